"""Tools for developers: run from a checkout (`python -m tools.tune …`), not installed with the bot."""
