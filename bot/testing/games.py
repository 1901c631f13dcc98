"""Random games of a title, played once and shared by many checks."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, TypeAlias

import msgspec

from bot.text.catalogue import ENGLISH, Catalogue
from bot.titles.title import Title
from engine.core import Draw, Recorder, Seat, SeededDice, Viewer

AnyTitle: TypeAlias = Title[Any, Any, Any, Any, Any]

GAMES = 3  # with default options
BOUND = 20_000  # the most moves of any game
SAMPLE = 40  # positions of a game that are checked closely


@dataclass(frozen=True, kw_only=True)
class PlayedStep:
    """One move of a game: the state before, seat, action, draws, events and the state after."""

    before: Any
    seat: Seat
    action: Any
    draws: tuple[Draw, ...]
    events: tuple[Any, ...]
    after: Any


@dataclass(frozen=True, kw_only=True)
class PlayedGame:
    """A random game from its setup to its end."""

    title: AnyTitle
    name: str
    options: Any
    dealt: Any  # the options with the seats that are taken
    seats: tuple[Seat, ...]
    setup_draws: tuple[Draw, ...]
    setup_events: tuple[Any, ...]
    start: Any
    steps: tuple[PlayedStep, ...]

    @property
    def end(self) -> Any:
        return self.steps[-1].after if self.steps else self.start

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        return (None, *self.seats)

    def sample(self, most: int = SAMPLE) -> Iterator[Any]:
        """Returns positions spread over the game, including the first and the last."""
        states = (self.start, *(step.after for step in self.steps))
        stride = max(1, len(states) // most)
        yield from states[::stride]
        if (len(states) - 1) % stride:
            yield states[-1]

    def dice(self, label: object) -> SeededDice:
        """Returns dice of this game, different for every label."""
        return SeededDice(_seed(self.title.id, self.name, label), 0)


_played: dict[str, tuple[PlayedGame, ...]] = {}


def games(title: AnyTitle) -> tuple[PlayedGame, ...]:
    """Returns random games of a title: some with default options, and one for every choice of a host.

    They are played once per process and title id.
    """
    if title.id not in _played:
        plain = [play(title, {}, number) for number in range(GAMES)]
        chosen = [play(title, {name: value}, 0) for name, value in choices_of(title)]
        _played[title.id] = (*plain, *chosen)
    return _played[title.id]


def words_of(title: AnyTitle) -> Catalogue:
    """Returns the words of a title; a missing one raises an error."""
    if title.id not in _worded:
        _worded[title.id] = Catalogue([title], strict=True)
    return _worded[title.id]


_worded: dict[str, Catalogue] = {}


def names(game: PlayedGame) -> Mapping[Seat, str]:
    """Returns names for the seats."""
    return {seat: f"player {seat}" for seat in game.seats}


def choices_of(title: AnyTitle) -> Iterator[tuple[str, str]]:
    """Yields each choice of each option of a title."""
    words = words_of(title).words(ENGLISH, title)
    for name, choices in title.setup.choices.items():
        for choice in choices(words):
            yield name, choice.value


def play(title: AnyTitle, given: Mapping[str, str], number: int) -> PlayedGame:
    """Returns a random game with these options, the same for the same number."""
    rules = title.rules
    options = msgspec.convert(dict(given), title.codecs.options_type, strict=False)
    plan = title.rules.seat_plan(options)
    count = plan.fewest + number % (len(plan.keys) - plan.fewest + 1)
    name = f"{number} {dict(given)} for {count}"
    seed, choosing = _seed(title.id, name, "dice"), SeededDice(_seed(title.id, name, "choices"), 0)
    recorder = Recorder(SeededDice(seed, 0))
    dealt = title.setup.with_seats(options, plan.keys[:count])
    setup = rules.setup(dealt, count, recorder)
    state = setup.state
    steps: list[PlayedStep] = []
    while (decision := rules.decision(state)) is not None:
        assert len(steps) < BOUND, f"{title.id}, game {name}: no end after {BOUND} moves"
        seat = choosing.pick(decision.seats)
        legal = rules.legal(state, seat)
        assert legal, f"{title.id}, game {name}: {seat} is asked {decision} but may do nothing"
        action = choosing.pick(legal)
        dice = Recorder(SeededDice(seed, len(steps) + 1))
        step = rules.apply(state, seat, action, dice)
        steps.append(
            PlayedStep(
                before=state, seat=seat, action=action, draws=tuple(dice.draws), events=step.events,
                after=step.state,
            )
        )  # fmt: skip
        state = step.state
    return PlayedGame(
        title=title,
        name=name,
        options=options,
        dealt=dealt,
        seats=tuple(Seat(seat) for seat in range(count)),
        setup_draws=tuple(recorder.draws),
        setup_events=setup.events,
        start=setup.state,
        steps=tuple(steps),
    )


def _seed(*parts: object) -> bytes:
    return blake2b(":".join(str(part) for part in parts).encode(), digest_size=32).digest()
