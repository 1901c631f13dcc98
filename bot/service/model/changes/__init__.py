"""Changes of a table as values: each one knows the position that follows from it; pure."""
