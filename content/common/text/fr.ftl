# --- lists -------------------------------------------------------------------------------------------------

list-more = { $list }, { $item }
list-last = { $list } et { $item }
list-clause = { $list } ; { $item }

# --- what the journal tells besides the game's own events ---------------------------------------------------

note-clock = { $seat_Le } { $seat_gender ->
    [mp] ne répondent
   *[other] ne répond
  } pas à temps : l’ordinateur joue.
note-expired = Plus personne n’est passé depuis longtemps : la table se termine sans résultat.
note-resign = { $seat_Le } { $seat_gender ->
    [mp] abandonnent
   *[other] abandonne
  }.
note-left = { $name } quitte la partie ; les autres de ce camp continuent.
note-undo = { $seat_Le } { $seat_gender ->
    [mp] reprennent
   *[other] reprend
  } un coup.
note-end = L’hôte a interrompu la partie.
note-lost = Il s’est passé ici quelque chose que cette version ne sait plus lire.

outcome-resigned = { $winners_count ->
    [0] La partie est abandonnée.
   *[other] Victoire pour { $winners_le } : en face, c’est l’abandon.
  }

refusal-not-asked = Ce n’est pas à toi de décider.

# --- what a table does not do ------------------------------------------------------------------------------

error-no-such-table = Cette table n’existe pas.
error-not-seated = Tu n’as pas de place à cette table. Tu peux la rejoindre tant que la partie n’a pas commencé, et la regarder à tout moment.
error-sits-here = Tu as une place à cette table : ce que tu choisis est joué, pas suggéré.
error-no-advice = Tu n’as rien à décider pour l’instant. Demande-moi quand ce sera ton tour.
error-no-way-back = Un dé a été lancé depuis, et son résultat est acquis.
error-seen-since = Une information cachée a été révélée depuis, ou l’ordinateur a répondu. Ce qui est joué est joué.
error-no-computer-seat = L’ordinateur ne joue pas à cette place. Choisis dans la liste.
error-not-host = C’est réservé à l’hôte.
error-stale = Ce moment est passé. Regarde le plateau le plus récent.
error-not-playing = Aucune partie n’est en cours à cette table : elle n’a pas commencé, ou elle est finie.
error-already-started = La partie a déjà commencé.
error-seat-taken = Cette place est déjà prise.
error-no-such-seat = Cette place n’existe pas à cette table.
error-table-full = Il n’y a plus de place libre.
error-not-captain = Ton camp a { $captain } pour capitaine : c’est le capitaine qui décide des réactions.
error-not-yours = { $friend } joue { $share }. Tant qu’à cette table on ne peut pas jouer pour ses alliés, ce n’est pas à toi de le faire : demande à { $friend }, ou demande à l’hôte d’utiliser /table remplacement.
error-not-a-team = Il n’y a que toi dans ton camp : de toute façon, tout est à toi.
error-no-such-share = Ton camp n’a rien de ce nom à confier. Choisis dans la liste.
error-no-such-friend = Personne de ce nom ne joue dans ton camp. Choisis dans la liste.
error-last-of-seat = Il ne reste personne à qui laisser ton camp. Pour abandonner la partie, utilise /table abandonner.
error-no-standing-orders = Le jeu de cette table ne connaît pas de consignes.
error-cannot-order = Il n’y a pas, ou plus, de consigne à donner pour cela. Regarde ta main.
error-too-many-orders = Tu as déjà { $most } consignes, et c’est le maximum. Retires-en une d’abord.
error-not-ready = { $fewest ->
    [1] Il faut d’abord qu’une personne prenne place.
   *[other] Il faut d’abord { $fewest } places occupées, dont une par une personne.
  }
error-unknown-title = Je ne connais pas ce jeu.
error-bad-option = Ce choix n’est pas possible pour « { $option } ».
error-unknown-verb = Le jeu de cette table n’a pas cette commande.
error-nothing-to-undo = Tu n’as aucun coup à reprendre.
error-nothing-to-agree = Il n’y a plus rien à accepter.
error-outdated = Cette partie a commencé avec des règles que je ne sais plus lire. Elle ne peut pas continuer.
error-not-over = Le secret des dés est révélé quand la partie est finie.
error-not-allowed = { $sentence }

# === the front end =========================================================================================
# Everything from here on is said by bot/ui: buttons, panels, posts, commands.

# --- buttons -----------------------------------------------------------------------------------------------

button-turn = Jouer mon tour
button-suggest = Suggérer
button-undo = Reprendre le coup
button-advice = Que ferais-tu ?
button-hand = Ma main
button-text-board = Plateau en texte
button-standing = Consignes
button-arm = Donner une consigne
button-disarm = Retirer
button-reactions = Réactions
button-choose = Choisir
button-back = Retour
button-previous = Les précédents
button-next = Les suivants
button-sketch = Montre-moi
button-do-it = C’est parti
button-replay = Revoir
button-join = Rejoindre
button-leave = Partir
button-computer = Ajouter l’ordinateur
button-start = Commencer
button-sit = M’asseoir
button-team = Faire équipe
button-free = Libérer
button-agree = D’accord
button-disagree = Non
button-resign = Abandonner
button-part = Quitter mon camp
button-end = Interrompre

# --- the lobby ---------------------------------------------------------------------------------------------

lobby-free = libre
lobby-captain = { $name } (capitaine)
lobby-computer = l’ordinateur ({ $level })
lobby-level = Quel niveau pour l’ordinateur ?
level-easy = facile
level-easy-about = Joue avec bon sens, avec des erreurs bien humaines
level-normal = moyen
level-normal-about = Rapide, et ne se laisse pas faire
level-hard = difficile
level-hard-about = Anticipe, et prend un instant pour réfléchir
lobby-read-on = Tu découvres ce jeu ? /règles l’explique en une minute, puis page par page ; /aide dit comment y jouer ici.
lobby-begun = La partie se joue dans { $place }
lobby-closed = Cette table est fermée : elle a été annulée, ou personne n’est venu pendant une semaine.
lobby-pace = Temps par tour
pace-3d = 3 jours
pace-24h = 24 heures
pace-8h = 8 heures
pace-none = sans limite
button-reopen = Rouvrir
option-new-pace = Temps pour jouer un tour avant que l’ordinateur s’en charge ; 3 jours par défaut
    .name = rythme
lobby-seal = Les dés sont scellés : `{ $seal }`… (le sceau entier : /table dés)
dice-seal = Les dés sont scellés : `{ $seal }`
thread-name = { $title } : { $players }
table-opened = Ta table est ouverte. Prends une place, trouve du monde, puis appuie sur « Commencer ».
table-opened-later = Ta table est ouverte, mais Discord n’a pas encore accepté son message. Je continue d’essayer ; tu n’as rien à faire.
table-done = C’est fait.

# --- posts -------------------------------------------------------------------------------------------------

post-until = fin { $when }
post-away = L’ordinateur remplace { $people } pour l’instant.
post-asleep = Plus personne ne répond ({ $people }) : la table dort. Joue, ou appuie sur « Me revoilà ». Une table qui dort deux semaines se termine sans résultat.
sitter-away-until = { $who } (absence jusqu’au { $when })
call-half = { $people } La moitié de ton temps est passée.
call-last = { $people } Ton temps est presque écoulé.
call-nudge = { $people } C’est à toi de jouer.
call-ends = { $people } Personne n’a joué ici depuis longtemps. Dans deux jours, cette table se termine sans résultat.
button-here-again = Me revoilà
button-take = Prendre la place : { $seat }
post-suggested = ✋{ $count } { $label }
post-earlier = … (le reste avec /journal)
post-hand = Ta main à la table { $table } ({ $place }) :
hand-old = Cette main n’est plus tenue à jour : la partie a peut-être avancé depuis.
hand-none = Personne n’a rien de secret dans ce jeu : tout est sur le plateau.

# --- the orders panel --------------------------------------------------------------------------------------

panel-which-kind = Que veux-tu faire ?
panel-none = rien de tout cela
panel-which-action = choisis :
whole-then = { $first }, puis { $then }
panel-suggesting = Tu regardes : c’est donc une suggestion. La décision revient à { $people }.
panel-suggested = Tu suggères : { $label }. Tu peux changer d’avis.
panel-votes = ✋{ $count }
panel-not-asked = Ce n’est pas à toi de jouer.
panel-friends = C’est à ton camp de jouer, mais pas à toi : la décision revient à { $people }.

# --- taking back -------------------------------------------------------------------------------------------

undo-vote = { $name } demande à reprendre { $moves ->
    [1] un coup
   *[other] { $moves } coups
  }. D’autres en ont appris quelque chose : il faut donc l’accord de tout le monde.
vote-refused-undo = { $name } n’est pas d’accord : les coups restent joués.
vote-done-undo = Tout le monde est d’accord : c’est repris.

# --- what cannot be taken back -----------------------------------------------------------------------------

confirm-resign = Abandonner cette partie ? C’est définitif.
confirm-part = Laisser ton camp à tes alliés ? La partie continue sans toi. C’est définitif.
confirm-end = Interrompre cette partie pour tout le monde, sans résultat ? C’est définitif.

# --- reactions ---------------------------------------------------------------------------------------------

reactions-automatic = Automatique
reactions-counts = Me demander si c’est important
reactions-ask = Toujours me demander
reactions-never = Jamais
reactions-set-automatic = Personne ne t’attend. Au tour des autres, tes consignes réagissent aussitôt, et sinon l’ordinateur, d’après ce que tu vois. À ton propre tour, je ne joue que les cartes que tu nommes. Tu donnes tes consignes dans *Ma main*. Une consigne peut aussi être « me demander ».
reactions-set-counts = Je te demande ton avis quand c’est important : quand une mort est probable (50 % ou plus), ou quand un héros ou un chef est menacé. Tout le reste se règle tout seul, comme avec *Automatique*.
reactions-set-ask = On te demande ton avis à chaque occasion de réagir, dans un temps limité. Tes consignes sont suspendues.
reactions-set-never = Tu laisses passer toutes les occasions de réagir. Tes consignes sont suspendues.

armed-title = Tes réactions
armed-secret = Personne d’autre n’en sait rien, ni ne voit si c’est une consigne ou l’ordinateur qui a répondu.
armed-none = Tu n’as donné aucune consigne.
armed-given = Consigne donnée : { $order }

# --- teams -------------------------------------------------------------------------------------------------

team-anybody = tout le monde
team-share = { $share } : **{ $owner }**
team-nothing = Il n’y a rien à répartir.
team-captain = Capitaine : { $name }. Les occasions de réagir reviennent au capitaine. La main est commune, et tout le monde y puise.
stand-in-yes = Dans un même camp, chacun peut maintenant jouer pour ses alliés.
stand-in-no = Dans un même camp, chacun ne joue plus que pour soi ; le capitaine répond aux occasions de réagir.

# --- looking -----------------------------------------------------------------------------------------------

log-empty = Il ne s’est encore rien passé.
sketch-look-at = Regarder l’un des choix
sketch-nothing = Il n’y a rien à en voir sur le plateau.
replay-being-made = Le film est en préparation. Cela peut prendre une demi-minute, puis il apparaît ici.
replay-so-far = La partie jusqu’ici, telle que tout le monde l’a vue.
replay-whole = Toute la partie, et à la fin tout ce qui était caché.
replay-alt = La partie en { $pictures } images, une par tour. La dernière : { $board }
advice = Je dirais : **{ $label }**
games-mine = Tes parties ici
games-here = Autres parties sur ce serveur
games-none = Aucune partie n’est en cours. Ouvre une table avec /nouvelle.
games-lobby = cherche du monde
notice-dm-closed = Je ne peux pas t’envoyer de messages privés : je ne t’envoie donc pas ta main quand elle change. Rien n’est perdu : « Ma main » et /main la montrent toujours.
help-title = Comment jouer
help-goal = **{ $title }.** { $goal }
help-rules = `/règles` est le livret de règles : d’abord un aperçu, puis page par page. Donne-lui un sujet pour chercher un point précis.
help-new = Ouvre une table avec `/nouvelle`, prends une place, appuie sur *Commencer*. À la table, `/aide` t’en dit plus.
help-edition = Les cartes, plans et prix qu’aucun livret de règles ne montre sont de notre invention. À une table, `/règles` *À propos de cette édition* dit ce qui vient du livret, ce qui est connu publiquement et ce qui est de nous.
help-unofficial = Ack-Ack { $version } est un projet de fans non officiel, sans lien avec les ayants droit de ces jeux. Questions sur ce bot ou sur les droits : { $contact }
help-move = Quand c’est à toi, utilise les boutons sous le plateau ou, pour décider à l’abri des regards, *Jouer mon tour*. Ou tape une commande : elle ne propose que ce qui est permis, avec tes chances.
help-sketch = *Montre-moi* dessine sur le plateau ce qu’un coup ferait, avant que tu le joues.
help-hand = Tes cartes sont derrière *Ma main*, rien que pour tes yeux.
help-standing = C’est là aussi que tu donnes des consignes : quoi répondre pour toi quand tu peux réagir. Si aucune ne convient, l’ordinateur répond ; avec `/table réactions`, on te demande ton avis quand c’est important, ou toujours.
help-board = *Plateau en texte* dit avec des mots ce que montre l’image. `/plateau` la montre en grand ou de près, `/revoir` montre toute la partie en animation.
help-back = Quand tu reviens, *Jouer mon tour* et `/journal` commencent par ce qui s’est passé depuis. `/parties` retrouve toutes tes tables ; quand une partie est finie, *Revanche* se trouve sur sa fiche dans le salon.
help-commands = Commandes de tous les jeux
help-commands-here = Commandes de cette table

# --- the rules ---------------------------------------------------------------------------------------------

topic-term = { $name }
rules-term = **{ $name }** ({ $rule }) : { $text }
rules-entry = **{ $name }** : { $text }
topic-about = { $name }
term-edition = À propos de cette édition
edition-from-book = - Du livret de règles : { $parts }.
edition-from-public = - Connu publiquement : { $parts }.
edition-from-ours = - De notre invention : { $parts }.
edition-unofficial = Ceci est un projet de fans non officiel, sans lien avec les ayants droit du jeu. `/aide` indique qui gère ce bot et comment contacter cette personne.
edition-all = { $name } (au complet : { $count })
edition-some = { $name } ({ $count } sur { $all })
rules-unknown = Ce sujet n’existe pas. Tape un mot et choisis dans la liste.

# --- what goes wrong ---------------------------------------------------------------------------------------

error-no-table-here = Il n’y a pas de table ici. Va dans le fil de la partie, ou ouvre une table avec /nouvelle.
error-no-such-place = Le plateau n’a pas d’endroit appelé « { $typed } ». Choisis dans la liste.
error-no-such-action = Aucune action permise maintenant ne s’appelle ainsi. Choisis dans la liste.
error-incomplete = Il manque encore « { $slot } » : choisis dans la liste.
error-another-question = Il faut d’abord répondre à autre chose.
error-command-changed = Cette commande a changé depuis que Discord te l’a montrée. Tape-la de nouveau ; si cela ne suffit pas, recharge Discord.
error-may-not-write-here = Je n’ai pas le droit d’envoyer des messages avec images ici. Demande pour moi les permissions « Envoyer des messages » et « Joindre des fichiers », ou ouvre la table dans un autre salon.
incident = Quelque chose a mal tourné de mon côté (incident { $number }). La table n’a rien : essaie encore, et si cela se reproduit, donne ce numéro à la personne qui s’occupe de moi.

# --- commands ----------------------------------------------------------------------------------------------

command-new = Ouvrir une nouvelle table
    .name = nouvelle
option-new-game = Quel jeu
    .name = jeu
option-new-where = Où jouer : dans un fil à part par défaut
    .name = lieu
choice-here = dans ce salon
command-act = Faire l’une des actions permises en ce moment
    .name = agir
option-act-action = Quoi faire ; laisse vide pour choisir pas à pas
    .name = action
command-board = Afficher le plateau en image et en texte, pour toi seulement
    .name = plateau
option-board-size = Quelle taille : pour téléphone par défaut
    .name = taille
option-board-around = Une partie du plateau, de près
    .name = autour
choice-size-phone = pour téléphone
choice-size-large = grande, pour zoomer
command-advice = Demander à l’ordinateur ce qu’il ferait, quand c’est équitable
    .name = conseil
command-replay = Revoir la partie en animation, une image par tour
    .name = revoir
command-hand = Afficher ta main, pour toi seulement
    .name = main
command-log = Afficher ce qui s’est passé jusqu’ici
    .name = journal
command-games = Afficher tes parties, où qu’elles soient, et celles de ce serveur
    .name = parties
command-help = Expliquer comment jouer
    .name = aide
command-table = Tout ce qui concerne la table elle-même
    .name = table
command-table-join = Prendre place à la table de ce salon
    .name = rejoindre
command-table-leave = Rendre ta place avant le début de la partie, ou laisser ton camp à tes alliés
    .name = partir
command-table-start = Commencer la partie
    .name = commencer
command-table-undo = Reprendre ton dernier coup
    .name = reprendre
command-table-dice = Expliquer comment vérifier les dés
    .name = dés
command-table-resign = Abandonner
    .name = abandonner
command-table-end = Interrompre la partie sans résultat : l’hôte sur-le-champ, les autres si tous sont d’accord
    .name = interrompre
command-table-reactions = Choisir tes réactions : automatiques, te demander si c’est important, toujours te demander, jamais
    .name = réactions
option-reactions-mode = Ce qui se passe quand tu pourrais réagir
    .name = mode
command-table-assign = Répartir ton camp : qui joue quelle figurine
    .name = répartir
option-assign-share = Quoi confier à quelqu’un ; laisse les deux vides pour voir qui joue quoi
    .name = part
option-assign-to = Qui la joue
    .name = qui
command-table-stand-in = Permettre ou non de jouer pour un allié absent (hôte seulement)
    .name = remplacement
option-stand-in-allowed = Permis ou non
    .name = permis
choice-yes = oui
choice-no = non

# --- names of tables, cards, rematches, since you were here -------------------------------------------------

table-label = { $name } · { $title }
option-new-language = La langue de la table : plateau, messages et fil
    .name = langue
option-new-name = Un nom pour la table, montré partout où il est question d’elle
    .name = nom
error-bad-table-name = Le nom d’une table compte entre un et { $longest } caractères.

card-round = Manche { $number }
card-away = { $name } (absence)
card-waits = À { $people } de jouer, demande faite { $since }
card-waits-until = À { $people } de jouer, demande faite { $since } ; le délai expire { $until }
card-board = Vers le plateau
card-lobby = Vers la salle d’attente
games-elsewhere = Tes parties sur d’autres serveurs
games-direct = Tes parties en messages privés
games-more = … et { $count } de plus.

button-rematch = Revanche
button-open = Libérer les places gardées
lobby-kept = place gardée : { $people }
rematch-asked = Une revanche ? { $people }, appuie sur « Rejoindre » : une place t’est gardée dans l’autre camp.
rematch-open = La table de la revanche est ouverte : { $link }
error-seat-kept = Cette place est gardée pour { $people }. L’hôte, ou toute personne assise ici, peut la libérer avec « Libérer les places gardées ».
error-still-played = La partie est encore en cours. On pourra demander une revanche quand elle sera finie.
error-did-not-play = Pour demander une revanche, il faut avoir joué. Ouvre ta propre table avec /nouvelle.

since-title = Depuis ton dernier passage :
since-before = Avant cela :
since-more = … et { $count } de plus : /journal
button-film = En animation
replay-since = Ce qui s’est passé depuis, tel que tout le monde l’a vu.
option-replay-since = Depuis quand : ton dernier passage ou un nombre de tours ; sinon, toute la partie
    .name = depuis
choice-last-look = mon dernier passage
choice-turns = { $turns ->
    [1] le dernier tour
   *[other] les { $turns } derniers tours
  }
error-nothing-new = Il ne s’est rien passé depuis ton dernier passage. Pour revoir les derniers tours, donne un nombre à /revoir.
error-no-such-time = Dis combien de tours il faut remonter, ou choisis ton dernier passage dans la liste.
# --- ways out ----------------------------------------------------------------------------------------------

note-end-agreed = Toute la table s’est mise d’accord pour finir la partie sans résultat.
note-end-moderator = La modération a interrompu la partie.
note-end-lost = L’endroit où se jouait la partie a disparu : elle se termine sans résultat.

error-not-your-vote = Que quelqu’un prenne ta place, c’est aux autres d’en décider. Pour rester, joue, tout simplement.
error-not-paused = La table n’est pas en pause.
error-bad-pause = Une pause dure entre 1 et { $most } jours.
error-already-seated = Quand on a une place à cette table, on ne peut pas en prendre une autre.
error-seen-other-side = Quand on a tenu une main à cette table, on ne peut pas reprendre un autre camp.
error-too-many-lobbies = Tu as { $most } tables qui cherchent encore du monde. Commence ou ferme d’abord l’une d’elles.
error-no-computers = Les bots ne jouent pas. Choisis une personne.

notice-level = L’ordinateur joue maintenant à un autre niveau ({ $seats }) : { $level ->
    [easy] facile
    [hard] difficile
   *[normal] moyen
  }.
notice-host = L’hôte est maintenant { $name }.
notice-paused = La table est en pause jusqu’au { $when }. Les horloges sont arrêtées, et tu peux quand même jouer. Toute personne assise à la table peut écourter la pause avec `/table fin-de-pause`.
notice-resumed = La pause est finie : les horloges tournent de nouveau.
notice-handed-over = { $name } reprend { $seat_le } (jusqu’ici : { $before }). La main n’est plus visible que pour { $name }.
notice-sits-down = { $name } reprend désormais { $seat_le }.
notice-taken = { $name } a pris ta place dans ta partie : { $title }. La main n’est plus à toi, mais tu peux toujours regarder.
notice-moved = La table a déménagé ici : je ne peux plus rien envoyer là où elle se jouait.
notice-back = Me revoilà sur ce serveur. La table a été conservée : la partie reprend là où elle s’était arrêtée.
notice-lost = Ta partie ({ $title }) s’est terminée sans résultat : l’endroit où elle se jouait a disparu.
notice-mute = Je n’ai pas le droit d’écrire ici : les autres ne voient donc pas ce qui se passe. Demande pour moi les permissions « Voir le salon », « Envoyer des messages », « Envoyer des messages dans les fils » et « Joindre des fichiers » ; le plateau apparaîtra alors.

post-paused = En pause, fin { $when }

button-vote = Demander aux autres
button-take-seat = Prendre la place
confirm-vote = Finir cette partie pour tout le monde, sans résultat ? Tu n’en es pas l’hôte : je demande donc l’accord de toute la table.
vote-replaced = { $name } a posé une autre question entre-temps : celle-ci est close.
vote-lapsed = Cette question est close : la table est passée à autre chose.
vote-asked = Je demande aux autres leur accord.
end-vote = { $name } demande à finir cette partie sans résultat. Elle se termine si tout le monde est d’accord.
vote-refused-end = { $name } n’est pas d’accord : la partie continue.
vote-done-end = Tout le monde est d’accord : la partie est finie.
pause-vote = { $name } demande une pause de { $days ->
    [1] un jour
   *[other] { $days } jours
  }. Les horloges s’arrêteraient, et tout le monde pourrait quand même jouer.
vote-refused-pause = { $name } n’est pas d’accord : les horloges continuent.
vote-done-pause = Tout le monde est d’accord : la table est en pause.
replace-vote = { $name } propose { $person } pour reprendre { $seat_le }.
vote-refused-replace = { $name } n’est pas d’accord : tout le monde garde sa place.
vote-done-replace = Tout le monde est d’accord : la place est proposée.
handover-seat = { $seat } ({ $people })
handover-offer = { $person }, veux-tu reprendre { $seat_le } ? La main serait alors à toi.
handover-offered = La place est proposée. Rien ne change tant que la réponse n’est pas oui.
handover-accepted = { $name } a pris la place.

help-ways = Une absence, ou plus le temps ? `/table pause` arrête les horloges si tout le monde est d’accord, `/table céder` confie ta place à quelqu’un d’autre, `/table interrompre` finit la partie : l’hôte sur-le-champ, les autres si tout le monde est d’accord.
command-table-pause = Arrêter les horloges quelques jours, si tout le monde est d’accord
    .name = pause
option-pause-days = Combien de jours, 14 au plus ; 7 par défaut
    .name = jours
command-table-resume = Écourter une pause
    .name = fin-de-pause
command-table-computer = Choisir le niveau de l’ordinateur (hôte seulement, une fois la partie commencée)
    .name = ordinateur
option-computer-level = facile, moyen ou difficile
    .name = niveau
option-computer-seat = Quelle place de l’ordinateur ; toutes par défaut
    .name = place
command-table-replace = Confier ta place à quelqu’un, ou demander aux autres d’en confier une
    .name = céder
option-replace-person = Qui prend la place
    .name = personne
option-replace-seat = Quelle place, si ce n’est pas la tienne : la table doit être d’accord
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
local-language-note = Ack-Ack répond dans la langue de chaque personne quand il la connaît, sinon en anglais. Les dates et les heures suivent la langue et le fuseau horaire.
local-more-options = Plus d’options
local-name = Nom
local-new-messages = Nouveau
local-no-match = Rien ne convient ici. Essaie d’autres mots, ou laisse vide.
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
local-time-hint = Avance dans le temps pour voir les horloges s’écouler et les rappels arriver.
local-time-zone = Fuseau horaire
local-to-newest = Vers le message le plus récent
local-used = { $name } a utilisé { $command }
local-welcome = Bienvenue dans Ack-Ack !
local-welcome-1 = Ouvre une partie : choisis un jeu ci-dessous, ou tape `/nouvelle`.
local-welcome-2 = Tu as aussitôt une place. Appuie sur **Ajouter l’ordinateur** pour jouer contre lui, ou deviens quelqu’un d’autre sous *Personnes* et appuie sur **Rejoindre**.
local-welcome-3 = Appuie sur **Commencer**. La partie ouvre son propre fil, et les mains secrètes arrivent sous *Messages privés*.
local-you = toi

local-error-broken = Quelque chose a mal tourné ici. Essaie encore.
local-error-full = Il y a de la place pour { $count } personnes ici.
local-error-moved-on = Ce n’est plus là. Regarde le message le plus récent.
local-error-no-command = Il n’y a pas de commande /{ $name } ici.
local-error-no-name = Choisis un nom, s’il te plaît.
local-error-no-place = Cet endroit n’existe plus.
local-error-nobody = Cette personne n’est plus là.
local-error-option = Choisis l’une des valeurs proposées pour « { $name } », s’il te plaît.
local-error-same-name = Le nom { $name } est déjà pris ici.
local-error-silent = Ack-Ack n’a pas répondu. Essaie encore.
local-error-slow = C’est long : Ack-Ack y travaille encore.
local-error-too-long = Écris quelque chose, en { $count } caractères au plus.

# --- what a server sets for its tables ----------------------------------------------------------------------

error-wrong-channel = Sur ce serveur, on ouvre les tables dans { $places }.
error-needs-role = Sur ce serveur, pour ouvrir une table, il faut le rôle { $role }. Tu peux rejoindre toute table qui cherche du monde : /parties les montre.
error-server-full = { $most ->
    [1] Une table est ouverte sur ce serveur, et c’est le maximum.
   *[other] { $most } tables sont ouvertes sur ce serveur, et c’est le maximum.
  } Rejoins-en une qui cherche du monde, ou attends que l’une se termine : /parties les montre.
error-not-manager = Pour cela, il faut avoir le droit de gérer ce serveur.
error-not-on-server = Cela concerne un serveur : utilise la commande là-bas.
error-everybodys-role = Tout le monde a ce rôle. Choisis-en un que l’on prend parce qu’on veut recevoir les appels.

command-server = Pour la gestion : où l’on ouvre des tables sur ce serveur, qui en ouvre, et comment
    .name = serveur
option-server-zone = Le fuseau horaire de ce serveur : tape une ville ou un continent
    .name = fuseau
lobby-calls = On cherche du monde, { $role } !
server-title = Les tables de ce serveur
server-all-optional = Tu peux régler ce que tu veux, ou rien du tout. Chaque choix prend effet aussitôt.
server-channels = Salons
server-channels-means = Où l’on peut ouvrir des tables, fils compris.
server-anywhere = partout
server-opener = Qui peut ouvrir une table
server-opener-means = Tout le monde peut jouer ; qui gère le serveur peut toujours en ouvrir une.
server-no-opener = tout le monde
server-caller = Qui appeler quand une nouvelle table cherche du monde
server-caller-means = Un appel par table, et jamais entre 22 h et 8 h dans le fuseau horaire de ce serveur. Laisse les gens prendre le rôle eux-mêmes, par exemple sous Salons et rôles.
server-no-caller = personne
server-caller-unheard = Pour l’instant, Discord ne transmet à personne mes appels à ce rôle : dans ses réglages, permets à tout le monde de le mentionner.
server-zone-none = **Fuseau horaire :** non réglé. Tape `/serveur fuseau:` et choisis-en un. Il me dit quand il fait nuit ici, et vaut pour qui n’a pas réglé le sien.
server-pace = Temps par tour, si l’hôte ne choisit pas
server-pace-any = comme partout
server-tables = Nombre maximal de tables à la fois
server-tables-count = { $count ->
    [one] { $count } table
   *[other] { $count } tables
  }
server-tables-any = comme partout
server-locale = Langue des nouvelles tables
server-locale-any = celle du serveur dans Discord

# --- what people set for themselves ------------------------------------------------------------------------

error-no-such-zone = Je ne connais pas de fuseau horaire appelé « { $typed } ». Tape une ville ou un continent et choisis dans la liste.
error-too-quiet = Les heures calmes ne peuvent pas dépasser { $most } heures par jour : quelqu’un attend que tu joues.
error-too-long-away = { $left ->
    [0] Tu as pris { $most } jours d’absence sur les { $of } derniers, et les autres n’ont pas à attendre plus longtemps. Tu pourras en reprendre plus tard ; d’ici là, l’horloge aide : quand elle arrive au bout, l’ordinateur joue pour toi.
    [1] Tu peux prendre encore un jour d’absence : au plus { $most } jours sur { $of }.
   *[other] Tu peux prendre encore { $left } jours d’absence : au plus { $most } jours sur { $of }.
  }

help-pace = Chaque tour a un temps, que `/nouvelle` fixe et que le plateau montre. Quand il est écoulé, l’ordinateur joue ce tour ; après deux de suite, il te remplace jusqu’à ce que tu appuies sur *Me revoilà* ou que tu joues. `/table pause` arrête les horloges si tout le monde est d’accord.
help-me = Les parties durent des jours. Avec `/moi`, tu dis quand tu dors, quels jours tu ne joues pas et quand tu t’absentes : personne ne t’appelle alors, et l’horloge attend.
command-me = Ton fuseau horaire, tes heures calmes, tes jours sans jeu et tes absences, pour toi seulement
    .name = moi
option-me-zone = Ton fuseau horaire : tape une ville ou un continent
    .name = fuseau

call-next = Un tour vient de commencer dans { $place } ({ $people }) : ensuite, c’est à toi.
button-clear = Effacer
me-title = Tes réglages
me-for-you = Ils s’appliquent à toutes tes tables. Chaque choix prend effet aussitôt.
me-zone = **Fuseau horaire :** { $zone }, où il est { $time }.
me-zone-none = **Fuseau horaire :** non réglé. Tape `/moi fuseau:` et choisis le tien.
me-zone-means = D’ici là, heures calmes et jours sans jeu suivent le fuseau horaire du serveur, s’il en a un.
me-quiet = Heures calmes
me-quiet-means = Personne ne t’appelle pendant ces heures, et aucun de tes délais n’y expire : il est repoussé à deux heures après leur fin.
me-no-quiet = pas d’heures calmes
me-hours = de { $since } à { $until }
me-days = Jours sans jeu
me-no-days = aucun jour sans jeu
day-0 = lundi
day-1 = mardi
day-2 = mercredi
day-3 = jeudi
day-4 = vendredi
day-5 = samedi
day-6 = dimanche
me-away = Absence
me-away-until = **Absence** jusqu’au { $when }. Tes tables le savent, et t’attendent.
me-away-left = { $days ->
    [0] Il ne te reste aucun jour d’absence pour l’instant.
    [1] Tu peux t’absenter un jour, à compter de maintenant.
   *[other] Tu peux t’absenter jusqu’à { $days } jours, à compter de maintenant.
  }
me-away-how-long = Tu t’absentes ? Combien de temps ?
me-away-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  }
me-back = Me revoilà
me-wishes = Tes messages
me-hand-on = Main par message privé : oui
me-hand-off = Main par message privé : non
me-heads-up-on = Un mot quand ton tour approche : oui
me-heads-up-off = Un mot quand ton tour approche : non
me-lessons-on = Leçons : oui
me-lessons-off = Leçons : non
me-language = Langue
me-language-auto = celle de ton Discord
language-name = Français

# --- records -----------------------------------------------------------------------------------------------

command-record = Afficher tes parties jouées et gagnées, ou celles de quelqu’un d’autre, pour toi seulement
    .name = bilan
option-record-person = Le bilan de qui : le tien, sauf si tu nommes quelqu’un
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
record-streaks = **Victoires d’affilée :** { $now } en cours, { $best } au mieux
record-visit = **Un tour prend** { $time } en moyenne
record-by-title = Par jeu
record-by-side = Par camp
record-by-scenario = Par scénario
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

panel-order-stopped = Ton ordre s’arrête ici. Ceci n’est plus possible : *{ $action }*.

# --- fair dice ---------------------------------------------------------------------------------------------

button-shake = Secouer
shake-title = Secouer les dés
shake-word = Un mot, ou ce que tu veux
shake-about = Tous les jets en dépendent, et tout le monde le verra. Laisse vide pour retirer le tien.
shake-done = Ce que tu donnes aux dés : `{ $word }`. Tout le monde le verra au début de la partie.

opening-title = Les dés de cette partie
opening-seal = Le secret a été scellé à l’ouverture de la table : `{ $seal }`
opening-lobby = Le message de la salle d’attente porte le numéro `{ $id }`
opening-word = { $name } donne `{ $word }`
opening-about = Tous les jets viennent du secret, de ces numéros et de ces mots, et du numéro de ce message (copie son identifiant, ou regarde son lien). Le secret est révélé quand la partie est finie. Ce message n’est jamais modifié ; /table dés en dit plus.

dice-parts = Tous les jets viennent du secret scellé et de ce que tout le monde peut savoir :
dice-id = - le numéro d’un message : `{ $id }`
dice-word = - un mot donné aux dés : `{ $word }`
dice-mark = Jusqu’ici, à la ligne { $row }, cette partie a l’empreinte `{ $mark }`. Note-la si tu veux : le fichier que tu recevras à la fin doit la contenir.
dice-owner = Qui fait tourner ce bot peut regarder dans sa base de données pendant une partie, les mains comme le secret. Choisis donc un bot tenu par quelqu’un de confiance, ou par quelqu’un qui ne joue pas à ta table. En revanche, personne ne peut changer après coup les dés, les coups ou leur ordre sans que cela se voie.
post-secret = Le secret des dés était { $secret }
proof-mark = Vérifie par toi-même : le fichier contient chaque jet et chaque coup, la page montre les jets dans ton navigateur. Cette partie a l’empreinte { $mark }

page-title = Les dés d’une partie
page-about = Cette page contient toute la partie. Elle recalcule le sceau, la graine et chaque jet, ici, dans ton navigateur, sans rien demander à personne. Compare le sceau et les numéros avec ce qui a été publié dans Discord. Seul « ackack verify » peut dire s’il manque des jets et si chaque coup était permis.
page-good = Chaque jet qui figure ici est bien celui que donne la graine.
page-part = Non prouvé : les lignes 0 à { $last }. D’autres règles valaient alors, donc seuls les jets qui y figurent ont pu être vérifiés.
page-bad = Quelque chose ne va pas.
page-alone = Seul le bot a choisi cette graine. Personne d’autre n’y a rien ajouté.
page-seal = Sceau
page-secret = Secret des dés
page-ids = Numéros des messages
page-words = Mots donnés aux dés
page-seed = Graine
page-mark = Empreinte de la partie
page-posted = Colle le sceau ou une empreinte qui a été publiée :
page-uncompared = Pas encore comparé avec ce qui a été publié.
page-same = Cela correspond à cette partie.
page-other = Cela ne correspond pas à cette partie.
page-row = Ligne
page-kind = Événement
page-seat = Place
page-rolls = Jets
page-told = Ce qui a été dit
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
post-welcome = Première partie ? Appuie sur *Jouer mon tour*, j’explique au fur et à mesure. Les règles en une minute : /règles

# What is kept of a person, and being forgotten

button-my-data = Mes données
button-forget-me = Oublie-moi
button-forget-sure = Oui, oublie-moi
button-forget-not = Non, garde tout
my-data-about = Voici tout ce que j’ai enregistré sur toi, sur tous les serveurs.
my-data-large = Ce que j’ai enregistré sur toi ne tient pas dans un message Discord. Demande-le, s’il te plaît, à qui fait tourner ce bot.
forget-title = Veux-tu que je t’oublie ?
forget-means =
    Je remplace alors ton nom et ton numéro par ceux d’une personne inconnue, à chaque table de chaque serveur. Tes réglages, ton bilan et tes consignes sont effacés, et je ne t’envoie plus de messages privés. C’est définitif.
forget-playing = { $games ->
        [1] Tu joues **une partie**. Tu l’abandonnes : s’il ne reste qu’un camp, il gagne ; s’il en reste plusieurs, l’ordinateur joue pour toi.
       *[other] Tu joues **{ $games } parties**. Tu les abandonnes : s’il ne reste qu’un camp, il gagne ; s’il en reste plusieurs, l’ordinateur joue pour toi.
    }
forget-lobbies = { $lobbies ->
        [1] Tu quittes aussi la partie que tu attends.
       *[other] Tu quittes aussi les { $lobbies } parties que tu attends.
    }
forget-stays = Les coups restent, pour que les autres puissent lire et vérifier leurs parties, et de même les mots que tu as donnés aux dés : les jets en viennent. Les messages déjà publiés dans les salons restent tels quels.
forget-done = C’est fait. Je ne sais plus rien de toi. Si tu appuies de nouveau sur quelque chose à une table, je ferai ta connaissance comme au premier jour.
stranger-name = quelqu’un
error-sat-down-again = Au même moment, tu prenais place à une table. Appuie encore une fois sur *Oublie-moi*.

# Too much at once, and buttons nobody knows

error-too-fast = { $seconds ->
        [one] C’était beaucoup en une minute. Attends une seconde et réessaie.
       *[other] C’était beaucoup en une minute. Attends { $seconds } secondes et réessaie.
    }
error-unknown-button = Je ne connais plus ce bouton : il vient d’une autre version de moi. Tape /parties pour retrouver tes tables.

# --- advice ------------------------------------------------------------------------------------------------

error-unfair-advice = Tu joues contre d’autres personnes, et un conseil pour l’une serait injuste pour les autres. Je n’aide que si toutes les autres places sont à l’ordinateur.
advice-because = Ce qui plaide pour ce choix : { $hint }.

# --- the lobby's options ------------------------------------------------------------------------------------

option-new-watch = Seulement regarder : tu ouvres la table, d’autres jouent
    .name = regarder
choice-watch = seulement regarder
button-options = Options
button-cancel = Annuler
lobby-change = Change les options de la partie. Tout le monde voit le nouveau choix dans la salle d’attente.

error-no-review-yet = On peut analyser une partie quand elle a été jouée jusqu’au bout.
error-review-interrupted = Je vais redémarrer. Redemande l’analyse dans une minute.
button-review = Analyse
command-review = Analyser une partie finie : les chances de gagner, et les tours décisifs
    .name = analyse
error-names-are-gone = Je ne sais plus qui a joué cette partie, et je ne peux donc demander la revanche à personne. Ouvre ta propre table avec /nouvelle.
server-forget = Quand les parties finies perdent leurs noms
server-forget-means = Je remplace alors le nom et le numéro de toutes les personnes qui ont joué par ceux d’une personne inconnue, comme le fait *Oublie-moi* dans /moi. La partie ne compte plus dans le /bilan de personne ; on peut toujours la lire et la vérifier. C’est définitif, et cela commence donc un jour après ton choix.
server-forget-any = jamais
server-forget-days = { $count } jours après la fin
suggestions-too-fast = { $seconds ->
        [one] C’était beaucoup en une minute. Attends une seconde, ou tape sans les suggestions.
       *[other] C’était beaucoup en une minute. Attends { $seconds } secondes, ou tape sans les suggestions.
    }

# --- looking back ------------------------------------------------------------------------------------------

review-working = Je rejoue cette partie depuis chaque tour. C’est fait à { $percent } %.
review-queued = { $ahead ->
    [one] Une analyse passe avant la tienne.
   *[other] { $ahead } analyses passent avant la tienne.
  } Tu peux fermer ceci et reprendre /analyse plus tard : je la garde.
review-later = Il faut encore un moment. Je garde l’analyse : relance /analyse plus tard.
review-title = Analyse de la partie
review-about = { $game }
review-axis = Chances de gagner
review-round = Manche
review-turn = Tour
review-intro = **{ $outcome }** Les courbes montrent les chances de chaque camp, d’après ce que tout le monde voyait. J’ai joué la suite de nombreuses fois depuis chaque tour. Les bandes claires montrent ma marge d’erreur.
review-alone = **{ $outcome }** La courbe montre tes chances de gagner. J’ai joué la suite de nombreuses fois depuis chaque tour. La bande claire montre ma marge d’erreur.
review-numbers = Les numéros marquent les tours décisifs.
review-point = **{ $number }** · { $name } : { $before } % avant, { $after } % après{ $round ->
    [0] .
   *[other] {" "}(manche { $round }).
  }
review-resigned = **{ $number }** · { $name } abandonne avec { $before } % de chances de gagner{ $round ->
    [0] .
   *[other] {" "}(manche { $round }).
  }
review-clock = **{ $number }** · Le temps de { $name } est écoulé, et la partie avec lui : { $before } % avant, { $after } % après{ $round ->
    [0] .
   *[other] {" "}(manche { $round }).
  }
review-better = Mieux : **{ $action }**. À chance égale, cela gagne environ { $gain } parties de plus sur 100.
review-no-better = Je n’ai rien trouvé de nettement mieux dans ces tours.
review-none = Aucun tour n’a décidé cette partie à lui seul. Les chances ont bougé petit à petit, sans qu’aucun pas se détache nettement.
review-alt = Les chances de gagner au fil de la partie. { $courses } { $turns ->
    [0] Aucun tour ne se distingue.
    [one] Un tour est marqué.
   *[other] { $turns } tours sont marqués.
  }
review-alt-course = { $name } : { $first } % au début, { $last } % à la fin.
