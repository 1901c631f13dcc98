"""The words that a title owes: every key, with the variables that its text may use."""

from collections.abc import Iterator, Mapping
from enum import Enum
from typing import Any, TypeAlias, get_args

from bot.text.catalogue import fields_of, is_id, key_of
from bot.titles.title import Lookup, Title, Verb, yes_or_no
from engine.core import Data, Decision, Outcome, Refusal, tag_of

OwedWords: TypeAlias = Mapping[str, frozenset[str]]  # each key with the variables its words may use
AnyKind: TypeAlias = Title[Any, Any, Any, Any, Any]

NOTHING: frozenset[str] = frozenset()


def owed_words(title: AnyKind) -> OwedWords:
    """Returns the keys of all texts that a title needs."""
    keys: dict[str, frozenset[str]] = {"title-name": NOTHING, "title-goal": NOTHING}
    for kind in members(title.codecs.action_type):
        keys[key_of("kind", tag_of(kind))] = NOTHING
        keys |= {key_of("slot", field): NOTHING for field in fields_of(kind)}
    keys |= {
        key: variables_of(kind) | _variables_by_namers(title, kind)
        for key, kind in kinds_by_key(title).items()
    }
    keys |= {f"seat-{key}": NOTHING for key in title.rules.seat_plan(title.codecs.options_type()).keys}
    keys |= {key_of("option", name): NOTHING for name in title.setup.choices}
    keys |= _named_values(title)
    keys |= {step.key: step.variables for step in title.commands.guide}
    commands: tuple[Verb[Any, Any, Any] | Lookup[Any], ...] = (*title.commands.verbs, *title.commands.lookups)
    for command in commands:
        keys[key_of("verb", command.name)] = NOTHING
        keys |= {key_of(f"slot-{command.name}", slot.name): NOTHING for slot in command.slots}
    return keys


def kinds_by_key(title: AnyKind) -> Mapping[str, type[Data]]:
    """Returns the keys of all sentences about a value, each with the type of the value."""
    told = title.wording.story.kinds if title.wording.story else ()
    kinds = {
        "action": members(title.codecs.action_type),
        "event": (*members(title.codecs.event_type), *told),
        "decision": tuple(_leaves(Decision, title)),
        "refusal": tuple(_leaves(Refusal, title)),
    }
    return {
        **{key_of(name, tag_of(kind)): kind for name, every in kinds.items() for kind in every},
        **{key_of("outcome", reason): Outcome for reason in title.rules.reasons},
    }


def members(union: Any) -> tuple[type[Data], ...]:
    """Returns the types of a union, or the type itself."""
    return get_args(union) or (union,)


def _named_values(title: AnyKind) -> OwedWords:
    """Returns the keys of the choices of options and of named enumerations, with the variables they get."""
    asked: dict[str, frozenset[str]] = {}

    def words(key: str, /, **params: object) -> str:
        asked[key] = asked.get(key, NOTHING) | frozenset(params)
        return key

    for choices in title.setup.choices.values():
        if choices is not yes_or_no:  # the bot's own words
            choices(words)
    for kind, namer in title.wording.namers.items():
        if isinstance(kind, type) and issubclass(kind, Enum):
            for member in kind:
                namer(member, None, words)
    return asked


def plain_ids(title: AnyKind) -> frozenset[Any]:
    """Returns the ids and enumerations in a title's values that have no namer, but perhaps words by key."""
    fields = {
        declared
        for kind in kinds_by_key(title).values()
        for field, declared in fields_of(kind).items()
        if (kind, field) not in title.wording.namers
    }
    return frozenset(each for declared in fields for each in _ids_in(declared, title))


def _ids_in(declared: Any, title: AnyKind) -> Iterator[Any]:
    if declared in title.wording.namers:
        return
    if is_id(declared):
        yield declared
    for part in get_args(declared):
        if part is not Ellipsis:
            yield from _ids_in(part, title)


def _leaves(base: type[Data], title: AnyKind) -> Iterator[type[Data]]:
    """Yields the kinds in a game's own package that have no subclasses."""
    module = type(title.rules).__module__
    package = module.rpartition(".")[0] or module
    for kind in base.__subclasses__():
        if kind.__subclasses__():
            yield from _leaves(kind, title)
        elif f"{kind.__module__}.".startswith(f"{package}."):
            yield kind


def _variables_by_namers(title: AnyKind, kind: type[Data]) -> frozenset[str]:
    """Returns the variables that namers of a title tell about a value, besides its fields."""
    named = (key for key in title.wording.namers if isinstance(key, tuple))
    return frozenset(name for of, name in named if of is kind)


def variables_of(kind: type[Data]) -> frozenset[str]:
    """Returns the variables that a sentence about a value may use."""
    return frozenset(fields_of(kind)) | {f"{field}_count" for field in fields_of(kind)}
