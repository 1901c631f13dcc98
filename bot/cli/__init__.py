"""The subcommands of `ackack`, one module each: `declare` says what it can be told, `do` does it."""
