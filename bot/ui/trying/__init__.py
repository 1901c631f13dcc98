"""*Try it out*: the panel of a private copy, its lines and its dice."""
