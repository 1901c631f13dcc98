"""The referee of the dice game: rolls and nukes, progress, claims, the order of turns and the end."""

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.referees.verdict import Referee, Told

DIGEST = Path(__file__).parents[2] / "docs" / "rules" / "dice_game.md"
SYMBOLS = {"Ray Gun": "ray_guns", "Martian": "martians", "Nuke": "nukes"}
FACES = {"ray_gun": "ray_guns", "martian": "martians", "nuke": "nukes"}
HEIGHTS = {2: 3, 3: 3, 4: 4, 5: 5, 6: 6}  # section 7
NUKES = {"easy": 2, "hard": 1}


@dataclass(frozen=True)
class Card:
    """A row of the table of cards (section 3)."""

    monument: bool
    symbols: tuple[str, ...]
    spaces: int
    vp: int
    nukes: int


@cache
def cards() -> Mapping[str, Card]:
    """Returns the cards of the digest, by id."""
    text = DIGEST.read_text(encoding="utf-8")
    rows = re.findall(
        r"^\| \d+ \| (.*?) \| (city|monument) \| (.*?) \| (\d+) \| (\d+) \| (\d) \|", text, re.M
    )
    return {
        re.sub(r"[^a-z_]", "", name.lower().replace(" ", "_")): Card(
            monument=kind == "monument",
            symbols=tuple(SYMBOLS[symbol] for symbol in symbols.split(" or ")),
            spaces=int(spaces),
            vp=int(vp),
            nukes=int(nukes),
        )
        for name, kind, symbols, spaces, vp, nukes in rows
    }


class DiceReferee(Referee):
    """Judges a game from its events, which are all public."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.seats = seats
        self.row: dict[int, str | None] = {}
        self.left: Counter[int] = Counter()  # cards under the open one
        self.seen: set[str] = set()
        self.tokens: dict[tuple[str, int], int] = {}
        self.claims: dict[int, list[str]] = {seat: [] for seat in range(seats)}
        self.green: dict[int, set[str]] = {seat: set() for seat in range(seats)}  # rules in force (R26)
        self.seat: int | None = None
        self.bonus = self.ending = self.over = False
        self.target = ""
        self.dice: Counter[str] = Counter()
        self.limit = 0
        self.rolls = 0
        self.used: set[str] = set()
        self.done = True  # the turn has been nuked, marked or claimed
        self.gained = False  # a nuked turn brought progress all the same

    # --- set-up and turns

    def on_table_laid(self, told: Told) -> None:
        self.rule("R37", told["height"] == HEIGHTS[self.seats], "cards in a stack")
        self.first, self.base = told["first"], NUKES[told["difficulty"]]
        self.left = Counter(dict.fromkeys(range(1, 5), told["height"]))

    def on_revealed(self, told: Told) -> None:
        stack, card = told["stack"], told["location"]
        self.rule("R23", not self.row.get(stack) and self.left[stack] > 0, "no card left there")
        self.rule("R35", card not in self.seen, "it has been in play")
        self.row[stack] = card
        self.left[stack] -= 1

    @property
    def open(self) -> set[str]:
        return {card for card in self.row.values() if card}

    def on_turn_began(self, told: Told) -> None:
        seat = told["seat"]
        expected = self.first if self.seat is None else (self.seat + 1) % self.seats
        self.rule("R31", seat == expected and self.done, f"seat {expected} is next")
        self.rule(
            "R31", not (self.ending and seat == self.first and self.seat is not None), "the game is over"
        )
        self._begin(seat)

    def on_bonus_turn_began(self, told: Told) -> None:
        self.rule("R46", self.bonus and told["seat"] == self.seat, "no bonus turn is owed")
        self.bonus = False
        self._begin(told["seat"])

    def _begin(self, seat: int) -> None:
        self.seat, self.done, self.rolls, self.target = seat, False, 0, ""
        self.green[seat] = set(self.claims[seat])
        self.used, self.gained = set(), False
        self.dice.clear()

    def on_turn_skipped(self, told: Told) -> None:
        self.rule("R33", all(self._forbidden(card) for card in self.open), "there is a target")
        self.seat, self.done = told["seat"], True

    def on_bonus_turn_earned(self, told: Told) -> None:
        self.rule("Indianapolis", told["location"] == "indianapolis")
        self.bonus = True

    def on_bonus_turn_forgone(self, told: Told) -> None:
        self.done, self.bonus = True, False

    def on_rule_waived(self, told: Told) -> None:
        self.rule("R41", told["rule"] in self.green[told["seat"]] and not self.rolls, "not in force")
        self.green[told["seat"]].discard(told["rule"])

    def _has(self, card: str) -> bool:
        assert self.seat is not None
        return card in self.green[self.seat]

    def _forbidden(self, card: str) -> bool:
        return "detroit" in self.open and cards()[card].monument

    def on_target_declared(self, told: Told) -> None:
        self._may_target(told["location"])
        self.target = told["location"]

    def on_target_switched(self, told: Told) -> None:
        self.rule("San Jose", self._has("san_jose") and self.rolls == 1 and "san_jose" not in self.used)
        self.rule("San Jose", self.dice["nukes"] < self.limit and told["location"] != self.target, "too late")
        self.used.add("san_jose")
        self._may_target(told["location"])
        self.target = told["location"]

    def _may_target(self, card: str) -> None:
        self.rule("R17", told_open := card in self.open, "it is not open")
        self.rule("Detroit", told_open and not self._forbidden(card), "monuments are off limits")

    # --- dice

    def on_die_set(self, told: Told) -> None:
        self.rule("Seattle, R47", self._has("seattle") and self.rolls == 0 and not self.done)

    def on_rolled(self, told: Told) -> None:
        self.rule("R02", self.rolls == 0 and self.target and not self.done, "a second first roll")
        self._read(told)
        self.rolls = 1

    def on_thrown_again(self, told: Told) -> None:
        self.rule("Atlanta", self._has("atlanta") and self.rolls == 1 and "atlanta" not in self.used)
        self.rule("Atlanta", self.dice["nukes"] >= self.limit, "it was not nuked")
        self.used.add("atlanta")
        self._read(told)

    def _read(self, told: Told) -> None:
        dice = Counter({face: told[face] for face in FACES.values()})
        self.rule("R02, Denver", dice.total() == (9 if "denver" in self.open else 10), f"{dice.total()} dice")
        self._check_limit(told["limit"])
        self.dice = dice

    def _check_limit(self, limit: int) -> None:
        visible = self.base + sum(cards()[card].nukes for card in self.open) + self._has("washington_dc")
        self.rule("R04, R24", limit == visible, f"{visible} nukes are in sight")
        self.limit = limit

    def on_rerolled(self, told: Told) -> None:
        face = FACES[told["symbol"]]
        self.rule("R05, R06", self.dice["nukes"] < self.limit, "nuked already")
        if self.target != "las_vegas":
            reached = self.tokens.get((self.target, told["seat"]), 0) + self._matching()
            self.rule("R10", reached < cards()[self.target].spaces, "the claim is due")
        if face == "martians":
            locked = "martians" in cards()[self.target].symbols
            self.rule("R08, R18, R19", not locked, "Martians stay")
        else:
            once = self.target == "golden_gate_bridge" and "bridge" not in self.used
            self.rule("Golden Gate Bridge", face == "ray_guns" and once, "not to be re-rolled")
            self.used.add("bridge")
        self.rule("R08", told["dice"] == self.dice[face] > 0, "all of them, and at least one")
        kept = Counter({each: count for each, count in self.dice.items() if each != face})
        now = Counter({each: told[each] for each in FACES.values()})
        self.rule("R08", all(now[each] >= kept[each] for each in kept), "other dice have changed")
        self.rule("R02", now.total() == self.dice.total(), "dice have come or gone")
        self._check_limit(told["limit"])
        self.dice = now
        self.rolls += 1

    def on_nuke_rerolled(self, told: Told) -> None:
        self.rule(
            "Los Angeles", self._has("los_angeles") and "los_angeles" not in self.used and self.dice["nukes"]
        )
        self.used.add("los_angeles")
        self.dice["nukes"] -= 1
        self.dice[FACES[told["face"]]] += 1

    # --- the end of a turn

    def on_nuked(self, told: Told) -> None:
        enough = (told["nukes"], told["limit"]) == (self.dice["nukes"], self.limit)
        self.rule("R05", enough and self.dice["nukes"] >= self.limit and not self.done, f"{self.dice}")
        self.done = True
        self.nuked = True

    def _matching(self) -> int:
        return sum(self.dice[symbol] for symbol in cards()[self.target].symbols)

    def _with_roswell(self) -> int:
        counts = cards()[self.target].monument and self.dice["martians"] and self._has("roswell")
        return self._matching() + bool(counts)

    def on_marked(self, told: Told) -> None:
        card, seat = told["location"], told["seat"]
        spaces = self._stop(told)
        before = self.tokens.get((card, seat), 0)
        self.rule("Phoenix, Las Vegas", card not in ("phoenix", "las_vegas"), "nothing is marked there")
        possible = {before + self._with_roswell()}
        if before + self._with_roswell() >= spaces:  # the claim may be left only without Roswell's Martian
            possible = {before + self._matching()}
        self.rule("R12, R13", told["space"] in possible and before < told["space"] < spaces, f"{possible}")
        self.tokens[card, seat] = told["space"]

    def _stop(self, told: Told) -> int:
        self.rule("R06", not self.done and self.dice["nukes"] < self.limit, "nuked, or over already")
        self.rule("R17", told["location"] == self.target and told["seat"] == self.seat)
        self.done, self.nuked = True, False
        return cards()[self.target].spaces

    def on_nothing_marked(self, told: Told) -> None:
        spaces = self._stop(told)
        before = self.tokens.get((self.target, told["seat"]), 0)
        nothing = self._matching() == 0 or self.target in ("phoenix", "las_vegas")
        self.rule("R12", nothing, f"{self._matching()} symbols match")
        if self.target != "las_vegas":
            self.rule("R10", before + self._matching() < spaces, "the claim is due")

    def on_extra_marked(self, told: Told) -> None:
        self.rule(
            "New Orleans", self._has("new_orleans") and self.done and self._matching(), "no extra space"
        )
        self._move_on(told, 1)

    def on_consolation_marked(self, told: Told) -> None:
        self.rule("Statue of Liberty", self._has("statue_of_liberty") and self.nuked)
        self.gained = True
        self._move_on(told, 1)

    def on_token_advanced(self, told: Told) -> None:
        self.rule("Boston", told["location"] in self.open and told["location"] != "phoenix")
        self._move_on(told, 2)

    def _move_on(self, told: Told, spaces: int) -> None:
        """Moves a token on, at most to the last space but one (R28)."""
        key = told["location"], told["seat"]
        self.rule("R28", cards()[told["location"]].spaces == told["spaces"])
        to = min(self.tokens.get(key, 0) + spaces, told["spaces"] - 1)
        self.rule("R28", told["space"] == to > self.tokens.get(key, 0), f"it goes to {to}")
        self.tokens[key] = to

    def on_nukes_marked(self, told: Told) -> None:
        self.rule("Las Vegas", self.target == told["location"] == "las_vegas" and self.nuked)
        key = told["location"], told["seat"]
        to = min(self.tokens.get(key, 0) + self.dice["nukes"], told["spaces"])
        self.rule("Las Vegas", told["space"] == to, f"it goes to {to}")
        self.tokens[key] = to
        self.gained = True

    def on_token_forfeited(self, told: Told) -> None:
        self.rule(
            "Houston, R39", "houston" in self.open and self.nuked and not self.gained, "no penalty is due"
        )
        self.rule("Houston", self.tokens.pop((told["location"], told["seat"]), 0), "there is no token")

    def on_claimed(self, told: Told) -> None:
        card, seat = cards()[told["location"]], told["seat"]
        self.rule("R17", told["location"] == self.target and seat == self.seat)
        progress = self.tokens.get((self.target, seat), 0)
        if self.target == "las_vegas":
            self.rule("Las Vegas", self.nuked and progress == card.spaces, "too few nukes")
        else:
            self.rule("R06", not self.done and self.dice["nukes"] < self.limit, "nuked")
            self.rule("R10", progress + self._with_roswell() >= card.spaces, f"{progress} and {self.dice}")
        self.done = True
        self.claims[seat].append(self.target)
        self.rule(
            "R34", told["vp"] == card.vp and told["total"] == self._vp(seat), f"{self._vp(seat)} in all"
        )
        stack = next(stack for stack, open_card in self.row.items() if open_card == self.target)
        self.row[stack] = None
        self.seen.add(self.target)
        self.gone = {who for where, who in self.tokens if where == self.target}
        self.tokens = {key: space for key, space in self.tokens.items() if key[0] != self.target}

    def on_tokens_returned(self, told: Told) -> None:
        mine = {who for where, who in self.tokens if where == told["location"]} | getattr(self, "gone", set())
        self.rule("R15", set(told["owners"]) <= mine, f"tokens of {mine}")
        self.tokens = {key: space for key, space in self.tokens.items() if key[0] != told["location"]}
        self.gone = set()

    def on_stack_ran_out(self, told: Told) -> None:
        self.rule("R30", self.left[told["stack"]] == 0 and not self.row[told["stack"]], "it has cards left")

    def on_last_round(self, told: Told) -> None:
        last = (self.first - 1) % self.seats
        self.rule(
            "R31", told["last"] == last and 0 in {self.left[s] for s in self.row if not self.row[s]}, last
        )
        self.ending = True

    # --- effects of claimed cards

    def on_token_removed(self, told: Told) -> None:
        self.rule(
            "Miami", told["owner"] != told["seat"] and self.tokens.pop((told["location"], told["owner"]), 0)
        )

    def on_token_slid(self, told: Told) -> None:
        key = told["location"], told["owner"]
        self.rule("San Francisco", told["owner"] != self.seat and told["space"] == self.tokens[key] - 2 > 0)
        self.tokens[key] = told["space"]

    def on_token_slid_off(self, told: Told) -> None:
        key = told["location"], told["owner"]
        self.rule("San Francisco", told["owner"] != self.seat and self.tokens.pop(key) <= 2)

    def on_tucked(self, told: Told) -> None:
        stack, card = told["stack"], told["location"]
        self.rule("Chicago, R40", self.row[stack] == card and self.left[stack] > 0, "nothing under it")
        self.row[stack] = None
        self.left[stack] += 1
        self.gone = {who for where, who in self.tokens if where == card}
        self.tokens = {key: space for key, space in self.tokens.items() if key[0] != card}

    # --- the end

    def _vp(self, seat: int) -> int:
        mine = self.claims[seat]
        monuments = sum(cards()[card].monument for card in mine)
        arch = monuments - 1 if "gateway_arch" in mine else 0
        return sum(cards()[card].vp for card in mine) + arch

    def on_game_ended(self, told: Told) -> None:
        order = [(self.first + turn) % self.seats for turn in range(self.seats)]
        best = max(
            range(self.seats), key=lambda seat: (self._vp(seat), len(self.claims[seat]), order.index(seat))
        )
        self.rule("R34", told["winner"] == best and told["vp"] == self._vp(best), f"seat {best} has won")
        self.over = True

    def after(self, action: Told) -> None:
        spaces = all(0 < space < cards()[card].spaces for (card, _), space in self.tokens.items())
        self.rule("R13", spaces, f"tokens: {self.tokens}")
        mine = Counter(seat for _, seat in self.tokens)
        self.rule("R14", all(count <= 4 for count in mine.values()), "more than four tokens")
