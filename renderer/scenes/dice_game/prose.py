"""The dice game's table as text: a short alt text, and the full text board."""

from collections.abc import Callable, Iterable, Mapping
from typing import Protocol

from engine.core import Seat
from engine.dice_game.content import Symbol
from engine.dice_game.view import Card, Place, Player, Stage, View
from renderer.scenes.dice_game import names
from renderer.text import UNSEEN
from renderer.words import Words, aloud, alt_text


class Namer(Protocol):
    """Names a seat."""

    def __call__(self, view: View, which: Seat, words: Words, /) -> str: ...


def state_of_play(view: View, words: Words, name: Namer = names.seat) -> str:
    """Returns the state of play in one line."""
    if view.winner is not None:
        return words("board-over", seat=name(view, view.winner, words), vp=view.players[view.winner].vp)
    attack = view.attack
    assert attack is not None, "a game without a winner goes on"
    key = "board-last-round" if view.ending else "board-round"
    return words(key, round=view.round, doing=_doing(view, words, name))


def _doing(view: View, words: Words, name: Namer) -> str:
    attack = view.attack
    assert attack is not None
    seat = name(view, attack.seat, words)
    match attack.stage:
        case Stage.AIM:
            return words("board-aims-again" if attack.bonus else "board-aims", seat=seat)
        case Stage.SPOILS:
            spoils = attack.spoils
            assert spoils is not None
            return words("board-uses", seat=seat, location=names.location(spoils, words))
        case Stage.ROLL | Stage.DECIDE:
            assert attack.target is not None
            return words("board-attacks", seat=seat, location=names.location(attack.target, words))


def score(view: View, seats: Mapping[Seat, str], words: Words) -> str:
    """Returns the VP of all players in one line."""
    return " · ".join(
        words("score-seat", seat=seats[Seat(seat)], vp=player.vp) for seat, player in enumerate(view.players)
    )


def alt(view: View, words: Words) -> str:
    """Returns the alt text of the picture, within Discord's limit."""
    sentences = (
        f"{aloud(state_of_play(view, words))}.",
        *_scores(view, words),
        *_dice(view, words),
        *(_short(view, place, card, words) for place, card in _open(view)),
    )
    return alt_text(sentence.translate(UNSEEN) for sentence in sentences)


def status(view: View, words: Words) -> list[str]:
    """Returns what the posted board does not show: the cards that players have claimed, one line each."""
    return [_score(view, player, words, _with_rule) for player in view.players if player.claimed]


def text_board(view: View, words: Words) -> str:
    """Returns the full text of the table."""
    lines = [
        f"{aloud(state_of_play(view, words))}.",
        words(
            "board-text-nukes",
            visible=view.visible,
            side=words(f"difficulty-{view.difficulty.value}"),
            nukes=view.difficulty_nukes,
            limit=view.attack.limit if view.attack is not None else view.visible,
        ),
        *_dice(view, words),
        "",
    ]
    for number, place in enumerate(view.row, 1):
        lines += _stack(view, number, place, words)
    lines.append("")
    for player in view.players:
        lines += _player(view, player, words)
    return "\n".join(lines).translate(UNSEEN)


def _open(view: View) -> Iterable[tuple[Place, Card]]:
    return [(place, place.card) for place in view.row if place.card is not None]


def _dice(view: View, words: Words) -> Iterable[str]:
    if view.thrower is None:
        return
    counts = {
        "nukes": view.dice.count(Symbol.NUKE),
        "martians": view.dice.count(Symbol.MARTIAN),
        "ray_guns": view.dice.count(Symbol.RAY_GUN),
    }
    deciding = view.attack is not None and view.attack.stage is Stage.DECIDE
    key = "board-text-dice" if deciding else "board-text-last-nuked" if view.nuked else "board-text-last-dice"
    yield words(key, seat=names.seat(view, view.thrower, words), **counts)


def _short(view: View, place: Place, card: Card, words: Words) -> str:
    location = card.location
    return words(
        "board-alt-card",
        location=names.location(card.id, words),
        vp=location.vp,
        spaces=location.spaces,
        symbols=names.symbols(location.symbols, words),
        nukes=location.nukes,
        tokens=_tokens(view, place, words),
    )


def _tokens(view: View, place: Place, words: Words) -> str:
    tokens = [
        words("board-token", seat=names.colour_of(view, Seat(seat), words), space=space)
        for seat, space in enumerate(place.tokens)
        if space
    ]
    return ", ".join(tokens) or words("board-no-tokens")


def _stack(view: View, number: int, place: Place, words: Words) -> Iterable[str]:
    if place.card is None:
        yield words("board-text-empty", number=number)
        return
    location = place.card.location
    yield words(
        "board-text-card",
        number=number,
        location=names.location(place.card.id, words),
        kind=words(f"card-kind-{location.kind.value}"),
        vp=location.vp,
        spaces=location.spaces,
        symbols=names.symbols(location.symbols, words),
        nukes=location.nukes,
        below=place.below,
        tokens=_tokens(view, place, words),
    )
    if place.banned:
        yield words("board-text-banned")
    yield from _rule(place.card, words)


def _rule(card: Card, words: Words) -> Iterable[str]:
    effect = card.location.effect
    if effect is not None:
        yield words(
            "board-text-rule",
            colour=words(f"colour-{names.colour(card.location)}"),
            name=names.effect(effect, words),
            text=names.effect_text(effect, words),
        )


def _player(view: View, player: Player, words: Words) -> Iterable[str]:
    yield _score(view, player, words, _with_vp)
    for card in player.claimed:
        if names.colour(card.location) == "green":
            yield from _rule(card, words)


def _score(view: View, player: Player, words: Words, name: Callable[[Card, Words], str]) -> str:
    return words(
        "board-text-player",
        seat=names.seat(view, player.seat, words),
        vp=player.vp,
        count=len(player.claimed),
        cards=", ".join(name(card, words) for card in player.claimed),
        first="yes" if player.seat == view.first else "no",
    )


def _with_vp(card: Card, words: Words) -> str:
    return words("board-claimed", location=names.location(card.id, words), vp=card.location.vp)


def _with_rule(card: Card, words: Words) -> str:
    """Returns a claimed card with its VP and, if its rule works on, the name of the rule."""
    effect = card.location.effect
    if effect is None or names.colour(card.location) != "green":
        return _with_vp(card, words)
    place, rule = names.location(card.id, words), names.effect(effect, words)
    return words("board-claimed-rule", location=place, vp=card.location.vp, rule=rule)


def _scores(view: View, words: Words) -> Iterable[str]:
    for player in view.players:
        yield words(
            "board-alt-player",
            seat=names.seat(view, player.seat, words),
            vp=player.vp,
            count=len(player.claimed),
        )
