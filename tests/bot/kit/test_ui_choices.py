"""Narrowing a long list of legal actions, question by question, never loses one."""

from collections.abc import Iterable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.copies import replace
from bot.service.model.table import Offer, OfferPart
from bot.titles.layout import Shape
from bot.titles.title import Choice
from bot.ui.kit.menus import MOST_CHOICES, Menu, NoSuchWay, Path, clip, fitting, menu, with_hint
from engine.core import Action


def _words(key: str, /, **params: object) -> str:
    return key


def _offer(index: int, kind: str, hint: str = "", **fields: str) -> Offer:
    parts = tuple(OfferPart(field=field, label=label) for field, label in fields.items())
    label = " ".join((kind, *fields.values()))
    return Offer(index=index, action=Action(), kind=kind, label=label, parts=parts, hint=hint)


SHOTS = [
    _offer(number, "shoot", hint=f"{number} %", figure=figure, target=target)
    for number, (figure, target) in enumerate((f, t) for f in ("S1", "S2", "S3") for t in ("M1", "M2", "M3"))
]
MOVES = tuple(_offer(10 + n, "move", to=f"A{n}") for n in range(30))
AIMS = tuple(
    _offer(number, "aim", hint=f"{number} %", figure=figure, column=column, rank=rank)
    for number, (figure, column, rank) in enumerate(
        (figure, column, rank) for figure in ("S1", "S2") for column in "ABCDEFGHIJ" for rank in "123"
    )
)


LINES, SPLIT, STEPS, FOLDED = Shape.LINES, Shape.SPLIT, Shape.STEPS, Shape.FOLDED


def _as(shape: Shape, offers: Iterable[Offer]) -> tuple[Offer, ...]:
    return tuple(replace(offer, shape=shape) for offer in offers)


def _labels(shown: Menu) -> list[str]:
    return [option.label for option in shown.entries]


def _lists(shown: Menu) -> dict[str, list[str]]:
    """Returns the labels of each list by its title, with the lines under an empty one."""
    return {title: [entry.label for _, entry in entries] for title, entries in shown.lists.items()}


@pytest.mark.parametrize("count", [2, 20, 30])
def test_a_kind_keeps_its_shape_whatever_the_number_of_its_actions(count: int) -> None:
    shown = menu((*MOVES[:count], *_as(LINES, [_offer(9, "pass")])), (), _words)
    moves = [f"Move A{n}" for n in range(count)]
    rest = {"kind-move (2)": moves[MOST_CHOICES:]} if count > MOST_CHOICES else {}
    assert _lists(shown) == {"kind-move": moves[:MOST_CHOICES], **rest, "": ["Pass"]}
    assert (shown.pages, shown.asks) == (1, "")


def test_long_lists_share_one_for_the_rest_and_have_pages_if_that_is_too_long() -> None:
    def lists(entries: int) -> Menu:
        squares = [(row, rank) for row in "ABCDE" for rank in range(entries)]
        moves = [_offer(n, "move", row=row, rank=str(rank)) for n, (row, rank) in enumerate(squares)]
        return menu(_as(SPLIT, moves), (), _words)

    shared = lists(30)
    assert [len(entries) for entries in shared.lists.values()] == [*[25] * 5, 25]
    assert list(shared.lists)[-1] == "panel-rest"
    assert shared.pages == 1
    assert sorted(number for entries in shared.lists.values() for number, _ in entries) == list(range(150))
    paged = lists(31)
    assert [len(entries) for entries in paged.lists.values()] == [31] * 5
    assert paged.pages == 2


def test_a_folded_kind_is_open_where_nothing_else_is_offered() -> None:
    aims, closing = _as(FOLDED, AIMS), replace(_offer(999, "pass"), closes=True)
    alone, beside = menu((*aims, closing), (), _words), menu((*aims, MOVES[0]), (), _words)
    assert all(entry.offer is not None for entry in alone.entries)
    assert any(entry.offer is None for entry in beside.entries)


def test_lists_carry_whole_names_and_odds() -> None:
    shown = menu(tuple(SHOTS), (), _words)
    assert _labels(shown)[:2] == ["Shoot S1 M1", "Shoot S1 M2"]
    assert [option.hint for option in shown.entries][:3] == ["0 %", "1 %", "2 %"]
    assert all(option.offer is not None for option in shown.entries)


def test_a_kind_may_have_a_list_per_value_of_its_first_field() -> None:
    shown = menu(_as(SPLIT, SHOTS), (), _words)
    assert list(_lists(shown)) == ["S1", "S2", "S3"]
    assert _lists(shown)["S2"] == ["Shoot S2 M1", "Shoot S2 M2", "Shoot S2 M3"]


def test_a_kind_may_ask_for_its_first_field_and_then_for_the_rest() -> None:
    aims = _as(STEPS, AIMS)
    shown = menu(aims, (), _words)
    assert _lists(shown) == {"kind-aim": ["S1", "S2"]}
    deeper = menu(aims, (0,), _words)
    assert (deeper.chosen, deeper.asks) == (("S1",), "slot-column")
    assert _labels(deeper)[:2] == ["A", "B"]
    last = menu(aims, (0, 1), _words)
    assert (last.chosen, last.asks) == (("S1", "B"), "slot-rank")
    assert [(option.label, option.hint) for option in last.entries] == [
        ("1", "3 %"),
        ("2", "4 %"),
        ("3", "5 %"),
    ]


def test_a_first_field_that_leaves_one_action_is_named_by_it() -> None:
    shown = menu(_as(STEPS, [*SHOTS[:3], SHOTS[3]]), (), _words)
    assert _labels(shown) == ["S1", "Shoot S2 M1"]
    assert [option.offer is not None for option in shown.entries] == [False, True]


def test_a_field_left_open_is_a_choice_with_a_name() -> None:
    aims = [_offer(n, "aim", figure="S1", column="", rank=str(n)) for n in range(20)]
    aims += [
        _offer(20 + n, "aim", figure="S1", column=column, rank="") for n, column in enumerate("ABCDEFGH")
    ]
    shown = menu(_as(STEPS, [*aims, _offer(40, "aim", figure="S2", column="A", rank="1")]), (0,), _words)
    assert _labels(shown)[:2] == ["Panel-none", "A"]


def test_lines_that_are_too_many_are_a_list_after_all() -> None:
    assert list(_lists(menu(_as(LINES, MOVES[:9]), (), _words))) == ["kind-move"]


def test_actions_that_read_the_same_can_still_be_told_apart() -> None:
    twins = tuple(_offer(n, "draw", card="a card") for n in range(8))
    assert [option.offer.index for option in menu(twins, (), _words).entries if option.offer] == list(
        range(8)
    )


@pytest.mark.parametrize("path", [(9,), (0, 17), (0, 1, 5), (0, 1, 0)])
def test_a_path_that_leads_nowhere_is_noticed(path: Path) -> None:
    with pytest.raises(NoSuchWay):
        menu(_as(STEPS, AIMS), (*path, 0), _words)


def _reached(offers: tuple[Offer, ...], path: Path = ()) -> list[int]:
    found = []
    for number, option in enumerate(menu(offers, path, _words).entries):
        if option.offer is not None:
            found.append(option.offer.index)
        else:
            found.extend(_reached(offers, (*path, number)))
    return found


FIELDS = st.tuples(st.sampled_from("xy"), st.sampled_from("abcd"), st.sampled_from("12345678"))


@settings(deadline=None)  # the machine may be busy
@given(st.lists(FIELDS, min_size=1, max_size=60), st.sampled_from(Shape))
def test_every_action_is_reached_by_exactly_one_way(fields: list[tuple[str, str, str]], shape: Shape) -> None:
    offers = _as(
        shape, (_offer(n, kind, figure=figure, to=to) for n, (kind, figure, to) in enumerate(fields))
    )
    assert sorted(_reached(offers)) == list(range(len(offers)))


def test_choices_fit_what_was_typed_and_discords_limits() -> None:
    many = [Choice(value=str(number), label=f"Square {number} {'x' * 120}") for number in range(60)]
    offered = fitting(many, "")
    assert len(offered) == MOST_CHOICES
    assert all(len(choice.name) <= 100 for choice in offered)
    assert [choice.value for choice in fitting(many, "SQUARE 59")] == ["59"]
    assert fitting(many, "circle") == []


@pytest.mark.parametrize(
    ("label", "hint", "longest", "shown"),
    [
        ("Shoot", "", 10, "Shoot"),
        ("Shoot", "62 %", 20, "Shoot · 62 %"),
        ("Shoot at the farthest", "62 %", 16, "Shoot at the fa…"),
        ("Shoot", "x" * 30, 10, "Shoot"),
        ("Shoot", "62 % · aimed · clear sight", 22, "Shoot · 62 % · aimed"),
        ("Moscow", "Room for more. Less at the start.", 25, "Moscow · Room for more."),
    ],
)
def test_a_hint_is_shown_in_whole_parts(label: str, hint: str, longest: int, shown: str) -> None:
    assert with_hint(label, hint, longest) == shown
    assert len(clip(shown, longest)) <= longest
