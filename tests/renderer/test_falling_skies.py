"""Under Falling Skies as scenes, as bytes and as words: everything on the table is shown, in its place."""

from collections import Counter
from collections.abc import Iterator

import pytest

from engine.falling_skies.actions import Place
from engine.falling_skies.battle import Battle
from engine.falling_skies.board import PATH, Board
from engine.falling_skies.content import Cell
from engine.falling_skies.pieces import ALL_SPACES, Die, SkySpace, Space, column_of, sky_space
from engine.falling_skies.preview import preview_placement
from engine.falling_skies.view import View
from renderer import render
from renderer.paint import picture_of
from renderer.scenes.falling_skies import Forecast, alt, names, scene, status, text_board, whole, wide
from renderer.scenes.falling_skies.foot import remarks
from renderer.scenes.falling_skies.head import half_stars
from renderer.scenes.falling_skies.layout import Layout
from renderer.shapes import Box, Label, Scene, Sprite, Track
from renderer.sprites.bunker import BRIGHT, FLOORS, GLYPHS, ROCK
from renderer.theme import NIGHT
from renderer.words import LONGEST_ALT
from tests.renderer.measures import contrast, least_difference, weakest
from tests.renderer.shown import said, sprites
from tests.renderer.skies import BATTLES, DRAFTS, PAGES, played_out, table, words
from tests.titles import FALLING_SKIES

LARGEST = 400 * 1024  # bytes of a phone picture
LEGIBLE = 4.5

BOARDS = {name: table(battle) for name, battle in BATTLES.items()}
EVERYTHING = {**BOARDS, **PAGES, **DRAFTS}


def boards() -> Iterator[tuple[View, Board, Battle, Layout]]:
    """Yields every position with a visible board."""
    for view in (*BOARDS.values(), *played_out()):
        if view.board is not None and view.battle is not None and view.draft is None:
            for beside in (False, True):
                page = Layout(rows=view.board.sky_rows, wide=beside)
                if drawn(view, page).height == page.height:  # otherwise a notebook covers it
                    yield view, view.board, view.battle, page


def drawn(view: View, page: Layout) -> Scene:
    """Returns the picture of a view in the layout of a page."""
    return wide(view, words) if page.wide else scene(view, words)


def holds(outer: Box, inner: Box) -> bool:
    x, y = inner.x + inner.w // 2, inner.y + inner.h // 2
    return outer.x <= x < outer.x + outer.w and outer.y <= y < outer.y + outer.h


def looks_in(found: list[Sprite], box: Box) -> list[tuple[str | int, ...]]:
    return [sprite.look for sprite in found if holds(box, sprite.box)]


# --- the sky -------------------------------------------------------------------------------------------


def test_every_ship_is_drawn_in_its_space_and_no_other() -> None:
    for view, _, battle, page in boards():
        ships = sprites(drawn(view, page), "ship")
        assert len(ships) == len(battle.fleet.ships) + len(battle.fleet.holding) + sum(
            kind is not None for kind in battle.fleet.drops
        )
        for ship in battle.fleet.ships:
            assert looks_in(ships, page.sky(ship.at)) == [(ship.kind.value,)]
        for column, kind in enumerate(battle.fleet.drops):
            box = page.sky(sky_space(battle.fleet.mothership, column))
            assert looks_in(ships, box) == ([(kind.value,)] if kind is not None else [])


def test_every_sign_of_the_sky_is_printed_in_its_space() -> None:
    for view, board, _, page in boards():
        signs = sprites(drawn(view, page), "sky-sign")
        assert len(signs) == sum(cell is not Cell.BLANK for cell in board.cells)
        for at, cell in enumerate(board.cells):
            if cell.number is not None:
                box = page.sky(sky_space(at // 5, at % 5))
                assert looks_in(signs, box) == [(cell.number,)]


def test_a_sign_and_a_ship_in_one_space_do_not_cover_each_other() -> None:
    for page in (Layout(rows=16), Layout(rows=16, wide=True), Layout(rows=20, wide=True)):
        sign, ship = page.sign(SkySpace(12)), page.ship(SkySpace(12))
        assert sign.x + sign.w <= ship.x
        assert holds(page.sky(SkySpace(12)), sign)
        assert ship.x + ship.w <= page.sky(SkySpace(13)).x


def test_the_mothership_hangs_over_its_row_and_the_next_action_is_framed() -> None:
    for view, board, battle, page in boards():
        picture = drawn(view, page)
        (hull,) = sprites(picture, "mothership")
        row = battle.fleet.mothership
        assert hull.box.y + hull.box.h - 8 == page.row(row)
        actions = {int(sprite.look[0]): sprite for sprite in sprites(picture, "row-action")}
        assert sorted(actions) == list(range(1, board.sky_rows + 1))
        assert [number for number, sprite in actions.items() if "next" in sprite.look] == [
            number for number in (row + 1,) if number <= board.sky_rows
        ]
        assert [number for number, sprite in actions.items() if "past" in sprite.look] == list(
            range(1, row + 1)
        )
        assert all(sprite.box.y == page.row(number) for number, sprite in actions.items())


def test_research_is_climbed_from_the_bottom_and_locks_are_shown() -> None:
    for view, board, battle, page in boards():
        spaces = sprites(drawn(view, page), "research-space")
        assert [sprite.look[0] for sprite in spaces] == list(board.research)
        beside = spaces[len(spaces) - board.sky_rows :] if page.wide else spaces  # others are at the city
        assert [sprite.box.y for sprite in beside] == sorted((s.box.y for s in beside), reverse=True)
        assert [("done" in sprite.look) for sprite in spaces] == [
            number < battle.research for number in range(len(spaces))
        ]
        assert "last" in spaces[-1].look
    assert [sprite.look[-1] == "barred" for sprite in steps("battle_for_the_sky")][-2:] == [False, True]
    assert sum("barred" in sprite.look for sprite in steps("satellites")) == 1  # the other one is up
    assert any("danger" in sprite.look for sprite in steps("dangerous_research"))


def steps(name: str) -> list[Sprite]:
    return sprites(scene(BOARDS[name], words), "research-space")


# --- the base ------------------------------------------------------------------------------------------


def test_every_room_shows_what_it_does_costs_and_adds_and_which_of_it_is_dug_out() -> None:
    for view, board, battle, page in boards():
        rooms = {sprite.box: sprite.look for sprite in sprites(drawn(view, page), "room")}
        for room in board.rooms.values():
            first = page.space(room.spaces[0])
            box = Box(first.x, first.y, first.w * len(room.spaces), first.h)
            dug = "".join("1" if battle.is_excavated(at) else "0" for at in room.spaces)
            assert rooms.pop(box) == (room.kind.value, room.cost, room.modifier, dug)
        assert len(rooms) == sum(room is None for room in board.room_at)
        assert all(look[0] == "tunnel" for look in rooms.values())


def test_dice_robots_tokens_and_the_excavator_lie_where_they_are() -> None:
    for view, _, battle, page in boards():
        picture = drawn(view, page)
        workers, robots = sprites(picture, "worker"), sprites(picture, "robot")
        for at in ALL_SPACES:
            box = page.space(at)
            assert looks_in(workers, box) == ([worker(battle, at)] if at in battle.workers else [])
            found = battle.robots.get(at)
            assert looks_in(robots, box) == (
                [] if found is None else [(found.value, *(() if found.ready else ("resting",)))]
            )
        assert sorted(looks_in(workers, page.tray)) == sorted(face(die) for die in battle.hand)
        assert len(sprites(picture, "token-toxin")) == len(battle.tokens)
        (machine,) = sprites(picture, "excavator")
        assert holds(page.space(PATH[battle.excavator]), machine.box)


def face(die: Die) -> tuple[str, int]:
    return ("white" if die.white else "grey", die.pips)


def worker(battle: Battle, at: Space) -> tuple[str | int, ...]:
    return (*face(battle.workers[at]), *(("digging",) if at == battle.digging else ()))


def test_the_way_ahead_is_marked_from_the_excavator_to_the_end() -> None:
    for view, _, battle, page in boards():
        assert len(sprites(drawn(view, page), "way")) == len(PATH) - 1 - battle.excavator


def test_the_tracks_are_filled_as_far_as_they_are() -> None:
    for view, board, battle, page in boards():
        picture = drawn(view, page)
        energy, damage = sprites(picture, "energy-cell"), sprites(picture, "damage-cell")
        assert [len(energy), len(damage)] == [board.energy_limit, board.damage_limit]
        assert sum("full" in sprite.look for sprite in energy) == battle.energy
        assert sum("taken" in sprite.look for sprite in damage) == battle.damage
        assert "last" in damage[-1].look


def test_the_city_the_team_and_the_scenario_are_named() -> None:
    for view, board, battle, page in boards():
        if page.wide:
            continue
        posted, picture = " ".join(said(drawn(view, page))).upper(), whole(view, words)
        told = " ".join(said(picture)).upper()
        assert names.city(board.setup.city, words).upper() in told
        if board.setup.scenario is not None:
            assert names.scenario(board.setup.scenario, words).upper() in told
        comrades = sprites(picture, "comrade")
        assert [sprite.look[0] for sprite in comrades] == [member.side.value for member in board.setup.team]
        assert sum("spent" in sprite.look for sprite in comrades) == len(battle.spent)
        assert all(remark.upper() in posted for remark in remarks(board, battle, words))


def test_how_it_ended_is_stamped_on_it() -> None:
    assert [sprite.look for sprite in sprites(scene(BOARDS["won"], words), "stamp")] == [("leaf",)]
    assert [sprite.look for sprite in sprites(scene(BOARDS["lost"], words), "stamp")] == [("blood",)]
    assert sprites(scene(BOARDS["crowded"], words), "stamp") == []


def test_nothing_jumps_during_a_game() -> None:
    fixed = ("plate", "ribbon", "sky-tile", "sky-sign", "room", "row-action", "research-space", "damage-cell")
    places: dict[object, set[object]] = {}
    for view, board, _, page in boards():
        picture = drawn(view, page)
        found = tuple(sprite.box for art in fixed for sprite in sprites(picture, art))
        places.setdefault((board.setup, page.wide), set()).add((picture.height, found))
    assert all(len(each) == 1 for each in places.values())
    assert len(places) > 5


def test_the_texts_of_scenario_and_team_are_told_and_in_the_whole_picture() -> None:
    view = BOARDS["final"]
    assert view.board is not None
    setup = view.board.setup
    told, texts = status(view, words), said(whole(view, words))
    assert len(told) == 2 + len(setup.team)
    for member in setup.team:
        name = names.character(member.character, words)
        assert name in texts
        assert any(line.startswith(f"{name}: ") for line in told)
    assert setup.scenario is not None
    assert names.scenario(setup.scenario, words).upper() in texts
    assert whole(view, words).height > scene(view, words).height


# --- every page ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", EVERYTHING)
def test_everything_stays_on_the_page(name: str) -> None:
    picture = scene(EVERYTHING[name], words)
    for shape in (*picture.ground, *picture.shapes):
        if isinstance(shape, Sprite):
            x, y, w, h = shape.box
            assert x >= 0, shape
            assert y >= 0, shape
            assert x + w <= picture.width, shape
            assert y + h <= picture.height, shape


@pytest.mark.slow
@pytest.mark.parametrize("name", ["crowded", "final", "sabotaged", "attack", "over", "rich draft"])
def test_a_picture_is_small_enough_and_every_line_of_words_stands_out(name: str) -> None:
    picture = scene(EVERYTHING[name], words)
    assert len(render(picture)) < LARGEST
    written = [shape for shape in (*picture.ground, *picture.shapes) if isinstance(shape, Label)]
    bare = picture_of(
        Scene(
            width=picture.width,
            height=picture.height,
            ground=tuple(shape for shape in picture.ground if not isinstance(shape, Label)),
            shapes=tuple(shape for shape in picture.shapes if not isinstance(shape, Label)),
        )
    )
    assert {label.text: worst for label in written if (worst := weakest(label, bare)) < LEGIBLE} == {}


def test_the_notebook_lies_on_the_table_between_games_and_at_the_end() -> None:
    for name, view in PAGES.items():
        picture = scene(view, words)
        assert sprites(picture, "page"), name
        assert len(sprites(picture, "slip")) == len(view.notebook.attacks if view.notebook else ())
    assert sprites(scene(PAGES["over"], words), "stamp")
    for name, view in BOARDS.items():
        assert not sprites(scene(view, words), "page"), name


def test_the_notebook_shows_every_battle_comrade_and_city() -> None:
    notebook = PAGES["team"].notebook
    assert notebook is not None
    picture = scene(PAGES["team"], words)
    verdicts = Counter(sprite.look for sprite in sprites(picture, "verdict"))
    assert verdicts == {("lost", 2): 1, ("won", 2): 1, ("won", 1): 1, ("open",): 1}
    assert sorted(sprite.look for sprite in sprites(picture, "place-name")) == [
        ("damaged",),
        ("lost",),
        ("lost",),
        ("normal",),
    ]
    assert [sprite.look for sprite in sprites(picture, "comrade")] == [("upgraded", "spent"), ("upgraded",)]
    told = said(picture)
    for record in notebook.battles:
        assert (
            words(
                "board-battle",
                city=names.city(record.city, words),
                scenario=names.scenario(record.scenario, words),
            )
            in told
        )


# --- words ---------------------------------------------------------------------------------------------


def facts(view: View) -> Iterator[str]:
    """Yields everything that the words of a game must name."""
    board, battle = view.board, view.battle
    assert board is not None
    assert battle is not None
    yield names.city(board.setup.city, words)
    yield f"Damage {battle.damage} of {board.damage_limit}, energy {battle.energy} of {board.energy_limit}."
    yield f"Research is on space {battle.research} of {len(board.research)}"
    yield f"The excavator is at {names.spot(PATH[battle.excavator])}."
    for ship in battle.fleet.ships:
        yield words("board-text-ship", row=ship.row, column=ship.column + 1)
    for column, kind in enumerate(battle.fleet.drops):
        if kind is not None:
            yield f"{column + 1}"
    for at, die in battle.workers.items():
        yield f"{names.spot(at)} {names.die(die, words)}"
    for at, robot in battle.robots.items():
        yield f"{names.spot(at)} {robot.value}"
    for at in battle.tokens:
        yield names.spot(at)
    yield from (names.die(die, words) for die in battle.hand)
    yield from (names.character(member.character, words) for member in board.setup.team)
    yield from remarks(board, battle, words)


def test_alt_and_text_name_everything_a_game_holds() -> None:
    for view, board, *_ in boards():
        told, text = alt(view, words), text_board(view, words)
        assert [fact for fact in facts(view) if fact not in told] == []
        assert [fact for fact in facts(view) if fact not in text] == []
        assert len(told) <= LONGEST_ALT
        assert names.city_text(board.setup.city, board.setup.side, words) in text
        if board.setup.scenario is not None:
            assert names.scenario_text(board.setup.scenario, words) in text


@pytest.mark.parametrize("name", BOARDS)
def test_what_comes_next_is_told_only_while_the_game_goes_on(name: str) -> None:
    is_over = BATTLES[name].result is not None
    for told in (alt(BOARDS[name], words), text_board(BOARDS[name], words)):
        assert ("You lose at row" in told) is not is_over
        assert ("Next, row" in told) is not is_over


@pytest.mark.parametrize("name", [*PAGES, *DRAFTS])
def test_alt_and_text_name_everything_a_page_holds(name: str) -> None:
    view = EVERYTHING[name]
    told, text = alt(view, words), text_board(view, words)
    assert len(told) <= LONGEST_ALT
    assert [fact for fact in page_facts(view) if fact not in told] == []
    assert [fact for fact in page_facts(view) if fact not in text] == []


def page_facts(view: View) -> Iterator[str]:
    book, draft = view.notebook, view.draft
    if book is not None:
        for attack in book.attacks:
            yield from (names.city(attack.city, words), names.scenario(attack.scenario, words))
            yield names.character(attack.character, words)
        for record in book.battles:
            yield from (names.city(record.city, words), names.scenario(record.scenario, words))
            yield from (f"threat level {game.level}" for game in record.games)
        yield from (names.character(character, words) for character in book.kept)
        yield from (names.city(city, words) for city in (*book.saved, *book.lost))
    if draft is not None:
        yield names.city(draft.city, words)
        yield from (names.tile(laid.tile, words) for laid in draft.sky)
        yield from (names.character(member.character, words) for member in draft.team)


def test_the_chart_of_the_sky_shows_signs_ships_and_costs() -> None:
    text = text_board(BOARDS["crowded"], words)
    sky, base = text.split("```")[1], text.split("```")[3]
    assert " 3 MS  =P===-===W===-===-=  5" in sky.splitlines()
    assert " 4 D1   W |<  |3  |M  |     3" in sky.splitlines()
    assert "16        |5  |M  |4W |     3" in sky.splitlines()
    assert max(len(line) for line in (*sky.splitlines(), *base.splitlines())) <= 38
    assert "B B-1/1  F/3    E      +E     ." in base.splitlines()


def test_nobody_holds_anything_secret() -> None:
    assert FALLING_SKIES.pictures.hand is None
    assert FALLING_SKIES.wording.hand_text(BOARDS["crowded"], words) == ""


@pytest.mark.parametrize(("stars", "written"), [(0, "0"), (0.5, "½"), (1, "1"), (2.5, "2½"), (-1.5, "−1½")])  # noqa: RUF001
def test_stars_are_written_with_halves(stars: float, written: str) -> None:
    assert half_stars(stars) == written


# --- forecasts -----------------------------------------------------------------------------------------


def test_a_forecast_draws_the_way_of_every_ship_that_would_move() -> None:
    view = BOARDS["crowded"]
    place = Place(die=Die.WHITE_6, column=column_of(Space(6)), space=Space(6))
    preview = preview_placement(view, place)
    picture = scene(view, words, Forecast(caption="?", die=(place.die, place.space), placements=(preview,)))
    plain = scene(view, words)
    tracks = [shape for shape in picture.shapes if isinstance(shape, Track)]
    assert len([track for track in tracks if track.style.endswith(" martian")]) == len(preview.moves) == 1
    page = Layout(rows=16)
    added = [sprite for sprite in sprites(picture, "worker") if sprite not in sprites(plain, "worker")]
    assert [sprite.look for sprite in added] == [("white", 6)]
    assert holds(page.space(place.space), added[0].box)
    ghosts = [sprite for sprite in sprites(picture, "ship") if "ghost" in sprite.look]
    ends = [move.end for move in preview.moves if move.end is not None]
    assert len(ghosts) == len(ends) == 1
    assert holds(page.sky(ends[0]), ghosts[0].box)


# --- for everyone --------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", GLYPHS)
def test_what_a_room_does_stands_out_from_its_floor_and_from_rock(kind: str) -> None:
    assert contrast(NIGHT.ink(BRIGHT[kind]), NIGHT.ink(FLOORS[kind])) >= 3
    assert contrast(NIGHT.ink(f"{BRIGHT[kind]}:stone:45"), NIGHT.ink(ROCK)) >= 3


ALIKE: dict[str, tuple[str, tuple[int, int], list[tuple[str | int, ...]]]] = {
    "ships": ("ship", (96, 52), [("purple",), ("white",), ("orange",)]),
    "dice": ("worker", (72, 72), [("grey", 3), ("white", 3), ("grey", 3, "digging")]),
    "robots": ("robot", (72, 72), [(3,), (3, "resting")]),
    "rooms": ("room-sign", (48, 48), [(kind,) for kind in GLYPHS]),
    "dug": ("room", (180, 100), [("energy", 0, 0, "1"), ("energy", 0, 0, "0")]),
    "comrades": ("comrade", (320, 40), [("standard",), ("upgraded",), ("upgraded", "spent")]),
    "cities": ("place-name", (240, 42), [("normal",), ("damaged",), ("lost",)]),
    "verdicts": ("verdict", (86, 38), [("won", 1), ("lost", 1), ("open",)]),
    "damage": ("damage-cell", (128, 70), [(3,), (3, "taken"), (3, "last")]),
    "energy": ("energy-cell", (128, 70), [(3,), (3, "full")]),
    "steps": ("research-space", (128, 56), [(3,), (3, "done"), (3, "last"), (3, "barred"), (3, "danger")]),
    "tiles": ("sky-tile", (900, 224), [(3,), (3, "hard")]),
}


@pytest.mark.parametrize("name", ALIKE)
def test_kinds_and_states_differ_without_any_colour(name: str) -> None:
    art, (w, h), looks = ALIKE[name]
    assert least_difference((Sprite(art, Box(0, 0, w, h), look) for look in looks), by=42) > 0.005
