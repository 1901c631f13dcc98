"""Under Falling Skies: its rules, its data, its words and its computer player."""
