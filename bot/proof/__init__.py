"""Proof that a game went by its dice: how a seed is made, a game as a file, and the check of such a file."""
