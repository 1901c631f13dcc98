"""Tables while they are played: positions in memory, the one way to change them, computers, workers."""
