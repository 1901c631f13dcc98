"""The helpers that games share."""
