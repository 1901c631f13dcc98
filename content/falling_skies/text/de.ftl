# The words of Under Falling Skies.

# --- names ----------------------------------------------------------------------------------------------

title-name = Under Falling Skies
title-goal = Du gegen das Mutterschiff. Jeder Würfel, den du einsetzt, arbeitet in deiner Basis und senkt die Schiffe darüber. Du gewinnst, wenn die Forschung das letzte Feld erreicht. Du verlierst, wenn deine Stadt keinen Schaden mehr verkraftet oder das Mutterschiff den Schädel erreicht.

seat-commander = Kommando
    .gender = n
    .def = das Kommando

# Dice, ships, places.

die-grey = Grau { $pips }
die-white = Weiß { $pips }
ship-purple = violettes Schiff
    .gender = n
    .def = das violette Schiff
    .indef = ein violettes Schiff
    .start = Ein violettes Schiff
ship-white = weißes Schiff
    .gender = n
    .def = das weiße Schiff
    .indef = ein weißes Schiff
    .start = Ein weißes Schiff
ship-orange = Kommandoschiff
    .gender = n
    .def = das Kommandoschiff
    .indef = das Kommandoschiff
    .start = Das Kommandoschiff
ships-purple = Violette Schiffe
ships-white = Weiße Schiffe
ships-orange = Kommandoschiff
column-name = Spalte { $column }
sky-space = Reihe { $row }, Spalte { $column }
space-name = { $at } { $what }
room-from-to = { $first }–{ $last }

room-anti-aircraft = Luftabwehr
room-anti-aircraft-text = Schiffe über einem Würfel hier senken sich um 1 Reihe weniger. Sonst passiert nichts.
room-energy = Energie
room-energy-text = Du erhältst Energie in Höhe des Werts. Was über die Grenze geht, verfällt.
room-fighter = Kampfflugzeuge
room-fighter-text = Schieß jedes Schiff ab, dessen Explosionsfeld höchstens den Wert zeigt.
room-research = Forschung
room-research-text = Rücke den Forschungsmarker über Felder vor, die zusammen höchstens den Wert kosten. Der Rest verfällt.
room-robot = Roboter
room-robot-text = Bau einen Roboter, so stark wie der Wert (höchstens 6), und setz ihn auf ein leeres Feld eines ausgebohrten Raums.
room-tunnel = Tunnel
room-tunnel-text = Ein Würfel hier bewirkt nichts.
room-free = { $room }{ $modifier }
room-priced = { $room }{ $modifier } für { $cost } Energie

phase-dice = Würfel
phase-rooms = Raum
phase-mothership = Mutterschiff

city-side-normal = unbeschädigt
city-side-damaged = beschädigt
city-easier = { $city } (leichter)
city-average = { $city } (mittel)
city-harder = { $city } (schwerer)
city-hardest = { $city } (am schwersten)
sky-side-easy = einfache Seite
sky-side-hard = bedrohlichere Seite
sky-side-front = Vorderseite
sky-side-back = Rückseite
character-side-standard = Standard
character-side-upgraded = Upgrade

tile-sky1 = Himmel 1 (ganz unten)
tile-sky2 = Himmel 2
tile-sky3 = Himmel 3
tile-sky4 = Himmel 4 (ganz oben)
tile-adv1 = Fortgeschrittener Himmel 1 (ganz unten)
    .acc = Fortgeschrittenen Himmel 1 (ganz unten)
tile-adv2 = Fortgeschrittener Himmel 2
    .acc = Fortgeschrittenen Himmel 2
tile-adv3 = Fortgeschrittener Himmel 3
    .acc = Fortgeschrittenen Himmel 3
tile-adv4 = Fortgeschrittener Himmel 4 (ganz oben)
    .acc = Fortgeschrittenen Himmel 4 (ganz oben)
tile-sky5 = Letzter Himmel (über allen)
    .acc = Letzten Himmel (über allen)

cell-blank = nichts
cell-left = driftet nach links
cell-right = driftet nach rechts
cell-lower = senkt das Mutterschiff
cell-explosion = ab { $number } abzuschießen

row-action-none = nichts
row-action-add-white = { $ships ->
    [one] 1 weißes Schiff
   *[other] { $ships } weiße Schiffe
  }
row-action-excavator-back = Tunnelbohrer { $spaces } zurück
row-action-research-back = Forschung { $spaces } zurück
row-action-damage = { $points } Schaden
row-action-skull = du verlierst

stars = { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
  }

# Cities.

city-roswell = Roswell
city-roswell-normal-text = Eine schlichte Basis ohne Überraschungen. Gut für den Anfang.
city-roswell-damaged-text = Der erste Schaden des Spiels bringt deine Forschung ein Feld voran.
city-new-york = New York
city-new-york-normal-text = Höchstens ein Roboter, aber sein Raum ist 1 mehr wert.
city-new-york-damaged-text = Zwei Roboter, und ein Raum ist für jeden Roboter darin 1 mehr wert.
city-washington = Washington, D.C.
city-washington-normal-text = Beim ersten Wurf jeder Runde zeigt ein weißer Würfel eine 6.
city-washington-damaged-text = Nach dem ersten Wurf einer Runde darfst du einen beliebigen Würfel auf 6 drehen.
city-havana = Havanna
city-havana-normal-text = Der erste Energieraum einer Runde ist 1 mehr wert.
city-havana-damaged-text = Jeder Energieraum ist 1 mehr wert.
city-mexico-city = Mexiko-Stadt
city-mexico-city-normal-text = Der Tunnelbohrer bewegt sich kostenlos.
city-mexico-city-damaged-text = Der Tunnelbohrer bewegt sich kostenlos, und sein Würfel reicht ein Feld weiter.
city-montreal = Montreal
city-montreal-normal-text = Luftabwehr in den beiden äußeren Spalten bremst Schiffe um 2 Reihen.
city-montreal-damaged-text = Jede Luftabwehr bremst Schiffe um 2 Reihen.
city-rio-de-janeiro = Rio de Janeiro
city-rio-de-janeiro-normal-text = Einmal pro Runde musst du nach einem weißen Würfel nicht neu würfeln.
city-rio-de-janeiro-damaged-text = Nach keinem der weißen Würfel musst du neu würfeln.
city-cairo = Kairo
city-cairo-normal-text = Der Tunnelbohrer startet 2 Felder weiter vorn.
city-cairo-damaged-text = Der Tunnelbohrer startet 4 Felder weiter vorn und wird um 1 Feld weniger zurückgeworfen.
city-johannesburg = Johannesburg
city-johannesburg-normal-text = Jedes abgeschossene weiße Schiff bringt 1 Energie.
city-johannesburg-damaged-text = Jedes abgeschossene Schiff bringt 1 Energie.
city-london = London
city-london-normal-text = Der erste Treffer eines Schiffs bleibt ohne Wirkung.
city-london-damaged-text = Die ersten zwei Treffer von Schiffen bleiben ohne Wirkung.
city-moscow = Moskau
city-moscow-normal-text = Dein Speicher fasst 2 Energie mehr, und du beginnst mit 1 mehr.
city-moscow-damaged-text = Dein Speicher fasst 4 Energie mehr, und du beginnst mit 4 mehr.
city-paris = Paris
city-paris-normal-text = Der erste Forschungsraum einer Runde kostet 1 Energie weniger.
city-paris-damaged-text = Jeder Forschungsraum kostet 1 Energie weniger.
city-beijing = Peking
city-beijing-normal-text = Räume mit mehreren Feldern sind 1 mehr wert.
city-beijing-damaged-text = Räume mit mehreren Feldern sind 2 mehr wert.
city-seoul = Seoul
city-seoul-normal-text = Ein neuer Roboter ist um 1 stärker.
city-seoul-damaged-text = Ein neuer Roboter ist um 1 stärker und kann sofort arbeiten.
city-singapore = Singapur
city-singapore-normal-text = Ein Arbeiterwürfel mit einer 1 zählt in einem Raum mit einem Feld als 3.
city-singapore-damaged-text = Ein Arbeiterwürfel mit einer 1 zählt in einem Raum mit einem Feld als 5.
city-sydney = Sydney
city-sydney-normal-text = Kampfflugzeuge sind gegen weiße Schiffe 1 mehr wert.
city-sydney-damaged-text = Kampfflugzeuge sind 1 mehr wert.
city-tokyo = Tokio
city-tokyo-normal-text = Einmal pro Runde senken sich die Schiffe einer Spalte um 1 Reihe weniger.
city-tokyo-damaged-text = Zweimal pro Runde senken sich die Schiffe einer Spalte um 1 Reihe weniger, höchstens einmal je Würfel.

# Scenarios.

scenario-none = kein Szenario
scenario-battle-for-the-sky = Schlacht um den Himmel
scenario-battle-for-the-sky-text = Das letzte Forschungsfeld öffnet sich, wenn du 14 Schiffe abgeschossen hast.
scenario-evacuation = Evakuierung
scenario-evacuation-text = Würfel in Tunneln führen so viele Menschen hinaus, wie sie zeigen. Das letzte Forschungsfeld öffnet sich bei 10.
scenario-reinforcements = Verstärkung
scenario-reinforcements-text = Ein weißes Schiff von Anfang an, und eines mehr, wann immer weiße dazukommen.
scenario-satellites = Satelliten
scenario-satellites-text = Die Forschung stoppt am oberen Rand von Himmel 1 und 2, bis für jeden ein Satellit oben ist. Kampfflugzeuge ab 4 dürfen einen starten, statt zu schießen.
scenario-dangerous-research = Gefährliche Forschung
scenario-dangerous-research-text = Jedes Forschungsfeld ab 5, außer dem letzten, kostet zusätzlich 3 Energie oder 1 Schaden.
scenario-command-ship = Kommandoschiff
scenario-command-ship-text = Das orangefarbene Schiff greift an: Es startet zuerst, richtet 2 Schaden an und kommt immer wieder.
scenario-reactor-leak = Reaktorleck
scenario-reactor-leak-text = Dein Speicher fasst 2 Energie weniger, und vor jeder Bewegung des Mutterschiffs läuft 1 aus.
scenario-repairing-the-base = Reparatur der Basis
scenario-repairing-the-base-text = Du beginnst mit 2 Schaden. Ein Energieraum ab 4 darf 1 Schaden reparieren, statt Energie zu geben.
scenario-contamination = Verseuchung
scenario-contamination-text = Jede dritte Reihe sperrt einen Raum hinter dem Tunnelbohrer. Ein Würfel ab 3 auf dem Marker reinigt ihn.
scenario-kamikaze-ships = Kamikaze-Schiffe
scenario-kamikaze-ships-text = Zwei weiße Schiffe von Anfang an. Weiße Schiffe richten 2 Schaden an und verschwinden dann.
scenario-saboteur = Sabotage
scenario-saboteur-text = In jeder Runde bestimmt ein Würfel eine Spalte: Ihre Räume sind 2 weniger wert. Bei einer 6 verlierst du stattdessen 1 Energie.
scenario-storm = Sturm
scenario-storm-text = Jeder Kampfflugzeug-Raum ist 1 weniger wert.
scenario-final-battle = Die letzte Schlacht
scenario-final-battle-text = Ein fünfter Himmel obendrauf, mit vier Reihen und vier Forschungsschritten mehr, und ein weißes Schiff von Anfang an.

# Characters.

character-harper = Clinton Harper
character-harper-standard-text = Bevor du einen Würfel einsetzt: Würfle beliebig viele noch nicht eingesetzte neu.
character-harper-upgraded-text = Bevor du einen Würfel einsetzt: Dreh einen auf eine beliebige Seite, dann würfle beliebig viele andere neu.
character-ortega = Lucia Ortega
character-ortega-standard-text = Schieß ein Schiff auf einem beliebigen Explosionsfeld ab.
character-ortega-upgraded-text = Schieß bis zu zwei Schiffe irgendwo am Himmel ab.
character-moss = Jackson Moss
character-moss-standard-text = Bewege den Tunnelbohrer kostenlos um bis zu 3 Felder.
character-moss-upgraded-text = Bewege den Tunnelbohrer kostenlos um bis zu 5 Felder.
character-legrand = Samantha Legrand
character-legrand-standard-text = Ein Forschungsraum ist 2 mehr wert.
character-legrand-upgraded-text = Ein Forschungsraum ist 4 mehr wert.
character-ruzicka = Jaroslav Růžička
character-ruzicka-standard-text = Du erhältst 4 Energie.
character-ruzicka-upgraded-text = Fülle die Energie ganz auf.
character-almasi = Karima Almasi
character-almasi-standard-text = Repariere 1 Schaden.
character-almasi-upgraded-text = Repariere 2 Schaden.
character-bernstein = Pieter Bernstein
character-bernstein-standard-text = Installiere einen Roboter mit Wert 4. In dieser Runde ruht er.
character-bernstein-upgraded-text = Installiere einen Roboter mit Wert 6, der sofort bereit ist.
character-aumann = Shanti Aumann
character-aumann-standard-text = Überspringe, was das Mutterschiff in der Reihe tut, die es gerade erreicht hat.
character-aumann-upgraded-text = In einer Mutterschiff-Phase bewegt sich das Mutterschiff nicht und tut nichts. Schiffe starten trotzdem.
character-bell = Archie Bell
character-bell-standard-text = Setze einen Würfel ein, ohne die Schiffe darüber zu bewegen.
character-bell-upgraded-text = Setze zwei Würfel einer Runde ein, ohne die Schiffe darüber zu bewegen.
character-izox = Iz’ox
character-izox-standard-text = Schick ein Schiff vom Himmel zum Mutterschiff zurück.
character-izox-upgraded-text = Schick bis zu zwei Schiffe vom Himmel zum Mutterschiff zurück.
character-jang = Jang Chanwook
character-jang-standard-text = Nach einem weißen Würfel: Lass die übrigen Würfel, wie sie sind.
character-jang-upgraded-text = Nach einem weißen Würfel: Du würfelst in dieser Runde nicht mehr neu und drehst einen Würfel auf die Gegenseite.
character-wang = Wang Lin
character-wang-standard-text = Nutze den eben genutzten Raum mit einem Feld noch einmal mit demselben Würfel. Zahle noch einmal.
character-wang-upgraded-text = Nutze einen beliebigen Raum dieser Runde noch einmal mit denselben Würfeln, kostenlos.

# Chapters of the campaign.

chapter-1 = Erster Kontakt
chapter-1-scene = Die erste Untertasse landete auf der Titelseite, die zweite auf der Druckerei. Zwei Städte rufen zugleich um Hilfe, und du hast ein Telefon.
chapter-1-text = Vier Städte, zwei Schlachten. Wer jetzt an deiner Seite kämpft, bleibt bei dir.
chapter-2 = Der Krieg weitet sich aus
chapter-2-scene = Der Himmel über dem Lagezentrum hat neue Farben, und niemand mag sie. Wer mit dir gekämpft hat, hat gepackt und fragt, wohin es geht.
chapter-2-text = Der Himmel wird seltsamer. In jede Schlacht kommt jemand von früher mit, inzwischen klüger.
chapter-3 = Zerreißprobe
chapter-3-scene = Die Hälfte der Lichter auf der Karte ist aus. Die andere blinkt in Morsezeichen, und nichts davon klingt gut.
chapter-3-text = In jede Schlacht kommen zwei von früher mit, und du wirst sie brauchen.
chapter-4 = Das letzte Gefecht
chapter-4-scene = Eine Karte, ein paar Nadeln und ein Schatten über allen. Da oben ist etwas, und es ist heruntergekommen, um nachzusehen. Zeit, ihm die Tür zu zeigen.
chapter-4-text = Wähle eine Stadt, die noch steht, und drei Gefährten. Hier entscheidet sich alles.

# --- opening a table ------------------------------------------------------------------------------------

option-mode = Modus
    .name = modus
option-city = Stadt
    .name = stadt
option-side = Seite der Stadt
    .name = stadtseite
option-level = Bedrohungslevel
    .name = bedrohung
mode-standard = eine Stadt, ein Bedrohungslevel
mode-free = frei: am Tisch zusammenstellen
mode-campaign = die Kampagne, in vier Kapiteln
level-0 = 0 (einfach)
level-1 = 1 (normal)
level-2 = 2 (schwer)
level-3 = 3 (sehr schwer)
level-4 = 4 (fast aussichtslos)

# --- what the player may say ----------------------------------------------------------------------------

action-place = { $die } auf { $space }
action-place-slowed = { $die } auf { $space }, Schiffe gebremst
action-place-held = { $die } auf { $space }, Schiffe bleiben
action-turn-die = { $die } auf { $pips } drehen
action-keep-dice = Die Würfel lassen, wie sie sind
action-reroll = Würfeln
action-pick-die = { $die } neu würfeln
action-use-room = { $steps ->
    [0] { $room } nutzen
    [one] { $room }: 1 Feld vorrücken
   *[other] { $room }: { $steps } Felder vorrücken
  }
action-launch-satellite = Mit { $room } einen Satelliten starten
action-repair-base = Mit { $room } die Basis reparieren
action-excavate = Den Tunnelbohrer zu seinem Würfel bewegen
action-end-rooms = Fertig, das Mutterschiff senkt sich
action-install = Roboter auf { $space }
action-clear-space = Würfel von { $space } nehmen
action-scrap-robot = Roboter von { $space } nehmen
action-forgo-robot = Kein Roboter
action-pay-energy = Mit Energie bezahlen
action-take-damage = Den Schaden hinnehmen
action-call = { $character } zu Hilfe rufen
action-pick-ship = Das Schiff in { $ship }
action-enough-ships = Keine weiteren Schiffe
action-dig-to = Tunnelbohrer auf { $space }
action-let-pass = Das Mutterschiff nicht aufhalten
action-launch = In { $column } starten
action-pick-city = { $city } verteidigen
action-pick-city-side = Die Stadt: { $side }
action-pick-scenario = Szenario: { $scenario }
action-no-scenario = Kein Szenario
action-draw-sky = Einen Himmel mit Bedrohungslevel { $level } ziehen
action-lay-tile = { $tile_acc } nehmen, { $side }
action-recruit = { $character } mitnehmen ({ $side })
action-dismiss = { $character } zu Hause lassen
action-begin = Beginnen
action-defend = { $city } verteidigen: { $scenario }, mit { $character }
action-defend-last = Das letzte Gefecht: { $city }
action-set-level = Mit Bedrohungslevel { $level } weiterspielen
action-turn-page = { $sequel ->
    [second_game] Zweiter Versuch
    [battle] Nächste Schlacht
    [chapter] Nächstes Kapitel
    [last_city] Andere Stadt
   *[other] Umblättern
  }

kind-place = Würfel einsetzen
kind-place-slowed = Einsetzen, Schiffe bremsen
kind-place-held = Einsetzen, Schiffe bleiben
kind-turn-die = Würfel drehen
kind-keep-dice = Würfel behalten
kind-reroll = Würfeln
kind-pick-die = Würfel wählen
kind-use-room = Raum nutzen
kind-launch-satellite = Satelliten starten
kind-repair-base = Reparieren
kind-excavate = Tunnel bohren
kind-end-rooms = Fertig
kind-install = Installieren
kind-clear-space = Feld räumen
kind-scrap-robot = Roboter entfernen
kind-forgo-robot = Kein Roboter
kind-pay-energy = Energie zahlen
kind-take-damage = Schaden hinnehmen
kind-call = Um Hilfe bitten
kind-pick-ship = Schiff wählen
kind-enough-ships = Genug
kind-dig-to = Bohren
kind-let-pass = Nicht aufhalten
kind-launch = Starten
kind-pick-city = Stadt wählen
kind-pick-city-side = Seite der Stadt
kind-pick-scenario = Szenario wählen
kind-no-scenario = Kein Szenario
kind-draw-sky = Himmel ziehen
kind-lay-tile = Himmelsplättchen wählen
kind-recruit = Mitnehmen
kind-dismiss = Zu Hause lassen
kind-begin = Beginnen
kind-defend = Verteidigen
kind-defend-last = Letztes Gefecht
kind-set-level = Bedrohungslevel wählen
kind-turn-page = Umblättern

slot-die = Welcher Würfel?
slot-column = Welche Spalte?
slot-space = Welches Feld?
slot-pips = Auf welche Seite?
slot-room = Welcher Raum?
slot-steps = Wie weit?
slot-character = Wer?
slot-ship = Welches Schiff?
slot-city = Welche Stadt?
slot-side = Welche Seite?
slot-scenario = Welches Szenario?
slot-tile = Welches Plättchen?
slot-level = Welcher Level?

verb-place = Einen Würfel in der Basis einsetzen
    .name = einsetzen
slot-place-die = Der Würfel
    .name = würfel
slot-place-space = Wohin er kommt, und was die Schiffe dann tun
    .name = feld
slot-place-ships = Ob die Stadt die Schiffe bremst oder ein Charakter sie festhält
    .name = schiffe
way-as-usual = nichts hält sie auf
way-slowed = von der Stadt gebremst
way-held = von einem Charakter aufgehalten
verb-use = Einen Raum nutzen oder den Tunnelbohrer bewegen
    .name = nutzen
slot-use-room = Der Raum, oder der Tunnelbohrer
    .name = raum
slot-use-steps = Wie weit die Forschung vorrückt (Standard: so weit wie möglich)
    .name = schritte
slot-use-for = Für etwas anderes nutzen
    .name = wofür
use-excavator = Der Tunnelbohrer
use-for-satellite = einen Satelliten starten
use-for-repair = die Basis reparieren
verb-call = Einen Charakter zu Hilfe rufen
    .name = rufen
slot-call-character = Welcher Charakter
    .name = charakter
verb-rules = Regel, Raum, Stadt, Szenario oder Charakter nachschlagen
    .name = regeln
slot-rules-topic = Was du nachschlagen willst
    .name = thema

# --- what is asked --------------------------------------------------------------------------------------

decision-place-dice = { $dice_count ->
    [one] Setze den letzten Würfel ein: { $dice }.
   *[other] Setze einen deiner { $dice_count } Würfel ein.
  }
decision-turn-a-die = Einen Würfel auf { $pips } drehen?
decision-flip-a-die = Einen Würfel auf die Gegenseite drehen?
decision-reroll-or-keep = Neu würfeln oder behalten? { $dice }
decision-pick-rerolls = { $picked_count ->
    [0] Welche Würfel würfelst du neu?
   *[other] Du würfelst neu: { $picked }. Noch andere?
  }{ $turns ->
    [0] { "" }
   *[other] { " Zuerst kannst du einen auf eine beliebige Seite drehen." }
  }
decision-use-rooms = Welchen Raum nutzt du als Nächstes?
decision-install-robot = Wohin kommt der Roboter mit Wert { $value }?{ $ready ->
    [true] { " Er ist sofort bereit." }
   *[false] { "" }
  }
decision-pick-ships = { $left ->
    [one] { $character }: Welches Schiff?
   *[other] { $character }: Welches Schiff? (bis zu { $left })
  }
decision-dig-freely = Wie weit bewegt sich der Tunnelbohrer? { $spaces ->
    [one] (höchstens 1 Feld)
   *[other] (bis zu { $spaces } Felder)
  }
decision-repeat-a-room = Welchen Raum nutzt du noch einmal?{ $free ->
    [true] { " Es kostet nichts." }
   *[false] { "" }
  }
decision-pay-for-danger = Gefährliche Forschung: { $energy } Energie zahlen oder 1 Schaden nehmen?
decision-hold-descent = Gleich senkt sich das Mutterschiff. Aufhalten?
decision-hold-action = Das Mutterschiff ist in Reihe { $row } angekommen und will handeln. Aufhalten?
decision-choose-drop-point = Wo startet { $ship_def }?
decision-put-together = Stell dein Spiel zusammen.
decision-choose-attack = Zwei Städte werden angegriffen. Welche verteidigst du?
decision-choose-team = { $left ->
    [one] Wer kommt noch mit?
   *[other] Wer kommt mit? (bis zu { $left })
  }
decision-choose-last-city = Wo schlägst du das letzte Gefecht?
decision-go-on = { $won ->
    [true] { $city } steht noch. Geht es weiter?
   *[false] In { $city } ist es still geworden. Geht es weiter?
  }

# --- what the table is told -----------------------------------------------------------------------------

event-game-began = Der Angriff auf { $city } beginnt ({ $side }, Bedrohungslevel { $level }).
event-scenario-began = Szenario: { $scenario }.
event-round-began = Runde { $round }.
event-round-rolled = Runde { $round }: { $dice }.
event-dice-laid = Eingesetzt: { $laid }.
event-ships-hit = 💥 { $ships ->
    [one] Ein Schiff trifft
   *[other] { $ships } Schiffe treffen
  } die Stadt: Schaden **{ $damage } von { $limit }**.
laid-die = { $die } auf { $space }{ $rows ->
    [0] {""}
   *[other] {" "}(↓{ $rows })
  }
laid-digging = { $die } zum Bohren bis { $space }{ $rows ->
    [0] {""}
   *[other] {" "}(↓{ $rows })
  }
event-ships-shifted = { $ships ->
    [one] Ein Schiff driftet zur Seite.
   *[other] { $ships } Schiffe driften zur Seite.
  }
event-ships-shot = Du schießt { $ships_count } Schiffe ab.
event-ships-launched = Neue Schiffe in den Spalten { $columns }.
event-game-won = 🏁 Die Forschung ist abgeschlossen, { $city } ist gerettet! Abspann.
event-game-lost = { $result ->
    [base_destroyed] Deine Basis ist zerstört, { $city } ist verloren. Bringt uns zu eurem Anführer.
    [mothership_called_down] Seine eigenen Schiffe haben das Mutterschiff bis zum Schädel gesenkt. { $city } ist verloren. Bringt uns zu eurem Anführer.
   *[other] Das Mutterschiff ist gelandet. { $city } ist verloren. Bringt uns zu eurem Anführer.
  }
event-character-called = { $character } hilft.
event-column-sabotaged = Sabotage: Räume in { $column } sind in dieser Runde weniger wert.
event-dice-rolled = Wurf: { $dice }.
event-die-turned = { $before } wird zu { $after }.
event-dice-kept = Die Würfel bleiben, wie sie sind.
event-die-placed = { $digging ->
    [true] { $die } bohrt bis { $space }.
   *[false] { $die } auf { $space }.
  }
event-ships-descended = { $ships ->
    [one] Das Schiff in { $column } senkt sich um
   *[other] { $ships } Schiffe in { $column } senken sich um
  } { $rows ->
    [one] 1 Reihe
   *[other] { $rows } Reihen
  }.
event-ship-shifted = { $ship_start } driftet von { $start } nach { $end }.
event-city-hit = { $ship_start } aus { $column } trifft die Stadt.
event-hit-ignored = Die Bunker halten: kein Schaden.
event-people-evacuated = { $people ->
    [one] Ein Mensch entkommt
   *[other] { $people } Menschen entkommen
  } durch die Tunnel: { $total } von { $needed }.
event-token-cleaned = { $space } ist wieder sauber.
event-room-used = { $room }: Wert { $value }.
event-energy-gained = +{ $energy } Energie (jetzt { $total }).
event-energy-lost = −{ $energy } Energie (noch { $total }).
event-ship-shot-down = Abgeschossen: { $ship } ({ $at }).
event-ship-returned = Zurück zum Mutterschiff: { $ship } ({ $at }).
event-satellite-launched = Satellit { $number } ist oben.
event-base-repaired = { $points } Schaden repariert (noch { $damage } von { $limit }).
event-research-advanced = Forschung: **{ $reached } von { $of }**.
event-robot-used = { $value ->
    [0] Der Roboter auf { $space } ist verbraucht.
   *[other] Der Roboter auf { $space } zeigt noch { $value }.
  }
event-robot-installed = Neuer Roboter mit Wert { $value } auf { $space }{ $ready ->
    [true] {", sofort bereit"}
   *[false] {""}
  }.
event-robot-lost = Der Roboter auf { $space } ist verloren.
event-robot-scrapped = Du entfernst den Roboter auf { $space }.
event-space-cleared = { $die } geht ungenutzt von { $space } zurück.
event-excavator-moved = Der Tunnelbohrer bohrt sich bis { $space } vor.
event-mothership-descended = Das Mutterschiff senkt sich auf Reihe { $row }.
event-ships-collected = Es nimmt { $ships_count ->
    [one] { $ships_indef }
   *[other] { $ships_indef }
  } auf.
event-mothership-held = Das Mutterschiff bleibt, wo es ist.
event-action-skipped = In Reihe { $row } passiert nichts.
event-white-ships-added = { $ships ->
    [one] Ein weißes Schiff verstärkt den Angriff.
   *[other] { $ships } weiße Schiffe verstärken den Angriff.
  }
event-excavator-pushed-back = Tunnel stürzen ein: Der Tunnelbohrer ist zurück auf { $space }.
event-research-pushed-back = Die Forschung fällt { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
  } zurück, auf Feld **{ $reached }**.
event-base-damaged = 💥 { $points } Schaden an der Basis (**{ $damage } von { $limit }**).
event-token-placed = { $space } ist verseucht.
event-ship-launched = { $ship_start } startet in { $column }.
event-ships-waiting = { $ships ->
    [one] Ein Schiff findet keinen Abwurfpunkt und wartet.
   *[other] { $ships } Schiffe finden keinen Abwurfpunkt und warten.
  }
event-difficulty-rated = Schwierigkeitsgrad: { $rating }. Epik-Wert: { $epic }.
event-chapter-began = { $chapter ->
    [1] 📓 **Kapitel 1: { chapter-1 }.** { chapter-1-scene }
    [2] 📓 **Kapitel 2: { chapter-2 }.** { chapter-2-scene }
    [3] 📓 **Kapitel 3: { chapter-3 }.** { chapter-3-scene }
   *[4] 📓 **Kapitel 4: { chapter-4 }.** { chapter-4-scene }
  }
event-city-attacked = { $city } wird angegriffen: { $scenario }. Vor Ort: { $character }.
event-city-abandoned = { $city } bleibt sich selbst überlassen, { $character } ebenso.
event-character-joined = { $character } kommt mit.
event-level-set = Bedrohungslevel ab jetzt: { $level }.
event-city-damaged = { $city } ist beschädigt, aber noch nicht verloren. Der Kampf geht weiter.
event-city-saved = { $city } ist gerettet.
event-city-lost = { $city } gibt es nicht mehr.
event-score-counted = Punkte der Kampagne: { $score }.
event-campaign-won = 🏁 Die Invasion ist zurückgeschlagen. Endstand: { $score }. Fortsetzung folgt.
event-campaign-lost = Keine Stadt ist mehr übrig. Endstand: { $score }. Die Kritiken werden vernichtend.

outcome-research-complete = Sieg: Forschung fertig, Stadt gerettet.
outcome-base-destroyed = Niederlage: Deine Basis ist zerstört.
outcome-mothership-arrived = Niederlage: Das Mutterschiff ist gelandet.
outcome-mothership-called-down = Niederlage: Das Mutterschiff hat den Schädel erreicht.
outcome-campaign-won = Sieg: Die Invasion ist zurückgeschlagen, Endstand { $scores }.
outcome-campaign-lost = Niederlage: Die letzte Stadt ist gefallen, Endstand { $scores }.

# --- why not --------------------------------------------------------------------------------------------

refusal-no-such-die = Diesen Würfel hast du nicht: { $die }. { try-instead }
refusal-not-in-column = { $space } liegt nicht in { $column }. { try-instead }
refusal-column-taken = In { $column } liegt schon ein Würfel. { try-instead }
refusal-under-excavator = Auf { $space } steht der Tunnelbohrer. { try-instead }
refusal-too-far = Der Würfel kommt nicht bis { $space }: Das sind { $distance } Felder, er reicht { $reach ->
    [one] 1 Feld
   *[other] { $reach } Felder
  } weit. { try-instead }
refusal-already-digging = Pro Runde kann nur ein Würfel bohren. Leg diesen dorthin, wo schon gebohrt ist. { try-instead }
refusal-cannot-slow = Die Stadt kann die Schiffe jetzt nicht bremsen. Setz den Würfel ohne diese Hilfe ein.
refusal-cannot-hold = Niemand kann die Schiffe jetzt aufhalten. Setz den Würfel ohne diese Hilfe ein.
refusal-cannot-turn = Du kannst { $die } jetzt nicht auf { $pips } drehen. { try-instead }
refusal-cannot-keep = Die Stadt kann dir das Neuwürfeln nicht ersparen. Würfle neu.
refusal-already-picked = { $die } hast du schon gewählt. { try-instead }
refusal-no-such-room = Diesen Raum kannst du jetzt nicht nutzen: { $room }. { try-instead }
refusal-not-excavated = So weit hast du noch nicht gebohrt: { $room }. Leg einen Würfel vor den Tunnelbohrer. { try-instead }
refusal-room-incomplete = { $room }: Auf jedem Feld muss ein Würfel liegen, der arbeiten kann. { try-instead }
refusal-room-contaminated = { $room } ist verseucht. Reinige den Raum in der nächsten Runde mit einem hohen Würfel. { try-instead }
refusal-too-little-energy = Du brauchst { $needed } Energie und hast { $energy }. Hol dir erst welche. { try-instead }
refusal-value-too-low = Der Wert des Raums ist { $value }, nötig sind { $needed }. { try-instead }
refusal-energy-full = Deine Energie ist voll: Mehr als { $limit } geht nicht. Gib erst welche aus. { try-instead }
refusal-nothing-to-shoot = Ein Wert von { $value } trifft gerade kein Schiff. { try-instead }
refusal-too-few-points = Ein Wert von { $value } reicht nicht: Nötig ist { $needed }. { $instead_count ->
    [0] Nutze erst einen anderen Raum.
   *[other] Rück weniger weit vor: { $instead_any }.
  }
refusal-too-few-kills = Das letzte Feld öffnet sich, wenn du { $needed } Schiffe abgeschossen hast. Bisher sind es { $kills }: Nutze deine Kampfflugzeuge.
refusal-people-still-here = Das letzte Feld öffnet sich, wenn { $needed } Menschen evakuiert sind. Bisher sind es { $people }: Leg Würfel in Tunnel.
refusal-satellite-missing = Hier geht es noch nicht weiter. Starte erst Satellit { $number }.
refusal-no-step = Gib an, wie weit die Forschung vorrückt. Andere Räume brauchen keine Zahl.{ $instead_count ->
    [0] {""}
   *[other] {" "}Möglich: { $instead_any }.
  }
refusal-no-satellite = Von hier aus kannst du keinen Satelliten starten. { try-instead }
refusal-no-repair = Von hier aus kannst du nichts reparieren. { try-instead }
refusal-nothing-to-excavate = Vor dem Tunnelbohrer liegt kein Würfel. Leg in der nächsten Runde einen dorthin.
refusal-not-a-room = { $space } ist kein Raum. { try-instead }
refusal-space-taken = { $space } ist besetzt. { try-instead }
refusal-space-buried = Bis { $space } hast du noch nicht gebohrt. { try-instead }
refusal-too-many-robots = { $limit ->
    [one] In die Basis passt höchstens ein Roboter.
   *[other] In die Basis passen höchstens { $limit } Roboter.
  } Entferne erst einen, oder wähle *Kein Roboter*.
refusal-nothing-there = Auf { $space } ist nichts, was du wegnehmen könntest. { try-instead }
refusal-not-in-team = { $character } gehört nicht zu deinem Team. { try-instead }
refusal-already-called = { $character } hat schon geholfen. { try-instead }
refusal-wrong-moment = { $character } kann gerade nicht helfen. { try-instead }
refusal-no-use = { $character } könnte jetzt nichts ausrichten. { try-instead }
refusal-no-such-ship = Dieses Schiff ist nicht in Reichweite. { try-instead }
refusal-out-of-reach = { $spaces ->
    [one] { $space } ist zu weit weg: Der Tunnelbohrer fährt ein Feld.
   *[other] { $space } ist zu weit weg: Der Tunnelbohrer fährt bis zu { $spaces } Felder.
  } { try-instead }
refusal-pick-one-first = Wähle erst mindestens ein Schiff.
refusal-not-the-best-point = In { $column } kann kein Schiff starten: Zuerst kommen Spalten ohne Schiff, dann die, deren oberstes Schiff am weitesten unten ist. { try-instead }
refusal-same-already = Das hast du schon gewählt. Wähle etwas anderes, oder mach weiter.
refusal-not-on-offer = Das kannst du jetzt nicht wählen. Nimm etwas aus der Liste.

# --- the picture ----------------------------------------------------------------------------------------

board-round = Runde { $round } · { $phase }-Phase
board-threat = Bedrohung
board-difficulty = Schwierigk.
board-mothership = Mutterschiff
board-rows-left = { $rows ->
    [one] Reihe
   *[other] Reihen
  }
board-steps-left = { $steps ->
    [one] fehlt
   *[other] fehlen
  }
board-research = Forschung
board-damage = Schaden
board-energy = Energie
board-key-explosion = Kampfflugzeuge ab
board-key-drift = Schiff driftet
board-key-descent = Mutterschiff sinkt
board-room-energy = Energie
board-room-research = Forschung
board-room-fighter = Flugzeuge
board-room-robot = Roboter
board-room-anti-aircraft = Luftabwehr
board-of = { $done }/{ $all }
board-damaged-city = { $city }, beschädigt
board-saved = Gerettet!
board-lost = Verloren
board-dice-left = { $count ->
    [0] Alle Würfel sind eingesetzt
    [one] Noch 1 Würfel
   *[other] Noch { $count } Würfel
  }
board-next = Als Nächstes, Reihe { $row }: { $action }
board-kills = Schiffe abgeschossen: { $done } von { $all }
board-evacuated = Menschen evakuiert: { $done } von { $all }
board-satellites = Satelliten oben: { $done } von { $all }
board-sabotaged = Sabotage in Spalte { $column }: −{ $penalty }
board-sheltered = Treffer ignoriert: { $done } von { $all }
board-slowed = Diese Runde gebremst: { $done } von { $all }
board-kept = Neuwürfe erspart: { $done } von { $all }
board-holds = Würfel noch ohne Schiffsbewegung: { $dice }
board-no-rerolls = Diese Runde kein Neuwürfeln mehr
board-boost = Nächste Forschung: +{ $bonus }

# Der Verlauf einer Kampagne, auf der Karte und am Ende.

chronicle-head = **{ term-campaign }** · Kapitel { $chapter } von { $count }: { $name }
chronicle-battle = { $city }: { $games }
chronicle-game = { $won ->
    [yes] gewonnen mit Bedrohungslevel { $level }
   *[no] verloren mit Bedrohungslevel { $level }
  }
chronicle-score = Punkte: **{ $score }**

# A campaign's notebook, and a free game's order of battle.

board-score = Punkte
board-chapter = Kapitel { $chapter } · { $name }
board-under-attack = Angegriffen
board-who-comes = Wer kommt mit?
board-where-to-stand = Wo schlägst du das letzte Gefecht?
board-beaten = Sie fliehen!
board-overrun = Überrannt
board-final-score = Endstand: { $score }
board-battles = Schlachten
board-none-yet = Noch keine.
board-battle = { $city } · { $scenario }
board-upgraded = { $character }+
board-comrades = Gefährten
board-cities = Städte
board-city = Die Stadt
board-city-side = { $city }, { $side }
board-mustering = Aufstellung
board-scenario = Szenario
board-sky = Himmel
board-team = Team

# --- the table in words ---------------------------------------------------------------------------------

board-text-level = Bedrohungslevel { $level }, Schwierigkeitsgrad { $rating } (schwarze Sterne: { $black }, gelbe: { $yellow }).
board-text-sky-key = Links: die Reihe und was das Mutterschiff dort tut (W+ weiße Schiffe, X- Tunnelbohrer zurück, R- Forschung zurück, D Schaden, !! du verlierst). MS seine Abwurfpunkte, ~ was es schon hinter sich hat. Zeichen: < > driften, M senkt das Mutterschiff, 1–7 Wert, der ein Schiff abschießt. Schiffe: P violett, W weiß, O Kommandoschiff. Rechts: was die Forschung kostet, * ist, wo sie steht.
board-text-base-key = E Energie, F Kampfflugzeuge, R Forschung, B Roboter, A Luftabwehr, . Tunnel, + noch ein Feld desselben Raums. +1 wird zu den Würfeln addiert, /2 kostet 2 Energie. # nicht ausgebohrt, X der Tunnelbohrer.
board-text-mothership = { $row ->
    [0] Das Mutterschiff ist über dem Himmel.
   *[other] Das Mutterschiff ist in Reihe { $row }.
  }{ $left ->
    [0] {""}
    [one] {" "}Bei Reihe { $skull } verlierst du: noch 1 Reihe.
   *[other] {" "}Bei Reihe { $skull } verlierst du: noch { $left } Reihen.
  }
board-text-tracks = Schaden { $damage } von { $damage_limit }, Energie { $energy } von { $energy_limit }.
board-text-research = { $next ->
    [0] Die Forschung ist auf Feld { $done } von { $all }: abgeschlossen.
   *[other] Die Forschung ist auf Feld { $done } von { $all }. Das nächste Feld braucht einen Wert von { $next }.
  }
board-text-ship = Spalte { $column } Reihe { $row }
board-text-ships = { $ships }: { $flying }{ $docks ->
    [0] { "" }
    [one] ; auf dem Abwurfpunkt der Spalte { $docked }
   *[other] ; auf den Abwurfpunkten der Spalten { $docked }
  }{ $held ->
    [0] { "" }
   *[other] ; wartend: { $held }
  }.
board-text-no-ships = keine am Himmel
board-text-excavator = Der Tunnelbohrer ist auf { $at }.
board-text-hand = Einzusetzen: { $dice }.
board-text-placed = Eingesetzt: { $dice }.
board-text-digging = { $die } (bohrt)
board-text-robots = Roboter: { $robots }.
board-text-robot = { $value }{ $ready ->
    [yes] { "" }
   *[no] { " (ruht)" }
  }
board-text-tokens = Verseucht: { $spaces }.
board-text-team = Team: { $team }.
board-text-member = { $character } ({ $side }{ $spent ->
    [yes] , hat geholfen
   *[no] { "" }
  })
board-text-rule = { $name }: { $text }
board-text-notebook = { $chapter }. Punkte { $score }. Ab jetzt Bedrohungslevel { $level }.
board-text-attack = Angegriffen: { $city }. { $scenario }. Vor Ort: { $character }.
board-text-battle = Kapitel { $chapter }: { $battle }, mit { $team }: { $games }.
board-text-game = { $won ->
    [yes] gewonnen
   *[no] verloren
  } mit Bedrohungslevel { $level }, { $side }, in { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
  }
board-text-no-game = noch nicht gekämpft
board-text-comrades = Gefährten: { $comrades }.
board-text-comrade = { $character }{ $rested ->
    [yes] { "" }
   *[no] { " (hat in diesem Kapitel schon geholfen)" }
  }
board-text-saved = Gerettet: { $cities }.
board-text-lost = Verloren: { $cities }.
board-text-draft = Aufstellung. Schwierigkeitsgrad { $rating }, Epik-Wert { $epic }.
board-text-tile = Himmel: { $tile }, { $side }.
board-text-recruit = { $character } ({ $side })

# --- beside an action: what it would do -----------------------------------------------------------------

hint-room = { $room } für { $cost } Energie
hint-dig = bohren: { $what }
hint-fatal = du verlierst!
hint-no-ships = keine Schiffe
hint-down = abwärts
hint-descent = { $rows ->
    [0] { $ships ->
        [one] das Schiff bleibt
       *[other] { $ships } Schiffe bleiben
      }
   *[other] { $ships ->
        [one] Schiff ↓{ $rows }
       *[other] { $ships } Schiffe ↓{ $rows }
      }
  }
hint-city-hit = { $hits ->
    [one] trifft die Stadt
   *[other] { $hits } treffen die Stadt
  }
hint-drifts = driftet in Spalte { $column }
hint-mothership = Mutterschiff ↓ Reihe { $row }
hint-collected = es nimmt { $ships ->
    [one] 1 Schiff
   *[other] { $ships } Schiffe
  } auf
hint-reroll = { $dice ->
    [one] 1 Würfel neu
   *[other] { $dice } Würfel neu
  }
hint-robot-lost = Roboter verloren
hint-value = { $cost ->
    [0] Wert { $value }
   *[other] Wert { $value }, kostet { $cost } Energie
  }
hint-modified = { $room } (Würfel { $modifier })
hint-gives = bringt { $energy ->
    [0] keine Energie
   *[other] { $energy } Energie
  }
hint-too-low = { $room }: Wert { $value }, braucht { $needed }
hint-energy = +{ $energy } Energie{ $full ->
    [true] { ", Speicher voll" }
   *[other] { "" }
  }
hint-shoots = { $ships ->
    [0] kein Schiff in Reichweite
    [one] schießt 1 Schiff ab
   *[other] schießt { $ships } Schiffe ab
  }
hint-robot = ein Roboter mit Wert { $value }
hint-excavate = { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
  }{ $energy ->
    [0] , kostenlos
   *[other] {" "}für { $energy } Energie
  }
hint-next = Reihe { $row }, { $action }
hint-unused = { $dice ->
    [one] 1 Würfel ungenutzt
   *[other] { $dice } Würfel ungenutzt
  }
preview-where = Wohin mit { $die }?
preview-spaces = Wohin Würfel dürfen
preview-rooms = Räume, die du nutzen kannst
preview-ships = Dort sind die Schiffe danach: { $ships }.
preview-ship = { $ship } ({ $where })
preview-lands = { $at }{ $number ->
    [0] { "" }
   *[other] , ab { $number } abzuschießen
  }

# --- about this edition ---------------------------------------------------------------------------------

term-edition-text = Die Runden, die Räume und der Ablauf der Kampagne stammen aus dem Regelheft. Plättchen und die ersten drei Städte sind so, wie andere sie aus der Schachtel abgeschrieben haben. Die Karten der Kampagne sind nirgends zu sehen: Sie tragen die gedruckten Namen, aber was sie tun, haben wir erfunden. Wenn deine Schachtel etwas anderes sagt, gilt deine Schachtel.
edition-sky-tiles = Himmelsplättchen
edition-upper-bases = obere Basisplättchen
edition-lower-bases = untere Basisplättchen
edition-city-names = Namen der Städte
edition-city-tracks = Basisplättchen, Leisten und Forschungsschritte der Städte
edition-city-abilities = Fähigkeiten der Städte
edition-scenario-names = Namen der Szenarien
edition-scenario-rules = Regeln der Szenarien
edition-character-names = Namen der Charaktere
edition-character-abilities = Fähigkeiten der Charaktere
edition-chapters = Kapitel der Kampagne
edition-chapter-tiles = fortgeschrittene Himmelsplättchen je Kapitel

# --- looking things up ----------------------------------------------------------------------------------

rules-name = **{ $name }**, einmal pro Spiel:
rules-city = **{ $name }**: zu Beginn { $energy } Energie, höchstens { $energy_limit }. Verloren bei { $damage_limit } Schaden.
rules-side = - { $side }: { $text }
topic-room = Raum: { $name }
topic-city = Stadt: { $name }
topic-scenario = Szenario: { $name }
topic-character = Charakter: { $name }

term-goal = Ziel
term-goal-text = { title-goal }
term-round = Runde
term-round-text = Erst die Würfel-Phase: fünf Würfel, einer in jede Spalte. Dann die Raum-Phase: Nutze deine Räume in beliebiger Reihenfolge. Dann die Mutterschiff-Phase: Es senkt sich, handelt und lässt Schiffe starten.
term-dice-phase = Würfel-Phase
term-dice-phase-text = Setze alle fünf Würfel ein, einen in jeder Spalte, auf ausgebohrten Feldern deiner Basis. Nach jedem Würfel senken sich die Schiffe in seiner Spalte um so viele Reihen, wie er zeigt. In einem Luftabwehr-Raum ist es eine Reihe weniger.
term-white-dice = Weiße Würfel
term-white-dice-text = Wenn du einen weißen Würfel einsetzt, würfelst du alle noch nicht eingesetzten neu. Wann, entscheidest du.
term-descent = Absenken
term-descent-text = Alle Schiffe einer Spalte bewegen sich zusammen. Dann tut jedes, was auf seinem Feld steht, von oben nach unten. Ein Schiff, das den Himmel unten verlässt, trifft die Stadt (1 Schaden) und kehrt zum Mutterschiff zurück.
term-signs = Zeichen am Himmel
term-signs-text = Ein Pfeil schiebt ein Schiff in die nächste Spalte, außer wenn dort schon eines ist. Das Mutterschiff-Zeichen senkt das Mutterschiff um eine Reihe. Eine Zahl ist eine Explosion: Kampfflugzeuge mit diesem Wert oder mehr schießen ein Schiff dort ab. Ein Schiff, das sich nicht bewegt hat, löst nichts aus.
term-digging = Bohren
term-digging-text = Ein Würfel pro Runde darf vor den Tunnelbohrer, auf dem Weg höchstens so weit, wie er zeigt. Er bewegt Schiffe wie jeder andere. Zahle in der Raum-Phase 1 Energie, um den Tunnelbohrer dorthin zu bewegen. Alles hinter ihm ist ausgebohrt.
term-rooms-phase = Raum-Phase
term-rooms-phase-text = Du kannst einen Raum nutzen, wenn auf jedem seiner Felder ein bereiter Würfel liegt. Sein Wert ist die Summe der Augen, plus oder minus der aufgedruckten Zahl. Zahle zuerst seine Energie. Ungenutzte Würfel gehen zurück.
term-robots = Roboter
term-robots-text = Ein Roboter arbeitet in jeder Runde in seinem Raum, ab der Runde nach seinem Bau. Er zählt, was er zeigt, und zeigt danach 1 weniger. Bei 0 ist er weg. Er bewegt keine Schiffe. Ein Würfel auf seinem Feld entfernt ihn. Du hast höchstens zwei.
term-mothership = Mutterschiff
term-mothership-text = In seiner Phase senkt sich das Mutterschiff um eine Reihe und tut, was dort steht: Weiße Schiffe kommen dazu, Tunnelbohrer oder Forschung gehen zurück, oder die Basis nimmt Schaden. Schiffe, auf die es trifft, nimmt es auf. Senkt es sich wegen eines Zeichens, bewirkt die Reihe nichts. Beim Schädel verlierst du.
term-launching = Starten
term-launching-text = Schiffe auf dem Mutterschiff starten an Abwurfpunkten. Zuerst kommen Spalten ohne Schiff, dann die, deren oberstes Schiff am weitesten unten ist. Bei Gleichstand wählst du. Violette starten vor weißen, das Kommandoschiff vor allen.
term-ending = Gewinnen und verlieren
term-ending-text = Du gewinnst sofort, wenn die Forschung abgeschlossen ist. Du verlierst sofort, wenn die Schadensleiste voll ist oder das Mutterschiff den Schädel erreicht, aus welchem Grund auch immer.
term-threat-level = Bedrohungslevel
term-threat-level-text = Der Bedrohungslevel sagt, wie viele zufällig gezogene Himmelsplättchen ihre bedrohlichere Seite zeigen.
term-difficulty = Schwierigkeitsgrad
term-difficulty-text = Schwarze Sterne machen ein Spiel schwerer: bedrohliche und fortgeschrittene Plättchen und ein Szenario. Gelbe machen es leichter: ein Charakter ½, einer mit Upgrade 1, eine beschädigte Stadt ½. Der Schwierigkeitsgrad ist Schwarz minus Gelb. Schwarz und Gelb zusammen sind der Epik-Wert.
term-characters = Charaktere
term-characters-text = Jeder Charakter hilft einmal pro Spiel, in dem Moment, den die Karte nennt. Die Upgrade-Seite ist stärker.
term-campaign = Kampagne
term-campaign-text = Vier Kapitel. Jedes Mal werden zwei Städte angegriffen: Verteidige eine, die andere ist verloren. Nach einem verlorenen Spiel hast du noch einen Versuch, auf der beschädigten Seite. Charaktere, die an deiner Seite gekämpft haben, können wiederkommen, mit Upgrade. Ein Sieg bringt so viele Punkte wie sein Bedrohungslevel, eine Niederlage −1. Das letzte Kapitel ist eine einzige Entscheidungsschlacht.
term-free-play = Freies Spiel
term-free-play-text = Stell dir ein Spiel zusammen: Stadt, Seite, Himmel, Szenario und Team, wie du willst. Der Tisch zeigt, wie schwer es ist.
term-undo = Zurücknehmen
term-undo-text = Du kannst eine Aktion zurücknehmen, solange seitdem nicht gewürfelt wurde.
term-onlookers = Zuschauen
term-onlookers-text = Wer zuschaut, darf Vorschläge machen. Du siehst, wie viele was vorschlagen, und entscheidest selbst.

# --- the booklet ------------------------------------------------------------------------------------------

overview-turn-text =
    1. Setze deine fünf Würfel in der Basis ein, einen in jeder Spalte. Hohe Würfel leisten mehr, aber die Schiffe darüber senken sich um so viele Reihen, wie der Würfel zeigt.
    2. Wenn du einen weißen Würfel einsetzt, würfelst du alle neu, die du noch hast.
    3. Dann nutze deine Räume, in beliebiger Reihenfolge: Energie sammeln, Schiffe abschießen, forschen, Roboter bauen, zu besseren Räumen bohren.
    4. Das Mutterschiff senkt sich um eine Reihe und tut, was dort steht.
    5. Schiffe, die abgeschossen wurden oder die Stadt getroffen haben, starten erneut, und die nächste Runde beginnt.
overview-winning-text = Bring die Forschung auf ihr letztes Feld, und du gewinnst sofort. Du verlierst sofort, wenn die Schadensleiste voll ist oder das Mutterschiff die Reihe mit dem Schädel erreicht.
page-board-text =
    - Oben ist der Himmel, unten deine Basis. Beide haben fünf Spalten.
    - Links vom Himmel stehen die nummerierten Reihen und was das Mutterschiff dort tut. Bei einem weißen Schiff mit +1 kommt eines dazu. Tunnelbohrer oder Forschung (der Kolben) gehen um die Zahl zurück. Eine Explosion ist Schaden. Beim Schädel verlierst du. Unter „Mutterschiff“ steht, wie viele Reihen es bis dorthin noch sind.
    - Rechts ist die Forschungsleiste, von unten nach oben. Die Zahl eines Felds sagt, was es kostet, und der Stern ist das letzte.
    - Eine gelbe Zahl am Himmel ist eine Explosion: Kampfflugzeuge mit diesem Wert oder mehr schießen ein Schiff darauf ab. Ein Pfeil schiebt ein Schiff zur Seite. Ein kleines rotes Mutterschiff senkt das große um eine Reihe.
    - In der Basis sagt das Zeichen eines Raums, was er tut (unten erklärt). Eine Zahl mit + oder − kommt zu den Würfeln dazu. Eine Zahl mit Blitz sagt, wie viel Energie der Raum kostet. Ein Plus verbindet die Felder eines Raums. Die Zahl neben einem Roboter ist sein Wert in dieser Runde. Felder vor dem Tunnelbohrer sind verschüttet.
    - Der Schaden steht links von der Basis, die Energie rechts. „2/7“ heißt: 2 von höchstens 7.
    - Ganz oben sagt der Bedrohungslevel, wie viele Himmelsplättchen bedrohlich sind. Der Schwierigkeitsgrad sind die schwarzen Sterne minus die gelben.
    - Unten stehen die Würfel, die du noch einsetzen musst, und was als Nächstes kommt.

booklet-round = Eine Runde
booklet-dice = Würfel und Schiffe
booklet-rooms = Räume und Roboter
booklet-mothership = Das Mutterschiff
booklet-games = Spielarten
booklet-table = An diesem Tisch
booklet-all-room = Räume
booklet-all-city = Städte
booklet-all-scenario = Szenarien
booklet-all-character = Charaktere
booklet-all-chapter = Kapitel der Kampagne
topic-chapter = Kapitel: { $name }
rules-chapter = **{ $name }**: *{ $scene }* { $text }

# --- lessons: said once, before the first question of a kind ----------------------------------------------

lesson-place-dice = Jeder Würfel arbeitet in seinem Raum und senkt die Schiffe darüber um so viele Reihen, wie er zeigt. Setz hohe Würfel dorthin, wo wenige Schiffe sind oder auf Explosionen landen. Nach einem weißen würfelst du die übrigen neu.
lesson-turn-a-die = Deine Stadt lässt dich einen Würfel drehen. Hohe Würfel leisten mehr, senken aber auch die Schiffe weiter. Dreh einen für eine ruhige Spalte.
lesson-flip-a-die = Du kannst einen Würfel auf die Gegenseite drehen: Aus 1 wird 6, aus 2 wird 5, aus 3 wird 4, und umgekehrt. Denk an seine Spalte, und ob du dort mehr oder weniger willst.
lesson-reroll-or-keep = Nach einem weißen Würfel würdest du die übrigen neu würfeln. Diesmal kannst du sie behalten. Behalte Würfel, für die du einen Plan hast. Würfle neu, wenn sie Schiffe bis zur Stadt senken würden.
lesson-pick-rerolls = Wähle, welche Würfel du neu würfelst. Die anderen bleiben. Nimm die, die in keine Spalte gut passen, und drück dann auf *Würfeln*.
lesson-use-rooms = Jetzt nutze deine Räume, in beliebiger Reihenfolge. Viele kosten Energie: Nimm welche, solange dein Speicher Platz hat. Kampfflugzeuge schießen Schiffe auf Explosionen ab, Forschung gewinnt das Spiel, Bohren öffnet bessere Räume. Was du nicht nutzt, verfällt.
lesson-install-robot = Ein Roboter arbeitet jede Runde in seinem Raum, ohne Schiffe zu bewegen, und wird jedes Mal um 1 schwächer. Setz ihn dorthin, wo du länger Hilfe willst, etwa Forschung oder Energie. Meist arbeitet er ab der nächsten Runde.
lesson-pick-ships = Dein Charakter kümmert sich um ein Schiff. Wähle das gefährlichste: das unterste oder eines, das gleich das Mutterschiff senkt.
lesson-dig-freely = Der Tunnelbohrer bewegt sich diesmal kostenlos. Alles hinter ihm ist ausgebohrt. Sieh dir an, welche Räume vor ihm liegen, und halte an, wo es sich lohnt.
lesson-repeat-a-room = Du kannst einen Raum ein zweites Mal nutzen. Meist lohnt sich der mit dem höchsten Wert: Forschung, wenn sie noch ein Feld schafft, oder Energie, wenn sie knapp ist.
lesson-pay-for-danger = Dieses Forschungsfeld ist gefährlich: Zahle Energie oder nimm Schaden. Energie kommt wieder, Schaden wirst du kaum los. Zahle, wenn es danach noch für die nötigen Räume reicht.
lesson-hold-descent = Du kannst das Mutterschiff für diese Runde aufhalten. Das erspart dir eine Reihe und was dort passiert. Heb es dir für eine Reihe auf, die wirklich wehtut, aber nicht ewig.
lesson-hold-action = Das Mutterschiff tut gleich, was in seiner Reihe steht. Das kannst du einmal im Spiel verhindern. Vergleiche diese Reihe mit denen, die noch kommen.
lesson-choose-drop-point = Mehrere Spalten sind für dieses Schiff gleich gut, also wählst du. Sieh dir die Explosionen und Pfeile darunter an, und die Spalten, in denen du hohe Würfel brauchst.
lesson-put-together = Stell dir das Spiel zusammen, das du willst: Stadt, Himmel, Szenario und Team. Schwarze Sterne machen es schwerer, gelbe leichter. Nimm fürs erste Spiel eine unbeschädigte Stadt, Bedrohungslevel 0 und kein Szenario.
lesson-choose-attack = Zwei Städte werden angegriffen, und du kannst eine verteidigen. Die andere ist verloren, samt dem Charakter dort. Das Szenario sagt, wie schwer es wird. Der Charakter bleibt vielleicht für immer bei dir.
lesson-choose-team = Wähle, wer mitkommt. Jeder Charakter hilft einmal pro Spiel, in der Kampagne vielleicht nur einmal pro Kapitel. Nimm jemanden, der ausgleicht, was diese Stadt schlecht kann.
lesson-choose-last-city = Eine Schlacht entscheidet die Kampagne. Wähle die Stadt, deren Fähigkeit du am besten nutzt, nicht die, die du am liebsten magst.
guide-energy = Jeder Würfel arbeitet in einem Raum, und die Schiffe darüber senken sich um seine Augenzahl. Beginn mit Energie: Andere Räume brauchen sie. { $also ->
    [none] { "" }
   *[other] Dieser Raum braucht auch einen Würfel auf { $also }.
  }
guide-white-die = Nach einem weißen Würfel würfelst du alle neu, die noch nicht liegen. Praktisch, wenn sie dir nicht gefallen.
guide-fighters = Kampfflugzeuge treffen Schiffe auf Explosionen, und Forschung gewinnt das Spiel. Das Bild zeigt, wo die Schiffe danach sind.
guide-rooms = Alle Würfel liegen, jetzt arbeiten deine Räume. { $use ->
    [energy] Erst die Energie, dann alles, was Energie kostet.
    [spend] Gib erst Energie aus, bevor du neue nimmst: Dein Speicher ist begrenzt.
    [overflow] Nimm jetzt Energie, auch wenn nicht alles in den Speicher passt.
   *[other] Fang mit diesem an.
  }

# --- pictures of the booklet ---

plate-descent = Der Weg eines Schiffs. Eine 2 im Kampfflugzeug-Raum von Spalte 1 senkt das Schiff dieser Spalte um zwei Reihen. Dort schiebt es ein Pfeil in Spalte 2.
plate-rooms = Räume nutzen. Der Kampfflugzeug-Raum hat zwei Felder, und auf beiden liegt ein Würfel: 3 und 2 sind 5, für 2 Energie. Das schießt Schiffe auf Explosionen bis 5 ab. Der Roboter links zählt im Energieraum 4, beim nächsten Mal 3.
plate-rooms-sum = Kampfflugzeuge: 3 + 2 = 5, für 2 Energie
plate-rooms-robot = Roboter: 4 Energie, nächste Runde 3

# --- what an action is good for, in one sentence ----------------------------------------------------------

reason-place = { $use }, { $ships }.
reason-use-research = Bringt die Forschung voran
reason-use-energy = Bringt Energie
reason-use-energy-fill = Füllt deinen Energiespeicher
reason-use-energy-full = Ersetzt Energie, die andere Räume vorher verbrauchen
reason-use-fighter = Schickt Kampfflugzeuge los
reason-use-robot = Baut einen Roboter
reason-use-digging = Bohrt in Richtung besserer Räume
reason-use-part = Füllt einen Teil eines größeren Raums
reason-use-anti-aircraft = Bremst die Schiffe seiner Spalte
reason-use-nothing = Stört dort nicht
reason-ships-hit = { $ships ->
    [one] auch wenn ein Schiff die Stadt trifft
   *[other] auch wenn { $ships } Schiffe die Stadt treffen
  }
reason-ships-call = auch wenn sich das Mutterschiff senkt
reason-ships-none = und kein Schiff senkt sich
reason-ships-target = { $ships ->
    [one] und ein Schiff kommt auf eine Explosion, wo du es abschießen kannst
   *[other] und { $ships } Schiffe kommen auf Explosionen, wo du sie abschießen kannst
  }
reason-ships-calm = und die Schiffe darüber richten noch nichts an
reason-research = { $left ->
    [0] Das schließt die Forschung ab und rettet die Stadt.
    [one] Danach fehlt der Forschung noch ein Feld.
   *[other] Danach fehlen der Forschung noch { $left } Felder.
  }
reason-energy = +{ $gain } Energie, dann hast du { $total }.
reason-shoots = { $ships ->
    [one] Schießt das Schiff ab, bevor es etwas anrichtet.
   *[other] Schießt { $ships } Schiffe ab, bevor sie etwas anrichten.
  }
reason-robot = Ein Roboter arbeitet in späteren Runden, ohne ein Schiff zu bewegen.
reason-excavate = Die ausgebohrten Räume kannst du ab der nächsten Runde nutzen.
reason-end-rooms = Keiner der übrigen Räume ist seine Energie wert.
reason-install = { $rounds ->
    [one] Dort kann er noch eine Runde arbeiten.
   *[other] Dort kann er bis zu { $rounds } Runden arbeiten.
  }

# --- /rules: more topics -------------------------------------------------------------------------------

term-board = Was auf dem Tisch liegt
term-board-text = Fünf Spalten. Vier Himmelsplättchen ergeben 16 Reihen. Darunter liegen 6 Reihen Basis: Luftabwehr, zwei Reihen auf dem oberen Plättchen, drei auf dem unteren. Du hast drei graue und zwei weiße Würfel und zwei blaue als Roboter. Es gibt fünf violette Schiffe, vier weiße und ein orangefarbenes für die Kampagne.
term-setup = Aufbau
term-setup-text = Die Stadt bringt Basis, Energie und Leisten mit. Das Mutterschiff wartet über Reihe 1. Der Schädel ist in Reihe 12, mit dem bedrohlichen zweiten Plättchen in Reihe 11. So viele Runden gibt es höchstens. Der Tunnelbohrer beginnt in seinem Tunnel, von dort windet sich der Weg nach unten.

# --- /rules: rulings in small print, each with its number ----------------------------------------------

fine-term-board =
    S2, S3, S6 · Jedes Plättchen hat eigene Zeichen, Forschungskosten und Aktionen des Mutterschiffs sowie eine bedrohlichere Seite. Fortgeschrittene Plättchen und das fünfte gehören zur Kampagne.
    S4 · Basisplättchen haben Räume, Tunnel, einen Start für den Tunnelbohrer und einen Weg.
fine-term-setup =
    S5 · Städte unterscheiden sich in Basis, Energie, Schaden und Forschungsschritten.
    R26 · Alle Städte außer Roswell brauchen die Regeln für Roboter.
fine-term-dice-phase =
    R1 · Auf das Feld unter dem Tunnelbohrer darf kein Würfel.
    R5 · Die Luftabwehr ist immer offen, also hat jeder Würfel einen Platz.
fine-term-descent =
    R6 · Ein Schiff, das in eine Spalte driftet, deren Würfel noch kommt, bewegt sich noch einmal.
    T6 · Ein zurückgekehrtes Schiff kann in der Mutterschiff-Phase wieder starten.
fine-term-signs =
    R7 · Eine 1 in der Luftabwehr bewegt kein Schiff und löst deshalb nichts aus.
    R8 · Ein Schiff, das gedriftet ist, löst nichts weiter aus.
    R10 · Ein Schiff, das das Mutterschiff vorher aufnimmt, tut nichts. Zwei Schiffe auf Mutterschiff-Zeichen senken es zweimal.
    R55 · Beim Schädel hört alles auf. Schiffe, die noch nicht dran waren, tun nichts.
fine-term-digging =
    R2 · Jedes Feld des Wegs zählt, auch Tunnel und Teile von Räumen. Der Würfel zählt, wie du ihn einsetzt, ohne spätere Boni.
    R3 · Der Tunnelbohrer zieht genau bis zum Würfel oder bleibt, wenn du nicht zahlst. Der Raum unter dem Würfel arbeitet nicht.
fine-term-rooms-phase =
    R4 · Ein Raum, der teils vor dem Tunnelbohrer liegt, arbeitet nicht.
    R15 · Ein Wert unter 0 ist 0. Bonus und Kosten eines großen Raums zählen einmal.
    R16 · Energie über der Grenze verfällt, also zählt die Reihenfolge.
    R17, R27 · Forschungsräume arbeiten einzeln, der Rest verfällt. Forschung und Tunnelbohrer fallen nie hinter ihren Start zurück.
    R18 · Ein Kampfflugzeug-Raum trifft jedes Schiff auf einer Zahl bis zu seinem Wert.
    R28 · Was nichts bewirken kann, biete ich nicht an.
    R29 · Würfel in Tunneln und Luftabwehr gehen zu Beginn der Phase zurück.
fine-term-robots =
    R19 · Ein neuer Roboter zeigt den Wert des Raums, höchstens 6. Er kommt sofort auf ein leeres Feld eines ausgebohrten Raums. Tunnel sind keine Räume.
    R20 · Einen Roboter ruhen zu lassen kostet nichts. Ein ruhender lässt einen großen Raum unvollständig.
    R21 · Roboter auf Feldern, die nicht mehr ausgebohrt sind, werden entfernt.
    R22 · Ein Roboter, der im Roboterraum arbeitet, kann selbst der neue werden.
    R30 · Stellst du einen neuen Roboter auf, darfst du andere wegnehmen oder auf den neuen verzichten.
fine-term-mothership =
    R9 · Der Schädel zählt auch, wenn ein Zeichen das Mutterschiff gesenkt hat.
    R11 · Schiffe auf Abwurfpunkten senken sich mit dem Mutterschiff und können nicht abgeschossen werden.
    R13 · Ein abgeschossenes weißes Schiff geht in den Vorrat. Sind zu wenige da, kommen so viele wie möglich.
fine-term-launching =
    R12 · Nach jedem Schiff prüfe ich neu. Schiffe ohne Abwurfpunkt warten.
    R31 · Ich frage nur, wo die Antwort zählt.
fine-term-ending = R14 · Es entscheidet, was zuerst geschieht.
fine-term-threat-level = R25 · Für das zweite Spiel einer Schlacht ziehe ich die Plättchen neu.
fine-term-difficulty = R51 · Auch außerhalb der Kampagne bringt ein Sieg so viele Punkte wie sein Bedrohungslevel, eine Niederlage −1.
fine-term-campaign =
    S7.1 · Die ersten drei Kapitel haben je zwei Schlachten, das letzte eine.
    S7.2 · Mit der Stadt, die du nicht verteidigst, verlassen ihr Szenario und ihr Charakter die Kampagne.
    S7.3, R48 · Im zweiten Spiel bleiben Stadt (beschädigt), Szenario, Charakter und Team gleich. Den ganzen Himmel ziehe ich neu.
    S7.4 · Eine gewonnene Stadt bleibt, eine zweimal verlorene scheidet aus. Der Charakter bleibt.
    S7.5 · In Kapitel 1 kommt niemand mit. In jedem weiteren kommt ein Charakter mit Upgrade mehr mit. Jeder hilft einmal pro Kapitel.
    S7.6, S7.7, R49 · Im letzten Kapitel verteidigst du gerettete und nie angegriffene Städte auf ihrer letzten Seite. Jede Niederlage zerstört eine. Für jedes Spiel wählst du drei aus dem Team neu.
    S7.8 · Die Punkte aller Spiele werden zusammengezählt.
    S7.9 · Am Himmel liegt in Kapitel 2 und 3 ein fortgeschrittenes Plättchen, im letzten liegen zwei.
    R50 · Den Bedrohungslevel kannst du zwischen zwei Spielen ändern.
fine-term-free-play = R47 · Der Himmel hat ein Plättchen jeder Höhe, mit beliebiger Seite. Das fünfte gehört zur Letzten Schlacht.
fine-city-roswell = R24 · Dieses Feld kostet dich keine Energie und kann sogar das Spiel gewinnen.
fine-city-new-york = R23 · Den Bonus gibt es nur mit einem bereiten Roboter in diesem Raum.
fine-city-washington = R23 · Unbeschädigt: Pflicht, nur beim ersten Wurf. Beschädigt: freiwillig, nachdem du den Wurf gesehen hast.
fine-city-cairo = R41 · Nichts wirft den Tunnelbohrer hinter diesen späteren Start zurück.
fine-city-london = R43 · Der ganze Treffer entfällt. Schaden durch das Mutterschiff ist kein Treffer.
fine-city-sydney = R44 · Ein Bonus gegen weiße Schiffe hilft nicht beim Start eines Satelliten.
fine-city-seoul = R46 · Auch Bernsteins Roboter gilt als neu.
fine-city-singapore = R53 · Nur der Wert des Raums ändert sich. Schiffe senken sich um 1 Reihe, und ein Roboter mit 1 zählt 1.
fine-city-montreal = R54 · Bremswirkungen addieren sich, bis auf 0 Reihen. Ein Schiff, das sich um 0 Reihen bewegt, löst nichts aus.
fine-city-tokyo = R54 · Bremswirkungen addieren sich, bis auf 0 Reihen. Ein Schiff, das sich um 0 Reihen bewegt, löst nichts aus.
fine-city-havana = R57 · Es zählt der erste Raum, der arbeitet, egal wofür du ihn nutzt.
fine-city-paris = R57 · Es zählt der erste Raum, der arbeitet, egal wofür du ihn nutzt.
fine-character-moss = R33 · Ein Bohrwürfel, den der Tunnelbohrer erreicht oder überholt, ist verschenkt.
fine-character-legrand = R34 · Der Bonus gilt für den nächsten Forschungsraum dieser Phase. Kommt keiner mehr, verfällt er.
fine-character-wang = R35 · Die Würfel zählen wie beim ersten Mal. Roboter nutzen sich nicht noch einmal ab, Boni für den ersten Raum gelten nicht wieder.
fine-character-harper = R36 · Erst drehen, dann würfeln. Du darfst beides auslassen.
fine-character-jang = R37 · Einen Würfel umzudrehen ist freiwillig.
fine-character-bell = R38 · Nichts in der Spalte bewegt sich oder löst etwas aus. Der zweite Würfel muss aus derselben Runde sein.
fine-character-aumann = R39 · Standard: nach dem Senken, in Reihen, die etwas bewirken. Mit Upgrade: vor dem Senken. Zeichen am Himmel senken das Mutterschiff trotzdem.
fine-character-almasi = R42 · Du kannst die ganze Leiste reparieren, auch Schaden vom Anfang.
fine-character-ortega = R56 · Wähle mindestens ein Schiff, dann darfst du aufhören.
fine-character-izox = R56 · Wähle mindestens ein Schiff, dann darfst du aufhören.
fine-scenario-dangerous-research = R32 · Du zahlst beim Betreten, noch vor einem Sieg. Reicht die Energie nicht, nimmst du Schaden.
fine-scenario-contamination = R40 · Es zählen nur Reihen, die das Mutterschiff in seiner Phase erreicht. Marker bleiben, wenn Tunnel einstürzen.
fine-scenario-reinforcements = R45 · Es gibt nie mehr als vier weiße Schiffe. Sind zu wenige da, kommen so viele wie möglich.
fine-scenario-kamikaze-ships = R45 · Es gibt nie mehr als vier weiße Schiffe. Ein Kamikaze geht in den Vorrat und kann wiederkommen.
fine-scenario-saboteur = R52 · Ich werfe den Extrawürfel vor deinem ersten Wurf.

# --- reports ---------------------------------------------------------------------------------------------------

honour-ships = 🎯 { $count ->
    [one] Ein Schiff
   *[other] { $count } Schiffe
  } abgeschossen.
honour-hits = { $count ->
    [0] 🛡️ Kein einziger Treffer in der Stadt.
    [one] 💥 Ein Treffer in der Stadt.
   *[other] 💥 { $count } Treffer in der Stadt.
  }
score = Mutterschiff Reihe **{ $row }** von { $skull } · Forschung **{ $research }** von { $steps } · Schaden **{ $damage }** von { $damage_limit } · Energie **{ $energy }**

# --- advice: a reason for each kind of action without one of its own ---

because-launch = In dieser Spalte bleibt dir die meiste Zeit, das Schiff abzuschießen.
