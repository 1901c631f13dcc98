"""Ready phases: values that a game keeps in its state, and asks for the next question."""
