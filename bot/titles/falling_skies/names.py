"""Names of dice, places and ships of Under Falling Skies; cities and people are named by their keys.

Names do not depend on the view: a log also shows games whose board is gone.
"""

from collections.abc import Mapping

from bot.text.icons import with_icons
from bot.titles.title import Namer, Words, namer
from engine.core import Data, Outcome
from engine.falling_skies.actions import TurnPage
from engine.falling_skies.board import Room, anti_aircraft_room, printed_room
from engine.falling_skies.campaign import sequel_of
from engine.falling_skies.content import (
    BaseTiles,
    Content,
    RoomId,
)
from engine.falling_skies.events import CampaignLost, CampaignWon, DiePlaced, DifficultyRated, ScoreCounted
from engine.falling_skies.pieces import ALL_COLUMNS, Column, Die, ShipKind, SkySpace, Space
from engine.falling_skies.view import View
from renderer.scenes.falling_skies import names
from renderer.scenes.falling_skies.head import half_stars, with_minus
from renderer.words import enumerate_items


def namers(content: Content) -> Mapping[object, Namer]:
    """Returns the naming function of each type; the others are named by their keys."""
    rooms = every_room(content.bases)

    def sequel(value: TurnPage, view: View | None, words: Words) -> str:
        """Returns what turning the page leads to; "" in a log."""
        notebook = None if view is None else view.notebook
        if notebook is None or not notebook.battles or not notebook.battles[-1].games:
            return ""
        return sequel_of(content.campaign, notebook).value

    def room(which: RoomId, words: Words) -> str:
        return names.room(rooms[which], words)

    return {
        Die: namer(_die),
        tuple[Die, ...]: namer(_roll),
        Column: namer(names.column),
        Space: namer(_spot),
        SkySpace: namer(names.sky_space),
        ShipKind: namer(_ship),
        RoomId: namer(room),
        Laid: namer(_placement),
        (TurnPage, "sequel"): sequel,
        **{(each, "score"): namer(_score) for each in (ScoreCounted, CampaignWon, CampaignLost)},
        (Outcome, "scores"): namer(_scores),
        (DifficultyRated, "rating"): namer(_rating),
        (DifficultyRated, "epic"): namer(_epic),
    }


def _score(event: ScoreCounted | CampaignWon | CampaignLost, words: Words) -> str:
    return with_minus(event.score)


def _rating(event: DifficultyRated, words: Words) -> str:
    return half_stars(event.rating)


def _epic(event: DifficultyRated, words: Words) -> str:
    return half_stars(event.epic)


def _scores(outcome: Outcome, words: Words) -> str:
    return enumerate_items([with_minus(score) for score in outcome.scores], words)


class Laid(Data, frozen=True):
    """A placed die as part of a sentence, and how far its ships descend."""

    event: DiePlaced
    rows: int


def _placement(one: Laid, words: Words) -> str:
    key = "laid-digging" if one.event.digging else "laid-die"
    die, space = _die(one.event.die, words), _spot(one.event.space, words)
    return words(key, die=die, space=space, rows=one.rows)


def _die(die: Die, words: Words) -> str:
    return with_icons([die.value], names.die(die, words))


def _roll(dice: tuple[Die, ...], words: Words) -> str:
    """Returns several dice by colour: *grey 1 1 3 and white 3 4*."""
    named: list[str] = []
    for key, some in (
        ("die-grey", [die for die in dice if not die.white]),
        ("die-white", [die for die in dice if die.white]),
    ):
        if some:
            pips = " ".join(str(die.pips) for die in some)
            named.append(with_icons([die.value for die in some], words(key, pips=pips)))
    return enumerate_items(named, words)


def _ship(kind: ShipKind, words: Words) -> str:
    return with_icons([f"{kind.value}_ship"], names.ship(kind, words))


def _spot(at: Space, words: Words) -> str:
    return names.spot(at)


def every_room(bases: BaseTiles) -> Mapping[RoomId, Room]:
    """Returns the rooms of all base tiles; their ids are unique."""
    tiles = [tile.rooms for tile in bases.upper.values()] + [tile.rooms for tile in bases.lower.values()]
    printed = [printed_room(name, room) for rooms in tiles for name, room in rooms.items()]
    return {room.id: room for room in (*map(anti_aircraft_room, ALL_COLUMNS), *printed)}
