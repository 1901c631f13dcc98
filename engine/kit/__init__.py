"""Helpers a game may take or leave; a thing moves here when a second game wants it."""
