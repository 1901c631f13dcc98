"""Random input at every door of the bot: `make fuzz` tries each for ten minutes, the tests a few examples."""
