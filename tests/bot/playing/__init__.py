"""A turn."""
