"""Trying out."""
