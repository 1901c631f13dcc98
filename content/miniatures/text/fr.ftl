# The words of the miniatures game.

# --- names ----------------------------------------------------------------------------------------------

title-name = Mars Attacks : le jeu de figurines
title-goal = Humains et Martiens se disputent une ville en ruine. À ton tour, deux de tes figurines se déplacent, tirent ou combattent. Ou une seule, et tu joues une carte. Le premier camp à 8 points gagne, sauf si le scénario dit autre chose.
title-about = { $goal }
    > *{ $scene }*
    { $scenario }

seat-human = Humains
    .gender = mp
    .le = les Humains
    .Le = Les Humains
seat-martian = Martiens
    .gender = mp
    .le = les Martiens
    .Le = Les Martiens

profile-us-sergeant = Sergent
    .gender = m
    .le = le Sergent
    .Le = Le Sergent
profile-us-missile = lance-missiles
    .gender = m
profile-us-lmg = mitrailleuse
    .gender = f
profile-us-carbine = carabine
    .gender = f
profile-martian-commander = commandant
    .gender = m
profile-martian-freeze = rayon gelant
    .gender = m
profile-martian-grunt = grunt
    .gender = m
profile-general-tor = Général Tor
    .gender = m
    .le = le Général Tor
    .Le = Le Général Tor
profile-buddy = Buddy
    .gender = m
profile-brandi = Brandi
    .gender = f
profile-deke = Deke
    .gender = m
profile-joe = Joe
    .gender = m
profile-eva = Eva
    .gender = f
profile-ashley = Ashley
    .gender = f
profile-troy = Troy
    .gender = m
profile-phil = Phil
    .gender = m
profile-edwyn = Edwyn
    .gender = m
profile-beta-martian = grunt
    .gender = m
profile-beta-us-soldier = soldat
    .gender = m
profile-beta-eva = Eva
    .gender = f
profile-beta-troy = Troy
    .gender = m
profile-beta-sergeant = Sergent
    .gender = m
    .le = le Sergent
    .Le = Le Sergent

scenario-final-01 = Les envahisseurs sont là !
scenario-final-02 = La ligne de front
scenario-final-03 = Ils sont trop nombreux !
scenario-final-04 = Prudence
scenario-final-05 = Le chaos
scenario-final-06 = Embuscade rebelle
scenario-final-07 = Appel en PCV
scenario-final-08 = Volé, c’est gardé
scenario-final-09 = Prends ça !
scenario-final-10 = Résistance civile
scenario-beta-01 = Qui est là ?
scenario-beta-03 = Protéger et servir

effect-b-peace = Nous venons en paix
effect-b-peace-text = Un dé de plus pour le tir d’un Martien.
effect-b-slippery = Petite taille difficile
effect-b-slippery-text = Un dé de plus à la résistance d’un Martien.
effect-b-friends = Nous sommes vos amis
effect-b-friends-text = Un dé de plus pour un Martien au corps à corps.
effect-b-mind-control = Contrôle de l’esprit
effect-b-mind-control-text = Déclenche une rangée de soutien des Humains comme si elle était à toi. Puis défausse-la.
effect-b-death-ray = Rayon de la mort
effect-b-death-ray-text = Soutien : 6 dés à 3+ sur une case. 1 carte : rien. 2 cartes : ligne ou colonne au choix. 3 cartes : case au choix.
effect-b-cunning = Ruse alien
effect-b-cunning-text = Déplace une de tes figurines d’une case, même si elle a déjà agi.
effect-b-ever-more = Toujours plus
effect-b-ever-more-text = Un Martien mort revient dans ta zone de déploiement et tire ou se déplace d’une case.
effect-b-stun-ray = Rayon paralysant
effect-b-stun-ray-text = Soutien : explosion. Test de résistance raté : la figurine compte comme activée. 1 carte : rien. 2 : ligne ou colonne au choix. 3 : case au choix.
effect-b-artillery = Tir d’artillerie
effect-b-artillery-text = Soutien : 5 dés à 5+ sur une case et ses voisines. 1 carte : rien. 2 cartes : ligne ou colonne au choix. 3 cartes : case au choix.
effect-b-splat = Splat !
effect-b-splat-text = Un dé de moins à la résistance d’un Martien.
effect-b-ingenuity = Ingéniosité humaine
effect-b-ingenuity-text = Un dé de plus au tir, au corps à corps ou à la résistance d’un Humain.
effect-b-strafing = Mitraillage
effect-b-strafing-text = Soutien : 3 dés à 4+ sur 4 cases alignées. 1 carte : rien. 2 cartes : ligne ou colonne et sens au choix. 3 cartes : case et sens au choix.
effect-b-cute = N’est-il pas mignon ?
effect-b-cute-text = Un Martien compte comme activé.
effect-b-argument = Dispute
effect-b-argument-text = Deux Martiens d’une même case comptent comme activés. Au moins l’un des deux ne doit pas avoir agi.
effect-b-stealth = Furtivité
effect-b-stealth-text = Déplace une de tes figurines d’une case, même si elle a déjà agi.
effect-b-lucky = Évitement chanceux
effect-b-lucky-text = Un Humain qui allait mourir survit.
effect-b-jammed = Enrayement
effect-b-jammed-text = Défausse une carte d’une rangée de soutien ennemie, même si elle vient d’être posée ou déclenchée.
effect-b-barrage = Tir de barrage
effect-b-barrage-text = Soutien : explosion. Test de résistance raté : la figurine panique. 1 carte : ligne ou colonne au choix. 2 : case au choix. Jamais 3.
effect-f-peace = Nous venons en paix
effect-f-peace-text = Un dé de plus pour le tir d’un Martien.
effect-f-slippery = Petite taille difficile
effect-f-slippery-text = Un dé de plus à la résistance d’un Martien.
effect-f-friends = Nous sommes vos amis
effect-f-friends-text = Un dé de plus pour un Martien au corps à corps.
effect-f-mind-control = Contrôle de l’esprit
effect-f-mind-control-text = Déclenche une rangée de soutien des Humains comme si elle était à toi. Puis défausse-la.
effect-f-heat-ray = Rayon ardent
effect-f-heat-ray-text = Soutien : 6 dés à 3+ sur une case. 1 carte : au hasard. 2 cartes : ligne ou colonne au choix. 3 cartes : case au choix.
effect-f-cunning = Ruse alien
effect-f-cunning-text = Déplace une de tes figurines d’une case, même si elle a déjà agi.
effect-f-reinforcements = Renforts en vue
effect-f-reinforcements-text = Un soldat martien mort revient dans ta zone de déploiement et tire ou se déplace d’une case.
effect-f-stun-ray = Rayon paralysant
effect-f-stun-ray-text = Soutien : explosion. Résistance ratée : la figurine compte comme activée. 1 carte : au hasard. 2 : ligne ou colonne au choix. 3 : case au choix.
effect-f-giant-robot = Robot géant
effect-f-giant-robot-text = Soutien. 1 carte : explosion au hasard, panique possible. 2 : 4 dés à 5+ en ligne, ligne ou colonne et sens au choix. 3 : 5 dés à 4+, case en plus.
effect-f-brazen = Effronterie
effect-f-brazen-text = Durable : personne n’a le dé de visée claire contre les Martiens.
effect-f-target-lock = Cible verrouillée
effect-f-target-lock-text = Pour ce tir, une vue partielle vaut visée claire.
effect-f-artillery = Tir d’artillerie
effect-f-artillery-text = Soutien : 5 dés à 5+ sur une case et ses voisines. 1 carte : au hasard. 2 cartes : ligne ou colonne au choix. 3 cartes : case au choix.
effect-f-splat = Splat !
effect-f-splat-text = Un dé de moins à la résistance d’un Martien.
effect-f-ingenuity = Ingéniosité humaine
effect-f-ingenuity-text = Un dé de plus au tir, au corps à corps ou à la résistance d’un Humain.
effect-f-strafing = Mitraillage
effect-f-strafing-text = Soutien : 3 dés à 4+ d’une case jusqu’au bord. 1 carte : au hasard. 2 cartes : ligne ou colonne et sens au choix. 3 cartes : case et sens au choix.
effect-f-cute = N’est-il pas mignon ?
effect-f-cute-text = Un Martien compte comme activé.
effect-f-argument = Dispute
effect-f-argument-text = Deux Martiens d’une même case comptent comme activés. Au moins l’un des deux ne doit pas avoir agi.
effect-f-stealth = Furtivité
effect-f-stealth-text = Déplace une de tes figurines d’une case, même si elle a déjà agi.
effect-f-lucky = Évitement chanceux
effect-f-lucky-text = Un Humain qui allait mourir survit.
effect-f-jammed = Enrayement
effect-f-jammed-text = Défausse une carte d’une rangée de soutien ennemie, même si elle vient d’être posée ou déclenchée.
effect-f-barrage = Tir de barrage
effect-f-barrage-text = Soutien : explosion. Test de résistance raté : la figurine panique. 1 carte : ligne ou colonne au choix. 2 : case au choix. Jamais 3.
effect-f-take-cover = Planquez-vous !
effect-f-take-cover-text = Un soutien ennemi frappe tes figurines d’une case : elles n’en subissent rien, mais paniquent.
effect-f-rally = Reprenez-vous !
effect-f-rally-text = Jusqu’à trois Humains en panique dans la case de la figurine active se relèvent.
effect-f-grenade = Grenade !
effect-f-grenade-text = La figurine active attaque tout le monde dans une case voisine visible, sans figurine à toi : 4 dés à 5+.
effect-f-observer = Observateur avancé
effect-f-observer-text = Durable : quand le hasard décide en partie où frappe ton soutien, tu peux relancer une fois le dé.

happening-fe1 = Voiture volante
happening-fe2 = Tir perdu
happening-fe3 = Garder la tête baissée
happening-fe4 = Barbecue sur pied
happening-fe5 = Terreur dans les rues !
happening-fe6 = Ailes de la mort
happening-fe7 = Gravats
happening-fe8 = Panne de courant
happening-fe9 = Cachette secrète
happening-be1 = Voiture volante
happening-be2 = Tir perdu
happening-be3 = Garder la tête baissée
happening-be4 = Barbecue sur pied
happening-be5 = Terreur dans les rues !
happening-be6 = Ailes de la mort

score-kill-shot = tués au tir
score-kill-fight = tués au corps à corps
score-kill = ennemis tués
score-kill-eva-troy = mort d’Eva ou de Troy
score-kill-sergeant = mort du Sergent
score-kill-commander = commandants tués
score-kill-grunts = grunts tués (1 point pour deux)
score-kill-deke = mort de Deke
score-kill-specialist = Sergent ou arme lourde tués
score-kill-ashley-phil = mort d’Ashley ou de Phil
score-kill-tor = mort du Général Tor
score-kill-hero = héros tués
score-kill-soldier = soldats tués
score-kill-joe = mort de Joe
score-kill-edwyn = mort d’Edwyn
score-kill-by-edwyn = soldats tués par Edwyn
score-artefacts = artefacts (le premier vaut 0)
score-creatures = créatures (la première vaut 0)
score-leave = sorties réussies
score-loot = butin emporté
score-uplink = l’appel est passé

zone-red = la zone rouge
zone-blue = la zone bleue
zone-green = la zone verte
zone-violet = la case violette
zone-black = la chambre forte
zone-red-a = la zone rouge A
zone-red-b = la zone rouge B
zone-red-nw = la zone nord-ouest
zone-red-ne = la zone nord-est
zone-red-sw = la zone sud-ouest
zone-red-se = la zone sud-est

side-human = Humains
    .gender = mp
side-martian = Martiens
    .gender = mp
marker-creature = une créature
    .gender = f
    .collectors = Martiens
marker-artefact = un artefact
    .gender = m
    .collectors = Humains
token-civilian = un civil
    .gender = m
token-cattle = le bétail en feu
    .gender = m
token-bug = l’insecte mutant
    .gender = m
direction-n = nord
    .le = le nord
direction-e = est
    .le = l’est
direction-s = sud
    .le = le sud
direction-w = ouest
    .le = l’ouest
direction-ne = nord-est
    .le = le nord-est
direction-se = sud-est
    .le = le sud-est
direction-sw = sud-ouest
    .le = le sud-ouest
direction-nw = nord-ouest
    .le = le nord-ouest
quarters-0 = tel qu’imprimé
quarters-1 = tourné d’un quart de tour à droite
quarters-2 = à l’envers
quarters-3 = tourné d’un quart de tour à gauche
ruin-house = maison
    .gender = f
ruin-shop = boutique
    .gender = f
ruin-wall = mur
    .gender = m
site-name = { $at }–{ $to }
card-both = { $human } / { $martian }

# --- opening a table ------------------------------------------------------------------------------------

option-scenario = Scénario
    .name = scénario
option-ruins = Ruines : comme dessinées, bâties par les Humains ou tirées au sort
    .name = ruines
option-terrain = Origine des ruines et des couverts
    .name = terrain
option-turn-map = Le camp martien peut tourner le plan
    .name = tourner-plan
option-night = Nuit, quand le scénario laisse le choix
    .name = nuit
ruins-drawn = comme dessinées
ruins-build = à bâtir
ruins-lot = tirées au sort
choice-scenario = { $number }. { $name } ({ $rules ->
    [beta] règles bêta
   *[final] règles finales
  })

# --- what a player may say ------------------------------------------------------------------------------

kind-orient = Tourner le plan
kind-build = Bâtir
kind-build-rest = Bâtir le reste
kind-recruit = Choisir un héros
kind-deploy = Placer
kind-deploy-rest = Déployer pour moi
kind-agree-to-draw = Match nul
kind-play-on = Continuer
kind-take-command = Utiliser Autorité
kind-call-up = Rappeler
kind-activate = Activer
kind-play-card = Jouer une carte
kind-trigger = Déclencher un soutien
kind-decline = Non
kind-end-turn = Finir le tour
kind-pass = Passer
kind-move = Se déplacer
kind-leave = Quitter le plateau
kind-shoot = Tirer
kind-aim-and-shoot = Viser et tirer
kind-freeze = Gel !
kind-cover-with-fire = Tir de couverture
kind-fight = Combattre
kind-hunt-down = Chasser l’insecte
kind-stand-up = Se relever
kind-do-more = Héroïsme : agir encore
kind-lead = Héroïsme : mener
kind-uplink = Passer l’appel
kind-finish = Terminé
kind-stand-in = S’interposer
kind-defend = Se défendre
kind-mend = Réparer
kind-roll-again = Relancer
kind-fly = Diriger
kind-discard = Défausser
kind-draw = Piocher

slot-quarters = Dans quel sens est le plan ?
slot-site = À quel endroit ?
slot-facing = Ouvert de quel côté ?
slot-profile = Quel héros ?
slot-at = Quelle case ?
slot-figure = Quelle figurine ?
slot-other = Et quelle autre ?
slot-card = Quelle carte ?
slot-row = Quelle rangée de cartes ?
slot-row-none = Une nouvelle rangée
slot-jams = Contre quelle rangée de cartes ?
slot-column = Quelle colonne ?
slot-column-none = Une ligne du plateau
slot-rank = Quelle ligne du plateau ?
slot-rank-none = Toute la colonne
slot-direction = Dans quelle direction ?
slot-to = Vers où ?
slot-over = Par quel bord ?
slot-target = Qui attaques-tu ?
slot-weapon = Avec quelle arme ?
slot-aim = Viser d’abord ?
slot-squares = Quelles cases ?
slot-bug = Quel insecte ?
slot-centre = Autour de quelle case ?
slot-stance = Riposter ou esquiver ?

action-orient = utiliser le plan { $quarters }
action-build = bâtir en { $site }, côté ouvert : { $facing }
action-build-rest = bâtir le reste pour moi
action-recruit = choisir { $profile_le }
action-deploy = placer en { $at }
action-deploy-rest = déployer le reste pour moi
action-agree-to-draw = accepter le match nul
action-play-on = continuer la partie
action-take-command = { $figure_le } prend le commandement
action-call-up = rappeler { $figure_le }
action-activate = activer { $figure_le }
action-play-card = jouer { $card }{ $figure_count ->
    [0] {""}
   *[other] {" "}sur { $figure_le }
  }{ $other_count ->
    [0] {""}
   *[other] {" "}et { $other_le }
  }{ $at_count ->
    [0] {""}
   *[other] {" "}en { $at }
  }{ $row_count ->
    [0] {""}
   *[other] {" "}dans la rangée { $row }
  }{ $jams_count ->
    [0] {""}
   *[other] {" "}contre la rangée { $jams }
  }
action-trigger = déclencher la rangée { $row }{ $column_count ->
    [0] { $rank_count ->
        [0] {""}
       *[other] {" "}sur la ligne { $rank } du plateau
      }
   *[other] { $rank_count ->
        [0] {" "}sur la colonne { $column }
       *[other] {" "}en { $column }{ $rank }
      }
  }{ $direction_count ->
    [0] {""}
   *[other] , vers { $direction_le }
  }
row-name = { $number }, { $effect } ×{ $size }
action-decline = non
action-end-turn = finir le tour
action-pass = passer pour cette manche
action-move = aller en { $to }
action-leave = quitter le plateau par le bord { $over }
action-shoot = tirer sur { $target_le }{ $weapon ->
    [disintegrator] {" "}avec le désintégrateur
    [freeze_pistol] {" "}avec le pistolet gelant
   *[own] {""}
  }
action-aim-and-shoot = viser et tirer sur { $target_le }{ $weapon ->
    [disintegrator] {" "}avec le désintégrateur
    [freeze_pistol] {" "}avec le pistolet gelant
   *[own] {""}
  }
action-freeze = { $aim ->
    [true] viser et geler tout le monde en { $at }
   *[other] geler tout le monde en { $at }
  }
action-cover-with-fire = tir de couverture sur { $squares }
action-fight = combattre { $target_le }
action-hunt-down = { $aim ->
    [true] viser et tirer sur { $bug }
   *[other] attaquer { $bug }
  }
action-stand-up = se relever
action-do-more = Héroïsme : un déplacement, tir ou combat de plus
action-lead = { $centre_count ->
    [0] dépenser 1 point d’Héroïsme et mener les autres
   *[other] dépenser 1 point d’Héroïsme et mener les figurines proches de { $centre }
  }
action-uplink = dépenser 1 point d’Héroïsme et passer l’appel
action-finish = finir cette activation
action-stand-in = { $figure_le } s’interpose
action-defend = { $stance ->
    [fight] riposter
   *[dodge] esquiver
  }
action-mend = réparer l’artefact
action-roll-again = relancer ce dé
action-fly = la faire déraper vers { $direction_le }
action-discard = défausser { $card }
action-draw = garder le reste et piocher

# --- what the game asks ---------------------------------------------------------------------------------

decision-orient-map = { $seats } : dans quel sens est le plan ?
decision-build-ruins = { $seats } : bâtis { $ruin_gender ->
    [f] une
   *[m] un
  } { $ruin } (il en reste { $left }).
decision-recruit-hero = { $seats } : choisis { $left ->
    [1] un héros
   *[other] { $left } héros
  }.
decision-deploy-figure = { $seats } : place { $figure_le } (il en reste { $left }).
decision-call-draw = { $seats } : rien ne s’est passé depuis { $quiet } manches. Match nul ?
decision-use-authority = { $seats } : utiliser Autorité pour commencer la manche { $round } ?
decision-call-up-soldiers = { $seats } : { $left ->
    [one] rappelle une figurine tombée
   *[other] rappelle jusqu’à { $left } figurines tombées
  } pour cette manche.
decision-take-turn = { $seats } : { $begun ->
    [true] { $figures ->
        [0] joue une carte, ou finis ton tour.
       *[other] { $cards ->
            [0] active maintenant une figurine.
           *[other] active une seconde figurine, joue une carte, ou finis ton tour.
          }
      }
   *[other] { $figures ->
        [0] toutes tes figurines ont agi. Joue jusqu’à deux cartes, ou passe.
       *[other] active deux figurines, ou actives-en une et joue une carte.
      }
  }
decision-choose-action = { $seats } : que fait { $figure_le } ?
decision-choose-opponent = { $seats } : contre qui combat { $figure_le } ?
decision-choose-follower = { $seats } : qui suit { $leader_le } ? ({ $left } au plus)
decision-move-freely = { $seats } : où va { $figure_le } ?
decision-shoot-again = { $seats } : { $figure_le } continue de tirer. Sur qui d’autre en { $at } ?
decision-mend-or-score = { $seats } : { $figure_le } répare l’artefact au lieu d’en marquer les points ?
decision-aim-row = { $seats } : où frappe ton soutien ?
decision-steer-car = { $seats } : vers où dérape la voiture ?
decision-feed-bug = { $seats } : qui l’insecte attaque-t-il en { $at } ?
decision-refill-hand = { $seats } : défausse ce que tu veux, puis complète ta main à quatre.
decision-choose-brave = { $seats } : { $attacker_le } attaque { $at }. Quelle figurine courageuse s’interpose ?
decision-choose-stance = { $seats } : { $figure_le } riposte ({ $chance_fight } % de risque de mourir) ou esquive ({ $chance_dodge } %) ?
decision-before-test = { $seats } : jouer une carte avant le jet ? { $attacker_Le } contre { $target_le }, { $chance } % de chances de tuer.
decision-before-hunt = { $seats } : { $attacker_le } va attaquer l’insecte. Jouer une carte avant le jet ? { $chance } % de chances de tuer.
decision-before-death = { $seats } : { $figure_le } va mourir. Jouer une carte ?
decision-before-support = { $seats } : l’ennemi utilise { $effect }. Jouer une carte contre cela ?
decision-before-strike = { $seats } : { $effect } frappe { $at }. Jouer une carte ?
decision-before-placement = { $seats } : ton soutien frapperait en { $at }. Relancer ?

# --- what happened --------------------------------------------------------------------------------------

roll-attack = { $needs ->
    [0] jet de { $faces }
   *[other] il faut { $needs }+ : { $faces }
  }
roll-save = { $needs ->
    [0] avec { $faces }
   *[other] à { $needs }+ : { $faces }
  }{ $armour ->
    [0] {""}
   *[other] {" "}et { $armour } pour le blindage
  }

event-game-began = **{ $scenario }**
event-ruins-drawn = Les ruines sont tirées au sort. Les deux bouts de la ville se valent.
event-ruin-built = { $ruin_gender ->
    [f] Une
   *[m] Un
  } { $ruin } se dresse en { $site }, côté ouvert : { $facing }.
event-rest-built = { $count ->
    [one] Une ruine de plus se dresse.
   *[other] { $count } ruines de plus se dressent.
  }
event-no-room-for-ruin = Pas de place pour { $ruin_gender ->
    [f] la { $ruin } : elle
   *[m] le { $ruin } : il
  } reste dans la boîte.
event-map-turned = Le plan est posé { $quarters }.
event-hero-recruited = { $profile_Le } rejoint les { $side }.
event-deployed = { $figure_Le } prend position en { $at }.
event-took-positions = Déploiement : { $posts }.
story-post = { $figures } en **{ $at }**
event-first-player-rolled = Le dé donne { $face } : les { $side } commencent.
event-round-began = **Manche { $round }.** Les { $side } commencent.
event-draw-offered = Les { $side } proposent un match nul.
event-draw-declined = Les { $side } continuent.
event-command-taken = { $figure_Le } prend le commandement (Héroïsme restant : { $heroics }).
event-commands-cancelled = Les deux camps prennent le commandement : rien ne change.
event-called-up = { $figure_Le } est de retour.
event-were-called-up = De retour en jeu : { $figures }.
event-turn-began = Au tour des **{ $side }**.
event-side-passed = Les { $side } passent pour cette manche.
event-round-ended = La manche { $round } est finie.
event-zone-taken = 🚩 Les { $side } prennent { $zone } !
event-scored = ⭐ { $side } +{ $vp } : { $key }. En tout : **{ $total }**.
event-gained = ⭐ { $side } +{ $vp } (total : **{ $total }**).
event-game-ended = { $side_count ->
    [0] Personne ne gagne, à part les ruines.
   *[other] { $side ->
        [Martiens] 🏁 Ack ! Ack ack ! Les Martiens gagnent.
       *[other] 🏁 Les { $side } gagnent. La Terre aura droit à une suite.
      }
  }
event-activated = { $figure_Le } agit.
event-waited = { $figure_Le } ne bouge pas.
event-followed = { $figure_Le } suit { $leader_le }.
event-led = { $leader_Le } mène les autres (Héroïsme restant : { $heroics }).
event-moved = { $figure_Le } va de { $start } à { $to }.
event-walked = { $figure_Le } va de { $start } à { $to } par { $over }.
event-came-in = { $figure_Le } entre en { $at } et continue jusqu’à { $to }.
event-looked-round = { $figure_Le } se repositionne en { $at }.
event-entered = { $figure_Le } entre en { $at }.
event-left-board = { $figure_Le } quitte le plateau par { $at }.
event-stood = { $figure_Le } se relève.
event-brave-stood-in = { $figure_Le } s’interpose avec courage.
event-stance-taken = { $figure_Le } { $stance ->
    [fight] riposte
   *[dodge] esquive
  }.
event-shot-fired = { $aim ->
    [true] { $attacker_Le } vise et tire
   *[other] { $attacker_Le } tire
  } sur { $target_le } ({ $at }, { $sight ->
    [clear] visée claire
   *[other] vue partielle
  }), { $dice }, { $hits ->
    [one] **{ $hits }** touche
   *[other] **{ $hits }** touches
  }. { $target_Le } pare { $answer }, { $saves ->
    [one] **{ $saves }** parade
   *[other] **{ $saves }** parades
  }. { $fate ->
    [killed] **Touché !**
    [saved_by_armour] Seul son blindage sauve { $target_le } : c’est la panique.
   *[other] { $hits ->
        [0] Raté.
       *[other] { $target_Le } s’en tire sans mal.
    }
  }
event-fight-fought = { $attacker_Le } combat { $target_le } ({ $at }), { $dice }, { $hits ->
    [one] **{ $hits }** touche
   *[other] **{ $hits }** touches
  }. { $target_Le } { $stance ->
    [fight] riposte
   *[dodge] esquive
  } { $answer }, **{ $saves }** succès. { $fate ->
    [killed] **Le coup atteint { $target_le } !**
    [struck_back] **La riposte atteint { $attacker_le } !**
   *[other] Personne n’est blessé.
  }
event-covered-with-fire = { $figure_Le } fait un tir de couverture sur { $squares }.
event-fright-tested = { $figure_Le } fait { $face } (il faut 5+) { $frightened ->
    [true] et panique
   *[other] et garde son calme
  }.
event-nerves-tested = { $lost_count ->
    [0] Tout le monde garde son calme (5+) : { $held }.
   *[other] Panique (moins de 5) : { $lost }.{ $held_count ->
        [0] {""}
       *[other] {" "}Sang-froid : { $held }.
      }
  }
story-throw = { $figure } { $face }{ $needs ->
    [0] {""}
   *[other] {" "}(il faut { $needs }+)
  }
event-was-frightened = { $figure_Le } panique.
event-was-frozen = { $figure_Le } ne peut plus agir cette manche.
event-killed = 💀 { $figure_Le } meurt en { $at }.
event-died = 💀 { $figure_Le } meurt.
event-heroics-saved = L’Héroïsme sauve { $figure_le } (points restants : { $heroics }).
event-did-more = { $figure_Le } agit encore (Héroïsme restant : { $heroics }).
event-heroics-gained = Vengeance ! { $figure_Le } gagne un point d’Héroïsme pour ce tour.
event-rescued = { $figure_Le } en réchappe !
event-joined-reserve = { $figure_Le } passe en réserve et reviendra.
event-returned = { $figure_Le } est de retour, en { $at }.
event-uplink-made = 📡 { $figure_Le } passe l’appel ! En PCV, bien sûr.
event-marker-revealed = { $figure_Le } retourne { $marker } en { $at }. Seuls les { $marker_collectors } en tirent des points : le marqueur reste là, visible.
event-marker-taken = { $figure_Le } prend { $marker } en { $at }.
event-took-first = { $figure_Le } prend { $marker } en { $at }. { $marker_gender ->
    [f] La première ne rapporte rien, les suivantes 1 point chacune.
   *[m] Le premier ne rapporte rien, les suivants 1 point chacun.
  }
event-loot-taken = { $figure_Le } prend le butin.
event-loot-dropped = Le butin tombe au sol en { $at }.
event-mended = { $figure_Le } bricole et fait { $face } : { $weapon ->
    [disintegrator] un désintégrateur
    [freeze_pistol] un pistolet gelant
   *[other] un communicateur inutile
  }.
event-hand-dealt = Ta main : { $cards }.
event-cards-drawn = Les { $side } piochent { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }.
event-hand-gained = Tu pioches { $cards }.
event-cards-discarded = Les { $side } défaussent { $cards }.
event-deck-shuffled = La défausse est mélangée et devient la pioche.
event-card-played = 🃏 Les { $side } jouent *{ $effect }*.
event-row-built = 🃏 Les { $side } jouent *{ $effect }* en soutien (cartes dans la rangée : { $size }).
event-row-jammed = Enrayement ! { $size ->
    [0] Les { $side } perdent *{ $effect }*.
    [1] Il ne reste aux { $side } qu’une carte *{ $effect }*.
   *[other] Il ne reste aux { $side } que { $size } cartes *{ $effect }*.
  }
event-row-triggered = 💥 Les { $side } déclenchent *{ $effect }*{ $size ->
    [1] {""}
   *[other] {" "}×{ $size }
  } !
event-die-rerolled = Les { $side } relancent : { $face }.
event-struck = Impact en { $at }{ $dice_count ->
    [0] .
   *[other] , { $dice }, { $hits ->
        [one] **{ $hits }** touche
       *[other] **{ $hits }** touches
      }.
  }
event-came-down = Impact en { $blows }.
story-blow = **{ $at }**, { $dice }, { $hits ->
    [one] **{ $hits }** touche
   *[other] **{ $hits }** touches
  }{ $count ->
    [0] {""}
   *[other] {" "}({ $answers })
  }
story-answer = { $figure } pare { $answer }, { $saves ->
    [one] **{ $saves }** parade
   *[other] **{ $saves }** parades
  } : { $fate ->
    [killed] **touché !**
    [saved_by_armour] blindage, panique
   *[other] indemne
  }
event-endured = { $figure_Le } pare { $answer }, { $saves ->
    [one] **{ $saves }** parade
   *[other] **{ $saves }** parades
  } : { $fate ->
    [killed] **touché !**
    [saved_by_armour] le blindage tient, mais c’est la panique.
   *[other] indemne.
  }
event-checked = { $figure_Le } fait { $face } à son test de résistance{ $needs ->
    [0] {""}
   *[other] {" "}(il faut { $needs }+)
  }.
event-survival-checked = { $frightened_count ->
    [0] {""}
   *[other] Panique : { $frightened }.{" "}
  }{ $stunned_count ->
    [0] {""}
   *[other] Hors jeu pour cette manche : { $stunned }.{" "}
  }{ $unharmed_count ->
    [0] {""}
   *[other] Sans dommage : { $unharmed }.
  }
event-covered = Tout le monde se met à couvert en { $at }.
event-event-drawn = ⚡ Les { $side } piochent un événement : *{ $event }*.
event-nothing-happened = Il ne se passe rien. Louche.
event-car-landed = Une voiture tombe en { $at } et dérape vers { $direction_le }.
event-wreck-left = L’épave en feu reste en { $at } et bloque la vue.
event-token-came = Surprise en { $at } : { $token } !
event-token-moved = En liberté : { $token }, de { $start } à { $to }.
event-token-left = Disparition : { $token } quitte le plateau en { $at }.
event-civilian-taken = Les { $side } récupèrent le civil en { $at }.
event-civilian-killed = Le civil en { $at } meurt.
event-bug-attacked = L’insecte mutant attaque { $figure_le } ({ $at }), { $dice }, { $hits ->
    [one] **{ $hits }** touche
   *[other] **{ $hits }** touches
  }. { $figure_Le } { $stance ->
    [fight] riposte
   *[dodge] esquive
  } { $answer }, **{ $saves }** succès.
event-bug-killed = L’insecte mutant en { $at } est mort.
event-bug-carried = L’insecte emporte { $figure_le } en { $to }.
event-bug-hunted = { $figure_Le } attaque l’insecte, { $dice }, { $hits ->
    [one] **{ $hits }** touche
   *[other] **{ $hits }** touches
  }. L’insecte pare { $answer }, { $saves ->
    [one] **{ $saves }** parade
   *[other] **{ $saves }** parades
  }.
event-walls-collapsed = Des murs s’écroulent autour de la case { $at }.
event-went-dark = La lumière s’éteint. Jusqu’à la fin de la manche { $round }, personne ne tire à plus de 3 cases.
event-stash-hidden = Quelque chose est caché en { $at }.

# --- why not --------------------------------------------------------------------------------------------

refusal-no-such-figure = Il n’y a pas de figurine appelée « { $typed } ». { try-instead }
refusal-not-yours = { $figure_Le } n’est pas à toi. { try-instead }
refusal-not-on-board = { $figure_Le } n’est pas sur le plateau. { try-instead }
refusal-is-a-friend = { $figure_Le } est dans ton propre camp. { try-instead }
refusal-already-activated = { $figure_Le } a déjà agi cette manche. { try-instead }
refusal-bound-to-figure = Pas encore : ta carte ou l’Autorité était pour { $figure_le }. Active d’abord { $figure_le }.
refusal-reserve-first = Les figurines de la réserve passent d’abord. Active { $figure_le }.
refusal-must-activate-somebody = Tu ne peux pas encore t’arrêter. Active au moins une figurine, même pour ne rien faire. { try-instead }
refusal-is-frightened = { $figure_Le } est en panique. Relève d’abord cette figurine.
refusal-not-frightened = { $figure_Le } est déjà debout. Choisis une autre action.
refusal-must-fight = { $figure_Le } doit combattre : un ennemi qui n’est pas en panique est dans la même case. { try-instead }
refusal-must-enter = { $figure_Le } doit d’abord entrer sur le plateau. { try-instead }
refusal-held-by-enemies = { $figure_Le } ne peut pas partir : un ennemi qui n’est pas en panique est dans la même case. Combats d’abord. { try-instead }
refusal-too-far = { $figure_Le } ne peut pas aller jusqu’à { $at }. { try-instead }
refusal-no-moves-left = { $figure_Le } ne peut plus se déplacer dans cette activation. Choisis autre chose, ou termine l’activation.
refusal-has-acted = { $figure_Le } en a déjà trop fait pour cela dans cette activation. Choisis autre chose, ou termine l’activation.
refusal-cannot-aim = { $figure_Le } ne peut pas viser avec cette arme. Tire sans viser.
refusal-wall-in-the-way = Un mur entier empêche { $figure_le } d’aller en { $at }. { try-instead }
refusal-square-is-full = La case { $at } est pleine : six figurines au plus. { try-instead }
refusal-too-far-from-partner = { $figure_Le } ne s’éloigne pas de plus d’une case de l’autre moitié du couple. { try-instead }
refusal-no-exit-here = { $figure_Le } ne peut pas quitter le plateau d’ici. Va d’abord vers une sortie.
refusal-has-no-weapon = { $figure_Le } n’a pas cette arme. Choisis-en une autre, ou va combattre.
refusal-enemy-too-close = { $figure_Le } ne peut pas tirer avec un ennemi dans la même case. Combats plutôt. { try-instead }
refusal-out-of-reach = { $at } est hors de portée : { $figure_le } a une portée { $reach }. { try-instead }
shot-reach = de { $nearest } à { $farthest } cases
shot-reach-exact = d’exactement { $squares } cases
refusal-friends-in-the-way = { $figure_Le } ne peut pas tirer en { $at } : il y a des alliés. { try-instead }
refusal-not-seen = { $figure_Le } ne voit pas { $target_le } en { $at }. { try-instead }
refusal-not-in-square = { $target_Le } et { $figure_le } ne sont pas dans la même case. Rejoins d’abord l’ennemi, puis combats.
refusal-brave-in-front = En { $at }, les figurines courageuses s’interposent. Choisis plutôt { $figure_le }. Leur camp décide laquelle est attaquée.
refusal-lacks-skill = { $figure_Le } n’a pas cette capacité. Choisis une autre action.
refusal-no-heroics-left = { $figure_Le } n’a plus de points d’Héroïsme, ou n’a personne pour qui en dépenser. Choisis une autre action.
refusal-squares-not-linked = Un tir de couverture touche jusqu’à trois cases qui se suivent, chacune avec une cible. Choisis des cases voisines.
refusal-not-outside = Tu ne peux pas placer de figurine en { $at }. { try-instead }
refusal-empty-squares-first = Chaque case de la zone doit d’abord avoir une figurine. Choisis-en une encore vide : { $squares }.
refusal-not-a-square = « { $typed } » n’est pas une case. Choisis-en une de A1 à H8.
refusal-no-such-card = Il n’y a pas de carte appelée « { $typed } ». Choisis dans la liste.
refusal-not-in-hand = Tu n’as pas { $card } en main. { try-instead }
refusal-no-card-left = Tu ne peux plus jouer de carte ce tour-ci. Active une figurine, ou termine ton tour.
refusal-card-does-not-fit = { $card } n’aurait pas d’effet maintenant, ou pas sur cette cible. { try-instead }
refusal-already-carded = Tu as déjà joué une carte sur { $figure_le } cette manche. Choisis une autre figurine.
refusal-row-not-ready = Tu ne peux pas déclencher cette rangée : elle a reçu une carte ce tour-ci, ou elle est trop courte pour agir. Ajoute une carte, ou attends un tour.

# --- the end --------------------------------------------------------------------------------------------

outcome-points = Victoire pour { $winners_le }, aux points.
outcome-elimination = Victoire pour { $winners_le } : plus personne d’autre n’est debout.
outcome-last-but-one = Victoire pour { $winners_le } : il ne reste qu’une figurine à l’ennemi.
outcome-stand-off = Plus rien ne bouge, et tout le monde est d’accord : match nul.
outcome-both-broken = Les deux camps sont brisés : match nul.
outcome-control = Victoire pour { $winners_le }, avec quatre des cinq zones.

# --- commands -------------------------------------------------------------------------------------------

verb-move = Déplacer une figurine
    .name = déplacer
slot-move-figure = La figurine qui se déplace
    .name = figurine
slot-move-to = Où elle va
    .name = vers
slot-move-then = Ce qu’elle fait là-bas, si elle le peut encore
    .name = puis
verb-shoot = Tirer sur un ennemi
    .name = tirer
slot-shoot-figure = La figurine qui tire
    .name = figurine
slot-shoot-target = L’ennemi sur qui elle tire
    .name = cible
slot-shoot-aim = Viser d’abord, sans se déplacer
    .name = viser
slot-shoot-card = Une carte à jouer avant le jet
    .name = carte
slot-shoot-then = Où elle va ensuite, si elle le peut encore
    .name = puis
verb-fight = Combattre un ennemi (en le rejoignant s’il le faut)
    .name = combattre
slot-fight-figure = La figurine qui combat
    .name = figurine
slot-fight-target = L’ennemi qu’elle combat
    .name = cible
slot-fight-card = Une carte à jouer avant le jet
    .name = carte
verb-card = Jouer une carte
    .name = carte
slot-card-card = La carte, et sur quoi
    .name = carte
verb-pass = Finir ton tour, passer, ou ne pas réagir
    .name = passer
verb-odds = Afficher les chances exactes d’un tir ou d’un combat
    .name = chances
slot-odds-figure = Qui attaque
    .name = figurine
slot-odds-target = Qui est la cible
    .name = cible
aim-yes = viser d’abord
aim-no = ne pas viser
whole-move-shoot = Se déplacer, puis tirer…
whole-shoot-move = Tirer, puis se déplacer…
whole-move-twice = Se déplacer de deux cases…
whole-stand-up = Se relever, puis…
whole-with-card = Attaquer avec une carte…
whole-ends-with-card = avec { $card }
choice-then-shoot = puis tirer sur { $target_le } ({ $who })
choice-then-move = puis aller en { $at }
choice-square = { $at }{ $steps ->
    [1] , un pas
   *[other] , deux pas
  }
choice-off-board = hors du plateau
hint-kill = { $chance } % de chances de tuer
hint-shot = { $at }, { $odds }
hint-swayed = tue à { $before } → { $after } %
hint-swayed-own = tue à { $before } → { $after } % · au lieu d’une seconde figurine
hint-support = pour ta rangée de soutien, à déclencher plus tard
hint-other-half = pour l’ennemi : { $effect }
hint-place = { $at }{ $frightened ->
    [true] , en panique
   *[other] {""}
  }
hint-fight = tue à { $chance } %, meurt à { $risk } % face à une riposte
hint-figure = { $profile }, { $at }{ $frightened ->
    [true] , en panique
   *[other] {""}
  }
hint-outside = { $profile }, pas encore sur le plateau
hint-hero = { $shoots ->
    [true] tir { $shoot }+ jusqu’à { $reach } cases,{" "}
   *[other] {""}
  }combat { $fight }+, résistance { $survive }+{ $skill_count ->
    [0] {""}
   *[other] {" "}· { $skills }
  }
hint-risk = { $chance } % de risque de mourir
hint-clash = { $count ->
    [1] déclenche un combat
   *[other] déclenche un combat ({ $count } ennemis)
  }
hint-marker = { $kind ->
    [hidden] marqueur face cachée
    [creature] créature
   *[artefact] artefact
  }
hint-loot = le butin est là
hint-uplink = l’émetteur
hint-stays = reste dans sa case
hint-points = { $points } PV
hint-sweep = { $count ->
    [1] une cible, tue à { $chance } %
   *[other] { $count } cibles, tue à { $chance } % au plus
  }
hint-frightens = { $count ->
    [0] personne ne panique
    [one] un soldat panique
   *[other] { $count } soldats paniquent
  }
hint-led = { $figures }
hint-heroics = { $heroics ->
    [one] ton dernier point d’Héroïsme
   *[other] 1 point d’Héroïsme sur { $heroics }
  }
hint-strike = touche { $theirs ->
    [one] { $theirs } ennemi
   *[other] { $theirs } ennemis
  }{ $yours ->
    [0] { "" }
   *[other] { " " }et { $yours } des tiens
  }
odds-shot = **{ $figure_Le } tire sur { $target_le }** depuis { $at } ({ $sight ->
    [clear] visée claire
   *[other] vue partielle
  }) : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
  } à { $needs }+ contre { $against ->
    [one] { $against } dé
   *[other] { $against } dés
  } à { $value }+{ $armour ->
    [0] {""}
    [one] {" "}et { $armour } succès de blindage
   *[other] {" "}et { $armour } succès de blindage
  }. **{ $chance } %** de chances de tuer, **{ $aimed } %** en visant.
odds-no-shot = { $figure_Le } ne peut pas tirer sur { $target_le } depuis sa case.
odds-fight = **{ $figure_Le } combat { $target_le }** en chargeant : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
  } à { $needs }+. Face à une riposte ({ $against ->
    [one] { $against } dé
   *[other] { $against } dés
  } à { $value }+) : **{ $kill_fight } %** de chances de tuer, **{ $fall } %** de risque de mourir. Face à une esquive : **{ $kill_dodge } %** de chances de tuer.
odds-friends = Ces figurines sont du même camp. Choisis-en une de chaque camp.
odds-unknown = Choisis deux figurines du plateau, une de chaque camp.

# --- about this edition ---------------------------------------------------------------------------------

term-edition-text = Les règles, figurines, capacités et scénarios viennent du livret, et deux scénarios de la bêta publique. Le livret ne liste pas ses cartes et ne montre ses plans qu’en images. Les plans sont donc de nous. Le paquet final est celui de la bêta, que nous avons adapté et complété. Si ta boîte dit autre chose, c’est ta boîte qui a raison.
edition-profiles = valeurs et capacités des figurines
edition-scenario-forces = forces, points et règles spéciales des scénarios
edition-scenario-names = noms anglais des scénarios
edition-scenario-maps = plans
edition-ruins = pièces des ruines à bâtir
edition-effects = effets des cartes
edition-effect-timings = quand se jouent les cartes
edition-effect-names = noms anglais des cartes
edition-final-cards = paires de cartes du paquet final
edition-final-events = événements du paquet final
edition-beta-cards = paires de cartes du paquet bêta
edition-beta-events = événements du paquet bêta

# --- /rules: every topic in our words, with its rule number ---------------------------------------------

verb-rules = Chercher une règle, une capacité, une carte ou un scénario
    .name = règles
slot-rules-topic = Ce que tu cherches
    .name = sujet
rules-card = **{ $name }** ({ $side }, { $timing ->
    [any_time] à tout moment, R9.3
   *[own_turn] à ton propre tour, R9.3
  }) : { $text }
rules-scenario = **{ $number }. { $name }** ({ $rule }) : { $text }
topic-skill = capacité : { $name }
topic-hero = héros : { $name }
topic-card = carte : { $name }
topic-scenario = scénario : { $name }

skill-authority = Autorité
skill-authority-text = Avant une manche, même la première, dépense 1 point d’Héroïsme : ton camp commence, avec cette figurine. Si les deux camps le font, les deux paient et rien ne change.
skill-dragon-slayer = Tueur de dragons
skill-dragon-slayer-text = Un dé de plus au corps à corps contre tout ce qui est plus grand qu’une personne. Ici, c’est l’insecte mutant.
skill-freeze = Gel !
skill-freeze-text = Un tir attaque chaque figurine visible d’une case, chacune avec ses propres jets. Les survivants comptent comme activés. Courageux n’y change rien.
skill-covering-fire = Tir de couverture
skill-covering-fire-text = Au lieu de tirer, sans se déplacer : choisis jusqu’à trois cases reliées, chacune avec une cible possible. Tous les soldats qui s’y trouvent paniquent, sans jet. Pas les héros.
skill-follow-me = Suivez-moi !
skill-follow-me-text =
    { $rules ->
        [beta] Après sa propre action, dépense 1 point d’Héroïsme. Puis jusqu’à quatre figurines non activées de ton camp, à 2 cases ou moins, agissent une à une dans cette activation. Les héros peuvent en être.
       *[final] Après sa propre action, dépense 1 point d’Héroïsme. Puis jusqu’à quatre soldats non activés de ton camp, à 2 cases ou moins, agissent un à un dans cette activation.
    }
skill-brave = Courageux
skill-brave-text =
    { $rules ->
        [beta] Si l’on attaque sa case, une figurine courageuse doit être la cible, même en panique. S’il y en a plusieurs, son camp choisit. Les attaques sur toute une case touchent quand même tout le monde.
       *[final] Si l’on attaque sa case, une figurine courageuse debout doit être la cible. S’il y en a plusieurs, son camp choisit. Les attaques sur toute une case touchent quand même tout le monde.
    }
skill-natural-leader = Âme de leader
skill-natural-leader-text = Après sa propre action, dépense 1 point d’Héroïsme. Un héros non activé de ton camp à 2 cases ou moins agit alors dans cette activation.
skill-lord-of-battle = Seigneur de guerre
skill-lord-of-battle-text = Comme Suivez-moi !, mais les 2 cases se comptent depuis n’importe quelle case du plateau.
skill-anti-tank = Antichar
skill-anti-tank-text = Deux dés de plus contre les véhicules. Il n’y en a pas dans ces scénarios.
skill-fixin-stuff = Bricolage
skill-fixin-stuff-text = En retournant un artefact, cette figurine peut le réparer pour 1 point d’Héroïsme au lieu d’en marquer les points. Lance un dé. 1–3 : rien. 4–6 : un désintégrateur (5+, jusqu’à 4 cases). 7–8 : un pistolet gelant (5+, jusqu’à 3 cases, un survivant compte comme activé).
skill-armour = Blindage
skill-armour-text = Un succès de plus contre les tirs. Si la figurine ne doit sa survie qu’à lui, elle panique. Sans effet au corps à corps.
skill-heavy-armour = Blindage lourd
skill-heavy-armour-text = Deux succès de plus contre les tirs. Si la figurine ne doit sa survie qu’à eux, elle panique. Sans effet au corps à corps.
skill-armour-piercing = Perforant
skill-armour-piercing-text = Ses tirs ignorent le blindage, même lourd.
skill-smite = Châtiment !
skill-smite-text = Quand cette figurine est attaquée au corps à corps et riposte, l’attaquant panique s’il survit, peu importe qui gagne. Sans effet si les deux l’ont, ou à l’attaque.
skill-rapid-fire = Tir rapide
skill-rapid-fire-text = Cette figurine ne peut pas viser. Si sa première cible panique ou meurt, elle attaque un autre ennemi de la même case dans le même tir.
skill-klutz = Empoté
skill-klutz-text = Dans un jet de plusieurs dés, chaque 1 ajoute aussi un dé. Un 1 n’est pas un succès.
skill-star-crossed-lovers = Amants maudits
skill-star-crossed-lovers-text = Tant que les deux vivent, aucun ne s’éloigne de plus d’une case de l’autre. Quand l’un est mort, chaque ennemi tué par l’autre donne un point d’Héroïsme pour ce tour. Il n’y a alors pas de limite aux actions supplémentaires.
skill-too-many-late-nights = Trop de nuits blanches
skill-too-many-late-nights-text = Après un tir qui n’a pas tué, dépense 1 point d’Héroïsme pour déplacer aussitôt cette figurine d’une case.

term-turn = Tour
term-turn-text = Active jusqu’à deux figurines. Ou actives-en une et joue une carte, dans l’ordre que tu veux. Une carte jouée avant un jet à ton propre tour compte comme ta carte du tour : pas de seconde figurine. Si tu ne peux activer aucune figurine, joue jusqu’à deux cartes, ou passe. Même après avoir passé, tu peux encore réagir.
term-round = Manche
term-round-text = Les camps jouent à tour de rôle jusqu’à ce que chaque figurine du plateau ait agi. Puis les coches disparaissent, et chaque camp choisit en secret ce qu’il défausse. Le premier camp à avoir activé toutes ses figurines défausse d’abord, et complète sa main à quatre. Il commence aussi la manche suivante.
term-action = Action
term-action-text = { $rules ->
    [beta] Au choix. Déplace-toi de 2 cases au plus. Ou d’une case au plus, puis tire. Ou tire, puis déplace-toi d’une case au plus. Ou vise et tire. Ou relève-toi, puis déplace-toi d’une case au plus ou tire. Ou ne fais rien. On combat en entrant dans une case avec des ennemis, en y commençant ou en s’y relevant.
   *[final] Au choix. Déplace-toi de 2 cases au plus. Ou d’une case au plus, puis tire ou combats. Ou tire, puis déplace-toi d’une case. Ou vise et tire. Ou relève-toi, puis déplace-toi d’une case, tire ou combats. Ou combats. Ou ne fais rien. Si un ennemi de sa case n’est pas en panique, une figurine doit combattre, quitte à se relever d’abord. Un combat met fin à l’action.
  }
term-move = Déplacement
term-move-text = Un pas mène à l’une des huit cases voisines. Seuls les murs entiers l’empêchent. En diagonale, il faut pour cela que les deux chemins autour de l’angle soient fermés. Une case contient six figurines au plus. Personne ne quitte une case où se trouve un ennemi qui n’est pas en panique. Entrer dans la case d’un ennemi déclenche un combat, avec un dé de plus.
term-shoot = Tir
term-shoot-text = La cible doit être à portée et visible au moins en partie. Il ne faut aucune figurine à toi dans sa case, et aucun ennemi dans la tienne. Lance 3 dés, 4 avec visée claire, 1 de plus en visant. La cible lance 3 dés de Résistance. Avec plus de succès, tu la tues.
term-sight = Ligne de vue
term-sight-text = Bloquée : pas de tir. Partielle : le cas courant. Claire : un dé de plus. Les murs entiers et les épaves en feu bloquent. Murs bas, autres couverts et figurines debout sur le trajet laissent une vue partielle. Une figurine couchée derrière un mur bas au bord de sa case est cachée.
term-dice = Dés
term-dice-text = Tous les dés ont huit faces. Un dé égal ou supérieur à la valeur est un succès : 5+ veut dire 5, 6, 7 ou 8. Chaque 8 est un succès et ajoute un dé, encore et encore. Les cartes se jouent avant le jet.
term-fight = Corps à corps
term-fight-text = Chaque camp lance 3 dés, un de plus pour une charge. Une autre figurine de son camp dans la case ajoute aussi un dé. L’attaquant choisit son adversaire{ $rules ->
    [beta] . S’il n’y a que des héros, leur camp choisit.
   *[final] , sauf si une figurine courageuse s’interpose.
  } La figurine attaquée riposte ou esquive. Avec plus de succès, une attaque ou une riposte tue. Une esquive permet seulement de s’en tirer. Le blindage ne compte pas.
term-frightened = Panique
term-frightened-text =
    Quand un tir tue une figurine, chaque survivant de sa case lance un dé. De 1 à 4, il panique. Une figurine en panique ne peut ni se déplacer, ni tirer, ni combattre, seulement esquiver, jusqu’à ce qu’elle se relève. { $rules ->
        [beta] Se relever dans la case d’un ennemi, en panique ou non, déclenche un combat.
       *[final] Se relever dans la case d’un ennemi qui n’est pas en panique déclenche un combat.
    }
term-cards = Cartes
term-cards-text = Tu en as quatre, secrètes tant qu’elles ne sont pas jouées. Une carte se joue pendant ton propre tour et en fait partie. Si elle le dit, elle se joue aussi en réaction : une par test. Une figurine reçoit au plus une carte de son camp par manche.
term-support = Soutien
term-support-text = Les cartes de soutien identiques forment des rangées de trois au plus (Tir de barrage : deux). Déclencher une rangée compte comme ta carte du tour. C’est impossible au tour où tu y ajoutes une carte. { $rules ->
    [beta] Tu as une rangée par sorte de carte. Une carte ne fait rien, sauf le Tir de barrage. Avec deux, tu choisis la ligne ou la colonne du plateau, avec trois la case. Chaque case a son propre jet d’attaque.
   *[final] Une carte frappe au hasard. Avec deux, tu choisis la ligne ou la colonne du plateau, avec trois la case. Le Tir de barrage a un cran d’avance.
  } Les deux camps sont touchés, et les ennemis tués comptent pour toi. Puis la rangée est défaussée.
term-events = Événements
term-events-text = Ils s’appliquent dès qu’ils sont piochés, en fin de manche. Dans la main de départ, ils sont remplacés sans effet. Leurs victimes ne rapportent de points à personne.
term-markers = Marqueurs
term-markers-text =
    Les Martiens ramassent des créatures, les Humains des artefacts. { $rules ->
        [beta] Une figurine qui entre sur un marqueur, ou qu’on active dessus, le retourne.
       *[final] Va sur un marqueur pour le retourner.
    } S’il est pour ton camp, tu le prends. Le premier ne rapporte rien, chacun des suivants rapporte 1 point.
term-heroics = Héroïsme
term-heroics-text = Tant qu’une figurine a un point, il la sauve automatiquement de la mort. Ou dépense un point pour un déplacement d’une case, un tir ou un combat de plus, avant ou après l’action. Ou pour une capacité héroïque.
term-victory = Victoire
term-victory-text = Le premier camp à 8 points gagne, sauf si le scénario dit autre chose. Si les deux y arrivent au même moment, le plus haut total gagne. À égalité, c’est le camp dont c’est le tour. Un camp sans figurine sur le plateau perd.
term-brave-order = Quelle figurine courageuse s’interpose
term-brave-order-text = Le camp attaqué choisit. Sinon, je mets en avant les carabines, puis la mitrailleuse, le lance-missiles, le Sergent, les héros. Le plus petit numéro d’abord.
term-reactions = Réactions
term-reactions-text = Avant un jet, le camp dont c’est le tour peut jouer une carte, puis l’autre. À ton propre tour, je ne joue qu’une carte que tu nommes : dans la liste *{ whole-with-card }*, dans la même commande ou par une consigne. Au tour de l’autre camp, je réagis aussitôt pour toi : selon tes consignes (voir *Ma main*), sinon comme l’ordinateur. *Demander quand ça compte* t’attend quand une mort est probable (50 % ou plus). De même si un héros ou un chef est en danger. *Toujours me demander* t’attend à chaque fois. Avec *jamais*, tu ne réagis pas.

scenario-final-01-text = Huit soldats entrent par le bord du bas à la manche 1. Cinq grunts les attendent. Un ennemi tué vaut 1 point au tir, 2 au corps à corps. Les marqueurs rapportent aussi des points. Les Humains commencent.
scenario-final-02-text = Eva et Troy essaient de sortir par les cases numérotées. Le nombre dit ce qu’ils rapportent. Les Martiens marquent 4 points pour la mort de chacun et 1 pour celle du Sergent. Les marqueurs rapportent aussi des points. Les Martiens commencent.
scenario-final-03-text = Dix Martiens, et d’autres aux manches 3 et 4. Les Humains marquent 2 points par commandant et 1 pour deux grunts. Les Martiens marquent 4 points pour Deke, 1 pour le Sergent, le lance-missiles ou une mitrailleuse. Les marqueurs rapportent aussi des points. Les Martiens commencent.
scenario-final-04-text = Chaque soldat qui sort par le bord du bas rapporte 3 points. Les Martiens marquent 4 points pour Ashley et 4 pour Phil. Les marqueurs rapportent aussi des points. Les Humains commencent.
scenario-final-05-text = Tout le monde arrive au hasard. Ne laisse qu’une figurine à l’ennemi pour gagner. Si cela arrive aux deux camps à la fois, c’est match nul. Un dé décide qui commence.
scenario-final-06-text = Nuit : personne ne tire à plus de 3 cases. Tuer le Général Tor rapporte 8 points. Les Martiens marquent 3 points pour le héros et 1 par soldat. Les Humains commencent.
scenario-final-07-text = Joe doit atteindre l’émetteur et y dépenser un point d’Héroïsme, sans Martien dans la case. Cela rapporte 8 points. Tuer Joe rapporte 8 points aux Martiens. Les Humains commencent.
scenario-final-08-text = Buddy porte le butin. Sorti du plateau par une case bleue, il rapporte 3 points. Chaque ennemi tué vaut 1 point. Les marqueurs rapportent aussi des points. Les Martiens commencent.
scenario-final-09-text = Les Humains marquent 1 point par soldat qu’Edwyn tue lui-même, et 3 quand le Général Tor meurt. Les Martiens marquent 4 points pour Edwyn et 1 par soldat. Les soldats martiens tués par des soldats reviennent par le bord du bas. Chaque case rouge commence avec au moins un Martien. Les Humains commencent.
scenario-final-10-text = Cinq zones. À partir de la manche 3, le camp qui en tient quatre à la fin d’une manche gagne. Les Martiens tombés reviennent par les zones qu’ils tiennent. Les Humains commencent.
scenario-beta-01-text = Règles bêta. Huit soldats entrent à la manche 1 contre cinq Martiens. Un ennemi tué vaut 1 point au tir, 2 au corps à corps. Les marqueurs rapportent aussi des points. Les Humains commencent.
scenario-beta-03-text = Règles bêta. Eva et Troy essaient de sortir par les cases numérotées. Les Martiens marquent 4 points pour la mort de chacun et 1 pour celle du Sergent. Les marqueurs rapportent aussi des points. Les Martiens commencent.

# --- /figure --------------------------------------------------------------------------------------------

verb-figure = Afficher une figurine : valeurs, capacités, état, ce qu’elle voit
    .name = figurine
slot-figure-figure = La figurine
    .name = figurine
figure-unknown = Cette figurine n’est pas dans cette partie. Choisis dans la liste.
figure-head = **{ $figure }** { $profile } ({ $side }), { $where ->
    [board] en { $at }
    [waiting] pas encore sur le plateau
    [reserve] dans la réserve
    [gone] hors du plateau
   *[dead] hors de combat
  }{ $frightened ->
    [true] , en panique
   *[other] {""}
  }{ $activated ->
    [true] , a agi cette manche
   *[other] {""}
  }
figure-values = { $shoots ->
    [true] Tir { $shoot }+ (de { $nearest } à { $farthest } cases)
   *[other] Pas d’arme de tir
  }, Corps à corps { $fight }+, Résistance { $survive }+{ $heroics ->
    [0] {""}
   *[other] , Héroïsme { $heroics }
  }.
figure-skills = Capacités : { $skills }.
figure-reaches = Cases voisines : { $squares }.
figure-sees = Cibles possibles : { $targets }.
figure-sees-nobody = Cibles possibles de là : aucune.
figure-target = { $target } en { $at } ({ $sight ->
    [clear] visée claire
   *[other] vue partielle
  }, { $chance } % de chances de tuer)

# --- the board: words in the picture, in its description and on the board as text -------------------------

board-side-human = Humains
board-side-martian = Martiens
board-turn = Manche { $round } · Aux { $side } de jouer
board-answering = Manche { $round } · les { $side } jouent, les { $asked } réagissent
board-between = Manche { $round } · les { $asked } décident
board-pause = Manche { $round }
board-over = Victoire : { $winner }
board-drawn = Match nul
board-goal = sur { $target }
board-zones-held = { $count ->
    [one] zone
   *[other] zones
  }
board-figures-left = en jeu
board-side-heading = { $side }
board-side-passed = { $side } · ont passé
board-more = + { $count }
board-times = ×{ $count }
board-night = Nuit : portée de { $range } cases
board-waves = Renforts, { $count ->
    [one] manche
   *[other] manches
  } { $rounds }
board-key = Coche : a agi. Couché : panique.
board-to-come = À venir
board-fallen = Morts
board-aim-control = Tenir quatre des cinq zones à la fin d’une manche, dès la manche 3.
board-aim-last-but-one = Ne laisser qu’une figurine à l’ennemi.

board-now = En cours
board-this-turn = Ce tour
board-last-turn = Dernier tour
board-quiet = Il ne s’est encore rien passé.
board-fray-shoot = { $attacker } tire sur { $target } : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
  } contre { $against }, tue à { $chance } %
board-fray-fight = { $attacker } combat { $target } : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
  } contre { $against }, { $chance } % de chances de tuer
board-did-move = { $figure } bouge : { $way }
board-did-hit = { $figure } touche en { $at }
board-did-miss = { $figure } tire en { $at } et rate
board-did-fight = { $figure } combat en { $at }
board-did-death = { $figure } meurt en { $at }
board-did-blast = Impact en { $at }

board-hand = { $side } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } en main
board-hand-empty = Tu n’as pas de cartes.
board-hand-line = **{ $name }** ({ $timing }) : { $text }
board-timing-own-turn = À ton tour
board-timing-any-time = À tout moment

board-opening = { $scenario }. { $state }.
board-text-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
  } sur { $target }
board-text-sources = { $side }, points : { $sources }.
board-text-source = { $points } ({ $what })
board-status-hand = { $side } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } en main{ $passed ->
    [true] , ont passé
   *[false] {""}
  }.
board-text-score = { $side } : { $counted }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } en main.
board-text-passed = { $side } : { $counted }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } en main, ont passé.
board-text-figures = { $side } sur le plateau : { $figures }.
board-text-no-figures = personne
board-text-waiting = { $side } à venir : { $figures }.
board-text-dead = { $side } tombés : { $figures }.
board-text-gone = { $side } hors du plateau : { $figures }.
board-text-acting = Agit maintenant : { $figures }.
board-text-acted = Ont déjà agi : { $figures }.
board-text-frightened = En panique : { $figures }.
board-text-carrying = Porte le butin : { $figures }.
board-text-armed = Arme réparée : { $figures }.
board-text-heroics = Points d’Héroïsme : { $figures }.
board-text-tokens = En liberté dans la ville : { $tokens }.
board-text-markers = Marqueurs : { $markers }.
board-text-loot = Le butin est en { $at }.
board-text-uplink = L’émetteur est en { $at }.
board-text-row = { $effect }{ $size ->
    [1] {""}
   *[other] {" "}({ $size } cartes)
  }
board-text-rows = Soutien en jeu, { $side } : { $rows }.
board-text-piles = Cartes : { $deck } dans la pioche, { $discard } dans la défausse.
board-text-walls = Murs : # entier, = bas, . gravats. M2 deux Martiens, H1 un Humain, MH les deux camps, * couvert, % épave en feu, ? marqueur.
board-text-cover = Couverts : { $cover }.
board-text-opaque = Aucune vue à travers { $squares }.
board-text-zones = Zones : { $zones }.
board-text-exits = Sorties : { $exits }.
board-text-news = { $heading } : { $lines }
board-text-entry = Entrée par : { $squares }.

# --- what players are shown before they decide

board-preview-figure = Ce que peut faire { $figure }
board-preview-figures = Figurines au choix
board-preview-there = { $figure } en { $at }
board-preview-squares = Où peut aller { $figure }
board-preview-attacks = Cibles pour { $figure }
board-preview-strike = Ce qui serait touché
board-preview-building = { $ruin_gender ->
    [f] Une
   *[m] Un
  } { $ruin } en { $site }
board-preview-built = { $ruin_gender ->
    [f] Une
   *[m] Un
  } { $ruin } en { $site }, côté ouvert : { $facing }
board-preview-sites = Où placer { $ruin_gender ->
    [f] la
   *[m] le
  } { $ruin }
board-mark-pick = la figurine en question
board-mark-picks = au choix
board-mark-site = cases pour la nouvelle ruine
board-mark-reach-0 = cases de départ
board-mark-reach-1 = à un pas
board-mark-reach-2 = à deux pas
board-mark-sight-clear = visée claire
board-mark-sight-partial = vue partielle
board-mark-sight-blocked = hors de vue
board-mark-blast = est touché
board-mark-maybe = peut être touché
board-mark-odds-kill = chances de tuer
board-mark-odds-frighten = chances de panique
board-mark-odds-delay = chances d’étourdir
board-mark-risk = risque de mourir
board-text-chance = { $who } { $chance } %
board-text-mark = { $mark } : { $bearers }.
board-everywhere = partout
board-text-ghost = { $figure } serait en { $at }.

board-marker-hidden = face cachée
board-marker-creature = créature
board-marker-artefact = artefact
board-token-civilian = civil
board-token-cattle = bétail en feu
board-token-bug = insecte mutant
board-cover-car = voiture
board-cover-wreck = épave en feu
board-cover-scrap = tas de ferraille
board-cover-truck = camion
board-cover-ambulance = ambulance
board-cover-tree = arbre
board-cover-hedge = haie
board-cover-mailbox = boîte aux lettres
board-cover-bench = banc
board-cover-bin = poubelle
board-cover-barricade = barricade

# --- standing orders ------------------------------------------------------------------------------------

order-what = À quoi dois-je réagir pour toi ?
order-occasion = Quand est-ce que je joue { $card } ? À ton propre tour, elle remplace la seconde figurine.
order-occasion-shot = quand une de tes figurines tire
order-occasion-fight = quand une de tes figurines combat
order-occasion-survival = quand une de tes figurines doit résister
order-occasion-enemy-survival = quand un ennemi doit résister à ton attaque
order-occasion-rescue = quand une de tes figurines va mourir
order-occasion-jam = quand un soutien ennemi est posé ou déclenché
order-occasion-cover = quand un soutien ennemi frappe tes figurines
order-whose = Pour quelles figurines ?
order-whose-any = n’importe laquelle
order-whose-heroes = héros seulement
order-threat = À partir de quel risque de mort ?
order-threat-any = quel que soit le risque
order-threat-least = au moins { $percent } % de chances de tuer
order-row = Combien de cartes faut-il dans la rangée ?
order-row-least = { $cards ->
    [1] quel que soit le nombre de cartes
   *[other] au moins { $cards } cartes
  }
order-brave = quelle figurine courageuse s’interpose
order-brave-usual = par défaut : les simples soldats d’abord, les héros en dernier
order-brave-cheapest = la figurine qui vaut le moins pour l’ennemi
order-stance = comment te défendre au corps à corps
order-stance-safer = au plus sûr
order-stance-fight = toujours riposter
order-stance-dodge = toujours esquiver
order-authority = Autorité avant une manche
order-authority-never = ne jamais l’utiliser
order-authority-ask = me demander
order-refill = cartes en fin de manche
order-refill-keep = tout garder
order-refill-ask = me demander quoi défausser
order-refill-discard = défausser { $card }
order-card = { $card } { $when }{ $count ->
    [0] {""}
   *[other] {" "}({ $details })
  }
order-settled = { $what } : { $how }

# --- the booklet ------------------------------------------------------------------------------------------

overview-turn-text =
    1. Active une de tes figurines qui n’a pas agi cette manche.
    2. Elle se déplace de deux cases au plus. Ou d’une case, puis elle tire ou combat. Ou elle tire, puis se déplace d’une case. Ou elle vise et tire.
    3. Les attaques se jouent dés contre dés. Avec plus de succès que la cible, tu la tues. Les boutons montrent les chances.
    4. Puis active une seconde figurine, ou joue une carte à la place. Ton tour est alors fini.
    5. Quand toutes les figurines ont agi, la manche est finie. Défausse ce que tu veux, complète ta main à quatre cartes, et toutes les figurines peuvent agir de nouveau.
overview-winning-text = Le premier camp à 8 points gagne, sauf si le scénario dit autre chose. Le panneau de chaque camp dit ce qui rapporte des points. Un camp sans figurine sur le plateau perd.
page-board-text =
    - Les cases vont de A1 à H8. Les figurines bleues sont humaines, les rouges martiennes. L’étiquette (S2, M3) est le nom de la figurine. `/figurine` te dit tout sur elle.
    - Une coche veut dire qu’elle a agi cette manche. Couchée avec un panneau de danger, elle est en panique. Les losanges au-dessus de l’étiquette sont des points d’Héroïsme. Un cadre clair désigne la figurine qui agit.
    - Les murs épais et continus sont des murs entiers : ils bloquent déplacements et tirs. Les murs bas ou brisés, voitures, arbres et autres couverts ne font que gêner la vue. Une épave en feu, là où une voiture volante est tombée, la bloque.
    - Un point d’interrogation est un marqueur face cachée. Vas-y pour le retourner.
    - Les cases hachurées sont des zones qui comptent dans le scénario, et un drapeau montre qui en tient une. Les flèches au bord montrent par où entrent les figurines. Une flèche avec un nombre montre par où elles peuvent sortir et ce que cela rapporte.
    - Les flèches, éclairs et crânes sur le plateau montrent le dernier tour : déplacements, tirs, morts.
    - En haut se trouvent les points (ou les zones) des deux camps et combien il en faut pour gagner.
    - Dans le panneau d’un camp, le crâne compte ses morts et le signe des cartes sa main. Les lignes disent ce qui rapporte, combien de fois c’est arrivé et combien cela a donné. Les petits carrés sont les cartes d’une rangée de soutien. Puis viennent les figurines tombées et celles à venir.
    - En bas, tu lis le récit du dernier tour. Puis viennent les cartes de la pioche, celles de la défausse et les marqueurs encore face cachée.
    - Dans un *Aperçu*, un point est une case à un pas et deux points une case à deux pas. Un œil est une ligne de vue (ouvert : claire, mi-clos : partielle, barré : bloquée). Un pourcentage indique les chances de tuer.

booklet-turn = Tours et manches
booklet-moving = Se déplacer et voir
booklet-attacks = Tirer et combattre
booklet-cards = Cartes et réactions
booklet-heroes = Héros et marqueurs
booklet-all-skill = Capacités
booklet-all-hero = Héros
booklet-all-card = Cartes de cette table
booklet-all-scenario = Scénarios

# --- lessons: said once, before the first question of a kind ----------------------------------------------

lesson-orient-map = Tu peux tourner le plan avant tout déploiement. Regarde où se trouveraient couverts et murs pour les deux camps. Le laisser tel qu’imprimé est toujours un bon choix.
lesson-build-ruins = Tu bâtis la ville : quatre ruines et deux murs, chacun avec un peu de couvert. Coupe les terrains découverts : les traverser est mortel. Le camp martien peut tourner ton plan. *Bâtir le reste* pose ce qui manque.
lesson-recruit-hero = Les héros ont de meilleures valeurs et des capacités. Leurs points d’Héroïsme leur sauvent la vie ou donnent des actions supplémentaires. Les boutons montrent ce que chacun sait faire. Deke tire et résiste le mieux : un bon début.
lesson-deploy-figure = Choisis où cette figurine commence. À couvert et près des tiennes, c’est bien. À plus de trois dans une case, c’est une invitation aux explosions. *Déployer pour moi* place le reste avec bon sens.
lesson-call-draw = Depuis huit manches, personne n’est mort, n’a marqué ni retourné de marqueur. Si les deux camps sont d’accord, la partie est nulle. Si l’un continue, je repose la question huit manches calmes plus tard.
lesson-use-authority = Pour un point d’Héroïsme, ton camp commence cette manche, avec cette figurine. Fais-le si tu peux tuer quelqu’un d’important avant qu’il agisse. Sinon, garde le point : il sauve aussi une vie.
lesson-call-up-soldiers = Des Martiens tombés peuvent revenir cette manche, même le Général Tor. Rappelle les figurines qui tirent le mieux, et celles qui peuvent tenir une zone.
lesson-take-turn = Un tour, c’est deux figurines, ou une figurine et une carte. Choisis une figurine sans coche. Cherche une cible que tu vois bien, et ne laisse pas tes meilleures figurines à découvert.
lesson-choose-action = Déplace-toi de deux cases. Ou d’une, puis tire ou combats. Ou tire, puis déplace-toi d’une. Ou vise et tire avec un dé de plus. Chaque attaque montre ses chances. Finir à couvert vaut souvent mieux qu’un mauvais tir.
lesson-choose-opponent = Plusieurs ennemis sont dans la case, et cette figurine en combat un. Compare les deux nombres : ses chances de tuer, et son risque de mourir en cas de riposte.
lesson-choose-follower = Ton chef fait agir les autres maintenant, dans la même activation. Choisis des figurines qui peuvent attaquer aussitôt. Elles comptent ensuite comme activées.
lesson-move-freely = C’est un pas de plus qui ne coûte aucune action. Sers-t’en pour gagner un couvert, un marqueur ou une meilleure ligne de vue. Tu peux aussi rester.
lesson-shoot-again = Tir rapide ! La première cible est morte ou en panique : tu peux tirer sur un autre ennemi de la même case. Tu n’as rien à perdre.
lesson-mend-or-score = Tu as trouvé un artefact. Gardé, il peut rapporter un point (ton premier ne rapporte rien). Réparé, il coûte un point d’Héroïsme et devient une arme puissante, ou de la ferraille. En début de partie, une arme peut être rentable.
lesson-aim-row = Ton soutien va frapper, et tu choisis en partie où. Il touche tout le monde, tes figurines aussi. Cherche des cases avec beaucoup d’ennemis et aucune figurine à toi.
lesson-steer-car = Un événement a jeté une voiture sur le plateau, et tu décides vers où elle dérape. Envoie-la loin de tes figurines, et dans une foule d’ennemis.
lesson-feed-bug = L’insecte mutant attaque quelqu’un dans cette case, et tu décides qui. Ses victimes ne rapportent de points à personne. Choisis la figurine qui compte le moins pour toi, ou le plus pour l’ennemi.
lesson-refill-hand = La manche est finie. Défausse les cartes qui ne serviront pas bientôt, puis complète ta main à quatre. Les soutiens valent plus en rangées identiques. Les cartes contre le soutien n’aident que si l’ennemi en a.
lesson-choose-brave = On attaque une case où tu as plusieurs figurines courageuses, et l’une d’elles doit s’interposer. En général, mieux vaut un simple soldat. Garde héros et chefs à l’abri.
lesson-choose-stance = Une de tes figurines est attaquée au corps à corps. Riposter peut tuer l’attaquant. Esquiver te garde seulement en vie. La question montre le risque de mourir dans les deux cas.
lesson-before-test = Des dés vont être lancés, et tu peux d’abord jouer une carte. Le bouton montre ce qu’elle change. À ton propre tour, elle remplace la seconde figurine. En réaction, elle ne coûte que la carte.
lesson-before-hunt = Quelqu’un va attaquer l’insecte, et tu peux jouer une carte avant le jet. Compare les chances avec et sans elle. Une carte gardée peut faire basculer un jet plus important.
lesson-before-death = Une de tes figurines va mourir, et tu as une carte qui peut la sauver. Pour un héros ou un chef, cela vaut presque toujours le coup. Pour un simple soldat, pense à qui pourrait en avoir besoin ensuite.
lesson-before-support = L’ennemi a allongé ou déclenché une rangée de soutien, et tu as une carte contre elle. Arrête une rangée de deux ou trois. Une carte seule fait souvent peu de mal.
lesson-before-strike = Un soutien ennemi va frapper tes figurines. Une carte permet à celles d’une case de se mettre à couvert : en panique, mais vivantes. Utilise-la là où elle en sauve le plus, ou pour quelqu’un d’indispensable.
lesson-before-placement = Le hasard enverrait ton soutien ici, et tu peux relancer ce dé une fois. Fais-le s’il y a là peu d’ennemis, ou tes propres figurines.
guide-deploy = D’abord, tes figurines prennent place. Je peux les déployer pour toi, à couvert si possible.
guide-activate = Un tour, c’est deux figurines, ou une figurine et une carte. { $shot ->
    [true] Commence par celle-ci : aucune n’a de meilleur tir.
   *[other] Aucune n’a encore de bon tir. Commence par celle-ci et rapproche-la.
  }
guide-act = Une figurine peut se déplacer et attaquer. Tire si les chances sont bonnes. Sinon, va là où elles seront meilleures.
guide-second = Active maintenant une seconde figurine, ou joue une carte. Ensuite, ton tour est fini.
guide-finish = Chaque figurine agit ainsi : elle se déplace, attaque, ou les deux. L’autre camp joue ensuite : regarde qui pourrait lui tirer dessus.

# --- plates of the booklet: what a picture shows, and the words in it ---------------------------------------

plate-sight = Ligne de vue. S1 voit M1 à découvert : visée claire, 1 dé de plus. Derrière un mur bas, M2 n’est vu qu’en partie. Les murs entiers cachent M3 : pas de tir. Le nombre à côté d’un œil indique les chances de tuer.
plate-sight-clear = claire
plate-sight-partial = partielle
plate-sight-blocked = bloquée
plate-action = Une activation. S1 peut se déplacer deux fois : les cases claires sont à un pas, les plus sombres à deux. Un mur entier barre le passage, pas un mur bas. Ou bien S1 se déplace une fois et tire. Ou bien S1 reste, vise et tire sur M1.
plate-action-one = 1 pas
plate-action-two = 2 pas

## What an action is good for, in one sentence

reason-kills = { $risk ->
    [0] { $chance } % de chances de tuer, et personne ne pourrait répliquer cette manche.
   *[other] { $chance } % de chances de tuer. Ensuite, { $foe } pourrait tuer la figurine ({ $risk } %).
  }
reason-fights = { $risk ->
    [0] { $chance } % de chances de tuer, et personne ne riposte.
   *[other] { $chance } % de chances de tuer, { $risk } % de risque de mourir si l’ennemi riposte.
  }
reason-charges = { $risk ->
    [0] En chargeant : { $chance } % de chances de tuer, et personne ne riposte.
   *[other] En chargeant : { $chance } % de chances de tuer, { $risk } % de risque de mourir si l’ennemi riposte.
  }
reason-shot-there = { $risk ->
    [0] Un tir de là-bas a jusqu’à { $chance } % de chances de tuer. Personne ne peut plus y atteindre la figurine.
   *[other] Un tir de là-bas a jusqu’à { $chance } % de chances de tuer, mais { $foe } pourrait l’y tuer ({ $risk } %).
  }
reason-reached-there = Se rapproche du but, mais { $foe } pourrait l’y tuer ({ $risk } %).
reason-safe-there = Personne ne peut plus y atteindre la figurine cette manche.
reason-can-shoot = { $risk ->
    [0] La figurine a jusqu’à { $chance } % de chances de tuer tout de suite.
   *[other] La figurine a jusqu’à { $chance } % de chances de tuer tout de suite. Si elle attend, { $foe } pourrait la tuer ({ $risk } %).
  }
reason-threatened = La figurine est en danger là où elle est : { $foe } pourrait la tuer ({ $risk } %).

# --- /rules: tokens, keywords, set-up, ties, teams -----------------------------------------------------

term-ties = Égalités
term-ties-text = Si les deux camps atteignent 8 points à la même étape, le plus haut total gagne. À égalité, c’est le camp dont c’est le tour. S’ils perdent leur dernière figurine en même temps, le camp qui a le plus de points gagne. À égalité, c’est encore celui dont c’est le tour. Dans « Le chaos », c’est match nul.
term-edge = Quitter le plateau
term-edge-text = Le bord du plateau est un mur. Une figurine ne peut sortir que si cela rapporte des points dans le scénario. Elle passe par le bord marqué, pour une case de déplacement. Les points comptent aussitôt, et la figurine ne revient jamais.
term-profile = Figurines et valeurs
term-profile-text = Les soldats sont nombreux, les héros uniques, les civils ne sont à personne. Tir, Corps à corps et Résistance disent quels dés sont des succès : 5+ veut dire 5 ou plus. Une portée va de la case la plus proche à la plus lointaine. Un tiret veut dire que c’est impossible. `/figurine` montre tout.
term-box = Plateau, dés et pioche
term-box-text =
    Le plateau a 8 cases sur 8 : colonnes A à H de gauche à droite, lignes 1 à 8 depuis le bord du bas. Tous les dés ont huit faces. Les deux camps piochent dans le même paquet de { $rules ->
        [beta] 42
       *[final] 54
      } cartes, événements compris. Quand il est vide, la défausse est mélangée.
term-random = Au hasard, en partie au hasard
term-random-text =
    Au hasard : un dé pour la ligne, puis un pour la colonne, comptés depuis ton propre coin en bas à gauche. En partie au hasard : tu fixes la ligne ou la colonne, et le sens s’il y en a un. Un dé fixe le reste. Ciblé : tu fixes tout. Bord au hasard : 1–2 ton bord, 3–4 gauche, { $rules ->
        [beta] 5–6 en face, 7–8 droite
       *[final] 5–6 droite, 7–8 en face
      }, puis un dé pour la case.
term-areas = Case, ligne et explosion
term-areas-text =
    Case seule : tout le monde dans la case. Dirigé : la case et { $rules ->
        [beta] trois autres alignées
       *[final] chaque case jusqu’au bord du plateau
      }, dans l’une des quatre directions. Explosion : la case et les huit autour. Les deux camps sont touchés.
term-lasting = Cartes durables
term-lasting-text = Une carte durable reste devant toi et agit tant qu’elle y est. Pas besoin de la déclencher, et elle n’est pas défaussée. Tu peux en avoir une de chaque. Enrayement peut quand même te la prendre.
term-scatter = Dispersion
term-scatter-text =
    Un dé donne l’une des huit directions : 1 nord, 2 nord-est, et ainsi de suite jusqu’à 8 nord-ouest. Dispersion (3) : trois cases dans ce sens. { $rules ->
        [beta] Si le déplacement mène hors du plateau ou dans une case pleine, rien ne bouge.
       *[final] On s’arrête avant le premier pas interdit : hors du plateau, à travers un mur entier, dans une case pleine.
      }
term-civilian = Civils
term-civilian-text = { $rules ->
    [beta] Ce sont des marqueurs des deux sortes : une figurine qui entre dans leur case les prend. À la fin de chaque manche, chacun se disperse de 1 case et peut quitter le plateau.
   *[final] Au début de chaque tour humain, un civil qui a un Martien à 2 cases ou moins s’enfuit. C’est une dispersion (3), une fois par manche. Un camp seul dans sa case le prend, comme un marqueur. Avec les deux camps, il reste.
  } Personne ne peut viser un civil. Les attaques sur toute une case touchent aussi les civils.
term-cattle = Bétail en feu
term-cattle-text = Le troupeau entre par un bord au hasard et court 4 cases dans une direction au hasard. Il repart à la fin de chaque manche. Seul un mur l’arrête. Hors du plateau, il disparaît. Tout le monde panique dans une case où il entre. Une figurine qui y paniquait déjà est attaquée avec 4 dés à 4+. Personne ne peut attaquer le troupeau.
term-bug = Insecte mutant
term-bug-text = Il se pose sur une case au hasard et y combat quelqu’un, avec 4 dés à 4+. Un dé dit qui choisit la victime : 1–4 les Humains, 5–8 les Martiens. Si la victime riposte et l’emporte, l’insecte meurt. Sinon, un survivant est emporté sur une case au hasard. À la fin de chaque manche, il attaque encore, ou vole d’une case, même par-dessus les murs. Tu peux lui tirer dessus ou le combattre : il se défend avec 3 dés à 4+. Il ne force personne à combattre.
term-wreck = Épave en feu
term-wreck-text = Ce que laisse une voiture volante. C’est le seul couvert qui bloque la vue à travers sa case. Une figurine dans sa case est vue en partie. L’épave n’arrête pas les déplacements. Un tas de ferraille, imprimé sur certains plans, ne fait que gêner la vue comme les autres couverts.
term-loot = Butin
term-loot-text = Dans « Volé, c’est gardé », Buddy commence avec le butin. Seuls les héros humains le portent, et il ne ralentit personne. Quand son porteur meurt, le butin tombe dans la case, et un héros qui s’y déplace le prend. Sorti du plateau par une case bleue, il rapporte 3 points.
term-uplink = Émetteur
term-uplink-text = Dans « Appel en PCV », Joe va sur l’émetteur et dépense 1 point d’Héroïsme, sans Martien dans la case. L’appel passe et rapporte 8 points.
term-terrain = Mise en place : ruines et plan
term-terrain-text = Chaque scénario a son plan, avec les ruines comme dessinées. `/nouvelle` peut emprunter les ruines d’un autre, les laisser bâtir par le camp humain ou les tirer au sort. Ensuite, le camp martien peut tourner le plan. Les cases spéciales du scénario viennent en dernier.
term-setup-markers = Mise en place : marqueurs
term-setup-markers-text = Les scénarios à marqueurs mélangent les dix et en posent huit face cachée sur des cases au hasard. Jamais deux sur une case, jamais sur une case de déploiement. Deux restent de côté.
term-hands = Mise en place : mains
term-hands-text = Chaque camp reçoit quatre cartes. Les événements y sont défaussés sans effet et remplacés.
term-deploy = Mise en place : déploiement
term-deploy-text = Le scénario dit qui place d’abord : en général les Martiens, tous, puis les Humains. Les figurines vont sur les cases de leur couleur, six par case au plus. *Déployer pour moi* place le reste.
term-first-player = Mise en place : qui commence
term-first-player-text = Le scénario nomme le camp qui joue le premier tour de la manche 1. Dans « Le chaos », un dé décide : 1–4 les Humains, 5–8 les Martiens. Le camp qui a été le premier à activer toutes ses figurines commence la manche suivante.
term-teams = Équipes
term-teams-text = À plusieurs dans un camp, vous partagez une main, un tour et un score. Vous gagnez ou perdez ensemble. Le capitaine décide des réactions. `/table répartir` donne à quelqu’un une figurine, les héros, les soldats ou le reste. Tout le monde joue les cartes.
term-waiting = Quand le temps est écoulé
term-waiting-text = Sans réponse ni remplacement, je ne joue et ne défausse aucune carte. Je choisis la défense la moins risquée, et un simple soldat s’interpose plutôt qu’un héros. Si tout un tour s’écoule, tes deux figurines aux plus petits numéros ne font rien, ou combattent si elles le doivent.
skill-scared-civilian = Civil effrayé
skill-scared-civilian-text = Tous les civils l’ont. Au début d’un tour humain, avec un Martien à 2 cases ou moins, un civil s’enfuit. C’est une dispersion (3), une fois par manche. Seulement des Martiens dans la case : capturé. Seulement des Humains : sauvé. Il compte comme un marqueur. On ne peut ni jouer de carte sur lui, ni le viser.
happening-flying-car-text = Le camp qui la pioche dit si la voiture dérape à gauche ou à droite. Des dés donnent ligne et case. Elle touche trois cases de suite avec 5 dés à 4+, lancés pour chacune. Si les trois sont sur le plateau, une épave en feu reste sur la dernière.
happening-stray-shot-text =
    Une explosion au hasard, 5 dés à 5+{ $rules ->
        [beta] , lancés pour chaque case.
       *[final] , lancés une fois pour les neuf cases.
      }
happening-heads-down-text = Une explosion au hasard. Tout le monde y lance un dé contre sa Résistance. Un échec, et c’est la panique.
happening-burning-cattle-text = Du bétail en feu entre par une case du bord tirée au hasard et court aussitôt 4 cases.
happening-terror-in-the-streets-text = Un dé : 1–2 un civil, 3–6 deux, 7–8 trois, sur des cases au hasard sans figurine. Il y en a cinq au plus.
happening-wings-of-death-text = L’insecte mutant se pose sur une case au hasard. S’il y a quelqu’un, il attaque aussitôt.
happening-rubble-text = Une case au hasard : on cherche un mur au nord, puis à l’est, au sud et à l’ouest. Le premier trouvé s’écroule en gravats, ainsi que tous les murs qui le touchent. Les figurines des deux cases voisines lancent un dé : de 1 à 4, elles paniquent.
happening-blackout-text = Personne ne tire à plus de 3 cases jusqu’à la fin de la manche suivante.
happening-hidden-stash-text = Dans les scénarios à marqueurs, un marqueur mis de côté est posé face cachée. Il va sur une case libre au hasard, hors des cases de déploiement. Dans les autres scénarios, rien.
topic-event = événement : { $name }
booklet-all-event = Événements de cette table
booklet-figures = Le plateau et les figurines
booklet-effects = Où frappent les effets
booklet-loose = En liberté en ville
booklet-setup = Mise en place

# --- /rules: rulings in small print, each with its number ----------------------------------------------

fine-term-turn =
    Q2 · Avec une figurine et une carte, une carte pour tes figurines vise une figurine activée ce tour-ci. Elle se joue avant ou après. Avec deux cartes, ou en réaction, n’importe laquelle de tes figurines convient.
    Q4 · Après deux figurines activées, tu ne peux pas jouer de carte à ton propre tour. Au tour de l’autre camp, cette limite ne vaut pas.
    Q7 · Si tu peux activer une figurine, tu dois en activer au moins une. Elle peut ne rien faire.
    Q89 · Si tu joues d’abord une carte et que sa figurine ne peut plus agir, tu peux en activer une autre.
fine-term-round =
    Q1 · « Le premier » est le camp qui n’a plus personne à activer à la fin d’un tour, peu importe pourquoi. Si c’est le cas des deux, c’est le camp dont c’était le tour.
    Q6 · La manche finit avec le tour où la dernière figurine a été activée. Personne n’a de tour supplémentaire pour ses cartes.
    Q39 · Dans la bêta aussi, le camp qui a fini le premier pioche le premier.
    Q40 · Chaque camp finit de piocher, événements compris, avant l’autre.
    Q100 · Dans le livret, le second camp voit ce que le premier défausse. Ici, non : personne n’attend, et personne n’y gagne.
    Q103 · Après huit manches calmes, je propose un match nul aux deux camps. Calme veut dire : ni mort, ni point, ni zone prise, ni marqueur retourné.
fine-term-action =
    Q8 · Si tous les ennemis de sa case sont en panique, une figurine peut tout faire sauf tirer.
    Q11 · L’action normale et celle d’Héroïsme sont deux actions. Un combat ne termine que celle dont il fait partie.
    { $rules ->
        [beta]
            RB.2 · Dans la bêta, COMBATTRE n’est pas une action à part.
            Q93 · Dans la case d’ennemis en panique, tu peux combattre au début d’une activation.
       *[final] {""}
    }
fine-term-victory =
    Q33 · Les points sont pour les ennemis tués par tes figurines ou tes effets. Tirs amis et événements ne rapportent rien.
    Q44 · Les figurines qui doivent encore entrer comptent comme présentes jusqu’à la fin de la manche 1. Les vagues, les réserves et les civils ne comptent pas.
fine-term-ties =
    Q45 · Je vérifie après chaque étape : une attaque, un marqueur, une sortie, un soutien, une étape d’un événement. Entre deux tours, à égalité, le camp qui a joué le dernier tour gagne.
    { $rules ->
        [beta] RB.13 · La bêta a la même règle.
       *[final] {""}
    }
fine-term-move =
    R3.8 · La place d’une figurine dans sa case n’a pas d’importance ici.
    R3.9 · Une figurine sans Corps à corps serait coincée parmi les ennemis. Aucun scénario n’en a.
    Q9 · Entrer dans une case où tous les ennemis paniquent arrête aussi le déplacement et déclenche un combat.
    Q12 · Une figurine qui « bouge » dans sa propre case dépense une case de déplacement et ramasse ce qui s’y trouve.
    Q13 · Une diagonale a deux chemins autour de l’angle. Un chemin est fermé si l’un de ses deux murs est entier.
    Q16 · Civils, insecte et bétail ne barrent ni déplacement ni tir. Civils et insecte prennent de la place.
fine-term-edge = Q46 · C’est un pas droit, jamais en diagonale. Un ennemi de sa case qui n’est pas en panique retient la figurine.
fine-term-shoot = Q55 · Pour la distance, une diagonale compte une case, et les murs ne comptent pas. Aucune arme n’atteint sa propre case.
fine-term-sight =
    B1.1, B1.2 · Je trace 25 lignes : de cinq points de la case du tireur à cinq de celle de la cible.
    B1.3 · Un mur entier ou une épave en feu arrête une ligne. Un mur bas la gêne, sauf au bord de la case du tireur. Des gravats ne la gênent qu’au bord de la case de la cible. Couverts et figurines debout entre les deux la gênent aussi.
    Q15 · Ailleurs, un mur bas ne cache pas une figurine couchée.
    B1.4 · Claire : pas de couvert dans la case de la cible, et cinq lignes libres depuis un point. Bloquée : les 25 arrêtées. Sinon partielle.
    B1.5 · Les autres figurines de ces deux cases, et un couvert dans celle du tireur, ne comptent pas.
    B1.6, Q14 · Entre deux figurines debout, une vue bloquée l’est dans les deux sens. Une visée claire, pas toujours.
    B1.7 · Murs écroulés, épaves et déplacements changent la vue aussitôt.
fine-term-dice = Q70 · On lance toujours au moins 1 dé. Les cartes qui en retirent viennent après tous les bonus.
fine-term-fight =
    Q10 · Le dé de charge vaut aussi pour un déplacement par carte, Héroïsme ou dispersion. Une figurine qu’on place ne l’a pas.
    Q66 · Riposter ou esquiver se choisit ouvertement, avant les cartes.
    { $rules ->
        [beta]
            RB.3, Q56 · Courageux passe d’abord, puis le choix parmi les héros.
            Q94 · Le choix parmi les héros vaut à chaque combat, jamais pour un tir.
       *[final] {""}
    }
fine-term-frightened =
    Q31 · Chaque survivant lance un dé par attaque, quel que soit le nombre de morts. Cela vaut pour les deux camps et les héros, après tout tir, soutien ou événement qui tire. Pas de test après un combat, ni pour une figurine déjà en panique.
    { $rules ->
        [beta] RB.4 · Dans les règles finales, se relever dans la case d’ennemis en panique ne déclenche pas de combat.
       *[final] {""}
    }
fine-term-cards =
    Q5 · Une carte qui donne un dé compte aussi. Cartes ennemies, événements et soutien ne comptent pas.
    Q88 · Une carte qui nomme une figurine compte pour elle. Une carte sur une case ou une rangée ne compte pour personne.
fine-term-reactions =
    B2 · Dans l’ordre : cible, figurines courageuses, riposte ou esquive, carte du camp actif, carte de l’autre camp, dés, Héroïsme, carte de sauvetage, panique.
    Q3 · Une carte par camp et par test. Attaque et défense sont un seul test.
    Q65, Q78 · Je pose la question dès qu’un camp a une carte en main et que le paquet en contient une qui lui conviendrait. Ainsi, elle ne révèle rien.
fine-term-support =
    Q32 · Dans les règles finales, plusieurs rangées d’une même carte sont permises. Tu peux allonger une rangée et en déclencher une autre. Tout le monde voit les rangées.
    { $rules ->
        [beta] RB.7 · Ici, rien n’est « au hasard » ni « dirigé ». Un mitraillage touche 4 cases.
       *[final] {""}
    }
fine-term-random =
    Q35 · Tu nommes d’abord la ligne ou la colonne et le sens, puis je lance le dé. Les sens sont ceux du plateau.
    Q36 · Sur les bords gauche et droit, on compte en s’éloignant de toi.
    Q71 · Si le sens est aussi au hasard : 1–2 nord, 3–4 est, 5–6 sud, 7–8 ouest.
fine-term-areas =
    Q34 · Dans les règles finales, un jet d’attaque vaut pour toutes les cases. Dans la bêta et pour les voitures volantes, il y en a un par case. Chaque figurine fait toujours son propre jet de Résistance.
    Q67 · Si une case pleine devait recevoir quelque chose, on prend la case libre la plus proche.
    Q80 · Les civils sont touchés en dernier. Ils résistent avec trois dés à 6+. Leur mort ne rapporte rien et n’effraie personne.
    Q81 · L’insecte est épargné. On ne le touche qu’en le prenant pour cible.
    Q99 · Les morts tombent case par case, plus petit numéro d’abord. Une carte ou l’Héroïsme peut encore sauver chacun. On compte les points quand tous sont tombés.
fine-term-scatter =
    R13.5, Q38 · Une figurine dispersée parmi des ennemis s’arrête et combat, avec le dé de charge. Ici, seuls les civils se dispersent, et ils ne combattent pas.
    { $rules ->
        [beta] RB.5, Q37 · Si rien ne bouge, on ne relance pas.
       *[final] Q37 · Les pas en diagonale suivent la règle habituelle des murs.
    }
fine-term-events = R11.3 · Les événements piochés en fin de manche sont résolus dans l’ordre, puis on pioche encore jusqu’à quatre.
fine-term-heroics =
    Q29 · Toute figurine avec des points d’Héroïsme a les trois usages, sergents et commandants compris.
    Q30 · L’Héroïsme sauve d’abord. Une carte ne sauve qu’une figurine qui n’a plus de point.
    Q77 · Une figurine qui revient retrouve tous ses points.
fine-term-markers =
    Q27 · Tout déplacement volontaire ramasse les marqueurs, aussi par carte, Héroïsme ou entrée. Une dispersion ou une mise en place, non. Tu reçois le marqueur avant le combat.
    { $rules ->
        [beta] RB.6 · Dans les règles finales, être activée sur un marqueur ne suffit pas.
       *[final] {""}
    }
fine-term-profile =
    Q28 · Sergents et commandants sont des soldats dans les règles finales.
    Q59 · Le Sergent résiste à 5+ dans les règles finales, à 6+ dans la bêta.
    { $rules ->
        [beta] RB.1 · Dans la bêta, le Sergent est un héros, et les soldats n’ont pas de capacité.
       *[final] {""}
    }
fine-term-box =
    R0.6 · Dans la boîte : le Général Tor, 20 grunts martiens, 10 figurines américaines, 9 héros humains, 34 éléments de bâtiments, la piste des héros et les marqueurs.
    Q41 · Si la pioche et la défausse ne suffisent pas, on pioche ce qui reste.
fine-term-civilian =
    Q25 · La fuite est automatique et gratuite, plus petit numéro d’abord. Un civil n’est jamais activé.
    Q26 · Un civil vaut un marqueur si le scénario en compte pour ce camp, sinon rien. Les autres civils ne comptent pas comme Humains.
    Q85 · Un civil est sauvé ou capturé aussitôt, que quelqu’un arrive, parte ou meure. Si un effet tue plusieurs figurines, c’est la dernière mort qui compte.
    { $rules ->
        [beta] RB.9 · Un civil qui irait dans un mur reste en place.
       *[final] {""}
    }
fine-term-cattle = RB.10, Q79 · Les attaques du troupeau ne sont pas des tirs : pas de blindage, pas de test de panique, pas de points.
fine-term-bug =
    RB.11, Q58 · Si l’insecte l’emporte, sa victime meurt. Emporter quelqu’un ne déclenche pas de combat.
    Q82 · Les tirs sur l’insecte suivent les règles habituelles. Tes figurines dans sa case ne les empêchent pas, sauf si les deux camps s’y trouvent.
    Q83 · Une victime sauvée par l’Héroïsme ou une carte est emportée aussi.
    Q84 · Pas de carte sur l’attaque de l’insecte, sauf une carte de sauvetage.
fine-term-wreck = RB.12 · Une seconde épave sur la même case ne change rien.
fine-term-loot = Q47 · Un porteur vivant ne peut ni lâcher le butin ni le passer. Le butin compte une fois. Buddy et Brandi ne sortent qu’avec lui.
fine-term-uplink = Q69 · L’appel est possible à tout moment de l’activation de Joe, sauf si Joe panique. Les Martiens en panique dans la case comptent aussi.
fine-term-terrain =
    Q52 · Dans le livret, le camp humain bâtit les ruines. Ici, quels que soient le sens du plan et les ruines, on peut toujours traverser d’un bout à l’autre.
    Q97 · Murs et couverts tournent avec le plan. Zones, sorties et entrées restent.
    Q101 · La boîte contient deux maisons, deux boutiques et deux murs. Les ruines restent loin du bord, ne partagent aucune case et n’enferment jamais une case. Une pièce sans place reste dans la boîte.
    Q102 · Un plan tiré au sort est le même aux deux bouts. Il ne laisse aucun bloc découvert de trois cases sur trois.
fine-term-setup-markers =
    Q43 · Les huit sont tirés au hasard, pas quatre de chaque sorte.
    Q76 · Des marqueurs peuvent se trouver là où entrent des figurines.
fine-term-deploy =
    Q54 · « Un héros au choix » : l’un des sept sans partenaire.
    Q51 · Les vagues suivantes arrivent au début d’une manche, sur des cases rouges sans ennemi s’il y en a. Elles peuvent agir aussitôt.
    Q104 · Si nous changeons un de nos plans, les parties en cours gardent les zones et l’émetteur de leur début.
fine-term-teams = Q64 · Tu peux confier chaque figurine à un membre de l’équipe. Les autres sont à tout le monde.
fine-skill-authority = Q62 · Je ne pose la question que si la figurine est sur le plateau.
fine-skill-dragon-slayer = Q61 · Rien d’autre n’est assez grand dans ces scénarios.
fine-skill-freeze = Q18 · On lance les dés pour une figurine après l’autre, plus petit numéro d’abord, chacune avec sa vue et ses cartes. Viser vaut pour toutes. Les tests de panique viennent à la fin.
fine-skill-covering-fire =
    Q20 · Une case suffit. Ce tir remplace n’importe quel autre si la figurine ne bouge pas. Sergents et commandants sont des soldats.
    Q98 · Des alliés dans la case l’empêchent, comme pour tout tir. Civils et insecte ne paniquent pas.
fine-skill-follow-me =
    Q60 · Les murs ne comptent pas pour les 2 cases. Une figurine qui suit et a des points d’Héroïsme peut mener à son tour.
    Q91 · Mener vient en dernier dans une activation. On ne mène pas une figurine dont l’activation n’est pas finie.
    { $rules ->
        [beta] RB.8 · Dans les règles finales, seuls les soldats peuvent suivre.
       *[final] {""}
    }
fine-skill-brave = { $rules ->
    [beta] RB.8, Q17 · Dans les règles finales, une figurine en panique ne s’interpose pas. Pour un tir, seule une figurine visible s’interpose.
   *[final] Q17 · Pour un tir, seule une figurine visible peut s’interposer.
  }
fine-skill-fixin-stuff =
    Q19 · Le pistolet gelant tire sur une cible, et elle seule compte comme activée.
    Q63 · On ne répare qu’en retournant l’artefact. Pour un artefact déjà visible, il est trop tard.
fine-skill-smite = Q21 · En esquivant, la figurine ne fait paniquer personne.
fine-skill-rapid-fire = Q22 · Une figurine déjà en panique compte, un héros sauvé par l’Héroïsme ne compte pas. Face à la seconde attaque, les courageux peuvent s’interposer, et chaque camp peut encore jouer une carte.
fine-skill-klutz = Q23 · Les tests de panique et de résistance n’ont qu’un dé : un 1 n’y ajoute rien.
fine-skill-star-crossed-lovers = Q24 · Je le vérifie après chaque pas volontaire, sans compter les murs. S’ils sont plus loin, aucun pas ne doit les éloigner davantage. Si l’un quitte le plateau, l’autre est libre.
fine-skill-too-many-late-nights = Q92 · Si la figurine se jette parmi des ennemis, cela déclenche un combat. Tant qu’ils sont debout, elle perd le déplacement après le tir.
fine-card-f-jammed =
    Q72 · Une rangée réduite pendant qu’on la déclenche continue à sa nouvelle taille, et on vise de nouveau. Si elle ne fait plus rien, la carte du tour est quand même dépensée.
    Q73 · Tu nommes une rangée, et sa dernière carte part. Les cartes durables aussi peuvent être enrayées.
fine-card-f-stealth = Q87 · Si le déplacement finit en combat, celui-ci a le dé de charge. La figurine ne compte pas comme activée.
fine-card-f-cunning = Q87 · Si le déplacement finit en combat, celui-ci a le dé de charge. La figurine ne compte pas comme activée.
fine-card-b-jammed =
    Q72 · Une rangée réduite pendant qu’on la déclenche continue à sa nouvelle taille, et on vise de nouveau. Si elle ne fait plus rien, la carte du tour est quand même dépensée.
    Q73 · Tu nommes une rangée, et sa dernière carte part. Les cartes durables aussi peuvent être enrayées.
fine-card-b-stealth = Q87 · Si le déplacement finit en combat, celui-ci a le dé de charge. La figurine ne compte pas comme activée.
fine-card-b-cunning = Q87 · Si le déplacement finit en combat, celui-ci a le dé de charge. La figurine ne compte pas comme activée.
fine-card-f-reinforcements = Q53 · Tu choisis parmi les soldats tués. Dans « Le chaos », ils arrivent sur une case au hasard, dans « Résistance civile », dans une zone rouge que tu tiens. L’ennemi garde les points de leur mort.
fine-card-f-rally = Q74 · Se relever ainsi ne déclenche pas de combat. La figurine active peut être elle-même en panique et se relève la première.
fine-card-f-grenade = Q86 · On peut la lancer même avec un ennemi dans la case de la figurine active.
fine-card-b-death-ray = Q57 · La carte de la bêta parle d’artillerie par erreur. C’est le rayon qu’elle place.
fine-event-fe1 = RB.12, Q96 · Gauche et droite sont l’ouest et l’est du plateau, quel que soit le camp.
fine-event-be1 = RB.12, Q96 · Gauche et droite sont l’ouest et l’est du plateau, quel que soit le camp.
fine-event-fe7 = Q95 · Si la case n’a pas de mur, je tire une autre case au sort : trois essais en tout.
fine-scenario-final-01 = Q68 · Chaque entrée est une activation, et sa première case est sur la ligne 1. On ne peut ni viser, ni mener, ni déplacer par carte une figurine encore dehors.
fine-scenario-beta-01 = Q68 · Chaque entrée est une activation, et sa première case est sur la ligne 1. On ne peut ni viser, ni mener, ni déplacer par carte une figurine encore dehors.
fine-scenario-final-05 =
    Q42 · L’histoire se passe la nuit : `/nouvelle` propose donc la nuit en option.
    Q50 · Si la case tirée contient un ennemi, tu places la figurine où tu veux. Si la case est pleine, je tire une autre case au sort.
fine-scenario-final-06 = Q42 · La portée minimale reste : un lance-missiles tire à exactement 3 cases.
fine-scenario-final-09 =
    Q48 · Seuls les soldats reviennent, même tués par la riposte d’un soldat. Entrer coûte 1 case de déplacement. Le Général Tor ne revient jamais.
    Q75 · Au premier tour martien de chaque manche, la réserve entre avant toute autre action : deux figurines à ce tour, le reste aux suivants.
fine-scenario-final-10 =
    Q49 · Une zone reste à toi tant que l’ennemi n’y est pas seul. À chaque manche, jusqu’à six Martiens tués, Général Tor compris, peuvent entrer par une zone rouge martienne.
    Q90 · Quand tous les autres ont agi, les faire entrer est facultatif. Passer termine la manche des Martiens.

# --- reports ---------------------------------------------------------------------------------------------------

honour-first-kill = 🎯 Première victime : signée { $figure }.
honour-kills = 🎯 Fine gâchette : { $figure } ({ $count ->
    [one] { $count } victime
   *[other] { $count } victimes
  }).
honour-survivor = 🍀 Une chance insolente : { $figure }, { $count ->
    [one] { $count } attaque
   *[other] { $count } attaques
  } et toujours en vie.
score-points = { seat-human } **{ $human }** · { seat-martian } **{ $martian }** · { $target } pour gagner
score-counts = { seat-human } { $human } · { seat-martian } { $martian }

# --- heroes in a few words, and a scene before each scenario -------------------------------------------

hero-general-tor = Le Martien au plus gros dôme et à la patience la plus courte. Il n’a pas d’arme : c’est pour ceux qui n’ont pas le bras assez long. Là où il se tient, les autres trouvent soudain le courage de charger.
hero-buddy = Il a braqué une banque le jour même où le ciel s’est ouvert. Pas de chance, de grosses mains, un plus gros cœur. Il porterait le butin à travers une guerre, et Brandi à travers deux.
hero-brandi = Elle avait prévu la fuite parfaite. Personne ne lui avait parlé des soucoupes. Jamais à plus d’un pas de Buddy, et gare à qui le tue sous ses yeux.
hero-deke = Trente ans de saison de chasse, et maintenant ça. Il tire droit, parle peu et a survécu à trois pick-up. Tu ne l’impressionnes pas.
hero-joe = Si ça a une prise, Joe sait le réparer. Sinon, il en ajoute une. Il se bat à la clé anglaise et doit encore un coup de fil à la station de radio.
hero-eva = Elle dirigeait la ville avant l’invasion et ne voit pas pourquoi arrêter. Quand Eva dit « maintenant », c’est maintenant. Même l’armée ne discute plus.
hero-ashley = Déléguée de classe, championne de débat et, apparemment, douée au pistolet à rayons. Elle le vide d’abord et pose les questions ensuite. Les gens la suivent. Elle trouve ça normal.
hero-troy = Debout depuis trois nuits, et pas à cause des Martiens. Il tire, se baisse, bâille. Personne ne l’a jamais vu là où la réponse tombe.
hero-phil = Phil trébuche. Phil fait tomber des choses. Et elles tombent sur des Martiens. Il aimerait dire que c’est du talent.
hero-sergeant = Vingt ans à crier sur des recrues. Maintenant il crie sur des soucoupes, et certaines sursautent. Là où il va, les autres vont, surtout parce qu’il crie plus fort que la peur.
hero-edwyn = Un gardien de musée en armure empruntée, avec une épée qu’on lui avait interdit de toucher. Toute sa vie, il a attendu un dragon. Des Martiens feront l’affaire.
scenario-final-01-scene = La radio parle d’un ballon météo. Le ballon a des jambes et se tient sur le parking du centre commercial. Huit soldats, avec ordre d’« aller voir », traversent la rue.
scenario-final-02-scene = Le front a bougé. Personne n’a prévenu Eva et Troy, qui se réveillent du mauvais côté. Il y a des issues, et les plus courtes sont les moins drôles.
scenario-final-03-scene = « Combien ? » demande le Sergent. Deke regarde longtemps par-dessus les sacs de sable. « Tous », dit-il, et il crache.
scenario-final-04-scene = Ashley a un plan. Phil le tient à l’envers. Entre eux et la maison, deux patrouilles, et une section qui s’applique à ne pas marcher sur du verre.
scenario-final-05-scene = Quelqu’un a tiré. Personne ne sait qui. Maintenant, tout le monde est partout, dans la poussière et le noir. La dernière voix à la radio a juste dit « oh ».
scenario-final-06-scene = Le Général Tor passe ses troupes en revue au clair de lune. Il aime les défilés. Les gens qui regardent, tapis dans deux coins sombres, ne les aiment pas.
scenario-final-07-scene = L’émetteur marche encore. Il suffit d’entrer, de passer douze fusils et deux gardes, et d’appeler. Joe a une pièce. Joe a toujours une pièce.
scenario-final-08-scene = Deux personnes dans un coffre, un sac d’argent, et la pire météo de l’histoire pour prendre la fuite. Dehors, l’armée et les Martiens sont trop occupés pour poser des questions. Pour l’instant.
scenario-final-09-scene = Un mur est tombé sur les Martiens ce matin. Edwyn y voit un signe, tire son épée et se met à courir avant qu’on puisse dire « attends ».
scenario-final-10-scene = Toute la ville est là : le chasseur, la mairesse, la gamine, le chevalier. Cinq lieux à tenir, une nuit pour les tenir, et un ciel plein de lumières qui ne sont pas des étoiles.
scenario-beta-01-scene = On frappe à la porte d’une ville déjà nerveuse. Huit soldats, cinq visiteurs, et personne n’a répété.
scenario-beta-03-scene = Eva et Troy sont de l’autre côté de la rue. Seize Martiens aussi. Le Sergent compte ses hommes, recompte, et soupire.

# --- shares of a side that are given at once -----------------------------------------------------------

share-heroes = les héros
share-soldiers = les soldats

# --- advice: a reason for each kind of action without one of its own ---

because-deploy = Elle commence près de son objectif, avec des alliés tout près.
because-activate = C’est elle qui a le plus à faire ce tour, et personne ne la menace encore.
because-move = Elle se rapproche des points, ou d’une meilleure position pour la suite.
because-decline = La carte servira mieux plus tard, et les chances suffisent sans elle.
because-play-card = C’est maintenant qu’elle sert le plus, et tu en pioches d’autres en fin de manche.
because-draw = Les cartes gardées sont utiles, et tu complètes quand même ta main.
because-discard = C’est la moins utile ici, et une autre le sera peut-être plus.
because-stand-up = À terre, elle ne peut rien faire d’autre.
because-end-turn = Plus personne ne peut rien faire d’utile ce tour.
because-pass = Toutes tes figurines ont agi : plus rien à faire cette manche.
because-recruit = Ce personnage convient le mieux au scénario : de bonnes valeurs et des capacités utiles.
because-finish = Elle est bien placée, et en faire plus serait un risque.
because-lead = Plusieurs figurines agissent d’un coup, avant la réponse ennemie.
because-trigger = Là, elle touche plus d’ennemis que d’alliés.
because-leave = Quitter le plateau rapporte des points ici.

series-scenarios = { $first ->
    [1] { $last ->
        [10] Les dix scénarios
       *[other] Scénarios { $first } à { $last }
      }
   *[other] Scénarios { $first } à { $last }
  }, camps { $sides ->
    [swapped] échangés
   *[kept] gardés
  }
button-next-scenario = Scénario suivant

# --- Les scénarios en une seule histoire : ce qui s’est passé, selon la victoire d’avant ---

scenario-final-01-story = Tout commence un mardi, par une lumière vive au-dessus du centre commercial. La suite dépend de vous.
scenario-final-02-story = { $won ->
    [human] Le centre commercial est repris. L’armée trace un front sur une carte, et le front n’y reste pas.
    [martian] Personne n’est revenu du centre commercial. L’armée trace un front sur une carte, deux rues derrière le vrai.
   *[nobody] Au centre commercial, les tirs ont cessé. L’armée trace un front sur une carte, et il est déjà périmé.
  }
scenario-final-03-story = { $won ->
    [human] Eva et Troy s’en sont sortis, avec une histoire et sans chaussures. Ce qui les suivait arrive ici.
    [martian] Personne n’a vu Eva et Troy à la sortie. Ce qui les suivait a trouvé la route des sacs de sable.
   *[nobody] Le front s’est tu. Derrière, quelque chose compte jusqu’à trois et se met en marche.
  }
scenario-final-04-story = { $won ->
    [human] Les sacs de sable ont tenu, et Deke en veut d’autres. Ordre de repli, pendant que les soucoupes se regroupent.
    [martian] Les sacs de sable ne sont plus là. Un seul ordre pour les survivants : rentrer, sans bruit.
   *[nobody] Les sacs de sable ne sont plus à personne. L’ordre : rentrer, sans bruit.
  }
scenario-final-05-story = { $won ->
    [human] La section est rentrée, fatiguée et bruyante. Trop bruyante : toutes les patrouilles de la ville ont entendu les hourras.
    [martian] La section n’est jamais rentrée. Chaque camp envoie tout son monde, et personne n’a de plan.
   *[nobody] Chaque camp envoie tout son monde, et personne n’a de plan. C’est ce genre de nuit.
  }
scenario-final-06-story = { $won ->
    [human] Quand la poussière est retombée, il restait des gens debout. Le Général Tor descend en personne se plaindre.
    [martian] Quand la poussière est retombée, elle était aux Martiens. Le Général Tor descend en personne admirer la vue.
   *[nobody] La poussière est retombée. Le Général Tor descend en personne la regarder.
  }
scenario-final-07-story = { $won ->
    [human] Le Général Tor a quitté la parade avant la fin, sur un brancard. Le monde doit savoir que c’est possible.
    [martian] La parade du Général Tor a fini sous les applaudissements. Quelqu’un dehors doit le savoir, et vite.
   *[nobody] La nuit est finie, les téléphones sont morts. Un émetteur ne l’est pas.
  }
scenario-final-08-story = { $won ->
    [human] L’appel est passé. Les secours viennent jeudi. D’ici là, personne ne garde la banque.
    [martian] L’appel s’est coupé au milieu d’un mot. Pas de secours, et personne ne garde la banque.
   *[nobody] Personne ne sait si l’appel a été entendu. Personne ne garde la banque non plus.
  }
scenario-final-09-story = { $won ->
    [human] L’argent est loin, les soucis de Buddy aussi. Les Martiens se vengent sur le musée.
    [martian] Le butin est dans la rue, et le Général Tor se sent en veine. Prochain arrêt : le musée.
   *[nobody] Devant la banque, c’est le calme. Au musée d’à côté, non.
  }
scenario-final-10-story = { $won ->
    [human] Le chevalier de la grand-rue a gagné une bataille. Le soir venu, toute la ville en veut une.
    [martian] L’épée est dans les gravats. Le soir venu, toute la ville a ramassé quelque chose.
   *[nobody] On parle du chevalier partout. Le soir venu, toute la ville est dans la rue.
  }
