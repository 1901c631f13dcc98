title-name = Duel
title-goal = Strike where the other does not guard: whoever has enough points first wins.

seat-red = Red
seat-blue = Blue

option-goal = Goal
goal-points = { $goal ->
    [one] one point
   *[other] { $goal } points
  }

card-name = the { $number }
line-high = high
line-low = low

kind-swap = Swap
kind-keep = Keep
kind-aim = Aim
kind-peek = Peek
kind-burn = Burn
kind-strike = Strike
kind-parry = Parry
kind-yield = Let it pass

action-swap = Swap { $card }
action-keep = Keep the hand
action-aim = Aim { $line }
action-peek = Peek at the deck
action-burn = Burn a card
action-strike = Strike with { $card }
action-parry = Parry with { $card }
action-yield = Let it pass

slot-card = Which card?
slot-line = High or low?

event-dealt = { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
  }.
event-hand-gained = You draw { $cards }{ $cards_count ->
    [one] {""}
   *[other] , { $cards_count } in all
  }.
event-answered = { $seat } has chosen.
event-aimed = { $seat } aims { $line }.
event-peeked = On top of the deck lies { $card }.
event-burned = { $seat } burns { $card }.
event-struck = { $seat } strikes { $line } with { $card }.
event-parried = { $card_count ->
    [0] { $seat } does not parry.
   *[other] { $seat } parries with { $card }.
  }
event-resolved = The dice show { $faces }: { $winner_count ->
    [0] the stroke comes to nothing.
   *[other] { $winner } scores.
  }

decision-choose-swap = { $seats }: swap a card?
decision-choose-line = { $seats }: where do you aim?
decision-choose-card = { $seats }: strike { $line } with which card?
decision-may-parry = { $seats }: parry { $card }?

refusal-not-your-card = You do not hold { $card }.
refusal-not-now = Not now.
refusal-already-peeked = Once a turn is enough.

outcome-goal = { $winners } wins.
outcome-tired = Nobody wins: both are tired.

verb-strike = Strike at the other
slot-strike-line = Where to aim
slot-strike-card = Which card to strike with
slot-strike-then = Where to aim next

verb-count = Count the cards
slot-count-what = Which cards
count-deck = { $count } cards in the deck.
count-hand = { $count } cards in your hand.

order-which = Parry with which card?
order-how-strong = When the stroke is how strong?
order-least = at least { $least }
order-parry = parry a stroke of at least { $least } with { $card }

board-text = { $scores } of { $goal }, { $deck } cards in the deck.
hand-text = You hold { $cards }.
