# The words of the miniatures game.

# --- names ----------------------------------------------------------------------------------------------

title-name = Mars Attacks: The Miniatures Game
title-goal = Humans and Martians fight over a ruined town. On your turn, two of your figures move, shoot or fight. Or one does, and you play a card. The first side with 8 points wins, unless the scenario says otherwise.
title-about = { $goal }
    > *{ $scene }*
    { $scenario }

seat-human = Humans
    .gender = mp
seat-martian = Martians
    .gender = mp

profile-us-sergeant = Sergeant
profile-us-missile = missile launcher
profile-us-lmg = LMG
profile-us-carbine = carbine
profile-martian-commander = commander
profile-martian-freeze = freeze ray
profile-martian-grunt = grunt
profile-general-tor = General Tor
profile-buddy = Buddy
profile-brandi = Brandi
profile-deke = Deke
profile-joe = Joe
profile-eva = Eva
profile-ashley = Ashley
profile-troy = Troy
profile-phil = Phil
profile-edwyn = Edwyn
profile-beta-martian = grunt
profile-beta-us-soldier = soldier
profile-beta-eva = Eva
profile-beta-troy = Troy
profile-beta-sergeant = Sergeant

scenario-final-01 = The Invaders Are Here!
scenario-final-02 = The Front Line
scenario-final-03 = There Are Too Many!
scenario-final-04 = Careful
scenario-final-05 = Chaos
scenario-final-06 = Rebel Ambush
scenario-final-07 = Collect Call
scenario-final-08 = You Keep What You Steal
scenario-final-09 = Take That!
scenario-final-10 = Civil Resistance
scenario-beta-01 = Who’s There?
scenario-beta-03 = Protect and Serve

effect-b-peace = We Come in Peace
effect-b-peace-text = One extra die for a Martian’s shot.
effect-b-slippery = Small and Slippery
effect-b-slippery-text = One extra die when a Martian has to survive.
effect-b-friends = We Are Your Friends
effect-b-friends-text = One extra die for a Martian in a fight.
effect-b-mind-control = Mind Control
effect-b-mind-control-text = Trigger one of the Humans’ support rows as if it were yours. Then discard the row.
effect-b-death-ray = Death Ray
effect-b-death-ray-text = Support: 6 dice at 3+ on one square. 1 card: nothing. 2: you choose row or column. 3: the square.
effect-b-cunning = Alien Cunning
effect-b-cunning-text = Move one of your figures 1 square, even if it has been activated.
effect-b-ever-more = Ever More
effect-b-ever-more-text = A dead Martian comes back on your deployment squares and shoots or moves 1 square.
effect-b-stun-ray = Paralysing Ray
effect-b-stun-ray-text = Support: a blast. Anyone who fails a Survive check counts as activated. 1 card: nothing. 2: you choose row or column. 3: the square.
effect-b-artillery = Artillery Strike
effect-b-artillery-text = Support: 5 dice at 5+ on a square and all around it. 1 card: nothing. 2: you choose row or column. 3: the square.
effect-b-splat = Splat!
effect-b-splat-text = One die fewer when a Martian has to survive.
effect-b-ingenuity = Human Ingenuity
effect-b-ingenuity-text = One extra die when a Human shoots, fights or has to survive.
effect-b-strafing = Strafing Run
effect-b-strafing-text = Support: 3 dice at 4+ on 4 squares in a line. 1 card: nothing. 2: you choose row or column and direction. 3: square and direction.
effect-b-cute = Isn’t It Cute?
effect-b-cute-text = One Martian counts as activated.
effect-b-argument = Argument
effect-b-argument-text = Two Martians in one square count as activated. At least one must not have acted yet.
effect-b-stealth = Stealth
effect-b-stealth-text = Move one of your figures 1 square, even if it has been activated.
effect-b-lucky = Lucky Escape
effect-b-lucky-text = A Human who would die survives.
effect-b-jammed = Jammed
effect-b-jammed-text = Discard one card from an enemy support row, even one they’re just adding or triggering.
effect-b-barrage = Suppressing Barrage
effect-b-barrage-text = Support: a blast. Anyone who fails a Survive check is frightened. 1 card: you choose row or column. 2: the square. No third.
effect-f-peace = We Come in Peace
effect-f-peace-text = One extra die for a Martian’s shot.
effect-f-slippery = Small and Slippery
effect-f-slippery-text = One extra die when a Martian has to survive.
effect-f-friends = We Are Your Friends
effect-f-friends-text = One extra die for a Martian in a fight.
effect-f-mind-control = Mind Control
effect-f-mind-control-text = Trigger one of the Humans’ support rows as if it were yours. Then discard the row.
effect-f-heat-ray = Heat Ray
effect-f-heat-ray-text = Support: 6 dice at 3+ on one square. 1 card: random. 2: you choose row or column. 3: the square.
effect-f-cunning = Alien Cunning
effect-f-cunning-text = Move one of your figures 1 square, even if it has been activated.
effect-f-reinforcements = Reinforcements Arrive
effect-f-reinforcements-text = A dead Martian soldier comes back on your deployment squares and shoots or moves 1 square.
effect-f-stun-ray = Paralysing Ray
effect-f-stun-ray-text = Support: a blast. Anyone who fails a Survive check counts as activated. 1 card: random. 2: you choose row or column. 3: the square.
effect-f-giant-robot = Giant Robot
effect-f-giant-robot-text = Support. 1 card: random blast, may frighten. 2: 4 dice at 5+ in a line, choose row or column and direction. 3: 5 dice at 4+, also choose the square.
effect-f-brazen = Brazen
effect-f-brazen-text = Lasting: nobody gets the clear-sight die against Martians.
effect-f-target-lock = Target Lock
effect-f-target-lock-text = For this shot, partial sight counts as clear.
effect-f-artillery = Artillery Strike
effect-f-artillery-text = Support: 5 dice at 5+ on a square and all around it. 1 card: random. 2: you choose row or column. 3: the square.
effect-f-splat = Splat!
effect-f-splat-text = One die fewer when a Martian has to survive.
effect-f-ingenuity = Human Ingenuity
effect-f-ingenuity-text = One extra die when a Human shoots, fights or has to survive.
effect-f-strafing = Strafing Run
effect-f-strafing-text = Support: 3 dice at 4+ from a square to the edge. 1 card: random. 2: you choose row or column and direction. 3: square and direction.
effect-f-cute = Isn’t It Cute?
effect-f-cute-text = One Martian counts as activated.
effect-f-argument = Argument
effect-f-argument-text = Two Martians in one square count as activated. At least one must not have acted yet.
effect-f-stealth = Stealth
effect-f-stealth-text = Move one of your figures 1 square, even if it has been activated.
effect-f-lucky = Lucky Escape
effect-f-lucky-text = A Human who would die survives.
effect-f-jammed = Jammed
effect-f-jammed-text = Discard one card from an enemy support row, even one they’re just adding or triggering.
effect-f-barrage = Suppressing Barrage
effect-f-barrage-text = Support: a blast. Anyone who fails a Survive check is frightened. 1 card: you choose row or column. 2: the square. No third.
effect-f-take-cover = Take Cover!
effect-f-take-cover-text = When enemy support strikes your figures in one square, they ignore it, but are frightened.
effect-f-rally = Pull Yourselves Together!
effect-f-rally-text = Up to three frightened Humans in the active figure’s square stand up.
effect-f-grenade = Grenade!
effect-f-grenade-text = The active figure attacks everyone in a visible adjacent square with none of your figures in it: 4 dice at 5+.
effect-f-observer = Forward Observer
effect-f-observer-text = Lasting: when chance decides part of where your support strikes, you can re-roll that die once.

happening-fe1 = Flying Car
happening-fe2 = Stray Shot
happening-fe3 = Keep Your Heads Down
happening-fe4 = Barbecue on the Hoof
happening-fe5 = Terror in the Streets!
happening-fe6 = Wings of Death
happening-fe7 = Rubble
happening-fe8 = Blackout
happening-fe9 = Hidden Stash
happening-be1 = Flying Car
happening-be2 = Stray Shot
happening-be3 = Keep Your Heads Down
happening-be4 = Barbecue on the Hoof
happening-be5 = Terror in the Streets!
happening-be6 = Wings of Death

score-kill-shot = kills by shooting
score-kill-fight = kills in fights
score-kill = enemies killed
score-kill-eva-troy = Eva or Troy killed
score-kill-sergeant = sergeant killed
score-kill-commander = commanders killed
score-kill-grunts = grunts killed (1 point per two)
score-kill-deke = Deke killed
score-kill-specialist = sergeant, missile or LMG killed
score-kill-ashley-phil = Ashley or Phil killed
score-kill-tor = General Tor killed
score-kill-hero = heroes killed
score-kill-soldier = soldiers killed
score-kill-joe = Joe killed
score-kill-edwyn = Edwyn killed
score-kill-by-edwyn = soldiers killed by Edwyn
score-artefacts = artefacts (the first scores 0)
score-creatures = creatures (the first scores 0)
score-leave = got away
score-loot = loot carried off
score-uplink = the call went through

zone-red = the red zone
zone-blue = the blue zone
zone-green = the green zone
zone-violet = the violet square
zone-black = the vault
zone-red-a = red zone A
zone-red-b = red zone B
zone-red-nw = the north-west zone
zone-red-ne = the north-east zone
zone-red-sw = the south-west zone
zone-red-se = the south-east zone

side-human = Humans
side-martian = Martians
marker-creature = a creature
    .collectors = Martians
marker-artefact = an artefact
    .collectors = Humans
token-civilian = a civilian
token-cattle = the burning cattle
token-bug = the mutant bug
direction-n = north
direction-e = east
direction-s = south
direction-w = west
direction-ne = north-east
direction-se = south-east
direction-sw = south-west
direction-nw = north-west
quarters-0 = as printed
quarters-1 = turned a quarter clockwise
quarters-2 = upside down
quarters-3 = turned a quarter anticlockwise
ruin-house = house
ruin-shop = shop
ruin-wall = wall
site-name = { $at }–{ $to }
card-both = { $human } / { $martian }

# --- opening a table ------------------------------------------------------------------------------------

option-scenario = Scenario
option-ruins = Ruins: as drawn, built by the Humans, or random
option-terrain = Ruins and cover from
option-turn-map = The Martian player can rotate the map
option-night = Night, if the scenario lets you choose
ruins-drawn = as drawn
ruins-build = build them
ruins-lot = random
choice-scenario = { $number }. { $name } ({ $rules ->
    [beta] beta rules
   *[final] final rules
  })

# --- what a player may say ------------------------------------------------------------------------------

kind-orient = Rotate the map
kind-build = Build
kind-build-rest = Place the rest
kind-recruit = Choose a hero
kind-deploy = Place
kind-deploy-rest = Deploy for me
kind-agree-to-draw = Call it a draw
kind-play-on = Play on
kind-take-command = Use Authority
kind-call-up = Bring back
kind-activate = Activate
kind-play-card = Play a card
kind-trigger = Trigger support
kind-decline = No
kind-end-turn = End turn
kind-pass = Pass
kind-move = Move
kind-leave = Leave the board
kind-shoot = Shoot
kind-aim-and-shoot = Aim and shoot
kind-freeze = Freeze!
kind-cover-with-fire = Covering fire
kind-fight = Fight
kind-hunt-down = Hunt the bug
kind-stand-up = Stand up
kind-do-more = Heroics: extra action
kind-lead = Heroics: lead
kind-uplink = Make the call
kind-finish = Done
kind-stand-in = Step forward
kind-defend = Defend
kind-mend = Repair
kind-roll-again = Roll again
kind-fly = Steer
kind-discard = Discard
kind-draw = Draw

slot-quarters = Which way up is the map?
slot-site = Where does it go?
slot-facing = Which way does it open?
slot-profile = Which hero?
slot-at = Which square?
slot-figure = Which figure?
slot-other = And which other?
slot-card = Which card?
slot-row = Which row of cards?
slot-row-none = A new row
slot-jams = Against which row of cards?
slot-column = Which column?
slot-column-none = A row of the board
slot-rank = Which row of the board?
slot-rank-none = The whole column
slot-direction = Which way?
slot-to = Where to?
slot-over = Over which edge?
slot-target = Who do you attack?
slot-weapon = With which weapon?
slot-aim = Aim first?
slot-squares = Which squares?
slot-bug = Which bug?
slot-centre = Around which square?
slot-stance = Fight back or dodge?

action-orient = use the map { $quarters }
action-build = build it on { $site }, open to the { $facing }
action-build-rest = place the rest for me
action-recruit = choose { $profile }
action-deploy = place it in { $at }
action-deploy-rest = deploy the rest for me
action-agree-to-draw = call it a draw
action-play-on = play on
action-take-command = { $figure } takes command
action-call-up = bring back { $figure }
action-activate = activate { $figure }
action-play-card = play { $card }{ $figure_count ->
    [0] {""}
   *[other] {" "}on { $figure }
  }{ $other_count ->
    [0] {""}
   *[other] {" "}and { $other }
  }{ $at_count ->
    [0] {""}
   *[other] {" "}at { $at }
  }{ $row_count ->
    [0] {""}
   *[other] {" "}into row { $row }
  }{ $jams_count ->
    [0] {""}
   *[other] {" "}against row { $jams }
  }
action-trigger = trigger row { $row }{ $column_count ->
    [0] { $rank_count ->
        [0] {""}
       *[other] {" "}along row { $rank } of the board
      }
   *[other] { $rank_count ->
        [0] {" "}along column { $column }
       *[other] {" "}on { $column }{ $rank }
      }
  }{ $direction_count ->
    [0] {""}
   *[other] , towards the { $direction }
  }
row-name = { $number }, { $effect } ×{ $size }
action-decline = no
action-end-turn = end the turn
action-pass = pass for this round
action-move = move to { $to }
action-leave = leave the board over the { $over } edge
action-shoot = shoot at { $target }{ $weapon ->
    [disintegrator] {" "}with the disintegrator
    [freeze_pistol] {" "}with the freeze pistol
   *[own] {""}
  }
action-aim-and-shoot = aim and shoot at { $target }{ $weapon ->
    [disintegrator] {" "}with the disintegrator
    [freeze_pistol] {" "}with the freeze pistol
   *[own] {""}
  }
action-freeze = { $aim ->
    [true] aim and freeze everyone in { $at }
   *[other] freeze everyone in { $at }
  }
action-cover-with-fire = lay covering fire on { $squares }
action-fight = fight { $target }
action-hunt-down = { $aim ->
    [true] aim and shoot at { $bug }
   *[other] attack { $bug }
  }
action-stand-up = stand up
action-do-more = spend Heroics on one more move, shot or fight
action-lead = { $centre_count ->
    [0] spend Heroics and lead others
   *[other] spend Heroics and lead others near { $centre }
  }
action-uplink = spend Heroics and make the call
action-finish = end this activation
action-stand-in = { $figure } steps forward
action-defend = { $stance ->
    [fight] fight back
   *[dodge] dodge
  }
action-mend = repair the artefact
action-roll-again = re-roll that die
action-fly = let it crash towards the { $direction }
action-discard = discard { $card }
action-draw = keep the rest and draw

# --- what the game asks ---------------------------------------------------------------------------------

decision-orient-map = { $seats }: which way up is the map?
decision-build-ruins = { $seats }: build a { $ruin } ({ $left } left).
decision-recruit-hero = { $seats }: choose { $left ->
    [one] a hero
   *[other] { $left } heroes
  }.
decision-deploy-figure = { $seats }: place { $figure } ({ $left } left).
decision-call-draw = { $seats }: nothing has happened for { $quiet } rounds. Call it a draw?
decision-use-authority = { $seats }: use Authority to go first in round { $round }?
decision-call-up-soldiers = { $seats }: { $left ->
    [one] bring back a fallen figure
   *[other] bring back up to { $left } fallen figures
  } this round.
decision-take-turn = { $seats }: { $begun ->
    [true] { $figures ->
        [0] play a card, or end your turn.
       *[other] { $cards ->
            [0] activate a figure now.
           *[other] activate a second figure, play a card, or end your turn.
          }
      }
   *[other] { $figures ->
        [0] all your figures have acted. Play up to two cards, or pass.
       *[other] activate two figures, or activate one and play a card.
      }
  }
decision-choose-action = { $seats }: what does { $figure } do?
decision-choose-opponent = { $seats }: who does { $figure } fight?
decision-choose-follower = { $seats }: who follows { $leader }? (up to { $left })
decision-move-freely = { $seats }: where does { $figure } go?
decision-shoot-again = { $seats }: { $figure } keeps firing. Who’s next in { $at }?
decision-mend-or-score = { $seats }: does { $figure } repair the artefact instead of scoring it?
decision-aim-row = { $seats }: where does your support strike?
decision-steer-car = { $seats }: which way does the car crash?
decision-feed-bug = { $seats }: who does the bug attack in { $at }?
decision-refill-hand = { $seats }: discard any cards you like, then draw up to four.
decision-choose-brave = { $seats }: { $attacker } attacks { $at }. Which brave figure steps forward?
decision-choose-stance = { $seats }: does { $figure } fight back ({ $chance_fight }% to die) or dodge ({ $chance_dodge }%)?
decision-before-test = { $seats }: play a card before the roll? { $attacker } against { $target }, { $chance }% to kill.
decision-before-hunt = { $seats }: play a card before { $attacker } attacks the bug? { $chance }% to kill.
decision-before-death = { $seats }: { $figure } is about to die. Play a card?
decision-before-support = { $seats }: the enemy is using { $effect }. Play a card against it?
decision-before-strike = { $seats }: { $effect } strikes { $at }. Play a card?
decision-before-placement = { $seats }: your support would strike { $at }. Re-roll?

# --- what happened --------------------------------------------------------------------------------------

roll-attack = { $needs ->
    [0] rolls { $faces }
   *[other] needs { $needs }+: { $faces }
  }
roll-save = { $needs ->
    [0] with { $faces }
   *[other] on { $needs }+: { $faces }
  }{ $armour ->
    [0] {""}
   *[other] {" "}and { $armour } for armour
  }

event-game-began = **{ $scenario }**
event-ruins-drawn = I’ve placed the ruins at random. Both ends of the town are alike.
event-ruin-built = A { $ruin } stands on { $site }, open to the { $facing }.
event-rest-built = { $count ->
    [one] One more ruin stands.
   *[other] { $count } more ruins stand.
  }
event-no-room-for-ruin = There’s no room for the { $ruin }. It stays in the box.
event-map-turned = The map is { $quarters }.
event-hero-recruited = { $profile } joins the { $side }.
event-deployed = { $figure } deploys in { $at }.
event-took-positions = Deployed: { $posts }.
story-post = { $figures } in **{ $at }**
event-first-player-rolled = The die shows { $face }: the { $side } go first.
event-round-began = **Round { $round }.** The { $side } go first.
event-draw-offered = The { $side } offer a draw.
event-draw-declined = The { $side } play on.
event-command-taken = { $figure } takes command (Heroics left: { $heroics }).
event-commands-cancelled = Both sides take command, so nothing changes.
event-called-up = { $figure } is back.
event-were-called-up = Back in the fight: { $figures }.
event-turn-began = It’s the **{ $side }’** turn.
event-side-passed = The { $side } pass for this round.
event-round-ended = Round { $round } is over.
event-zone-taken = 🚩 The { $side } take { $zone }!
event-scored = ⭐ { $side } +{ $vp }: { $key }. Total: **{ $total }**.
event-gained = ⭐ { $side } +{ $vp } (**{ $total }**).
event-game-ended = { $side_count ->
    [0] Nobody wins. The ruins do.
   *[other] { $side ->
        [Martians] 🏁 Ack! Ack ack! The Martians win.
       *[other] 🏁 The { $side } win. Earth lives to see the sequel.
      }
  }
event-activated = { $figure } acts.
event-waited = { $figure } stays put.
event-followed = { $figure } follows { $leader }.
event-led = { $leader } leads others on (Heroics left: { $heroics }).
event-moved = { $figure } moves from { $start } to { $to }.
event-walked = { $figure } moves from { $start } via { $over } to { $to }.
event-came-in = { $figure } enters at { $at } and moves to { $to }.
event-looked-round = { $figure } shifts position in { $at }.
event-entered = { $figure } enters at { $at }.
event-left-board = { $figure } leaves the board from { $at }.
event-stood = { $figure } stands up.
event-brave-stood-in = { $figure } bravely steps forward.
event-stance-taken = { $figure } { $stance ->
    [fight] fights back
   *[dodge] dodges
  }.
event-shot-fired = { $aim ->
    [true] { $attacker } aims and shoots
   *[other] { $attacker } shoots
  } { $target } ({ $at }, { $sight ->
    [clear] clear sight
   *[other] partial sight
  }), { $dice }, { $hits ->
    [one] **1** hit
   *[other] **{ $hits }** hits
  }. { $target } saves { $answer }, { $saves ->
    [one] **1** save
   *[other] **{ $saves }** saves
  }. { $fate ->
    [killed] **Hit!**
    [saved_by_armour] Only armour saves { $target }, who’s now frightened.
   *[other] { $hits ->
        [0] Missed.
       *[other] { $target } is unharmed.
    }
  }
event-fight-fought = { $attacker } fights { $target } ({ $at }), { $dice }, { $hits ->
    [one] **1** hit
   *[other] **{ $hits }** hits
  }. { $target } { $stance ->
    [fight] fights back
   *[dodge] dodges
  } { $answer }, { $saves ->
    [one] **1** success
   *[other] **{ $saves }** successes
  }. { $fate ->
    [killed] **{ $target } is hit!**
    [struck_back] **{ $attacker } is hit!**
   *[other] Nobody is hurt.
  }
event-covered-with-fire = { $figure } lays covering fire on { $squares }.
event-fright-tested = { $figure } rolls { $face } (needs 5+) { $frightened ->
    [true] and is frightened
   *[other] and keeps calm
  }.
event-nerves-tested = { $lost_count ->
    [0] All keep calm (5+): { $held }.
   *[other] Frightened (below 5): { $lost }.{ $held_count ->
        [0] {""}
       *[other] {" "}Calm: { $held }.
      }
  }
story-throw = { $figure } { $face }{ $needs ->
    [0] {""}
   *[other] {" "}(needs { $needs }+)
  }
event-was-frightened = { $figure } is frightened.
event-was-frozen = { $figure } can’t act any more this round.
event-killed = 💀 { $figure } dies in { $at }.
event-died = 💀 { $figure } dies.
event-heroics-saved = Heroics save { $figure } ({ $heroics } left).
event-did-more = { $figure } takes an extra action (Heroics left: { $heroics }).
event-heroics-gained = Revenge! { $figure } gains a Heroics point for this turn.
event-rescued = { $figure } gets away with it!
event-joined-reserve = { $figure } joins the reserve and will be back.
event-returned = { $figure } is back, in { $at }.
event-uplink-made = 📡 { $figure } makes the call! Collect, of course.
event-marker-revealed = { $figure } turns over { $marker } in { $at }. Only the { $marker_collectors } score those, so it stays there, face up.
event-marker-taken = { $figure } takes { $marker } in { $at }.
event-took-first = { $figure } takes { $marker } in { $at }. The first one scores nothing. Each one after that scores 1 point.
event-loot-taken = { $figure } takes the loot.
event-loot-dropped = The loot drops in { $at }.
event-mended = { $figure } tinkers and rolls { $face }: { $weapon ->
    [disintegrator] a disintegrator
    [freeze_pistol] a freeze pistol
   *[other] a useless communicator
  }.
event-hand-dealt = Your hand: { $cards }.
event-cards-drawn = The { $side } draw { $count ->
    [one] a card
   *[other] { $count } cards
  }.
event-hand-gained = You draw { $cards }.
event-cards-discarded = The { $side } discard { $cards }.
event-deck-shuffled = The discards become the new draw pile.
event-card-played = 🃏 The { $side } play *{ $effect }*.
event-row-built = 🃏 The { $side } play *{ $effect }* as support (row of { $size }).
event-row-jammed = Jammed! { $size ->
    [0] The { $side } lose *{ $effect }*.
    [one] The { $side } have one *{ $effect }* card left.
   *[other] The { $side } have { $size } *{ $effect }* cards left.
  }
event-row-triggered = 💥 The { $side } trigger *{ $effect }*{ $size ->
    [1] {""}
   *[other] {" "}×{ $size }
  }!
event-die-rerolled = The { $side } re-roll: { $face }.
event-struck = It strikes { $at }{ $dice_count ->
    [0] .
   *[other] , { $dice }, { $hits ->
        [one] **1** hit
       *[other] **{ $hits }** hits
      }.
  }
event-came-down = It strikes { $blows }.
story-blow = **{ $at }**, { $dice }, { $hits ->
    [one] **1** hit
   *[other] **{ $hits }** hits
  }{ $count ->
    [0] {""}
   *[other] {" "}({ $answers })
  }
story-answer = { $figure } saves { $answer }, { $saves ->
    [one] **1** save
   *[other] **{ $saves }** saves
  }: { $fate ->
    [killed] **hit!**
    [saved_by_armour] saved by armour, frightened
   *[other] unharmed
  }
event-endured = { $figure } saves { $answer }, { $saves ->
    [one] **1** save
   *[other] **{ $saves }** saves
  }: { $fate ->
    [killed] **hit!**
    [saved_by_armour] saved by armour, but frightened.
   *[other] unharmed.
  }
event-checked = { $figure } rolls { $face } to survive{ $needs ->
    [0] {""}
   *[other] {" "}(needs { $needs }+)
  }.
event-survival-checked = { $frightened_count ->
    [0] {""}
   *[other] Frightened: { $frightened }.{" "}
  }{ $stunned_count ->
    [0] {""}
   *[other] Out for this round: { $stunned }.{" "}
  }{ $unharmed_count ->
    [0] {""}
   *[other] Unharmed: { $unharmed }.
  }
event-covered = Everyone in { $at } takes cover.
event-event-drawn = ⚡ The { $side } draw an event: *{ $event }*.
event-nothing-happened = Nothing happens. Suspicious.
event-car-landed = A car crashes in { $at } and skids { $direction }.
event-wreck-left = Its burning wreck stays in { $at } and blocks the view.
event-token-came = Out of nowhere: { $token } in { $at }!
event-token-moved = On the loose: { $token }, from { $start } to { $to }.
event-token-left = Gone from { $at }: { $token }.
event-civilian-taken = The { $side } pick up the civilian in { $at }.
event-civilian-killed = The civilian in { $at } dies.
event-bug-attacked = The mutant bug attacks { $figure } ({ $at }), { $dice }, { $hits ->
    [one] **1** hit
   *[other] **{ $hits }** hits
  }. { $figure } { $stance ->
    [fight] fights back
   *[dodge] dodges
  } { $answer }, { $saves ->
    [one] **1** success
   *[other] **{ $saves }** successes
  }.
event-bug-killed = The mutant bug in { $at } is dead.
event-bug-carried = The bug carries { $figure } off to { $to }.
event-bug-hunted = { $figure } attacks the bug, { $dice }, { $hits ->
    [one] **1** hit
   *[other] **{ $hits }** hits
  }. The bug saves { $answer }, { $saves ->
    [one] **1** save
   *[other] **{ $saves }** saves
  }.
event-walls-collapsed = Walls collapse around { $at }.
event-went-dark = The lights go out. Until the end of round { $round }, nobody shoots farther than 3 squares.
event-stash-hidden = Something is hidden in { $at }.

# --- why not --------------------------------------------------------------------------------------------

refusal-no-such-figure = There’s no figure called “{ $typed }”. { try-instead }
refusal-not-yours = { $figure } isn’t yours. { try-instead }
refusal-not-on-board = { $figure } isn’t on the board. { try-instead }
refusal-is-a-friend = { $figure } is on your own side. { try-instead }
refusal-already-activated = You’ve already activated { $figure } this round. { try-instead }
refusal-bound-to-figure = You can’t do that yet: your card or Authority was for { $figure }. Activate { $figure } first.
refusal-reserve-first = Figures from the reserve come first. Activate { $figure }.
refusal-must-activate-somebody = You can’t stop yet. Activate at least one figure, even if it does nothing. { try-instead }
refusal-is-frightened = { $figure } is frightened. Stand the figure up first.
refusal-not-frightened = { $figure } is already standing. Choose another action.
refusal-must-fight = { $figure } has to fight: an enemy who isn’t frightened shares the square. { try-instead }
refusal-must-enter = { $figure } has to enter the board first. { try-instead }
refusal-held-by-enemies = { $figure } can’t leave: an enemy who isn’t frightened shares the square. Fight first. { try-instead }
refusal-too-far = { $figure } can’t reach { $at }. { try-instead }
refusal-no-moves-left = { $figure } can’t move any further in this activation. Choose another action, or end the activation.
refusal-has-acted = { $figure } has done too much for that in this activation. Choose another action, or end the activation.
refusal-cannot-aim = { $figure } can’t aim with this weapon. Shoot without aiming.
refusal-wall-in-the-way = A full wall stops { $figure } on the way to { $at }. { try-instead }
refusal-square-is-full = { $at } is full: a square holds six figures. { try-instead }
refusal-too-far-from-partner = { $figure } won’t go more than one square away from the other lover. { try-instead }
refusal-no-exit-here = { $figure } can’t leave the board from here. Move to an exit first.
refusal-has-no-weapon = { $figure } doesn’t have that weapon. Choose another one, or move in and fight.
refusal-enemy-too-close = { $figure } can’t shoot with an enemy in the same square. Fight instead. { try-instead }
refusal-out-of-reach = { $at } is out of reach: { $figure } shoots { $reach }. { try-instead }
shot-reach = { $nearest } to { $farthest } squares
shot-reach-exact = exactly { $squares } squares
refusal-friends-in-the-way = { $figure } can’t shoot into { $at }: your own figures are there. { try-instead }
refusal-not-seen = { $figure } can’t see { $target } in { $at }. { try-instead }
refusal-not-in-square = { $target } isn’t in the same square as { $figure }. Move there first, then fight.
refusal-brave-in-front = Brave figures in { $at } step in front. Choose { $figure } instead. Their owner decides which brave figure takes the attack.
refusal-lacks-skill = { $figure } doesn’t have that skill. Choose another action.
refusal-no-heroics-left = { $figure } has no Heroics points left, or nobody to use them on. Choose another action.
refusal-squares-not-linked = Covering fire hits up to three squares in a chain, each with a target. Choose squares that touch.
refusal-not-outside = You can’t place a figure in { $at }. { try-instead }
refusal-empty-squares-first = Every square in the zone needs a figure first. Choose one that’s still empty: { $squares }.
refusal-not-a-square = “{ $typed }” isn’t a square. Choose one from A1 to H8.
refusal-no-such-card = There’s no card called “{ $typed }”. Pick one from the list.
refusal-not-in-hand = You don’t hold { $card }. { try-instead }
refusal-no-card-left = You can’t play another card this turn. Activate a figure, or end your turn.
refusal-card-does-not-fit = { $card } would do nothing now, or nothing to that target. { try-instead }
refusal-already-carded = You’ve already played a card on { $figure } this round. Choose another figure.
refusal-row-not-ready = You can’t trigger that row: someone added a card this turn, or it’s too short to do anything. Add a card, or wait a turn.

# --- the end --------------------------------------------------------------------------------------------

outcome-points = Victory for { $winners_gender ->
    [mp] the { $winners }
   *[other] { $winners }
  }, on points.
outcome-elimination = Victory for { $winners_gender ->
    [mp] the { $winners }
   *[other] { $winners }
  }: nobody else is left standing.
outcome-last-but-one = Victory for { $winners_gender ->
    [mp] the { $winners }
   *[other] { $winners }
  }: the enemy is down to a single figure.
outcome-stand-off = A stand-off, and everyone agrees: a draw.
outcome-both-broken = Both sides are broken: a draw.
outcome-control = Victory for { $winners_gender ->
    [mp] the { $winners }
   *[other] { $winners }
  }, with four of the five zones.

# --- commands -------------------------------------------------------------------------------------------

verb-move = Move a figure
slot-move-figure = The figure that moves
slot-move-to = Where it moves
slot-move-then = What it does there, if it still can
verb-shoot = Shoot at an enemy
slot-shoot-figure = The figure that shoots
slot-shoot-target = The enemy it shoots at
slot-shoot-aim = Aim first, without moving
slot-shoot-card = A card to play before the roll
slot-shoot-then = Where it moves afterwards, if it still can
verb-fight = Fight an enemy (moves there if necessary)
slot-fight-figure = The figure that fights
slot-fight-target = The enemy it fights
slot-fight-card = A card to play before the roll
verb-card = Play a card
slot-card-card = The card, and on what
verb-pass = End your turn, pass, or don’t react
verb-odds = Show the exact chances of a shot or a fight
slot-odds-figure = Who attacks
slot-odds-target = Who they attack
aim-yes = aim first
aim-no = don’t aim
# Whole activations in one list each; the list is closed, and this stands in its place.
whole-move-shoot = Move, then shoot …
whole-shoot-move = Shoot, then move …
whole-move-twice = Move two squares …
whole-stand-up = Stand up, then …
whole-with-card = Attack with a card …
whole-ends-with-card = with { $card }
choice-then-shoot = then shoot at { $target } ({ $who })
choice-then-move = then move to { $at }
choice-square = { $at }{ $steps ->
    [1] , one step
   *[other] , two steps
  }
choice-off-board = off the board
hint-kill = { $chance }% to kill
hint-shot = { $at }, { $odds }
hint-swayed = { $before } → { $after }% to kill
hint-swayed-own = { $before } → { $after }% to kill · instead of a second figure
hint-support = for your support row, to trigger later
hint-other-half = for them: { $effect }
hint-place = { $at }{ $frightened ->
    [true] , frightened
   *[other] {""}
  }
hint-fight = { $chance }% to kill, { $risk }% to die if it fights back
hint-figure = { $profile }, { $at }{ $frightened ->
    [true] , frightened
   *[other] {""}
  }
hint-outside = { $profile }, not on the board yet
hint-hero = { $shoots ->
    [true] shoots { $shoot }+ up to { $reach } squares,{" "}
   *[other] {""}
  }fights { $fight }+, survives { $survive }+{ $skill_count ->
    [0] {""}
   *[other] {" "}· { $skills }
  }
hint-risk = { $chance }% to die
hint-clash = { $count ->
    [one] starts a fight
   *[other] starts a fight ({ $count } enemies)
  }
hint-marker = { $kind ->
    [hidden] face-down marker
    [creature] creature
   *[artefact] artefact
  }
hint-loot = the loot is there
hint-uplink = the uplink
hint-stays = stays in its square
hint-points = { $points } VP
hint-sweep = { $count ->
    [one] one target, { $chance }% to kill
   *[other] { $count } targets, up to { $chance }% to kill
  }
hint-frightens = { $count ->
    [0] frightens nobody
    [one] frightens one soldier
   *[other] frightens { $count } soldiers
  }
hint-led = { $figures }
hint-heroics = { $heroics ->
    [one] your last Heroics point
   *[other] 1 of your { $heroics } Heroics points
  }
hint-strike = { $yours ->
    [0] hits { $theirs } of theirs
   *[other] hits { $theirs } of theirs, { $yours } of yours
  }
odds-shot = **{ $figure } shoots { $target }** from { $at } ({ $sight ->
    [clear] clear sight
   *[other] partial sight
  }): { $dice } dice at { $needs }+ against { $against } dice at { $value }+{ $armour ->
    [0] {""}
    [one] {" "}and 1 success from armour
   *[other] {" "}and { $armour } successes from armour
  }. **{ $chance }%** to kill, **{ $aimed }%** with aim.
odds-no-shot = { $figure } can’t shoot { $target } from its square.
odds-fight = **{ $figure } fights { $target }**, charging in: { $dice } dice at { $needs }+. If it fights back ({ $against } dice at { $value }+): **{ $kill_fight }%** to kill, **{ $fall }%** to die. If it dodges: **{ $kill_dodge }%** to kill.
odds-friends = They’re on the same side. Name one figure of each side.
odds-unknown = Name two figures on the board, one of each side.

# --- about this edition ---------------------------------------------------------------------------------

term-edition-text = Rules, figures, skills and scenarios come from the rule book, two scenarios from the public beta. The book doesn’t list its cards or print its maps in a usable form. So the maps are ours, and the final deck is the beta deck, updated and completed by us. If your box differs, trust your box.
edition-profiles = values and skills of figures
edition-scenario-forces = forces, scoring and special rules of scenarios
edition-scenario-names = English names of scenarios
edition-scenario-maps = maps
edition-ruins = ruin pieces to build
edition-effects = card effects
edition-effect-timings = when cards can be played
edition-effect-names = English names of cards
edition-final-cards = card pairs in the final deck
edition-final-events = events of the final deck
edition-beta-cards = card pairs in the beta deck
edition-beta-events = events in the beta deck

# --- /rules: every topic in our words, with its rule number ---------------------------------------------

verb-rules = Look up a rule, a skill, a card or a scenario
slot-rules-topic = What to look up
rules-card = **{ $name }** ({ $side }, { $timing ->
    [any_time] at any time, R9.3
   *[own_turn] on your own turn, R9.3
  }): { $text }
rules-scenario = **{ $number }. { $name }** ({ $rule }): { $text }
topic-skill = skill: { $name }
topic-hero = hero: { $name }
topic-card = card: { $name }
topic-scenario = scenario: { $name }

skill-authority = Authority
skill-authority-text = Before any round, even the first, spend a Heroics point: your side goes first, starting with this figure. If both sides do it, both pay and nothing changes.
skill-dragon-slayer = Dragon Slayer
skill-dragon-slayer-text = One extra die in fights against anything bigger than a person. Here, that’s the mutant bug.
skill-freeze = Freeze!
skill-freeze-text = A shot attacks every visible figure in a square, with separate rolls. Survivors count as activated. Brave doesn’t help.
skill-covering-fire = Covering Fire
skill-covering-fire-text = Instead of a shot, without moving: choose up to three connected squares, each with someone to shoot at. All soldiers there are frightened, without a roll. Heroes aren’t.
skill-follow-me = Follow Me!
skill-follow-me-text =
    { $rules ->
        [beta] After its own action, spend a Heroics point. Up to four unactivated figures on your side within 2 squares then act one by one, all in this activation. Heroes can be among them.
       *[final] After its own action, spend a Heroics point. Up to four unactivated soldiers on your side within 2 squares then act one by one, all in this activation.
    }
skill-brave = Brave
skill-brave-text =
    { $rules ->
        [beta] When someone attacks its square, a brave figure must be the target, even if it’s frightened. If there are several, their owner picks. Attacks on a whole square still hit everyone.
       *[final] When someone attacks its square, a brave figure that’s on its feet must be the target. If there are several, their owner picks. Attacks on a whole square still hit everyone.
    }
skill-natural-leader = Natural Leader
skill-natural-leader-text = After its own action, spend a Heroics point. One unactivated hero on your side within 2 squares then acts in this activation.
skill-lord-of-battle = Lord of Battle
skill-lord-of-battle-text = Like Follow Me!, but you count the 2 squares from any square on the board.
skill-anti-tank = Anti-Tank
skill-anti-tank-text = Two extra dice against vehicles. These scenarios have none.
skill-fixin-stuff = Fixin’ Stuff
skill-fixin-stuff-text = When it turns over an artefact, it can spend a Heroics point on a repair instead of scoring it. Roll a die. 1–3: nothing. 4–6: a disintegrator (5+, up to 4 squares). 7–8: a freeze pistol (5+, up to 3 squares, survivors count as activated).
skill-armour = Armour
skill-armour-text = One extra success against shots. If only that saved the figure, it’s frightened. It doesn’t help in fights.
skill-heavy-armour = Heavy Armour
skill-heavy-armour-text = Two extra successes against shots. If only those saved the figure, it’s frightened. They don’t help in fights.
skill-armour-piercing = Armour Piercing
skill-armour-piercing-text = Its shots ignore armour, even heavy armour.
skill-smite = Smite!
skill-smite-text = When this figure fights back and its attacker survives, the attacker is frightened, whoever won. It has no effect if both have it, or when this figure attacks.
skill-rapid-fire = Rapid Fire
skill-rapid-fire-text = This figure can’t aim. If the first target ends up frightened or dead, attack one more enemy in the same square with the same shot.
skill-klutz = Klutz
skill-klutz-text = When it rolls several dice, every 1 adds another die, too. A 1 isn’t a success.
skill-star-crossed-lovers = Star-Crossed Lovers
skill-star-crossed-lovers-text = While both live, neither moves more than 1 square from the other. Once one is dead, every enemy the other kills gives a Heroics point for that turn. There’s then no limit to extra actions.
skill-too-many-late-nights = Too Many Late Nights
skill-too-many-late-nights-text = After a shot that didn’t kill, spend a Heroics point to move one square at once.

term-turn = Turn
term-turn-text = Activate up to two figures. Or activate one and play a card, in either order. A card you play before a roll on your own turn counts as that card, so there’s no second figure. If none of your figures can be activated, play up to two cards, or pass. After passing you can still react.
term-round = Round
term-round-text = The sides take turns until every figure on the board has acted. Then the ticks come off, and both sides choose in secret what to discard. The side whose figures were all activated first discards and draws up to four first. It also goes first in the next round.
term-action = Action
term-action-text = { $rules ->
    [beta] Choose one. Move up to 2 squares. Or move up to 1, then shoot. Or shoot, then move up to 1. Or aim and shoot. Or stand up, then move up to 1 or shoot. Or do nothing. A fight starts when a figure enters a square with enemies, begins there, or stands up there.
   *[final] Choose one. Move up to 2 squares. Or move up to 1, then shoot or fight. Or shoot, then move 1. Or aim and shoot. Or stand up, then move 1, shoot or fight. Or fight. Or do nothing. A figure must fight if an enemy in its square isn’t frightened. It stands up first if it has to. A fight ends the action.
  }
term-move = Moving
term-move-text = A step goes to any of the eight neighbouring squares. Only full walls block it. They block a diagonal step only if both ways around the corner are closed. A square holds six figures. Nobody leaves a square with an enemy who isn’t frightened. Moving into an enemy’s square starts a fight, with one extra die.
term-shoot = Shooting
term-shoot-text = The target must be in reach and at least partly visible. None of your figures may be in its square, and no enemy in yours. Roll 3 dice, 4 with clear sight, 1 more if you aim. The target rolls 3 dice to survive. With more successes you kill it.
term-sight = Line of sight
term-sight-text = Blocked: no shot. Partial: the usual case. Clear: one extra die. Full walls and burning wrecks block. Low walls, other cover and standing figures in between leave a partial view. A figure lying behind a low wall at the edge of its own square is hidden.
term-dice = Dice
term-dice-text = All dice have eight sides. A die that shows the value or more is a success: 5+ means 5, 6, 7 or 8. Every 8 is a success and adds another die, again and again. You play cards before the roll.
term-fight = Fighting
term-fight-text = Both sides roll 3 dice, one more for charging in, one more for another figure of theirs in the square. The attacker picks who to fight{ $rules ->
    [beta] . Where there are only heroes, their owner picks.
   *[final] , unless a brave figure steps forward.
  } The defender fights back or dodges. With more successes, a fighter kills the other. A dodger only gets away. Armour doesn’t count.
term-frightened = Frightened
term-frightened-text =
    When a shot kills a figure, each survivor in its square rolls a die. On 1 to 4 they’re frightened. A frightened figure can’t move, shoot or fight, and can only dodge, until it stands up. { $rules ->
        [beta] Standing up in a square with any enemy, frightened or not, starts a fight.
       *[final] Standing up in a square with an enemy who isn’t frightened starts a fight.
    }
term-cards = Cards
term-cards-text = You hold four, secret until played. Play a card on your own turn as part of it. If it says so, you can also play it as a reaction, one per test. A figure takes one card from its own side per round.
term-support = Support
term-support-text = Support cards of the same kind form rows of up to three (Suppressing Barrage: two). Triggering a row uses your card for the turn. You can’t trigger a row on the turn you add to it. { $rules ->
    [beta] You have one row of each card. One card does nothing, except in Suppressing Barrage. With two you choose the row or column of the board, with three the square. You roll the attack for each square.
   *[final] One card strikes at random. With two you choose the row or column of the board, with three the square. Suppressing Barrage starts one step better.
  } Support hits both sides, and enemies it kills score for you. Then you discard the row.
term-events = Events
term-events-text = They happen as soon as someone draws them at the end of a round. In the opening hand they’re replaced without effect. Their kills score for nobody.
term-markers = Markers
term-markers-text = Martians collect creatures, Humans artefacts. { $rules ->
    [beta] Move onto a marker, or be activated on one, to turn it over.
   *[final] Move onto a marker to turn it over.
  } If it’s your kind, you take it. The first one you take scores nothing. Each one after that scores 1 point.
term-heroics = Heroics
term-heroics-text = While a figure has a point, it automatically saves that figure from death. Or spend a point on an extra action before or after the normal one: move 1 square, shoot or fight. Or spend it on a heroic skill.
term-victory = Victory
term-victory-text = The first side with 8 points wins, unless the scenario says otherwise. If both reach 8 at the same moment, the higher total wins. If they’re level, the side whose turn it is wins. A side without figures on the board loses.
term-brave-order = Which brave figure steps forward
term-brave-order-text = Their owner chooses. If you don’t, I send carbines first, then LMG, missile launcher, sergeant, hero. The lowest number goes first.
term-reactions = Reactions
term-reactions-text = Before a roll, the player whose turn it is can play a card, then the other. On your own turn I only play a card you name: from the list *{ whole-with-card }*, in the same command, or by standing order. On the other side’s turn I react for you at once: by your standing orders (see *My hand*), else as the computer would. *Ask me when it counts* waits for you when a kill is likely (50% or more). It also waits when a hero or leader is in danger. *Always ask* waits every time. With *never* you don’t react at all.

scenario-final-01-text = Eight soldiers enter over the lower edge in round 1. Five grunts are waiting. A kill scores 1 point by shooting, 2 in a fight. Markers score, too. Humans go first.
scenario-final-02-text = Eva and Troy try to leave from numbered squares. The number is what they score. Martians get 4 points each for killing Eva and Troy, and 1 for the sergeant. Markers score, too. Martians go first.
scenario-final-03-text = Ten Martians, and more in rounds 3 and 4. Humans score 2 points for a commander and 1 for every two grunts. Martians score 4 for Deke, 1 for the sergeant, missile launcher or LMG. Markers score, too. Martians go first.
scenario-final-04-text = Every soldier who leaves over the lower edge scores 3 points. Martians get 4 each for Ashley and Phil. Markers score, too. Humans go first.
scenario-final-05-text = Everyone drops in at random. Leave the enemy with a single figure to win. If it happens to both sides at once, it’s a draw. A die decides who goes first.
scenario-final-06-text = Night: nobody shoots farther than 3 squares. Kill General Tor for 8 points. Martians get 3 for the hero and 1 for each soldier. Humans go first.
scenario-final-07-text = Joe must reach the uplink and spend a Heroics point there, with no Martian in the square. That scores 8 points. Killing Joe scores 8 for the Martians. Humans go first.
scenario-final-08-text = Buddy carries the loot. Off the board from a blue square, it scores 3 points. Every kill scores 1. Markers score, too. Martians go first.
scenario-final-09-text = Humans get 1 point for each soldier Edwyn kills, and 3 when General Tor dies. Martians get 4 for Edwyn and 1 for each soldier. Martian soldiers killed by soldiers return over the lower edge. Each red square starts with at least one Martian. Humans go first.
scenario-final-10-text = Five zones. From round 3 on, hold four of them at the end of a round to win. Fallen Martians keep coming back through the zones they hold. Humans go first.
scenario-beta-01-text = Beta rules. Eight soldiers enter in round 1 against five Martians. A kill scores 1 point by shooting, 2 in a fight. Markers score, too. Humans go first.
scenario-beta-03-text = Beta rules. Eva and Troy try to leave from numbered squares. Martians get 4 points for each of them and 1 for the sergeant. Markers score, too. Martians go first.

# --- /figure --------------------------------------------------------------------------------------------

verb-figure = Show a figure: values, skills, state, and what it sees
slot-figure-figure = The figure
figure-unknown = I can’t find that figure in this game. Pick one from the list.
figure-head = **{ $figure }** { $profile } ({ $side }), { $where ->
    [board] in { $at }
    [waiting] not on the board yet
    [reserve] in the reserve
    [gone] off the board
   *[dead] dead
  }{ $frightened ->
    [true] , frightened
   *[other] {""}
  }{ $activated ->
    [true] , has acted this round
   *[other] {""}
  }
figure-values = { $shoots ->
    [true] Shoot { $shoot }+ ({ $nearest } to { $farthest } squares)
   *[other] No ranged weapon
  }, Fight { $fight }+, Survive { $survive }+{ $heroics ->
    [0] {""}
   *[other] , Heroics { $heroics }
  }.
figure-skills = Skills: { $skills }.
figure-reaches = Next to it: { $squares }.
figure-sees = Can shoot: { $targets }.
figure-sees-nobody = Can’t shoot anyone from there.
figure-target = { $target } in { $at } ({ $sight ->
    [clear] clear sight
   *[other] partial sight
  }, { $chance }% to kill)

# --- the board: words in the picture, in its description and on the board as text -------------------------

board-side-human = Humans
board-side-martian = Martians
board-turn = Round { $round } · { $side } to act
board-answering = Round { $round } · { $side } act, { $asked } react
board-between = Round { $round } · { $asked } decide
board-pause = Round { $round }
board-over = { $winner } have won
board-drawn = A draw
board-goal = of { $target }
board-zones-held = { $count ->
    [one] zone
   *[other] zones
  }
board-figures-left = left
board-side-heading = { $side }
board-side-passed = { $side } · passed
board-more = + { $count }
board-times = ×{ $count }
board-night = Dark: shots reach { $range } squares
board-waves = { $count ->
    [one] Reinforcements in round
   *[other] Reinforcements in rounds
  } { $rounds }
board-key = Tick: has acted. Lying: frightened.
board-to-come = Arriving later
board-fallen = Fallen
board-aim-control = Hold four of the five zones at the end of a round, from round 3 on.
board-aim-last-but-one = Leave the enemy with a single figure.

board-now = Now
board-this-turn = This turn
board-last-turn = Last turn
board-quiet = Nothing has happened yet.
board-fray-shoot = { $attacker } shoots { $target }: { $dice } dice against { $against }, { $chance }% to kill
board-fray-fight = { $attacker } fights { $target }: { $dice } dice against { $against }, { $chance }% to kill
board-did-move = { $figure } moves { $way }
board-did-hit = { $figure } hits in { $at }
board-did-miss = { $figure } shoots at { $at } and misses
board-did-fight = { $figure } fights in { $at }
board-did-death = { $figure } dies in { $at }
board-did-blast = Blast in { $at }

board-hand = { $side }: { $count ->
    [one] one card
   *[other] { $count } cards
  } in hand
board-hand-empty = You hold no cards.
board-hand-line = **{ $name }** ({ $timing }): { $text }
board-timing-own-turn = On your own turn
board-timing-any-time = At any time

board-opening = { $scenario }. { $state }.
board-text-points = { $score } of { $target } points
board-text-sources = { $side } scored { $sources }.
board-text-source = { $points } for “{ $what }”
board-status-hand = { $side }: { $cards ->
    [one] one card
   *[other] { $cards } cards
  } in hand{ $passed ->
    [true] , passed
   *[false] {""}
  }.
board-text-score = { $side }: { $counted }, { $cards ->
    [one] one card
   *[other] { $cards } cards
  } in hand.
board-text-passed = { $side }: { $counted }, { $cards ->
    [one] one card
   *[other] { $cards } cards
  } in hand, passed.
board-text-figures = { $side } on the board: { $figures }.
board-text-no-figures = nobody
board-text-waiting = { $side } arriving later: { $figures }.
board-text-dead = { $side } dead: { $figures }.
board-text-gone = { $side } off the board: { $figures }.
board-text-acting = Acting now: { $figures }.
board-text-acted = Already acted: { $figures }.
board-text-frightened = Frightened: { $figures }.
board-text-carrying = Carries the loot: { $figures }.
board-text-armed = Has a repaired weapon: { $figures }.
board-text-heroics = Heroics points: { $figures }.
board-text-tokens = Loose in town: { $tokens }.
board-text-markers = Markers: { $markers }.
board-text-loot = The loot lies in { $at }.
board-text-uplink = The uplink stands in { $at }.
board-text-row = { $effect }{ $size ->
    [1] {""}
   *[other] {" "}({ $size } cards)
  }
board-text-rows = { $side }’ support in play: { $rows }.
board-text-piles = { $deck ->
    [one] 1 card
   *[other] { $deck } cards
  } to draw, { $discard } discarded.
board-text-walls = Walls: # full, = low, . rubble. M2 two Martians, H1 one Human, MH both sides, * cover, % burning wreck, ? marker.
board-text-cover = Cover: { $cover }.
board-text-opaque = No sight through { $squares }.
board-text-zones = Zones: { $zones }.
board-text-exits = Exits: { $exits }.
board-text-news = { $heading }: { $lines }
board-text-entry = Entry over: { $squares }.

# --- what players are shown before they decide

board-preview-figure = What { $figure } could do
board-preview-figures = Figures to choose from
board-preview-there = { $figure } in { $at }
board-preview-squares = Where { $figure } could go
board-preview-attacks = Possible targets for { $figure }
board-preview-strike = What it would strike
board-preview-building = A { $ruin } on { $site }
board-preview-built = A { $ruin } on { $site }, open to the { $facing }
board-preview-sites = Where the { $ruin } can stand
board-mark-pick = the figure in question
board-mark-picks = to choose from
board-mark-site = squares for the new ruin
board-mark-reach-0 = starting squares
board-mark-reach-1 = one step away
board-mark-reach-2 = two steps away
board-mark-sight-clear = clear sight
board-mark-sight-partial = partial sight
board-mark-sight-blocked = no sight
board-mark-blast = is struck
board-mark-maybe = may be struck
board-mark-odds-kill = chance to kill
board-mark-odds-frighten = chance to frighten
board-mark-odds-delay = chance to stun
board-mark-risk = chance to die
board-text-chance = { $who } { $chance }%
board-text-mark = { $mark }: { $bearers }.
board-everywhere = everywhere
board-text-ghost = { $figure } would stand in { $at }.

board-marker-hidden = face down
board-marker-creature = creature
board-marker-artefact = artefact
board-token-civilian = civilian
board-token-cattle = burning cattle
board-token-bug = mutant bug
board-cover-car = car
board-cover-wreck = burning wreck
board-cover-scrap = scrap heap
board-cover-truck = truck
board-cover-ambulance = ambulance
board-cover-tree = tree
board-cover-hedge = hedge
board-cover-mailbox = mailbox
board-cover-bench = bench
board-cover-bin = bin
board-cover-barricade = barricade

# --- standing orders ------------------------------------------------------------------------------------

order-what = What should I react to for you?
order-occasion = When do I play { $card }? On your own turn it replaces the second figure.
order-occasion-shot = when one of your figures shoots
order-occasion-fight = when one of your figures fights
order-occasion-survival = when one of your figures has to survive
order-occasion-enemy-survival = when an enemy has to survive your attack
order-occasion-rescue = when one of your figures is about to die
order-occasion-jam = when the enemy adds to or triggers support
order-occasion-cover = when enemy support strikes your figures
order-whose = For which figures?
order-whose-any = anyone
order-whose-heroes = heroes only
order-threat = How likely must the kill be?
order-threat-any = whatever the chance
order-threat-least = at least { $percent }% to kill
order-row = How many cards must the row have?
order-row-least = { $cards ->
    [one] any number of cards
   *[other] at least { $cards } cards
  }
order-brave = which brave figure steps forward
order-brave-usual = default: plain soldiers first, heroes last
order-brave-cheapest = the figure worth least to the enemy
order-stance = how to defend in a fight
order-stance-safer = whichever is safer
order-stance-fight = always fight back
order-stance-dodge = always dodge
order-authority = Authority before a round
order-authority-never = never use it
order-authority-ask = ask me
order-refill = cards at the end of a round
order-refill-keep = keep them all
order-refill-ask = ask me what to discard
order-refill-discard = discard { $card }
order-card = { $card } { $when }{ $count ->
    [0] {""}
   *[other] {" "}({ $details })
  }
order-settled = { $what }: { $how }

# --- the booklet ------------------------------------------------------------------------------------------

overview-turn-text =
    1. Activate one of your figures that hasn’t acted this round.
    2. It moves up to two squares. Or it moves one, then shoots or fights. Or it shoots, then moves one. Or it aims and shoots.
    3. Attacks are dice against dice. With more successes than the target, you kill it. The buttons show the chance.
    4. Then activate a second figure, or play a card instead. That ends your turn.
    5. When every figure has acted, the round ends. Discard any cards you like, draw up to four, and all figures can act again.
overview-winning-text = The first side with 8 points wins, unless the scenario says otherwise. Each side’s panel lists what scores. A side without figures on the board loses.
page-board-text =
    - The squares run from A1 to H8. Blue figures are Humans, red ones Martians. The label (S2, M3) is the figure’s name. `/figure` tells you everything about it.
    - A tick means it has acted this round. Lying down with a warning sign means frightened. Diamonds above the label are Heroics points. A bright frame marks the figure that acts.
    - Thick unbroken walls are full walls: they stop moves and shots. Low or broken walls, cars, trees and other cover only get in the way of sight. A burning wreck, where a flying car crashed, blocks it.
    - A question mark is a face-down marker. Move there to turn it over.
    - Hatched squares are zones that matter in the scenario, and a flag shows who holds one. Arrows at the edge show where figures enter. An arrow with a number shows where they can leave, and what that scores.
    - Arrows, bolts and skulls on the board are the last turn: moves, shots, deaths.
    - At the top are both sides’ points (or zones), and how many it takes to win.
    - In a side’s panel, the skull counts its fallen and the card sign its hand. The lines list what scores, how often it did, and how much. Small boxes are the cards of a support row. Then come the fallen and those arriving later.
    - At the bottom are the last turn in words, the cards left to draw, the discards, and the markers still face down.
    - In a *Preview*, one dot is a square one move away, two dots two moves. An eye is a line of sight (open: clear, half open: partial, crossed out: blocked). A percentage is the chance to kill.

booklet-turn = Turns and rounds
booklet-moving = Moving and seeing
booklet-attacks = Shooting and fighting
booklet-cards = Cards and reactions
booklet-heroes = Heroes and markers
booklet-all-skill = Skills
booklet-all-hero = Heroes
booklet-all-card = Cards at this table
booklet-all-scenario = Scenarios

# --- lessons: said once, before the first question of a kind ----------------------------------------------

lesson-orient-map = You can rotate the map before anyone deploys. See where cover and walls would end up for both sides. Leaving it as printed is always fine.
lesson-build-ruins = You build the town: four ruins and two walls, each with some cover. Break up open ground, because crossing it is deadly. The Martians may rotate your map. *Place the rest* builds what’s left.
lesson-recruit-hero = Heroes have better values, skills, and Heroics points that save their life or buy extra actions. The buttons show what each can do. Deke shoots and survives best: a good start.
lesson-deploy-figure = Choose where this figure starts. Behind cover and near your other figures is good. More than three in a square invites explosions. *Deploy for me* places the rest sensibly.
lesson-call-draw = For eight rounds nobody has died, scored or turned a marker over. If both sides agree, the game is a draw. If one plays on, I ask again eight quiet rounds later.
lesson-use-authority = For one Heroics point your side goes first this round, with this figure. Do it if you can kill someone important before they act. Otherwise keep the point: it also saves a life.
lesson-call-up-soldiers = Fallen Martians can return this round, even General Tor. Bring back your best shots and whoever can hold a zone.
lesson-take-turn = A turn is two figures, or one figure and one card. Pick a figure without a tick. Look for a target you see clearly, and don’t leave your best figures in the open.
lesson-choose-action = Move two squares. Or move one, then shoot or fight. Or shoot, then move one. Or aim and shoot with an extra die. Each attack shows its chance. Ending in cover often beats a poor shot.
lesson-choose-opponent = There are several enemies in the square, and this figure fights one of them. Compare both numbers: the chance to kill, and the risk of dying if the enemy fights back.
lesson-choose-follower = Your leader lets others act now, in the same activation. Choose figures that can attack at once. They count as activated afterwards.
lesson-move-freely = This is an extra step that costs no action. Use it to reach cover, a marker, or a better line of sight. You can also stay.
lesson-shoot-again = Rapid Fire! The first target is dead or frightened, so you can shoot another enemy in the same square. You have nothing to lose.
lesson-mend-or-score = You’ve found an artefact. Scored, it may bring a point (your first one scores nothing). Repaired, it costs a Heroics point and becomes a strong weapon, or junk. Early in the game, a weapon can pay off.
lesson-aim-row = Your support is about to strike, and you choose part of where. It hits everyone there, your own figures too. Look for squares with many enemies and none of yours.
lesson-steer-car = An event has dropped a car on the board, and you decide which way it skids. Send it away from your own figures and into a crowd of theirs.
lesson-feed-bug = The mutant bug attacks someone in this square, and you decide who. Its kills score for nobody, so pick whoever matters least to you, or most to the enemy.
lesson-refill-hand = The round is over. Discard cards you can’t use soon, then draw up to four. Support cards are worth more in rows of the same kind. Cards against support only help if the enemy has some.
lesson-choose-brave = The enemy attacks a square where you have several brave figures. One must step forward, usually the plainest soldier. Keep heroes and leaders safe.
lesson-choose-stance = An enemy attacks one of your figures in a fight. Fighting back can kill the attacker. Dodging only keeps you alive. The question shows how likely you are to die either way.
lesson-before-test = Someone is about to roll, and you can play one card first. The button shows what it changes. On your own turn it replaces the second figure. As a reaction it costs only the card.
lesson-before-hunt = Someone is about to attack the bug, and you can play one card before the roll. Compare the two chances. A card saved now can turn a more important roll later.
lesson-before-death = One of your figures is about to die, and you hold a card that can save it. For a hero or leader, it’s nearly always worth it. For a plain soldier, think of who might need it next.
lesson-before-support = The enemy has added to a support row or triggered one, and you hold a card against it. Stop a row of two or three. A single card often does little harm.
lesson-before-strike = Enemy support is about to strike your figures. A card lets your figures in one square take cover: frightened, but alive. Use it where it saves the most figures, or for one you can’t spare.
lesson-before-placement = Chance would send your support here, and you can re-roll that die once. Do it if there are few enemies there, or figures of your own.
guide-deploy = First, your figures take their places. I can deploy them for you, behind cover where I can.
guide-activate = A turn is two figures, or one figure and one card. { $shot ->
    [true] Start with this one: nobody has a better shot.
   *[other] Nobody has a good shot yet. Start with this one and bring it closer.
  }
guide-act = A figure can move and attack. Shoot if the odds are good. If not, step to where they get better.
guide-second = Now activate a second figure, or play a card. After that, your turn is over.
guide-finish = Every figure acts like this: it moves, attacks, or both. Then the other side plays, so look who could shoot at it.

# --- pictures of the booklet: keep the short ones short, they stand in a square of the board ---

plate-sight = Line of sight. S1 sees M1 in the open: a clear view, 1 extra die. Behind a low wall, M2 is partly visible. The full walls hide M3: no shot. The number beside an eye is the chance to kill.
plate-sight-clear = clear
plate-sight-partial = partial
plate-sight-blocked = blocked
plate-action = An activation. S1 can move twice: bright squares are one move away, darker ones two. A full wall is in the way, a low one isn’t. Or S1 moves once and shoots. Or it stays, aims and shoots M1.
plate-action-one = 1 move
plate-action-two = 2 moves

## What an action is good for, in one sentence

reason-kills = { $risk ->
    [0] { $chance }% to kill, and nobody who can still act could hit back.
   *[other] { $chance }% to kill. In return, { $foe } kills it { $risk }% of the time.
  }
reason-fights = { $risk ->
    [0] { $chance }% to kill, and nobody hits back.
   *[other] { $chance }% to kill, { $risk }% to die if the enemy fights back.
  }
reason-charges = { $risk ->
    [0] Charging in is { $chance }% to kill, and nobody hits back.
   *[other] Charging in is { $chance }% to kill, and { $risk }% to die if the enemy fights back.
  }
reason-shot-there = { $risk ->
    [0] A shot from there is up to { $chance }% to kill, and nobody who can still act reaches it there.
   *[other] A shot from there is up to { $chance }% to kill, though { $foe } kills it there { $risk }% of the time.
  }
reason-reached-there = Gets closer to its goal, though { $foe } kills it there { $risk }% of the time.
reason-safe-there = Nobody who can still act reaches it there.
reason-can-shoot = { $risk ->
    [0] Its best shot right now is { $chance }% to kill.
   *[other] Its best shot right now is { $chance }% to kill. If it waits, { $foe } kills it { $risk }% of the time.
  }
reason-threatened = It’s in danger where it is: { $foe } kills it { $risk }% of the time.

# --- /rules: tokens, keywords, set-up, ties, teams -----------------------------------------------------

term-ties = Ties
term-ties-text = If both sides reach 8 points in the same step, the higher total wins. If that’s level too, the side whose turn it is wins. If both sides lose their last figure at once, more points win, then the side whose turn it is. In Chaos it’s a draw.
term-edge = Leaving the board
term-edge-text = The edge of the board is a wall. A figure can only step off where the scenario scores it: over the marked edge, for one square of movement. It scores at once and never comes back.
term-profile = Figures and their values
term-profile-text = Soldiers come in numbers, heroes are one of a kind, civilians belong to nobody. Shoot, Fight and Survive say which dice are successes: 5+ means 5 or more. A range goes from the nearest to the farthest square. A dash means it can’t. `/figure` shows all of it.
term-box = Board, dice and deck
term-box-text =
    The board has 8 by 8 squares: columns A to H from left to right, rows 1 to 8 from the lower edge up. All dice have eight sides. Both sides draw from one deck of { $rules ->
        [beta] 42
       *[final] 54
      } cards, events included. When it’s empty, the discards become a new one.
term-random = Random and part random
term-random-text =
    Random: one die for the row, then one for the column, counted from your own lower left corner. Part random: you set the row or the column, and the direction if there is one. A die sets the rest. Targeted: you set everything. Random edge: 1–2 your near edge, 3–4 left, { $rules ->
        [beta] 5–6 opposite, 7–8 right
       *[final] 5–6 right, 7–8 opposite
      }, then a die for the square.
term-areas = Square, line and blast
term-areas-text =
    Single square: everyone in it. Directed: the square and { $rules ->
        [beta] three more in a line
       *[final] every square from it to the edge of the board
      }, in one of four directions. Blast: the square and the eight around it. It hits both sides.
term-lasting = Lasting cards
term-lasting-text = A lasting card stays in front of you and works as long as it lies there. It needs no trigger and isn’t discarded. You can have one of each. Jammed can still take it away.
term-scatter = Scatter
term-scatter-text = One die gives one of eight directions: 1 north, 2 north-east, and on clockwise to 8 north-west. Scatter (3) moves three squares that way. { $rules ->
    [beta] A piece that would leave the board or enter a full square stays where it is.
   *[final] The piece stops before the first step that isn’t allowed: off the board, through a full wall, into a full square.
  }
term-civilian = Civilians
term-civilian-text = { $rules ->
    [beta] They’re markers of both kinds: any figure that moves onto one takes it. At the end of each round each scatters 1 square, and can leave the board.
   *[final] At the start of each human turn, a civilian with a Martian within 2 squares runs: scatter (3), once a round. If only one side has figures in its square, it takes the civilian as a marker.
  } Nobody can target a civilian. Attacks on a whole square hit civilians, too.
term-cattle = Burning cattle
term-cattle-text = The herd comes in at a random edge and runs 4 squares in a random direction. At the end of each round it runs again. Only a wall stops it. Off the board it’s gone. Everyone in a square it enters is frightened. Someone already frightened there is attacked with 4 dice at 4+. Nobody can attack the herd.
term-bug = Mutant bug
term-bug-text = It lands on a random square and starts a fight with someone there, rolling 4 dice at 4+. A die says who picks the victim: 1–4 Humans, 5–8 Martians. If the victim fights back and wins, the bug is dead. If not, it carries a survivor off to a random square. At the end of each round it attacks again, or flies 1 square over walls. You can shoot or fight it: it defends with 3 dice at 4+. It forces nobody to fight.
term-wreck = Burning wreck
term-wreck-text = What a flying car leaves behind. It’s the only piece of cover that blocks sight through its square. Someone in its square is seen in part. It doesn’t stop moves. A scrap heap, printed on some maps, only dims sight like any other cover.
term-loot = Loot
term-loot-text = In You Keep What You Steal, Buddy starts with the loot. Only human heroes carry it, and it slows nobody down. When its carrier dies, it drops in their square, and a hero who moves there takes it. Off the board from a blue square, it scores 3 points.
term-uplink = Uplink
term-uplink-text = In Collect Call, Joe stands on the uplink and spends a Heroics point, with no Martian in the square. The call goes through and scores 8 points.
term-terrain = Set-up: ruins and map
term-terrain-text = Each scenario has its own map, with the ruins as drawn. `/new` can borrow another scenario’s ruins, let the human player build them, or place them at random. Then the Martian player can rotate the map. The scenario’s special squares come last.
term-setup-markers = Set-up: markers
term-setup-markers-text = Scenarios with markers shuffle all ten and lay eight face down on random squares. Never two on one square, never on a deployment square. Two stay aside.
term-hands = Set-up: hands
term-hands-text = Each side gets four cards. I discard events among them without effect and deal new cards.
term-deploy = Set-up: deployment
term-deploy-text = The scenario says who places first: usually the Martians, all of them, then the Humans. Figures go on the squares of their colour, six to a square at most. *Deploy for me* places the rest.
term-first-player = Set-up: who begins
term-first-player-text = The scenario names the side with the first turn of round 1. In Chaos a die decides: 1–4 Humans, 5–8 Martians. Each later round begins with the side that first had nobody left to activate.
term-teams = Teams
term-teams-text = Several people can share a side. They have one hand, one turn and one score, and win or lose together. The captain decides on reactions. `/table assign` gives a figure, the heroes, the soldiers or the rest to someone. Everyone plays cards.
term-waiting = When time runs out
term-waiting-text = If you don’t answer and nobody stands in, I play no card and discard nothing. I take the safer stance and send the plainest brave figure. If a whole turn runs out, your two figures with the lowest labels do nothing, or fight if they must.
skill-scared-civilian = Scared Civilian
skill-scared-civilian-text = Every civilian has it. At the start of a human turn, with a Martian within 2 squares, it runs: scatter (3), once a round. With only Martians in its square, it’s captured. With only Humans, it’s rescued. It counts as a marker for them. You can’t target it or play cards on it.
happening-flying-car-text = The side that drew it says whether the car skids left or right. Dice give row and square. It hits three squares in a row with 5 dice at 4+, rolled for each. If all three are on the board, a burning wreck stays on the last one.
happening-stray-shot-text =
    A random blast, 5 dice at 5+{ $rules ->
        [beta] , rolled for each square.
       *[final] , rolled once for all nine squares.
      }
happening-heads-down-text = A random blast. Everyone there rolls one die against their Survive value. Whoever fails is frightened.
happening-burning-cattle-text = Burning cattle come in at a random edge square and run 4 squares at once.
happening-terror-in-the-streets-text = A die: 1–2 one civilian, 3–6 two, 7–8 three, on random squares without figures. There are five at most.
happening-wings-of-death-text = The mutant bug lands on a random square. If someone is there, it attacks at once.
happening-rubble-text = A random square: look at its sides, north first, then east, south and west. The first wall becomes rubble, and so do all walls that touch it. Figures in the two squares beside it roll a die each: on 1–4 they’re frightened.
happening-blackout-text = Nobody shoots farther than 3 squares until the end of the next round.
happening-hidden-stash-text = In scenarios with markers, one you set aside goes face down on a random free square outside the deployment squares. Elsewhere nothing happens.
topic-event = event: { $name }
booklet-all-event = Events at this table
booklet-figures = The board and its figures
booklet-effects = Where effects strike
booklet-loose = Loose in town
booklet-setup = Setting up

# --- /rules: rulings in small print, each with its number ----------------------------------------------

fine-term-turn =
    Q2 · With one figure and one card, a card for your own figure needs one you activate this turn. It can come before or after. With two cards, or as a reaction, any of your figures will do.
    Q4 · After activating two figures, you can’t play a card in your own turn. On the other side’s turn this limit doesn’t count.
    Q7 · If you can activate a figure, you have to activate at least one. It may do nothing.
    Q89 · If you played a card first and its figure can’t act any more, you can activate another figure.
fine-term-round =
    Q1 · “First” is the side with nobody left to activate at the end of a turn, for whatever reason. If that’s both sides, it’s the one whose turn it was.
    Q6 · The round ends with the turn in which the last figure was activated. Nobody gets another turn for cards.
    Q39 · In the beta, too, the side that finished first draws first.
    Q40 · Each side draws completely, events and all, before the other.
    Q100 · In the book, the second side sees what the first discards. Here it doesn’t, so nobody waits and nobody gains by it.
    Q103 · After eight quiet rounds I offer both sides a draw. Quiet means: nobody died or scored, no zone changed, no marker turned.
fine-term-action =
    Q8 · If all enemies in its square are frightened, a figure can do anything except shoot.
    Q11 · A normal action and a Heroics extra are two actions. A fight ends only the one it’s part of.
    { $rules ->
        [beta]
            RB.2 · In the beta, FIGHT isn’t an action of its own.
            Q93 · Beside frightened enemies you may fight as the first thing in an activation.
       *[final] {""}
    }
fine-term-victory =
    Q33 · Points are for enemies killed by your own figures or effects. Friendly fire and events score for nobody.
    Q44 · Figures that must still enter count as on the board until the end of round 1. Later waves, reserves and civilians don’t.
fine-term-ties =
    Q45 · I check after every single step: one attack, one marker, one exit, one support effect, one step of an event. Between turns, a tie goes to the side that had the last turn.
    { $rules ->
        [beta] RB.13 · The beta has the same rule.
       *[final] {""}
    }
fine-term-move =
    R3.8 · Where a figure stands inside its square doesn’t matter here.
    R3.9 · A figure that can’t fight would be stuck among enemies. No scenario has one.
    Q9 · Entering a square with only frightened enemies also stops the move and starts a fight.
    Q12 · A figure that “moves” within its own square spends 1 square of movement and picks up what lies there.
    Q13 · A diagonal has two ways round the corner. A way is closed if one of its two walls is full.
    Q16 · Civilians, bug and cattle don’t block moves or shots. Civilians and the bug do take up room.
fine-term-edge = Q46 · It’s one straight step, never diagonal. An enemy in its square who isn’t frightened holds the figure back.
fine-term-shoot = Q55 · A diagonal counts as one square of distance, and walls don’t matter. No weapon reaches its own square.
fine-term-sight =
    B1.1, B1.2 · I draw 25 lines: from five points of the shooter’s square to five of the target’s.
    B1.3 · A full wall or burning wreck stops a line. Low walls dim it, except on the border of the shooter’s square. Rubble dims it only on the border of the target’s square. Cover and standing figures in between dim it, too.
    Q15 · Low walls elsewhere don’t hide a figure that lies down.
    B1.4 · Clear: no cover in the target’s square, and five free lines from one point. Blocked: all 25 stopped. Otherwise partial.
    B1.5 · Other figures in the two squares, and cover in the shooter’s square, don’t matter.
    B1.6, Q14 · Between two standing figures, blocked is blocked both ways. Clear sight may go only one way.
    B1.7 · Collapsed walls, wrecks and every move change sight at once.
fine-term-dice = Q70 · At least 1 die is always rolled. Cards that take dice away come after all bonuses.
fine-term-fight =
    Q10 · The die for charging in also counts for moves by card, Heroics or scatter. A figure that’s placed doesn’t get it.
    Q66 · The defender chooses openly to fight back or dodge, before cards.
    { $rules ->
        [beta]
            RB.3, Q56 · Brave comes first, then the choice among heroes.
            Q94 · The choice among heroes counts in every fight, never for shots.
       *[final] {""}
    }
fine-term-frightened =
    Q31 · Each survivor rolls once per attack, however many died. That goes for both sides and for heroes, after any shot, support or event that shoots. Nobody rolls after a fight, and nobody who’s already frightened.
    { $rules ->
        [beta] RB.4 · In the final rules, standing up beside frightened enemies starts no fight.
       *[final] {""}
    }
fine-term-cards =
    Q5 · A card that gives dice counts, too. Enemy cards, events and support don’t.
    Q88 · Cards that name a figure count for it. Cards on a square or a row count for nobody.
fine-term-reactions =
    B2 · The order: target, brave figures, fight back or dodge, the active side’s card, the other side’s card, dice, Heroics, rescue card, fright.
    Q3 · One card for each side and test. Attack and defence are one test.
    Q65, Q78 · I ask whenever a side holds any card and some card in the deck would fit for it. So the question gives nothing away.
fine-term-support =
    Q32 · You may have several rows of one card in the final rules. You can add to one row and trigger another. Everyone sees the rows.
    { $rules ->
        [beta] RB.7 · Nothing here is “random” or “directed”. Strafing runs are 4 squares long.
       *[final] {""}
    }
fine-term-random =
    Q35 · You name row or column and direction first, then I roll. Directions are those of the map.
    Q36 · Along the left and right edge, you count squares away from you.
    Q71 · If the direction is random too: 1–2 north, 3–4 east, 5–6 south, 7–8 west.
fine-term-areas =
    Q34 · In the final rules one attack roll counts for all squares. In the beta, and for flying cars, each square gets its own. Each figure always rolls to survive by itself.
    Q67 · If a figure or token must be placed on a full square, it goes to the nearest free one.
    Q80 · Civilians are hit last. Each rolls three dice at 6+ to survive. Their death scores nothing and frightens nobody.
    Q81 · The bug isn’t hit, unless it’s the target itself.
    Q99 · The dead fall square by square, lowest label first. A card or Heroics can still save each. I count points when all are gone.
fine-term-scatter =
    R13.5, Q38 · A figure that scatters into enemies stops and fights, with the die for charging in. Only civilians scatter here, and they fight nobody.
    { $rules ->
        [beta] RB.5, Q37 · Nobody rolls again for a piece that stays.
       *[final] Q37 · Diagonal steps follow the usual rule for walls.
    }
fine-term-events = R11.3 · Events you draw at the end of a round happen in order. Then you go on drawing up to four.
fine-term-heroics =
    Q29 · Everyone with Heroics points has all three uses, sergeants and commanders too.
    Q30 · Heroics save first. A card can only save someone who has no point left.
    Q77 · A figure that comes back has all its points again.
fine-term-markers =
    Q27 · Every move of your own picks markers up, also by card, Heroics or entry. Scatter, placing and deployment don’t. You get the marker before a fight starts.
    { $rules ->
        [beta] RB.6 · In the final rules, being activated on a marker isn’t enough.
       *[final] {""}
    }
fine-term-profile =
    Q28 · Sergeants and commanders are soldiers in the final rules.
    Q59 · The sergeant survives on 5+ in the final rules, on 6+ in the beta.
    { $rules ->
        [beta] RB.1 · In the beta the sergeant is a hero, and soldiers have no skills.
       *[final] {""}
    }
fine-term-box =
    R0.6 · In the box: General Tor, 20 Martian grunts, 10 US figures, 9 human heroes, 34 pieces of buildings, the hero track and the markers.
    Q41 · If draw pile and discards together aren’t enough, you draw what’s there.
fine-term-civilian =
    Q25 · Running is automatic and free, lowest number first. Civilians are never activated.
    Q26 · A civilian is worth one marker if the scenario scores markers for that side, else nothing. Other civilians don’t count as humans.
    Q85 · A civilian is rescued or captured at once, whoever came, left or died. If one effect kills several figures, the last death counts.
    { $rules ->
        [beta] RB.9 · A civilian that would walk into a wall stays.
       *[final] {""}
    }
fine-term-cattle = RB.10, Q79 · The herd’s attacks aren’t shots: no armour, no fright tests, no points.
fine-term-bug =
    RB.11, Q58 · If the bug wins, its victim dies. Being carried off starts no fight.
    Q82 · Shots at the bug follow the usual rules. Your own figures beside it don’t prevent them. Both sides beside it do.
    Q83 · Someone saved by Heroics or a card is carried off, too.
    Q84 · You can’t play cards on the bug’s own attack, except a rescue card.
fine-term-wreck = RB.12 · A second wreck on the same square changes nothing.
fine-term-loot = Q47 · A living carrier can’t drop the loot or hand it over. It scores once. Buddy and Brandi may leave only with it.
fine-term-uplink = Q69 · Any moment of Joe’s own activation will do, unless Joe is frightened. Frightened Martians in the square count, too.
fine-term-terrain =
    Q52 · In the book the human player builds the ruins. Here figures can walk from end to end, whatever the ruins and however the map is turned.
    Q97 · Walls and cover turn with the map. Zones, exits and entries stay.
    Q101 · The box has two houses, two shops and two walls. Ruins stay off the edge squares, never share a square and never wall one in. A piece that doesn’t fit stays in the box.
    Q102 · A random map is the same at both ends, and leaves no open block of three by three squares.
fine-term-setup-markers =
    Q43 · The eight are random, not four of each kind.
    Q76 · Markers may lie where figures come in.
fine-term-deploy =
    Q54 · “One hero of choice”: any of the seven without a partner.
    Q51 · Later waves come at the start of a round, on red squares without enemies if there are any. They can act at once.
    Q104 · If one of our maps changes, games under way keep the zones and the uplink they began with.
fine-term-teams = Q64 · You can give each figure to one teammate. Figures given to nobody are everyone’s.
fine-skill-authority = Q62 · I only ask if the figure is on the board.
fine-skill-dragon-slayer = Q61 · Nothing else in these scenarios is big enough.
fine-skill-freeze = Q18 · I roll for one figure after another, lowest label first, each with its own sight and cards. Aiming counts for all. Fright tests come at the end.
fine-skill-covering-fire =
    Q20 · One square is enough. Covering Fire replaces any shot if the figure doesn’t move. Sergeants and commanders are soldiers.
    Q98 · Your own figures in a square prevent it, as for any shot. Civilians and the bug aren’t frightened.
fine-skill-follow-me =
    Q60 · Walls don’t matter for the 2 squares. A follower with Heroics points may lead on.
    Q91 · Leading is the last thing in an activation. You can’t lead a figure whose own activation isn’t over.
    { $rules ->
        [beta] RB.8 · In the final rules, only soldiers may follow.
       *[final] {""}
    }
fine-skill-brave = { $rules ->
    [beta] RB.8, Q17 · In the final rules, frightened figures don’t step forward. For a shot, only a figure the shooter sees does.
   *[final] Q17 · For a shot, only a figure the shooter sees can step forward.
  }
fine-skill-fixin-stuff =
    Q19 · The freeze pistol shoots at one target, and only that one counts as activated.
    Q63 · Only turning the artefact over allows a repair. For one that lies open it’s too late.
fine-skill-smite = Q21 · When it dodges, it frightens nobody.
fine-skill-rapid-fire = Q22 · Someone already frightened counts, a hero saved by Heroics doesn’t. Brave figures can step in front of the extra attack, and both sides can play a card again.
fine-skill-klutz = Q23 · Fright tests and Survive checks take a single die, so a 1 adds none there.
fine-skill-star-crossed-lovers = Q24 · I check this after every step of their own and ignore walls. If they’re further apart, no step may widen the gap. Once one has left the board, the other is free to move.
fine-skill-too-many-late-nights = Q92 · Moving in among enemies starts a fight. If any of them still stand, the figure can’t move after its shot.
fine-card-f-jammed =
    Q72 · A row that shrinks while it’s triggered goes on at its new size, and you aim again. Even if it does nothing then, you’ve used the turn’s card.
    Q73 · You name a row, and its last card goes. Lasting cards can be jammed, too.
fine-card-f-stealth = Q87 · If the move ends in a fight, the fight has the die for charging in and doesn’t activate the figure.
fine-card-f-cunning = Q87 · If the move ends in a fight, the fight has the die for charging in and doesn’t activate the figure.
fine-card-b-jammed =
    Q72 · A row that shrinks while it’s triggered goes on at its new size, and you aim again. Even if it does nothing then, you’ve used the turn’s card.
    Q73 · You name a row, and its last card goes. Lasting cards can be jammed, too.
fine-card-b-stealth = Q87 · If the move ends in a fight, the fight has the die for charging in and doesn’t activate the figure.
fine-card-b-cunning = Q87 · If the move ends in a fight, the fight has the die for charging in and doesn’t activate the figure.
fine-card-f-reinforcements = Q53 · You choose among the killed soldiers. In Chaos they land on a random square, in Civil Resistance in a red zone you hold. The enemy keeps the points for their death.
fine-card-f-rally = Q74 · Standing up like this starts no fight. The active figure may be frightened itself, and stands up first.
fine-card-f-grenade = Q86 · You can throw it with an enemy in the thrower’s square.
fine-card-b-death-ray = Q57 · The beta’s card speaks of artillery by mistake. It places the ray.
fine-event-fe1 = RB.12, Q96 · Left and right are west and east of the map, whoever draws it.
fine-event-be1 = RB.12, Q96 · Left and right are west and east of the map, whoever draws it.
fine-event-fe7 = Q95 · If a square has no wall, I roll another: three tries in all.
fine-scenario-final-01 = Q68 · Each entry is an activation, and its first square is in row 1. Figures still outside can’t be targeted, led, or moved by a card.
fine-scenario-beta-01 = Q68 · Each entry is an activation, and its first square is in row 1. Figures still outside can’t be targeted, led, or moved by a card.
fine-scenario-final-05 =
    Q42 · The story is set at night, so `/new` offers night as an option.
    Q50 · If the random square holds an enemy, you place the figure freely. If it’s full, I roll again.
fine-scenario-final-06 = Q42 · The minimum range still counts, so a missile launcher shoots exactly 3 squares.
fine-scenario-final-09 =
    Q48 · Only soldiers return, even those killed by a soldier who fought back. Entering costs 1 square of movement. General Tor never returns.
    Q75 · In the Martians’ first turn of each round the reserve comes in before anyone else acts: two in that turn, the rest in the next ones.
fine-scenario-final-10 =
    Q49 · A zone stays yours until only the enemy is in it. Each round up to six killed Martians, General Tor too, may come in through a red zone the Martians hold.
    Q90 · If everyone else has acted, calling them in is a choice. A pass ends the Martians’ round.

# --- reports ---------------------------------------------------------------------------------------------------

honour-first-kill = 🎯 First kill: { $figure }.
honour-kills = 🎯 Deadliest: { $figure } ({ $count } kills).
honour-survivor = 🍀 Luckiest: { $figure }, attacked { $count ->
    [2] twice
   *[other] { $count } times
  } and still alive.
score-points = { seat-human } **{ $human }** · { seat-martian } **{ $martian }** · { $target } to win
score-counts = { seat-human } { $human } · { seat-martian } { $martian }

# --- heroes in a few words, and a scene before each scenario -------------------------------------------

hero-general-tor = The Martian with the biggest dome and the shortest temper. No gun: guns are for people with short arms. Where Tor stands, others suddenly find the courage to run at you.
hero-buddy = Robbed a bank on the very day the sky opened. Bad luck, big hands, bigger heart. They’d carry the loot through a war, and Brandi through two.
hero-brandi = Planned the perfect getaway. Nobody had mentioned the saucers. Never more than a step from Buddy, and don’t let them see Buddy fall.
hero-deke = Thirty years of deer season, and now this. They shoot straight, say little and have outlived three trucks. They aren’t impressed by you.
hero-joe = If it has a plug, Joe can fix it. If it hasn’t, they’ll add one. They fight with a wrench, and still owe the radio station a phone call.
hero-eva = Ran the town before the invasion and sees no reason to stop. When Eva says “now”, it’s now. Even the army has given up arguing.
hero-ashley = Class president, debating champion, and, as it turns out, a natural with a ray gun. They empty it first and ask questions later. People follow Ashley. Ashley expects it.
hero-troy = Hasn’t slept for three nights, and not because of the Martians. Shoots, ducks, yawns. Nobody has ever seen Troy where the answer lands.
hero-phil = Phil trips over things. Phil drops things. Somehow the things Phil drops hit Martians. They’d like to say it’s skill.
hero-sergeant = Has shouted at recruits for twenty years. Now they shout at saucers, and some of them flinch. Where the Sarge goes, the others go, mostly because the Sarge is louder than the fear.
hero-edwyn = A museum guard in borrowed plate armour, with a sword nobody was meant to touch. They’ve waited all their life for a dragon. Martians will do.
scenario-final-01-scene = The radio says weather balloon. The weather balloon has legs, and it’s in the mall car park. Eight soldiers with orders to “have a look” cross the road.
scenario-final-02-scene = The line has moved. Nobody told Eva and Troy, who wake up on the wrong side of it. There are ways out, and the short ones are the dull ones.
scenario-final-03-scene = “How many?” asks the sergeant. Deke looks over the sandbags for a long time, and spits. “All of them.”
scenario-final-04-scene = Ashley has a map. Phil has the map upside down. Between them and the way home are two patrols, and a platoon that tries very hard not to step on glass.
scenario-final-05-scene = Someone fired. Nobody knows who. Now everyone is everywhere, in the dust and the dark, and the last voice on the radio only said “oh”.
scenario-final-06-scene = General Tor inspects the troops by moonlight. Generals like parades. The people watching from two dark corners don’t.
scenario-final-07-scene = The transmitter still works. Someone only has to walk in, past twelve rifles and two guards, and make the call. Joe has a coin. Joe has always had a coin.
scenario-final-08-scene = Two people in a vault, one bag of money, and the worst getaway weather in history. Outside, the army and the Martians are too busy to ask. For now.
scenario-final-09-scene = A wall fell on the Martians this morning. Edwyn takes it as a sign, draws a sword and starts running before anyone can say “wait”.
scenario-final-10-scene = The whole town is here: the hunter, the mayor, the kid, the knight. Five places to hold, one night to hold them, and a sky full of lights that aren’t stars.
scenario-beta-01-scene = A knock at the door of a town that was already nervous. Eight soldiers, five visitors, and nobody has rehearsed this.
scenario-beta-03-scene = Eva and Troy are across the street. So are sixteen Martians. The Sarge counts the squad, counts again, and sighs.

# --- shares of a side that are given at once -----------------------------------------------------------

share-heroes = the heroes
share-soldiers = the soldiers

# --- advice: a reason for each kind of action without one of its own ---

because-deploy = It starts close to where it’s needed, with others from your side nearby.
because-activate = It has the most to do this turn, and nobody threatens it yet.
because-move = It gets closer to points or into a better position for next turn.
because-decline = The card does more later, and the odds are fine without it.
because-play-card = The card does most right now, and you draw new ones at the end of the round.
because-draw = The cards you keep are useful, and you still draw up to a full hand.
because-discard = It fits this fight least, and a new card may fit better.
because-stand-up = Lying down, it can do nothing else.
because-end-turn = Nobody left can do anything useful this turn.
because-pass = All your figures have acted, so there’s nothing left to do this round.
because-recruit = This hero fits the scenario best: good odds, and skills you can use.
because-finish = It stands well where it is, and doing more would only risk something.
because-lead = Several figures act at once, before the enemy can answer.
because-trigger = It hits more enemies there than figures of your own.
because-leave = Leaving the board scores here.

series-scenarios = { $first ->
    [1] { $last ->
        [10] All ten scenarios
       *[other] Scenarios { $first } to { $last }
      }
   *[other] Scenarios { $first } to { $last }
  }, sides { $sides ->
    [swapped] swapped
   *[kept] kept
  }
button-next-scenario = Next scenario

# --- the scenarios as one story: what has happened, by who won the scenario before ---

scenario-final-01-story = It starts on a Tuesday, with a bright light over the mall. The rest is up to you.
scenario-final-02-story = { $won ->
    [human] The mall is ours again. The army draws a front line on a map, and the line doesn’t stay there.
    [martian] Nobody came back from the mall. The army draws a front line on a map, two streets behind the real one.
   *[nobody] The shooting at the mall has stopped. The army draws a front line on a map, and it’s already out of date.
  }
scenario-final-03-story = { $won ->
    [human] Eva and Troy made it out, with a story and no shoes. What they ran from is on its way here.
    [martian] Nobody met Eva and Troy at the exit. What they ran from has found the road to the sandbags.
   *[nobody] The front line has gone quiet. Behind it, something counts to three and starts marching.
  }
scenario-final-04-story = { $won ->
    [human] The sandbags held, and Deke wants new ones. Orders are to pull back while the saucers regroup.
    [martian] The sandbags are gone. The ones who are left have one order: get home, quietly.
   *[nobody] The sandbags belong to nobody now. Orders are to go home, quietly.
  }
scenario-final-05-story = { $won ->
    [human] The platoon is home, tired and loud. Too loud: every patrol in town heard the cheering.
    [martian] The platoon never got home. Both sides send everyone they have, and nobody brings a map.
   *[nobody] Both sides send everyone they have, and nobody brings a map. It’s that kind of night.
  }
scenario-final-06-story = { $won ->
    [human] When the dust settled, people were standing in it. General Tor comes down in person to complain.
    [martian] When the dust settled, the Martians owned it. General Tor comes down in person to enjoy the view.
   *[nobody] The dust has settled. General Tor comes down in person to look at it.
  }
scenario-final-07-story = { $won ->
    [human] General Tor left the parade early, on a stretcher. Now the world should hear that it can be done.
    [martian] General Tor’s parade ended with applause. Someone out there has to hear about this town, and soon.
   *[nobody] The night is over, and the phones are dead. One transmitter isn’t.
  }
scenario-final-08-story = { $won ->
    [human] The call went through. Help comes on Thursday. Until then, nobody guards the bank.
    [martian] The call broke off in the middle of a word. No help is coming, and nobody guards the bank.
   *[nobody] Nobody knows if anyone heard the call. Nobody guards the bank, either.
  }
scenario-final-09-story = { $won ->
    [human] The money is gone, and so are Buddy’s worries. The Martians take it out on the museum.
    [martian] The loot lies in the street, and General Tor feels lucky. Next stop: the museum.
   *[nobody] The street in front of the bank is quiet. The museum next door isn’t.
  }
scenario-final-10-story = { $won ->
    [human] The knight of Main Street has won a battle. By sunset, the whole town wants one, too.
    [martian] The sword lies in the rubble. By sunset, the whole town has picked something up.
   *[nobody] Word of the knight gets around. By sunset, the whole town is in the street.
  }
