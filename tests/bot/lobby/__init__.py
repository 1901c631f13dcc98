"""Before the game."""
