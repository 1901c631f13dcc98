"""What Discord is shown."""
