"""Counts the presses of an ordinary turn: twenty turns of most games, through the real menus.

The computer plays all people, and each answer is pressed as by a player who knows what they want. Opening the
panel is a press, and so is turning a page of a list; questions on the board itself need no panel. Actions
that the panel offers together as one order count as one press; beyond the end of its list they count as none.
Reactions are left to the standing orders, at their defaults. `python -m tests.presses` rewrites the table of
`docs/days-measured.md`; with names (`new_wave`) it only prints their rows and the presses.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from statistics import mean, median
from typing import Any

from bot.service.model import automatic_answers
from bot.service.model.position import Position
from bot.service.model.table import Offer, OfferedOrder, SeatView
from bot.service.showing.views import seat_view
from bot.store.rows import ReactionMode
from bot.text.catalogue import Catalogue
from bot.titles.title import Words
from bot.ui.kit.menus import MOST_CHOICES, menu, offers_at
from engine.core import Seat, SeededDice, tag_of
from tests.facts import facts_of
from tests.opaque import AnyTitle
from tests.pages import DOCS, with_part
from tests.titles import TITLES
from tests.visits import table_at

LOCALE = "en"

PAGE = DOCS / "days-measured.md"
BEGIN = "<!-- presses: written by python -m tests.presses -->"
END = "<!-- end of presses -->"
HEAD = [
    "| game | turns | presses a turn | median | most | counted by | presses each | to a tried order |",
    "| --- | ---: | ---: | ---: | ---: | --- | ---: | ---: |",
]

OPEN = "open"
TRIED = 80  # turns for the presses to a tried order
TRY_IT_OUT = 1  # the press of the button of that name


@dataclass
class Begun:
    """A point at which orders of several actions were offered, and the actions since then."""

    orders: dict[tuple[Any, ...], str]  # by their actions
    at: int  # the index of the first action in `Turn.made`
    said: tuple[Any, ...]


@dataclass
class Turn:
    """The presses of one person from the first question to the end of their turn or round."""

    seat: Seat
    round: int | None
    opened: bool = False  # whether the panel is open
    made: list[tuple[str, int]] = field(default_factory=list)  # actions, and the presses each took
    begun: list[Begun] = field(default_factory=list)  # oldest first
    tried: int = 0  # presses after *Take your turn* until its first order is tried out

    @property
    def presses(self) -> int:
        return sum(count for _, count in self.made)

    def press(self, what: str, count: int = 1) -> None:
        self.made.append((what, count))

    def goes_on(self, action: Any) -> bool:
        """Tells whether an action completes an order of several actions, and counts it as that order."""
        for begun in self.begun:
            begun.said = (*begun.said, action)
        for begun in self.begun:
            kind = begun.orders.get(begun.said)
            if kind is not None:
                self.made[begun.at :] = [(kind, 1)]
                return True
        return False

    def name(self, what: str, action: Any) -> None:
        """Counts an action in a window of the player's own turn, unless the order before named it."""
        if not self.goes_on(action):
            self.press(what)


@cache
def catalogue() -> Catalogue:
    return Catalogue(TITLES, strict=True)


def turns(title: AnyTitle) -> Iterator[Turn]:
    """Yields the turns of a few games, one game after another."""
    number = 0
    while True:
        number += 1
        yield from _of_game(title, number)


def _of_game(title: AnyTitle, number: int) -> Iterator[Turn]:
    rules = title.rules
    options = title.codecs.options.decode(b"{}")
    seats = rules.seat_plan(options).fewest
    seed = blake2b(f"presses:{title.id}:{number}".encode(), digest_size=32).digest()
    state, seq = rules.setup(options, seats, SeededDice(seed, 0)).state, 0
    turn: Turn | None = None
    while (decision := rules.decision(state)) is not None:
        seq += 1
        seat = turn.seat if turn is not None and turn.seat in decision.seats else decision.seats[0]
        position = table_at(title, state=state, reactions=ReactionMode.AUTOMATIC, seats=seats)
        legal = rules.legal(state, seat)
        action = title.computer(rules.view(state, seat), decision, legal, SeededDice(seed, -seq))
        if seat in automatic_answers.waiting_seats(position):
            if turn is not None and (turn.seat, turn.round) != (seat, rules.round(state)):
                yield turn
                turn = None
            if (
                turn is None or automatic_answers.only_choice(position, seat) is None
            ):  # otherwise it is answered automatically
                turn = turn or Turn(seat=seat, round=rules.round(state))
                _press(turn, position, seat, action)
        elif turn is not None and turn.seat == seat and action != rules.idle(state, seat):
            turn.name(tag_of(action), action)
        state = rules.apply(state, seat, action, SeededDice(seed, seq)).state
    if turn is not None:
        yield turn


def _press(turn: Turn, position: Position, seat: Seat, action: Any) -> None:
    """Presses the buttons that lead to an action."""
    if turn.goes_on(action):
        return
    view = seat_view(position, catalogue(), position.chairs[seat].people[0].id, LOCALE, hints=False)
    offer = next(one for one in view.offers if one.action == action)
    if not turn.tried:
        turn.tried = TRY_IT_OUT + _tries(view, offer)
    if not turn.opened and not position.is_in_the_open:
        turn.opened = True
        turn.press(OPEN)
    turn.press(tag_of(action), steps(view.offers, offer, view.words))
    turn.begun.append(Begun(orders=as_one(view), at=len(turn.made) - 1, said=(action,)))


def _tries(view: SeatView, offer: Offer) -> int:
    """Returns the presses that try an offer: one if a whole order begins with it."""
    begins = any(actions[0] == offer.action for actions in as_one(view))
    return 1 if begins else steps(view.offers, offer, view.words)


def as_one(view: SeatView) -> dict[tuple[Any, ...], str]:
    """Returns the orders that the lists show, by their actions."""
    kinds: dict[str, list[OfferedOrder]] = {}
    for order in view.orders:
        kinds.setdefault(order.kind, []).append(order)
    return {order.actions: kind for kind, group in kinds.items() for order in group[:MOST_CHOICES]}


def steps(offers: tuple[Offer, ...], wanted: Offer, words: Words) -> int:
    """Returns the number of presses from the first question to an action."""
    path: tuple[int, ...] = ()
    count = 0
    while True:
        here = menu(offers, path, words)
        at = _leading(offers, path, wanted, words)
        lists = ([number for number, _ in entries] for entries in here.lists.values())
        count += 1 + next(listed.index(at) // MOST_CHOICES for listed in lists if at in listed)
        if here.entries[at].offer is not None:
            return count
        path = (*path, at)


def _leading(offers: tuple[Offer, ...], path: tuple[int, ...], wanted: Offer, words: Words) -> int:
    """Returns the option that leads to an action, or is it."""
    for at, option in enumerate(menu(offers, path, words).entries):
        if option.offer == wanted:
            return at
        if option.offer is None and wanted in offers_at(offers, (*path, at), words):
            return at
    raise AssertionError(f"no way leads to {wanted.label}")


def measured(title: AnyTitle, count: int | None = None) -> list[Turn]:
    """Returns the first turns of a title; by default as many as its facts say."""
    found = turns(title)
    return [next(found) for _ in range(facts_of(title.id).unit.turns if count is None else count)]


def each(title: AnyTitle, played: list[Turn]) -> float:
    """Returns the presses per unit (card, die or roll), or per turn if the game has no unit."""
    unit = facts_of(title.id).unit
    made = [one for turn in played for one in turn.made]
    units = sum(what in unit.kinds for what, _ in made) if unit.kinds else len(played)
    return sum(count for what, count in made if what not in unit.beside) / units


def most_to_try(title: AnyTitle) -> int:
    """Returns the most presses from *Take your turn* to the first tried order, over many turns."""
    return max(turn.tried for turn in measured(title, TRIED))


def row(title: AnyTitle, played: list[Turn]) -> str:
    """Returns the table row of a game."""
    presses = [turn.presses for turn in played]
    cells = (len(played), f"{mean(presses):.1f}", f"{median(presses):.0f}", max(presses))
    unit = facts_of(title.id).unit.name
    tried = most_to_try(title)
    return f"| {title.id} | {' | '.join(map(str, cells))} | {unit} | {each(title, played):.1f} | {tried} |"


def main(wanted: list[str]) -> None:
    """Measures all games and writes the table, or prints only the named games."""
    rows = []
    for title in TITLES:
        if not wanted or title.id in wanted:
            played = measured(title)
            rows.append(row(title, played))
            sys.stdout.write(rows[-1] + "\n")
            if wanted:
                for turn in played:
                    sys.stdout.write(" · ".join(f"{what} {count}" for what, count in turn.made) + "\n")
    if not wanted:
        page = PAGE.read_text(encoding="utf-8")
        PAGE.write_text(with_part(page, BEGIN, END, "\n".join([*HEAD, *rows])), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
