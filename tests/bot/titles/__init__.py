"""Titles: words, commands and previews of the games."""
