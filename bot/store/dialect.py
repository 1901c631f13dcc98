"""How a statement of the store is said to PostgreSQL."""

import re

# A word in quotes stays as it is, also where it has a question mark or a colon in it.
_TOKEN = re.compile(r"('(?:[^']|'')*')|(::)|(%)|(\?)|:([a-z_]+)")


def in_postgres(statement: str) -> str:
    """Returns a statement with PostgreSQL's marks where values go: `%s` for `?`, `%(name)s` for `:name`."""
    return _TOKEN.sub(_translate, statement)


def _translate(found: "re.Match[str]") -> str:
    quoted, cast, percent, mark, name = found.groups()
    if quoted is not None:
        return str(quoted).replace("%", "%%")
    if cast is not None:
        return "::"
    if percent is not None:
        return "%%"
    return "%s" if mark is not None else f"%({name})s"
