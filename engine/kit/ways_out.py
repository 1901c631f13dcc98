"""Ways out: the legal alternatives that a refusal names."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, TypeVar

from msgspec.structs import replace

from engine.core import Action, Refusal

MOST = 4  # alternatives that a refusal names

R = TypeVar("R", bound=Refusal)


class Way(NamedTuple):
    """How to find alternatives: legal actions of the refused kind, or of `kind`, with the same fields."""

    offers: tuple[str, ...]  # the first of these fields that the actions have is what differs
    same: tuple[str, ...] = ()  # fields that must agree, where the actions have them
    kind: type[Action] | None = None


Ways = Mapping[type[Refusal], Way]


def with_ways_out(refusal: R, action: Action, legal: Iterable[Action], ways: Ways) -> R:
    """Returns a refusal whose field `instead` has what the player could have named instead."""
    way = ways.get(type(refusal))
    if way is None:
        return refusal
    kind = way.kind or type(action)
    field = next((name for name in way.offers if name in kind.__struct_fields__), None)
    if field is None:
        return refusal
    alike = (each for each in legal if type(each) is kind and _agree(each, action, way.same))
    found: dict[Any, None] = dict.fromkeys(getattr(each, field) for each in alike)
    for useless in (None, getattr(action, field, None)):
        found.pop(useless, None)
    return replace(refusal, instead=tuple(found)[:MOST])


def _agree(one: Action, other: Action, fields: Iterable[str]) -> bool:
    shared = set(one.__struct_fields__) & set(other.__struct_fields__)
    return all(getattr(one, name) == getattr(other, name) for name in fields if name in shared)
