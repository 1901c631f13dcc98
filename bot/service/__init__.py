"""Everything a person can do at a table, without Discord and without SQL."""
