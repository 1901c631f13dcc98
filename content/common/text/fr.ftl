# --- lists -------------------------------------------------------------------------------------------------

list-more = { $list }, { $item }
list-last = { $list } et { $item }
list-any = { $list } ou { $item }
list-clause = { $list } ; { $item }

# --- what the journal tells besides the game's own events ---------------------------------------------------

note-automatic = (réaction automatique)
note-clock = { $seat_Le } { $seat_gender ->
    [mp] n’ont
   *[other] n’a
  } plus de temps : l’ordinateur joue ce tour.
note-expired = Personne n’a joué ici depuis longtemps : la partie se termine sans résultat.
note-resign = { $seat_Le } { $seat_gender ->
    [mp] abandonnent
   *[other] abandonne
  }.
note-left = { $name } quitte la partie. Son équipe continue.
note-undo = { $seat_Le } { $seat_gender ->
    [mp] annulent
   *[other] annule
  } un coup.
note-end = L’hôte a mis fin à la partie.
note-lost = Cette ligne vient d’une version plus ancienne : je ne sais plus la lire.

outcome-resigned = { $winners_count ->
    [0] Tout le monde a abandonné. Personne ne gagne.
   *[other] Victoire pour { $winners_le } : il n’y a plus personne d’autre dans la partie.
  }

refusal-not-asked = Ce n’est pas ton tour. Je te préviens dès que c’est à toi.
refusal-other-question = Le jeu pose une autre question. Réponds-y d’abord.
try-instead = { $instead_count ->
    [0] *Jouer mon tour* montre ce qui est possible.
   *[other] Possible : { $instead_any }.
  }

# --- what a table does not do ------------------------------------------------------------------------------

error-no-such-table = Je ne trouve pas cette table. /parties te montre les tiennes.
error-not-seated = Tu n’as pas de place à cette table. Tu peux la rejoindre avant le début de la partie, et regarder à tout moment.
error-sits-here = Tu joues dans cette partie : pas besoin de suggérer un coup. Appuie sur *Jouer mon tour*.
error-no-advice = Tu n’as rien à décider pour l’instant. Demande-moi quand ce sera ton tour.
error-no-way-back = Impossible d’annuler : des dés ont été lancés depuis. Continue à partir d’ici.
error-seen-since = Impossible d’annuler : quelque chose a été révélé depuis, ou l’ordinateur a déjà réagi. Continue à partir d’ici.
error-no-computer-seat = L’ordinateur ne joue pas à cette place. Choisis dans la liste.
error-not-host = Seul l’hôte peut faire cela. Demande-lui.
error-not-your-lobby = Cette salle d’attente n’est pas à toi. Seuls l’hôte et les personnes qui y avaient une place peuvent la rouvrir. Ouvre ta propre table avec /nouvelle.
error-others-play = D’autres personnes jouent encore : tu ne peux pas mettre fin à la partie sans elles. À la table, `/table terminer` demande l’accord de tout le monde.
error-still-there = { $name } est là et joue à temps. Tu pourras demander un remplacement après un tour manqué ou un jour de silence.
error-not-prompt = Cette table est réservée aux personnes qui jouent plus de { $wanted } % de leurs tours à temps. Tu en es à { $percent } %. Tu peux regarder, ou ouvrir ta propre table avec /nouvelle.
error-stale = La partie a avancé. Utilise les boutons sous le dernier plateau.
error-not-playing = Aucune partie n’est en cours ici : elle n’a pas commencé, ou elle est finie. Appuie sur *Commencer* dans la salle d’attente, ou ouvre une table avec /nouvelle.
error-already-started = Cette partie a déjà commencé. Tu peux regarder, ou ouvrir une table avec /nouvelle.
error-awaits-cut = La pioche attend d’être coupée : la table est figée. Pour changer quelque chose, appuie sur *Retour à la salle*.
error-not-the-cutter = Tu ne peux pas couper cette pioche. C’est à { $people } de le faire.
error-nothing-to-cut = Il n’y a pas de pioche à couper ici. Si la partie n’a pas commencé, appuie sur *Commencer* dans la salle d’attente.
error-empty-cut = C’est vide. Coupe encore et écris au moins une lettre ou un chiffre.
error-seat-taken = Cette place est déjà prise. Choisis-en une libre.
error-no-such-seat = Cette place n’existe pas ici. Choisis dans la liste.
error-table-full = Toutes les places sont prises. Tu peux regarder, ou ouvrir une table avec /nouvelle.
error-not-captain = C’est { $captain }, capitaine de ton camp, qui décide des réactions. Demande-lui.
error-not-yours = { $friend } joue { $share }. Demande-lui, ou demande à l’hôte d’autoriser les remplacements (/table remplacement).
error-not-a-team = Il n’y a que toi dans ton camp : rien à répartir. Joue, tout simplement.
error-not-your-side = C’est pour l’autre camp. Choisis une part de ton camp, ou rejoins d’abord l’autre.
error-part-taken = { $friend } s’en occupe déjà. Choisis une autre part ou demande-lui de la rendre.
error-no-such-share = Ton camp n’a rien de ce nom. Choisis dans la liste.
error-no-such-friend = Personne de ce nom ne joue dans ton camp. Choisis dans la liste.
error-last-of-seat = Il ne reste que toi dans ton camp. Pour quitter la partie, utilise /table abandonner.
error-no-standing-orders = Ce jeu n’a pas de consignes. Réponds simplement quand je te pose la question.
error-cannot-order = Tu ne peux plus donner de consigne pour cela. Ouvre *Ma main* pour voir tes cartes.
error-too-many-orders = Tu as déjà { $most } consignes, et c’est le maximum. Retires-en une d’abord.
error-not-ready = { $fewest ->
    [1] Pour commencer, il faut qu’une personne prenne place. Appuie sur *Rejoindre*.
   *[other] Pour commencer, il faut { $fewest } places occupées, dont une au moins par une personne. Invite quelqu’un ou appuie sur *Ajouter l’ordinateur*.
  }
error-unknown-title = Je ne connais pas ce jeu. Choisis dans la liste.
error-bad-option = Cette valeur ne convient pas pour « { $option } ». Choisis dans la liste.
error-option-of-another-game = Ce jeu n’a pas d’option « { $option } ». Enlève-la ou choisis un autre jeu.
error-option-does-not-fit = « { $option } » ne va pas avec ce scénario ou tes autres options. Enlève-la ou change-les.
error-unknown-verb = Le jeu de cette table n’a pas cette commande. /aide montre celles qu’il a.
error-nothing-to-undo = Tu n’as aucun coup à annuler. *Jouer mon tour* montre ce qui t’attend.
error-nothing-to-agree = Ce vote est déjà terminé. La table montre le résultat.
error-outdated = Cette partie vient d’une version que je ne gère plus : elle ne peut pas continuer. Ouvres-en une autre avec /nouvelle.
error-title-missing = Je n’arrive pas à charger le jeu de cette table pour le moment. La table attend et rien n’est perdu. Préviens la personne qui gère ce bot, ou ouvre une autre partie avec /nouvelle.
error-not-over = Je révèle le secret des dés à la fin de la partie. D’ici là, /table dés montre son sceau.
error-not-allowed = { $sentence }

# === the front end =========================================================================================
# Everything from here on is said by bot/ui: buttons, panels, posts, commands.

# --- buttons -----------------------------------------------------------------------------------------------

button-turn = Jouer mon tour
button-guide = Guide-moi
button-guide-end = Continuer sans guide
button-suggest = Suggérer un coup
button-undo = Annuler le coup
button-advice = Que ferais-tu ?
button-hand = Ma main
button-wide = Image en largeur
button-tall = Image en hauteur
button-text-board = Plateau en texte
button-standing = Consignes
button-arm = Donner une consigne
button-disarm = Retirer
button-reactions = Réactions
button-choose = Choisir
button-back = Retour
button-previous = Précédent
button-next = Suivant
button-sketch = Aperçu
button-decide = Retour aux choix
button-do-it = Confirmer
button-replay = Animation
button-join = Rejoindre
button-leave = Partir
button-computer = Ajouter l’ordinateur
button-start = Commencer
button-sit = M’asseoir
button-team = Rejoindre
button-free = Retirer
button-agree = D’accord
button-disagree = Pas d’accord
button-resign = Abandonner
button-part = Quitter l’équipe
button-end = Terminer la partie

# --- the lobby ---------------------------------------------------------------------------------------------

lobby-free = libre
lobby-captain = { $name } (capitaine)
lobby-parts = Qui dirige quoi ? Appuie sur ta part. Appuie encore une fois pour la rendre.
lobby-part = { $name } dirige { $part }
lobby-computer = l’ordinateur ({ $level })
lobby-character = { $name } (ordinateur, { $level })
lobby-level = Niveau de l’ordinateur
level-easy = facile
level-easy-about = Joue avec bon sens, mais fait des erreurs bien humaines
level-normal = moyen
level-normal-about = Rapide, et ne se laisse pas faire
level-hard = difficile
level-hard-about = Anticipe, et prend un peu plus de temps
character-pip = Pip
character-pip-about = Débute à peine et sursaute au moindre bruit
character-pip-won = Déjà fini ? J’avais fermé les yeux.
character-pip-lost = Je le savais. J’aurais dû rester dans la soucoupe.
character-bazz = Bazz
character-bazz-about = Tire d’abord, réfléchit sur le chemin du retour
character-bazz-won = Ha ! Un plan ? Pour quoi faire ?
character-bazz-lost = Ça valait le coup. T’as vu cette explosion ?
character-marlow = Marlow
character-marlow-about = Ne quitte jamais son abri sans bonne raison
character-marlow-won = Ni panique, ni larmes. Rompez !
character-marlow-lost = Repli en bon ordre ! En bon ordre, j’ai dit !
character-scrap = Scrap
character-scrap-about = Garde tout : ça peut toujours servir
character-scrap-won = Tu vois ? Tout a fini par servir.
character-scrap-lost = Et moi qui gardais tout ça pour plus tard…
character-zorra = Zorra
character-zorra-about = Cheffe de guerre martienne, attaque volontiers
character-zorra-won = Ack ! Une planète de plus dans ma collection.
character-zorra-lost = Impossible ! J’exige un plus gros pistolet laser.
character-ames = Ames
character-ames-about = Prévoit trois tours d’avance et ne gaspille rien
character-ames-won = Tout s’est passé comme prévu, page 47.
character-ames-lost = Ce n’était pas dans le plan. Retour à la page un.
lobby-read-on = Tu découvres ce jeu ? /règles l’explique en une minute, puis page par page. /aide dit comment y jouer ici.
lobby-begun = La partie se joue dans { $place }
lobby-cut = À { $people } de couper la pioche dans { $place }. Ensuite, je distribue.
lobby-closed = Cette table est fermée : l’hôte l’a annulée, ou personne n’est venu pendant une semaine.
lobby-pack = Extension
pack-none = Sans extension
lobby-pace = Temps par tour
lobby-people = Accès
lobby-prompt = réservé aux personnes qui jouent à temps
pace-3d = 3 jours
pace-24h = 24 heures
pace-8h = 8 heures
pace-30m = 30 minutes, en direct
pace-10m = 10 minutes, en direct
pace-none = sans limite ni remplacement
button-reopen = Rouvrir
option-new-pace = Temps par tour avant que l’ordinateur joue (par défaut : 3 jours)
    .name = temps
lobby-seal = Les dés sont scellés : `{ $seal }`… (le sceau entier : /table dés)
dice-seal = Les dés sont scellés : `{ $seal }`
thread-name = { $title } : { $players }
thread-turn = à { $people } de jouer
table-opened = { $seats ->
    [1] Ta table est ouverte et tu y as une place. Appuie sur *Commencer* quand tu veux.
   *[other] Ta table est ouverte et tu y as une place. Invite quelqu’un ou ajoute l’ordinateur, puis appuie sur *Commencer*.
  }
table-opened-later = Ta table est ouverte, mais Discord n’a pas encore accepté son message. Je continue d’essayer, tu n’as rien à faire.
table-done = C’est fait.

# --- posts -------------------------------------------------------------------------------------------------

post-until = à jouer { $when }
post-until-bank = fin de la réserve de temps { $when }
post-away = Absence : { $people }. L’ordinateur joue en attendant.
post-asleep = Tout le monde est absent ({ $people }) : la partie est en attente. Joue, ou appuie sur *Me revoilà*. Après deux semaines, elle se termine sans résultat.
post-on-hold = On attend { $people } (absence). Pas de remplacement à cette table : la partie est en attente. Prends la place, ou mets fin à la partie avec /table terminer. Après deux semaines, elle se termine sans résultat.
post-absent = Absence : { $people }. Pas de remplacement à cette table.
sitter-away-until = { $who } (en congé jusqu’au { $when })
call-half = { $people } C’est à toi de jouer, et la moitié de ton temps est passée.
call-last = { $people } C’est à toi de jouer, et ton temps est presque écoulé.
call-nudge = { $people } C’est à toi de jouer.
call-bank = puis { $left } de ta réserve de temps
call-waits = { $people } C’est à toi de jouer depuis trois jours.
call-waiting = { $people } C’est à toi de jouer depuis une semaine. Après deux semaines, quelqu’un pourra prendre ta place.
call-absent = { $people } C’est à toi de jouer depuis deux semaines. Désormais, quelqu’un peut prendre ta place, et les autres peuvent mettre fin à la partie sans toi. Joue, ou appuie sur *Me revoilà*, et ta place est de nouveau à toi.
call-alone-waits = { $people } Ta partie t’attend. Sans limite de temps : rien ne presse.
call-alone-waiting = { $people } Ta partie t’attend toujours. Je ne te le rappellerai plus. `/moi` désactive ces rappels.
call-ends = { $people } Personne n’a joué ici depuis longtemps. Dans deux jours, cette partie se termine sans résultat. *Jouer mon tour* la relance.
button-here-again = Me revoilà
button-take = Prendre la place : { $seat }
post-suggested = ✋{ $count } { $label }
post-earlier = … (le reste avec /journal)
post-hand = Ta main à la table { $table } ({ $place }) :
hand-old = Cette main n’est peut-être plus à jour. Appuie sur *Ma main* pour la voir maintenant.
hand-none = Ce jeu n’a pas de main secrète : tout est sur le plateau.

# --- the orders panel --------------------------------------------------------------------------------------

panel-list = { $kind }…
panel-rest = Tout le reste
panel-none = rien de tout cela
panel-which-action = quoi exactement ?
whole-then = { $first }, puis { $then }
panel-suggesting = Tu regardes : c’est donc une suggestion. La décision revient à { $people }.
panel-suggested = Ta suggestion : { $label }. Tu peux encore changer d’avis.
panel-votes = ✋{ $count }
panel-not-asked = Ce n’est pas ton tour.
panel-computer = À l’ordinateur de jouer ({ $seats })…
panel-friends = C’est le tour de ton camp, mais cette question est pour { $people }.

# --- taking back -------------------------------------------------------------------------------------------

undo-vote = { $name } demande à annuler { $moves ->
    [1] un coup
   *[other] { $moves } coups
  }. Les autres ont déjà vu la suite : tout le monde doit être d’accord.
vote-refused-undo = { $name } a dit non : rien n’est annulé.
vote-done-undo = Tout le monde est d’accord : c’est annulé.

# --- what cannot be taken back -----------------------------------------------------------------------------

confirm-resign = Abandonner cette partie ? C’est définitif.
confirm-part = Quitter ton équipe ? Elle continue sans toi. C’est définitif.
confirm-end = Mettre fin à cette partie pour tout le monde, sans résultat ? C’est définitif.

# --- reactions ---------------------------------------------------------------------------------------------

reactions-automatic = Automatique
reactions-counts = Demander quand ça compte
reactions-ask = Toujours me demander
reactions-never = Jamais
reactions-set-automatic = Personne ne t’attend. Au tour des autres, tes consignes réagissent. Si aucune ne convient, l’ordinateur réagit d’après ce que tu vois. À ton propre tour, je ne joue que les cartes que tu nommes. Tu donnes tes consignes dans *Ma main*. Une consigne peut aussi être « me demander ».
reactions-set-counts = Je te demande ton avis quand ça compte : si quelqu’un risque fort de mourir (50 % ou plus), ou si un héros ou un chef est en danger. Le reste se règle tout seul, comme avec *Automatique*.
reactions-set-ask = Je te demande ton avis chaque fois que tu peux réagir, dans un temps limité. Tes consignes sont suspendues. Sans réponse à temps, je réagis automatiquement jusqu’à ton retour.
reactions-set-never = Tu ne réagis jamais. Tes consignes sont suspendues.

armed-title = Tes réactions
armed-secret = Visible pour toi seulement. Personne ne sait si c’est une consigne ou l’ordinateur qui a réagi.
armed-none = Tu n’as encore donné aucune consigne.
armed-given = Consigne donnée : { $order }

# --- teams -------------------------------------------------------------------------------------------------

team-anybody = tout le monde
team-rest = le reste
team-share = { $share } : **{ $owner }**
team-nothing = Il n’y a rien à répartir.
team-captain = Capitaine : { $name }, qui décide des réactions. Vous partagez la même main.
stand-in-yes = Dans une équipe, tout le monde peut maintenant jouer pour les autres.
stand-in-no = Dans une équipe, on ne joue plus que ses propres figurines, et les réactions reviennent au capitaine.

# --- looking -----------------------------------------------------------------------------------------------

log-empty = Il ne s’est encore rien passé.
sketch-look-at = Choisis ce que tu veux voir. Rien n’est joué avant ta confirmation.
sketch-nothing = Rien à afficher sur le plateau pour ce choix.
replay-being-made = Je prépare l’animation. Elle apparaîtra ici dans une demi-minute au plus.
replay-so-far = La partie jusqu’à présent, telle que tout le monde l’a vue.
replay-whole = Toute la partie, et à la fin tout ce qui était caché.
replay-alt = La partie en { $pictures } images, une par tour. La dernière : { $board }
replay-open = Tout ce qui était caché
replay-hand = Main à la fin : { $seat }
replay-page-first = Premier coup
replay-page-back = Un coup en arrière
replay-page-next = Coup suivant
replay-page-last = Dernier coup
replay-page-play = Lecture
replay-page-controls = Parcourir la partie coup par coup
replay-page-slider = Coup
replay-page-rounds = Manches
replay-page-points = Tournants
replay-page-prose = La position en mots
replay-page-keys = Touches : ← et → pour reculer ou avancer d’un coup, Origine et Fin pour le premier ou le dernier.
replay-page-begins = La partie commence
advice = Je dirais : **{ $label }**
games-mine = Tes parties ici
games-here = Autres parties sur ce serveur
games-none = Aucune partie ici pour l’instant. Ouvre une table avec /nouvelle.
games-lobby = cherche du monde
games-cut = attend que quelqu’un coupe la pioche
notice-dm-closed = Je ne peux pas t’envoyer de messages privés : ta main n’arrivera pas toute seule. Appuie sur *Ma main* ou tape /main pour la voir.
help-goal = **{ $title }.** { $goal }
help-rules = `/règles` est le livret de règles : d’abord un aperçu, puis page par page. Donne-lui un sujet pour chercher un point précis.
help-new = Ouvre une table avec `/nouvelle`, invite du monde, puis appuie sur *Commencer*. À la table, `/aide` t’en dit plus.
help-edition = Là où un livret ne montre pas une carte, un plan ou un prix, nous avons inventé les nôtres. `/règles` *À propos de cette édition* dit ce qui vient d’où.
help-unofficial = Ack-Ack { $version } est un projet de fans non officiel, sans lien avec les ayants droit de ces jeux. Questions sur ce bot ou sur les droits : { $contact }
help-move = Quand c’est à toi, utilise les boutons sous le plateau. Pour décider à l’abri des regards, appuie sur *Jouer mon tour*. Ou tape une commande : elle ne propose que ce qui est permis, avec tes chances.
help-sketch = *Aperçu* dessine sur le plateau ce qu’un coup ferait, avant que tu le joues.
help-hand = *Ma main* te montre tes cartes. Personne d’autre ne les voit.
help-standing = C’est là aussi que tu donnes des consignes : elles me disent comment réagir en ton absence. Si aucune ne convient, l’ordinateur réagit. Avec `/table réactions`, je te demande ton avis quand ça compte, ou toujours.
help-board = *Plateau en texte* dit avec des mots ce que montre l’image. `/plateau` la montre en grand ou de près. `/revoir` montre toute la partie.
help-back = Quand tu reviens, *Jouer mon tour* et `/journal` commencent par ce que tu as manqué. `/parties` montre toutes tes tables. Après une partie, appuie sur *Revanche*, dans sa fiche.
help-page-home = Comment jouer
help-page-turn = Ton tour
help-page-look = Plateau et animation
help-page-time = Temps et absences
help-page-own = Commandes de ce jeu
help-page-more = Commandes de tous les jeux
help-page-about = À propos de ce bot
help-menu = Autres pages d’aide

# --- the rules ---------------------------------------------------------------------------------------------

topic-term = { $name }
rules-term = **{ $name }** ({ $rule }) : { $text }
rules-entry = **{ $name }** : { $text }
topic-about = { $name }
term-edition = À propos de cette édition
edition-from-pack = - De l’extension « { $name } » : { $parts }.
edition-named = { $name } ({ $count } sur { $all } : { $entries })
edition-from-book = - Du livret de règles : { $parts }.
edition-from-public = - De source publique : { $parts }.
edition-from-ours = - De notre invention : { $parts }.
edition-unofficial = Ceci est un projet de fans non officiel, sans lien avec les ayants droit du jeu. `/aide` indique qui gère ce bot et comment contacter cette personne.
edition-all = { $name } (au complet : { $count })
edition-some = { $name } ({ $count } sur { $all })
rules-unknown = Je ne trouve pas ce sujet. Tape un mot et choisis dans la liste.
button-topic = 📖 { $topic }

# --- what goes wrong ---------------------------------------------------------------------------------------

error-no-table-here = Il n’y a pas de partie dans ce salon. Va dans son fil, ou ouvre une table avec /nouvelle.
error-no-such-place = Le plateau n’a pas d’endroit appelé « { $typed } ». Choisis dans la liste.
error-no-such-action = Tu ne peux pas faire cela maintenant. Choisis dans la liste.
error-incomplete = Il manque encore « { $slot } » : choisis dans la liste.
error-another-question = { refusal-other-question }
error-command-changed = Cette commande a changé depuis que Discord te l’a montrée. Tape-la de nouveau. Si cela ne suffit pas, recharge Discord.
error-may-not-write-here = Il me faut les permissions « Envoyer des messages » et « Joindre des fichiers » dans ce salon. Demande à quelqu’un qui gère le serveur, ou ouvre la table ailleurs.
incident = Quelque chose a mal tourné de mon côté. Ta partie n’a rien : réessaie. Si cela se reproduit, signale l’incident { $number } à la personne qui gère ce bot.

# --- commands ----------------------------------------------------------------------------------------------

command-new = Ouvrir une nouvelle table
    .name = nouvelle
option-new-game = Quel jeu
    .name = jeu
option-new-where = Où jouer (par défaut : un nouveau fil)
    .name = lieu
choice-here = dans ce salon
command-act = Faire l’une des actions permises
    .name = agir
option-act-action = Que faire (laisse vide pour choisir pas à pas)
    .name = action
command-board = Afficher le plateau en image et en texte, pour toi seulement
    .name = plateau
option-board-size = Taille de l’image (par défaut : téléphone)
    .name = taille
option-board-position = Afficher la position sur une ligne à copier
    .name = position
choice-position = sur une ligne
board-position = La position sur une ligne. Colle-la dans `/nouvelle depuis:` pour continuer à partir de là. Je distribue au hasard les cartes que tu ne vois pas.
option-board-around = Quelle partie du plateau montrer de près
    .name = autour
choice-size-phone = pour téléphone
choice-size-large = grande, pour zoomer
command-advice = Demander un conseil à l’ordinateur (pas contre d’autres personnes)
    .name = conseil
command-replay = Parcourir la partie coup par coup, rien que pour toi
    .name = revoir
command-hand = Afficher ta main, pour toi seulement
    .name = main
command-log = Afficher ce qui s’est passé jusqu’à présent
    .name = journal
command-games = Afficher toutes tes parties, et celles de ce serveur
    .name = parties
command-help = Expliquer comment jouer
    .name = aide
command-table = Tout ce qui concerne la table
    .name = table
command-table-join = Prendre place à la table de ce salon
    .name = rejoindre
command-table-leave = Quitter ta place avant le début, ou quitter ton équipe
    .name = partir
command-table-start = Commencer la partie
    .name = commencer
command-table-undo = Annuler ton dernier coup
    .name = annuler
command-table-dice = Expliquer comment vérifier les dés
    .name = dés
command-table-resign = Abandonner la partie
    .name = abandonner
command-table-end = Mettre fin à la partie sans résultat, si tout le monde est d’accord
    .name = terminer
command-table-reactions = Régler tes réactions : automatique, demander quand ça compte, toujours, jamais
    .name = réactions
option-reactions-mode = Ta façon de réagir
    .name = mode
command-table-assign = Répartir ton camp : qui joue quelle figurine
    .name = répartir
option-assign-share = Ce que tu confies (laisse les deux vides pour voir qui joue quoi)
    .name = part
option-assign-to = Qui la joue
    .name = qui
command-table-stand-in = Autoriser ou non les remplacements dans une équipe (hôte seulement)
    .name = remplacement
option-stand-in-allowed = Autoriser ?
    .name = permis
choice-yes = oui
choice-no = non

# --- names of tables, cards, rematches, since you were here -------------------------------------------------

table-label = { $name } · { $title }
seat-of-player = { $player } ({ $seat })
option-new-language = Langue de la table : plateau, messages et fil
    .name = langue
option-new-name = Un nom pour la table
    .name = nom
error-bad-position = Je n’arrive pas à lire cette position à partir de « { $typed } ». Copie toute la ligne que montre `/plateau position:`.
error-unplayable-position = Impossible de jouer à partir de cette position. Prends celle d’une partie en cours.
error-position-of-another-game = Cette position vient d’un autre jeu. Choisis-le dans `jeu:`.
error-options-of-position = Les options viennent avec la position. Utilise `/nouvelle depuis:` sans les indiquer.
error-nothing-to-play-on = Impossible de jouer à partir d’ici. Choisis un autre tour d’une partie terminée avec /revoir.
error-no-notation-here = Je ne peux pas écrire les positions de ce jeu sur une ligne. `/plateau` les montre en image et en texte.
error-bad-table-name = Le nom d’une table compte entre 1 et { $longest } caractères. Essaies-en un autre.

card-round = Manche { $number }
card-away = { $name } (en congé)
card-waits = On attend { $people } (question posée { $since })
card-waits-until = On attend { $people } (question posée { $since }, à jouer { $until })
card-waits-on-bank = On attend { $people } (question posée { $since }, fin de la réserve de temps { $until })
card-banks = Réserve de temps : { $banks }
card-banks-full = Réserve de temps : { $left } par personne
card-bank = { $name } { $left }
card-bank-empty = { $name } vide
card-board = Voir le plateau
card-lobby = Voir la salle d’attente
games-elsewhere = Tes parties sur d’autres serveurs
games-direct = Tes parties en messages privés
note-title = Note privée
note-own = Ta note
note-about = Personne d’autre ne la voit. Elle s’affiche quand tu joues ton tour ou regardes ta main.
note-kept = C’est noté. Personne d’autre ne peut le voir.
note-deleted = Ta note est supprimée.
button-note = Note
button-mute = Mettre en sourdine
button-unmute = Lever la sourdine

# --- try it out ---------------------------------------------------------------------------------------------

button-trial = Essayer
trial-mark = ESSAI
trial-title = **Essayer** · { $line }
trial-line = Variante { $number }
trial-about = Joue les deux camps comme tu veux. Personne d’autre ne voit ceci, et la partie reste comme elle est.
trial-about-hidden = Joue les deux camps comme tu veux. Personne d’autre ne voit ceci. Ce qui t’est caché, je l’ai distribué au hasard.
trial-alt = Un essai, pas la table. { $board }
trial-passed = La partie a avancé depuis le début de cette variante.
trial-stale = Tu as changé cette variante entre-temps. La voici telle qu’elle est.
trial-odds = { $percent } % de chances pour ce résultat
trial-outcomes = { $count ->
    [one] Il n’y a qu’un résultat possible.
   *[other] { $count } résultats, le plus probable d’abord. Choisis-en un.
}
trial-outcomes-about = Il y a beaucoup de résultats. J’ai lancé les dés { $rolls } fois : voici les plus fréquents. Choisis-en un.
trial-outcome = Résultat
trial-outcome-odds = { $percent } %
trial-lines = **Tes variantes à cette table.** Il y a de la place pour { $most }. Je les garde jusqu’à la fin de la partie, rien que pour toi.
trial-lines-choose = Ouvrir une variante
trial-line-passed = la partie a avancé depuis
trial-name-title = Renommer la variante
trial-name = Nom
trial-name-about = Personne d’autre ne le voit. Laisse vide pour revenir au numéro.
panel-line-next = Suite de **{ $line }** : { $action }
panel-line-over = **{ $line }** s’arrête ici : la partie a tourné autrement.
button-line-leave = Quitter la variante
button-trial-roll = Relancer
button-trial-chances = Autres résultats
button-trial-likely = Dés : le plus probable
button-trial-rolled = Dés : au hasard
button-trial-deal = Redistribuer
button-trial-take = Jouer la variante
button-trial-lines = Variantes ({ $count })
button-trial-add = Nouvelle variante
button-trial-carry = Reporter
button-trial-name = Renommer
button-trial-delete = Effacer la variante
button-trial-panel = Retour à la table
error-line-full = Cette variante compte { $most } étapes, c’est le maximum. Annule quelques coups, ou appuie sur *Variantes* et *Nouvelle variante*.
error-too-many-lines = Tu as déjà { $most } variantes ici, c’est le maximum. Ouvres-en une et appuie sur *Effacer la variante*.
error-line-does-not-fit = La partie a avancé, et cette variante ne convient plus. Appuie sur *Nouvelle variante*.

# --- end of try it out --------------------------------------------------------------------------------------
mute-on = Cette table ne te préviendra plus. Le temps continue de courir, alors passe voir avec /parties.
mute-off = Cette table te prévient à nouveau.
games-next-page = Page { $page } sur { $pages }
games-none-waiting = Aucune partie ne t’attend pour le moment.
games-away = Ici, j’ai noté ton absence
games-stood-in = Ici, l’ordinateur te remplace
games-back = { $count ->
    [0] Je n’avais noté ton absence nulle part.
    [one] Te revoilà à une table.
   *[other] Te revoilà à { $count } tables.
  }
button-next-game = Partie suivante ({ $count })
button-back-everywhere = Me revoilà partout
me-absent = { $count ->
    [one] J’ai noté ton absence à une table.
   *[other] J’ai noté ton absence à { $count } tables.
  } Là où le temps par tour est limité, l’ordinateur te remplace.
games-missing = { $count ->
    [one] Une de tes parties attend, car je n’arrive pas à la charger pour le moment
   *[other] { $count } de tes parties attendent, car je n’arrive pas à les charger pour le moment
  }. Rien n’est perdu. Préviens la personne qui gère ce bot.

button-rematch = Revanche
button-open = Libérer les places
lobby-kept = place gardée pour { $people }
rematch-asked = Une revanche ? { $people_count ->
    [one] { $people }, appuie sur *Rejoindre* : je te garde une place
   *[other] { $people }, appuyez sur *Rejoindre* : je vous garde des places
  } dans l’autre camp.
rematch-open = La table de la revanche est ouverte : { $link }
error-seat-kept = Cette place est gardée pour { $people }. Toute personne à cette table peut la libérer avec *Libérer les places*.
error-still-played = Cette partie n’est pas finie. Demande une revanche quand elle le sera.
error-did-not-play = Pour demander une revanche, il faut avoir joué. Ouvre ta propre table avec /nouvelle.

since-title = Depuis ton dernier passage :
since-before = Avant cela :
since-more = … et encore { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
  } : /journal
button-film = En animation
button-news = Revoir les coups
button-file = En fichier
replay-step = { $number } sur { $count }
replay-file = Toute la partie à parcourir, avec la vérification des dés. Télécharge-la et ouvre-la dans ton navigateur.
replay-file-so-far = La partie jusqu’à présent, à parcourir comme tout le monde l’a vue. Télécharge-la et ouvre-la dans ton navigateur.
replay-since = Ce qui s’est passé depuis, tel que tout le monde l’a vu.
option-replay-since = Ton dernier passage ou un nombre de tours (par défaut : toute la partie)
    .name = depuis
choice-last-look = mon dernier passage
choice-turns = { $turns ->
    [1] le dernier tour
   *[other] les { $turns } derniers tours
  }
error-nothing-new = Il ne s’est rien passé depuis ton dernier passage. Pour revoir les derniers tours, donne un nombre à /revoir.
error-no-such-time = Indique combien de tours remonter, ou choisis ton dernier passage dans la liste.
# --- ways out ----------------------------------------------------------------------------------------------

note-end-agreed = Toute la table est d’accord pour mettre fin à la partie sans résultat.
note-end-alone = { $name } a mis fin à la partie. Il n’y avait plus personne d’autre.
note-ended = La partie est finie, sans résultat.
note-end-moderator = La modération a mis fin à la partie.
note-end-lost = Le salon de cette partie a disparu : elle se termine sans résultat.

error-not-your-vote = C’est aux autres de voter. Pour garder ta place, il suffit de jouer.
error-not-paused = Cette partie n’est pas en pause. Il suffit de jouer.
error-bad-pause = Une pause dure entre 1 et { $most } jours. Choisis un autre nombre.
error-already-seated = Cette personne a déjà une place à cette table. Choisis quelqu’un d’autre.
error-seen-other-side = Cette personne a déjà vu la main d’un camp : elle ne peut pas en jouer un autre. Choisis quelqu’un d’autre.
error-too-many-lobbies = Tu as { $most } tables qui cherchent encore du monde. Lance d’abord la partie à l’une d’elles, ou annule-la.
error-no-computers = Les bots ne jouent pas. Choisis une personne.

notice-level = Nouveau niveau de l’ordinateur ({ $seats }) : { $level ->
    [easy] facile
    [hard] difficile
   *[normal] moyen
  }.
notice-character = À la place de l’ordinateur joue maintenant : { $who }. Niveau : { $level }.
notice-host = L’hôte est maintenant { $name }.
notice-paused = La partie est en pause jusqu’au { $when }. Les horloges sont arrêtées, mais vous pouvez toujours jouer. `/table fin-de-pause` écourte la pause.
notice-resumed = La pause est finie. Les horloges tournent de nouveau.
notice-handed-over = { $name } reprend { $seat_le } (avant : { $before }). La main est désormais visible pour { $name } seulement.
notice-sits-down = { $name } joue désormais { $seat_le }.
notice-taken = { $name } a repris ta place et ta main ({ $title }). Tu peux toujours regarder.
notice-moved = La partie a déménagé ici : je ne peux plus écrire là où elle était.
notice-cut = ✂️ { $name } coupe la pioche : `{ $word }`
notice-uncut = Personne n’a coupé la pioche à temps. J’ai distribué sans coupe.
notice-back = Me revoilà sur ce serveur, et votre partie aussi. Reprenez où vous en étiez.
notice-lost = Ta partie ({ $title }) s’est terminée sans résultat : son salon a disparu.
notice-mute = Je n’ai pas le droit d’écrire ici : personne ne voit ce qui se passe. Donnez-moi les permissions « Voir le salon », « Envoyer des messages », « Envoyer des messages dans les fils » et « Joindre des fichiers ».

post-paused = en pause, reprise { $when }

button-vote = Demander aux autres
button-take-seat = Prendre la place
confirm-vote = Mettre fin à cette partie pour tout le monde, sans résultat ? Les autres doivent être d’accord.
vote-replaced = { $name } a posé une autre question entre-temps : ce vote est clos.
vote-lapsed = Ce vote est clos : la partie a avancé.
vote-timed-out = Ce vote est clos : après trois jours, il manque encore des réponses.
vote-asked = J’ai demandé aux autres.
end-vote = { $name } demande à mettre fin à cette partie sans résultat. Elle se termine si tout le monde est d’accord.
vote-refused-end = { $name } a dit non : la partie continue.
vote-done-end = Tout le monde est d’accord. La partie est finie.
pause-vote = { $name } demande une pause de { $days ->
    [1] un jour
   *[other] { $days } jours
  }. Les horloges s’arrêteraient, mais vous pourriez toujours jouer.
vote-refused-pause = { $name } a dit non : les horloges continuent de tourner.
vote-done-pause = Tout le monde est d’accord. La partie est en pause.
pace-vote = { $name } demande un autre temps par tour : { $pace }.
vote-refused-pace = { $name } a dit non : le temps par tour ne change pas.
vote-done-pace = Tout le monde est d’accord. Le temps par tour change.
notice-pace = Le temps par tour est maintenant : { $pace }.
notice-slow = Aucune nouvelle de { $people } depuis une heure. Le temps par tour est donc plus long : { $pace }. `/table temps` le change.
replace-vote = { $name } propose { $person } pour reprendre { $seat_le }.
vote-refused-replace = { $name } a dit non : tout le monde garde sa place.
vote-done-replace = Tout le monde est d’accord. J’ai proposé la place.
handover-seat = { $seat } ({ $people })
handover-offer = { $person }, veux-tu reprendre { $seat_le } ? Tu recevrais aussi la main.
handover-offered = J’ai proposé la place. Rien ne change tant que la personne n’a pas accepté.
handover-accepted = { $name } a pris la place.

help-ways = Tu t’absentes, ou tu n’as plus le temps ? `/table pause` arrête les horloges si tout le monde est d’accord. `/table céder` confie ta place à quelqu’un. `/table terminer` met fin à la partie si tout le monde est d’accord.
command-table-pause = Arrêter les horloges quelques jours, si tout le monde est d’accord
    .name = pause
option-pause-days = Combien de jours, 14 au plus (par défaut : 7)
    .name = jours
command-table-pace = Changer le temps par tour, si tout le monde est d’accord
    .name = temps
command-table-resume = Écourter une pause
    .name = fin-de-pause
command-table-computer = Changer le niveau de l’ordinateur en cours de partie (hôte seulement)
    .name = ordinateur
option-computer-level = Un nom, ou facile, moyen, difficile
    .name = niveau
option-computer-seat = Quelle place de l’ordinateur (par défaut : toutes)
    .name = place
command-table-replace = Confier ta place à quelqu’un, ou proposer quelqu’un pour une autre place
    .name = céder
option-replace-person = Qui prend la place
    .name = personne
option-replace-seat = Quelle place, si ce n’est pas la tienne (les autres doivent être d’accord)
    .name = place

# --- playing in a browser ----------------------------------------------------------------------------------

local-address = Ouvre { $address } dans un navigateur pour jouer (Ctrl-C pour arrêter).
local-add-person = Ajouter une personne
local-alt-text = Ce que montre l’image
local-browser-zone = Comme cet ordinateur
local-cancel = Annuler
local-channels = Salons
local-choose = Choisir
local-clock-ahead = { $hours } h d’avance sur l’heure réelle
local-close = Fermer
local-closed = Ack-Ack s’est arrêté. Relance-le avec make play et ouvre l’adresse qu’il affiche.
local-command-hint = Choisis une commande dans la liste pour l’utiliser.
local-commands = Commandes
local-direct = Messages privés
local-direct-begin = Tout ceci n’est visible que pour { $name }. C’est ici qu’arrivent les mains, les rappels et tout ce qu’Ack-Ack dit en privé.
local-dismiss = Masquer
local-language = Langue
local-language-note = Ack-Ack répond à chaque personne dans sa langue s’il la parle, sinon en anglais. Les dates et les heures suivent la langue et le fuseau horaire.
local-more-options = Autres options
local-name = Nom
local-new-messages = Nouveau
local-no-match = Aucun résultat. Essaie d’autres mots, ou laisse vide.
local-only-you = Visible pour toi seulement
local-open-picture = Ouvrir l’image en grand
local-open-thread = Ouvrir
local-optional = Appuie sur Entrée pour envoyer, ou ajoute :
local-people = Personnes
local-people-hint = Ici, tout le monde, c’est toi : appuie sur un nom pour voir la table à travers ses yeux.
local-placeholder = Message, ou / pour les commandes
local-save = Enregistrer
local-search = Chercher
local-send = Envoyer
local-settings = Nom, langue et fuseau horaire
local-skip-1 = +1 h
local-skip-8 = +8 h
local-skip-24 = +1 jour
local-spoiler = Texte caché : appuie pour le lire
local-submit = Envoyer
local-thinking = { $name } réfléchit…
local-thread-begin = Le fil commence ici. La partie s’y joue.
local-thread-opened = { $name } a ouvert un fil :
local-thread-posts = Messages : { $count }
local-time = Temps
local-time-hint = Avance dans le temps pour voir les horloges tomber à zéro et les rappels arriver.
local-time-zone = Fuseau horaire
local-to-newest = Vers le message le plus récent
local-used = { $name } a utilisé { $command }
local-welcome = Bienvenue dans Ack-Ack ! Ack ack ack.
local-welcome-1 = Ouvre une partie : choisis un jeu ci-dessous, ou tape `/nouvelle`.
local-welcome-2 = Tu as déjà une place. Appuie sur **Ajouter l’ordinateur** pour jouer contre lui. Ou change de personne sous *Personnes* et appuie sur **Rejoindre**.
local-welcome-3 = Appuie sur **Commencer**. La partie ouvre son propre fil, et les mains secrètes arrivent sous *Messages privés*.
local-you = toi

local-error-broken = Quelque chose a mal tourné ici. Essaie encore.
local-error-full = C’est complet : il n’y a de place que pour { $count } personnes. Appuie sur un nom pour jouer sous ce nom.
local-error-moved-on = Cela n’existe plus. Regarde le message le plus récent.
local-error-no-command = Il n’y a pas de commande /{ $name } ici. Tape / pour les voir toutes.
local-error-no-name = Choisis un nom, s’il te plaît.
local-error-no-place = Ce salon n’existe plus. Choisis-en un autre à gauche.
local-error-nobody = Cette personne n’est plus là. Choisis-en une autre sous *Personnes*.
local-error-option = Choisis l’une des valeurs proposées pour « { $name } », s’il te plaît.
local-error-same-name = Le nom { $name } est déjà pris ici. Choisis-en un autre.
local-error-silent = Ack-Ack n’a pas répondu. Essaie encore.
local-error-slow = Ack-Ack y travaille encore…
local-error-too-long = Écris entre 1 et { $count } caractères.

# --- what a server sets for its tables ----------------------------------------------------------------------

error-wrong-channel = Sur ce serveur, tu peux ouvrir des tables dans { $places }.
error-needs-role = Pour ouvrir une table sur ce serveur, il faut le rôle { $role }. Tu peux rejoindre toute table qui cherche du monde : /parties les montre.
error-server-full = { $most ->
    [1] Ce serveur n’autorise qu’une table à la fois, et elle est prise.
   *[other] Les { $most } tables de ce serveur sont prises.
  } Rejoins-en une avec /parties, ou attends que l’une se libère. L’équipe du serveur peut en autoriser plus avec /serveur.
error-not-manager = Il faut pour cela la permission « Gérer le serveur ». Demande à quelqu’un qui l’a.
error-not-on-server = Utilise cette commande sur un serveur, pas en messages privés.
error-everybodys-role = Tout le monde a ce rôle. Choisis-en un que l’on prend soi-même.

command-server = Réglages du serveur : qui peut ouvrir des tables ici, où et comment
    .name = serveur
option-server-zone = Fuseau horaire de ce serveur : tape une ville ou un continent
    .name = fuseau
lobby-calls = On cherche du monde, { $role } !
server-title = Les tables de ce serveur
server-all-optional = Tout est facultatif. Chaque choix prend effet aussitôt.
server-channels = Salons
server-channels-means = Où l’on peut ouvrir des tables, fils compris.
server-anywhere = partout
server-hall = Hall des parties
server-hall-means = Un forum où chaque nouvelle table a son message, avec des tags pour le jeu et son état.
server-no-hall = aucun forum
server-hall-closed = Je ne peux pas y écrire. Quelqu’un qui gère le serveur peut me donner les permissions *Envoyer des messages* et *Joindre des fichiers* dans ce forum.
server-hall-tags = Je ne peux pas y ajouter de tags. Quelqu’un qui gère le serveur peut me donner la permission *Gérer les salons*, ou ajouter les tags.
hall-wanted = cherche du monde
hall-running = en cours
hall-finished = terminée
table-in-hall = Ta table : { $post }
server-opener = Qui peut ouvrir une table
server-opener-means = Tout le monde peut jouer. Les personnes qui gèrent le serveur peuvent toujours ouvrir une table.
server-no-opener = tout le monde
server-caller = Rôle à prévenir quand une nouvelle table cherche du monde
server-caller-means = Un message par table, et aucun entre 22 h et 8 h dans le fuseau horaire de ce serveur. Laisse les gens prendre le rôle eux-mêmes, par exemple sous Salons et rôles.
server-no-caller = personne
server-caller-unheard = Je ne peux pas encore mentionner ce rôle. Dans ses réglages, permets à tout le monde de le mentionner.
server-zone-none = **Fuseau horaire :** non réglé. Tape `/serveur fuseau:` et choisis-en un. Il me dit quand il fait nuit ici et sert à toute personne qui n’a pas réglé le sien.
server-pace = Temps par tour, si l’hôte n’en choisit pas d’autre
server-pace-any = par défaut (3 jours)
server-tables = Nombre maximal de tables (les parties en solo ou en attente ne comptent pas)
server-tables-count = { $count ->
    [one] { $count } table
   *[other] { $count } tables
  }
server-tables-any = par défaut (100)
server-locale = Langue des nouvelles tables
server-locale-any = celle du serveur dans Discord

# --- what people set for themselves ------------------------------------------------------------------------

error-no-such-zone = Je ne connais pas de fuseau horaire appelé « { $typed } ». Tape une ville ou un continent et choisis dans la liste.
error-too-quiet = Les heures calmes ne peuvent pas dépasser { $most } heures par jour, car les autres t’attendent. Choisis-en moins.
error-too-long-away = { $left ->
    [0] Tu as pris { $most } jours de congé sur les { $of } derniers : c’est le maximum. Si tu ne joues pas, l’ordinateur te remplace.
    [1] Tu peux prendre encore un jour de congé : au plus { $most } jours sur { $of }.
   *[other] Tu peux prendre encore { $left } jours de congé : au plus { $most } jours sur { $of }.
  }

help-pace = Entre personnes, chaque tour a une durée limite, fixée avec `/nouvelle` et affichée sur le plateau. Quand elle est écoulée, ta réserve de temps prend le relais : la même durée, une seule fois par partie. Les tours joués vite la remplissent. Quand elle est vide, l’ordinateur joue ce tour. Après deux tours manqués d’affilée, il te remplace jusqu’à ce que tu joues ou appuies sur *Me revoilà*. Contre l’ordinateur, pas de limite.
help-me = Les parties durent des jours. Dis-moi avec `/moi` quand tu dors, tes jours de repos et tes congés. Je te laisse alors tranquille, et l’horloge attend.
command-me = Tes réglages : fuseau horaire, heures calmes, jours de repos, congés
    .name = moi
option-me-zone = Ton fuseau horaire : tape une ville ou un continent
    .name = fuseau

call-next = Dans { $place }, c’est bientôt à toi. Tour en cours : { $people }.
button-clear = Effacer
me-title = Tes réglages
me-for-you = Ils s’appliquent aussitôt à toutes tes tables.
me-zone = **Fuseau horaire :** { $zone } (il y est { $time })
me-zone-none = **Fuseau horaire :** non réglé. Tape `/moi fuseau:` et choisis le tien.
me-zone-means = D’ici là, j’utilise le fuseau horaire du serveur, s’il en a un.
me-zone-learnt = D’ici là, je ne te préviens pas à ces heures : { $hours }. Tu n’as jamais joué à ces moments-là.
zone-ask = **Quand dors-tu ?** Choisis un lieu à la même heure que chez toi. Je ne te préviendrai pas la nuit.
zone-ask-time = Quelle heure est-il chez toi ?
zone-later = Pas de souci. Avec `/moi`, tu règles ton fuseau horaire et tes heures calmes quand tu veux.
zone-set = Ton fuseau horaire est { $zone }. Heures calmes : { $hours }. `/moi` change les deux.
button-not-now = Pas maintenant
me-quiet = Heures calmes
me-quiet-means = Je ne te préviens pas pendant ces heures. Un délai qui y tomberait est repoussé à deux heures après leur fin.
me-no-quiet = pas d’heures calmes
me-hours = de { $since } à { $until }
me-days = Jours de repos
me-no-days = aucun jour de repos
day-0 = lundi
day-1 = mardi
day-2 = mercredi
day-3 = jeudi
day-4 = vendredi
day-5 = samedi
day-6 = dimanche
me-away = Congé
me-away-until = **En congé** jusqu’au { $when }. Les parties à deux avec trois jours par tour t’attendent. Dans toutes les autres parties avec un temps par tour, l’ordinateur joue pour toi.
me-away-planned = **En congé** du { $since } au { $until }. D’ici là, rien ne change.
me-away-first = À partir de quand ?
me-away-now = dès maintenant
me-away-day = à partir de { $day } ({ $date })
me-away-cancel = Annuler ce congé
me-away-left = { $days ->
    [0] Il ne te reste aucun jour de congé pour l’instant.
    [1] Tu peux prendre un jour de congé, à partir de maintenant.
   *[other] Tu peux prendre jusqu’à { $days } jours de congé, à partir de maintenant.
  }
me-away-how-long = Tu prends un congé ? Combien de temps ?
me-away-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  }
me-back = Me revoilà
me-wishes = Tes messages
me-hand-on = Main par message privé : oui
me-hand-off = Main par message privé : non
me-heads-up-on = Me prévenir avant mon tour : oui
me-heads-up-off = Me prévenir avant mon tour : non
me-lessons-on = Conseils : oui
me-lessons-off = Conseils : non
me-nudges-on = Rappels en solo : oui
me-nudges-off = Rappels en solo : non
me-language = Langue
me-language-auto = celle de ton Discord
language-name = Français

# --- records -----------------------------------------------------------------------------------------------

command-record = Afficher ton bilan ou celui de quelqu’un d’autre, pour toi seulement
    .name = bilan
option-record-person = Le bilan de qui (par défaut : le tien)
    .name = personne
option-record-game = Seulement ce jeu
    .name = jeu
record-mine = Ton bilan
record-theirs = Bilan : { $name }
record-everywhere = Toutes tes parties finies
record-here = Parties finies sur ce serveur
record-none-mine = Tu n’as encore fini aucune partie. Ouvre une table avec /nouvelle, ou trouves-en une avec /parties.
record-none-theirs = { $name } n’a encore fini aucune partie sur ce serveur. Propose-lui d’en jouer une : /nouvelle ouvre une table.
record-tally = { $played ->
    [one] { $played } jouée
   *[other] { $played } jouées
  }, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
  }, { $drawn ->
    [one] { $drawn } nulle
   *[other] { $drawn } nulles
  }, { $lost ->
    [one] { $lost } perdue
   *[other] { $lost } perdues
  }
record-tally-short = { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
  } sur { $played }
record-entry = { $label } : { $tally }
record-against-people = **Avec d’autres personnes :** { $tally }
record-against-computer = **Contre l’ordinateur :** { $tally } (compte à part)
record-against-alone = **En solo :** { $tally }
record-streaks = **Victoires d’affilée :** { $now } (record : { $best })
record-visit = **Un tour prend** { $time } en moyenne
record-in-time = **À temps :** { $made ->
    [one] { $made } tour
   *[other] { $made } tours
  } sur { $turns } ({ $percent } %)
record-by-title = Par jeu
record-by-side = Par camp
record-by-scenario = Par scénario
record-by-series = Séries
record-computer = Contre l’ordinateur
record-latest = Dernières parties
record-won = gagnée
record-drawn = nulle
record-lost = perdue
record-alt = Barres des parties gagnées, nulles et perdues. { $bars } { $latest }
record-alt-latest = Les dernières parties, la plus récente à la fin : { $results }.
duration-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }
duration-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
  }
duration-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
  }

# --- orders that go on by themselves -----------------------------------------------------------------------

panel-order-stopped = Ton ordre s’arrête ici : *{ $action }* n’est plus possible.

# --- fair dice ---------------------------------------------------------------------------------------------

button-shake = Secouer
shake-title = Secouer les dés
shake-word = Un mot, ou ce que tu veux
shake-about = Tous les jets en dépendent, et tout le monde le verra. Laisse vide pour effacer ton mot.
shake-done = Ton mot pour les dés : `{ $word }`. Tout le monde le verra au début de la partie.

button-cut = Couper la pioche
button-unopen = Retour à la salle
cut-title = Couper la pioche
cut-word = Un mot, ou ce que tu veux
cut-about = Tous les jets en dépendent, et tout le monde le voit. Personne ne peut le savoir à l’avance.
cut-done = Tu as coupé la pioche : `{ $word }`. La partie se joue dans { $place }.

opening-seal = sceau `{ $seal }`
opening-dice = 🔒 Dés équitables, scellés avant la partie : ||{ $values }|| `/table dés` les explique
opening-lobby = identifiant du message de la salle d’attente `{ $id }`
opening-id = identifiant pour { $name } `{ $id }`
opening-word = Mot de { $name } : `{ $word }`
opening-alone = Inutile de couper la pioche : cette partie n’oppose pas deux personnes.
opening-cut = { $people_count ->
    [one] { $people } : coupe la pioche ! Appuie sur le bouton et tape
   *[other] { $people } : coupez la pioche ! Appuyez sur le bouton et tapez
  } un mot au choix. Si personne ne coupe, je distribue { $until }.

dice-parts = Chaque jet vient du secret scellé et de ces valeurs publiques :
dice-id = - identifiant d’un message : `{ $id }`
dice-word = - mot donné aux dés : `{ $word }`
dice-cut = - mot de la coupe : `{ $word }`
dice-uncut = - personne n’a coupé la pioche
dice-mark = Empreinte après la ligne { $row } : `{ $mark }`. Elle doit figurer dans le fichier que tu recevras à la fin.
dice-owner = La personne qui gère ce bot peut voir les mains et le secret des dés pendant une partie. Joue donc avec un bot géré par quelqu’un de confiance, ou qui ne joue pas à ta table. Personne ne peut changer les dés, les coups ou leur ordre sans que cela se voie.
post-secret = Le secret des dés était { $secret }
proof-mark = Vérifie par toi-même : le fichier contient chaque jet et chaque coup, la page montre les jets dans ton navigateur. Empreinte : { $mark }

page-title = Les dés d’une partie
page-about = Cette page contient toute la partie. Elle recalcule le sceau, la graine et chaque jet ici, dans ton navigateur, sans rien demander à personne.
page-part = Aucune erreur trouvée. Chaque jet de cette page est bien celui que donne la graine.
page-bad = Quelque chose ne va pas.
page-unproved = Cette page ne prouve pas :
page-early = Les lignes 0 à { $last }. Les règles étaient différentes, donc seuls les jets qui y figurent ont pu être vérifiés.
page-rules = Que chaque coup était permis, qu’aucun jet ne manque, ni qui a gagné. Seul « ackack verify » peut le dire.
page-authors = Qui a joué chaque coup. Seule l’empreinte le protège.
page-compared = Que c’est bien ta partie. Compare le sceau, les identifiants et la dernière empreinte avec ce qui a été publié dans Discord.
page-alone = Seul le bot a choisi cette graine. Personne d’autre n’y a rien ajouté.
page-seal = Sceau
page-secret = Secret des dés
page-ids = Identifiants des messages
page-words = Mots donnés aux dés
page-cut = Mot de la coupe
page-uncut = personne n’a coupé la pioche
page-seed = Graine
page-mark = Empreinte de la partie
page-posted = Colle un sceau ou une empreinte qui vient de Discord :
page-uncompared = Pas encore comparé avec ce qui a été publié.
page-same = Cela correspond à cette partie.
page-other = Cela ne correspond pas à cette partie.
page-row = Ligne
page-kind = Événement
page-seat = Place
page-rolls = Jets
page-told = Ce qui s’est passé
page-roll = { $chosen } sur { $choices }

# --- the booklet of rules ----------------------------------------------------------------------------------

booklet-overview = Le jeu en une minute
booklet-part = { $name } ({ $number } sur { $count })
booklet-page = { $title } · page { $number } sur { $count }
booklet-contents = Sommaire
overview-turn = Un tour, pas à pas
overview-winning = Comment on gagne
topic-page = { $name }
page-board = Ce que montre le plateau
button-next-page = Suivant
button-rules = Règles

# --- lessons -----------------------------------------------------------------------------------------------

lesson = 💡 { $text }
post-welcome = Première invasion ? Appuie sur *Jouer mon tour*, j’explique au fur et à mesure. Les règles en une minute : /règles
post-guide = Première invasion ? *Guide-moi* t’accompagne pour les premiers coups, à cette table même.
guide-step = 🧭 **Étape { $number } sur { $count }.** { $text }
guide-between = 🧭 { $advised ->
    [true] Je choisirais ceci. Ensuite, je continue.
   *[other] À toi de choisir. Ensuite, je continue.
  }
guide-move = 👉 { $label }
guide-or = Tous tes choix :
guide-done = 🧭 Tu connais l’essentiel. À partir d’ici, l’invasion est à toi.

# What is kept of a person, and being forgotten

button-my-data = Mes données
button-forget-me = Oublie-moi
button-forget-sure = Oui, oublie-moi
button-forget-not = Non, garde tout
my-data-about = Voici tout ce que j’ai enregistré sur toi, sur tous les serveurs.
my-data-large = Ce que j’ai enregistré sur toi ne tient pas dans un message Discord. Demande-le à la personne qui gère ce bot.
forget-title = Veux-tu que je t’oublie ?
forget-means = Je remplace ton nom et ton identifiant Discord par un nom d’emprunt, dans chaque partie de chaque serveur. Tes réglages, ton bilan et tes consignes sont effacés, et je ne t’envoie plus de messages privés. C’est définitif.
forget-playing = { $games ->
        [1] Tu joues **une partie** et tu l’abandonnes. S’il ne reste qu’un camp, il gagne. Sinon, l’ordinateur prend ta place.
       *[other] Tu joues **{ $games } parties** et tu les abandonnes. S’il ne reste qu’un camp, il gagne. Sinon, l’ordinateur prend ta place.
    }
forget-lobbies = { $lobbies ->
        [1] Tu quittes aussi la partie que tu attends.
       *[other] Tu quittes aussi les { $lobbies } parties que tu attends.
    }
forget-stays = Tes coups et tes mots pour les dés restent : les autres peuvent ainsi revoir et vérifier leurs parties. Les messages des salons restent tels quels.
forget-done = C’est fait. Je ne sais plus rien de toi. Si tu rejoues, nous referons connaissance.
stranger-name = Quelqu’un
error-sat-down-again = Tu as pris place à une table à ce moment précis : j’ai donc tout arrêté. Appuie encore sur *Oublie-moi*.

# Too much at once, and buttons nobody knows

error-too-fast = { $seconds ->
        [one] Doucement ! Réessaie dans une seconde.
       *[other] Doucement ! Réessaie dans { $seconds } secondes.
    }
error-unknown-button = Ce bouton vient d’une version plus ancienne. Tape /parties pour retrouver tes tables.

# --- advice ------------------------------------------------------------------------------------------------

error-unfair-advice = Contre d’autres personnes, je ne donne pas de conseil : ce serait injuste. Contre l’ordinateur, je t’aide volontiers.
because-best = J’ai comparé tous les choix : c’est celui qui t’avantage le plus.

# --- the lobby's options ------------------------------------------------------------------------------------

option-new-from = Partir d’une position (une ligne de /plateau position)
    .name = depuis
table-from-position = { $title } (à partir d’une position)
option-new-watch = Seulement regarder : tu ouvres la table, d’autres jouent
    .name = regarder
choice-watch = seulement regarder
option-new-prompt = Seulement pour les personnes qui jouent plus de 90 % de leurs tours à temps
    .name = ponctuels
choice-prompt = jouent à temps
button-options = Options
button-cancel = Annuler
lobby-change = Change les options de la partie. Tout le monde voit le changement dans la salle d’attente.

error-no-review-yet = On peut analyser une partie une fois qu’elle est finie. Joue-la jusqu’au bout, puis appuie sur *Analyse*.
error-no-puzzle = Il n’y a plus d’énigme ici. `/analyse` montre ce que j’ai trouvé dans cette partie.
error-review-interrupted = Je vais redémarrer. Redemande l’analyse dans une minute.
button-review = Analyse
command-review = Analyser une partie finie : les chances de gagner, et les tours décisifs
    .name = analyse
error-names-are-gone = Les noms ont été effacés de cette partie : je ne peux inviter personne. Ouvre une table avec /nouvelle.
server-forget = Effacer les noms des personnes dans les parties finies
server-forget-means = Un nom d’emprunt remplace le nom et l’identifiant Discord de toutes les personnes qui ont joué. Ces parties ne comptent plus dans /bilan, mais on peut encore les revoir et les vérifier. C’est définitif : je ne commence donc qu’un jour après ton choix.
server-forget-any = jamais
server-forget-days = { $count } jours après la fin
suggestions-too-fast = { $seconds ->
        [one] Doucement ! Attends une seconde, ou tape sans les suggestions.
       *[other] Doucement ! Attends { $seconds } secondes, ou tape sans les suggestions.
    }

# --- looking back ------------------------------------------------------------------------------------------

review-working = Je rejoue cette partie à partir de chaque tour. Avancement : { $percent } %.
review-queued = { $ahead ->
    [one] Une analyse passe avant la tienne.
   *[other] { $ahead } analyses passent avant la tienne.
  } Tu peux fermer ceci et relancer /analyse plus tard : je la garde.
review-later = Il faut encore un moment. Je garde l’analyse : relance /analyse plus tard.
review-title = Analyse de la partie
review-about = { $game }
review-axis = Chances de gagner
review-round = Manche
review-turn = Tour
review-intro = **{ $outcome }** Les courbes montrent les chances de chaque camp, d’après ce que tout le monde voyait. J’ai joué la suite de nombreuses fois à partir de chaque tour. Les bandes claires montrent ma marge d’erreur.
review-alone = **{ $outcome }** La courbe montre tes chances de gagner. J’ai joué la suite de nombreuses fois à partir de chaque tour. La bande claire montre ma marge d’erreur.
review-numbers = Les numéros marquent les tours décisifs.
review-point = **{ $number }** · { $name } : { $before } % avant, { $after } % après{ $round ->
    [0] .
   *[other] {" "}(manche { $round }).
  }
review-resigned = **{ $number }** · { $name } abandonne avec { $before } % de chances de gagner{ $round ->
    [0] .
   *[other] {" "}(manche { $round }).
  }
review-clock = **{ $number }** · { $name } n’a plus de temps, et la partie s’arrête là : { $before } % avant, { $after } % après{ $round ->
    [0] .
   *[other] {" "}(manche { $round }).
  }
review-better = Mieux : **{ $action }**. À chance égale, ce coup fait gagner environ { $gain } parties de plus sur 100.
review-no-better = Je n’ai trouvé aucun coup nettement meilleur dans ces tours.
review-none = Aucun tour n’a décidé à lui seul de cette partie. Les chances ont bougé petit à petit.
review-alt = Les chances de gagner au fil de la partie. { $courses } { $turns ->
    [0] Aucun tour ne se distingue.
    [one] Un tour est marqué.
   *[other] { $turns } tours sont marqués.
  }
review-better-hidden = Il y a mieux : ||{ $action }||. À chance égale, ce coup fait gagner environ { $gain } parties de plus sur 100.
button-puzzle = Trouver le meilleur coup
puzzle-mark = ÉNIGME
puzzle-title = Trouver le meilleur coup
puzzle-about = C’était à { $name } de jouer. À chance égale, un autre coup fait gagner environ { $gain } parties de plus sur 100 que le coup joué.
puzzle-left = { $tries ->
    [one] Il te reste un essai.
   *[other] Il te reste { $tries } essais.
  }
puzzle-alt = Une énigme tirée d’une partie terminée. { $board }
puzzle-missed = **{ $action }** fait gagner environ { $tried ->
    [one] { $tried } partie
   *[other] { $tried } parties
  } sur 100, le meilleur coup { $better }.
puzzle-found = **{ $action }** : trouvé ! Ce coup fait gagner environ { $tried } parties sur 100.
puzzle-hint = Indice : regarde **{ $where }**.
puzzle-over = C’était le dernier essai. Le meilleur coup était **{ $action }**.
puzzle-working = Je joue ton coup de nombreuses fois. Un instant.
button-play-on = Jouer à partir d’ici
play-on-title = Jouer à partir d’ici
play-on-about = J’ouvre une table à partir de cette position. Elle ne compte dans aucun bilan. Ce qui était caché à ton camp, je le redistribue.
play-on-side = Ton camp
play-on-level = À quel niveau l’ordinateur doit-il jouer ?
play-on-opened = Ta table est ouverte : { $link } Appuie sur *Commencer* là-bas.
review-alt-course = { $name } : { $first } % au début, { $last } % à la fin.

# --- reports ---------------------------------------------------------------------------------------------------

end-length = { $rounds ->
    [0] {""}
    [one] Une manche, {""}
   *[other] { $rounds } manches, {""}
  }{ $moves ->
    [one] un coup
   *[other] { $moves } coups
  }, { $time }.
end-scores = Score par manche
end-score = { $round } · { $score }
end-chances = Les chances de gagner
end-said = **{ $name } :** « { $line } »
end-review-follows = Je cherche les tournants de la partie. Ils apparaîtront ici.
end-dice = 🔒 Dés équitables : les fichiers contiennent chaque jet et le secret (empreinte `{ $mark }…`). `/table dés` explique comment vérifier.
seat-with-sign = { $sign } { $name }

# --- commands that several games share ---------------------------------------------------------------------

verb-move = Déplacer une figurine ou une unité
    .name = déplacer
slot-move-figure = Ce qui se déplace
    .name = figurine
slot-move-to = La destination
    .name = vers
verb-card = Jouer une carte
    .name = carte
slot-card-card = Quelle carte, et pour quoi faire
    .name = carte
verb-pass = Finir ton tour, passer, ou ne pas réagir
    .name = passer
verb-odds = Afficher les chances exactes
    .name = chances
verb-rules = Chercher une règle, une carte ou une figurine
    .name = règles
slot-rules-topic = Ce que tu cherches
    .name = sujet

# --- invitations ---

option-new-with = Inviter jusqu’à cinq personnes (@Ben @Anna) : places gardées deux jours
    .name = avec
lobby-door = Qui peut jouer
door-public = tout le monde
door-private = sur invitation
lobby-private = sur invitation
lobby-guests = Invitation pour { $people }. Appuie sur *Accepter* ou *Pas cette fois*. Je garde les places pendant deux jours.
invite-asked = { $people_count ->
    [one] { $people } : { $name } t’invite à jouer. Appuie
   *[other] { $people } : { $name } vous invite à jouer. Appuyez
  } sur *Accepter* ou *Pas cette fois*.
invite-accepted = C’est noté, tu joues. La table est dans { $place }.
invite-declined = D’accord, pas cette fois. J’ai prévenu l’hôte.
button-accept = Accepter
button-decline = Pas cette fois
notice-invited = { $name } t’invite à jouer à { $title } dans { $place }. Je te garde une place pendant deux jours.
notice-declined = Pas cette fois pour { $people }. La place à ta table de { $title } dans { $place } est libre.
notice-unanswered = Pas de réponse de { $people } en deux jours. J’ai annulé l’invitation ({ $title }, { $place }).
error-not-invited = Cette table est réservée aux personnes invitées par { $host }. Tu peux regarder, ou ouvrir ta propre table avec /nouvelle.
error-not-your-invitation = Aucune invitation ne t’attend ici. Appuie sur *Rejoindre* pour prendre une place libre.
error-nobody-invited = Personne n’est invité à cette table, donc personne ne pourrait la rejoindre. Ouvre plutôt une table avec `/nouvelle avec:`.
error-no-such-guest = Je ne trouve pas ces personnes sur ce serveur. Mentionne des membres : `avec: @Ben @Anna`.
error-too-many-guests = { $room ->
    [0] À cette table, tu ne peux inviter personne. Choisis un autre jeu, ou retire `avec:`.
    [one] À cette table, tu ne peux inviter qu’une personne. Invite moins de monde.
   *[other] À cette table, tu ne peux inviter que { $room } personnes. Invite moins de monde.
}
me-invites-on = Invitation par message privé : oui
me-invites-off = Invitation par message privé : non

# --- suivre une partie ---

button-watch = Suivre
button-watch-daily = Un résumé par jour
button-watch-end = Seulement le résultat
button-watch-stop = Ne plus suivre
button-watch-change = Modifier ou arrêter
button-watched = Parties suivies
watch-daily = Tu suis cette partie. Une fois par jour, je t’envoie par message privé, sans notification, ce qui s’est passé et le plateau. Le résultat aussi.
watch-end = Tu suis cette partie. Quand elle se termine, je t’envoie le résultat par message privé, sans notification.
watch-stopped = Tu ne suis pas cette partie.
watched-title = Parties suivies
watched-pick = Modifier ou arrêter une partie
watched-none = Tu ne suis aucune partie. Appuie sur *Suivre* sous un plateau pour en suivre une.
digest-since = Depuis le dernier résumé :
error-plays-here = Tu joues dans cette partie, donc tu vois déjà tout. *Une lettre par jour* dans `/moi` résume toutes tes parties.

# --- la liste de blocage ---

button-block-list = Liste de blocage
block-title = Liste de blocage
block-about = Je ne te place jamais à une table avec ces personnes, et elles ne peuvent pas t’inviter. Elles n’en sauront rien. Vos parties en cours continuent.
block-pick = Personne n’est bloqué

# --- séries ------------------------------------------------------------------------------------------------

lobby-series = Série
series-single = Une seule partie
error-series-decides = C’est la série qui en décide. Pour choisir toi-même, ouvre une table avec /nouvelle.
series-best-of-3 = Au meilleur des trois parties, camps échangés
series-head = **{ $series }** · partie { $number } sur { $count }
series-game = Partie { $number }
series-won = { $game } : gagnée par **{ $people }**
series-drawn = { $game } : match nul
series-wins = { $name } **{ $wins }**
series-score = Parties gagnées : { $score }
series-winner = 🏆 La série revient à **{ $name }** !
series-tied = 🏆 La série finit à égalité.
series-asked = La série continue ! { $people_count ->
    [one] { $people }, appuie sur *Rejoindre* : je te garde ta place.
   *[other] { $people }, appuyez sur *Rejoindre* : je vous garde vos places.
  }
button-series-next = Suite de la série
button-series-again = Rejouer la partie
button-series-new = Nouveautés
series-new-people = Entrée en scène : { $people }.
series-new-rules = Nouvelles règles : { $rules }.
series-next = à suivre
series-side-won = victoire : { $side }
series-draw = match nul
series-progress = parties jouées : { $played } sur { $count }
series-nothing-new = Rien de nouveau dans cette partie.
series-alt = { $series }, parties jouées : { $played } sur { $count }. { $games } { $score }

# --- se trouver --------------------------------------------------------------------------------------------

command-challenge = Défier
challenge-title = Défier { $name }
button-challenge = Lancer le défi
error-challenges-themselves = Tu ne peux pas te défier toi-même. Choisis quelqu’un d’autre, ou ouvre une table avec /nouvelle.
error-not-on-this-server = Je ne suis pas sur ce serveur : je ne peux rien y publier. Utilise /nouvelle dans mes messages privés, ou demande à quelqu’un qui gère ce serveur de m’ajouter.
command-play = Trouver quelqu’un pour jouer
    .name = jouer
option-play-game = Quel jeu (par défaut : ceux que tu choisis en dessous)
    .name = jeu
option-play-against = Contre qui (par défaut : des personnes)
    .name = contre
find-title = Chercher une partie
find-about = Choisis des jeux et des temps par tour, puis appuie sur *Chercher une partie*. Je trouve quelqu’un qui ne dort pas quand tu joues.
find-waiting = Je cherche quelqu’un pour jouer avec toi depuis le { $since }. Je te préviens dès que je trouve.
find-meanwhile = Personne ne convient pour l’instant. D’ici là, joue contre l’ordinateur dans { $place } : appuie sur *Commencer*.
find-found = Je t’ai trouvé une partie de { $title } avec { $people }. Va dans { $place } et appuie sur *Commencer*.
find-crowd = { $title }, { $pace } : { $count ->
    [one] une autre personne attend.
   *[other] { $count } autres personnes attendent.
}
find-nobody = Personne d’autre n’attend pour l’instant.
find-games = Quels jeux
find-paces = Temps par tour
find-against-people = Contre des personnes
find-against-computer = Contre des personnes, et l’ordinateur en attendant
find-watch = Préviens-moi quand une table de ce jeu s’ouvre
find-watch-none = Aucun
find-ask = Tu cherches une partie sur { $server } depuis trois jours. Je continue ? Sans réponse, j’arrête dans trois jours.
find-kept = D’accord, je continue. Je te repose la question dans trois jours.
find-stopped = D’accord, j’arrête de chercher. Utilise /jouer quand tu veux une partie.
button-find = Chercher une partie
button-stop-looking = Arrêter de chercher
button-keep-looking = Continuer
pair-asked = { $people } : vous cherchiez une partie, la voilà. Appuyez sur *Commencer* quand vous voulez.
notice-paired = Je t’ai trouvé une partie de { $title } avec { $name }. Va dans { $place } et appuie sur *Commencer*.
notice-table-opened = Une table de { $title } est ouverte dans { $place }. Pour que je t’annonce la prochaine, redemande avec /jouer.
error-not-waiting = Tu ne cherches plus de partie là-bas. Utilise /jouer sur le serveur pour recommencer.
error-no-game-for-two = Aucun de mes jeux ici ne se joue à deux. Ouvre une table pour toi avec /nouvelle.

## une lettre par jour

me-letter = Une lettre par jour
me-letter-means = Au lieu des rappels, toutes tes parties une fois par jour. Les tables à moins d’un jour par tour te préviennent toujours.
me-letter-none = Non, préviens-moi
me-letter-at = À { $time }
letter-title = { $count ->
    [0] Tes parties du jour
    [one] 1 partie t’attend
   *[other] { $count } parties t’attendent
  }
letter-games = Tes parties
letter-ended = Terminées
letter-your-turn = À toi de jouer.
letter-moved = Depuis la dernière lettre, ont joué : { $people }
letter-more = `/parties` en montre { $count } de plus.
letter-off = `/moi` change l’heure ou rétablit les rappels.
