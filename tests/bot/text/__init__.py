"""Words: the catalogue, what is ours, hostile input."""
