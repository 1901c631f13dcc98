"""Access to the opaque values of titles, which the bot's own code must not inspect."""

from collections.abc import Iterator, Sequence
from copy import copy
from typing import Any, TypeAlias

from bot.cli.games.playout import Player, playout
from bot.copies import replace
from bot.service.model.table import Offer, Shown
from bot.titles.title import Title

AnyTitle: TypeAlias = Title[Any, Any, Any, Any, Any]


def with_rules(title: AnyTitle, **facts: object) -> AnyTitle:
    """Returns a copy of a title with changed attributes of its rules, such as version or seat plan."""
    rules = copy(title.rules)
    for name, fact in facts.items():
        setattr(rules, name, fact)
    return replace(title, rules=rules)


def with_codecs(title: AnyTitle, **types: object) -> AnyTitle:
    """Returns a copy of a title that decodes values into other types."""
    return replace(title, codecs=replace(title.codecs, **types))  # type: ignore[arg-type] # as in replace


def inside(shown: Shown) -> Any:
    """Returns a view with the game's own type."""
    return shown.view


def action_of(offer: Offer) -> Any:
    """Returns an action with the game's own type."""
    return offer.action


def steps_of(
    title: AnyTitle, options: Any, players: Sequence[Player], seed: bytes, limit: int
) -> Iterator[Any]:
    """Plays a game step by step; yields steps with the game's own types."""
    return playout(title, options, players, seed, limit)
