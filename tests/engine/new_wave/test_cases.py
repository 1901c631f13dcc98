"""Every case of the tables, and that the tables hold every rule."""

import pytest

from tests.engine.new_wave.casebook import Case, check, load_cases

CASES = load_cases()


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{'+'.join(case.rules)}: {case.name}")
def test_case(case: Case) -> None:
    check(case)
