"""Fits of the weights that computer players use, one module per game, to how games ended."""
