"""The subcommands of `ackack`, one module each: `add_arguments` declares its arguments, `run` runs it."""
