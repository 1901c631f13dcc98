"""Games on the command line: named titles, playouts in memory, positions of a database, outside minds."""
