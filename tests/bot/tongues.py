"""People with Discord clients in different languages: they type the localised names of commands."""

import re
from collections.abc import Mapping
from typing import Any

from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.results import InteractionResult

from bot.local.names import NamedCommand, named_commands, shown_name
from tests.bot.world import World

# Words that are frequent in one language and absent in the others.
TELLTALES = {
    "de": "der die das und du ist nicht ein eine einen dein deine auf mit wird zu den dem am sich wer wie",
    "en": "the and you your is of to with not it or are for here this at in who how can",
    "fr": "le la les un une et tu ta ton tes est pas de des pour avec ou sur qui que se ce cette te l d",
}


def language_of(told: str) -> str:
    """Returns the language of a text, by its most frequent words."""
    words = re.findall(r"[^\W\d_]+", told.casefold())
    counts = {language: sum(word in known.split() for word in words) for language, known in TELLTALES.items()}
    first, second = sorted(counts, key=counts.__getitem__, reverse=True)[:2]
    assert counts[first] > counts[second], (counts, told)
    return first


def speak(world: World, languages: Mapping[MemberActor, str]) -> None:
    """Sets the locale of each person's interactions, as Discord does."""
    spoken = {actor.id: language for actor, language in languages.items()}

    def tell(event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE":
            user = payload.get("user") or payload["member"]["user"]
            payload["locale"] = spoken.get(int(user["id"]), "en-US")

    world.env.backend.subscribers.insert(0, tell)


async def typed(
    world: World, actor: MemberActor, language: str, place: ChannelHandle, line: str, **options: Any
) -> InteractionResult:
    """Runs a command by its localised names; Discord sends the registered names."""
    command = meant(world, language, line)
    declared = {shown_name(option, language): option["name"] for option in command.leaf.get("options") or ()}
    return await actor.slash(
        place, command.name, **{declared[name]: value for name, value in options.items()}
    )


def meant(world: World, language: str, line: str) -> NamedCommand:
    """Returns the command with this localised name."""
    known = [
        named
        for command in world.env.backend.commands[None].values()
        for named in named_commands(command, language)
    ]
    (found,) = (command for command in known if command.shown == line)
    return found
