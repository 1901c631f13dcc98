"""Every number of the rules has a case or a test, and the conformance page is up to date."""

from tests.engine.falling_skies.conformance import PAGE, held
from tests.engine.falling_skies.numbers import numbers

LONGEST_LINE = 200


def test_no_number_is_without_a_case_or_a_test() -> None:
    assert [number for number in numbers() if number not in held()] == []


def test_nothing_holds_a_number_that_does_not_exist() -> None:
    assert set(held()) - set(numbers()) == set()


def test_numbers_are_listed_once() -> None:
    assert len(numbers()) == len(set(numbers()))


def test_no_two_cases_of_a_file_have_one_name() -> None:
    for holders in held().values():
        assert len(holders) == len(set(holders)), holders


def test_the_page_is_up_to_date() -> None:
    page = PAGE.path.read_text(encoding="utf-8")
    assert PAGE.text() == page, "run python -m tests.engine.falling_skies.conformance"


def test_the_page_can_be_read_line_by_line() -> None:
    assert [
        line for line in PAGE.path.read_text(encoding="utf-8").splitlines() if len(line) > LONGEST_LINE
    ] == []
