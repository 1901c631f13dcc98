"""The subcommands of `ackack`, one module each: `declare` adds its arguments, `do` runs it."""
