"""`/rules` answers every topic of every game, in every way it can be asked for."""

import pytest

from bot.text.catalogue import ENGLISH
from bot.titles.title import Lookup
from bot.ui.kit.menus import MOST_CHOICES
from bot.ui.kit.message import LONGEST_TEXT
from engine.core import SeededDice
from tests.engine.games import catalogue
from tests.opaque import AnyTitle
from tests.titles import TITLES


def _rules(title: AnyTitle) -> Lookup[object]:
    (found,) = (lookup for lookup in title.commands.lookups if lookup.name == "rules")
    return found


def _view(title: AnyTitle) -> object:
    options = title.codecs.options_type()
    seats = title.rules.seat_plan(options).fewest
    return title.rules.view(title.rules.setup(options, seats, SeededDice(b"rules", 0)).state, None)


@pytest.mark.parametrize("title", TITLES, ids=lambda title: str(title.id))
def test_every_topic_is_answered_by_its_value_and_by_its_label(title: AnyTitle) -> None:
    words, view, rules = catalogue().words(ENGLISH, title), _view(title), _rules(title)
    topics = rules.complete(view, {}, "topic", words)
    assert topics
    assert len({topic.label for topic in topics}) == len(topics)
    for topic in topics:
        said = rules.answer(view, {"topic": topic.value}, words)
        assert said.startswith("**")
        assert said == rules.answer(view, {"topic": f" {topic.label.upper()} "}, words)


@pytest.mark.parametrize("title", TITLES, ids=lambda title: str(title.id))
def test_what_is_no_topic_is_answered_kindly(title: AnyTitle) -> None:
    words, rules = catalogue().words(ENGLISH, title), _rules(title)
    for asked in ("cricket", "term cricket", "", "@everyone", "x" * 6000):
        assert rules.answer(_view(title), {"topic": asked}, words) == words("rules-unknown")


@pytest.mark.parametrize("title", TITLES, ids=lambda title: str(title.id))
def test_the_booklet_has_every_term_once_and_fits_on_discord(title: AnyTitle) -> None:
    words, view, rules = catalogue().words(ENGLISH, title), _view(title), _rules(title)
    assert rules.booklet is not None
    leaves = rules.booklet(view, words("title-goal"), words)
    assert len({leaf.name for leaf in leaves}) == len(leaves) <= MOST_CHOICES
    assert max(len(leaf.text) for leaf in leaves) < LONGEST_TEXT - 200  # with its heading and its number
    assert words("title-goal") in leaves[0].text
    terms = [topic.label for topic in rules.complete(view, {}, "topic", words) if "term " in topic.value]
    told = "\n".join(leaf.text for leaf in leaves)
    assert [term for term in terms if told.count(f"**{term}**: ") != 1] == []
