"""Rows of text with a button beside them, at phone width: the text keeps enough room.

The bot builds the messages for random positions of every title; the page draws and measures them.
"""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page

from bot.copies import replace
from bot.service.model.position import Position
from bot.service.model.table import TableSettings
from bot.service.showing.pages import Pages
from bot.service.showing.views import lobby_of, seat_view
from bot.store.rows import Chair, Game, GameId, Person, Status, UserId
from bot.text.catalogue import ENGLISH
from bot.titles.title import Words
from bot.ui.kit.ids import PanelPlace
from bot.ui.kit.menus import menu
from bot.ui.kit.message import Message
from bot.ui.lobby.lobby_message import lobby_message
from bot.ui.playing.panel import panel
from bot.ui.showing.messages import board
from engine.core import Seat
from tests.bot.browser.conftest import Shoot
from tests.bot.browser.pages import PHONE
from tests.engine.games import catalogue, play
from tests.opaque import AnyTitle
from tests.titles import TITLES
from tests.translations import LANGUAGES

pytestmark = pytest.mark.slow  # starts a browser and a process

POSITIONS = 50  # per title
GAMES = 3  # from which the positions are taken
DEEPER = 2  # further questions of a panel to check
NARROWEST = 160  # pixels of the text beside a button
HIGHEST = 140  # pixels of a row

DRAW = """async (messages) => {
  const { page } = await import(new URL("web/page.js", document.baseURI));
  const { drawMessages } = await import(new URL("web/messages.js", document.baseURI));
  const author = { id: "1", name: "Ack-Ack", bot: true };
  const rows = [];
  messages.forEach(({ name, parts, hidden }, number) => {
    const about = { id: String(number + 1), author, at: number * 1000, private: hidden };
    const shown = { ...about, text: "", parts, files: [] };
    page.state = { ...page.state, messages: [shown] };
    drawMessages();
    for (const row of document.querySelectorAll("#messages .section, #messages .row > .button")) {
      const text = row.matches(".section") ? row.firstElementChild.offsetWidth : null;
      rows.push({ name, said: row.innerText, text, height: row.offsetHeight });
    }
  });
  return rows;
}"""


class Shown(NamedTuple):
    """A message and its origin."""

    name: str
    message: Message
    hidden: bool  # private, for one person

    def as_drawn(self) -> dict[str, Any]:
        components = self.message.view().to_components()  # type: ignore[no-untyped-call] # discord.py has none
        return {"name": self.name, "parts": components, "hidden": self.hidden}


class Known(NamedTuple):
    """The part of the service's context that a page without journal rows needs."""

    catalogue: Any

    def words(self, position: Position, locale: str) -> Words:
        """Returns the words of a table's game."""
        said: Words = self.catalogue.words(locale, position.title)
        return said


def _person(seat: int) -> Person:
    return Person(id=UserId(seat + 1), name=f"Person {seat}")


def _table(title: AnyTitle, options: Any, chairs: tuple[Chair, ...]) -> Position:
    """Returns a table in its lobby."""
    row = Game(
        id=GameId(1), title=title.id, rules_version=1, rules_since=0, seed=b"", options=b"", settings=b"",
        status=Status.LOBBY, guild_id=1, channel_id=1, thread_id=None, host=_person(0), locale=ENGLISH,
        seq=-1, turn=0, turn_seats=(), outcome=None, scheme=2, secret=bytes(32),
    )  # fmt: skip
    return Position(
        title=title, game=row, options=options, settings=TableSettings(), chairs=chairs, reached=None,
        decision=None, outcome=None, visits={}, press=None, plans={}, orders={}, asked_since={},
        suggestions={},
    )  # fmt: skip


def _positions(title: AnyTitle) -> Iterator[Position]:
    """Yields random positions of a title in which a seat must decide."""
    for number in range(GAMES):
        game = play(title, {}, number)
        keys = title.rules.seat_plan(game.options).keys
        chairs = tuple(
            Chair(seat=seat, key=key, people=(_person(seat),))
            for seat, key in zip(game.seats, keys, strict=False)
        )
        lobby = _table(title, game.options, chairs)
        states = [step.before for step in game.steps]
        chance = game.dice("narrow rows")
        for state in [chance.pick(states) for _ in range(POSITIONS // GAMES + 1)]:
            yield replace(lobby.with_state(state), decision=title.rules.decision(state))


def _asking(title: AnyTitle, language: str) -> Iterator[Shown]:
    """Yields boards and panels with a question."""
    pages = Pages(Known(catalogue()), None)  # type: ignore[arg-type] # no turn is looked up
    for number, position in enumerate(_positions(title)):
        name = f"{title.id} {number} {language}"
        page = pages._page(position, (), None, language)
        yield Shown(f"{name} board", board(page, None, pictured=False), hidden=False)
        seat = position.asked_seats[0]
        view = seat_view(position, catalogue(), _person(seat).id, language, hints=True)
        way = PanelPlace(game_id=GameId(1), seq=view.seq)
        entries = enumerate(menu(view.offers, (), view.words).entries)
        deeper = [way.on(entry) for entry, each in entries if each.offer is None][:DEEPER]
        for asked in (way, *deeper):
            yield Shown(f"{name} panel {asked.path}", panel(view, asked), hidden=True)


def _lobbies(title: AnyTitle, language: str) -> Iterator[Shown]:
    """Yields lobbies with a person, a computer and an empty seat on every seat in turn."""
    options = title.codecs.options_type()
    keys = title.rules.seat_plan(options).keys
    for shift in range(3):
        chairs = tuple(_chair(Seat(seat), key, (seat + shift) % 3) for seat, key in enumerate(keys))
        lobby = lobby_of(_table(title, options, chairs), catalogue(), language)
        shown = lobby_message(lobby, catalogue().words(language, title))
        yield Shown(f"{title.id} lobby {shift} {language}", shown, hidden=False)


def _chair(seat: Seat, key: str, kind: int) -> Chair:
    return Chair(seat=seat, key=key, people=(_person(seat),) if kind == 0 else (), computer=kind == 1)


@pytest.fixture(scope="module")
def messages() -> dict[str, list[Shown]]:
    """Returns the messages the bot builds for each title, in every language."""
    return {
        title.id: [
            shown
            for language in (ENGLISH, *LANGUAGES)
            for shown in (*_lobbies(title, language), *_asking(title, language))
        ]
        for title in TITLES
    }


def _wrong(rows: Iterable[dict[str, Any]]) -> list[str]:
    """Returns the rows that are too narrow or too high."""
    return [
        f"{row['name']}: text {row['text']} wide, row {row['height']} high: {row['said']!r}"
        for row in rows
        if row["height"] > HIGHEST or (row["text"] is not None and row["text"] < NARROWEST)
    ]


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
@pytest.mark.parametrize("size", [PHONE], ids=["phone"])
def test_words_beside_a_button_keep_their_room(
    messages: dict[str, list[Shown]], page: Page, shoot: Shoot, title: AnyTitle
) -> None:
    rows = page.evaluate(DRAW, [each.as_drawn() for each in messages[title.id]])
    shoot(f"narrow-rows-{title.id}")
    assert len({row["name"] for row in rows}) >= POSITIONS
    wrong = _wrong(rows)
    assert not wrong, f"{len(wrong)} of {len(rows)} rows:\n" + "\n".join(wrong[:20])
