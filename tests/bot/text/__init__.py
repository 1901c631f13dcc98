"""Words: the catalogue, notes on sources, hostile input."""
