"""The services: all actions at tables, without Discord and without SQL."""
