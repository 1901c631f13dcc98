# The words of Under Falling Skies.

# --- names ----------------------------------------------------------------------------------------------

title-name = Under Falling Skies
title-goal = You against the mothership. Every die you place works in your base, and makes the ships above it descend. You win when research reaches the last space. You lose when your city can take no more damage, or when the mothership reaches the skull.

seat-commander = Commander

# Dice, ships, places.

die-grey = grey { $pips }
die-white = white { $pips }
ship-purple = purple ship
ship-white = white ship
ship-orange = command ship
ships-purple = Purple ships
ships-white = White ships
ships-orange = Command ship
column-name = column { $column }
sky-space = row { $row }, column { $column }
space-name = { $at } { $what }
room-from-to = { $first }–{ $last }

room-anti-aircraft = anti-aircraft
room-anti-aircraft-text = Ships above a die placed here descend 1 row less. Nothing else happens.
room-energy = energy
room-energy-text = Gain energy equal to the value. Anything above the limit is lost.
room-fighter = fighters
room-fighter-text = Shoot down every ship on an explosion whose number is the value or less.
room-research = research
room-research-text = Move the research marker over spaces that cost no more than the value in total. The rest is lost.
room-robot = robot
room-robot-text = Build a robot as strong as the value (6 at most) and put it on an empty space of an open room.
room-tunnel = tunnel
room-tunnel-text = A die here does nothing.
room-free = { $room }{ $modifier }
room-priced = { $room }{ $modifier } for { $cost } energy

phase-dice = dice
phase-rooms = rooms
phase-mothership = mothership

city-side-normal = intact
city-side-damaged = damaged
city-easier = { $city } (easier)
city-average = { $city } (average)
city-harder = { $city } (harder)
city-hardest = { $city } (hardest)
sky-side-easy = calm side
sky-side-hard = threatening side
sky-side-front = front
sky-side-back = back
character-side-standard = standard
character-side-upgraded = upgraded

tile-sky1 = sky 1 (lowest)
tile-sky2 = sky 2
tile-sky3 = sky 3
tile-sky4 = sky 4 (highest)
tile-adv1 = advanced sky 1 (lowest)
tile-adv2 = advanced sky 2
tile-adv3 = advanced sky 3
tile-adv4 = advanced sky 4 (highest)
tile-sky5 = last sky (above all)

cell-blank = nothing
cell-left = drifts left
cell-right = drifts right
cell-lower = makes the mothership descend
cell-explosion = can be shot down with { $number }

row-action-none = nothing
row-action-add-white = { $ships ->
    [one] 1 white ship
   *[other] { $ships } white ships
  }
row-action-excavator-back = excavator { $spaces } back
row-action-research-back = research { $spaces } back
row-action-damage = { $points } damage
row-action-skull = you lose

stars = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
  }

# Cities.

city-roswell = Roswell
city-roswell-normal-text = A plain base without surprises. Good for a first battle.
city-roswell-damaged-text = The first damage of the game moves your research up one space.
city-new-york = New York
city-new-york-normal-text = One robot at most, but its room is worth 1 more.
city-new-york-damaged-text = Two robots, and a room is worth 1 more for each robot in it.
city-washington = Washington, D.C.
city-washington-normal-text = On the first roll of a round, one white die is a 6.
city-washington-damaged-text = After the first roll of a round, you can turn any one die to 6.
city-havana = Havana
city-havana-normal-text = The first energy room of a round is worth 1 more.
city-havana-damaged-text = Every energy room is worth 1 more.
city-mexico-city = Mexico City
city-mexico-city-normal-text = The excavator moves for free.
city-mexico-city-damaged-text = The excavator moves for free, and its die reaches one space further.
city-montreal = Montreal
city-montreal-normal-text = Anti-aircraft in the two outer columns slows ships by 2 rows.
city-montreal-damaged-text = All anti-aircraft slows ships by 2 rows.
city-rio-de-janeiro = Rio de Janeiro
city-rio-de-janeiro-normal-text = Once a round, skip the re-roll after a white die.
city-rio-de-janeiro-damaged-text = Skip the re-roll after either white die.
city-cairo = Cairo
city-cairo-normal-text = The excavator starts 2 spaces further on.
city-cairo-damaged-text = The excavator starts 4 spaces further on and goes back 1 space less.
city-johannesburg = Johannesburg
city-johannesburg-normal-text = Every white ship you shoot down gives 1 energy.
city-johannesburg-damaged-text = Every ship you shoot down gives 1 energy.
city-london = London
city-london-normal-text = The first hit by a ship does nothing.
city-london-damaged-text = The first two hits by ships do nothing.
city-moscow = Moscow
city-moscow-normal-text = You can store 2 more energy, and start with 1 more.
city-moscow-damaged-text = You can store 4 more energy, and start with 4 more.
city-paris = Paris
city-paris-normal-text = The first research room of a round costs 1 energy less.
city-paris-damaged-text = Every research room costs 1 energy less.
city-beijing = Beijing
city-beijing-normal-text = Rooms of several spaces are worth 1 more.
city-beijing-damaged-text = Rooms of several spaces are worth 2 more.
city-seoul = Seoul
city-seoul-normal-text = A new robot is stronger by 1.
city-seoul-damaged-text = A new robot is stronger by 1 and can work at once.
city-singapore = Singapore
city-singapore-normal-text = A die showing 1 counts as 3 in a room of one space.
city-singapore-damaged-text = A die showing 1 counts as 5 in a room of one space.
city-sydney = Sydney
city-sydney-normal-text = Fighters are worth 1 more against white ships.
city-sydney-damaged-text = Fighters are worth 1 more.
city-tokyo = Tokyo
city-tokyo-normal-text = Once a round, the ships in a column descend 1 row less.
city-tokyo-damaged-text = Twice a round, the ships in a column descend 1 row less, once per die.

# Scenarios.

scenario-none = no scenario
scenario-battle-for-the-sky = Battle for the Sky
scenario-battle-for-the-sky-text = The last research space opens once you’ve shot down 14 ships.
scenario-evacuation = Evacuation
scenario-evacuation-text = Dice in tunnels lead out as many people as they show. The last research space opens at 10.
scenario-reinforcements = Reinforcements
scenario-reinforcements-text = A white ship from the start, and one more whenever white ships join.
scenario-satellites = Satellites
scenario-satellites-text = Research stops at the top of sky 1 and of sky 2 until each has its satellite. Fighters of 4 or more can launch one instead of shooting.
scenario-dangerous-research = Dangerous Research
scenario-dangerous-research-text = Each research space of 5 or more, except the last, also costs 3 energy or 1 damage.
scenario-command-ship = Command Ship
scenario-command-ship-text = The orange ship attacks: it launches first, does 2 damage and always comes back.
scenario-reactor-leak = Reactor Leak
scenario-reactor-leak-text = You can store 2 energy less, and 1 drains away before each move of the mothership.
scenario-repairing-the-base = Repairing the Base
scenario-repairing-the-base-text = You start with 2 damage. An energy room of 4 or more can repair 1 instead of giving energy.
scenario-contamination = Contamination
scenario-contamination-text = Every third row closes a room behind the excavator. A die of 3 or more on the token cleans it.
scenario-kamikaze-ships = Kamikaze Ships
scenario-kamikaze-ships-text = Two white ships from the start. White ships do 2 damage, then they’re gone.
scenario-saboteur = Saboteur
scenario-saboteur-text = Each round a die picks a column: its rooms are worth 2 less. On a 6 you lose 1 energy instead.
scenario-storm = Storm
scenario-storm-text = Every fighter room is worth 1 less.
scenario-final-battle = The Final Battle
scenario-final-battle-text = A fifth sky on top, with four more rows and research steps, and a white ship from the start.

# Characters.

character-harper = Clinton Harper
character-harper-standard-text = Before you place a die: re-roll any dice you haven’t placed.
character-harper-upgraded-text = Before you place a die: turn one to any face, then re-roll any others.
character-ortega = Lucia Ortega
character-ortega-standard-text = Shoot down one ship on any explosion.
character-ortega-upgraded-text = Shoot down up to two ships anywhere in the sky.
character-moss = Jackson Moss
character-moss-standard-text = Move the excavator up to 3 spaces for free.
character-moss-upgraded-text = Move the excavator up to 5 spaces for free.
character-legrand = Samantha Legrand
character-legrand-standard-text = One research room is worth 2 more.
character-legrand-upgraded-text = One research room is worth 4 more.
character-ruzicka = Jaroslav Růžička
character-ruzicka-standard-text = Gain 4 energy.
character-ruzicka-upgraded-text = Fill up your energy.
character-almasi = Karima Almasi
character-almasi-standard-text = Repair 1 damage.
character-almasi-upgraded-text = Repair 2 damage.
character-bernstein = Pieter Bernstein
character-bernstein-standard-text = Install a robot of 4. It rests this round.
character-bernstein-upgraded-text = Install a robot of 6 that’s ready at once.
character-aumann = Shanti Aumann
character-aumann-standard-text = Skip what the mothership does in the row it has just entered.
character-aumann-upgraded-text = For one mothership phase, the mothership neither moves nor acts. Ships still launch.
character-bell = Archie Bell
character-bell-standard-text = Place a die without moving the ships above it.
character-bell-upgraded-text = Place two dice of a round without moving the ships above them.
character-izox = Iz’ox
character-izox-standard-text = Send one ship from the sky back to the mothership.
character-izox-upgraded-text = Send up to two ships from the sky back to the mothership.
character-jang = Jang Chanwook
character-jang-standard-text = After a white die: keep the other dice as they are.
character-jang-upgraded-text = After a white die: no more re-rolls this round, and turn one die upside down.
character-wang = Wang Lin
character-wang-standard-text = Repeat the one-space room you’ve just used, with the same die. Pay again.
character-wang-upgraded-text = Use any room of this round again with the same dice, for free.

# Chapters of the campaign.

chapter-1 = First Contact
chapter-1-scene = The first saucer landed on the front page, the second on the printing press. Two cities call for help at once, and you have one phone.
chapter-1-text = Four cities, two battles. Whoever fights at your side now stays with you.
chapter-2 = A Wider War
chapter-2-scene = The sky over the map room has new colours, and nobody likes them. The people you fought beside have packed a bag and ask where next.
chapter-2-text = The sky grows stranger. One comrade from before, wiser now, joins each battle.
chapter-3 = Breaking Point
chapter-3-scene = Half the lights on the map are out. The other half blink in Morse, and none of it is good news.
chapter-3-text = Two comrades join each battle, and you’ll need them.
chapter-4 = The Last Stand
chapter-4-scene = One map, a few pins, and a shadow over all of them. Something up there has come down to look. It’s time to look back.
chapter-4-text = Choose three comrades and a city that still stands. This decides everything.

# --- opening a table ------------------------------------------------------------------------------------

option-mode = Mode
option-city = City
option-side = City side
option-level = Threat level
mode-standard = one city, one threat level
mode-free = free: set it up at the table
mode-campaign = the campaign, in four chapters
level-0 = 0 (easy)
level-1 = 1 (normal)
level-2 = 2 (hard)
level-3 = 3 (very hard)
level-4 = 4 (nearly hopeless)

# --- what the player may say ----------------------------------------------------------------------------

action-place = { $die } to { $space }
action-place-slowed = { $die } to { $space }, ships slowed
action-place-held = { $die } to { $space }, ships held
action-turn-die = Turn { $die } to { $pips }
action-keep-dice = Keep the dice as they are
action-reroll = Roll
action-pick-die = Re-roll { $die }
action-use-room = { $steps ->
    [0] Use { $room }
    [one] { $room }: climb 1 space
   *[other] { $room }: climb { $steps } spaces
  }
action-launch-satellite = Launch a satellite from { $room }
action-repair-base = Repair the base with { $room }
action-excavate = Move the excavator to its die
action-end-rooms = Done, mothership descends
action-install = Robot to { $space }
action-clear-space = Remove the die from { $space }
action-scrap-robot = Remove the robot from { $space }
action-forgo-robot = No robot
action-pay-energy = Pay with energy
action-take-damage = Take the damage
action-call = Ask { $character } for help
action-pick-ship = The ship in { $ship }
action-enough-ships = No more ships
action-dig-to = Excavator to { $space }
action-let-pass = Don’t stop the mothership
action-launch = Launch in { $column }
action-pick-city = Defend { $city }
action-pick-city-side = The { $side } city
action-pick-scenario = Scenario: { $scenario }
action-no-scenario = No scenario
action-draw-sky = Draw a sky of threat level { $level }
action-lay-tile = Use { $tile }, { $side }
action-recruit = Take { $character } ({ $side })
action-dismiss = Leave { $character } out
action-begin = Begin
action-defend = Defend { $city }: { $scenario }, with { $character }
action-defend-last = Make the last stand in { $city }
action-set-level = Continue at threat level { $level }
action-turn-page = { $sequel ->
    [second_game] Second try
    [battle] Next battle
    [chapter] Next chapter
    [last_city] Another city
   *[other] Turn the page
  }

kind-place = Place a die
kind-place-slowed = Place, slowing ships
kind-place-held = Place, holding ships
kind-turn-die = Turn a die
kind-keep-dice = Keep the dice
kind-reroll = Roll
kind-pick-die = Choose a die
kind-use-room = Use a room
kind-launch-satellite = Launch a satellite
kind-repair-base = Repair
kind-excavate = Excavate
kind-end-rooms = Done
kind-install = Install
kind-clear-space = Clear a space
kind-scrap-robot = Remove a robot
kind-forgo-robot = No robot
kind-pay-energy = Pay energy
kind-take-damage = Take damage
kind-call = Ask for help
kind-pick-ship = Choose a ship
kind-enough-ships = Enough
kind-dig-to = Dig
kind-let-pass = Don’t stop it
kind-launch = Launch
kind-pick-city = Choose a city
kind-pick-city-side = Side of the city
kind-pick-scenario = Choose a scenario
kind-no-scenario = No scenario
kind-draw-sky = Draw the sky
kind-lay-tile = Choose a sky tile
kind-recruit = Take along
kind-dismiss = Leave out
kind-begin = Begin
kind-defend = Defend
kind-defend-last = Last stand
kind-set-level = Set the threat level
kind-turn-page = Turn the page

slot-die = Which die?
slot-column = Which column?
slot-space = Which space?
slot-pips = To which face?
slot-room = Which room?
slot-steps = How far?
slot-character = Who?
slot-ship = Which ship?
slot-city = Which city?
slot-side = Which side?
slot-scenario = Which scenario?
slot-tile = Which tile?
slot-level = Which level?

verb-place = Place a die in the base
slot-place-die = The die
slot-place-space = Where it goes, and what the ships do
slot-place-ships = Whether the city slows the ships, or a character holds them
way-as-usual = nothing stops them
way-slowed = slowed by the city
way-held = held by a character
verb-use = Use a room, or move the excavator
slot-use-room = The room, or the excavator
slot-use-steps = How far research climbs (default: as far as it can)
slot-use-for = Use it for something else
use-excavator = The excavator
use-for-satellite = launch a satellite
use-for-repair = repair the base
verb-call = Ask a character for help
slot-call-character = Which character
verb-rules = Look up a rule, room, city, scenario or character
slot-rules-topic = What to look up

# --- what is asked --------------------------------------------------------------------------------------

decision-place-dice = { $dice_count ->
    [one] Place the last die: { $dice }.
   *[other] Place one of your { $dice_count } dice.
  }
decision-turn-a-die = Turn one die to { $pips }?
decision-flip-a-die = Turn one die upside down?
decision-reroll-or-keep = Re-roll { $dice }, or keep them?
decision-pick-rerolls = { $picked_count ->
    [0] Which dice do you re-roll?
   *[other] You re-roll { $picked }. Any others?
  }{ $turns ->
    [0] { "" }
   *[other] { " You can turn one to any face first." }
  }
decision-use-rooms = Which room do you use next?
decision-install-robot = Where does the robot with value { $value } go?{ $ready ->
    [true] { " It’s ready at once." }
   *[false] { "" }
  }
decision-pick-ships = { $left ->
    [one] { $character }: which ship?
   *[other] { $character }: which ship? (up to { $left })
  }
decision-dig-freely = How far does the excavator move? { $spaces ->
    [one] (1 space at most)
   *[other] (up to { $spaces } spaces)
  }
decision-repeat-a-room = Which room do you use again?{ $free ->
    [true] { " It’s free." }
   *[false] { "" }
  }
decision-pay-for-danger = Dangerous research: pay { $energy } energy, or take 1 damage?
decision-hold-descent = The mothership is about to descend. Stop it?
decision-hold-action = The mothership has reached row { $row } and is about to act. Stop it?
decision-choose-drop-point = Where does the { $ship } launch?
decision-put-together = Set up your game.
decision-choose-attack = Two cities are under attack. Which one do you defend?
decision-choose-team = { $left ->
    [one] Who else comes along?
   *[other] Who comes along? (up to { $left })
  }
decision-choose-last-city = Where do you make the last stand?
decision-go-on = { $won ->
    [true] { $city } stands. Ready to go on?
   *[false] { $city } has fallen silent. Ready to go on?
  }

# --- what the table is told -----------------------------------------------------------------------------

event-game-began = The attack on { $city } begins ({ $side }, threat level { $level }).
event-scenario-began = Scenario: { $scenario }.
event-round-began = Round { $round }.
event-round-rolled = Round { $round }: { $dice }.
event-dice-laid = Placed: { $laid }.
event-ships-hit = 💥 { $ships ->
    [one] A ship hits
   *[other] { $ships } ships hit
  } the city: damage **{ $damage } of { $limit }**.
laid-die = { $die } in { $space }{ $rows ->
    [0] {""}
   *[other] {" "}(↓{ $rows })
  }
laid-digging = { $die } to dig to { $space }{ $rows ->
    [0] {""}
   *[other] {" "}(↓{ $rows })
  }
event-ships-shifted = { $ships ->
    [one] A ship drifts sideways.
   *[other] { $ships } ships drift sideways.
  }
event-ships-shot = You shoot down { $ships_count } ships.
event-ships-launched = New ships in columns { $columns }.
event-game-won = 🏁 Research is complete, and { $city } is saved! Roll credits.
event-game-lost = { $result ->
    [base_destroyed] Your base is destroyed, and { $city } is lost. Take me to your leader.
    [mothership_called_down] Its own ships have brought the mothership to the skull. { $city } is lost. Take me to your leader.
   *[other] The mothership has landed. { $city } is lost. Take me to your leader.
  }
event-character-called = { $character } helps.
event-column-sabotaged = Sabotage: rooms in { $column } are worth less this round.
event-dice-rolled = Roll: { $dice }.
event-die-turned = The { $before } turns into { $after }.
event-dice-kept = The dice stay as they are.
event-die-placed = { $digging ->
    [true] The { $die } will dig to { $space }.
   *[false] The { $die } goes to { $space }.
  }
event-ships-descended = { $ships ->
    [one] The ship in { $column } descends
   *[other] { $ships } ships in { $column } descend
  } { $rows ->
    [one] 1 row
   *[other] { $rows } rows
  }.
event-ship-shifted = A { $ship } drifts from { $start } to { $end }.
event-city-hit = A { $ship } hits the city from { $column }.
event-hit-ignored = The shelters hold: no damage.
event-people-evacuated = { $people ->
    [one] One person gets
   *[other] { $people } people get
  } out through the tunnels: { $total } of { $needed }.
event-token-cleaned = { $space } is clean again.
event-room-used = { $room }: value { $value }.
event-energy-gained = +{ $energy } energy (now { $total }).
event-energy-lost = −{ $energy } energy ({ $total } left).
event-ship-shot-down = You shoot down the { $ship } in { $at }.
event-ship-returned = The { $ship } in { $at } turns back to the mothership.
event-satellite-launched = Satellite { $number } is up.
event-base-repaired = Repaired { $points } damage ({ $damage } of { $limit } left).
event-research-advanced = Research: **{ $reached } of { $of }**.
event-robot-used = { $value ->
    [0] The robot in { $space } is worn out.
   *[other] The robot in { $space } is down to a value of { $value }.
  }
event-robot-installed = New robot of { $value } in { $space }{ $ready ->
    [true] { ", ready at once" }
   *[false] { "" }
  }.
event-robot-lost = The robot in { $space } is lost.
event-robot-scrapped = You remove the robot from { $space }.
event-space-cleared = { $die } comes off { $space } unused.
event-excavator-moved = The excavator digs to { $space }.
event-mothership-descended = The mothership descends to row { $row }.
event-ships-collected = It picks up { $ships_count ->
    [one] a { $ships }
   *[other] { $ships_count } ships
  }.
event-mothership-held = The mothership stays where it is.
event-action-skipped = Nothing happens in row { $row }.
event-white-ships-added = { $ships ->
    [one] A white ship joins the attack.
   *[other] { $ships } white ships join the attack.
  }
event-excavator-pushed-back = Tunnels cave in: the excavator is back at { $space }.
event-research-pushed-back = Research falls back { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
  }, to space **{ $reached }**.
event-base-damaged = 💥 { $points } damage to the base (**{ $damage } of { $limit }**).
event-token-placed = { $space } is contaminated.
event-ship-launched = A { $ship } launches in { $column }.
event-ships-waiting = { $ships ->
    [one] One ship finds no drop point and waits.
   *[other] { $ships } ships find no drop point and wait.
  }
event-difficulty-rated = Difficulty: { $rating }. Epic score: { $epic }.
event-chapter-began = { $chapter ->
    [1] 📓 **Chapter 1: { chapter-1 }.** { chapter-1-scene }
    [2] 📓 **Chapter 2: { chapter-2 }.** { chapter-2-scene }
    [3] 📓 **Chapter 3: { chapter-3 }.** { chapter-3-scene }
   *[4] 📓 **Chapter 4: { chapter-4 }.** { chapter-4-scene }
  }
event-city-attacked = { $city } is under attack: { $scenario }. { $character } is there.
event-city-abandoned = { $city } is left to its fate, and { $character } with it.
event-character-joined = { $character } comes along.
event-level-set = Threat level from now on: { $level }.
event-city-damaged = { $city } is damaged, but not lost yet. It fights on.
event-city-saved = { $city } is saved.
event-city-lost = { $city } is gone.
event-score-counted = Campaign score: { $score }.
event-campaign-won = 🏁 The invasion is beaten. Final score: { $score }. Earth will be back in the sequel.
event-campaign-lost = No city is left. Final score: { $score }. The reviews won’t be kind.

outcome-research-complete = Victory: research complete, city saved.
outcome-base-destroyed = Defeat: your base is destroyed.
outcome-mothership-arrived = Defeat: the mothership has landed.
outcome-mothership-called-down = Defeat: the mothership has reached the skull.
outcome-campaign-won = Victory: the invasion is beaten, with a score of { $scores }.
outcome-campaign-lost = Defeat: the last city is gone, with a score of { $scores }.

# --- why not --------------------------------------------------------------------------------------------

refusal-no-such-die = You have no { $die } to place. { try-instead }
refusal-not-in-column = { $space } isn’t in { $column }. { try-instead }
refusal-column-taken = There’s already a die in { $column }. { try-instead }
refusal-under-excavator = The excavator stands on { $space }. { try-instead }
refusal-too-far = The die can’t dig to { $space }: that’s { $distance } spaces ahead, and the die reaches { $reach ->
    [one] 1 space
   *[other] { $reach } spaces
  }. { try-instead }
refusal-already-digging = Only one die a round can dig. Place this one where you’ve already dug. { try-instead }
refusal-cannot-slow = The city can’t slow the ships now. Place the die without it.
refusal-cannot-hold = Nobody can hold the ships now. Place the die without it.
refusal-cannot-turn = You can’t turn the { $die } to { $pips } now. { try-instead }
refusal-cannot-keep = Your city can’t skip this re-roll. Roll the dice again.
refusal-already-picked = You’ve already chosen the { $die }. { try-instead }
refusal-no-such-room = You can’t use { $room } now. { try-instead }
refusal-not-excavated = You haven’t dug to { $room } yet. Place a die ahead of the excavator to dig. { try-instead }
refusal-room-incomplete = { $room } needs a ready die on each of its spaces. { try-instead }
refusal-room-contaminated = { $room } is contaminated. Clean it with a high die next round. { try-instead }
refusal-too-little-energy = You need { $needed } energy and have { $energy }. Gain some first. { try-instead }
refusal-value-too-low = The room’s value is { $value }, and you need { $needed }. { try-instead }
refusal-energy-full = Your energy is full: { $limit } is the limit. Spend some first. { try-instead }
refusal-nothing-to-shoot = A value of { $value } hits none of the ships where they are now. { try-instead }
refusal-too-few-points = A value of { $value } isn’t enough: that takes { $needed }. { $instead_count ->
    [0] Use another room first.
   *[other] Climb less far: { $instead_any }.
  }
refusal-too-few-kills = The last space opens when you’ve shot down { $needed } ships. You have { $kills }, so use your fighters.
refusal-people-still-here = The last space opens when { $needed } people are out. { $people } are, so place dice in tunnels.
refusal-satellite-missing = You can’t climb past here yet. Launch satellite { $number } first.
refusal-no-step = Say how far research climbs. Other rooms need no number.{ $instead_count ->
    [0] {""}
   *[other] {" "}You can climb { $instead_any }.
  }
refusal-no-satellite = You can’t launch a satellite from here. { try-instead }
refusal-no-repair = You can’t repair anything from here. { try-instead }
refusal-nothing-to-excavate = No die lies ahead of the excavator. Place one there next round to dig.
refusal-not-a-room = { $space } isn’t a room. { try-instead }
refusal-space-taken = { $space } is taken. { try-instead }
refusal-space-buried = You haven’t dug to { $space } yet. { try-instead }
refusal-too-many-robots = { $limit ->
    [one] The base holds one robot at most.
   *[other] The base holds { $limit } robots at most.
  } Remove one first, or choose *No robot*.
refusal-nothing-there = There’s nothing to remove from { $space }. { try-instead }
refusal-not-in-team = { $character } isn’t in your team. { try-instead }
refusal-already-called = { $character } has already helped. { try-instead }
refusal-wrong-moment = { $character } can’t help right now. { try-instead }
refusal-no-use = { $character } couldn’t do anything now. { try-instead }
refusal-no-such-ship = That ship is out of reach. { try-instead }
refusal-out-of-reach = { $spaces ->
    [one] { $space } is too far: the excavator moves one space.
   *[other] { $space } is too far: the excavator moves up to { $spaces } spaces.
  } { try-instead }
refusal-pick-one-first = Choose at least one ship first.
refusal-not-the-best-point = A ship can’t launch in { $column }: columns without a ship come first, then those whose topmost ship is furthest down. { try-instead }
refusal-same-already = That’s already your choice. Pick another one, or go on.
refusal-not-on-offer = You can’t choose that now. Pick one from the list.

# --- the picture ----------------------------------------------------------------------------------------

board-round = Round { $round } · { $phase } phase
board-threat = Threat level
board-difficulty = Difficulty
board-mothership = Mothership
board-rows-left = { $rows ->
    [one] row to go
   *[other] rows to go
  }
board-steps-left = { $steps ->
    [one] step to go
   *[other] steps to go
  }
board-research = Research
board-damage = Damage
board-energy = Energy
board-key-explosion = fighters needed
board-key-drift = ship drifts
board-key-descent = mothership descends
board-room-energy = energy
board-room-research = research
board-room-fighter = fighters
board-room-robot = robot
board-room-anti-aircraft = anti-aircraft
board-of = { $done }/{ $all }
board-damaged-city = { $city }, damaged
board-saved = Saved!
board-lost = Lost
board-dice-left = { $count ->
    [0] All dice are placed
    [one] 1 die to place
   *[other] { $count } dice to place
  }
board-next = Next, row { $row }: { $action }
board-kills = Ships shot down: { $done } of { $all }
board-evacuated = People led out: { $done } of { $all }
board-satellites = Satellites up: { $done } of { $all }
board-sabotaged = Sabotage in column { $column }: −{ $penalty }
board-sheltered = Hits ignored: { $done } of { $all }
board-slowed = Slowed this round: { $done } of { $all }
board-kept = Re-rolls skipped: { $done } of { $all }
board-holds = Columns still held: { $dice }
board-no-rerolls = No more re-rolls this round
board-boost = Next research: +{ $bonus }

# The course of a campaign, on the card and at the end.

chronicle-head = **{ term-campaign }** · chapter { $chapter } of { $count }: { $name }
chronicle-battle = { $city }: { $games }
chronicle-game = { $won ->
    [yes] won at threat level { $level }
   *[no] lost at threat level { $level }
  }
chronicle-score = Score: **{ $score }**

# A campaign's notebook, and a free game's order of battle.

board-score = Score
board-chapter = Chapter { $chapter } · { $name }
board-under-attack = Under attack
board-who-comes = Who comes along?
board-where-to-stand = Where do you make the last stand?
board-beaten = They flee!
board-overrun = Overrun
board-final-score = Final score: { $score }
board-battles = Battles
board-none-yet = None yet.
board-battle = { $city } · { $scenario }
board-upgraded = { $character }+
board-comrades = Comrades
board-cities = Cities
board-city = The city
board-city-side = { $city }, { $side }
board-mustering = Order of battle
board-scenario = Scenario
board-sky = Sky
board-team = Team

# --- the table in words ---------------------------------------------------------------------------------

board-text-level = Threat level { $level }, difficulty { $rating } (black stars: { $black }, yellow: { $yellow }).
board-text-sky-key = Left: row and what the mothership does there (W+ white ships, X- excavator back, R- research back, D damage, !! you lose). MS its drop points, ~ what it has passed. Signs: < > drift, M mothership descends, 1–7 value that shoots a ship down. Ships: P purple, W white, O command ship. Right: what research costs, * is where it stands.
board-text-base-key = E energy, F fighters, R research, B robot, A anti-aircraft, . tunnel, + one more space of the same room. +1 is added to the dice, /2 costs 2 energy. # not dug out, X the excavator.
board-text-mothership = { $row ->
    [0] The mothership is above the sky.
   *[other] The mothership is at row { $row }.
  }{ $left ->
    [0] {""}
    [one] {" "}You lose at row { $skull }: 1 row to go.
   *[other] {" "}You lose at row { $skull }: { $left } rows to go.
  }
board-text-tracks = Damage { $damage } of { $damage_limit }, energy { $energy } of { $energy_limit }.
board-text-research = { $next ->
    [0] Research is on space { $done } of { $all }: complete.
   *[other] Research is on space { $done } of { $all }. The next space needs a value of { $next }.
  }
board-text-ship = column { $column } row { $row }
board-text-ships = { $ships }: { $flying }{ $docks ->
    [0] { "" }
    [one] ; on the drop point of column { $docked }
   *[other] ; on the drop points of columns { $docked }
  }{ $held ->
    [0] { "" }
   *[other] ; waiting: { $held }
  }.
board-text-no-ships = none in the sky
board-text-excavator = The excavator is at { $at }.
board-text-hand = To place: { $dice }.
board-text-placed = Placed: { $dice }.
board-text-digging = { $die } (digging)
board-text-robots = Robots: { $robots }.
board-text-robot = { $value }{ $ready ->
    [yes] { "" }
   *[no] { " (resting)" }
  }
board-text-tokens = Contaminated: { $spaces }.
board-text-team = Team: { $team }.
board-text-member = { $character } ({ $side }{ $spent ->
    [yes] , has helped
   *[no] { "" }
  })
board-text-rule = { $name }: { $text }
board-text-notebook = { $chapter }. Score { $score }. Threat level { $level } from now on.
board-text-attack = Under attack: { $city }. { $scenario }. { $character } is there.
board-text-battle = Chapter { $chapter }: { $battle }, with { $team }: { $games }.
board-text-game = { $won ->
    [yes] won
   *[no] lost
  } at threat level { $level }, { $side }, in { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
  }
board-text-no-game = not fought yet
board-text-comrades = Comrades: { $comrades }.
board-text-comrade = { $character }{ $rested ->
    [yes] { "" }
   *[no] { " (has already helped in this chapter)" }
  }
board-text-saved = Saved: { $cities }.
board-text-lost = Lost: { $cities }.
board-text-draft = Order of battle. Difficulty { $rating }, epic score { $epic }.
board-text-tile = Sky: { $tile }, { $side }.
board-text-recruit = { $character } ({ $side })

# --- beside an action: what it would do -----------------------------------------------------------------

hint-room = { $room } for { $cost } energy
hint-dig = dig to { $what }
hint-fatal = you lose!
hint-no-ships = no ships
hint-down = down
hint-descent = { $rows ->
    [0] { $ships ->
        [one] the ship stays
       *[other] { $ships } ships stay
      }
   *[other] { $ships ->
        [one] ship ↓{ $rows }
       *[other] { $ships } ships ↓{ $rows }
      }
  }
hint-city-hit = { $hits ->
    [one] hits the city
   *[other] { $hits } hit the city
  }
hint-drifts = drifts to column { $column }
hint-mothership = mothership ↓ row { $row }
hint-collected = { $ships ->
    [one] picks up 1 ship
   *[other] picks up { $ships } ships
  }
hint-reroll = { $dice ->
    [one] re-rolls 1 die
   *[other] re-rolls { $dice } dice
  }
hint-robot-lost = robot lost
hint-value = { $cost ->
    [0] value { $value }
   *[other] value { $value }, costs { $cost } energy
  }
hint-modified = { $room } (die { $modifier })
hint-gives = gives { $energy ->
    [0] no energy
   *[other] { $energy } energy
  }
hint-too-low = { $room }: value { $value }, needs { $needed }
hint-energy = +{ $energy } energy{ $full ->
    [true] { ", store full" }
   *[other] { "" }
  }
hint-shoots = { $ships ->
    [0] no ship in reach
    [one] shoots down 1 ship
   *[other] shoots down { $ships } ships
  }
hint-robot = a robot with value { $value }
hint-excavate = { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
  }{ $energy ->
    [0] , for free
   *[other] {" "}for { $energy } energy
  }
hint-next = row { $row }, { $action }
hint-unused = { $dice ->
    [one] 1 die unused
   *[other] { $dice } dice unused
  }
preview-where = Where does { $die } go?
preview-spaces = Where dice can go
preview-rooms = Rooms you can use
preview-ships = The ships end up here: { $ships }.
preview-ship = { $ship } ({ $where })
preview-lands = { $at }{ $number ->
    [0] { "" }
   *[other] , can be shot down with { $number }
  }

# --- about this edition ---------------------------------------------------------------------------------

term-edition-text = The rounds, the rooms and the campaign come from the rule book. Tiles and the first three cities are as others have copied them from the box. Nobody shows the campaign cards: ours have the printed names, but we made up what they do. If your box differs, trust your box.
edition-sky-tiles = sky tiles
edition-upper-bases = upper base tiles
edition-lower-bases = lower base tiles
edition-city-names = city names
edition-city-tracks = base tiles, tracks and research steps of cities
edition-city-abilities = city abilities
edition-scenario-names = scenario names
edition-scenario-rules = scenario rules
edition-character-names = character names
edition-character-abilities = character abilities
edition-chapters = chapters of the campaign
edition-chapter-tiles = advanced sky tiles per chapter

# --- looking things up ----------------------------------------------------------------------------------

rules-name = **{ $name }**, once per game:
rules-city = **{ $name }**: { $energy } energy at the start, { $energy_limit } at most. Lost at { $damage_limit } damage.
rules-side = - { $side }: { $text }
topic-room = room: { $name }
topic-city = city: { $name }
topic-scenario = scenario: { $name }
topic-character = character: { $name }

term-goal = Goal
term-goal-text = { title-goal }
term-round = Round
term-round-text = First the dice phase: five dice, one in each column. Then the rooms phase: use your rooms in any order. Then the mothership phase: it descends, acts and launches ships.
term-dice-phase = Dice phase
term-dice-phase-text = Place all five dice, one in each column, on open spaces of your base. After each die, the ships in its column descend as many rows as it shows. In an anti-aircraft room it’s one row less.
term-white-dice = White dice
term-white-dice-text = When you place a white die, you re-roll all dice you haven’t placed. You choose when.
term-descent = Descent
term-descent-text = All ships in a column move together. Then each does what its space says, from the top down. A ship that leaves the sky at the bottom hits the city for 1 damage and returns to the mothership.
term-signs = Signs in the sky
term-signs-text = An arrow pushes a ship into the next column, unless a ship is there. The mothership sign makes the mothership descend a row. A number is an explosion: fighters of that value or more shoot down a ship there. A ship that didn’t move triggers nothing.
term-digging = Digging
term-digging-text = One die per round can go ahead of the excavator, no further along the path than it shows. It moves ships like any die. In the rooms phase, pay 1 energy to move the excavator there. Everything it has passed is open.
term-rooms-phase = Rooms phase
term-rooms-phase-text = You can use a room when every space of it holds a ready die. Its value is the sum of the dice, plus or minus the printed number. Pay its energy first. Unused dice come off.
term-robots = Robots
term-robots-text = A robot works in its room every round, from the round after you built it. It counts what it shows, then shows 1 less. At 0 it’s gone. It moves no ships. A die on its space removes it. You can have two at most.
term-mothership = Mothership
term-mothership-text = In its phase the mothership descends one row and does what’s printed there. White ships join, the excavator or research goes back, or the base takes damage. The mothership picks up ships it meets. When a sign makes it descend, the row does nothing. At the skull you lose.
term-launching = Launching
term-launching-text = Ships on the mothership launch at drop points. Columns without a ship come first, then those whose topmost ship is furthest down. If several are equal, you choose. Purple ships launch before white ones, and the command ship before all.
term-ending = Winning and losing
term-ending-text = You win at once when research is complete. You lose at once when the damage track is full, or when the mothership reaches the skull, for whatever reason.
term-threat-level = Threat level
term-threat-level-text = The threat level says how many sky tiles, drawn at random, show their threatening side.
term-difficulty = Difficulty
term-difficulty-text = Black stars make a game harder: threatening and advanced tiles, and a scenario. Yellow stars make it easier: a character ½, an upgraded one 1, a damaged city ½. The difficulty is black minus yellow. Black and yellow together are the epic score.
term-characters = Characters
term-characters-text = Each character helps once per game, at the moment the card names. The upgraded side is stronger.
term-campaign = Campaign
term-campaign-text = Four chapters. Each time, two cities are attacked: defend one, and the other is lost. After a lost game you get one more try, on the damaged side. Characters who fought beside you can come again, upgraded. A win scores its threat level, a loss −1. The last chapter is one final battle.
term-free-play = Free play
term-free-play-text = Set up a game with any city, side, sky, scenario and team. The table shows how hard it is.
term-undo = Undo
term-undo-text = You can undo a move as long as no dice have been rolled since.
term-onlookers = Onlookers
term-onlookers-text = Anyone who watches can suggest what to do. You see how many people suggest each move, and decide for yourself.

# --- the booklet ------------------------------------------------------------------------------------------

overview-turn-text =
    1. Place your five dice in the base, one in each column. High dice do more, but the ships above descend as many rows as the die shows.
    2. When you place a white die, you re-roll all dice still in your hand.
    3. Then use your rooms, in any order: gather energy, shoot ships, advance research, build robots, dig for better rooms.
    4. The mothership descends one row and does what’s printed there.
    5. Ships that were shot down or hit the city launch again, and the next round begins.
overview-winning-text = Get research to its last space and you win at once. You lose at once when the damage track is full, or when the mothership reaches the row with the skull.
page-board-text =
    - The sky is above, your base below. Both have five columns.
    - On the left of the sky are the numbered rows, with what the mothership does in each. A white ship with +1 means that one joins. The excavator or research (the flask) goes back by its number. A burst is damage. At the skull you lose. “Rows to go” says how far that is.
    - On the right is the research track, from the bottom up. A space’s number is what it costs, and the star is the last one.
    - A yellow number in the sky is an explosion: fighters of that value or more shoot down a ship on it. An arrow pushes a ship sideways. A small red mothership makes the big one descend a row.
    - In the base, a room’s sign says what it does (explained at the foot). Add a number with + or − to the dice. A number with a bolt is what it costs in energy. A plus joins the spaces of one room. A number beside a robot is what it counts this round. Spaces the excavator hasn’t passed are buried.
    - Damage is on the left of the base, energy on the right. “2/7” means 2 of 7 at most.
    - At the top, the threat level is how many sky tiles are threatening, and the difficulty is the black stars minus the yellow ones.
    - Below are the dice you have to place, and what happens next.

booklet-round = A round
booklet-dice = Dice and ships
booklet-rooms = Rooms and robots
booklet-mothership = The mothership
booklet-games = Ways to play
booklet-table = At this table
booklet-all-room = Rooms
booklet-all-city = Cities
booklet-all-scenario = Scenarios
booklet-all-character = Characters
booklet-all-chapter = Chapters of the campaign
topic-chapter = chapter: { $name }
rules-chapter = **{ $name }**: *{ $scene }* { $text }

# --- lessons: said once, before the first question of a kind ----------------------------------------------

lesson-place-dice = Every die works in its room, and ships above it descend as many rows as it shows. Put high dice where few ships are, or where they land on explosions. A white die re-rolls the others.
lesson-turn-a-die = Your city lets you turn one die. High dice do more, but ships descend further. Turn one for a quiet column.
lesson-flip-a-die = You can turn one die upside down: 1 becomes 6, 2 becomes 5, 3 becomes 4, and the other way round. Think of its column, and whether you want more or less there.
lesson-reroll-or-keep = After a white die you’d re-roll the others. This time you can keep them. Keep dice you have a plan for. Re-roll if they’d let ships hit the city.
lesson-pick-rerolls = Choose which dice you re-roll. The rest stay as they are. Pick those that fit no column well, then press *Roll*.
lesson-use-rooms = Now use your rooms, in any order. Rooms cost energy, so take some while your store has space. Fighters shoot ships on explosions, research wins the game, and digging opens better rooms. What you don’t use is lost.
lesson-install-robot = A robot works in its room every round without moving ships, and gets 1 weaker each time. Put it where you want help for several rounds, such as research or energy. It usually starts next round.
lesson-pick-ships = Your character deals with a ship. Choose the one that would hurt most: the lowest, or one about to bring the mothership closer.
lesson-dig-freely = The excavator moves for free this time. Everything it passes opens up. See which rooms are ahead, and stop where it pays.
lesson-repeat-a-room = You can use one room a second time. Usually that’s the one with the highest value: research if it can climb again, or energy if you’re short.
lesson-pay-for-danger = This research space is dangerous: pay energy or take damage. Energy comes back, damage hardly ever goes away. Pay if you can still use the rooms you need.
lesson-hold-descent = You can stop the mothership for this round. That saves you a row and what it would do there. Keep it for a row that really hurts, but not forever.
lesson-hold-action = The mothership is about to do what its row says. You can stop that once per game. Compare it with the rows still to come.
lesson-choose-drop-point = Several columns are equally good for this ship, so you choose. Look at the explosions and arrows below, and at the columns where you need high dice.
lesson-put-together = Set up the game you want: city, sky, scenario and team. Black stars make it harder, yellow ones easier. For a first game, take an intact city, threat level 0 and no scenario.
lesson-choose-attack = Two cities are under attack, and you can defend one. The other is lost, with the character waiting there. The scenario says how hard it’ll be. The character may join you for good.
lesson-choose-team = Choose who comes along. Each helps once per game, and in the campaign maybe only once per chapter. Pick someone who makes up for what this city is bad at.
lesson-choose-last-city = One battle decides the campaign. Choose the city whose ability you use best, not the one you like most.
guide-energy = Each die works in one room, and the ships above it descend by its number. Start with energy: other rooms need it. { $also ->
    [none] { "" }
   *[other] This room needs a die in { $also } too.
  }
guide-white-die = A white die re-rolls every die you haven’t placed yet. That’s handy when you don’t like them.
guide-fighters = Fighters shoot ships that land on explosions, and research wins the game. The picture shows where the ships end up.
guide-rooms = All dice are placed, so your rooms can work. { $use ->
    [energy] Take energy first, then what it pays for.
    [spend] Spend energy before you take more: your store is limited.
    [overflow] Take energy now, even though your store can’t hold it all.
   *[other] Start with this one.
  }

# --- pictures of the booklet ---

plate-descent = How a ship descends. A 2 in the fighter room of column 1 makes the ship of that column descend two rows. There an arrow pushes it into column 2.
plate-rooms = Using rooms. The fighter room has two spaces, and both hold a die: 3 and 2 make 5, for 2 energy. That shoots down ships on explosions of 5 or less. The robot on the left counts 4 in the energy room, and 3 next time.
plate-rooms-sum = Fighters: 3 + 2 = 5, for 2 energy
plate-rooms-robot = Robot: 4 energy, next round 3

# --- what an action is good for, in one sentence ----------------------------------------------------------

reason-place = { $use }, { $ships }.
reason-use-research = Advances your research
reason-use-energy = Brings energy
reason-use-energy-fill = Fills up your energy
reason-use-energy-full = Refills energy that other rooms use first
reason-use-fighter = Sends up fighters
reason-use-robot = Builds a robot
reason-use-digging = Digs towards better rooms
reason-use-part = Fills part of a larger room
reason-use-anti-aircraft = Slows the ships in its column
reason-use-nothing = Keeps the die out of the way
reason-ships-hit = { $ships ->
    [one] though a ship hits the city
   *[other] though { $ships } ships hit the city
  }
reason-ships-call = though the mothership descends
reason-ships-none = and no ship descends
reason-ships-target = { $ships ->
    [one] and puts a ship on an explosion, where fighters can shoot it
   *[other] and puts { $ships } ships on explosions, where fighters can shoot them
  }
reason-ships-calm = and the ships do no harm yet
reason-research = { $left ->
    [0] That completes your research and saves the city.
    [one] Then research needs one more space.
   *[other] Then research has { $left } spaces to go.
  }
reason-energy = +{ $gain } energy, then you have { $total }.
reason-shoots = { $ships ->
    [one] Shoots down the ship before it does harm.
   *[other] Shoots down { $ships } ships before they do harm.
  }
reason-robot = A robot works in later rounds without moving a ship.
reason-excavate = From next round you can use the rooms it passes.
reason-end-rooms = Nothing left is worth its energy.
reason-install = { $rounds ->
    [one] It can work there for one more round.
   *[other] It can work there for up to { $rounds } rounds.
  }

# --- /rules: more topics -------------------------------------------------------------------------------

term-board = What’s on the table
term-board-text = Five columns. Four sky tiles make 16 rows. Below are 6 rows of base: anti-aircraft, two rows on the upper tile, three on the lower. You have three grey and two white dice, and two blue ones as robots. There are five purple ships, four white ones, and an orange one for the campaign.
term-setup = Set-up
term-setup-text = The city brings its base, energy and tracks. The mothership waits above row 1. The skull is in row 12, or in row 11 with the threatening second tile. You never get more rounds than that. The excavator starts in its tunnel, and the path winds down from there.

# --- /rules: rulings in small print, each with its number ----------------------------------------------

fine-term-board =
    S2, S3, S6 · Each tile has its own signs, research costs and mothership actions, and a threatening side. Advanced tiles and the fifth one belong to the campaign.
    S4 · Base tiles have rooms, tunnels, a start for the excavator and a path.
fine-term-setup =
    S5 · Cities differ in base tiles, energy, damage and research steps.
    R26 · All cities but Roswell need the rules for robots.
fine-term-dice-phase =
    R1 · The space under the excavator takes no die.
    R5 · The anti-aircraft row is always open, so every die has a place.
fine-term-descent =
    R6 · A ship pushed into a column whose die comes later moves again.
    T6 · A ship that went back can launch again in the mothership phase.
fine-term-signs =
    R7 · A 1 in an anti-aircraft room moves no ship, so it triggers nothing.
    R8 · A ship that has drifted triggers nothing more.
    R10 · A ship the mothership picks up before its turn does nothing. Two ships on mothership signs make it descend twice.
    R55 · At the skull everything stops. Ships that haven’t acted do nothing.
fine-term-digging =
    R2 · Every space of the path counts, tunnels and parts of rooms too. The die counts as you place it, without later bonuses.
    R3 · The excavator goes exactly to the die, or stays if you don’t pay. The room under that die doesn’t work.
fine-term-rooms-phase =
    R4 · A room that lies partly ahead of the excavator can’t work.
    R15 · A value below 0 is 0. Modifier and cost of a large room count once.
    R16 · Energy above the limit is lost, so the order of rooms matters.
    R17, R27 · Research rooms work one at a time, and what’s left over is lost. Nothing pushes research or the excavator back past its start.
    R18 · One fighter room hits every ship on a number up to its value.
    R28 · I don’t offer a use that could do nothing.
    R29 · Dice in tunnels and anti-aircraft come off when the phase begins.
fine-term-robots =
    R19 · A new robot shows the room’s value, 6 at most. It goes at once to an empty space of an open room. Tunnels aren’t rooms.
    R20 · Leaving a robot idle costs nothing. A resting one leaves a large room incomplete.
    R21 · Robots on spaces that are buried again are gone.
    R22 · A robot used in a robot room may become the new one.
    R30 · While you place a new robot, you can remove others, or do without it.
fine-term-mothership =
    R9 · The skull counts even when a sign made the mothership descend.
    R11 · Ships on drop points travel with the mothership and can’t be shot.
    R13 · A white ship shot down goes to the supply. If too few are left, as many as possible join.
fine-term-launching =
    R12 · I check this again after each ship. Ships without a drop point wait.
    R31 · I only ask where the answer matters.
fine-term-ending = R14 · Whatever happens first decides.
fine-term-threat-level = R25 · For the second game of a battle, I draw the tiles again.
fine-term-difficulty = R51 · Outside a campaign, too, a win scores its threat level and a loss −1.
fine-term-campaign =
    S7.1 · Each of the first three chapters has two battles, the last has one.
    S7.2 · The city you don’t defend takes its scenario and its character out of the campaign.
    S7.3, R48 · A second game keeps city (damaged), scenario, character and team. The whole sky is drawn again.
    S7.4 · A city won is kept, one lost twice is gone. The character stays.
    S7.5 · In chapter 1 nobody comes along. Each later chapter adds one upgraded character. Each helps once a chapter.
    S7.6, S7.7, R49 · In the last chapter you defend saved cities and those never attacked, each on its last side. Each loss destroys one. Choose any three of the team again for every game.
    S7.8 · The points of all games add up.
    S7.9 · The sky has one advanced tile in chapters 2 and 3, and two in the last.
    R50 · You can change the threat level between games.
fine-term-free-play = R47 · The sky has one tile of each height, on either side. The fifth tile comes and goes with the Final Battle.
fine-city-roswell = R24 · The free step ignores its cost and may even win the game.
fine-city-new-york = R23 · The bonus needs a ready robot in that room.
fine-city-washington = R23 · Intact: compulsory, first roll only. Damaged: your choice, after seeing the roll.
fine-city-cairo = R41 · Nothing pushes the excavator back past that later start.
fine-city-london = R43 · The whole hit is ignored. Damage by the mothership isn’t a hit.
fine-city-sydney = R44 · A bonus against white ships doesn’t help to launch a satellite.
fine-city-seoul = R46 · Bernstein’s robot counts as new, too.
fine-city-singapore = R53 · Only the value of the room changes. Ships still descend 1 row, and a robot showing 1 counts 1.
fine-city-montreal = R54 · Slowing adds up, down to 0 rows. A ship that moves 0 rows triggers nothing.
fine-city-tokyo = R54 · Slowing adds up, down to 0 rows. A ship that moves 0 rows triggers nothing.
fine-city-havana = R57 · The first room that works counts, whatever you use it for.
fine-city-paris = R57 · The first room that works counts, whatever you use it for.
fine-character-moss = R33 · A digging die that the excavator reaches or passes is wasted.
fine-character-legrand = R34 · The bonus counts for the next research room of this phase. Without one it’s lost.
fine-character-wang = R35 · The dice count what they did the first time. Robots don’t wear out again, and bonuses for the first room don’t repeat.
fine-character-harper = R36 · Turning comes before rolling. You can skip either.
fine-character-jang = R37 · Turning a die over is optional.
fine-character-bell = R38 · Nothing in the column moves or triggers. The second die must be from the same round.
fine-character-aumann = R39 · Standard: after the descent, in rows that do something. Upgraded: before the descent. Signs in the sky still make the mothership descend.
fine-character-almasi = R42 · You can repair the whole track, even damage you began with.
fine-character-ortega = R56 · Choose at least one ship. Then you can stop.
fine-character-izox = R56 · Choose at least one ship. Then you can stop.
fine-scenario-dangerous-research = R32 · You pay as you enter the space, before you win. With too little energy, you take the damage.
fine-scenario-contamination = R40 · Only rows the mothership enters in its own phase count. Tokens stay when tunnels cave in.
fine-scenario-reinforcements = R45 · There are never more than four white ships. If too few are left, as many as possible join.
fine-scenario-kamikaze-ships = R45 · There are never more than four white ships. A kamikaze goes to the supply and may come again.
fine-scenario-saboteur = R52 · I roll the spare die before your first roll.

# --- reports ---------------------------------------------------------------------------------------------------

honour-ships = 🎯 { $count ->
    [one] One ship
   *[other] { $count } ships
  } shot down.
honour-hits = { $count ->
    [0] 🛡️ Not a single hit on the city.
    [one] 💥 One hit on the city.
   *[other] 💥 { $count } hits on the city.
  }
score = Mothership row **{ $row }** of { $skull } · research **{ $research }** of { $steps } · damage **{ $damage }** of { $damage_limit } · energy **{ $energy }**

# --- advice: a reason for each kind of action without one of its own ---

because-launch = That column leaves you the most time to shoot the ship down.
