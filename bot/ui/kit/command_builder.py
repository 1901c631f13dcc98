"""Builds slash commands from lists of options, because the titles define them at run time."""

import inspect
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Optional

from discord import app_commands

from bot.ui.client_base import Interaction
from bot.ui.kit.replies import suggestions
from bot.ui.kit.translator import SlashCommand, localised_name

Filled = Mapping[str, str]
Run = Callable[[Interaction, Filled], Awaitable[None]]
Suggest = Callable[[Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]
Complete = Callable[[Interaction, str, Filled, str], Awaitable[list[app_commands.Choice[str]]]]


@dataclass(frozen=True, kw_only=True)
class CommandOption:
    """One option of a command, with fixed choices or autocomplete."""

    name: str
    description: app_commands.locale_str
    required: bool
    choices: Sequence[app_commands.Choice[str]] = ()
    kind: object = str  # the type; entities such as users are filled in as their id
    mentions: bool = False  # a text that mentions people; with completion Discord would not offer them


def build(
    name: str,
    description: app_commands.locale_str,
    options: Sequence[CommandOption],
    run: Run,
    complete: Complete | None = None,
) -> SlashCommand:
    """Returns a command; `complete` provides choices for text options without fixed ones."""
    filled_in = {f"option_{number}": option for number, option in enumerate(options)}

    async def callback(interaction: Interaction, **given: object) -> None:
        said = {filled_in[key].name: _text_of(value) for key, value in given.items()}
        await run(interaction, {name: value for name, value in said.items() if value})

    # discord.py reads the options from the signature, so the callback is given one.
    first = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD)
    rest = [_parameter(key, option) for key, option in filled_in.items()]
    callback.__signature__ = inspect.Signature([first, *rest])  # type: ignore[attr-defined]
    callback = app_commands.describe(**{key: option.description for key, option in filled_in.items()})(
        callback
    )
    callback = app_commands.rename(
        **{key: localised_name(option.name, option.description) for key, option in filled_in.items()}
    )(callback)
    fixed = {key: list(option.choices) for key, option in filled_in.items() if option.choices}
    if fixed:
        callback = app_commands.choices(**fixed)(callback)
    if complete is not None:
        open_ = {
            key: _completer(option, complete)
            for key, option in filled_in.items()
            if not option.choices and option.kind is str and not option.mentions
        }
        callback = app_commands.autocomplete(**open_)(callback)
    return app_commands.Command(
        name=localised_name(name, description),
        description=description,
        callback=callback,
        extras=dict(description.extras),
    )


def _parameter(key: str, option: CommandOption) -> inspect.Parameter:
    kind = inspect.Parameter.KEYWORD_ONLY
    if option.required:
        return inspect.Parameter(key, kind, annotation=option.kind)
    return inspect.Parameter(key, kind, annotation=Optional[option.kind], default=None)  # noqa: UP045 - any kind


def _text_of(value: object) -> str:
    """Returns the value of an option as text; "" for a blank."""
    if value is None:
        return ""
    return str(getattr(value, "id", value)).strip()


def _completer(option: CommandOption, complete: Complete) -> Suggest:
    async def suggest(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        filled = {
            name: value
            for name, value in interaction.namespace
            if name != option.name and isinstance(value, str) and value
        }
        return await suggestions(
            interaction, typed, lambda: complete(interaction, option.name, filled, typed)
        )

    return suggest
