"""Plays and draws the games of a pack, to see that they can be played."""

from collections.abc import Iterator

import msgspec

import renderer
from bot.text.catalogue import ENGLISH, Catalogue
from bot.titles.packs.checks import ABOUT
from bot.titles.packs.shelf import with_pack
from bot.titles.title import AnyOptions, AnyState, AnyTitle, Words
from content.pack import Fault, Pack
from engine.core import Seat, SeededDice, play
from renderer.shapes import Scene


def trial_faults(pack: Pack, title: AnyTitle, moves: int, *, paint: bool = False) -> Iterator[Fault]:
    """Yields the games of a pack that fail within this many moves; `paint` also draws their boards."""
    try:
        tried = with_pack(title, pack)
        words = Catalogue([title], strict=True).words(ENGLISH, tried)
        games = list(_games(tried, words))
    except Exception as error:  # a title may fail in any way with data it has never met
        yield Fault((ABOUT, "game"), f"the game cannot be set up: {_reason(error)}")
        return
    for name, options in games:
        try:
            state = _play(tried, options, moves)
            scene = _scene(tried, state, words)
            if paint:
                renderer.render(scene)
        except Exception as error:
            yield Fault(_file(pack, name), f"{name}: a game cannot be played or drawn: {_reason(error)}")


def _games(title: AnyTitle, words: Words) -> Iterator[tuple[str, AnyOptions]]:
    """Yields the games that differ by scenario, each with its options."""
    names = title.setup.scenario[-1:] or ("",)
    for name in names:
        choices = title.setup.choices[name](words) if name else ()
        for choice in choices:
            yield (
                choice.value,
                AnyOptions(msgspec.convert({name: choice.value}, title.codecs.options_type, strict=False)),
            )
    if not title.setup.scenario:
        yield title.id, AnyOptions(msgspec.convert({}, title.codecs.options_type))


def _play(title: AnyTitle, options: AnyOptions, moves: int) -> AnyState:
    """Plays random moves; returns the last state."""
    rules, dice = title.rules, SeededDice(b"pack", 0)
    state = rules.setup(options, rules.seat_plan(options).fewest, SeededDice(b"pack", 1)).state
    for number in range(moves):
        decision = rules.decision(state)
        if decision is None:
            break
        seat = decision.seats[0]
        state = play(
            rules, state, seat, dice.pick(rules.legal(state, seat)), SeededDice(b"pack", number + 2)
        ).state
    return state


def _scene(title: AnyTitle, state: AnyState, words: Words) -> Scene:
    """Returns the board of a state, after its texts, hands and the pictures of the booklet were made."""
    view = title.rules.view(state, None)
    title.wording.text_board(view, words)
    if title.pictures.hand is not None:
        title.pictures.hand(title.rules.view(state, Seat(0)), words)
    for lookup in title.commands.lookups:
        if lookup.booklet is not None:
            for leaf in lookup.booklet(view, "", words):
                for plate in leaf.plates:
                    plate.draw(words)
    return title.pictures.board(view, words)


def _file(pack: Pack, name: str) -> tuple[str, ...]:
    inside = next((file for file in pack.content.data if file.endswith(f"/{name}")), None)
    return (ABOUT, "game") if inside is None else (inside, "id")


def _reason(error: Exception) -> str:
    return f"{type(error).__name__} {' '.join(str(error).split())}".strip()
