"""A title is checked when it is loaded; every fault is one clear sentence."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from discord import AppCommandType

from bot.copies import replace
from bot.titles.checks import RESERVED, SHARED, clashes, commands_of, faults
from bot.titles.title import Lookup, Package, as_any_title
from renderer.shapes import Box, Label, Point, Scene, Sprite, Track
from tests.bot.world import World
from tests.duel import DUEL
from tests.opaque import AnyTitle
from tests.titles import TITLES


def _with_words(folder: Path, change: Callable[[str], str]) -> AnyTitle:
    """Returns the duel with changed English words."""
    shutil.copytree(DUEL.folder / "text", folder / "duel" / "text")
    for path in (folder / "duel" / "text").glob("en*.ftl"):
        path.write_text(change(path.read_text("utf-8")), "utf-8")
    return replace(DUEL, package=Package(folder=folder / "duel"))


def _with_board(*shapes: Sprite | Label | Track) -> AnyTitle:
    scene = Scene(width=100, height=100, ground=(), shapes=shapes)
    return replace(DUEL, pictures=replace(DUEL.pictures, board=lambda view, words: scene))


def _with_verb(name: str) -> AnyTitle:
    verb = replace(DUEL.commands.verbs[0], name=name)
    return replace(DUEL, commands=replace(DUEL.commands, verbs=(verb,)))


def _with_lookup(name: str) -> AnyTitle:
    lookup: Lookup[object] = Lookup(name=name, slots=(), complete=lambda *_: (), answer=lambda *_: "")
    return replace(DUEL, id="epee", commands=replace(DUEL.commands, verbs=(), lookups=(lookup,)))


def _faults(title: AnyTitle) -> list[str]:
    return list(faults(as_any_title(title)))


def _clashes(title: AnyTitle, *others: AnyTitle) -> list[str]:
    return list(clashes(as_any_title(title), [as_any_title(other) for other in others]))


@pytest.mark.parametrize("title", [*TITLES, DUEL], ids=lambda title: str(title.id))
def test_no_command_of_ours_clashes(title: AnyTitle) -> None:
    assert _clashes(title, *(other for other in TITLES if other.id < title.id)) == []


@pytest.mark.slow  # draws pictures of every game
@pytest.mark.parametrize("title", [*TITLES, DUEL], ids=lambda title: str(title.id))
def test_ours_have_no_fault(title: AnyTitle) -> None:
    assert _faults(title) == []


async def test_the_reserved_names_are_the_commands_of_the_bot(world: World) -> None:
    names = {
        command.name for command in world.process.client.tree.get_commands(type=AppCommandType.chat_input)
    }
    assert names - {command.name for command in commands_of(as_any_title(DUEL))} == RESERVED
    assert not RESERVED & SHARED.keys()


def test_words_that_are_missing_are_named(tmp_path: Path) -> None:
    title = _with_words(tmp_path, lambda text: text.replace("event-aimed =", "event-aims ="))
    assert _faults(title) == ["event-aimed has no words in text/en.ftl"]


def test_a_variable_that_is_not_there_is_named(tmp_path: Path) -> None:
    title = _with_words(tmp_path, lambda text: text.replace("aims { $line }", "aims { $lines }"))
    assert _faults(title) == [
        "event-aimed uses $lines, which is not among its variables ($line, $line_count, $seat, $seat_count)"
    ]


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    title = _with_words(tmp_path, lambda text: text + "\nverb-broken = { $x\n")
    (told,) = _faults(title)
    assert told.startswith("its words cannot be read: duel/text/en.ftl: ")


def test_a_title_without_words_says_so(tmp_path: Path) -> None:
    assert _faults(replace(DUEL, package=Package(folder=tmp_path / "duel"))) == [
        "it has no words: duel/text/en.ftl is missing"
    ]


def test_an_id_without_names_is_named(tmp_path: Path) -> None:
    title = _with_words(tmp_path, lambda text: text.replace("line-", "aim-at-"))
    nameless = replace(title, wording=replace(title.wording, namers={}))
    assert _faults(nameless) == [
        "action-swap shows $card, but CardId has no names: write card-… for each, or a namer",
        "action-aim shows $line, but Line has no names: write line-… for each, or a namer",
    ]


def test_words_by_id_are_names_enough(tmp_path: Path) -> None:
    numbers = "".join(f"card-{number} = number {number}\n" for number in range(1, 25))
    title = _with_words(tmp_path, lambda text: f"{text}\n{numbers}")
    assert _faults(replace(title, wording=replace(title.wording, namers={}))) == []


@pytest.mark.parametrize(
    ("shape", "reason"),
    [
        (Sprite(art="gard", box=Box(0, 0, 9, 9)), "LookupError: there is no drawing 'gard'"),
        (
            Track(style="zigzag human", points=(Point(0, 0), Point(9, 9))),
            "LookupError: there is no style of tracks 'zigzag' (known: band, course, hit, miss, move-human, ",
        ),
        (Label(text="x", at=Point(0, 0), size=9, ink="puce"), "LookupError: there is no ink 'puce' (known: "),
    ],
)
def test_a_picture_that_cannot_be_drawn_is_named(shape: Sprite | Label | Track, reason: str) -> None:
    (told,) = _faults(_with_board(shape))
    assert told.startswith(f"its board cannot be drawn: {reason}")


@pytest.mark.parametrize(
    ("title", "reason"),
    [
        (_with_verb("help"), "the bot itself has a command /help: give its verb another name"),
        (_with_verb("rules"), "/rules is a lookup in all games: give its verb another name"),
        (_with_lookup("move"), "/move is a verb in all games: give its lookup another name"),
        (_with_lookup("strike"), "duel has a verb /strike, too: give its lookup another name"),
        (_with_lookup("count"), "duel has a lookup /count, too: give its lookup another name"),
        (
            _with_verb("Große Tat"),
            "/Große Tat cannot be the name of a command: write a-z, 0-9, _ and -, at most 32 of them",
        ),
    ],
)
def test_a_command_that_clashes_is_named(title: AnyTitle, reason: str) -> None:
    assert _clashes(title, DUEL) == [reason] if title.id != DUEL.id else reason in _clashes(title)


def test_games_may_share_some_commands() -> None:
    assert _clashes(_with_verb("move"), _with_verb("move")) == [
        "duel has a lookup /count, too: give its lookup another name"
    ]
