"""People and servers: preferences, settings, personal data, retention."""
