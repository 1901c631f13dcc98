"""Proof that a game used its dice: the making of seeds, records of games, and their check."""
