"""Outside minds: any program can play a seat, with one line of JSON per thought.

The program gets its seat's view and legal actions, and answers with an index. If it exits, answers nonsense
or takes too long, the quick player of the game makes that one move instead.
"""

import queue
import shlex
import subprocess
import threading
from contextlib import suppress
from typing import Any

import msgspec

from bot.cli.console import CannotDo
from bot.cli.games.playout import by_mind
from bot.cli.mind import PROTOCOL
from bot.titles.title import AnyAction, AnyState, AnyTitle
from engine.core import Level, Seat, worlds_for

ANSWER_TIMEOUT = 10.0  # seconds
MOST_WORLDS = 1000  # sent with one thought
MOST_FAILURES = 3  # in a row; then the program is not asked again


class OutsideMind:
    """One program, started at its first thought and stopped with the command."""

    def __init__(self, command: str, patience: float = ANSWER_TIMEOUT) -> None:
        self.name = command
        self._command = shlex.split(command)
        self._patience = patience
        self._process: subprocess.Popen[str] | None = None
        self._listener: threading.Thread | None = None
        self._answers: queue.Queue[str] = queue.Queue()
        self._worlds = 0
        self._failures = 0  # in a row
        self.lost = 0  # moves made by the quick player instead

    def __call__(self, title: AnyTitle, state: AnyState, seat: Seat, chance: bytes) -> AnyAction:
        """Returns the program's choice; falls back to the quick player on an error or timeout."""
        if self._failures < MOST_FAILURES:
            try:
                chosen = self._choice(title, state, seat, chance)
            except (queue.Empty, OSError, LookupError, TypeError, ValueError, OverflowError, RecursionError):
                self._failures += 1
                self.close()
            else:
                self._failures = 0
                return chosen
        self.lost += 1
        return by_mind(Level.NORMAL)(title, state, seat, chance)

    def close(self) -> None:
        """Stops the program."""
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        if self._listener is not None:
            self._listener.join()
        with suppress(BrokenPipeError), process:  # closes its pipes and waits for it
            pass

    def _choice(self, title: AnyTitle, state: AnyState, seat: Seat, chance: bytes) -> AnyAction:
        if self._process is None:
            self._start_process(title)
        legal = title.rules.legal(state, seat)
        index = self._ask(_thought(title, state, seat, legal, chance, self._worlds))["choose"]
        if type(index) is not int or not 0 <= index < len(legal):
            raise IndexError(f"{index!r} is no number of an action")
        return legal[index]

    def _start_process(self, title: AnyTitle) -> None:
        try:
            self._process = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
            )
        except OSError as error:
            raise CannotDo(f"mind: {self._command[0]} cannot be started: {error.strerror}") from error
        self._answers = queue.Queue()
        self._listener = threading.Thread(target=_listen, args=(self._process, self._answers), daemon=True)
        self._listener.start()
        ready = self._ask(
            {"hello": {"protocol": PROTOCOL, "title": title.id, "version": title.rules.version}}
        )
        self._worlds = min(MOST_WORLDS, max(0, int(ready.get("worlds", 0))))

    def _ask(self, said: dict[str, object]) -> dict[str, Any]:
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(msgspec.json.encode(said).decode() + "\n")
        self._process.stdin.flush()
        answer = msgspec.json.decode(self._answers.get(timeout=self._patience))
        return answer if isinstance(answer, dict) else {}


def _listen(process: "subprocess.Popen[str]", answers: "queue.Queue[str]") -> None:
    """Queues the lines a program writes; an empty line marks the end."""
    assert process.stdout is not None
    for line in process.stdout:
        answers.put(line)
    answers.put("")


def _thought(
    title: AnyTitle, state: AnyState, seat: Seat, legal: tuple[AnyAction, ...], chance: bytes, worlds: int
) -> dict[str, object]:
    """Returns the message of a thought: never the state, only states dealt again from the seat's view."""
    rules = title.rules
    return {
        "think": {
            "seat": seat,
            "view": rules.view(state, seat),
            "decision": rules.decision(state),
            "legal": legal,
            "luck": chance.hex(),
            "worlds": worlds_for(rules, state, seat, chance, worlds),
        }
    }
