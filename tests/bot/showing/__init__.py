"""Messages and pictures on Discord."""
