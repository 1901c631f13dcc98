"""The fields of every title's options, actions and events, as a digest per version of its rules.

A proof file is compared byte by byte with how these values are written today. So a field more or less needs
a higher version of the rules; `python -m tests.bot.shapes` then writes each `shape.toml` again.
"""

from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from tests.opaque import AnyTitle
from tests.titles import TITLES

FOLDER = Path(__file__).parents[1] / "engine"


class Shape(msgspec.Struct, frozen=True):
    """The version of a title's rules, and a digest of the fields it writes."""

    version: int
    fields: str


def shape_of(title: AnyTitle) -> Shape:
    """Returns the present shape of a title."""
    codecs = title.codecs
    types = [codecs.options_type, codecs.action_type, codecs.event_type]
    schema = _fields(msgspec.json.schema_components(types))
    text = msgspec.json.encode(schema, order="sorted")
    return Shape(version=title.rules.version, fields=blake2b(text, digest_size=8).hexdigest())


def _fields(schema: Any) -> Any:
    """Returns a schema without the words that describe it."""
    if isinstance(schema, dict):
        return {key: _fields(value) for key, value in schema.items() if key not in ("title", "description")}
    return [_fields(each) for each in schema] if isinstance(schema, list | tuple) else schema


def noted(title: AnyTitle) -> Shape:
    """Returns the shape of a title on record."""
    return msgspec.toml.decode(_file(title).read_bytes(), type=Shape)


def _file(title: AnyTitle) -> Path:
    return FOLDER / title.id / "shape.toml"


def main() -> None:
    """Writes the present shapes."""
    for title in TITLES:
        shape = shape_of(title)
        _file(title).write_text(f'version = {shape.version}\nfields = "{shape.fields}"\n', encoding="utf-8")


if __name__ == "__main__":
    main()
