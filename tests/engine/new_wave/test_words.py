"""Every entry of the content of War of the Worlds has a name."""

from engine.new_wave.content import CardType, Marker, Side, Terrain, UnitKind
from engine.new_wave.state import Walker
from tests.content.words import entries, key
from tests.engine.new_wave.loading import game_content


def test_everything_in_the_game_has_words() -> None:
    game = game_content()
    described = {key("card", card) for card in game.cards}
    described |= {key("building", kind) for kind in game.buildings}
    described |= {key("unit", kind) for kind in UnitKind} | {key("marker", marker) for marker in Marker}
    named = {
        *described,
        *(f"{thing}-text" for thing in described),
        *(
            key("unit", kind, str(number))
            for kind, unit in game.units.items()
            for number in range(1, unit.limit + 1)
        ),
        *(key("area", area) for area in game.areas),
        *(key("mode", mode.id) for card in game.cards.values() for mode in card.modes),
        *(key("side", side) for side in Side),
        *(key("terrain", terrain) for terrain in Terrain),
        *(key("type", kind) for kind in CardType),
        *(key("walker", who) for who in Walker),
    }
    assert named - entries("new_wave").keys() == set()
