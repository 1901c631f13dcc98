"""During the game: moves, undo, votes, teams, standing orders, advice, rule booklets."""
