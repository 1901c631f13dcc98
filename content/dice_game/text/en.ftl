# The words of the dice game.

# --- names ----------------------------------------------------------------------------------------------

title-name = Mars Attacks: The Dice Game
title-goal = You are Martians and rivals: conquer America, location by location. Choose a target and roll ten dice: every symbol the card asks for is one space, and when you reach the last space you claim the card. Roll on as long as you dare; when too many nukes show, the turn is lost. The most victory points (VP) at the end win.

seat-red = Red
    .sign = 🔴
seat-blue = Blue
    .sign = 🔵
seat-green = Green
    .sign = 🟢
seat-yellow = Yellow
    .sign = 🟡
seat-violet = Violet
    .sign = 🟣
seat-white = White
    .sign = ⚪

location-indianapolis = Indianapolis
location-seattle = Seattle
location-las-vegas = Las Vegas
location-san-antonio = San Antonio
location-dallas = Dallas
location-denver = Denver
location-atlanta = Atlanta
location-roswell = Roswell
location-boston = Boston
location-san-jose = San Jose
location-phoenix = Phoenix
location-miami = Miami
location-detroit = Detroit
location-new-orleans = New Orleans
location-los-alamos = Los Alamos
location-houston = Houston
location-chicago = Chicago
location-san-francisco = San Francisco
location-los-angeles = Los Angeles
location-washington-dc = Washington, DC
location-new-york = New York
location-philadelphia = Philadelphia
location-liberty-bell = Liberty Bell
location-gateway-arch = Gateway Arch
location-hoover-dam = Hoover Dam
location-lincoln-memorial = Lincoln Memorial
location-statue-of-liberty = Statue of Liberty
location-golden-gate-bridge = Golden Gate Bridge
location-mount-rushmore = Mount Rushmore

card-kind-city = city
card-kind-monument = monument

symbol-nuke = nuke
symbol-martian = Martian
symbol-ray-gun = ray gun
symbols-nuke = nukes
symbols-martian = Martians
symbols-ray-gun = ray guns

difficulty-easy = easier side
difficulty-hard = harder side

colour-red = red, while it lies open
colour-green = green, for the player who has claimed it

effect-extra-turn = Bonus turn
effect-extra-turn-text = The player who claims it may take another turn at once.
effect-progress-when-nuked = Cashing in
effect-progress-when-nuked-text = Your nukes count here, but only on a turn that gets you nuked. Such a turn may even claim the card.
effect-dice-count-delta = Short of dice
effect-dice-count-delta-text = Everyone starts a turn with one die fewer.
effect-advance-own-token = Forced march
effect-advance-own-token-text = The player who claims it may move their own token on another open card by two spaces, but not onto the last one.
effect-no-tokens = All at once
effect-no-tokens-text = No token stays here: every symbol must come from one and the same turn.
effect-remove-token = Eviction
effect-remove-token-text = The player who claims it may send one opponent’s token on an open card back to its owner.
effect-forbid-target = Monuments off limits
effect-forbid-target-text = Nobody may target a monument.
effect-nuked-penalty = Scorched earth
effect-nuked-penalty-text = Being nuked without gaining anything costs you your token on the target.
effect-cycle-in-play-card = Shuffled away
effect-cycle-in-play-card-text = The player who claims it may tuck an open card under its stack, if the stack holds more; tokens on it go back.
effect-shift-tokens = Earthquake
effect-shift-tokens-text = When it is claimed, all opponents’ tokens on open cards slide back two spaces.
effect-allow-reroll = Second volley
effect-allow-reroll-text = Once in a turn against it, you may re-roll all your ray guns after the first roll.
effect-preset-die = Loaded die
effect-preset-die-text = Before your first roll you may set one die and throw the others.
effect-first-roll-mulligan = Second chance
effect-first-roll-mulligan-text = If your first roll would get you nuked, you may throw all dice again; that throw stands.
effect-symbol-bonus = Extra Martian
effect-symbol-bonus-text = Against a monument your Martians count as one more, if at least one shows.
effect-switch-target = Change of plan
effect-switch-target-text = After your first roll, if you are not nuked, you may turn the dice to another target.
effect-stop-bonus = Parting shot
effect-stop-bonus-text = When you stop with a matching symbol, you mark one extra space, but never the last one.
effect-reroll-nuke = Defused
effect-reroll-nuke-text = Once a turn, before nukes are checked, you may re-roll one nuke.
effect-nuke-limit-delta = Bunker
effect-nuke-limit-delta-text = It takes one more nuke to get you nuked.
effect-end-vp = Collector
effect-end-vp-text = At the end it is worth one extra VP for every other monument you have claimed.
effect-nuked-consolation = Defiance
effect-nuked-consolation-text = When you are nuked, you still mark one space on your target, but never the last one.

# --- options of a table ---------------------------------------------------------------------------------

option-difficulty = Difficulty card
choice-difficulty-easy = easier side (two nukes on it)
choice-difficulty-hard = harder side (one nuke on it)
option-stall-guard = Clear the row when nothing happens for three rounds

# --- what a player may do -------------------------------------------------------------------------------

action-target = Attack { $location }
action-waive = Do without { $rule } this turn
action-decline = Skip it
action-roll = Roll
action-set-die = Set one die to { $face } and roll the rest
action-reroll = Re-roll every { $symbol }
action-stop = Stop
action-claim = Claim it
action-reroll-one-nuke = { $set_die ->
    [true] Re-roll the nuke you set
   *[other] Re-roll one nuke
  }
action-throw-again = Throw all dice again
action-take-nukes = Take the nukes
action-switch = Turn the dice on { $location }
action-advance = Move your token on { $location }
action-remove = Send { $owner } off { $location }
action-tuck = Tuck { $location } under its stack

kind-target = Attack
kind-waive = Do without a rule
kind-decline = Skip it
kind-roll = Roll
kind-set-die = Set a die and roll
kind-reroll = Re-roll
kind-stop = Stop
kind-claim = Claim
kind-reroll-one-nuke = Re-roll one nuke
kind-throw-again = Throw again
kind-take-nukes = Take the nukes
kind-switch = Change the target
kind-advance = Move your token
kind-remove = Send a token off
kind-tuck = Tuck a card

slot-location = Which card?
slot-rule = Which rule?
slot-face = Which face?
slot-symbol = Which dice?
slot-set-die = Which nuke?
slot-owner = Whose token?

# --- what is asked --------------------------------------------------------------------------------------

decision-choose-target = { $seats }: what do you attack?
decision-bonus-turn = { $seats }: a bonus turn! What do you attack?
decision-throw-dice = { $seats }: roll the dice against { $target }. { $limit ->
    [one] 1 nuke gets
   *[other] { $limit } nukes get
  } you nuked.
decision-face-nukes = { $seats }: { $nukes ->
    [one] 1 nuke
   *[other] { $nukes } nukes
  } against { $limit }. You would be nuked, but your cards may help.
decision-take-target = { $seats }: { $target } is yours for the taking.
decision-go-on-or-stop = { $seats }: go on or stop? { $target }: space { $total } of { $spaces }. { $nukes } of { $limit } nukes are covered.
decision-use-rule = { $seats }: { $location } lets you do something now.

# --- what is told ---------------------------------------------------------------------------------------

dice-shown = { $nukes ->
    [one] 1 nuke
   *[other] { $nukes } nukes
  }, { $martians ->
    [one] 1 Martian
   *[other] { $martians } Martians
  }, { $ray_guns ->
    [one] 1 ray gun
   *[other] { $ray_guns } ray guns
  }

event-table-laid = Four stacks of { $height } cards lie on the table, the difficulty card with its { $difficulty } up. { $first } goes first.
event-revealed = { $location } is in play.
event-row-revealed = In play: { $locations }.
event-turn-began = It is { $seat }’s turn.
event-bonus-turn-began = { $seat } has a bonus turn.
event-turn-skipped = There is nothing left for { $seat } to attack.
event-bonus-turn-forgone = { $seat } skips the bonus turn.
event-rule-waived = { $seat } does without { $rule } this turn.
event-target-declared = { $seat } attacks { $location }.
event-die-set = { $seat } sets one die to { $face }.
event-rolled = { $seat } rolls { dice-shown } (nuked at { $limit }).
event-thrown-again = { $seat } throws again: { dice-shown } (nuked at { $limit }).
event-rerolled = { $seat } re-rolls every { $symbol }, { $dice ->
    [one] one die
   *[other] { $dice } dice
  }. Now it is { dice-shown } (nuked at { $limit }).
event-nuke-rerolled = { $seat } re-rolls a nuke: { $face }.
event-target-switched = { $seat } turns the dice on { $location }.
event-nuked = 💥 { $seat } is nuked: { $nukes ->
    [one] 1 nuke
   *[other] { $nukes } nukes
  } against { $limit }.
event-marked = { $seat } stops: space { $space } of { $spaces } on { $location }.
event-extra-marked = { $seat } marks one more on { $location }: space { $space } of { $spaces }.
event-consolation-marked = { $seat } holds on: space { $space } of { $spaces } on { $location }.
event-nukes-marked = { $nukes ->
    [one] 1 nuke pays
   *[other] { $nukes } nukes pay
  } off for { $seat }: space { $space } of { $spaces } on { $location }.
event-nothing-marked = { $seat } stops with nothing for { $location }.
event-token-forfeited = { $seat } loses the token on { $location }.
event-claimed = 🏆 { $seat } claims { $location } for { $vp } VP and has { $total }.
event-tokens-returned = Off { $location }: the { $owners_count ->
    [one] token
   *[other] tokens
  } of { $owners }.
event-stack-ran-out = Stack { $stack } has run out.
event-last-round = This is the last round: it ends with { $last }.
event-bonus-turn-earned = { $location } gives { $seat } a bonus turn.
event-token-advanced = { $seat } marches on { $location }: space { $space } of { $spaces }.
event-token-removed = { $seat } sends { $owner } off { $location }.
event-token-slid = { $owner } slides back on { $location }, to space { $space }.
event-token-slid-off = { $owner } slides off { $location }.
event-tucked = { $location } goes under its stack.
event-rule-declined = { $seat } does not use { $location }.
event-stalled = Nothing has happened for { $rounds } rounds: the row is cleared.
event-round-limit-reached = After { $rounds } rounds the game is over.
event-game-ended = The game is over. { $winner } wins with { $vp } VP.

outcome-most-vp = { $winners } wins with the most VP.
outcome-most-cards = { $winners } wins: tied on VP, but with more cards.
outcome-latest-in-turn-order = { $winners } wins: tied on VP and cards, but later in the round.

# --- why not --------------------------------------------------------------------------------------------

refusal-wrong-moment = That is not what the game asks for now.
refusal-no-target = First choose what you attack.
refusal-not-in-play = { $location } does not lie open in the row.
refusal-banned = { $by } forbids an attack on { $location }.
refusal-already-target = You are already attacking { $location }.
refusal-must-attack = You may not pass: choose a target and roll.
refusal-rule-not-yours = You have claimed no card that lets you do this.
refusal-cannot-be-waived = { $rule } is not a rule you can switch off now.
refusal-rule-spent = You have used { $rule } this turn.
refusal-first-roll-only = { $rule } only works on the first roll of a turn.
refusal-nukes-checked = { $rule } works before nukes are checked, and for this roll that has been done.
refusal-nukes-first = { $nukes ->
    [one] 1 nuke
   *[other] { $nukes } nukes
  } against { $limit }: you are being nuked, nothing else counts.
refusal-not-nuked = You are not nuked: { $nukes ->
    [one] 1 nuke
   *[other] { $nukes } nukes
  }, and it takes { $limit }.
refusal-must-claim = You have enough for { $target }: it must be claimed.
refusal-not-enough = { $target } has { $spaces } spaces, and you are on { $total }.
refusal-martians-locked = Martians count for { $target }, so they may not be re-rolled.
refusal-symbol-stays = Dice that show a { $symbol } stay as they are.
refusal-nothing-shows = No such die shows a { $symbol }.
refusal-holds-no-tokens = { $location } holds no tokens.
refusal-no-space-left = Your token on { $location } already lies one short of the last space.
refusal-no-such-token = { $owner } has no token on { $location }.
refusal-own-token = The rule is about an opponent’s token, not your own.
refusal-not-a-die-face = “{ $typed }” is not on a die.
refusal-not-a-location = “{ $typed }” is none of the cards. Pick one from the list that opens while you type.
refusal-last-of-stack = Nothing lies under { $location }, so it stays.

# --- hints and odds -------------------------------------------------------------------------------------

hint-roll = claim: { $claim_now }% now, { $claim }% if you keep rolling · nuked: { $nuked_now }% now, { $nuked }%
hint-one-roll = claim: { $claim }% · nuked: { $nuked }%
hint-no-claim = no claim{ $more ->
    [0] {" this turn"}
    [one] , up to 1 more space
   *[other] , up to { $more } more spaces
  } · nuked: { $again ->
    [true] { $nuked_now }% now, { $nuked }% if you keep rolling
   *[other] { $nuked }%
  }
hint-switch = if you keep rolling: claim { $claim }%, nuked { $nuked }%
hint-target = { $vp } VP · about { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
  } · claim this turn: { $claim }%
hint-space = space { $space } of { $spaces }

odds-limit = The player whose turn it is gets nuked at { $limit ->
    [one] 1 nuke
   *[other] { $limit } nukes
  }; { $visible ->
    [one] 1 is
   *[other] { $visible } are
  } in sight.
odds-dice = By the { $dice } dice alone, your risk of being nuked is { $first }% on the first roll, { $second }% with one re-roll of all Martians, { $third }% with two, { $end }% if you keep rolling until no Martian is left. Below, claims and your cards count too.
odds-target = { $location }, { $vp } VP · { $chances } · about { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
  } if nobody gets in the way
odds-over = The game is over.

# --- commands -------------------------------------------------------------------------------------------

verb-roll = Roll the dice, or re-roll all Martians to go on
slot-roll-target = The card to attack, if your turn is just beginning
slot-roll-set = Set one die before the first roll
verb-stop = Stop and mark what you have
verb-odds = The exact chances of your turn
verb-rules = Look up a rule, a location or what a card does
slot-rules-topic = What to look up

# --- about this edition ----------------------------------------------------------------------------------

term-edition-text = The turn, the nukes and the scoring come from the rule book. But it shows almost none of the location cards, and nobody has published a list. So we made most of them up to fit. If your box differs, trust your box.
edition-table = numbers of the set-up, and limits of a game
edition-location-names = names of location cards
edition-location-rules = special rules of location cards, or that a card has none
edition-location-figures = symbols, spaces, VP and nukes on location cards

# --- /rules: every topic in our words, with the number of its ruling -------------------------------------

topic-location = location: { $name }
topic-effect = rule of a card: { $name }
rules-location = **{ $name }** ({ $kind }): { $vp } VP for { $spaces } { $symbols }; { $nukes ->
    [0] no nukes
    [one] 1 nuke
   *[other] { $nukes } nukes
  } in the corner.

term-goal = Goal
term-goal-text = Claim locations. The player with the most VP at the end wins; on a tie, the one with more cards; if that is tied too, the one who plays later in the round.
term-turn = Turn
term-turn-text = Name an open card as your target and throw all ten dice. Then stop, or re-roll all Martians, as long as you dare. You must throw at least once. Next turn you may name another target.
term-nuked = Nuked
term-nuked-text = The nukes in the corners of all open cards and on the difficulty card are in sight. As soon as your dice show that many nukes, your turn is over and what you rolled in it is lost; your tokens stay. This comes before any claim.
term-rerolling = Re-rolling
term-rerolling-text = Always all Martians that show, never some of them. Ray guns and nukes stay. Without a Martian the turn stops by itself.
term-claiming = Claiming
term-claiming-text = Every die that shows the symbol of the card is one space. When your token and your dice together reach the last space, the card is yours at once, and the turn is over. All tokens on it go home, and the next card of the stack is turned up. Extra symbols are lost.
term-tokens = Tokens
term-tokens-text = When you stop, your token on the target moves on by as many spaces as you have matching symbols. Several players may have tokens on one card; if somebody else claims it, yours is worth nothing.
term-monuments = Monuments
term-monuments-text = Martians count there, so they may not be re-rolled: one throw, and the turn is over.
term-other-symbols = Cities with other symbols
term-other-symbols-text = Where Martians count, there is only one throw, as at a monument. Where nukes count, they count both for you and against you. Where two symbols are asked for, either of them is one space.
term-red-rules = Red rules
term-red-rules-text = They apply to everybody while the card lies open, or happen when it is claimed. A ban beats a permission.
term-green-rules = Green rules
term-green-rules-text = They serve the player who has claimed the card, from their next turn to the end. You may do without one for a turn.
term-difficulty = Difficulty card
term-difficulty-text = Two nukes on the easier side, one on the harder: the fewer nukes in sight, the sooner you are nuked.
term-ending = End of the game
term-ending-text = When a stack has run out, the round is played to its end, so that everybody has had the same number of turns. A bonus turn is still taken.
term-stall = When nothing happens
term-stall-text = After three rounds without a claim or a token moving, the open cards go under their stacks and others take their place. The table may switch this off.

# --- the picture and the text board ---------------------------------------------------------------------

board-round = Round { $round } · { $doing }
board-last-round = Last round · { $doing }
board-over = { $seat } wins with { $vp } VP
board-aims = { $seat } chooses a target
board-aims-again = { $seat } has a bonus turn
board-attacks = { $seat } attacks { $location }
board-uses = { $seat } makes use of { $location }
board-empty = run out
board-wanted = { $count } { $symbols }
board-wanted-either = { $count } of either
board-either = { $one } or { $other }
board-last-card = last card
board-below = { $count } more
board-difficulty-easy = Easier side
board-difficulty-hard = Harder side
board-nukes = nukes
board-of = of { $count }
board-risk = Cover them all and you are nuked.
board-no-dice = The dice have not been thrown yet.
board-last-roll = last roll
board-reached = space { $space } of { $spaces }
board-nuked = nuked!
board-vp = VP
board-nothing-claimed = nothing claimed yet

board-alt = Dice game. { $state }.
board-alt-card = { $location }: { $vp } VP for { $spaces } { $symbols }, { $nukes ->
    [0] no nukes
    [one] 1 nuke
   *[other] { $nukes } nukes
  }; { $tokens }.
board-alt-player = { $seat }: { $vp } VP, { $count ->
    [one] 1 card
   *[other] { $count } cards
  }.
board-token = { $seat } on { $space }
board-no-tokens = no tokens
board-claimed = { $location } ({ $vp })
board-claimed-rule = { $location } ({ $vp }, { $rule })
board-text-nukes = Nukes in sight: { $visible }, { $nukes } of them on the difficulty card ({ $side }). Nuked at { $limit }.
board-text-dice = { $seat } has on the table: { dice-shown }.
board-text-last-dice = { $seat }’s last roll: { dice-shown }.
board-text-last-nuked = { $seat } was nuked with { dice-shown }.
board-text-empty = { $number }. This stack has run out.
board-text-card = { $number }. { $location } ({ $kind }), { $vp } VP: { $spaces } { $symbols }. { $nukes ->
    [0] No nukes
    [one] 1 nuke
   *[other] { $nukes } nukes
  } in the corner, { $below ->
    [0] no card
    [one] 1 card
   *[other] { $below } cards
  } below; { $tokens }.
board-text-banned = Cannot be a target while it is forbidden.
board-text-rule = – { $name } ({ $colour }): { $text }
board-text-player = { $seat }{ $first ->
    [yes] , first player
   *[no] {""}
  }: { $vp } VP{ $count ->
    [0] , nothing claimed.
   *[other] : { $cards }.
  }

# --- the booklet ------------------------------------------------------------------------------------------

overview-turn-text =
    1. Choose one of the open cards as your target. It says which symbol it wants and how many spaces it has.
    2. Throw all ten dice. Each has two nukes, two Martians and two ray guns.
    3. Too many nukes? Then you are nuked: the turn is over and this roll is lost.
    4. Every matching symbol is one space. If your token and your dice together reach the last space, you claim the card.
    5. If not, stop and move your token, or re-roll all Martians and hope. Where Martians count there is only one throw.
overview-winning-text = When one of the four stacks has run out, the round is played to its end. The player with the most VP on their claimed cards wins; on a tie, the one with more cards.
page-board-text =
    - The four cards at the top can be attacked. The number in the star is what the card is worth in VP.
    - Below the picture are the symbol it wants and how many, then its spaces, the last one gold; a token stands on the space its player has reached, in their colour and shape.
    - A yellow frame marks the target of this turn; a crossed-out picture cannot be a target now.
    - Red text is a rule for everybody while the card lies open, green text is for the player who claims it.
    - At the foot of a card, “2 more” are the cards still below it in its stack, and each nuke sign is one nuke.
    - The strip below the row has the nukes of the difficulty card and counts: “0 of 6” means that none of the six nukes in sight is covered by a nuke die yet; cover them all and you are nuked.
    - Then come the dice; faded ones are the last roll of the turn before.
    - At the bottom, each player has their VP and the cards they have claimed, each with its VP; a tick means its green rule helps them, and the flag marks the first player.

booklet-turn = Rolling the dice
booklet-cards = Claiming cards
booklet-special = Special rules
booklet-end = The end of the game
booklet-all-location = All locations
booklet-all-effect = What card rules do

# --- lessons: said once, before the first question of a kind ----------------------------------------------

lesson-choose-target = You choose a card to attack; nothing is rolled yet. Look at three things: its VP, how many symbols it wants, and how far tokens have got, yours and those of your rivals. A short card you can finish soon is often worth more than a big one somebody else will take.
lesson-bonus-turn = You have earned another whole turn, right now. It works like any other: choose a target, roll, and stop when it gets too hot. A card on which your token is already far along is a good use for it.
lesson-throw-dice = Now the dice decide: nukes count against you, the symbol on the card counts for you, and Martians can usually be re-rolled. Your odds are beside the button, for this roll and if you keep rolling. If a card of yours lets you set a die or skip a rule, now is the moment.
lesson-face-nukes = Too many nukes show, but you own a card that can save you. Using it costs nothing but its use this turn, so there is rarely a reason not to.
lesson-take-target = You have reached the last space, and the card is yours. Claiming ends your turn and brings the VP; all tokens on the card go home.
lesson-go-on-or-stop = This is the heart of the game. *Stop* keeps what you have: your token moves up and stays there for later turns. *Re-roll* throws all Martians again; new nukes may cost you everything you rolled this turn. Compare the chance of being nuked with what you still need.
lesson-use-rule = The card you have claimed, or one you own, lets you do something extra. It only affects tokens and open cards, and you may let it go by. Look for the rival who is closest to finishing a card.

# --- pictures of the booklet ---

plate-claiming = Claiming a card. The red token stands on space 2 of { $card }. Three ray guns lead it on to space 5, the last one: the card and its VP are claimed.
plate-claiming-sum = Space 2 and 3 ray guns: space 5, the last. Claimed!
plate-nuked = Nuked. Two nukes on { $one }, one on { $other } and two on the difficulty card make five in sight. Five dice show nukes: all are covered, the turn is over and its roll is lost.
plate-nuked-sum = 5 nukes in sight, 5 on the dice: nuked!

## What an action is good for, in one sentence

reason-target = { $risk ->
    [0] It brings { $vp } VP for about { $turns } turns alone; you claim it in this one with { $claim } %.
   *[other] It brings { $vp } VP for about { $turns } turns alone; you claim it in this one with { $claim } %, and somebody else could take it next with { $risk } %.
}
reason-stop = What you have is safe. If you keep rolling, it’s { $claim }% to claim and { $nuked }% to get nuked.
reason-roll = If you keep rolling, it’s { $claim }% to claim and { $nuked }% to get nuked.
reason-set-die = With this die set you claim in this turn with { $claim } %, without it with { $plain } %.
reason-switch = These dice claim { $location } in this turn with { $claim } %.
reason-remove = { $location }: that token was { $left } spaces short of a claim.

# --- /rules: more topics -------------------------------------------------------------------------------

term-setup = Set-up
term-setup-text = Four stacks, as many cards in each as there are players; two players use the stacks of three. The top card of each lies open. Everyone has four tokens of their colour.
term-ties = Ties
term-ties-text = Most VP wins. On a tie, most claimed cards. If that’s level too, whoever comes last in a round. There’s always one winner.
term-open = What everyone sees
term-open-text = Claimed cards, VP, tokens, dice and the number of cards in each stack are open. Cards face down are hidden, and so are the cards left in the box.
term-chances = The percentages
term-chances-text = *Nuked* and *claim* are the exact chances on this roll, and in this turn for someone who keeps rolling until it ends.
term-waiting = When time runs out
term-waiting-text = Silence means: the target nearest to a claim, a plain roll, every rule that keeps you from being nuked, the claim, and otherwise a stop.

# --- /rules: rulings in small print, each with its number ----------------------------------------------

fine-term-setup =
    R01 · The first player is drawn at random and keeps that place all game.
    R35 · Cards that aren’t used stay hidden.
    R37 · The box is for three to six. Two play with three cards in each stack.
fine-term-turn =
    R02 · All ten dice, whatever the target, unless a card changes that.
    R42 · After a roll I ask once. Answering with a later step declines the earlier ones.
    R43 · Where only one thing can happen, it happens by itself.
fine-term-nuked =
    R05 · Nukes stay for the whole turn and add up over re-rolls.
    R06 · A roll that would also claim the card is nuked all the same.
    R29 · If it takes more nukes than you have dice, you can’t be nuked.
    R39 · After a nuked turn: Las Vegas first, then the Statue of Liberty, then Houston, which spares whoever gained something.
fine-term-claiming =
    R22 · One claim ends the turn. A bonus turn has its own.
    R23 · In order: take the card, return tokens, turn up the next card, do what the red rule says.
    R24 · A new card’s nukes count from the next turn or bonus turn.
fine-term-tokens =
    R13 · Spaces run from 1 without gaps. The last one is the claim and never holds a token.
    R14 · Four tokens always suffice.
    R28 · Effects that push tokens stop one space short of the last.
fine-term-green-rules = R41 · Washington, Roswell, New Orleans and the Statue of Liberty work by themselves. Their owner can switch each off when a turn begins.
fine-term-ending =
    R31 · The end starts with the last card of any stack. If the last player of a round claims it, the game is over at once.
    R33 · Without a legal target, a turn is skipped.
    R50 · The VP shown during the game count the Gateway Arch as if it ended now.
fine-term-stall = R49 · A bonus turn belongs to its round. With nothing to tuck, the count starts again. After round 100 the game ends.
fine-term-chances = R51 · Los Angeles and Atlanta are counted as used, except against Las Vegas. A switch with San Jose isn’t counted.
fine-effect-reroll-nuke =
    R44 · Before a claim that is due, only if it could change something.
    R45 · A thrown nuke and one you set are two choices.
fine-effect-extra-turn = R46 · You decide when you’d name its target, with the new card already open.
fine-effect-preset-die = R47 · Setting and throwing are one act, after the target is named.
fine-effect-advance-own-token = R48 · Wherever it can move a token: not one short of the last space, not on Phoenix. Las Vegas takes it.

# --- reports ---------------------------------------------------------------------------------------------------

score-seat = { $seat } **{ $vp }** VP
