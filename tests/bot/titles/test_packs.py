"""Packs: what they replace, and how broken ones are refused."""

import logging
import shutil
from pathlib import Path
from random import Random
from typing import get_type_hints

import msgspec
import pytest

import content
from bot.testing.games import play
from bot.titles.miniatures import load
from bot.titles.packs.checks import faults_of, type_of
from bot.titles.packs.folder import BadPack, packs_in, read_pack
from bot.titles.packs.shelf import Shelf, reference, with_pack
from bot.titles.packs.template import comment_of, field_comments, structs_in
from bot.titles.packs.toml_lines import lines_of
from bot.titles.packs.trial import trial_faults
from content.pack import Pack, PackContent, digest_in
from engine.core import SeededDice
from tests.bot.conftest import Mishaps
from tests.engine.games import catalogue_of
from tests.opaque import AnyTitle
from tests.packs import BY_ID, break_pack, mirrored_miniatures, pack_at, write_pack

MINIATURES = BY_ID["miniatures"]
EACH = 75  # mutations per game: 300 in all


def _refusals(place: Path) -> list[str]:
    with pytest.raises(BadPack) as refused:
        read_pack(place, BY_ID, moves=0)
    return [str(each) for each in refused.value.refusals]


def _pack(**parts: object) -> Pack:
    return Pack.of(msgspec.convert({"game": "miniatures", "id": "own", "name": "Own", **parts}, PackContent))


# --- what a pack replaces ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", BY_ID)
def test_the_template_of_a_game_is_a_pack_with_its_own_content(tmp_path: Path, game: str) -> None:
    pack = pack_at(write_pack(tmp_path, game))
    own, entries = content.files(game), content.entry_tables(game)
    assert content.pack.merge(own, pack.content, entries) == own
    assert not list(trial_faults(pack, BY_ID[game], 5))


@pytest.mark.parametrize("game", BY_ID)
def test_the_template_has_a_comment_on_every_field(tmp_path: Path, game: str) -> None:
    title, place = BY_ID[game], write_pack(tmp_path, game)
    form = title.package.data
    assert form is not None
    comments, used = field_comments(title), set[str]()
    for file in content.files(game):
        head = (place / f"{file}.toml").read_text("utf-8")
        for kind in structs_in(type_of(file, form)):
            for field in get_type_hints(kind):
                told = comment_of(kind.__name__, field, comments)
                assert told, f"content/fields/{game}.toml has no comment on {kind.__name__}.{field}"
                assert f"#   {field}: {told} (" in head
                used.add(f"{kind.__name__}.{field}" if f"{kind.__name__}.{field}" in comments else field)
    assert comments.keys() - used == set()


def test_an_entry_replaces_the_one_of_its_id_and_no_other() -> None:
    effect = {"kind": "mod_pool", "timing": "any_time", "tests": ["fight"], "roller": "martian", "dice": 3}
    pack = _pack(data={"cards": {"effects": {"f_peace": effect}}})
    game = load(content.GameData("miniatures").with_pack(pack))
    assert {name for name in game.effects if game.effects[name] != load().effects[name]} == {"f_peace"}
    assert list(game.effects) == list(load().effects)  # decks are shuffled from this order
    assert game.decks == load().decks


def test_a_table_of_its_own_has_no_other_entries() -> None:
    scenario = content.files("miniatures")["scenarios/final-01"]
    pack = _pack(only=["scenarios"], data={"scenarios/final-01": {**scenario, "markers": 2}})
    game = load(content.GameData("miniatures").with_pack(pack))
    assert list(game.scenarios) == ["final-01"]
    assert [one.markers for one in game.scenarios.values()] == [2]
    assert list(faults_of(pack, MINIATURES)) == []


def test_english_words_of_a_pack_win_over_translations_of_ours() -> None:
    title = with_pack(
        MINIATURES, _pack(texts={"en": "effect-f-peace = Olive Branch\n", "fr": "effect-f-lucky = Veinard\n"})
    )
    catalogue = catalogue_of([MINIATURES])
    assert catalogue.words("en", title)("effect-f-peace") == "Olive Branch"
    assert catalogue.words("de", title)("effect-f-peace") == "Olive Branch"
    assert catalogue.words("fr", title)("effect-f-lucky") == "Veinard"
    assert catalogue.words("de", title)("effect-f-lucky") == catalogue.words("de", MINIATURES)(
        "effect-f-lucky"
    )
    assert catalogue.words("en", MINIATURES)("effect-f-peace") == "We Come in Peace"


def test_options_name_the_pack_and_no_other_pack_reads_them() -> None:
    ours, theirs = (with_pack(MINIATURES, _pack(name=name)) for name in ("Ours", "Theirs"))
    options = ours.codecs.options.decode(
        ours.codecs.options.encode(msgspec.convert({}, ours.codecs.options_type))
    )
    raw = ours.codecs.options.encode(options)
    assert ours.pack is not None
    assert digest_in(raw) == ours.pack.digest
    assert digest_in(MINIATURES.codecs.options.encode(options)) == ""
    for other in (theirs, MINIATURES):
        with pytest.raises(msgspec.ValidationError):
            other.codecs.options.decode(raw)


def test_a_worker_gets_the_pack_with_the_title() -> None:
    title = with_pack(MINIATURES, _pack())
    again = reference(title).resolve(BY_ID.__getitem__)
    assert (again.key, again.id) == (title.key, "miniatures")
    assert reference(MINIATURES).resolve(BY_ID.__getitem__) is MINIATURES


def test_a_shelf_offers_packs_and_knows_earlier_ones() -> None:
    new, old = _pack(name="New"), _pack(name="Old")
    shelf = Shelf(BY_ID, [new])
    assert list(shelf) == list(BY_ID)
    assert shelf["miniatures+own"].pack == new
    assert f"miniatures+{old.digest}" not in shelf
    shelf.add(old)
    assert shelf[f"miniatures+{old.digest}"].pack == old
    assert shelf.key_for_next(shelf[f"miniatures+{old.digest}"]) == "miniatures+own"
    assert [offer.pack for offer in shelf.offers("miniatures")] == [new]
    assert shelf.offers("dice_game") == ()


def test_rules_tell_which_entries_are_the_packs(tmp_path: Path) -> None:
    title = with_pack(MINIATURES, pack_at(mirrored_miniatures(tmp_path)))
    told = _edition(title)
    mine = told.partition("- From the rule book")[0].partition("- From the pack “My Box”: ")[2]
    assert "maps (all 12)" in mine
    assert "English names of cards (all 43)" in mine
    assert "card effects" not in mine  # they are as they were
    effect = {"kind": "cancel_death", "timing": "own_turn"}
    few = with_pack(MINIATURES, _pack(data={"cards": {"effects": {"f_lucky": effect}}}))
    assert "- From the pack “Own”: card effects (1 of 43: Lucky Escape);" in _edition(few)


def _edition(title: AnyTitle) -> str:
    words = catalogue_of([BY_ID[title.id]]).words("en", title)
    (rules,) = (lookup for lookup in title.commands.lookups if lookup.name == "rules")
    options = msgspec.convert({}, title.codecs.options_type)
    view = title.rules.view(title.rules.setup(options, 2, SeededDice(b"", 0)).state, None)
    return str(rules.answer(view, {"topic": "About this edition"}, words))


@pytest.mark.slow  # twelve whole games
def test_every_map_of_a_pack_is_played_to_the_end(tmp_path: Path) -> None:
    pack, ours = pack_at(mirrored_miniatures(tmp_path)), load().scenarios
    title = with_pack(MINIATURES, pack)
    assert len(ours) == 12
    for name, scenario in load(content.GameData("miniatures").with_pack(pack)).scenarios.items():
        assert scenario.map != ours[name].map, f"{name} has the map of ours"
        game = play(title, {"scenario": name}, 0)
        assert title.rules.outcome(game.end) is not None


# --- packs that are refused --------------------------------------------------------------------------------


@pytest.mark.slow  # 300 packs in all
@pytest.mark.parametrize("game", BY_ID)
def test_every_broken_pack_is_refused_with_its_place_and_a_right_value(tmp_path: Path, game: str) -> None:
    good = write_pack(tmp_path, game, "good")
    for number in range(EACH):
        place = tmp_path / "bad" / "good"
        shutil.rmtree(place, ignore_errors=True)
        shutil.copytree(good, place)
        kind, path = break_pack(place, Random(f"{game} {number}"))
        with pytest.raises(BadPack) as refused:
            pack_at(place)
        for refusal in refused.value.refusals:
            told = f"{number} {kind} in {path.name}: {refusal}"
            lines = (place / refusal.file).read_text("utf-8").splitlines()
            assert 1 <= refusal.line <= len(lines) + 1, told
            assert refusal.reason, told
            assert refusal.right, told
        files = {refusal.file for refusal in refused.value.refusals}
        assert path.relative_to(place).as_posix() in files, f"{number} {kind}: {files}"


def test_the_bot_starts_without_a_broken_pack_and_says_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, mishaps: Mishaps
) -> None:
    mishaps.expect()
    write_pack(tmp_path, "dice_game", "good_box")
    bad = write_pack(tmp_path, "dice_game", "bad_box") / "table.toml"
    text = bad.read_text("utf-8")
    line = text.splitlines().index("dice = 10") + 1
    bad.write_text(text.replace("dice = 10", "dice = 1000"), "utf-8")
    with caplog.at_level(logging.ERROR):
        found = packs_in(tmp_path, BY_ID)
    assert [pack.content.id for pack in found] == ["good_box"]
    assert caplog.messages == [
        f"the pack bad_box is left out: table.toml, line {line}: dice: 1000 is not from 2 to 20."
        " Nearest right: 20"
    ]


def test_a_folder_that_is_not_there_is_said(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, mishaps: Mishaps
) -> None:
    mishaps.expect()
    assert packs_in(tmp_path / "nowhere", BY_ID) == []
    assert "which is no folder" in caplog.text
    assert packs_in(None, BY_ID) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("scenarios/final-01.toml", 'id = "final-01"', 'id = "final-11"', "is not the name of the file"),
        (
            "scenarios/final-01.toml",
            '"us_lmg"',
            '"us_lgm"',
            "there is no 'us_lgm'. Nearest right: \"us_lmg\"",
        ),
        (
            "scenarios/final-01.toml",
            'zones = ["red"]',
            'zones = ["blue"]',
            "there is no 'blue'. Nearest right: \"red\"",
        ),
        (
            "scenarios/final-01.toml",
            'A4 = "tree"',
            'A4 = "tre"',
            "there is no cover 'tre'. Nearest right: \"tree\"",
        ),
        ("scenarios/final-01.toml", 'key = "kill_shot"', 'key = "kill_shots"', 'Nearest right: "kill_shot"'),
        ("scenarios/final-02.toml", "number = 2", "number = 1", "another scenario has number 1"),
        ("cards.toml", '{ martian = "f_peace"', '{ martian = "f_peas"', "there is no 'f_peas'"),
    ],
)
def test_rules_of_the_miniatures_about_their_data(
    tmp_path: Path, file: str, old: str, new: str, told: str
) -> None:
    place = write_pack(tmp_path, "miniatures")
    text = (place / file).read_text("utf-8")
    assert old in text
    (place / file).write_text(text.replace(old, new, 1), "utf-8")
    found = _refusals(place)
    assert any(told in refusal and refusal.startswith(file) for refusal in found), found


def test_a_new_entry_owes_its_words(tmp_path: Path) -> None:
    place = write_pack(tmp_path, "dice_game")
    cards = place / "locations.toml"
    cards.write_text(
        cards.read_text("utf-8")
        + '\n[tulsa]\nkind = "city"\nsymbols = ["nuke"]\nspaces = 4\nvp = 1\nnukes = 0\n'
    )
    assert any("location-tulsa has no words" in refusal for refusal in _refusals(place))
    words = place / "text" / "en.ftl"
    words.write_text(words.read_text("utf-8") + "location-tulsa = Tulsa\n", "utf-8")
    assert "tulsa" in pack_at(place).entries["locations"]


def test_lines_are_those_of_the_values() -> None:
    text = '# a\n[a.b]\nc = [\n  { d = 1 },\n  { d = """\n2""", "e f" = 3 },\n]\n[[g]]\nh = 1\n[[g]]\nh = 2\n'
    lines = lines_of(text)
    assert lines["a", "b", "c", 1, "e f"] == 6
    assert lines["a", "b", "c", 0, "d"] == 4
    assert lines["g", 1, "h"] == 11
