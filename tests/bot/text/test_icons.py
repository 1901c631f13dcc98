"""Placeholders for emoji: words without them, emoji where all are known."""

import pytest

from bot.text.icons import MOST, plain, resolve, with_icons
from bot.text.phrase import Phrase
from bot.ui.kit.menus import clip

KNOWN = {"nuke": "<:nuke:11>", "ray_gun": "<:ray_gun:12>"}


def drawn(text: str) -> str:
    return resolve(text, lambda name: KNOWN.get(name, ""))


@pytest.mark.parametrize(
    ("text", "words", "emoji"),
    [
        ("Ann rolls.", "Ann rolls.", "Ann rolls."),
        ("Ann rolls [[nuke|a nuke]]!", "Ann rolls a nuke!", "Ann rolls <:nuke:11>!"),
        ("[[nuke=2 ray_gun|three dice]]", "three dice", "<:nuke:11><:nuke:11><:ray_gun:12>"),
        ("[[nuke=0 ray_gun=1|one die]]", "one die", "<:ray_gun:12>"),
        ("[[nuke=0|no dice]]", "no dice", "no dice"),
        ("[[nuke martian|both]]", "both", "both"),
        ("[[ufo|a UFO]] and [[nuke|a nuke]]", "a UFO and a nuke", "a UFO and <:nuke:11>"),
        (f"[[nuke={MOST + 1}|many]]", "many", f"<:nuke:11> x {MOST + 1}"),
        ("[[broken", "[[broken", "[[broken"),
    ],
)
def test_a_placeholder_is_words_or_emoji(text: str, words: str, emoji: str) -> None:
    assert plain(text) == words
    assert drawn(text) == emoji


def test_a_name_with_icons_keeps_its_forms() -> None:
    ship = with_icons(["white_ship"], Phrase("Schiff", {"gender": "n", "gen": "Schiffs"}))
    assert isinstance(ship, Phrase)
    assert dict(ship.forms) == {"gender": "n", "gen": "[[white_ship|Schiffs]]"}
    assert plain(ship) == "Schiff"


def test_a_text_is_not_cut_within_an_emoji() -> None:
    text = "a roll: <:nuke:1234567890>"
    assert clip(text, 20) == "a roll: …"
    assert clip(text, len(text)) == text
