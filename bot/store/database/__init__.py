"""Databases: SQLite and PostgreSQL connections, migrations, locks and copying."""
