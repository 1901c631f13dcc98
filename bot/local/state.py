"""The state of the page for one person: places, people, the messages of a place."""

import struct
from collections.abc import Mapping
from datetime import datetime
from typing import Any

from simcord.backend.cdn import CDN_BASE
from simcord.backend.models import Channel, Message
from simcord.enums import ComponentType, MessageType

from bot.local.session import SERVER, Guest, Session

Json = dict[str, Any]

LOADING = 1 << 7  # the flag of a message that is still loading
MOST_MESSAGES = 200  # per place, the newest
ATTACHMENTS = f"{CDN_BASE}/attachments/"
PICTURES = {"image/png": ".png", "image/gif": ".gif", "image/jpeg": ".jpg"}


def state(session: Session, guest: Guest, place_id: int | None) -> Json:
    """Returns the state of the page for a person in a place, and marks its messages as read."""
    place = session.place(guest, place_id if place_id is not None else session.channel.id)
    messages = seen_messages(session, guest, place)
    new_from = next((message.id for message in messages if _is_new(guest, message)), None)
    if messages:
        guest.read[place.id] = max(guest.read.get(place.id, 0), messages[-1].id)
    return {
        "version": session.version,
        "server": SERVER,
        "now": session.env.now().timestamp(),
        "skipped": session.skipped,
        "busy": session.busy,
        "me": str(guest.id),
        "people": [_person(session, each) for each in session.guests],
        "places": [_place(session, guest, each) for each in session.places(guest)],
        "place": str(place.id),
        "new_from": str(new_from) if new_from else None,
        "messages": [message_json(session, guest, each) for each in messages[-MOST_MESSAGES:]],
        "names": _names(session),
    }


def seen_messages(session: Session, guest: Guest, place: Channel) -> list[Message]:
    """Returns the messages of a place that a person may see and has not hidden, oldest first."""
    stored = session.env.backend.messages.get(place.id, {})
    return [
        stored[number]
        for number in sorted(stored)
        if stored[number].visible_to(guest.id)
        and number not in guest.dismissed
        and not _only_repeats(stored, stored[number])
    ]


def _only_repeats(stored: Mapping[int, Message], message: Message) -> bool:
    """Tells whether a message only announces a thread that another message already shows."""
    told = message.system_metadata
    return message.type == MessageType.THREAD_CREATED and told is not None and told.channel_id in stored


def _is_new(guest: Guest, message: Message) -> bool:
    return (
        message.id > guest.read.get(message.channel_id, 0)
        and message.author_id != guest.id
        and not message.is_ephemeral
    )


def _unread(session: Session, guest: Guest, place: Channel) -> tuple[int, bool]:
    """Returns the number of unread messages, and whether one of them mentions the person."""
    new = [each for each in seen_messages(session, guest, place) if _is_new(guest, each)]
    called = any(_calls(session, guest, each) for each in new) or place.guild_id is None
    return len(new), bool(new) and called


def _calls(session: Session, guest: Guest, message: Message) -> bool:
    """Tells whether a message mentions a person or one of their roles."""
    roles = session.env.backend.get_guild(session.server.id).members[guest.id].role_ids
    return guest.id in message.mention_user_ids or not set(roles).isdisjoint(message.mention_role_ids)


def _person(session: Session, guest: Guest) -> Json:
    unread = [_unread(session, guest, place) for place in session.places(guest)]
    return {
        "id": str(guest.id),
        "name": guest.profile.name,
        "locale": guest.profile.locale,
        "zone": guest.profile.zone,
        "called": sum(count for count, called in unread if called),
    }


def _place(session: Session, guest: Guest, place: Channel) -> Json:
    unread, called = _unread(session, guest, place)
    kind = "thread" if place.is_thread else "channel" if place.guild_id is not None else "direct"
    return {
        "id": str(place.id),
        "kind": kind,
        "name": place.name or SERVER,
        "parent": str(place.parent_id) if place.parent_id else None,
        "unread": unread,
        "called": called,
    }


def _names(session: Session) -> Json:
    """Returns the names of people, roles and places by id, for mentions in texts."""
    backend = session.env.backend
    return {
        "people": {str(user.id): user.global_name or user.name for user in backend.users.values()},
        "roles": {str(role.id): role.name for role in session.roles},
        "places": {str(each.id): each.name for each in backend.channels.values() if each.name},
    }


# --- one message -------------------------------------------------------------------------------------------


def message_json(session: Session, guest: Guest, message: Message) -> Json:
    """Returns one message as JSON for a person."""
    author = session.env.backend.get_user(message.author_id)
    return {
        "id": str(message.id),
        "author": {"id": str(author.id), "name": author.global_name or author.name, "bot": author.bot},
        "at": datetime.fromisoformat(message.timestamp).timestamp(),
        "text": message.content,
        "parts": [_part(session, guest, each) for each in message.components],
        "files": _loose_files(session, message),
        "private": message.is_ephemeral,
        "loading": bool(message.flags & LOADING),
        "called": _calls(session, guest, message),
        "used": _command_of(message),
        "thread": _thread(session, message),
        "opens": message.type == MessageType.THREAD_CREATED,
    }


def _command_of(message: Message) -> Json | None:
    """Returns the command that a message answers, and its author."""
    asked = message.interaction_metadata or {}
    if not asked.get("name"):
        return None
    return {"who": str(asked["user"]["id"]), "command": asked["name"]}


def _thread(session: Session, message: Message) -> Json | None:
    """Returns the thread that starts at a message, or that it announces."""
    told = message.system_metadata.channel_id if message.system_metadata is not None else None
    thread = session.env.backend.channels.get(told or message.id)
    if thread is None or not thread.is_thread:
        return None
    posts = session.env.backend.messages.get(thread.id, {}).values()
    public = sum(1 for each in posts if not each.is_ephemeral)
    return {"id": str(thread.id), "name": thread.name, "posts": public}


def _loose_files(session: Session, message: Message) -> list[Json]:
    """Returns the attachments of a message without components."""
    if message.components:
        return []
    return [_media(session, each["url"], each.get("description")) for each in message.attachments]


def _part(session: Session, guest: Guest, part: Json) -> Json:
    """Returns a component with its children, file addresses and select entries filled in."""
    shown = {key: value for key, value in part.items() if value is not None}
    if "components" in part:
        shown["components"] = [_part(session, guest, each) for each in part["components"]]
    for single in ("accessory", "component"):
        if single in part:
            shown[single] = _part(session, guest, part[single])
    match part["type"]:
        case ComponentType.MEDIA_GALLERY:
            shown["items"] = [_item(session, each) for each in part["items"]]
        case ComponentType.THUMBNAIL:
            shown["media"] = _item(session, part)
        case ComponentType.FILE:
            shown["file"] = _media(session, part["file"]["url"], None)
        case ComponentType.ROLE_SELECT:
            shown["options"] = _entries(part, [(role.id, role.name) for role in session.roles])
        case ComponentType.CHANNEL_SELECT:
            kinds = part.get("channel_types") or ()
            places = [each for each in session.places(guest) if each.name and each.type in kinds]
            shown["options"] = _entries(part, [(each.id, f"# {each.name}") for each in places])
    return shown


def _entries(part: Json, known: list[tuple[int, str]]) -> list[Json]:
    """Returns the entries of a role or channel select, with the default ones marked."""
    chosen = {str(each["id"]) for each in part.get("default_values") or ()}
    return [{"value": str(number), "label": name, "default": str(number) in chosen} for number, name in known]


def _item(session: Session, item: Json) -> Json:
    media = _media(session, item["media"]["url"], item.get("description"))
    return {**media, "spoiler": bool(item.get("spoiler"))}


def _media(session: Session, url: str, description: str | None) -> Json:
    """Returns the address, name, alt text and size of a file."""
    width, height = size_of(session.env.backend.cdn.get(url) or b"")
    name = url.rsplit("/", 1)[-1]
    return {
        "url": f"files/{url.removeprefix(ATTACHMENTS)}" if url.startswith(ATTACHMENTS) else "",
        "name": name,
        "alt": description or "",
        "picture": name.endswith(tuple(PICTURES.values())),
        "width": width,
        "height": height,
    }


def size_of(content: bytes) -> tuple[int, int]:
    """Returns the width and height of a PNG or GIF; 0 by 0 for other files."""
    if content.startswith(b"\x89PNG") and len(content) >= 24:
        width, height = struct.unpack(">II", content[16:24])
    elif content.startswith(b"GIF8") and len(content) >= 10:
        width, height = struct.unpack("<HH", content[6:10])
    else:
        width, height = 0, 0
    return width, height
