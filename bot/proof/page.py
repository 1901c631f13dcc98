"""A self-contained HTML page that shows the rolls of a game and checks them in the browser."""

from base64 import b64encode
from functools import cache
from pathlib import Path

import msgspec

from bot.titles.title import Words

_TEMPLATE = Path(__file__).parent / "page.html"

_TEXTS = (
    "title", "about", "part", "bad", "unproved", "rules", "authors", "compared", "alone", "seal", "secret",
    "ids", "words", "cut", "uncut", "seed", "mark", "posted", "uncompared", "same", "other", "row", "kind",
    "seat", "rolls", "told",
)  # fmt: skip


def page_of(record: bytes, words: Words) -> bytes:
    """Returns the page of a record, in the reader's language."""
    texts = {name: str(words(f"page-{name}")) for name in _TEXTS}
    texts["early"] = str(words("page-early", last="@last"))
    texts["roll"] = str(words("page-roll", chosen="@chosen", choices="@choices"))
    filled = _template().replace(b"@GAME@", b64encode(record))
    return filled.replace(b"@WORDS@", msgspec.json.encode(texts).replace(b"<", b"\\u003c"))


@cache
def _template() -> bytes:
    return _TEMPLATE.read_bytes()
