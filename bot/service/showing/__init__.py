"""Output for Discord: views, pages, cards, pictures and the outbox."""
