"""The board as a scene: the place and state of each piece, and the parts that stay the same."""

from itertools import combinations, pairwise

import msgspec
import pytest

from bot.text.catalogue import ENGLISH
from engine.miniatures.grid import SQUARES, Square
from engine.miniatures.pieces import (
    CardId,
    EffectId,
    Figure,
    FigureId,
    Mark,
    MarkerKind,
    Place,
    ProfileId,
    Row,
    Side,
    Trace,
)
from engine.miniatures.sight import Sight
from engine.miniatures.view import SeenMarker, View
from renderer.assets import drawing_of
from renderer.scenes.miniatures import Preview, alt, closeup, names, preview_alt, scene, status, whole
from renderer.scenes.miniatures.hand import LINES, ROOM, SIZE
from renderer.scenes.miniatures.layout import BOARD, HEIGHT, SQUARE, WIDTH, field, stands
from renderer.shapes import Box, Label, Scene, Sprite, Track
from renderer.sprites.cover import KINDS
from renderer.sprites.emblems import EMBLEMS
from renderer.sprites.figures import FIGURES
from renderer.sprites.tokens import PLATE
from renderer.text import wrap
from renderer.words import LONGEST_ALT
from tests.engine.miniatures.loading import game_content, game_rules
from tests.renderer.games import views
from tests.renderer.shown import said, sprites
from tests.renderer.speech import Speech, speaking
from tests.renderer.tables import SCENARIOS, crowded, scenario, set_up, table, words
from tests.titles import MINIATURES
from tests.translations import LANGUAGES


def soldier(label: str, square: str, **fields: object) -> Figure:
    figure = Figure(
        id=FigureId(label),
        profile=ProfileId("us_carbine"),
        side=Side.HUMAN,
        place=Place.BOARD,
        at=Square(square),
    )
    return msgspec.structs.replace(figure, **fields)


def with_figures(*figures: Figure, **more: object) -> View:
    view = table("final-01", standing={figure.id: figure for figure in figures})
    return msgspec.structs.replace(view, **more)


def tokens(picture: Scene) -> list[Sprite]:
    return [
        shape
        for shape in picture.shapes
        if isinstance(shape, Sprite) and shape.art == "token" and shape.box.y < BOARD.y + BOARD.h
    ]


def within(inner: Box, outer: Box) -> bool:
    return (
        outer.x <= inner.x
        and outer.y <= inner.y
        and inner.x + inner.w <= outer.x + outer.w
        and inner.y + inner.h <= outer.y + outer.h
    )


def apart(a: Box, b: Box) -> bool:
    return a.x + a.w <= b.x or b.x + b.w <= a.x or a.y + a.h <= b.y or b.y + b.h <= a.y


STATES = [
    ({}, ("us_carbine", "human", "S1", 0)),
    ({"activated": True}, ("us_carbine", "human", "S1", 0, "spent")),
    ({"frightened": True}, ("us_carbine", "human", "S1", 0, "lying")),
    ({"activated": True, "frightened": True}, ("us_carbine", "human", "S1", 0, "spent", "lying")),
    ({"heroics": 2}, ("us_carbine", "human", "S1", 2)),
    ({"heroics": 1, "bonus": 2}, ("us_carbine", "human", "S1", 3)),
    ({"loot": True}, ("us_carbine", "human", "S1", 0, "loot")),
    ({"profile": "martian_grunt", "side": Side.MARTIAN}, ("martian_grunt", "martian", "S1", 0)),
]


@pytest.mark.parametrize(("fields", "look"), STATES)
def test_a_token_shows_who_it_is_and_in_what_state(
    fields: dict[str, object], look: tuple[object, ...]
) -> None:
    (token,) = tokens(scene(with_figures(soldier("S1", "C4", **fields)), words))
    assert token.look == look
    assert within(token.box, field(Square("C4")))


def test_the_figure_that_acts_stands_in_the_light() -> None:
    picture = scene(with_figures(soldier("S1", "C4"), soldier("S2", "C5"), active=FigureId("S2")), words)
    assert [token.look[2] for token in tokens(picture) if "active" in token.look] == ["S2"]


@pytest.mark.parametrize("count", range(1, 9))
def test_figures_in_one_square_do_not_cover_each_other(count: int) -> None:
    boxes = stands(count)[:count]
    assert len(boxes) == count
    assert all(within(box, Box(0, 0, SQUARE, SQUARE)) for box in boxes)
    assert all(apart(a, b) for a, b in combinations(boxes, 2))


def test_the_dead_and_those_who_left_are_not_on_the_board() -> None:
    dead = soldier("S2", "C4", place=Place.DEAD, at=None)
    gone = soldier("S3", "C4", place=Place.GONE, at=None)
    assert [
        token.look[2] for token in tokens(scene(with_figures(soldier("S1", "C4"), dead, gone), words))
    ] == ["S1"]


def test_figures_that_wait_are_shown_beside_the_board() -> None:
    picture = whole(set_up("final-01"), words)
    beside = [shape.look[2] for shape in sprites(picture, "token") if shape.box.y > BOARD.y + BOARD.h]
    assert beside == ["L1", "L2", "S1", "S2", "S3", "S4", "S5", "S6"]


def test_a_long_queue_is_cut_and_counted() -> None:
    queue = {
        figure.id: figure
        for figure in (soldier(f"S{i}", "A1", place=Place.WAITING, at=None) for i in range(1, 15))
    }
    picture = whole(table("final-01", standing=queue), words)
    assert len(sprites(picture, "token")) == 9
    assert "+ 5" in [shape.text for shape in picture.shapes if isinstance(shape, Label)]


MARKERS = [(None, "hidden"), (MarkerKind.CREATURE, "creature"), (MarkerKind.ARTEFACT, "artefact")]


@pytest.mark.parametrize(("kind", "look"), MARKERS)
def test_a_marker_shows_its_kind_only_face_up(kind: MarkerKind | None, look: str) -> None:
    picture = scene(table("final-01", markers=(SeenMarker(at=Square("E2"), kind=kind),)), words)
    (marker,) = sprites(picture, "marker")
    assert marker.look == (look,)
    assert within(marker.box, field(Square("E2")))


def move(figure: str, start: str, end: str) -> Mark:
    begin = Square(start) if start else None
    return Mark(trace=Trace.MOVE, start=begin, at=Square(end), figure=FigureId(figure))


def test_the_steps_of_one_move_are_one_arrow() -> None:
    marks = (move("S1", "C2", "C3"), move("S1", "C3", "C4"))
    picture = scene(with_figures(soldier("S1", "C4"), marks=marks), words)
    (track,) = (shape for shape in picture.shapes if isinstance(shape, Track))
    assert track.style == "move-human human"
    assert len(track.points) == 3


@pytest.mark.parametrize(
    ("steps", "told"),
    [
        (("A3", "B4", "B4"), "S5 moves from A3 to B4."),
        (("A3", "B4", "A3"), "S5 moves from A3 via B4 to A3."),
        (("B4", "B4"), "S5 shifts position in B4."),
        (("", "B4", "B4"), "S5 enters at B4."),
    ],
)
def test_the_alt_text_says_where_a_figure_went(steps: tuple[str, ...], told: str) -> None:
    marks = tuple(move("S5", *step) for step in pairwise(steps))
    assert told in alt(with_figures(soldier("S5", steps[-1]), marks=marks), words)


TRACES = [(Trace.HIT, "hit human"), (Trace.MISS, "miss human")]


@pytest.mark.parametrize(("trace", "style"), TRACES)
def test_a_shot_is_a_line_and_says_whether_it_hit(trace: Trace, style: str) -> None:
    marks = (Mark(trace=trace, start=Square("C2"), at=Square("F6"), figure=FigureId("S1")),)
    picture = scene(with_figures(soldier("S1", "C2"), marks=marks), words)
    assert [shape.style for shape in picture.shapes if isinstance(shape, Track)] == [style]


def test_the_fallen_lie_where_they_fell_in_the_colour_of_their_side() -> None:
    dead = soldier("S2", "C4", place=Place.DEAD, at=None)
    marks = (Mark(trace=Trace.DEATH, at=Square("F6"), figure=FigureId("S2")),)
    (skull,) = sprites(scene(with_figures(soldier("S1", "C2"), dead, marks=marks), words), "fallen")
    assert skull.look == ("human",)
    assert not apart(skull.box, field(Square("F6")))


def test_last_turn_is_shown_until_this_one_leaves_a_mark() -> None:
    past, marks = (move("M1", "F6", "F5"),), (move("S1", "C3", "C4"),)
    figures = (soldier("S1", "C4"), soldier("M1", "F5", side=Side.MARTIAN))
    for given, style in (((), "move-martian martian"), (marks, "move-human human")):
        picture = scene(with_figures(*figures, marks=given, past=past), words)
        assert [shape.style for shape in picture.shapes if isinstance(shape, Track)] == [style]


def test_support_rows_show_how_many_cards_lie_in_them() -> None:
    rows = {
        Side.MARTIAN: (
            Row(effect=EffectId("f_heat_ray"), cards=(CardId("F05"), CardId("F07")), fresh=True),
            Row(effect=EffectId("f_brazen"), cards=(CardId("F41"),)),
        )
    }
    picture = whole(table("final-01", rows=rows), words)
    assert [shape.look for shape in sprites(picture, "row")] == [("martian", 2, "fresh"), ("martian", 1)]


def test_the_posted_board_is_near_to_square_and_its_words_tell_the_rest() -> None:
    rows = {Side.MARTIAN: (Row(effect=EffectId("f_heat_ray"), cards=(CardId("F05"), CardId("F07"))),)}
    view = table("final-01", rows=rows, score={Side.HUMAN: 3, Side.MARTIAN: 1})
    posted = scene(view, words)
    assert 0.9 <= posted.width / posted.height <= 1.15
    told, rest = status(view, words)
    assert told.startswith("Humans: ")
    assert "Martians: " in told
    assert "Martians’ support in play: Heat Ray " in rest
    assert f"{view.deck} cards to draw" in rest
    assert "Humans arriving later: L1" in rest


def test_the_board_and_its_words_name_players_and_sides() -> None:
    named = Speech(MINIATURES, {"human": "Alex", "martian": "𝓚𝓲𝓶 👽"})
    view = set_up("final-01")
    assert {"HUMANS", "Alex", "MARTIANS", "Kim"} <= set(said(scene(view, named)))
    assert status(view, named)[0].startswith("Alex (Humans): ")
    assert "Alex (Humans): " in alt(view, named)
    assert "" not in said(scene(view, Speech(MINIATURES, {"human": "外星人"}))), "no glyph, no name"


def test_nothing_jumps_between_turns() -> None:
    """The ground stays the same value, and only the moved pieces change."""
    before = scene(with_figures(soldier("S1", "C4"), soldier("S2", "E5")), words)
    after = scene(with_figures(soldier("S1", "C5"), soldier("S2", "E5")), words)
    assert before.ground == after.ground
    assert {
        shape.look[2] for shape in set(before.shapes) ^ set(after.shapes) if isinstance(shape, Sprite)
    } == {"S1"}


@pytest.mark.parametrize("name", SCENARIOS)
def test_every_scenario_is_on_the_page(name: str) -> None:
    play = scenario(name)
    for view in (set_up(name), crowded(name)):
        picture = scene(view, words)
        page = Box(0, 0, WIDTH, HEIGHT)
        assert all(
            within(shape.box, page)
            for shape in picture.shapes
            if isinstance(shape, Sprite) and shape.art != "fallen"
        )
        assert len(sprites(picture, "wall")) == len(play.map.walls)
        assert {shape.look[0] for shape in sprites(picture, "cover")} == set(play.map.cover.values())
        assert len(sprites(picture, "zone")) == sum(len(squares) for squares in play.map.zones.values())
        assert sorted(str(shape.look[1]) for shape in sprites(picture, "exit")) == sorted(
            str(way.value) for way in play.map.exits
        )
        assert len(sprites(picture, "entry")) == len(play.map.entry)


def test_every_profile_and_every_piece_of_cover_has_its_drawing() -> None:
    assert set(game_content().profiles) <= set(FIGURES)
    assert {kind for name in SCENARIOS for kind in scenario(name).map.cover.values()} | {"wreck"} <= set(
        KINDS
    )


def test_each_profile_has_a_silhouette_of_its_own() -> None:
    final = [name for name in game_content().profiles if not name.startswith("beta_")]
    assert len({FIGURES[name] for name in final}) == len(final)


@pytest.mark.parametrize("name", ["final-01", "final-05", "final-09", "final-10"])
def test_whatever_a_game_comes_to_can_be_drawn(name: str) -> None:
    for number, view in enumerate(views(name, 3)):
        if number % 9 == 0:
            picture = scene(view, words)
            assert all(drawing_of(shape.art) for shape in picture.shapes if isinstance(shape, Sprite))
            shown = {shape.look[2] for shape in tokens(picture)}
            assert {f.id for f in view.figures.values() if f.place is Place.BOARD} <= shown
        if number > 250:
            break


def test_every_effect_has_its_emblem() -> None:
    assert {effect.partition("_")[2] for effect in game_content().effects} <= EMBLEMS.keys()


S1 = ("us_carbine", "human", "S1", 0)

PREVIEWS = [
    (Preview(reach={Square("C5"): 1, Square("D5"): 2}), "preview-reach", [(1,), (2,)]),
    (Preview(blast=(Square("F5"),)), "preview-blast", [()]),
    (Preview(maybe=(Square("F5"), Square("F6"))), "preview-maybe", [(), ()]),
    (
        Preview(sights={Square("C4"): Sight.CLEAR, Square("D4"): Sight.PARTIAL, Square("E4"): Sight.BLOCKED}),
        "preview-sight",
        [("clear",), ("partial",), ("blocked",)],
    ),
    (Preview(odds={FigureId("S1"): 0.604}), "preview-odds", [()]),
    (Preview(odds={FigureId("S1"): 0.6}, risks={FigureId("S1"): 0.3}), "preview-risk", [()]),
    (Preview(picks=(FigureId("S1"),)), "preview-pick", [()]),
    (Preview(ghost=(FigureId("S1"), Square("C5"))), "token", [S1, (*S1, "ghost")]),
    (Preview(ghost=(FigureId("S1"), Square("C4"))), "token", [S1]),  # it stays in its place
]


@pytest.mark.parametrize(("preview", "art", "looks"), PREVIEWS)
def test_a_preview_lays_its_marks_over_the_board(
    preview: Preview, art: str, looks: list[tuple[object, ...]]
) -> None:
    picture = scene(with_figures(soldier("S1", "C4"), past=(move("S1", "C3", "C4"),)), words, preview)
    assert [sprite.look for sprite in sprites(picture, art)] == looks
    assert all(drawing_of(shape.art) for shape in picture.shapes if isinstance(shape, Sprite))
    ways = [shape for shape in picture.shapes if isinstance(shape, Track)]
    assert len(ways) == (preview.ghost == ("S1", "C5")), (
        "of what was done nothing is shown, only the way ahead"
    )


CHANCES = [(0.604, "60%"), (1.0, "100%"), (0.0, "0%")]


@pytest.mark.parametrize(("chance", "written"), CHANCES)
def test_the_odds_of_a_preview_are_written_in_per_cent(chance: float, written: str) -> None:
    preview = Preview(odds={FigureId("S1"): chance})
    picture = scene(with_figures(soldier("S1", "C4")), words, preview)
    assert written in said(picture)


MARKED = [
    (Preview(reach={Square("C5"): 1}), ["one step away"]),
    (Preview(reach={Square("C5"): 0}), ["starting squares"]),
    (Preview(reach={Square("C5"): 2, Square("C6"): 1}), ["one step away", "two steps away"]),
    (Preview(sights={Square("C5"): Sight.BLOCKED, Square("C6"): Sight.CLEAR}), ["clear sight", "no sight"]),
    (Preview(odds={FigureId("S1"): 0.5}, stake="frighten"), ["chance to frighten"]),
    (Preview(odds={FigureId("S1"): 0.5}, risks={FigureId("S1"): 0.5}), ["chance to kill", "chance to die"]),
    (Preview(blast=(Square("A1"),), maybe=(Square("A2"),)), ["is struck", "may be struck"]),
    (Preview(picks=(FigureId("S1"),)), ["the figure in question"]),
    (Preview(picks=(FigureId("S1"), FigureId("S2"))), ["to choose from"]),
]


@pytest.mark.parametrize(("preview", "meanings"), MARKED)
def test_the_words_of_a_preview_explain_the_marks_in_use_and_no_others(
    preview: Preview, meanings: list[str]
) -> None:
    told = preview_alt(preview, words).lower()
    known = (words(f"board-mark-{name}") for name in MEANINGS)
    found = sorted((mark for mark in known if f"{mark}: " in told), key=told.index)
    assert found == meanings


MEANINGS = (
    *("pick", "picks", "reach-0", "reach-1", "reach-2", "sight-clear", "sight-partial", "sight-blocked"),
    *("blast", "maybe", "odds-kill", "odds-frighten", "odds-delay", "risk"),
)


def test_a_preview_keeps_the_ground_and_the_scoreboard() -> None:
    plain = scene(with_figures(soldier("S1", "C4")), words)
    thought = scene(with_figures(soldier("S1", "C4")), words, Preview(caption="What S1 could do"))
    assert plain == thought


def test_the_words_of_a_preview_say_who_where_and_how_likely() -> None:
    preview = Preview(
        caption="S1 in C5",
        ghost=(FigureId("S1"), Square("C5")),
        sights={Square("F7"): Sight.PARTIAL},
        odds={FigureId("M1"): 0.23},
    )
    told = preview_alt(preview, words)
    assert told == "S1 in C5. S1 would stand in C5. Partial sight: F7. Chance to kill: M1 23%."
    everywhere = preview_alt(Preview(maybe=SQUARES, odds={FigureId(f"M{i}"): 0.1 for i in range(200)}), words)
    assert everywhere.startswith("May be struck: everywhere.")
    assert len(everywhere) <= LONGEST_ALT


@pytest.mark.parametrize("count", range(1, 9))
def test_chances_and_eyes_cover_neither_each_other_nor_a_name(count: int) -> None:
    square = Square("D4")
    crowd = [soldier(f"S{i}", "D4") for i in range(1, count + 1)]
    everyone = {one.id: 0.5 for one in crowd}
    for preview in (
        Preview(sights={square: Sight.CLEAR}, odds=everyone),
        Preview(odds=everyone, risks=everyone),  # a fight: there are no sight lines within one's own square
    ):
        picture = scene(with_figures(*crowd), words, preview)
        marks = [*sprites(picture, "preview-sight"), *sprites(picture, "preview-odds")]
        marks += sprites(picture, "preview-risk")
        assert all(apart(a.box, b.box) for a, b in combinations(marks, 2))
        high = int(PLATE)
        names = [
            box._replace(y=box.y + box.h - high, h=high) for box in (token.box for token in tokens(picture))
        ]
        assert all(apart(mark.box, name) for mark in marks for name in names)


@pytest.mark.parametrize("square", ["A1", "D4", "H8"])
def test_a_closeup_stays_on_the_board(square: str) -> None:
    window = closeup(Square(square)).window
    assert window
    assert within(window, Box(0, 0, WIDTH, HEIGHT))
    assert within(field(Square(square)), window)


@pytest.mark.parametrize("language", [ENGLISH, *LANGUAGES])
def test_no_card_in_the_hand_abbreviates_its_text(language: str) -> None:
    with speaking(language):
        told = {effect: names.effect_text(effect, Speech(MINIATURES)) for effect in game_rules().book.effects}
    wide = {effect: wrap(text, "text", SIZE, ROOM) for effect, text in told.items()}
    assert [effect for effect, lines in wide.items() if len(lines) > LINES] == []
