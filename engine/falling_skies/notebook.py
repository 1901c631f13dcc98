"""The notebook of a campaign: battles, available components and score."""

from collections.abc import Mapping

from engine.core import Data
from engine.falling_skies.content import CharacterId, CityId, CitySide, ScenarioId

LOST_GAME_SCORE = -1  # section 7


class Attack(Data, frozen=True):
    """An attack: city, scenario and character."""

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
    """A battle: one game, and a second one if the first was lost."""

    chapter: int
    city: CityId
    scenario: ScenarioId
    character: CharacterId | None = None  # on its standard side; None in the final battle
    team: tuple[CharacterId, ...] = ()  # on their upgraded sides
    games: tuple[GameRecord, ...] = ()


class Notebook(Data, frozen=True):
    chapter: int = 0
    scenarios: tuple[ScenarioId, ...] = ()  # of this chapter, not drawn yet
    cities: tuple[CityId, ...] = ()  # the same
    characters: tuple[CharacterId, ...] = ()  # the same
    attacks: tuple[Attack, ...] = ()  # to choose from
    battles: tuple[BattleRecord, ...] = ()  # the last one is current, unless an attack is being chosen
    kept: tuple[CharacterId, ...] = ()  # characters met in earlier chapters or battles
    rested: tuple[CharacterId, ...] = ()  # upgraded characters still available in this chapter
    saved: Mapping[CityId, CitySide] = {}  # with the side used in the final battle
    lost: tuple[CityId, ...] = ()

    @property
    def score(self) -> int:
        """Returns the score: the threat level per game won, minus one per game lost (section 7)."""
        return sum(game.score for battle in self.battles for game in battle.games)
