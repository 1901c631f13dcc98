"""Proof files."""
