"""Words: keys and parameters into sentences in every language."""
