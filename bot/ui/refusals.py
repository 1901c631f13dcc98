"""What Discord's refusals mean: asking again helps, or it does not."""

import discord

DM_TOO_FAST = 40003


def for_good(error: discord.HTTPException) -> bool:
    """Tells whether asking again would be answered the same."""
    return 400 <= error.status < 500 and error.status not in (408, 429) and error.code != DM_TOO_FAST


def reason(error: discord.HTTPException | None) -> str:
    """Returns why a post was refused, for the record."""
    return f"{error.status} {error.code} {error.text}" if error is not None else "nowhere to post"
