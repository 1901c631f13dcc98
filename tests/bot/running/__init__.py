"""Tables in memory, restarts, computers, several processes."""
