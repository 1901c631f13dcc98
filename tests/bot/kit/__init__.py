"""Building blocks of the front end."""
