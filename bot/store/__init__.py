"""SQL and nothing else: one module per table of the database."""
