"""Runs work with limited concurrency."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import TypeVar

T = TypeVar("T")

AT_ONCE = 8


async def run_concurrently(
    items: Iterable[T], work: Callable[[T], Awaitable[None]], most: int = AT_ONCE
) -> None:
    """Processes items in order, `most` at once; a slow one blocks only its own slot."""
    left = iter(items)

    async def run_slot() -> None:
        for item in left:
            await work(item)

    async with asyncio.TaskGroup() as slots:
        for _ in range(most):
            slots.create_task(run_slot())
