"""Names that people choose stay plain text in our sentences."""

import pytest

from bot.ui.kit.names import LONGEST, plain


@pytest.mark.parametrize(
    "name",
    [
        "@everyone",
        "<@123>",
        "<@&123>",
        "<#123>",
        "<:x:1>",
        "[x](y)",
        "**x**",
        "`x`",
        "~~x~~",
        "||x||",
        "\\*x",
    ],
)
def test_a_name_neither_pings_nor_formats(name: str) -> None:
    assert not set(plain(name)) & set("@<>[]()*`~|\\:#")
    assert len(plain(name)) == len(name)


@pytest.mark.parametrize("name", ["_x_", "__x__", "a__b", "x _y_ z"])
def test_underscores_set_nothing_slanted_or_underlined(name: str) -> None:
    assert "_" not in plain(name)
    assert len(plain(name)) == len(name)


@pytest.mark.parametrize(
    ("name", "shown"),
    [("Anna", "Anna"), ("the_real_ben", "the_real_ben"), ("Zoë Ångström", "Zoë Ångström"), ("安娜", "安娜")],
)
def test_an_ordinary_name_stays_as_it_is(name: str, shown: str) -> None:
    assert plain(name) == shown


@pytest.mark.parametrize("name", ["", "   ", "\u200b\n\t"])
def test_a_name_of_nothing_is_still_a_name(name: str) -> None:
    assert plain(name) == "?"


def test_a_name_is_one_short_line() -> None:
    assert plain("a\nb" * 40) == ("a b" * 40)[:LONGEST].strip()
