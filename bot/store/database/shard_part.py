"""Parts: the servers one process is responsible for, where several processes share a database."""

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Part:
    """The servers of some shards of the bot; direct messages belong to shard 0."""

    shards: frozenset[int]
    count: int  # of all shards

    def has(self, guild_id: int | None) -> bool:
        """Tells whether a server, or None for direct messages, belongs to this part."""
        return shard_of(guild_id, self.count) in self.shards

    def only(self, shards: Iterable[int]) -> "Part":
        """Returns this part limited to some shards."""
        return Part(shards=self.shards & frozenset(shards), count=self.count)

    def holds(self, column: str) -> str:
        """Returns the SQL condition that the server id in a column belongs to this part."""
        if not self.shards:
            return "1 = 0"
        if len(self.shards) == self.count:
            return "1 = 1"
        named = ", ".join(str(shard) for shard in sorted(self.shards))
        return f"(coalesce({column}, 0) >> 22) % {self.count} in ({named})"


EVERYTHING = Part(shards=frozenset({0}), count=1)
NOTHING = Part(shards=frozenset(), count=1)


def shard_of(guild_id: int | None, count: int) -> int:
    """Returns the shard that gets the events of a server; None: direct messages, on shard 0."""
    return 0 if guild_id is None else (guild_id >> 22) % count
