# The words of War of the Worlds: the New Wave.

# --- names ----------------------------------------------------------------------------------------------

title-name = La Guerre des mondes : la nouvelle vague
title-goal = Les Martiens ont débarqué en Grande-Bretagne. Joue tes cartes pour te déplacer, frapper et construire, et achètes-en de meilleures pour ton paquet. Les Humains gagnent quand les Martiens ont subi 30 dégâts. Les Martiens gagnent quand il ne reste aucun civil.

seat-martians = Martiens
    .gender = mp
    .le = les Martiens
    .Le = Les Martiens
seat-humans = Humains
    .gender = mp
    .le = les Humains
    .Le = Les Humains
side-martians = les Martiens
    .gender = mp
    .de = des Martiens
side-humans = les Humains
    .gender = mp
    .de = des Humains

area-northern-highlands = Highlands Nord
    .le = les Highlands Nord
    .dans = dans les Highlands Nord
area-western-highlands = Highlands Ouest
    .le = les Highlands Ouest
    .dans = dans les Highlands Ouest
area-grampian = Grampian
    .le = le Grampian
    .dans = dans le Grampian
area-central-lowlands = Lowlands
    .le = les Lowlands
    .dans = dans les Lowlands
area-southern-uplands = Southern Uplands
    .le = les Southern Uplands
    .dans = dans les Southern Uplands
area-northumbria = Northumbrie
    .le = la Northumbrie
    .dans = en Northumbrie
area-north-west = Lancashire & Cumbrie
    .le = la région Lancashire & Cumbrie
    .dans = dans la région Lancashire & Cumbrie
area-yorkshire = Yorkshire
    .le = le Yorkshire
    .dans = dans le Yorkshire
area-wales = Pays de Galles
    .le = le pays de Galles
    .dans = au pays de Galles
area-west-midlands = Midlands Ouest
    .le = les Midlands Ouest
    .dans = dans les Midlands Ouest
area-east-midlands = Midlands Est
    .le = les Midlands Est
    .dans = dans les Midlands Est
area-east-anglia = Est-Anglie
    .le = l’Est-Anglie
    .dans = en Est-Anglie
area-london = Londres
    .dans = à Londres
area-wessex = Wessex
    .le = le Wessex
    .dans = dans le Wessex
area-west-country = West Country
    .le = le West Country
    .dans = dans le West Country
area-hebridean-sea = Hébrides
    .le = la mer des Hébrides
    .dans = en mer des Hébrides
area-north-sea-north = Mer du Nord (nord)
    .le = la mer du Nord (nord)
    .dans = en mer du Nord (nord)
area-north-sea-south = Mer du Nord (sud)
    .le = la mer du Nord (sud)
    .dans = en mer du Nord (sud)
area-english-channel = Portsmouth
    .dans = à Portsmouth
area-celtic-sea = Mer Celtique
    .le = la mer Celtique
    .dans = en mer Celtique
area-irish-sea = Mer d’Irlande
    .le = la mer d’Irlande
    .dans = en mer d’Irlande

unit-army = armée
    .gender = f
    .un = une armée
    .de = d’armée
unit-army-text = Terre. Attaque sa propre région et y retient un tripode ou un OVNI. Défense 1, ou 2 avec une usine de chars.
unit-navy = flotte
    .gender = f
    .un = une flotte
    .de = de flotte
unit-navy-text = Mer. Attaque une région terrestre voisine. Défense 1.
unit-tripod = tripode
    .gender = m
    .un = un tripode
    .de = de tripode
unit-tripod-text = Terre. Attaque sa propre région et y retient une armée. Tu peux l’endommager, jamais le détruire.
unit-ufo = OVNI
    .gender = m
    .un = un OVNI
    .de = d’OVNI
unit-ufo-text = Survole terre et mer et attaque sa propre région. Rien ne peut lui faire de dégâts. Les ballons lui barrent le passage, et une armée le retient, sauf si les OVNI volent librement.
unit-army-1 = Armée 1
    .gender = f
    .le = l’Armée 1
    .Le = L’Armée 1
unit-army-2 = Armée 2
    .gender = f
    .le = l’Armée 2
    .Le = L’Armée 2
unit-army-3 = Armée 3
    .gender = f
    .le = l’Armée 3
    .Le = L’Armée 3
unit-navy-1 = Flotte 1
    .gender = f
    .le = la Flotte 1
    .Le = La Flotte 1
unit-navy-2 = Flotte 2
    .gender = f
    .le = la Flotte 2
    .Le = La Flotte 2
unit-tripod-1 = Tripode 1
    .gender = m
    .le = le Tripode 1
    .Le = Le Tripode 1
unit-tripod-2 = Tripode 2
    .gender = m
    .le = le Tripode 2
    .Le = Le Tripode 2
unit-tripod-3 = Tripode 3
    .gender = m
    .le = le Tripode 3
    .Le = Le Tripode 3
unit-ufo-1 = OVNI 1
    .gender = m
    .le = l’OVNI 1
    .Le = L’OVNI 1
unit-ufo-2 = OVNI 2
    .gender = m
    .le = l’OVNI 2
    .Le = L’OVNI 2

building-bunker = bunker
    .gender = m
    .le = le bunker
    .Le = Le bunker
building-bunker-text = Bouclier 2 : une attaque doit l’abattre d’un coup, sinon elle ne touche rien dans sa région.
building-tank-factory = usine de chars
    .gender = f
    .le = l’usine de chars
    .Le = L’usine de chars
building-tank-factory-text = Défense 1. Tant qu’elle est debout, chaque armée a une défense de 2.
building-supply-depot = dépôt de vivres
    .gender = m
    .le = le dépôt de vivres
    .Le = Le dépôt de vivres
building-supply-depot-text = Défense 1. Une pièce par tour, dès la construction.
building-heavy-artillery = artillerie lourde
    .gender = f
    .le = l’artillerie lourde
    .Le = L’artillerie lourde
building-heavy-artillery-text = Bouclier 3. Une fois par tour : 1 dégât dans une région voisine, ou 2 à un tripode de sa propre région.
building-barrage-balloons = ballons de barrage
    .gender = mp
    .le = les ballons de barrage
    .Le = Les ballons de barrage
building-barrage-balloons-text = Aucun OVNI ne peut entrer. Les ballons tombent comme une unité de défense 1 et peuvent partager leur région avec un bâtiment.
building-fort = fort
    .gender = m
    .le = le fort
    .Le = Le fort
building-fort-text = Bouclier 4. Une fois par tour : 1 dégât à un tripode de sa propre région.
building-landmines = mines
    .gender = fp
    .le = les mines
    .Le = Les mines
building-landmines-text = Un tripode qui entre subit 2 dégâts et les mines disparaissent. Rien d’autre ne peut les atteindre.
building-invasion-ship = vaisseau d’invasion
    .gender = m
    .le = le vaisseau d’invasion
    .Le = Le vaisseau d’invasion
building-invasion-ship-text = Les nouveaux tripodes et OVNI apparaissent ici. Ce vaisseau compte comme un bâtiment, et comme une cible.
building-plasma-reactor = réacteur à plasma
    .gender = m
    .le = le réacteur à plasma
    .Le = Le réacteur à plasma
building-plasma-reactor-text = 2 points d’énergie par tour, dès la construction.
building-particle-generator = générateur de particules
    .gender = m
    .le = le générateur de particules
    .Le = Le générateur de particules
building-particle-generator-text = 1 point d’énergie par tour, dès la construction.
building-alien-factory = usine alien
    .gender = f
    .le = l’usine alien
    .Le = L’usine alien
building-alien-factory-text = Les attaques des cartes Tripode font 1 dégât de plus.
building-regenerator = régénérateur
    .gender = m
    .le = le régénérateur
    .Le = Le régénérateur
building-regenerator-text = Une fois par tour, paie 4 points d’énergie pour effacer 1 dégât.

marker-no-entry = son effrayant
    .gender = m
    .le = le son effrayant
    .Le = Le son effrayant
marker-no-entry-text = Jusqu’au prochain tour martien, aucune unité humaine ni aucun civil ne peut entrer.
marker-no-exit = gaz neurotoxique
    .gender = m
    .le = le gaz neurotoxique
    .Le = Le gaz neurotoxique
marker-no-exit-text = Jusqu’au prochain tour martien, aucune unité humaine ni aucun civil ne peut sortir.
marker-no-building-attacks = brume toxique
    .gender = f
    .le = la brume toxique
    .Le = La brume toxique
marker-no-building-attacks-text = Jusqu’au prochain tour martien, l’artillerie lourde et les forts de cette région ne peuvent pas faire feu.

terrain-land = terre
terrain-sea = mer
type-action = action
type-unit = unité
type-building = bâtiment
walker-fresh = dispos
walker-fought = ayant déjà combattu

card-relocate = Réinstallation
card-relocate-text = Déplace 1 civil vers une région terrestre voisine, gagne 1 pièce, ou gagnes-en 2 et retire cette carte.
card-guerrilla = Guérilla
card-guerrilla-text = Un civil qui n’a pas combattu ce tour-ci fait 1 dégât dans sa région, ou 2 si tu retires cette carte.
card-evacuate = Évacuation
card-evacuate-text = Déplace jusqu’à 2 civils, chacun vers une région terrestre voisine, ou gagne 2 pièces.
    .short = Déplace jusqu’à 2 civils, chacun d’une région, ou gagne 2 pièces.
card-regroup = Regroupement
card-regroup-text = Déplace 1 armée de 2 régions au plus, ou 1 civil vers une région terrestre voisine.
    .short = Déplace 1 armée de 2 régions au plus, ou 1 civil d’une région.
card-air-strike = Frappe aérienne
card-air-strike-text = 1 dégât aux Martiens, où qu’ils soient.
card-royal-navy = Royal Navy
card-royal-navy-text = À l’achat, place une flotte à Portsmouth. Jouée, la carte déplace une flotte vers une mer voisine, ou fait 2 dégâts dans une région terrestre voisine. Elle en fait 3 si tu la retires. Sans flotte à utiliser, places-en une.
    .short = Place une flotte. Déplace une flotte, ou fais 2 dégâts sur une terre voisine.
card-army = Armée
card-army-text = À l’achat, place une armée parmi des civils. Jouée, la carte déplace une armée d’une région, ou fait 2 dégâts dans la région de l’armée. Elle en fait 3 si tu la retires. Sans armée à utiliser, places-en une.
    .short = Place une armée. Déplace une armée, ou fais 2 dégâts dans sa région.
card-bunker = Bunker
card-bunker-text = À construire parmi des civils : bouclier 2.
card-tank-factory = Usine de chars
card-tank-factory-text = À construire parmi des civils : toutes les armées ont une défense de 2.
card-supply-depot = Dépôt de vivres
card-supply-depot-text = À construire parmi des civils : 1 pièce par tour.
card-heavy-artillery = Artillerie lourde
card-heavy-artillery-text = À construire parmi des civils : bouclier 3, et un tir par tour.
card-barrage-balloons = Ballons de barrage
card-barrage-balloons-text = À placer parmi des civils, même là où il y a déjà un bâtiment : aucun OVNI ne peut entrer.
    .short = À placer parmi des civils : aucun OVNI ne peut entrer.
card-fort = Fort
card-fort-text = À construire parmi des civils : bouclier 4, et un tir par tour sur un tripode de sa région.
    .short = À construire parmi des civils : bouclier 4, un tir par tour sur un tripode.
card-landmines = Mines
card-landmines-text = À poser là où personne n’habite : 2 dégâts quand un tripode entre.
card-reap = Moisson
card-reap-text = Un tripode prend 1 civil non protégé de sa région, ou se déplace d’une région. Ou gagne 2 points d’énergie et retire cette carte.
card-power-supply = Alimentation
card-power-supply-text = Gagne 1 point d’énergie, ou gagnes-en 2 et retire cette carte.
card-frightening-sound = Son effrayant
card-frightening-sound-text = 1 dégât dans la région d’un tripode, et aucun Humain ne peut y entrer au tour suivant.
    .short = 1 dégât là où est un tripode ; aucun Humain n’y entre au tour suivant.
card-nerve-agent = Gaz neurotoxique
card-nerve-agent-text = 1 dégât dans la région d’un tripode, et aucun Humain ne peut en sortir au tour suivant.
    .short = 1 dégât là où est un tripode ; aucun Humain n’en sort au tour suivant.
card-poisonous-fog = Brume toxique
card-poisonous-fog-text = 1 dégât dans une région terrestre voisine d’un tripode, et les canons de cette région se taisent au tour suivant.
    .short = 1 dégât à côté d’un tripode ; les canons s’y taisent au tour suivant.
card-infrasound = Infrason
card-infrasound-text = 1 dégât dans une région terrestre voisine d’un tripode. Puis tu peux en repousser une armée.
    .short = 1 dégât à côté d’un tripode. Puis tu peux repousser une armée.
card-plasma-synthesis = Synthèse de plasma
card-plasma-synthesis-text = Gagne 2 points d’énergie, ou gagnes-en 3 et retire cette carte.
card-scorching-beam = Rayon brûlant
card-scorching-beam-text = 2 dégâts dans la région d’un OVNI.
card-alien-abduction = Enlèvement alien
card-alien-abduction-text = Un OVNI prend 1 civil de sa région, protégé ou non, ou se déplace d’une région.
    .short = Un OVNI prend 1 civil, même protégé, ou se déplace d’une région.
card-tripod = Tripode
card-tripod-text = À l’achat, place un tripode au vaisseau. Jouée, la carte déplace un tripode d’une région, ou fait 2 dégâts dans la région du tripode. Elle en fait 3 si tu la retires. Une usine alien ajoute 1 dégât.
    .short = Place un tripode. Déplace un tripode, ou fais 2 dégâts dans sa région.
card-ufo = OVNI
card-ufo-text = À l’achat, place un OVNI au vaisseau. Jouée, la carte déplace un OVNI de 2 régions au plus, ou fait 1 dégât dans la région de l’OVNI. Elle en fait 3 si tu la retires.
    .short = Place un OVNI. Déplace un OVNI (2 régions au plus), ou fais 1 dégât sur place.
card-plasma-reactor = Réacteur à plasma
card-plasma-reactor-text = À construire à côté d’un bâtiment martien : 2 points d’énergie par tour.
card-particle-generator = Générateur de particules
card-particle-generator-text = À construire à côté d’un bâtiment martien : 1 point d’énergie par tour.
card-alien-factory = Usine alien
card-alien-factory-text = À construire à côté d’un bâtiment martien : les cartes Tripode font 1 dégât de plus.
    .short = À côté d’un bâtiment martien : les cartes Tripode font 1 dégât de plus.
card-regenerator = Régénérateur
card-regenerator-text = À construire à côté d’un bâtiment martien : une fois par tour, paie 4 points d’énergie pour effacer 1 dégât.
    .short = À côté d’un bâtiment martien : 4 points d’énergie effacent 1 dégât par tour.

card-brief = { $text_short }

# What a card is played for.

mode-relocate-move-civilian = déplacer un civil
mode-relocate-gain = 1 pièce
mode-relocate-spend = 2 pièces, puis retirer cette carte
mode-guerrilla-attack = 1 dégât
mode-guerrilla-all-out = 2 dégâts, puis retirer cette carte
mode-evacuate-move-civilians = déplacer jusqu’à 2 civils
mode-evacuate-gain = 2 pièces
mode-regroup-move-army = déplacer une armée de 2 régions au plus
mode-regroup-move-civilian = déplacer un civil
mode-air-strike-attack = 1 dégât n’importe où
mode-royal-navy-move = déplacer une flotte
mode-royal-navy-attack = 2 dégâts
mode-royal-navy-all-out = 3 dégâts, puis retirer cette carte
mode-royal-navy-deploy = placer une flotte
mode-army-move = déplacer une armée
mode-army-attack = 2 dégâts
mode-army-all-out = 3 dégâts, puis retirer cette carte
mode-army-deploy = placer une armée
mode-reap-take = prendre un civil
mode-reap-move-tripod = déplacer un tripode
mode-reap-spend = 2 points d’énergie, puis retirer cette carte
mode-power-supply-gain = 1 point d’énergie
mode-power-supply-spend = 2 points d’énergie, puis retirer cette carte
mode-frightening-sound-attack = 1 dégât et personne n’entre
mode-nerve-agent-attack = 1 dégât et personne ne sort
mode-poisonous-fog-attack = 1 dégât en région voisine, canons muets
mode-infrasound-attack = 1 dégât en région voisine, puis repousser
mode-plasma-synthesis-gain = 2 points d’énergie
mode-plasma-synthesis-spend = 3 points d’énergie, puis retirer cette carte
mode-scorching-beam-attack = 2 dégâts sous un OVNI
mode-alien-abduction-take = prendre un civil, même protégé
mode-alien-abduction-move-ufo = déplacer un OVNI
mode-tripod-move = déplacer un tripode
mode-tripod-attack = 2 dégâts (3 avec l’usine)
mode-tripod-all-out = 3 (4) dégâts, puis retirer cette carte
mode-ufo-move = déplacer un OVNI de 2 régions au plus
mode-ufo-attack = 1 dégât
mode-ufo-all-out = 3 dégâts, puis retirer cette carte

# --- opening a table ------------------------------------------------------------------------------------

option-advanced-swap = Cartes échangées
    .name = échange
choice-advanced-swap-off = passent sous le paquet
choice-advanced-swap-on = quittent le jeu (variante avancée)
option-ufos-fly-free = Les armées retiennent les OVNI
    .name = ovni-libres
choice-ufos-fly-free-off = oui
choice-ufos-fly-free-on = non, les OVNI volent librement
option-play-all = Cartes à jouer obligatoirement (R20)
    .name = tout-jouer
choice-play-all-off = seulement celles qui restent en jeu
choice-play-all-on = toutes, comme dans le livret
option-must-push = Infrason pousse une armée (R27)
    .name = pousse
choice-must-push-off = si les Martiens le veulent
choice-must-push-on = chaque fois que possible, comme dans le livret

# --- what a player may say ------------------------------------------------------------------------------

kind-play-card = Jouer une carte
kind-move-civilian = Déplacer un civil
kind-stop-moving = Ne plus rien déplacer
kind-move-unit = Déplacer
kind-stay = Rester
kind-hit = Frapper
kind-take-civilian = Prendre un civil
kind-join = Ajouter une carte
kind-strike = Frapper maintenant
kind-fell-army = Détruire l’armée
kind-fell-balloons = Détruire les ballons
kind-push-army = Repousser une armée
kind-leave-army = Ne repousser personne
kind-buy = Acheter
kind-place = Placer
kind-swap-offer = Échanger une carte
kind-fire = Faire feu
kind-regenerate = Régénérer
kind-end-turn = Finir le tour

slot-card = Quelle carte ?
slot-mode = Pour quoi faire ?
slot-origin = D’où ?
slot-to = Vers où ?
slot-who = Quel civil ?
slot-unit = Quelle unité ?
slot-area = Quelle région ?
slot-building = Quels canons ?

action-play-card = jouer { $card } : { $mode }
action-move-civilian = déplacer un civil{ $who ->
    [dispos] {""}
   *[other] {" "}{ $who }
  } : { $origin } → { $to }
action-stop-moving = ne plus déplacer de civil
action-move-unit = déplacer { $unit_le } vers { $to_le }
action-stay = laisser { $unit_le } sur place
action-hit = { $unit_count ->
    [0] frapper { $area_le }
   *[other] frapper { $area_le } avec { $unit_le }
  }
action-take-civilian = prendre un civil { $area_dans }
action-join = ajouter { $card } à l’attaque : { $mode }
action-strike = frapper maintenant
action-fell-army = détruire l’armée
action-fell-balloons = détruire les ballons
action-push-army = repousser { $unit_le } vers { $to_le }
action-leave-army = ne repousser personne
action-buy = acheter { $card }
action-place = placer { $area_dans }
action-swap-offer = échanger { $card } contre la prochaine carte du paquet
action-fire = faire feu avec { $building_le } sur { $area_le }
action-regenerate = payer le régénérateur
action-end-turn = finir le tour

whole-moves = { $piece } → { $to }
whole-move-army = Déplacer une armée…
whole-move-navy = Déplacer une flotte…
whole-move-tripod = Déplacer un tripode…
whole-move-ufo = Déplacer un OVNI…
whole-move-civilian = Déplacer des civils…
whole-strike = Frapper…
whole-take = Prendre un civil…
whole-place = Placer…
whole-buy = Acheter et placer…

verb-card = Jouer une carte de ta main
    .name = carte
slot-card-card = La carte, et pour quoi faire
    .name = carte
slot-card-target = Sur quoi : une région, ou le pion qui se déplace
    .name = cible
slot-card-to = Où va ce pion
    .name = vers
verb-move = Déplacer une unité ou un civil avec une carte de ta main
    .name = déplacer
slot-move-figure = L’unité, ou la région d’un civil
    .name = figurine
slot-move-to = Où elle va, et avec quelle carte
    .name = vers
slot-move-card = Une autre carte pour le faire
    .name = carte
verb-buy = Acheter une carte de ton marché
    .name = acheter
slot-buy-card = La carte
    .name = carte
slot-buy-area = Où placer la nouvelle unité ou le bâtiment
    .name = région
verb-swap = Échanger une carte du marché contre la suivante, une fois par tour
    .name = échanger
slot-swap-card = La carte qui part
    .name = carte
verb-fire = Faire feu avec l’artillerie ou le fort, une fois par tour
    .name = feu
slot-fire-building = Quels canons
    .name = bâtiment
slot-fire-area = Sur quelle région
    .name = région
verb-pass = Finir ton tour
    .name = passer
choice-play = { $card } : { $mode }
choice-hit = { $area } avec { $unit_le }
choice-unit = { $unit } ({ $area })
choice-civilian = { $count ->
    [1] Le civil { $area_dans }
   *[other] L’un des { $count } civils { $area_dans }
  }
choice-by = avec { $card }

# What an action would do, beside it.

hint-blow = { $damage ->
    [one] { $damage } dégât détruit
   *[other] { $damage } dégâts détruisent
  } { $falls }
hint-blow-nothing = { $damage ->
    [one] { $damage } dégât ne détruit rien
   *[other] { $damage } dégâts ne détruisent rien
  }
hint-blow-short = { $damage } des { $needed } dégâts que demande le bouclier
hint-lost = dont { $lost } sans effet
hint-marker = dégâts { $before } → { $after } sur { $limit }
hint-civilians = civils { $before } → { $after }
hint-humans-win = gagne la guerre
hint-martians-win = gagne la guerre
hint-pays = { $left } à dépenser
hint-costs = coûte { $amount }, laisse { $left }
hint-swap = gratuit · prix de la carte : { $cost }
hint-nobody = personne sur place
hint-balloons = ballons
hint-discards = { $count ->
    [one] défausse { $count } carte
   *[other] défausse { $count } cartes
  }
preview-there = Sur place : { $here }
hint-unspent = laisse perdre { $purse }
falls-building = { $building_le }
falls-armies = { $count ->
    [one] { $count } armée
   *[other] { $count } armées
  }
falls-navies = { $count ->
    [one] { $count } flotte
   *[other] { $count } flottes
  }
falls-balloons = les ballons
falls-either = { $count ->
    [1] une armée ou les ballons
   *[other] { $count } parmi armées et ballons
  }
falls-civilians = { $count ->
    [one] { $count } civil
   *[other] { $count } civils
  }

# Above the answers, in a player's own panel.

aid-play-first = Joue d’abord toutes les cartes que tu peux jouer. Ensuite, tu peux finir ton tour.
aid-hand = Ta main :
aid-card = **{ $card }**{ $count ->
    [one] {""}
   *[other] {" "}({ $count } cartes)
  } : { $modes }
aid-row = À acheter dans ton marché ({ $purse } à dépenser) :

# --- what the game asks ---------------------------------------------------------------------------------

decision-take-turn = { $seats } : joue tes cartes, achète, puis finis ton tour.
decision-lead-civilians = { $seats } : { $left ->
    [1] déplace un civil. Lequel, et vers où ?
   *[other] déplace jusqu’à { $left } civils. Lesquels, et vers où ?
  } ({ $card })
decision-march = { $seats } : { $card } déplace { $kind_un }. { $kind_gender ->
    [f] Laquelle
   *[other] Lequel
  }, et vers où ? { $left ->
    [1] (1 région)
   *[other] (jusqu’à { $left } régions)
  }
decision-aim = { $seats } : { $card }, { $mode }. Où ?
decision-press-attack = { $seats } : { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
  } sur { $area_le }. { $needed ->
    [0] Ajouter une carte, ou frapper ?
   *[other] Contre le bouclier, il faut { $needed } dégâts d’un coup. Ajouter une carte, ou frapper ?
  }
decision-choose-casualty = { $seats } : il reste { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
  } { $area_dans }. Qui tombe, l’armée ou les ballons ?
decision-push-or-leave = { $seats } : repousser une armée hors de la région ({ $area }) ?
decision-place-unit = { $seats } : tu reçois { $kind_un }. Où { $kind_gender ->
    [f] apparaît-elle
   *[other] apparaît-il
  } ?
decision-place-building = { $seats } : où places-tu { $building_le } ?

# --- what happened --------------------------------------------------------------------------------------

# A person draws, the Humans draw.
s-of-seat = { $seat_gender ->
    [mp] ent
   *[other] e
  }

# Ben’s turn, the Humans’ turn.
s-of-owner = { $seat_gender ->
    [mp] aux { $seat }
   *[other] à { $seat }
  }

event-landed = Le vaisseau d’invasion se pose { $area_dans }.
event-offer-laid = { $seat_Le } { $seat_gender ->
    [mp] peuvent
   *[other] peut
  } acheter { $cards }.
event-cards-drawn = { $seat_Le } { $count ->
    [0] ne pioch{ s-of-seat } rien
    [one] pioch{ s-of-seat } { $count } carte
   *[other] pioch{ s-of-seat } { $count } cartes
  }.
event-hand-dealt = Ta nouvelle main : { $cards_count ->
    [0] rien
   *[other] { $cards }
  }.
event-reshuffled = { $seat_Le } mélang{ s-of-seat } la défausse.
event-turn-began = Manche { $round } : { s-of-owner } de jouer{ $income ->
    [0] .
   *[other] , avec { $income } à dépenser grâce aux bâtiments.
  }
event-markers-lifted = L’influence se dissipe : { $areas }.
event-turn-ended = { $seat_Le } { $seat_gender ->
    [mp] terminent leur
   *[other] termine son
  } tour.
event-hand-discarded = { $seat_Le } défauss{ s-of-seat } { $cards }.
event-card-played = { $seat_Le } jou{ s-of-seat } **{ $card }** : { $mode }.
event-card-removed = { $card } quitte le jeu.
event-coins-gained = { $amount ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
  } ({ $purse } à dépenser).
event-energy-gained = { $amount ->
    [one] { $amount } point d’énergie
   *[other] { $amount } points d’énergie
  } ({ $purse } à dépenser).
event-civilian-moved = Un civil se déplace : { $origin } → { $to }.
event-unit-moved = { $unit_Le } se déplace : { $origin } → { $to }.
event-unit-stayed = { $unit_Le } reste { $area_dans }.
event-mines-exploded = 💥 Les mines explosent { $area_dans } !
event-martians-hit = Les Martiens subissent { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
  } { $area_dans } (**{ $damage }** en tout).
event-air-raid = Les bombardiers font { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
  } (**{ $damage }** en tout).
event-building-fired = { $building_Le } fait feu sur { $area_le }.
event-regenerated = Le régénérateur efface { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
  } (il en reste **{ $damage }**).
event-attack-declared = Les Martiens visent { $area_le } avec { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
  }.
event-card-joined = { $seat_Le } ajout{ s-of-seat } **{ $card }**, { $mode } : { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
  } pour l’instant.
event-attacked = Les Martiens frappent { $area_le } avec { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
  }.
event-building-fell = Les Martiens détruisent { $building_le } { $area_dans }.
event-unit-fell = Les Martiens détruisent { $unit_le } { $area_dans }.
event-civilians-killed = { $count ->
    [1] Un civil meurt
   *[other] { $count } civils meurent
  } { $area_dans } (il en reste **{ $left }**).
event-civilian-taken = Les Martiens enlèvent un civil { $area_dans } (il en reste **{ $left }**).
event-damage-lost = { $amount ->
    [one] { $amount } dégât est perdu
   *[other] { $amount } dégâts sont perdus
  } { $area_dans }.
event-marker-laid = { $marker_Le } se répand sur { $area_le }.
event-army-pushed = { $unit_Le } s’enfuit : { $origin } → { $to }.
event-card-bought = { $seat_Le } achèt{ s-of-seat } **{ $card }** pour { $cost }.
event-unit-placed = { $unit_Le } apparaît { $area_dans }.
event-no-unit-placed = Impossible de placer { $kind_un } maintenant.
event-building-placed = Construction { $area_dans } : { $building }.
event-offered = { $seat_Le } { $seat_gender ->
    [mp] peuvent
   *[other] peut
  } maintenant acheter { $card }.
event-offer-swapped = { $seat_Le } échang{ s-of-seat } { $card } contre { $fresh }.
event-offer-scrapped = { $seat_Le } écart{ s-of-seat } { $card } pour { $fresh }.
event-same-again = { $seat_Le } échang{ s-of-seat } { $card } contre une autre carte { $card }.
event-same-after-scrapping = { $seat_Le } écart{ s-of-seat } { $card } pour une autre carte { $card }.

# What happened, a line a play.

event-cards-did = { $seat_Le } jou{ s-of-seat } **{ $cards }** : { $deeds }.
event-row-filled = Nouveau au marché : { $again ->
    [true] encore { $card }
   *[false] { $card }
  }.
event-purchase-made = { $seat_Le } achèt{ s-of-seat } **{ $card }** pour { $cost } : { $deeds }.
event-guns-hit = { $building_Le } fait feu sur { $area_le } : { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
  } (**{ $damage }** en tout).
event-turn-closed = { $seat_Le } { $cards_count ->
    [0] { $seat_gender ->
        [mp] terminent leur
       *[other] termine son
      } tour
   *[other] défauss{ s-of-seat } { $cards }
  }{ $shuffled ->
    [true] , mélang{ s-of-seat } la défausse, puis
   *[false] , puis
  } { $count ->
    [0] ne pioch{ s-of-seat } rien
    [one] pioch{ s-of-seat } { $count } carte
   *[other] pioch{ s-of-seat } { $count } cartes
  }.

deed-martians-hit = { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
  } aux Martiens { $area_dans } (**{ $damage }** en tout)
deed-air-raid = { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
  } depuis les airs (**{ $damage }** en tout)
deed-attack-declared = attaque contre { $area_le } ({ $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
  } pour l’instant)
deed-attacked = { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
  } sur { $area_le }
deed-building-fell = { $building_le } { $building_gender ->
    [mp] détruits
    [fp] détruites
    [f] détruite
   *[other] détruit
  }
deed-unit-fell = { $unit_le } { $unit_gender ->
    [f] détruite
   *[other] détruit
  }
deed-civilians-killed = { $count ->
    [1] un civil meurt
   *[other] { $count } civils meurent
  } (il en reste **{ $left }**)
deed-civilian-taken = un civil enlevé { $area_dans } (il en reste **{ $left }**)
deed-damage-lost = { $amount ->
    [one] { $amount } dégât est perdu
   *[other] { $amount } dégâts sont perdus
  }
deed-marker-laid = { $marker_le } se répand
deed-mines-exploded = les mines explosent
deed-civilian-moved = un civil, { $origin } → { $to }
deed-unit-moved = { $unit_le }, { $origin } → { $to }
deed-army-pushed = { $unit_le } s’enfuit vers { $to_le }
deed-unit-stayed = { $unit_le } reste { $area_dans }
deed-unit-placed = { $unit_le } apparaît { $area_dans }
deed-no-unit-placed = impossible de placer { $kind_un } maintenant
deed-building-placed = { $area_dans }
deed-coins-gained = { $amount ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
  } ({ $purse } à dépenser)
deed-energy-gained = { $amount ->
    [one] { $amount } point d’énergie
   *[other] { $amount } points d’énergie
  } ({ $purse } à dépenser)
deed-card-removed = { $card } quitte le jeu

# --- what cannot be done --------------------------------------------------------------------------------

refusal-not-in-hand = { $card } n’est pas dans ta main. { try-instead }
refusal-not-on-the-card = { $card } ne peut pas faire cela. { try-instead }
refusal-no-unit-on-map = Il n’y a pas { $kind_de } sur le plateau. { try-instead }
refusal-units-used = Chaque { $kind } a déjà servi à une carte d’unité ce tour-ci. { try-instead }
refusal-unit-used = { $unit_Le } a déjà servi à une carte d’unité ce tour-ci. { try-instead }
refusal-not-yours = Cette carte ne peut pas déplacer { $unit_le }. { try-instead }
refusal-off-the-map = { $unit_Le } n’est pas sur le plateau. { try-instead }
refusal-not-there = { $unit_Le } n’est pas { $area_dans }. { try-instead }
refusal-another-unit-moves = Cette carte déplace déjà { $unit_le }. Finis d’abord ce déplacement.
refusal-no-unit-can-move = Impossible de déplacer { $kind_un } où que ce soit. { try-instead }
refusal-no-civilian-can-move = Aucun civil ne peut se déplacer. { try-instead }
refusal-no-target = { $card } n’a aucune cible. { try-instead }
refusal-not-adjacent = Ce n’est pas une région voisine : { $area }. { try-instead }
refusal-fires-at-home = { $building_Le } ne fait feu que dans sa propre région. Fais feu quand un tripode est { $area_dans }.
refusal-wrong-terrain = Ce n’est pas le bon terrain pour cela : { $area }. { try-instead }
refusal-held = Des ennemis de sa région retiennent { $unit_le }. { try-instead }
refusal-entry-barred = Un son effrayant empêche les Humains d’entrer { $area_dans } jusqu’au prochain tour martien. { try-instead }
refusal-exit-barred = Un gaz neurotoxique empêche les Humains de quitter { $area_le } jusqu’au prochain tour martien. { try-instead }
refusal-martians-there = Tu ne peux pas repousser d’armée ici : il y a des Martiens { $area_dans }. { try-instead }
refusal-balloons-bar = Des ballons empêchent les OVNI d’entrer { $area_dans }. { try-instead }
refusal-no-such-civilian = Cette carte ne peut plus déplacer le civil qui est { $area_dans }. { try-instead }
refusal-must-move = Ce déplacement est obligatoire. Choisis où aller.
refusal-nothing-to-hit = Il n’y a rien à frapper { $area_dans }. { try-instead }
refusal-out-of-reach = Hors de portée : { $area }. { try-instead }
refusal-no-fighter = Il ne reste personne pour combattre { $area_dans } ce tour-ci. { try-instead }
refusal-protected = Les civils { $area_dans } sont protégés. { try-instead }
refusal-no-civilian = Il n’y a pas de civil { $area_dans }. { try-instead }
refusal-shield-holds = Il faut { $defence } dégâts d’un coup contre le bouclier { $area_dans }. Tu peux en faire { $damage }. { try-instead }
refusal-cannot-join = { $card } ne peut pas se joindre à cette attaque. { try-instead }
refusal-unit-still-ready = { $kind ->
    [army] Une armée peut encore agir : tu ne peux pas en placer d’autre.
   *[other] Tu peux encore agir avec { $kind_un } : tu ne peux pas en placer d’autre.
  } Utilise d’abord cette unité.
refusal-no-place = Il n’y a pas de place pour ce qu’apporte { $card }. { try-instead }
refusal-not-here = Tu ne peux pas placer cela { $area_dans }. { try-instead }
refusal-not-offered = { $card } n’est pas dans ton marché. { try-instead }
refusal-too-dear = { $card } coûte { $cost }, et tu n’as que { $purse }. { try-instead }
refusal-already-swapped = Tu as déjà échangé une carte ce tour-ci. Achètes-en une, ou termine ton tour.
refusal-nothing-to-reveal = Le paquet est vide : tu ne peux pas échanger. Achète une carte du marché, ou termine ton tour.
refusal-not-standing = Tu n’as aucun bâtiment de ce type qui puisse faire feu ({ $building }). { try-instead }
refusal-already-fired = { $building_Le } a déjà fait feu ce tour-ci. { try-instead }
refusal-fogged = La brume toxique fait taire { $building_le } ce tour-ci. { try-instead }
refusal-no-regenerator = Tu n’as pas de régénérateur. Achètes-en un quand il est proposé.
refusal-already-regenerated = Le régénérateur a déjà servi ce tour-ci. Utilise-le au prochain tour.
refusal-nothing-to-regenerate = Il n’y a pas de dégât à réparer. Garde le régénérateur pour plus tard.
refusal-too-little-energy = Cela coûte { $cost } points d’énergie, et tu n’en as que { $purse }. Gagne de l’énergie d’abord, ou choisis moins cher.
refusal-must-play = Tu ne peux pas encore finir ton tour. Joue d’abord { $card }.
refusal-must-push = À cette table, Infrason doit pousser une armée. Choisis laquelle, et vers où.
refusal-unknown = Il n’y a pas de « { $typed } » ici. Choisis dans la liste.
refusal-say-what-for = { $card } permet plusieurs choses. Choisis : { $modes_any }.
refusal-nothing-moves-it = Aucune de tes cartes ne peut déplacer ce pion maintenant. Choisis-en un autre, ou joue une autre carte.

# --- how it ends ----------------------------------------------------------------------------------------

outcome-repelled = Les Martiens en ont assez. Le vaisseau décolle, et la Grande-Bretagne tient bon. C’est l’heure du thé.
outcome-exterminated = Il ne reste personne. La Grande-Bretagne appartient à Mars. Ack.
outcome-time-ran-out = La guerre a épuisé les deux camps. Celui qui s’est le plus approché de son but gagne.
outcome-stalemate = La guerre a épuisé les deux camps, et aucun n’est plus près de son but que l’autre. Match nul.

# --- about this edition ---------------------------------------------------------------------------------

term-edition-text = Le tour, les unités, les bâtiments et les effets des cartes viennent du livret de règles. Il ne montre ni le plateau ni un seul prix. Les frontières, les régions habitées et tous les prix sont donc de nous : des milliers de parties ont servi à les équilibrer. Si ta boîte dit autre chose, c’est ta boîte qui a raison.
edition-figures = nombres de la mise en place et limites d’une partie
edition-units = unités
edition-buildings = bâtiments
edition-card-options = exemplaires et choix des cartes
edition-card-names = noms anglais des cartes
edition-card-prices = prix des cartes, quand il y en a
edition-area-names = noms des régions
edition-area-borders = frontières, civils et lieux d’arrivée des régions

# --- looking things up ----------------------------------------------------------------------------------

verb-rules = Chercher une règle, une carte, une unité, un bâtiment, une région, une influence
    .name = règles
slot-rules-topic = Ce que tu cherches
    .name = sujet
verb-pile = Voir les cartes visibles d’un camp : défausse, marché, hors du jeu
    .name = piles
slot-pile-side = Les cartes de qui
    .name = camp

topic-card = carte : { $name }
topic-building = bâtiment : { $name }
topic-unit = unité : { $name }
topic-marker = influence : { $name }
topic-area = région : { $name }

rules-card = **{ $name }** : carte { $side_de } ({ $type }), { $cost ->
    [-1] jamais à vendre
   *[other] prix : { $cost }
  }. { $copies ->
    [one] { $copies } dans le jeu
   *[other] { $copies } dans le jeu
  }{ $start ->
    [0] .
    [one] , dont { $start } dès le départ.
   *[other] , dont { $start } dès le départ.
  }
rules-building = **{ $name }** { $side_de }. { $tokens ->
    [1] Un seul exemplaire.
   *[other] { $tokens } exemplaires.
  } { $placement ->
    [with_civilians] À construire dans une région terrestre où vivent des civils, sans Martien ni autre bâtiment humain (R1).
    [beside_buildings] À placer dans une région terrestre où vivent des civils, sans Martien. Un autre bâtiment peut s’y trouver (R44).
    [minefield] À poser dans une région terrestre où personne n’habite, sans Martien ni autre bâtiment humain (R2).
    [next_to_martians] À construire dans une région terrestre voisine d’un bâtiment martien, sans pion humain ni autre bâtiment martien (R19).
   *[set_up] Présent dès le départ.
  }
rules-unit = **{ $name }** { $side_de }. { $limit } exemplaires au plus.
rules-area = **{ $name }** ({ $terrain }), régions voisines : { $neighbours }. { $civilians ->
    [0] Personne n’y habite au départ.
   *[other] { $civilians } civils y habitent au départ.
  }
rules-area-ship = Le vaisseau d’invasion est ici. Les nouveaux tripodes et OVNI y apparaissent.
rules-area-port = Le port : les nouvelles flottes apparaissent ici, sauf si un OVNI le survole (R18).
rules-area-here = { $count ->
    [0] Il n’y a rien en ce moment.
   *[other] Sur place en ce moment : { $here }.
  }

pile-unknown = Il y a deux camps. Choisis Martiens ou Humains.
pile-head = **Les cartes visibles ({ $side })**
pile-discard = { $count ->
    [0] La défausse est vide.
   *[other] Défausse ({ $count }) : { $cards }.
  }
pile-laid = Sur la table : { $cards }.
pile-box = Hors du jeu ({ $count }) : { $cards }.
offer-line = **{ $card }** ({ $count ->
    [one] prix : { $cost }
   *[other] { $count } cartes, prix : { $cost } chacune
  }) : { $text }
pile-row = Au marché (cartes dans son paquet : { $deck }) :
pile-unseen = La main ({ $hand }) et la pioche ({ $supply }) contiennent ensemble : { $cards }.
pile-copies = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
  }

term-goal = But du jeu
term-goal-text = Les Humains gagnent quand les Martiens ont subi 30 dégâts. Les Martiens gagnent quand il ne reste aucun civil. Dans les deux cas, la partie est aussitôt finie.
term-turn = Tour
term-turn-text = Les Martiens commencent, puis les camps alternent. À ton tour, joue tes cartes, achète, échange une carte et sers-toi de tes bâtiments. L’ordre est libre. Puis finis ton tour : tu défausses le reste de ta main et pioches cinq nouvelles cartes.
term-cards = Cartes
term-cards-text = Joue chaque carte pour l’un des effets qu’elle indique. Certains retirent la carte du jeu pour de bon. Sinon, elle va à la défausse, qui redevient la pioche quand celle-ci est vide.
term-forced-play = Jeu obligatoire
term-forced-play-text = Tu ne peux pas finir ton tour tant que tu peux jouer une carte et la garder en jeu. Rien ne t’oblige à retirer une carte du jeu, et « jusqu’à 2 » peut être zéro. Les cartes qui ne peuvent rien faire sont défaussées.
term-resources = Pièces et énergie
term-resources-text = Les Humains paient en pièces, les Martiens en énergie. Elles viennent des cartes et des bâtiments, au début du tour et dès la construction. Ce que tu ne dépenses pas est perdu à la fin du tour.
term-buying = Acheter
term-buying-text = Achète n’importe quelle carte de ton marché, si tu peux la payer, même entre deux coups. Les cartes d’action et d’unité vont à la défausse. Une carte d’unité place en plus son unité aussitôt. Un bâtiment va aussitôt sur le plateau, et sa carte quitte le jeu. Sans place pour lui, tu ne peux pas l’acheter. Puis le marché est complété.
term-swapping = Échanger une carte
term-swapping-text = Une fois par tour, échange une carte de ton marché contre la première de son paquet. L’ancienne passe sous le paquet. Dans la variante avancée, elle quitte le jeu.
term-units = Unités
term-units-text = Chaque unité ne peut agir qu’avec une carte d’unité par tour. Les cartes d’action peuvent la déplacer autant que tu veux. S’il ne reste pas d’unité à utiliser, une carte d’unité humaine peut en placer une nouvelle, qui compte comme utilisée.
term-holding = Retenir
term-holding-text = Chaque armée retient un tripode ou un OVNI de sa région, et chaque tripode retient une armée. Si un camp y a plus d’unités que l’ennemi ne peut en retenir, l’une d’elles peut partir. Son camp choisit laquelle. Je le vérifie avant chaque pas. Entrer est toujours permis. OVNI, flottes et civils ne retiennent personne, et personne ne retient les civils. Si les OVNI volent librement, les armées ne retiennent que les tripodes.
term-placing-humans = Où les Humains construisent
term-placing-humans-text = Les Humains construisent sur terre, avec des civils et sans unité ni bâtiment martien. Une région a un seul bâtiment, mais des ballons peuvent s’y ajouter. Pose les mines là où personne n’habite. Les armées apparaissent parmi les civils de telles régions, les flottes à Portsmouth.
term-placing-martians = Où les Martiens construisent
term-placing-martians-text = Les Martiens construisent sur terre, dans une région voisine de l’un de leurs bâtiments, sans pion humain ni autre bâtiment martien. Les nouveaux tripodes et OVNI apparaissent au vaisseau.
term-civilians = Civils
term-civilians-text = Les civils se déplacent sur terre et peuvent aller jusqu’aux Martiens. Chacun peut combattre une fois par tour avec Guérilla. Une carte ne déplace jamais deux fois le même.
term-human-attacks = Attaques humaines
term-human-attacks-text = Une attaque humaine demande un tripode ou un bâtiment martien dans la région frappée. Un OVNI seul n’est pas une cible. Chaque point fait avancer le marqueur de dégâts. Une Frappe aérienne n’a pas besoin de région.
term-martian-attacks = Attaques martiennes
term-martian-attacks-text = Les dégâts vont d’abord au bâtiment, puis aux unités et aux ballons, puis aux civils. Ils s’arrêtent au premier pion qu’ils ne peuvent pas détruire, et le reste est perdu. Entre une armée et des ballons, l’attaquant choisit.
term-shields = Boucliers
term-shields-text = Bunker, artillerie et fort protègent leur région. Une attaque qui ne peut pas abattre le bâtiment d’un coup n’est pas permise. Tu peux quand même y jouer des cartes d’influence : leurs dégâts sont perdus, leur influence non.
term-together = Frapper ensemble
term-together-text = Tu peux additionner plusieurs cartes de dégâts en une seule attaque sur une région. Chaque carte d’unité demande sa propre unité. Je propose d’ajouter des cartes là où cela peut compter : contre tout ce dont la défense dépasse 1.
term-influence = Influence
term-influence-text = Son effrayant et Gaz neurotoxique demandent un tripode dans la région, Brume toxique et Infrason un tripode dans une région voisine. Jusqu’au prochain tour martien, le son empêche d’entrer, le gaz empêche de sortir, et la brume fait taire les canons. Infrason peut repousser une armée dans une région terrestre voisine sans Martiens.
term-protected = Civils protégés
term-protected-text = Un bâtiment humain (pas des mines), une armée ou des ballons protègent les civils de leur région. Un tripode ne peut pas les moissonner, mais Enlèvement alien peut quand même les prendre.
term-guns = Artillerie et fort
term-guns-text = L’artillerie et le fort font feu une fois par tour humain. L’artillerie fait 1 dégât dans une région terrestre voisine où se trouve un tripode ou un bâtiment martien. À un tripode de sa propre région, elle en fait 2. Le fort fait 1 dégât à un tripode de sa propre région.
term-mines = Mines
term-mines-text = Un tripode qui entre dans une région minée subit 2 dégâts, même au tour martien, et les mines disparaissent. On ne peut pas les toucher, et elles ne protègent personne. Elles ne font rien aux OVNI, ni aux tripodes qui y apparaissent.
term-balloons = Ballons de barrage
term-balloons-text = Aucun OVNI ne peut entrer dans une région à ballons. Les ballons tombent comme une unité de défense 1 et peuvent partager leur région avec un bâtiment.
term-damage = La piste de dégâts
term-damage-text = La piste s’arrête à 30 dégâts. Un régénérateur efface 1 dégât à chaque tour martien pour 4 points d’énergie, jamais en dessous de zéro.
term-open-cards = Cartes visibles
term-open-cards-text = Les défausses, les deux marchés et tout ce qui a quitté le jeu sont visibles : /piles les montre. Les mains et l’ordre des pioches sont cachés.
term-ending = La fin
term-ending-text = Les deux buts sont vérifiés après chaque effet. Après 60 manches, on compare les dégâts et les civils perdus. Le camp le plus proche de son but gagne.

# --- the picture ----------------------------------------------------------------------------------------

board-turn = Manche { $round } · Aux { $side } de jouer
board-aiming = Cible à choisir : { $card }
board-attacking = Attaque sur { $area_le } : { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
  }
board-placing = Place à choisir : { $card }
board-won-humans = Le pays tient bon : victoire humaine
board-won-martians = Le pays est tombé : victoire martienne
board-drawn = Personne ne gagne
board-saved = Pays sauvé
board-fallen = Pays tombé
board-worn-out = Épuisés
board-civilians = Civils
board-damage = Dégâts
board-round = Manche { $round }
board-card-hand = main
board-card-supply = pioche
board-card-discard = défausse
board-card-deck = paquet
board-card-gone = retirées
board-purse = { $income ->
    [0] { $purse }
   *[other] { $purse } (+{ $income } par tour)
  }
board-swapped = échange fait
board-sold-out = Il n’y a plus rien à vendre
board-key-safe = à l’abri des rapts
board-key-fought = ont combattu ce tour
board-key-shield = à abattre d’un coup
board-key-defence = défense
board-key-used = a servi ce tour

board-this-turn = Ce tour : { $side }
board-last-turn = Dernier tour : { $side }
board-quiet = Tout est calme.
board-laid-open = Leurs mains
board-held = { $side } : { $cards }
board-earlier = … et encore { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
  }
board-way = { $what } : { $way }
board-way-on = { $way }, puis { $to }
board-walker = { $count ->
    [1] Civil
   *[other] { $count } civils
  }
board-did-push = { $what } est repoussée : { $at }
board-did-strike = { $at } : { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
  }{ $falls_count ->
    [0] {""}
   *[other] , { $falls }
  }
board-did-hit = { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
  } aux Martiens { $at_dans }
board-did-raid = { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
  } aux Martiens depuis les airs
board-did-mines = Les mines explosent { $at_dans }
board-did-fall = { $what } : destruction { $at_dans }
board-did-death = { $amount ->
    [1] Un civil meurt { $at_dans }
   *[other] { $amount } civils meurent { $at_dans }
  }
board-did-take = { $amount ->
    [1] Un civil enlevé { $at_dans }
   *[other] { $amount } civils enlevés { $at_dans }
  }
board-did-influence = { $what } sur { $at_le }
board-did-repair = Le régénérateur efface { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
  }
board-did-buy = Achat : { $cards }
board-did-place = { $what } apparaît { $at_dans }
board-did-swap = Échange : { $cards }
board-people = { $count ->
    [one] { $count } civil
   *[other] { $count } civils
  }

board-hand = { $side } : { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
  }
board-hand-empty = Aucune carte en main.
board-hand-or = ; ou
board-hand-line = **{ $name }** ({ $type }) : { $modes }

board-preview = Ce qui arriverait
board-preview-place = { $what } { $to_dans }
board-preview-where = { $what } : vers où ?
board-preview-strikes = { $area } : { $told }
board-preview-blow = { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
  }{ $needed ->
    [0] {""}
   *[other] {" "}contre un bouclier de { $needed }
  }

board-text-goal = Dégâts subis par les Martiens : { $damage } sur { $damage_limit }. Civils restants : { $civilians } sur { $everyone }.
board-text-attack = Attaque sur { $area_le } : { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
  } pour l’instant{ $cards_count ->
    [0] .
   *[other] , avec { $cards }.
  }
board-text-laid = Sur la table : { $cards }.
board-text-area = { $area } : { $what }.
board-text-empty = Vides : { $areas }.
board-text-people = { $count ->
    [one] { $count } civil
   *[other] { $count } civils
  }{ $safe ->
    [yes] {" "}(à l’abri)
   *[no] {""}
  }{ $fought ->
    [0] {""}
    [one] , dont { $fought } a combattu ce tour-ci
   *[other] , dont { $fought } ont combattu ce tour-ci
  }
board-text-used = { $name } (a servi)
board-text-defence = { $name } (défense { $defence })
board-text-shield = { $name } (bouclier { $defence })
board-text-influence = influence : { $marker }
board-text-signs = À l’abri : un tripode ne peut pas les prendre. A servi : a agi ce tour-ci.
board-status-camp = { $side } : { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
  } en main{ $purse ->
    [0] {""}
   *[other] , { $purse } à dépenser
  }{ $income ->
    [0] {""}
   *[other] , { $income } par tour grâce aux bâtiments
  }.
board-text-camp = { $side } : { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
  } en main, { $supply } dans la pioche, { $discard } dans la défausse, { $deck } dans le paquet, { $box } hors du jeu. { $purse } à dépenser, { $income } par tour grâce aux bâtiments{ $swapped ->
    [yes] , échange fait.
   *[no] .
  }
board-text-offer = Au marché ({ $side }) : { $cards }.
board-text-price = { $card } ({ $count ->
    [one] prix : { $cost }
   *[other] { $count } cartes, prix : { $cost } chacune
  })
board-text-discard = { $side }, défausse : { $cards }.
board-text-box = { $side }, hors du jeu : { $cards }.
board-text-copies = { $card } ({ $count } cartes)
board-text-borders = { $area }, régions voisines : { $areas }.

# --- the booklet ------------------------------------------------------------------------------------------

overview-turn-text =
    1. Tu as cinq cartes. Joue chacune pour l’un des effets qu’elle indique : déplacer, attaquer, ou gagner des pièces (Humains) ou de l’énergie (Martiens).
    2. Achète de meilleures cartes à ton marché avec ce que tu as gagné. Les nouvelles unités et les bâtiments vont aussitôt sur le plateau.
    3. Sers-toi de tes bâtiments, et une fois par tour échange une carte de ton marché contre une nouvelle.
    4. Tout cela dans l’ordre que tu veux. Il faut jouer ce que tu peux, sauf si cela retire la carte du jeu.
    5. Finis ton tour. Les pièces ou l’énergie non dépensées sont perdues. Tu défausses le reste de ta main et pioches cinq nouvelles cartes.
overview-winning-text = Les Humains gagnent dès que les Martiens ont subi 30 dégâts. Les Martiens gagnent dès qu’il ne reste aucun civil. Après 60 manches, le camp le plus proche de son but gagne.
page-board-text =
    - En haut se trouvent les deux pistes dont tout dépend : les civils encore en vie, et les dégâts infligés aux Martiens, sur 30.
    - Sur le plateau, une silhouette à chapeau avec un nombre vaut autant de civils. Avec un mur au-dessus, aucun tripode ne peut les prendre. Un nombre rouge dit combien ont combattu ce tour-ci.
    - Pour un bâtiment, un nombre dans un cercle est sa défense : les dégâts qui l’abattent. Un nombre dans un bouclier, ce sont les dégâts qu’une seule attaque doit faire. Avec moins, tu ne peux pas attaquer.
    - Le nombre sous une unité ne sert qu’à la distinguer des autres de la même sorte. Une coche veut dire qu’elle a servi ce tour-ci.
    - Il y a des Martiens dans les régions à rayures rouges. L’ancre est le port où apparaissent les nouvelles flottes.
    - Un éclat avec un nombre montre des dégâts, un crâne ce qui est détruit, une flèche un déplacement. Tout cela date du dernier tour. L’encadré à côté du plateau le dit avec des mots. Les petits signes à côté des civils sont des influences, que `/règles` explique.
    - Dessous, chaque camp a ses pièces (£) ou son énergie (l’éclair), avec ce que ses bâtiments rapportent à chaque tour. Puis ses cartes : en main, dans la pioche, dans la défausse, dans le paquet qui complète son marché, et retirées pour de bon. Puis le marché où il peut acheter, chaque carte avec son type et son prix.

booklet-turn = Un tour
booklet-market = Pièces, énergie et achats
booklet-map = Unités et civils
booklet-building = Bâtiments
booklet-attacks = Attaques
booklet-all-card = Cartes
booklet-all-building = Tous les bâtiments
booklet-all-unit = Unités
booklet-all-marker = Influence

# --- lessons: said once, before the first question of a kind ----------------------------------------------

lesson-take-turn = Joue tes cartes une à une, chacune pour l’un des effets qu’elle indique. « Puis retirer cette carte » est plus fort, mais définitif. Achète avec ce que tu gagnes. Tu peux finir ton tour dès que tu as joué toutes les cartes jouables.
lesson-lead-civilians = Déplace des civils dans une région terrestre voisine. Mets-les hors de portée des tripodes, ou sous la protection d’une armée ou d’un bâtiment. Tu ne peux construire que là où vivent des civils.
lesson-march = Choisis une unité et où elle va. Armées et tripodes d’une même région se retiennent, un contre un. Entrer peut retenir l’ennemi, mais tu ne pourras peut-être plus sortir.
lesson-aim = Choisis où porte cette attaque. Chaque bouton dit ce qu’elle détruirait, ou de combien avance le marqueur de dégâts. Pour les Humains, chaque point rapproche des 30 dégâts. Les Martiens touchent d’abord le bâtiment, puis les unités, puis les civils.
lesson-press-attack = Tu peux ajouter des cartes avant que le coup porte, et tous les dégâts comptent comme une seule attaque. Boucliers et unités solides doivent tomber d’un coup. Si tu en as assez, frappe et garde les autres cartes.
lesson-choose-casualty = L’armée ou les ballons prennent ces dégâts. Sans l’armée, tes tripodes sont libres, et les civils peut-être sans protection. Sans les ballons, les OVNI peuvent entrer. Pense à ce que tu veux faire ensuite.
lesson-push-or-leave = Infrason peut chasser une armée dans une région voisine sans Martiens. Cela libère ton tripode et peut laisser des civils sans protection. En général, cela vaut le coup.
lesson-place-unit = Place ta nouvelle unité. Les armées apparaissent parmi les civils : protège-en beaucoup, ou rapproche-toi d’un tripode à attaquer bientôt. Les nouveaux tripodes et OVNI apparaissent au vaisseau, les flottes à Portsmouth.
lesson-place-building = Choisis où va le bâtiment : il y reste. Les bâtiments humains (sauf les mines) vont parmi des civils, sans Martiens, et sont plus sûrs loin des tripodes. Les bâtiments martiens s’étendent de région en région. Regarde quels ennemis sont voisins.
guide-earn = Chaque carte fait une des choses qu’elle annonce. Gagne d’abord de quoi acheter ensuite.
guide-act = Maintenant, agis sur le plateau : déplacer, attaquer ou protéger. Cette carte est un bon début.
guide-march = Tu gagnes quand il ne reste aucun civil, alors va là où ils vivent. « Moisson » les prend, un par un.
guide-buy = Dépense tes gains avant la fin du tour. À la longue, le meilleur paquet gagne.
guide-end = Tu as joué ce que tu peux. Termine ton tour : tu pioches de nouvelles cartes, et l’autre camp joue.

# --- plates of the booklet: what a picture shows, and the words in it ---------------------------------------

plate-holding = Retenir. Une armée rencontre deux tripodes { $area_dans }. Elle en retient un. L’autre peut partir vers { $to_le }.
plate-holding-sum = 1 armée retient 1 tripode. L’autre peut partir.
plate-attack = Une attaque martienne de 5 dégâts sur { $area_le }. Elle abat d’abord le bâtiment, puis l’armée, puis des civils, tant qu’il reste des dégâts.
plate-attack-sum = D’abord le bâtiment, puis les unités, puis les civils.

## À quoi sert une action, en une phrase

reason-takes = { $left ->
    [one] Il reste alors { $left } civil.
   *[other] Il reste alors { $left } civils.
}
reason-swaps = Cela ne coûte rien, et la carte suivante sera peut-être plus utile.
reason-fells = Détruit : { $falls }.
reason-harms = { $left ->
    [0] Les Martiens sont alors repoussés.
   *[other] Dégâts : { $amount }. Il en faut encore { $left } pour repousser les Martiens.
  }
reason-heals = Efface des dégâts : il en manque alors { $left } aux Humains.
reason-earns = Tu as alors { $purse } à dépenser ce tour-ci.
reason-strikes = Frappe (dégâts : { $damage }) tant qu’il y a une cible.
reason-leads = Met des civils hors de danger, ou les mène là où ils peuvent se battre.
reason-marches = Mène une unité ({ $unit }) là où elle est plus utile.
reason-hunts = { $count ->
    [one] Il y a { $count } civil dans cette région ou dans une région voisine.
   *[other] Il y a { $count } civils dans cette région ou dans une région voisine.
}
reason-besets = De là, elle peut attaquer les Martiens { $area_dans }.
reason-joins = Là, ils peuvent se battre en guérilla.
reason-flees = Le tripode le plus proche est alors à { $after ->
    [one] { $after } région
   *[other] { $after } régions
  }, au lieu de { $before }.
reason-shelters = Ils y sont protégés.
reason-builds = Le nouveau pion va aussitôt sur le plateau.
reason-stocks = Renforce ton paquet, et revient en main régulièrement.
reason-must-play = Tu dois jouer cette carte avant de pouvoir finir ton tour.
reason-must-move = La carte doit déplacer quelque chose, et je n’ai rien trouvé de mieux.
reason-nears = Des Martiens sont alors dans une région voisine : { $area }.
reason-guards = { $count ->
    [one] Protège le civil qui s’y trouve.
   *[other] Protège les { $count } civils qui s’y trouvent.
  }
reason-remote = Il n’y a aucun Humain dans cette région, ni dans les régions voisines.
reason-mined = Un tripode est dans une région voisine.

# --- /rules: more topics -------------------------------------------------------------------------------

term-setup = Mise en place
term-setup-text = Chacune des dix régions marquées a trois civils. Le vaisseau d’invasion, un tripode et un OVNI sont dans les Highlands Ouest. Chaque camp a dix cartes de départ, en pioche cinq et étale son marché. Les Martiens commencent.
term-ties = Égalités
term-ties-text = Le premier but atteint met fin à la partie : les deux camps ne peuvent pas gagner en même temps. Si les deux sont aussi près de leur but après 60 manches, c’est match nul.

# --- /rules: rulings in small print, each with its number ----------------------------------------------

fine-term-setup = R28 · Les marqueurs d’influence sont illimités.
fine-term-turn =
    T1 · Les marqueurs d’influence partent au début du tour martien. Le revenu des bâtiments vaut pour tout le tour.
    T10 · Tu ne gardes aucune carte pour le tour suivant.
fine-term-cards = R29 · On mélange la défausse quand il faut piocher et que la pioche est vide.
fine-term-forced-play =
    R20 · Si la table suit le livret à la lettre, les effets qui retirent la carte sont obligatoires aussi.
    R35 · Tu dois jouer une carte d’unité humaine qui peut placer son unité.
    R47 · Je le vérifie quand tu finis ton tour. L’ordre est libre.
    R48 · Rien ne t’oblige à acheter, échanger, faire feu ou régénérer.
fine-term-resources = R5 · Un réacteur donne 2 points d’énergie, un générateur 1, même au tour de l’achat.
fine-term-buying =
    R16, R43 · Sans place ou sans pion, une carte d’unité s’achète quand même. Aucune unité n’est alors placée.
    R17 · Pour un bâtiment, c’est différent : sans région permise, sa carte reste au marché.
    R42 · Dans l’ordre : payer, placer, ranger la carte, puis compléter le marché.
    R45 · Un paquet vide ne complète plus le marché.
fine-term-swapping = R30 · La nouvelle carte est d’abord révélée, puis l’ancienne quitte le marché. Si le paquet est vide, pas d’échange.
fine-term-units =
    R14 · Moisson, Regroupement et Enlèvement sont des cartes d’action : elles ne sont pas limitées.
    R15 · Une unité placée par sa carte compte comme utilisée, une unité achetée non.
    R26 · L’usine alien n’ajoute 1 dégât qu’aux cartes Tripode.
    R40 · Un déplacement de 0 région utilise aussi l’unité.
    R46 · Les unités d’une même sorte tombent dans l’ordre de leurs numéros.
fine-term-holding =
    R13 · Infrason repousse même une armée retenue.
    R49 · Tripodes et OVNI réunis doivent être plus nombreux que les armées pour que l’un d’eux parte.
fine-term-placing-humans =
    R1 · Un bunker suit aussi la règle générale.
    R2 · Les mines comptent comme le bâtiment de la région.
    R18 · Portsmouth est une région maritime. Un OVNI y empêche l’arrivée des flottes.
    R44 · Les ballons ne comptent pas comme bâtiment, mais tiennent les bâtiments martiens à distance.
fine-term-placing-martians = R19 · Les Martiens peuvent construire là où se trouvent leurs propres tripodes et OVNI.
fine-term-civilians =
    R22 · Un civil qui a combattu ne peut pas combattre encore après s’être déplacé.
    R23 · Les deux civils d’Évacuation peuvent partir de régions différentes.
    R24 · Seul Son effrayant empêche les civils d’entrer dans une région.
fine-term-human-attacks = R21 · Une Frappe aérienne marche toujours.
fine-term-martian-attacks =
    R7 · L’exemple du livret annonce 3 dégâts, mais joue l’effet à 2 dégâts.
    R10 · Si l’usine de chars tombe, les armées ont aussitôt une défense de 1.
    R37 · Il faut quelque chose à détruire dans la région.
    R38 · Une attaque trop faible pour une armée est permise. Seuls les boucliers l’interdisent.
fine-term-shields =
    R8 · Les cartes d’une attaque s’additionnent avant que le bouclier compte.
    R9 · Les cartes d’influence se jouent même là où il n’y a pas d’Humain.
fine-term-influence =
    R6 · Dans le livret, les cartes et le glossaire se contredisent sur la région. Je suis les cartes.
    R25 · Les marqueurs bloquent les déplacements, pas les nouvelles unités. Ils restent si le tripode part.
    R27 · Les dégâts viennent d’abord, puis tu repousses l’armée, si tu veux. Une table peut rendre cela obligatoire.
    R36 · Un bouclier n’arrête pas Infrason. Plusieurs cartes Infrason poussent une fois chacune.
    R41 · Les marqueurs ne retiennent pas une armée poussée.
fine-term-together = R39 · Si tu n’as plus de carte, je ne pose pas la question.
fine-term-mines = R3 · Les mines peuvent même faire gagner les Humains au tour martien.
fine-term-damage =
    R31 · Un régénérateur agit même au tour de sa construction.
    R50 · Il n’agit pas tant que les dégâts sont à zéro.
fine-term-ending =
    R33 · Les dégâts au-delà de 30 sont perdus.
    R34 · Le livret n’a pas de limite de 60 manches. Moins de 1 % des parties en ont besoin.

# --- reports ---------------------------------------------------------------------------------------------------

honour-card = 🃏 Carte préférée : { $card }, { $count } fois ({ $seat }).
honour-raid = 💀 L’heure la plus sombre : { $area }, { $count ->
    [one] un civil
   *[other] { $count } civils
  } en une attaque.
score = Dégâts subis par les Martiens : **{ $damage }** sur { $damage_limit } · civils restants : **{ $civilians }** sur { $everyone }

# --- advice: a reason for each kind of action without one of its own ---

because-end-turn = Plus rien ne vaut la peine d’être joué ou acheté, et tu pioches une nouvelle main.
because-stay = Je ne vois pas d’endroit où l’unité serait plus utile.
because-play-card = Les cartes gardées seront défaussées : autant s’en servir.
because-fell-army = Une armée peut riposter, alors que des ballons ne font que barrer la route.
because-stop-moving = Je ne vois pas d’autre déplacement utile.
