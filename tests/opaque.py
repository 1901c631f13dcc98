"""How tests look into what the bot may not: titles of any type, and the values inside."""

from collections.abc import Iterator, Sequence
from copy import copy
from dataclasses import replace
from typing import Any, TypeAlias

from bot.cli.games.playout import Player, playout
from bot.service.model.table import Offer, Shown
from bot.titles.title import Title

AnyTitle: TypeAlias = Title[Any, Any, Any, Any, Any]


def with_rules(title: AnyTitle, **facts: object) -> AnyTitle:
    """Returns a title whose rules have other facts: another version, another seat plan."""
    rules = copy(title.rules)
    for name, fact in facts.items():
        setattr(rules, name, fact)
    return replace(title, rules=rules)


def with_codecs(title: AnyTitle, **types: object) -> AnyTitle:
    """Returns a title whose values decode into other types."""
    return replace(title, codecs=replace(title.codecs, **types))  # type: ignore[arg-type] # as in replace


def inside(shown: Shown) -> Any:
    """Returns the view of a game, as the game itself knows it."""
    return shown.view


def action_of(offer: Offer) -> Any:
    """Returns an action, as the game itself knows it."""
    return offer.action


def steps_of(
    title: AnyTitle, options: Any, players: Sequence[Player], seed: bytes, limit: int
) -> Iterator[Any]:
    """Plays a game out, step by step, as the game itself knows them."""
    return playout(title, options, players, seed, limit)
