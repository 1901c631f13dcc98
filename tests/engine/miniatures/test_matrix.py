"""Every number of the rules has a test, and the conformance page is up to date."""

from tests.engine.miniatures.conformance import PAGE, held
from tests.engine.miniatures.numbers import NUMBERS, WITHOUT_USE


def test_no_number_is_without_a_test() -> None:
    assert [number for number in NUMBERS if number not in held() and number not in WITHOUT_USE] == []


def test_no_test_holds_a_number_that_does_not_exist() -> None:
    assert set(held()) - set(NUMBERS) == set()


def test_numbers_are_listed_once() -> None:
    assert len(NUMBERS) == len(set(NUMBERS))


def test_the_page_is_up_to_date() -> None:
    assert PAGE.path.read_text(encoding="utf-8") == PAGE.text()
