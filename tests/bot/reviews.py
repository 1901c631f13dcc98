"""Reviews that take seconds."""

import pytest

from bot.service.finished import review_analysis


def shorten_reviews(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shortens reviews to seconds."""
    monkeypatch.setattr(review_analysis, "FEWEST_MARKS", 4)
    monkeypatch.setattr(review_analysis, "MOST_MARKS", 4)
    monkeypatch.setattr(review_analysis, "TURNING_POINTS", 2)
    monkeypatch.setattr(review_analysis, "BATCH", 6)
    monkeypatch.setattr(review_analysis, "SURE", 0.1)  # so that few playouts show a turning point
    monkeypatch.setattr(review_analysis, "BUDGET", 0.5)
    monkeypatch.setattr(review_analysis, "BUDGET_FOR_BETTER", 0.1)
    monkeypatch.setattr(review_analysis, "ALTERNATIVES", 1)
