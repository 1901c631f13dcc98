"""Every number of the rules in the order of the conformance page; `docs/rulings` explains them."""

from engine.falling_skies.content import CharacterSide, CitySide
from tests.engine.falling_skies.loading import game_content

RULINGS = 26  # of the digest, section 8
OUR_RULINGS = 57  # the last number
RULES_OF_THE_ROUND = 20
COMPONENTS = 10  # rows of the table in section 1
TABLES = range(2, 7)  # the sections with tables of printed components
CAMPAIGN = 10  # points of section 7


def chapters() -> dict[str, list[str]]:
    """Returns the numbers under the headings of the page."""
    game = game_content()
    return {
        "Rulings of the digest": [f"R{number}" for number in range(1, RULINGS + 1)],
        "Our own rulings": [f"R{number}" for number in range(RULINGS + 1, OUR_RULINGS + 1)],
        "Rules of the round": [f"T{number}" for number in range(1, RULES_OF_THE_ROUND + 1)],
        "Components and tables of the digest": [
            *(f"S1.{number}" for number in range(1, COMPONENTS + 1)),
            *(f"S{section}" for section in TABLES),
        ],
        "The campaign": [f"S7.{number}" for number in range(1, CAMPAIGN + 1)],
        "Cities": [f"{city} {side.value}" for city in game.cities for side in CitySide],
        "Characters": [f"{name} {side.value}" for name in game.characters for side in CharacterSide],
        "Scenarios": [str(name) for name in game.scenarios],
    }


def numbers() -> list[str]:
    return [number for chapter in chapters().values() for number in chapter]
