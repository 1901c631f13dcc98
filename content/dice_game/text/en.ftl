# The words of the dice game.

# --- names ----------------------------------------------------------------------------------------------

title-name = Mars Attacks: The Dice Game
title-goal = You’re Martians, and rivals: conquer America, location by location. Choose a target and roll ten dice. Every die with the card’s symbol is one space. Reach the last space and you claim the card. Keep rolling as long as you dare, but with too many nukes you lose the turn. Whoever has the most victory points (VP) at the end wins.

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

colour-red = red, while it’s open
colour-green = green, helps whoever claims it

effect-extra-turn = Bonus turn
effect-extra-turn-text = Claim it and you can take another turn at once.
effect-progress-when-nuked = Cashing in
effect-progress-when-nuked-text = Your nukes count here, but only on a turn that gets you nuked. That can even claim the card.
effect-dice-count-delta = Short of dice
effect-dice-count-delta-text = Everyone starts their turn with one die fewer.
effect-advance-own-token = Forced march
effect-advance-own-token-text = Claim it and you can move your token on another open card by two spaces, never onto the last one.
effect-no-tokens = All at once
effect-no-tokens-text = No token stays here: every symbol has to come from a single turn.
effect-remove-token = Eviction
effect-remove-token-text = Claim it and you can remove an opponent’s token from an open card.
effect-forbid-target = Monuments off limits
effect-forbid-target-text = Nobody can target a monument.
effect-nuked-penalty = Scorched earth
effect-nuked-penalty-text = Get nuked without gaining anything and you lose your token on the target.
effect-cycle-in-play-card = Shuffled away
effect-cycle-in-play-card-text = Claim it and you can tuck an open card under its stack, if more cards are in it. Tokens on it go back.
effect-shift-tokens = Earthquake
effect-shift-tokens-text = When someone claims it, their opponents’ tokens on open cards slide back two spaces.
effect-allow-reroll = Second volley
effect-allow-reroll-text = Once per turn against it, you can re-roll all your ray guns after the first roll.
effect-preset-die = Loaded die
effect-preset-die-text = Before your first roll you can set one die and roll the others.
effect-first-roll-mulligan = Second chance
effect-first-roll-mulligan-text = If your first roll would get you nuked, you can re-roll all dice. That roll stands.
effect-symbol-bonus = Extra Martian
effect-symbol-bonus-text = If you roll a Martian against a monument, your Martians count as one more.
effect-switch-target = Change of plan
effect-switch-target-text = After your first roll, if you aren’t nuked, you can use the dice on another target.
effect-stop-bonus = Parting shot
effect-stop-bonus-text = When you stop with a matching symbol, you move one extra space, but never onto the last one.
effect-reroll-nuke = Defused
effect-reroll-nuke-text = Once per turn, before the nukes count, you can re-roll one of them.
effect-nuke-limit-delta = Bunker
effect-nuke-limit-delta-text = It takes one more nuke to get you nuked.
effect-end-vp = Collector
effect-end-vp-text = At the end it’s worth one extra VP for every other monument you’ve claimed.
effect-nuked-consolation = Defiance
effect-nuked-consolation-text = When you get nuked, you still move one space on your target, but never onto the last one.

# --- options of a table ---------------------------------------------------------------------------------

option-difficulty = Difficulty card
choice-difficulty-easy = easier side (two nukes on it)
choice-difficulty-hard = harder side (one nuke on it)
option-first = Who begins (default: random)
choice-first-lot = random
option-stall-guard = Replace the row after three rounds without progress

# --- what a player may do -------------------------------------------------------------------------------

action-target = Attack { $location }
action-waive = Ignore { $rule } this turn
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
action-throw-again = Re-roll all dice
action-take-nukes = Take the nukes
action-switch = Use the dice on { $location }
action-advance = Move your token on { $location }
action-remove = Remove { $owner }’s token from { $location }
action-tuck = Tuck { $location } under its stack

kind-target = Attack
kind-waive = Ignore a rule
kind-decline = Skip it
kind-roll = Roll
kind-set-die = Set a die and roll
kind-reroll = Re-roll
kind-stop = Stop
kind-claim = Claim
kind-reroll-one-nuke = Re-roll one nuke
kind-throw-again = Re-roll all dice
kind-take-nukes = Take the nukes
kind-switch = Change the target
kind-advance = Move your token
kind-remove = Remove a token
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
decision-throw-dice = { $seats }: roll the dice against { $target }. You’re nuked at { $limit ->
    [one] 1 nuke
   *[other] { $limit } nukes
  }.
decision-face-nukes = { $seats }: you’d be nuked ({ $nukes } of { $limit }), but your cards can save you.
decision-take-target = { $seats }: claim { $target }!
decision-go-on-or-stop = { $seats }: keep rolling or stop? { $target }: space { $total } of { $spaces }. Nukes so far: { $nukes } of { $limit }.
decision-use-rule = { $seats }: use { $location }?

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

dice-rolled = [[ray_gun={ $ray_guns } martian={ $martians } nuke={ $nukes }|{ dice-shown }]]

event-table-laid = Four stacks of { $height } cards, difficulty card on its { $difficulty }. { $first } goes first.
event-revealed = New card: { $location }.
event-row-revealed = Open cards: { $locations }.
event-turn-began = It’s { $seat }’s turn.
event-bonus-turn-began = { $seat } takes a bonus turn.
event-turn-skipped = { $seat } has nothing left to attack.
event-bonus-turn-forgone = { $seat } skips the bonus turn.
event-rule-waived = { $seat } ignores { $rule } this turn.
event-target-declared = { $seat } attacks { $location }.
event-die-set = { $seat } sets one die to { $face }.
event-rolled = { $seat } rolls { dice-rolled } (nuked at { $limit }).
event-thrown-again = { $seat } re-rolls all dice: { dice-rolled } (nuked at { $limit }).
event-rerolled = { $seat } re-rolls { $dice ->
    [one] one { $symbol }
   *[other] { $dice } dice
  }: now { dice-rolled } (nuked at { $limit }).
event-nuke-rerolled = { $seat } re-rolls a nuke: { $face }.
event-target-switched = { $seat } uses the dice on { $location }.
event-nuked = 💥 { $seat } gets nuked ({ $nukes } of { $limit }). Earth bites back.
event-marked = { $seat } stops on space { $space } of { $spaces } ({ $location }).
event-extra-marked = { $seat } moves one more on { $location }: space { $space } of { $spaces }.
event-consolation-marked = { $seat } still moves up: space { $space } of { $spaces } ({ $location }).
event-nukes-marked = { $nukes ->
    [one] 1 nuke pays
   *[other] { $nukes } nukes pay
  } off for { $seat }: space { $space } of { $spaces } ({ $location }).
event-nothing-marked = { $seat } stops with no matching symbols for { $location }.
event-token-forfeited = { $seat } loses their token on { $location }.
event-claimed = 🏆 { $seat } claims { $location } for { $vp } VP (total: { $total }).
event-tokens-returned = Tokens back from { $location }: { $owners }.
event-stack-ran-out = Stack { $stack } has run out.
event-last-round = This is the last round. { $last } goes last.
event-bonus-turn-earned = { $location } gives { $seat } a bonus turn.
event-token-advanced = { $seat } marches on { $location }: space { $space } of { $spaces }.
event-token-removed = { $seat } removes { $owner }’s token from { $location }.
event-token-slid = { $owner }’s token slides back to space { $space } ({ $location }).
event-token-slid-off = { $owner }’s token slides off { $location }.
event-tucked = { $location } goes under its stack.
event-rule-declined = { $seat } doesn’t use { $location }.
event-stalled = { $rounds } rounds without progress: new cards replace the row.
event-round-limit-reached = The game ends after { $rounds } rounds.
event-game-ended = 🏁 { $winner } wins with { $vp } VP. America is conquered. Mind the fallout.

outcome-most-vp = { $winners } wins with the most VP: { $scores }.
outcome-most-cards = { $winners } wins: tied on VP ({ $scores }), but with more cards.
outcome-latest-in-turn-order = { $winners } wins: tied on VP ({ $scores }) and cards, but plays later in the round.

# --- why not --------------------------------------------------------------------------------------------

refusal-no-target = You have no target yet. Choose one first.
refusal-not-in-play = { $location } isn’t open in the row. { try-instead }
refusal-banned = You can’t attack { $location }: { $by } forbids it. { try-instead }
refusal-already-target = You’re already attacking { $location }. Pick another card, or roll.
refusal-must-attack = You can’t pass. Choose a target and roll.
refusal-rule-not-yours = None of your claimed cards lets you do this. /rules shows which cards do.
refusal-cannot-be-waived = You can’t ignore { $rule } now. You can only ignore automatic green rules, before your first roll.
refusal-rule-spent = You’ve already used { $rule } this turn. You can use it again next turn.
refusal-first-roll-only = { $rule } only works on the first roll of a turn. Use it next turn.
refusal-nukes-checked = It’s too late for { $rule }: I’ve already counted this roll’s nukes. Use it right after your next roll.
refusal-nukes-first = You’re being nuked: your nukes are at { $nukes } of { $limit }. Use a card that saves you, or take the nukes.
refusal-not-nuked = You aren’t nuked: your nukes are at { $nukes } of { $limit }. Keep rolling, or stop.
refusal-must-claim = You have enough for { $target }. Claim it.
refusal-not-enough = You can’t claim { $target } yet: you’re on space { $total } of { $spaces }. Keep rolling, or stop.
refusal-martians-locked = Martians count for { $target }, so you can’t re-roll them. Stop here.
refusal-symbol-stays = A { $symbol } stays as rolled. Re-roll your Martians instead.
refusal-nothing-shows = None of your dice show a { $symbol }. Pick another symbol.
refusal-holds-no-tokens = { $location } never holds tokens. Pick another card.
refusal-no-space-left = Your token on { $location } is already one space short of the last. Pick another card.
refusal-no-such-token = { $owner } has no token on { $location }. Pick one from the list.
refusal-own-token = That’s your own token. Pick an opponent’s.
refusal-not-a-die-face = “{ $typed }” isn’t on the dice. Choose nuke, Martian or ray gun.
refusal-not-a-location = There’s no card called “{ $typed }”. Pick one from the list.
refusal-last-of-stack = { $location } is the last card of its stack, so it stays. Pick another card.

# --- hints and odds -------------------------------------------------------------------------------------

hint-roll = claim: { $claim_now }% now, { $claim }% in all · nuked: { $nuked_now }% now, { $nuked }% in all
hint-one-roll = claim: { $claim }% · nuked: { $nuked }%
hint-no-claim = no claim{ $more ->
    [0] {" this turn"}
    [one] , up to 1 space
   *[other] , up to { $more } spaces
  } · nuked: { $again ->
    [true] { $nuked_now }% now, { $nuked }% in all
   *[other] { $nuked }%
  }
hint-switch = if you keep rolling: claim { $claim }%, nuked { $nuked }%
hint-target = { $vp } VP · about { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
  } · { $claim }% to claim this turn
hint-space = space { $space } of { $spaces }

odds-limit = You’re nuked at { $limit ->
    [one] 1 nuke
   *[other] { $limit } nukes
  } this turn. Visible nukes: { $visible }.
odds-dice = From the { $dice } dice alone, you’re nuked { $first }% of the time on the first roll. With one re-roll of all Martians it’s { $second }%, with two { $third }%. If you keep rolling until no Martian is left, it’s { $end }%. Below, claims and your cards count, too.
odds-target = { $location }, { $vp } VP · { $chances } · about { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
  } if nobody interferes
odds-over = The game is over.

# --- commands -------------------------------------------------------------------------------------------

verb-roll = Roll the dice, or re-roll all Martians
slot-roll-target = The card to attack, if your turn is just starting
slot-roll-set = Set one die before the first roll
verb-stop = Stop and keep what you have
verb-odds = Show the exact chances of your turn
verb-rules = Look up a rule, a location or what a card does
slot-rules-topic = What to look up

# --- about this edition ----------------------------------------------------------------------------------

term-edition-text = The turn, the nukes and the scoring come from the rule book. But it shows almost none of the location cards, and nobody has published a list. So we made most of them up to fit. If your box differs, trust your box.
edition-table = set-up numbers and limits of a game
edition-location-names = names of location cards
edition-location-rules = special rules of location cards, or none
edition-location-figures = symbols, spaces, VP and nukes on location cards

# --- /rules: every topic in our words, with the number of its ruling -------------------------------------

topic-location = location: { $name }
topic-effect = card rule: { $name }
rules-location = **{ $name }** ({ $kind }): { $vp } VP for { $spaces } { $symbols }. { $nukes ->
    [0] No nukes
    [one] 1 nuke
   *[other] { $nukes } nukes
  } in the corner.

term-goal = Goal
term-goal-text = Claim locations. Whoever has the most VP at the end wins. On a tie, more cards win. If that’s level too, whoever plays later in the round wins.
term-turn = Turn
term-turn-text = Name an open card as your target and roll all ten dice. Then stop, or re-roll all Martians, as long as you dare. You have to roll at least once. Next turn you can name another target.
term-nuked = Nuked
term-nuked-text = Visible nukes are in the corners of all open cards and on the difficulty card. As soon as your dice show that many nukes, your turn is over. You lose what you rolled, but your tokens stay. This comes before any claim.
term-rerolling = Re-rolling
term-rerolling-text = Re-roll all your Martians or none of them. Ray guns and nukes stay. With no Martians left, your turn ends.
term-claiming = Claiming
term-claiming-text = Every die that shows the card’s symbol is one space. When your token and your dice together reach the last space, you get the card at once. That ends your turn. All tokens on it go back, and the next card is turned up. Extra symbols are lost.
term-tokens = Tokens
term-tokens-text = When you stop, your token on the target moves one space per matching symbol. A card can hold several players’ tokens. If someone else claims it, yours is worth nothing.
term-monuments = Monuments
term-monuments-text = Martians count there, so you can’t re-roll them: one roll, and the turn is over.
term-other-symbols = Cities with other symbols
term-other-symbols-text = Where Martians count, there’s only one roll, as at a monument. Where nukes count, they count for you and against you. Where the card wants two symbols, either one fills a space.
term-red-rules = Red rules
term-red-rules-text = They apply to everyone while the card is open, or happen when someone claims it. A ban beats a permission.
term-green-rules = Green rules
term-green-rules-text = They help whoever claimed the card, from their next turn to the end. You can ignore one for a turn.
term-difficulty = Difficulty card
term-difficulty-text = The easier side shows two nukes, the harder side one. The fewer visible nukes, the sooner you’re nuked.
term-ending = End of the game
term-ending-text = When a stack runs out, you finish the round, so that everyone has had the same number of turns. A bonus turn still counts.
term-stall = When nothing happens
term-stall-text = After three rounds without a claim or a moved token, other cards replace the open ones. Those go under their stacks. You can switch this off for a table.

# --- the picture and the text board ---------------------------------------------------------------------

board-round = Round { $round } · { $doing }
board-last-round = Last round · { $doing }
board-over = { $seat } wins with { $vp } VP
board-aims = { $seat } chooses a target
board-aims-again = { $seat } has a bonus turn
board-attacks = { $seat } attacks { $location }
board-uses = { $seat } uses { $location }
board-empty = empty
board-wanted = { $count } { $symbols }
board-wanted-either = { $count } of either
board-either = { $one } or { $other }
board-last-card = last card
board-below = { $count } more
board-difficulty-easy = Easier side
board-difficulty-hard = Harder side
board-nukes = nukes
board-of = of { $count }
board-risk = Cover them all and you’re nuked.
board-no-dice = No dice rolled yet.
board-last-roll = last roll
board-reached = space { $space } of { $spaces }
board-nuked = nuked!
board-vp = VP
board-nothing-claimed = nothing claimed yet

board-alt-card = { $location }: { $vp } VP for { $spaces } { $symbols }, { $nukes ->
    [0] no nukes
    [one] 1 nuke
   *[other] { $nukes } nukes
  } in the corner. Tokens: { $tokens }.
board-alt-player = { $seat }: { $vp } VP, { $count ->
    [one] 1 card
   *[other] { $count } cards
  }.
board-token = { $seat } on { $space }
board-no-tokens = none
board-claimed = { $location } ({ $vp })
board-claimed-rule = { $location } ({ $vp }, { $rule })
board-text-nukes = Visible nukes: { $visible }, { $nukes } of them on the difficulty card ({ $side }). You’re nuked at { $limit ->
    [one] 1 nuke
   *[other] { $limit } nukes
  }.
board-text-dice = { $seat } has rolled { dice-shown }.
board-text-last-dice = { $seat }’s last roll: { dice-shown }.
board-text-last-nuked = { $seat } was nuked with { dice-shown }.
board-text-empty = { $number }. This stack has run out.
board-text-card = { $number }. { $location } ({ $kind }), { $vp } VP for { $spaces } { $symbols }. { $nukes ->
    [0] No nukes
    [one] 1 nuke
   *[other] { $nukes } nukes
  } in the corner, { $below ->
    [0] no card
    [one] 1 card
   *[other] { $below } cards
  } below. Tokens: { $tokens }.
board-text-banned = You can’t target it right now.
board-text-rule = – { $name } ({ $colour }): { $text }
board-text-player = { $seat }, { $vp } VP{ $first ->
    [yes] , begins every round
   *[no] {""}
  }{ $count ->
    [0] , nothing claimed.
   *[other] : { $cards }.
  }

# --- the booklet ------------------------------------------------------------------------------------------

overview-turn-text =
    1. Choose one of the open cards as your target. It says which symbol it wants, and how many spaces it has.
    2. Roll all ten dice. Each has two nukes, two Martians and two ray guns.
    3. Too many nukes? Then you’re nuked: your turn is over, and you lose this roll.
    4. Every matching symbol is one space. If your token and your dice together reach the last space, you claim the card.
    5. If not, stop and move your token, or re-roll all Martians and hope. Where Martians count, there’s only one roll.
overview-winning-text = When one of the four stacks runs out, you finish the round. Then whoever has the most VP on claimed cards wins. On a tie, more cards win.
page-board-text =
    - You can attack the four cards at the top. The number in the star is what the card is worth in VP.
    - Below the picture are the symbol it wants and how many, then its spaces, the last one gold. A token shows the space its player has reached, in their colour and shape.
    - A yellow frame marks the target of this turn. A crossed-out picture can’t be a target now.
    - Red text is a rule for everyone while the card is open. Green text helps whoever claims it.
    - “2 more” at the foot of a card means that two cards are still below it. Each nuke sign is one nuke.
    - The strip below the row shows the nukes of the difficulty card and counts. “0 of 6” means that your nuke dice cover none of the six visible nukes yet. Cover them all and you’re nuked.
    - Then come the dice. Faded ones are the last roll of the turn before.
    - At the bottom are all players with their VP and the cards they’ve claimed, each with its VP. A tick means its green rule helps them. The flag marks the first player.

booklet-turn = Rolling the dice
booklet-cards = Claiming cards
booklet-special = Special rules
booklet-end = The end of the game
booklet-all-location = All locations
booklet-all-effect = What card rules do

# --- lessons: said once, before the first question of a kind ----------------------------------------------

lesson-choose-target = Choose a card to attack. Look at its VP, how many symbols it wants, and how far the tokens are. A short card you can finish soon often beats a big one that someone else is about to take.
lesson-bonus-turn = You’ve earned another whole turn, right now. It works like any other: choose a target, roll, and stop when it gets too hot. Best use: a card where your token is far along.
lesson-throw-dice = Too many nukes end your turn, the card’s symbol counts for you, and you can usually re-roll Martians. The button shows your odds. If one of your cards lets you set a die or ignore a rule, do it now.
lesson-face-nukes = Too many nukes, but one of your cards can save you. You can use it again next turn, so there’s rarely a reason not to.
lesson-take-target = You’ve reached the last space. Claiming the card ends your turn and scores its VP. All tokens on it go back.
lesson-go-on-or-stop = This is the heart of the game. *Stop* keeps what you have: your token moves up and stays. *Re-roll* rolls all Martians again, and new nukes can cost you this turn. Compare the risk with what you still need.
lesson-use-rule = A card lets you do something extra with tokens or open cards. You can also let it go. Look for the rival who’s closest to finishing a card.
guide-target = Each turn you attack one card. This one pays best for the turns it takes. You needn’t make it in one: your token stays where it stops.
guide-roll = Roll all your dice. { $nukes ->
    [only] On this card, a turn counts only if you get nuked. So nukes help you here.
    [also] Nukes are this card’s symbol, but too many still get you nuked.
   *[no] The card’s symbol helps you and nukes hurt you.
  } { $once ->
    [true] This card wants Martians, so you don’t roll them again: it’s one roll a turn.
   *[other] You can roll Martians again.
  }
guide-go-on-or-stop = { $nukes ->
    [only] On this card, a turn counts only if you get nuked. *Re-roll* can bring more nukes.
   *[other] *Stop* keeps what you have. *Re-roll* gets you further, or gets you nuked.
  } I’d choose this:

# --- pictures of the booklet ---

plate-claiming = Claiming a card. The red token is on space 2 of { $card }. Three ray guns take it to space 5, the last one. That claims the card and its VP.
plate-claiming-sum = Space 2 and 3 ray guns: space 5, the last. Claimed!
plate-nuked = Nuked. Two nukes on { $one }, one on { $other } and two on the difficulty card make five visible nukes. Five dice show nukes and cover them all: the turn is over, and the roll is lost.
plate-nuked-sum = 5 visible nukes, 5 on the dice: nuked!

## What an action is good for, in one sentence

reason-target = { $risk ->
    [0] { $vp } VP in about { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
      }, { $claim }% to claim it this turn.
   *[other] { $vp } VP in about { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
      }, { $claim }% to claim it this turn. Someone else could take it next ({ $risk }%).
  }
reason-stop = What you have is safe. If you keep rolling, it’s { $claim }% to claim and { $nuked }% to get nuked.
reason-roll = If you keep rolling, it’s { $claim }% to claim and { $nuked }% to get nuked.
reason-reroll = { $stake ->
    [nuked] On this card, a turn counts only if you get nuked.
    [nothing] Stopping now gains you nothing.
   *[space] Stopping leaves you on space { $space } of { $spaces }.
  }{ $more ->
    [0] {""}
    [one] {" "}Re-rolling can add 1 space.
   *[other] {" "}Re-rolling can add up to { $more } spaces.
  } { reason-roll }
reason-saved = As the dice are now, you’re nuked. { reason-roll }
reason-set-die = { $claim }% to claim this turn with this die set, { $plain }% without.
reason-switch = { $claim }% to claim { $location } this turn with these dice.
reason-remove = { $location }: that token needs { $left ->
    [one] 1 more space
   *[other] { $left } more spaces
  }.

# --- /rules: more topics -------------------------------------------------------------------------------

term-setup = Set-up
term-setup-text = There are four stacks, each with as many cards as there are players (three if there are two of you). The top card of each is open. Everyone has four tokens of their colour.
term-ties = Ties
term-ties-text = The most VP win. On a tie, the most claimed cards win. If that’s level too, whoever plays later in the round wins. There’s always exactly one winner.
term-open = What everyone sees
term-open-text = Claimed cards, VP, tokens, dice and the number of cards in each stack are open. Cards face down are hidden, and so are the cards left in the box.
term-chances = The percentages
term-chances-text = *Nuked* and *claim* are exact chances. *Now* is this roll. *In all* is the whole turn, if you keep rolling until it ends.
term-waiting = When time runs out
term-waiting-text = If you don’t answer, I pick the target nearest to a claim and roll. I use every rule that saves you from being nuked, claim if I can, and otherwise stop.

# --- /rules: rulings in small print, each with its number ----------------------------------------------

fine-term-setup =
    R01 · In the lobby you choose who begins, or it’s random. That player begins every round.
    R35 · Cards left in the box stay hidden all game.
    R37 · The box is for three to six players. Here two can play as well.
fine-term-turn =
    R02 · It’s ten dice against every target, unless a card changes the number.
    R42 · After a roll I ask once. If you answer with a later step, you skip the earlier ones.
    R43 · Where only one thing can happen, it happens by itself.
fine-term-nuked =
    R05 · Nukes stay for the whole turn and add up over re-rolls.
    R06 · Even a roll that would claim the card gets you nuked, if it brings enough nukes.
    R29 · If it takes more nukes than you have dice, you can’t be nuked.
    R39 · After a nuked turn, Las Vegas works first, then the Statue of Liberty, then Houston. Houston spares you if you gained a space.
fine-term-claiming =
    R22 · You can claim one card per turn, and another one in a bonus turn.
    R23 · In order: take the card, return tokens, turn up the next card, do what the red rule says.
    R24 · A new card’s nukes count from the next turn or bonus turn.
fine-term-tokens =
    R13 · Spaces run from 1 without gaps. The last one is the claim and never holds a token.
    R14 · Four tokens are always enough.
    R28 · Effects that push tokens stop one space short of the last.
fine-term-green-rules = R41 · Washington, Roswell, New Orleans and the Statue of Liberty work by themselves. If one is yours, you can switch it off when your turn begins.
fine-term-ending =
    R31 · The end starts with the last card of any stack. If the last player of a round claims it, the game is over at once.
    R33 · Without a legal target, you skip your turn.
    R50 · The VP shown during the game count the Gateway Arch as if the game ended now.
fine-term-stall = R49 · A bonus turn belongs to its round. If no card can go under its stack, the count starts again. After round 100 the game ends.
fine-term-chances = R51 · The odds assume you use Los Angeles and Atlanta, except against Las Vegas. They leave out a switch with San Jose.
fine-effect-reroll-nuke =
    R44 · Before a claim I only ask if the re-roll could change something.
    R45 · A rolled nuke and one you set are separate choices.
fine-effect-extra-turn = R46 · You take or skip the bonus turn when you’d name its target. The new card is already open then.
fine-effect-preset-die = R47 · Setting and rolling are one step, after the target is named.
fine-effect-advance-own-token = R48 · You can’t move a token that’s one space short of the last, and none goes on Phoenix. Las Vegas is fine.

# --- reports ---------------------------------------------------------------------------------------------------

honour-claim = 🏆 Biggest catch: { $location } for { $vp } VP ({ $seat }).
honour-rerolls = 🎲 Most dice re-rolled: { $seat } ({ $count }).
score-seat = { $seat } **{ $vp }** VP

# --- advice: a reason for each kind of action without one of its own ---

because-roll = You have to roll now.
because-decline = The rule would change nothing that helps you.
because-advance = That token is closest to a claim you can still make.
