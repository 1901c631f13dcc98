"""The subcommands of `ackack`, one module each: `add` declares it, `do` does it."""
