"""Words: fields named by their types, joined lists, fallback languages, strict and lenient gaps."""

import logging
import shutil
from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from typing import Any, NewType

import pytest

import content
from bot.text.catalogue import Catalogue, MissingWords
from bot.text.source import BrokenWords, TextSource
from engine.core import Data, Event, Outcome, Seat
from tests.bot.conftest import Mishaps

FigureId = NewType("FigureId", int)


class Colour(StrEnum):
    RED = "red"


class Mood(StrEnum):
    GLAD = "glad"


class Told(Event, frozen=True):
    seat: Seat
    who: FigureId | None = None
    all: tuple[FigureId, ...] = ()
    pair: tuple[FigureId, int] = (FigureId(1), 2)
    colour: Colour = Colour.RED
    mood: Mood = Mood.GLAD
    loud: bool = False
    count: int = 0
    thing: Data | None = None


class Toy:
    """The parts of a title that its words need."""

    id = key = "toy"
    folder = Path()
    texts: Mapping[str, str] = {}
    namers: Mapping[Any, Any] = {
        FigureId: lambda value, view, words: words("figure", number=value, view=str(view)),
        Colour: lambda value, view, words: words(f"colour-{value}"),
    }


SOURCE = """
figure = figure { $number }{ $view }
colour-red = crimson
event-told = { $seat }: { $who }.
outcome-won = { $winners_count ->
    [0] Nobody wins.
    [one] { $winners } wins.
   *[other] { $winners } win.
  }
"""


def _catalogue(folder: Path, *, strict: bool = True, **languages: str) -> Catalogue:
    (folder / "toy" / "text").mkdir(parents=True)
    for locale, source in languages.items():
        (folder / "toy" / "text" / f"{locale}.ftl").write_text(source, encoding="utf-8")
    toy = Toy()
    toy.folder = folder / "toy"
    return Catalogue([toy], strict=strict)


def _told(catalogue: Catalogue, value: Data, locale: str = "en") -> str:
    seats = {Seat(0): "Ann", Seat(1): "Bob"}
    return catalogue.describe(Toy(), "event", value, view="!", seats=seats, locale=locale)


@pytest.mark.parametrize(
    ("words", "value", "said"),
    [
        ("{ $seat }", Told(seat=Seat(1)), "Bob"),
        ("{ $who }", Told(seat=Seat(0), who=FigureId(7)), "figure 7!"),
        ("[{ $who }]", Told(seat=Seat(0)), "[]"),
        ("{ $who_count }", Told(seat=Seat(0)), "0"),
        ("{ $all }", Told(seat=Seat(0), all=(FigureId(1),)), "figure 1!"),
        ("{ $all }", Told(seat=Seat(0), all=(FigureId(1), FigureId(2))), "figure 1! and figure 2!"),
        (
            "{ $all }",
            Told(seat=Seat(0), all=(FigureId(1), FigureId(2), FigureId(3))),
            "figure 1!, figure 2! and figure 3!",
        ),
        ("{ $all_count }", Told(seat=Seat(0), all=(FigureId(1), FigureId(2))), "2"),
        ("{ $pair }", Told(seat=Seat(0)), "figure 1! and 2"),
        ("{ $colour }", Told(seat=Seat(0)), "crimson"),
        ("{ $mood ->|    [glad] hooray|   *[sad] alas|  }", Told(seat=Seat(0)), "hooray"),
        ("{ $loud ->|    [true] shouts|   *[false] says|  }", Told(seat=Seat(0), loud=True), "shouts"),
        ("{ $loud ->|    [true] shouts|   *[false] says|  }", Told(seat=Seat(0)), "says"),
        (
            "{ $count ->|    [one] a hit|   *[other] { $count } hits|  }",
            Told(seat=Seat(0), count=2),
            "2 hits",
        ),
    ],
)
def test_fields_are_named_by_the_types_they_are_declared_with(
    tmp_path: Path, words: str, value: Data, said: str
) -> None:
    source = SOURCE.replace("{ $seat }: { $who }.", words.replace("|", "\n"))
    assert _told(_catalogue(tmp_path, en=source), value) == said


def test_only_what_the_words_ask_for_is_named(tmp_path: Path) -> None:
    nameless = Told(seat=Seat(0), thing=Told(seat=Seat(1)))
    assert _told(_catalogue(tmp_path, en=SOURCE), nameless) == "Ann: ."
    asking = SOURCE.replace("{ $who }.", "{ $thing }")
    with pytest.raises(MissingWords, match="no namer"):
        _told(_catalogue(tmp_path / "asking", en=asking), nameless)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("{ $who }.", "figure 3!"),
        ("**{ $who }**. { $seat }.", "**figure 3!** Ann."),
        ("{ $who }..", "figure 3!.."),
        ("{ $who }.png", "figure 3!.png"),
    ],
)
def test_a_name_that_ends_with_a_mark_ends_the_sentence(tmp_path: Path, words: str, said: str) -> None:
    catalogue = _catalogue(tmp_path, en=SOURCE.replace("{ $seat }: { $who }.", words))
    assert _told(catalogue, Told(seat=Seat(0), who=FigureId(3))) == said


def test_a_language_falls_back_to_a_nearer_one_then_to_english(tmp_path: Path) -> None:
    german = "event-told = { $seat } sagt { $who }."
    catalogue = _catalogue(tmp_path, en=SOURCE, de=german)
    value = Told(seat=Seat(0), who=FigureId(3))
    assert _told(catalogue, value, "de-AT") == "Ann sagt figure 3!"
    assert _told(catalogue, value, "fr") == "Ann: figure 3!"
    assert catalogue.words("ja")("list-last", list="A", item="B") == "A and B"


def test_what_is_said_in_english_for_want_of_words_is_counted_and_logged_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, mishaps: Mishaps
) -> None:
    mishaps.expect()
    shutil.copytree(content.ROOT / "common" / "text", tmp_path / "common" / "text")
    (tmp_path / "common" / "text" / "de.ftl").write_text("list-last = { $list } und { $item }")
    catalogue = Catalogue([], common=tmp_path / "common", strict=True)
    german = catalogue.words("de-AT")
    with caplog.at_level(logging.WARNING):
        assert german("list-last", list="A", item="B") == "A und B"
        assert {german("list-more", list="A", item="B") for _ in range(3)} == {"A, B"}
        catalogue.words("ja")("list-more", list="A", item="B")
    assert catalogue.gaps == {("common", "de", "list-more"): 3}
    assert [record.message for record in caplog.records] == [
        "common/de has no words for list-more: said in English"
    ]


def test_a_game_in_english_alone_is_logged_once_for_each_language(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, mishaps: Mishaps
) -> None:
    mishaps.expect()
    catalogue = _catalogue(tmp_path, en=SOURCE)
    german = catalogue.words("de", Toy())
    with caplog.at_level(logging.WARNING):
        said = [german(key, seat="Ann", who="B") for key in ("event-told", "event-told", "colour-red")]
    assert said == ["Ann: B.", "Ann: B.", "crimson"]
    assert [record.message for record in caplog.records] == [
        "toy/de has no words for anything: said in English"
    ]


def test_a_title_may_use_the_bots_words_and_its_own_win(tmp_path: Path) -> None:
    catalogue = _catalogue(tmp_path, en=SOURCE + "\nlist-last = { $list } & { $item }")
    assert catalogue.words("en", Toy())("list-last", list="A", item="B") == "A & B"
    assert catalogue.words("en")("list-last", list="A", item="B") == "A and B"
    assert catalogue.words("en", Toy())("error-stale")


@pytest.mark.parametrize(
    ("winners", "said"), [((), "Nobody wins."), ((0,), "Ann wins."), ((0, 1), "Ann and Bob win.")]
)
def test_an_outcome_has_words_by_its_reason(tmp_path: Path, winners: tuple[int, ...], said: str) -> None:
    outcome = Outcome(winners=tuple(Seat(seat) for seat in winners), reason="won")
    seats = {Seat(0): "Ann", Seat(1): "Bob"}
    assert _catalogue(tmp_path, en=SOURCE).outcome(Toy(), outcome, seats=seats, locale="en") == said


GERMAN = """
figure = { $number ->
    [1] { figure-nurse }
   *[other] Soldat
  }
    .gender = { $number ->
        [1] f
       *[other] m
      }
    .acc = { $number ->
        [1] { figure-nurse }
       *[other] Soldaten
      }
figure-nurse = Krankenschwester
figure-numbered = { $kind } { $number }
list-more = { $list }, { $item }
list-last = { $list } und { $item }
"""


@pytest.mark.parametrize(
    ("words", "given", "said"),
    [
        ("{ $who_gender ->|    [f] die|   *[m] der|  } { $who }", 1, "die Krankenschwester"),
        ("{ $who_gender ->|    [f] die|   *[m] der|  } { $who }", 2, "der Soldat"),
        ("ohne { $who_acc }", 1, "ohne Krankenschwester"),
        ("ohne { $who_acc }", 2, "ohne Soldaten"),
        ("mit { $who_dat }", 2, "mit Soldat"),
        ("[{ $seat_gender }] { $seat_acc }", 1, "[] Ann"),
        ("{ $all_gender }", (1, 1), "fp"),
        ("{ $all_gender }", (1, 2, 1), "mp"),
        ("{ $all_gender }", (1,), "f"),
        ("ohne { $all_acc }", (1, 2, 2), "ohne Krankenschwester, Soldaten und Soldaten"),
    ],
)
def test_a_name_brings_its_gender_and_its_forms(
    tmp_path: Path, words: str, given: int | tuple[int, ...], said: str
) -> None:
    source = f"event-told = {words.replace('|', chr(10))}\n{GERMAN}"
    several = tuple(FigureId(each) for each in given) if isinstance(given, tuple) else ()
    value = Told(seat=Seat(0), who=None if several else FigureId(int(given)), all=several)  # type: ignore[arg-type]
    assert _told(_catalogue(tmp_path, en=SOURCE, de=source), value, "de") == said


def test_what_is_made_of_a_name_keeps_its_gender_and_its_forms(tmp_path: Path) -> None:
    asking = "asked = { $who_gender } { $who_acc } von { $who }"
    words = _catalogue(tmp_path, en=SOURCE, de=GERMAN + asking).words("de", Toy())
    numbered = words("figure-numbered", kind=words("figure", number=2), number=7)
    assert words("asked", who=numbered) == "m Soldaten 7 von Soldat 7"


def test_two_names_that_read_alike_are_told_apart_by_their_forms(tmp_path: Path) -> None:
    alike = "one = Star\n    .gender = m\ntwo = Star\n    .gender = f\nasked = { $who } { $who_gender }"
    words = _catalogue(tmp_path, en=SOURCE, de=alike).words("de", Toy())
    assert [words("asked", who=words(key)) for key in ("one", "two", "one")] == ["Star m", "Star f", "Star m"]


def test_a_gap_is_an_error_in_tests(tmp_path: Path) -> None:
    words = _catalogue(tmp_path, en=SOURCE).words("en", Toy())
    with pytest.raises(MissingWords, match="no-such-key"):
        words("no-such-key")
    with pytest.raises(MissingWords, match="figure"):
        words("figure", number=1)


def test_a_gap_shows_the_key_in_production_and_is_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, mishaps: Mishaps
) -> None:
    mishaps.expect()
    words = _catalogue(tmp_path, strict=False, en=SOURCE).words("en", Toy())
    with caplog.at_level(logging.ERROR):
        assert words("no-such-key") == "no-such-key"
        assert words("figure", number=1).startswith("figure 1")
    assert len(caplog.records) == 2


@pytest.mark.parametrize(
    "broken", ["told = { $seat", "nothing but words\ntold = Told", "told = Told\nand more"]
)
def test_a_broken_file_is_named(broken: str) -> None:
    TextSource("toy/text/en.ftl", SOURCE).check()
    with pytest.raises(BrokenWords, match=r"toy/text/en\.ftl"):
        TextSource("toy/text/en.ftl", broken).check()


def test_words_nobody_can_read_are_said_in_english_and_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, mishaps: Mishaps
) -> None:
    mishaps.expect()
    german = "greeting = Hallo\nfarewell = { $seat"
    words = _catalogue(tmp_path, strict=False, en="greeting = Hello\nfarewell = Bye", de=german).words(
        "de", Toy()
    )
    with caplog.at_level(logging.ERROR):
        assert [words("greeting"), words("farewell")] == ["Hallo", "Bye"]
    assert ["toy/text/de.ftl" in record.message for record in caplog.records] == [True]
