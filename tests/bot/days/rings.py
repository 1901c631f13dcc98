"""Notifications of people, read from the requests of the bot."""

from simcord.actors import MemberActor

from tests.bot.wire.requests import Request, Wire

SILENT = 1 << 12  # Discord's flag of a message without notification


def notifies(request: Request, actor: MemberActor) -> bool:
    """Tells whether a posted message notifies a person."""
    if request.method != "POST" or request.segments[0] != "channels" or request.segments[-1] != "messages":
        return False
    body = request.body or {}
    if body.get("flags", 0) & SILENT:
        return False
    if int(request.segments[1]) == actor.user.dm_channel.id:
        return True
    return actor.id in map(int, (body.get("allowed_mentions") or {}).get("users", ()))


def rings(wire: Wire, actor: MemberActor) -> list[float]:
    """Returns when a person was notified, since the requests were last cleared."""
    return [request.at for request in wire.requests if notifies(request, actor)]
