"""Positions in text notation, and scripts played on them line by line.

A script has one line per step. The beginning of a line gives its kind:

    shoot M1 : 5 5 1 / 3 3 3    an action of the seat on turn, and the rolled faces
    silence                     the clock's answer for the seat on turn
    > killed M1                 events of the last step, in this order (there may be more)
    ! killed                    no such event in the last step
    ? before_test martian       the present question, and the side that must answer
    + shoot M2                  a legal action
    ~ shoot M2                  an illegal action
    * finish, stand_up          all legal actions
    = S1 D4 -frightened         the state of a figure, a side or the game
"""

from collections.abc import Mapping

import msgspec

from engine.core import ScriptedDice, Seat, play
from engine.miniatures import MiniaturesRules
from engine.miniatures.actions import AnyAction
from engine.miniatures.events import AnyEvent
from engine.miniatures.pieces import Figure, FigureId, Mark, Side, seat_of, side_of
from engine.miniatures.scoring import points
from engine.miniatures.situation import ReadOnlySituation
from engine.miniatures.state import Taking
from tests.engine.miniatures.loading import referee_rules
from tests.engine.miniatures.position import COUNTS, FLAGS, Position, set_up
from tests.engine.miniatures.words import line, matches, spoken


class Case(Position, frozen=True, kw_only=True):
    """One row of a rule's table: a position, and a script played from there."""

    name: str
    rules: str  # numbers, with blanks between
    play: str


class Cases(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    case: tuple[Case, ...]


class Table:
    """One game being played by the words of a script."""

    def __init__(self, position: Position, rules: MiniaturesRules | None = None) -> None:
        self.rules = rules or referee_rules()
        self.state = set_up(self.rules, position)
        self.told: tuple[AnyEvent, ...] = ()

    # --- playing

    @property
    def seat(self) -> Seat:
        asked = self.rules.decision(self.state)
        assert asked is not None, f"nobody is asked: {self.state.outcome}"
        return asked.seats[0]

    def legal(self) -> dict[str, AnyAction]:
        """Returns the legal actions by their notation."""
        seat = self.seat
        options = self.rules.legal(self.state, seat)
        return {spoken(self.rules.book, self.state, side_of(seat), action): action for action in options}

    def do(self, words: str, *faces: int) -> tuple[AnyEvent, ...]:
        """Plays an action through the public interface; all given faces must be rolled."""
        if words == "silence":
            return self.act(self.silence(), *faces)
        options = self.legal()
        assert words in options, f"{words!r} is not among {sorted(options)}"
        return self.act(options[words], *faces)

    def act(self, action: AnyAction, *faces: int) -> tuple[AnyEvent, ...]:
        dice = ScriptedDice(*faces)
        self.state, self.told = play(self.rules, self.state, self.seat, action, dice)
        assert not dice.rest, f"nobody asked for {dice.rest}\n{self.log()}"
        return self.told

    def run(self, script: str) -> None:
        """Plays a script; a line that does not hold fails with the actual events."""
        seen = 0
        for raw in script.splitlines():
            words = raw.strip()
            if not words:
                continue
            mark, rest = words[0], words[1:].strip()
            match mark:
                case "#":
                    continue
                case ">":
                    seen = self._expect(rest, seen)
                case "!":
                    assert not self._finds(rest), f"told: {rest}\n{self.log()}"
                case "?":
                    self._expect_question(rest)
                case "+":
                    assert rest in self.legal(), f"{rest!r} is not among {sorted(self.legal())}"
                case "~":
                    assert rest not in self.legal(), f"{rest!r} could be answered"
                case "*":
                    assert set(self.legal()) == {part.strip() for part in rest.split(", ")}, sorted(
                        self.legal()
                    )
                case "=":
                    self._expect_state(rest)
                case _:
                    action, _, faces = words.partition(" : ")
                    self.do(action.strip(), *(int(face) for face in faces.split() if face != "/"))
                    seen = 0

    def silence(self) -> AnyAction:
        """Returns the clock's action for the seat on turn."""
        action = self.rules.idle(self.state, self.seat)
        assert action is not None
        return action

    # --- looking

    def __getitem__(self, label: str) -> Figure:
        return self.state.figures[FigureId(label)]

    def points(self, side: Side) -> int:
        return points(ReadOnlySituation(self.rules.book, self.state), side)

    def log(self) -> str:
        asked = self.rules.decision(self.state)
        lines = [line(event) for event in self.told]
        return "\n".join([*lines, f"? {line(asked)}" if asked is not None else f"{self.state.outcome}"])

    def _finds(self, pattern: str) -> list[int]:
        return [index for index, event in enumerate(self.told) if matches(event, pattern)]

    def _expect(self, pattern: str, seen: int) -> int:
        later = [index for index in self._finds(pattern) if index >= seen]
        assert later, f"not told: {pattern}\n{self.log()}"
        return later[0] + 1

    def _expect_question(self, words: str) -> None:
        asked = self.rules.decision(self.state)
        assert asked is not None, f"nobody is asked: {self.state.outcome}"
        tag, *rest = words.split()
        sides = [word for word in rest if word in ("human", "martian")]
        pattern = " ".join([tag, *(word for word in rest if word not in sides)])
        assert matches(asked, pattern), self.log()
        if sides:
            assert asked.seats == tuple(seat_of(Side(side)) for side in sides), self.log()

    def _expect_state(self, words: str) -> None:
        who, *facts = words.split()
        if who in ("human", "martian"):
            found: Mapping[str, object] = self._side_facts(Side(who))
        elif who == "game":
            found = self._game_facts()
        else:
            found = _figure_facts(self[who])
        for fact in facts:
            name, _, value = fact.partition("=")
            if value:
                assert str(found[name]) == value, f"{who} {fact}: it is {found[name]}"
            elif name.startswith("-"):
                assert not found[name[1:]], f"{who} is {name[1:]}"
            else:
                assert found.get(name) or found.get("at") == name or found.get("place") == name, (
                    f"{who} is not {name}: {found}"
                )

    def _side_facts(self, side: Side) -> dict[str, object]:
        return {
            "vp": self.points(side),
            "cards": len(self.state.hands[side]),
            "rows": ",".join(f"{len(row.cards)}" for row in self.state.rows.get(side, ())) or "none",
            "passed": side in self.state.passed,
            **{str(zone): holder is side for zone, holder in self.state.zones.items()},
        }

    def _game_facts(self) -> dict[str, object]:
        outcome = self.state.outcome
        winners = outcome.winners if outcome is not None else ()
        return {
            "round": self.state.round,
            "first": self.state.first.value,
            "turn": next((f.side.value for f in self.state.stack if isinstance(f, Taking)), "none"),
            "finished": self.state.finished.value if self.state.finished is not None else "none",
            "over": outcome is not None,
            "reason": outcome.reason if outcome is not None else "none",
            "winner": ",".join(side_of(seat).value for seat in winners) or "none",
            "loot": self.state.loot or "none",
            "tokens": ",".join(f"{t.kind.value}:{t.at}" for t in self.state.tokens.values()) or "none",
            "markers": ",".join(
                f"{m.at}:{m.kind.value}:{'up' if m.face_up else 'down'}" for m in self.state.markers
            )
            or "none",
            "marks": _marks(self.state.marks),
            "past": _marks(self.state.past),
            "discard": len(self.state.discard),
            "deck": len(self.state.deck),
            "called": ",".join(self.state.called) or "none",
        }


def _marks(marks: tuple[Mark, ...]) -> str:
    """Returns the marks of a turn: `move:D4>D5:S1` is a move, `death:D5:M1` a spot."""
    words = []
    for mark in marks:
        way = f"{mark.start}>{mark.at}" if mark.start is not None else mark.at
        words.append(":".join(word for word in (mark.trace.value, way, mark.figure) if word))
    return ",".join(words) or "none"


def _figure_facts(figure: Figure) -> dict[str, object]:
    return {
        "at": figure.at,
        "place": figure.place.value,
        **{flag: getattr(figure, flag) for flag in FLAGS},
        **{count: getattr(figure, count) for count in COUNTS},
        "weapons": ",".join(weapon.value for weapon in figure.weapons) or "none",
    }
