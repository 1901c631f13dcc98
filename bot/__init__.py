"""The table: the Discord front end, the services, the database."""
