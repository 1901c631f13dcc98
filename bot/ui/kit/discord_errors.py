"""Classifies Discord's errors: transient, wrong place, or permanent."""

import aiohttp
import discord

UNREACHABLE = (aiohttp.ClientError, OSError, TimeoutError)
DM_TOO_FAST = 40003
GONE = (10008, 30046, 50083)  # deleted; too old for more edits; in an archived thread
FOLDED = 50083  # an archived and locked thread
NO_SUCH_CHANNEL = 10003
TOO_LATE = (10015, 50027)  # the interaction token has expired after 15 minutes


def for_good(error: discord.HTTPException) -> bool:
    """Tells whether an error is permanent, so that a retry is useless."""
    return 400 <= error.status < 500 and error.status not in (408, 429) and error.code != DM_TOO_FAST


def is_gone(error: discord.HTTPException) -> bool:
    """Tells whether a message or place is no longer writable for us; another one may be."""
    return error.code in GONE or isinstance(error, discord.Forbidden | discord.NotFound)


def is_lost(error: discord.HTTPException) -> bool:
    """Tells whether a place is deleted or closed for all bots."""
    return error.code in (FOLDED, NO_SUCH_CHANNEL)


def reason(error: discord.HTTPException | None) -> str:
    """Returns the reason of a refused post, to be stored."""
    return f"{error.status} {error.code} {error.text}" if error is not None else "nowhere to post"
