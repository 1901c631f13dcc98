"""How likely a seat wins: games played out from what it knows, in a worker."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.titles.title import AnyAction, AnyState, AnyTitle
from engine.core import Seat, worlds_for
from engine.kit.playouts import QuickDice, play_out, share_of


@dataclass(frozen=True, kw_only=True)
class Prospect:
    """What is to be estimated: the worlds a seat may be in, each played out once."""

    seat: Seat
    worlds: tuple[AnyState, ...]  # dealt again from what the seat sees
    luck: int
    action: AnyAction | None = None  # what it does first; None: as the quick player would


def prospect_of(
    title: AnyTitle, state: AnyState, seat: Seat, playouts: int, luck: int, action: AnyAction | None = None
) -> Prospect:
    """Returns what a seat knows of a position, as many times as it is to be played out."""
    chance = luck.to_bytes(8, "big")
    worlds = worlds_for(title.rules, state, seat, chance, playouts, first=0)
    return Prospect(seat=seat, worlds=worlds, luck=luck, action=action)


def chance_to_win(find: Callable[[str], AnyTitle], title_id: str, prospect: Prospect) -> float:
    """Returns the share of playouts a seat wins; this is what runs in the worker."""
    title = find(title_id)
    won = sum(_share_won(title, prospect, number) for number in range(len(prospect.worlds)))
    return won / len(prospect.worlds)


def _share_won(title: AnyTitle, prospect: Prospect, number: int) -> float:
    dice, state = QuickDice(prospect.luck + number), prospect.worlds[number]
    if prospect.action is not None:
        state = title.rules.apply(state, prospect.seat, prospect.action, dice).state
    return share_of(play_out(title.rules, state, title.computer, dice), prospect.seat)
