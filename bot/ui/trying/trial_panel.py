"""The panel of a trial: the copy as a picture, the question that is asked there, and tools."""

import discord

from bot.service.errors import Stale
from bot.service.trying.chances import SAMPLES, Outcomes
from bot.service.trying.lines import MOST_STEPS
from bot.service.trying.trials import Trial, TrialView
from bot.store.rows import GameId
from bot.titles.title import Words
from bot.ui.client_base import Interaction, locale_of, user_of, words_of
from bot.ui.kit import ids
from bot.ui.kit.ids import PanelPlace
from bot.ui.kit.menus import NoSuchWay, clip, menu
from bot.ui.kit.message import GOOD, PLAIN, AnyButton, Message, button
from bot.ui.kit.replies import draw
from bot.ui.playing.menu_components import add_closing, add_menu, as_one, question, ways_about
from bot.ui.showing import messages
from engine.kit.percent import percent

TRIAL_FILE = "trial.png"
ROOM_FOR_HAND = 500  # characters


async def open_trial(interaction: Interaction, game_id: GameId, note: str = "") -> None:
    """Shows the asker's open line, or a first one."""
    trial = await interaction.client.tables.trials.open(game_id, user_of(interaction))
    await show_trial(interaction, trial, note=note)


async def show_trial(
    interaction: Interaction, trial: Trial, way: PanelPlace | None = None, note: str = ""
) -> None:
    """Shows a trial at a question of its panel, by default at the first."""
    tables, game_id = interaction.client.tables, trial.position.game.id
    shown = tables.trials.show(trial, locale_of(interaction))
    way = way or PanelPlace(game_id=game_id, seq=trial.row.edits)
    picture = await draw(tables, shown.view.board)
    await interaction.client.live_panels.show(interaction, game_id, trial_message(shown, way, picture, note))


async def go(interaction: Interaction, way: PanelPlace) -> None:
    """Shows a question of the panel."""
    tables = interaction.client.tables
    try:
        trial = await tables.trials.at(way.game_id, user_of(interaction), way.seq)
        await show_trial(interaction, trial, way)
    except (Stale, NoSuchWay):
        await show_as_it_stands(interaction, way.game_id)


async def show_as_it_stands(interaction: Interaction, game_id: GameId) -> None:
    """Shows the open line after a press that came too late for an earlier one."""
    await open_trial(interaction, game_id, words_of(interaction)("trial-stale"))


def trial_message(shown: TrialView, way: PanelPlace, picture: bytes | None, note: str = "") -> Message:
    """Returns the panel of a trial."""
    view, words, trial = shown.view, shown.view.words, shown.trial
    message = Message(messages.colour_of(view.table, view.asked))
    add_heading(message, shown)
    odds = "" if shown.odds is None else f"-# {words('trial-odds', percent=percent(shown.odds))}"
    told = (messages.quote(shown.told, words), odds, note)
    message.text("\n".join(part for part in told if part))
    if picture is None:
        message.text(view.alt)
    else:
        message.picture(picture, TRIAL_FILE, words("trial-alt", board=view.alt))
    message.small("\n".join(view.status))
    if view.hand_text and view.viewer != trial.own:
        message.small(clip(view.hand_text, ROOM_FOR_HAND))
    message.text(f"**{view.asks}**")
    if view.offers and len(trial.line.steps) < MOST_STEPS:
        here = menu(view.offers, way.path, words)
        message.text(question(here) if way.path else "")
        add_menu(message, here, way, words, ids.TRIAL)
        as_one(message, () if way.path or way.page else view.orders, way, words, ids.trial_whole)
        add_closing(message, here, way, words, ids.TRIAL)
        message.row(*ways_about(here, way, words, ids.trial_step))
    return message.row(*_tools(shown))


def add_heading(message: Message, shown: TrialView) -> None:
    """Adds the name of the line, and whether the table has moved on since."""
    words, trial = shown.view.words, shown.trial
    name = messages.line_name(trial.row.name, trial.row.number, words)
    about = words("trial-about-hidden" if shown.hides else "trial-about")
    passed = [words("trial-passed")] if trial.has_passed else []
    message.text("\n".join([words("trial-title", line=name), f"-# {about}", *passed]))
    if not trial.has_passed:
        return
    buttons = [_act(shown, "add", "button-trial-add")]
    if trial.can_carry_over:
        buttons.insert(0, _act(shown, "carry", "button-trial-carry", GOOD))
    message.row(*buttons)


def _act(shown: TrialView, what: str, key: str, style: discord.ButtonStyle = PLAIN) -> AnyButton:
    trial, words = shown.trial, shown.view.words
    return button(
        words(key, count=len(trial.rows)), ids.trial_act(trial.row.game_id, trial.row.edits, what), style
    )


def _tools(shown: TrialView) -> list[AnyButton]:
    """Returns the buttons of a trial: undo, deals, dice, advice, lines, and the ways back to the table."""
    trial = shown.trial
    buttons: list[AnyButton] = []
    if trial.line.steps:
        buttons.append(_act(shown, "undo", "button-undo"))
    if trial.line.is_left_to_chance:
        buttons.append(_act(shown, "roll", "button-trial-roll"))
        buttons.append(_act(shown, "chances", "button-trial-chances"))
    buttons.append(_act(shown, "dice", "button-trial-rolled" if trial.row.likely else "button-trial-likely"))
    if shown.hides:
        buttons.append(_act(shown, "deal", "button-trial-deal"))
    if shown.fair and shown.view.offers:
        buttons.append(_act(shown, "advice", "button-advice"))
    if trial.can_be_taken:
        buttons.append(_act(shown, "take", "button-trial-take", GOOD))
    buttons.append(_act(shown, "lines", "button-trial-lines"))
    buttons.append(_act(shown, "panel", "button-trial-panel"))
    return buttons


def outcome_message(shown: TrialView, found: Outcomes, labels: tuple[str, ...]) -> Message:
    """Returns the message that offers other outcomes of the last order, with their odds."""
    words, trial = shown.view.words, shown.trial
    message = Message(messages.colour_of(shown.view.table, shown.view.asked))
    add_heading(message, shown)
    message.text(messages.quote(shown.told, words))
    if found.exact:
        message.text(words("trial-outcomes", count=found.count))
    else:
        message.text(words("trial-outcomes-about", rolls=SAMPLES))
    options = [
        discord.SelectOption(
            label=clip(label, 100),
            description=words("trial-outcome-odds", percent=percent(outcome.odds)),
            value=str(number),
        )
        for number, (outcome, label) in enumerate(zip(found.listed, labels, strict=True))
    ]
    message.select(ids.trial_outcome(trial.row.game_id, trial.row.edits), words("trial-outcome"), options)
    back = ids.trial_step(PanelPlace(game_id=trial.row.game_id, seq=trial.row.edits))
    return message.row(button(words("button-back"), back, PLAIN))


def advice_note(label: str, reason: str, words: Words) -> str:
    """Returns the computer's advice on a copy."""
    return f"{words('advice', label=label)}\n{reason}"
