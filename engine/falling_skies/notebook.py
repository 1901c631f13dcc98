"""The notebook of a campaign: what was fought, what is left, what it scores."""

from collections.abc import Mapping

from engine.core import Data
from engine.falling_skies.content import CharacterId, CityId, CitySide, ScenarioId

LOST_GAME_SCORE = -1  # section 7


class Attack(Data, frozen=True):
    """A stack of the three things a battle is about."""

    city: CityId
    scenario: ScenarioId
    character: CharacterId


class GameRecord(Data, frozen=True):
    """One game of a battle."""

    side: CitySide
    level: int
    rounds: int
    won: bool

    @property
    def score(self) -> int:
        return self.level if self.won else LOST_GAME_SCORE


class BattleRecord(Data, frozen=True):
    """One battle: a game, and a second one when the first was lost."""

    chapter: int
    city: CityId
    scenario: ScenarioId
    character: CharacterId | None = None  # on its standard side; None in the final battle
    team: tuple[CharacterId, ...] = ()  # on their upgraded sides
    games: tuple[GameRecord, ...] = ()


class Notebook(Data, frozen=True):
    chapter: int = 0
    scenarios: tuple[ScenarioId, ...] = ()  # of this chapter, not drawn yet
    cities: tuple[CityId, ...] = ()  # likewise
    characters: tuple[CharacterId, ...] = ()  # likewise
    attacks: tuple[Attack, ...] = ()  # to choose from
    battles: tuple[BattleRecord, ...] = ()  # the last one is being fought, unless attacks are to choose from
    kept: tuple[CharacterId, ...] = ()  # characters met in earlier chapters or battles
    rested: tuple[CharacterId, ...] = ()  # upgraded characters that may still be called on in this chapter
    saved: Mapping[CityId, CitySide] = {}  # with the side each is defended on in the final battle
    lost: tuple[CityId, ...] = ()

    @property
    def score(self) -> int:
        """Section 7: the threat level for a game won, minus one for a game lost."""
        return sum(game.score for battle in self.battles for game in battle.games)
