"""`ackack check-title`: runs the conformance suite on an installed title."""

import argparse
import traceback
from collections.abc import Callable, Iterator

from bot.cli.console import CannotDo
from bot.testing import CHECKS
from bot.titles import TITLE_API, titles
from bot.titles.checks import clashes, faults
from bot.titles.installed import CannotLoad, entries, load
from bot.titles.title import AnyTitle


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of the command."""
    parser.epilog = "Exit codes: 0 the title conforms; 1 it does not; 2 it cannot be loaded."
    parser.add_argument("id", help="the id of an installed game")
    parser.add_argument("--traceback", action="store_true", help="show where a check has failed")


def run(arguments: argparse.Namespace) -> int:
    """Prints a line per check; the exit code is 1 if one fails."""
    title, failed = _title(arguments.id), 0
    for name, problem in (*_at_load(title), *_over_games(title, arguments.traceback)):
        print(f"{'FAIL' if problem else 'ok':<5} {name}{f': {problem}' if problem else ''}", flush=True)
        failed += bool(problem)
    stage = title.package.stage
    print(f"{title.id} is {stage}." if not failed else f"{title.id}: {failed} of its checks fail.")
    return 1 if failed else 0


def _title(title_id: str) -> AnyTitle:
    found = entries().get(title_id)
    if found is None:
        raise CannotDo(f"there is no title {title_id!r} (installed: {', '.join(sorted(entries()))})")
    try:
        return load(found, TITLE_API)
    except CannotLoad as error:
        raise CannotDo(f"{title_id} cannot be loaded: {error}") from error


def _at_load(title: AnyTitle) -> Iterator[tuple[str, str]]:
    """Yields the problems that keep a title from being loaded."""
    others = [other for other in titles() if other.id != title.id]
    problems = [*clashes(title, others), *faults(title)]
    yield from (("words, names, commands and pictures", problem) for problem in problems or [""])


def _over_games(title: AnyTitle, traced: bool) -> Iterator[tuple[str, str]]:
    for check in CHECKS:
        yield check.__name__.replace("_", " "), _problem(check, title, traced)


def _problem(check: Callable[[AnyTitle], None], title: AnyTitle, traced: bool) -> str:
    """Returns the reason why a check fails; "" if it does not."""
    try:
        check(title)
    except Exception as error:  # foreign code
        if traced:
            traceback.print_exc()
        return f"{type(error).__name__} {str(error).splitlines()[0] if str(error) else ''}".strip()
    return ""
