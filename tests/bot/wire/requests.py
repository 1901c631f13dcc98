"""Records every REST request of a test's bot with its files; adds nonces, which SimCord lacks."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
import simcord.http.router

READ = (".txt", ".json", ".html")
NONCE_MEMORY = 300.0  # seconds; Discord's documentation says "the past few minutes"


@dataclass(frozen=True, kw_only=True)
class Upload:
    """A file beside a body."""

    name: str
    size: int
    text: str = ""  # the contents of a text file


@dataclass(frozen=True, kw_only=True)
class Request:
    """One REST request as it left the bot."""

    method: str
    path: str
    params: dict[str, Any]
    body: Any
    files: tuple[Upload, ...] = ()
    at: float = 0.0  # by Discord's clock
    process: str = ""  # the sender, where there are several processes

    @property
    def segments(self) -> tuple[str, ...]:
        return tuple(self.path.strip("/").split("/"))


class Wire:
    """Listens between discord.py and SimCord."""

    def __init__(self) -> None:
        self.requests: list[Request] = []
        self._sent: dict[tuple[Any, str, str], tuple[float, Any]] = {}  # by Discord, path and nonce
        self._faults: list[Callable[[Request], BaseException | None]] = []

    def install(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Wraps SimCord's dispatcher for the length of a test."""
        dispatch = simcord.http.router.dispatch

        def listening(backend: Any, method: str, path: str, **kwargs: Any) -> Any:
            request = Request(
                method=method,
                path=path,
                params=dict(kwargs.get("params") or {}),
                body=kwargs.get("json"),
                files=tuple(
                    Upload(name=file.filename, size=_size(file), text=_text(file))
                    for file in kwargs.get("files") or ()
                ),
                at=backend.clock.now().timestamp(),
            )
            self.requests.append(request)
            self._break(request)
            return self._once(backend, request, lambda: dispatch(backend, method, path, **kwargs))

        monkeypatch.setattr(simcord.http.router, "dispatch", listening)

    def break_on(self, fault: Callable[[Request], BaseException | None]) -> None:
        """Makes requests fail before they reach Discord, with the exception that `fault` returns."""
        self._faults.append(fault)

    def mend(self) -> None:
        """Removes all faults."""
        self._faults.clear()

    def _break(self, request: Request) -> None:
        for fault in self._faults:
            error = fault(request)
            if error is not None:
                raise error

    def _once(self, backend: Any, request: Request, send: Callable[[], Any]) -> Any:
        """Returns the earlier message for a repeated `enforce_nonce`."""
        body = request.body if isinstance(request.body, dict) else {}
        if not body.get("enforce_nonce"):
            return send()
        key = (backend, request.path, str(body["nonce"]))  # a test may have several Discords
        at, answer = self._sent.get(key, (-NONCE_MEMORY, None))
        if backend.clock.elapsed - at < NONCE_MEMORY:
            return answer
        answer = send()
        self._sent[key] = (backend.clock.elapsed, answer)
        return answer


def _size(file: Any) -> int:
    position: int = file.fp.tell()
    size: int = file.fp.seek(0, 2)
    file.fp.seek(position)
    return size


def _text(file: Any) -> str:
    if not file.filename.endswith(READ):
        return ""
    position: int = file.fp.tell()
    content: bytes = file.fp.read()
    file.fp.seek(position)
    return content.decode()
