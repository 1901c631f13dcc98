"""What Discord's refusals mean: asking again helps, another place helps, or nothing does."""

import aiohttp
import discord

UNREACHABLE = (aiohttp.ClientError, OSError, TimeoutError)
DM_TOO_FAST = 40003
GONE = (10008, 30046, 50083)  # deleted; too old to be edited so often; in a folded thread
FOLDED = 50083  # a thread that takes no posts: folded away, and closed
NO_SUCH_CHANNEL = 10003
TOO_LATE = (10015, 50027)  # an interaction is to be answered within fifteen minutes


def for_good(error: discord.HTTPException) -> bool:
    """Tells whether asking again would be answered the same."""
    return 400 <= error.status < 500 and error.status not in (408, 429) and error.code != DM_TOO_FAST


def is_gone(error: discord.HTTPException) -> bool:
    """Tells whether a message can no longer be changed, or a place no longer be posted in: another may."""
    return error.code in GONE or isinstance(error, discord.Forbidden | discord.NotFound)


def is_lost(error: discord.HTTPException) -> bool:
    """Tells whether a place takes no posts any more, from nobody like us: it is deleted, or closed."""
    return error.code in (FOLDED, NO_SUCH_CHANNEL)


def reason(error: discord.HTTPException | None) -> str:
    """Returns why a post was refused, for the record."""
    return f"{error.status} {error.code} {error.text}" if error is not None else "nowhere to post"
