"""`/rules` answers every topic of every game, in every way it can be asked for."""

import re
from collections.abc import Iterable, Iterator
from itertools import product
from pathlib import Path

import msgspec
import pytest

import content
from bot.text.catalogue import COMMON, ENGLISH
from bot.titles.title import Lookup
from bot.ui.kit.menus import MOST_CHOICES
from bot.ui.kit.message import LONGEST_TEXT
from engine.core import SeededDice
from tests.engine.games import catalogue
from tests.opaque import AnyTitle
from tests.pages import rule_pages
from tests.titles import POLISHED


def _rules(title: AnyTitle) -> Lookup[object]:
    (found,) = (lookup for lookup in title.commands.lookups if lookup.name == "rules")
    return found


def _view(title: AnyTitle) -> object:
    options = title.codecs.options_type()
    seats = title.rules.seat_plan(options).fewest
    return title.rules.view(title.rules.setup(options, seats, SeededDice(b"rules", 0)).state, None)


@pytest.mark.parametrize("title", POLISHED, ids=lambda title: str(title.id))
def test_every_topic_is_answered_by_its_value_and_by_its_label(title: AnyTitle) -> None:
    words, view, rules = catalogue().words(ENGLISH, title), _view(title), _rules(title)
    topics = rules.complete(view, {}, "topic", words)
    assert topics
    assert len({topic.label for topic in topics}) == len(topics)
    for topic in topics:
        said = rules.answer(view, {"topic": topic.value}, words)
        assert said.startswith("**")
        assert said == rules.answer(view, {"topic": f" {topic.label.upper()} "}, words)


@pytest.mark.parametrize("title", POLISHED, ids=lambda title: str(title.id))
def test_what_is_no_topic_is_answered_kindly(title: AnyTitle) -> None:
    words, rules = catalogue().words(ENGLISH, title), _rules(title)
    for asked in ("cricket", "term cricket", "", "@everyone", "x" * 6000):
        assert rules.answer(_view(title), {"topic": asked}, words) == words("rules-unknown")


@pytest.mark.parametrize("title", POLISHED, ids=lambda title: str(title.id))
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


# --- every rule number of the digests has a topic -------------------------------------------------


ALONE = re.compile(r'^<a id="([^"]+)"></a>$')  # the anchor of a heading
INLINE = re.compile(r'<a id="([^"]+)"></a>\S')
RANGE = re.compile(r"([A-Z]+(?:\d*\.)?)(\d+)\N{EN DASH}\1(\d+)")


def _numbers(page: Path) -> Iterator[str]:
    """Yields the numbers of a page; a heading counts only if no number below it has a text of its own."""
    heading = None
    for line in page.read_text(encoding="utf-8").splitlines():
        if found := ALONE.match(line):
            if heading is not None:
                yield heading
            heading = found[1]
        elif found := INLINE.search(line):
            heading = None
            yield found[1]


def _named(text: str, numbers: Iterable[str]) -> set[str]:
    """Returns the numbers that a text names, one by one or as a range from the first to the last."""
    for first, low, high in RANGE.findall(text):
        width = len(low)
        text += "".join(f" {first}{number:0{width}}" for number in range(int(low), int(high) + 1))
    words = set(re.findall(r"[\w.]+\w", text))
    return {number for number in numbers if number in words}


def _views(title: AnyTitle) -> Iterator[object]:
    """Yields a view of every game that the options which distinguish games allow."""
    fields = title.setup.scenario[:1]
    choices = [title.setup.choices[field](catalogue().words(ENGLISH, title)) for field in fields]
    for values in product(*choices):
        chosen = {field: choice.value for field, choice in zip(fields, values, strict=True)}
        options = msgspec.convert(chosen, title.codecs.options_type, strict=False)
        seats = title.rules.seat_plan(options).fewest
        yield title.rules.view(title.rules.setup(options, seats, SeededDice(b"rules", 0)).state, None)


def _without_topic(title: AnyTitle, locale: str, *, leave_out: str = "") -> list[str]:
    """Returns the rule numbers that no topic names in a language."""
    words, rules = catalogue().words(locale, title), _rules(title)
    numbers = [number for page in rule_pages(title.id) for number in _numbers(page)]
    covered: set[str] = set()
    for view in _views(title):
        for topic in rules.complete(view, {}, "topic", words):
            if topic.value != leave_out:
                said = rules.answer(view, {"topic": topic.value}, words)
                covered |= _named(f"{said} {topic.value}", numbers)
    return [number for number in dict.fromkeys(numbers) if number not in covered]


@pytest.mark.parametrize("locale", content.locales(COMMON))
@pytest.mark.parametrize("title", POLISHED, ids=lambda title: str(title.id))
def test_every_rule_number_has_a_topic(title: AnyTitle, locale: str) -> None:
    assert _without_topic(title, locale) == []


def test_a_topic_that_is_removed_leaves_its_numbers_without_one() -> None:
    (title,) = (title for title in POLISHED if title.id == "miniatures")
    assert _without_topic(title, ENGLISH, leave_out="event FE7") == ["FE7", "Q95"]
    assert _without_topic(title, ENGLISH, leave_out="skill klutz") == ["R16.16", "Q23"]
    assert _without_topic(title, ENGLISH, leave_out="term ties") == ["R19.2", "RB.13", "Q45"]
