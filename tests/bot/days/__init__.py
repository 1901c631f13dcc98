"""Play over days."""
