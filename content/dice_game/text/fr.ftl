# The words of the dice game.

# --- names ----------------------------------------------------------------------------------------------

title-name = Mars Attacks : le jeu de dés
title-goal = Tu joues les Martiens, comme tes rivaux : conquiers l’Amérique, lieu par lieu. Choisis une cible et lance dix dés. Chaque dé avec le symbole de la carte vaut une case. À la dernière case, tu conquiers la carte. Relance tant que tu l’oses, mais avec trop de bombes, le tour est perdu. À la fin, le plus grand nombre de points de victoire (PV) l’emporte.

seat-red = Rouge
    .sign = 🔴
seat-blue = Bleu
    .sign = 🔵
seat-green = Vert
    .sign = 🟢
seat-yellow = Jaune
    .sign = 🟡
seat-violet = Violet
    .sign = 🟣
seat-white = Blanc
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
location-san-jose = San José
location-phoenix = Phoenix
location-miami = Miami
location-detroit = Détroit
location-new-orleans = La Nouvelle-Orléans
location-los-alamos = Los Alamos
location-houston = Houston
location-chicago = Chicago
location-san-francisco = San Francisco
location-los-angeles = Los Angeles
location-washington-dc = Washington, DC
location-new-york = New York
location-philadelphia = Philadelphie
location-liberty-bell = Cloche de la Liberté
    .le = la cloche de la Liberté
    .Le = La cloche de la Liberté
location-gateway-arch = Gateway Arch
    .le = la Gateway Arch
    .Le = La Gateway Arch
location-hoover-dam = Barrage Hoover
    .le = le barrage Hoover
    .Le = Le barrage Hoover
location-lincoln-memorial = Lincoln Memorial
    .le = le Lincoln Memorial
    .Le = Le Lincoln Memorial
location-statue-of-liberty = Statue de la Liberté
    .le = la statue de la Liberté
    .Le = La statue de la Liberté
location-golden-gate-bridge = Pont du Golden Gate
    .le = le pont du Golden Gate
    .Le = Le pont du Golden Gate
location-mount-rushmore = Mont Rushmore
    .le = le mont Rushmore
    .Le = Le mont Rushmore

card-kind-city = ville
card-kind-monument = monument

symbol-nuke = bombe
    .tous = toutes les bombes
symbol-martian = Martien
    .tous = tous les Martiens
symbol-ray-gun = pistolet
    .tous = tous les pistolets
symbols-nuke = bombes
symbols-martian = Martiens
symbols-ray-gun = pistolets

difficulty-easy = côté facile
difficulty-hard = côté difficile

colour-red = rouge, tant que la carte est visible
colour-green = vert, aide la personne qui la conquiert

effect-extra-turn = Tour bonus
effect-extra-turn-text = Si tu la conquiers, tu peux rejouer aussitôt un tour.
effect-progress-when-nuked = Tout bénéfice
effect-progress-when-nuked-text = Tes bombes comptent ici, mais seulement si tu te fais atomiser ce tour-là. Un tel tour peut même te donner la carte.
effect-dice-count-delta = Un dé en moins
effect-dice-count-delta-text = Tout le monde commence son tour avec un dé de moins.
effect-advance-own-token = Marche forcée
effect-advance-own-token-text = Si tu la conquiers, tu peux avancer ton pion de deux cases sur une autre carte visible, jamais sur la dernière.
effect-no-tokens = D’un seul coup
effect-no-tokens-text = Aucun pion ne reste ici : tous les symboles doivent venir d’un seul et même tour.
effect-remove-token = Expulsion
effect-remove-token-text = Si tu la conquiers, tu peux retirer un pion adverse d’une carte visible.
effect-forbid-target = Monuments interdits
effect-forbid-target-text = Personne ne peut viser un monument.
effect-nuked-penalty = Terre brûlée
effect-nuked-penalty-text = Si tu te fais atomiser sans rien gagner, tu perds ton pion sur la cible.
effect-cycle-in-play-card = Escamotage
effect-cycle-in-play-card-text = Si tu la conquiers, tu peux glisser une carte visible sous sa pile, s’il y reste d’autres cartes. Les pions posés dessus sont rendus.
effect-shift-tokens = Séisme
effect-shift-tokens-text = Quand elle est conquise, tous les pions adverses des cartes visibles reculent de deux cases.
effect-allow-reroll = Seconde salve
effect-allow-reroll-text = Une fois par tour contre cette carte, tu peux relancer tous tes pistolets après le premier jet.
effect-preset-die = Dé pipé
effect-preset-die-text = Avant ton premier jet, tu peux fixer la face d’un dé et lancer les autres.
effect-first-roll-mulligan = Seconde chance
effect-first-roll-mulligan-text = Si ton premier jet t’atomise, tu peux relancer tous les dés. C’est alors le second jet qui compte.
effect-symbol-bonus = Martien en plus
effect-symbol-bonus-text = Contre un monument, tes Martiens comptent pour un de plus, s’il y en a au moins un.
effect-switch-target = Changement de plan
effect-switch-target-text = Après ton premier jet, s’il ne t’atomise pas, tu peux utiliser les dés sur une autre cible.
effect-stop-bonus = Dernière salve
effect-stop-bonus-text = Quand tu t’arrêtes avec un bon symbole, tu avances d’une case de plus, mais jamais sur la dernière.
effect-reroll-nuke = Désamorçage
effect-reroll-nuke-text = Une fois par tour, avant le compte des bombes, tu peux relancer une bombe.
effect-nuke-limit-delta = Abri
effect-nuke-limit-delta-text = Il faut une bombe de plus pour t’atomiser.
effect-end-vp = Collection
effect-end-vp-text = À la fin, elle vaut un PV de plus pour chaque autre monument que tu as conquis.
effect-nuked-consolation = Bravade
effect-nuked-consolation-text = Quand tu te fais atomiser, tu avances quand même d’une case sur ta cible, mais jamais sur la dernière.

# --- options of a table ---------------------------------------------------------------------------------

option-difficulty = Carte de difficulté
    .name = difficulté
choice-difficulty-easy = côté facile (deux bombes)
choice-difficulty-hard = côté difficile (une bombe)
option-first = Qui commence (par défaut : tirage au sort)
    .name = premier
choice-first-lot = tirage au sort
option-stall-guard = Renouveler les cartes s’il ne se passe rien pendant trois manches
    .name = renouveler

# --- what a player may do -------------------------------------------------------------------------------

action-target = Attaquer { $location_le }
action-waive = Ne pas utiliser { $rule_le } ce tour-ci
action-decline = Laisser passer
action-roll = Lancer
action-set-die = Fixer un dé sur « { $face } » et lancer les autres
action-reroll = Relancer { $symbol_tous }
action-stop = S’arrêter
action-claim = Conquérir la carte
action-reroll-one-nuke = { $set_die ->
    [true] Relancer la bombe que tu as fixée
   *[other] Relancer une bombe
  }
action-throw-again = Relancer tous les dés
action-take-nukes = Encaisser les bombes
action-switch = Utiliser les dés sur { $location_le }
action-advance = Avancer ton pion sur { $location_le }
action-remove = Retirer un pion ({ $owner }, { $location })
action-tuck = Glisser { $location_le } sous sa pile

kind-target = Attaquer
kind-waive = Renoncer à une règle
kind-decline = Laisser passer
kind-roll = Lancer
kind-set-die = Fixer un dé et lancer
kind-reroll = Relancer
kind-stop = S’arrêter
kind-claim = Conquérir
kind-reroll-one-nuke = Relancer une bombe
kind-throw-again = Tout relancer
kind-take-nukes = Encaisser les bombes
kind-switch = Changer de cible
kind-advance = Avancer ton pion
kind-remove = Retirer un pion
kind-tuck = Glisser une carte sous sa pile

slot-location = Quelle carte ?
slot-rule = Quelle règle ?
slot-face = Quelle face ?
slot-symbol = Quels dés ?
slot-set-die = Quelle bombe ?
slot-owner = Le pion de qui ?

# --- what is asked --------------------------------------------------------------------------------------

decision-choose-target = { $seats } : quelle cible attaques-tu ?
decision-bonus-turn = { $seats } : un tour bonus ! Quelle cible attaques-tu ?
decision-throw-dice = { $seats } : lance les dés contre { $target_le }. { $limit ->
    [one] { $limit } bombe t’atomise.
   *[other] { $limit } bombes t’atomisent.
  }
decision-face-nukes = { $seats } : { $nukes ->
    [one] { $nukes } bombe
   *[other] { $nukes } bombes
  }, limite { $limit }. Tu vas te faire atomiser, mais tes cartes peuvent te sauver.
decision-take-target = { $seats } : conquiers { $target_le } !
decision-go-on-or-stop = { $seats } : tu continues, ou tu t’arrêtes ? { $target } : case { $total } sur { $spaces }. Bombes pour l’instant : { $nukes } sur { $limit }.
decision-use-rule = { $seats } : utiliser { $location_le } ?

# --- what is told ---------------------------------------------------------------------------------------

dice-shown = { $nukes ->
    [one] { $nukes } bombe
   *[other] { $nukes } bombes
  }, { $martians ->
    [one] { $martians } Martien
   *[other] { $martians } Martiens
  }, { $ray_guns ->
    [one] { $ray_guns } pistolet
   *[other] { $ray_guns } pistolets
  }

dice-rolled = [[ray_gun={ $ray_guns } martian={ $martians } nuke={ $nukes }|{ dice-shown }]]

event-table-laid = Quatre piles de { $height } cartes, carte de difficulté : { $difficulty }. { $first } commence.
event-revealed = Nouvelle carte : { $location }.
event-row-revealed = Cartes visibles : { $locations }.
event-turn-began = À { $seat } de jouer.
event-bonus-turn-began = { $seat } joue un tour bonus.
event-turn-skipped = { $seat } n’a plus rien à attaquer.
event-bonus-turn-forgone = { $seat } renonce au tour bonus.
event-rule-waived = { $seat } n’utilise pas { $rule_le } ce tour-ci.
event-target-declared = { $seat } attaque { $location_le }.
event-die-set = { $seat } fixe un dé sur « { $face } ».
event-rolled = { $seat } lance les dés : { dice-rolled } (limite : { $limit ->
    [one] { $limit } bombe
   *[other] { $limit } bombes
  }).
event-thrown-again = { $seat } relance tout : { dice-rolled } (limite : { $limit ->
    [one] { $limit } bombe
   *[other] { $limit } bombes
  }).
event-rerolled = { $seat } relance { $symbol_tous }, { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
  } : { dice-rolled } (limite : { $limit ->
    [one] { $limit } bombe
   *[other] { $limit } bombes
  }).
event-nuke-rerolled = { $seat } relance une bombe : { $face }.
event-target-switched = { $seat } utilise les dés sur { $location_le }.
event-nuked = 💥 { $seat } se fait atomiser ({ $nukes } sur { $limit }). La Terre mord à son tour.
event-marked = { $seat } s’arrête à la case { $space } sur { $spaces } ({ $location }).
event-extra-marked = { $seat } avance d’une case de plus : { $location }, case { $space } sur { $spaces }.
event-consolation-marked = { $seat } avance quand même : case { $space } sur { $spaces } ({ $location }).
event-nukes-marked = { $nukes ->
    [one] { $nukes } bombe profite
   *[other] { $nukes } bombes profitent
  } à { $seat } : { $location }, case { $space } sur { $spaces }.
event-nothing-marked = { $seat } s’arrête sans aucun bon symbole pour { $location_le }.
event-token-forfeited = { $seat } perd son pion sur { $location_le }.
event-claimed = 🏆 { $seat } conquiert { $location_le } pour { $vp } PV (total : { $total }).
event-tokens-returned = Pions rendus ({ $location }) : { $owners }.
event-stack-ran-out = La pile { $stack } est épuisée.
event-last-round = C’est la dernière manche. { $last } joue en dernier.
event-bonus-turn-earned = { $location_Le } donne un tour bonus à { $seat }.
event-token-advanced = { $seat } avance : { $location }, case { $space } sur { $spaces }.
event-token-removed = { $seat } retire un pion ({ $owner }, { $location }).
event-token-slid = Un pion recule jusqu’à la case { $space } ({ $owner }, { $location }).
event-token-slid-off = Un pion recule et sort de la carte ({ $owner }, { $location }).
event-tucked = { $location_Le } passe sous sa pile.
event-rule-declined = { $seat } n’utilise pas { $location_le }.
event-stalled = { $rounds } manches sans progrès : je renouvelle les cartes visibles.
event-round-limit-reached = Après { $rounds } manches, la partie est finie.
event-game-ended = 🏁 { $winner } gagne avec { $vp } PV. L’Amérique est conquise. Attention, elle est encore chaude.

outcome-most-vp = Victoire pour { $winners }, avec le plus de PV : { $scores }.
outcome-most-cards = Victoire pour { $winners } : égalité de PV ({ $scores }), mais davantage de cartes.
outcome-latest-in-turn-order = Victoire pour { $winners }, qui joue plus tard dans la manche : égalité de PV ({ $scores }) et de cartes.

# --- why not --------------------------------------------------------------------------------------------

refusal-no-target = Tu n’as pas encore de cible. Choisis-en une d’abord.
refusal-not-in-play = { $location_Le } n’est pas parmi les cartes visibles. { try-instead }
refusal-banned = Tu ne peux pas attaquer { $location_le } : { $by_le } l’interdit. { try-instead }
refusal-already-target = Tu attaques déjà { $location_le }. Choisis une autre carte, ou lance les dés.
refusal-must-attack = Tu ne peux pas passer. Choisis une cible et lance les dés.
refusal-rule-not-yours = Aucune de tes cartes conquises ne le permet. /règles montre celles qui le permettent.
refusal-cannot-be-waived = Tu ne peux pas renoncer à cette règle maintenant ({ $rule }). C’est possible seulement pour les règles vertes automatiques, avant ton premier jet.
refusal-rule-spent = Tu as déjà utilisé { $rule_le } ce tour-ci. Tu pourras t’en resservir au tour suivant.
refusal-first-roll-only = { $rule_Le } ne sert qu’au premier jet d’un tour. Sers-t’en au tour suivant.
refusal-nukes-checked = Trop tard pour { $rule_le } : les bombes de ce jet sont déjà comptées. Sers-t’en juste après ton prochain jet.
refusal-nukes-first = Tu te fais atomiser (bombes : { $nukes } sur { $limit }). Utilise une carte qui te sauve, ou encaisse les bombes.
refusal-not-nuked = Tu n’es pas encore à la limite (bombes : { $nukes } sur { $limit }). Continue, ou arrête-toi.
refusal-must-claim = Tu as de quoi conquérir { $target_le }. Fais-le.
refusal-not-enough = Tu ne peux pas encore conquérir { $target_le } : case { $total } sur { $spaces }. Continue, ou arrête-toi.
refusal-martians-locked = Pour { $target_le }, les Martiens comptent : tu ne peux pas les relancer. Arrête-toi là.
refusal-symbol-stays = Un dé « { $symbol } » reste tel quel. Relance plutôt tes Martiens.
refusal-nothing-shows = Aucun de tes dés ne montre « { $symbol } ». Choisis un autre symbole.
refusal-holds-no-tokens = { $location_Le } n’accueille pas de pions. Choisis une autre carte.
refusal-no-space-left = Ton pion sur { $location_le } est déjà juste avant la dernière case. Choisis une autre carte.
refusal-no-such-token = { $owner } n’a pas de pion sur { $location_le }. Choisis dans la liste.
refusal-own-token = C’est ton propre pion. Choisis celui de quelqu’un d’autre.
refusal-not-a-die-face = « { $typed } » n’est pas sur les dés. Choisis bombe, Martien ou pistolet.
refusal-not-a-location = Il n’y a pas de carte appelée « { $typed } ». Choisis dans la liste.
refusal-last-of-stack = { $location_Le } est la dernière carte de sa pile : elle reste. Choisis-en une autre.

# --- hints and odds -------------------------------------------------------------------------------------

hint-roll = conquête { $claim_now } % puis { $claim } % en tout · atomisation { $nuked_now } % puis { $nuked } % en tout
hint-one-roll = conquête : { $claim } % · atomisation : { $nuked } %
hint-no-claim = { $more ->
    [0] pas de conquête ce tour-ci
    [one] 1 case au mieux
   *[other] { $more } cases au mieux
  } · atomisation : { $again ->
    [true] { $nuked_now } % puis { $nuked } % en tout
   *[other] { $nuked } %
  }
hint-switch = en continuant : conquête { $claim } %, atomisation { $nuked } %
hint-target = { $vp } PV · environ { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
  } · conquête { $claim } % ce tour
hint-space = case { $space } sur { $spaces }

odds-limit = Limite de ce tour : { $limit ->
    [one] { $limit } bombe
   *[other] { $limit } bombes
  }. Bombes visibles : { $visible }.
odds-dice = D’après les { $dice } dés seuls, le risque d’atomisation est de { $first } % au premier jet. Une relance de tous les Martiens le porte à { $second } %, deux à { $third } %. Si tu continues jusqu’à ne plus avoir de Martien, il atteint { $end } %. Ci-dessous, les conquêtes et tes cartes comptent aussi.
odds-target = { $location }, { $vp } PV · { $chances } · environ { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
  } si personne ne s’en mêle
odds-over = La partie est finie.

# --- commands -------------------------------------------------------------------------------------------

verb-roll = Lancer les dés, ou relancer tous les Martiens
    .name = lancer
slot-roll-target = La carte à attaquer, si ton tour commence
    .name = cible
slot-roll-set = Fixer un dé avant le premier jet
    .name = fixer
verb-stop = S’arrêter et marquer ce que tu as
    .name = arrêter
verb-odds = Afficher les chances exactes de ton tour
    .name = chances
verb-rules = Chercher une règle, un lieu ou l’effet d’une carte
    .name = règles
slot-rules-topic = Ce que tu cherches
    .name = sujet

# --- about this edition ----------------------------------------------------------------------------------

term-edition-text = Le tour, les bombes et le décompte viennent du livret de règles. Mais il ne montre presque aucune carte de lieu, et personne n’en a publié la liste. Nous avons donc inventé la plupart des nôtres. Si ta boîte dit autre chose, c’est ta boîte qui a raison.
edition-table = nombres de la mise en place et limites d’une partie
edition-location-names = noms des cartes de lieu
edition-location-rules = règles spéciales des cartes de lieu, ou leur absence
edition-location-figures = symboles, cases, PV et bombes des cartes de lieu

# --- /rules: every topic in our words, with the number of its ruling -------------------------------------

topic-location = lieu : { $name }
topic-effect = règle de carte : { $name }
rules-location = **{ $name }** ({ $kind }) : { $vp } PV pour { $spaces } { $symbols }. { $nukes ->
    [0] Aucune bombe
    [one] { $nukes } bombe
   *[other] { $nukes } bombes
  } dans le coin.

term-goal = But du jeu
term-goal-text = Conquiers des lieux. À la fin, le plus grand total de PV l’emporte. À égalité, c’est le plus grand nombre de cartes. Si c’est encore égal, c’est la personne qui joue le plus tard dans la manche.
term-turn = Tour
term-turn-text = Choisis une carte visible comme cible et lance les dix dés. Puis arrête-toi, ou relance tous les Martiens, tant que tu l’oses. Tu dois lancer au moins une fois. Au tour suivant, tu peux choisir une autre cible.
term-nuked = Atomisation
term-nuked-text = Les bombes visibles sont dans les coins des cartes visibles et sur la carte de difficulté. Dès que tes dés en montrent autant, ton tour est fini. Tu perds ce que tes dés t’ont donné, mais tes pions restent. Cela passe avant toute conquête.
term-rerolling = Relancer
term-rerolling-text = Relance tous tes Martiens ou aucun. Pistolets et bombes restent. Sans Martien, ton tour est fini.
term-claiming = Conquérir
term-claiming-text = Chaque dé qui montre le symbole de la carte vaut une case. Quand ton pion et tes dés atteignent ensemble la dernière case, la carte est aussitôt à toi. Ton tour est alors fini. Les pions posés dessus sont rendus, et la carte suivante est retournée. Les symboles en trop sont perdus.
term-tokens = Pions
term-tokens-text = Quand tu t’arrêtes, ton pion sur la cible avance d’une case par bon symbole. Plusieurs pions peuvent se trouver sur une carte. Si quelqu’un d’autre la conquiert, le tien ne vaut plus rien.
term-monuments = Monuments
term-monuments-text = Les Martiens y comptent, on ne peut donc pas les relancer : un seul jet, et le tour est fini.
term-other-symbols = Villes à autres symboles
term-other-symbols-text = Là où les Martiens comptent, il n’y a qu’un jet, comme pour un monument. Là où les bombes comptent, elles comptent à la fois pour toi et contre toi. Là où deux symboles sont demandés, chacun des deux vaut une case.
term-red-rules = Règles rouges
term-red-rules-text = Elles valent pour tout le monde tant que la carte est visible, ou s’appliquent quand elle est conquise. Une interdiction l’emporte sur une permission.
term-green-rules = Règles vertes
term-green-rules-text = Elles t’aident si tu as conquis la carte, dès ton tour suivant et jusqu’à la fin. Tu peux renoncer à l’une d’elles pour un tour.
term-difficulty = Carte de difficulté
term-difficulty-text = Le côté facile montre deux bombes, le côté difficile une seule. Moins il y a de bombes visibles, plus vite on se fait atomiser.
term-ending = Fin de la partie
term-ending-text = Quand une pile est épuisée, on finit la manche : tout le monde aura eu le même nombre de tours. Un tour bonus compte encore.
term-stall = Quand il ne se passe rien
term-stall-text = Après trois manches sans conquête ni pion déplacé, les cartes visibles passent sous leurs piles et d’autres les remplacent. On peut désactiver cette règle pour une table.

# --- the picture and the text board ---------------------------------------------------------------------

board-round = Manche { $round } · { $doing }
board-last-round = Dernière manche · { $doing }
board-over = { $seat } gagne avec { $vp } PV
board-aims = { $seat } choisit une cible
board-aims-again = { $seat } joue un tour bonus
board-attacks = { $seat } attaque { $location_le }
board-uses = { $seat } utilise { $location_le }
board-empty = vide
board-wanted = { $count } { $symbols }
board-wanted-either = { $count } au choix
board-either = { $one } ou { $other }
board-last-card = dernière
board-below = reste { $count }
board-difficulty-easy = Côté facile
board-difficulty-hard = Côté difficile
board-nukes = bombes
board-of = sur { $count }
board-risk = Toutes couvertes : atomisation.
board-no-dice = Les dés ne sont pas encore lancés.
board-last-roll = dernier jet
board-reached = case { $space } sur { $spaces }
board-nuked = boum !
board-vp = PV
board-nothing-claimed = encore rien de conquis

board-alt-card = { $location } : { $vp } PV pour { $spaces } { $symbols }, { $nukes ->
    [0] aucune bombe
    [one] { $nukes } bombe
   *[other] { $nukes } bombes
  } dans le coin. Pions : { $tokens }.
board-alt-player = { $seat } : { $vp } PV, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }.
board-token = { $seat } en case { $space }
board-no-tokens = aucun
board-claimed = { $location } ({ $vp })
board-claimed-rule = { $location } ({ $vp }, { $rule })
board-text-nukes = Bombes visibles : { $visible }, dont { $nukes } sur la carte de difficulté ({ $side }). Atomisation à { $limit ->
    [one] { $limit } bombe
   *[other] { $limit } bombes
  }.
board-text-dice = Dés sur la table ({ $seat }) : { dice-shown }.
board-text-last-dice = Dernier jet ({ $seat }) : { dice-shown }.
board-text-last-nuked = { $seat } s’est fait atomiser avec { dice-shown }.
board-text-empty = { $number }. Cette pile est épuisée.
board-text-card = { $number }. { $location } ({ $kind }), { $vp } PV pour { $spaces } { $symbols }. { $nukes ->
    [0] Aucune bombe
    [one] { $nukes } bombe
   *[other] { $nukes } bombes
  } dans le coin, { $below ->
    [0] aucune carte
    [one] { $below } carte
   *[other] { $below } cartes
  } dessous. Pions : { $tokens }.
board-text-banned = Tu ne peux pas l’attaquer en ce moment.
board-text-rule = – { $name } ({ $colour }) : { $text }
board-text-player = { $seat }, { $vp } PV{ $first ->
    [yes] , commence chaque manche
   *[no] {""}
  }{ $count ->
    [0] , rien de conquis.
   *[other] {" "}: { $cards }.
  }

# --- the booklet ------------------------------------------------------------------------------------------

overview-turn-text =
    1. Choisis l’une des cartes visibles comme cible. Elle dit quel symbole elle veut et combien de cases elle a.
    2. Lance les dix dés. Chacun a deux bombes, deux Martiens et deux pistolets.
    3. Trop de bombes ? C’est l’atomisation : le tour est fini et ce jet est perdu.
    4. Chaque bon symbole vaut une case. Si ton pion et tes dés atteignent ensemble la dernière case, tu conquiers la carte.
    5. Sinon, arrête-toi et avance ton pion, ou relance tous les Martiens et croise les doigts. Là où les Martiens comptent, il n’y a qu’un jet.
overview-winning-text = Quand l’une des quatre piles est épuisée, on finit la manche. Le plus grand total de PV sur les cartes conquises l’emporte. À égalité, c’est le plus grand nombre de cartes.
page-board-text =
    - Tu peux attaquer les quatre cartes du haut. Le nombre dans l’étoile dit ce que la carte vaut en PV.
    - Sous l’image se trouvent le symbole qu’elle veut et combien il en faut, puis ses cases, la dernière en or. Chaque pion montre la case atteinte, dans la couleur et la forme de son camp.
    - Un cadre jaune désigne la cible de ce tour. Tu ne peux pas viser une image barrée pour l’instant.
    - Le texte rouge est une règle pour tout le monde tant que la carte est visible. Le texte vert t’aide si tu la conquiers.
    - Au pied d’une carte, « reste 2 » veut dire qu’il y a encore deux cartes dessous. Chaque signe de bombe est une bombe.
    - Le bandeau sous les cartes montre les bombes de la carte de difficulté et fait le compte. « 0 sur 6 » veut dire qu’aucune des six bombes visibles n’est encore couverte par un dé bombe. Si tu les couvres toutes, c’est l’atomisation.
    - Puis viennent les dés. Les dés pâles montrent le dernier jet du tour d’avant.
    - En bas, tu vois les PV et les cartes conquises de tout le monde, chaque carte avec ses PV. Une coche veut dire que sa règle verte est active. Le drapeau désigne qui joue en premier.

booklet-turn = Lancer les dés
booklet-cards = Conquérir des cartes
booklet-special = Règles spéciales
booklet-end = La fin de la partie
booklet-all-location = Tous les lieux
booklet-all-effect = Ce que font les règles des cartes

# --- lessons: said once, before the first question of a kind ----------------------------------------------

lesson-choose-target = Choisis une carte à attaquer. Regarde ses PV, combien de symboles elle veut, et où en sont les pions. Une carte courte que tu finis bientôt vaut souvent mieux qu’une grosse que quelqu’un d’autre va bientôt prendre.
lesson-bonus-turn = Tu as gagné un tour entier, tout de suite. Il se joue comme un autre : choisis une cible, lance, et arrête-toi quand ça chauffe trop. Le mieux : une carte où ton pion est déjà bien avancé.
lesson-throw-dice = Trop de bombes finissent ton tour, mais le symbole de la carte compte pour toi. Tu peux en général relancer les Martiens. Le bouton montre tes chances. Pour fixer un dé ou renoncer à une règle, c’est le moment.
lesson-face-nukes = Trop de bombes, mais une de tes cartes peut te sauver. Tu n’y perds que son usage pour ce tour : c’est rarement une raison de t’en priver.
lesson-take-target = Tu as atteint la dernière case. Conquérir la carte finit ton tour et rapporte ses PV. Tous les pions posés dessus sont rendus.
lesson-go-on-or-stop = C’est le cœur du jeu. *S’arrêter* garde ce que tu as : ton pion avance et reste. *Relancer* lance encore tous les Martiens, et de nouvelles bombes peuvent te coûter ce tour. Compare le risque avec ce qu’il te manque.
lesson-use-rule = Une carte te permet de faire quelque chose en plus avec des pions ou des cartes visibles. Tu peux aussi laisser passer. Cherche qui est le plus près de finir une carte.
guide-target = À chaque tour, tu attaques une carte. Celle-ci rapporte le plus pour les tours qu’elle demande. Pas besoin d’un seul tour : ton pion reste là où il s’arrête.
guide-roll = Lance tous tes dés. { $nukes ->
    [only] Sur cette carte, un tour ne compte que si tu te fais atomiser. Ici, les bombes t’aident donc.
    [also] Les bombes sont le symbole de cette carte, mais trop de bombes t’atomisent quand même.
   *[no] Le symbole de la carte t’aide, les bombes te nuisent.
  } { $once ->
    [true] Cette carte veut des Martiens, donc tu ne les relances pas : un seul lancer par tour.
   *[other] Tu peux relancer les Martiens.
  }
guide-go-on-or-stop = { $nukes ->
    [only] Sur cette carte, un tour ne compte que si tu te fais atomiser. *Relancer* peut apporter des bombes.
   *[other] *S’arrêter* garde ce que tu as. *Relancer* te fait avancer, ou te fait atomiser.
  } Je choisirais ceci :

# --- plates of the booklet: what a picture shows, and the words in it ---------------------------------------

plate-claiming = Conquérir une carte. Le pion rouge est sur la case 2 ({ $card }). Trois pistolets le mènent à la case 5, la dernière : la carte et ses PV sont conquis.
plate-claiming-sum = Case 2 et 3 pistolets : case 5, la dernière. Conquise !
plate-nuked = Atomisation. Deux bombes sur { $one_le }, une sur { $other_le } et deux sur la carte de difficulté : cinq sont visibles. Cinq dés montrent une bombe : toutes sont couvertes, le tour est fini et son jet est perdu.
plate-nuked-sum = 5 bombes visibles, 5 sur les dés : atomisation !

## À quoi sert une action, en une phrase

reason-target = { $risk ->
    [0] { $vp } PV en environ { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
      }, { $claim } % de chances de la conquérir dès ce tour.
   *[other] { $vp } PV en environ { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
      }, { $claim } % de chances de la conquérir dès ce tour. Quelqu’un d’autre pourrait ensuite la prendre ({ $risk } %).
  }
reason-stop = Ce que tu as est acquis. En continuant : { $claim } % de conquête, { $nuked } % d’atomisation.
reason-roll = En continuant : { $claim } % de conquête, { $nuked } % d’atomisation.
reason-reroll = { $stake ->
    [nuked] Sur cette carte, un tour ne compte que si tu te fais atomiser.
    [nothing] T’arrêter maintenant ne te rapporte rien.
   *[space] Si tu t’arrêtes, tu es sur la case { $space } sur { $spaces }.
  }{ $more ->
    [0] {""}
    [one] {" "}Relancer peut ajouter { $more } case.
   *[other] {" "}Relancer peut ajouter jusqu’à { $more } cases.
  } { reason-roll }
reason-saved = Avec ces dés, tu te fais atomiser. { reason-roll }
reason-set-die = Avec ce dé fixé, { $claim } % de conquête ce tour-ci. Sans lui, { $plain } %.
reason-switch = Avec ces dés, { $claim } % de chances de conquérir { $location_le } ce tour-ci.
reason-remove = { $location } : il manque encore { $left ->
    [1] une case
   *[other] { $left } cases
  } à ce pion.

# --- /rules: more topics -------------------------------------------------------------------------------

term-setup = Mise en place
term-setup-text = Il y a quatre piles, chacune avec autant de cartes que de personnes à la table (trois si vous êtes deux). La première carte de chaque pile est visible. Tout le monde a quatre pions de sa couleur.
term-ties = Égalités
term-ties-text = Le plus grand total de PV l’emporte. À égalité, c’est le plus grand nombre de cartes conquises. Si c’est encore égal, c’est la personne qui joue le plus tard dans la manche. Une seule personne gagne, toujours.
term-open = Ce que tout le monde voit
term-open-text = Cartes conquises, PV, pions, dés et nombre de cartes par pile sont visibles. Les cartes face cachée et celles restées dans la boîte sont secrètes.
term-chances = Les pourcentages
term-chances-text = *Atomisation* et *conquête* sont des chances exactes. La première vaut pour ce jet. Celle *en tout* vaut pour le tour entier, si tu relances jusqu’au bout.
term-waiting = Quand le temps est écoulé
term-waiting-text = Si tu ne réponds pas, je choisis la cible la plus proche d’une conquête et je lance. J’utilise toute règle qui t’évite l’atomisation, je conquiers si possible, et sinon je m’arrête.

# --- /rules: rulings in small print, each with its number ----------------------------------------------

fine-term-setup =
    R01 · Dans la salle d’attente, tu choisis qui commence. Sinon, c’est tiré au sort. Cette personne commence chaque manche.
    R35 · Les cartes restées dans la boîte sont secrètes toute la partie.
    R37 · La boîte est prévue pour trois à six personnes. Ici, on peut aussi jouer à deux.
fine-term-turn =
    R02 · On lance dix dés contre toute cible, sauf si une carte change ce nombre.
    R42 · Après un jet, je ne pose la question qu’une fois. Si tu réponds par une étape suivante, tu renonces aux précédentes.
    R43 · Là où une seule chose est possible, elle se fait toute seule.
fine-term-nuked =
    R05 · Les bombes restent tout le tour et s’additionnent d’un jet à l’autre.
    R06 · Même un jet qui suffirait à conquérir la carte t’atomise, s’il apporte assez de bombes.
    R29 · S’il faut plus de bombes que tu n’as de dés, rien ne peut t’atomiser.
    R39 · Après une atomisation, Las Vegas agit d’abord, puis la statue de la Liberté, puis Houston. Houston t’épargne si tu as avancé.
fine-term-claiming =
    R22 · Tu peux conquérir une carte par tour, et une autre pendant un tour bonus.
    R23 · Dans l’ordre : prendre la carte, rendre les pions, révéler la suivante, appliquer la règle rouge.
    R24 · Les bombes d’une nouvelle carte comptent dès le tour suivant, même si c’est un tour bonus.
fine-term-tokens =
    R13 · Les cases sont numérotées à partir de 1, sans trou. La dernière vaut conquête et ne porte jamais de pion.
    R14 · Quatre pions suffisent toujours.
    R28 · Les effets qui poussent un pion s’arrêtent une case avant la dernière.
fine-term-green-rules = R41 · Washington, Roswell, La Nouvelle-Orléans et la statue de la Liberté agissent d’elles-mêmes. Si l’une est à toi, tu peux la désactiver au début de ton tour.
fine-term-ending =
    R31 · La fin commence avec la dernière carte d’une pile. Si quelqu’un la conquiert au dernier tour d’une manche, la partie est finie aussitôt.
    R33 · Sans cible permise, tu sautes ton tour.
    R50 · Les PV affichés pendant la partie comptent la Gateway Arch comme si tout finissait maintenant.
fine-term-stall = R49 · Un tour bonus appartient à sa manche. Si aucune carte ne peut passer sous sa pile, le compte repart de zéro. Après la manche 100, la partie est finie.
fine-term-chances = R51 · Les chances supposent que tu utilises Los Angeles et Atlanta, sauf contre Las Vegas. Elles ne tiennent pas compte d’un changement avec San José.
fine-effect-reroll-nuke =
    R44 · Avant une conquête, je ne pose la question que si la relance peut changer quelque chose.
    R45 · Tu choisis entre une bombe sortie au jet et une bombe fixée.
fine-effect-extra-turn = R46 · Tu prends ou refuses le tour bonus au moment d’en choisir la cible. La nouvelle carte est alors déjà visible.
fine-effect-preset-die = R47 · Fixer et lancer, c’est une seule étape, une fois la cible choisie.
fine-effect-advance-own-token = R48 · Un pion juste avant la dernière case ne peut pas avancer, et Phoenix n’en accueille aucun. Sur Las Vegas, c’est permis.

# --- reports ---------------------------------------------------------------------------------------------------

honour-claim = 🏆 Plus belle prise : { $location } pour { $vp } PV ({ $seat }).
honour-rerolls = 🎲 Le plus de dés relancés : { $seat } ({ $count }).
score-seat = { $seat } **{ $vp }** PV

# --- advice: a reason for each kind of action without one of its own ---

because-roll = C’est le moment de lancer.
because-decline = Cette règle ne t’apporterait rien ici.
because-advance = Ce pion est le plus proche d’une conquête encore possible.
