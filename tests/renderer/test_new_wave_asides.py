"""Hands and previews of War of the Worlds."""

import pytest
from msgspec.structs import replace

from engine.new_wave import actions as do
from engine.new_wave.content import AreaId, CardId, Side, UnitKind
from engine.new_wave.forecast import Blow, MarkerMove
from engine.new_wave.state import Leading, Marching, State, Walker
from renderer.scenes.new_wave import (
    hand,
    hand_text,
    layout,
    names,
    preview_alt,
    preview_of,
    scene,
)
from renderer.scenes.new_wave.preview import Ghost, Preview
from renderer.words import LONGEST_ALT, capitalise
from tests.engine.new_wave.loading import game_content, game_rules
from tests.renderer.shown import at, cut, labels, said, sprites, tracks
from tests.renderer.waves import (
    AIMING,
    BUILDING,
    CROWDED,
    STRUCK,
    offered,
    played_out,
    start,
    view,
    words,
)

LONDON, YORKSHIRE, WESSEX = AreaId("london"), AreaId("yorkshire"), AreaId("wessex")


# --- hands ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "side"), [(CROWDED, Side.HUMANS), (STRUCK, Side.MARTIANS), (start(), Side.HUMANS)]
)
def test_a_hand_shows_each_card_with_its_options_to_its_owner(state: State, side: Side) -> None:
    seen = view(state, side)
    picture = hand(seen, words)
    assert picture is not None
    told, text = said(picture), hand_text(seen, words)
    held = seen.camps[side].hand
    assert len(sprites(picture, "war-card")) == len(held) == 5
    assert [line for line in told if line in {names.card(card.card, words) for card in held}] == [
        names.card(card.card, words) for card in held
    ]
    for card in held:
        for mode in card.modes:
            assert capitalise(names.mode(mode.id, words)) in told
            assert names.mode(mode.id, words) in text
    assert len(sprites(picture, "option")) == sum(len(card.modes) for card in held)


def test_an_option_shows_the_damage_as_it_is_now() -> None:
    picture = hand(view(STRUCK, Side.MARTIANS), words)
    assert picture is not None
    looks = [sprite.look for sprite in sprites(picture, "option")]
    assert ("strike", "martian", 3) in looks, "the factory adds one"
    assert ("gain", "martian", 1) in looks
    assert ("take", "martian", "") in looks


def test_an_onlooker_has_no_hand_and_an_empty_one_says_so() -> None:
    assert hand(view(CROWDED), words) is None
    assert hand_text(view(CROWDED), words) == ""
    camps = {**CROWDED.camps, Side.HUMANS: replace(CROWDED.camps[Side.HUMANS], hand=())}
    seen = view(replace(CROWDED, camps=camps), Side.HUMANS)
    picture = hand(seen, words)
    assert picture is not None
    assert words("board-hand-empty") in said(picture)
    assert hand_text(seen, words) == words("board-hand-empty")


def every_card() -> list[str]:
    return [card for card, printed in game_content().cards.items() if printed.modes]


@pytest.mark.parametrize("card", every_card())
def test_no_card_has_more_to_say_than_fits(card: str) -> None:
    side = game_content().cards[CardId(card)].side
    camps = {**CROWDED.camps, side: replace(CROWDED.camps[side], hand=(CardId(card),))}
    picture = hand(view(replace(CROWDED, camps=camps), side), words)
    assert picture is not None
    face = [label for label in labels(picture) if label.ink == "ink"]
    assert all(not cut(label) for label in labels(picture))
    options = [label for label in face if label.face == "bold"]
    text = [label.at.y for label in face if label.face == "text"]
    assert max(label.at.y for label in options) + 30 <= min(text, default=picture.height)
    assert max(label.at.y for label in face) < picture.height - 30


# --- previews ------------------------------------------------------------------------------------------


MARCHING = replace(STRUCK, stack=(Marching(card=CardId("ufo"), kind=UnitKind.UFO, left=2, up_to=True),))
LEADING = replace(CROWDED, stack=(Leading(card=CardId("relocate"), left=1, up_to=False),))


def test_a_move_is_shown_with_its_way_and_a_ghost() -> None:
    moves = [move for move in offered(MARCHING, Side.MARTIANS, do.MoveUnit) if move.unit == "ufo_2"]
    seen = view(MARCHING, Side.MARTIANS)
    one = preview_of(seen, moves[:1], words)
    assert one is not None
    assert one.ghosts == (Ghost(piece="ufo_2", to=AreaId("wales"), origin=AreaId("celtic_sea")),)
    assert one.areas == ()
    picture = scene(seen, words, one)
    assert [sprite.look for sprite in sprites(picture, "war-unit") if "ghost" in sprite.look] == [
        ("ufo", "", "ghost")
    ]
    assert len(tracks(picture)) == 1, "the strokes of the last turn make room"
    several = preview_of(seen, moves, words)
    assert several is not None
    assert set(several.areas) == {move.to for move in moves}
    assert several.caption == "UFO 2: possible places"
    framed = [
        sprite.look for sprite in sprites(scene(seen, words, several), "area") if "offered" in sprite.look
    ]
    assert framed == [(area, "offered") for area in several.areas]


def test_a_ghost_covers_nobody() -> None:
    seen = view(MARCHING, Side.MARTIANS)
    preview = Preview(caption="?", ghosts=(Ghost(piece="ufo_1", to=AreaId("english_channel")),))
    found = sprites(scene(seen, words, preview), "war-unit")
    here = [sprite.box for sprite in found if sprite.box in layout.units(AreaId("english_channel"), 2)]
    assert len(here) == len(set(here)) == 2


def test_a_walk_and_a_new_building_are_shown_where_they_would_be() -> None:
    walk = do.MoveCivilian(origin=LONDON, to=WESSEX, who=Walker.FRESH)
    preview = preview_of(view(LEADING, Side.HUMANS), [walk], words)
    assert preview is not None
    picture = scene(view(LEADING, Side.HUMANS), words, preview)
    assert (4, 0, "ghost") in at(sprites(picture, "civilians"), layout.people(WESSEX))
    assert preview.caption == "Move a civilian from London to Wessex"
    places = offered(BUILDING, Side.HUMANS, do.Place)
    assert len(places) == 10
    built = preview_of(view(BUILDING, Side.HUMANS), places, words)
    assert built is not None
    ghosts = [
        s
        for s in sprites(scene(view(BUILDING, Side.HUMANS), words, built), "war-building")
        if "ghost" in s.look
    ]
    assert {sprite.box for sprite in ghosts} == {layout.building(area) for area in built.areas}
    assert built.caption == "Bunker: possible places"


def test_a_strike_shows_damage_against_defence_and_what_would_be_lost() -> None:
    seen = view(STRUCK, Side.MARTIANS)
    preview = preview_of(seen, [do.Strike()], words)
    assert preview is not None
    blow = preview.strikes[LONDON]
    assert isinstance(blow, Blow)
    assert (blow.damage, blow.needed, blow.toll.building) == (2, 2, "bunker")
    picture = scene(seen, words, preview)
    assert (LONDON, "struck") in [sprite.look for sprite in sprites(picture, "area")]
    assert [sprite.look for sprite in sprites(picture, "flash")] == [("martian", "2")]
    assert len(sprites(picture, "skull")) == 1
    said = "Strike now. London: 2 damage against a shield of 2."
    assert preview_alt(preview, words) == said


def test_a_blow_too_weak_for_a_shield_says_so_and_takes_nothing() -> None:
    seen = view(AIMING, Side.MARTIANS)
    weak = next(hit for hit in offered(AIMING, Side.MARTIANS, do.Hit) if hit.area == YORKSHIRE)
    preview = preview_of(seen, [weak], words)
    assert preview is not None
    picture = scene(seen, words, preview)
    assert [sprite.look for sprite in sprites(picture, "flash")] == [("martian", "3/4")]
    assert sprites(picture, "skull") == []


def test_damage_is_shown_where_it_is_done_and_told() -> None:
    seen = view(CROWDED, Side.HUMANS)
    preview = Preview(caption="?", strikes={YORKSHIRE: MarkerMove(before=22, after=24, limit=30)})
    assert [sprite.look for sprite in sprites(scene(seen, words, preview), "flash")] == [("human", "2")]
    assert "22" in preview_alt(preview, words)
    assert "24 of 30" in preview_alt(preview, words)


def test_a_preview_keeps_the_map_and_the_scoreboard() -> None:
    plain = scene(view(CROWDED), words)
    thinking = scene(view(CROWDED), words, Preview(caption="What if?", told="this would happen"))
    assert plain.ground == thinking.ground
    assert set(said(plain)) == set(said(thinking))
    assert preview_alt(Preview(caption="What if?", told="this would happen"), words) == (
        "What if?. This would happen."
    )


def test_nothing_is_shown_of_what_leaves_no_mark() -> None:
    assert preview_of(view(CROWDED, Side.HUMANS), [do.EndTurn()], words) is None
    assert preview_of(view(CROWDED, Side.HUMANS), [do.Buy(card=CardId("fort"))], words) is None


def test_whatever_may_be_done_can_be_thought_of() -> None:
    shown = 0
    for state in played_out():
        decision = game_rules().decision(state)
        if decision is None:
            continue
        (seat,) = decision.seats
        seen = game_rules().view(state, seat)
        legal = game_rules().legal(state, seat)
        for actions in (legal, *([action] for action in legal)):
            preview = preview_of(seen, actions, words)
            if preview is not None:
                shown += 1
                assert len(preview_alt(preview, words)) <= LONGEST_ALT
                assert scene(seen, words, preview).shapes
    assert shown > 20
