# The words of War of the Worlds: the New Wave.

# --- names ----------------------------------------------------------------------------------------------

title-name = War of the Worlds: The New Wave

seat-martians = Martians
seat-humans = Humans
side-martians = the Martians
side-humans = the humans

area-northern-highlands = Northern Highlands
area-western-highlands = Western Highlands
area-grampian = Grampian
area-central-lowlands = Central Lowlands
area-southern-uplands = Southern Uplands
area-northumbria = Northumbria
area-north-west = Lancashire & Cumbria
area-yorkshire = Yorkshire
area-wales = Wales
area-west-midlands = West Midlands
area-east-midlands = East Midlands
area-east-anglia = East Anglia
area-london = London
area-wessex = Wessex
area-west-country = West Country
area-hebridean-sea = Hebridean Sea
area-north-sea-north = Northern North Sea
area-north-sea-south = Southern North Sea
area-english-channel = Portsmouth
area-celtic-sea = Celtic Sea
area-irish-sea = Irish Sea

unit-army = army
unit-army-text = Land. Attacks its own area and holds one tripod there. Defence 1, or 2 with a tank factory.
unit-navy = navy
unit-navy-text = Sea. Attacks a land area next to it. Defence 1.
unit-tripod = tripod
unit-tripod-text = Land. Attacks its own area and holds one army there. It can be damaged, never destroyed.
unit-ufo = UFO
unit-ufo-text = Flies over land and sea and attacks its own area. Nothing can damage it; balloons keep it out.
unit-army-1 = Army 1
unit-army-2 = Army 2
unit-army-3 = Army 3
unit-navy-1 = Navy 1
unit-navy-2 = Navy 2
unit-tripod-1 = Tripod 1
unit-tripod-2 = Tripod 2
unit-tripod-3 = Tripod 3
unit-ufo-1 = UFO 1
unit-ufo-2 = UFO 2

building-bunker = bunker
building-bunker-text = Shield 2: an attack that cannot bring it down at one stroke cannot touch its area at all.
building-tank-factory = tank factory
building-tank-factory-text = Defence 1. While it stands, every army has defence 2.
building-supply-depot = supply depot
building-supply-depot-text = Defence 1. One coin each turn, the first at once.
building-heavy-artillery = heavy artillery
building-heavy-artillery-text = Shield 3. Once a turn: 1 damage next door, or 2 to a tripod in its own area.
building-barrage-balloons = barrage balloons
building-barrage-balloons-text = No UFO can enter. They fall like a unit with defence 1 and may float beside a building.
building-fort = fort
building-fort-text = Shield 4. Once a turn: 1 damage to a tripod in its own area.
building-landmines = land mines
building-landmines-text = A tripod that moves in suffers 2 damage and the mines are gone. Nothing else can harm them.
building-invasion-ship = invasion ship
building-invasion-ship-text = New tripods and UFOs appear here. It counts as a building, and as a target.
building-plasma-reactor = plasma reactor
building-plasma-reactor-text = Two energy each turn, the first at once.
building-particle-generator = particle generator
building-particle-generator-text = One energy each turn, the first at once.
building-alien-factory = alien factory
building-alien-factory-text = The attacks of Tripod cards do 1 damage more.
building-regenerator = regenerator
building-regenerator-text = Once a turn, for 4 energy, the damage marker goes back by 1.

marker-no-entry = frightening sound
marker-no-entry-text = Until the next Martian turn no human unit and no civilian can move in.
marker-no-exit = nerve agent
marker-no-exit-text = Until the next Martian turn no human unit and no civilian can move out.
marker-no-building-attacks = poisonous fog
marker-no-building-attacks-text = Until the next Martian turn heavy artillery and fort cannot fire from here.

terrain-land = land
terrain-sea = sea
type-action = action
type-unit = unit
type-building = building
walker-fresh = rested
walker-fought = battle-worn

card-relocate = Relocate
card-relocate-text = Move 1 civilian to the next land area; or 1 coin; or 2 coins and the card is gone.
card-guerrilla = Guerrilla
card-guerrilla-text = A civilian who has not fought this turn does 1 damage in its area; or 2, and the card is gone.
card-evacuate = Evacuate
card-evacuate-text = Move up to 2 civilians one land area each; or 2 coins.
card-regroup = Regroup
card-regroup-text = Move 1 army up to 2 areas; or 1 civilian to the next land area.
card-air-strike = Air Strike
card-air-strike-text = 1 damage to the Martians, wherever they are.
card-royal-navy = Royal Navy
card-royal-navy-text = Bought: a navy at Portsmouth. Move a navy 1 sea area; or 2 damage in a land area beside it; or 3, and the card is gone. With no navy left to use: place one.
card-army = Army
card-army-text = Bought: an army among civilians. Move an army 1 area; or 2 damage in its area; or 3, and the card is gone. With no army left to use: place one.
card-bunker = Bunker
card-bunker-text = Put up among civilians: shield 2.
card-tank-factory = Tank Factory
card-tank-factory-text = Put up among civilians: all armies have defence 2.
card-supply-depot = Supply Depot
card-supply-depot-text = Put up among civilians: 1 coin each turn.
card-heavy-artillery = Heavy Artillery
card-heavy-artillery-text = Put up among civilians: shield 3, and a shot each turn.
card-barrage-balloons = Barrage Balloons
card-barrage-balloons-text = Put up among civilians, beside a building if you like: no UFO can enter.
card-fort = Fort
card-fort-text = Put up among civilians: shield 4, and a shot each turn at a tripod in its area.
card-landmines = Land Mines
card-landmines-text = Laid where nobody lives: 2 damage when a tripod moves in.
card-reap = Reap
card-reap-text = A tripod takes 1 unprotected civilian of its area; or move a tripod 1 area; or 2 energy and the card is gone.
card-power-supply = Power Supply
card-power-supply-text = 1 energy; or 2, and the card is gone.
card-frightening-sound = Frightening Sound
card-frightening-sound-text = 1 damage in a tripod’s area, and no human can move in next turn.
card-nerve-agent = Nerve Agent
card-nerve-agent-text = 1 damage in a tripod’s area, and no human can move out next turn.
card-poisonous-fog = Poisonous Fog
card-poisonous-fog-text = 1 damage in a land area next to a tripod, and its guns are silent next turn.
card-infrasound = Infrasound
card-infrasound-text = 1 damage in a land area next to a tripod; then you may push an army out of it.
card-plasma-synthesis = Plasma Synthesis
card-plasma-synthesis-text = 2 energy; or 3, and the card is gone.
card-scorching-beam = Scorching Beam
card-scorching-beam-text = 2 damage in a UFO’s area.
card-alien-abduction = Alien Abduction
card-alien-abduction-text = A UFO takes 1 civilian of its area, protected or not; or move a UFO 1 area.
card-tripod = Tripod
card-tripod-text = Bought: a tripod at the ship. Move a tripod 1 area; or 2 damage in its area; or 3, and the card is gone.
card-ufo = UFO
card-ufo-text = Bought: a UFO at the ship. Move a UFO up to 2 areas; or 1 damage in its area; or 3, and the card is gone.
card-plasma-reactor = Plasma Reactor
card-plasma-reactor-text = Put up next to a Martian building: 2 energy each turn.
card-particle-generator = Particle Generator
card-particle-generator-text = Put up next to a Martian building: 1 energy each turn.
card-alien-factory = Alien Factory
card-alien-factory-text = Put up next to a Martian building: Tripod cards do 1 damage more.
card-regenerator = Regenerator
card-regenerator-text = Put up next to a Martian building: pay 4 energy a turn to take back 1 damage.

# What a card is played for.

mode-relocate-move-civilian = move a civilian
mode-relocate-gain = 1 coin
mode-relocate-spend = 2 coins, card gone
mode-guerrilla-attack = 1 damage
mode-guerrilla-all-out = 2 damage, card gone
mode-evacuate-move-civilians = move up to 2 civilians
mode-evacuate-gain = 2 coins
mode-regroup-move-army = move an army up to 2 areas
mode-regroup-move-civilian = move a civilian
mode-air-strike-attack = 1 damage anywhere
mode-royal-navy-move = move a navy
mode-royal-navy-attack = 2 damage
mode-royal-navy-all-out = 3 damage, card gone
mode-royal-navy-deploy = place a navy
mode-army-move = move an army
mode-army-attack = 2 damage
mode-army-all-out = 3 damage, card gone
mode-army-deploy = place an army
mode-reap-take = take a civilian
mode-reap-move-tripod = move a tripod
mode-reap-spend = 2 energy, card gone
mode-power-supply-gain = 1 energy
mode-power-supply-spend = 2 energy, card gone
mode-frightening-sound-attack = 1 damage and nobody moves in
mode-nerve-agent-attack = 1 damage and nobody moves out
mode-poisonous-fog-attack = 1 damage next door and silent guns
mode-infrasound-attack = 1 damage next door and a push
mode-plasma-synthesis-gain = 2 energy
mode-plasma-synthesis-spend = 3 energy, card gone
mode-scorching-beam-attack = 2 damage under a UFO
mode-alien-abduction-take = take a civilian, even a protected one
mode-alien-abduction-move-ufo = move a UFO
mode-tripod-move = move a tripod
mode-tripod-attack = 2 damage (3 with the factory)
mode-tripod-all-out = 3 damage (4 with the factory), card gone
mode-ufo-move = move a UFO up to 2 areas
mode-ufo-attack = 1 damage
mode-ufo-all-out = 3 damage, card gone

# --- opening a table ------------------------------------------------------------------------------------

option-advanced-swap = Does a swapped offer leave the game?
choice-advanced-swap-off = no, it goes under the deck
choice-advanced-swap-on = yes, the advanced variant

# --- what a player may say ------------------------------------------------------------------------------

kind-play-card = Play a card
kind-move-civilian = Move a civilian
kind-stop-moving = Move no more
kind-move-unit = Move
kind-stay = Stay
kind-hit = Strike
kind-take-civilian = Take a civilian
kind-join = Add a card
kind-strike = Strike now
kind-fell-army = Hit the army
kind-fell-balloons = Hit the balloons
kind-push-army = Push an army
kind-leave-army = Push nobody
kind-buy = Buy
kind-place = Place
kind-swap-offer = Swap an offer
kind-fire = Fire
kind-regenerate = Regenerate
kind-end-turn = End turn

slot-card = Which card?
slot-mode = For what?
slot-origin = From where?
slot-to = Where to?
slot-who = Which civilian?
slot-unit = Which unit?
slot-area = Which area?
slot-building = Which guns?

action-play-card = play { $card }: { $mode }
action-move-civilian = move a { $who } civilian from { $origin } to { $to }
action-stop-moving = move no further civilian
action-move-unit = move { $unit } to { $to }
action-stay = leave { $unit } where it is
action-hit = { $unit_count ->
    [0] strike at { $area }
   *[other] strike at { $area } with { $unit }
  }
action-take-civilian = take a civilian in { $area }
action-join = add { $card } to the attack: { $mode }
action-strike = strike with what is declared
action-fell-army = let the army fall
action-fell-balloons = let the balloons fall
action-push-army = push { $unit } to { $to }
action-leave-army = push nobody
action-buy = buy { $card }
action-place = place it in { $area }
action-swap-offer = swap { $card } for the next card of the deck
action-fire = fire the { $building } at { $area }
action-regenerate = pay for the regenerator
action-end-turn = end the turn

verb-card = Play a card of your hand
slot-card-card = Which card
slot-card-mode = What to play it for
slot-card-target = Where, or with which piece
slot-card-to = Where to
verb-buy = Buy a card of your row
slot-buy-card = Which card
slot-buy-area = Where to place what it brings
verb-move = Move a unit or a civilian with a card of your hand
slot-move-piece = Which unit, or a civilian of which area
slot-move-to = Where to
slot-move-card = With which card
verb-swap = Swap a card of your row, once a turn
slot-swap-card = Which card
verb-fire = Fire artillery or fort, once a turn
slot-fire-building = Which guns
slot-fire-area = At which area

# What an action would do, beside it.

hint-blow = { $damage } damage destroys { $falls }
hint-blow-nothing = { $damage } damage destroys nothing
hint-blow-short = { $damage } of { $needed } damage for the shield
hint-lost = { $lost } of it lost
hint-marker = damage { $before } → { $after } of { $limit }
hint-civilians = civilians { $before } → { $after }
hint-purse = { $left } to spend
falls-building = the { $building }
falls-armies = { $count ->
    [one] 1 army
   *[other] { $count } armies
  }
falls-navies = { $count ->
    [one] 1 navy
   *[other] { $count } navies
  }
falls-balloons = the balloons
falls-either = an army or the balloons
falls-civilians = { $count ->
    [one] 1 civilian
   *[other] { $count } civilians
  }

# --- what the game asks ---------------------------------------------------------------------------------

decision-take-turn = { $seats }: your turn. Play your cards, buy, then end the turn.
decision-lead-civilians = { $seats }: { $card } moves { $left ->
    [one] a civilian. Which, and where to?
   *[other] up to { $left } civilians. Which, and where to?
  }
decision-march = { $seats }: { $card } moves a unit ({ $kind }) by { $left ->
    [one] one area. Which, and where to?
   *[other] up to { $left } areas. Which, and where to?
  }
decision-aim = { $seats }: { $card }, { $mode }. Where?
decision-press-attack = { $seats }: { $damage } damage on { $area }{ $needed ->
    [0] . Add a card, or strike?
   *[other] , whose shield takes { $needed }. Add a card, or strike?
  }
decision-choose-casualty = { $seats }: { $damage } damage left in { $area }. The army or the balloons?
decision-push-or-leave = { $seats }: push an army out of { $area }?
decision-place-unit = { $seats }: where does the new unit ({ $kind }) appear?
decision-place-building = { $seats }: where is the { $building } put up?

# --- what happened --------------------------------------------------------------------------------------

event-landed = The invasion ship comes down in the { $area }.
event-offer-laid = { $seat } may buy { $cards }.
event-cards-drawn = { $seat } draws { $count ->
    [0] nothing
    [one] one card
   *[other] { $count } cards
  }.
event-hand-dealt = Your new hand: { $cards_count ->
    [0] nothing
   *[other] { $cards }
  }.
event-reshuffled = { $seat } shuffles the discard pile.
event-turn-began = Round { $round }: { $seat } begins{ $income ->
    [0] .
   *[other] {" "}with { $income } from buildings.
  }
event-markers-lifted = The influence over { $areas } fades.
event-turn-ended = { $seat } ends the turn.
event-hand-discarded = { $seat } discards { $cards }.
event-card-played = { $seat } plays **{ $card }**: { $mode }.
event-card-removed = { $card } leaves the game.
event-coins-gained = { $amount ->
    [one] One coin
   *[other] { $amount } coins
  }; { $purse } to spend.
event-energy-gained = { $amount } energy; { $purse } to spend.
event-civilian-moved = A civilian walks from { $origin } to { $to }.
event-unit-moved = { $unit } moves from { $origin } to { $to }.
event-unit-stayed = { $unit } stays in { $area }.
event-mines-exploded = The mines in { $area } go off!
event-martians-hit = The Martians suffer { $amount } damage in { $area }: **{ $damage }** in all.
event-air-raid = Bombers do { $amount } damage: **{ $damage }** in all.
event-building-fired = The { $building } fires at { $area }.
event-regenerated = The regenerator takes back { $amount } damage: **{ $damage }** in all.
event-attack-declared = The Martians aim at { $area } with { $damage } damage.
event-card-joined = { $seat } adds **{ $card }**, { $mode }: { $damage } damage by now.
event-attacked = The Martians strike { $area } with { $damage } damage.
event-building-fell = The { $building } in { $area } is destroyed.
event-unit-fell = { $unit } in { $area } is destroyed.
event-civilians-killed = { $count ->
    [one] A civilian dies
   *[other] { $count } civilians die
  } in { $area }: **{ $left }** left in the country.
event-civilian-taken = A civilian of { $area } is taken: **{ $left }** left in the country.
event-damage-lost = { $amount } damage in { $area } does nothing.
event-marker-laid = { $area } lies under the influence of { $marker }.
event-army-pushed = { $unit } flees from { $origin } to { $to }.
event-card-bought = { $seat } buys **{ $card }** for { $cost }.
event-unit-placed = { $unit } appears in { $area }.
event-no-unit-placed = No { $kind } can be placed now.
event-building-placed = A new { $building } stands in { $area }.
event-offered = { $seat } may now buy { $card }.
event-offer-swapped = { $seat } swaps { $card } for { $fresh }.
event-offer-scrapped = { $seat } scraps { $card } for { $fresh }.

# --- what cannot be done --------------------------------------------------------------------------------

refusal-not-the-question = Something else has to be answered first.
refusal-not-in-hand = { $card } is not in your hand.
refusal-not-on-the-card = { $card } has no such option.
refusal-no-unit-on-map = There is no { $kind } on the map.
refusal-units-used = Every { $kind } has already been used by a unit card this turn.
refusal-unit-used = { $unit } has already been used by a unit card this turn.
refusal-not-yours = { $unit } is not for this card to move.
refusal-another-unit-moves = This card already moves { $unit }.
refusal-no-unit-can-move = No { $kind } can move anywhere.
refusal-no-civilian-can-move = No civilian can move anywhere.
refusal-no-target = There is nothing { $card } could strike at.
refusal-not-adjacent = { $area } is not next to it.
refusal-wrong-terrain = { $area } is the wrong ground for that.
refusal-held = { $unit } is held by enemies in its area.
refusal-entry-barred = Nobody can move into { $area } now.
refusal-exit-barred = Nobody can move out of { $area } now.
refusal-balloons-bar = Balloons keep UFOs out of { $area }.
refusal-no-such-civilian = There is no such civilian in { $area } whom this card could still move.
refusal-must-move = This move has to be made.
refusal-nothing-to-hit = There is nothing in { $area } that could be hit.
refusal-out-of-reach = { $area } is out of reach.
refusal-no-fighter = Nobody in { $area } is left to fight this turn.
refusal-protected = The civilians of { $area } are protected.
refusal-no-civilian = There is no civilian in { $area }.
refusal-shield-holds = The shield in { $area } takes { $defence } damage at one stroke; you can bring { $damage }.
refusal-cannot-join = { $card } cannot join this attack.
refusal-unit-still-ready = A unit ({ $kind }) can still act, so none is placed.
refusal-no-place = There is no place for what { $card } brings.
refusal-not-here = It cannot be placed in { $area }.
refusal-not-offered = { $card } is not for sale.
refusal-too-dear = { $card } costs { $cost }; you have { $purse }.
refusal-already-swapped = You have already swapped an offer this turn.
refusal-nothing-to-reveal = The deck is empty, so there is nothing to swap for.
refusal-not-standing = You have no { $building } that could fire.
refusal-already-fired = The { $building } has already fired this turn.
refusal-fogged = Poisonous fog silences the { $building } this turn.
refusal-no-regenerator = You have no regenerator.
refusal-already-regenerated = The regenerator has already run this turn.
refusal-nothing-to-regenerate = There is no damage to take back.
refusal-too-little-energy = That costs { $cost } energy; you have { $purse }.
refusal-must-play = { $card } can still be played, so the turn cannot end.

# --- how it ends ----------------------------------------------------------------------------------------

outcome-repelled = The Martians have had enough. The ship lifts off, and Britain stands.
outcome-exterminated = Nobody is left. Great Britain belongs to Mars.
outcome-time-ran-out = The war has worn both sides out; whoever came nearer to the goal wins.
outcome-stalemate = The war has worn both sides out, and neither came nearer to its goal.
