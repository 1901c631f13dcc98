"""Running tables: cached positions, the table writer, computer players and worker processes."""
