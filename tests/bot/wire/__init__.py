"""Checks of all requests to Discord: by Discord's own API description where it is available, and by rules."""
