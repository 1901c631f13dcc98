"""Texts of the bot: message keys and parameters are formatted into sentences in each language."""
