# The words of Under Falling Skies.

# --- names ----------------------------------------------------------------------------------------------

title-name = Under Falling Skies
title-goal = Toi contre le vaisseau-mère. Chaque dé que tu places travaille dans ta base, et fait descendre les vaisseaux au-dessus de lui. Tu gagnes quand la recherche atteint la dernière case. Tu perds quand ta ville ne peut plus subir de dégâts, ou quand le vaisseau-mère atteint le crâne.

seat-commander = Commandement
    .gender = m
    .le = le commandement
    .Le = Le commandement

# Dice, ships, places.

die-grey = gris { $pips }
die-white = blanc { $pips }
ship-purple = vaisseau violet
    .gender = m
    .un = un vaisseau violet
ship-white = vaisseau blanc
    .gender = m
    .un = un vaisseau blanc
ship-orange = vaisseau de commandement
    .gender = m
    .un = un vaisseau de commandement
ships-purple = Vaisseaux violets
ships-white = Vaisseaux blancs
ships-orange = Vaisseau de commandement
column-name = colonne { $column }
sky-space = ligne { $row }, colonne { $column }
space-name = { $at } { $what }
room-from-to = { $first }–{ $last }

room-anti-aircraft = DCA
room-anti-aircraft-text = Les vaisseaux au-dessus d’un dé placé ici descendent d’une ligne de moins. Aucun autre effet.
room-energy = énergie
room-energy-text = Gagne l’énergie indiquée par la valeur. Ce qui dépasse la limite est perdu.
room-fighter = chasseurs
room-fighter-text = Abats chaque vaisseau posé sur une explosion dont le nombre ne dépasse pas la valeur.
room-research = recherche
room-research-text = Avance le marqueur de recherche sur des cases dont le coût total ne dépasse pas la valeur. Le reste est perdu.
room-robot = robot
room-robot-text = Construis un robot aussi fort que la valeur (6 au plus). Pose-le sur une case vide d’une salle ouverte.
room-tunnel = tunnel
room-tunnel-text = Un dé placé ici ne fait rien.
room-free = { $room }{ $modifier }
room-priced = { $room }{ $modifier } pour { $cost } { $cost ->
    [one] point
   *[other] points
  } d’énergie

phase-dice = des dés
phase-rooms = des salles
phase-mothership = du vaisseau-mère

city-side-normal = intacte
city-side-damaged = endommagée
city-easier = { $city } (plus facile)
city-average = { $city } (moyenne)
city-harder = { $city } (plus difficile)
city-hardest = { $city } (la plus difficile)
sky-side-easy = face calme
sky-side-hard = face menaçante
sky-side-front = recto
sky-side-back = verso
character-side-standard = face de base
character-side-upgraded = face améliorée

tile-sky1 = ciel 1 (le plus bas)
tile-sky2 = ciel 2
tile-sky3 = ciel 3
tile-sky4 = ciel 4 (le plus haut)
tile-adv1 = ciel avancé 1 (le plus bas)
tile-adv2 = ciel avancé 2
tile-adv3 = ciel avancé 3
tile-adv4 = ciel avancé 4 (le plus haut)
tile-sky5 = dernier ciel (tout en haut)

cell-blank = rien
cell-left = dérive à gauche
cell-right = dérive à droite
cell-lower = fait descendre le vaisseau-mère
cell-explosion = peut être abattu avec { $number }

row-action-none = rien
row-action-add-white = { $ships ->
    [one] { $ships } vaisseau blanc
   *[other] { $ships } vaisseaux blancs
  }
row-action-excavator-back = excavatrice −{ $spaces }
row-action-research-back = recherche −{ $spaces }
row-action-damage = dégâts : { $points }
row-action-skull = tu perds

stars = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
  }

# Cities.

city-roswell = Roswell
city-roswell-normal-text = Une base simple, sans surprise. Idéale pour une première bataille.
city-roswell-damaged-text = Les premiers dégâts de la partie font avancer ta recherche d’une case.
city-new-york = New York
city-new-york-normal-text = Un robot au plus, mais sa salle vaut 1 de plus.
city-new-york-damaged-text = Deux robots, et une salle vaut 1 de plus par robot.
city-washington = Washington
city-washington-normal-text = Au premier jet d’une manche, un dé blanc est un 6.
city-washington-damaged-text = Après le premier jet d’une manche, tu peux tourner un dé sur 6.
city-havana = La Havane
city-havana-normal-text = La première salle d’énergie d’une manche vaut 1 de plus.
city-havana-damaged-text = Chaque salle d’énergie vaut 1 de plus.
city-mexico-city = Mexico
city-mexico-city-normal-text = L’excavatrice avance gratuitement.
city-mexico-city-damaged-text = L’excavatrice avance gratuitement, et son dé porte une case plus loin.
city-montreal = Montréal
city-montreal-normal-text = La DCA des deux colonnes extérieures ralentit les vaisseaux de 2 lignes.
city-montreal-damaged-text = Toute la DCA ralentit les vaisseaux de 2 lignes.
city-rio-de-janeiro = Rio de Janeiro
city-rio-de-janeiro-normal-text = Une fois par manche, tu peux te passer de relance après un dé blanc.
city-rio-de-janeiro-damaged-text = Tu peux te passer de relance après chaque dé blanc.
city-cairo = Le Caire
city-cairo-normal-text = L’excavatrice commence 2 cases plus loin.
city-cairo-damaged-text = L’excavatrice commence 4 cases plus loin et recule d’une case de moins.
city-johannesburg = Johannesbourg
city-johannesburg-normal-text = Chaque vaisseau blanc abattu donne 1 point d’énergie.
city-johannesburg-damaged-text = Chaque vaisseau abattu donne 1 point d’énergie.
city-london = Londres
city-london-normal-text = Le premier impact de vaisseau est sans effet.
city-london-damaged-text = Les deux premiers impacts de vaisseaux sont sans effet.
city-moscow = Moscou
city-moscow-normal-text = Ta limite d’énergie monte de 2 points, et tu commences avec 1 point de plus.
city-moscow-damaged-text = Ta limite d’énergie monte de 4 points, et tu commences avec 4 points de plus.
city-paris = Paris
city-paris-normal-text = La première salle de recherche d’une manche coûte 1 point d’énergie de moins.
city-paris-damaged-text = Chaque salle de recherche coûte 1 point d’énergie de moins.
city-beijing = Pékin
city-beijing-normal-text = Les salles de plusieurs cases valent 1 de plus.
city-beijing-damaged-text = Les salles de plusieurs cases valent 2 de plus.
city-seoul = Séoul
city-seoul-normal-text = Un nouveau robot est plus fort de 1.
city-seoul-damaged-text = Un nouveau robot est plus fort de 1 et peut travailler aussitôt.
city-singapore = Singapour
city-singapore-normal-text = Un dé qui montre 1 compte pour 3 dans une salle d’une case.
city-singapore-damaged-text = Un dé qui montre 1 compte pour 5 dans une salle d’une case.
city-sydney = Sydney
city-sydney-normal-text = Les chasseurs valent 1 de plus contre les vaisseaux blancs.
city-sydney-damaged-text = Les chasseurs valent 1 de plus.
city-tokyo = Tokyo
city-tokyo-normal-text = Une fois par manche, les vaisseaux d’une colonne descendent d’une ligne de moins.
city-tokyo-damaged-text = Deux fois par manche, les vaisseaux d’une colonne descendent d’une ligne de moins, une fois par dé.

# Scenarios.

scenario-none = sans scénario
scenario-battle-for-the-sky = Bataille pour le ciel
scenario-battle-for-the-sky-text = La dernière case de recherche s’ouvre quand tu as abattu 14 vaisseaux.
scenario-evacuation = Évacuation
scenario-evacuation-text = Chaque dé placé dans un tunnel fait sortir autant de personnes qu’il montre de points. La dernière case de recherche s’ouvre à 10 personnes sorties.
scenario-reinforcements = Renforts
scenario-reinforcements-text = Un vaisseau blanc dès le départ, et un de plus chaque fois que des blancs arrivent.
scenario-satellites = Satellites
scenario-satellites-text = La recherche s’arrête en haut du ciel 1 et du ciel 2 tant que chacun n’a pas son satellite. Des chasseurs à 4 ou plus peuvent en lancer un au lieu de tirer.
scenario-dangerous-research = Recherche dangereuse
scenario-dangerous-research-text = Chaque case de recherche d’un coût de 5 ou plus, sauf la dernière, coûte aussi 3 points d’énergie ou 1 dégât.
scenario-command-ship = Vaisseau de commandement
scenario-command-ship-text = Le vaisseau orange attaque : il part le premier, fait 2 dégâts et revient toujours.
scenario-reactor-leak = Fuite du réacteur
scenario-reactor-leak-text = Ta limite d’énergie baisse de 2 points, et 1 point s’échappe avant chaque mouvement du vaisseau-mère.
scenario-repairing-the-base = Réparation de la base
scenario-repairing-the-base-text = Tu commences avec 2 dégâts. Une salle d’énergie à 4 ou plus peut en réparer 1 au lieu de donner de l’énergie.
scenario-contamination = Contamination
scenario-contamination-text = Toutes les trois lignes, une salle se ferme derrière l’excavatrice. Un dé de 3 ou plus sur le jeton la nettoie.
scenario-kamikaze-ships = Vaisseaux kamikazes
scenario-kamikaze-ships-text = Deux vaisseaux blancs dès le départ. Les vaisseaux blancs font 2 dégâts, puis disparaissent.
scenario-saboteur = Saboteur
scenario-saboteur-text = À chaque manche, un dé désigne une colonne : ses salles valent 2 de moins. Sur un 6, tu perds 1 point d’énergie à la place.
scenario-storm = Tempête
scenario-storm-text = Chaque salle de chasseurs vaut 1 de moins.
scenario-final-battle = La bataille finale
scenario-final-battle-text = Un cinquième ciel tout en haut, avec quatre lignes et quatre cases de recherche de plus. Un vaisseau blanc dès le départ.

# Characters.

character-harper = Clinton Harper
character-harper-standard-text = Avant de placer un dé : relance les dés non placés que tu veux.
character-harper-upgraded-text = Avant de placer un dé : tournes-en un sur la face que tu veux, puis relances-en d’autres.
character-ortega = Lucia Ortega
character-ortega-standard-text = Abats un vaisseau sur n’importe quelle explosion.
character-ortega-upgraded-text = Abats jusqu’à deux vaisseaux n’importe où dans le ciel.
character-moss = Jackson Moss
character-moss-standard-text = Avance l’excavatrice de 3 cases au plus, gratuitement.
character-moss-upgraded-text = Avance l’excavatrice de 5 cases au plus, gratuitement.
character-legrand = Samantha Legrand
character-legrand-standard-text = Une salle de recherche vaut 2 de plus.
character-legrand-upgraded-text = Une salle de recherche vaut 4 de plus.
character-ruzicka = Jaroslav Růžička
character-ruzicka-standard-text = Gagne 4 points d’énergie.
character-ruzicka-upgraded-text = Fais le plein d’énergie.
character-almasi = Karima Almasi
character-almasi-standard-text = Répare 1 dégât.
character-almasi-upgraded-text = Répare 2 dégâts.
character-bernstein = Pieter Bernstein
character-bernstein-standard-text = Installe un robot de valeur 4. Il se repose cette manche.
character-bernstein-upgraded-text = Installe un robot de valeur 6, prêt aussitôt.
character-aumann = Shanti Aumann
character-aumann-standard-text = Ignore ce que le vaisseau-mère fait sur la ligne où il vient d’entrer.
character-aumann-upgraded-text = Pendant une phase du vaisseau-mère, il ne bouge ni n’agit. Les vaisseaux décollent quand même.
character-bell = Archie Bell
character-bell-standard-text = Place un dé sans faire bouger les vaisseaux au-dessus.
character-bell-upgraded-text = Place deux dés d’une même manche sans faire bouger les vaisseaux au-dessus.
character-izox = Iz’ox
character-izox-standard-text = Renvoie un vaisseau du ciel au vaisseau-mère.
character-izox-upgraded-text = Renvoie jusqu’à deux vaisseaux du ciel au vaisseau-mère.
character-jang = Jang Chanwook
character-jang-standard-text = Après un dé blanc : garde les autres dés tels quels.
character-jang-upgraded-text = Après un dé blanc : plus aucune relance cette manche, et retourne un dé sur sa face opposée.
character-wang = Wang Lin
character-wang-standard-text = Réutilise la salle d’une case qui vient de servir, avec le même dé. Paie de nouveau.
character-wang-upgraded-text = Réutilise n’importe quelle salle de cette manche avec les mêmes dés, gratuitement.

# Chapters of the campaign.

chapter-1 = Premier contact
chapter-1-scene = La première soucoupe s’est posée à la une, la deuxième sur l’imprimerie. Deux villes appellent à l’aide en même temps, et tu n’as qu’un téléphone.
chapter-1-text = Quatre villes, deux batailles. Les personnages qui se battent à tes côtés restent avec toi.
chapter-2 = La guerre s’étend
chapter-2-scene = Le ciel au-dessus de la salle des cartes a de nouvelles couleurs, et personne ne les aime. Tes alliés ont fait leur sac et demandent où aller.
chapter-2-text = Le ciel se fait plus étrange. Un de tes alliés, aguerri, se joint à chaque bataille.
chapter-3 = Point de rupture
chapter-3-scene = La moitié des lumières de la carte sont éteintes. Les autres clignotent en morse, et ce ne sont pas de bonnes nouvelles.
chapter-3-text = Deux alliés se joignent à chaque bataille, et tu en auras besoin.
chapter-4 = Le dernier carré
chapter-4-scene = Une carte, quelques épingles, et une ombre sur toutes. Quelque chose est descendu pour regarder. À toi de le regarder en face.
chapter-4-text = Choisis une ville encore debout et trois alliés. Tout se décide ici.

# --- opening a table ------------------------------------------------------------------------------------

option-mode = Mode de jeu
    .name = mode
option-city = Ville
    .name = ville
option-side = Face de la ville
    .name = face
option-level = Niveau de menace
    .name = menace
mode-standard = une ville, un niveau de menace
mode-free = libre : à composer à la table
mode-campaign = la campagne, en quatre chapitres
level-0 = 0 (facile)
level-1 = 1 (normal)
level-2 = 2 (difficile)
level-3 = 3 (très difficile)
level-4 = 4 (presque sans espoir)

# --- what the player may say ----------------------------------------------------------------------------

action-place = { $die } en { $space }
action-place-slowed = { $die } en { $space }, vaisseaux ralentis
action-place-held = { $die } en { $space }, vaisseaux retenus
action-turn-die = Tourner le dé { $die } sur { $pips }
action-keep-dice = Garder les dés tels quels
action-reroll = Lancer
action-pick-die = Relancer le dé { $die }
action-use-room = { $steps ->
    [0] Utiliser { $room }
    [1] { $room } : monter d’une case
   *[other] { $room } : monter de { $steps } cases
  }
action-launch-satellite = Lancer un satellite avec { $room }
action-repair-base = Réparer la base avec { $room }
action-excavate = Avancer l’excavatrice jusqu’à son dé
action-end-rooms = Fini, le vaisseau-mère descend
action-install = Robot en { $space }
action-clear-space = Retirer le dé en { $space }
action-scrap-robot = Retirer le robot en { $space }
action-forgo-robot = Pas de robot
action-pay-energy = Payer en énergie
action-take-damage = Subir les dégâts
action-call = Faire appel à { $character }
action-pick-ship = Le vaisseau en { $ship }
action-enough-ships = Pas d’autre vaisseau
action-dig-to = Excavatrice en { $space }
action-let-pass = Ne pas arrêter le vaisseau-mère
action-launch = Départ en { $column }
action-pick-city = Défendre { $city }
action-pick-city-side = La ville { $side }
action-pick-scenario = Scénario : { $scenario }
action-no-scenario = Sans scénario
action-draw-sky = Tirer un ciel de niveau de menace { $level }
action-lay-tile = Prendre le { $tile }, { $side }
action-recruit = Emmener { $character } ({ $side })
action-dismiss = Laisser { $character } à l’arrière
action-begin = Commencer
action-defend = Défendre { $city } : { $scenario }, avec { $character }
action-defend-last = Livrer la dernière bataille : { $city }
action-set-level = Continuer au niveau de menace { $level }
action-turn-page = { $sequel ->
    [second_game] Deuxième essai
    [battle] Bataille suivante
    [chapter] Chapitre suivant
    [last_city] Une autre ville
   *[other] Tourner la page
  }

kind-place = Placer un dé
kind-place-slowed = Placer, vaisseaux ralentis
kind-place-held = Placer, vaisseaux retenus
kind-turn-die = Tourner un dé
kind-keep-dice = Garder les dés
kind-reroll = Lancer
kind-pick-die = Choisir un dé
kind-use-room = Utiliser une salle
kind-launch-satellite = Lancer un satellite
kind-repair-base = Réparer
kind-excavate = Creuser
kind-end-rooms = Terminé
kind-install = Installer
kind-clear-space = Vider une case
kind-scrap-robot = Retirer un robot
kind-forgo-robot = Pas de robot
kind-pay-energy = Payer en énergie
kind-take-damage = Subir les dégâts
kind-call = Demander de l’aide
kind-pick-ship = Choisir un vaisseau
kind-enough-ships = Cela suffit
kind-dig-to = Creuser
kind-let-pass = Ne pas l’arrêter
kind-launch = Départ
kind-pick-city = Choisir une ville
kind-pick-city-side = Face de la ville
kind-pick-scenario = Choisir un scénario
kind-no-scenario = Sans scénario
kind-draw-sky = Tirer le ciel
kind-lay-tile = Choisir une tuile de ciel
kind-recruit = Emmener
kind-dismiss = Laisser à l’arrière
kind-begin = Commencer
kind-defend = Défendre
kind-defend-last = Dernière bataille
kind-set-level = Choisir le niveau de menace
kind-turn-page = Tourner la page

slot-die = Quel dé ?
slot-column = Quelle colonne ?
slot-space = Quelle case ?
slot-pips = Sur quelle face ?
slot-room = Quelle salle ?
slot-steps = Jusqu’où ?
slot-character = Qui ?
slot-ship = Quel vaisseau ?
slot-city = Quelle ville ?
slot-side = Quelle face ?
slot-scenario = Quel scénario ?
slot-tile = Quelle tuile ?
slot-level = Quel niveau ?

verb-place = Placer un dé dans la base
    .name = placer
slot-place-die = Le dé
    .name = dé
slot-place-space = Où il va, et ce que feront les vaisseaux
    .name = case
slot-place-ships = Vaisseaux ralentis par la ville, ou retenus par un personnage
    .name = vaisseaux
way-as-usual = rien ne les arrête
way-slowed = ralentis par la ville
way-held = retenus par un personnage
verb-use = Utiliser une salle, ou avancer l’excavatrice
    .name = utiliser
slot-use-room = La salle, ou l’excavatrice
    .name = salle
slot-use-steps = De combien monte la recherche (par défaut : au maximum)
    .name = pas
slot-use-for = L’utiliser pour autre chose
    .name = pour
use-excavator = L’excavatrice
use-for-satellite = lancer un satellite
use-for-repair = réparer la base
verb-call = Faire appel à un personnage
    .name = appeler
slot-call-character = Quel personnage
    .name = personnage
verb-rules = Chercher une règle, une salle, une ville, un scénario, un personnage
    .name = règles
slot-rules-topic = Ce que tu cherches
    .name = sujet

# --- what is asked --------------------------------------------------------------------------------------

decision-place-dice = { $dice_count ->
    [1] Place le dernier dé : { $dice }.
   *[other] Place l’un de tes { $dice_count } dés.
  }
decision-turn-a-die = Tourner un dé sur { $pips } ?
decision-flip-a-die = Retourner un dé sur sa face opposée ?
decision-reroll-or-keep = Relancer { $dice }, ou garder ces dés ?
decision-pick-rerolls = { $picked_count ->
    [0] Quels dés relances-tu ?
   *[other] À relancer : { $picked }. D’autres encore ?
  }{ $turns ->
    [0] { "" }
   *[other] { " Tu peux d’abord en tourner un sur n’importe quelle face." }
  }
decision-use-rooms = Quelle salle utilises-tu ensuite ?
decision-install-robot = Où va le robot de valeur { $value } ?{ $ready ->
    [true] { " Il est prêt aussitôt." }
   *[false] { "" }
  }
decision-pick-ships = { $left ->
    [1] { $character } : quel vaisseau ?
   *[other] { $character } : quel vaisseau ? ({ $left } au plus)
  }
decision-dig-freely = Jusqu’où va l’excavatrice ? ({ $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
  } au plus)
decision-repeat-a-room = Quelle salle utilises-tu encore une fois ?{ $free ->
    [true] { " Cela ne coûte rien." }
   *[false] { "" }
  }
decision-pay-for-danger = Recherche dangereuse : payer { $energy } points d’énergie, ou subir 1 dégât ?
decision-hold-descent = Le vaisseau-mère va descendre. L’arrêter ?
decision-hold-action = Le vaisseau-mère est arrivé à la ligne { $row } et va agir. L’arrêter ?
decision-choose-drop-point = D’où part le { $ship } ?
decision-put-together = Compose ta partie.
decision-choose-attack = Deux villes sont attaquées. Laquelle défends-tu ?
decision-choose-team = { $left ->
    [1] Qui d’autre vient avec toi ?
   *[other] Qui vient avec toi ? ({ $left } au plus)
  }
decision-choose-last-city = Où livres-tu la dernière bataille ?
decision-go-on = { $won ->
    [true] { $city } tient bon. On continue ?
   *[false] { $city } ne répond plus. On continue ?
  }

# --- what the table is told -----------------------------------------------------------------------------

event-game-began = L’attaque commence : { $city } ({ $side }, niveau de menace { $level }).
event-scenario-began = Scénario : { $scenario }.
event-round-began = Manche { $round }.
event-round-rolled = Manche { $round } : { $dice }.
event-dice-laid = Placés : { $laid }.
event-ships-hit = 💥 { $ships ->
    [1] Un vaisseau frappe
   *[other] { $ships } vaisseaux frappent
  } la ville : dégâts **{ $damage } sur { $limit }**.
laid-die = { $die } en { $space }{ $rows ->
    [0] {""}
   *[other] {" "}(↓{ $rows })
  }
laid-digging = { $die } pour creuser jusqu’à { $space }{ $rows ->
    [0] {""}
   *[other] {" "}(↓{ $rows })
  }
event-ships-shifted = { $ships ->
    [1] Un vaisseau dérive de côté.
   *[other] { $ships } vaisseaux dérivent de côté.
  }
event-ships-shot = Tu abats { $ships_count } vaisseaux.
event-ships-launched = Nouveaux vaisseaux dans les colonnes { $columns }.
event-game-won = 🏁 La recherche est terminée, { $city } est hors de danger ! Générique de fin.
event-game-lost = { $result ->
    [base_destroyed] Ta base est détruite, { $city } tombe. Conduisez-nous à votre chef.
    [mothership_called_down] Ses propres vaisseaux ont fait descendre le vaisseau-mère jusqu’au crâne. { $city } tombe. Conduisez-nous à votre chef.
   *[other] Le vaisseau-mère s’est posé. { $city } tombe. Conduisez-nous à votre chef.
  }
event-character-called = { $character } vient à la rescousse.
event-column-sabotaged = Sabotage : les salles en { $column } valent moins cette manche.
event-dice-rolled = Jet : { $dice }.
event-die-turned = Le dé { $before } devient { $after }.
event-dice-kept = Les dés restent tels quels.
event-die-placed = { $digging ->
    [true] Le dé { $die } creuse jusqu’à { $space }.
   *[false] Le dé { $die } va en { $space }.
  }
event-ships-descended = { $ships ->
    [1] Le vaisseau en { $column } descend de { $rows ->
        [one] { $rows } ligne
       *[other] { $rows } lignes
      }.
   *[other] { $ships } vaisseaux en { $column } descendent de { $rows ->
        [one] { $rows } ligne
       *[other] { $rows } lignes
      }.
  }
event-ship-shifted = Un { $ship } dérive : { $start } → { $end }.
event-city-hit = Un { $ship } frappe la ville en { $column }.
event-hit-ignored = Les abris tiennent : aucun dégât.
event-people-evacuated = { $people ->
    [one] { $people } personne sort
   *[other] { $people } personnes sortent
  } par les tunnels : { $total } sur { $needed }.
event-token-cleaned = La contamination en { $space } est nettoyée.
event-room-used = { $room } : valeur { $value }.
event-energy-gained = +{ $energy } { $energy ->
    [one] point
   *[other] points
  } d’énergie (total : { $total }).
event-energy-lost = −{ $energy } { $energy ->
    [one] point
   *[other] points
  } d’énergie (reste { $total }).
event-ship-shot-down = Abattu : { $ship } ({ $at }).
event-ship-returned = Le { $ship } en { $at } retourne au vaisseau-mère.
event-satellite-launched = Le satellite { $number } est lancé.
event-base-repaired = Dégâts réparés : { $points } (reste { $damage } sur { $limit }).
event-research-advanced = Recherche : **{ $reached } sur { $of }**.
event-robot-used = { $value ->
    [0] Le robot en { $space } est usé.
   *[other] Le robot en { $space } passe à une valeur de { $value }.
  }
event-robot-installed = Nouveau robot de valeur { $value } en { $space }{ $ready ->
    [true] { ", prêt aussitôt" }
   *[false] { "" }
  }.
event-robot-lost = Le robot en { $space } est perdu.
event-robot-scrapped = Tu retires le robot en { $space }.
event-space-cleared = Le dé { $die } en { $space } est retiré sans avoir servi.
event-excavator-moved = L’excavatrice creuse jusqu’à { $space }.
event-mothership-descended = Le vaisseau-mère descend à la ligne { $row }.
event-ships-collected = Il recueille { $ships_count ->
    [1] { $ships_un }
   *[other] { $ships_un }
  }.
event-mothership-held = Le vaisseau-mère reste où il est.
event-action-skipped = Il ne se passe rien à la ligne { $row }.
event-white-ships-added = { $ships ->
    [1] Un vaisseau blanc se joint à l’attaque.
   *[other] { $ships } vaisseaux blancs se joignent à l’attaque.
  }
event-excavator-pushed-back = Des tunnels s’effondrent : l’excavatrice recule jusqu’à { $space }.
event-research-pushed-back = La recherche recule de { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
  }, jusqu’à la case **{ $reached }**.
event-base-damaged = 💥 Dégâts à la base : { $points } (**{ $damage } sur { $limit }**).
event-token-placed = La salle en { $space } est contaminée.
event-ship-launched = Un { $ship } décolle en { $column }.
event-ships-waiting = { $ships ->
    [1] Un vaisseau ne trouve pas de point de largage et attend.
   *[other] { $ships } vaisseaux ne trouvent pas de point de largage et attendent.
  }
event-difficulty-rated = Difficulté : { $rating }. Score épique : { $epic }.
event-chapter-began = { $chapter ->
    [1] 📓 **Chapitre 1 : { chapter-1 }.** { chapter-1-scene }
    [2] 📓 **Chapitre 2 : { chapter-2 }.** { chapter-2-scene }
    [3] 📓 **Chapitre 3 : { chapter-3 }.** { chapter-3-scene }
   *[4] 📓 **Chapitre 4 : { chapter-4 }.** { chapter-4-scene }
  }
event-city-attacked = { $city } est sous le feu : { $scenario }. { $character } s’y trouve.
event-city-abandoned = On laisse { $city } à son sort, et { $character } aussi.
event-character-joined = { $character } vient avec toi.
event-level-set = Niveau de menace désormais : { $level }.
event-city-damaged = { $city } a subi des dégâts, mais rien n’est perdu. La lutte continue.
event-city-saved = { $city } est hors de danger.
event-city-lost = { $city } n’est plus.
event-score-counted = Score de la campagne : { $score }.
event-campaign-won = 🏁 L’invasion est repoussée. Score final : { $score }. La Terre reviendra dans la suite.
event-campaign-lost = Il ne reste aucune ville. Score final : { $score }. Les critiques seront sévères.

outcome-research-complete = Victoire : recherche terminée, ville sauvée.
outcome-base-destroyed = Défaite : ta base est détruite.
outcome-mothership-arrived = Défaite : le vaisseau-mère s’est posé.
outcome-mothership-called-down = Défaite : le vaisseau-mère a atteint le crâne.
outcome-campaign-won = Victoire : l’invasion est repoussée, avec un score de { $scores }.
outcome-campaign-lost = Défaite : la dernière ville est tombée, avec un score de { $scores }.

# --- why not --------------------------------------------------------------------------------------------

refusal-no-such-die = Tu n’as aucun dé { $die } à placer. { try-instead }
refusal-not-in-column = { $space } n’est pas dans la { $column }. { try-instead }
refusal-column-taken = Il y a déjà un dé en { $column }. { try-instead }
refusal-under-excavator = L’excavatrice est en { $space }. { try-instead }
refusal-too-far = Le dé ne va pas jusqu’à { $space } : c’est à { $distance } cases, et sa portée est de { $reach ->
    [one] { $reach } case
   *[other] { $reach } cases
  }. { try-instead }
refusal-already-digging = Un seul dé par manche peut creuser. Place celui-ci là où c’est déjà creusé. { try-instead }
refusal-cannot-slow = La ville ne peut pas ralentir les vaisseaux maintenant. Place le dé sans cette aide.
refusal-cannot-hold = Personne ne peut retenir les vaisseaux maintenant. Place le dé sans cette aide.
refusal-cannot-turn = Tu ne peux pas tourner le dé { $die } sur { $pips } maintenant. { try-instead }
refusal-cannot-keep = La ville ne peut pas t’épargner cette relance. Relance les dés.
refusal-already-picked = Tu as déjà choisi le dé { $die }. { try-instead }
refusal-no-such-room = Tu ne peux pas utiliser { $room } maintenant. { try-instead }
refusal-not-excavated = L’excavatrice n’est pas encore passée ici : { $room }. Place un dé devant elle pour creuser. { try-instead }
refusal-room-incomplete = { $room } : il faut un dé prêt sur chaque case. { try-instead }
refusal-room-contaminated = { $room } : la salle est contaminée. Nettoie-la à la prochaine manche avec un dé élevé. { try-instead }
refusal-too-little-energy = Il faut { $needed } { $needed ->
    [one] point
   *[other] points
  } d’énergie, tu en as { $energy }. Produis-en d’abord. { try-instead }
refusal-value-too-low = La salle ne vaut que { $value }, et il faut { $needed }. { try-instead }
refusal-energy-full = Ta réserve d’énergie est pleine : { $limit } points au plus. Dépenses-en d’abord. { try-instead }
refusal-nothing-to-shoot = Une valeur de { $value } ne touche aucun vaisseau pour l’instant. { try-instead }
refusal-too-few-points = Une valeur de { $value } ne suffit pas : il faut { $needed }. { $instead_count ->
    [0] Utilise d’abord une autre salle.
   *[other] Monte moins haut : { $instead_any }.
  }
refusal-too-few-kills = La dernière case s’ouvre après { $needed } vaisseaux abattus. Tu en as { $kills } : utilise tes chasseurs.
refusal-people-still-here = La dernière case s’ouvre quand { $needed } personnes sont évacuées. On en est à { $people } : place des dés dans les tunnels.
refusal-satellite-missing = Impossible d’aller plus loin. Lance d’abord le satellite { $number }.
refusal-no-step = Choisis de combien monte la recherche. Les autres salles n’ont pas besoin de nombre.{ $instead_count ->
    [0] {""}
   *[other] {" "}Possible : { $instead_any }.
  }
refusal-no-satellite = Tu ne peux pas lancer de satellite d’ici. { try-instead }
refusal-no-repair = Tu ne peux rien réparer d’ici. { try-instead }
refusal-nothing-to-excavate = Aucun dé n’est devant l’excavatrice. Places-en un à la prochaine manche pour creuser.
refusal-not-a-room = { $space } n’est pas une salle. { try-instead }
refusal-space-taken = { $space } n’est pas libre. { try-instead }
refusal-space-buried = { $space } : l’excavatrice n’y est pas encore passée. { try-instead }
refusal-too-many-robots = { $limit ->
    [1] La base accueille un robot au plus.
   *[other] La base accueille { $limit } robots au plus.
  } Retires-en un d’abord, ou choisis *Pas de robot*.
refusal-nothing-there = Il n’y a rien à retirer en { $space }. { try-instead }
refusal-not-in-team = { $character } n’est pas dans ton équipe. { try-instead }
refusal-already-called = { $character } t’a déjà donné son aide. { try-instead }
refusal-wrong-moment = { $character } ne peut pas aider pour l’instant. { try-instead }
refusal-no-use = { $character } ne pourrait rien faire maintenant. { try-instead }
refusal-no-such-ship = Ce vaisseau n’est pas à portée. { try-instead }
refusal-out-of-reach = { $spaces ->
    [1] { $space } est trop loin : l’excavatrice avance d’une case.
   *[other] { $space } est trop loin : l’excavatrice avance de { $spaces } cases au plus.
  } { try-instead }
refusal-pick-one-first = Choisis d’abord au moins un vaisseau.
refusal-not-the-best-point = Un vaisseau ne peut pas décoller en { $column } : d’abord les colonnes sans vaisseau, puis celles dont le vaisseau le plus haut est descendu le plus loin. { try-instead }
refusal-same-already = C’est déjà ton choix. Choisis autre chose, ou continue.
refusal-not-on-offer = Tu ne peux pas choisir cela maintenant. Choisis dans la liste.

# --- the picture ----------------------------------------------------------------------------------------

board-round = Manche { $round } · phase { $phase }
board-threat = Menace
board-difficulty = Difficulté
board-mothership = V.-mère
board-rows-left = { $rows ->
    [one] ligne
   *[other] lignes
  }
board-steps-left = { $steps ->
    [one] case
   *[other] cases
  }
board-research = Recherche
board-damage = Dégâts
board-energy = Énergie
board-key-explosion = chasseurs requis
board-key-drift = dérive
board-key-descent = le vaisseau-mère descend
board-room-energy = énergie
board-room-research = recherche
board-room-fighter = chasseurs
board-room-robot = robot
board-room-anti-aircraft = DCA
board-of = { $done }/{ $all }
board-damaged-city = { $city }, endommagée
board-saved = Sauvée !
board-lost = Perdue
board-dice-left = { $count ->
    [0] Tous les dés sont placés
    [one] { $count } dé à placer
   *[other] { $count } dés à placer
  }
board-next = Ensuite, ligne { $row } : { $action }
board-kills = Vaisseaux abattus : { $done } sur { $all }
board-evacuated = Personnes évacuées : { $done } sur { $all }
board-satellites = Satellites lancés : { $done } sur { $all }
board-sabotaged = Sabotage en colonne { $column } : −{ $penalty }
board-sheltered = Impacts ignorés : { $done } sur { $all }
board-slowed = Ralentissements cette manche : { $done } sur { $all }
board-kept = Relances évitées : { $done } sur { $all }
board-holds = Colonnes encore à retenir : { $dice }
board-no-rerolls = Plus aucune relance cette manche
board-boost = Prochaine recherche : +{ $bonus }

# Le déroulement d’une campagne, sur la fiche et à la fin.

chronicle-head = **{ term-campaign }** · chapitre { $chapter } sur { $count } : { $name }
chronicle-battle = { $city } : { $games }
chronicle-game = { $won ->
    [yes] victoire au niveau de menace { $level }
   *[no] défaite au niveau de menace { $level }
  }
chronicle-score = Score actuel : **{ $score }**

# A campaign's notebook, and a free game's order of battle.

board-score = Score
board-chapter = Chapitre { $chapter } · { $name }
board-under-attack = Attaquées
board-who-comes = Qui vient avec toi ?
board-where-to-stand = Où livres-tu la dernière bataille ?
board-beaten = Ils fuient !
board-overrun = Terre envahie
board-final-score = Score final : { $score }
board-battles = Batailles
board-none-yet = Rien pour l’instant.
board-battle = { $city } · { $scenario }
board-upgraded = { $character }+
board-comrades = Alliés
board-cities = Villes
board-city = La ville
board-city-side = { $city }, { $side }
board-mustering = Préparatifs
board-scenario = Scénario
board-sky = Ciel
board-team = Équipe

# --- the table in words ---------------------------------------------------------------------------------

board-text-level = Niveau de menace { $level }, difficulté { $rating } (étoiles noires : { $black }, jaunes : { $yellow }).
board-text-sky-key = À gauche : la ligne et ce que le vaisseau-mère y fait (W+ vaisseaux blancs, X- recul de l’excavatrice, R- recul de la recherche, D dégâts, !! tu perds). MS ses points de largage, ~ ce qu’il a dépassé. Signes : < > dérive, M fait descendre le vaisseau-mère, 1–7 valeur qui abat un vaisseau. Vaisseaux : P violet, W blanc, O de commandement. À droite : le coût de la recherche, * là où elle en est.
board-text-base-key = E énergie, F chasseurs, R recherche, B robot, A DCA, . tunnel, + une case de plus de la même salle. +1 s’ajoute aux dés, /2 coûte 2 points d’énergie. # pas encore creusé, X l’excavatrice.
board-text-mothership = { $row ->
    [0] Le vaisseau-mère est au-dessus du ciel.
   *[other] Le vaisseau-mère est à la ligne { $row }.
  }{ $left ->
    [0] {""}
    [one] {" "}Tu perds à la ligne { $skull } : il reste { $left } ligne.
   *[other] {" "}Tu perds à la ligne { $skull } : il reste { $left } lignes.
  }
board-text-tracks = Dégâts { $damage } sur { $damage_limit }, énergie { $energy } sur { $energy_limit }.
board-text-research = { $next ->
    [0] La recherche est à la case { $done } sur { $all } : terminée.
   *[other] La recherche est à la case { $done } sur { $all }. La prochaine case demande une valeur de { $next }.
  }
board-text-ship = colonne { $column } ligne { $row }
board-text-ships = { $ships } : { $flying }{ $docks ->
    [0] { "" }
    [one]  ; au point de largage de la colonne { $docked }
   *[other]  ; aux points de largage des colonnes { $docked }
  }{ $held ->
    [0] { "" }
   *[other]  ; en attente : { $held }
  }.
board-text-no-ships = aucun dans le ciel
board-text-excavator = L’excavatrice est en { $at }.
board-text-hand = À placer : { $dice }.
board-text-placed = Placés : { $dice }.
board-text-digging = { $die } (creuse)
board-text-robots = Robots installés : { $robots }.
board-text-robot = { $value }{ $ready ->
    [yes] { "" }
   *[no] { " (au repos)" }
  }
board-text-tokens = Contamination : { $spaces }.
board-text-team = Équipe : { $team }.
board-text-member = { $character } ({ $side }{ $spent ->
    [yes] , a déjà aidé
   *[no] { "" }
  })
board-text-rule = { $name } : { $text }
board-text-notebook = { $chapter }. Score { $score }. Niveau de menace { $level } désormais.
board-text-attack = Ville attaquée : { $city }. { $scenario }. { $character } s’y trouve.
board-text-battle = Chapitre { $chapter } : { $battle }, avec { $team } : { $games }.
board-text-game = { $won ->
    [yes] gagnée
   *[no] perdue
  } au niveau de menace { $level }, { $side }, en { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
  }
board-text-no-game = pas encore livrée
board-text-comrades = Alliés : { $comrades }.
board-text-comrade = { $character }{ $rested ->
    [yes] { "" }
   *[no] { " (a déjà aidé dans ce chapitre)" }
  }
board-text-saved = Sauvées : { $cities }.
board-text-lost = Perdues : { $cities }.
board-text-draft = Préparatifs. Difficulté { $rating }, score épique { $epic }.
board-text-tile = Ciel : { $tile }, { $side }.
board-text-recruit = { $character } ({ $side })

# --- beside an action: what it would do -----------------------------------------------------------------

hint-room = { $room }, énergie −{ $cost }
hint-dig = creuser : { $what }
hint-fatal = tu perds !
hint-no-ships = aucun vaisseau
hint-down = vers le bas
hint-descent = { $rows ->
    [0] { $ships ->
        [1] le vaisseau reste
       *[other] { $ships } vaisseaux restent
      }
   *[other] { $ships ->
        [1] vaisseau ↓{ $rows }
       *[other] { $ships } vaisseaux ↓{ $rows }
      }
  }
hint-city-hit = { $hits ->
    [1] frappe la ville
   *[other] { $hits } frappent la ville
  }
hint-drifts = dérive en colonne { $column }
hint-mothership = vaisseau-mère ↓ ligne { $row }
hint-collected = il recueille { $ships ->
    [one] { $ships } vaisseau
   *[other] { $ships } vaisseaux
  }
hint-reroll = { $dice ->
    [one] relance { $dice } dé
   *[other] relance { $dice } dés
  }
hint-robot-lost = robot perdu
hint-value = { $cost ->
    [0] valeur { $value }
   *[other] valeur { $value }, énergie −{ $cost }
  }
hint-modified = { $room } (dé { $modifier })
hint-gives = donne { $energy ->
    [0] 0 point
    [one] 1 point
   *[other] { $energy } points
  } d’énergie
hint-too-low = { $room } : valeur { $value }, il faut { $needed }
hint-energy = énergie +{ $energy }{ $full ->
    [true] { ", réserve pleine" }
   *[other] { "" }
  }
hint-shoots = { $ships ->
    [0] aucun vaisseau à portée
    [one] abat { $ships } vaisseau
   *[other] abat { $ships } vaisseaux
  }
hint-robot = un robot de valeur { $value }
hint-excavate = { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
  }{ $energy ->
    [0] , gratuit
    [one] {" "}pour { $energy } point d’énergie
   *[other] {" "}pour { $energy } points d’énergie
  }
hint-next = ligne { $row }, { $action }
hint-unused = { $dice ->
    [one] { $dice } dé inutilisé
   *[other] { $dice } dés inutilisés
  }
preview-where = Où va le dé { $die } ?
preview-spaces = Où placer les dés
preview-rooms = Salles utilisables
preview-ships = Les vaisseaux arrivent ici : { $ships }.
preview-ship = { $ship } ({ $where })
preview-lands = { $at }{ $number ->
    [0] { "" }
   *[other] , peut être abattu avec { $number }
  }

# --- about this edition ---------------------------------------------------------------------------------

term-edition-text = Les manches, les salles et la campagne viennent du livret de règles. Les tuiles et les trois premières villes sont telles que d’autres les ont relevées dans la boîte. Personne ne montre les cartes de campagne : elles portent les noms imprimés, mais nous avons inventé ce qu’elles font. Si ta boîte dit autre chose, c’est ta boîte qui a raison.
edition-sky-tiles = tuiles de ciel
edition-upper-bases = tuiles de base du haut
edition-lower-bases = tuiles de base du bas
edition-city-names = noms des villes
edition-city-tracks = tuiles de base, pistes et cases de recherche des villes
edition-city-abilities = capacités des villes
edition-scenario-names = noms des scénarios
edition-scenario-rules = règles des scénarios
edition-character-names = noms des personnages
edition-character-abilities = capacités des personnages
edition-chapters = chapitres de la campagne
edition-chapter-tiles = tuiles de ciel avancées par chapitre

# --- looking things up ----------------------------------------------------------------------------------

rules-name = **{ $name }**, une fois par partie :
rules-city = **{ $name }** : { $energy } points d’énergie au départ, { $energy_limit } au plus. Elle est perdue à { $damage_limit } dégâts.
rules-side = - { $side } : { $text }
topic-room = salle : { $name }
topic-city = ville : { $name }
topic-scenario = scénario : { $name }
topic-character = personnage : { $name }

term-goal = But du jeu
term-goal-text = { title-goal }
term-round = Manche
term-round-text = D’abord la phase des dés : cinq dés, un par colonne. Puis la phase des salles : utilise tes salles dans l’ordre que tu veux. Puis la phase du vaisseau-mère : il descend, agit et lance des vaisseaux.
term-dice-phase = Phase des dés
term-dice-phase-text = Place les cinq dés, un par colonne, sur des cases ouvertes de ta base. Après chaque dé, les vaisseaux de sa colonne descendent du nombre de lignes qu’il indique. Dans une salle de DCA, c’est une ligne de moins.
term-white-dice = Dés blancs
term-white-dice-text = Quand tu places un dé blanc, tu relances tous les dés pas encore placés. Tu choisis quand.
term-descent = Descente
term-descent-text = Tous les vaisseaux d’une colonne bougent ensemble. Puis chacun fait ce qu’indique sa case, en partant du haut. Un vaisseau qui sort du ciel par le bas frappe la ville (1 dégât) et retourne au vaisseau-mère.
term-signs = Signes du ciel
term-signs-text = Une flèche pousse un vaisseau dans la colonne voisine, sauf si un vaisseau s’y trouve. Le signe du vaisseau-mère fait descendre celui-ci d’une ligne. Un nombre est une explosion : des chasseurs de cette valeur ou plus y abattent le vaisseau. Un vaisseau qui n’a pas bougé ne déclenche rien.
term-digging = Creuser
term-digging-text = Un dé par manche peut aller devant l’excavatrice, pas plus loin sur le chemin que ce qu’il montre. Il fait bouger les vaisseaux comme les autres. Pendant la phase des salles, paie 1 point d’énergie pour y avancer l’excavatrice. Tout ce qu’elle a dépassé est ouvert.
term-rooms-phase = Phase des salles
term-rooms-phase-text = Tu peux utiliser une salle quand chacune de ses cases porte un dé prêt. Sa valeur est la somme des dés, plus ou moins le nombre imprimé. Paie d’abord son énergie. Les dés inutilisés reviennent.
term-robots = Robots
term-robots-text = Un robot travaille dans sa salle à chaque manche, dès celle qui suit sa construction. Il vaut le nombre qu’il montre, puis montre 1 de moins. À 0, il disparaît. Il ne fait bouger aucun vaisseau. Un dé placé sur sa case le retire. Tu en as deux au plus.
term-mothership = Vaisseau-mère
term-mothership-text = Pendant sa phase, le vaisseau-mère descend d’une ligne et fait ce qui y est imprimé. Des vaisseaux blancs arrivent, l’excavatrice ou la recherche recule, ou la base subit des dégâts. Il recueille les vaisseaux qu’il croise. Quand un signe le fait descendre, la ligne ne fait rien. Au crâne, tu perds.
term-launching = Départ des vaisseaux
term-launching-text = Les vaisseaux à bord du vaisseau-mère décollent des points de largage. D’abord les colonnes sans vaisseau, puis celles dont le vaisseau le plus haut est descendu le plus loin. À égalité, tu choisis. Les violets partent avant les blancs, le vaisseau de commandement avant tous.
term-ending = Gagner et perdre
term-ending-text = Tu gagnes dès que la recherche est terminée. Tu perds dès que la piste de dégâts est pleine. Tu perds aussi dès que le vaisseau-mère atteint le crâne, quelle qu’en soit la raison.
term-threat-level = Niveau de menace
term-threat-level-text = Le niveau de menace dit combien de tuiles du ciel, tirées au hasard, montrent leur face menaçante.
term-difficulty = Difficulté
term-difficulty-text = Les étoiles noires rendent une partie plus dure : tuiles menaçantes et avancées, et un scénario. Les jaunes la rendent plus facile : un personnage ½, amélioré 1, une ville endommagée ½. La difficulté est le nombre de noires moins celui de jaunes. Noires et jaunes ensemble font le score épique.
term-characters = Personnages
term-characters-text = Chaque personnage aide une fois par partie, au moment indiqué sur sa carte. La face améliorée est plus forte.
term-campaign = Campagne
term-campaign-text = Quatre chapitres. À chaque fois, deux villes sont attaquées : défends-en une, l’autre est perdue. Après une défaite, tu as un second essai, sur la face endommagée. Les personnages qui se sont battus à tes côtés peuvent revenir, améliorés. Une victoire rapporte son niveau de menace, une défaite −1. Le dernier chapitre est une seule bataille finale.
term-free-play = Jeu libre
term-free-play-text = Compose une partie avec la ville, la face, le ciel, le scénario et l’équipe que tu veux. La table montre sa difficulté.
term-undo = Annuler un coup
term-undo-text = Tu peux annuler un coup tant qu’aucun dé n’a été lancé depuis.
term-onlookers = Le public
term-onlookers-text = Toute personne qui regarde peut suggérer quoi faire. Tu vois combien de voix vont à chaque choix, et c’est toi qui décides.

# --- the booklet ------------------------------------------------------------------------------------------

overview-turn-text =
    1. Place tes cinq dés dans la base, un par colonne. Un dé élevé rapporte plus, mais les vaisseaux au-dessus descendent du nombre de lignes qu’il indique.
    2. Quand tu places un dé blanc, tu relances tous les dés encore en main.
    3. Puis utilise tes salles, dans l’ordre que tu veux : gagner de l’énergie, abattre des vaisseaux, faire monter la recherche, construire des robots, creuser vers de meilleures salles.
    4. Le vaisseau-mère descend d’une ligne et fait ce qui y est imprimé.
    5. Les vaisseaux abattus ou qui ont frappé la ville repartent, et la manche suivante commence.
overview-winning-text = Amène la recherche à sa dernière case et tu gagnes aussitôt. Tu perds dès que la piste de dégâts est pleine, ou que le vaisseau-mère atteint la ligne du crâne.
page-board-text =
    - Le ciel est en haut, ta base en bas. Les deux ont cinq colonnes.
    - À gauche du ciel se trouvent les lignes numérotées, avec ce qu’y fait le vaisseau-mère. Un vaisseau blanc avec +1 veut dire qu’il en arrive un. L’excavatrice ou la recherche (la fiole) recule du nombre indiqué. Un éclat signifie des dégâts. Au crâne, tu perds. Le nombre de « lignes » dit combien il en reste jusque-là.
    - À droite se trouve la piste de recherche, à gravir depuis le bas. Le nombre d’une case est son coût, et l’étoile est la dernière case.
    - Un nombre jaune dans le ciel est une explosion : des chasseurs de cette valeur ou plus y abattent un vaisseau. Une flèche pousse un vaisseau sur le côté. Un petit vaisseau-mère rouge fait descendre le grand d’une ligne.
    - Dans la base, le signe d’une salle dit ce qu’elle fait (expliqué tout en bas). Un nombre avec + ou − s’ajoute aux dés. Un nombre avec un éclair est ce qu’elle coûte en énergie. Un signe + relie les cases d’une même salle. Un nombre à côté d’un robot est ce qu’il vaut cette manche. Les cases que l’excavatrice n’a pas dépassées sont enfouies.
    - Les dégâts sont à gauche de la base, l’énergie à droite. « 2/7 » veut dire 2 sur 7 au plus.
    - En haut, le niveau de menace dit combien de tuiles du ciel sont menaçantes, et la difficulté est le nombre d’étoiles noires moins celui de jaunes.
    - Dessous se trouvent les dés à placer, et ce qui se passe ensuite.

booklet-round = Une manche
booklet-dice = Dés et vaisseaux
booklet-rooms = Salles et robots
booklet-mothership = Le vaisseau-mère
booklet-games = Façons de jouer
booklet-table = À cette table
booklet-all-room = Salles
booklet-all-city = Villes
booklet-all-scenario = Scénarios
booklet-all-character = Personnages
booklet-all-chapter = Chapitres de la campagne
topic-chapter = chapitre : { $name }
rules-chapter = **{ $name }** : *{ $scene }* { $text }

# --- lessons: said once, before the first question of a kind ----------------------------------------------

lesson-place-dice = Chaque dé travaille dans sa salle, et les vaisseaux au-dessus descendent du nombre de lignes qu’il indique. Mets les dés élevés où il y a peu de vaisseaux, ou une explosion à l’arrivée. Un dé blanc relance les autres.
lesson-turn-a-die = Ta ville te permet de tourner un dé. Les dés élevés rapportent plus, mais les vaisseaux descendent plus bas. Tournes-en un pour une colonne calme.
lesson-flip-a-die = Tu peux retourner un dé sur sa face opposée : 1 devient 6, 2 devient 5, 3 devient 4, et inversement. Pense à sa colonne : y veux-tu plus, ou moins ?
lesson-reroll-or-keep = Après un dé blanc, tu relancerais les autres. Cette fois, tu peux les garder. Garde les dés pour lesquels tu as un plan. Relance-les s’ils amènent des vaisseaux sur la ville.
lesson-pick-rerolls = Choisis quels dés tu relances. Les autres restent tels quels. Prends ceux qui ne vont bien dans aucune colonne, puis appuie sur *Lancer*.
lesson-use-rooms = Utilise maintenant tes salles, dans l’ordre que tu veux. Beaucoup coûtent de l’énergie : prends-en tant que ta réserve a de la place. Les chasseurs abattent les vaisseaux sur les explosions, la recherche fait gagner, et creuser ouvre de meilleures salles. Le reste est perdu.
lesson-install-robot = Un robot travaille dans sa salle à chaque manche sans faire bouger de vaisseaux. Il faiblit de 1 à chaque fois. Mets-le là où tu veux une aide durable : recherche ou énergie. En général, il commence à la manche suivante.
lesson-pick-ships = Ton personnage s’occupe d’un vaisseau. Choisis celui qui ferait le plus de mal : le plus bas, ou celui qui va faire descendre le vaisseau-mère.
lesson-dig-freely = Cette fois, l’excavatrice avance gratuitement. Tout ce qu’elle dépasse s’ouvre. Regarde quelles salles sont devant elle, et arrête-toi là où c’est rentable.
lesson-repeat-a-room = Tu peux utiliser une salle une seconde fois. C’est souvent celle qui a la plus grande valeur : la recherche si elle peut encore monter, ou l’énergie si tu en manques.
lesson-pay-for-danger = Cette case de recherche est dangereuse : paie de l’énergie ou subis des dégâts. L’énergie revient, les dégâts ne partent presque jamais. Paie si tu peux encore utiliser les salles qu’il te faut.
lesson-hold-descent = Tu peux arrêter le vaisseau-mère pour cette manche. Cela t’épargne une ligne et ce qui s’y passe. Garde cette aide pour une ligne qui fait vraiment mal, mais pas éternellement.
lesson-hold-action = Le vaisseau-mère va faire ce qu’indique sa ligne. Tu peux l’en empêcher une fois par partie. Compare avec les lignes encore à venir.
lesson-choose-drop-point = Plusieurs colonnes conviennent aussi bien à ce vaisseau : à toi de choisir. Regarde les explosions et les flèches plus bas, et les colonnes où il te faut des dés élevés.
lesson-put-together = Compose la partie que tu veux : ville, ciel, scénario et équipe. Les étoiles noires la rendent plus dure, les jaunes plus facile. Pour une première partie, prends une ville intacte, le niveau de menace 0, sans scénario.
lesson-choose-attack = Deux villes sont attaquées, et tu peux en défendre une. L’autre est perdue, avec le personnage qui y attend. Le scénario dit si ce sera dur. Le personnage peut te rejoindre pour de bon.
lesson-choose-team = Choisis qui vient avec toi. Chacun aide une fois par partie, et en campagne peut-être une seule fois par chapitre. Prends quelqu’un qui compense les faiblesses de cette ville.
lesson-choose-last-city = Une bataille décide de la campagne. Choisis la ville dont tu utilises le mieux la capacité, pas celle que tu préfères.
guide-energy = Chaque dé travaille dans une salle, et les vaisseaux au-dessus descendent du nombre de lignes qu’il indique. Commence par l’énergie : d’autres salles en ont besoin. { $also ->
    [none] { "" }
   *[other] Cette salle a aussi besoin d’un dé en { $also }.
  }
guide-white-die = Un dé blanc relance tous les dés que tu n’as pas encore placés. Pratique quand ils ne te plaisent pas.
guide-fighters = Les chasseurs abattent les vaisseaux posés sur des explosions, et la recherche fait gagner. L’image montre où les vaisseaux arrivent.
guide-rooms = Tous les dés sont placés : tes salles peuvent servir. { $use ->
    [energy] D’abord l’énergie, puis ce qu’elle permet de payer.
    [spend] Dépense de l’énergie avant d’en prendre : ta réserve est limitée.
    [overflow] Prends de l’énergie, même si ta réserve ne peut pas tout contenir.
   *[other] Commence par celle-ci.
  }

# --- plates of the booklet: what a picture shows, and the words in it ---------------------------------------

plate-descent = Le trajet d’un vaisseau. Un 2 dans la salle de chasseurs de la colonne 1 y fait descendre le vaisseau de deux lignes. Là, une flèche le pousse dans la colonne 2.
plate-rooms = Utiliser des salles. La salle de chasseurs a deux cases, et chacune porte un dé : 3 et 2 font 5, pour 2 points d’énergie. Cela abat les vaisseaux sur des explosions de 5 ou moins. À gauche, le robot vaut 4 dans la salle d’énergie, et 3 la prochaine fois.
plate-rooms-sum = Chasseurs : 3 + 2 = 5, pour 2 points d’énergie
plate-rooms-robot = Robot : 4 points d’énergie, puis 3

# --- what an action is good for, in one sentence ----------------------------------------------------------

reason-place = { $use }, { $ships }.
reason-use-research = Fait avancer la recherche
reason-use-energy = Apporte de l’énergie
reason-use-energy-fill = Remplit ta réserve d’énergie
reason-use-energy-full = Remplace l’énergie que d’autres salles dépensent d’abord
reason-use-fighter = Fait décoller des chasseurs
reason-use-robot = Construit un robot
reason-use-digging = Creuse vers de meilleures salles
reason-use-part = Occupe une partie d’une salle plus grande
reason-use-anti-aircraft = Freine les vaisseaux de sa colonne
reason-use-nothing = Là, le dé ne gêne pas
reason-ships-hit = { $ships ->
    [1] même si un vaisseau frappe la ville
   *[other] même si { $ships } vaisseaux frappent la ville
  }
reason-ships-call = même si le vaisseau-mère descend
reason-ships-none = et aucun vaisseau ne descend
reason-ships-target = { $ships ->
    [1] et met un vaisseau sur une explosion, où tu peux l’abattre
   *[other] et met { $ships } vaisseaux sur des explosions, où tu peux les abattre
  }
reason-ships-calm = et les vaisseaux ne font pas encore de mal
reason-research = { $left ->
    [0] Cela termine la recherche et sauve la ville.
    [1] Il ne manque ensuite plus qu’une case à la recherche.
   *[other] Il ne manque ensuite plus que { $left } cases à la recherche.
  }
reason-energy = Énergie +{ $gain }, ce qui te fait { $total } { $total ->
    [one] point
   *[other] points
  }.
reason-shoots = { $ships ->
    [1] Abat le vaisseau avant qu’il fasse du mal.
   *[other] Abat { $ships } vaisseaux avant qu’ils fassent du mal.
  }
reason-robot = Un robot travaille aux manches suivantes sans faire bouger de vaisseau.
reason-excavate = Dès la manche suivante, tu pourras utiliser les salles que l’excavatrice dépasse.
reason-end-rooms = Aucune des salles restantes ne vaut l’énergie qu’elle coûte.
reason-install = { $rounds ->
    [1] Il peut y travailler encore une manche.
   *[other] Il peut y travailler jusqu’à { $rounds } manches.
  }

# --- /rules: more topics -------------------------------------------------------------------------------

term-board = Ce qu’il y a sur la table
term-board-text = Cinq colonnes. Quatre tuiles de ciel font 16 lignes. Dessous, il y a 6 lignes de base : DCA, deux lignes sur la tuile du haut, trois sur celle du bas. Tu as trois dés gris et deux blancs, et deux bleus comme robots. Il y a cinq vaisseaux violets, quatre blancs, et un orange pour la campagne.
term-setup = Mise en place
term-setup-text = La ville apporte sa base, son énergie et ses pistes. Le vaisseau-mère attend au-dessus de la ligne 1. Le crâne est à la ligne 12, ou 11 avec la deuxième tuile menaçante. C’est le nombre maximal de manches. L’excavatrice part de son tunnel, d’où le chemin serpente vers le bas.

# --- /rules: rulings in small print, each with its number ----------------------------------------------

fine-term-board =
    S2, S3, S6 · Chaque tuile a ses signes, ses coûts de recherche et ses actions du vaisseau-mère. Elle a aussi une face menaçante. Les tuiles avancées et la cinquième sont pour la campagne.
    S4 · Les tuiles de base ont des salles, des tunnels, un départ d’excavatrice et un chemin.
fine-term-setup =
    S5 · Les villes diffèrent par leur base, leur énergie, leurs dégâts et leur recherche.
    R26 · Toutes les villes sauf Roswell demandent les règles des robots.
fine-term-dice-phase =
    R1 · La case sous l’excavatrice n’accepte pas de dé.
    R5 · La ligne de DCA est toujours ouverte : chaque dé a donc une place.
fine-term-descent =
    R6 · Un vaisseau poussé dans une colonne dont le dé vient plus tard bouge de nouveau.
    T6 · Un vaisseau revenu peut décoller de nouveau pendant la phase du vaisseau-mère.
fine-term-signs =
    R7 · Un 1 dans une salle de DCA ne fait bouger aucun vaisseau : rien ne se déclenche.
    R8 · Un vaisseau qui a dérivé ne déclenche plus rien.
    R10 · Un vaisseau que le vaisseau-mère recueille avant son tour ne fait rien. Deux vaisseaux sur son signe le font descendre deux fois.
    R55 · Au crâne, tout s’arrête. Les vaisseaux qui n’ont pas agi ne font rien.
fine-term-digging =
    R2 · Chaque case du chemin compte, tunnels et parties de salle aussi. Le dé compte tel que tu le places, sans bonus ultérieur.
    R3 · L’excavatrice va exactement jusqu’au dé, ou reste si tu ne paies pas. La salle sous ce dé ne travaille pas.
fine-term-rooms-phase =
    R4 · Une salle en partie devant l’excavatrice ne travaille pas.
    R15 · Une valeur sous 0 vaut 0. Bonus et coût d’une grande salle comptent une fois.
    R16 · L’énergie au-delà de la limite est perdue : l’ordre compte.
    R17, R27 · Les salles de recherche travaillent une à une, le reste est perdu. Ni la recherche ni l’excavatrice ne reculent au-delà de leur départ.
    R18 · Une salle de chasseurs touche chaque vaisseau posé sur un nombre qui ne dépasse pas sa valeur.
    R28 · Je ne propose pas d’usage qui ne servirait à rien.
    R29 · Les dés des tunnels et de la DCA reviennent au début de la phase.
fine-term-robots =
    R19 · Un nouveau robot montre la valeur de la salle, 6 au plus. Il va aussitôt sur une case vide d’une salle ouverte. Les tunnels ne sont pas des salles.
    R20 · Ne pas utiliser un robot ne coûte rien. Un robot au repos laisse une grande salle incomplète.
    R21 · Les robots sur des cases de nouveau enfouies disparaissent.
    R22 · Un robot utilisé dans une salle de robots peut devenir le nouveau.
    R30 · En plaçant un robot, tu peux en retirer d’autres, ou renoncer au nouveau.
fine-term-mothership =
    R9 · Le crâne compte même si c’est un signe qui a fait descendre le vaisseau-mère.
    R11 · Les vaisseaux sur les points de largage suivent le vaisseau-mère. Tu ne peux pas les abattre.
    R13 · Un vaisseau blanc abattu va à la réserve. S’il en manque, on ajoute ce qui reste.
fine-term-launching =
    R12 · Je vérifie à nouveau après chaque vaisseau. Sans point de largage, un vaisseau attend.
    R31 · Je ne pose la question que là où la réponse compte.
fine-term-ending = R14 · Ce qui arrive en premier décide.
fine-term-threat-level = R25 · Pour la seconde partie d’une bataille, je tire à nouveau les tuiles.
fine-term-difficulty = R51 · Hors campagne aussi, une victoire rapporte le niveau de menace et une défaite −1.
fine-term-campaign =
    S7.1 · Les trois premiers chapitres ont deux batailles chacun, le dernier en a une.
    S7.2 · Le scénario et le personnage de la ville que tu ne défends pas quittent aussi la campagne.
    S7.3, R48 · La seconde partie garde la ville (endommagée), le scénario, le personnage et l’équipe. Tout le ciel est tiré à nouveau.
    S7.4 · Une ville gagnée est gardée, perdue deux fois elle disparaît. Le personnage reste.
    S7.5 · Au chapitre 1, personne ne t’accompagne. Chaque chapitre suivant ajoute un personnage amélioré. Chacun aide une fois par chapitre.
    S7.6, S7.7, R49 · Au dernier chapitre, tu défends les villes sauvées et celles qui n’ont jamais été attaquées, chacune sur sa dernière face. Chaque défaite en détruit une. Choisis trois membres de l’équipe à chaque partie.
    S7.8 · Les points de toutes les parties s’additionnent.
    S7.9 · Le ciel a une tuile avancée aux chapitres 2 et 3, et deux au dernier.
    R50 · Tu peux changer le niveau de menace entre deux parties.
fine-term-free-play = R47 · Le ciel a une tuile par hauteur, sur l’une ou l’autre face. La cinquième va avec « La bataille finale ».
fine-city-roswell = R24 · L’avance gratuite ignore le coût de la case et peut même te faire gagner la partie.
fine-city-new-york = R23 · Le bonus demande un robot prêt dans cette salle.
fine-city-washington = R23 · Ville intacte : c’est obligatoire, au premier jet seulement. Ville endommagée : c’est facultatif, une fois le jet connu.
fine-city-cairo = R41 · L’excavatrice ne recule jamais au-delà de ce départ plus lointain.
fine-city-london = R43 · Tout l’impact est ignoré. Les dégâts du vaisseau-mère ne sont pas un impact.
fine-city-sydney = R44 · Un bonus contre les vaisseaux blancs n’aide pas à lancer un satellite.
fine-city-seoul = R46 · Le robot de Bernstein compte aussi comme nouveau.
fine-city-singapore = R53 · Seule la valeur de la salle change. Les vaisseaux descendent de 1 ligne, et un robot qui montre 1 compte pour 1.
fine-city-montreal = R54 · Les ralentissements s’additionnent, jusqu’à 0 ligne. Un vaisseau qui descend de 0 ligne ne déclenche rien.
fine-city-tokyo = R54 · Les ralentissements s’additionnent, jusqu’à 0 ligne. Un vaisseau qui descend de 0 ligne ne déclenche rien.
fine-city-havana = R57 · La première salle qui travaille compte, quel qu’en soit l’usage.
fine-city-paris = R57 · La première salle qui travaille compte, quel qu’en soit l’usage.
fine-character-moss = R33 · Un dé d’excavation que l’excavatrice atteint ou dépasse est perdu.
fine-character-legrand = R34 · Le bonus vaut pour la prochaine salle de recherche de cette phase. Sans elle, il est perdu.
fine-character-wang = R35 · Les dés comptent comme la première fois. Les robots ne s’usent pas une seconde fois, et les bonus de première salle ne se répètent pas.
fine-character-harper = R36 · Tu tournes d’abord, puis tu relances. L’un et l’autre sont facultatifs.
fine-character-jang = R37 · Retourner un dé est facultatif.
fine-character-bell = R38 · Rien ne bouge ni ne se déclenche dans la colonne. Le second dé doit être de la même manche.
fine-character-aumann = R39 · Face de base : après la descente, sur une ligne qui fait quelque chose. Face améliorée : avant la descente. Les signes du ciel font quand même descendre le vaisseau-mère.
fine-character-almasi = R42 · Tu peux réparer toute la piste, même les dégâts du départ.
fine-character-ortega = R56 · Choisis au moins un vaisseau, puis tu peux t’arrêter.
fine-character-izox = R56 · Choisis au moins un vaisseau, puis tu peux t’arrêter.
fine-scenario-dangerous-research = R32 · Tu paies en entrant dans la case, avant de gagner. Sans assez d’énergie, tu subis le dégât.
fine-scenario-contamination = R40 · Seules comptent les lignes où le vaisseau-mère entre pendant sa propre phase. Les jetons restent si les tunnels s’effondrent.
fine-scenario-reinforcements = R45 · Il n’y a jamais plus de quatre vaisseaux blancs. S’il en manque, on ajoute ce qui reste.
fine-scenario-kamikaze-ships = R45 · Il n’y a jamais plus de quatre vaisseaux blancs. Un kamikaze va à la réserve et peut revenir.
fine-scenario-saboteur = R52 · Je lance le dé supplémentaire avant ton premier jet.

# --- reports ---------------------------------------------------------------------------------------------------

honour-ships = 🎯 { $count ->
    [one] Un vaisseau abattu.
   *[other] { $count } vaisseaux abattus.
  }
honour-hits = { $count ->
    [0] 🛡️ La ville n’a pas été touchée une seule fois.
    [one] 💥 La ville a été touchée une fois.
   *[other] 💥 La ville a été touchée { $count } fois.
  }
score = Vaisseau-mère ligne **{ $row }** sur { $skull } · recherche **{ $research }** sur { $steps } · dégâts **{ $damage }** sur { $damage_limit } · énergie **{ $energy }**

# --- advice: a reason for each kind of action without one of its own ---

because-launch = C’est la colonne qui te laisse le plus de temps pour abattre le vaisseau.
