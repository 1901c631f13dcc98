"""The bot killed at every write and request of every kind of change, and what it shows afterwards."""
