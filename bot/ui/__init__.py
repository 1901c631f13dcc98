"""The Discord front end: commands, buttons, messages and the outbox worker."""
