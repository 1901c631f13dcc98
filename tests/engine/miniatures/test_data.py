"""The figures, cards and events of the box (R0, R17, D, E)."""

from collections import Counter

import pytest

from engine.core import Recorder, SeededDice
from engine.miniatures import Options
from engine.miniatures.actions import AnyAction
from engine.miniatures.content import (
    Accuracy,
    Area,
    AttackNow,
    CancelDeath,
    DiscardSupportCard,
    Lasting,
    MarkActivated,
    ModPool,
    MoveOwn,
    Rank,
    ReturnKilled,
    Ruleset,
    ScenarioId,
    ShieldSquare,
    ShootAttack,
    Skill,
    StandUpFriends,
    Support,
    SurviveCheck,
    Timing,
    TriggerEnemyRow,
    UpgradeSight,
)
from engine.miniatures.pieces import CardId, EffectId, ProfileId, Side
from engine.miniatures.setup import MARKERS
from tests.engine.holding import holds
from tests.engine.miniatures.loading import game_content, game_rules
from tests.engine.miniatures.numbers import EFFECTS, EVENTS

# --- profiles -------------------------------------------------------------------------------------

PROFILES = """
us_sergeant        human   soldier 4+ 4+ 5+ 1-6  2 brave,follow_me
us_missile         human   soldier 4+ 6+ 6+ 3-20 0 anti_tank,armour_piercing,brave
us_lmg             human   soldier 5+ 5+ 6+ 1-12 0 brave,covering_fire
us_carbine         human   soldier 5+ 4+ 6+ 1-6  0 brave
martian_commander  martian soldier 4+ 4+ 5+ 1-4  2 armour,follow_me
martian_freeze     martian soldier 4+ 6+ 6+ 1-6  0 armour,freeze
martian_grunt      martian soldier 4+ 5+ 6+ 1-4  0 armour
general_tor        martian hero    -  3+ 5+ -    5 heavy_armour,lord_of_battle,smite
buddy              human   hero    5+ 3+ 4+ 1-3  3 smite,star_crossed_lovers
brandi             human   hero    4+ 6+ 5+ 1-3  3 star_crossed_lovers
deke               human   hero    3+ 4+ 3+ 1-6  3 -
joe                human   hero    -  3+ 5+ -    4 fixin_stuff
eva                human   hero    3+ 4+ 5+ 1-3  4 authority
ashley             human   hero    4+ 6+ 5+ 1-4  4 natural_leader,rapid_fire
troy               human   hero    4+ 6+ 5+ 1-6  3 too_many_late_nights
phil               human   hero    4+ 6+ 5+ 1-4  4 klutz
edwyn              human   hero    -  3+ 4+ -    5 armour,brave,dragon_slayer,smite
beta_martian       martian soldier 4+ 5+ 6+ 1-4  0 armour
beta_us_soldier    human   soldier 5+ 4+ 6+ 1-6  0 -
beta_eva           human   hero    3+ 4+ 5+ 1-3  4 authority
beta_troy          human   hero    4+ 6+ 5+ 1-6  3 too_many_late_nights
beta_sergeant      human   hero    4+ 4+ 6+ 1-6  2 brave,follow_me
"""


@holds("R17", "R0.3", "R0.2", "RB.1", "Q28", "Q59", "R15.1")
@pytest.mark.parametrize("line", PROFILES.strip().splitlines(), ids=lambda line: line.split()[0])
def test_profiles(line: str) -> None:
    name, side, rank, shoot, fight, survive, reach, heroics, skills = line.split()
    profile = game_content().profiles[ProfileId(name)]
    gun = f"{profile.shoot}+" if profile.shoot is not None else "-"
    far = "-".join(map(str, profile.reach)) if profile.shoot is not None else "-"
    assert (profile.side.value, profile.rank.value) == (side, rank)
    assert (gun, f"{profile.fight}+", f"{profile.survive}+", far) == (shoot, fight, survive, reach)
    assert profile.heroics == int(heroics)
    assert ",".join(sorted(skill.value for skill in profile.skills)) == skills.replace("-", "")


@holds("R17", "R16.18")
def test_there_are_no_other_profiles() -> None:
    """Civilians are tokens, not figures: they have no profile."""
    assert {line.split()[0] for line in PROFILES.strip().splitlines()} == set(game_content().profiles)


@holds("R16.9", "R3.9")
def test_every_skill_but_the_civilians_has_its_figure() -> None:
    worn = {skill for profile in game_content().profiles.values() for skill in profile.skills}
    assert worn == set(Skill)
    assert len(Skill) + 1 == 19


@holds("R0.6", "Q28")
def test_the_box_holds_the_forces_of_its_largest_scenario() -> None:
    forces = game_content().scenarios[ScenarioId("final-10")].forces
    counts = Counter(
        {unit.profile: unit.count for side in Side for group in forces.of(side) for unit in group.units}
    )
    troops = sum(counts[ProfileId(f"martian_{kind}")] for kind in ("grunt", "freeze", "commander"))
    army = sum(counts[ProfileId(f"us_{kind}")] for kind in ("sergeant", "missile", "lmg", "carbine"))
    heroes = sum(
        count
        for profile, count in counts.items()
        if game_content().profiles[profile].rank is Rank.HERO and not profile.startswith("general")
    )
    assert (troops, army, heroes) == (20, 10, 9)
    assert counts[ProfileId("general_tor")] == 1


@holds("R14.1", "Q43")
def test_ten_markers_of_two_kinds() -> None:
    assert Counter(kind.value for kind in MARKERS) == {"creature": 5, "artefact": 5}


# --- cards ----------------------------------------------------------------------------------------

DECKS = {
    Ruleset.FINAL: """
    F01 peace/artillery, F02 slippery/artillery, F03 friends/splat, F04 mind_control/ingenuity,
    F05 heat_ray/ingenuity, F06 friends/strafing, F07 heat_ray/cute, F08 cunning/strafing,
    F09 friends/artillery, F10 friends/argument, F11 slippery/artillery, F12 peace/stealth,
    F13 peace/strafing, F14 heat_ray/stealth, F15 slippery/stealth, F16 slippery/cute,
    F17 heat_ray/ingenuity, F18 reinforcements/ingenuity, F19 heat_ray/lucky, F20 heat_ray/splat,
    F21 slippery/strafing, F22 friends/stealth, F23 slippery/jammed, F24 reinforcements/lucky,
    F25 mind_control/ingenuity, F26 peace/splat, F27 peace/cute, F28 stun_ray/ingenuity,
    F29 heat_ray/splat, F30 peace/argument, F31 stun_ray/barrage, F32 stun_ray/splat,
    F33 cunning/barrage, F34 stun_ray/jammed, F35 peace/barrage, F36 mind_control/barrage,
    F37 giant_robot/take_cover, F38 giant_robot/take_cover, F39 giant_robot/rally,
    F40 giant_robot/grenade, F41 brazen/rally, F42 brazen/grenade, F43 reinforcements/observer,
    F44 target_lock/observer, F45 target_lock/ingenuity
    """,
    Ruleset.BETA: """
    B01 peace/artillery, B02 slippery/artillery, B03 friends/splat, B04 mind_control/ingenuity,
    B05 death_ray/ingenuity, B06 friends/strafing, B07 death_ray/cute, B08 cunning/strafing,
    B09 friends/artillery, B10 friends/argument, B11 slippery/artillery, B12 peace/stealth,
    B13 peace/strafing, B14 death_ray/stealth, B15 slippery/stealth, B16 slippery/cute,
    B17 death_ray/ingenuity, B18 ever_more/ingenuity, B19 death_ray/lucky, B20 death_ray/splat,
    B21 slippery/strafing, B22 friends/stealth, B23 slippery/jammed, B24 ever_more/lucky,
    B25 mind_control/ingenuity, B26 peace/splat, B27 peace/cute, B28 stun_ray/ingenuity,
    B29 death_ray/splat, B30 peace/argument, B31 stun_ray/barrage, B32 stun_ray/splat,
    B33 cunning/barrage, B34 stun_ray/jammed, B35 peace/barrage, B36 mind_control/barrage
    """,
}

COUNTS = {
    Ruleset.FINAL: """
    peace 7, slippery 6, friends 5, mind_control 3, heat_ray 7, cunning 2, reinforcements 3, stun_ray 4,
    giant_robot 4, brazen 2, target_lock 2, artillery 4, splat 5, ingenuity 7, strafing 4, cute 3, argument 2,
    stealth 4, lucky 2, jammed 2, barrage 4, take_cover 2, rally 2, grenade 2, observer 2
    """,
    Ruleset.BETA: """
    peace 7, slippery 6, friends 5, mind_control 3, death_ray 7, cunning 2, ever_more 2, stun_ray 4,
    artillery 4, splat 5, ingenuity 6, strafing 4, cute 3, argument 2, stealth 4, lucky 2, jammed 2, barrage 4
    """,
}


@holds("R0.5", "R9.1", "RB.7")
@pytest.mark.parametrize("ruleset", list(Ruleset))
def test_decks(ruleset: Ruleset) -> None:
    mark = "f" if ruleset is Ruleset.FINAL else "b"
    deck = game_content().decks[ruleset]
    listed = (entry.split() for entry in DECKS[ruleset].split(","))
    expected = {
        CardId(card): tuple(f"{mark}_{half}" for half in halves.split("/")) for card, halves in listed
    }
    assert {card: (both.martian, both.human) for card, both in deck.cards.items()} == expected
    assert len(deck.cards) + len(deck.events) == (54 if ruleset is Ruleset.FINAL else 42)


@holds("R0.5", "R9.1")
@pytest.mark.parametrize("ruleset", list(Ruleset))
def test_how_often_each_effect_is_in_its_deck(ruleset: Ruleset) -> None:
    mark = "f" if ruleset is Ruleset.FINAL else "b"
    deck = game_content().decks[ruleset]
    halves = Counter(half for card in deck.cards.values() for half in (card.martian, card.human))
    listed = (entry.split() for entry in COUNTS[ruleset].split(","))
    assert halves == {f"{mark}_{effect}": int(count) for effect, count in listed}


@holds("R11.1")
def test_effects_and_events_are_the_ones_the_matrix_lists() -> None:
    assert set(game_content().effects) == set(EFFECTS)
    assert len(EFFECTS) == 43
    decks = game_content().decks
    assert [event for ruleset in Ruleset for event in decks[ruleset].events] == list(EVENTS)


# One line per effect: its kind and timing, then its values at 1, 2 and 3 cards, or its numbers.
EFFECT_LINES = """
peace          mod_pool     own_turn shoot martian 1
slippery       mod_pool     any_time survive martian 1
friends        mod_pool     any_time fight martian 1
splat          mod_pool     any_time survive martian -1
ingenuity      mod_pool     any_time fight,shoot,survive human 1
mind_control   trigger_enemy_row own_turn
cunning        move_own     own_turn 1
stealth        move_own     own_turn 1
cute           mark_activated own_turn 1
argument       mark_activated own_turn 2
lucky          cancel_death any_time
jammed         discard_support_card any_time
barrage support own_turn part_random blast frightened | targeted blast frightened
f_heat_ray support own_turn random single 6@3 | part_random single 6@3 | targeted single 6@3
f_stun_ray support own_turn random blast activated | part_random blast activated | targeted blast activated
f_giant_robot support own_turn random blast frightened | part_random directed 4@5 | targeted directed 5@4
f_artillery support own_turn random blast 5@5 | part_random blast 5@5 | targeted blast 5@5
f_strafing support own_turn random directed 3@4 | part_random directed 3@4 | targeted directed 3@4
f_reinforcements return_killed own_turn soldiers
f_brazen       lasting      own_turn no_clear_sight_on_martians
f_observer     lasting      own_turn reroll_part_random
f_target_lock  upgrade_sight own_turn
f_take_cover   shield_square any_time
f_rally        stand_up_friends own_turn 3
f_grenade      attack_now   own_turn 4@5 1
b_death_ray support own_turn none single 6@3 | part_random single 6@3 | targeted single 6@3
b_stun_ray support own_turn none blast activated | part_random blast activated | targeted blast activated
b_artillery support own_turn none blast 5@5 | part_random blast 5@5 | targeted blast 5@5
b_strafing support own_turn none directed 3@4 | part_random directed 3@4 | targeted directed 3@4 length 4
b_ever_more    return_killed own_turn anybody
"""


def _effect_lines() -> dict[str, str]:
    """Returns one line per effect; a line without a mark applies to both rule sets."""
    lines: dict[str, str] = {}
    for line in EFFECT_LINES.strip().splitlines():
        name, *rest = line.split()
        names = [name] if name[1] == "_" else [f"f_{name}", f"b_{name}"]
        lines |= dict.fromkeys(names, " ".join(rest))
    return lines


@holds("R9.3", "R10.4", "R12.1", "R12.2", "R12.3", "RB.7", "Q57")
@pytest.mark.parametrize(("name", "line"), _effect_lines().items(), ids=list(_effect_lines()))
def test_effects(name: str, line: str) -> None:
    assert _told(EffectId(name)) == line


def _told(name: EffectId) -> str:
    effect = game_content().effects[name]
    kind = effect.__struct_config__.tag
    words = [str(kind), effect.timing.value]
    match effect:
        case ModPool():
            words += [
                ",".join(sorted(test.value for test in effect.tests)),
                effect.roller.value,
                str(effect.dice),
            ]
        case MoveOwn(squares=count) | MarkActivated(count=count) | StandUpFriends(count=count):
            words.append(str(count))
        case ReturnKilled():
            words.append("soldiers" if effect.soldiers_only else "anybody")
        case AttackNow():
            words += [f"{effect.dice}@{effect.needs}", str(effect.distance)]
        case Lasting():
            words.append(effect.rule.value)
        case Support():
            words.append(
                " | ".join(_level(level.accuracy, level.area, level.payload) for level in effect.levels)
            )
            words += ["length", str(effect.length)] if effect.length else []
        case TriggerEnemyRow() | CancelDeath() | DiscardSupportCard() | ShieldSquare() | UpgradeSight():
            pass
    return " ".join(words)


def _level(accuracy: Accuracy, area: Area, payload: ShootAttack | SurviveCheck) -> str:
    if isinstance(payload, ShootAttack):
        return f"{accuracy.value} {area.value} {payload.dice}@{payload.needs}"
    return f"{accuracy.value} {area.value} {payload.on_fail.value}"


@holds("R9.3")
def test_there_are_two_timings() -> None:
    assert [timing.value for timing in Timing] == ["own_turn", "any_time"]


@holds(
    "FE1", "FE2", "FE3", "FE4", "FE5", "FE6", "FE7", "FE8", "FE9", "BE1", "BE2", "BE3", "BE4", "BE5", "BE6"
)
def test_events() -> None:
    happenings = {
        event: what.value
        for ruleset in Ruleset
        for event, what in game_content().decks[ruleset].events.items()
    }
    first = [
        "flying_car",
        "stray_shot",
        "heads_down",
        "burning_cattle",
        "terror_in_the_streets",
        "wings_of_death",
    ]
    final = {f"FE{n}": what for n, what in enumerate([*first, "rubble", "blackout", "hidden_stash"], start=1)}
    assert happenings == final | {f"BE{n}": what for n, what in enumerate(first, start=1)}


@holds("R0.4")
def test_only_eight_sided_dice_are_rolled_in_a_turn() -> None:
    """Cards are shuffled; everything else in a game is a die of eight."""
    rules_ = game_rules()
    state = rules_.setup(Options(scenario=ScenarioId("final-02")), 2, SeededDice(b"eight", 0)).state
    chooser = SeededDice(b"chooser", 0)
    for move in range(1, 400):
        asked = rules_.decision(state)
        if asked is None:
            break
        dice = Recorder(SeededDice(b"eight", move))
        options: tuple[AnyAction, ...] = rules_.legal(state, asked.seats[0])
        before = len(state.deck)
        state = rules_.apply(state, asked.seats[0], chooser.pick(options), dice).state
        shuffled = len(state.deck) > before
        assert shuffled or all(draw.choices == 8 for draw in dice.draws)
