"""The difficulty of a game, in stars (section 7)."""

from engine.core import Data
from engine.falling_skies.board import Setup
from engine.falling_skies.content import CharacterSide, CitySide, Content

DAMAGED_STARS = 0.5
_STARS = {CharacterSide.STANDARD: 0.5, CharacterSide.UPGRADED: 1.0}


class Difficulty(Data, frozen=True):
    """The star rating: black stars make a game harder, yellow ones easier."""

    black: int
    yellow: float

    @property
    def rating(self) -> float:
        return self.black - self.yellow

    @property
    def epic(self) -> float:
        return self.black + self.yellow


def rate(content: Content, setup: Setup) -> Difficulty:
    """Returns the difficulty of a game with this setup."""
    sky = sum(content.sky[laid.tile].sides[laid.side].stars for laid in setup.sky)
    scenario = content.scenarios[setup.scenario].stars if setup.scenario else 0
    team = sum(_STARS[member.side] for member in setup.team)
    damaged = DAMAGED_STARS if setup.side is CitySide.DAMAGED else 0.0
    return Difficulty(black=sky + scenario, yellow=team + damaged)
