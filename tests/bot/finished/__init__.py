"""After the game."""
