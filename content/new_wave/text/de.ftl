# The words of War of the Worlds: the New Wave.

# --- names ----------------------------------------------------------------------------------------------

title-name = Krieg der Welten: Die zweite Welle
title-goal = Die Marsianer sind in Großbritannien gelandet. Spiel deine Karten, um vorzurücken, zuzuschlagen und zu bauen, und kauf bessere für dein Deck. Die Menschen gewinnen, wenn die Marsianer 30 Schaden genommen haben. Die Marsianer gewinnen, wenn kein Zivilist mehr übrig ist.

seat-martians = Marsianer
    .gender = mp
    .def = die Marsianer
seat-humans = Menschen
    .gender = mp
    .def = die Menschen
side-martians = die Marsianer
    .gender = mp
    .gen = der Marsianer
side-humans = die Menschen
    .gender = mp
    .gen = der Menschen

# .in: where, .to: where to, .from: where from, .acc: what is attacked.
area-northern-highlands = Nördliche Highlands
    .in = in den Nördlichen Highlands
    .to = in die Nördlichen Highlands
    .from = aus den Nördlichen Highlands
    .acc = die Nördlichen Highlands
area-western-highlands = Westliche Highlands
    .in = in den Westlichen Highlands
    .to = in die Westlichen Highlands
    .from = aus den Westlichen Highlands
    .acc = die Westlichen Highlands
area-grampian = Grampian
    .in = in Grampian
    .to = nach Grampian
    .from = aus Grampian
    .acc = Grampian
area-central-lowlands = Central Lowlands
    .in = in den Central Lowlands
    .to = in die Central Lowlands
    .from = aus den Central Lowlands
    .acc = die Central Lowlands
area-southern-uplands = Southern Uplands
    .in = in den Southern Uplands
    .to = in die Southern Uplands
    .from = aus den Southern Uplands
    .acc = die Southern Uplands
area-northumbria = Northumbria
    .in = in Northumbria
    .to = nach Northumbria
    .from = aus Northumbria
    .acc = Northumbria
area-north-west = Lancashire & Cumbria
    .in = in Lancashire & Cumbria
    .to = nach Lancashire & Cumbria
    .from = aus Lancashire & Cumbria
    .acc = Lancashire & Cumbria
area-yorkshire = Yorkshire
    .in = in Yorkshire
    .to = nach Yorkshire
    .from = aus Yorkshire
    .acc = Yorkshire
area-wales = Wales
    .in = in Wales
    .to = nach Wales
    .from = aus Wales
    .acc = Wales
area-west-midlands = West Midlands
    .in = in den West Midlands
    .to = in die West Midlands
    .from = aus den West Midlands
    .acc = die West Midlands
area-east-midlands = East Midlands
    .in = in den East Midlands
    .to = in die East Midlands
    .from = aus den East Midlands
    .acc = die East Midlands
area-east-anglia = East Anglia
    .in = in East Anglia
    .to = nach East Anglia
    .from = aus East Anglia
    .acc = East Anglia
area-london = London
    .in = in London
    .to = nach London
    .from = aus London
    .acc = London
area-wessex = Wessex
    .in = in Wessex
    .to = nach Wessex
    .from = aus Wessex
    .acc = Wessex
area-west-country = West Country
    .in = im West Country
    .to = ins West Country
    .from = aus dem West Country
    .acc = das West Country
area-hebridean-sea = Hebridensee
    .in = in der Hebridensee
    .to = in die Hebridensee
    .from = aus der Hebridensee
    .acc = die Hebridensee
area-north-sea-north = Nördliche Nordsee
    .in = in der Nördlichen Nordsee
    .to = in die Nördliche Nordsee
    .from = aus der Nördlichen Nordsee
    .acc = die Nördliche Nordsee
area-north-sea-south = Südliche Nordsee
    .in = in der Südlichen Nordsee
    .to = in die Südliche Nordsee
    .from = aus der Südlichen Nordsee
    .acc = die Südliche Nordsee
area-english-channel = Portsmouth
    .in = vor Portsmouth
    .to = nach Portsmouth
    .from = von Portsmouth
    .acc = Portsmouth
area-celtic-sea = Keltische See
    .in = in der Keltischen See
    .to = in die Keltische See
    .from = aus der Keltischen See
    .acc = die Keltische See
area-irish-sea = Irische See
    .in = in der Irischen See
    .to = in die Irische See
    .from = aus der Irischen See
    .acc = die Irische See

unit-army = Truppen-Einheit
    .gender = f
unit-army-text = Festland. Greift ihr eigenes Gebiet an und hält dort einen Dreibeiner oder ein UFO fest. Verteidigung 1, mit einer Panzerfabrik 2.
unit-navy = Marine-Einheit
    .gender = f
unit-navy-text = Meer. Greift ein Festlandgebiet neben sich an. Verteidigung 1.
unit-tripod = Dreibeiner
    .gender = m
unit-tripod-text = Festland. Greift sein eigenes Gebiet an und hält dort eine Truppen-Einheit fest. Er nimmt Schaden, wird aber nie zerstört.
unit-ufo = UFO
    .gender = n
unit-ufo-text = Fliegt über Land und Meer und greift sein eigenes Gebiet an. Nichts kann ihm schaden. Sperrballons halten es fern, und eine Truppen-Einheit hält es fest, außer wenn UFOs frei fliegen.
unit-army-1 = Truppen-Einheit 1
unit-army-2 = Truppen-Einheit 2
unit-army-3 = Truppen-Einheit 3
unit-navy-1 = Marine 1
unit-navy-2 = Marine 2
unit-tripod-1 = Dreibeiner 1
unit-tripod-2 = Dreibeiner 2
unit-tripod-3 = Dreibeiner 3
unit-ufo-1 = UFO 1
unit-ufo-2 = UFO 2

# .def: with its article, .acc: the same as object.
building-bunker = Bunker
    .gender = m
    .def = der Bunker
    .acc = den Bunker
building-bunker-text = Schild 2: Ein Angriff muss ihn auf einmal zerstören, sonst kann er dem Gebiet nichts anhaben.
building-tank-factory = Panzerfabrik
    .gender = f
    .def = die Panzerfabrik
    .acc = die Panzerfabrik
building-tank-factory-text = Verteidigung 1. Solange sie steht, haben alle Truppen Verteidigung 2.
building-supply-depot = Vorratslager
    .gender = n
    .def = das Vorratslager
    .acc = das Vorratslager
building-supply-depot-text = Verteidigung 1. Eine Münze pro Zug, ab sofort.
building-heavy-artillery = schwere Artillerie
    .gender = f
    .def = die schwere Artillerie
    .acc = die schwere Artillerie
building-heavy-artillery-text = Schild 3. Einmal pro Zug: 1 Schaden im Nachbargebiet oder 2 gegen einen Dreibeiner im eigenen Gebiet.
building-barrage-balloons = Sperrballons
    .gender = mp
    .def = die Sperrballons
    .acc = die Sperrballons
building-barrage-balloons-text = Kein UFO kommt herein. Sie fallen wie eine Einheit mit Verteidigung 1 und dürfen über einem Gebäude schweben.
building-fort = Fort
    .gender = n
    .def = das Fort
    .acc = das Fort
building-fort-text = Schild 4. Einmal pro Zug: 1 Schaden gegen einen Dreibeiner im eigenen Gebiet.
building-landmines = Landminen
    .gender = fp
    .def = die Landminen
    .acc = die Landminen
building-landmines-text = Ein Dreibeiner, der hineinzieht, nimmt 2 Schaden, und die Minen sind weg. Sonst kann ihnen nichts etwas anhaben.
building-invasion-ship = Invasionsschiff
    .gender = n
    .def = das Invasionsschiff
    .acc = das Invasionsschiff
building-invasion-ship-text = Hier erscheinen neue Dreibeiner und UFOs. Es zählt als Gebäude und als Ziel.
building-plasma-reactor = Plasmareaktor
    .gender = m
    .def = der Plasmareaktor
    .acc = den Plasmareaktor
building-plasma-reactor-text = Zwei Energie pro Zug, ab sofort.
building-particle-generator = Teilchengenerator
    .gender = m
    .def = der Teilchengenerator
    .acc = den Teilchengenerator
building-particle-generator-text = Eine Energie pro Zug, ab sofort.
building-alien-factory = Produktionsstätte
    .gender = f
    .def = die Produktionsstätte
    .acc = die Produktionsstätte
building-alien-factory-text = Angriffe mit Dreibeiner-Karten richten 1 Schaden mehr an.
building-regenerator = Regenerator
    .gender = m
    .def = der Regenerator
    .acc = den Regenerator
building-regenerator-text = Zahle einmal pro Zug 4 Energie, um 1 Schaden zu entfernen.

marker-no-entry = beängstigende Geräusche
marker-no-entry-text = Bis zum nächsten Zug der Marsianer kann keine menschliche Einheit und kein Zivilist hineinziehen.
marker-no-exit = Nervengas
marker-no-exit-text = Bis zum nächsten Zug der Marsianer kann keine menschliche Einheit und kein Zivilist hinausziehen.
marker-no-building-attacks = giftiger Nebel
marker-no-building-attacks-text = Bis zum nächsten Zug der Marsianer können schwere Artillerie und Forts hier nicht feuern.

terrain-land = Festland
terrain-sea = Meer
type-action = Aktion
    .card = Aktionskarte
type-unit = Einheit
    .card = Einheitenkarte
type-building = Gebäude
    .card = Gebäudekarte
walker-fresh = ausgeruht
walker-fought = kampfmüde

card-relocate = Umsiedeln
card-relocate-text = Bewege 1 Zivilisten in ein angrenzendes Festlandgebiet; oder 1 Münze; oder 2 Münzen, dann diese Karte entfernen.
card-guerrilla = Guerilla
card-guerrilla-text = Ein Zivilist, der in diesem Zug noch nicht gekämpft hat, richtet in seinem Gebiet 1 Schaden an; oder 2, dann diese Karte entfernen.
card-evacuate = Evakuieren
card-evacuate-text = Bewege bis zu 2 Zivilisten um je ein Festlandgebiet; oder 2 Münzen.
card-regroup = Umgruppieren
card-regroup-text = Bewege 1 Truppen-Einheit um bis zu 2 Gebiete; oder 1 Zivilisten in ein angrenzendes Festlandgebiet.
    .short = Bewege Truppen um bis zu 2 Gebiete oder 1 Zivilisten um 1 Gebiet.
card-air-strike = Luftangriff
card-air-strike-text = 1 Schaden für die Marsianer, egal wo sie sind.
card-royal-navy = Königliche Marine
card-royal-navy-text = Beim Kauf: eine Marine-Einheit vor Portsmouth. Bewege eine um 1 Meeresgebiet; oder 2 Schaden in einem Festlandgebiet daneben; oder 3, dann Karte entfernen. Kann keine mehr handeln, stell eine auf.
    .short = Stellt eine Marine-Einheit auf. Bewegt eine oder richtet daneben 2 Schaden an.
card-army = Truppen
card-army-text = Beim Kauf: Truppen bei Zivilisten. Bewege Truppen um 1 Gebiet; oder 2 Schaden in ihrem Gebiet; oder 3, dann Karte entfernen. Können keine mehr handeln, stell welche auf.
    .short = Stellt Truppen auf. Bewegt Truppen oder richtet in ihrem Gebiet 2 Schaden an.
card-bunker = Bunker
card-bunker-text = Bau ihn in ein Gebiet mit Zivilisten: Schild 2.
card-tank-factory = Panzerfabrik
card-tank-factory-text = Bau sie in ein Gebiet mit Zivilisten: Alle Truppen haben Verteidigung 2.
card-supply-depot = Vorratslager
card-supply-depot-text = Bau es in ein Gebiet mit Zivilisten: 1 Münze pro Zug.
card-heavy-artillery = Schwere Artillerie
card-heavy-artillery-text = Bau sie in ein Gebiet mit Zivilisten: Schild 3 und ein Schuss pro Zug.
card-barrage-balloons = Sperrballons
card-barrage-balloons-text = Stell sie bei Zivilisten auf, auch wo schon ein Gebäude steht: Kein UFO kommt herein.
    .short = Stell sie bei Zivilisten auf: Kein UFO kommt herein.
card-fort = Fort
card-fort-text = Bau es in ein Gebiet mit Zivilisten: Schild 4 und ein Schuss pro Zug auf einen Dreibeiner dort.
    .short = Bau es bei Zivilisten: Schild 4 und ein Schuss pro Zug auf Dreibeiner dort.
card-landmines = Landminen
card-landmines-text = Leg sie, wo niemand wohnt: 2 Schaden, wenn ein Dreibeiner hineinzieht.
card-reap = Ernten
card-reap-text = Ein Dreibeiner holt 1 ungeschützten Zivilisten aus seinem Gebiet; oder bewege einen Dreibeiner um 1 Gebiet; oder 2 Energie, dann diese Karte entfernen.
card-power-supply = Energieversorgung
card-power-supply-text = 1 Energie; oder 2, dann diese Karte entfernen.
card-frightening-sound = Beängstigende Geräusche
card-frightening-sound-text = 1 Schaden im Gebiet eines Dreibeiners, und im nächsten Zug kommt dort kein Mensch hinein.
    .short = 1 Schaden bei einem Dreibeiner. Kein Mensch kommt im nächsten Zug hinein.
card-nerve-agent = Nervengas
card-nerve-agent-text = 1 Schaden im Gebiet eines Dreibeiners, und im nächsten Zug kommt dort kein Mensch heraus.
    .short = 1 Schaden bei einem Dreibeiner. Kein Mensch kommt im nächsten Zug heraus.
card-poisonous-fog = Giftiger Nebel
card-poisonous-fog-text = 1 Schaden in einem Festlandgebiet neben einem Dreibeiner, und die Geschütze dort schweigen im nächsten Zug.
    .short = 1 Schaden neben einem Dreibeiner. Geschütze dort schweigen im nächsten Zug.
card-infrasound = Infraschall
card-infrasound-text = 1 Schaden in einem Festlandgebiet neben einem Dreibeiner. Danach darfst du Truppen daraus vertreiben.
    .short = 1 Schaden neben einem Dreibeiner. Danach darfst du Truppen vertreiben.
card-plasma-synthesis = Plasmasynthese
card-plasma-synthesis-text = 2 Energie; oder 3, dann diese Karte entfernen.
card-scorching-beam = Vernichtungsstrahl
card-scorching-beam-text = 2 Schaden im Gebiet eines UFOs.
card-alien-abduction = Entführung durch Außerirdische
card-alien-abduction-text = Ein UFO holt 1 Zivilisten aus seinem Gebiet, geschützt oder nicht; oder bewege ein UFO um 1 Gebiet.
    .short = Ein UFO holt 1 Zivilisten, auch geschützt, oder zieht um 1 Gebiet.
card-tripod = Dreibeiner
card-tripod-text = Beim Kauf: ein Dreibeiner am Schiff. Bewege einen um 1 Gebiet; oder 2 Schaden in seinem Gebiet; oder 3, dann Karte entfernen. Mit Produktionsstätte 1 Schaden mehr.
    .short = Stellt einen Dreibeiner auf. Bewegt einen oder richtet bei ihm 2 Schaden an.
card-ufo = UFO
card-ufo-text = Beim Kauf: ein UFO am Schiff. Bewege ein UFO um bis zu 2 Gebiete; oder 1 Schaden in seinem Gebiet; oder 3, dann diese Karte entfernen.
    .short = Stellt ein UFO auf. Bewegt eines um bis zu 2 Gebiete oder richtet 1 Schaden an.
card-plasma-reactor = Plasmareaktor
card-plasma-reactor-text = Bau ihn neben ein Gebäude der Marsianer: 2 Energie pro Zug.
card-particle-generator = Teilchengenerator
card-particle-generator-text = Bau ihn neben ein Gebäude der Marsianer: 1 Energie pro Zug.
card-alien-factory = Produktionsstätte
card-alien-factory-text = Bau sie neben ein Gebäude der Marsianer: Dreibeiner-Karten richten 1 Schaden mehr an.
    .short = Neben ein Gebäude der Marsianer: Dreibeiner-Karten richten 1 Schaden mehr an.
card-regenerator = Regenerator
card-regenerator-text = Bau ihn neben ein Gebäude der Marsianer: Zahle einmal pro Zug 4 Energie, um 1 Schaden zu entfernen.
    .short = Neben ein Gebäude der Marsianer: 4 Energie entfernen einmal pro Zug 1 Schaden.

card-brief = { $text_short }

# What a card is played for.

mode-relocate-move-civilian = einen Zivilisten bewegen
mode-relocate-gain = 1 Münze
mode-relocate-spend = 2 Münzen, dann Karte entfernen
mode-guerrilla-attack = 1 Schaden
mode-guerrilla-all-out = 2 Schaden, dann Karte entfernen
mode-evacuate-move-civilians = bis zu 2 Zivilisten bewegen
mode-evacuate-gain = 2 Münzen
mode-regroup-move-army = Truppen um bis zu 2 Gebiete bewegen
mode-regroup-move-civilian = einen Zivilisten bewegen
mode-air-strike-attack = 1 Schaden, egal wo
mode-royal-navy-move = eine Marine-Einheit bewegen
mode-royal-navy-attack = 2 Schaden
mode-royal-navy-all-out = 3 Schaden, dann Karte entfernen
mode-royal-navy-deploy = eine Marine-Einheit aufstellen
mode-army-move = Truppen bewegen
mode-army-attack = 2 Schaden
mode-army-all-out = 3 Schaden, dann Karte entfernen
mode-army-deploy = Truppen aufstellen
mode-reap-take = einen Zivilisten holen
mode-reap-move-tripod = einen Dreibeiner bewegen
mode-reap-spend = 2 Energie, dann Karte entfernen
mode-power-supply-gain = 1 Energie
mode-power-supply-spend = 2 Energie, dann Karte entfernen
mode-frightening-sound-attack = 1 Schaden, und niemand zieht hinein
mode-nerve-agent-attack = 1 Schaden, und niemand zieht hinaus
mode-poisonous-fog-attack = 1 Schaden nebenan, Geschütze schweigen
mode-infrasound-attack = 1 Schaden nebenan, Truppen fliehen
mode-plasma-synthesis-gain = 2 Energie
mode-plasma-synthesis-spend = 3 Energie, dann Karte entfernen
mode-scorching-beam-attack = 2 Schaden unter einem UFO
mode-alien-abduction-take = einen Zivilisten holen, auch geschützt
mode-alien-abduction-move-ufo = ein UFO bewegen
mode-tripod-move = einen Dreibeiner bewegen
mode-tripod-attack = 2 Schaden (3 mit Produktionsstätte)
mode-tripod-all-out = 3 (4) Schaden, dann Karte entfernen
mode-ufo-move = ein UFO um bis zu 2 Gebiete bewegen
mode-ufo-attack = 1 Schaden
mode-ufo-all-out = 3 Schaden, dann Karte entfernen

# --- opening a table ------------------------------------------------------------------------------------

option-advanced-swap = Getauschte Karten
    .name = tausch
choice-advanced-swap-off = kommen unter das Deck
choice-advanced-swap-on = verlassen das Spiel (Variante für Fortgeschrittene)
option-ufos-fly-free = Truppen halten UFOs fest
    .name = freie-ufos
choice-ufos-fly-free-off = ja
choice-ufos-fly-free-on = nein, UFOs fliegen frei
option-play-all = Karten, die du spielen musst (R20)
    .name = alles-spielen
choice-play-all-off = nur die, die im Spiel bleiben
choice-play-all-on = alle, wie im Heft
option-must-push = Infraschall vertreibt Truppen (R27)
    .name = vertreibt
choice-must-push-off = wenn die Marsianer wollen
choice-must-push-on = wann immer es geht, wie im Heft

# --- what a player may say ------------------------------------------------------------------------------

kind-play-card = Karte spielen
kind-move-civilian = Zivilisten bewegen
kind-stop-moving = Niemanden mehr bewegen
kind-move-unit = Bewegen
kind-stay = Bleiben
kind-hit = Zuschlagen
kind-take-civilian = Zivilisten holen
kind-join = Karte hinzufügen
kind-strike = Jetzt zuschlagen
kind-fell-army = Truppen zerstören
kind-fell-balloons = Ballons zerstören
kind-push-army = Truppen vertreiben
kind-leave-army = Niemanden vertreiben
kind-buy = Kaufen
kind-place = Platzieren
kind-swap-offer = Karte tauschen
kind-fire = Feuern
kind-regenerate = Regenerieren
kind-end-turn = Zug beenden

slot-card = Welche Karte?
slot-mode = Wofür?
slot-origin = Von wo?
slot-to = Wohin?
slot-who = Welcher Zivilist?
slot-unit = Welche Einheit?
slot-area = Welches Gebiet?
slot-building = Welches Geschütz?

action-play-card = „{ $card }“ spielen: { $mode }
action-move-civilian = Zivilisten{ $who ->
    [ausgeruht] {""}
   *[other] {" "}({ $who })
  } bewegen: { $origin } → { $to }
action-stop-moving = niemanden mehr bewegen
action-move-unit = { $unit } { $to_to } bewegen
action-stay = { $unit } stehen lassen
action-hit = { $unit_count ->
    [0] { $area_acc } angreifen
   *[other] { $area_acc } mit { $unit } angreifen
  }
action-take-civilian = einen Zivilisten { $area_from } holen
action-join = „{ $card }“ zum Angriff hinzufügen: { $mode }
action-strike = jetzt zuschlagen
action-fell-army = die Truppen zerstören
action-fell-balloons = die Ballons zerstören
action-push-army = { $unit } { $to_to } vertreiben
action-leave-army = niemanden vertreiben
action-buy = „{ $card }“ kaufen
action-place = { $area_in } platzieren
action-swap-offer = „{ $card }“ gegen die nächste Karte des Decks tauschen
action-fire = auf { $area_acc } feuern ({ $building })
action-regenerate = Energie für den Regenerator zahlen
action-end-turn = den Zug beenden

whole-moves = { $piece } → { $to }
whole-move-army = Truppen-Einheit bewegen …
whole-move-navy = Marine-Einheit bewegen …
whole-move-tripod = Dreibeiner bewegen …
whole-move-ufo = UFO bewegen …
whole-move-civilian = Zivilisten bewegen …
whole-strike = Zuschlagen …
whole-take = Zivilisten holen …
whole-place = Platzieren …
whole-buy = Kaufen und platzieren …

verb-card = Eine Handkarte spielen
    .name = karte
slot-card-card = Die Karte, und wofür
    .name = karte
slot-card-target = Worauf: ein Gebiet, oder was sich bewegt
    .name = ziel
slot-card-to = Wohin es sich bewegt
    .name = wohin
verb-move = Eine Einheit oder einen Zivilisten mit einer Handkarte bewegen
    .name = bewegen
slot-move-figure = Die Einheit, oder das Gebiet eines Zivilisten
    .name = figur
slot-move-to = Wohin, und mit welcher Karte
    .name = wohin
slot-move-card = Eine andere Karte dafür
    .name = karte
verb-buy = Eine Karte aus deinem Entscheidungsvorrat kaufen
    .name = kaufen
slot-buy-card = Die Karte
    .name = karte
slot-buy-area = Wohin die neue Einheit oder das Gebäude kommt
    .name = gebiet
verb-swap = Eine Karte deines Vorrats gegen die nächste tauschen, einmal pro Zug
    .name = tauschen
slot-swap-card = Die Karte, die geht
    .name = karte
verb-fire = Mit Artillerie oder Fort feuern, einmal pro Zug
    .name = feuern
slot-fire-building = Welches Geschütz
    .name = gebäude
slot-fire-area = Auf welches Gebiet
    .name = gebiet
verb-pass = Deinen Zug beenden
    .name = passen
choice-play = { $card }: { $mode }
choice-hit = { $area } mit { $unit }
choice-unit = { $unit } ({ $area })
choice-civilian = { $count ->
    [one] Der Zivilist { $area_in }
   *[other] Ein Zivilist { $area_in } (von { $count })
  }
choice-by = mit { $card }

# What an action would do, beside it.

hint-blow = { $damage } Schaden, zerstört: { $falls }
hint-blow-nothing = { $damage } Schaden zerstört nichts
hint-blow-short = { $damage } von { $needed } Schaden für den Schild
hint-lost = { $lost ->
    [one] { $lost } davon verfällt
   *[other] { $lost } davon verfallen
  }
hint-marker = Schaden { $before } → { $after } von { $limit }
hint-civilians = Zivilisten { $before } → { $after }
hint-humans-win = gewinnt den Krieg
hint-martians-win = gewinnt den Krieg
hint-pays = { $left } zum Ausgeben
hint-costs = kostet { $amount }, Rest { $left }
hint-swap = kostenlos · Kartenpreis { $cost }
hint-nobody = niemand dort
hint-balloons = Sperrballons
hint-discards = { $count ->
    [one] legt eine Karte ab
   *[other] legt { $count } Karten ab
  }
preview-there = Jetzt dort: { $here }
hint-unspent = { $purse ->
    [one] { $purse } verfällt
   *[other] { $purse } verfallen
  }
falls-building = { $building }
falls-armies = { $count ->
    [one] 1 Truppen-Einheit
   *[other] { $count } Truppen-Einheiten
  }
falls-navies = { $count ->
    [one] 1 Marine-Einheit
   *[other] { $count } Marine-Einheiten
  }
falls-balloons = Sperrballons
falls-either = { $count ->
    [one] Truppen oder Sperrballons
   *[other] { $count } von Truppen und Ballons
  }
falls-civilians = { $count ->
    [one] 1 Zivilist
   *[other] { $count } Zivilisten
  }

# Above the answers, in a player's own panel.

aid-play-first = Spiel zuerst jede Karte, die du spielen kannst. Dann kannst du den Zug beenden.
aid-hand = Deine Hand:
aid-card = **{ $card }**{ $count ->
    [one] {""}
   *[other] {" "}({ $count } Karten)
  }: { $modes }
aid-row = Zu kaufen in deinem Entscheidungsvorrat ({ $purse } zum Ausgeben):

# --- what the game asks ---------------------------------------------------------------------------------

decision-take-turn = { $seats }: Spiel deine Karten, kauf ein, dann beende deinen Zug.
decision-lead-civilians = { $seats }: { $left ->
    [one] Beweg einen Zivilisten. Welchen, und wohin?
   *[other] Beweg bis zu { $left } Zivilisten. Welche, und wohin?
  } („{ $card }“)
decision-march = { $seats }: „{ $card }“ bewegt { $kind_gender ->
    [f] eine { $kind }
    [n] ein { $kind }
   *[m] einen { $kind }
  }. Welche Einheit, und wohin? { $left ->
    [one] (1 Gebiet)
   *[other] (bis zu { $left } Gebiete)
  }
decision-aim = { $seats }: „{ $card }“, { $mode }. Wo?
decision-press-attack = { $seats }: { $damage } Schaden auf { $area_acc }. { $needed ->
    [0] Noch eine Karte, oder zuschlagen?
   *[other] Der Schild braucht { $needed } auf einmal. Noch eine Karte, oder zuschlagen?
  }
decision-choose-casualty = { $seats }: Noch { $damage } Schaden { $area_in }. Trifft er die Truppen oder die Ballons?
decision-push-or-leave = { $seats }: Truppen { $area_from } vertreiben?
decision-place-unit = { $seats }: Wo erscheint { $kind_gender ->
    [f] die neue { $kind }
    [n] das neue { $kind }
   *[m] der neue { $kind }
  }?
decision-place-building = { $seats }: Wohin { $building_gender ->
    [mp] kommen
    [fp] kommen
   *[other] kommt
  } { $building_def }?

# --- what happened --------------------------------------------------------------------------------------

# The end of a verb: Ben zieht, die Menschen ziehen.
s-of-seat = { $seat ->
    [Menschen] en
    [Marsianer] en
   *[other] t
  }

# The article before a seat at the beginning of a sentence: Die Menschen ziehen, Ben zieht.
s-of-owner = { $seat ->
    [Menschen] Die{" "}
    [Marsianer] Die{" "}
   *[other] {""}
  }

event-landed = Das Invasionsschiff landet { $area_in }.
event-offer-laid = Im Entscheidungsvorrat ({ $seat }): { $cards }.
event-cards-drawn = { s-of-owner }{ $seat } zieh{ s-of-seat } { $count ->
    [0] nichts
    [one] eine Karte
   *[other] { $count } Karten
  }.
event-hand-dealt = Deine neue Hand: { $cards_count ->
    [0] nichts
   *[other] { $cards }
  }.
event-reshuffled = { s-of-owner }{ $seat } misch{ s-of-seat } den Ablagestapel.
event-turn-began = Runde { $round }, am Zug: { $seat }.{ $income ->
    [0] {""}
   *[other] {" "}Die Gebäude bringen { $income }.
  }
event-markers-lifted = Der Einfluss verfliegt: { $areas }.
event-turn-ended = { s-of-owner }{ $seat } schließ{ s-of-seat } den Zug ab.
event-hand-discarded = { s-of-owner }{ $seat } leg{ s-of-seat } ab: { $cards }.
event-card-played = { s-of-owner }{ $seat } spiel{ s-of-seat } **{ $card }**: { $mode }.
event-card-removed = „{ $card }“ verlässt das Spiel.
event-coins-gained = { $amount ->
    [one] Eine Münze
   *[other] { $amount } Münzen
  } ({ $purse } zum Ausgeben).
event-energy-gained = { $amount } Energie ({ $purse } zum Ausgeben).
event-civilian-moved = Ein Zivilist geht { $origin_from } { $to_to }.
event-unit-moved = { $unit } zieht { $origin_from } { $to_to }.
event-unit-stayed = { $unit } bleibt { $area_in }.
event-mines-exploded = 💥 Die Minen { $area_in } gehen hoch!
event-martians-hit = Die Marsianer nehmen { $area_in } { $amount } Schaden (**{ $damage }** insgesamt).
event-air-raid = Bomber richten { $amount } Schaden an (**{ $damage }** insgesamt).
event-building-fired = { $building_gender ->
    [f] Die
    [n] Das
   *[m] Der
  } { $building } feuert auf { $area_acc }.
event-regenerated = Der Regenerator entfernt { $amount } Schaden (noch **{ $damage }**).
event-attack-declared = Die Marsianer zielen mit { $damage } Schaden auf { $area_acc }.
event-card-joined = { s-of-owner }{ $seat } füg{ s-of-seat } **{ $card }** hinzu, { $mode }: bisher { $damage } Schaden.
event-attacked = Die Marsianer greifen { $area_acc } mit { $damage } Schaden an.
event-building-fell = Die Marsianer zerstören { $building_acc } { $area_in }.
event-unit-fell = Die Marsianer zerstören { $unit } { $area_in }.
event-civilians-killed = { $count ->
    [one] Ein Zivilist stirbt
   *[other] { $count } Zivilisten sterben
  } { $area_in } (noch **{ $left }**).
event-civilian-taken = Die Marsianer holen einen Zivilisten { $area_from } (noch **{ $left }**).
event-damage-lost = { $amount } Schaden { $area_in } verpufft.
event-marker-laid = Einfluss { $area_in }: { $marker }.
event-army-pushed = { $unit } flieht { $origin_from } { $to_to }.
event-card-bought = { s-of-owner }{ $seat } kauf{ s-of-seat } **{ $card }** für { $cost }.
event-unit-placed = { $unit } erscheint { $area_in }.
event-no-unit-placed = { $kind_gender ->
    [f] Keine { $kind }
    [n] Kein { $kind }
   *[m] Kein { $kind }
  } kann jetzt aufgestellt werden.
event-building-placed = Neu { $area_in }: { $building }.
event-offered = Neu im Entscheidungsvorrat ({ $seat }): { $card }.
event-offer-swapped = { s-of-owner }{ $seat } tausch{ s-of-seat } „{ $card }“ gegen „{ $fresh }“.
event-offer-scrapped = { s-of-owner }{ $seat } sortier{ s-of-seat } „{ $card }“ aus und bekomm{ s-of-seat } „{ $fresh }“.
event-same-again = { s-of-owner }{ $seat } tausch{ s-of-seat } „{ $card }“ gegen die gleiche Karte.
event-same-after-scrapping = { s-of-owner }{ $seat } sortier{ s-of-seat } „{ $card }“ aus und bekomm{ s-of-seat } die gleiche Karte.

# What happened, a line a play.

event-cards-did = { s-of-owner }{ $seat } spiel{ s-of-seat } **{ $cards }**: { $deeds }.
event-row-filled = Neu im Entscheidungsvorrat: { $again ->
    [true] noch einmal „{ $card }“
   *[false] „{ $card }“
  }.
event-purchase-made = { s-of-owner }{ $seat } kauf{ s-of-seat } **{ $card }** für { $cost }: { $deeds }.
event-guns-hit = { $building_gender ->
    [f] Die
    [n] Das
   *[m] Der
  } { $building } feuert auf { $area_acc }: { $amount } Schaden (**{ $damage }** insgesamt).
event-turn-closed = { s-of-owner }{ $seat } { $cards_count ->
    [0] schließ{ s-of-seat } den Zug ab
   *[other] leg{ s-of-seat } { $cards } ab
  }{ $shuffled ->
    [true] , misch{ s-of-seat } den Ablagestapel und zieh{ s-of-seat }
   *[false] {" "}und zieh{ s-of-seat }
  } { $count ->
    [0] nichts
    [one] eine Karte
   *[other] { $count } Karten
  }.

deed-martians-hit = { $amount } Schaden für die Marsianer { $area_in } (**{ $damage }** insgesamt)
deed-air-raid = { $amount } Schaden aus der Luft (**{ $damage }** insgesamt)
deed-attack-declared = bisher { $damage } Schaden auf { $area_acc } angesagt
deed-attacked = { $damage } Schaden auf { $area_acc }
deed-building-fell = { $building_def } zerstört
deed-unit-fell = { $unit } zerstört
deed-civilians-killed = { $count ->
    [one] ein Zivilist stirbt
   *[other] { $count } Zivilisten sterben
  } (noch **{ $left }**)
deed-civilian-taken = ein Zivilist { $area_from } geholt (noch **{ $left }**)
deed-damage-lost = { $amount } Schaden verpufft
deed-marker-laid = dazu { $marker }
deed-mines-exploded = die Minen gehen hoch
deed-civilian-moved = ein Zivilist { $origin_from } { $to_to }
deed-unit-moved = { $unit } { $origin_from } { $to_to }
deed-army-pushed = { $unit } flieht { $to_to }
deed-unit-stayed = { $unit } bleibt { $area_in }
deed-unit-placed = { $unit } { $area_in }
deed-no-unit-placed = { $kind_gender ->
    [f] keine { $kind }
    [n] kein { $kind }
   *[m] kein { $kind }
  } kann jetzt aufgestellt werden
deed-building-placed = { $area_in }
deed-coins-gained = { $amount ->
    [one] eine Münze
   *[other] { $amount } Münzen
  } ({ $purse } zum Ausgeben)
deed-energy-gained = { $amount } Energie ({ $purse } zum Ausgeben)
deed-card-removed = „{ $card }“ verlässt das Spiel

# --- what cannot be done --------------------------------------------------------------------------------

refusal-not-in-hand = „{ $card }“ hast du nicht auf der Hand. { try-instead }
refusal-not-on-the-card = Das kann „{ $card }“ nicht. { try-instead }
refusal-no-unit-on-map = Auf dem Spielplan ist { $kind_gender ->
    [f] keine { $kind }
    [n] kein { $kind }
   *[m] kein { $kind }
  }. { try-instead }
refusal-units-used = { $kind_gender ->
    [f] Jede { $kind }
    [n] Jedes { $kind }
   *[m] Jeder { $kind }
  } war in diesem Zug schon für eine Einheitenkarte im Einsatz. { try-instead }
refusal-unit-used = { $unit } war in diesem Zug schon für eine Einheitenkarte im Einsatz. { try-instead }
refusal-not-yours = Mit dieser Karte kannst du das nicht bewegen: { $unit }. { try-instead }
refusal-off-the-map = { $unit } ist nicht auf dem Spielplan. { try-instead }
refusal-not-there = { $unit } ist nicht { $area_in }. { try-instead }
refusal-another-unit-moves = Diese Karte bewegt schon { $unit }. Bring das erst zu Ende.
refusal-no-unit-can-move = { $kind_gender ->
    [f] Keine { $kind }
    [n] Kein { $kind }
   *[m] Kein { $kind }
  } kann gerade ziehen. { try-instead }
refusal-no-civilian-can-move = Kein Zivilist kann gerade ziehen. { try-instead }
refusal-no-target = „{ $card }“ hat gerade kein Ziel. { try-instead }
refusal-not-adjacent = Kein Nachbargebiet: { $area }. { try-instead }
refusal-fires-at-home = { $building_gender ->
    [fp] Diese { $building } feuern
    [f] Diese { $building } feuert
    [m] Dieser { $building } feuert
   *[other] Dieses { $building } feuert
  } nur im eigenen Gebiet. Feuere, wenn ein Dreibeiner { $area_in } ist.
refusal-wrong-terrain = Falsches Gelände dafür: { $area }. { try-instead }
refusal-held = Gegner im Gebiet halten { $unit } fest. { try-instead }
refusal-entry-barred = Beängstigende Geräusche: Bis zum nächsten Zug der Marsianer kann kein Mensch { $area_to } ziehen. { try-instead }
refusal-exit-barred = Nervengas: Bis zum nächsten Zug der Marsianer kann kein Mensch { $area_from } hinausziehen. { try-instead }
refusal-martians-there = Du kannst keine Truppen dorthin vertreiben: Marsianer sind { $area_in }. { try-instead }
refusal-balloons-bar = Wegen der Sperrballons kommt kein UFO { $area_to }. { try-instead }
refusal-no-such-civilian = Diesen Zivilisten kann diese Karte { $area_in } nicht mehr bewegen. { try-instead }
refusal-must-move = Diese Bewegung musst du ausführen. Wähle, wohin.
refusal-nothing-to-hit = Es gibt { $area_in } nichts zu treffen. { try-instead }
refusal-out-of-reach = Außer Reichweite: { $area }. { try-instead }
refusal-no-fighter = Niemand { $area_in } kann in diesem Zug noch kämpfen. { try-instead }
refusal-protected = Die Zivilisten { $area_in } sind geschützt. { try-instead }
refusal-no-civilian = Es gibt { $area_in } keinen Zivilisten. { try-instead }
refusal-shield-holds = Der Schild { $area_in } braucht { $defence } Schaden in einem Angriff, und du bringst { $damage } zusammen. { try-instead }
refusal-cannot-join = „{ $card }“ passt nicht zu diesem Angriff. { try-instead }
refusal-unit-still-ready = { $kind_gender ->
    [f] Eine { $kind }
    [n] Ein { $kind }
   *[m] Ein { $kind }
  } kann noch handeln, deshalb kannst du keine neue Einheit aufstellen. Setz sie zuerst ein.
refusal-no-place = Für das, was „{ $card }“ bringt, ist kein Platz. { try-instead }
refusal-not-here = Das kannst du { $area_in } nicht platzieren. { try-instead }
refusal-not-offered = „{ $card }“ liegt nicht in deinem Entscheidungsvorrat. { try-instead }
refusal-too-dear = „{ $card }“ kostet { $cost }, du hast aber nur { $purse }. { try-instead }
refusal-already-swapped = Du hast in diesem Zug schon eine Karte getauscht. Kauf eine, oder beende deinen Zug.
refusal-nothing-to-reveal = Das Entscheidungsdeck ist leer, du kannst nicht tauschen. Kauf, was ausliegt, oder beende deinen Zug.
refusal-not-standing = Du hast { $building_gender ->
    [f] keine { $building }, die
    [n] kein { $building }, das
   *[m] keinen { $building }, der
  } feuern könnte. { try-instead }
refusal-already-fired = { $building_gender ->
    [f] Die
    [n] Das
   *[m] Der
  } { $building } hat in diesem Zug schon gefeuert. { try-instead }
refusal-fogged = Giftiger Nebel bringt { $building_acc } in diesem Zug zum Schweigen. { try-instead }
refusal-no-regenerator = Du hast keinen Regenerator. Kauf einen, wenn er ausliegt.
refusal-already-regenerated = Der Regenerator lief in diesem Zug schon. Nutze ihn im nächsten Zug wieder.
refusal-nothing-to-regenerate = Es gibt keinen Schaden zu reparieren. Heb dir den Regenerator auf.
refusal-too-little-energy = Das kostet { $cost } Energie, du hast aber nur { $purse }. Hol dir erst Energie, oder wähle etwas Billigeres.
refusal-must-play = Du kannst den Zug noch nicht beenden. Spiel erst „{ $card }“.
refusal-must-push = An diesem Tisch muss Infraschall Truppen vertreiben. Wähle, welche und wohin.
refusal-unknown = „{ $typed }“ gibt es hier nicht. Wähle etwas aus der Liste.
refusal-say-what-for = „{ $card }“ kann Verschiedenes. Wähle eines: { $modes_any }.
refusal-nothing-moves-it = Du hast keine Karte, die das jetzt bewegen könnte. Wähle etwas anderes, oder spiel eine andere Karte.

# --- how it ends ----------------------------------------------------------------------------------------

outcome-repelled = Die Marsianer haben genug. Das Schiff hebt ab, und Großbritannien steht noch. Zeit für einen Tee.
outcome-exterminated = Niemand ist mehr übrig. Großbritannien gehört dem Mars. Ack.
outcome-time-ran-out = Der Krieg hat beide Seiten erschöpft. Es gewinnt, wer dem Ziel näher kam.
outcome-stalemate = Der Krieg hat beide Seiten erschöpft, und keine kam ihrem Ziel näher. Unentschieden.

# --- about this edition ---------------------------------------------------------------------------------

term-edition-text = Der Zug, die Einheiten, die Gebäude und die Wirkungen der Karten stammen aus dem Regelheft. Es zeigt aber weder den Spielplan noch einen einzigen Preis. Grenzen, Gebiete mit Zivilisten und alle Preise sind deshalb von uns, in Tausenden Spielen auf Fairness erprobt. Wenn deine Schachtel etwas anderes sagt, gilt deine Schachtel.
edition-figures = Zahlen für den Aufbau und Grenzen eines Spiels
edition-units = Einheiten
edition-buildings = Gebäude
edition-card-options = Anzahl und Möglichkeiten der Karten
edition-card-names = englische Namen der Karten
edition-card-prices = Preise der Karten, wo es welche gibt
edition-area-names = Namen der Gebiete
edition-area-borders = Grenzen, Zivilisten und Landeplätze der Gebiete

# --- looking things up ----------------------------------------------------------------------------------

verb-rules = Regel, Karte, Gebäude, Einheit, Gebiet oder Einfluss nachschlagen
    .name = regeln
slot-rules-topic = Was du nachschlagen willst
    .name = thema
verb-pile = Offene Karten einer Seite zeigen: Ablage, Vorrat, aus dem Spiel
    .name = stapel
slot-pile-side = Wessen Karten
    .name = seite

topic-card = Karte: { $name }
topic-building = Gebäude: { $name }
topic-unit = Einheit: { $name }
topic-marker = Einfluss: { $name }
topic-area = Gebiet: { $name }

rules-card = **{ $name }**: { $type_card } { $side_gen }, { $cost ->
    [-1] nie zu kaufen
   *[other] Preis { $cost }
  }. { $copies ->
    [one] Einmal im Spiel
   *[other] { $copies }-mal im Spiel
  }{ $start ->
    [0] .
    [one] , davon einmal von Anfang an.
   *[other] , davon { $start }-mal von Anfang an.
  }
rules-building = **{ $name }** { $side_gen }. { $tokens ->
    [one] Gibt es einmal.
   *[other] Gibt es { $tokens }-mal.
  } { $placement ->
    [with_civilians] Auf Festland bei Zivilisten, ohne Marsianer und ohne anderes menschliches Gebäude (R1).
    [beside_buildings] Auf Festland bei Zivilisten, ohne Marsianer. Ein anderes Gebäude darf dort stehen (R44).
    [minefield] Auf Festland, wo niemand wohnt, ohne Marsianer und ohne anderes menschliches Gebäude (R2).
    [next_to_martians] Auf Festland neben einem Gebäude der Marsianer, wo nichts von den Menschen und kein anderes Gebäude der Marsianer ist (R19).
   *[set_up] Von Anfang an da.
  }
rules-unit = **{ $name }** { $side_gen }. Höchstens { $limit }.
rules-area = **{ $name }** ({ $terrain }), grenzt an { $neighbours_acc }. { $civilians ->
    [0] Zu Beginn wohnt dort niemand.
   *[other] Zu Beginn leben dort { $civilians } Zivilisten.
  }
rules-area-ship = Hier liegt das Invasionsschiff. Neue Dreibeiner und UFOs erscheinen daneben.
rules-area-port = Der Hafen: Neue Marine-Einheiten erscheinen hier, außer wenn ein UFO darüber ist (R18).
rules-area-here = { $count ->
    [0] Jetzt ist dort nichts.
   *[other] Jetzt dort: { $here }.
  }

pile-unknown = Es gibt zwei Seiten. Wähle Marsianer oder Menschen.
pile-head = **Die offenen Karten der { $side }**
pile-discard = { $count ->
    [0] Der Ablagestapel ist leer.
   *[other] Ablagestapel ({ $count }): { $cards }.
  }
pile-laid = Auf dem Tisch: { $cards }.
pile-box = Aus dem Spiel ({ $count }): { $cards }.
offer-line = **{ $card }** ({ $count ->
    [one] Preis { $cost }
   *[other] { $count } Karten, Preis je { $cost }
  }): { $text }
pile-row = Im Entscheidungsvorrat (Karten im Deck dahinter: { $deck }):
pile-unseen = Hand ({ $hand }) und Versorgungsdeck ({ $supply }) enthalten zusammen: { $cards }.
pile-copies = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
  }

term-goal = Ziel
term-goal-text = Die Menschen gewinnen, wenn die Marsianer 30 Schaden genommen haben. Die Marsianer gewinnen, wenn kein Zivilist mehr übrig ist. Beides beendet das Spiel sofort.
term-turn = Zug
term-turn-text = Die Marsianer beginnen, danach geht es abwechselnd. In deinem Zug spielst du deine Karten, kaufst, tauschst eine Karte und nutzt deine Gebäude, in beliebiger Reihenfolge. Dann beende ihn: Du legst den Rest deiner Hand ab und ziehst fünf neue Karten.
term-cards = Karten
term-cards-text = Spiel jede Karte für eines der Dinge, die darauf stehen. Manche davon nehmen die Karte für immer aus dem Spiel. Sonst kommt sie auf den Ablagestapel, der wieder zum Versorgungsdeck wird, wenn dieses leer ist.
term-forced-play = Spielpflicht
term-forced-play-text = Du kannst den Zug nicht beenden, solange du eine Karte spielen könntest, die dabei im Spiel bleibt. Du musst nie eine Karte aus dem Spiel nehmen, und „bis zu 2“ kann auch null heißen. Karten, die nichts bewirken können, legst du ab.
term-resources = Münzen und Energie
term-resources-text = Menschen zahlen mit Münzen, Marsianer mit Energie. Beides kommt aus Karten und aus Gebäuden, zu Beginn des Zugs und sofort beim Bau. Was du nicht ausgibst, verfällt am Ende des Zugs.
term-buying = Kaufen
term-buying-text = Kauf beliebige Karten aus deinem Entscheidungsvorrat, die du bezahlen kannst, auch zwischendurch. Aktions- und Einheitenkarten kommen auf den Ablagestapel. Eine Einheitenkarte stellt außerdem sofort ihre Einheit auf. Ein Gebäude kommt sofort auf den Spielplan, und seine Karte verlässt das Spiel. Ohne Platz dafür kannst du es nicht kaufen. Dann fülle ich den Vorrat auf.
term-swapping = Karten tauschen
term-swapping-text = Tausch einmal pro Zug eine Karte deines Entscheidungsvorrats gegen die oberste seines Decks. Die alte kommt unter das Deck. In der Variante für Fortgeschrittene verlässt sie das Spiel.
term-units = Einheiten
term-units-text = Jede Einheit kann pro Zug nur mit einer Einheitenkarte handeln. Aktionskarten dürfen sie beliebig oft bewegen. Kann keine Einheit dieser Art mehr handeln, darf eine menschliche Einheitenkarte stattdessen eine aufstellen, die als eingesetzt gilt.
term-holding = Festhalten
term-holding-text = Jede Truppen-Einheit hält in ihrem Gebiet einen Dreibeiner oder ein UFO fest, und jeder Dreibeiner eine Truppen-Einheit. Hat eine Seite dort mehr Einheiten, als der Gegner festhalten kann, darf eine davon gehen. Welche, entscheidet diese Seite. Ich prüfe das vor jedem Schritt. Hineinziehen ist immer erlaubt. UFOs, Marine-Einheiten und Zivilisten halten niemanden fest, und Zivilisten werden nie festgehalten. Fliegen UFOs frei, halten Truppen nur Dreibeiner fest.
term-placing-humans = Wo Menschen bauen
term-placing-humans-text = Menschen bauen auf Festland mit Zivilisten und ohne Einheit oder Gebäude der Marsianer. Ein Gebiet hat nur ein Gebäude, aber Sperrballons dürfen dazu. Minen legst du, wo niemand wohnt. Truppen erscheinen bei Zivilisten, wo nichts von den Marsianern ist, Marine-Einheiten vor Portsmouth.
term-placing-martians = Wo Marsianer bauen
term-placing-martians-text = Marsianer bauen auf Festland neben einem ihrer Gebäude, wo nichts von den Menschen und kein anderes Gebäude der Marsianer ist. Neue Dreibeiner und UFOs erscheinen am Schiff.
term-civilians = Zivilisten
term-civilians-text = Zivilisten gehen über Land und dürfen auch zu den Marsianern gehen. Jeder kann einmal pro Zug mit Guerilla kämpfen. Eine Karte bewegt nie zweimal denselben.
term-human-attacks = Angriffe der Menschen
term-human-attacks-text = Angriffe der Menschen brauchen im angegriffenen Gebiet einen Dreibeiner oder ein Gebäude der Marsianer. Ein UFO allein ist kein Ziel. Jeder Punkt bewegt den Schadensmarker. Ein Luftangriff braucht kein Gebiet.
term-martian-attacks = Angriffe der Marsianer
term-martian-attacks-text = Der Schaden trifft zuerst das Gebäude, dann Einheiten und Sperrballons, dann Zivilisten. Er endet, sobald er für etwas zu schwach ist, und der Rest verpufft. Zwischen Truppen und Sperrballons wählt die angreifende Seite.
term-shields = Schilde
term-shields-text = Bunker, Artillerie und Fort schützen ihr Gebiet mit einem Schild. Ein Angriff, der das Gebäude nicht auf einmal zerstört, ist nicht erlaubt. Einflusskarten darfst du dort trotzdem spielen: Ihr Schaden verpufft, ihr Einfluss nicht.
term-together = Gemeinsam zuschlagen
term-together-text = Du kannst mehrere Schadenskarten zu einem Angriff auf ein Gebiet zusammenlegen, jede Einheitenkarte mit einer eigenen Einheit. Ich frage nach weiteren Karten, wo das etwas ändern kann: gegen alles mit einer Verteidigung über 1.
term-influence = Einfluss
term-influence-text = Beängstigende Geräusche und Nervengas brauchen einen Dreibeiner im Gebiet, Giftiger Nebel und Infraschall einen daneben. Bis zum nächsten Zug der Marsianer lassen Geräusche keine Menschen hinein und Nervengas keine hinaus, und Nebel lässt Geschütze schweigen. Infraschall kann Truppen in ein angrenzendes Festlandgebiet ohne Marsianer vertreiben.
term-protected = Geschützte Zivilisten
term-protected-text = Zivilisten sind geschützt, solange in ihrem Gebiet ein menschliches Gebäude (keine Minen), Truppen oder Sperrballons sind. Ein Dreibeiner kann sie nicht ernten, aber die „Entführung durch Außerirdische“ kann sie trotzdem holen.
term-guns = Artillerie und Fort
term-guns-text = Artillerie und Fort feuern je einmal in jedem Zug der Menschen. Artillerie richtet 1 Schaden in einem Festlandgebiet nebenan mit Dreibeiner oder Gebäude der Marsianer an. Gegen einen Dreibeiner im eigenen Gebiet sind es 2. Ein Fort richtet 1 Schaden gegen einen Dreibeiner im eigenen Gebiet an.
term-mines = Landminen
term-mines-text = Ein Dreibeiner, der in ein Gebiet mit Minen zieht, nimmt 2 Schaden, auch im Zug der Marsianer. Danach sind die Minen weg. Sie lassen sich nicht treffen und schützen niemanden. UFOs und Dreibeinern, die dort erscheinen, tun sie nichts.
term-balloons = Sperrballons
term-balloons-text = Kein UFO kann in ein Gebiet mit Sperrballons ziehen. Sie fallen wie eine Einheit mit Verteidigung 1 und dürfen über einem Gebäude schweben.
term-damage = Die Schadensleiste
term-damage-text = Die Leiste endet bei 30 Schaden. Ein Regenerator entfernt in jedem Zug der Marsianer für 4 Energie 1 Schaden, nie unter null.
term-open-cards = Offene Karten
term-open-cards-text = Die Ablagestapel, beide Entscheidungsvorräte und alles, was das Spiel verlassen hat, liegen offen: siehe /stapel. Handkarten und die Reihenfolge der Stapel sind verdeckt.
term-ending = Das Ende
term-ending-text = Ich prüfe beide Ziele nach jeder einzelnen Wirkung. Nach 60 Runden vergleiche ich den Schaden mit den verlorenen Zivilisten. Es gewinnt, wer dem Ziel näher ist.

# --- the picture ----------------------------------------------------------------------------------------

board-turn = Runde { $round } · { $side } am Zug
board-aiming = Ziel wählen für „{ $card }“
board-attacking = Angriff auf { $area_acc }: bisher { $damage } Schaden
board-placing = Platz wählen: „{ $card }“
board-won-humans = Großbritannien steht: Die Menschen siegen
board-won-martians = Großbritannien fällt: Die Marsianer siegen
board-drawn = Niemand gewinnt
board-saved = Gerettet
board-fallen = Gefallen
board-worn-out = Erschöpft
board-civilians = Zivilisten
board-damage = Schaden
board-round = Runde { $round }
board-card-hand = Hand
board-card-supply = Stapel
board-card-discard = Ablage
board-card-deck = Deck
board-card-gone = weg
board-purse = { $income ->
    [0] { $purse }
   *[other] { $purse } (+{ $income } pro Zug)
  }
board-swapped = getauscht
board-sold-out = Nichts mehr zu kaufen
board-key-safe = geschützt
board-key-fought = schon gekämpft
board-key-shield = auf einmal zerstören
board-key-defence = Verteidigung
board-key-used = schon eingesetzt

board-this-turn = Dieser Zug: { $side }
board-last-turn = Letzter Zug: { $side }
board-quiet = Noch ist alles ruhig.
board-laid-open = Was sie hatten
board-held = { $side }: { $cards }
board-earlier = … und { $count } weitere
board-way = { $what }: { $way }
board-way-on = { $way }, dann { $to }
board-walker = { $count ->
    [one] Zivilist
   *[other] { $count } Zivilisten
  }
board-did-push = { $what } { $at_to } vertrieben
board-did-strike = Angriff auf { $at_acc } mit { $amount } Schaden{ $falls_count ->
    [0] {""}
   *[other] : { $falls }
  }
board-did-hit = { $amount } Schaden für die Marsianer { $at_in }
board-did-raid = { $amount } Schaden für die Marsianer aus der Luft
board-did-mines = Minen { $at_in } gehen hoch
board-did-fall = { $what } { $at_in } zerstört
board-did-death = { $amount ->
    [one] Ein Zivilist stirbt { $at_in }
   *[other] { $amount } Zivilisten sterben { $at_in }
  }
board-did-take = { $amount ->
    [one] Ein Zivilist { $at_from } geholt
   *[other] { $amount } Zivilisten { $at_from } geholt
  }
board-did-influence = { $what } { $at_in }
board-did-repair = Der Regenerator entfernt { $amount } Schaden
board-did-buy = Gekauft: { $cards }
board-did-place = { $what } { $at_in } platziert
board-did-swap = Weggetauscht: { $cards }
board-people = { $count ->
    [one] 1 Zivilist
   *[other] { $count } Zivilisten
  }

board-hand = { $side }: { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
  }
board-hand-empty = Keine Handkarten.
board-hand-or = ; oder
board-hand-line = **{ $name }** ({ $type }): { $modes }

board-preview = Was geschehen würde
board-preview-place = { $what } { $to_in }
board-preview-where = { $what }: wohin?
board-preview-strikes = { $area }: { $told }
board-preview-blow = { $damage } Schaden{ $needed ->
    [0] {""}
   *[other] {" "}gegen Schild { $needed }
  }

board-text-goal = Schaden an den Marsianern: { $damage } von { $damage_limit }. Zivilisten übrig: { $civilians } von { $everyone }.
board-text-attack = Angriff auf { $area_acc }: bisher { $damage } Schaden{ $cards_count ->
    [0] .
   *[other] , mit { $cards }.
  }
board-text-laid = Auf dem Tisch: { $cards }.
board-text-area = { $area }: { $what }.
board-text-empty = Leer: { $areas }.
board-text-people = { $count ->
    [one] 1 Zivilist
   *[other] { $count } Zivilisten
  }{ $safe ->
    [yes] {" "}(geschützt)
   *[no] {""}
  }{ $fought ->
    [0] {""}
    [one] , 1 hat schon gekämpft
   *[other] , { $fought } haben schon gekämpft
  }
board-text-used = { $name } (eingesetzt)
board-text-defence = { $name } (Verteidigung { $defence })
board-text-shield = { $name } (Schild { $defence })
board-text-influence = Einfluss: { $marker }
board-text-signs = Geschützt: Kein Dreibeiner kann sie holen. Eingesetzt: hat in diesem Zug schon gehandelt.
board-status-camp = { $side }: { $hand ->
    [one] 1 Karte
   *[other] { $hand } Karten
  } auf der Hand{ $purse ->
    [0] {""}
   *[other] , { $purse } zum Ausgeben
  }{ $income ->
    [0] {""}
   *[other] , { $income } pro Zug aus Gebäuden
  }.
board-text-camp = { $side }: { $hand ->
    [one] 1 Karte
   *[other] { $hand } Karten
  } auf der Hand, { $supply } im Versorgungsdeck, { $discard } abgelegt, { $deck } im Entscheidungsdeck, { $box } aus dem Spiel. { $purse } zum Ausgeben, { $income } pro Zug aus Gebäuden{ $swapped ->
    [yes] , schon getauscht.
   *[no] .
  }
board-text-offer = { $side }, Entscheidungsvorrat: { $cards }.
board-text-price = { $card } ({ $count ->
    [one] Preis { $cost }
   *[other] { $count } Karten, Preis je { $cost }
  })
board-text-discard = { $side }, abgelegt: { $cards }.
board-text-box = { $side }, aus dem Spiel: { $cards }.
board-text-copies = { $card } ({ $count } Karten)
board-text-borders = { $area }, Nachbargebiete: { $areas }.

# --- the booklet ------------------------------------------------------------------------------------------

overview-turn-text =
    1. Du hast fünf Karten. Spiel jede für eines der Dinge, die darauf stehen: bewegen, angreifen oder Münzen (Menschen) oder Energie (Marsianer) verdienen.
    2. Kauf mit dem Verdienten bessere Karten aus deinem Entscheidungsvorrat. Neue Einheiten und Gebäude kommen sofort auf den Spielplan.
    3. Nutze deine Gebäude, und tausch einmal pro Zug eine Karte deines Vorrats gegen eine neue.
    4. Das alles in beliebiger Reihenfolge. Du musst spielen, was du kannst, außer wenn die Karte dadurch das Spiel verlässt.
    5. Beende deinen Zug: Nicht ausgegebene Münzen oder Energie verfallen, du legst den Rest deiner Hand ab und ziehst fünf neue Karten.
overview-winning-text = Die Menschen gewinnen, sobald die Marsianer 30 Schaden genommen haben. Die Marsianer gewinnen, sobald kein Zivilist mehr übrig ist. Nach 60 Runden gewinnt, wer dem Ziel näher ist.
page-board-text =
    - Oben sind die zwei Leisten, um die es geht: die Zivilisten, die noch leben, und der Schaden an den Marsianern, bis 30.
    - Auf dem Spielplan zeigt eine Figur mit Hut und Zahl, wie viele Zivilisten dort leben. Ist eine Mauer darüber, kann kein Dreibeiner sie holen. Eine rote Zahl sagt, wie viele in diesem Zug schon gekämpft haben.
    - Bei einem Gebäude ist eine Zahl im Kreis die Verteidigung: So viel Schaden zerstört es. Eine Zahl im Schild muss in einem einzigen Angriff zusammenkommen, sonst ist er nicht erlaubt.
    - Die Zahl unter einer Einheit unterscheidet sie nur von anderen ihrer Art. Ein Haken heißt: in diesem Zug schon eingesetzt.
    - In rot gestreiften Gebieten sind Marsianer. Der Anker ist der Hafen, in dem neue Marine-Einheiten erscheinen.
    - Eine Explosion mit einer Zahl ist Schaden, ein Totenkopf steht für Zerstörtes, Pfeile sind Bewegungen: alles aus dem letzten Zug. Der Kasten neben dem Spielplan sagt es in Worten. Kleine Zeichen neben den Zivilisten sind Einflüsse, die `/regeln` erklärt.
    - Unten hat jede Seite ihre Münzen (£) oder ihre Energie (der Blitz) und was ihre Gebäude pro Zug bringen. Dann ihre Karten: auf der Hand, im Versorgungsdeck, im Ablagestapel, im Deck für den Entscheidungsvorrat und für immer weg. Dann ihr Entscheidungsvorrat, jede Karte mit Art und Preis.

booklet-turn = Ein Zug
booklet-market = Münzen, Energie und Kaufen
booklet-map = Einheiten und Zivilisten
booklet-building = Gebäude
booklet-attacks = Angriffe
booklet-all-card = Karten
booklet-all-building = Alle Gebäude
booklet-all-unit = Einheiten
booklet-all-marker = Einfluss

# --- lessons: said once, before the first question of a kind ----------------------------------------------

lesson-take-turn = Spiel deine Karten nacheinander, jede für eines der Dinge, die darauf stehen. „Dann Karte entfernen“ ist stärker, aber endgültig. Kauf mit dem, was du verdienst. Den Zug beenden kannst du, sobald jede spielbare Karte gespielt ist.
lesson-lead-civilians = Beweg Zivilisten in ein benachbartes Festlandgebiet. Bring sie aus der Reichweite der Dreibeiner oder in den Schutz von Truppen oder eines Gebäudes. Bauen kannst du nur, wo Zivilisten leben.
lesson-march = Wähle eine Einheit und ihr Ziel. Truppen und Dreibeiner im selben Gebiet halten sich gegenseitig fest, eins zu eins. Ziehst du hinein, kannst du den Gegner festhalten, kommst aber vielleicht selbst nicht mehr heraus.
lesson-aim = Wähle, wo dieser Angriff trifft. Jeder Knopf sagt, was er zerstören würde oder wie weit der Schadensmarker rückt. Für die Menschen zählt jeder Punkt auf dem Weg zu 30. Marsianer treffen zuerst das Gebäude, dann Einheiten, dann Zivilisten.
lesson-press-attack = Du kannst Karten hinzufügen, bevor du zuschlägst, und der ganze Schaden zählt als ein Angriff. Schilde und starke Einheiten musst du auf einmal zerstören. Reicht es schon, schlag zu und behalte die anderen Karten.
lesson-choose-casualty = Entweder die Truppen oder die Sperrballons nehmen diesen Schaden. Ohne Truppen sind deine Dreibeiner frei, und Zivilisten vielleicht ungeschützt. Ohne Ballons können UFOs kommen. Überleg, was du als Nächstes vorhast.
lesson-push-or-leave = Infraschall kann Truppen in ein Nachbargebiet ohne Marsianer vertreiben. Das befreit deinen Dreibeiner und kann Zivilisten ungeschützt lassen. Meistens lohnt es sich.
lesson-place-unit = Stell deine neue Einheit auf. Truppen erscheinen bei Zivilisten: Schütz viele, oder geh neben einen Dreibeiner, den du bald angreifst. Neue Dreibeiner und UFOs erscheinen am Schiff, Marine-Einheiten vor Portsmouth.
lesson-place-building = Wähle, wo das Gebäude hinkommt: Dort bleibt es. Gebäude der Menschen (außer Minen) brauchen Zivilisten und keine Marsianer und stehen fern von Dreibeinern am sichersten. Die der Marsianer breiten sich von Gebiet zu Gebiet aus. Achte auf die Nachbarn.
guide-earn = Jede Karte bringt eines der Dinge, die darauf stehen. Verdien zuerst etwas, dann kannst du später kaufen.
guide-act = Jetzt tu etwas auf dem Spielplan: bewegen, angreifen oder schützen. Diese Karte ist ein guter Anfang.
guide-march = Du gewinnst, wenn kein Zivilist mehr übrig ist. Geh also dorthin, wo sie leben. „Ernten“ holt sie, einen nach dem anderen.
guide-buy = Gib aus, was du verdient hast, bevor dein Zug endet. Auf lange Sicht gewinnt das bessere Deck.
guide-end = Du hast gespielt, was du kannst. Beende deinen Zug: Du ziehst neue Karten, und die andere Seite spielt.

# --- pictures of the booklet ---

plate-holding = Festhalten. Eine Truppen-Einheit trifft { $area_in } auf zwei Dreibeiner. Einen davon hält sie fest. Der andere darf { $to_to } weiterziehen.
plate-holding-sum = 1 Truppen-Einheit hält 1 Dreibeiner fest. Der andere darf gehen.
plate-attack = Ein Angriff der Marsianer mit 5 Schaden auf { $area_acc }. Er zerstört zuerst das Gebäude, dann die Truppen, dann trifft er Zivilisten, soweit der Schaden reicht.
plate-attack-sum = Erst das Gebäude, dann Einheiten, dann Zivilisten.

## Wozu eine Aktion gut ist, in einem Satz

reason-takes = { $left ->
    [one] Dann ist noch 1 Zivilist übrig.
   *[other] Dann sind noch { $left } Zivilisten übrig.
}
reason-swaps = Das kostet nichts, und die nächste Karte nützt vielleicht mehr.
reason-fells = Zerstört: { $falls }.
reason-harms = { $left ->
    [0] Damit sind die Marsianer vertrieben.
   *[other] { $amount } Schaden. Nach { $left } weiteren sind die Marsianer vertrieben.
  }
reason-heals = Entfernt Schaden: Den Menschen fehlen dann noch { $left }.
reason-earns = Damit hast du in diesem Zug { $purse } zum Ausgeben.
reason-strikes = Trifft mit { $damage } Schaden, solange es ein Ziel gibt.
reason-leads = Bringt Zivilisten aus der Gefahr oder dorthin, wo sie kämpfen können.
reason-marches = Bringt eine Einheit ({ $unit }) dorthin, wo sie mehr ausrichtet.
reason-hunts = { $count ->
    [one] Dort oder nebenan ist 1 Zivilist.
   *[other] Dort oder nebenan sind { $count } Zivilisten.
}
reason-besets = Von dort kann sie die Marsianer angreifen: { $area }.
reason-joins = Dort können sie als Guerilla kämpfen.
reason-flees = Der nächste Dreibeiner ist dann { $after ->
    [one] 1 Gebiet
   *[other] { $after } Gebiete
  } weit weg statt { $before }.
reason-shelters = Dort sind sie geschützt.
reason-builds = Das Neue kommt sofort auf den Spielplan.
reason-stocks = Stärkt dein Deck und kommt alle paar Züge auf die Hand.
reason-must-play = Du musst sie spielen, bevor du den Zug beenden kannst.
reason-must-move = Die Karte muss etwas bewegen, und ich habe nichts Besseres gefunden.
reason-nears = Die Marsianer { $area_in } sind dann gleich nebenan.
reason-guards = { $count ->
    [one] Schützt den Zivilisten dort.
   *[other] Schützt die { $count } Zivilisten dort.
  }
reason-remote = Weder dort noch nebenan ist ein Mensch.
reason-mined = Gleich nebenan ist ein Dreibeiner.

# --- /rules: more topics -------------------------------------------------------------------------------

term-setup = Aufbau
term-setup-text = Zehn markierte Gebiete haben je drei Zivilisten. Das Invasionsschiff, ein Dreibeiner und ein UFO stehen in den Westlichen Highlands. Jede Seite hat zehn Startkarten, zieht fünf und legt ihren Entscheidungsvorrat aus. Die Marsianer beginnen.
term-ties = Gleichstand
term-ties-text = Das erste erreichte Ziel beendet das Spiel, beide können also nicht zugleich gewinnen. Sind beide nach 60 Runden gleich nah am Ziel, ist es unentschieden.

# --- /rules: rulings in small print, each with its number ----------------------------------------------

fine-term-setup = R28 · Einflussmarker sind unbegrenzt.
fine-term-turn =
    T1 · Einflussmarker kommen zu Beginn des Zugs der Marsianer weg. Was Gebäude einbringen, steht dir den ganzen Zug zur Verfügung.
    T10 · Du behältst keine Karte für den nächsten Zug.
fine-term-cards = R29 · Du mischst die Ablage erst, wenn du ziehen musst und das Versorgungsdeck leer ist.
fine-term-forced-play =
    R20 · Spielt der Tisch wie im Heft, musst du auch Möglichkeiten nutzen, die die Karte entfernen.
    R35 · Eine menschliche Einheitenkarte, die ihre Einheit aufstellen kann, musst du spielen.
    R47 · Ich prüfe das, wenn du den Zug beendest. Die Reihenfolge bestimmst du.
    R48 · Niemand muss kaufen, tauschen, feuern oder regenerieren.
fine-term-resources = R5 · Ein Reaktor gibt 2 Energie, ein Generator 1, auch im Zug des Kaufs.
fine-term-buying =
    R16, R43 · Auch ohne Platz oder Figur kannst du eine Einheitenkarte kaufen. Dann stellst du keine Einheit auf.
    R17 · Anders beim Gebäude: Ohne erlaubtes Gebiet bleibt die Karte im Vorrat.
    R42 · Der Reihe nach: zahlen, aufstellen, Karte weglegen, Vorrat auffüllen.
    R45 · Ein leeres Entscheidungsdeck füllt den Vorrat nicht mehr auf.
fine-term-swapping = R30 · Erst wird die neue Karte aufgedeckt, dann geht die alte. Ist das Deck leer, gibt es keinen Tausch.
fine-term-units =
    R14 · Ernten, Umgruppieren und Entführung sind Aktionskarten und deshalb nicht begrenzt.
    R15 · Eine durch ihre Karte aufgestellte Einheit gilt als eingesetzt, eine gekaufte nicht.
    R26 · Die Produktionsstätte gibt nur Dreibeiner-Karten 1 Schaden dazu.
    R40 · Auch eine Bewegung um 0 Gebiete setzt die Einheit ein.
    R46 · Einheiten einer Art fallen der Nummer nach.
fine-term-holding =
    R13 · Infraschall vertreibt auch festgehaltene Truppen.
    R49 · Nur wenn Dreibeiner und UFOs zusammen mehr sind als die Truppen, kann eines von ihnen gehen.
fine-term-placing-humans =
    R1 · Auch ein Bunker folgt der allgemeinen Regel.
    R2 · Minen belegen den Bauplatz des Gebiets.
    R18 · Portsmouth ist ein Meeresgebiet. Ein UFO dort hält Marine-Einheiten fern.
    R44 · Sperrballons belegen nie den Bauplatz, halten aber Gebäude der Marsianer fern.
fine-term-placing-martians = R19 · Marsianer dürfen auch bauen, wo ihre eigenen Dreibeiner und UFOs stehen.
fine-term-civilians =
    R22 · Ein Zivilist, der gekämpft hat, kann auch in einem anderen Gebiet nicht noch einmal kämpfen.
    R23 · Die beiden Zivilisten von Evakuieren dürfen aus verschiedenen Gebieten kommen.
    R24 · Nur Beängstigende Geräusche halten Zivilisten von einem Gebiet fern.
fine-term-human-attacks = R21 · Ein Luftangriff ist immer möglich.
fine-term-martian-attacks =
    R7 · Das Beispiel im Heft nennt 3 Schaden, spielt aber die Möglichkeit mit 2 Schaden.
    R10 · Fällt die Panzerfabrik, haben Truppen sofort Verteidigung 1.
    R37 · Im Gebiet muss etwas sein, das du zerstören kannst.
    R38 · Auch wenn dein Angriff für Truppen zu schwach ist, darfst du ihn ausführen. Nur Schilde verbieten das.
fine-term-shields =
    R8 · Ich zähle den Schaden aller Karten eines Angriffs zusammen, bevor der Schild zählt.
    R9 · Einflusskarten kannst du sogar spielen, wo kein Mensch ist.
fine-term-influence =
    R6 · Im Heft widersprechen sich Karten und Verzeichnis über das Gebiet. Ich folge den Karten.
    R25 · Marker verhindern Bewegung, nicht neue Einheiten. Sie bleiben, wenn der Dreibeiner geht.
    R27 · Erst wirkt der Schaden, dann darfst du Truppen vertreiben. Ein Tisch kann das zur Pflicht machen.
    R36 · Schilde halten Infraschall nicht auf. Mehrere Infraschall-Karten vertreiben je einmal.
    R41 · Marker halten vertriebene Truppen nicht auf.
fine-term-together = R39 · Hast du keine Karten mehr, frage ich nicht.
fine-term-mines = R3 · Minen können den Menschen sogar im Zug der Marsianer den Sieg bringen.
fine-term-damage =
    R31 · Ein Regenerator wirkt auch in dem Zug, in dem du ihn baust.
    R50 · Solange der Schaden null ist, wirkt er nicht.
fine-term-ending =
    R33 · Schaden über 30 verfällt.
    R34 · Im Heft gibt es keine Grenze von 60 Runden. Unter 1 % der Spiele brauchen sie.

# --- reports ---------------------------------------------------------------------------------------------------

honour-card = 🃏 Lieblingskarte: { $card }, { $count }-mal ({ $seat }).
honour-raid = 💀 Dunkelste Stunde: { $area }, { $count ->
    [one] ein Zivilist
   *[other] { $count } Zivilisten
  } in einem Angriff.
score = Schaden an den Marsianern **{ $damage }** von { $damage_limit } · Zivilisten übrig **{ $civilians }** von { $everyone }

# --- advice: a reason for each kind of action without one of its own ---

because-end-turn = Mehr zu spielen oder zu kaufen lohnt sich nicht, und du ziehst neue Karten.
because-stay = Ich sehe keinen Ort, an dem die Einheit mehr bewirkt.
because-play-card = Karten auf der Hand legst du am Zugende ab, also nutze sie.
because-fell-army = Truppen schlagen zurück, Ballons sperren nur den Weg.
because-stop-moving = Ich sehe keinen weiteren Weg, der hilft.
