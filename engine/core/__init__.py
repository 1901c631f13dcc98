"""The interface every game implements: seats, decisions, actions, events, dice and minds."""

from engine.core.data import Action, Data, Event, Private, Revealing, snake, tag_of
from engine.core.decision import Decision, Window
from engine.core.dice import (
    Dice,
    Draw,
    JournalMismatch,
    LeftToChance,
    NoDice,
    RecordedDice,
    Recorder,
    ScriptedDice,
    SeededDice,
)
from engine.core.errors import NotAsked, OtherQuestion, Refusal, Refused
from engine.core.mind import AtAGlance, Glance, Level, Mind, Thought, thought_for, worlds_for
from engine.core.outcome import Outcome
from engine.core.play import play, visible
from engine.core.rules import Rules
from engine.core.seats import Seat, SeatPlan, Viewer
from engine.core.turn import Step, Turn

__all__ = [
    "Action",
    "AtAGlance",
    "Data",
    "Decision",
    "Dice",
    "Draw",
    "Event",
    "Glance",
    "JournalMismatch",
    "LeftToChance",
    "Level",
    "Mind",
    "NoDice",
    "NotAsked",
    "OtherQuestion",
    "Outcome",
    "Private",
    "RecordedDice",
    "Recorder",
    "Refusal",
    "Refused",
    "Revealing",
    "Rules",
    "ScriptedDice",
    "Seat",
    "SeatPlan",
    "SeededDice",
    "Step",
    "Thought",
    "Turn",
    "Viewer",
    "Window",
    "play",
    "snake",
    "tag_of",
    "thought_for",
    "visible",
    "worlds_for",
]
