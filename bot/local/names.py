"""Commands as a person's Discord shows them: each name in their language, and what it stands for."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from simcord.enums import OptionType

Json = dict[str, Any]

GROUPS = (OptionType.SUBCOMMAND, OptionType.SUBCOMMAND_GROUP)


@dataclass(frozen=True, kw_only=True)
class NamedCommand:
    """A command with both its names."""

    name: str  # by which the bot hears of it
    shown: str
    leaf: Json

    def answers_to(self, typed: str) -> bool:
        """Tells whether it is meant by what somebody has typed."""
        return typed in (self.name, self.shown)


def named_commands(command: Json, language: str) -> Iterator[NamedCommand]:
    """Yields a command, or those of a group, in a language."""
    yield from _walk(command, language, (), ())


def _walk(
    node: Json, language: str, above: tuple[str, ...], shown_above: tuple[str, ...]
) -> Iterator[NamedCommand]:
    names, shown = (*above, node["name"]), (*shown_above, shown_name(node, language))
    below = [option for option in node.get("options") or () if option["type"] in GROUPS]
    for child in below:
        yield from _walk(child, language, names, shown)
    if not below:
        yield NamedCommand(name=" ".join(names), shown=" ".join(shown), leaf=node)


def shown_name(part: Json, language: str) -> str:
    """Returns how a command, an option or a choice is called in a language."""
    return str((part.get("name_localizations") or {}).get(language) or part["name"])


def shown_about(part: Json, language: str) -> str:
    """Returns how a command or an option is described in a language."""
    return str((part.get("description_localizations") or {}).get(language) or part.get("description", ""))
