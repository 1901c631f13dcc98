"""Pages of the documentation that a command writes: long tables, and the text between two marks."""

from collections.abc import Sequence


def rows(head: str, cells: Sequence[str]) -> list[str]:
    """Returns the rows of one thing in a table: a line for each cell, the thing named in the first."""
    first, *rest = cells or ("",)
    return [f"| {head} | {first} |", *(f"| | {cell} |" for cell in rest)]


def with_part(page: str, begin: str, end: str, part: str) -> str:
    """Returns the page with this part between two of its lines, and the rest as it was."""
    before, _, rest = page.partition(begin)
    _, _, after = rest.partition(end)
    return f"{before}{begin}\n\n{part}\n\n{end}{after}"
