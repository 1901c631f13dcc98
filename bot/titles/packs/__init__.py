"""Packs: data and texts of one's own for a title; `ACKACK_PACKS` names the folder that has them."""
