"""The referee of the miniatures game: every number of the rules, held by a row."""
