"""The rules: pure functions on frozen values."""
