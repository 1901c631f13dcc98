# --- the board: words in the picture, in its description and on the board as text -------------------------

board-side-human = Humans
board-side-martian = Martians
board-turn = Round { $round } · { $side } to act
board-answering = Round { $round } · { $side } act, { $asked } answer
board-between = { $asked ->
    [""] Round { $round }
   *[other] Round { $round } · { $asked } decide
  }
board-over = { $winner } have won
board-drawn = A draw
board-goal = of { $target }
board-zones-held = zones
board-figures-left = left
board-side-heading = { $side }
board-side-passed = { $side } · passed
board-more = + { $count }
board-times = ×{ $count }
board-night = Dark: shots reach { $range }
board-waves = Reinforcements in round { $rounds }
board-key = Tick: has acted. Lying: frightened.

board-now = Now
board-this-turn = This turn
board-last-turn = Last turn
board-quiet = Nothing has happened yet.
board-fray-shoot = { $attacker } shoots at { $target }: { $dice } dice against { $against }, { $chance } % to kill
board-fray-fight = { $attacker } fights { $target }: { $dice } dice against { $against }, { $chance } % to kill
board-did-move = { $figure } moves { $way }
board-did-hit = { $figure } hits in { $at }
board-did-miss = { $figure } shoots at { $at } and misses
board-did-fight = { $figure } fights in { $at }
board-did-death = { $figure } falls in { $at }
board-did-blast = Blast in { $at }

board-hand = { $side }: { $count ->
    [one] one card
   *[other] { $count } cards
  } in hand
board-hand-empty = You hold no cards.
board-hand-line = { $id } **{ $name }** ({ $timing }): { $text }
board-timing-own-turn = In your own turn
board-timing-any-time = At any time

board-opening = { $scenario } { $state }.
board-text-points = { $score } of { $target } points
board-text-source = { $what } ×{ $count } = { $points }
board-text-score = { $side }: { $counted }, { $cards ->
    [one] one card
   *[other] { $cards } cards
  } in hand.
board-text-passed = { $side }: { $counted }, { $cards ->
    [one] one card
   *[other] { $cards } cards
  } in hand, passed.
board-text-figures = { $side } on the board: { $figures }.
board-text-waiting = { $side } to come: { $figures }.
board-text-dead = { $side } dead: { $figures }.
board-text-gone = { $side } off the board: { $figures }.
board-text-signs = Signs: > acts, ! frightened, * has acted, +n Heroics, $ loot, & mended weapon.
board-text-tokens = Loose in town: { $tokens }.
board-text-markers = Markers: { $markers }.
board-text-loot = The loot lies in { $at }.
board-text-uplink = The uplink stands in { $at }.
board-text-rows = { $side } support in play: { $rows }.
board-text-piles = { $deck } cards to draw, { $discard } discarded.
board-text-control = Zones: { $zones }.
board-text-walls = Walls: = # full, - ! low, . : rubble. M2 two Martians, H1 one human, * cover, ? marker.
board-text-cover = Cover: { $cover }.
board-text-zones = Zones: { $zones }.
board-text-exits = Exits: { $exits }.
board-text-entry = Entry over: { $squares }.

board-marker-hidden = face down
board-marker-creature = creature
board-marker-artefact = artefact
board-token-civilian = civilian
board-token-cattle = burning cattle
board-token-bug = mutant bug
board-cover-car = car
board-cover-wreck = wreck
board-cover-truck = truck
board-cover-ambulance = ambulance
board-cover-tree = tree
board-cover-hedge = hedge
board-cover-mailbox = mailbox
board-cover-bench = bench
board-cover-bin = bin
board-cover-barricade = barricade
