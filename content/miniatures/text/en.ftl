# The words of the miniatures game.

# --- names ----------------------------------------------------------------------------------------------

title-name = Mars Attacks: The Miniatures Game
title-blurb = Humans against Martians on a grid of ruins: figures, dice pools, secret hands.

seat-human = Humans
seat-martian = Martians

profile-us-sergeant = sergeant
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
profile-beta-sergeant = sergeant

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
scenario-beta-01 = Who's There?
scenario-beta-03 = Protect and Serve

effect-b-peace = We Come in Peace
effect-b-peace-text = One more die for a Martian shot.
effect-b-slippery = Small and Slippery
effect-b-slippery-text = One more die when a Martian tries to survive.
effect-b-friends = We Are Your Friends
effect-b-friends-text = One more die for a Martian in a fight.
effect-b-mind-control = Mind Control
effect-b-mind-control-text = Trigger a support row of the humans as if it were yours; the row is then discarded.
effect-b-death-ray = Death Ray
effect-b-death-ray-text = Support: 6 dice at 3+ on one square. Two cards: you set the row or the column; three: you set the square.
effect-b-cunning = Alien Cunning
effect-b-cunning-text = One of your figures moves 1 square, even if it has acted.
effect-b-ever-more = Ever More
effect-b-ever-more-text = A killed Martian comes back on your deployment squares and shoots or moves 1.
effect-b-stun-ray = Paralysing Ray
effect-b-stun-ray-text = Support: a square and all around it; who fails a Survive check is marked as activated.
effect-b-artillery = Artillery Strike
effect-b-artillery-text = Support: 5 dice at 5+ on a square and all around it.
effect-b-splat = Splat!
effect-b-splat-text = One die less when a Martian tries to survive.
effect-b-ingenuity = Human Ingenuity
effect-b-ingenuity-text = One more die for a human shot, fight or survival.
effect-b-strafing = Strafing Run
effect-b-strafing-text = Support: 3 dice at 4+ along a line.
effect-b-cute = Isn't It Cute?
effect-b-cute-text = One Martian is marked as activated.
effect-b-argument = Argument
effect-b-argument-text = Two Martians in one square, one of whom has not acted, are marked as activated.
effect-b-stealth = Stealth
effect-b-stealth-text = One of your figures moves 1 square, even if it has acted.
effect-b-lucky = Lucky Escape
effect-b-lucky-text = A human about to be killed is not.
effect-b-jammed = Jammed
effect-b-jammed-text = Discard one card from an enemy support row, also when it is just being added or triggered.
effect-b-barrage = Suppressing Barrage
effect-b-barrage-text = Support: a square and all around it; who fails a Survive check is frightened.
effect-f-peace = We Come in Peace
effect-f-peace-text = One more die for a Martian shot.
effect-f-slippery = Small and Slippery
effect-f-slippery-text = One more die when a Martian tries to survive.
effect-f-friends = We Are Your Friends
effect-f-friends-text = One more die for a Martian in a fight.
effect-f-mind-control = Mind Control
effect-f-mind-control-text = Trigger a support row of the humans as if it were yours; the row is then discarded.
effect-f-heat-ray = Heat Ray
effect-f-heat-ray-text = Support: 6 dice at 3+ on one square. One card: random; two: you set the row or the column; three: you set the square.
effect-f-cunning = Alien Cunning
effect-f-cunning-text = One of your figures moves 1 square, even if it has acted.
effect-f-reinforcements = Reinforcements Arrive
effect-f-reinforcements-text = A killed Martian soldier comes back on your deployment squares and shoots or moves 1.
effect-f-stun-ray = Paralysing Ray
effect-f-stun-ray-text = Support: a square and all around it; who fails a Survive check is marked as activated.
effect-f-giant-robot = Giant Robot
effect-f-giant-robot-text = Support: one card frightens in a random blast; two: 4 dice at 5+ along a line, half aimed; three: 5 dice at 4+ along a line you set.
effect-f-brazen = Brazen
effect-f-brazen-text = Lasting: nobody gets the clear-sight die against Martians.
effect-f-target-lock = Target Lock
effect-f-target-lock-text = This shot counts partial sight as clear.
effect-f-artillery = Artillery Strike
effect-f-artillery-text = Support: 5 dice at 5+ on a square and all around it.
effect-f-splat = Splat!
effect-f-splat-text = One die less when a Martian tries to survive.
effect-f-ingenuity = Human Ingenuity
effect-f-ingenuity-text = One more die for a human shot, fight or survival.
effect-f-strafing = Strafing Run
effect-f-strafing-text = Support: 3 dice at 4+ along a line.
effect-f-cute = Isn't It Cute?
effect-f-cute-text = One Martian is marked as activated.
effect-f-argument = Argument
effect-f-argument-text = Two Martians in one square, one of whom has not acted, are marked as activated.
effect-f-stealth = Stealth
effect-f-stealth-text = One of your figures moves 1 square, even if it has acted.
effect-f-lucky = Lucky Escape
effect-f-lucky-text = A human about to be killed is not.
effect-f-jammed = Jammed
effect-f-jammed-text = Discard one card from an enemy support row, also when it is just being added or triggered.
effect-f-barrage = Suppressing Barrage
effect-f-barrage-text = Support: a square and all around it; who fails a Survive check is frightened.
effect-f-take-cover = Take Cover!
effect-f-take-cover-text = Your figures in one square struck by an enemy support effect ignore it, and are frightened.
effect-f-rally = Pull Yourselves Together!
effect-f-rally-text = Up to three frightened humans in the active figure’s square stand up.
effect-f-grenade = Grenade!
effect-f-grenade-text = The active figure attacks everyone in an adjacent square it sees, without friends in it: 4 dice at 5+.
effect-f-observer = Forward Observer
effect-f-observer-text = Lasting: you may re-roll the die of your half-aimed support once.

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

score-kill-shot = killed by shot
score-kill-fight = killed in a fight
score-kill = enemies killed
score-kill-eva-troy = Eva or Troy killed
score-kill-sergeant = sergeant killed
score-kill-commander = commanders killed
score-kill-grunts = grunts killed, two for a point
score-kill-deke = Deke killed
score-kill-specialist = sergeant, missile or LMG killed
score-kill-ashley-phil = Ashley or Phil killed
score-kill-tor = General Tor killed
score-kill-hero = heroes killed
score-kill-soldier = soldiers killed
score-kill-joe = Joe killed
score-kill-edwyn = Edwyn killed
score-kill-by-edwyn = soldiers killed by Edwyn
score-artefacts = artefacts, the first is free
score-creatures = creatures, the first is free
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
marker-artefact = an artefact
token-civilian = a civilian
token-cattle = the burning cattle
token-bug = the mutant bug
weapon-own = own weapon
weapon-disintegrator = a disintegrator
weapon-freeze-pistol = a freeze pistol
stance-fight = fights back
stance-dodge = dodges
direction-n = north
direction-e = east
direction-s = south
direction-w = west
direction-ne = north-east
direction-se = south-east
direction-sw = south-west
direction-nw = north-west
card-both = { $human } / { $martian }

# --- opening a table ------------------------------------------------------------------------------------

option-scenario = Which scenario to play
option-terrain = Whose ruins and cover to set up
option-turn-map = May the Martian player turn the map?
option-night = Is it night, where the scenario leaves it open?
choice-scenario = { $number }. { $name } ({ $rules ->
    [beta] beta rules
   *[final] final rules
  })
choice-terrain-own = the scenario’s own
choice-yes = yes
choice-no = no

# --- what a player may say ------------------------------------------------------------------------------

kind-orient = Turn the map
kind-recruit = Choose a hero
kind-deploy = Place
kind-deploy-rest = Deploy for me
kind-take-command = Use Authority
kind-call-up = Call up
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
kind-do-more = Heroics: do more
kind-lead = Heroics: lead
kind-uplink = Call by uplink
kind-finish = Done
kind-stand-in = Step forward
kind-defend = Defend
kind-mend = Mend it
kind-roll-again = Roll again
kind-fly = Steer
kind-discard = Discard
kind-draw = Draw

slot-quarters = How far clockwise?
slot-profile = Which hero?
slot-at = Which square?
slot-figure = Which figure?
slot-other = And which other?
slot-card = Which card?
slot-row = Which row?
slot-column = Which column?
slot-rank = Which row of the board?
slot-direction = Which way?
slot-to = Where to?
slot-over = Over which edge?
slot-target = At whom?
slot-weapon = With which weapon?
slot-aim = Aim first?
slot-squares = Which squares?
slot-bug = Which bug?
slot-centre = Around which square?
slot-stance = Fight back or dodge?

action-orient = turn the map clockwise by { $quarters } quarters
action-recruit = choose { $profile }
action-deploy = place it in { $at }
action-deploy-rest = let the game master place the rest
action-take-command = { $figure } takes command
action-call-up = call up { $figure }
action-activate = activate { $figure }
action-play-card = play { $card }{ $figure_count ->
    [0] {""}
   *[other] {" "}on { $figure }
  }{ $other_count ->
    [0] {""}
   *[other] {" "}and { $other }
  }{ $at_count ->
    [0] {""}
   *[other] , { $at }
  }{ $row_count ->
    [0] {""}
   *[other] , row { $row }
  }
action-trigger = trigger row { $row }{ $column_count ->
    [0] {""}
   *[other] , column { $column }
  }{ $rank_count ->
    [0] {""}
   *[other] , row { $rank } of the board
  }{ $direction_count ->
    [0] {""}
   *[other] , towards the { $direction }
  }
action-decline = no, thank you
action-end-turn = end the turn
action-pass = pass for this round
action-move = move to { $to }
action-leave = leave the board over the { $over } edge
action-shoot = shoot at { $target }{ $weapon ->
    [own] {""}
   *[other] {" "}with { $weapon }
  }
action-aim-and-shoot = aim and shoot at { $target }{ $weapon ->
    [own] {""}
   *[other] {" "}with { $weapon }
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
   *[other] spend Heroics and lead others around { $centre }
  }
action-uplink = spend Heroics and make the call
action-finish = do nothing more
action-stand-in = { $figure } it is
action-defend = { $stance ->
    [fight] fight back
   *[dodge] dodge
  }
action-mend = mend the artefact
action-roll-again = roll that die again
action-fly = let it come down towards the { $direction }
action-discard = discard { $card }
action-draw = keep the rest and draw

# --- what the game asks ---------------------------------------------------------------------------------

decision-orient-map = { $seats }: which way does the map lie?
decision-recruit-hero = { $seats }: choose { $left ->
    [one] a hero
   *[other] { $left } heroes
  }.
decision-deploy-figure = { $seats }: where does { $figure } stand? ({ $left } to place)
decision-use-authority = { $seats }: use Authority to begin round { $round }?
decision-call-up-soldiers = { $seats }: call up to { $left } of the fallen back this round.
decision-take-turn = { $seats }: your turn. Activate up to two figures, or one figure and a card.
decision-choose-action = { $seats }: what does { $figure } do?
decision-choose-opponent = { $seats }: whom does { $figure } fight?
decision-choose-follower = { $seats }: who follows { $leader }? ({ $left } may)
decision-move-freely = { $seats }: where does { $figure } go?
decision-shoot-again = { $seats }: { $figure } fires on. Who else in { $at }?
decision-mend-or-score = { $seats }: does { $figure } mend the artefact instead of scoring it?
decision-aim-row = { $seats }: aim the row.
decision-steer-car = { $seats }: which way does the car come down?
decision-feed-bug = { $seats }: whom in { $at } does the bug attack?
decision-refill-hand = { $seats }: discard what you like, then draw back to four.
decision-choose-brave = { $seats }: { $attacker } attacks { $at }. Which brave figure steps forward?
decision-choose-stance = { $seats }: does { $figure } fight back ({ $chance_fight } % to be killed) or dodge ({ $chance_dodge } %)?
decision-before-test = { $seats }: a card before the roll? { $attacker } against { $target }, { $chance } % to kill.
decision-before-hunt = { $seats }: a card before { $attacker } attacks the bug? { $chance } % to kill.
decision-before-death = { $seats }: { $figure } is about to be killed. A card?
decision-before-support = { $seats }: { $effect } is being brought to bear. A card?
decision-before-strike = { $seats }: { $effect } comes down on { $at }. A card?
decision-before-placement = { $seats }: it will come down on { $at }. Roll again?

# --- what happened --------------------------------------------------------------------------------------

event-game-began = { $scenario }
event-map-turned = The map is turned clockwise by { $quarters } quarters.
event-hero-recruited = { $profile } joins the { $side }.
event-deployed = { $figure } takes up { $at }.
event-first-player-rolled = A { $face }: the { $side } begin.
event-round-began = Round { $round }. { $side } begin.
event-command-taken = { $figure } takes command ({ $heroics } Heroics left).
event-commands-cancelled = Both take command; the usual side begins.
event-called-up = { $figure } is called up again.
event-turn-began = { $side } are on turn.
event-side-passed = { $side } pass.
event-round-ended = Round { $round } is over.
event-zone-taken = { $side } take { $zone }.
event-scored = { $side } score { $vp }: { $total } in all.
event-game-ended = { $side_count ->
    [0] Nobody wins.
   *[other] { $side } win!
  }
event-activated = { $figure } acts.
event-followed = { $figure } follows { $leader }.
event-led = { $leader } leads others on ({ $heroics } Heroics left).
event-moved = { $figure } moves from { $start } to { $to }.
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
  } at { $target } in { $at } ({ $sight ->
    [clear] clear sight
   *[other] partial sight
  }): { $dice } make { $hits }, { $answer } make { $saves }. { $fate ->
    [killed] **A kill!**
    [saved_by_armour] Armour alone saves it.
   *[other] Nothing.
  }
event-fight-fought = { $attacker } fights { $target } in { $at }, who { $stance ->
    [fight] fights back
   *[dodge] dodges
  }: { $dice } make { $hits }, { $answer } make { $saves }. { $fate ->
    [killed] **A kill!**
    [struck_back] **Struck down in return!**
   *[other] Nothing.
  }
event-covered-with-fire = { $figure } lays covering fire on { $squares }.
event-fright-tested = { $figure } rolls { $face } { $frightened ->
    [true] and is frightened
   *[other] and keeps its nerve
  }.
event-was-frightened = { $figure } is frightened.
event-was-frozen = { $figure } is marked as activated.
event-killed = 💀 { $figure } falls in { $at }.
event-heroics-saved = Heroics save { $figure } ({ $heroics } left).
event-did-more = { $figure } does more ({ $heroics } Heroics left).
event-heroics-gained = Revenge: { $figure } gains Heroics for this turn.
event-rescued = { $figure } gets away with it.
event-joined-reserve = { $figure } joins the reserve.
event-returned = { $figure } is back, at { $at }.
event-uplink-made = { $figure } makes the call!
event-marker-revealed = { $figure } turns over { $marker } in { $at }.
event-marker-taken = { $figure } takes { $marker } in { $at }.
event-loot-taken = { $figure } takes the loot.
event-loot-dropped = The loot falls to the ground in { $at }.
event-mended = { $figure } tinkers, a { $face }: { $weapon_count ->
    [0] a useless communicator.
   *[other] { $weapon }.
  }
event-hand-dealt = You are dealt { $cards }.
event-cards-drawn = { $side } draw { $count ->
    [one] a card
   *[other] { $count } cards
  }.
event-hand-gained = You draw { $cards }.
event-cards-discarded = { $side } discard { $cards }.
event-deck-shuffled = The discards are shuffled into a new pile.
event-card-played = 🂠 { $side } play *{ $effect }*.
event-row-built = { $side } have { $size } of *{ $effect }* in play.
event-row-jammed = Jammed: the { $side } have { $size } of *{ $effect }* left.
event-row-triggered = { $side } bring { $size } of *{ $effect }* to bear.
event-die-rerolled = { $side } roll again: { $face }.
event-struck = It comes down on { $at }{ $dice_count ->
    [0] .
   *[other] : { $dice } make { $hits }.
  }
event-endured = { $figure }: { $answer } make { $saves }. { $fate ->
    [killed] **A kill!**
    [saved_by_armour] Armour alone saves it.
   *[other] Unharmed.
  }
event-checked = { $figure } rolls { $face }: { $passed ->
    [true] fine
   *[other] that hurts
  }.
event-covered = Everyone in { $at } takes cover.
event-event-drawn = ⚡ { $side } draw an event: *{ $event }*.
event-nothing-happened = Nothing comes of it.
event-car-landed = A car comes down on { $at } and skids { $direction }.
event-wreck-left = Its wreck stays in { $at }.
event-token-came = Out of nowhere: { $token } in { $at }!
event-token-moved = On the loose: { $token }, from { $start } to { $to }.
event-token-left = Gone: { $token } leaves the board at { $at }.
event-civilian-taken = { $side } get the civilian in { $at }.
event-civilian-killed = The civilian in { $at } is killed.
event-bug-attacked = The mutant bug attacks { $figure } in { $at }, who { $stance ->
    [fight] fights back
   *[dodge] dodges
  }: { $dice } make { $hits }, { $answer } make { $saves }.
event-bug-killed = The mutant bug in { $at } is dead.
event-bug-carried = The bug carries { $figure } off to { $to }.
event-bug-hunted = { $figure } attacks the bug: { $dice } make { $hits }, { $answer } make { $saves }.
event-walls-collapsed = Walls collapse around { $at }.
event-went-dark = The lights go out: until the end of round { $round } nobody shoots farther than 3.
event-stash-hidden = Something lies hidden in { $at }.

# --- why not --------------------------------------------------------------------------------------------

refusal-not-now = That does not answer what the game asks at the moment. *Take your turn* shows what does.
refusal-no-such-figure = There is no figure called { $figure } on this table. The labels stand on the board.
refusal-not-yours = { $figure } is not one of yours.
refusal-not-on-board = { $figure } is not on the board.
refusal-is-a-friend = { $figure } is on your own side.
refusal-already-activated = { $figure } has been activated this round. Pick one without a tick.
refusal-two-already-acted = Two figures, or a figure and a card, are all a turn has. End the turn.
refusal-bound-to-figure = This turn is bound to { $figure }: activate it first.
refusal-reserve-first = Figures from the reserve come first: activate { $figure }.
refusal-must-activate-somebody = You can still activate a figure, so the turn must activate at least one; it may do nothing.
refusal-is-frightened = { $figure } is frightened: it must stand up first.
refusal-not-frightened = { $figure } is on its feet already.
refusal-must-fight = An enemy on his feet shares the square of { $figure }: it has to fight.
refusal-must-enter = { $figure } must enter the board first: move it to one of the entry squares.
refusal-held-by-enemies = { $figure } cannot leave a square with enemies who are not frightened.
refusal-too-far = { $at } is more than one step away from { $figure }.
refusal-no-moves-left = { $figure } has no movement left in this action.
refusal-has-acted = What { $figure } has done leaves no room for that in one action.
refusal-cannot-aim = { $figure } cannot aim with its weapon.
refusal-wall-in-the-way = A full wall bars the way of { $figure } to { $at }.
refusal-square-is-full = { $at } holds six figures: nobody else fits in.
refusal-too-far-from-partner = { $figure } will not go more than one square from the other lover.
refusal-no-exit-here = { $figure } cannot leave the board from here.
refusal-has-no-weapon = { $figure } has no such weapon.
refusal-enemy-too-close = { $figure } cannot shoot with an enemy in its own square.
refusal-out-of-reach = { $at } is out of reach: { $figure } shoots { $nearest } to { $farthest } squares.
refusal-friends-in-the-way = Friends stand in { $at }: { $figure } cannot shoot there.
refusal-not-seen = { $figure } cannot see { $target } in { $at }.
refusal-not-in-square = { $target } is not in the square of { $figure }. Move there to fight.
refusal-brave-in-front = The brave in { $at } stand in front: name { $figure }, and their owner decides who it is.
refusal-lacks-skill = { $figure } does not have that skill.
refusal-no-heroics-left = { $figure } has no Heroics left, or nobody to use them on.
refusal-squares-not-linked = Covering fire goes on up to three squares, each beside another, each with somebody to shoot at.
refusal-not-outside = { $at } is not a square to set up or enter on.
refusal-not-a-square = “{ $typed }” is no square: they run from A1 to H8.
refusal-not-in-hand = You do not hold { $card }.
refusal-no-card-left = No card may be played any more in this turn.
refusal-card-does-not-fit = { $card } does nothing here and now, or not to that target.
refusal-already-carded = A card of yours has already worked on { $figure } this round.
refusal-row-not-ready = That row cannot be triggered: it got a card this turn, or does nothing at its size.

# --- the end --------------------------------------------------------------------------------------------

outcome-points = { $winners } have the points.
outcome-elimination = { $winners } hold the field: nobody else is left on it.
outcome-last-but-one = { $winners } have left the enemy a single figure.
outcome-both-broken = Both sides are broken: a draw.
outcome-control = { $winners } hold the town.

# --- commands -------------------------------------------------------------------------------------------

verb-move = Move a figure
slot-move-figure = The figure that moves
slot-move-to = Where it goes
verb-shoot = Shoot at an enemy
slot-shoot-figure = The figure that shoots
slot-shoot-target = The enemy it shoots at
slot-shoot-aim = Aim first, without moving
slot-shoot-card = A card to play before the roll
verb-fight = Fight an enemy, going there if need be
slot-fight-figure = The figure that fights
slot-fight-target = The enemy it fights
slot-fight-card = A card to play before the roll
verb-card = Play a card
slot-card-card = The card, and on what
verb-pass = End your turn, pass, or let a chance go by
verb-odds = The exact chances of a shot or a fight
slot-odds-figure = Who attacks
slot-odds-target = Who is attacked
aim-yes = aim first
aim-no = do not aim
choice-square = { $at }{ $steps ->
    [1] , one step
   *[other] , two steps
  }
choice-off-board = off the board
hint-kill = { $chance } % to kill
hint-fight = { $chance } % to kill, { $risk } % to fall
hint-figure = { $profile }, { $at }
hint-outside = { $profile }, to enter
odds-shot = **{ $figure } shoots at { $target }** from { $at } ({ $sight ->
    [clear] clear sight
   *[other] partial sight
  }): { $dice } dice at { $needs }+ against { $against } at { $value }+{ $armour ->
    [0] {""}
   *[other] {" "}with { $armour } for armour
  }. Kill: **{ $chance } %**, with aim **{ $aimed } %**.
odds-no-shot = { $figure } cannot shoot at { $target } from where it is.
odds-fight = **{ $figure } fights { $target }**, charging in: { $dice } dice at { $needs }+. If it fights back ({ $against } at { $value }+): kill **{ $kill_fight } %**, fall **{ $fall } %**. If it dodges: kill **{ $kill_dodge } %**.
odds-friends = They are on the same side.
odds-unknown = Name two figures on the board, one of each side.

# --- the board: words in the picture, in its description and on the board as text -------------------------

board-side-human = Humans
board-side-martian = Martians
board-turn = Round { $round } · { $side } to act
board-answering = Round { $round } · { $side } act, { $asked } answer
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
board-night = Dark: shots reach { $range }
board-waves = Reinforcements in round { $rounds }
board-key = Tick: has acted. Lying: frightened.
board-to-come = To come
board-aim-control = Hold four of the five zones at the end of a round, from round 3 on.
board-aim-last-but-one = Leave the enemy a single figure.

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
board-text-signs = Signs: > acts, ! frightened, ✓ has acted, +n Heroics, $ loot, & mended weapon.
board-text-tokens = Loose in town: { $tokens }.
board-text-markers = Markers: { $markers }.
board-text-loot = The loot lies in { $at }.
board-text-uplink = The uplink stands in { $at }.
board-text-rows = { $side } support in play: { $rows }.
board-text-piles = { $deck } cards to draw, { $discard } discarded.
board-text-walls = Walls: = # full, - ! low, . : rubble. M2 two Martians, H1 one human, * cover, ? marker.
board-text-cover = Cover: { $cover }.
board-text-zones = Zones: { $zones }.
board-text-exits = Exits: { $exits }.
board-text-news = { $heading }: { $lines }
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
