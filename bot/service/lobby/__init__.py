"""Before the game: lobbies, rematches, computer levels, the seed of the dice."""
