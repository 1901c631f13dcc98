"""A self-contained HTML page of a game: the replay to step through, and the check of its rolls."""

from base64 import b64encode
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import msgspec

from bot.text.catalogue import ENGLISH
from bot.titles.title import Words

_FOLDER = Path(__file__).parent
_FILES = {"STYLE": "page.css", "CHECK": "check.js", "STEPS": "replay.js"}

_CHECK_TEXTS = (
    "title", "about", "part", "bad", "unproved", "rules", "authors", "compared", "alone", "seal", "secret",
    "ids", "words", "cut", "uncut", "seed", "mark", "posted", "uncompared", "same", "other", "row", "kind",
    "seat", "rolls", "told",
)  # fmt: skip
_REPLAY_TEXTS = (
    "first", "back", "next", "last", "play", "controls", "slider", "rounds", "points", "prose", "keys",
    "begins",
)  # fmt: skip


def page_of(record: bytes, words: Words, replay: bytes = b"null", locale: str = ENGLISH) -> bytes:
    """Returns the page of a record and of a replay, which is JSON, in a language; either may be missing."""
    texts = {name: str(words(f"page-{name}")) for name in _CHECK_TEXTS}
    texts["early"] = str(words("page-early", last="@last"))
    texts["roll"] = str(words("page-roll", chosen="@chosen", choices="@choices"))
    page = _template()
    for name, content in (
        (b"@LANG@", locale.encode()),
        (b"@GAME@", b64encode(record)),
        (b"@WORDS@", _in_script(msgspec.json.encode(texts))),
        (b"@REPLAY@", _in_script(replay)),
    ):
        page = page.replace(name, content, 1)
    return page


def replay_texts(words: Words) -> Mapping[str, str]:
    """Returns the labels of the replay, by the names that its script uses."""
    texts = {name: str(words(f"replay-page-{name}")) for name in _REPLAY_TEXTS}
    return {**texts, "step": str(words("replay-step", number="@number", count="@count"))}


def _in_script(json: bytes) -> bytes:
    """Returns JSON that cannot end the script it stands in."""
    return json.replace(b"<", b"\\u003c")


@cache
def _template() -> bytes:
    page = (_FOLDER / "page.html").read_text("utf-8")
    for name, file in _FILES.items():
        page = page.replace(f"@{name}@", (_FOLDER / file).read_text("utf-8"))
    return page.encode()
