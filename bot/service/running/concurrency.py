"""Much to do, a few things at a time."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import TypeVar

T = TypeVar("T")

AT_ONCE = 8


async def side_by_side(items: Iterable[T], work: Callable[[T], Awaitable[None]], most: int = AT_ONCE) -> None:
    """Works items off in their order, a few at once: one that waits long holds up nobody but its like."""
    left = iter(items)

    async def hand() -> None:
        for item in left:
            await work(item)

    async with asyncio.TaskGroup() as hands:
        for _ in range(most):
            hands.create_task(hand())
