"""/me, /server and personal data in Discord."""
