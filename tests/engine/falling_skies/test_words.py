"""Every entry of the content of Under Falling Skies has a name, and texts that fit beside it."""

import content
from engine.core import tag_of
from engine.falling_skies.battle import RoundPhase
from engine.falling_skies.content import CharacterSide, CitySide, RoomKind, RowAction, SkySide
from engine.falling_skies.pieces import ShipKind
from engine.falling_skies.state import Mode
from tests.content.words import entries, key
from tests.engine.falling_skies.loading import game_content


def test_everything_in_the_game_has_words() -> None:
    game = game_content()
    described = {key("scenario", name) for name in game.scenarios} | {key("room", kind) for kind in RoomKind}
    described |= {f"chapter-{number}" for number in range(1, len(game.campaign.chapters) + 1)}
    named = {
        *described,
        *(f"{thing}-text" for thing in described),
        *(key("city", name) for name in game.cities),
        *(key("city", name, side, "text") for name in game.cities for side in CitySide),
        *(key("character", name) for name in game.characters),
        *(key("character", name, side, "text") for name in game.characters for side in CharacterSide),
        *(key("tile", name) for name in game.sky),
        *(key("row-action", tag_of(kind)) for kind in RowAction.__args__),
        *(key("mode", mode) for mode in Mode),
        *(key("ship", kind) for kind in ShipKind),
        *(key("phase", phase) for phase in RoundPhase),
        *(key("city-side", side) for side in CitySide),
        *(key("sky-side", side) for side in SkySide),
        *(key("character-side", side) for side in CharacterSide),
    }
    assert named - entries("falling_skies").keys() == set()


def test_texts_are_short() -> None:
    """A text is shown beside a name on a phone; only rules and pages of the booklet may be longer."""
    lines = content.texts("falling_skies", "en").splitlines()
    longer = ("term-", "overview-", "page-")
    texts = [line for line in lines if "-text = " in line and not line.startswith(longer)]
    assert texts
    assert all(len(line.partition(" = ")[2]) <= 150 for line in texts)
