"""Shards, other processes, counters and the health signal."""
