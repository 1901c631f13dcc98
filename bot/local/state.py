"""What one person sees, as the page draws it: places, people, the messages of a place."""

import struct
from collections.abc import Mapping
from datetime import datetime
from typing import Any

from simcord.backend.cdn import CDN_BASE
from simcord.backend.models import Channel, Message
from simcord.enums import ComponentType, MessageType

from bot.local.session import SERVER, Evening, Guest

Json = dict[str, Any]

LOADING = 1 << 7  # the flag of a message the bot is still working on
MOST_MESSAGES = 200  # of a place, the newest
ATTACHMENTS = f"{CDN_BASE}/attachments/"
PICTURES = {"image/png": ".png", "image/gif": ".gif", "image/jpeg": ".jpg"}


def state(evening: Evening, guest: Guest, place_id: int | None) -> Json:
    """Returns everything the page shows to somebody who looks at a place, and notes that they have."""
    place = evening.place(guest, place_id if place_id is not None else evening.channel.id)
    messages = seen_messages(evening, guest, place)
    new_from = next((message.id for message in messages if _is_new(guest, message)), None)
    if messages:
        guest.read[place.id] = max(guest.read.get(place.id, 0), messages[-1].id)
    return {
        "version": evening.version,
        "server": SERVER,
        "now": evening.env.now().timestamp(),
        "skipped": evening.skipped,
        "busy": evening.busy,
        "me": str(guest.id),
        "people": [_person(evening, each) for each in evening.guests],
        "places": [_place(evening, guest, each) for each in evening.places(guest)],
        "place": str(place.id),
        "new_from": str(new_from) if new_from else None,
        "messages": [message_json(evening, guest, each) for each in messages[-MOST_MESSAGES:]],
        "names": _names(evening),
    }


def seen_messages(evening: Evening, guest: Guest, place: Channel) -> list[Message]:
    """Returns the messages of a place that somebody may see and has not put away, oldest first."""
    stored = evening.env.backend.messages.get(place.id, {})
    return [
        stored[number]
        for number in sorted(stored)
        if stored[number].visible_to(guest.id)
        and number not in guest.dismissed
        and not _only_repeats(stored, stored[number])
    ]


def _only_repeats(stored: Mapping[int, Message], message: Message) -> bool:
    """Tells whether a message tells of a thread that hangs on another one: it shows there already."""
    told = message.system_metadata
    return message.type == MessageType.THREAD_CREATED and told is not None and told.channel_id in stored


def _is_new(guest: Guest, message: Message) -> bool:
    return (
        message.id > guest.read.get(message.channel_id, 0)
        and message.author_id != guest.id
        and not message.is_ephemeral
    )


def _unread(evening: Evening, guest: Guest, place: Channel) -> tuple[int, bool]:
    """Returns how many messages are new to somebody, and whether they are meant themselves."""
    new = [each for each in seen_messages(evening, guest, place) if _is_new(guest, each)]
    called = any(_calls(evening, guest, each) for each in new) or place.guild_id is None
    return len(new), bool(new) and called


def _calls(evening: Evening, guest: Guest, message: Message) -> bool:
    """Tells whether a message is meant for somebody, by name or by a role they have."""
    roles = evening.env.backend.get_guild(evening.server.id).members[guest.id].role_ids
    return guest.id in message.mention_user_ids or not set(roles).isdisjoint(message.mention_role_ids)


def _person(evening: Evening, guest: Guest) -> Json:
    unread = [_unread(evening, guest, place) for place in evening.places(guest)]
    return {
        "id": str(guest.id),
        "name": guest.profile.name,
        "locale": guest.profile.locale,
        "zone": guest.profile.zone,
        "called": sum(count for count, called in unread if called),
    }


def _place(evening: Evening, guest: Guest, place: Channel) -> Json:
    unread, called = _unread(evening, guest, place)
    kind = "thread" if place.is_thread else "channel" if place.guild_id is not None else "direct"
    return {
        "id": str(place.id),
        "kind": kind,
        "name": place.name or SERVER,
        "parent": str(place.parent_id) if place.parent_id else None,
        "unread": unread,
        "called": called,
    }


def _names(evening: Evening) -> Json:
    """Returns how people, roles and places are called that a text may name by number."""
    backend = evening.env.backend
    return {
        "people": {str(user.id): user.global_name or user.name for user in backend.users.values()},
        "roles": {str(role.id): role.name for role in evening.roles},
        "places": {str(each.id): each.name for each in backend.channels.values() if each.name},
    }


# --- one message -------------------------------------------------------------------------------------------


def message_json(evening: Evening, guest: Guest, message: Message) -> Json:
    """Returns one message as somebody sees it."""
    author = evening.env.backend.get_user(message.author_id)
    return {
        "id": str(message.id),
        "author": {"id": str(author.id), "name": author.global_name or author.name, "bot": author.bot},
        "at": datetime.fromisoformat(message.timestamp).timestamp(),
        "text": message.content,
        "parts": [_part(evening, guest, each) for each in message.components],
        "files": _loose_files(evening, message),
        "private": message.is_ephemeral,
        "loading": bool(message.flags & LOADING),
        "called": _calls(evening, guest, message),
        "used": _command_of(message),
        "thread": _thread(evening, message),
        "opens": message.type == MessageType.THREAD_CREATED,
    }


def _command_of(message: Message) -> Json | None:
    """Returns which command a message answers, and whose."""
    asked = message.interaction_metadata or {}
    if not asked.get("name"):
        return None
    return {"who": str(asked["user"]["id"]), "command": asked["name"]}


def _thread(evening: Evening, message: Message) -> Json | None:
    """Returns the thread that hangs on a message, or that it tells of."""
    told = message.system_metadata.channel_id if message.system_metadata is not None else None
    thread = evening.env.backend.channels.get(told or message.id)
    if thread is None or not thread.is_thread:
        return None
    posts = evening.env.backend.messages.get(thread.id, {}).values()
    public = sum(1 for each in posts if not each.is_ephemeral)
    return {"id": str(thread.id), "name": thread.name, "posts": public}


def _loose_files(evening: Evening, message: Message) -> list[Json]:
    """Returns the files that no part of the message shows."""
    if message.components:
        return []
    return [_media(evening, each["url"], each.get("description")) for each in message.attachments]


def _part(evening: Evening, guest: Guest, part: Json) -> Json:
    """Returns a component with everything in it: pictures to be fetched from us, lists with their entries."""
    shown = {key: value for key, value in part.items() if value is not None}
    if "components" in part:
        shown["components"] = [_part(evening, guest, each) for each in part["components"]]
    for single in ("accessory", "component"):
        if single in part:
            shown[single] = _part(evening, guest, part[single])
    match part["type"]:
        case ComponentType.MEDIA_GALLERY:
            shown["items"] = [_item(evening, each) for each in part["items"]]
        case ComponentType.THUMBNAIL:
            shown["media"] = _item(evening, part)
        case ComponentType.FILE:
            shown["file"] = _media(evening, part["file"]["url"], None)
        case ComponentType.ROLE_SELECT:
            shown["options"] = _entries(part, [(role.id, role.name) for role in evening.roles])
        case ComponentType.CHANNEL_SELECT:
            kinds = part.get("channel_types") or ()
            places = [each for each in evening.places(guest) if each.name and each.type in kinds]
            shown["options"] = _entries(part, [(each.id, f"# {each.name}") for each in places])
    return shown


def _entries(part: Json, known: list[tuple[int, str]]) -> list[Json]:
    """Returns the entries of a list that Discord itself fills, those chosen before marked."""
    chosen = {str(each["id"]) for each in part.get("default_values") or ()}
    return [{"value": str(number), "label": name, "default": str(number) in chosen} for number, name in known]


def _item(evening: Evening, item: Json) -> Json:
    media = _media(evening, item["media"]["url"], item.get("description"))
    return {**media, "spoiler": bool(item.get("spoiler"))}


def _media(evening: Evening, url: str, description: str | None) -> Json:
    """Returns where a file is fetched, what it shows, and how large it is."""
    width, height = size_of(evening.env.backend.cdn.get(url) or b"")
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
    """Returns how large a PNG or GIF is; nothing for anything else."""
    if content.startswith(b"\x89PNG") and len(content) >= 24:
        width, height = struct.unpack(">II", content[16:24])
    elif content.startswith(b"GIF8") and len(content) >= 10:
        width, height = struct.unpack("<HH", content[6:10])
    else:
        width, height = 0, 0
    return width, height
