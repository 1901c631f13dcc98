"""Chances in whole per cent: what can fail never reads as certain, what can happen never as impossible."""

ALMOST = 1e-12  # sums of fractions are no more exact than this


def percent(chance: float) -> str:
    """Returns a chance for a reader: `<1` and `>99` where a whole number would say too much."""
    whole = round(100 * chance)
    if _is_open(chance) and whole in (0, 100):
        return ">99" if whole else "<1"
    return str(whole)


def whole_percent(chance: float) -> int:
    """Returns a chance to reckon with: 1 and 99 stand for all that is nearer to never and always."""
    whole = round(100 * chance)
    return max(1, min(whole, 99)) if _is_open(chance) else whole


def _is_open(chance: float) -> bool:
    return ALMOST < chance < 1 - ALMOST
