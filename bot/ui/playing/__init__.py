"""A turn in Discord: panels, boards, hands, commands of the games, rule lookups."""
