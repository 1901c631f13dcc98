"""Parts: which of all servers a process answers for, where several share a database."""

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Part:
    """Some of all servers, by the shards Discord splits a bot into; direct messages are of the first."""

    shards: frozenset[int]
    count: int  # of all shards

    def has(self, guild_id: int | None) -> bool:
        """Tells whether a server, or None for direct messages, is of this part."""
        return shard_of(guild_id, self.count) in self.shards

    def only(self, shards: Iterable[int]) -> "Part":
        """Returns as much of this part as some shards are."""
        return Part(shards=self.shards & frozenset(shards), count=self.count)

    def holds(self, column: str) -> str:
        """Returns the condition that a server's number in a column is of this part; numbers only."""
        if not self.shards:
            return "1 = 0"
        if len(self.shards) == self.count:
            return "1 = 1"
        named = ", ".join(str(shard) for shard in sorted(self.shards))
        return f"(coalesce({column}, 0) >> 22) % {self.count} in ({named})"


EVERYTHING = Part(shards=frozenset({0}), count=1)
NOTHING = Part(shards=frozenset(), count=1)


def shard_of(guild_id: int | None, count: int) -> int:
    """Returns the shard on which Discord tells of a server; of direct messages it tells on the first."""
    return 0 if guild_id is None else (guild_id >> 22) % count
