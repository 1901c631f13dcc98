"""Votes, absences, reminders and moved tables in Discord."""
