"""The orders panel at its limits: long lists are paged, long texts are cut, and Discord's rules hold."""

from collections.abc import Iterator
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.components import walk_components

from bot.copies import replace
from bot.service.model.table import Offer, OfferPart, SeatView
from bot.service.showing.pages import Line, Narrative, Page
from bot.store.rows import GameId, UserId
from bot.titles.layout import Shape, Tone
from bot.titles.title import Openness, Preview
from bot.ui.kit.ids import PanelPlace
from bot.ui.kit.message import LONGEST_TEXT, Message, button
from bot.ui.playing.panel import panel
from bot.ui.showing import messages
from engine.core import Action, Seat
from tests.bot.conftest import Mishaps
from tests.bot.players import start_table
from tests.bot.wire import rules
from tests.bot.wire.requests import Request
from tests.bot.world import World

GAME = GameId(1)
OWN = ("Note", "Try it out")  # buttons of every panel


@pytest.fixture
async def view(world: World, anna: MemberActor, ben: MemberActor) -> SeatView:
    await start_table(world, anna, ben)
    return await world.tables.views.look(GAME, UserId(anna.id))


def _squares(count: int, name: str = "A{}") -> tuple[Offer, ...]:
    return tuple(
        Offer(
            index=number,
            action=Action(),
            kind="swap",
            label=f"Go to {name.format(number)}",
            parts=(OfferPart(field="card", label=name.format(number)),),
            hint="",
        )
        for number in range(count)
    )


def _parts(sheet: Message) -> Iterator[dict[str, Any]]:
    """Yields every component of a sheet, after a check by Discord's rules."""
    components = sheet.view().to_components()  # type: ignore[no-untyped-call]  # discord.py has no types here
    body = {"components": components, "flags": rules.LAYOUT, "allowed_mentions": {"parse": []}}
    sent = Request(method="POST", path="/channels/1/messages", params={}, body=body)
    assert list(rules.complaints(sent)) == []
    return walk_components(components)


def _shown(view: SeatView, page: int = 0) -> tuple[list[str], list[str]]:
    """Returns the list entries and the buttons of a page of the panel, without *Note* and *Try it out*."""
    parts = list(_parts(panel(view, PanelPlace(game_id=GAME, seq=view.seq, page=page))))
    options = [option["label"] for part in parts for option in part.get("options", ())]
    return options, [part["label"] for part in parts if part["type"] == 2 and part["label"] not in OWN]


@pytest.mark.parametrize("count", [2, 20])
def test_a_list_is_a_list_with_two_or_twenty_entries(view: SeatView, count: int) -> None:
    few = replace(view, offers=_squares(count))
    assert _shown(few) == ([f"Go to A{number}" for number in range(count)], [])


def test_many_options_are_a_list_in_pages(view: SeatView) -> None:
    many = replace(view, offers=_squares(160))
    assert _shown(many) == ([f"Go to A{number}" for number in range(25)], ["Next"])
    assert _shown(many, 1) == ([f"Go to A{number}" for number in range(25, 50)], ["Previous", "Next"])
    assert _shown(many, 6) == ([f"Go to A{number}" for number in range(150, 160)], ["Previous"])


def test_a_long_list_goes_on_in_other_lists(view: SeatView) -> None:
    assert _shown(replace(view, offers=_squares(60))) == ([f"Go to A{number}" for number in range(60)], [])


def test_a_short_list_stays_while_a_long_one_is_leafed_through(view: SeatView) -> None:
    short = tuple(
        replace(offer, index=100 + offer.index, kind="strike", label=f"Strike {offer.label}")
        for offer in _squares(2)
    )
    both = replace(view, offers=(*_squares(160), *short))
    found, _ = _shown(both, 6)
    assert found == [*(f"Go to A{n}" for n in range(150, 160)), "Strike Go to A0", "Strike Go to A1"]


def test_answers_are_coloured_by_their_tone_and_the_end_stands_last(view: SeatView) -> None:
    tones = ((Tone.PLAIN, False), (Tone.PLAIN, True), (Tone.USUAL, False), (Tone.GRAVE, False))
    offers = tuple(
        replace(offer, shape=Shape.LINES, parts=(), kind=f"{offer.kind}", tone=tone, closes=closes)
        for offer, (tone, closes) in zip(_squares(4), tones, strict=True)
    )
    parts = _parts(panel(replace(view, offers=offers), PanelPlace(game_id=GAME, seq=view.seq)))
    pressed = [
        (part["label"], part["style"]) for part in parts if part["type"] == 2 and part["label"] not in OWN
    ]
    grey, green, red = 2, 3, 4
    assert pressed == [("Go to A0", grey), ("Go to A2", green), ("Go to A3", red), ("Go to A1", grey)]


def test_what_the_end_of_a_turn_costs_stands_above_its_button(view: SeatView) -> None:
    (offer,) = _squares(1)
    end = replace(offer, shape=Shape.LINES, hint="discards 2 cards", closes=True)
    parts = list(_parts(panel(replace(view, offers=(end,)), PanelPlace(game_id=GAME, seq=view.seq))))
    assert "-# Go to A0: discards 2 cards" in [part.get("content") for part in parts]


def test_long_names_are_cut_to_fit(view: SeatView) -> None:
    wordy = tuple(replace(offer, shape=Shape.LINES) for offer in _squares(8, "{} " + "very " * 30))
    _, labels = _shown(replace(view, offers=wordy))
    assert [len(label) for label in labels] == [80] * 8


@pytest.fixture
async def page(world: World, view: SeatView) -> Page:
    """A board with every possible button: a game for one that can be watched, shown and advised on."""
    preview: Preview[Any, Any] = Preview(shows=lambda action: True, draw=lambda *_: None)
    title = replace(
        view.table.title,
        openness=Openness(no_rivals=True),
        pictures=replace(view.table.title.pictures, preview=preview),
    )
    present = await world.tables.outbox.present(GAME)
    table = replace(present.table, title=title, chairs=present.table.chairs[:1], secret="00" * 32)
    story = Narrative(own=(Line(text="Told. " * 30),) * 30)
    return replace(present, table=table, asked=(Seat(0),), last=1, story=story, suggestible=True)


@pytest.mark.slow
@pytest.mark.parametrize("hint", ["", "one in two", "one in two, and more of it " * 6])
@pytest.mark.parametrize("count", [1, 5, 6, 10, 11, 25, 60, 160])
def test_what_is_offered_below_a_board_is_all_there_and_fits(page: Page, count: int, hint: str) -> None:
    offers = tuple(replace(offer, hint=hint) for offer in _squares(count))
    found = []
    for number in range(7 if count == 160 else 1):
        way = PanelPlace(game_id=GAME, seq=page.last, page=number)
        below = replace(page, open_offers=lambda: offers)
        parts = list(_parts(messages.board(below, None, way)))
        assert sum(len(part["content"]) for part in parts if part["type"] == 10) <= LONGEST_TEXT
        pressed = [part for part in parts if str(part.get("custom_id")).startswith("bm:")]
        chosen = [option for part in parts for option in part.get("options", ())]
        said = {part["accessory"]["custom_id"]: _told(part) for part in parts if part["type"] == 9}
        found += [said.get(part["custom_id"], part["label"]) for part in pressed]
        found += [option["label"] for option in chosen]
        if hint:  # beside each of them, in a label, a line or a list
            told = [part["label"] for part in pressed] + [part.get("content", "") for part in parts]
            told += [option["description"] for option in chosen]
            hinted = sum(hint[:80].strip().lower() in line.lower() for line in told)
            assert hinted == len(pressed) + len(chosen)
    assert [label.partition(" · ")[0] for label in found] == [f"Go to A{number}" for number in range(count)]


def _told(section: dict[str, Any]) -> str:
    """Returns the text of a line without bold marks."""
    return str(section["components"][0]["content"]).replace("**", "")


@pytest.mark.parametrize(("kind", "verb"), [("Swap", "Swap"), ("Swap it for another", "Choose")])
def test_a_few_odds_too_long_for_a_button_are_lines_with_a_verb(view: SeatView, kind: str, verb: str) -> None:
    hint = "one in two, and more of it, one in two, and more of it, one in two, and more"

    def words(key: str, /, **given: object) -> str:
        return kind if key == "kind-swap" else view.words(key, **given)

    offers = tuple(replace(offer, hint=hint, shape=Shape.LINES) for offer in _squares(5))
    asked = replace(view, offers=offers, words=words)
    parts = list(_parts(panel(asked, PanelPlace(game_id=GAME, seq=view.seq))))
    lines = [part for part in parts if part["type"] == 9]
    assert [_told(line) for line in lines] == [f"Go to A{number} · {hint}" for number in range(5)]
    assert [line["accessory"]["label"] for line in lines] == [verb] * 5


def test_a_label_too_long_for_the_side_of_a_text_is_logged_and_goes_below(mishaps: Mishaps) -> None:
    mishaps.expect()
    message = Message().beside("Words that need room.", button("A label that is too long", "m:1:1:1"))
    assert [part["type"] for part in _parts(message)] == [17, 10, 1, 2]
    (record,) = mishaps.records
    assert "A label that is too long" in record.getMessage()


def test_texts_beyond_the_limit_are_left_off() -> None:
    sheet = Message().text("x" * 3990).text("y" * 50).text("z")
    said = [part["content"] for part in _parts(sheet) if part["type"] == 10]
    assert sum(map(len, said)) == LONGEST_TEXT
    assert said[1] == "y" * 9 + "…"


def test_of_many_lines_the_last_are_told(view: SeatView) -> None:
    told = messages.quote(tuple(f"Line {number}." for number in range(500)), view.words).splitlines()
    assert told[0] == "> … (more with /log)"
    assert told[-1] == "> Line 499."
    assert len("\n".join(told)) <= messages.ROOM_FOR_LINES + 40


def test_a_long_text_is_broken_between_lines() -> None:
    sheets = messages.texts("\n".join("x" * 99 for _ in range(100)))
    said = [part["content"] for sheet in sheets for part in _parts(sheet) if part["type"] == 10]
    assert len(sheets) == 3
    assert sum(text.count("x") for text in said) == 9900
