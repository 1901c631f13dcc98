# The words of War of the Worlds: the New Wave.

# --- names ----------------------------------------------------------------------------------------------

title-name = War of the Worlds: The New Wave
title-goal = The Martians have landed in Britain. Play your cards to move, strike and build, and buy better ones for your deck. The Humans win when the Martians have taken 30 damage. The Martians win when no civilian is left.

seat-martians = Martians
    .gender = mp
seat-humans = Humans
    .gender = mp
side-martians = the Martians
side-humans = the Humans

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
unit-army-text = Land. Attacks its own area and holds one tripod or UFO there. Defence 1, or 2 with a tank factory.
unit-navy = navy
unit-navy-text = Sea. Attacks a land area next to it. Defence 1.
unit-tripod = tripod
unit-tripod-text = Land. Attacks its own area and holds one army there. You can damage it, but never destroy it.
unit-ufo = UFO
unit-ufo-text = Flies over land and sea and attacks its own area. Nothing can damage it. Balloons keep it out, and an army holds it unless UFOs fly free.
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
building-bunker-text = Shield 2: an attack has to destroy it in one go, or it can’t touch the area at all.
building-tank-factory = tank factory
building-tank-factory-text = Defence 1. While it stands, every army has defence 2.
building-supply-depot = supply depot
building-supply-depot-text = Defence 1. One coin each turn, starting at once.
building-heavy-artillery = heavy artillery
building-heavy-artillery-text = Shield 3. Once a turn: 1 damage next door, or 2 to a tripod in its own area.
building-barrage-balloons = barrage balloons
building-barrage-balloons-text = No UFO can enter. They’re destroyed like a unit with defence 1, and can share an area with a building.
building-fort = fort
building-fort-text = Shield 4. Once a turn: 1 damage to a tripod in its own area.
building-landmines = land mines
building-landmines-text = A tripod that moves in takes 2 damage, and the mines are gone. Nothing else can harm them.
building-invasion-ship = invasion ship
building-invasion-ship-text = New tripods and UFOs appear here. It counts as a building, and as a target.
building-plasma-reactor = plasma reactor
building-plasma-reactor-text = Two energy each turn, starting at once.
building-particle-generator = particle generator
building-particle-generator-text = One energy each turn, starting at once.
building-alien-factory = alien factory
building-alien-factory-text = Attacks with Tripod cards do 1 extra damage.
building-regenerator = regenerator
building-regenerator-text = Once a turn, pay 4 energy to remove 1 damage.

marker-no-entry = frightening sound
marker-no-entry-text = Until the next Martian turn, no human unit or civilian can move in.
marker-no-exit = nerve agent
marker-no-exit-text = Until the next Martian turn, no human unit or civilian can move out.
marker-no-building-attacks = poisonous fog
marker-no-building-attacks-text = Until the next Martian turn, heavy artillery and forts here can’t fire.

terrain-land = land
terrain-sea = sea
type-action = action
type-unit = unit
type-building = building
walker-fresh = rested
walker-fought = battle-worn

card-relocate = Relocate
card-relocate-text = Move 1 civilian to an adjacent land area, gain 1 coin, or gain 2 coins and remove this card.
card-guerrilla = Guerrilla
card-guerrilla-text = A civilian who hasn’t fought this turn does 1 damage in their area, or 2 if you remove this card.
card-evacuate = Evacuate
card-evacuate-text = Move up to 2 civilians one land area each, or gain 2 coins.
card-regroup = Regroup
card-regroup-text = Move 1 army up to 2 areas, or 1 civilian to an adjacent land area.
card-air-strike = Air Strike
card-air-strike-text = 1 damage to the Martians, wherever they are.
card-royal-navy = Royal Navy
card-royal-navy-text = When you buy it, place a navy at Portsmouth. Play it to move a navy 1 sea area, do 2 damage in a land area beside it, or do 3 and remove this card. With no navy left to use, place one.
    .short = Places a navy. Play it to move a navy, or for 2 damage on land beside it.
card-army = Army
card-army-text = When you buy it, place an army with civilians. Play it to move an army 1 area, do 2 damage in its area, or do 3 and remove this card. With no army left to use, place one.
    .short = Places an army. Play it to move an army, or for 2 damage in its area.
card-bunker = Bunker
card-bunker-text = Build it where civilians live. Shield 2.
card-tank-factory = Tank Factory
card-tank-factory-text = Build it where civilians live. All armies have defence 2.
card-supply-depot = Supply Depot
card-supply-depot-text = Build it where civilians live. 1 coin each turn.
card-heavy-artillery = Heavy Artillery
card-heavy-artillery-text = Build it where civilians live. Shield 3, and a shot each turn.
card-barrage-balloons = Barrage Balloons
card-barrage-balloons-text = Build them where civilians live, even where a building already stands. No UFO can enter.
    .short = Build them where civilians live. No UFO can enter.
card-fort = Fort
card-fort-text = Build it where civilians live. Shield 4, and a shot each turn at a tripod in its area.
    .short = Build it where civilians live. Shield 4, shoots a tripod there each turn.
card-landmines = Land Mines
card-landmines-text = Lay them where nobody lives. 2 damage when a tripod moves in.
card-reap = Reap
card-reap-text = A tripod takes 1 unprotected civilian from its area, or moves 1 area. Or gain 2 energy and remove this card.
card-power-supply = Power Supply
card-power-supply-text = Gain 1 energy, or gain 2 and remove this card.
card-frightening-sound = Frightening Sound
card-frightening-sound-text = 1 damage in a tripod’s area, and no human can move in next turn.
card-nerve-agent = Nerve Agent
card-nerve-agent-text = 1 damage in a tripod’s area, and no human can move out next turn.
card-poisonous-fog = Poisonous Fog
card-poisonous-fog-text = 1 damage in a land area next to a tripod, and the guns there are silent next turn.
    .short = 1 damage next to a tripod, and the guns there are silent next turn.
card-infrasound = Infrasound
card-infrasound-text = 1 damage in a land area next to a tripod. Then you can push an army out of it.
card-plasma-synthesis = Plasma Synthesis
card-plasma-synthesis-text = Gain 2 energy, or gain 3 and remove this card.
card-scorching-beam = Scorching Beam
card-scorching-beam-text = 2 damage in a UFO’s area.
card-alien-abduction = Alien Abduction
card-alien-abduction-text = A UFO takes 1 civilian from its area, protected or not, or moves 1 area.
card-tripod = Tripod
card-tripod-text = When you buy it, place a tripod at the ship. Play it to move a tripod 1 area, do 2 damage in its area, or do 3 and remove this card. An alien factory adds 1 damage.
    .short = Places a tripod. Play it to move a tripod, or for 2 damage in its area.
card-ufo = UFO
card-ufo-text = When you buy it, place a UFO at the ship. Play it to move a UFO up to 2 areas, do 1 damage in its area, or do 3 and remove this card.
    .short = Places a UFO. Play it to move a UFO up to 2 areas, or for 1 damage in its area.
card-plasma-reactor = Plasma Reactor
card-plasma-reactor-text = Build it next to a Martian building. 2 energy each turn.
card-particle-generator = Particle Generator
card-particle-generator-text = Build it next to a Martian building. 1 energy each turn.
card-alien-factory = Alien Factory
card-alien-factory-text = Build it next to a Martian building. Tripod cards do 1 extra damage.
card-regenerator = Regenerator
card-regenerator-text = Build it next to a Martian building. Once a turn, pay 4 energy to remove 1 damage.
    .short = Build it next to a Martian building. 4 energy remove 1 damage, once a turn.

card-brief = { $text_short }

# What a card is played for.

mode-relocate-move-civilian = move a civilian
mode-relocate-gain = 1 coin
mode-relocate-spend = 2 coins, then remove this card
mode-guerrilla-attack = 1 damage
mode-guerrilla-all-out = 2 damage, then remove this card
mode-evacuate-move-civilians = move up to 2 civilians
mode-evacuate-gain = 2 coins
mode-regroup-move-army = move an army up to 2 areas
mode-regroup-move-civilian = move a civilian
mode-air-strike-attack = 1 damage anywhere
mode-royal-navy-move = move a navy
mode-royal-navy-attack = 2 damage
mode-royal-navy-all-out = 3 damage, then remove this card
mode-royal-navy-deploy = place a navy
mode-army-move = move an army
mode-army-attack = 2 damage
mode-army-all-out = 3 damage, then remove this card
mode-army-deploy = place an army
mode-reap-take = take a civilian
mode-reap-move-tripod = move a tripod
mode-reap-spend = 2 energy, then remove this card
mode-power-supply-gain = 1 energy
mode-power-supply-spend = 2 energy, then remove this card
mode-frightening-sound-attack = 1 damage and nobody moves in
mode-nerve-agent-attack = 1 damage and nobody moves out
mode-poisonous-fog-attack = 1 damage next door and silent guns
mode-infrasound-attack = 1 damage next door and a push
mode-plasma-synthesis-gain = 2 energy
mode-plasma-synthesis-spend = 3 energy, then remove this card
mode-scorching-beam-attack = 2 damage under a UFO
mode-alien-abduction-take = take a civilian, even a protected one
mode-alien-abduction-move-ufo = move a UFO
mode-tripod-move = move a tripod
mode-tripod-attack = 2 damage (3 with the factory)
mode-tripod-all-out = 3 (4) damage, then remove this card
mode-ufo-move = move a UFO up to 2 areas
mode-ufo-attack = 1 damage
mode-ufo-all-out = 3 damage, then remove this card

# --- opening a table ------------------------------------------------------------------------------------

option-advanced-swap = Swapped cards
choice-advanced-swap-off = go under the deck
choice-advanced-swap-on = leave the game (advanced variant)
option-ufos-fly-free = Armies hold UFOs
choice-ufos-fly-free-off = yes
choice-ufos-fly-free-on = no, UFOs fly free
option-play-all = Cards you have to play (R20)
choice-play-all-off = only those that stay in the game
choice-play-all-on = all, as the book says
option-must-push = Infrasound pushes an army (R27)
choice-must-push-off = if the Martians want it to
choice-must-push-on = whenever it can, as the book says

# --- what a player may say ------------------------------------------------------------------------------

kind-play-card = Play a card
kind-move-civilian = Move a civilian
kind-stop-moving = Stop moving
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
kind-swap-offer = Swap a card
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
action-move-civilian = move a { $who ->
    [battle-worn] battle-worn civilian
   *[other] civilian
  } from { $origin } to { $to }
action-stop-moving = stop moving civilians
action-move-unit = move { $unit } to { $to }
action-stay = leave { $unit } where it is
action-hit = { $unit_count ->
    [0] strike { $area }
   *[other] strike { $area } with { $unit }
  }
action-take-civilian = take a civilian from { $area }
action-join = add { $card } to the attack: { $mode }
action-strike = strike now
action-fell-army = hit the army
action-fell-balloons = hit the balloons
action-push-army = push { $unit } to { $to }
action-leave-army = push nobody
action-buy = buy { $card }
action-place = place it in { $area }
action-swap-offer = swap { $card } for the next card in the deck
action-fire = fire the { $building } at { $area }
action-regenerate = pay for the regenerator
action-end-turn = end the turn

whole-moves = { $piece } → { $to }
whole-move-army = Move an army …
whole-move-navy = Move a navy …
whole-move-tripod = Move a tripod …
whole-move-ufo = Move a UFO …
whole-move-civilian = Move civilians …
whole-strike = Strike …
whole-take = Take a civilian …
whole-place = Place …
whole-buy = Buy and place …

verb-card = Play a card from your hand
slot-card-card = The card, and what for
slot-card-target = On what: an area, or the piece to move
slot-card-to = Where that piece goes
verb-move = Move a unit or a civilian with a card from your hand
slot-move-figure = The unit, or the area of a civilian
slot-move-to = Where it goes, and with which card
slot-move-card = Use another card for it
verb-buy = Buy a card from your row
slot-buy-card = The card
slot-buy-area = Where to put the new unit or building
verb-swap = Swap a card in your row for the next one in the deck, once a turn
slot-swap-card = The card to swap out
verb-fire = Fire artillery or a fort, once a turn
slot-fire-building = Which guns
slot-fire-area = At which area
verb-pass = End your turn
choice-play = { $card }: { $mode }
choice-hit = { $area } with { $unit }
choice-unit = { $unit } ({ $area })
choice-civilian = { $count ->
    [one] The civilian in { $area }
   *[other] A civilian in { $area } (of { $count })
  }
choice-by = with { $card }

# What an action would do, beside it.

hint-blow = { $damage } damage destroys { $falls }
hint-blow-nothing = { $damage } damage destroys nothing
hint-blow-short = { $damage } of the { $needed } damage the shield needs
hint-lost = { $lost } of it wasted
hint-marker = damage { $before } → { $after } of { $limit }
hint-civilians = civilians { $before } → { $after }
hint-humans-win = wins the war
hint-martians-win = wins the war
hint-pays = { $left } to spend
hint-costs = costs { $amount }, leaves { $left }
hint-swap = free · card price { $cost }
hint-nobody = nobody there
hint-balloons = balloons
hint-discards = { $count ->
    [one] discards a card
   *[other] discards { $count } cards
  }
preview-there = There now: { $here }
hint-unspent = { $purse } left unspent
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
falls-either = { $count ->
    [one] an army or the balloons
   *[other] { $count } of the armies and balloons
  }
falls-civilians = { $count ->
    [one] 1 civilian
   *[other] { $count } civilians
  }

# Above the answers, in a player's own panel.

aid-play-first = Play every card you can first. Then you can end your turn.
aid-hand = Your hand:
aid-card = **{ $card }**{ $count ->
    [one] {""}
   *[other] {" "}({ $count } cards)
  }: { $modes }
aid-row = To buy from your row ({ $purse } to spend):

# --- what the game asks ---------------------------------------------------------------------------------

decision-take-turn = { $seats }: play your cards, buy, then end your turn.
decision-lead-civilians = { $seats }: { $left ->
    [one] move a civilian. Which, and where?
   *[other] move up to { $left } civilians. Which, and where?
  } ({ $card })
decision-march = { $seats }: which { $kind } moves, and where? ({ $card }, { $left ->
    [one] 1 area
   *[other] up to { $left } areas
  })
decision-aim = { $seats }: { $card }, { $mode }. Where?
decision-press-attack = { $seats }: { $damage } damage on { $area }. { $needed ->
    [0] Add a card, or strike?
   *[other] Its shield needs { $needed } in one attack. Add a card, or strike?
  }
decision-choose-casualty = { $seats }: { $damage } damage left in { $area }. Hit the army, or the balloons?
decision-push-or-leave = { $seats }: push an army out of { $area }?
decision-place-unit = { $seats }: where does the new { $kind } appear?
decision-place-building = { $seats }: where do you build the { $building }?

# --- what happened --------------------------------------------------------------------------------------

# A person draws, the Humans draw.
s-of-seat = { $seat ->
    [Humans] { "" }
    [Martians] { "" }
   *[other] s
  }

# Ben’s turn, the Humans’ turn.
s-of-owner = { $seat ->
    [Humans] The{" "}
    [Martians] The{" "}
   *[other] {""}
  }

event-landed = The invasion ship lands in the { $area }.
event-offer-laid = { s-of-owner }{ $seat } can buy { $cards }.
event-cards-drawn = { s-of-owner }{ $seat } draw{ s-of-seat } { $count ->
    [0] nothing
    [one] one card
   *[other] { $count } cards
  }.
event-hand-dealt = Your new hand: { $cards_count ->
    [0] nothing
   *[other] { $cards }
  }.
event-reshuffled = { s-of-owner }{ $seat } shuffle{ s-of-seat } their discard pile.
event-turn-began = Round { $round }: { $seat } to play{ $income ->
    [0] .
   *[other] , with { $income } to spend from buildings.
  }
event-markers-lifted = The influence fades in { $areas }.
event-turn-ended = { s-of-owner }{ $seat } end{ s-of-seat } their turn.
event-hand-discarded = { s-of-owner }{ $seat } discard{ s-of-seat } { $cards }.
event-card-played = { s-of-owner }{ $seat } play{ s-of-seat } **{ $card }**: { $mode }.
event-card-removed = { $card } leaves the game.
event-coins-gained = { $amount ->
    [one] One coin
   *[other] { $amount } coins
  } ({ $purse } to spend).
event-energy-gained = { $amount } energy ({ $purse } to spend).
event-civilian-moved = A civilian walks from { $origin } to { $to }.
event-unit-moved = { $unit } moves from { $origin } to { $to }.
event-unit-stayed = { $unit } stays in { $area }.
event-mines-exploded = 💥 The mines in { $area } go off!
event-martians-hit = The Martians take { $amount } damage in { $area } (**{ $damage }** in all).
event-air-raid = Bombers do { $amount } damage (**{ $damage }** in all).
event-building-fired = The { $building } fires at { $area }.
event-regenerated = The regenerator removes { $amount } damage (**{ $damage }** left).
event-attack-declared = The Martians aim { $damage } damage at { $area }.
event-card-joined = { s-of-owner }{ $seat } add{ s-of-seat } **{ $card }**, { $mode }: { $damage } damage so far.
event-attacked = The Martians strike { $area } with { $damage } damage.
event-building-fell = The Martians destroy the { $building } in { $area }.
event-unit-fell = The Martians destroy { $unit } in { $area }.
event-civilians-killed = { $count ->
    [one] A civilian dies
   *[other] { $count } civilians die
  } in { $area } (**{ $left }** left).
event-civilian-taken = The Martians take a civilian from { $area } (**{ $left }** left).
event-damage-lost = { $amount } damage in { $area } is wasted.
event-marker-laid = { $marker } spreads over { $area }.
event-army-pushed = { $unit } flees from { $origin } to { $to }.
event-card-bought = { s-of-owner }{ $seat } buy{ s-of-seat } **{ $card }** for { $cost }.
event-unit-placed = { $unit } appears in { $area }.
event-no-unit-placed = There’s no { $kind } to place now.
event-building-placed = New in { $area }: { $building }.
event-offered = { s-of-owner }{ $seat } can now buy { $card }.
event-offer-swapped = { s-of-owner }{ $seat } swap{ s-of-seat } { $card } for { $fresh }.
event-offer-scrapped = { s-of-owner }{ $seat } scrap{ s-of-seat } { $card } for { $fresh }.
event-same-again = { s-of-owner }{ $seat } swap{ s-of-seat } { $card } for another { $card }.
event-same-after-scrapping = { s-of-owner }{ $seat } scrap{ s-of-seat } { $card } for another { $card }.

# What happened, a line a play.

event-cards-did = { s-of-owner }{ $seat } play{ s-of-seat } **{ $cards }**: { $deeds }.
event-row-filled = Next in the row: { $again ->
    [true] another { $card }
   *[false] { $card }
  }.
event-purchase-made = { s-of-owner }{ $seat } buy{ s-of-seat } **{ $card }** for { $cost }: { $deeds }.
event-guns-hit = The { $building } fires at { $area }: { $amount } damage (**{ $damage }** in all).
event-turn-closed = { s-of-owner }{ $seat } { $cards_count ->
    [0] end{ s-of-seat } their turn
   *[other] discard{ s-of-seat } { $cards }
  }{ $shuffled ->
    [true] , shuffle{ s-of-seat } their discard pile and draw{ s-of-seat }
   *[false] {" "}and draw{ s-of-seat }
  } { $count ->
    [0] nothing
    [one] one card
   *[other] { $count } cards
  }.

deed-martians-hit = { $amount } damage to the Martians in { $area } (**{ $damage }** in all)
deed-air-raid = { $amount } damage from the air (**{ $damage }** in all)
deed-attack-declared = { $damage } damage aimed at { $area } so far
deed-attacked = { $damage } damage on { $area }
deed-building-fell = the { $building } destroyed
deed-unit-fell = { $unit } destroyed
deed-civilians-killed = { $count ->
    [one] a civilian dies
   *[other] { $count } civilians die
  } (**{ $left }** left)
deed-civilian-taken = a civilian taken from { $area } (**{ $left }** left)
deed-damage-lost = { $amount } damage wasted
deed-marker-laid = { $marker } spreads
deed-mines-exploded = the mines go off
deed-civilian-moved = a civilian from { $origin } to { $to }
deed-unit-moved = { $unit } from { $origin } to { $to }
deed-army-pushed = { $unit } flees to { $to }
deed-unit-stayed = { $unit } stays in { $area }
deed-unit-placed = { $unit } appears in { $area }
deed-no-unit-placed = no { $kind } to place now
deed-building-placed = placed in { $area }
deed-coins-gained = { $amount ->
    [one] one coin
   *[other] { $amount } coins
  } ({ $purse } to spend)
deed-energy-gained = { $amount } energy ({ $purse } to spend)
deed-card-removed = { $card } leaves the game

# --- what cannot be done --------------------------------------------------------------------------------

refusal-not-in-hand = { $card } isn’t in your hand. { try-instead }
refusal-not-on-the-card = { $card } can’t do that. { try-instead }
refusal-no-unit-on-map = There’s no { $kind } on the map. { try-instead }
refusal-units-used = A unit card has already used every { $kind } this turn. { try-instead }
refusal-unit-used = A unit card has already used { $unit } this turn. { try-instead }
refusal-not-yours = This card can’t move { $unit }. { try-instead }
refusal-off-the-map = { $unit } isn’t on the map. { try-instead }
refusal-not-there = { $unit } isn’t in { $area }. { try-instead }
refusal-another-unit-moves = This card is already moving { $unit }. Finish that move first.
refusal-no-unit-can-move = No { $kind } can move anywhere. { try-instead }
refusal-no-civilian-can-move = No civilian can move anywhere. { try-instead }
refusal-no-target = { $card } has nothing to strike. { try-instead }
refusal-not-adjacent = { $area } isn’t a neighbouring area. { try-instead }
refusal-fires-at-home = The { $building } only fires in its own area. Fire when a tripod is in { $area }.
refusal-wrong-terrain = { $area } is the wrong terrain for that. { try-instead }
refusal-held = Enemies in the area hold { $unit }. { try-instead }
refusal-entry-barred = Frightening Sound keeps Humans out of { $area } until the next Martian turn. { try-instead }
refusal-exit-barred = Nerve Agent keeps Humans in { $area } until the next Martian turn. { try-instead }
refusal-martians-there = You can’t push an army into { $area }: Martians are there. { try-instead }
refusal-balloons-bar = Balloons keep UFOs out of { $area }. { try-instead }
refusal-no-such-civilian = This card can’t move that civilian from { $area } any more. { try-instead }
refusal-must-move = You have to make this move. Choose where to go.
refusal-nothing-to-hit = There’s nothing to hit in { $area }. { try-instead }
refusal-out-of-reach = { $area } is out of reach. { try-instead }
refusal-no-fighter = Nobody in { $area } can still fight this turn. { try-instead }
refusal-protected = The civilians in { $area } are protected. { try-instead }
refusal-no-civilian = There’s no civilian in { $area }. { try-instead }
refusal-shield-holds = The shield in { $area } needs { $defence } damage in one attack, and you can bring { $damage }. { try-instead }
refusal-cannot-join = { $card } can’t join this attack. { try-instead }
refusal-unit-still-ready = { $kind ->
    [army] An army
   *[other] A { $kind }
  } can still act, so you can’t place another one. Use it first.
refusal-no-place = There’s no area where the piece from { $card } can go. { try-instead }
refusal-not-here = You can’t place it in { $area }. { try-instead }
refusal-not-offered = { $card } isn’t in your row. { try-instead }
refusal-too-dear = { $card } costs { $cost }, and you only have { $purse }. { try-instead }
refusal-already-swapped = You’ve already swapped a card this turn. Buy one, or end your turn.
refusal-nothing-to-reveal = The deck is empty, so you can’t swap. Buy from your row, or end your turn.
refusal-not-standing = You have no { $building } that can fire. { try-instead }
refusal-already-fired = The { $building } has already fired this turn. { try-instead }
refusal-fogged = Poisonous fog silences the { $building } this turn. { try-instead }
refusal-no-regenerator = You don’t have a regenerator. Buy one when it’s in your row.
refusal-already-regenerated = The regenerator has already run this turn. Use it again next turn.
refusal-nothing-to-regenerate = There’s no damage to repair. Keep the regenerator for later.
refusal-too-little-energy = That costs { $cost } energy, and you have { $purse }. Gain energy first, or choose something cheaper.
refusal-must-play = You can’t end your turn yet. Play { $card } first.
refusal-must-push = At this table Infrasound has to push an army. Choose one and where it goes.
refusal-unknown = There’s no “{ $typed }” here. Pick one from the list.
refusal-say-what-for = { $card } can do several things. Choose one: { $modes_any }.
refusal-nothing-moves-it = You have no card that can move it now. Choose another piece, or play another card.

# --- how it ends ----------------------------------------------------------------------------------------

outcome-repelled = The Martians have had enough. The ship lifts off, and Britain stands. Time for tea.
outcome-exterminated = Nobody is left. Great Britain belongs to Mars. Ack.
outcome-time-ran-out = The war has worn out both sides. The one nearer to its goal wins.
outcome-stalemate = The war has worn out both sides, and neither came nearer to its goal. A draw.

# --- about this edition ---------------------------------------------------------------------------------

term-edition-text = The turn, the units, the buildings and the card effects come from the rule book. It shows neither the map nor a single price. So borders, civilian areas and all prices are ours, tried out in thousands of games to be fair. If your box differs, trust your box.
edition-figures = set-up numbers and limits of a game
edition-units = units
edition-buildings = buildings
edition-card-options = copies and options of cards
edition-card-names = English names of cards
edition-card-prices = card prices, where there are any
edition-area-names = area names
edition-area-borders = borders, civilians and landing places of areas

# --- looking things up ----------------------------------------------------------------------------------

verb-rules = Look up a rule, card, building, unit, area or influence
slot-rules-topic = What to look up
verb-pile = Show a side’s open cards: discards, row, and what has left the game
slot-pile-side = Whose cards

topic-card = card: { $name }
topic-building = building: { $name }
topic-unit = unit: { $name }
topic-marker = influence: { $name }
topic-area = area: { $name }

rules-card = **{ $name }**: { $type } card of { $side }, { $cost ->
    [-1] never for sale
   *[other] price { $cost }
  }. { $copies ->
    [one] One in the game
   *[other] { $copies } in the game
  }{ $start ->
    [0] .
    [one] , one of them from the start.
   *[other] , { $start } of them from the start.
  }
rules-building = **{ $name }** of { $side }. { $tokens ->
    [one] There’s one.
   *[other] There are { $tokens }.
  } { $placement ->
    [with_civilians] Build it on land where civilians live, with no Martian and no other human building (R1).
    [beside_buildings] Build it on land where civilians live, with no Martian. Another building may be there (R44).
    [minefield] Lay them on land where nobody lives, with no Martian and no other human building (R2).
    [next_to_martians] Build it on land next to a Martian building, with no human piece and no other Martian building (R19).
   *[set_up] It’s there from the start.
  }
rules-unit = **{ $name }** of { $side }. { $limit } at most.
rules-area = **{ $name }** ({ $terrain }), next to { $neighbours }. { $civilians ->
    [0] Nobody lives there at the start.
   *[other] { $civilians } civilians live there at the start.
  }
rules-area-ship = The invasion ship is here. New tripods and UFOs appear beside it.
rules-area-port = The port: new navies appear here, unless a UFO is over it (R18).
rules-area-here = { $count ->
    [0] Nothing is there now.
   *[other] There now: { $here }.
  }

pile-unknown = There are two sides. Pick Martians or Humans.
pile-head = **The open cards of the { $side }**
pile-discard = { $count ->
    [0] The discard pile is empty.
   *[other] Discard pile ({ $count }): { $cards }.
  }
pile-laid = On the table: { $cards }.
pile-box = Out of the game ({ $count }): { $cards }.
offer-line = **{ $card }** ({ $count ->
    [one] price { $cost }
   *[other] { $count } cards, price { $cost } each
  }): { $text }
pile-row = In the row, with { $deck ->
    [one] one card
   *[other] { $deck } cards
  } in the deck behind it:
pile-unseen = Hand ({ $hand }) and supply ({ $supply }) together contain: { $cards }.
pile-copies = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
  }

term-goal = Goal
term-goal-text = The Humans win when the Martians have taken 30 damage. The Martians win when no civilian is left. Either ends the game at once.
term-turn = Turn
term-turn-text = The Martians go first, then the sides take turns. On your turn play your cards, buy, swap a card and use your buildings, in any order. Then end it: you discard the rest of your hand and draw five new cards.
term-cards = Cards
term-cards-text = Play each card for one of the things it says. Some of them remove the card from the game for good. Otherwise it goes to the discard pile, which becomes the supply again when that’s empty.
term-forced-play = Forced play
term-forced-play-text = You can’t end your turn while you could play a card and keep it in the game. You never have to remove a card from the game, and “up to 2” can be none. Cards that can’t do anything are discarded.
term-resources = Coins and energy
term-resources-text = Humans pay in coins, Martians in energy. Both come from cards and from buildings, at the start of your turn and as soon as you build them. What you don’t spend is lost when your turn ends.
term-buying = Buying
term-buying-text = Buy any card in your row that you can afford, even between plays. Action and unit cards go to the discard pile. A unit card also places its unit at once. A building goes on the map at once, and its card leaves the game. Without a place for it, you can’t buy it. Then the next card joins the row.
term-swapping = Swapping a card
term-swapping-text = Once a turn, swap a card in your row for the top card of its deck. The old one goes under the deck. In the advanced variant it leaves the game.
term-units = Units
term-units-text = Each unit can act on one unit card per turn. Action cards can move it as often as you like. With no unit left to use, a human unit card can place one instead, which counts as used.
term-holding = Holding
term-holding-text = Each army holds one tripod or UFO in its area, and each tripod holds one army. If a side has more units there than the enemy can hold, one of them can leave. That side chooses which. I check this before every step. Moving in is always allowed. UFOs, navies and civilians hold nobody, and nobody holds civilians. If UFOs fly free, armies hold only tripods.
term-placing-humans = Where humans build
term-placing-humans-text = Humans build on land with civilians and without any Martian unit or building. An area has one building, but balloons can join it. Lay mines where nobody lives. Armies appear with civilians on such land, navies at Portsmouth.
term-placing-martians = Where Martians build
term-placing-martians-text = Martians build on land next to one of their buildings, without human pieces or another Martian building. New tripods and UFOs appear at the ship.
term-civilians = Civilians
term-civilians-text = Civilians walk over land and can walk up to the Martians. Each can fight once a turn with Guerrilla. A card never moves the same one twice.
term-human-attacks = Human attacks
term-human-attacks-text = Human attacks need a tripod or a Martian building in the area they strike. A UFO alone isn’t a target. Every point moves the damage marker. An Air Strike needs no area.
term-martian-attacks = Martian attacks
term-martian-attacks-text = Damage hits the building first, then units and balloons, then civilians. It stops at the first piece it’s too weak for, and the rest is wasted. Between an army and balloons, the attacker chooses.
term-shields = Shields
term-shields-text = Bunker, artillery and fort shield their area. An attack that can’t destroy the building in one go isn’t allowed. You can still play influence cards there: their damage is wasted, their influence isn’t.
term-together = Striking together
term-together-text = You can add up several damage cards in one attack on an area, each unit card with its own unit. I ask for more cards where that can matter: against anything with a defence above 1.
term-influence = Influence
term-influence-text = Frightening Sound and Nerve Agent need a tripod in the area, Poisonous Fog and Infrasound one next to it. Until the next Martian turn, Frightening Sound lets no human in and Nerve Agent lets none out. Poisonous Fog silences guns for just as long. Infrasound can push an army to an adjacent land area without Martians.
term-protected = Protected civilians
term-protected-text = Civilians are protected while a human building (not mines), an army or balloons are in their area. A tripod can’t reap them, but Alien Abduction can still take them.
term-guns = Artillery and fort
term-guns-text = Artillery and forts fire once per human turn. Artillery does 1 damage in a land area next door with a tripod or a Martian building. To a tripod in its own area it does 2. A fort does 1 damage to a tripod in its own area.
term-mines = Land mines
term-mines-text = A tripod that moves into an area with mines takes 2 damage, even on the Martian turn. Then the mines are gone. You can’t hit them, and they protect nobody. They do nothing to UFOs, or to tripods that appear there.
term-balloons = Barrage balloons
term-balloons-text = No UFO can move into an area with balloons. They’re destroyed like a unit with defence 1, and can share an area with a building.
term-damage = The damage track
term-damage-text = The track ends at 30 damage. A regenerator removes 1 damage each Martian turn for 4 energy, never below zero.
term-open-cards = Open cards
term-open-cards-text = Discard piles, both rows and everything that has left the game are open: see /pile. Hands and the order of the piles are hidden.
term-ending = The end
term-ending-text = I check both goals after every single effect. After 60 rounds, I compare the damage done with the civilians lost. The side nearer to its goal wins.

# --- the picture ----------------------------------------------------------------------------------------

board-turn = Round { $round } · { $side } to act
board-aiming = Choose a target for { $card }
board-attacking = Attack on { $area }: { $damage } damage so far
board-placing = Choose a place: { $card }
board-won-humans = Britain stands: the Humans win
board-won-martians = Britain has fallen: the Martians win
board-drawn = Nobody wins
board-saved = Saved
board-fallen = Fallen
board-worn-out = Worn out
board-civilians = Civilians
board-damage = Damage
board-round = Round { $round }
board-card-hand = hand
board-card-supply = supply
board-card-discard = discard
board-card-deck = deck
board-card-gone = gone
board-purse = { $income ->
    [0] { $purse }
   *[other] { $purse } (+{ $income } a turn)
  }
board-swapped = swap used
board-sold-out = Nothing is left for sale
board-key-safe = tripods can’t take them
board-key-fought = have fought this turn
board-key-shield = must fall in one attack
board-key-defence = defence
board-key-used = used this turn

board-this-turn = This turn: { $side }
board-last-turn = Last turn: { $side }
board-quiet = All quiet so far.
board-laid-open = What they held
board-held = { $side }: { $cards }
board-earlier = … and { $count } more
board-way = { $what }: { $way }
board-way-on = { $way } to { $to }
board-walker = { $count ->
    [one] Civilian
   *[other] { $count } civilians
  }
board-did-push = { $what } driven to { $at }
board-did-strike = { $amount } damage on { $at }{ $falls_count ->
    [0] {""}
   *[other] : { $falls }
  }
board-did-hit = { $amount } damage to the Martians in { $at }
board-did-raid = { $amount } damage to the Martians from the air
board-did-mines = Mines go off in { $at }
board-did-fall = { $what } destroyed in { $at }
board-did-death = { $amount ->
    [one] A civilian dies in { $at }
   *[other] { $amount } civilians die in { $at }
  }
board-did-take = { $amount ->
    [one] A civilian taken from { $at }
   *[other] { $amount } civilians taken from { $at }
  }
board-did-influence = { $what } over { $at }
board-did-repair = The regenerator removes { $amount } damage
board-did-buy = Bought: { $cards }
board-did-place = { $what } placed in { $at }
board-did-swap = Swapped away: { $cards }
board-people = { $count ->
    [one] 1 civilian
   *[other] { $count } civilians
  }

board-hand = { $side }: { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
  }
board-hand-empty = No card in hand.
board-hand-or = ; or
board-hand-line = **{ $name }** ({ $type }): { $modes }

board-preview = What would happen
board-preview-place = { $what } in { $to }
board-preview-where = { $what }: possible places
board-preview-strikes = { $area }: { $told }
board-preview-blow = { $damage } damage{ $needed ->
    [0] {""}
   *[other] {" "}against a shield of { $needed }
  }

board-text-goal = Damage to the Martians: { $damage } of { $damage_limit }. Civilians left: { $civilians } of { $everyone }.
board-text-attack = Attack on { $area }: { $damage } damage so far{ $cards_count ->
    [0] .
   *[other] , with { $cards }.
  }
board-text-laid = On the table: { $cards }.
board-text-area = { $area }: { $what }.
board-text-empty = Empty: { $areas }.
board-text-people = { $count ->
    [one] 1 civilian
   *[other] { $count } civilians
  }{ $safe ->
    [yes] {" "}(safe)
   *[no] {""}
  }{ $fought ->
    [0] {""}
    [one] , 1 has fought
   *[other] , { $fought } have fought
  }
board-text-used = { $name } (used)
board-text-defence = { $name } (defence { $defence })
board-text-shield = { $name } (shield { $defence })
board-text-influence = under { $marker }
board-text-signs = Safe: a tripod can’t take them. Used: has acted this turn.
board-status-camp = { $side }: { $hand ->
    [one] 1 card
   *[other] { $hand } cards
  } in hand{ $purse ->
    [0] {""}
   *[other] , { $purse } to spend
  }{ $income ->
    [0] {""}
   *[other] , { $income } per turn from buildings
  }.
board-text-camp = { $side }: { $hand ->
    [one] 1 card
   *[other] { $hand } cards
  } in hand, { $supply } in the supply, { $discard } discarded, { $deck } in the deck, { $box } out of the game. { $purse } to spend, { $income } per turn from buildings{ $swapped ->
    [yes] , swap used.
   *[no] .
  }
board-text-offer = { $side } can buy: { $cards }.
board-text-price = { $card } ({ $count ->
    [one] price { $cost }
   *[other] { $count } cards, price { $cost } each
  })
board-text-discard = { $side }, discarded: { $cards }.
board-text-box = { $side }, out of the game: { $cards }.
board-text-copies = { $card } ({ $count } cards)
board-text-borders = { $area } borders on { $areas }.

# --- the booklet ------------------------------------------------------------------------------------------

overview-turn-text =
    1. You have five cards. Play each for one of the things it says: move, attack, or earn coins (Humans) or energy (Martians).
    2. Buy better cards from your row with what you’ve earned. New units and buildings go on the map at once.
    3. Use your buildings, and once a turn swap a card in your row for a new one.
    4. All this in any order. You have to play what you can, unless that removes the card from the game.
    5. End your turn: unspent coins or energy are lost, you discard the rest of your hand, and you draw five new cards.
overview-winning-text = The Humans win as soon as the Martians have taken 30 damage. The Martians win as soon as no civilian is left. After 60 rounds, the side nearer to its goal wins.
page-board-text =
    - At the top are the two tracks the game is about: civilians still alive, and damage done to the Martians, of 30.
    - On the map, a figure with a hat and a number is that many civilians. A wall on top means no tripod can take them. A red number is how many have fought this turn.
    - On a building, a number in a circle is its defence: the damage that destroys it. A number in a shield is the damage a single attack has to do. You can’t attack with less.
    - The number below a unit only tells it from others of its kind. A tick means used this turn.
    - Striped red areas have Martians in them. The anchor is the port where new navies appear.
    - All from the last turn: a burst with a number is damage, a skull is something destroyed, arrows are moves. The box beside the map says it in words. Small signs beside the civilians are influences, which `/rules` explains.
    - Below, each side has its coins (£) or energy (the bolt), with what its buildings bring every turn. Then come its cards: in hand, in the supply, in the discard pile, in the deck that fills its row, and gone for good. Then the row it can buy from, each card with kind and price.

booklet-turn = A turn
booklet-market = Coins, energy and buying
booklet-map = Units and civilians
booklet-building = Buildings
booklet-attacks = Attacks
booklet-all-card = Cards
booklet-all-building = All buildings
booklet-all-unit = Units
booklet-all-marker = Influence

# --- lessons: said once, before the first question of a kind ----------------------------------------------

lesson-take-turn = Play your cards one by one, each for one of the things it says. “Then remove this card” is stronger, but final. Buy with what you earn. You can end your turn once you’ve played every card you can.
lesson-lead-civilians = Move civilians to a neighbouring land area. Get them out of reach of the tripods, or under the protection of an army or building. You can only build where civilians live.
lesson-march = Choose a unit and where it goes. Armies and tripods in the same area hold each other, one for one. Moving in can hold the enemy, but you might not get out again.
lesson-aim = Choose where this attack lands. Each button says what it would destroy, or how far the damage marker moves. For the Humans, every point counts towards 30. Martians hit the building first, then units, then civilians.
lesson-press-attack = You can add cards before the blow lands, and all damage counts as one attack. You have to destroy shields and strong units in one go. If you have enough, strike and keep the other cards.
lesson-choose-casualty = Either the army or the balloons take this damage. Without the army your tripods are free, and civilians may be unprotected. Without the balloons, UFOs can enter. Think of what you want to do next.
lesson-push-or-leave = Infrasound can drive an army into a neighbouring area without Martians. That frees your tripod and can leave civilians unprotected, so it’s usually worth it.
lesson-place-unit = Place your new unit. Armies appear with civilians: protect many, or go next to a tripod you can attack soon. New tripods and UFOs appear at the ship, navies at Portsmouth.
lesson-place-building = Choose where the building goes: it stays there. Human buildings (not mines) need civilians and no Martians, and are safest away from tripods. Martian ones spread from area to area. Check which enemies are next door.
guide-earn = Each card does one of the things it says. Earn something first, so you can buy later.
guide-act = Now do something on the map: move, attack or protect. This card is a good start.
guide-march = You win when no civilian is left, so go where they live. *Reap* takes them, one by one.
guide-buy = Spend what you’ve earned before the turn ends. A better deck wins in the long run.
guide-end = You’ve played what you can. End your turn: you draw new cards, and the other side plays.

# --- pictures of the booklet ---

plate-holding = Holding. In { $area } an army meets two tripods. It holds one of them. The other can move on to { $to }.
plate-holding-sum = 1 army holds 1 tripod. The other can leave.
plate-attack = A Martian attack of 5 on { $area }. It destroys the building first, then the army, then civilians, as far as the damage goes.
plate-attack-sum = First the building, then units, then civilians.

## What an action is good for, in one sentence

reason-takes = { $left ->
    [one] That leaves one civilian.
   *[other] That leaves { $left } civilians.
  }
reason-swaps = It’s free, and the next card may be more useful.
reason-fells = Destroys { $falls }.
reason-harms = { $left ->
    [0] That drives the Martians off.
   *[other] { $amount } damage. The Martians give in after { $left } more.
  }
reason-heals = Removes damage: the Humans then need { $left } more.
reason-earns = You then have { $purse } to spend this turn.
reason-strikes = Strikes with { $damage } damage while there’s a target.
reason-leads = Gets civilians out of danger, or to where they can fight.
reason-marches = { $unit ->
    [army] Moves an army to where it can do more.
   *[other] Moves a { $unit } to where it can do more.
  }
reason-hunts = { $count ->
    [one] One civilian is there or next door.
   *[other] { $count } civilians are there or next door.
}
reason-besets = From there it can attack the Martians in { $area }.
reason-joins = There they can fight as guerrillas.
reason-flees = The nearest tripod is then { $after ->
    [one] 1 area
   *[other] { $after } areas
  } away, not { $before }.
reason-shelters = They’re protected there.
reason-builds = The new piece goes on the map at once.
reason-stocks = Makes your deck stronger, and comes up every few turns.
reason-must-play = You have to play it before you can end your turn.
reason-must-move = The card has to move something, and I found no better move.
reason-nears = The Martians in { $area } are then next door.
reason-guards = { $count ->
    [one] It protects the civilian there.
   *[other] It protects the { $count } civilians there.
  }
reason-remote = No human is there or next door.
reason-mined = A tripod is next door.

# --- /rules: more topics -------------------------------------------------------------------------------

term-setup = Set-up
term-setup-text = Each of ten marked areas has three civilians. The invasion ship, a tripod and a UFO stand in the Western Highlands. Each side has ten start cards, draws five, and lays out a row from its decision deck. The Martians begin.
term-ties = Ties
term-ties-text = The first goal that’s met ends the game, so both can’t win at once. If both are equally near their goals after 60 rounds, it’s a draw.

# --- /rules: rulings in small print, each with its number ----------------------------------------------

fine-term-setup = R28 · There’s no limit to influence markers.
fine-term-turn =
    T1 · Influence markers go at the start of the Martian turn. Buildings pay for the whole turn.
    T10 · You keep no card for the next turn.
fine-term-cards = R29 · You shuffle the discards when you have to draw and the supply is empty.
fine-term-forced-play =
    R20 · A table can play to the letter. Then you also have to use options that remove the card.
    R35 · You have to play a human unit card that can place its unit.
    R47 · I check this when you end your turn. You choose the order.
    R48 · Nobody has to buy, swap, fire or regenerate.
fine-term-resources = R5 · A reactor gives 2 energy, a generator 1 energy, even on the turn you buy it.
fine-term-buying =
    R16, R43 · You can still buy a unit card without a place or a piece left. You then place no unit.
    R17 · A building is different: with no legal area, its card stays in the row.
    R42 · In order: pay, place the piece, put the card away, fill the row.
    R45 · An empty decision deck no longer fills the row.
fine-term-swapping = R30 · The new card is turned up first, then the old one leaves the row. If the deck is empty, you can’t swap.
fine-term-units =
    R14 · Reap, Regroup and Abduction are action cards, so this doesn’t limit them.
    R15 · A unit you place with its card counts as used. One you’ve just bought doesn’t.
    R26 · The Alien Factory adds 1 damage only to Tripod cards.
    R40 · A move of 0 areas uses the unit, too.
    R46 · Units of the same kind fall in the order of their numbers.
fine-term-holding =
    R13 · Infrasound ignores holding.
    R49 · Tripods and UFOs together must outnumber the armies for one of them to leave.
fine-term-placing-humans =
    R1 · A bunker follows the general rule, too.
    R2 · Mines count as the area’s building.
    R18 · Portsmouth is a sea area. A UFO there keeps navies out.
    R44 · Balloons don’t count as an area’s building, but keep Martian buildings out.
fine-term-placing-martians = R19 · Martians can build where their own tripods and UFOs stand.
fine-term-civilians =
    R22 · A civilian who has fought can’t fight again after moving.
    R23 · The two civilians of Evacuate can start in different areas.
    R24 · Only Frightening Sound keeps civilians out of an area.
fine-term-human-attacks = R21 · Air Strike always works.
fine-term-martian-attacks =
    R7 · The book’s example names 3 damage, but plays the option with 2 damage.
    R10 · If the tank factory falls, armies have defence 1 at once.
    R37 · There must be something in the area to destroy.
    R38 · You can attack an army even if you’re too weak to destroy it. Only shields forbid that.
fine-term-shields =
    R8 · The cards of one attack add up before the shield counts.
    R9 · You can even play influence cards where no human is.
fine-term-influence =
    R6 · In the book, cards and glossary disagree about the area. I follow the cards.
    R25 · Markers stop moves, not new units. They stay if the tripod leaves.
    R27 · The damage comes first, then the push, if you like. A table can make the push a must.
    R36 · Shields don’t stop Infrasound. Several Infrasounds push once each.
    R41 · Markers don’t stop an army you push.
fine-term-together = R39 · If you hold no more cards, I don’t ask.
fine-term-mines = R3 · Mines may even win the game for the Humans on the Martian turn.
fine-term-damage =
    R31 · A regenerator works on the turn you build it, too.
    R50 · It doesn’t work while the damage is zero.
fine-term-ending =
    R33 · Damage above 30 is lost.
    R34 · The book has no limit of 60 rounds. Under 1% of games need it.

# --- reports ---------------------------------------------------------------------------------------------------

honour-card = 🃏 Favourite card: { $card }, { $count ->
    [2] twice
   *[other] { $count } times
  } ({ $seat }).
honour-raid = 💀 Darkest hour: { $area }, { $count ->
    [one] one civilian
   *[other] { $count } civilians
  } in one attack.
score = Damage to the Martians **{ $damage }** of { $damage_limit } · civilians left **{ $civilians }** of { $everyone }

# --- advice: a reason for each kind of action without one of its own ---

because-end-turn = Nothing left to play or buy is worth it, and you draw a new hand.
because-stay = I see no place where it does more.
because-play-card = You discard what’s left in your hand, so use what you have.
because-fell-army = An army can hit back. Balloons only bar the way.
because-stop-moving = I see nowhere better for them to go.
