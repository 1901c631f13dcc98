"""Narrowing a long list of legal actions, question by question, never loses one."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.service.model.table import Offer, OfferPart
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
ORDERS = (*SHOTS, _offer(9, "pass"), *MOVES)
AIMS = tuple(
    _offer(number, "aim", hint=f"{number} %", figure=figure, column=column, rank=rank)
    for number, (figure, column, rank) in enumerate(
        (figure, column, rank) for figure in ("S1", "S2") for column in "ABCDEFGHIJ" for rank in "123"
    )
)


def _labels(shown: Menu) -> list[str]:
    return [option.label for option in shown.entries]


def test_the_first_question_is_for_the_kind_and_the_few_of_a_kind_are_named_themselves() -> None:
    shown = menu(ORDERS, (), _words)
    assert shown.asks == "panel-which-kind"
    assert _labels(shown) == [
        *(f"Shoot {f} {t}" for f in ("S1", "S2", "S3") for t in ("M1", "M2", "M3")),
        "Pass",
        "Kind-move",
    ]
    assert [option.offer is not None for option in shown.entries] == [True] * 10 + [False]
    assert [option.hint for option in shown.entries][:3] == ["0 %", "1 %", "2 %"]


def test_kinds_with_no_room_for_their_actions_stay_together() -> None:
    shown = menu((*MOVES, *AIMS, *SHOTS), (), _words)
    assert _labels(shown)[:2] == ["Kind-move", "Kind-aim"]
    assert len(shown.entries) == 2 + len(SHOTS)


def test_two_questions_are_asked_at_once_where_they_fit() -> None:
    shown = menu(AIMS, (), _words)
    assert shown.asks == "slot-figure"
    assert _labels(shown)[:2] == ["S1 → A", "S1 → B"]
    assert len(shown.entries) == 20


def test_then_field_by_field_in_the_order_they_are_declared() -> None:
    many = tuple(_offer(n, "aim", figure=f"S{n // 10}", to=f"A{n % 10}") for n in range(60))
    assert menu(many, (), _words).asks == "slot-figure"
    assert _labels(menu(many, (), _words)) == [f"S{n}" for n in range(6)]
    assert _labels(menu(many, (1,), _words)) == [f"A{n}" for n in range(10)]


def test_the_last_answers_carry_their_odds() -> None:
    shown = menu(AIMS, (1,), _words)
    assert (shown.chosen, shown.asks) == (("S1 → B",), "slot-rank")
    assert _labels(shown) == ["1", "2", "3"]
    assert [option.hint for option in shown.entries] == ["3 %", "4 %", "5 %"]


def test_a_field_left_open_is_a_choice_with_a_name() -> None:
    aims = [_offer(n, "aim", column="", rank=str(n)) for n in range(20)]
    aims += [_offer(20 + n, "aim", column=column, rank="") for n, column in enumerate("ABCDEFGH")]
    assert _labels(menu(tuple(aims), (), _words))[:2] == ["Panel-none", "A"]
    lays = [_offer(0, "lay", row=""), *(_offer(n, "lay", row=str(n)) for n in range(1, 9))]
    assert _labels(menu(tuple(lays), (), _words))[:2] == ["Lay ", "1"]


def test_few_actions_of_several_kinds_are_listed_whole() -> None:
    shown = menu(ORDERS[7:11], (), _words)
    assert shown.asks == "panel-which-action"
    assert _labels(shown) == ["Shoot S3 M2", "Shoot S3 M3", "Pass", "Move A0"]


def test_few_actions_that_differ_in_more_than_one_thing_are_listed_whole() -> None:
    few = (*SHOTS[:2], *SHOTS[3:5])
    assert _labels(menu(few, (), _words)) == ["Shoot S1 M1", "Shoot S1 M2", "Shoot S2 M1", "Shoot S2 M2"]


def test_a_question_with_one_answer_is_not_asked() -> None:
    same_figure = tuple(_offer(n, "shoot", figure="S1", target=f"M{n}") for n in range(8))
    assert menu(same_figure, (), _words).asks == "slot-target"


def test_actions_that_read_the_same_can_still_be_told_apart() -> None:
    twins = tuple(_offer(n, "draw", card="a card") for n in range(8))
    assert [option.offer.index for option in menu(twins, (), _words).entries if option.offer] == list(
        range(8)
    )


@pytest.mark.parametrize("path", [(9,), (0, 7), (0, 1, 5), (1, 0)])
def test_a_path_that_leads_nowhere_is_noticed(path: Path) -> None:
    with pytest.raises(NoSuchWay):
        menu(ORDERS, (*path, 0), _words)


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
@given(st.lists(FIELDS, min_size=1, max_size=60))
def test_every_action_is_reached_by_exactly_one_way(fields: list[tuple[str, str, str]]) -> None:
    offers = tuple(_offer(n, kind, figure=figure, to=to) for n, (kind, figure, to) in enumerate(fields))
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
        ("Shoot at the farthest", "62 %", 16, "Shoot at… · 62 %"),
        ("Shoot", "x" * 30, 10, "Shoot"),
    ],
)
def test_a_hint_is_never_what_is_cut_off(label: str, hint: str, longest: int, shown: str) -> None:
    assert with_hint(label, hint, longest) == shown
    assert len(clip(shown, longest)) <= longest
