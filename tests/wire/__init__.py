"""A double of Discord on a real socket, and the bot as a real process in front of it."""
