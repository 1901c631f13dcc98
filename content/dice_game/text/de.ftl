# The words of the dice game.

# --- names ----------------------------------------------------------------------------------------------

title-name = Mars Attacks: Das Würfelspiel
title-goal = Ihr seid Marsianer und Rivalen: Erobert Amerika, Ort für Ort. Wähle ein Ziel und wirf zehn Würfel. Jeder Würfel mit dem Symbol der Karte bringt ein Feld. Erreichst du das letzte Feld, eroberst du die Karte. Würfle weiter, solange du dich traust, aber bei zu vielen Bomben ist der Zug verloren. Am Ende gewinnt, wer die meisten Siegpunkte (SP) hat.

seat-red = Rot
    .sign = 🔴
seat-blue = Blau
    .sign = 🔵
seat-green = Grün
    .sign = 🟢
seat-yellow = Gelb
    .sign = 🟡
seat-violet = Violett
    .sign = 🟣
seat-white = Weiß
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
location-detroit = Detroit
location-new-orleans = New Orleans
location-los-alamos = Los Alamos
location-houston = Houston
location-chicago = Chicago
location-san-francisco = San Francisco
location-los-angeles = Los Angeles
location-washington-dc = Washington, DC
location-new-york = New York
location-philadelphia = Philadelphia
location-liberty-bell = Freiheitsglocke
    .acc = die Freiheitsglocke
location-gateway-arch = Gateway Arch
    .acc = den Gateway Arch
location-hoover-dam = Hoover-Staudamm
    .acc = den Hoover-Staudamm
location-lincoln-memorial = Lincoln Memorial
    .acc = das Lincoln Memorial
location-statue-of-liberty = Freiheitsstatue
    .acc = die Freiheitsstatue
location-golden-gate-bridge = Golden Gate Bridge
    .acc = die Golden Gate Bridge
location-mount-rushmore = Mount Rushmore
    .acc = den Mount Rushmore

card-kind-city = Stadt
card-kind-monument = Wahrzeichen

symbol-nuke = Bombe
    .gender = f
    .plural = Bomben
symbol-martian = Marsianer
    .gender = m
    .plural = Marsianer
symbol-ray-gun = Strahlenpistole
    .gender = f
    .plural = Strahlenpistolen
symbols-nuke = Bomben
symbols-martian = Marsianer
symbols-ray-gun = Strahlenpistolen

difficulty-easy = leichtere Seite
difficulty-hard = schwerere Seite

colour-red = rot, solange sie offen liegt
colour-green = grün, hilft, wem sie gehört

effect-extra-turn = Bonuszug
effect-extra-turn-text = Wenn du sie eroberst, darfst du sofort noch einen Zug machen.
effect-progress-when-nuked = Ausgezahlt
effect-progress-when-nuked-text = Deine Bomben zählen hier, aber nur in einem Zug, in dem du weggebombt wirst. Auch so kannst du die Karte erobern.
effect-dice-count-delta = Würfelmangel
effect-dice-count-delta-text = Alle beginnen ihren Zug mit einem Würfel weniger.
effect-advance-own-token = Gewaltmarsch
effect-advance-own-token-text = Wenn du sie eroberst, darfst du deinen Marker auf einer anderen offenen Karte 2 Felder vorrücken, nie aufs letzte.
effect-no-tokens = Alles auf einmal
effect-no-tokens-text = Hier bleibt kein Marker liegen: Alle Symbole müssen aus demselben Zug stammen.
effect-remove-token = Rauswurf
effect-remove-token-text = Wenn du sie eroberst, darfst du einen fremden Marker von einer offenen Karte entfernen.
effect-forbid-target = Wahrzeichen tabu
effect-forbid-target-text = Niemand darf ein Wahrzeichen als Ziel wählen.
effect-nuked-penalty = Verbrannte Erde
effect-nuked-penalty-text = Wirst du weggebombt, ohne voranzukommen, verlierst du deinen Marker auf dem Ziel.
effect-cycle-in-play-card = Untergeschoben
effect-cycle-in-play-card-text = Wenn du sie eroberst, darfst du eine offene Karte unter ihren Stapel schieben, falls er nicht leer ist. Marker gehen zurück.
effect-shift-tokens = Erdbeben
effect-shift-tokens-text = Wird sie erobert, rutschen alle fremden Marker auf offenen Karten 2 Felder zurück.
effect-allow-reroll = Zweite Salve
effect-allow-reroll-text = Gegen sie darfst du einmal im Zug nach dem ersten Wurf alle Strahlenpistolen neu würfeln.
effect-preset-die = Gezinkter Würfel
effect-preset-die-text = Vor dem ersten Wurf darfst du einen Würfel festlegen und würfelst den Rest.
effect-first-roll-mulligan = Zweite Chance
effect-first-roll-mulligan-text = Würde dich der erste Wurf wegbomben, darfst du alles neu würfeln. Dieser Wurf gilt.
effect-symbol-bonus = Ein Marsianer mehr
effect-symbol-bonus-text = Gegen ein Wahrzeichen zählst du einen Marsianer mehr, wenn du mindestens einen hast.
effect-switch-target = Planänderung
effect-switch-target-text = Nach dem ersten Wurf darfst du die Würfel für ein anderes Ziel nutzen, wenn du nicht weggebombt bist.
effect-stop-bonus = Abschiedsschuss
effect-stop-bonus-text = Hörst du mit einem passenden Symbol auf, rückst du ein Feld mehr vor, aber nie aufs letzte.
effect-reroll-nuke = Entschärft
effect-reroll-nuke-text = Einmal im Zug, bevor die Bomben zählen, darfst du eine Bombe neu würfeln.
effect-nuke-limit-delta = Bunker
effect-nuke-limit-delta-text = Um dich wegzubomben, braucht es eine Bombe mehr.
effect-end-vp = Sammelwut
effect-end-vp-text = Am Ende 1 SP mehr für jedes andere Wahrzeichen, das du erobert hast.
effect-nuked-consolation = Trotz
effect-nuked-consolation-text = Wirst du weggebombt, rückst du auf dem Ziel trotzdem 1 Feld vor, aber nie aufs letzte.

# --- options of a table ---------------------------------------------------------------------------------

option-difficulty = Schwierigkeitskarte
    .name = schwierigkeit
choice-difficulty-easy = leichtere Seite (zwei Bomben darauf)
choice-difficulty-hard = schwerere Seite (eine Bombe darauf)
option-first = Wer beginnt (Standard: ausgelost)
    .name = beginnt
choice-first-lot = wird ausgelost
option-stall-guard = Auslage austauschen, wenn drei Runden lang nichts passiert
    .name = austausch

# --- what a player may do -------------------------------------------------------------------------------

action-target = { $location } angreifen
action-waive = Karte { $rule } in diesem Zug nicht nutzen
action-decline = Auslassen
action-roll = Würfeln
action-set-die = Einen Würfel auf { $face } festlegen und den Rest würfeln
action-reroll = { $symbol_plural } neu würfeln
action-stop = Aufhören
action-claim = Erobern
action-reroll-one-nuke = { $set_die ->
    [true] Die festgelegte Bombe neu würfeln
   *[other] Eine Bombe neu würfeln
  }
action-throw-again = Alles neu würfeln
action-take-nukes = Die Bomben hinnehmen
action-switch = Die Würfel für { $location_acc } nutzen
action-advance = Deinen Marker auf der Karte { $location } vorrücken
action-remove = Marker von { $owner } entfernen ({ $location })
action-tuck = Die Karte { $location } unter ihren Stapel schieben

kind-target = Angreifen
kind-waive = Regel nicht nutzen
kind-decline = Auslassen
kind-roll = Würfeln
kind-set-die = Würfel festlegen, dann würfeln
kind-reroll = Neu würfeln
kind-stop = Aufhören
kind-claim = Erobern
kind-reroll-one-nuke = Eine Bombe neu würfeln
kind-throw-again = Alles neu würfeln
kind-take-nukes = Bomben hinnehmen
kind-switch = Ziel wechseln
kind-advance = Deinen Marker vorrücken
kind-remove = Marker entfernen
kind-tuck = Karte unterschieben

slot-location = Welche Karte?
slot-rule = Welche Regel?
slot-face = Welche Seite?
slot-symbol = Welche Würfel?
slot-set-die = Welche Bombe?
slot-owner = Wessen Marker?

# --- what is asked --------------------------------------------------------------------------------------

decision-choose-target = { $seats }: Was greifst du an?
decision-bonus-turn = { $seats }: Ein Bonuszug! Was greifst du an?
decision-throw-dice = { $seats }: Würfle gegen { $target_acc }. Bei { $limit ->
    [one] einer Bombe
   *[other] { $limit } Bomben
  } wirst du weggebombt.
decision-face-nukes = { $seats }: { $nukes ->
    [one] 1 Bombe
   *[other] { $nukes } Bomben
  } von { $limit }. Du würdest weggebombt, aber deine Karten können dich retten.
decision-take-target = { $seats }: Greif zu, erobere { $target_acc }!
decision-go-on-or-stop = { $seats }: Weiterwürfeln oder aufhören? { $target }: Feld { $total } von { $spaces }. Bomben bisher: { $nukes } von { $limit }.
decision-use-rule = { $seats }: Die Karte { $location } nutzen?

# --- what is told ---------------------------------------------------------------------------------------

dice-shown = { $nukes ->
    [one] 1 Bombe
   *[other] { $nukes } Bomben
  }, { $martians ->
    [one] 1 Marsianer
   *[other] { $martians } Marsianer
  }, { $ray_guns ->
    [one] 1 Strahlenpistole
   *[other] { $ray_guns } Strahlenpistolen
  }

dice-rolled = [[ray_gun={ $ray_guns } martian={ $martians } nuke={ $nukes }|{ dice-shown }]]

event-table-laid = Vier Stapel mit je { $height } Karten, Schwierigkeitskarte: { $difficulty }. { $first } beginnt.
event-revealed = Neue Karte: { $location }.
event-row-revealed = Offene Karten: { $locations }.
event-turn-began = { $seat } ist am Zug.
event-bonus-turn-began = { $seat } hat einen Bonuszug.
event-turn-skipped = Für { $seat } gibt es nichts mehr anzugreifen.
event-bonus-turn-forgone = { $seat } lässt den Bonuszug aus.
event-rule-waived = { $seat } nutzt die Karte { $rule } in diesem Zug nicht.
event-target-declared = { $seat } greift { $location_acc } an.
event-die-set = { $seat } legt einen Würfel auf { $face } fest.
event-rolled = { $seat } würfelt { dice-rolled } (weggebombt bei { $limit }).
event-thrown-again = { $seat } würfelt alles neu: { dice-rolled } (weggebombt bei { $limit }).
event-rerolled = { $seat } würfelt { $dice ->
    [one] einen Würfel
   *[other] { $dice } Würfel
  } neu ({ $symbol_plural }): jetzt { dice-rolled } (weggebombt bei { $limit }).
event-nuke-rerolled = { $seat } würfelt eine Bombe neu: { $face }.
event-target-switched = { $seat } nutzt die Würfel für { $location_acc }.
event-nuked = 💥 { $seat } wird weggebombt ({ $nukes } von { $limit }). Die Erde beißt zurück.
event-marked = { $seat } hört auf: Feld { $space } von { $spaces } ({ $location }).
event-extra-marked = { $seat } rückt noch ein Feld vor. { $location }: Feld { $space } von { $spaces }.
event-consolation-marked = { $seat } rückt trotzdem vor: Feld { $space } von { $spaces } ({ $location }).
event-nukes-marked = { $nukes ->
    [one] 1 Bombe zahlt
   *[other] { $nukes } Bomben zahlen
  } sich für { $seat } aus. { $location }: Feld { $space } von { $spaces }.
event-nothing-marked = { $seat } hört ohne passendes Symbol für { $location_acc } auf.
event-token-forfeited = { $seat } verliert den Marker auf der Karte { $location }.
event-claimed = 🏆 { $seat } erobert { $location_acc } für { $vp } SP (gesamt: { $total }).
event-tokens-returned = Marker zurück von der Karte { $location }: { $owners }.
event-stack-ran-out = Stapel { $stack } ist aufgebraucht.
event-last-round = Das ist die letzte Runde. Zuletzt dran: { $last }.
event-bonus-turn-earned = Die Karte { $location } bringt { $seat } einen Bonuszug.
event-token-advanced = { $seat } marschiert weiter. { $location }: Feld { $space } von { $spaces }.
event-token-removed = { $seat } entfernt den Marker von { $owner } ({ $location }).
event-token-slid = Der Marker von { $owner } rutscht zurück auf Feld { $space } ({ $location }).
event-token-slid-off = Der Marker von { $owner } rutscht von der Karte { $location }.
event-tucked = Die Karte { $location } kommt unter ihren Stapel.
event-rule-declined = { $seat } nutzt die Karte { $location } nicht.
event-stalled = { $rounds } Runden ohne Fortschritt: Ich tausche die Auslage aus.
event-round-limit-reached = Nach { $rounds } Runden ist das Spiel vorbei.
event-game-ended = 🏁 { $winner } gewinnt mit { $vp } SP. Amerika ist erobert. Vorsicht, strahlt noch.

outcome-most-vp = Sieg für { $winners } mit den meisten SP: { $scores }.
outcome-most-cards = Sieg für { $winners }: gleich viele SP ({ $scores }), aber mehr Karten.
outcome-latest-in-turn-order = Sieg für { $winners }: gleich viele SP ({ $scores }) und Karten, aber später in der Runde dran.

# --- why not --------------------------------------------------------------------------------------------

refusal-no-target = Du hast noch kein Ziel. Wähle zuerst eins.
refusal-not-in-play = Die Karte { $location } liegt nicht offen in der Auslage. { try-instead }
refusal-banned = Du kannst { $location_acc } nicht angreifen: Die Karte { $by } verbietet es. { try-instead }
refusal-already-target = Du greifst { $location_acc } schon an. Wähle eine andere Karte, oder würfle.
refusal-must-attack = Passen geht nicht. Wähle ein Ziel und würfle.
refusal-rule-not-yours = Keine deiner eroberten Karten erlaubt dir das. /regeln zeigt, welche es erlauben.
refusal-cannot-be-waived = Die Karte { $rule } kannst du jetzt nicht abschalten. Das geht nur vor dem ersten Wurf und nur bei grünen Regeln, die von selbst wirken.
refusal-rule-spent = Die Karte { $rule } hast du in diesem Zug schon genutzt. Im nächsten geht es wieder.
refusal-first-roll-only = Die Karte { $rule } wirkt nur beim ersten Wurf eines Zugs. Nutze sie im nächsten Zug.
refusal-nukes-checked = Zu spät für die Karte { $rule }: Die Bomben dieses Wurfs sind schon gezählt. Nutze sie gleich nach dem nächsten Wurf.
refusal-nukes-first = Du wirst gerade weggebombt: Deine Bomben stehen bei { $nukes } von { $limit }. Nutze eine Karte, die dich rettet, oder nimm die Bomben hin.
refusal-not-nuked = Du bist nicht weggebombt: Deine Bomben stehen bei { $nukes } von { $limit }. Würfle weiter, oder hör auf.
refusal-must-claim = Du hast genug für { $target_acc }. Erobere die Karte.
refusal-not-enough = Du kannst { $target_acc } noch nicht erobern: Feld { $total } von { $spaces }. Würfle weiter, oder hör auf.
refusal-martians-locked = Für { $target_acc } zählen Marsianer, deshalb darfst du sie nicht neu würfeln. Hör hier auf.
refusal-symbol-stays = { $symbol_plural } bleiben liegen. Würfle stattdessen deine Marsianer neu.
refusal-nothing-shows = Keiner deiner Würfel zeigt { $symbol_gender ->
    [f] eine
   *[m] einen
  } { $symbol }. Wähle ein anderes Symbol.
refusal-holds-no-tokens = Auf der Karte { $location } bleiben keine Marker liegen. Wähle eine andere.
refusal-no-space-left = Dein Marker auf der Karte { $location } liegt schon ein Feld vor dem letzten. Wähle eine andere Karte.
refusal-no-such-token = { $owner } hat keinen Marker auf der Karte { $location }. Wähle einen aus der Liste.
refusal-own-token = Das ist dein eigener Marker. Wähle einen fremden.
refusal-not-a-die-face = „{ $typed }“ gibt es auf den Würfeln nicht. Wähle Bombe, Marsianer oder Strahlenpistole.
refusal-not-a-location = Eine Karte namens „{ $typed }“ gibt es nicht. Wähle eine aus der Liste.
refusal-last-of-stack = Die Karte { $location } ist die letzte ihres Stapels und bleibt. Wähle eine andere.

# --- hints and odds -------------------------------------------------------------------------------------

hint-roll = erobert: jetzt { $claim_now } %, insgesamt { $claim } % · weggebombt: { $nuked_now } %, { $nuked } %
hint-one-roll = erobert: { $claim } % · weggebombt: { $nuked } %
hint-no-claim = { $more ->
    [0] diesmal keine Eroberung
    [one] höchstens 1 Feld
   *[other] höchstens { $more } Felder
  } · weggebombt: { $again ->
    [true] jetzt { $nuked_now } %, insgesamt { $nuked } %
   *[other] { $nuked } %
  }
hint-switch = beim Weiterwürfeln: erobert { $claim } %, weggebombt { $nuked } %
hint-target = { $vp } SP · etwa { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
  } · erobert: { $claim } % in diesem Zug
hint-space = Feld { $space } von { $spaces }

odds-limit = In diesem Zug wirst du bei { $limit ->
    [one] einer Bombe
   *[other] { $limit } Bomben
  } weggebombt. Sichtbare Bomben: { $visible }.
odds-dice = Zählen nur die { $dice } Würfel, ist dein Risiko, weggebombt zu werden, beim ersten Wurf { $first } %. Würfelst du einmal alle Marsianer neu, sind es { $second } %, bei zweimal { $third } %. Würfelst du weiter, bis kein Marsianer mehr da ist, sind es { $end } %. Die Zeilen darunter rechnen Eroberungen und deine Karten mit.
odds-target = { $location }, { $vp } SP · { $chances } · etwa { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
  }, wenn niemand stört
odds-over = Das Spiel ist vorbei.

# --- commands -------------------------------------------------------------------------------------------

verb-roll = Würfeln, oder alle Marsianer neu würfeln
    .name = würfeln
slot-roll-target = Die Karte, die du angreifst, wenn dein Zug gerade beginnt
    .name = ziel
slot-roll-set = Vor dem ersten Wurf einen Würfel festlegen
    .name = festlegen
verb-stop = Aufhören und behalten, was du hast
    .name = aufhören
verb-odds = Die genauen Chancen deines Zugs zeigen
    .name = chancen
verb-rules = Eine Regel, einen Ort oder die Wirkung einer Karte nachschlagen
    .name = regeln
slot-rules-topic = Was du nachschlagen willst
    .name = thema

# --- about this edition ----------------------------------------------------------------------------------

term-edition-text = Der Zug, die Bomben und die Wertung stammen aus dem Regelheft. Es zeigt aber fast keine der Ortskarten, und nirgends gibt es eine Liste. Deshalb haben wir die meisten passend erfunden. Wenn deine Schachtel etwas anderes sagt, gilt deine Schachtel.
edition-table = Zahlen für den Aufbau und Grenzen eines Spiels
edition-location-names = Namen der Ortskarten
edition-location-rules = Sonderregeln der Ortskarten, oder keine
edition-location-figures = Symbole, Felder, SP und Bomben auf Ortskarten

# --- /rules: every topic in our words, with the number of its ruling -------------------------------------

topic-location = Ort: { $name }
topic-effect = Kartenregel: { $name }
rules-location = **{ $name }** ({ $kind }): { $vp } SP für { $spaces } { $symbols }. { $nukes ->
    [0] Keine Bomben
    [one] 1 Bombe
   *[other] { $nukes } Bomben
  } in der Ecke.

term-goal = Ziel
term-goal-text = Erobere Orte. Wer am Ende die meisten SP hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Karten hat. Ist auch das gleich, gewinnt, wer später in der Runde dran ist.
term-turn = Zug
term-turn-text = Wähle eine offene Karte als Ziel und wirf alle zehn Würfel. Dann hör auf oder würfle alle Marsianer neu, solange du dich traust. Mindestens einmal musst du würfeln. Im nächsten Zug darfst du ein anderes Ziel wählen.
term-nuked = Weggebombt
term-nuked-text = Sichtbar sind die Bomben in den Ecken aller offenen Karten und auf der Schwierigkeitskarte. Sobald deine Würfel so viele Bomben zeigen, ist dein Zug vorbei. Was du gewürfelt hast, ist verloren, aber deine Marker bleiben. Das hat Vorrang vor jeder Eroberung.
term-rerolling = Neu würfeln
term-rerolling-text = Würfle alle Marsianer neu oder keinen. Strahlenpistolen und Bomben bleiben. Ohne Marsianer endet dein Zug.
term-claiming = Erobern
term-claiming-text = Jeder Würfel mit dem Symbol der Karte bringt ein Feld. Erreichen dein Marker und deine Würfel zusammen das letzte Feld, bekommst du die Karte sofort, und dein Zug endet. Alle Marker darauf gehen zurück, und die nächste Karte wird aufgedeckt. Überzählige Symbole verfallen.
term-tokens = Marker
term-tokens-text = Wenn du aufhörst, rückt dein Marker auf dem Ziel für jedes passende Symbol ein Feld vor. Auf einer Karte dürfen mehrere Marker liegen. Erobert sie jemand anders, ist deiner nichts mehr wert.
term-monuments = Wahrzeichen
term-monuments-text = Dort zählen Marsianer, deshalb darfst du sie nicht neu würfeln: ein Wurf, und der Zug ist vorbei.
term-other-symbols = Städte mit anderen Symbolen
term-other-symbols-text = Wo Marsianer zählen, gibt es nur einen Wurf, wie bei einem Wahrzeichen. Wo Bomben zählen, zählen sie für dich und gegen dich. Wo zwei Symbole verlangt sind, zählt jedes von beiden.
term-red-rules = Rote Regeln
term-red-rules-text = Sie gelten für alle, solange die Karte offen liegt, oder wirken, wenn sie erobert wird. Ein Verbot schlägt eine Erlaubnis.
term-green-rules = Grüne Regeln
term-green-rules-text = Sie helfen dir, wenn du die Karte erobert hast, ab deinem nächsten Zug bis zum Ende. Du kannst eine davon für einen Zug abschalten.
term-difficulty = Schwierigkeitskarte
term-difficulty-text = Die leichtere Seite zeigt zwei Bomben, die schwerere eine. Je weniger Bomben zu sehen sind, desto eher wirst du weggebombt.
term-ending = Ende des Spiels
term-ending-text = Ist ein Stapel aufgebraucht, spielt ihr die Runde zu Ende, damit am Ende alle gleich viele Züge hatten. Ein Bonuszug zählt noch.
term-stall = Wenn nichts passiert
term-stall-text = Wird drei Runden lang nichts erobert und kein Marker bewegt, ersetzen andere Karten die offenen. Die kommen unter ihre Stapel. Das lässt sich für einen Tisch abschalten.

# --- the picture and the text board ---------------------------------------------------------------------

board-round = Runde { $round } · { $doing }
board-last-round = Letzte Runde · { $doing }
board-over = { $seat } gewinnt mit { $vp } SP
board-aims = { $seat } wählt ein Ziel
board-aims-again = { $seat } hat einen Bonuszug
board-attacks = { $seat } greift { $location_acc } an
board-uses = { $seat } nutzt { $location_acc }
board-empty = leer
board-wanted = { $count } { $symbols }
board-wanted-either = { $count } beliebige
board-either = { $one } oder { $other }
board-last-card = letzte Karte
board-below = noch { $count }
board-difficulty-easy = Leichter
board-difficulty-hard = Schwerer
board-nukes = Bomben
board-of = von { $count }
board-risk = Alle abgedeckt: weggebombt!
board-no-dice = Noch wurde nicht gewürfelt.
board-last-roll = letzter Wurf
board-reached = Feld { $space } von { $spaces }
board-nuked = bumm!
board-vp = SP
board-nothing-claimed = noch nichts erobert

board-alt-card = { $location }: { $vp } SP für { $spaces } { $symbols }, { $nukes ->
    [0] keine Bomben
    [one] 1 Bombe
   *[other] { $nukes } Bomben
  } in der Ecke. Marker: { $tokens }.
board-alt-player = { $seat }: { $vp } SP, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }.
board-token = { $seat } auf { $space }
board-no-tokens = keine
board-claimed = { $location } ({ $vp })
board-claimed-rule = { $location } ({ $vp }, { $rule })
board-text-nukes = Sichtbare Bomben: { $visible }, davon { $nukes } auf der Schwierigkeitskarte ({ $side }). Weggebombt wirst du bei { $limit ->
    [one] 1 Bombe
   *[other] { $limit } Bomben
  }.
board-text-dice = { $seat } hat gewürfelt: { dice-shown }.
board-text-last-dice = Letzter Wurf von { $seat }: { dice-shown }.
board-text-last-nuked = { $seat } wurde weggebombt mit { dice-shown }.
board-text-empty = { $number }. Dieser Stapel ist aufgebraucht.
board-text-card = { $number }. { $location } ({ $kind }), { $vp } SP für { $spaces } { $symbols }. { $nukes ->
    [0] Keine Bomben
    [one] 1 Bombe
   *[other] { $nukes } Bomben
  } in der Ecke, { $below ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $below } Karten
  } darunter. Marker: { $tokens }.
board-text-banned = Du kannst sie gerade nicht angreifen.
board-text-rule = – { $name } ({ $colour }): { $text }
board-text-player = { $seat }, { $vp } SP{ $first ->
    [yes] , beginnt jede Runde
   *[no] {""}
  }{ $count ->
    [0] , nichts erobert.
   *[other] : { $cards }.
  }

# --- the booklet ------------------------------------------------------------------------------------------

overview-turn-text =
    1. Wähle eine der offenen Karten als Ziel. Sie sagt, welches Symbol sie will und wie viele Felder sie hat.
    2. Wirf alle zehn Würfel. Auf jedem sind zwei Bomben, zwei Marsianer und zwei Strahlenpistolen.
    3. Zu viele Bomben? Dann bist du weggebombt: Dein Zug ist vorbei und dieser Wurf verloren.
    4. Jedes passende Symbol bringt ein Feld. Erreichen dein Marker und deine Würfel zusammen das letzte Feld, eroberst du die Karte.
    5. Wenn nicht, hör auf und rück deinen Marker vor, oder würfle alle Marsianer neu und hoffe. Wo Marsianer zählen, gibt es nur einen Wurf.
overview-winning-text = Wenn einer der vier Stapel aufgebraucht ist, spielt ihr die Runde zu Ende. Wer dann auf den eroberten Karten die meisten SP hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Karten hat.
page-board-text =
    - Die vier Karten oben kannst du angreifen. Die Zahl im Stern sagt, wie viele SP die Karte wert ist.
    - Unter dem Bild stehen das Symbol, das sie will, und wie oft, dann ihre Felder, das letzte golden. Ein Marker zeigt, welches Feld jemand erreicht hat. Jede Farbe hat eine eigene Form.
    - Ein gelber Rahmen zeigt das Ziel dieses Zugs. Eine Karte mit durchgestrichenem Bild kann gerade kein Ziel sein.
    - Roter Text ist eine Regel für alle, solange die Karte offen liegt. Grüner Text hilft, wenn du sie eroberst.
    - Unten auf einer Karte sagt „noch 2“, wie viele Karten noch darunterliegen. Jedes Bombenzeichen ist eine Bombe.
    - Der Streifen unter der Auslage zeigt die Bomben der Schwierigkeitskarte und zählt. „0 von 6“ heißt: Noch keine der sechs sichtbaren Bomben ist von einem Würfel mit Bombe abgedeckt. Sind alle abgedeckt, wirst du weggebombt.
    - Dann kommen die Würfel. Blasse sind der letzte Wurf des vorigen Zugs.
    - Ganz unten stehen bei jeder Farbe die SP und die eroberten Karten, jede mit ihren SP. Ein Haken heißt, dass ihre grüne Regel hilft. Die Fahne zeigt, wer jede Runde beginnt.

booklet-turn = Würfeln
booklet-cards = Karten erobern
booklet-special = Sonderregeln
booklet-end = Das Ende des Spiels
booklet-all-location = Alle Orte
booklet-all-effect = Was Kartenregeln bewirken

# --- lessons: said once, before the first question of a kind ----------------------------------------------

lesson-choose-target = Wähle, welche Karte du angreifst. Sieh dir ihre SP an, wie viele Symbole sie will und wie weit die Marker sind. Eine kurze Karte, die du bald schaffst, ist oft besser als eine große, die dir gleich jemand wegschnappt.
lesson-bonus-turn = Du hast dir noch einen ganzen Zug verdient, jetzt sofort. Er läuft wie jeder andere: Ziel wählen, würfeln und aufhören, wenn es zu heiß wird. Am besten: eine Karte, auf der dein Marker schon weit ist.
lesson-throw-dice = Zu viele Bomben beenden deinen Zug, das Symbol der Karte zählt für dich, und Marsianer kannst du meist neu würfeln. Der Knopf zeigt deine Chancen. Erlaubt dir eine Karte, einen Würfel festzulegen oder eine Regel nicht zu nutzen, dann tu es jetzt.
lesson-face-nukes = Zu viele Bomben, aber eine deiner Karten kann dich retten. Sie ist dann nur für diesen Zug verbraucht, also gibt es selten einen Grund, sie nicht zu nutzen.
lesson-take-target = Du hast das letzte Feld erreicht. Die Karte zu erobern beendet deinen Zug und bringt ihre SP. Alle Marker darauf gehen zurück.
lesson-go-on-or-stop = Das ist der Kern des Spiels. *Aufhören* sichert, was du hast: Dein Marker rückt vor und bleibt. *Neu würfeln* wirft alle Marsianer noch einmal, und neue Bomben können dich den Zug kosten. Vergleiche das Risiko mit dem, was dir fehlt.
lesson-use-rule = Eine Karte erlaubt dir etwas Besonderes mit Markern oder offenen Karten. Du kannst es auch lassen. Achte darauf, wer kurz davor ist, eine Karte zu schaffen.
guide-target = In jedem Zug greifst du eine Karte an. Diese bringt am meisten für die Züge, die sie kostet. Du musst sie nicht in einem schaffen: Dein Marker bleibt, wo er anhält.
guide-roll = Würfle mit allen Würfeln. { $nukes ->
    [only] Bei dieser Karte zählt ein Zug nur, wenn du weggebombt wirst. Bomben helfen dir hier also.
    [also] Bomben sind das Symbol dieser Karte, aber zu viele bomben dich trotzdem weg.
   *[no] Das Symbol der Karte hilft dir, Bomben schaden dir.
  } { $once ->
    [true] Diese Karte will Marsianer, also würfelst du sie nicht neu: Es bleibt bei einem Wurf im Zug.
   *[other] Marsianer darfst du neu würfeln.
  }
guide-go-on-or-stop = { $nukes ->
    [only] Bei dieser Karte zählt ein Zug nur, wenn du weggebombt wirst. *Neu würfeln* kann Bomben bringen.
   *[other] *Aufhören* sichert, was du hast. *Neu würfeln* bringt dich weiter, oder du wirst weggebombt.
  } Ich würde das wählen:

# --- pictures of the booklet ---

plate-claiming = Eine Karte erobern. Der rote Marker liegt auf Feld 2 der Karte { $card }. Drei Strahlenpistolen bringen ihn auf Feld 5, das letzte: Die Karte und ihre SP sind erobert.
plate-claiming-sum = Feld 2 und 3 Strahlenpistolen: Feld 5, das letzte. Erobert!
plate-nuked = Weggebombt. Zwei Bomben auf der Karte { $one }, eine auf der Karte { $other } und zwei auf der Schwierigkeitskarte, das sind fünf sichtbare. Fünf Würfel zeigen Bomben: Alle sind abgedeckt, der Zug ist vorbei und sein Wurf verloren.
plate-nuked-sum = 5 sichtbare Bomben, 5 gewürfelt: weggebombt!

## Wozu eine Aktion gut ist, in einem Satz

reason-target = { $risk ->
    [0] { $vp } SP in etwa { $turns ->
        [one] 1 Zug
       *[other] { $turns } Zügen
      }, { $claim } % Chance schon in diesem.
   *[other] { $vp } SP in etwa { $turns ->
        [one] 1 Zug
       *[other] { $turns } Zügen
      }, { $claim } % Chance schon in diesem. Danach könnte sie dir jemand wegnehmen ({ $risk } %).
  }
reason-stop = Was du hast, ist sicher. Würfelst du weiter, hast du { $claim } % Chance auf die Karte und { $nuked } % Risiko, weggebombt zu werden.
reason-roll = Würfelst du weiter, hast du { $claim } % Chance auf die Karte und { $nuked } % Risiko, weggebombt zu werden.
reason-reroll = { $stake ->
    [nuked] Bei dieser Karte zählt ein Zug nur, wenn du weggebombt wirst.
    [nothing] Jetzt aufzuhören bringt dir nichts.
   *[space] Hörst du auf, stehst du auf Feld { $space } von { $spaces }.
  }{ $more ->
    [0] {""}
    [one] {" "}Neu würfeln kann 1 Feld bringen.
   *[other] {" "}Neu würfeln kann bis zu { $more } Felder bringen.
  } { reason-roll }
reason-saved = So, wie die Würfel liegen, wirst du weggebombt. { reason-roll }
reason-set-die = Deine Chance, die Karte in diesem Zug zu erobern: { $claim } % mit diesem festgelegten Würfel, { $plain } % ohne ihn.
reason-switch = { $claim } % Chance, { $location_acc } mit diesen Würfeln noch in diesem Zug zu erobern.
reason-remove = { $location }: Diesem Marker { $left ->
    [one] fehlt noch 1 Feld
   *[other] fehlen noch { $left } Felder
  }.

# --- /rules: more topics -------------------------------------------------------------------------------

term-setup = Aufbau
term-setup-text = Es gibt vier Stapel, in jedem so viele Karten, wie Leute mitspielen (zu zweit drei). Die oberste Karte liegt jeweils offen. Alle haben vier Marker ihrer Farbe.
term-ties = Gleichstand
term-ties-text = Die meisten SP gewinnen. Bei Gleichstand die meisten eroberten Karten. Ist auch das gleich, gewinnt, wer in der Runde später dran ist. Es gewinnt immer genau eine Person.
term-open = Was alle sehen
term-open-text = Eroberte Karten, SP, Marker, Würfel und die Zahl der Karten in jedem Stapel sind offen. Verdeckte Karten und die übrigen in der Schachtel bleiben geheim.
term-chances = Die Prozentzahlen
term-chances-text = *Weggebombt* und *erobert* sind genaue Chancen: *jetzt* für diesen Wurf, *insgesamt* für den ganzen Zug, wenn du weiterwürfelst, bis er endet.
term-waiting = Wenn die Zeit um ist
term-waiting-text = Antwortest du nicht, wähle ich das Ziel, das der Eroberung am nächsten ist, und würfle. Ich nutze jede Regel, die dich vor den Bomben rettet, erobere, wenn es geht, und höre sonst auf.

# --- /rules: rulings in small print, each with its number ----------------------------------------------

fine-term-setup =
    R01 · Wer beginnt, wählt ihr in der Lobby, sonst entscheidet das Los. Diese Person beginnt dann jede Runde.
    R35 · Karten, die in der Schachtel bleiben, sind das ganze Spiel über geheim.
    R37 · Die Schachtel ist für drei bis sechs Personen. Hier geht es auch zu zweit.
fine-term-turn =
    R02 · Gegen jedes Ziel sind es zehn Würfel, wenn keine Karte die Zahl ändert.
    R42 · Nach einem Wurf frage ich einmal. Antwortest du mit einem späteren Schritt, lässt du die früheren aus.
    R43 · Ist nur eines möglich, passiert es von selbst.
fine-term-nuked =
    R05 · Bomben bleiben den ganzen Zug liegen und zählen über alle Würfe zusammen.
    R06 · Auch ein Wurf, der für die Karte reicht, bombt dich weg, wenn er genug Bomben bringt.
    R29 · Sind mehr Bomben nötig, als du Würfel hast, kannst du nicht weggebombt werden.
    R39 · Nach dem Wegbomben wirkt erst Las Vegas, dann die Freiheitsstatue, dann Houston. Houston verschont dich, wenn du vorangekommen bist.
fine-term-claiming =
    R22 · Pro Zug kannst du eine Karte erobern, in einem Bonuszug noch eine.
    R23 · Der Reihe nach: Karte nehmen, Marker zurück, nächste Karte aufdecken, rote Regel ausführen.
    R24 · Bomben einer neuen Karte zählen ab dem nächsten Zug oder Bonuszug.
fine-term-tokens =
    R13 · Felder zählen ab 1 ohne Lücken. Das letzte ist die Eroberung und trägt nie einen Marker.
    R14 · Vier Marker reichen immer.
    R28 · Wirkungen, die Marker schieben, enden ein Feld vor dem letzten.
fine-term-green-rules = R41 · Washington, Roswell, New Orleans und die Freiheitsstatue wirken von selbst. Gehört dir eine davon, kannst du sie zu Beginn deines Zugs abschalten.
fine-term-ending =
    R31 · Das Ende beginnt mit der letzten Karte irgendeines Stapels. Erobert sie jemand im letzten Zug einer Runde, ist das Spiel sofort vorbei.
    R33 · Ohne erlaubtes Ziel fällt dein Zug aus.
    R50 · Die SP während des Spiels rechnen den Gateway Arch mit, als wäre das Spiel jetzt vorbei.
fine-term-stall = R49 · Ein Bonuszug gehört zu seiner Runde. Lässt sich keine Karte unter ihren Stapel schieben, beginnt die Zählung neu. Nach Runde 100 endet das Spiel.
fine-term-chances = R51 · Die Chancen rechnen mit Los Angeles und Atlanta, außer gegen Las Vegas. Ein Wechsel mit San José ist nicht eingerechnet.
fine-effect-reroll-nuke =
    R44 · Vor einer Eroberung frage ich nur, wenn der neue Wurf etwas ändern könnte.
    R45 · Zwischen einer gewürfelten und einer festgelegten Bombe kannst du wählen.
fine-effect-extra-turn = R46 · Ob du den Bonuszug nimmst, entscheidest du erst, wenn du sein Ziel wählen würdest. Die neue Karte liegt dann schon offen.
fine-effect-preset-die = R47 · Festlegen und Würfeln sind ein Schritt, nachdem du das Ziel gewählt hast.
fine-effect-advance-own-token = R48 · Ein Marker ein Feld vor dem letzten kann nicht vorrücken, und auf Phoenix liegt keiner. Auf Las Vegas ist es erlaubt.

# --- reports ---------------------------------------------------------------------------------------------------

honour-claim = 🏆 Fettester Fang: { $location } für { $vp } SP ({ $seat }).
honour-rerolls = 🎲 Am meisten neu gewürfelt: { $seat } ({ $count } Würfel).
score-seat = { $seat } **{ $vp }** SP

# --- advice: a reason for each kind of action without one of its own ---

because-roll = Du musst jetzt würfeln.
because-decline = Die Regel würde dir hier nichts nützen.
because-advance = Dieser Marker ist am nächsten an einer Eroberung, die du noch schaffst.
