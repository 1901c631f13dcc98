"""Commands of `ackack`."""
