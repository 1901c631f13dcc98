"""Lobbies in Discord: the lobby message, its buttons, /new and /table."""
