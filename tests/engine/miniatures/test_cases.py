"""Every row of the case files, played through the public interface."""

import tomllib
from pathlib import Path

import msgspec
import pytest

from tests.engine.holding import holds_rows
from tests.engine.miniatures.table import Case, Cases, Table

FILES = sorted(Path(__file__).with_name("cases").glob("*.toml"))


def cases() -> list[tuple[str, Case]]:
    """Returns all rows by name: the file's name, then their own."""
    named: list[tuple[str, Case]] = []
    for path in FILES:
        try:
            table = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Cases)
        except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
            raise AssertionError(f"{path.name}: {error}") from error
        named += [(f"{path.stem}: {case.name}", case) for case in table.case]
    return named


CASES = cases()


def test_no_two_rows_bear_the_same_name() -> None:
    names = [name for name, _ in CASES]
    assert len(names) == len(set(names))


@holds_rows((name, tuple(case.rules.split())) for name, case in CASES)
@pytest.mark.parametrize("case", [case for _, case in CASES], ids=[name for name, _ in CASES])
def test_case(case: Case) -> None:
    Table(case).run(case.play)
