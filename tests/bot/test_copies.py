"""`replace` of `bot.copies` does what `dataclasses.replace` does."""

import dataclasses
import re
from functools import cached_property
from pathlib import Path
from typing import Any

import pytest

import bot
from bot.copies import replace
from bot.store.rows import Person, Preferences, Request, UserId


@dataclasses.dataclass(frozen=True, kw_only=True)
class Sum:
    one: int
    other: int = 2

    @cached_property
    def total(self) -> int:
        return self.one + self.other


def test_a_copy_equals_one_made_by_the_constructor() -> None:
    known = Preferences(user_id=UserId(1), zone="Europe/Berlin", days_off=frozenset({5}))
    copy = replace(known, zone=None, quiet_from=20)
    assert copy == dataclasses.replace(known, zone=None, quiet_from=20)
    assert hash(copy) == hash(dataclasses.replace(known, zone=None, quiet_from=20))
    assert known == Preferences(user_id=UserId(1), zone="Europe/Berlin", days_off=frozenset({5}))


def test_a_struct_is_copied_too() -> None:
    asked = Request(interaction_id=1, cause=None)
    assert replace(asked, cause=5) == Request(interaction_id=1, cause=5)


@dataclasses.dataclass(frozen=True, slots=True)
class Pair:
    one: int
    other: int


def test_a_value_with_slots_is_copied_too() -> None:
    assert replace(Pair(1, 2), other=3) == Pair(1, 3)


def test_a_copy_is_frozen() -> None:
    copy, field = replace(Person(id=UserId(1), name="Ann"), name="Ben"), "name"
    with pytest.raises(dataclasses.FrozenInstanceError):
        setattr(copy, field, "Cleo")


def test_a_field_that_does_not_exist_is_refused() -> None:
    person = Person(id=UserId(1), name="Ann")
    wrong: dict[str, Any] = {"nick": "A"}
    with pytest.raises(TypeError, match="nick"):
        replace(person, **wrong)


def test_a_cached_value_is_worked_out_again_for_a_copy() -> None:
    two = Sum(one=1)
    assert two.total == 3
    assert replace(two, one=5).total == 7


def test_a_cached_value_of_a_copy_does_not_hide_an_unknown_field() -> None:
    two = Sum(one=1)
    wrong: dict[str, Any] = {"third": 3}
    assert two.total == 3
    with pytest.raises(TypeError, match="third"):
        replace(two, **wrong)


@pytest.mark.parametrize("folder", ["service", "store", "ui"])
def test_tables_and_rows_are_copied_in_one_way(folder: str) -> None:
    modules = list((Path(bot.__file__).parent / folder).rglob("*.py"))
    assert modules
    slow = re.compile(r"^from dataclasses import .*\breplace\b|dataclasses\.replace\(", re.MULTILINE)
    assert [path.name for path in modules if slow.search(path.read_text())] == []
