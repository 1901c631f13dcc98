"""Rules of each game about its data, beyond their types: a module per game that takes packs."""
