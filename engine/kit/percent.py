"""Chances in whole per cent; only certain and impossible results read 100 and 0."""

ALMOST = 1e-12  # rounding errors of summed fractions stay below this


def percent(chance: float) -> str:
    """Returns a chance as text: `<1` and `>99` instead of a rounded 0 and 100."""
    whole = round(100 * chance)
    if _is_open(chance) and whole in (0, 100):
        return ">99" if whole else "<1"
    return str(whole)


def whole_percent(chance: float) -> int:
    """Returns a chance as an integer: 1 and 99 instead of a rounded 0 and 100."""
    whole = round(100 * chance)
    return max(1, min(whole, 99)) if _is_open(chance) else whole


def _is_open(chance: float) -> bool:
    return ALMOST < chance < 1 - ALMOST
