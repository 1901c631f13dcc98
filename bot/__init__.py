"""The table: Discord, the database, and what lies between."""
