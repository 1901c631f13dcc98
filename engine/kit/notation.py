"""Values as one line of text, and back: `figures={S1(soldier,human,board,C4,activated)} round=2`.

The text follows the types. Required fields of a struct stand in order, the others by name and only if they
differ from their default; a true flag is just its name. Equal neighbours in a list are counted: `[ray*3]`.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterator, Mapping
from enum import Enum
from itertools import groupby
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import inspect as shapes

T = TypeVar("T")

NONE, YES, NO = "-", "yes", "no"
LARGEST = 9_999  # number in a line; larger ones occur in no game
LONGEST_RUN = 200  # equal neighbours in a list
DEEPEST = 30  # brackets inside brackets

_TOKEN = re.compile(r"\s*([A-Za-z0-9_.+/#'-]+|[\[\](){}:,=*])")
_WORD = re.compile(r"[A-Za-z0-9_.+/#'-]+")


class Unreadable(Exception):
    """A line is malformed: `where` is the text at which reading stopped."""

    def __init__(self, where: str) -> None:
        super().__init__(f"cannot read on at {where!r}")
        self.where = where


class Notation(Generic[T]):
    """Writes values of a type in short, and reads them; raises `TypeError` for a type it cannot write."""

    def __init__(self, kind: object, without: Collection[str] = ()) -> None:
        """Fields of a line that are in `without` are left out, and read as their defaults."""
        self._shape = _shape(shapes.type_info(kind), {})
        self._without = frozenset(without)

    def write(self, value: T) -> str:
        """Returns a value without blanks."""
        return self._shape.write(value)

    def read(self, text: str) -> T:
        """Returns the value of a text; raises `Unreadable` if it is none."""
        reader = _Reader(text)
        found: T = self._shape.read(reader)
        if not reader.is_done:
            raise reader.error()
        return found

    def write_line(self, value: T) -> str:
        """Returns a struct as one line, each field by its name."""
        return self._struct.write_fields(value, " ", self._without)

    def read_line(self, line: str) -> T:
        """Returns the struct of a line; raises `Unreadable` if it is none."""
        reader = _Reader(line)
        found: T = self._struct.read_fields(reader, self._without, lambda: reader.is_done, lambda: None)
        return found

    @property
    def _struct(self) -> "_Struct":
        if not isinstance(self._shape, _Struct):
            raise TypeError("only a struct can be written as a line")
        return self._shape


class _Reader:
    """The tokens of a line, read one after another."""

    def __init__(self, line: str) -> None:
        self._line = line
        self._at = 0
        self._depth = 0

    @property
    def is_done(self) -> bool:
        return not self._line[self._at :].strip()

    def peek(self) -> str:
        """Returns the next token; "" at the end or at a character that no line has."""
        found = _TOKEN.match(self._line, self._at)
        return found[1] if found else ""

    def take(self, expected: str = "") -> str:
        """Returns the next token and goes on; raises `Unreadable` if it is not the expected one."""
        found = _TOKEN.match(self._line, self._at)
        if found is None or (expected and found[1] != expected):
            raise self.error()
        self._at = found.end()
        self._depth += (found[1] in "([{") - (found[1] in ")]}")
        if self._depth > DEEPEST:
            raise self.error()
        return found[1]

    def word(self) -> str:
        """Returns the next token, which must be a word."""
        if _WORD.fullmatch(self.peek()) is None:
            raise self.error()
        return self.take()

    def took(self, token: str) -> bool:
        """Takes the next token if it is this one, and tells whether it was."""
        if self.peek() != token:
            return False
        self.take()
        return True

    def error(self) -> Unreadable:
        return Unreadable(self._line[self._at : self._at + 40].strip())


class _Shape(ABC):
    """A type, with the way its values are written."""

    @abstractmethod
    def write(self, value: Any) -> str: ...

    @abstractmethod
    def read(self, reader: _Reader) -> Any: ...


class _Atom(_Shape):
    """A value that is one word."""

    def __init__(self, write: Callable[[Any], str], read: Callable[[str], Any]) -> None:
        self._write = write
        self._read = read

    def write(self, value: Any) -> str:
        text = self._write(value)
        assert _WORD.fullmatch(text), f"{text!r} is no word of a line"
        assert text != NONE, f"{text!r} means nothing at all"
        return text

    def read(self, reader: _Reader) -> Any:
        unread, word = reader.error(), reader.word()
        try:
            return self._read(word)
        except (ValueError, KeyError):
            raise unread from None


class _List(_Shape):
    """A list of any length, or a tuple with a shape per item."""

    def __init__(self, item: _Shape | None, items: tuple[_Shape, ...] = ()) -> None:
        self._item = item
        self._items = items

    def write(self, value: Any) -> str:
        if self._item is None:
            parts = [shape.write(each) for shape, each in zip(self._items, value, strict=True)]
            return f"[{','.join(parts)}]"
        return f"[{','.join(_runs(map(self._item.write, value)))}]"

    def read(self, reader: _Reader) -> Any:
        reader.take("[")
        if self._item is None:
            return tuple(self._read_items(reader))
        found: list[Any] = []
        while not reader.took("]"):
            if found:
                reader.take(",")
            found.extend(_run(reader, self._item.read(reader)))
        return tuple(found)

    def _read_items(self, reader: _Reader) -> Iterator[Any]:
        for number, shape in enumerate(self._items):
            if number:
                reader.take(",")
            yield shape.read(reader)
        reader.take("]")


def _runs(parts: Iterator[str]) -> Iterator[str]:
    for part, same in groupby(parts):
        count = len(list(same))
        yield part if count == 1 else f"{part}*{count}"


def _run(reader: _Reader, value: Any) -> list[Any]:
    if not reader.took("*"):
        return [value]
    unread, count = reader.error(), reader.word()
    if not count.isdecimal() or not 0 < int(count) <= LONGEST_RUN:
        raise unread
    return [value] * int(count)


class _Dict(_Shape):
    """A mapping; a struct that begins with its key as `id` stands without one."""

    def __init__(self, key: _Shape, value: _Shape) -> None:
        self._key = key
        self._value = value
        self._by_id = isinstance(value, _Struct) and value.has_id

    def write(self, value: Any) -> str:
        return f"{{{','.join(map(self._entry, value.items()))}}}"

    def _entry(self, entry: tuple[Any, Any]) -> str:
        key, value = entry
        if isinstance(self._value, _Struct) and self._by_id:
            return self._value.write_named(self._key.write(key), value)
        return f"{self._key.write(key)}:{self._value.write(value)}"

    def read(self, reader: _Reader) -> Any:
        reader.take("{")
        found: dict[Any, Any] = {}
        while not reader.took("}"):
            if found:
                reader.take(",")
            unread, key = reader.error(), self._key.read(reader)
            if key in found:
                raise unread
            if isinstance(self._value, _Struct) and self._by_id:
                found[key] = self._value.read_named(key, reader)
            else:
                reader.take(":")
                found[key] = self._value.read(reader)
        return found


class _Struct(_Shape):
    """A struct: required fields in order, the others by name."""

    def __init__(self, kind: shapes.StructType) -> None:
        self._kind: type[Any] = kind.cls
        self.tag = str(kind.tag or "")
        self._fields: dict[str, tuple[shapes.Field, _Shape]] = {}

    def fill(self, kind: shapes.StructType, known: dict[type, "_Struct"]) -> None:
        """Adds the shapes of the fields, which may hold this struct again."""
        self._fields = {each.name: (each, _shape(each.type, known)) for each in kind.fields}

    @property
    def has_id(self) -> bool:
        return next(iter(self._fields), "") == "id"

    @property
    def _required_fields(self) -> list[str]:
        return [name for name, (each, _) in self._fields.items() if each.required]

    def write(self, value: Any) -> str:
        text = self.write_fields(value, ",", frozenset())
        return f"{self.tag}({text})" if text or not self.tag else self.tag

    def write_named(self, name: str, value: Any) -> str:
        """Returns a struct after its id."""
        assert str(value.id) == name, f"{value} stands in the place of {name}"
        return f"{name}({self.write_fields(value, ',', frozenset({'id'}))})"

    def write_fields(self, value: Any, separator: str, without: Collection[str]) -> str:
        """Returns the fields of a value, without brackets."""
        parts = []
        for name, (each, shape) in self._fields.items():
            held = getattr(value, name)
            if name in without or (not each.required and held == _default(each)):
                continue
            if held is True and not each.required:
                parts.append(name)
            elif each.required and separator == ",":
                parts.append(shape.write(held))
            else:
                parts.append(f"{name}={shape.write(held)}")
        return separator.join(parts)

    def read(self, reader: _Reader) -> Any:
        if self.tag:
            reader.take(self.tag)
            if reader.peek() != "(":
                return self._build(reader, {})
        return self._in_brackets(reader, {})

    def read_named(self, name: Any, reader: _Reader) -> Any:
        """Returns a struct whose id was read."""
        return self._in_brackets(reader, {"id": name})

    def _in_brackets(self, reader: _Reader, found: dict[str, Any]) -> Any:
        reader.take("(")
        first = True

        def between() -> None:
            nonlocal first
            if not first:
                reader.take(",")
            first = False

        for name in self._required_fields:
            if name not in found:
                between()
                found[name] = self._fields[name][1].read(reader)
        return self.read_fields(reader, (), lambda: reader.took(")"), between, found)

    def read_fields(
        self,
        reader: _Reader,
        without: Collection[str],
        is_done: Callable[[], bool],
        between: Callable[[], None],
        known: Mapping[str, Any] | None = None,
    ) -> Any:
        """Returns the struct with fields by name, up to the end."""
        found = dict(known or {})
        while not is_done():
            between()
            unread, name = reader.error(), reader.word()
            if name not in self._fields or name in found or name in without:
                raise unread
            found[name] = self._fields[name][1].read(reader) if reader.took("=") else True
        return self._build(reader, found)

    def _build(self, reader: _Reader, found: dict[str, Any]) -> Any:
        """Returns the struct; `convert` checks the values by their declared types and bounds."""
        if any(name not in found for name in self._required_fields):
            raise reader.error()
        for name, value in found.items():
            if value is True and not isinstance(self._fields[name][1], _Atom):
                raise reader.error()
        return self._kind(**found)


class _Choice(_Shape):
    """A union: nothing, one of some tagged structs, or another value."""

    def __init__(self, members: list[_Shape], *, optional: bool) -> None:
        self._tagged = {one.tag: one for one in members if isinstance(one, _Struct) and one.tag}
        self._others = [one for one in members if not (isinstance(one, _Struct) and one.tag)]
        self._optional = optional

    def write(self, value: Any) -> str:
        if value is None:
            return NONE
        if isinstance(value, msgspec.Struct) and self._tagged:
            return self._tagged[str(value.__struct_config__.tag)].write(value)
        return self._others[0].write(value)

    def read(self, reader: _Reader) -> Any:
        if self._optional and reader.took(NONE):
            return None
        if reader.peek() in self._tagged:
            return self._tagged[reader.peek()].read(reader)
        if not self._others:
            raise reader.error()
        return self._others[0].read(reader)


def _default(each: shapes.Field) -> Any:
    return each.default_factory() if each.default is msgspec.NODEFAULT else each.default


def _number(word: str) -> int:
    value = int(word)
    if not -LARGEST <= value <= LARGEST:
        raise ValueError(word)
    return value


def _shape(kind: shapes.Type, known: dict[type, _Struct]) -> _Shape:
    """Returns the shape of a type; `known` are the structs met before."""
    match kind:
        case shapes.StructType(cls=cls):
            if cls not in known:
                known[cls] = _Struct(kind)
                known[cls].fill(kind, known)
            return known[cls]
        case shapes.UnionType(types=types):
            held = [_shape(one, known) for one in types if not isinstance(one, shapes.NoneType)]
            return _Choice(held, optional=len(held) < len(types))
        case shapes.VarTupleType(item_type=item) | shapes.ListType(item_type=item):
            return _List(_shape(item, known))
        case shapes.TupleType(item_types=items):
            return _List(None, tuple(_shape(item, known) for item in items))
        case shapes.DictType(key_type=key, value_type=value):
            return _Dict(_shape(key, known), _shape(value, known))
    return _atom(kind)


def _atom(kind: shapes.Type) -> _Atom:
    match kind:
        case shapes.EnumType(cls=cls):
            members = {str(one.value): one for one in cls}
            return _Atom(_value_of, members.__getitem__)
        case shapes.BoolType():
            return _Atom(lambda value: YES if value else NO, {YES: True, NO: False}.__getitem__)
        case shapes.IntType(ge=least, le=most):
            return _Atom(str, lambda word: _within(_number(word), least, most))
        case shapes.StrType():
            return _Atom(str, str)
    raise TypeError(f"no notation for {kind}")


def _within(value: int, least: int | None, most: int | None) -> int:
    if (least is not None and value < least) or (most is not None and value > most):
        raise ValueError(value)
    return value


def _value_of(member: Enum) -> str:
    return str(member.value)
