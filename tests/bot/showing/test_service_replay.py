"""A game as a film: one picture per turn, no undone moves, nothing hidden before the end."""

import asyncio
import io
from collections.abc import Iterator
from itertools import islice, pairwise
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from PIL import Image, ImageSequence

import renderer
from bot.cli.games.playout import by_chance, playout
from bot.service.errors import NotPlaying
from bot.service.showing import replay
from bot.service.showing.pictures import Film, Pictures
from bot.service.showing.replay import film, turns
from bot.store.rows import GameId, RowKind
from bot.titles.title import as_any_title
from engine.core import Seat
from renderer.films import LIMIT
from renderer.scenes import miniatures as scenes
from tests.bot.house import ANN, BOB, House, house, later
from tests.bot.showing.test_pictures import Counting, _drawings
from tests.engine.games import catalogue
from tests.opaque import AnyTitle
from tests.renderer.games import dealt_again
from tests.renderer.games import states as states_of
from tests.titles import MINIATURES, TITLES

pytestmark = pytest.mark.slow  # films are drawn

SEALED: AnyTitle = as_any_title(MINIATURES)
SEATS = (Seat(0), Seat(1))
words = catalogue().words("en", MINIATURES)


def _states(name: str, seed: int) -> Iterator[Any]:
    return iter(states_of(name, seed))


def frames(made: Film) -> list[Image.Image]:
    with Image.open(io.BytesIO(made.gif)) as gif:
        return [frame.convert("RGB") for frame in ImageSequence.Iterator(gif)]


def test_a_finished_game_is_shown_turn_by_turn_and_then_laid_open() -> None:
    game: list[Any] = list(_states("final-05", 3))
    end: Any = game[-1]
    shown: list[Any] = list(turns(SEALED, game))
    assert shown[0] is game[0]
    assert shown[-1] is game[-1]
    made = film(SEALED, game, words, seats=SEATS, finished=True)
    assert len(made.gif) <= LIMIT
    views = [SEALED.rules.view(state, None) for state in shown]
    boards = [MINIATURES.pictures.board(view, words) for view in views]
    assert MINIATURES.pictures.open_view
    opened = MINIATURES.pictures.board(MINIATURES.pictures.open_view(end), words)
    hands = [scenes.hand(MINIATURES.rules.view(end, seat), words) for seat in SEATS]
    expected = [*boards, opened, *hands]
    different = 1 + sum(one != other for one, other in pairwise(expected))
    pictures = frames(made)
    assert len(pictures) == different
    assert made.pictures == len(shown)
    for picture, scene in (
        (pictures[0], boards[0]),
        (pictures[-4 if opened != boards[-1] else -3], boards[-1]),
    ):
        alone = Image.open(io.BytesIO(renderer.render(scene))).convert("RGB")
        assert picture.tobytes() == alone.tobytes()
    assert MINIATURES.wording.alt(views[-1], words) in made.alt


def test_each_round_and_each_players_turn_is_a_picture() -> None:
    game: list[Any] = list(_states("final-01", 4))
    shown = list(turns(SEALED, game))
    views = [SEALED.rules.view(state, None) for state in shown]
    told = {(view.round, view.turn) for view in views if view.turn is not None}
    every = {(view.round, view.turn) for view in (SEALED.rules.view(state, None) for state in game)}
    assert told == {turn for turn in every if turn[1] is not None}


def test_nothing_hidden_is_in_the_film_of_a_game_that_goes_on() -> None:
    """Byte for byte: redealing hands, deck and face-down markers at every move leaves no trace."""
    game: list[Any] = list(islice(_states("final-01", 8), 20, 80))
    again: list[Any] = [dealt_again(state, number) for number, state in enumerate(game)]
    assert any(one != other for one, other in zip(game, again, strict=True))
    running, same = (film(SEALED, each, words, seats=SEATS, finished=False) for each in (game, again))
    assert running == same
    over, other = (film(SEALED, each, words, seats=SEATS, finished=True) for each in (game, again))
    assert over.gif != other.gif, "at the end it would tell"
    assert over.gif != running.gif


def test_a_long_game_keeps_its_beginning_and_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    game: list[Any] = list(islice(_states("final-01", 4), 200))
    shown = list(turns(SEALED, game))
    monkeypatch.setattr(replay, "MOST_TURNS", 6)
    fewer = replay._fewer(shown)
    assert len(fewer) <= 6
    assert (fewer[0], fewer[-1]) == (shown[0], shown[-1])


@pytest.mark.parametrize("title", TITLES, ids=lambda title: str(title.id))
def test_every_title_can_be_watched(title: AnyTitle, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay, "MOST_TURNS", 24)  # the bench makes a film of a whole game
    options = title.codecs.options_type()
    seats = [Seat(seat) for seat in range(title.rules.seat_plan(options).fewest)]
    game = [step.state for step in playout(title, options, [by_chance] * len(seats), b"film", 20_000)]
    made = film(title, game, catalogue().words("en", title), seats=seats, finished=True)
    assert len(frames(made)) > len(seats)
    assert len(made.gif) <= LIMIT


# --- from a journal --------------------------------------------------------------------------------------


async def _some_turns(bot: House) -> GameId:
    game = await bot.duel()
    await bot.say(game, ANN, "aim")
    await bot.say(game, ANN, "strike")
    await bot.say(game, BOB, "yield")
    return game


async def test_a_film_has_the_turns_of_the_table(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await _some_turns(bot)
        made = await bot.tables.replays.film(game)
        position = await bot.tables.pages._positions.at(game)
        rows = await bot.tables.pages._positions.moves(game)
        told = {move.turn for move in rows if move.kind is RowKind.MOVE} | {position.game.turn}
        assert made.pictures == len(told) + 1, "where it began, and what each turn came to"
        assert "pictures, one per turn" in made.alt


async def test_what_was_taken_back_is_not_in_the_film(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await _some_turns(bot)
        before = await bot.tables.replays.film(game)
        await bot.say(game, ANN, "aim")
        await bot.tables.undo.ask(game, ANN.id)
        assert (await bot.tables.replays.film(game)).gif == before.gif


async def test_a_film_begins_where_the_present_rules_began(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await _some_turns(bot)
        whole = await bot.tables.replays.film(game)
    async with house(tmp_path / "bot.db", later()) as bot:
        rest = await bot.tables.replays.film(game)
        assert rest.pictures == 1 < whole.pictures


async def test_a_table_in_the_lobby_has_nothing_to_show(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        with pytest.raises(NotPlaying):
            await bot.tables.replays.film(await bot.lobby())


# --- threads ---------------------------------------------------------------------------------------------


async def test_a_film_is_made_once_for_all_who_ask() -> None:
    pictures = Pictures(Counting())
    made: list[str] = []

    def make() -> Film:
        made.append("made")
        return Film(gif=b"GIF", alt="", pictures=1)

    first, second = await asyncio.gather(pictures.film("a", make), pictures.film("a", make))
    assert first is second
    assert made == ["made"]
    for number in range(4):
        await pictures.film(number, make)
    await pictures.film("a", make)
    assert len(made) == 6, "the oldest had to make room"


async def test_no_table_waits_for_its_board_while_a_film_is_made() -> None:
    pictures = Pictures()
    held = Event()

    def make() -> Film:
        held.wait()
        return Film(gif=b"GIF", alt="", pictures=1)

    film_ = asyncio.create_task(pictures.film("a", make))
    try:
        board = await asyncio.wait_for(pictures.draw(_drawings()[0]), 20)
        assert board is not None
        assert not film_.done()
    finally:
        held.set()
        await film_
        pictures.close()
