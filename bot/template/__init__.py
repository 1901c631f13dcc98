"""The game that `ackack new-title` copies: small, complete and under test."""
