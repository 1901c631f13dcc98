"""Posting to Discord: the outbox worker, board and card messages, replays."""
