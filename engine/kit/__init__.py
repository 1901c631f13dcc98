"""Helpers shared by several games."""
