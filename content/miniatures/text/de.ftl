# The words of the miniatures game.

# --- names ----------------------------------------------------------------------------------------------

title-name = Mars Attacks: Das Miniaturenspiel
title-goal = Menschen und Marsianer kämpfen um eine Stadt in Trümmern. In deinem Zug bewegen sich zwei deiner Figuren, schießen oder kämpfen. Oder nur eine, und du spielst eine Karte. Die erste Seite mit 8 Punkten gewinnt, wenn das Szenario nichts anderes sagt.
title-about = { $goal }
    > *{ $scene }*
    { $scenario }

seat-human = Menschen
    .gender = mp
    .def = die Menschen
seat-martian = Marsianer
    .gender = mp
    .def = die Marsianer

profile-us-sergeant = Sergeant
profile-us-missile = Raketenwerfer
profile-us-lmg = sMG
profile-us-carbine = Sturmgewehr
profile-martian-commander = Kommandeur
profile-martian-freeze = Gefrierstrahler
profile-martian-grunt = Fußsoldat
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
profile-beta-martian = Fußsoldat
profile-beta-us-soldier = Soldat
profile-beta-eva = Eva
profile-beta-troy = Troy
profile-beta-sergeant = Sergeant

scenario-final-01 = Die Eindringlinge sind da!
scenario-final-02 = Die Frontlinie
scenario-final-03 = Es sind zu viele!
scenario-final-04 = Vorsichtig
scenario-final-05 = Chaos
scenario-final-06 = Überfall der Rebellen
scenario-final-07 = R-Gespräch
scenario-final-08 = Behalte, was du stiehlst
scenario-final-09 = Nimm das!
scenario-final-10 = Ziviler Widerstand
scenario-beta-01 = Wer ist da?
scenario-beta-03 = Schützen und dienen

effect-b-peace = Wir kommen in Frieden
effect-b-peace-text = Ein Bonuswürfel für den Schuss eines Marsianers.
effect-b-slippery = Klein und glitschig
effect-b-slippery-text = Ein Bonuswürfel, wenn ein Marsianer überleben muss.
effect-b-friends = Wir sind eure Freunde
effect-b-friends-text = Ein Bonuswürfel für einen Marsianer im Kampf.
effect-b-mind-control = Gedankenkontrolle
effect-b-mind-control-text = Löse eine Kartenreihe der Menschen aus, als wäre es deine. Danach kommt sie in die Ablage.
effect-b-death-ray = Todesstrahl
effect-b-death-ray-text = Unterstützung: 6 Würfel auf 3+ gegen ein Feld. 1 Karte: nichts. 2: Reihe oder Spalte nach Wahl. 3: das Feld.
effect-b-cunning = Außerirdische List
effect-b-cunning-text = Bewege eine deiner Figuren 1 Feld, auch wenn sie schon aktiviert wurde.
effect-b-ever-more = Immer mehr
effect-b-ever-more-text = Ein toter Marsianer kehrt auf deine Aufstellungsfelder zurück und schießt oder bewegt sich 1 Feld.
effect-b-stun-ray = Lähmstrahl
effect-b-stun-ray-text = Unterstützung: Explosion. Wer die Überlebensprobe nicht schafft, gilt als aktiviert. 1 Karte: nichts. 2: Reihe oder Spalte nach Wahl. 3: das Feld.
effect-b-artillery = Artillerieschlag
effect-b-artillery-text = Unterstützung: 5 Würfel auf 5+ gegen ein Feld und alle ringsum. 1 Karte: nichts. 2: Reihe oder Spalte nach Wahl. 3: das Feld.
effect-b-splat = Platsch!
effect-b-splat-text = Ein Würfel weniger, wenn ein Marsianer überleben muss.
effect-b-ingenuity = Menschlicher Einfallsreichtum
effect-b-ingenuity-text = Ein Bonuswürfel, wenn ein Mensch schießt, kämpft oder überleben muss.
effect-b-strafing = Tiefflugangriff
effect-b-strafing-text = Unterstützung: 3 Würfel auf 4+ gegen 4 Felder in einer Linie. 1 Karte: nichts. 2: Reihe oder Spalte und Richtung. 3: Feld und Richtung.
effect-b-cute = Ist der nicht süß?
effect-b-cute-text = Ein Marsianer gilt als aktiviert.
effect-b-argument = Streit
effect-b-argument-text = Zwei Marsianer auf einem Feld gelten als aktiviert. Mindestens einer darf noch nicht gehandelt haben.
effect-b-stealth = Schleichen
effect-b-stealth-text = Bewege eine deiner Figuren 1 Feld, auch wenn sie schon aktiviert wurde.
effect-b-lucky = Glück gehabt
effect-b-lucky-text = Ein Mensch, der sterben würde, überlebt.
effect-b-jammed = Ladehemmung
effect-b-jammed-text = Leg eine Karte aus einer gegnerischen Kartenreihe ab, auch eine, die gerade dazukommt oder ausgelöst wird.
effect-b-barrage = Sperrfeuer
effect-b-barrage-text = Unterstützung: Explosion. Wer die Überlebensprobe nicht schafft, ist verängstigt. 1 Karte: Reihe oder Spalte nach Wahl. 2: das Feld. Keine dritte.
effect-f-peace = Wir kommen in Frieden
effect-f-peace-text = Ein Bonuswürfel für den Schuss eines Marsianers.
effect-f-slippery = Klein und glitschig
effect-f-slippery-text = Ein Bonuswürfel, wenn ein Marsianer überleben muss.
effect-f-friends = Wir sind eure Freunde
effect-f-friends-text = Ein Bonuswürfel für einen Marsianer im Kampf.
effect-f-mind-control = Gedankenkontrolle
effect-f-mind-control-text = Löse eine Kartenreihe der Menschen aus, als wäre es deine. Danach kommt sie in die Ablage.
effect-f-heat-ray = Hitzestrahl
effect-f-heat-ray-text = Unterstützung: 6 Würfel auf 3+ gegen ein Feld. 1 Karte: zufällig. 2: Reihe oder Spalte nach Wahl. 3: das Feld.
effect-f-cunning = Außerirdische List
effect-f-cunning-text = Bewege eine deiner Figuren 1 Feld, auch wenn sie schon aktiviert wurde.
effect-f-reinforcements = Verstärkung kommt!
effect-f-reinforcements-text = Ein toter Soldat der Marsianer kehrt auf deine Aufstellungsfelder zurück und schießt oder bewegt sich 1 Feld.
effect-f-stun-ray = Lähmstrahl
effect-f-stun-ray-text = Unterstützung: Explosion. Wer die Überlebensprobe nicht schafft, gilt als aktiviert. 1 Karte: zufällig. 2: Reihe oder Spalte nach Wahl. 3: das Feld.
effect-f-giant-robot = Riesenroboter
effect-f-giant-robot-text = Unterstützung. 1 Karte: Zufall, kann verängstigen. 2: Linie, 4 Würfel auf 5+, Reihe oder Spalte und Richtung wählbar. 3: 5 Würfel auf 4+, Feld wählbar.
effect-f-brazen = Dreist
effect-f-brazen-text = Andauernd: Gegen Marsianer gibt es keinen Bonuswürfel für freie Sicht.
effect-f-target-lock = Zielerfassung
effect-f-target-lock-text = Für diesen Schuss gilt teilweise Sicht als freie Sicht.
effect-f-artillery = Artillerieschlag
effect-f-artillery-text = Unterstützung: 5 Würfel auf 5+ gegen ein Feld und alle ringsum. 1 Karte: zufällig. 2: Reihe oder Spalte nach Wahl. 3: das Feld.
effect-f-splat = Platsch!
effect-f-splat-text = Ein Würfel weniger, wenn ein Marsianer überleben muss.
effect-f-ingenuity = Menschlicher Einfallsreichtum
effect-f-ingenuity-text = Ein Bonuswürfel, wenn ein Mensch schießt, kämpft oder überleben muss.
effect-f-strafing = Tiefflugangriff
effect-f-strafing-text = Unterstützung: 3 Würfel auf 4+ von einem Feld bis zum Rand. 1 Karte: zufällig. 2: Reihe oder Spalte und Richtung. 3: Feld und Richtung.
effect-f-cute = Ist der nicht süß?
effect-f-cute-text = Ein Marsianer gilt als aktiviert.
effect-f-argument = Streit
effect-f-argument-text = Zwei Marsianer auf einem Feld gelten als aktiviert. Mindestens einer darf noch nicht gehandelt haben.
effect-f-stealth = Schleichen
effect-f-stealth-text = Bewege eine deiner Figuren 1 Feld, auch wenn sie schon aktiviert wurde.
effect-f-lucky = Glück gehabt
effect-f-lucky-text = Ein Mensch, der sterben würde, überlebt.
effect-f-jammed = Ladehemmung
effect-f-jammed-text = Leg eine Karte aus einer gegnerischen Kartenreihe ab, auch eine, die gerade dazukommt oder ausgelöst wird.
effect-f-barrage = Sperrfeuer
effect-f-barrage-text = Unterstützung: Explosion. Wer die Überlebensprobe nicht schafft, ist verängstigt. 1 Karte: Reihe oder Spalte nach Wahl. 2: das Feld. Keine dritte.
effect-f-take-cover = In Deckung!
effect-f-take-cover-text = Trifft gegnerische Unterstützung deine Figuren auf einem Feld, ignorieren sie das, sind aber verängstigt.
effect-f-rally = Reißt euch zusammen!
effect-f-rally-text = Bis zu drei verängstigte Menschen auf dem Feld der aktiven Figur stehen auf.
effect-f-grenade = Granate!
effect-f-grenade-text = Die aktive Figur greift alle auf einem angrenzenden, sichtbaren Feld ohne eigene Figuren an: 4 Würfel auf 5+.
effect-f-observer = Vorgeschobener Beobachter
effect-f-observer-text = Andauernd: Wenn der Zufall mitbestimmt, wo deine Unterstützung einschlägt, darfst du einmal neu würfeln.

happening-fe1 = Fliegendes Auto
happening-fe2 = Querschläger
happening-fe3 = Köpfe runter
happening-fe4 = Grillgut auf Hufen
happening-fe5 = Terror auf den Straßen!
happening-fe6 = Schwingen des Todes
happening-fe7 = Schutt
happening-fe8 = Stromausfall
happening-fe9 = Geheimes Versteck
happening-be1 = Fliegendes Auto
happening-be2 = Querschläger
happening-be3 = Köpfe runter
happening-be4 = Grillgut auf Hufen
happening-be5 = Terror auf den Straßen!
happening-be6 = Schwingen des Todes

score-kill-shot = erschossen
score-kill-fight = im Kampf getötet
score-kill = Gegner getötet
score-kill-eva-troy = Eva oder Troy getötet
score-kill-sergeant = Sergeant getötet
score-kill-commander = Kommandeure getötet
score-kill-grunts = Fußsoldaten getötet (zwei je Punkt)
score-kill-deke = Deke getötet
score-kill-specialist = Sergeant, Raketenw. oder sMG getötet
score-kill-ashley-phil = Ashley oder Phil getötet
score-kill-tor = General Tor getötet
score-kill-hero = Helden getötet
score-kill-soldier = Soldaten getötet
score-kill-joe = Joe getötet
score-kill-edwyn = Edwyn getötet
score-kill-by-edwyn = Soldaten durch Edwyn getötet
score-artefacts = Alienartefakte (das erste zählt 0)
score-creatures = Kreaturen (die erste zählt 0)
score-leave = entkommen
score-loot = Beute gesichert
score-uplink = Verbindung steht

# .acc: what is taken.
zone-red = rote Zone
    .acc = die rote Zone
zone-blue = blaue Zone
    .acc = die blaue Zone
zone-green = grüne Zone
    .acc = die grüne Zone
zone-violet = violettes Feld
    .acc = das violette Feld
zone-black = Tresor
    .acc = den Tresor
zone-red-a = rote Zone A
    .acc = die rote Zone A
zone-red-b = rote Zone B
    .acc = die rote Zone B
zone-red-nw = Zone im Nordwesten
    .acc = die Zone im Nordwesten
zone-red-ne = Zone im Nordosten
    .acc = die Zone im Nordosten
zone-red-sw = Zone im Südwesten
    .acc = die Zone im Südwesten
zone-red-se = Zone im Südosten
    .acc = die Zone im Südosten

side-human = Menschen
    .gender = mp
side-martian = Marsianer
    .gender = mp
marker-creature = eine Kreatur
    .collectors = Marsianer
marker-artefact = ein Alienartefakt
    .collectors = Menschen
token-civilian = ein Zivilist
    .acc = einen Zivilisten
token-cattle = das brennende Vieh
token-bug = der Mutantenkäfer
    .acc = den Mutantenkäfer
direction-n = Norden
direction-e = Osten
direction-s = Süden
direction-w = Westen
direction-ne = Nordosten
direction-se = Südosten
direction-sw = Südwesten
direction-nw = Nordwesten
quarters-0 = wie gedruckt
quarters-1 = um ein Viertel im Uhrzeigersinn gedreht
quarters-2 = auf dem Kopf
quarters-3 = um ein Viertel gegen den Uhrzeigersinn gedreht
ruin-house = Haus
    .gender = n
ruin-shop = Laden
    .gender = m
ruin-wall = Mauer
    .gender = f
site-name = { $at }–{ $to }
card-both = { $human } / { $martian }

# --- opening a table ------------------------------------------------------------------------------------

option-scenario = Szenario
    .name = szenario
option-ruins = Ruinen: wie gezeichnet, von den Menschen gebaut oder ausgelost
    .name = ruinen
option-terrain = Ruinen und Deckung von
    .name = gelände
option-turn-map = Die Marsianer dürfen den Spielplan drehen
    .name = drehen
option-night = Nacht, wenn das Szenario die Wahl lässt
    .name = nacht
ruins-drawn = wie gezeichnet
ruins-build = selbst bauen
ruins-lot = auslosen
choice-scenario = { $number }. { $name } ({ $rules ->
    [beta] Beta-Regeln
   *[final] endgültige Regeln
  })

# --- what a player may say ------------------------------------------------------------------------------

kind-orient = Spielplan drehen
kind-build = Bauen
kind-build-rest = Den Rest bauen
kind-recruit = Helden wählen
kind-deploy = Aufstellen
kind-deploy-rest = Für mich aufstellen
kind-agree-to-draw = Unentschieden
kind-play-on = Weiterspielen
kind-take-command = Autorität einsetzen
kind-call-up = Zurückholen
kind-activate = Aktivieren
kind-play-card = Karte spielen
kind-trigger = Unterstützung auslösen
kind-decline = Nein
kind-end-turn = Zug beenden
kind-pass = Passen
kind-move = Bewegen
kind-leave = Spielplan verlassen
kind-shoot = Schießen
kind-aim-and-shoot = Zielen und schießen
kind-freeze = Einfrieren!
kind-cover-with-fire = Feuerschutz
kind-fight = Kämpfen
kind-hunt-down = Käfer jagen
kind-stand-up = Aufstehen
kind-do-more = Heldentat: Zusatzaktion
kind-lead = Heldentat: anführen
kind-uplink = Verbindung herstellen
kind-finish = Fertig
kind-stand-in = Vortreten
kind-defend = Verteidigen
kind-mend = Reparieren
kind-roll-again = Neu würfeln
kind-fly = Lenken
kind-discard = Ablegen
kind-draw = Ziehen

slot-quarters = Wie herum liegt der Spielplan?
slot-site = Wohin damit?
slot-facing = Nach welcher Seite offen?
slot-profile = Welcher Held?
slot-at = Welches Feld?
slot-figure = Welche Figur?
slot-other = Und welche andere?
slot-card = Welche Karte?
slot-row = Welche Kartenreihe?
slot-row-none = Eine neue Kartenreihe
slot-jams = Gegen welche Kartenreihe?
slot-column = Welche Spalte?
slot-column-none = Eine Reihe des Spielplans
slot-rank = Welche Reihe des Spielplans?
slot-rank-none = Die ganze Spalte
slot-direction = In welche Richtung?
slot-to = Wohin?
slot-over = Über welchen Rand?
slot-target = Wen greifst du an?
slot-weapon = Mit welcher Waffe?
slot-aim = Erst zielen?
slot-squares = Welche Felder?
slot-bug = Welcher Käfer?
slot-centre = Rund um welches Feld?
slot-stance = Zurückschlagen oder ausweichen?

action-orient = den Spielplan so legen: { $quarters }
action-build = auf { $site } bauen, offen nach { $facing }
action-build-rest = den Rest für mich bauen
action-recruit = { $profile } wählen
action-deploy = auf { $at } aufstellen
action-deploy-rest = den Rest für mich aufstellen
action-agree-to-draw = unentschieden enden lassen
action-play-on = weiterspielen
action-take-command = { $figure } übernimmt das Kommando
action-call-up = { $figure } zurückholen
action-activate = { $figure } aktivieren
action-play-card = „{ $card }“{ $figure_count ->
    [0] {""}
   *[other] {" "}auf { $figure }
  }{ $other_count ->
    [0] {""}
   *[other] {" "}und { $other }
  } spielen{ $at_count ->
    [0] {""}
   *[other] , Feld { $at }
  }{ $row_count ->
    [0] {""}
   *[other] , in Kartenreihe { $row }
  }{ $jams_count ->
    [0] {""}
   *[other] , gegen Kartenreihe { $jams }
  }
action-trigger = Kartenreihe { $row } auslösen{ $column_count ->
    [0] { $rank_count ->
        [0] {""}
       *[other] {" "}auf Reihe { $rank }
      }
   *[other] { $rank_count ->
        [0] {" "}auf Spalte { $column }
       *[other] {" "}auf { $column }{ $rank }
      }
  }{ $direction_count ->
    [0] {""}
   *[other] , Richtung { $direction }
  }
row-name = { $number }, { $effect } ×{ $size }
action-decline = nein
action-end-turn = den Zug beenden
action-pass = für diese Runde passen
action-move = nach { $to } bewegen
action-leave = den Spielplan über den Rand im { $over } verlassen
action-shoot = auf { $target } schießen{ $weapon ->
    [disintegrator] {" "}(Desintegrator)
    [freeze_pistol] {" "}(Gefrierpistole)
   *[own] {""}
  }
action-aim-and-shoot = zielen und auf { $target } schießen{ $weapon ->
    [disintegrator] {" "}(Desintegrator)
    [freeze_pistol] {" "}(Gefrierpistole)
   *[own] {""}
  }
action-freeze = { $aim ->
    [true] zielen und alle auf { $at } einfrieren
   *[other] alle auf { $at } einfrieren
  }
action-cover-with-fire = Feuerschutz auf { $squares } geben
action-fight = gegen { $target } kämpfen
action-hunt-down = { $aim ->
    [true] zielen und auf { $bug_acc } schießen
   *[other] { $bug_acc } angreifen
  }
action-stand-up = aufstehen
action-do-more = 1 Heldentatpunkt ausgeben: noch einmal bewegen, schießen oder kämpfen
action-lead = { $centre_count ->
    [0] 1 Heldentatpunkt ausgeben und andere anführen
   *[other] 1 Heldentatpunkt ausgeben und andere rund um { $centre } anführen
  }
action-uplink = 1 Heldentatpunkt ausgeben und die Verbindung herstellen
action-finish = diese Aktivierung beenden
action-stand-in = { $figure } tritt vor
action-defend = { $stance ->
    [fight] zurückschlagen
   *[dodge] ausweichen
  }
action-mend = das Artefakt reparieren
action-roll-again = diesen Würfel neu würfeln
action-fly = nach { $direction } schlittern lassen
action-discard = „{ $card }“ ablegen
action-draw = den Rest behalten und ziehen

# --- what the game asks ---------------------------------------------------------------------------------

decision-orient-map = { $seats }: Wie herum liegt der Spielplan?
decision-build-ruins = { $seats }: Bau { $ruin_gender ->
    [f] eine
    [n] ein
   *[m] einen
  } { $ruin } (noch { $left }).
decision-recruit-hero = { $seats }: Wähle { $left ->
    [one] einen Helden
   *[other] { $left } Helden
  }.
decision-deploy-figure = { $seats }: Stell { $figure } auf (noch { $left }).
decision-call-draw = { $seats }: Seit { $quiet } Runden ist nichts passiert. Unentschieden?
decision-use-authority = { $seats }: Autorität einsetzen, um Runde { $round } zu beginnen?
decision-call-up-soldiers = { $seats }: { $left ->
    [one] Hol eine gefallene Figur
   *[other] Hol bis zu { $left } gefallene Figuren
  } in dieser Runde zurück.
decision-take-turn = { $seats }: { $begun ->
    [true] { $figures ->
        [0] Spiel eine Karte oder beende deinen Zug.
       *[other] { $cards ->
            [0] Aktiviere jetzt eine Figur.
           *[other] Aktiviere eine zweite Figur, spiel eine Karte oder beende deinen Zug.
          }
      }
   *[other] { $figures ->
        [0] Alle deine Figuren haben gehandelt. Spiel bis zu zwei Karten oder passe.
       *[other] Aktiviere zwei Figuren, oder aktiviere eine und spiel eine Karte.
      }
  }
decision-choose-action = { $seats }: Was tut { $figure }?
decision-choose-opponent = { $seats }: Gegen wen kämpft { $figure }?
decision-choose-follower = { $seats }: Wer folgt { $leader }? (bis zu { $left })
decision-move-freely = { $seats }: Wohin geht { $figure }?
decision-shoot-again = { $seats }: { $figure } feuert weiter. Wer auf { $at } ist das nächste Ziel?
decision-mend-or-score = { $seats }: Repariert { $figure } das Alienartefakt, statt es zu werten?
decision-aim-row = { $seats }: Wo schlägt deine Unterstützung ein?
decision-steer-car = { $seats }: Wohin schlittert das Auto?
decision-feed-bug = { $seats }: Wen auf { $at } greift der Käfer an?
decision-refill-hand = { $seats }: Leg beliebig viele Karten ab, dann zieh auf vier nach.
decision-choose-brave = { $seats }: { $attacker } greift { $at } an. Welche furchtlose Figur tritt vor?
decision-choose-stance = { $seats }: Schlägt { $figure } zurück ({ $chance_fight } % Todesrisiko) oder weicht aus ({ $chance_dodge } %)?
decision-before-test = { $seats }: Vor dem Wurf eine Karte spielen? { $attacker } gegen { $target }, { $chance } % tödlich.
decision-before-hunt = { $seats }: Eine Karte spielen, bevor { $attacker } den Käfer angreift? { $chance } % tödlich.
decision-before-death = { $seats }: { $figure } würde jetzt sterben. Eine Karte spielen?
decision-before-support = { $seats }: Der Gegner setzt „{ $effect }“ ein. Eine Karte dagegen spielen?
decision-before-strike = { $seats }: „{ $effect }“ trifft { $at }. Eine Karte spielen?
decision-before-placement = { $seats }: Deine Unterstützung würde { $at } treffen. Neu würfeln?

# --- what happened --------------------------------------------------------------------------------------

roll-attack = { $needs ->
    [0] würfelt { $faces }
   *[other] braucht { $needs }+: { $faces }
  }
roll-save = { $needs ->
    [0] { $faces }
   *[other] { $needs }+: { $faces }
  }{ $armour ->
    [0] {""}
   *[other] {" "}und { $armour } für Rüstung
  }

event-game-began = **{ $scenario }**
event-ruins-drawn = Die Ruinen sind ausgelost. Beide Enden der Stadt sind gleich.
event-ruin-built = { $ruin_gender ->
    [f] Eine
   *[m] Ein
  } { $ruin } steht auf { $site }, offen nach { $facing }.
event-rest-built = { $count ->
    [one] Eine weitere Ruine steht.
   *[other] { $count } weitere Ruinen stehen.
  }
event-no-room-for-ruin = Für { $ruin_gender ->
    [f] die { $ruin } ist kein Platz. Sie
    [n] das { $ruin } ist kein Platz. Es
   *[m] den { $ruin } ist kein Platz. Er
  } bleibt in der Schachtel.
event-map-turned = Der Spielplan liegt { $quarters }.
event-hero-recruited = { $profile } verstärkt die { $side }.
event-deployed = { $figure } bezieht Stellung auf { $at }.
event-took-positions = Aufgestellt: { $posts }.
story-post = { $figures } auf **{ $at }**
event-first-player-rolled = Der Würfel zeigt { $face }: Die { $side } beginnen.
event-round-began = **Runde { $round }.** Die { $side } beginnen.
event-draw-offered = Die { $side } bieten ein Unentschieden an.
event-draw-declined = Die { $side } spielen weiter.
event-command-taken = { $figure } übernimmt das Kommando (Heldentatpunkte: { $heroics }).
event-commands-cancelled = Beide Seiten übernehmen das Kommando, also ändert sich nichts.
event-called-up = { $figure } ist zurück.
event-were-called-up = Wieder dabei: { $figures }.
event-turn-began = Am Zug: **{ $side }**.
event-side-passed = Die { $side } passen für diese Runde.
event-round-ended = Runde { $round } ist vorbei.
event-zone-taken = 🚩 Die { $side } nehmen { $zone_acc } ein!
event-scored = ⭐ { $side } +{ $vp }: { $key }. Gesamt: **{ $total }**.
event-gained = ⭐ { $side } +{ $vp } (jetzt **{ $total }**).
event-game-ended = { $side_count ->
    [0] Niemand gewinnt, außer den Ruinen.
   *[other] { $side ->
        [Marsianer] 🏁 Ack! Ack ack! Die Marsianer gewinnen.
       *[other] 🏁 Die { $side } gewinnen. Die Erde darf in die Fortsetzung.
      }
  }
event-activated = { $figure } handelt.
event-waited = { $figure } bleibt stehen.
event-followed = { $figure } folgt { $leader }.
event-led = { $leader } führt andere an (Heldentatpunkte: { $heroics }).
event-moved = { $figure } geht von { $start } nach { $to }.
event-walked = { $figure } geht von { $start } über { $over } nach { $to }.
event-came-in = { $figure } kommt bei { $at } herein und geht weiter nach { $to }.
event-looked-round = { $figure } wechselt auf { $at } die Stellung.
event-entered = { $figure } kommt bei { $at } herein.
event-left-board = { $figure } verlässt den Spielplan bei { $at }.
event-stood = { $figure } steht auf.
event-brave-stood-in = { $figure } tritt furchtlos vor.
event-stance-taken = { $figure } { $stance ->
    [fight] schlägt zurück
   *[dodge] weicht aus
  }.
event-shot-fired = { $aim ->
    [true] { $attacker } zielt und schießt
   *[other] { $attacker } schießt
  } auf { $target } ({ $at }, { $sight ->
    [clear] freie Sicht
   *[other] teilweise Sicht
  }), { $dice }, **{ $hits }** Treffer. { $target } wehrt ab mit { $answer }, **{ $saves }** abgewehrt. { $fate ->
    [killed] **Getroffen!**
    [saved_by_armour] Nur die Rüstung rettet { $target }: verängstigt.
   *[other] { $hits ->
        [0] Daneben.
       *[other] { $target } bleibt unverletzt.
    }
  }
event-fight-fought = { $attacker } kämpft gegen { $target } ({ $at }), { $dice }, **{ $hits }** Treffer. { $target } { $stance ->
    [fight] schlägt zurück
   *[dodge] weicht aus
  } mit { $answer }, { $saves ->
    [one] **1** Erfolg
   *[other] **{ $saves }** Erfolge
  }. { $fate ->
    [killed] **{ $target } ist getroffen!**
    [struck_back] **{ $attacker } ist getroffen!**
   *[other] Niemand ist verletzt.
  }
event-covered-with-fire = { $figure } gibt Feuerschutz auf { $squares }.
event-fright-tested = { $figure } würfelt { $face } (braucht 5+) { $frightened ->
    [true] und ist verängstigt
   *[other] und bleibt ruhig
  }.
event-nerves-tested = { $lost_count ->
    [0] Alle bleiben ruhig (5+): { $held }.
   *[other] Verängstigt (unter 5): { $lost }.{ $held_count ->
        [0] {""}
       *[other] {" "}Ruhig: { $held }.
      }
  }
story-throw = { $figure } { $face }{ $needs ->
    [0] {""}
   *[other] {" "}(braucht { $needs }+)
  }
event-was-frightened = { $figure } ist verängstigt.
event-was-frozen = { $figure } kann in dieser Runde nicht mehr handeln.
event-killed = 💀 { $figure } stirbt auf { $at }.
event-died = 💀 { $figure } stirbt.
event-heroics-saved = Eine Heldentat rettet { $figure } (Heldentatpunkte: { $heroics }).
event-did-more = { $figure } handelt ein zweites Mal (Heldentatpunkte: { $heroics }).
event-heroics-gained = Rache! { $figure } erhält für diesen Zug einen Heldentatpunkt.
event-rescued = { $figure } kommt noch einmal davon!
event-joined-reserve = { $figure } kommt in die Reserve und kehrt zurück.
event-returned = { $figure } ist wieder da: { $at }.
event-uplink-made = 📡 { $figure } stellt die Verbindung her! Natürlich als R-Gespräch.
event-marker-revealed = { $figure } deckt { $marker } auf ({ $at }). Der Marker bleibt offen liegen: Dafür bekommen nur die { $marker_collectors } Punkte.
event-marker-taken = { $figure } nimmt { $marker } mit ({ $at }).
event-took-first = { $figure } nimmt { $marker } mit ({ $at }). Der erste Marker bringt nichts, jeder weitere 1 Punkt.
event-loot-taken = { $figure } nimmt die Beute.
event-loot-dropped = Die Beute fällt auf { $at } zu Boden.
event-mended = { $figure } bastelt und würfelt { $face }: { $weapon ->
    [disintegrator] ein Desintegrator
    [freeze_pistol] eine Gefrierpistole
   *[other] ein nutzloses Funkgerät
  }.
event-hand-dealt = Deine Handkarten: { $cards }.
event-cards-drawn = Die { $side } ziehen { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }.
event-hand-gained = Du ziehst: { $cards }.
event-cards-discarded = Die { $side } legen ab: { $cards }.
event-deck-shuffled = Die gemischte Ablage wird zum neuen Nachziehstapel.
event-card-played = 🃏 Die { $side } spielen *{ $effect }*.
event-row-built = 🃏 Die { $side } spielen *{ $effect }* als Unterstützung (Kartenreihe: { $size }).
event-row-jammed = Ladehemmung! { $size ->
    [0] Die { $side } verlieren *{ $effect }*.
    [one] Die { $side } haben noch eine Karte *{ $effect }*.
   *[other] Die { $side } haben noch { $size } Karten *{ $effect }*.
  }
event-row-triggered = 💥 Die { $side } lösen *{ $effect }*{ $size ->
    [1] {""}
   *[other] {" "}×{ $size }
  } aus!
event-die-rerolled = Die { $side } würfeln neu: { $face }.
event-struck = Einschlag auf { $at }{ $dice_count ->
    [0] .
   *[other] , { $dice }, **{ $hits }** Treffer.
  }
event-came-down = Einschlag auf { $blows }.
story-blow = **{ $at }**, { $dice }, **{ $hits }** Treffer{ $count ->
    [0] {""}
   *[other] {" "}({ $answers })
  }
story-answer = { $figure } wehrt ab mit { $answer }, **{ $saves }** abgewehrt: { $fate ->
    [killed] **getroffen!**
    [saved_by_armour] durch Rüstung gerettet, verängstigt
   *[other] unverletzt
  }
event-endured = { $figure } wehrt ab mit { $answer }, **{ $saves }** abgewehrt: { $fate ->
    [killed] **getroffen!**
    [saved_by_armour] durch die Rüstung gerettet, aber verängstigt.
   *[other] unverletzt.
  }
event-checked = { $figure } würfelt { $face } ums Überleben{ $needs ->
    [0] {""}
   *[other] {" "}(braucht { $needs }+)
  }.
event-survival-checked = { $frightened_count ->
    [0] {""}
   *[other] Verängstigt: { $frightened }.{" "}
  }{ $stunned_count ->
    [0] {""}
   *[other] Für diese Runde außer Gefecht: { $stunned }.{" "}
  }{ $unharmed_count ->
    [0] {""}
   *[other] Unverletzt: { $unharmed }.
  }
event-covered = Alle auf { $at } gehen in Deckung.
event-event-drawn = ⚡ Die { $side } ziehen ein Ereignis: *{ $event }*.
event-nothing-happened = Nichts passiert. Verdächtig.
event-car-landed = Ein Auto stürzt auf { $at } und schlittert nach { $direction }.
event-wreck-left = Das brennende Wrack bleibt auf { $at } liegen und versperrt die Sicht.
event-token-came = Wie aus dem Nichts: { $token } auf { $at }!
event-token-moved = Unterwegs: { $token }, von { $start } nach { $to }.
event-token-left = Vom Spielplan verschwunden: { $token } ({ $at }).
event-civilian-taken = Die { $side } bekommen den Zivilisten auf { $at }.
event-civilian-killed = Der Zivilist auf { $at } stirbt.
event-bug-attacked = Der Mutantenkäfer greift { $figure } an ({ $at }), { $dice }, **{ $hits }** Treffer. { $figure } { $stance ->
    [fight] schlägt zurück
   *[dodge] weicht aus
  } mit { $answer }, { $saves ->
    [one] **1** Erfolg
   *[other] **{ $saves }** Erfolge
  }.
event-bug-killed = Der Mutantenkäfer auf { $at } ist tot.
event-bug-carried = Der Käfer schleppt { $figure } nach { $to }.
event-bug-hunted = { $figure } greift den Käfer an, { $dice }, **{ $hits }** Treffer. Der Käfer wehrt ab mit { $answer }, **{ $saves }** abgewehrt.
event-walls-collapsed = Rund um { $at } stürzen Mauern ein.
event-went-dark = Das Licht geht aus. Bis zum Ende von Runde { $round } schießt niemand weiter als 3 Felder.
event-stash-hidden = Auf { $at } ist etwas versteckt.

# --- why not --------------------------------------------------------------------------------------------

refusal-no-such-figure = Eine Figur namens „{ $typed }“ gibt es hier nicht. { try-instead }
refusal-not-yours = { $figure } gehört nicht dir. { try-instead }
refusal-not-on-board = { $figure } ist nicht auf dem Spielplan. { try-instead }
refusal-is-a-friend = { $figure } steht auf deiner Seite. { try-instead }
refusal-already-activated = { $figure } war in dieser Runde schon dran. { try-instead }
refusal-bound-to-figure = Das geht noch nicht: Deine Karte oder Autorität galt { $figure }. Aktiviere { $figure } zuerst.
refusal-reserve-first = Figuren aus der Reserve kommen zuerst. Aktiviere { $figure }.
refusal-must-activate-somebody = Du kannst noch nicht aufhören. Aktiviere mindestens eine Figur, auch wenn sie nichts tut. { try-instead }
refusal-is-frightened = { $figure } ist verängstigt. Lass die Figur erst aufstehen.
refusal-not-frightened = { $figure } steht schon. Wähle eine andere Aktion.
refusal-must-fight = { $figure } muss kämpfen: Auf dem Feld steht ein Gegner, der nicht verängstigt ist. { try-instead }
refusal-must-enter = { $figure } muss erst auf den Spielplan. { try-instead }
refusal-held-by-enemies = { $figure } kann nicht weg: Auf dem Feld steht ein Gegner, der nicht verängstigt ist. Kämpf zuerst. { try-instead }
refusal-too-far = { $figure } kommt nicht bis { $at }. { try-instead }
refusal-no-moves-left = { $figure } kann sich in dieser Aktivierung nicht weiter bewegen. Wähle etwas anderes, oder beende die Aktivierung.
refusal-has-acted = { $figure } hat in dieser Aktivierung dafür schon zu viel getan. Wähle etwas anderes, oder beende die Aktivierung.
refusal-cannot-aim = { $figure } kann mit dieser Waffe nicht zielen. Schieß, ohne zu zielen.
refusal-wall-in-the-way = Eine massive Mauer versperrt { $figure } den Weg nach { $at }. { try-instead }
refusal-square-is-full = { $at } ist voll: Auf ein Feld passen sechs Figuren. { try-instead }
refusal-too-far-from-partner = { $figure } entfernt sich nie mehr als ein Feld von der anderen Hälfte des Liebespaars. { try-instead }
refusal-no-exit-here = { $figure } kann den Spielplan von hier aus nicht verlassen. Beweg die Figur erst zu einem Ausgang.
refusal-has-no-weapon = { $figure } hat diese Waffe nicht. Nimm eine andere, oder geh in den Kampf.
refusal-enemy-too-close = { $figure } kann nicht schießen, solange ein Gegner auf demselben Feld steht. Kämpf stattdessen. { try-instead }
refusal-out-of-reach = { $at } ist außer Reichweite: { $figure } schießt { $reach } weit. { try-instead }
shot-reach = { $nearest } bis { $farthest } Felder
shot-reach-exact = genau { $squares } Felder
refusal-friends-in-the-way = { $figure } kann nicht auf { $at } schießen: Dort stehen eigene Figuren. { try-instead }
refusal-not-seen = { $figure } kann { $target } auf { $at } nicht sehen. { try-instead }
refusal-not-in-square = { $target } ist nicht auf dem Feld von { $figure }. Beweg die Figur erst dorthin, dann kämpf.
refusal-brave-in-front = Die Furchtlosen auf { $at } stellen sich davor. Wähle stattdessen { $figure }. Die andere Seite entscheidet, wer vortritt.
refusal-lacks-skill = { $figure } hat diese Fähigkeit nicht. Wähle eine andere Aktion.
refusal-no-heroics-left = { $figure } hat keine Heldentatpunkte mehr, oder hier ist niemand zum Anführen. Wähle eine andere Aktion.
refusal-squares-not-linked = Feuerschutz trifft bis zu drei Felder in einer Kette, jedes mit einem Ziel. Wähle Felder, die sich berühren.
refusal-not-outside = Auf { $at } kannst du keine Figur stellen. { try-instead }
refusal-empty-squares-first = Erst braucht jedes Feld der Zone eine Figur. Wähle eines, das noch leer ist: { $squares }.
refusal-not-a-square = „{ $typed }“ ist kein Feld. Wähle eines von A1 bis H8.
refusal-no-such-card = Es gibt keine Karte namens „{ $typed }“. Wähle eine aus der Liste.
refusal-not-in-hand = „{ $card }“ hast du nicht auf der Hand. { try-instead }
refusal-no-card-left = In diesem Zug kannst du keine Karte mehr spielen. Aktiviere eine Figur, oder beende deinen Zug.
refusal-card-does-not-fit = „{ $card }“ würde jetzt oder bei diesem Ziel nichts bewirken. { try-instead }
refusal-already-carded = Auf { $figure } hast du in dieser Runde schon eine Karte gespielt. Wähle eine andere Figur.
refusal-row-not-ready = Diese Kartenreihe kannst du nicht auslösen: Sie hat in diesem Zug eine Karte bekommen oder ist zu kurz. Leg eine Karte an, oder warte einen Zug.

# --- the end --------------------------------------------------------------------------------------------

outcome-points = Sieg für { $winners_def }, nach Punkten.
outcome-elimination = Sieg für { $winners_def }: Sonst steht niemand mehr.
outcome-last-but-one = Sieg für { $winners_def }: Dem Gegner bleibt nur noch eine Figur.
outcome-stand-off = Patt, und alle sind sich einig: unentschieden.
outcome-both-broken = Beide Seiten sind am Ende: unentschieden.
outcome-control = Sieg für { $winners_def }, mit vier der fünf Zonen.

# --- commands -------------------------------------------------------------------------------------------

verb-move = Eine Figur bewegen
    .name = bewegen
slot-move-figure = Die Figur, die sich bewegt
    .name = figur
slot-move-to = Wohin sie geht
    .name = wohin
slot-move-then = Was sie dort tut, falls sie noch kann
    .name = danach
verb-shoot = Auf einen Gegner schießen
    .name = schießen
slot-shoot-figure = Die Figur, die schießt
    .name = figur
slot-shoot-target = Der Gegner, auf den sie schießt
    .name = ziel
slot-shoot-aim = Erst zielen, ohne sich zu bewegen
    .name = zielen
slot-shoot-card = Eine Karte, die du vor dem Wurf spielst
    .name = karte
slot-shoot-then = Wohin sie danach geht, falls sie noch kann
    .name = danach
verb-fight = Gegen einen Gegner kämpfen (und wenn nötig hingehen)
    .name = kämpfen
slot-fight-figure = Die Figur, die kämpft
    .name = figur
slot-fight-target = Der Gegner, gegen den sie kämpft
    .name = ziel
slot-fight-card = Eine Karte, die du vor dem Wurf spielst
    .name = karte
verb-card = Eine Karte spielen
    .name = karte
slot-card-card = Die Karte, und worauf
    .name = karte
verb-pass = Deinen Zug beenden, passen oder nicht reagieren
    .name = passen
verb-odds = Die genauen Chancen eines Schusses oder Kampfes zeigen
    .name = chancen
slot-odds-figure = Wer angreift
    .name = figur
slot-odds-target = Wer angegriffen wird
    .name = ziel
aim-yes = erst zielen
aim-no = nicht zielen
# Whole activations in one list each; the list is closed, and this stands in its place.
whole-move-shoot = Bewegen, dann schießen …
whole-shoot-move = Schießen, dann bewegen …
whole-move-twice = Zwei Felder bewegen …
whole-stand-up = Aufstehen, dann …
whole-with-card = Mit einer Karte angreifen …
whole-ends-with-card = mit „{ $card }“
choice-then-shoot = dann auf { $target } schießen ({ $who })
choice-then-move = dann nach { $at } bewegen
choice-square = { $at }{ $steps ->
    [1] , ein Schritt
   *[other] , zwei Schritte
  }
choice-off-board = vom Spielplan
hint-kill = { $chance } % tödlich
hint-shot = { $at }, { $odds }
hint-swayed = { $before } → { $after } % tödlich
hint-swayed-own = { $before } → { $after } % tödlich · statt einer zweiten Figur
hint-support = für deine Kartenreihe, später auszulösen
hint-other-half = für den Gegner: { $effect }
hint-place = { $at }{ $frightened ->
    [true] , verängstigt
   *[other] {""}
  }
hint-fight = { $chance } % tödlich, bei Gegenwehr { $risk } % selbst tot
hint-figure = { $profile }, { $at }{ $frightened ->
    [true] , verängstigt
   *[other] {""}
  }
hint-outside = { $profile }, noch nicht auf dem Plan
hint-hero = { $shoots ->
    [true] schießt { $shoot }+ bis { $reach } Felder,{" "}
   *[other] {""}
  }kämpft { $fight }+, überlebt { $survive }+{ $skill_count ->
    [0] {""}
   *[other] {" "}· { $skills }
  }
hint-risk = { $chance } % Todesrisiko
hint-clash = { $count ->
    [one] beginnt einen Kampf
   *[other] beginnt einen Kampf ({ $count } Gegner)
  }
hint-marker = { $kind ->
    [hidden] verdeckter Marker
    [creature] Kreatur
   *[artefact] Alienartefakt
  }
hint-loot = dort liegt die Beute
hint-uplink = der Uplink
hint-stays = bleibt auf ihrem Feld
hint-points = { $points } SP
hint-sweep = { $count ->
    [one] ein Ziel, { $chance } % tödlich
   *[other] { $count } Ziele, bis zu { $chance } % tödlich
  }
hint-frightens = { $count ->
    [0] verängstigt niemanden
    [one] verängstigt einen Soldaten
   *[other] verängstigt { $count } Soldaten
  }
hint-led = { $figures }
hint-heroics = { $heroics ->
    [one] dein letzter Heldentatpunkt
   *[other] 1 von { $heroics } Heldentatpunkten
  }
hint-strike = { $yours ->
    [0] trifft { $theirs } Gegner
   *[other] trifft { $theirs } Gegner, { $yours } eigene
  }
odds-shot = **{ $figure } schießt auf { $target }**, von { $at } aus ({ $sight ->
    [clear] freie Sicht
   *[other] teilweise Sicht
  }): { $dice } Würfel auf { $needs }+ gegen { $against } Würfel auf { $value }+{ $armour ->
    [0] {""}
    [one] {" "}und 1 Erfolg durch Rüstung
   *[other] {" "}und { $armour } Erfolge durch Rüstung
  }. **{ $chance } %** tödlich, mit Zielen **{ $aimed } %**.
odds-no-shot = { $figure } kann von hier aus nicht auf { $target } schießen.
odds-fight = **{ $figure } kämpft gegen { $target }**, im Ansturm: { $dice } Würfel auf { $needs }+. Schlägt der Gegner zurück ({ $against } Würfel auf { $value }+): **{ $kill_fight } %** tödlich, **{ $fall } %** selbst tot. Weicht er aus: **{ $kill_dodge } %** tödlich.
odds-friends = Sie stehen auf derselben Seite. Wähle von jeder Seite eine Figur.
odds-unknown = Wähle zwei Figuren auf dem Spielplan, von jeder Seite eine.

# --- about this edition ---------------------------------------------------------------------------------

term-edition-text = Regeln, Figuren, Fähigkeiten und Szenarien stammen aus dem Regelheft, zwei Szenarien aus der öffentlichen Beta. Das Heft listet seine Karten nicht auf und zeigt die Pläne nur als Bilder. Deshalb sind die Pläne von uns, und das endgültige Deck ist das der Beta, von uns angepasst und ergänzt. Wenn deine Schachtel etwas anderes sagt, gilt deine Schachtel.
edition-profiles = Werte und Fähigkeiten der Figuren
edition-scenario-forces = Truppen, Wertung und Sonderregeln der Szenarien
edition-scenario-names = englische Namen der Szenarien
edition-scenario-maps = Pläne
edition-ruins = Ruinenteile zum Bauen
edition-effects = Wirkungen der Karten
edition-effect-timings = wann Karten gespielt werden dürfen
edition-effect-names = englische Namen der Karten
edition-final-cards = Kartenpaare im endgültigen Deck
edition-final-events = Ereignisse des endgültigen Decks
edition-beta-cards = Kartenpaare im Beta-Deck
edition-beta-events = Ereignisse des Beta-Decks

# --- /rules: every topic in our words, with its rule number ---------------------------------------------

verb-rules = Eine Regel, eine Fähigkeit, eine Karte oder ein Szenario nachschlagen
    .name = regeln
slot-rules-topic = Was du nachschlagen willst
    .name = thema
rules-card = **{ $name }** ({ $side }, { $timing ->
    [any_time] jederzeit, R9.3
   *[own_turn] im eigenen Zug, R9.3
  }): { $text }
rules-scenario = **{ $number }. { $name }** ({ $rule }): { $text }
topic-skill = Fähigkeit: { $name }
topic-hero = Held: { $name }
topic-card = Karte: { $name }
topic-scenario = Szenario: { $name }

skill-authority = Autorität
skill-authority-text = Gib vor einer Runde, auch vor der ersten, 1 Heldentatpunkt aus: Deine Seite beginnt, und zwar mit dieser Figur. Tun das beide Seiten, zahlen beide, und nichts ändert sich.
skill-dragon-slayer = Drachentöter
skill-dragon-slayer-text = Ein Bonuswürfel im Kampf gegen alles, was größer als ein Mensch ist. Hier ist das der Mutantenkäfer.
skill-freeze = Einfrieren!
skill-freeze-text = Ein Schuss greift jede sichtbare Figur auf einem Feld an, jede mit eigenen Würfen. Wer überlebt, gilt als aktiviert. Furchtlos hilft nicht.
skill-covering-fire = Feuerschutz
skill-covering-fire-text = Statt eines Schusses, ohne Bewegung: Wähle bis zu drei zusammenhängende Felder, jedes mit einem möglichen Ziel. Alle Soldaten darauf sind verängstigt, ohne Wurf. Helden nicht.
skill-follow-me = Folgt mir!
skill-follow-me-text =
    { $rules ->
        [beta] Gib nach der eigenen Aktion 1 Heldentatpunkt aus. Dann handeln bis zu vier noch nicht aktivierte Figuren deiner Seite im Umkreis von 2 Feldern nacheinander, auch Helden, alle in dieser Aktivierung.
       *[final] Gib nach der eigenen Aktion 1 Heldentatpunkt aus. Dann handeln bis zu vier noch nicht aktivierte Soldaten deiner Seite im Umkreis von 2 Feldern nacheinander, alle in dieser Aktivierung.
    }
skill-brave = Furchtlos
skill-brave-text =
    { $rules ->
        [beta] Wird ihr Feld angegriffen, muss eine furchtlose Figur das Ziel sein, auch wenn sie verängstigt ist. Bei mehreren wählt ihre Seite. Angriffe auf ein ganzes Feld treffen trotzdem alle.
       *[final] Wird ihr Feld angegriffen, muss eine furchtlose Figur, die steht, das Ziel sein. Bei mehreren wählt ihre Seite. Angriffe auf ein ganzes Feld treffen trotzdem alle.
    }
skill-natural-leader = Geborener Anführer
skill-natural-leader-text = Gib nach der eigenen Aktion 1 Heldentatpunkt aus. Dann handelt ein noch nicht aktivierter Held deiner Seite im Umkreis von 2 Feldern in dieser Aktivierung.
skill-lord-of-battle = Herr der Lage
skill-lord-of-battle-text = Wie „Folgt mir!“, aber die 2 Felder zählen von einem beliebigen Feld des Spielplans aus.
skill-anti-tank = Panzerabwehrwaffe
skill-anti-tank-text = Zwei Bonuswürfel gegen Fahrzeuge. In diesen Szenarien gibt es keine.
skill-fixin-stuff = Reparieren
skill-fixin-stuff-text = Wenn die Figur ein Alienartefakt aufdeckt, kann sie es für 1 Heldentatpunkt reparieren, statt es zu werten. Wirf einen Würfel. 1–3: nichts. 4–6: ein Desintegrator (5+, bis 4 Felder). 7–8: eine Gefrierpistole (5+, bis 3 Felder, wer überlebt, gilt als aktiviert).
skill-armour = Rüstung
skill-armour-text = Ein Erfolg mehr gegen Schüsse. Hat nur er die Figur gerettet, ist sie verängstigt. Hilft nicht im Kampf.
skill-heavy-armour = Schwere Rüstung
skill-heavy-armour-text = Zwei Erfolge mehr gegen Schüsse. Haben nur sie die Figur gerettet, ist sie verängstigt. Hilft nicht im Kampf.
skill-armour-piercing = Rüstungsbrechend
skill-armour-piercing-text = Ihre Schüsse ignorieren Rüstung, auch schwere.
skill-smite = Schlagstock
skill-smite-text = Wird die Figur im Kampf angegriffen und schlägt sie zurück, ist ein überlebender Angreifer verängstigt, egal wer gewonnen hat. Wirkt nicht, wenn beide einen Schlagstock haben, und nicht beim Angreifen.
skill-rapid-fire = Schnellfeuer
skill-rapid-fire-text = Kann nicht zielen. Ist das erste Ziel danach verängstigt oder tot, greif mit demselben Schuss noch einen Gegner auf demselben Feld an.
skill-klutz = Tölpel
skill-klutz-text = Bei mehreren Würfeln bringt auch jede 1 einen weiteren Würfel. Ein Erfolg ist sie nicht.
skill-star-crossed-lovers = Unheilvolle Liebe
skill-star-crossed-lovers-text = Solange beide leben, entfernt sich keine der Figuren mehr als 1 Feld von der anderen. Ist eine tot, bringt jeder Gegner, den die andere tötet, für diesen Zug einen Heldentatpunkt. Zusatzaktionen sind dann unbegrenzt.
skill-too-many-late-nights = Zu viele lange Nächte
skill-too-many-late-nights-text = Gib nach einem Schuss, der nicht getötet hat, 1 Heldentatpunkt aus und bewege dich sofort ein Feld.

term-turn = Zug
term-turn-text = Aktiviere bis zu zwei Figuren. Oder aktiviere eine und spiel eine Karte, in beliebiger Reihenfolge. Eine Karte, die du im eigenen Zug vor einem Wurf spielst, zählt als diese Karte. Eine zweite Figur gibt es dann nicht. Kannst du keine Figur mehr aktivieren, spiel bis zu zwei Karten oder passe. Auch danach kannst du noch reagieren.
term-round = Runde
term-round-text = Die Seiten wechseln sich ab, bis jede Figur auf dem Spielplan gehandelt hat. Dann kommen die Haken weg, und beide wählen geheim, was sie ablegen. Die Seite, die zuerst alle Figuren aktiviert hatte, legt zuerst ab und zieht auf vier nach. Sie beginnt auch die nächste Runde.
term-action = Aktion
term-action-text = { $rules ->
    [beta] Wähle eines. Beweg dich bis zu 2 Felder. Oder beweg dich bis zu 1 Feld, dann schieß. Oder schieß, dann beweg dich bis zu 1 Feld. Oder ziel und schieß. Oder steh auf, dann beweg dich bis zu 1 Feld oder schieß. Oder tu nichts. Gekämpft wird, wenn eine Figur ein Feld mit Gegnern betritt, dort beginnt oder dort aufsteht.
   *[final] Wähle eines. Beweg dich bis zu 2 Felder. Oder beweg dich bis zu 1 Feld, dann schieß oder kämpf. Oder schieß, dann beweg dich 1 Feld. Oder ziel und schieß. Oder steh auf, dann beweg dich 1 Feld, schieß oder kämpf. Oder kämpf. Oder tu nichts. Steht ein Gegner auf dem Feld, der nicht verängstigt ist, muss die Figur kämpfen und dafür notfalls erst aufstehen. Ein Kampf beendet die Aktion.
  }
term-move = Bewegen
term-move-text = Ein Schritt geht auf eines der acht Nachbarfelder. Nur massive Mauern versperren ihn, diagonal nur, wenn beide Wege um die Ecke zu sind. Auf ein Feld passen sechs Figuren. Niemand verlässt ein Feld mit einem Gegner, der nicht verängstigt ist. Wer das Feld eines Gegners betritt, beginnt einen Kampf, mit einem Bonuswürfel.
term-shoot = Schießen
term-shoot-text = Das Ziel muss in Reichweite und zumindest teilweise zu sehen sein. Auf seinem Feld darf keine deiner Figuren stehen und auf deinem kein Gegner. Wirf 3 Würfel, 4 bei freier Sicht, 1 mehr fürs Zielen. Das Ziel würfelt mit 3 Würfeln auf Überleben. Mit mehr Erfolgen tötest du es.
term-sight = Sichtlinie
term-sight-text = Blockiert: kein Schuss. Teilweise: der Normalfall. Freie Sicht: ein Bonuswürfel. Massive Mauern und brennende Wracks blockieren. Niedrige Mauern, andere Deckung und stehende Figuren dazwischen lassen teilweise Sicht. Eine Figur, die hinter einer niedrigen Mauer am Rand ihres Felds liegt, ist verborgen.
term-dice = Würfel
term-dice-text = Alle Würfel haben acht Seiten. Zeigt ein Würfel den Wert oder mehr, ist das ein Erfolg: 5+ heißt 5, 6, 7 oder 8. Jede 8 ist ein Erfolg und bringt einen weiteren Würfel, immer wieder. Karten spielst du vor dem Wurf.
term-fight = Kämpfen
term-fight-text = Beide Seiten werfen 3 Würfel, einen mehr für den Ansturm, einen mehr für eine weitere eigene Figur auf dem Feld. Wer angreift, sucht sich den Gegner aus{ $rules ->
    [beta] . Wo nur Helden stehen, wählt deren Seite.
   *[final] , wenn keine furchtlose Figur vortritt.
  } Wer angegriffen wird, schlägt zurück oder weicht aus. Wer kämpft und mehr Erfolge hat, tötet die andere Figur. Wer ausweicht, kommt nur davon. Rüstung zählt nicht.
term-frightened = Verängstigt
term-frightened-text =
    Tötet ein Schuss eine Figur, würfeln alle, die auf ihrem Feld überleben. Wer 1 bis 4 würfelt, ist verängstigt. Eine verängstigte Figur kann sich nicht bewegen, nicht schießen, nicht kämpfen und nur ausweichen, bis sie aufsteht. { $rules ->
        [beta] Steht sie bei irgendeinem Gegner auf, verängstigt oder nicht, beginnt ein Kampf.
       *[final] Steht sie bei einem Gegner auf, der nicht verängstigt ist, beginnt ein Kampf.
    }
term-cards = Karten
term-cards-text = Du hast vier auf der Hand, geheim, bis du sie spielst. Eine Karte ist Teil deines eigenen Zugs. Wenn es darauf steht, geht sie auch als Reaktion, eine pro Probe. Auf eine Figur wirkt pro Runde nur eine Karte der eigenen Seite.
term-support = Unterstützung
term-support-text = Gleiche Unterstützungskarten bilden Kartenreihen von bis zu drei (Sperrfeuer: zwei). Eine Kartenreihe auszulösen kostet die Karte des Zugs. In dem Zug, in dem du sie verlängerst, geht das nicht. { $rules ->
    [beta] Du hast von jeder Karte eine Kartenreihe. Eine Karte bewirkt nichts, außer beim Sperrfeuer. Mit zweien wählst du Reihe oder Spalte des Spielplans, mit dreien das Feld. Für jedes Feld wird eigens gewürfelt.
   *[final] Eine Karte trifft zufällig. Mit zweien wählst du Reihe oder Spalte des Spielplans, mit dreien das Feld. Sperrfeuer beginnt eine Stufe besser.
  } Unterstützung trifft beide Seiten. Gegner, die dabei sterben, zählen für dich. Danach legst du die Kartenreihe ab.
term-events = Ereignisse
term-events-text = Sie wirken sofort, wenn du sie am Ende einer Runde ziehst. In der Starthand ersetze ich sie ohne Wirkung. Was sie töten, bringt niemandem Punkte.
term-markers = Marker
term-markers-text =
    Marsianer sammeln Kreaturen, Menschen Alienartefakte. { $rules ->
        [beta] Wer auf einen Marker zieht oder darauf aktiviert wird, deckt ihn auf.
       *[final] Zieh auf einen Marker, um ihn aufzudecken.
    } Ist es deine Sorte, nimmst du ihn. Der erste bringt nichts, jeder weitere 1 SP.
term-heroics = Heldentaten
term-heroics-text = Solange eine Figur einen Punkt hat, rettet er sie automatisch vor dem Tod. Oder gib einen Punkt für 1 Feld Bewegung, einen Schuss oder einen Kampf zusätzlich aus, vor oder nach der Aktion. Oder für eine Heldenfähigkeit.
term-victory = Sieg
term-victory-text = Die erste Seite mit 8 Punkten gewinnt, wenn das Szenario nichts anderes sagt. Erreichen beide im selben Moment 8, gewinnt die höhere Summe. Bei Gleichstand gewinnt die Seite, die am Zug ist. Eine Seite ohne Figuren auf dem Spielplan verliert.
term-brave-order = Welche furchtlose Figur vortritt
term-brave-order-text = Das wählt ihre Seite. Wählst du nicht, schicke ich erst Sturmgewehre vor, dann sMG, Raketenwerfer, Sergeant, Held. Die niedrigste Nummer zuerst.
term-reactions = Reaktionen
term-reactions-text = Vor einem Wurf darf erst die Seite am Zug eine Karte spielen, dann die andere. In deinem eigenen Zug spiele ich nur eine Karte, die du nennst: in der Liste *{ whole-with-card }*, im selben Befehl oder als Dauerbefehl. Ist die andere Seite am Zug, reagiere ich sofort für dich: nach deinen Dauerbefehlen (siehe *Meine Hand*), sonst wie der Computer. *Fragen, wenn es darauf ankommt* wartet auf dich, wenn ein Tod wahrscheinlich ist (50 % oder mehr). Es wartet auch, wenn ein Held oder Anführer in Gefahr ist. *Immer fragen* wartet jedes Mal. Mit *nie* reagierst du gar nicht.

scenario-final-01-text = Acht Soldaten kommen in Runde 1 über den unteren Rand. Fünf Fußsoldaten warten. Ein erschossener Gegner bringt 1 SP, ein im Kampf getöteter 2. Auch Marker zählen. Die Menschen beginnen.
scenario-final-02-text = Eva und Troy versuchen, über nummerierte Felder zu entkommen. Die Zahl sagt, wie viele Punkte das bringt. Die Marsianer bekommen 4 SP für jede der beiden Figuren und 1 für den Sergeant. Auch Marker zählen. Die Marsianer beginnen.
scenario-final-03-text = Zehn Marsianer, und mehr in den Runden 3 und 4. Die Menschen bekommen 2 SP für einen Kommandeur und 1 für je zwei Fußsoldaten. Die Marsianer bekommen 4 für Deke, 1 für Sergeant, Raketenwerfer oder sMG. Auch Marker zählen. Die Marsianer beginnen.
scenario-final-04-text = Jeder Soldat, der über den unteren Rand entkommt, bringt 3 SP. Die Marsianer bekommen je 4 für Ashley und Phil. Auch Marker zählen. Die Menschen beginnen.
scenario-final-05-text = Alle landen auf zufälligen Feldern. Wer dem Gegner nur eine Figur lässt, gewinnt. Passiert das beiden zugleich, ist es unentschieden. Ein Würfel entscheidet, wer beginnt.
scenario-final-06-text = Nacht: Niemand schießt weiter als 3 Felder. General Tor zu töten bringt 8 SP. Die Marsianer bekommen 3 für den Helden und 1 für jeden Soldaten. Die Menschen beginnen.
scenario-final-07-text = Joe muss den Uplink erreichen und dort einen Heldentatpunkt ausgeben, ohne Marsianer auf dem Feld. Das bringt 8 SP. Joe zu töten bringt den Marsianern 8. Die Menschen beginnen.
scenario-final-08-text = Buddy trägt die Beute. Verlässt sie den Spielplan über ein blaues Feld, bringt sie 3 SP. Jeder getötete Gegner bringt 1. Auch Marker zählen. Die Marsianer beginnen.
scenario-final-09-text = Die Menschen bekommen 1 SP für jeden Soldaten, den Edwyn selbst tötet, und 3, wenn General Tor stirbt. Die Marsianer bekommen 4 für Edwyn und 1 für jeden Soldaten. Töten Soldaten einen Soldaten der Marsianer, kommt er über den unteren Rand wieder. Auf jedem roten Feld beginnt mindestens ein Marsianer. Die Menschen beginnen.
scenario-final-10-text = Fünf Zonen. Ab Runde 3 gewinnt, wer am Ende einer Runde vier davon hält. Gefallene Marsianer kommen durch ihre Zonen immer wieder. Die Menschen beginnen.
scenario-beta-01-text = Beta-Regeln. Acht Soldaten kommen in Runde 1 gegen fünf Marsianer. Ein erschossener Gegner bringt 1 SP, ein im Kampf getöteter 2. Auch Marker zählen. Die Menschen beginnen.
scenario-beta-03-text = Beta-Regeln. Eva und Troy versuchen, über nummerierte Felder zu entkommen. Die Marsianer bekommen je 4 SP für sie und 1 für den Sergeant. Auch Marker zählen. Die Marsianer beginnen.

# --- /figure --------------------------------------------------------------------------------------------

verb-figure = Eine Figur zeigen: Werte, Fähigkeiten, Zustand und was sie sieht
    .name = figur
slot-figure-figure = Die Figur
    .name = figur
figure-unknown = Diese Figur gibt es in diesem Spiel nicht. Wähle eine aus der Liste.
figure-head = **{ $figure }** { $profile } ({ $side }), { $where ->
    [board] auf { $at }
    [waiting] noch nicht auf dem Spielplan
    [reserve] in der Reserve
    [gone] hat den Spielplan verlassen
   *[dead] tot
  }{ $frightened ->
    [true] , verängstigt
   *[other] {""}
  }{ $activated ->
    [true] , hat in dieser Runde gehandelt
   *[other] {""}
  }
figure-values = { $shoots ->
    [true] Schießen { $shoot }+ ({ $nearest } bis { $farthest } Felder)
   *[other] Keine Fernkampfwaffe
  }, Kämpfen { $fight }+, Überleben { $survive }+{ $heroics ->
    [0] {""}
   *[other] , Heldentaten { $heroics }
  }.
figure-skills = Fähigkeiten: { $skills }.
figure-reaches = Gleich daneben: { $squares }.
figure-sees = Kann schießen auf: { $targets }.
figure-sees-nobody = Kann von dort auf niemanden schießen.
figure-target = { $target } auf { $at } ({ $sight ->
    [clear] freie Sicht
   *[other] teilweise Sicht
  }, { $chance } % tödlich)

# --- the board: words in the picture, in its description and on the board as text -------------------------

board-side-human = Menschen
board-side-martian = Marsianer
board-turn = Runde { $round } · { $side } am Zug
board-answering = Runde { $round } · { $side } am Zug, { $asked } reagieren
board-between = Runde { $round } · { $asked } entscheiden
board-pause = Runde { $round }
board-over = { $winner } gewinnen
board-drawn = Unentschieden
board-goal = von { $target }
board-zones-held = { $count ->
    [one] Zone
   *[other] Zonen
  }
board-figures-left = übrig
board-side-heading = { $side }
board-side-passed = { $side } · gepasst
board-more = + { $count }
board-times = ×{ $count }
board-night = Dunkel: Schüsse bis { $range } Felder
board-waves = Verstärkung in { $count ->
    [one] Runde
   *[other] den Runden
  } { $rounds }
board-key = Haken: aktiviert. Liegend: verängstigt.
board-to-come = Später
board-fallen = Tote
board-aim-control = Halte ab Runde 3 am Ende einer Runde vier der fünf Zonen.
board-aim-last-but-one = Lass dem Gegner nur eine Figur.

board-now = Jetzt
board-this-turn = Dieser Zug
board-last-turn = Letzter Zug
board-quiet = Noch ist nichts passiert.
board-fray-shoot = { $attacker } schießt auf { $target }: { $dice } gegen { $against } Würfel, { $chance } % tödlich
board-fray-fight = { $attacker } kämpft gegen { $target }: { $dice } gegen { $against } Würfel, { $chance } % tödlich
board-did-move = { $figure } zieht: { $way }
board-did-hit = Treffer auf { $at } ({ $figure })
board-did-miss = { $figure } schießt auf { $at }, daneben
board-did-fight = { $figure } kämpft auf { $at }
board-did-death = { $figure } stirbt auf { $at }
board-did-blast = Explosion auf { $at }

board-hand = { $side }: { $count ->
    [one] eine Handkarte
   *[other] { $count } Handkarten
  }
board-hand-empty = Du hast keine Karten.
board-hand-line = **{ $name }** ({ $timing }): { $text }
board-timing-own-turn = Im eigenen Zug
board-timing-any-time = Jederzeit

board-opening = { $scenario }. { $state }.
board-text-points = { $score } von { $target } Punkten
board-text-sources = Punkte der { $side }: { $sources }.
board-text-source = { $points } für „{ $what }“
board-status-hand = { $side }: { $cards ->
    [one] eine Handkarte
   *[other] { $cards } Handkarten
  }{ $passed ->
    [true] , gepasst
   *[false] {""}
  }.
board-text-score = { $side }: { $counted }, { $cards ->
    [one] eine Handkarte
   *[other] { $cards } Handkarten
  }.
board-text-passed = { $side }: { $counted }, { $cards ->
    [one] eine Handkarte
   *[other] { $cards } Handkarten
  }, gepasst.
board-text-figures = { $side } auf dem Spielplan: { $figures }.
board-text-no-figures = niemand
board-text-waiting = { $side }, kommen noch: { $figures }.
board-text-dead = { $side }, tot: { $figures }.
board-text-gone = { $side }, nicht mehr auf dem Spielplan: { $figures }.
board-text-acting = Handelt gerade: { $figures }.
board-text-acted = Schon gehandelt: { $figures }.
board-text-frightened = Verängstigt: { $figures }.
board-text-carrying = Trägt die Beute: { $figures }.
board-text-armed = Hat eine reparierte Waffe: { $figures }.
board-text-heroics = Heldentatpunkte: { $figures }.
board-text-tokens = In der Stadt unterwegs: { $tokens }.
board-text-markers = Marker: { $markers }.
board-text-loot = Die Beute liegt auf { $at }.
board-text-uplink = Der Uplink steht auf { $at }.
board-text-row = { $effect }{ $size ->
    [1] {""}
   *[other] {" "}({ $size } Karten)
  }
board-text-rows = { $side }, Unterstützung im Spiel: { $rows }.
board-text-piles = { $deck ->
    [one] 1 Karte
   *[other] { $deck } Karten
  } im Nachziehstapel, { $discard } abgelegt.
board-text-walls = Mauern: # massiv, = niedrig, . Schutt. M2 zwei Marsianer, H1 ein Mensch, MH beide Seiten, * Deckung, % brennendes Wrack, ? Marker.
board-text-cover = Deckung: { $cover }.
board-text-opaque = Keine Sicht durch { $squares }.
board-text-zones = Zonen: { $zones }.
board-text-exits = Ausgänge: { $exits }.
board-text-news = { $heading }: { $lines }
board-text-entry = Einstieg über: { $squares }.

# --- what players are shown before they decide

board-preview-figure = Was { $figure } tun könnte
board-preview-figures = Figuren zur Wahl
board-preview-there = { $figure } auf { $at }
board-preview-squares = Wohin { $figure } gehen könnte
board-preview-attacks = Mögliche Ziele für { $figure }
board-preview-strike = Was getroffen würde
board-preview-building = { $ruin } auf { $site }
board-preview-built = { $ruin } auf { $site }, offen nach { $facing }
board-preview-sites = Wo { $ruin_gender ->
    [f] die
    [n] das
   *[m] der
  } { $ruin } stehen kann
board-mark-pick = um diese Figur geht es
board-mark-picks = zur Wahl
board-mark-site = Felder für die neue Ruine
board-mark-reach-0 = Startfelder
board-mark-reach-1 = einen Schritt weit
board-mark-reach-2 = zwei Schritte weit
board-mark-sight-clear = freie Sicht
board-mark-sight-partial = teilweise Sicht
board-mark-sight-blocked = keine Sicht
board-mark-blast = getroffen
board-mark-maybe = evtl. getroffen
board-mark-odds-kill = tödlich in %
board-mark-odds-frighten = verängstigt in %
board-mark-odds-delay = gelähmt in %
board-mark-risk = selbst tot in %
board-text-chance = { $who } { $chance } %
board-text-mark = { $mark }: { $bearers }.
board-everywhere = überall
board-text-ghost = { $figure } stünde auf { $at }.

board-marker-hidden = verdeckt
board-marker-creature = Kreatur
board-marker-artefact = Artefakt
board-token-civilian = Zivilist
board-token-cattle = brennendes Vieh
board-token-bug = Mutantenkäfer
board-cover-car = Auto
board-cover-wreck = brennendes Wrack
board-cover-scrap = Schrotthaufen
board-cover-truck = Laster
board-cover-ambulance = Krankenwagen
board-cover-tree = Baum
board-cover-hedge = Hecke
board-cover-mailbox = Briefkasten
board-cover-bench = Bank
board-cover-bin = Tonne
board-cover-barricade = Barrikade

# --- standing orders ------------------------------------------------------------------------------------

order-what = Worauf soll ich für dich reagieren?
order-occasion = Wann spiele ich „{ $card }“? In deinem eigenen Zug ersetzt sie die zweite Figur.
order-occasion-shot = wenn eine deiner Figuren schießt
order-occasion-fight = wenn eine deiner Figuren kämpft
order-occasion-survival = wenn eine deiner Figuren überleben muss
order-occasion-enemy-survival = wenn ein Gegner deinen Angriff überleben muss
order-occasion-rescue = wenn eine deiner Figuren sterben würde
order-occasion-jam = wenn gegnerische Unterstützung dazukommt oder ausgelöst wird
order-occasion-cover = wenn gegnerische Unterstützung deine Figuren trifft
order-whose = Für welche Figuren?
order-whose-any = alle
order-whose-heroes = nur Helden
order-threat = Wie wahrscheinlich muss der Tod sein?
order-threat-any = bei jeder Chance
order-threat-least = mindestens { $percent } % tödlich
order-row = Wie viele Karten muss die Kartenreihe haben?
order-row-least = { $cards ->
    [one] egal wie viele Karten
   *[other] mindestens { $cards } Karten
  }
order-brave = welche furchtlose Figur vortritt
order-brave-usual = Standard: einfache Soldaten zuerst, Helden zuletzt
order-brave-cheapest = die Figur, die dem Gegner am wenigsten bringt
order-stance = wie du dich im Kampf verteidigst
order-stance-safer = was sicherer ist
order-stance-fight = immer zurückschlagen
order-stance-dodge = immer ausweichen
order-authority = Autorität vor einer Runde
order-authority-never = nie einsetzen
order-authority-ask = mich fragen
order-refill = Karten am Ende einer Runde
order-refill-keep = alle behalten
order-refill-ask = mich fragen, was ich ablege
order-refill-discard = „{ $card }“ ablegen
order-card = „{ $card }“, { $when }{ $count ->
    [0] {""}
   *[other] {" "}({ $details })
  }
order-settled = { $what }: { $how }

# --- the booklet ------------------------------------------------------------------------------------------

overview-turn-text =
    1. Aktiviere eine deiner Figuren, die in dieser Runde noch nicht gehandelt hat.
    2. Sie bewegt sich bis zu zwei Felder. Oder sie bewegt sich eins, dann schießt oder kämpft sie. Oder sie schießt, dann bewegt sie sich eins. Oder sie zielt und schießt.
    3. Angriffe sind Würfel gegen Würfel. Mit mehr Erfolgen als das Ziel tötest du es. Die Knöpfe zeigen die Chance.
    4. Dann aktiviere eine zweite Figur, oder spiel stattdessen eine Karte. Das beendet deinen Zug.
    5. Wenn jede Figur gehandelt hat, endet die Runde. Leg beliebig viele Karten ab, zieh auf vier nach, und alle Figuren dürfen wieder handeln.
overview-winning-text = Die erste Seite mit 8 Punkten gewinnt, wenn das Szenario nichts anderes sagt. Der Kasten jeder Seite zeigt, was Punkte bringt. Eine Seite ohne Figuren auf dem Spielplan verliert.
page-board-text =
    - Die Felder gehen von A1 bis H8. Blaue Figuren sind Menschen, rote Marsianer. Das Kürzel (S2, M3) ist der Name der Figur. `/figur` sagt dir alles über sie.
    - Ein Haken heißt: Sie hat in dieser Runde gehandelt. Liegt sie mit einem Warnzeichen, ist sie verängstigt. Rauten über dem Kürzel sind Heldentatpunkte. Ein heller Rahmen zeigt die Figur, die gerade handelt.
    - Dicke durchgehende Mauern sind massiv: Sie halten Bewegungen und Schüsse auf. Niedrige oder unterbrochene Mauern, Autos, Bäume und andere Deckung behindern nur die Sicht. Ein brennendes Wrack, wo ein fliegendes Auto gelandet ist, versperrt sie.
    - Ein Fragezeichen ist ein verdeckter Marker. Zieh dorthin, um ihn aufzudecken.
    - Schraffierte Felder sind Zonen, die im Szenario zählen, und eine Fahne zeigt, wer eine hält. Pfeile am Rand zeigen, wo Figuren hereinkommen. Ein Pfeil mit einer Zahl zeigt, wo sie entkommen können und was das bringt.
    - Pfeile, Strahlen und Totenköpfe auf dem Spielplan sind der letzte Zug: Bewegungen, Schüsse, Tote.
    - Oben stehen die Punkte (oder Zonen) beider Seiten und wie viele zum Sieg reichen.
    - Im Kasten einer Seite zählt der Totenkopf ihre Gefallenen und das Kartenzeichen ihre Hand. Die Zeilen sagen, was Punkte bringt, wie oft das schon vorkam und wie viele es waren. Kästchen sind die Karten einer Kartenreihe. Danach stehen die Gefallenen und wer noch kommt.
    - Unten stehen der letzte Zug in Worten, die Karten im Nachziehstapel, die Ablage und die noch verdeckten Marker.
    - In einer *Vorschau* ist ein Punkt ein Feld, das einen Schritt weit ist, zwei Punkte sind zwei Schritte. Ein Auge ist eine Sichtlinie (offen: freie Sicht, halb offen: teilweise, durchgestrichen: blockiert). Eine Prozentzahl sagt, wie wahrscheinlich der Angriff tödlich ist.

booklet-turn = Züge und Runden
booklet-moving = Bewegen und sehen
booklet-attacks = Schießen und kämpfen
booklet-cards = Karten und Reaktionen
booklet-heroes = Helden und Marker
booklet-all-skill = Fähigkeiten
booklet-all-hero = Helden
booklet-all-card = Karten dieses Tisches
booklet-all-scenario = Szenarien

# --- lessons: said once, before the first question of a kind ----------------------------------------------

lesson-orient-map = Du darfst den Spielplan drehen, bevor jemand aufgestellt wird. Sieh dir an, wo Deckung und Mauern dann für beide Seiten lägen. Wie gedruckt ist immer in Ordnung.
lesson-build-ruins = Du baust die Stadt: vier Ruinen und zwei Mauern, jede mit etwas Deckung. Unterbrich offene Flächen, denn sie zu überqueren ist tödlich. Die Marsianer dürfen deinen Plan drehen. *Den Rest bauen* stellt hin, was fehlt.
lesson-recruit-hero = Helden haben bessere Werte, Fähigkeiten und Heldentatpunkte, die ihr Leben retten oder Zusatzaktionen bezahlen. Die Knöpfe zeigen, was sie können. Deke schießt und überlebt am besten: ein guter Anfang.
lesson-deploy-figure = Wähle, wo diese Figur beginnt. Hinter Deckung und nah bei den eigenen ist gut. Mehr als drei auf einem Feld laden zu Explosionen ein. *Für mich aufstellen* stellt den Rest vernünftig auf.
lesson-call-draw = Seit acht Runden ist niemand gestorben, niemand hat gepunktet oder einen Marker aufgedeckt. Sind beide Seiten einverstanden, endet das Spiel unentschieden. Spielt eine weiter, frage ich nach acht ruhigen Runden noch einmal.
lesson-use-authority = Für einen Heldentatpunkt beginnt deine Seite diese Runde, mit dieser Figur. Tu es, wenn du jemand Wichtigen töten kannst, bevor er handelt. Sonst behalte den Punkt: Er rettet auch ein Leben.
lesson-call-up-soldiers = Gefallene Marsianer können in dieser Runde wiederkommen, auch General Tor. Hol zurück, wer am besten schießt und wer eine Zone halten kann.
lesson-take-turn = Ein Zug sind zwei Figuren, oder eine Figur und eine Karte. Nimm eine Figur ohne Haken. Such ein Ziel mit freier Sicht, und lass deine besten Figuren nicht offen herumstehen.
lesson-choose-action = Beweg dich zwei Felder. Oder geh eins, dann schieß oder kämpf. Oder schieß, dann geh eins. Oder ziel und schieß mit Bonuswürfel. Bei jedem Angriff steht die Chance. Eine gute Deckung ist oft mehr wert als ein schlechter Schuss.
lesson-choose-opponent = Auf dem Feld stehen mehrere Gegner, und diese Figur kämpft gegen einen davon. Vergleiche beide Zahlen: die Chance zu töten, und das Risiko zu sterben, wenn der Gegner zurückschlägt.
lesson-choose-follower = Dein Anführer lässt andere jetzt handeln, in derselben Aktivierung. Wähle Figuren, die gleich angreifen können. Sie gelten danach als aktiviert.
lesson-move-freely = Das ist ein zusätzlicher Schritt, der keine Aktion kostet. Nutze ihn für Deckung, einen Marker oder eine bessere Sichtlinie. Du kannst auch bleiben.
lesson-shoot-again = Schnellfeuer! Das erste Ziel ist tot oder verängstigt, also kannst du auf noch einen Gegner auf demselben Feld schießen. Zu verlieren gibt es nichts.
lesson-mend-or-score = Du hast ein Alienartefakt gefunden. Gewertet bringt es vielleicht einen Punkt (dein erstes zählt nichts). Repariert kostet es einen Heldentatpunkt und wird eine starke Waffe, oder Schrott. Früh im Spiel kann sich eine Waffe auszahlen.
lesson-aim-row = Gleich schlägt deine Unterstützung ein, und du bestimmst mit, wo. Sie trifft alle dort, auch eigene Figuren. Such Felder mit vielen Gegnern und ohne eigene Figuren.
lesson-steer-car = Ein Ereignis hat ein Auto auf den Spielplan geworfen, und du entscheidest, wohin es schlittert. Schick es weg von deinen Figuren und in einen Haufen Gegner.
lesson-feed-bug = Der Mutantenkäfer greift jemanden auf diesem Feld an, und du entscheidest, wen. Was er tötet, bringt niemandem Punkte. Wähle, wer dir am wenigsten fehlt oder dem Gegner am meisten.
lesson-refill-hand = Die Runde ist vorbei. Leg Karten ab, die du so bald nicht brauchst, dann zieh auf vier nach. Gleiche Unterstützungskarten sind in einer Kartenreihe mehr wert. Karten gegen Unterstützung helfen nur, wenn der Gegner welche hat.
lesson-choose-brave = Jemand greift ein Feld mit mehreren deiner furchtlosen Figuren an, und eine muss vortreten. Meist ist das der einfachste Soldat. Halte Helden und Anführer in Sicherheit.
lesson-choose-stance = Eine deiner Figuren wird im Kampf angegriffen. Zurückschlagen kann den Angreifer töten. Ausweichen hält dich nur am Leben. Die Frage zeigt, wie wahrscheinlich du jeweils stirbst.
lesson-before-test = Gleich wird gewürfelt, und du kannst vorher eine Karte spielen. Der Knopf zeigt, was sie ändert. Im eigenen Zug ersetzt sie die zweite Figur. Als Reaktion kostet sie nur die Karte.
lesson-before-hunt = Gleich wird der Käfer angegriffen, und du kannst vor dem Wurf eine Karte spielen. Vergleiche die beiden Chancen. Eine gesparte Karte kann später einen wichtigeren Wurf drehen.
lesson-before-death = Eine deiner Figuren würde gleich sterben, und du hast eine Karte, die sie retten kann. Für Helden oder Anführer lohnt sich das fast immer. Bei einfachen Soldaten denk daran, wer sie als Nächstes brauchen könnte.
lesson-before-support = Der Gegner hat eine Kartenreihe verlängert oder ausgelöst, und du hast eine Karte dagegen. Halte eine Kartenreihe mit zwei oder drei Karten auf. Eine einzelne schadet oft wenig.
lesson-before-strike = Gegnerische Unterstützung schlägt bei deinen Figuren ein. Eine Karte lässt alle auf einem Feld in Deckung gehen: verängstigt, aber am Leben. Nutze sie, wo sie die meisten rettet oder jemand Unersetzlichen.
lesson-before-placement = Der Zufall würde deine Unterstützung hier einschlagen lassen, und du kannst einmal neu würfeln. Tu es, wenn dort wenige Gegner stehen oder deine eigenen Figuren.
guide-deploy = Zuerst nehmen deine Figuren ihre Plätze ein. Ich kann sie für dich aufstellen, möglichst in Deckung.
guide-activate = Ein Zug, das sind zwei Figuren oder eine Figur und eine Karte. { $shot ->
    [true] Beginn mit dieser: Keine trifft gerade besser.
   *[other] Noch hat keine ein gutes Ziel. Beginn mit dieser, und bring sie näher heran.
  }
guide-act = Eine Figur kann sich bewegen und angreifen. Schieß, wenn die Chance gut ist. Sonst geh dorthin, wo sie besser wird.
guide-second = Aktiviere jetzt eine zweite Figur, oder spiel eine Karte. Danach ist dein Zug zu Ende.
guide-finish = So handelt jede Figur: bewegen, angreifen oder beides. Danach ist die andere Seite dran: Schau, wer auf sie schießen könnte.

# --- pictures of the booklet: keep the short ones short, they stand in a square of the board ---

plate-sight = Sichtlinie. S1 sieht M1 im Freien: freie Sicht, 1 Bonuswürfel. Hinter einer niedrigen Mauer ist M2 teilweise zu sehen. Die massiven Mauern verbergen M3: kein Schuss. Die Zahl neben einem Auge ist die Chance zu töten.
plate-sight-clear = frei
plate-sight-partial = teilweise
plate-sight-blocked = blockiert
plate-action = Eine Aktivierung. S1 kann sich zwei Schritte bewegen: Helle Felder sind einen Schritt weit, dunklere zwei. Eine massive Mauer ist im Weg, eine niedrige nicht. Oder S1 bewegt sich einen Schritt und schießt. Oder S1 bleibt, zielt und schießt auf M1.
plate-action-one = 1 Schritt
plate-action-two = 2 Schritte

## What an action is good for, in one sentence

reason-kills = { $risk ->
    [0] { $chance } % tödlich, und niemand, der noch handeln kann, könnte zurückschießen.
   *[other] { $chance } % tödlich. Danach könnte { $foe } die Figur töten ({ $risk } %).
  }
reason-fights = { $risk ->
    [0] { $chance } % tödlich, und niemand schlägt zurück.
   *[other] { $chance } % tödlich, { $risk } % selbst tot, wenn der Gegner zurückschlägt.
  }
reason-charges = { $risk ->
    [0] Der Ansturm: { $chance } % tödlich, und niemand schlägt zurück.
   *[other] Der Ansturm: { $chance } % tödlich, { $risk } % selbst tot, wenn der Gegner zurückschlägt.
  }
reason-shot-there = { $risk ->
    [0] Ein Schuss von dort ist bis zu { $chance } % tödlich, und niemand, der noch handeln kann, erreicht die Figur dort.
   *[other] Ein Schuss von dort ist bis zu { $chance } % tödlich, aber { $foe } könnte die Figur dort töten ({ $risk } %).
  }
reason-reached-there = Kommt dem Ziel näher, aber dort könnte { $foe } die Figur töten ({ $risk } %).
reason-safe-there = Niemand, der noch handeln kann, erreicht die Figur dort.
reason-can-shoot = { $risk ->
    [0] Die Figur kann sofort angreifen, bis zu { $chance } % tödlich.
   *[other] Die Figur kann sofort angreifen, bis zu { $chance } % tödlich. Wartet sie, könnte { $foe } sie töten ({ $risk } %).
  }
reason-threatened = Die Figur ist in Gefahr, wo sie steht: { $foe } könnte sie töten ({ $risk } %).

# --- /rules: tokens, keywords, set-up, ties, teams -----------------------------------------------------

term-ties = Gleichstand
term-ties-text = Erreichen beide Seiten im selben Schritt 8 Punkte, gewinnt die höhere Summe. Ist auch die gleich, gewinnt die Seite am Zug. Verlieren beide zugleich die letzte Figur, gewinnt die Seite mit mehr Punkten, bei Gleichstand die Seite am Zug. In „Chaos“ ist es ein Unentschieden.
term-edge = Den Spielplan verlassen
term-edge-text = Der Rand des Spielplans ist eine Mauer. Nur wo ein Szenario es wertet, geht eine Figur über den markierten Rand hinaus, für ein Feld Bewegung. Das zählt sofort, und sie kommt nie zurück.
term-profile = Figuren und ihre Werte
term-profile-text = Soldaten gibt es viele, jeden Helden nur einmal, Zivilisten gehören niemandem. Schießen, Kämpfen und Überleben sagen, welche Würfel Erfolge sind: 5+ heißt 5 oder mehr. Die Reichweite geht vom nächsten bis zum fernsten Feld. Ein Strich heißt, dass es nicht geht. `/figur` zeigt alles.
term-box = Spielplan, Würfel und Kartenstapel
term-box-text =
    Der Spielplan hat 8 mal 8 Felder: Spalten A bis H von links nach rechts, Reihen 1 bis 8 vom unteren Rand nach oben. Alle Würfel haben acht Seiten. Beide Seiten ziehen vom selben Stapel mit { $rules ->
        [beta] 42
       *[final] 54
      } Karten, Ereignisse eingeschlossen. Ist er leer, werden die abgelegten Karten zu einem neuen gemischt.
term-random = Zufällig und teilweise zufällig
term-random-text =
    Zufällig: ein Würfel für die Reihe, dann einer für die Spalte, gezählt von deiner eigenen linken unteren Ecke. Teilweise zufällig: Du bestimmst Reihe oder Spalte und, wenn es eine gibt, die Richtung. Ein Würfel bestimmt den Rest. Gezielt: Du bestimmst alles. Zufälliger Rand: 1–2 dein Rand, 3–4 links, { $rules ->
        [beta] 5–6 gegenüber, 7–8 rechts
       *[final] 5–6 rechts, 7–8 gegenüber
      }, dann ein Würfel für das Feld.
term-areas = Feld, Linie und Explosion
term-areas-text =
    Einzelnes Feld: alle darauf. Gerichtet: das Feld und { $rules ->
        [beta] drei weitere in einer Linie
       *[final] jedes Feld von dort bis zum Rand
      }, in eine von vier Richtungen. Explosion: das Feld und die acht ringsum. Es trifft beide Seiten.
term-lasting = Andauernde Karten
term-lasting-text = Eine andauernde Karte bleibt vor dir liegen und wirkt, solange sie dort liegt. Du musst sie nicht auslösen und legst sie nicht ab. Du kannst von jeder eine haben. Ladehemmung kann sie dir trotzdem nehmen.
term-scatter = Abweichen
term-scatter-text = Ein Würfel gibt eine von acht Richtungen: 1 Norden, 2 Nordosten und so weiter im Uhrzeigersinn bis 8 Nordwesten. Abweichen (3) geht drei Felder dorthin. { $rules ->
    [beta] Was dabei vom Spielplan oder auf ein volles Feld ginge, bleibt, wo es ist.
   *[final] Es geht nur bis vor den ersten Schritt, der nicht erlaubt ist: vom Spielplan, durch eine massive Mauer, auf ein volles Feld.
  }
term-civilian = Zivilisten
term-civilian-text = { $rules ->
    [beta] Sie sind Marker beider Sorten: Wer auf ihr Feld zieht, nimmt sie. Am Ende jeder Runde weichen sie je 1 Feld ab und können den Spielplan verlassen.
   *[final] Zu Beginn jedes Zugs der Menschen rennt ein Zivilist, wenn ein Marsianer höchstens 2 Felder entfernt ist: Abweichen (3), einmal pro Runde. Ist nur eine Seite auf seinem Feld, bekommt sie ihn, als Marker. Sind beide da, bleibt er.
  } Niemand kann auf sie zielen. Angriffe auf ein ganzes Feld treffen sie.
term-cattle = Brennendes Vieh
term-cattle-text = Die Herde kommt an einem zufälligen Rand herein und rennt 4 Felder in eine zufällige Richtung. Am Ende jeder Runde rennt sie noch einmal. Nur eine Mauer hält sie auf. Verlässt sie den Spielplan, ist sie weg. Alle auf einem Feld, das sie betritt, sind verängstigt. Wer dort schon verängstigt war, wird mit 4 Würfeln auf 4+ angegriffen. Niemand kann die Herde angreifen.
term-bug = Mutantenkäfer
term-bug-text = Er landet auf einem zufälligen Feld und greift dort jemanden mit 4 Würfeln auf 4+ an, wie im Kampf. Ein Würfel sagt, wer das Opfer wählt: 1–4 die Menschen, 5–8 die Marsianer. Schlägt das Opfer zurück und gewinnt, ist der Käfer tot. Sonst trägt er das Opfer, wenn es noch lebt, auf ein zufälliges Feld. Am Ende jeder Runde greift er wieder an oder fliegt 1 Feld, auch über Mauern. Du kannst auf ihn schießen oder mit ihm kämpfen: Er wehrt sich mit 3 Würfeln auf 4+. Er zwingt niemanden zum Kampf.
term-wreck = Brennendes Wrack
term-wreck-text = Was ein fliegendes Auto zurücklässt. Es ist die einzige Deckung, die die Sicht durch ihr Feld blockiert. Wer auf seinem Feld steht, ist teilweise zu sehen. Bewegungen hält es nicht auf. Ein Schrotthaufen, wie er auf manchen Spielplänen liegt, behindert die Sicht nur wie andere Deckung.
term-loot = Beute
term-loot-text = In „Behalte, was du stiehlst“ beginnt Buddy mit der Beute. Nur menschliche Helden tragen sie, und sie bremst niemanden. Stirbt, wer sie trägt, fällt sie auf das Feld, und ein Held, der dorthin zieht, nimmt sie. Verlässt sie den Spielplan über ein blaues Feld, bringt sie 3 SP.
term-uplink = Uplink
term-uplink-text = In „R-Gespräch“ steht Joe auf dem Uplink und gibt 1 Heldentatpunkt aus, ohne Marsianer auf dem Feld: Der Anruf kommt durch, 8 Punkte.
term-terrain = Aufbau: Ruinen und Spielplan
term-terrain-text = Jedes Szenario hat einen eigenen Spielplan: Seine Ruinen liegen wie gezeichnet. `/neu` kann die Ruinen eines anderen Szenarios leihen, sie von den Menschen bauen lassen oder auslosen. Dann darf die Seite der Marsianer den Spielplan drehen. Besondere Felder des Szenarios kommen zuletzt.
term-setup-markers = Aufbau: Marker
term-setup-markers-text = Szenarien mit Markern mischen alle zehn und legen acht verdeckt auf zufällige Felder. Nie zwei auf eines, nie auf ein Aufstellungsfeld. Zwei bleiben beiseite.
term-hands = Aufbau: Handkarten
term-hands-text = Jede Seite bekommt vier Karten. Ereignisse darunter lege ich ohne Wirkung ab und ersetze sie.
term-deploy = Aufbau: Aufstellung
term-deploy-text = Das Szenario sagt, wer zuerst aufstellt: meist die Marsianer, alle zusammen, dann die Menschen. Figuren kommen auf Felder ihrer Farbe, höchstens sechs auf eines. *Für mich aufstellen* stellt den Rest auf.
term-first-player = Aufbau: wer beginnt
term-first-player-text = Das Szenario nennt die Seite mit dem ersten Zug in Runde 1. In „Chaos“ entscheidet ein Würfel: 1–4 die Menschen, 5–8 die Marsianer. Spätere Runden beginnt die Seite, die als erste alle Figuren aktiviert hatte.
term-teams = Teams
term-teams-text = Mehrere können sich eine Seite teilen. Sie haben eine Hand, einen Zug und eine Wertung und gewinnen oder verlieren zusammen. Wer die Seite anführt, entscheidet über Reaktionen. `/tisch aufteilen` gibt jemandem eine Figur, die Helden, die Soldaten oder den Rest. Karten spielen alle.
term-waiting = Wenn die Zeit um ist
term-waiting-text = Antwortest du nicht und springt niemand ein, spiele ich keine Karte und lege nichts ab. Ich wähle die sicherere Haltung und schicke die einfachste furchtlose Figur vor. Ist die Zeit für den ganzen Zug um, sind deine zwei Figuren mit den niedrigsten Nummern dran. Sie tun nichts, außer sie müssen kämpfen.
skill-scared-civilian = Verängstigter Zivilist
skill-scared-civilian-text = Alle Zivilisten haben sie. Ist zu Beginn eines Zugs der Menschen ein Marsianer höchstens 2 Felder entfernt, rennen sie: Abweichen (3), einmal pro Runde. Nur Marsianer auf dem Feld: gefangen. Nur Menschen: gerettet. Sie zählen dort als Marker. Keine Karten auf sie, und niemand zielt auf sie.
happening-flying-car-text = Die Seite, die es zieht, sagt, ob das Auto nach links oder rechts schlittert. Würfel bestimmen Reihe und Feld. Es trifft drei Felder hintereinander mit 5 Würfeln auf 4+, je eigens gewürfelt. Liegen alle drei auf dem Spielplan, bleibt auf dem letzten ein brennendes Wrack.
happening-stray-shot-text =
    Eine zufällige Explosion, 5 Würfel auf 5+{ $rules ->
        [beta] , für jedes Feld eigens gewürfelt.
       *[final] , einmal gewürfelt für alle neun Felder.
      }
happening-heads-down-text = Eine zufällige Explosion. Alle dort würfeln mit einem Würfel gegen ihren Überlebenswert. Wer scheitert, ist verängstigt.
happening-burning-cattle-text = Brennendes Vieh kommt auf einem zufälligen Randfeld herein und rennt sofort 4 Felder.
happening-terror-in-the-streets-text = Ein Würfel: 1–2 ein Zivilist, 3–6 zwei, 7–8 drei, auf zufälligen Feldern ohne Figuren. Es gibt höchstens fünf.
happening-wings-of-death-text = Der Mutantenkäfer landet auf einem zufälligen Feld. Ist dort jemand, greift er sofort an.
happening-rubble-text = Ein zufälliges Feld, seine Seiten der Reihe nach: Norden, Osten, Süden, Westen. Die erste Mauer wird zu Schutt, ebenso alle Mauern, die sie berühren. Figuren auf den zwei Feldern daneben würfeln: Bei 1 bis 4 sind sie verängstigt.
happening-blackout-text = Bis zum Ende der nächsten Runde schießt niemand weiter als 3 Felder.
happening-hidden-stash-text = In Szenarien mit Markern kommt einer der beiseitegelegten verdeckt auf ein zufälliges freies Feld außerhalb der Aufstellungsfelder. Sonst passiert nichts.
topic-event = Ereignis: { $name }
booklet-all-event = Ereignisse dieses Tisches
booklet-figures = Spielplan und Figuren
booklet-effects = Wo Wirkungen treffen
booklet-loose = In der Stadt unterwegs
booklet-setup = Aufbau

# --- /rules: rulings in small print, each with its number ----------------------------------------------

fine-term-turn =
    Q2 · Bei einer Figur und einer Karte wirkt eine Karte für eigene Figuren nur auf eine, die du in diesem Zug aktivierst. Das geht vorher oder nachher. Bei zwei Karten oder als Reaktion geht jede eigene Figur.
    Q4 · Hast du zwei Figuren aktiviert, kannst du im eigenen Zug keine Karte spielen. Im Zug der anderen Seite gilt diese Grenze nicht.
    Q7 · Kannst du eine Figur aktivieren, musst du mindestens eine aktivieren. Sie darf nichts tun.
    Q89 · Hast du zuerst eine Karte gespielt und kann ihre Figur nicht mehr handeln, darfst du eine andere Figur aktivieren.
fine-term-round =
    Q1 · „Zuerst“ ist die Seite, die am Ende eines Zugs niemanden mehr zu aktivieren hat, egal warum. Sind es beide, ist es die Seite, die am Zug war.
    Q6 · Die Runde endet mit dem Zug, in dem die letzte Figur aktiviert wurde. Einen weiteren Zug für Karten bekommt niemand.
    Q39 · Auch in der Beta zieht zuerst, wer zuerst fertig war.
    Q40 · Jede Seite zieht ganz zu Ende, mit allen Ereignissen, bevor die andere zieht.
    Q100 · Im Heft sieht die zweite Seite, was die erste ablegt. Hier nicht: So muss niemand warten, und niemand ist im Vorteil.
    Q103 · Nach acht ruhigen Runden biete ich beiden Seiten ein Unentschieden an. Ruhig heißt: kein Toter, kein Punkt, keine Zone eingenommen, kein Marker aufgedeckt.
fine-term-action =
    Q8 · Sind alle Gegner auf ihrem Feld verängstigt, darf eine Figur alles außer schießen.
    Q11 · Normale Aktion und Heldentat sind zwei Aktionen. Ein Kampf beendet nur die, zu der er gehört.
    { $rules ->
        [beta]
            RB.2 · In der Beta ist KÄMPFEN keine eigene Aktion.
            Q93 · Neben verängstigten Gegnern darfst du als Erstes in einer Aktivierung kämpfen.
       *[final] {""}
    }
fine-term-victory =
    Q33 · Punkte gibt es für Gegner, die eigene Figuren oder Wirkungen töten. Eigenbeschuss und Ereignisse zählen für niemanden.
    Q44 · Figuren, die noch hereinkommen müssen, zählen bis zum Ende von Runde 1 als auf dem Spielplan. Spätere Wellen, Reserven und Zivilisten nicht.
fine-term-ties =
    Q45 · Ich prüfe nach jedem einzelnen Schritt: einem Angriff, einem Marker, einem Entkommen, einer Unterstützung, einem Schritt eines Ereignisses. Zwischen zwei Zügen gewinnt bei Gleichstand die Seite, die zuletzt am Zug war.
    { $rules ->
        [beta] RB.13 · Die Beta hat dieselbe Regel.
       *[final] {""}
    }
fine-term-move =
    R3.8 · Wo auf dem Feld eine Figur steht, spielt hier keine Rolle.
    R3.9 · Eine Figur ohne Kampfwert säße unter Gegnern fest. Kein Szenario hat eine.
    Q9 · Auch ein Feld mit lauter verängstigten Gegnern beendet die Bewegung, und ein Kampf beginnt.
    Q12 · „Bewegt“ sich eine Figur auf ihrem eigenen Feld, kostet das 1 Feld Bewegung, und sie nimmt, was dort liegt.
    Q13 · Eine Diagonale hat zwei Wege um die Ecke. Ein Weg ist zu, wenn eine seiner zwei Mauern massiv ist.
    Q16 · Zivilisten, Käfer und Vieh versperren keine Bewegung und keinen Schuss. Zivilisten und der Käfer brauchen aber Platz.
fine-term-edge = Q46 · Es ist ein gerader Schritt, nie diagonal. Ein Gegner auf dem Feld, der nicht verängstigt ist, hält die Figur fest.
fine-term-shoot = Q55 · Bei der Entfernung zählt eine Diagonale als ein Feld, und Mauern zählen nicht. Keine Waffe reicht auf das eigene Feld.
fine-term-sight =
    B1.1, B1.2 · Ich ziehe 25 Linien: von fünf Punkten des einen Felds zu fünf Punkten des anderen.
    B1.3 · Massive Mauern und brennende Wracks halten eine Linie auf. Niedrige Mauern trüben sie, außer am Rand des Felds, von dem geschossen wird. Schutt trübt sie nur am Rand des Zielfelds. Deckung und stehende Figuren dazwischen trüben sie auch.
    Q15 · Niedrige Mauern anderswo verbergen eine liegende Figur nicht.
    B1.4 · Frei: keine Deckung auf dem Feld des Ziels und fünf freie Linien von einem Punkt aus. Blockiert: alle 25 aufgehalten. Sonst teilweise.
    B1.5 · Andere Figuren auf den zwei Feldern zählen nicht, ebenso wenig Deckung auf dem Feld, von dem geschossen wird.
    B1.6, Q14 · Zwischen zwei stehenden Figuren gilt blockiert in beide Richtungen, freie Sicht nicht immer.
    B1.7 · Eingestürzte Mauern, Wracks und jede Bewegung ändern die Sicht sofort.
fine-term-dice = Q70 · Du würfelst immer mit mindestens 1 Würfel. Karten, die Würfel wegnehmen, kommen nach allen Boni.
fine-term-fight =
    Q10 · Der Würfel für den Ansturm gilt auch für Bewegungen durch Karten, Heldentaten und Abweichen. Für eine hingestellte Figur gilt er nicht.
    Q66 · Zurückschlagen oder ausweichen wählst du offen, vor den Karten.
    { $rules ->
        [beta]
            RB.3, Q56 · Furchtlos kommt zuerst, dann die Wahl unter Helden.
            Q94 · Die Wahl unter Helden gilt in jedem Kampf, nie bei Schüssen.
       *[final] {""}
    }
fine-term-frightened =
    Q31 · Wer überlebt, würfelt pro Angriff einmal, egal wie viele starben. Das gilt für beide Seiten und für Helden, bei jedem Schuss, jeder Unterstützung und jedem Ereignis, das schießt. Nach Kämpfen würfelt niemand, und niemand, der schon verängstigt ist.
    { $rules ->
        [beta] RB.4 · Nach den endgültigen Regeln beginnt beim Aufstehen neben verängstigten Gegnern kein Kampf.
       *[final] {""}
    }
fine-term-cards =
    Q5 · Auch eine Karte für Würfel zählt mit. Gegnerische Karten, Ereignisse und Unterstützung zählen nicht mit.
    Q88 · Karten, die eine Figur nennen, zählen für sie. Karten auf ein Feld oder eine Kartenreihe zählen für niemanden.
fine-term-reactions =
    B2 · Der Reihe nach: Ziel, wer furchtlos ist, zurückschlagen oder ausweichen, Karte der Seite am Zug, Karte der anderen Seite, Würfel, Heldentaten, Rettungskarte, Angst.
    Q3 · Pro Seite und Probe eine Karte. Angriff und Abwehr sind eine Probe.
    Q65, Q78 · Ich frage, sobald eine Seite irgendeine Karte hat und das Deck irgendeine enthält, die für sie passen würde. So verrät die Frage nichts.
fine-term-support =
    Q32 · Nach den endgültigen Regeln sind mehrere Kartenreihen einer Karte erlaubt. Du darfst eine Kartenreihe verlängern und eine andere auslösen. Alle sehen die Kartenreihen.
    { $rules ->
        [beta] RB.7 · Die Angaben „zufällig“ und „gerichtet“ gibt es nicht. Tiefflugangriffe sind 4 Felder lang.
       *[final] {""}
    }
fine-term-random =
    Q35 · Du wählst zuerst Reihe oder Spalte und Richtung, dann würfle ich. Richtungen sind die des Spielplans.
    Q36 · Am linken und rechten Rand zählst du von dir weg.
    Q71 · Ist auch die Richtung zufällig: 1–2 Norden, 3–4 Osten, 5–6 Süden, 7–8 Westen.
fine-term-areas =
    Q34 · Nach den endgültigen Regeln gilt ein Angriffswurf für alle Felder. In der Beta und bei fliegenden Autos gibt es einen pro Feld. Auf Überleben würfelt jede Figur für sich.
    Q67 · Muss etwas auf ein volles Feld gestellt werden, kommt es auf das nächste freie.
    Q80 · Zivilisten trifft es zuletzt. Sie überleben mit drei Würfeln auf 6+. Ihr Tod bringt nichts und verängstigt niemanden.
    Q81 · Der Käfer bleibt verschont. Ihn trifft nur, wer ihn selbst angreift.
    Q99 · Die Toten fallen Feld für Feld, niedrigste Nummer zuerst. Eine Karte oder Heldentaten können sie noch retten. Punkte gibt es, wenn alle weg sind.
fine-term-scatter =
    R13.5, Q38 · Eine Figur, die unter Gegner gerät, hält und kämpft, mit dem Würfel für den Ansturm. Hier weichen nur Zivilisten ab, und die kämpfen nicht.
    { $rules ->
        [beta] RB.5, Q37 · Bleibt etwas stehen, wird nicht neu gewürfelt.
       *[final] Q37 · Diagonale Schritte folgen der üblichen Mauerregel.
    }
fine-term-events = R11.3 · Ereignisse, die am Ende einer Runde gezogen werden, wirken der Reihe nach. Danach ziehst du weiter, bis du vier Karten hast.
fine-term-heroics =
    Q29 · Wer Heldentatpunkte hat, kann sie auf alle drei Arten nutzen, auch Sergeants und Kommandeure.
    Q30 · Heldentaten retten zuerst. Eine Karte rettet nur, wer keinen Punkt mehr hat.
    Q77 · Eine Figur, die zurückkommt, hat wieder alle Punkte.
fine-term-markers =
    Q27 · Jede eigene Bewegung nimmt Marker mit, auch durch Karte, Heldentat oder Hereinkommen. Abweichen, Hinstellen und Aufstellen nicht. Der Marker kommt vor dem Kampf.
    { $rules ->
        [beta] RB.6 · Nach den endgültigen Regeln reicht es nicht, auf einem Marker aktiviert zu werden.
       *[final] {""}
    }
fine-term-profile =
    Q28 · Sergeants und Kommandeure sind nach den endgültigen Regeln Soldaten.
    Q59 · Der Sergeant überlebt nach den endgültigen Regeln mit 5+, in der Beta mit 6+.
    { $rules ->
        [beta] RB.1 · In der Beta ist der Sergeant ein Held, und Soldaten haben keine Fähigkeiten.
       *[final] {""}
    }
fine-term-box =
    R0.6 · In der Schachtel: General Tor, 20 Marsianer, 10 US-Figuren, 9 menschliche Helden, 34 Gebäudeteile, die Heldenleiste und die Marker.
    Q41 · Reichen Stapel und Ablage zusammen nicht, ziehst du, was da ist.
fine-term-civilian =
    Q25 · Zivilisten rennen von selbst, und das kostet nichts. Die niedrigste Nummer rennt zuerst. Du aktivierst sie nie.
    Q26 · Ein Zivilist zählt als ein Marker, wenn das Szenario für diese Seite Marker wertet, sonst nichts. Andere Zivilisten gelten nicht als Menschen.
    Q85 · Er wird sofort gerettet oder gefangen, egal wer kam, ging oder starb. Tötet eine Wirkung mehrere, zählt der letzte Tod.
    { $rules ->
        [beta] RB.9 · Ein Zivilist, der gegen eine Mauer liefe, bleibt stehen.
       *[final] {""}
    }
fine-term-cattle = RB.10, Q79 · Angriffe der Herde sind keine Schüsse: keine Rüstung, keine Angstproben, keine Punkte.
fine-term-bug =
    RB.11, Q58 · Gewinnt der Käfer, stirbt das Opfer. Wegtragen beginnt keinen Kampf.
    Q82 · Schüsse auf den Käfer folgen den üblichen Regeln. Eigene Figuren neben ihm verhindern das nicht, Figuren beider Seiten schon.
    Q83 · Auch wen Heldentaten oder eine Karte retten, trägt der Käfer fort.
    Q84 · Auf den Angriff des Käfers kannst du keine Karten spielen, nur eine Rettungskarte.
fine-term-wreck = RB.12 · Ein zweites Wrack auf demselben Feld ändert nichts.
fine-term-loot = Q47 · Wer die Beute trägt und lebt, kann sie nicht fallen lassen oder weitergeben. Sie zählt einmal. Buddy und Brandi dürfen nur mit ihr gehen.
fine-term-uplink = Q69 · Das geht jederzeit in Joes eigener Aktivierung, solange Joe nicht verängstigt ist. Auch verängstigte Marsianer auf dem Feld zählen.
fine-term-terrain =
    Q52 · Im Heft baut die Seite der Menschen die Ruinen. Hier ist jede Mischung aus Ruinen und gedrehtem Spielplan von Ende zu Ende begehbar.
    Q97 · Mauern und Deckung drehen sich mit. Zonen, Ausgänge und Eingänge bleiben.
    Q101 · In der Schachtel sind zwei Häuser, zwei Läden und zwei Mauern. Ruinen bleiben vom Rand weg, teilen kein Feld und schließen nie ein Feld ein. Ein Teil ohne Platz bleibt in der Schachtel.
    Q102 · Ein ausgeloster Plan ist an beiden Enden gleich und lässt keine offene Fläche von drei mal drei Feldern.
fine-term-setup-markers =
    Q43 · Die acht sind zufällig, nicht vier von jeder Sorte.
    Q76 · Marker dürfen liegen, wo Figuren hereinkommen.
fine-term-deploy =
    Q54 · „Ein Held nach Wahl“: einer der sieben ohne Partner.
    Q51 · Spätere Wellen kommen zu Beginn einer Runde auf rote Felder, möglichst auf solche ohne Gegner. Sie können sofort handeln.
    Q104 · Ändern wir einen unserer Spielpläne, behalten laufende Spiele die Zonen und den Uplink, mit denen sie begannen.
fine-term-teams = Q64 · Jede Figur kann einem Teammitglied gehören. Figuren, die niemandem zugeteilt sind, gehören allen.
fine-skill-authority = Q62 · Ich frage nur, wenn die Figur auf dem Spielplan ist.
fine-skill-dragon-slayer = Q61 · Sonst ist in diesen Szenarien nichts groß genug.
fine-skill-freeze = Q18 · Gewürfelt wird für eine Figur nach der anderen, niedrigste Nummer zuerst, mit eigener Sicht und eigenen Karten. Zielen gilt für alle. Angstproben kommen am Ende.
fine-skill-covering-fire =
    Q20 · Ein Feld genügt. Feuerschutz ersetzt jeden Schuss, wenn sich die Figur nicht bewegt. Sergeants und Kommandeure sind Soldaten.
    Q98 · Eigene Figuren auf dem Feld verhindern ihn wie jeden Schuss. Zivilisten und der Käfer werden nicht verängstigt.
fine-skill-follow-me =
    Q60 · Mauern zählen für die 2 Felder nicht. Wer folgt und Heldentatpunkte hat, darf selbst anführen.
    Q91 · Anführen ist das Letzte in einer Aktivierung. Wer noch in der eigenen steckt, kann nicht angeführt werden.
    { $rules ->
        [beta] RB.8 · Nach den endgültigen Regeln dürfen nur Soldaten folgen.
       *[final] {""}
    }
fine-skill-brave = { $rules ->
    [beta] RB.8, Q17 · Nach den endgültigen Regeln treten Verängstigte nicht vor. Bei einem Schuss tritt nur vor, wer zu sehen ist.
   *[final] Q17 · Bei einem Schuss tritt nur vor, wer zu sehen ist.
  }
fine-skill-fixin-stuff =
    Q19 · Die Gefrierpistole schießt auf ein Ziel, und nur das gilt als aktiviert.
    Q63 · Reparieren geht nur beim Aufdecken. Bei einem offenen Alienartefakt ist es zu spät.
fine-skill-smite = Q21 · Beim Ausweichen verängstigt die Figur niemanden.
fine-skill-rapid-fire = Q22 · Wer schon verängstigt war, zählt, ein durch eine Heldentat geretteter Held nicht. Vor den zweiten Angriff können Furchtlose treten, und beide Seiten können wieder eine Karte spielen.
fine-skill-klutz = Q23 · Bei Angstproben und Überlebensproben fällt nur ein Würfel. Dort bringt eine 1 keinen weiteren.
fine-skill-star-crossed-lovers = Q24 · Ich prüfe das nach jedem ihrer Schritte. Mauern zählen nicht. Sind sie weiter auseinander, darf kein Schritt den Abstand vergrößern. Wer den Spielplan verlassen hat, bindet niemanden.
fine-skill-too-many-late-nights = Q92 · Flüchtet sich die Figur auf ein Feld mit Gegnern, beginnt ein Kampf. Solange dort welche stehen, entfällt die Bewegung nach dem Schuss.
fine-card-f-jammed =
    Q72 · Eine Kartenreihe, die beim Auslösen schrumpft, wirkt in ihrer neuen Größe weiter und wird neu ausgerichtet. Bewirkt sie dann nichts, ist die Karte des Zugs trotzdem verbraucht.
    Q73 · Du wählst eine Kartenreihe, und ihre letzte Karte kommt weg. Auch andauernde Karten sind nicht sicher.
fine-card-f-stealth = Q87 · Endet die Bewegung im Kampf, gibt es den Würfel für den Ansturm, und die Figur gilt nicht als aktiviert.
fine-card-f-cunning = Q87 · Endet die Bewegung im Kampf, gibt es den Würfel für den Ansturm, und die Figur gilt nicht als aktiviert.
fine-card-b-jammed =
    Q72 · Eine Kartenreihe, die beim Auslösen schrumpft, wirkt in ihrer neuen Größe weiter und wird neu ausgerichtet. Bewirkt sie dann nichts, ist die Karte des Zugs trotzdem verbraucht.
    Q73 · Du wählst eine Kartenreihe, und ihre letzte Karte kommt weg. Auch andauernde Karten sind nicht sicher.
fine-card-b-stealth = Q87 · Endet die Bewegung im Kampf, gibt es den Würfel für den Ansturm, und die Figur gilt nicht als aktiviert.
fine-card-b-cunning = Q87 · Endet die Bewegung im Kampf, gibt es den Würfel für den Ansturm, und die Figur gilt nicht als aktiviert.
fine-card-f-reinforcements = Q53 · Du wählst unter den getöteten Soldaten. In „Chaos“ landen sie auf einem zufälligen Feld, in „Ziviler Widerstand“ in einer roten Zone, die du hältst. Die Punkte für ihren Tod behält der Gegner.
fine-card-f-rally = Q74 · Wer so aufsteht, beginnt keinen Kampf. Die aktive Figur darf selbst verängstigt sein und steht zuerst auf.
fine-card-f-grenade = Q86 · Du kannst sie auch werfen, wenn ein Gegner auf dem Feld der aktiven Figur steht.
fine-card-b-death-ray = Q57 · Die Karte der Beta spricht irrtümlich von Artillerie. Gemeint ist der Strahl.
fine-event-fe1 = RB.12, Q96 · Links und rechts sind Westen und Osten des Spielplans, egal wer zieht.
fine-event-be1 = RB.12, Q96 · Links und rechts sind Westen und Osten des Spielplans, egal wer zieht.
fine-event-fe7 = Q95 · Hat ein Feld keine Mauer, würfle ich neu: insgesamt drei Versuche.
fine-scenario-final-01 = Q68 · Hereinkommen ist eine Aktivierung, das erste Feld liegt in Reihe 1. Wer draußen ist, kann nicht angegriffen, angeführt oder durch Karten bewegt werden.
fine-scenario-beta-01 = Q68 · Hereinkommen ist eine Aktivierung, das erste Feld liegt in Reihe 1. Wer draußen ist, kann nicht angegriffen, angeführt oder durch Karten bewegt werden.
fine-scenario-final-05 =
    Q42 · Die Geschichte spielt nachts, darum bietet `/neu` die Nacht als Option.
    Q50 · Steht auf dem zufälligen Feld ein Gegner, stellst du die Figur frei auf. Bei einem vollen Feld würfle ich neu.
fine-scenario-final-06 = Q42 · Die kleinste Reichweite bleibt, ein Raketenwerfer schießt also genau 3 Felder weit.
fine-scenario-final-09 =
    Q48 · Nur Soldaten kommen wieder, auch die, die ein Soldat beim Zurückschlagen getötet hat. Hereinkommen kostet 1 Feld Bewegung. General Tor kommt nie zurück.
    Q75 · In jeder Runde kommt zuerst die Reserve der Marsianer, bevor sonst jemand von ihnen handelt: zwei Figuren im ersten Zug, der Rest in den folgenden.
fine-scenario-final-10 =
    Q49 · Eine Zone gehört dir, bis nur noch der Gegner darin steht. Pro Runde dürfen bis zu sechs getötete Marsianer, auch General Tor, durch eine rote Zone der Marsianer kommen.
    Q90 · Haben alle anderen gehandelt, ist ihr Hereinkommen freiwillig. Passen beendet die Runde der Marsianer.

# --- reports ---------------------------------------------------------------------------------------------------

honour-first-kill = 🎯 Erster Abschuss: { $figure }.
honour-kills = 🎯 Am gefährlichsten: { $figure } ({ $count } getötet).
honour-survivor = 🍀 Am meisten Glück: { $figure }, { $count }-mal angegriffen und noch am Leben.
score-points = { seat-human } **{ $human }** · { seat-martian } **{ $martian }** · { $target } zum Sieg
score-counts = { seat-human } { $human } · { seat-martian } { $martian }

# --- heroes in a few words, and a scene before each scenario -------------------------------------------

hero-general-tor = Der Marsianer mit der größten Kuppel und der kürzesten Lunte. Ein Gewehr trägt er nicht: Gewehre sind für Leute, die nicht hinlangen können. Wo er steht, finden andere plötzlich den Mut loszurennen.
hero-buddy = Hat ausgerechnet an dem Tag eine Bank überfallen, an dem der Himmel aufging. Pech, große Hände, noch größeres Herz. Die Beute trägt er durch einen Krieg, Brandi auch durch zwei.
hero-brandi = Ihr Fluchtplan war perfekt. Von Untertassen stand nichts darin. Nie weiter als einen Schritt von Buddy entfernt, und wehe, er fällt vor ihren Augen.
hero-deke = Dreißig Jahre Jagdsaison, und jetzt das. Er schießt gerade, redet wenig und hat drei Pick-ups überlebt. Du beeindruckst ihn nicht.
hero-joe = Hat es einen Stecker, repariert Joe es. Hat es keinen, baut er einen dran. Er kämpft mit dem Schraubenschlüssel und schuldet dem Sender noch einen Anruf.
hero-eva = Vor der Invasion leitete sie die Stadt und sieht keinen Grund, damit aufzuhören. Wenn Eva „jetzt“ sagt, ist jetzt. Selbst die Armee widerspricht nicht mehr.
hero-ashley = Schulsprecherin, Debattiermeisterin und, wie sich zeigt, ein Naturtalent mit der Strahlenpistole. Sie schießt sie erst leer und fragt dann. Die Leute folgen ihr. Sie hat nichts anderes erwartet.
hero-troy = Er ist seit drei Nächten wach, und nicht wegen der Marsianer. Schießt, duckt sich, gähnt. Wo die Antwort einschlägt, hat ihn noch niemand gesehen.
hero-phil = Phil stolpert über Dinge. Phil lässt Dinge fallen. Irgendwie treffen sie Marsianer. Er würde gern behaupten, das sei Absicht.
hero-sergeant = Zwanzig Jahre hat er Rekruten angebrüllt. Jetzt brüllt er Untertassen an, und manche zucken. Wohin er geht, gehen auch die anderen, vor allem, weil er lauter ist als die Angst.
hero-edwyn = Ein Museumswärter in geliehener Rüstung, mit einem Schwert, das er nicht anfassen sollte. Sein Leben lang hat er auf einen Drachen gewartet. Marsianer tun es auch.
scenario-final-01-scene = Im Radio heißt es Wetterballon. Der Wetterballon hat Beine und steht auf dem Parkplatz vor dem Einkaufszentrum. Acht Soldaten mit dem Befehl „mal nachsehen“ überqueren die Straße.
scenario-final-02-scene = Die Front hat sich verschoben. Eva und Troy hat es niemand gesagt, sie wachen auf der falschen Seite auf. Auswege gibt es, und die kurzen sind die langweiligen.
scenario-final-03-scene = „Wie viele?“, fragt der Sergeant. Deke schaut lange über die Sandsäcke. „Alle“, sagt er und spuckt aus.
scenario-final-04-scene = Ashley hat einen Plan. Phil hält ihn verkehrt herum. Zwischen ihnen und dem Heimweg sind zwei Patrouillen und ein Zug Soldaten, der sehr bemüht ist, nicht auf Scherben zu treten.
scenario-final-05-scene = Jemand hat geschossen. Niemand weiß, wer. Jetzt sind alle überall, in Staub und Dunkelheit, und die letzte Stimme im Funk sagte nur „oh“.
scenario-final-06-scene = General Tor mustert bei Mondschein seine Truppen. Er mag Paraden. Aus zwei dunklen Ecken sehen Leute zu, die keine mögen.
scenario-final-07-scene = Der Sender funktioniert noch. Es muss nur jemand hineingehen, vorbei an zwölf Gewehren und zwei Wachen, und anrufen. Joe hat eine Münze. Joe hat immer eine Münze.
scenario-final-08-scene = Zwei im Tresorraum, ein Sack Geld und das schlechteste Fluchtwetter aller Zeiten. Draußen sind Armee und Marsianer zu beschäftigt, um Fragen zu stellen. Noch.
scenario-final-09-scene = Heute Morgen ist eine Mauer auf die Marsianer gefallen. Edwyn hält das für ein Zeichen, zieht sein Schwert und rennt los, bevor jemand „warte“ sagen kann.
scenario-final-10-scene = Die ganze Stadt ist da: der Jäger, die Bürgermeisterin, das Mädchen, der Ritter. Fünf Orte sind zu halten, eine Nacht lang, unter einem Himmel voller Lichter, die keine Sterne sind.
scenario-beta-01-scene = Es klopft in einer Stadt, die ohnehin nervös war. Acht Soldaten, fünf Besucher, und niemand hat das geübt.
scenario-beta-03-scene = Eva und Troy sind auf der anderen Straßenseite. Sechzehn Marsianer auch. Der Sergeant zählt seine Leute, zählt noch einmal und seufzt.

# --- shares of a side that are given at once -----------------------------------------------------------

share-heroes = die Helden
share-soldiers = die Soldaten

# --- advice: a reason for each kind of action without one of its own ---

because-deploy = Dort ist die Figur nah an ihrem Ziel, mit Verbündeten in der Nähe.
because-activate = Sie kann in diesem Zug am meisten tun und ist noch nicht in Gefahr.
because-move = So kommt die Figur näher an Punkte oder steht im nächsten Zug besser.
because-decline = Die Karte bringt später mehr, und die Chancen reichen auch ohne sie.
because-play-card = Jetzt bringt die Karte am meisten, und am Rundenende ziehst du neue.
because-draw = Die behaltenen Karten nützen dir, und du ziehst trotzdem nach.
because-discard = Sie passt am wenigsten zu diesem Kampf. Eine neue passt vielleicht besser.
because-stand-up = Am Boden kann sie sonst nichts tun.
because-end-turn = Niemand sonst kann in diesem Zug etwas Nützliches tun.
because-pass = Alle deine Figuren haben gehandelt, in dieser Runde bleibt nichts zu tun.
because-recruit = Diese Heldenfigur passt am besten zum Szenario: gute Werte und nützliche Fähigkeiten.
because-finish = Sie steht gut, und mehr zu tun wäre nur ein Risiko.
because-lead = Mehrere Figuren handeln auf einmal, bevor der Gegner antworten kann.
because-trigger = Dort trifft es mehr Gegner als eigene Figuren.
because-leave = Den Spielplan zu verlassen bringt hier Punkte.

series-scenarios = { $first ->
    [1] { $last ->
        [10] Alle zehn Szenarien
       *[other] Szenarien { $first } bis { $last }
      }
   *[other] Szenarien { $first } bis { $last }
  }, Seiten { $sides ->
    [swapped] wechseln
   *[kept] bleiben
  }
button-next-scenario = Nächstes Szenario

# --- Die Szenarien als eine Geschichte: was geschehen ist, je nach Sieg im Szenario davor ---

scenario-final-01-story = Es beginnt an einem Dienstag, mit einem hellen Licht über dem Einkaufszentrum. Der Rest liegt bei euch.
scenario-final-02-story = { $won ->
    [human] Das Einkaufszentrum gehört wieder uns. Die Armee malt eine Front auf die Karte. Die Front bleibt nicht dort.
    [martian] Aus dem Einkaufszentrum kam niemand zurück. Die Armee malt eine Front auf die Karte, zwei Straßen hinter der echten.
   *[nobody] Im Einkaufszentrum ist es still. Die Armee malt eine Front auf die Karte, und schon stimmt sie nicht mehr.
  }
scenario-final-03-story = { $won ->
    [human] Eva und Troy sind entkommen, mit einer Geschichte und ohne Schuhe. Was sie gejagt hat, kommt jetzt hierher.
    [martian] Am Ausgang sind Eva und Troy nie angekommen. Was sie gejagt hat, kennt jetzt den Weg zu den Sandsäcken.
   *[nobody] An der Front ist es still. Dahinter zählt etwas bis drei und marschiert los.
  }
scenario-final-04-story = { $won ->
    [human] Die Sandsäcke haben gehalten, und Deke will neue. Der Befehl: zurückziehen, solange die Untertassen sich sammeln.
    [martian] Die Sandsäcke sind weg. Wer noch da ist, hat einen Befehl: nach Hause, und zwar leise.
   *[nobody] Die Sandsäcke gehören niemandem mehr. Der Befehl: nach Hause, und zwar leise.
  }
scenario-final-05-story = { $won ->
    [human] Der Zug ist daheim, müde und laut. Zu laut: Jede Patrouille der Stadt hat den Jubel gehört.
    [martian] Der Zug kam nie zu Hause an. Beide Seiten schicken alle los, die sie haben, und niemand nimmt eine Karte mit.
   *[nobody] Beide Seiten schicken alle los, die sie haben, und niemand nimmt eine Karte mit. So eine Nacht wird das.
  }
scenario-final-06-story = { $won ->
    [human] Als sich der Staub legte, standen Menschen darin. General Tor kommt selbst herunter, um sich zu beschweren.
    [martian] Als sich der Staub legte, gehörte er den Marsianern. General Tor kommt selbst herunter und genießt die Aussicht.
   *[nobody] Der Staub hat sich gelegt. General Tor kommt selbst herunter, um ihn anzusehen.
  }
scenario-final-07-story = { $won ->
    [human] General Tor hat die Parade früh verlassen, auf einer Trage. Jetzt soll die Welt hören, dass es geht.
    [martian] General Tors Parade endete mit Applaus. Irgendwer da draußen muss von dieser Stadt hören, und zwar bald.
   *[nobody] Die Nacht ist vorbei, und die Telefone sind tot. Nur ein Sender nicht.
  }
scenario-final-08-story = { $won ->
    [human] Der Anruf kam durch. Hilfe kommt am Donnerstag. Bis dahin bewacht niemand die Bank.
    [martian] Der Anruf brach mitten im Wort ab. Hilfe kommt keine, und die Bank bewacht niemand.
   *[nobody] Niemand weiß, ob jemand den Anruf gehört hat. Die Bank bewacht auch niemand.
  }
scenario-final-09-story = { $won ->
    [human] Das Geld ist weg und Buddys Sorgen auch. Die Marsianer lassen es am Museum aus.
    [martian] Die Beute liegt auf der Straße, und General Tor hat gute Laune. Nächster Halt: das Museum.
   *[nobody] Vor der Bank ist es still. Im Museum nebenan nicht.
  }
scenario-final-10-story = { $won ->
    [human] Der Ritter der Hauptstraße hat eine Schlacht gewonnen. Am Abend will die ganze Stadt auch eine.
    [martian] Das Schwert liegt im Schutt. Am Abend hat die ganze Stadt irgendetwas aufgehoben.
   *[nobody] Die Sache mit dem Ritter spricht sich herum. Am Abend steht die ganze Stadt auf der Straße.
  }
