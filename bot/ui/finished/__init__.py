"""/review, /record and /games in Discord."""
