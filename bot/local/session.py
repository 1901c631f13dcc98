"""A local session: a simulated server with its people, places and clock."""

import asyncio
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import discord
import msgspec
import simcord
from simcord.backend.access import channel_accessible
from simcord.backend.models import Channel

from bot.local.words import Refusal
from bot.service.people.key_values import KeyValues
from bot.ui.kit.names import plain

SERVER, CHANNEL, LOUNGE = "Ack-Ack", "table", "lounge"
HOSTS, PLAYERS = "Hosts", "Players"  # roles: of the host, and of everyone
FIRST_GUESTS = ("Alex", "Kim")  # the two people to begin with
MOST_GUESTS = 12
LONGEST_NAME = 24
PROFILES = "local-guests"  # the key under which the profiles are stored
ENGLISH = "en-GB"


class Profile(msgspec.Struct, frozen=True, kw_only=True):
    """The name, language and time zone of a person."""

    name: str
    locale: str = ENGLISH
    zone: str = ""  # empty: the browser's


@dataclass(kw_only=True)
class Guest:
    """A person of the session, played from the page."""

    member: simcord.MemberActor
    profile: Profile
    read: dict[int, int] = field(default_factory=dict)  # the newest message seen, by place
    dismissed: set[int] = field(default_factory=set)  # hidden private answers

    @property
    def id(self) -> int:
        return self.member.id


class Session:
    """A simulated server while the page is open; `actions.py` changes it, one action at a time."""

    def __init__(self, env: simcord.Env, notes: KeyValues) -> None:
        self.env = env
        self.skipped = 0.0  # seconds the clock is ahead of the real one
        self.touched = 0  # counts changes that the bot did not make
        self._notes = notes
        self.busy = False  # tells whether an action is running
        self._lock = asyncio.Lock()
        self._chairs: list[simcord.UserHandle] = []
        self.guests: list[Guest] = []
        self.server: simcord.GuildHandle
        self.channel: simcord.ChannelHandle
        self._hosts: simcord.RoleHandle
        self._players: simcord.RoleHandle

    async def begin(self, server_id: int | None) -> None:
        """Creates the server and its people, before the bot connects: the stored profiles, or the first two.

        Simulated ids are counted from a fixed date: the places and people created here have the same ids in
        every session, and later ones, made in real time, differ. Earlier versions created them after the
        commands of the bot, so a server of theirs (`server_id`) comes after as many other ids.
        """
        newest = max(self.env.backend.bot_user.id, self.env.backend.application_id)
        while server_id is not None and newest < server_id - 1:
            newest = self.env.create_user("nobody").id
        self.server = self.env.create_guild(SERVER)
        self.channel = self.server.create_text_channel(CHANNEL)
        self._chairs = [self.env.create_user(f"guest{number}") for number in range(MOST_GUESTS)]
        for chair in self._chairs:
            self.env.backend.get_dm_channel(chair.id)
        self.server.create_text_channel(LOUNGE)
        manager = discord.Permissions(manage_guild=True)
        self._hosts = self.server.create_role(HOSTS, permissions=manager)
        self._players = self.server.create_role(PLAYERS, mentionable=True)
        for profile in await self._saved_profiles() or tuple(Profile(name=name) for name in FIRST_GUESTS):
            self._seat(profile)
        self.env.backend.subscribers.insert(0, self._set_locale)
        self.env.backend.advance_clock(max(0.0, time.time() - self.env.now().timestamp()))

    async def _saved_profiles(self) -> tuple[Profile, ...]:
        kept = await self._notes.recall(PROFILES)
        return msgspec.json.decode(kept, type=tuple[Profile, ...])[:MOST_GUESTS] if kept else ()

    def _set_locale(self, event: str, payload: Mapping[str, Any]) -> None:
        """Sets the locale of an interaction to the person's own language."""
        if event == "INTERACTION_CREATE" and isinstance(payload, dict):
            user = payload.get("user") or payload["member"]["user"]
            payload["locale"] = self.guest(int(user["id"])).profile.locale

    # --- people --------------------------------------------------------------------------------------------

    def guest(self, guest_id: int) -> Guest:
        """Returns a person by their id."""
        for guest in self.guests:
            if guest.id == guest_id:
                return guest
        raise Refusal("nobody")

    async def welcome(self, profile: Profile) -> Guest:
        """Adds a person to the server."""
        if len(self.guests) >= MOST_GUESTS:
            raise Refusal("full", count=MOST_GUESTS)
        async with self.alone():
            guest = self._seat(self._valid_profile(profile))
            await self.env.settle()
        await self._remember()
        return guest

    async def rename(self, guest: Guest, profile: Profile) -> None:
        """Changes a person's name, language or time zone."""
        guest.profile = self._valid_profile(profile, but=guest)
        self.env.backend.get_user(guest.id).global_name = guest.profile.name
        await self._remember()

    def _valid_profile(self, profile: Profile, but: Guest | None = None) -> Profile:
        """Returns the profile with a cleaned name; raises a refusal if the name is empty or taken."""
        name = plain(profile.name)[:LONGEST_NAME] if profile.name.strip() else ""
        if not name:
            raise Refusal("no-name")
        if any(name == guest.profile.name for guest in self.guests if guest is not but):
            raise Refusal("same-name", name=name)
        return msgspec.structs.replace(profile, name=name)

    def _seat(self, profile: Profile) -> Guest:
        user = self._chairs[len(self.guests)]
        self.env.backend.get_user(user.id).global_name = profile.name
        roles = [self._players] if self.guests else [self._hosts, self._players]
        guest = Guest(member=self.server.add_member(user, roles=roles), profile=profile)
        self.guests.append(guest)
        self.touched += 1
        return guest

    async def _remember(self) -> None:
        self.touched += 1
        profiles = tuple(guest.profile for guest in self.guests)
        await self._notes.remember(PROFILES, msgspec.json.encode(profiles).decode())

    # --- roles ---------------------------------------------------------------------------------------------

    @property
    def roles(self) -> list[simcord.RoleHandle]:
        """The roles that can be chosen, sorted by name."""
        backend = self.env.backend
        known = backend.get_guild(self.server.id).roles.values()
        chosen = [role for role in known if role.id != self.server.id and not role.managed]
        return [
            simcord.RoleHandle(self.env, self.server, role)
            for role in sorted(chosen, key=lambda role: role.name)
        ]

    def role(self, role_id: int) -> simcord.RoleHandle:
        """Returns a role by its id."""
        for role in self.roles:
            if role.id == role_id:
                return role
        raise Refusal("moved-on")

    # --- places --------------------------------------------------------------------------------------------

    def places(self, guest: Guest) -> list[Channel]:
        """Returns the channels, each with its threads below it, then the direct messages."""
        backend = self.env.backend
        found: list[Channel] = []
        for channel_id in backend.get_guild(self.server.id).channel_ids:
            threads = [each for each in backend.channels.values() if each.parent_id == channel_id]
            found += [backend.channels[channel_id], *(each for each in threads if each.is_thread)]
        seen = [place for place in found if channel_accessible(backend, place.id, guest.id)]
        return [*seen, backend.get_dm_channel(guest.id)]

    def place(self, guest: Guest, place_id: int) -> Channel:
        """Returns a place by its id; raises a refusal if the person cannot see it."""
        for place in self.places(guest):
            if place.id == place_id:
                return place
        raise Refusal("no-place")

    def handle(self, place: Channel) -> simcord.ChannelHandle:
        """Returns a place as a SimCord handle."""
        return simcord.ChannelHandle(self.env, self.server if place.guild_id else None, place)

    # --- time ----------------------------------------------------------------------------------------------

    @property
    def version(self) -> int:
        """A number that changes whenever the page may look different."""
        return len(self.env.backend.transcript) + self.touched

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """Waits for the lock, so that one action runs at a time."""
        async with self._lock:
            self.busy = True
            self.touched += 1
            try:
                with self.env.time_context():
                    yield
            finally:
                self.busy = False
                self.touched += 1

    async def follow_time(self) -> None:
        """Advances the simulated clock to the real time plus the skipped seconds."""
        async with self._lock:
            behind = time.time() + self.skipped - self.env.now().timestamp()
            if behind > 0:
                await self.env.advance_time(behind)

    async def skip(self, seconds: float) -> None:
        """Skips time; everything due in it happens."""
        async with self.alone():
            self.skipped += seconds
            try:
                await self.env.advance_time(seconds)
            except TimeoutError as error:  # the rest of the time passes with the next ticks
                raise Refusal("slow") from error
