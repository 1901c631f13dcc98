"""What the bot sends to Discord, checked: by Discord's own description where it is at hand, and by rules."""
