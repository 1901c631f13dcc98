"""Pages of the documentation that a command writes: long tables, and the text between two marks."""

from collections.abc import Sequence


def rows(head: str, cells: Sequence[str]) -> list[str]:
    """Returns the rows of one thing in a table: a line for each cell, the thing named in the first."""
    first, *rest = cells or ("",)
    return [f"| {head} | {first} |", *(f"| | {cell} |" for cell in rest)]
