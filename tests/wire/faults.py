"""Faults on demand: each is called for every request, before and after it is processed."""

import asyncio
from collections.abc import Callable

from tests.bot.wire.requests import Request
from tests.wire.double import Cut, Fault, Refusal

Which = Callable[[Request], bool]


def posts(*path: str) -> Which:
    """Matches POST requests to a path; `*` matches any segment."""
    return lambda request: request.method == "POST" and _fits(request.segments, path)


def anything(request: Request) -> bool:
    return True


def by(process: str, which: Which) -> Which:
    """Matches the requests of one process."""
    return lambda request: request.process == process and which(request)


def _fits(segments: tuple[str, ...], path: tuple[str, ...]) -> bool:
    return len(segments) == len(path) and all(b in ("*", a) for a, b in zip(segments, path, strict=True))


def reset(which: Which, *, after: bool, times: int = 1) -> Fault:
    """Breaks the connection, before or after a request is processed."""
    left = [times]

    async def fault(request: Request, done: bool) -> None:
        if done == after and left[0] and which(request):
            left[0] -= 1
            raise Cut

    return fault


def refuse(which: Which, status: int, times: int = 1) -> Fault:
    """Answers 429 or 5xx; a refused request is not processed."""
    left = [times]

    async def fault(request: Request, done: bool) -> None:
        if not done and left[0] and which(request):
            left[0] -= 1
            raise Refusal(status, 0)

    return fault


def slow(which: Which, seconds: float) -> Fault:
    async def fault(request: Request, done: bool) -> None:
        if not done and which(request):
            await asyncio.sleep(seconds)

    return fault


def strike(which: Which, blow: Callable[[], None], *, after: bool, skip: int = 0) -> Fault:
    """Runs an action, such as killing the bot, at one request, which is then never answered."""
    left = [skip + 1]

    async def fault(request: Request, done: bool) -> None:
        if done == after and left[0] and which(request):
            left[0] -= 1
            if not left[0]:
                blow()
                raise Cut

    return fault
