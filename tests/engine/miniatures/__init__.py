"""The rules of the miniatures game: every number of the rules has a test row."""
