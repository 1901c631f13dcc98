"""Trials of mutants: the tests run in a fork of a warm process, under limits."""

import gc
import multiprocessing
import os
import resource
import signal
import sys
from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from multiprocessing.connection import Connection, wait
from tempfile import TemporaryDirectory
from types import CodeType, ModuleType
from typing import NamedTuple

import pytest

from tests.mutants.subject import Mutant, Stage, Subject

OURS = ("bot", "content", "engine", "renderer", "tests")
MEMORY = 4 << 30
QUICKLY = ("-x", "-q", "-p", "no:cacheprovider", "-p", "pytest_asyncio.plugin")
IGNORE = "--ignore="
ENDLESS = 3600  # seconds, for the unchanged code
FORK = multiprocessing.get_context("fork")


class Verdict(NamedTuple):
    """The test that noticed the mutant; None if it survives."""

    killer: str | None
    seconds: Mapping[str, float]  # per test file


class Limits(NamedTuple):
    """The time limit of a stage: a multiple of its time on the unchanged code."""

    seconds: Mapping[str, float]

    def of(self, stage: Stage) -> int:
        """Returns a limit in seconds of processor time."""
        left_out = {word.removeprefix(IGNORE) for word in stage if word.startswith(IGNORE)}
        files = {
            file: seconds
            for file, seconds in self.seconds.items()
            if any(file.startswith(word) for word in stage) and file not in left_out
        }
        return int(10 + 4 * sum(files.values() if files else self.seconds.values()))


@contextmanager
def warm() -> Iterator[None]:
    """Imports common modules, redirects bytecode to a temporary folder, and disables other plugins."""
    for module in ("tests.engine.test_conformance", "tests.bot.conftest"):
        import_module(module)
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    with TemporaryDirectory() as folder:
        sys.pycache_prefix, sys.dont_write_bytecode = folder, False
        yield


def verdicts(
    subject: Subject, mutants: Iterable[Mutant], jobs: int, limits: Limits
) -> Iterator[tuple[Mutant, Verdict]]:
    """Tries mutants, several at a time; each stage has a limit in seconds."""
    waiting = deque(mutants)
    running: dict[int, tuple[Mutant, _Trial]] = {}
    while waiting or running:
        while waiting and len(running) < jobs:
            mutant = waiting.popleft()
            trial = _Trial(subject, mutant, limits)
            running[trial.process.sentinel] = mutant, trial
        for ended in wait(list(running)):
            assert isinstance(ended, int)
            mutant, trial = running.pop(ended)
            yield mutant, trial.verdict()


def unharmed(subject: Subject) -> Verdict:
    """Runs the tests on the unchanged code."""
    return _Trial(subject, None, None).verdict()


class _Trial:
    """One process that runs the tests, stage by stage, until one of them fails."""

    def __init__(self, subject: Subject, mutant: Mutant | None, limits: Limits | None) -> None:
        self._answer, answer = FORK.Pipe(duplex=False)
        self.process = FORK.Process(target=_try, args=(subject, mutant, limits, answer))
        self.process.start()
        answer.close()

    def verdict(self) -> Verdict:
        self.process.join()
        with suppress(ProcessLookupError):  # it may have left child processes
            os.killpg(self.process.pid or 0, signal.SIGKILL)
        try:
            verdict = Verdict(*self._answer.recv())
        except EOFError:
            code = self.process.exitcode or 0
            verdict = Verdict(signal.Signals(-code).name if code < 0 else f"exit code {code}", {})
        self._answer.close()
        return verdict


def _try(subject: Subject, mutant: Mutant | None, limits: Limits | None, answer: Connection) -> None:
    os.setsid()
    gc.freeze()  # excludes existing objects from garbage collection
    _silence()
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    for name in [name for name in sys.modules if name.partition(".")[0] in (*OURS, subject.package)]:
        del sys.modules[name]
    if mutant:
        sys.meta_path.insert(0, _Planted(subject.module(mutant), subject.compile(mutant)))
    stages = subject.stages if mutant is None else subject.stages_for(mutant)
    limited = [(stage, ENDLESS if limits is None else limits.of(stage)) for stage in stages]
    answer.send(tuple(_judge(limited, subject.patience)))  # this class has another import path there
    os._exit(0)


def _judge(stages: Iterable[tuple[Stage, int]], patience: int) -> Verdict:
    watch = _Watch()
    for stage, limit in stages:
        _restrict(limit, patience)
        code = pytest.main([*QUICKLY, *stage], plugins=[watch])
        if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            return Verdict(watch.failed or f"{code!r}", {})
    return Verdict(None, watch.seconds)


def _silence() -> None:
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nowhere, stream)


def _restrict(limit: int, patience: int) -> None:
    _, most = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (int(_seconds()) + limit, most))
    signal.alarm(limit * patience)  # in case it waits forever


def _seconds() -> float:
    return sum(resource.getrusage(resource.RUSAGE_SELF)[:2])


class _Watch:
    """Records the first failed test, and the time of each test file."""

    def __init__(self) -> None:
        self.failed = ""
        self.seconds: dict[str, float] = {}  # processor time
        self._last = _seconds()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        file, now = report.nodeid.partition("::")[0], _seconds()
        self.seconds[file] = self.seconds.get(file, 0.0) + now - self._last
        self._last = now
        if report.failed:
            self.failed = self.failed or report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed = self.failed or report.nodeid


class _Planted(MetaPathFinder):
    """An import finder that loads one module with changed code."""

    def __init__(self, module: str, code: CodeType) -> None:
        self._module = module
        self._code = code

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self._module:
            return None
        loader = _Loader(fullname, self._code.co_filename)
        loader.code = self._code
        return spec_from_file_location(fullname, self._code.co_filename, loader=loader)


class _Loader(SourceFileLoader):
    code: CodeType

    def get_code(self, fullname: str) -> CodeType:
        return self.code
