"""Fits of the computer players' weights to the results of games; one module per game."""
