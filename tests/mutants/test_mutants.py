"""Mutants themselves: the changes they make, and that each is killed or survives as it should."""

import ast
from pathlib import Path

import pytest

from tests.mutants.changes import changes
from tests.mutants.subject import Subject, part_of_the_bot, rules_of, subject_of
from tests.mutants.trial import Limits, unharmed, verdicts

RULES = """
def may_buy(coins: int, price: int) -> bool:
    return coins >= price


def nobody_calls_this(coins: int) -> int:
    return coins + 1


def count(coins: int) -> int:
    while coins > 0:
        coins = coins - 1
    return coins
"""

TESTS = """
from toy_game.rules import count, may_buy

def test_a_coin_is_enough() -> None:
    assert may_buy(1, 1)

def test_coins_run_out() -> None:
    assert count(3) == 0
"""


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Subject:
    folder = tmp_path / "toy_game"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "rules.py").write_text(RULES, encoding="utf-8")
    tests = tmp_path / "test_toy.py"
    tests.write_text(TESTS, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    return Subject("toy_game", folder, ("rules.py",), ((str(tests), f"--rootdir={tmp_path}"),))


def _fates(subject: Subject, *names: str) -> dict[str, str | None]:
    mutants = [mutant for mutant in subject.mutants() if mutant.name in names]
    assert len(mutants) == len(names)
    found = verdicts(subject, mutants, jobs=2, limits=Limits(seconds={}))
    return {mutant.name: verdict.killer for mutant, verdict in found}


@pytest.mark.slow
def test_a_mutant_is_killed_by_the_test_of_its_rule_and_survives_where_nobody_looks(toy: Subject) -> None:
    noticed = "rules.py may_buy compare: coins >= price -> coins > price"
    unseen = "rules.py nobody_calls_this sum: coins + 1 -> coins - 1"
    endless = "rules.py count sum: coins - 1 -> coins + 1"
    assert unharmed(toy).killer is None
    assert _fates(toy, noticed, unseen, endless) == {
        noticed: "test_toy.py::test_a_coin_is_enough",
        unseen: None,
        endless: "SIGXCPU",
    }


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("x = a < b", ["compare: a < b -> a <= b"]),
        ("x = a not in b", ["compare: a not in b -> a in b"]),
        ("x = a and b", ["and or: a and b -> a or b"]),
        ("x = not a", ["not: not a -> a"]),
        ("x: int = 3", ["number: 3 -> 4", "number: 3 -> 2"]),
        ("x += y", ["sum: x += y -> x -= y"]),
        ("x = y + (z,)", []),
        ("f(flag=True)", ["leave out: f(flag=True) -> pass", "flag: True -> False"]),
        ("x = min(a)", ["call: min(a) -> max(a)"]),
        ("x = a[b:]", ["slice: a[b:] -> a[b + 1:]"]),
        ("x = a if b else c", ["if: b -> True", "if: b -> False"]),
        ("x = [a for a in b if a]", ["if: a -> True", "if: a -> False"]),
        ("def f() -> bool:\n    return g()", ["negate: return g() -> return not g()"]),
        ("def f() -> int:\n    return g()", []),
        (
            "def f():\n    if a:\n        return b\n    return c",
            ["if: a -> True", "if: a -> False", "leave out: return b -> pass"],
        ),
        ("for a in b:\n    continue", ["leave out: continue -> pass"]),
        ("async def f() -> None:\n    await g()", ["leave out: await g() -> pass"]),
        ("async def f() -> bool:\n    return await g", ["negate: return await g -> return not await g"]),
        ("match a:\n    case b if c:\n        pass", ["if: c -> True", "if: c -> False"]),
    ],
)
def test_what_is_changed(source: str, expected: list[str]) -> None:
    assert [change.words for change in changes(ast.parse(source))] == expected


@pytest.mark.parametrize(
    "source",
    [
        '"""Three words."""',
        "x: Literal[1]",
        "assert a < 1",
        "x = f'{a + 1}'",
        "def f(a: Literal[2]) -> Literal[3]: ...",
        "@cache(maxsize=9)\ndef f(): ...",
        "@cache(maxsize=9)\nasync def f(a: Literal[2]) -> Literal[3]: ...",
        "log.info('%d moves', len(moves) + 1)",
        "class A(Data, frozen=True): ...",
        "if TYPE_CHECKING:\n    x = 1",
    ],
)
def test_what_is_left_alone(source: str) -> None:
    assert changes(ast.parse(source)) == []


def test_rules_are_what_the_rules_module_reaches() -> None:
    files = rules_of("dice_game").files
    assert {"rules.py", "rounds.py", "effects.py"} <= set(files)
    assert not {"computer.py", "prospects.py", "events.py"} & set(files)


def test_rules_may_lie_in_packages_of_the_game() -> None:
    subject = rules_of("falling_skies")
    assert {"phases/placing.py", "characters.py"} <= set(subject.files)
    assert "phases/__init__.py" not in subject.files
    mutant = next(mutant for mutant in subject.mutants() if mutant.file == "phases/placing.py")
    assert subject.module(mutant) == "engine.falling_skies.phases.placing"


def test_a_part_of_the_bot_is_tried_with_the_tests_of_its_matter_first() -> None:
    subject = part_of_the_bot("bot/service")
    mutant = next(mutant for mutant in subject.mutants() if mutant.file == "days/presence.py")
    assert subject.module(mutant) == "bot.service.days.presence"
    first, rest = subject.stages_for(mutant)
    assert "tests/bot/days/test_service_days.py" in first
    assert "tests/bot" in rest
    assert {f"--ignore={file}" for file in first if file.endswith(".py")} < set(rest)
    assert f"(bot/service/days/presence.py:{mutant.line})" in subject.describe(mutant)


def test_the_bot_is_service_store_and_front_end() -> None:
    subject = subject_of("bot")
    assert {file.partition("/")[0] for file in subject.files} == {"service", "store", "ui"}
    assert subject.module(subject.mutants()[0]).startswith("bot.service.")


def test_a_stage_may_last_as_long_as_its_files_took_several_times() -> None:
    limits = Limits(seconds={"tests/a/one.py": 5.0, "tests/a/two.py": 10.0, "tests/b/three.py": 1.0})
    assert limits.of(("tests/a/one.py", "-m", "not slow")) == 30
    assert limits.of(("tests/a", "--ignore=tests/a/two.py")) == 30
    assert limits.of(("tests",)) == 74
