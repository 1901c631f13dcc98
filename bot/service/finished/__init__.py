"""After the game: results, reviews, proofs and statistics."""
