"""Subcommands for people who write titles."""
