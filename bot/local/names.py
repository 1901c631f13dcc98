"""Names and descriptions of commands in a person's language, as Discord shows them."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from simcord.enums import OptionType

Json = dict[str, Any]

GROUPS = (OptionType.SUBCOMMAND, OptionType.SUBCOMMAND_GROUP)


@dataclass(frozen=True, kw_only=True)
class NamedCommand:
    """A command with its registered and its localised name."""

    name: str  # as the bot registers it
    shown: str
    leaf: Json

    def answers_to(self, typed: str) -> bool:
        """Tells whether the typed text is one of its names."""
        return typed in (self.name, self.shown)


def named_commands(command: Json, language: str) -> Iterator[NamedCommand]:
    """Yields a command, or the subcommands of a group, with localised names."""
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
    """Returns the name of a command, an option or a choice in a language."""
    return str((part.get("name_localizations") or {}).get(language) or part["name"])


def shown_about(part: Json, language: str) -> str:
    """Returns the description of a command or an option in a language."""
    return str((part.get("description_localizations") or {}).get(language) or part.get("description", ""))
