"""The actions of the page, done by SimCord's people: messages, commands, buttons, selects and forms."""

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

import simcord
from simcord.backend.models import Channel
from simcord.enums import ComponentType, OptionType
from simcord.interactions import parse_option_input

from bot.local.names import NamedCommand, named_commands, shown_about, shown_name
from bot.local.session import Guest, Session
from bot.local.words import Refusal

Json = dict[str, Any]

LONGEST_POST = 2000
PEOPLE = (OptionType.USER, OptionType.MENTIONABLE)
PLACES = (OptionType.CHANNEL,)


class Actions:
    """Acts for the people of a session, one action at a time."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._forms: dict[str, tuple[int, simcord.InteractionResult]] = {}

    async def say(self, guest: Guest, place_id: int, text: str) -> Json:
        """Posts a message."""
        place = self._session.place(guest, place_id)
        if not text.strip() or len(text) > LONGEST_POST:
            raise Refusal("too-long", count=LONGEST_POST)
        async with self._acting():
            if place.guild_id is None:
                await guest.member.send_dm(text)
            else:
                await guest.member.send(self._session.handle(place), text)
        return {}

    # --- commands ------------------------------------------------------------------------------------------

    def commands(self, guest: Guest, place_id: int) -> list[Json]:
        """Returns the commands a person can use in a place, each with its options."""
        place = self._session.place(guest, place_id)
        language = guest.profile.locale
        return [
            {
                "name": command.shown,
                "about": shown_about(command.leaf, language),
                "options": [_option(option, language) for option in command.leaf.get("options") or ()],
            }
            for command in self._visible(guest, place)
        ]

    def _visible(self, guest: Guest, place: Channel) -> list[NamedCommand]:
        commands = self._session.env.backend.visible_commands(user_id=guest.id, channel_id=place.id)
        language = guest.profile.locale
        return [named for command in commands for named in named_commands(command, language)]

    def _find_command(self, guest: Guest, place: Channel, typed: str) -> NamedCommand:
        """Returns the command with this name, in the person's language or as the bot registers it."""
        found = next((each for each in self._visible(guest, place) if each.answers_to(typed)), None)
        if found is None:
            raise Refusal("no-command", name=typed)
        return found

    async def command(self, guest: Guest, place_id: int, name: str, given: Mapping[str, Any]) -> Json:
        """Runs a command."""
        place = self._session.place(guest, place_id)
        meant = self._find_command(guest, place, name)
        filled = self._fill_in(guest, place, meant, given)
        async with self._acting():
            if place.guild_id is None:
                result = await guest.member.user.slash(meant.name, **filled)
            else:
                result = await guest.member.slash(self._session.handle(place), meant.name, **filled)
        return self._answer(guest, result)

    async def suggest(
        self, guest: Guest, place_id: int, name: str, option: str, typed: str, given: Mapping[str, Any]
    ) -> list[Json]:
        """Returns the bot's autocomplete choices for an option."""
        place = self._session.place(guest, place_id)
        meant = self._find_command(guest, place, name)
        asked = _option_named(meant, option, guest.profile.locale)["name"]
        filled = self._fill_in(guest, place, meant, given)
        async with self._acting():
            if place.guild_id is None:
                return await guest.member.user.autocomplete(meant.name, asked, typed, **filled)
            where = self._session.handle(place)
            return await guest.member.autocomplete(where, meant.name, asked, typed, **filled)

    def _fill_in(self, guest: Guest, place: Channel, meant: NamedCommand, given: Mapping[str, Any]) -> Json:
        """Returns the options of a command as SimCord takes them."""
        filled = {}
        for key, raw in given.items():
            declared = _option_named(meant, key, guest.profile.locale)
            filled[declared["name"]] = self._value(guest, meant.name, declared, raw)
        return filled

    def _value(self, guest: Guest, name: str, option: Json, raw: Any) -> Any:
        try:
            if option["type"] in PEOPLE:
                return self._session.guest(int(raw)).member
            if option["type"] in PLACES:
                return self._session.handle(self._session.place(guest, int(raw)))
            return parse_option_input(name, option, raw)
        except (simcord.SetupError, ValueError, TypeError) as error:
            raise Refusal("option", name=option["name"]) from error

    # --- messages ------------------------------------------------------------------------------------------

    async def press(self, guest: Guest, place_id: int, message_id: int, custom_id: str) -> Json:
        """Presses a button."""
        actor, message = self._reach(guest, place_id, message_id)
        async with self._acting():
            result = await actor.click(message, custom_id=custom_id)
        return self._answer(guest, result)

    async def choose(
        self, guest: Guest, place_id: int, message_id: int, custom_id: str, values: Sequence[str]
    ) -> Json:
        """Chooses entries of a select."""
        actor, message = self._reach(guest, place_id, message_id)
        async with self._acting():
            chosen = self._choices(guest, message, custom_id, values)
            result = await actor.select(message, chosen, custom_id=custom_id)
        return self._answer(guest, result)

    def _choices(
        self, guest: Guest, message: simcord.ResponseMessage, custom_id: str, values: Sequence[str]
    ) -> list[Any]:
        """Returns the chosen values as SimCord takes them: text, or a role or channel by its id."""
        match _kind(message.components, custom_id):
            case ComponentType.ROLE_SELECT:
                return [self._session.role(int(value)) for value in values]
            case ComponentType.CHANNEL_SELECT:
                places = [self._session.place(guest, int(value)) for value in values]
                return [self._session.handle(place) for place in places]
        return list(values)

    async def submit(self, guest: Guest, form: str, values: Mapping[str, str]) -> Json:
        """Submits a form that the bot has shown."""
        shown_to, shown = self._forms.get(form, (None, None))
        if shown is None or shown_to != guest.id:
            raise Refusal("moved-on")
        in_private = shown._interaction.guild_id is None
        actor = guest.member.user if in_private else guest.member
        async with self._acting():
            result = await actor.submit_modal(shown, dict(values))
        del self._forms[form]
        return self._answer(guest, result)

    def dismiss(self, guest: Guest, message_id: int) -> Json:
        """Hides a private answer."""
        guest.dismissed.add(message_id)
        self._session.touched += 1
        return {}

    def _reach(self, guest: Guest, place_id: int, message_id: int) -> tuple[Any, simcord.ResponseMessage]:
        place = self._session.place(guest, place_id)
        stored = self._session.env.backend.messages.get(place.id, {}).get(message_id)
        if stored is None:
            raise Refusal("moved-on")
        actor = guest.member if place.guild_id is not None else guest.member.user
        return actor, simcord.ResponseMessage(self._session.env, stored)

    # --- all of them ---------------------------------------------------------------------------------------

    @asynccontextmanager
    async def _acting(self) -> AsyncIterator[None]:
        """Runs one action at a time and turns SimCord's errors into refusals."""
        async with self._session.alone():
            try:
                yield
            except simcord.OptionError as error:
                raise Refusal("option", name=error.option or "") from error
            except (simcord.SetupError, simcord.BackendError) as error:
                raise Refusal("moved-on") from error
            except TimeoutError as error:
                raise Refusal("slow") from error

    def _answer(self, guest: Guest, result: simcord.InteractionResult) -> Json:
        """Returns the form that the page must show, if there is one."""
        if not result.acknowledged:
            raise Refusal("silent")
        if (form := result.modal) is None:
            return {}
        token = str(result._interaction.id)
        self._forms[token] = (guest.id, result)
        return {"form": {**form, "token": token}}


def _kind(parts: Sequence[Json], custom_id: str) -> int | None:
    """Returns the type of the component with an id."""
    for part in parts:
        if part.get("custom_id") == custom_id:
            return int(part["type"])
        if (inside := _kind(part.get("components") or (), custom_id)) is not None:
            return inside
    return None


def _option_named(command: NamedCommand, typed: str, language: str) -> Json:
    """Returns an option by its name in a language or by its registered name."""
    for option in command.leaf.get("options") or ():
        if typed in (option["name"], shown_name(option, language)):
            return dict(option)
    raise Refusal("option", name=typed)


def _option(option: Json, language: str) -> Json:
    return {
        "name": shown_name(option, language),
        "about": shown_about(option, language),
        "type": int(option["type"]),
        "required": bool(option.get("required")),
        "asks": bool(option.get("autocomplete")),
        "choices": [
            {"name": shown_name(choice, language), "value": choice["value"]}
            for choice in option.get("choices") or ()
        ],
    }
