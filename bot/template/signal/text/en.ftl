# The name of the game, and its goal in a sentence.
title-name = Signal
title-goal = Send your best cards: the first to reach the goal wins.

# Seats (`seat-<key>`), options of /new (`option-<name>`) and their choices.
seat-red = Red
seat-blue = Blue
seat-green = Green
seat-white = White
option-goal = Goal
goal-points = { $goal } points

# Names of ids, which sentences show.
card-name = the { $number }

# Actions: the kind on a button (`kind-<action>`), the whole action, and the question for each field (`slot-<field>`).
kind-send = Send a card
action-send = Send { $card }
kind-bury = Bury a card
action-bury = Bury { $card }
slot-card = Which card?

# Events: what is told. A private event is told to some players only.
event-sent = { $seat } sends { $card } and rolls { $face }: { $score } points.
event-buried = { $seat } buries a card.
event-drew = You draw { $cards }.

# Questions, refusals (`refusal-<tag>`, if the game has its own), and how a game ends.
decision-your-turn = { $seats }: which card?
outcome-goal = { $winners_count ->
    [one] { $winners } reaches the goal.
   *[other] { $winners } reach the goal.
  }
outcome-empty = The cards have run out: { $winners_count ->
    [one] { $winners } wins.
   *[other] { $winners } win together.
  }

# Slash commands (`verb-<name>`) and their options (`slot-<command>-<field>`).
verb-send-signal = Send a card
slot-send-signal-card = Which card to send
verb-bury-signal = Bury a card for a new one
slot-bury-signal-card = Which card to bury

# The board in words: a line for each field of the view that the title names.
view-scores = Points: { $value }.
view-goal = Goal: { $value }.
view-deck = Cards in the deck: { $value }.
hand-text = Your hand: { $cards }
