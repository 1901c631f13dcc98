"""Play over days: alarms, absences, pauses, endings, seats handed over, lost threads and channels."""
