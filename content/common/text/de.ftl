# --- lists -------------------------------------------------------------------------------------------------

list-more = { $list }, { $item }
list-last = { $list } und { $item }
list-any = { $list } oder { $item }
list-clause = { $list }; { $item }

# --- what the journal tells besides the game's own events ---------------------------------------------------

note-automatic = (automatische Reaktion)
note-clock = Die Bedenkzeit ist um: Der Computer spielt diesen Zug für { $seat_def }.
note-expired = Hier hat lange niemand gespielt, deshalb endet das Spiel ohne Ergebnis.
note-resign = { $seat_gender ->
    [mp] Die { $seat } geben auf.
   *[other] { $seat } gibt auf.
  }
note-left = { $name } verlässt das Spiel. Das Team spielt weiter.
note-undo = { $seat_gender ->
    [mp] Die { $seat } nehmen
   *[other] { $seat } nimmt
  } eine Aktion zurück.
note-end = Der Host hat das Spiel beendet.
note-lost = Diese Zeile stammt aus einer älteren Version, und ich kann sie nicht mehr lesen.

outcome-resigned = { $winners_count ->
    [0] Alle haben aufgegeben. Niemand gewinnt.
   *[other] Sieg für { $winners_def }: Sonst ist niemand mehr im Spiel.
  }

refusal-not-asked = Du bist gerade nicht dran. Ich pinge dich an, wenn es so weit ist.
refusal-other-question = Das Spiel fragt gerade etwas anderes. Antworte erst darauf.
try-instead = { $instead_count ->
    [0] *Zug machen* zeigt, was geht.
   *[other] Möglich: { $instead_any }.
  }

# --- what a table does not do ------------------------------------------------------------------------------

error-no-such-table = Diesen Tisch finde ich nicht. /spiele zeigt dir deine.
error-not-seated = Du sitzt nicht an diesem Tisch. Mitspielen kannst du, solange das Spiel nicht begonnen hat, zuschauen immer.
error-sits-here = Du spielst hier mit, also brauchst du nichts vorzuschlagen. Drück auf *Zug machen* und entscheide selbst.
error-no-advice = Du hast gerade nichts zu entscheiden. Frag mich, wenn du dran bist.
error-no-way-back = Das lässt sich nicht mehr zurücknehmen: Seitdem wurde gewürfelt. Spiel von hier aus weiter.
error-seen-since = Das lässt sich nicht mehr zurücknehmen: Seitdem wurde etwas aufgedeckt, oder der Computer hat reagiert. Spiel von hier aus weiter.
error-no-computer-seat = Diesen Platz spielt nicht der Computer. Wähle einen aus der Liste.
error-not-host = Das kann nur der Host. Bitte ihn darum.
error-not-your-lobby = Diese Lobby ist nicht deine: Wieder öffnen können sie nur der Host und alle, die hier saßen. Eröffne mit /neu einen eigenen Tisch.
error-others-play = An diesem Tisch spielen noch andere, deshalb kann niemand das Spiel allein beenden. Wer am Tisch sitzt, kann mit `/tisch beenden` alle fragen.
error-still-there = { $name } ist da und spielt rechtzeitig. Versuch es nach einem verpassten Zug oder einem Tag Stille noch einmal.
error-not-prompt = An diesem Tisch spielt nur, wer mehr als { $wanted } % der eigenen Züge rechtzeitig macht. Du bist bei { $percent } %. Du kannst zuschauen oder mit /neu einen eigenen Tisch eröffnen.
error-stale = Das Spiel ist schon weiter. Nimm die Knöpfe unter dem neuesten Spielplan.
error-not-playing = Hier läuft gerade kein Spiel: Es hat noch nicht begonnen oder ist schon vorbei. Drück in der Lobby auf *Starten*, oder eröffne mit /neu einen Tisch.
error-already-started = Dieses Spiel hat schon begonnen. Du kannst zuschauen oder mit /neu einen Tisch eröffnen.
error-awaits-cut = Der Stapel wartet aufs Abheben, deshalb ist der Tisch gesperrt. Um etwas zu ändern, drück auf *Zurück zur Lobby*.
error-not-the-cutter = Du kannst diesen Stapel nicht abheben, { $people } schon.
error-nothing-to-cut = Hier gibt es keinen Stapel zum Abheben. Hat das Spiel noch nicht begonnen, drück in der Lobby auf *Starten*.
error-empty-cut = Das ist leer. Heb noch einmal ab und schreib mindestens einen Buchstaben oder eine Zahl.
error-seat-taken = Da sitzt schon jemand. Nimm einen freien Platz.
error-no-such-seat = Diesen Platz gibt es hier nicht. Wähle einen aus der Liste.
error-table-full = Alle Plätze sind besetzt. Du kannst zuschauen oder mit /neu einen Tisch eröffnen.
error-not-captain = Auf eurer Seite entscheidet { $captain } über Reaktionen. Frag im Team nach.
error-not-yours = { $friend } spielt { $share }. Frag { $friend }, oder bitte den Host, Vertretungen zu erlauben (/tisch vertretung).
error-not-a-team = Du bist allein auf deiner Seite, also gibt es nichts aufzuteilen. Spiel einfach.
error-not-your-side = Das gehört zur anderen Seite. Nimm einen Teil deiner Seite oder setz dich erst dort hin.
error-part-taken = Diesen Teil führt schon { $friend }. Wähle einen anderen Teil oder bitte { $friend }, ihn abzugeben.
error-no-such-share = Auf deiner Seite gibt es nichts mit diesem Namen. Wähle etwas aus der Liste.
error-no-such-friend = Auf deiner Seite spielt niemand mit diesem Namen. Wähle jemanden aus der Liste.
error-last-of-seat = Außer dir ist auf deiner Seite niemand mehr. Zum Aufgeben nimm /tisch aufgeben.
error-no-standing-orders = Dieses Spiel kennt keine Dauerbefehle. Antworte einfach, wenn ich dich frage.
error-cannot-order = Dafür geht kein Dauerbefehl mehr. Unter *Meine Hand* siehst du, was du hast.
error-too-many-orders = Du hast schon { $most } Dauerbefehle, mehr geht nicht. Entferne zuerst einen.
error-not-ready = { $fewest ->
    [one] Zum Starten braucht ihr einen besetzten Platz, und zwar mit einem Menschen. Drück auf *Mitspielen*.
   *[other] Zum Starten braucht ihr { $fewest } besetzte Plätze, mindestens einen mit einem Menschen. Lad jemanden ein oder drück auf *Computer hinzufügen*.
  }
error-unknown-title = Dieses Spiel kenne ich nicht. Wähle eines aus der Liste.
error-bad-option = Das passt nicht zu „{ $option }“. Wähle etwas aus der Liste.
error-option-of-another-game = Dieses Spiel hat keine Option „{ $option }“. Lass sie weg oder wähle ein anderes Spiel.
error-option-does-not-fit = „{ $option }“ passt nicht zu diesem Szenario oder zu deinen anderen Optionen. Lass sie weg oder ändere die anderen.
error-unknown-verb = Das Spiel an diesem Tisch hat diesen Befehl nicht. /hilfe zeigt dir seine Befehle.
error-nothing-to-undo = Du hast keine Aktion, die du zurücknehmen könntest. *Zug machen* zeigt, was jetzt dran ist.
error-nothing-to-agree = Diese Abstimmung ist schon vorbei. Am Tisch steht, wie sie ausging.
error-outdated = Dieses Spiel stammt aus einer Version, die ich nicht mehr unterstütze. Eröffne mit /neu ein neues.
error-title-missing = Ich kann das Spiel an diesem Tisch gerade nicht laden. Der Tisch wartet, nichts geht verloren. Sag der Person Bescheid, die diesen Bot betreibt, oder eröffne mit /neu ein anderes Spiel.
error-no-review-yet = Einen Rückblick gibt es, sobald das Spiel vorbei ist. Spielt zu Ende, dann drück auf *Rückblick*.
error-no-puzzle = Hier gibt es kein Rätsel mehr. `/rückblick` zeigt, was ich in diesem Spiel gefunden habe.
error-review-interrupted = Ich starte gleich neu. Drück in einer Minute noch einmal auf *Rückblick*.
error-not-over = Das Würfelgeheimnis decke ich am Ende des Spiels auf. Bis dahin zeigt /tisch würfel sein Siegel.
error-not-allowed = { $sentence }

# === the front end =========================================================================================
# Everything from here on is said by bot/ui: buttons, panels, posts, commands.

# --- buttons -----------------------------------------------------------------------------------------------

button-turn = Zug machen
button-guide = Anleitung starten
button-guide-end = Allein weiterspielen
button-suggest = Aktion vorschlagen
button-undo = Zurücknehmen
button-advice = Was würdest du tun?
button-hand = Meine Hand
button-wide = Bild im Querformat
button-tall = Bild im Hochformat
button-text-board = Spielplan als Text
button-standing = Dauerbefehle
button-arm = Dauerbefehl geben
button-disarm = Entfernen
button-reactions = Reaktionen
button-choose = Wählen
button-back = Zurück
button-previous = Zurückblättern
button-next = Weiterblättern
button-sketch = Vorschau
button-decide = Zurück zur Auswahl
button-do-it = Bestätigen
button-replay = Wiederholung
button-review = Rückblick
button-join = Mitspielen
button-leave = Verlassen
button-computer = Computer hinzufügen
button-start = Starten
button-sit = Platz nehmen
button-team = Beitreten
button-free = Entfernen
button-agree = Zustimmen
button-disagree = Ablehnen
button-resign = Aufgeben
button-part = Team verlassen
button-end = Spiel beenden

# --- the lobby ---------------------------------------------------------------------------------------------

lobby-free = frei
lobby-captain = { $name } (führt an)
lobby-parts = Wer führt was? Drück auf deinen Teil. Drückst du noch einmal, gibst du ihn zurück.
lobby-part = { $name } führt: { $part }
lobby-computer = der Computer ({ $level })
lobby-character = { $name } (Computer, { $level })
lobby-level = Stärke des Computers
level-easy = leicht
level-easy-about = Spielt vernünftig, macht aber menschliche Fehler
level-normal = mittel
level-normal-about = Schnell und nicht leicht zu schlagen
level-hard = schwer
level-hard-about = Denkt voraus und braucht etwas länger
character-pip = Pip
character-pip-about = Noch neu dabei und bei jedem Knall unter dem Tisch
character-pip-won = Schon vorbei? Ich hatte die Augen zu.
character-pip-lost = Wusste ich’s doch. Wäre ich bloß in der Untertasse geblieben.
character-bazz = Bazz
character-bazz-about = Schießt erst und denkt auf dem Heimweg nach
character-bazz-won = Ha! Und da heißt es, ich brauche einen Plan.
character-bazz-lost = Das war’s wert. Hast du die Explosion gesehen?
character-marlow = Marlow
character-marlow-about = Verlässt die Deckung nie ohne guten Grund
character-marlow-won = Keine Hektik, keine Tränen. Wegtreten!
character-marlow-lost = Geordneter Rückzug! Geordnet, habe ich gesagt!
character-scrap = Scrap
character-scrap-about = Hebt alles auf, man weiß ja nie
character-scrap-won = Siehst du? Am Ende war alles zu gebrauchen.
character-scrap-lost = Und das hatte ich alles für später aufgehoben …
character-zorra = Zorra
character-zorra-about = Marsianische Kriegsherrin, die gern angreift
character-zorra-won = Ack! Noch ein Planet für meine Sammlung.
character-zorra-lost = Unmöglich! Ich verlange eine größere Strahlenkanone.
character-ames = Ames
character-ames-about = Plant drei Züge voraus und verschwendet nichts
character-ames-won = Genau wie auf Seite 47 meines Plans.
character-ames-lost = Das stand nicht im Plan. Zurück auf Seite eins.
lobby-read-on = Neu bei diesem Spiel? /regeln erklärt es in einer Minute und dann Seite für Seite. /hilfe sagt, wie du es hier spielst.
lobby-begun = Das Spiel läuft in { $place }
lobby-cut = Jetzt abheben in { $place }: { $people }. Danach gebe ich.
lobby-closed = Dieser Tisch ist geschlossen: Der Host hat abgesagt, oder eine Woche lang kam niemand.
lobby-pack = Paket
pack-none = Ohne Paket
lobby-pace = Bedenkzeit
lobby-people = Mitspielen
lobby-prompt = nur wer rechtzeitig zieht
pace-3d = 3 Tage
pace-24h = 24 Stunden
pace-8h = 8 Stunden
pace-30m = 30 Minuten, live
pace-10m = 10 Minuten, live
pace-none = unbegrenzt, niemand springt ein
button-reopen = Wieder öffnen
option-new-pace = Bedenkzeit je Zug, danach springt der Computer ein (Standard: 3 Tage)
    .name = bedenkzeit
# The beginning of the seal, for reading; all of it is told by /table dice.
lobby-seal = Die Würfel sind versiegelt: `{ $seal }`… (das ganze Siegel: /tisch würfel)
dice-seal = Die Würfel sind versiegelt: `{ $seal }`
thread-name = { $title }: { $players }
thread-turn = { $people } am Zug
table-opened = { $seats ->
    [1] Dein Tisch ist offen, und du hast einen Platz. Wenn du so weit bist, drück auf *Starten*.
   *[other] Dein Tisch ist offen, und du hast einen Platz. Lad jemanden ein oder nimm den Computer dazu, dann drück auf *Starten*.
  }
table-opened-later = Dein Tisch ist offen, aber Discord hat die Nachricht dazu noch nicht angenommen. Ich versuche es weiter, du musst nichts tun.
table-done = Erledigt.

# --- posts -------------------------------------------------------------------------------------------------

post-until = fällig { $when }
post-until-bank = Zeitkonto { $when } leer
post-away = Abwesend: { $people }. So lange springt der Computer ein.
post-asleep = Alle sind abwesend ({ $people }), deshalb ruht das Spiel. Spiel weiter oder drück auf *Ich bin zurück*. Nach zwei Wochen endet es ohne Ergebnis.
post-on-hold = Alle warten auf { $people } (abwesend). An diesem Tisch springt niemand ein, deshalb ruht das Spiel. Übernimm den Platz, oder beende das Spiel mit /tisch beenden. Nach zwei Wochen endet es ohne Ergebnis.
post-absent = Abwesend: { $people }. An diesem Tisch springt niemand ein.
sitter-away-until = { $who } (abwesend bis { $when })
call-half = { $people } Du bist dran, und die Hälfte deiner Bedenkzeit ist um.
call-last = { $people } Du bist dran, und deine Bedenkzeit ist fast um.
call-nudge = { $people } Du bist dran.
call-bank = danach { $left } vom Zeitkonto
call-waits = { $people } Du bist seit drei Tagen dran.
call-waiting = { $people } Du bist seit einer Woche dran. Nach zwei Wochen können andere deinen Platz übernehmen.
call-absent = { $people } Du bist seit zwei Wochen dran. Ab jetzt können andere deinen Platz übernehmen oder das Spiel ohne dich beenden. Spiel weiter oder drück auf *Ich bin zurück*, dann gehört der Platz wieder dir.
call-alone-waits = { $people } Dein Spiel wartet auf dich. Es läuft keine Uhr, also lass dir Zeit.
call-alone-waiting = { $people } Dein Spiel wartet immer noch. Ich erinnere dich nicht noch einmal. `/ich` schaltet diese Erinnerungen ab.
call-ends = { $people } Hier hat lange niemand gespielt. In zwei Tagen endet dieses Spiel ohne Ergebnis. Mit *Zug machen* geht es weiter.
button-here-again = Ich bin zurück
button-take = Platz übernehmen: { $seat }
post-suggested = ✋{ $count } { $label }
post-earlier = … (mehr mit /verlauf)
post-hand = Deine Hand bei { $table } ({ $place }):
hand-old = Das ist vielleicht nicht mehr aktuell. *Meine Hand* zeigt dir den neuesten Stand.
hand-none = In diesem Spiel gibt es keine geheime Hand: Alles liegt offen auf dem Spielplan.

# --- the orders panel --------------------------------------------------------------------------------------

panel-list = { $kind } …
panel-rest = Alles andere
panel-none = nichts davon
panel-which-action = Was genau?
# Of an order that is said as one: two things a figure does, one after the other.
whole-then = { $first }, dann { $then }
panel-suggesting = Du schaust zu, also ist das ein Vorschlag. Die Entscheidung liegt bei { $people }.
panel-suggested = Dein Vorschlag: { $label }. Du kannst es dir noch anders überlegen.
panel-votes = ✋{ $count }
panel-not-asked = Du bist nicht dran.
panel-computer = Jetzt spielt der Computer ({ $seats }) …
panel-friends = Deine Seite ist dran, aber diese Frage geht an { $people }.

# --- taking back -------------------------------------------------------------------------------------------

undo-vote = { $name } möchte { $moves ->
    [one] eine Aktion
   *[other] { $moves } Aktionen
  } zurücknehmen. Andere haben schon gesehen, was passiert ist, deshalb müssen alle zustimmen.
vote-refused-undo = { $name } hat abgelehnt. Nichts wird zurückgenommen.
vote-done-undo = Alle sind einverstanden. Die Aktionen sind zurückgenommen.

# --- what cannot be taken back -----------------------------------------------------------------------------

confirm-resign = Dieses Spiel aufgeben? Das lässt sich nicht rückgängig machen.
confirm-part = Dein Team verlassen? Die anderen spielen ohne dich weiter. Das lässt sich nicht rückgängig machen.
confirm-end = Dieses Spiel für alle ohne Ergebnis beenden? Das lässt sich nicht rückgängig machen.

# --- reactions ---------------------------------------------------------------------------------------------

reactions-automatic = Automatisch
reactions-counts = Fragen, wenn es darauf ankommt
reactions-ask = Immer fragen
reactions-never = Nie
reactions-set-automatic = Niemand wartet auf dich. Ist jemand anders dran, reagieren deine Dauerbefehle. Wo keiner passt, entscheidet der Computer nach dem, was du siehst. In deinem eigenen Zug spiele ich nur Karten, die du nennst. Dauerbefehle gibst du unter *Meine Hand*. Einer kann auch „frag mich“ sein.
reactions-set-counts = Ich frage dich, wenn es darauf ankommt: wenn jemand wahrscheinlich stirbt (50 % oder mehr) oder es einen Helden oder Anführer treffen könnte. Alles andere geht von selbst, wie bei *Automatisch*.
reactions-set-ask = Ich frage dich jedes Mal, wenn du reagieren könntest, und die Uhr läuft. Deine Dauerbefehle ruhen. Antwortest du nicht rechtzeitig, reagiere ich automatisch, bis du wieder hereinschaust.
reactions-set-never = Du reagierst nie. Deine Dauerbefehle ruhen.

armed-title = So reagierst du
armed-secret = Das siehst nur du. Niemand erfährt, ob ein Dauerbefehl oder der Computer reagiert hat.
armed-none = Du hast noch keine Dauerbefehle gegeben.
armed-given = Dauerbefehl gegeben: { $order }

# --- teams -------------------------------------------------------------------------------------------------

team-anybody = alle
team-rest = der Rest
team-share = { $share }: **{ $owner }**
team-nothing = Hier gibt es nichts aufzuteilen.
team-captain = { $name } führt die Seite an und entscheidet über Reaktionen. Ihr habt eine gemeinsame Hand.
stand-in-yes = Im Team könnt ihr jetzt füreinander einspringen.
stand-in-no = Im Team spielt jetzt jede Person nur ihre eigenen Figuren, und nur wer die Seite anführt, reagiert.

# --- looking -----------------------------------------------------------------------------------------------

log-empty = Noch ist nichts passiert.
sketch-look-at = Wähle, was du sehen willst. Gespielt wird erst, wenn du bestätigst.
sketch-nothing = Dafür gibt es keine Vorschau.
replay-being-made = Ich erstelle die Wiederholung. Das dauert bis zu einer halben Minute.
replay-so-far = Das Spiel bis jetzt, so wie alle es gesehen haben.
replay-whole = Das ganze Spiel, und am Ende alles, was verborgen war.
replay-alt = Das Spiel in { $pictures } Bildern, eines je Zug. Das letzte: { $board }
replay-open = Alles, was verdeckt war
replay-hand = Hand am Ende: { $seat }
replay-page-first = Erste Aktion
replay-page-back = Eine Aktion zurück
replay-page-next = Nächste Aktion
replay-page-last = Letzte Aktion
replay-page-play = Abspielen
replay-page-controls = Schritt für Schritt durchs Spiel
replay-page-slider = Aktion
replay-page-rounds = Runden
replay-page-points = Wendepunkte
replay-page-prose = Die Stellung in Worten
replay-page-keys = Tasten: ← und → gehen eine Aktion zurück oder weiter, Pos1 und Ende zur ersten oder letzten.
replay-page-begins = Das Spiel beginnt
advice = Ich würde sagen: **{ $label }**
games-mine = Deine Spiele hier
games-here = Andere Spiele auf diesem Server
games-none = Hier läuft noch kein Spiel. Eröffne einen Tisch mit /neu.
games-lobby = sucht noch Leute
games-cut = wartet aufs Abheben
notice-dm-closed = Ich kann dir keine Direktnachrichten schicken, deshalb kommen deine Handkarten nicht von selbst. *Meine Hand* oder /hand zeigt sie dir.
help-goal = **{ $title }.** { $goal }
help-rules = `/regeln` ist das Regelheft: erst ein Überblick, dann Seite für Seite. Mit einem Stichwort schlägst du etwas Bestimmtes nach.
help-new = Eröffne mit `/neu` einen Tisch, hol Leute dazu und drück auf *Starten*. Am Tisch sagt dir `/hilfe` mehr.
help-edition = Wo ein Regelheft eine Karte, einen Plan oder einen Preis nicht zeigt, haben wir eigene entworfen. `/regeln` *Über diese Ausgabe* sagt, was woher stammt.
help-unofficial = Ack-Ack { $version } ist ein inoffizielles Fanprojekt und hat mit den Rechteinhabern dieser Spiele nichts zu tun. Fragen zu diesem Bot oder zu Rechten: { $contact }
help-move = Wenn du dran bist, nimm die Knöpfe unter dem Spielplan. Soll dir niemand zusehen, drück auf *Zug machen*. Oder tippe einen Befehl: Er bietet nur an, was erlaubt ist, samt den Chancen.
help-sketch = *Vorschau* zeichnet auf den Spielplan, was eine Aktion bewirken würde.
help-hand = *Meine Hand* zeigt dir deine Karten. Nur du siehst sie.
help-standing = Dort gibst du auch Dauerbefehle: wie ich für dich reagiere, wenn du nicht da bist. Wo keiner passt, reagiert der Computer. Mit `/tisch reaktionen` frage ich dich, wenn es darauf ankommt, oder immer.
help-board = *Spielplan als Text* sagt in Worten, was das Bild zeigt. `/spielplan` zeigt es größer oder aus der Nähe. `/wiederholung` zeigt das ganze Spiel.
help-back = Wenn du wiederkommst, beginnen *Zug machen* und `/verlauf` mit dem, was du verpasst hast. `/spiele` zeigt alle deine Tische. Nach dem Spiel gibt es auf seiner Karte den Knopf *Revanche*.
help-page-home = So wird gespielt
help-page-turn = Dein Zug
help-page-look = Spielplan und Wiederholung
help-page-time = Zeit und Abwesenheit
help-page-own = Befehle dieses Spiels
help-page-more = Befehle in jedem Spiel
help-page-about = Über diesen Bot
help-menu = Mehr Hilfe

# --- the rules ---------------------------------------------------------------------------------------------

topic-term = { $name }
rules-term = **{ $name }** ({ $rule }): { $text }
rules-entry = **{ $name }**: { $text }
topic-about = { $name }
term-edition = Über diese Ausgabe
edition-from-pack = - Aus dem Paket „{ $name }“: { $parts }.
edition-named = { $name } ({ $count } von { $all }: { $entries })
edition-from-book = - Aus dem Regelheft: { $parts }.
edition-from-public = - Öffentlich bekannt: { $parts }.
edition-from-ours = - Von uns entworfen: { $parts }.
edition-unofficial = Das hier ist ein inoffizielles Fanprojekt und hat mit den Rechteinhabern des Spiels nichts zu tun. `/hilfe` zeigt, wer diesen Bot betreibt und wie du die Person erreichst.
edition-all = { $name } (alle { $count })
edition-some = { $name } ({ $count } von { $all })
rules-unknown = Dieses Thema finde ich nicht. Tippe ein Wort davon und wähle aus der Liste.
button-topic = 📖 { $topic }

# --- what goes wrong ---------------------------------------------------------------------------------------

error-no-table-here = In diesem Kanal läuft kein Spiel. Geh in seinen Thread, oder eröffne mit /neu einen Tisch.
error-no-such-place = Auf dem Spielplan gibt es keinen Ort namens „{ $typed }“. Wähle einen aus der Liste.
error-no-such-action = Das geht jetzt nicht. Wähle eine Aktion aus der Liste.
error-incomplete = Bitte wähle auch „{ $slot }“. Nimm etwas aus der Liste.
error-another-question = { refusal-other-question }
error-command-changed = Dieser Befehl hat sich geändert, seit Discord ihn dir gezeigt hat. Tippe ihn noch einmal. Wenn das nicht hilft, lade Discord neu.
error-may-not-write-here = Ich brauche in diesem Kanal „Nachrichten senden“ und „Dateien anhängen“. Frag jemanden, der den Server verwaltet, oder eröffne den Tisch woanders.
incident = Bei mir ist etwas schiefgegangen. Deinem Spiel ist nichts passiert, versuch es bitte noch einmal. Wenn es wieder geschieht, melde Vorfall { $number } bei der Person, die diesen Bot betreibt.

# --- commands ----------------------------------------------------------------------------------------------

command-new = Einen neuen Tisch eröffnen
    .name = neu
option-new-game = Welches Spiel
    .name = spiel
option-new-where = Wo gespielt wird (Standard: ein neuer Thread)
    .name = ort
choice-here = in diesem Kanal
command-act = Eine beliebige erlaubte Aktion ausführen
    .name = handeln
option-act-action = Was du tust (leer lassen: Schritt für Schritt)
    .name = aktion
command-board = Den Spielplan als Bild und Text zeigen, nur für dich
    .name = spielplan
option-board-size = Bildgröße (Standard: Handy)
    .name = größe
option-board-position = Die Stellung als eine Zeile zeigen, die du kopieren kannst
    .name = stellung
choice-position = als eine Zeile
board-position = Die Stellung als eine Zeile. Füg sie bei `/neu aus:` ein, um von dort weiterzuspielen. Karten, die du nicht siehst, verteile ich zufällig.
option-board-around = Welcher Teil des Spielplans aus der Nähe
    .name = ausschnitt
choice-size-phone = fürs Handy
choice-size-large = groß, zum Hineinzoomen
command-advice = Den Computer um einen Rat bitten (nicht gegen andere Menschen)
    .name = rat
command-review = Rückblick auf ein beendetes Spiel: Gewinnchancen und entscheidende Züge
    .name = rückblick
command-replay = Das Spiel Aktion für Aktion durchgehen, nur für dich
    .name = wiederholung
command-hand = Deine Hand zeigen, nur für dich
    .name = hand
command-log = Zeigen, was bisher passiert ist
    .name = verlauf
command-games = Alle deine Spiele zeigen und die auf diesem Server
    .name = spiele
command-help = Zeigen, wie gespielt wird
    .name = hilfe
command-table = Alles rund um den Tisch
    .name = tisch
command-table-join = Am Tisch in diesem Kanal Platz nehmen
    .name = mitspielen
command-table-leave = Vor dem Start den Platz verlassen, oder das Team verlassen
    .name = verlassen
command-table-start = Das Spiel starten
    .name = starten
command-table-undo = Deine letzte Aktion zurücknehmen
    .name = zurücknehmen
command-table-dice = Zeigen, wie man die Würfel nachprüft
    .name = würfel
command-table-resign = Das Spiel aufgeben
    .name = aufgeben
command-table-end = Das Spiel ohne Ergebnis beenden, wenn alle zustimmen
    .name = beenden
command-table-reactions = Reaktionen einstellen: automatisch, bei Wichtigem fragen, immer fragen, nie
    .name = reaktionen
option-reactions-mode = Wie du reagierst
    .name = art
command-table-assign = Deine Seite aufteilen: wer welche Figur spielt
    .name = aufteilen
option-assign-share = Was du vergibst (beides leer lassen: sehen, wer was spielt)
    .name = was
option-assign-to = Wer es spielt
    .name = wer
command-table-stand-in = Im Team füreinander spielen: erlauben oder verbieten (nur Host)
    .name = vertretung
option-stand-in-allowed = Erlauben?
    .name = erlaubt
choice-yes = ja
choice-no = nein

# --- names of tables, cards, rematches, since you were here -------------------------------------------------

table-label = { $name } · { $title }
seat-of-player = { $player } ({ $seat })
option-new-language = Sprache des Tisches: Spielplan, Beiträge und Thread
    .name = sprache
option-new-name = Ein Name für den Tisch
    .name = name
error-bad-position = Diese Stellung kann ich bei „{ $typed }“ nicht lesen. Kopiere die ganze Zeile, die `/spielplan stellung:` zeigt.
error-unplayable-position = Aus dieser Stellung kann niemand weiterspielen. Kopiere eine aus einem Spiel, das noch läuft.
error-position-of-another-game = Diese Stellung gehört zu einem anderen Spiel. Wähle es bei `spiel:`.
error-options-of-position = Die Optionen stehen in der Stellung. Lass sie bei /neu weg.
error-nothing-to-play-on = Ab hier kann niemand weiterspielen. Such dir mit /wiederholung einen anderen Zug eines beendeten Spiels aus.
error-no-notation-here = Stellungen dieses Spiels kann ich nicht als Zeile schreiben. `/spielplan` zeigt sie als Bild und Text.
error-bad-table-name = Der Name eines Tisches braucht 1 bis { $longest } Zeichen. Versuch es mit einem anderen.

card-round = Runde { $number }
card-away = { $name } (abwesend)
card-waits = Am Zug: { $people } (gefragt { $since })
card-waits-until = Am Zug: { $people } (gefragt { $since }, fällig { $until })
card-waits-on-bank = Am Zug: { $people } (gefragt { $since }, Zeitkonto { $until } leer)
card-banks = Zeitkonto: { $banks }
card-banks-full = Zeitkonto: je { $left }
card-bank = { $name } { $left }
card-bank-empty = { $name } leer
card-board = Zum Spielplan
card-lobby = Zur Lobby
games-elsewhere = Deine Spiele auf anderen Servern
games-direct = Deine Spiele in Direktnachrichten
note-title = Private Notiz
note-own = Deine Notiz
note-about = Nur du siehst sie, wenn du deinen Zug machst oder deine Hand ansiehst.
note-kept = Notiert. Niemand sonst kann es sehen.
note-deleted = Deine Notiz ist gelöscht.
button-note = Notiz
button-mute = Stummschalten
button-unmute = Stummschaltung aufheben

# --- try it out ---------------------------------------------------------------------------------------------

button-trial = Ausprobieren
trial-mark = PROBE
trial-title = **Ausprobieren** · { $line }
trial-line = Variante { $number }
trial-about = Spiel beide Seiten, wie du willst. Nur du siehst das, und das Spiel bleibt, wie es ist.
trial-about-hidden = Spiel beide Seiten, wie du willst. Nur du siehst das. Was dir verborgen ist, habe ich zufällig verteilt.
trial-alt = Eine Probe, nicht der Tisch. { $board }
trial-passed = Das Spiel ist weitergegangen, seit du diese Variante begonnen hast.
trial-stale = Du hast diese Variante inzwischen geändert. So steht sie jetzt.
trial-odds = { $percent } % Chance auf diesen Ausgang
trial-outcomes = { $count ->
    [one] Es gibt nur einen Ausgang.
   *[other] { $count } Ausgänge, der wahrscheinlichste zuerst. Wähle einen.
}
trial-outcomes-about = Es gibt viele Ausgänge. Ich habe { $rolls }-mal gewürfelt: Das sind die häufigsten. Wähle einen.
trial-outcome = Ausgang
trial-outcome-odds = { $percent } %
trial-lines = **Deine Varianten an diesem Tisch.** Bis zu { $most } haben Platz. Ich behalte sie bis zum Ende des Spiels, nur für dich.
trial-lines-choose = Variante öffnen
trial-line-passed = das Spiel ist seither weitergegangen
trial-name-title = Variante umbenennen
trial-name = Name der Variante
trial-name-about = Nur du siehst ihn. Lass ihn leer, um wieder die Nummer zu sehen.
panel-line-next = **{ $line }** geht weiter: { $action }
panel-line-over = **{ $line }** endet hier: Das Spiel ist anders weitergegangen.
button-line-leave = Variante verlassen
button-trial-roll = Neu würfeln
button-trial-chances = Andere Ausgänge
button-trial-likely = Würfel: wahrscheinlich
button-trial-rolled = Würfel: zufällig
button-trial-deal = Neu verteilen
button-trial-take = Variante spielen
button-trial-lines = Varianten ({ $count })
button-trial-add = Neue Variante
button-trial-carry = Übertragen
button-trial-name = Umbenennen
button-trial-delete = Variante löschen
button-trial-panel = Zurück zum Tisch
error-line-full = Diese Variante hat { $most } Schritte, mehr geht nicht. Nimm einige zurück, oder drück auf *Varianten* und *Neue Variante*.
error-too-many-lines = Du hast hier schon { $most } Varianten, mehr geht nicht. Öffne eine und drück auf *Variante löschen*.
error-line-does-not-fit = Das Spiel ist weitergegangen, und diese Variante passt nicht mehr. Drück auf *Neue Variante*.

# --- end of try it out --------------------------------------------------------------------------------------
mute-on = Dieser Tisch pingt dich nicht mehr an. Die Uhr läuft weiter, also schau mit /spiele vorbei.
mute-off = Dieser Tisch pingt dich wieder an.
games-next-page = Seite { $page } von { $pages }
games-none-waiting = Gerade wartet kein Spiel auf dich.
games-away = Du giltst hier als abwesend
games-stood-in = Hier springt der Computer für dich ein
games-back = { $count ->
    [0] Du warst nirgends abwesend.
    [one] Du bist an einem Tisch wieder da.
   *[other] Du bist an { $count } Tischen wieder da.
  }
button-next-game = Nächstes Spiel ({ $count })
button-back-everywhere = Ich bin überall zurück
me-absent = { $count ->
    [one] An einem Tisch giltst du als abwesend.
   *[other] An { $count } Tischen giltst du als abwesend.
  } Wo es eine Bedenkzeit gibt, springt der Computer für dich ein.
games-missing = { $count ->
    [one] Eins deiner Spiele wartet, weil ich es gerade nicht laden kann
   *[other] { $count } deiner Spiele warten, weil ich sie gerade nicht laden kann
  }. Nichts geht verloren. Sag der Person Bescheid, die diesen Bot betreibt.

button-rematch = Revanche
button-open = Plätze freigeben
lobby-kept = freigehalten für { $people }
rematch-asked = Revanche? { $people }: Drück auf *Mitspielen*, auf der anderen Seite ist ein Platz für dich reserviert.
rematch-open = Der Tisch für die Revanche ist offen: { $link }
error-seat-kept = Dieser Platz ist für { $people } freigehalten. Alle an diesem Tisch können ihn mit *Plätze freigeben* öffnen.
error-still-played = Dieses Spiel läuft noch. Bitte um eine Revanche, wenn es vorbei ist.
error-did-not-play = Um eine Revanche kann nur bitten, wer mitgespielt hat. Eröffne mit /neu einen eigenen Tisch.
error-names-are-gone = Die Namen aus diesem Spiel sind gelöscht, deshalb kann ich niemanden einladen. Eröffne mit /neu einen neuen Tisch.

since-title = Seit du zuletzt hier warst:
since-before = Davor:
since-more = … und { $count } weitere: /verlauf
button-film = Als Animation
button-news = Als Wiederholung ansehen
button-file = Als Datei
replay-step = { $number } von { $count }
replay-file = Das ganze Spiel zum Durchblättern, samt Würfelprüfung. Lade es herunter und öffne es im Browser.
replay-file-so-far = Das Spiel bisher zum Durchblättern, wie alle es gesehen haben. Lade es herunter und öffne es im Browser.
replay-since = Was seitdem passiert ist, so wie alle es gesehen haben.
option-replay-since = Ab deinem letzten Blick, oder wie viele Züge zurück (Standard: das ganze Spiel)
    .name = seit
choice-last-look = mein letzter Blick
choice-turns = { $turns ->
    [one] der letzte Zug
   *[other] die letzten { $turns } Züge
  }
error-nothing-new = Seit deinem letzten Blick ist nichts passiert. Um die letzten Züge zu sehen, gib bei /wiederholung eine Zahl an.
error-no-such-time = Gib an, wie viele Züge du zurückwillst, oder wähle deinen letzten Blick aus der Liste.
# --- ways out ----------------------------------------------------------------------------------------------

note-end-agreed = Alle am Tisch haben zugestimmt, das Spiel ohne Ergebnis zu beenden.
note-end-alone = { $name } hat das Spiel beendet. Sonst war niemand mehr da.
note-ended = Das Spiel ist ohne Ergebnis zu Ende.
note-end-moderator = Die Moderation hat das Spiel beendet.
note-end-lost = Den Kanal dieses Spiels gibt es nicht mehr, deshalb endet es ohne Ergebnis.

error-not-your-vote = Darüber stimmen die anderen ab. Um deinen Platz zu behalten, spiel einfach.
error-not-paused = Dieses Spiel macht gerade keine Pause. Spielt einfach weiter.
error-bad-pause = Eine Pause dauert 1 bis { $most } Tage. Wähle eine andere Zahl.
error-already-seated = Diese Person hat an diesem Tisch schon einen Platz. Wähle jemand anderen.
error-seen-other-side = Diese Person hat in diesem Spiel schon Karten einer Seite gesehen und kann keine andere übernehmen. Wähle jemand anderen.
error-too-many-lobbies = Du hast { $most } Tische, die noch Leute suchen. Starte einen davon oder sag einen ab.
error-no-computers = Bots spielen nicht. Wähle einen Menschen.
notice-level = Neue Stärke des Computers ({ $seats }): { $level ->
    [easy] leicht
    [hard] schwer
   *[normal] mittel
  }.
notice-character = Für den Computer spielt jetzt: { $who }. Stärke: { $level }.

notice-host = { $name } ist jetzt Host.
notice-paused = Das Spiel macht Pause bis { $when }. Die Uhren stehen, spielen könnt ihr trotzdem. Mit `/tisch fortsetzen` endet die Pause früher.
notice-resumed = Die Pause ist vorbei. Die Uhren laufen wieder.
notice-handed-over = { $name } übernimmt { $seat_def } von { $before }. Die Handkarten sieht jetzt nur noch { $name }.
notice-sits-down = { $name } spielt jetzt { $seat_def }.
notice-taken = { $name } hat deinen Platz bei { $title } übernommen, samt Handkarten. Zuschauen kannst du gern weiter.
notice-moved = Das Spiel ist hierher umgezogen: Am alten Ort kann ich nicht mehr schreiben.
notice-cut = ✂️ { $name } hebt ab: `{ $word }`
notice-uncut = Niemand hat rechtzeitig abgehoben. Ich habe ohne Abheben gegeben.
notice-back = Ich bin zurück auf diesem Server, und euer Spiel ist noch da. Spielt weiter, wo ihr aufgehört habt.
notice-lost = Dein Spiel { $title } endet ohne Ergebnis: Seinen Kanal gibt es nicht mehr.
notice-mute = Ich darf hier nicht schreiben, deshalb sieht niemand, was passiert. Bitte gebt mir „Kanal anzeigen“, „Nachrichten senden“, „Nachrichten in Threads senden“ und „Dateien anhängen“.

post-paused = Pause, weiter { $when }

button-vote = Die anderen fragen
button-take-seat = Platz übernehmen
confirm-vote = Dieses Spiel für alle ohne Ergebnis beenden? Die anderen müssen zustimmen.
vote-replaced = { $name } hat inzwischen etwas anderes gefragt, deshalb ist diese Abstimmung vorbei.
vote-lapsed = Diese Abstimmung ist vorbei: Das Spiel ist schon weiter.
vote-timed-out = Diese Abstimmung ist vorbei: Nach drei Tagen haben noch nicht alle geantwortet.
vote-asked = Ich habe die anderen gefragt.
end-vote = { $name } möchte dieses Spiel ohne Ergebnis beenden. Es endet, wenn alle zustimmen.
vote-refused-end = { $name } hat abgelehnt: Das Spiel geht weiter.
vote-done-end = Alle sind einverstanden. Das Spiel ist beendet.
pause-vote = { $name } möchte { $days ->
    [one] einen Tag
   *[other] { $days } Tage
  } Pause. Die Uhren halten so lange an, spielen könnt ihr trotzdem.
vote-refused-pause = { $name } hat abgelehnt: Die Uhren laufen weiter.
vote-done-pause = Alle sind einverstanden. Das Spiel macht Pause.
pace-vote = { $name } möchte eine andere Bedenkzeit: { $pace }.
vote-refused-pace = { $name } hat abgelehnt: Die Bedenkzeit bleibt, wie sie ist.
vote-done-pace = Alle sind einverstanden. Es gilt eine neue Bedenkzeit.
notice-pace = Die Bedenkzeit je Zug ist jetzt: { $pace }.
notice-slow = Seit einer Stunde ist nichts von { $people } zu hören. Die Bedenkzeit je Zug ist jetzt: { $pace }. `/tisch bedenkzeit` ändert sie.
replace-vote = { $name } schlägt vor: { $person } übernimmt { $seat_def }.
vote-refused-replace = { $name } hat abgelehnt: Alle bleiben, wo sie sind.
vote-done-replace = Alle sind einverstanden. Ich biete den Platz an.
handover-seat = { $seat } ({ $people })
handover-offer = { $person }, übernimmst du { $seat_def }? Die Hand gehört dann dir.
handover-offered = Ich habe den Platz angeboten. Bis zur Zusage bleibt alles, wie es ist.
handover-accepted = { $name } hat den Platz übernommen.

help-ways = Eine Weile abwesend, oder keine Zeit mehr? `/tisch pause` hält die Uhren an, wenn alle zustimmen. `/tisch weitergeben` gibt deinen Platz weiter. `/tisch beenden` beendet das Spiel, wenn alle zustimmen.
command-table-pause = Die Uhren für einige Tage anhalten, wenn alle zustimmen
    .name = pause
option-pause-days = Wie viele Tage, höchstens 14 (Standard: 7)
    .name = tage
command-table-pace = Die Bedenkzeit je Zug ändern, wenn alle zustimmen
    .name = bedenkzeit
command-table-resume = Eine Pause vorzeitig beenden
    .name = fortsetzen
command-table-computer = Die Stärke des Computers im laufenden Spiel ändern (nur Host)
    .name = computer
option-computer-level = Ein Name oder leicht, mittel, schwer
    .name = stufe
option-computer-seat = Welcher Platz des Computers (Standard: alle)
    .name = platz
command-table-replace = Deinen Platz weitergeben oder jemanden für einen anderen Platz vorschlagen
    .name = weitergeben
option-replace-person = Wer den Platz übernimmt
    .name = person
option-replace-seat = Welcher Platz, wenn nicht deiner (die anderen müssen zustimmen)
    .name = platz

# --- playing in a browser ----------------------------------------------------------------------------------

local-address = Öffne { $address } in einem Browser, um zu spielen (Beenden: Strg+C).
local-add-person = Person hinzufügen
local-alt-text = Was das Bild zeigt
local-browser-zone = Wie auf diesem Computer
local-cancel = Abbrechen
local-channels = Kanäle
local-choose = Wählen
local-clock-ahead = { $hours } h vor der echten Zeit
local-close = Schließen
local-closed = Ack-Ack ist beendet. Starte es wieder mit make play und öffne die Adresse, die es ausgibt.
local-command-hint = Wähle einen Befehl aus der Liste, um ihn zu benutzen.
local-commands = Befehle
local-direct = Direktnachrichten
local-direct-begin = Das sieht nur { $name }. Hier kommen Handkarten, Erinnerungen und andere private Nachrichten von Ack-Ack an.
local-dismiss = Ausblenden
local-language = Sprache
local-language-note = Ack-Ack antwortet jeder Person in ihrer Sprache, wenn es sie spricht, sonst auf Englisch. Datum und Uhrzeit richten sich nach Sprache und Zeitzone.
local-more-options = Weitere Angaben
local-name = Name
local-new-messages = Neu
local-no-match = Nichts gefunden. Versuch es mit anderen Worten oder lass es leer.
local-only-you = Nur du kannst das sehen
local-open-picture = Bild groß öffnen
local-open-thread = Öffnen
local-optional = Drück die Eingabetaste zum Senden, oder ergänze:
local-people = Leute
local-people-hint = Das bist alles du: Drück auf einen Namen, um den Tisch aus der Sicht dieser Person zu sehen.
local-placeholder = Nachricht, oder / für Befehle
local-save = Speichern
local-search = Suchen
local-send = Senden
local-settings = Name, Sprache und Zeitzone
local-skip-1 = +1 h
local-skip-8 = +8 h
local-skip-24 = +1 Tag
local-spoiler = Verborgener Text: zum Lesen drücken
local-submit = Absenden
local-thinking = { $name } denkt nach …
local-thread-begin = Hier beginnt der Thread, in dem ihr spielt.
local-thread-opened = { $name } hat einen Thread eröffnet:
local-thread-posts = Nachrichten: { $count }
local-time = Zeit
local-time-hint = Spring nach vorn, um Uhren ablaufen und Erinnerungen ankommen zu sehen.
local-time-zone = Zeitzone
local-to-newest = Zur neuesten Nachricht
local-used = { $name } hat { $command } benutzt
local-welcome = Willkommen bei Ack-Ack! Ack ack ack.
local-welcome-1 = Eröffne ein Spiel: Drück unten auf eines, oder tippe `/neu`.
local-welcome-2 = Du hast schon einen Platz. Drück auf **Computer hinzufügen**, um gegen ihn zu spielen. Oder werde unter *Leute* jemand anders und drück auf **Mitspielen**.
local-welcome-3 = Drück auf **Starten**. Das Spiel öffnet seinen eigenen Thread, und geheime Handkarten kommen unter *Direktnachrichten* an.
local-you = du

local-error-broken = Hier ist etwas schiefgegangen. Versuch es noch einmal.
local-error-full = Mehr geht nicht: Hier ist Platz für { $count } Leute. Drück auf einen Namen, um diese Person zu spielen.
local-error-moved-on = Das ist nicht mehr da. Sieh dir die neueste Nachricht an.
local-error-no-command = Den Befehl /{ $name } gibt es hier nicht. Tippe /, um alle zu sehen.
local-error-no-name = Bitte wähle einen Namen.
local-error-no-place = Diesen Kanal gibt es nicht mehr. Wähle links einen anderen.
local-error-nobody = Diese Person ist nicht mehr da. Wähle unter *Leute* eine andere.
local-error-option = Bitte wähle für „{ $name }“ einen der angebotenen Werte.
local-error-same-name = Hier heißt schon jemand { $name }. Wähle einen anderen Namen.
local-error-silent = Ack-Ack hat nicht geantwortet. Versuch es noch einmal.
local-error-slow = Ack-Ack arbeitet noch daran …
local-error-too-long = Schreib zwischen 1 und { $count } Zeichen.

# --- what a server sets for its tables ----------------------------------------------------------------------

error-wrong-channel = Auf diesem Server kannst du Tische nur in { $places } eröffnen.
error-needs-role = Um auf diesem Server Tische zu eröffnen, brauchst du die Rolle { $role }. Mitspielen kannst du an jedem Tisch, der Leute sucht: siehe /spiele.
error-server-full = { $most ->
    [one] Auf diesem Server darf nur ein Tisch offen sein, und der ist belegt.
   *[other] Alle { $most } Tische dieses Servers sind belegt.
  } Spiel dort mit (/spiele), oder warte, bis ein Spiel endet. Wer den Server verwaltet, kann mit /server mehr erlauben.
error-not-manager = Dafür brauchst du das Recht „Server verwalten“. Frag jemanden, der es hat.
error-not-on-server = Benutze diesen Befehl auf einem Server, nicht in Direktnachrichten.
error-everybodys-role = Diese Rolle haben alle. Wähle eine, die sich Leute selbst aussuchen.

command-server = Für die Verwaltung: wo, wie und von wem hier Tische eröffnet werden
    .name = server
option-server-zone = Zeitzone dieses Servers: Gib eine Stadt oder einen Kontinent ein
    .name = zeitzone
lobby-calls = Wer spielt mit? { $role }
server-title = Tische auf diesem Server
server-all-optional = Alles hier ist freiwillig. Änderungen gelten sofort.
server-channels = Kanäle
server-channels-means = Wo Tische eröffnet werden dürfen, auch in Threads.
server-anywhere = überall
server-hall = Spielhalle
server-hall-means = Ein Forum, in dem jeder neue Tisch einen Beitrag bekommt, mit Tags für Spiel und Stand.
server-no-hall = kein Forum
server-hall-closed = Ich darf dort nichts schreiben. Gib mir in diesem Forum *Nachrichten senden* und *Dateien anhängen*.
server-hall-tags = Ich darf dort keine Tags anlegen. Gib mir *Kanäle verwalten*, oder leg die Tags selbst an.
hall-wanted = Leute gesucht
hall-running = läuft
hall-finished = beendet
table-in-hall = Dein Tisch: { $post }
server-opener = Wer einen Tisch eröffnen darf
server-opener-means = Mitspielen dürfen alle. Wer den Server verwaltet, darf immer einen Tisch eröffnen.
server-no-opener = alle
server-caller = Rolle, die ich anpinge, wenn ein neuer Tisch Leute sucht
server-caller-means = Ein Ping je Tisch, und keiner zwischen 22:00 und 8:00 Uhr in der Zeitzone dieses Servers. Lass die Leute die Rolle selbst wählen, zum Beispiel unter „Kanäle & Rollen“.
server-no-caller = niemand
server-caller-unheard = Ich kann diese Rolle noch nicht anpingen. Erlaube in ihren Einstellungen, dass alle sie erwähnen.
server-zone-none = **Zeitzone:** nicht eingestellt. Tippe `/server zeitzone:` und wähle eine. Sie sagt mir, wann hier Nacht ist, und gilt für alle, die keine eigene eingestellt haben.
server-pace = Bedenkzeit, wenn der Host keine andere wählt
server-pace-any = Standard (3 Tage)
server-tables = Höchstzahl der Tische (Solospiele und ruhende zählen nicht)
server-tables-count = { $count ->
    [one] ein Tisch
   *[other] { $count } Tische
  }
server-tables-any = Standard (100)
server-locale = Sprache neuer Tische
server-locale-any = die Sprache des Servers in Discord
server-forget = Namen aus beendeten Spielen löschen
server-forget-means = Ich ersetze Namen und Discord-ID aller, die mitgespielt haben, durch einen Platzhalter. Diese Spiele zählen in /bilanz nicht mehr mit, lassen sich aber noch ansehen und prüfen. Das lässt sich nicht rückgängig machen, deshalb beginnt es erst einen Tag nach deiner Wahl.
server-forget-any = nie
server-forget-days = { $count } Tage nach dem Ende

# --- what people set for themselves ------------------------------------------------------------------------

error-no-such-zone = Eine Zeitzone namens „{ $typed }“ kenne ich nicht. Gib eine Stadt oder einen Kontinent ein und wähle aus der Liste.
error-too-quiet = Höchstens { $most } Stunden Ruhezeit am Tag sind möglich, denn die anderen warten auf dich. Wähle weniger.
error-too-long-away = { $left ->
    [0] Du warst in den letzten { $of } Tagen { $most } Tage abwesend, mehr geht nicht. Wenn du nicht spielst, springt der Computer für dich ein.
    [one] Du kannst jetzt noch einen Tag abwesend sein: höchstens { $most } von je { $of } Tagen.
   *[other] Du kannst jetzt noch { $left } Tage abwesend sein: höchstens { $most } von je { $of } Tagen.
  }

help-pace = Unter Leuten hat jeder Zug eine Bedenkzeit. `/neu` legt sie fest, der Spielplan zeigt sie. Ist sie um, läuft dein Zeitkonto: noch einmal so viel Zeit pro Spiel. Schnelle Züge füllen es auf. Ist es leer, spielt der Computer diesen Zug. Verpasst du zwei in Folge, springt er ein, bis du auf *Ich bin zurück* drückst oder spielst. Gegen den Computer läuft keine Uhr.
help-me = Spiele dauern Tage. Sag mir mit `/ich`, wann du schläfst, welche Tage du frei hast und wann du abwesend bist. Dann pinge ich dich nicht an, und die Uhr wartet.
command-me = Deine Einstellungen: Zeitzone, Ruhezeiten, freie Tage, Abwesenheiten
    .name = ich
option-me-zone = Deine Zeitzone: Gib eine Stadt oder einen Kontinent ein
    .name = zeitzone

call-next = Du bist bei { $place } als Nächstes dran. Gerade am Zug: { $people }.
button-clear = Löschen
me-title = Deine Einstellungen
me-for-you = Sie gelten sofort an allen deinen Tischen.
me-zone = **Zeitzone:** { $zone } (dort ist es { $time })
me-zone-none = **Zeitzone:** nicht eingestellt. Tippe `/ich zeitzone:` und wähle deine.
me-zone-means = Bis dahin nehme ich die Zeitzone des Servers, falls er eine hat.
me-zone-learnt = Bis dahin pinge ich dich zu diesen Zeiten nicht an: { $hours }. Da hast du noch nie gespielt.
zone-ask = **Wann schläfst du?** Wähle einen Ort mit deiner Uhrzeit, dann pinge ich dich nachts nicht an.
zone-ask-time = Wie spät ist es bei dir?
zone-later = Kein Problem. Mit `/ich` stellst du Zeitzone und Ruhezeiten jederzeit ein.
zone-set = Deine Zeitzone ist { $zone }. Ruhezeiten: { $hours }. Beides änderst du mit `/ich`.
button-not-now = Jetzt nicht
me-quiet = Ruhezeiten
me-quiet-means = Dann pinge ich dich nicht an. Eine Frist, die hineinfiele, endet erst zwei Stunden danach.
me-no-quiet = keine Ruhezeiten
me-hours = { $since } bis { $until }
me-days = Freie Tage
me-no-days = keine freien Tage
day-0 = Montag
day-1 = Dienstag
day-2 = Mittwoch
day-3 = Donnerstag
day-4 = Freitag
day-5 = Samstag
day-6 = Sonntag
me-away = Abwesend
me-away-until = **Abwesend** bis { $when }. Spiele zu zweit mit drei Tagen pro Zug warten auf dich. In allen anderen Spielen mit Bedenkzeit spielt der Computer für dich.
me-away-planned = **Abwesend** von { $since } bis { $until }. Bis dahin läuft alles wie gewohnt.
me-away-first = Ab wann?
me-away-now = ab sofort
me-away-day = ab { $day }, { $date }
me-away-cancel = Doch nicht
me-away-left = { $days ->
    [0] Im Moment hast du keine Abwesenheitstage mehr.
    [one] Du kannst ab jetzt einen Tag abwesend sein.
   *[other] Du kannst ab jetzt bis zu { $days } Tage abwesend sein.
  }
me-away-how-long = Wie lange bist du abwesend?
me-away-days = { $days ->
    [one] einen Tag
   *[other] { $days } Tage
  }
me-back = Ich bin zurück
me-wishes = Nachrichten
me-hand-on = Hand per Direktnachricht: an
me-hand-off = Hand per Direktnachricht: aus
me-heads-up-on = Hinweis, wenn du als Nächstes dran bist: an
me-heads-up-off = Hinweis, wenn du als Nächstes dran bist: aus
me-lessons-on = Tipps: an
me-lessons-off = Tipps: aus
me-nudges-on = Solo-Erinnerungen: an
me-nudges-off = Solo-Erinnerungen: aus
me-language = Sprache
me-language-auto = die Sprache deines Discord
language-name = Deutsch

# --- records -----------------------------------------------------------------------------------------------

command-record = Zeigen, was du oder jemand anders gespielt und gewonnen hat, nur für dich
    .name = bilanz
option-record-person = Wessen Bilanz (Standard: deine)
    .name = person
option-record-game = Nur dieses Spiel
    .name = spiel
record-mine = Deine Bilanz
record-theirs = Bilanz von { $name }
record-everywhere = Alle deine beendeten Spiele
record-here = Beendete Spiele auf diesem Server
record-none-mine = Du hast noch kein Spiel beendet. Eröffne mit /neu einen Tisch oder finde einen mit /spiele.
record-none-theirs = { $name } hat auf diesem Server noch kein Spiel beendet. Lad { $name } doch zu einem ein: /neu eröffnet einen Tisch.
record-tally = { $played } gespielt, { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
record-tally-short = { $won } von { $played } gewonnen
record-entry = { $label }: { $tally }
record-against-people = **Mit anderen Menschen:** { $tally }
record-against-computer = **Gegen den Computer:** { $tally } (getrennt gezählt)
record-against-alone = **Allein:** { $tally }
record-streaks = **Siege in Folge:** { $now } (Rekord: { $best })
record-visit = **Ein Zug dauert** im Schnitt { $time }
record-in-time = **Rechtzeitig:** { $made } von { $turns } Zügen ({ $percent } %)
record-by-title = Nach Spiel
record-by-side = Nach Seite
record-by-scenario = Nach Szenario
record-by-series = Serien
record-computer = Gegen den Computer
record-latest = Die letzten Spiele
record-won = gewonnen
record-drawn = unentschieden
record-lost = verloren
record-alt = Balken für gewonnene, unentschiedene und verlorene Spiele. { $bars } { $latest }
record-alt-latest = Die letzten Spiele, das jüngste zuletzt: { $results }.
duration-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
  }
duration-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
  }
duration-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
  }

# --- orders that go on by themselves -----------------------------------------------------------------------

panel-order-stopped = Dein Befehl endet hier: *{ $action }* geht nicht mehr.

# --- fair dice ---------------------------------------------------------------------------------------------

button-shake = Schütteln
shake-title = Würfel schütteln
shake-word = Ein Wort, oder was du willst
shake-about = Alle Würfe hängen davon ab, und alle werden es sehen. Lass das Feld leer, um dein Wort zu löschen.
shake-done = Dein Wort für die Würfel: `{ $word }`. Alle sehen es, wenn das Spiel beginnt.

button-cut = Abheben
button-unopen = Zurück zur Lobby
cut-title = Abheben
cut-word = Ein Wort, oder was du willst
cut-about = Alle Würfe hängen davon ab, und alle sehen es. Niemand kann es vorher wissen.
cut-done = Du hast abgehoben: `{ $word }`. Das Spiel läuft in { $place }.

opening-seal = Siegel `{ $seal }`
opening-dice = 🔒 Faire Würfel, vor dem Spiel versiegelt: ||{ $values }|| `/tisch würfel` erklärt sie
opening-lobby = ID der Lobby-Nachricht `{ $id }`
opening-id = ID für { $name } `{ $id }`
opening-word = Wort von { $name }: `{ $word }`
opening-alone = Hier spielen keine Menschen gegeneinander, also muss niemand abheben.
opening-cut = { $people }: Jetzt abheben! Knopf drücken und irgendein Wort schreiben. Hebt niemand ab, gebe ich { $until }.

dice-parts = Jeder Wurf entsteht aus dem versiegelten Geheimnis und diesen öffentlichen Werten:
dice-id = - ID einer Nachricht: `{ $id }`
dice-word = - Wort von jemandem am Tisch: `{ $word }`
dice-cut = - Wort vom Abheben: `{ $word }`
dice-uncut = - niemand hat abgehoben
dice-mark = Prüfmarke nach Zeile { $row }: `{ $mark }`. Sie muss in der Datei stehen, die du am Ende bekommst.
dice-owner = Wer diesen Bot betreibt, kann im laufenden Spiel alle Handkarten und das Würfelgeheimnis sehen. Spiel also auf einem Bot von jemandem, dem du vertraust oder der nicht mitspielt. Niemand kann Würfel, Aktionen oder ihre Reihenfolge ändern, ohne dass es auffällt.
post-secret = Das Würfelgeheimnis war { $secret }
proof-mark = Prüf es selbst: Die Datei enthält jeden Wurf und jede Aktion, die Seite zeigt die Würfe in deinem Browser. Prüfmarke: { $mark }

page-title = Die Würfel eines Spiels
page-about = Diese Seite enthält das ganze Spiel. Sie berechnet Siegel, Seed und jeden Wurf hier in deinem Browser neu, ohne irgendwo nachzufragen.
page-part = Kein Fehler gefunden. Jeder Wurf auf dieser Seite ergibt sich aus dem Seed.
page-bad = Hier stimmt etwas nicht.
page-unproved = Diese Seite beweist nicht:
page-early = Zeile 0 bis { $last }. Damals galten andere Regeln, deshalb ließen sich nur die Würfe prüfen, die dort stehen.
page-rules = Dass jede Aktion erlaubt war, dass kein Wurf fehlt und wer gewonnen hat. Das kann nur „ackack verify“ sagen.
page-authors = Wer welche Aktion gemacht hat. Das schützt allein die Prüfmarke.
page-compared = Dass dies das Spiel ist, das du gespielt hast. Vergleiche Siegel, IDs und die letzte Prüfmarke mit dem, was in Discord stand.
page-alone = Diesen Seed hat allein der Bot bestimmt. Niemand sonst hat etwas beigetragen.
page-seal = Siegel
page-secret = Geheimnis
page-ids = IDs der Nachrichten
page-words = Wörter der Mitspielenden
page-cut = Wort vom Abheben
page-uncut = niemand hat abgehoben
page-seed = Seed
page-mark = Prüfmarke des Spiels
page-posted = Füge ein Siegel oder eine Prüfmarke aus Discord ein:
page-uncompared = Noch mit keinem Beitrag in Discord verglichen.
page-same = Gehört zu diesem Spiel.
page-other = Gehört nicht zu diesem Spiel.
page-row = Zeile
page-kind = Was
page-seat = Platz
page-rolls = Würfe
page-told = Was passiert ist
page-roll = { $chosen } von { $choices }

# --- the booklet of rules ----------------------------------------------------------------------------------

booklet-overview = Das Spiel in einer Minute
booklet-part = { $name } ({ $number } von { $count })
booklet-page = { $title } · Seite { $number } von { $count }
booklet-contents = Inhalt
overview-turn = Ein Zug, Schritt für Schritt
overview-winning = So gewinnst du
topic-page = { $name }
page-board = Was der Spielplan zeigt
button-next-page = Weiter
button-rules = Regeln

# --- lessons -----------------------------------------------------------------------------------------------

lesson = 💡 { $text }
post-welcome = Deine erste Invasion? Drück auf *Zug machen*, ich erkläre unterwegs alles. Die Regeln in einer Minute: /regeln
post-guide = Deine erste Invasion? *Anleitung starten* führt dich durch die ersten Züge, direkt an diesem Tisch.
guide-step = 🧭 **Schritt { $number } von { $count }.** { $text }
guide-between = 🧭 { $advised ->
    [true] Ich würde das wählen. Danach mache ich weiter.
   *[other] Du hast die Wahl. Danach mache ich weiter.
  }
guide-move = 👉 { $label }
guide-or = Alles, was du tun kannst:
guide-done = 🧭 Das Wichtigste kennst du jetzt. Ab hier gehört die Invasion dir.

# What is kept of a person, and being forgotten

button-my-data = Meine Daten
button-forget-me = Vergiss mich
button-forget-sure = Ja, vergiss mich
button-forget-not = Nein, alles behalten
my-data-about = Das ist alles, was ich über dich gespeichert habe, auf allen Servern.
my-data-large = Was ich über dich gespeichert habe, passt nicht in eine Discord-Nachricht. Bitte frag die Person danach, die diesen Bot betreibt.
forget-title = Soll ich dich vergessen?
forget-means = Ich ersetze deinen Namen und deine Discord-ID in jedem Spiel auf jedem Server durch einen Platzhalter. Ich lösche Einstellungen, Bilanz und Dauerbefehle und schicke dir keine Direktnachrichten mehr. Das lässt sich nicht rückgängig machen.
forget-playing = { $games ->
        [one] Du spielst gerade **ein Spiel** und gibst es auf. Ist nur noch eine Seite übrig, gewinnt sie. Sonst übernimmt der Computer deinen Platz.
       *[other] Du spielst gerade **{ $games } Spiele** und gibst sie auf. Ist nur noch eine Seite übrig, gewinnt sie. Sonst übernimmt der Computer deinen Platz.
    }
forget-lobbies = { $lobbies ->
        [one] Du verlässt auch das Spiel, auf das du wartest.
       *[other] Du verlässt auch die { $lobbies } Spiele, auf die du wartest.
    }
forget-stays = Deine Aktionen bleiben, damit andere ihre Spiele ansehen und prüfen können, ebenso deine Wörter für die Würfel. Beiträge in Kanälen bleiben, wie sie sind.
forget-done = Erledigt. Ich weiß nichts mehr über dich. Wenn du wieder spielst, lernen wir uns neu kennen.
stranger-name = Jemand
error-sat-down-again = Du hast dich im selben Moment an einen Tisch gesetzt, deshalb habe ich angehalten. Drück noch einmal auf *Vergiss mich*.

# Too much at once, and buttons nobody knows

error-too-fast = { $seconds ->
        [one] Das war etwas viel auf einmal. Versuch es in einer Sekunde noch einmal.
       *[other] Das war etwas viel auf einmal. Versuch es in { $seconds } Sekunden noch einmal.
    }
suggestions-too-fast = { $seconds ->
        [one] Das war etwas viel auf einmal. Warte eine Sekunde, oder tippe es ohne Vorschläge.
       *[other] Das war etwas viel auf einmal. Warte { $seconds } Sekunden, oder tippe es ohne Vorschläge.
    }
error-unknown-button = Dieser Knopf stammt aus einer älteren Version. Mit /spiele kommst du zu deinen Tischen zurück.

# --- advice ------------------------------------------------------------------------------------------------

error-unfair-advice = Gegen andere Menschen gebe ich keinen Rat, das wäre ihnen gegenüber unfair. Spielst du gegen den Computer, helfe ich gern.
because-best = Ich habe alle Möglichkeiten verglichen, und so stehst du am besten da.

# --- the lobby's options ------------------------------------------------------------------------------------

option-new-from = Aus einer Stellung starten: eine Zeile von /spielplan stellung:
    .name = aus
table-from-position = { $title } (aus einer Stellung)
option-new-watch = Nur zuschauen: Du eröffnest den Tisch, andere spielen
    .name = zuschauen
choice-watch = nur zuschauen
option-new-prompt = Nur für Leute, die mehr als 90 % ihrer Züge rechtzeitig machen
    .name = rechtzeitig
choice-prompt = spielt rechtzeitig
button-options = Optionen
button-cancel = Abbrechen
lobby-change = Ändere die Optionen des Spiels. Alle sehen die Änderung in der Lobby.

# --- looking back ------------------------------------------------------------------------------------------

review-working = Ich spiele dieses Spiel von jedem Zug an noch einmal durch: { $percent } % geschafft.
review-queued = { $ahead ->
    [one] Vor deinem Rückblick ist noch einer dran.
   *[other] Vor deinem Rückblick sind noch { $ahead } dran.
  } Du kannst das hier schließen und später /rückblick nehmen: Ich hebe ihn auf.
review-later = Das dauert noch. Ich hebe den Rückblick auf: Nimm später noch einmal /rückblick.
review-title = Rückblick
review-about = { $game }
review-axis = Gewinnchance
review-round = Runde
review-turn = Zug
review-intro = **{ $outcome }** Die Kurven zeigen die Gewinnchance jeder Seite, gemessen an dem, was alle sehen konnten. Ich habe das Spiel von jedem Zug an viele Male zu Ende gespielt. Die hellen Bänder zeigen, wie weit ich danebenliegen kann.
review-alone = **{ $outcome }** Die Kurve zeigt deine Gewinnchance. Ich habe das Spiel von jedem Zug an viele Male zu Ende gespielt. Das helle Band zeigt, wie weit ich danebenliegen kann.
review-numbers = Die Zahlen markieren die Züge, die das Spiel entschieden haben.
review-point = **{ $number }** · { $name }: vorher { $before } %, nachher { $after } %{ $round ->
    [0] .
   *[other] {" "}(Runde { $round }).
  }
review-resigned = **{ $number }** · { $name } gibt auf, bei { $before } % Gewinnchance{ $round ->
    [0] .
   *[other] {" "}(Runde { $round }).
  }
review-clock = **{ $number }** · Die Bedenkzeit von { $name } ist um, und damit das Spiel: vorher { $before } %, nachher { $after } %{ $round ->
    [0] .
   *[other] {" "}(Runde { $round }).
  }
review-better = Besser: **{ $action }**. Bei gleichem Glück bringt das etwa { $gain } Siege mehr in 100 Spielen.
review-no-better = In diesen Zügen habe ich nichts eindeutig Besseres gefunden.
review-none = Kein einzelner Zug hat dieses Spiel entschieden. Die Chancen haben sich nach und nach verschoben.
review-alt = Die Gewinnchance im Lauf des Spiels. { $courses } { $turns ->
    [0] Kein Zug sticht heraus.
    [one] Ein Zug ist markiert.
   *[other] { $turns } Züge sind markiert.
  }
review-better-hidden = Es gibt etwas Besseres: ||{ $action }||. Bei gleichem Glück bringt das etwa { $gain } Siege mehr in 100 Spielen.
button-puzzle = Bessere Aktion finden
puzzle-mark = RÄTSEL
puzzle-title = Bessere Aktion finden
puzzle-about = { $name } war hier dran. Eine andere Aktion bringt bei gleichem Glück etwa { $gain } Siege mehr in 100 Spielen.
puzzle-left = { $tries ->
    [one] Du hast noch einen Versuch.
   *[other] Du hast noch { $tries } Versuche.
  }
puzzle-alt = Ein Rätsel aus einem beendeten Spiel. { $board }
puzzle-missed = **{ $action }** bringt etwa { $tried } Siege in 100 Spielen, die bessere Aktion { $better }.
puzzle-found = **{ $action }**: Gefunden! Das bringt etwa { $tried } Siege in 100 Spielen.
puzzle-hint = Tipp: Schau unter **{ $where }** nach.
puzzle-over = Das war der letzte Versuch. Besser war **{ $action }**.
puzzle-working = Ich spiele deine Aktion viele Male durch. Einen Moment.
button-play-on = Ab hier weiterspielen
play-on-title = Ab hier weiterspielen
play-on-about = Ich öffne einen Tisch mit dieser Stellung. Er zählt für keine Bilanz. Was deiner Seite damals verborgen war, verteile ich neu.
play-on-side = Deine Seite
play-on-level = Wie gut soll der Computer spielen?
play-on-opened = Dein Tisch ist offen: { $link } Drück dort auf *Starten*.
review-alt-course = { $name }: { $first } % am Anfang, { $last } % am Ende.

# --- reports ---------------------------------------------------------------------------------------------------

end-length = { $rounds ->
    [0] {""}
    [one] Eine Runde, {""}
   *[other] { $rounds } Runden, {""}
  }{ $moves ->
    [one] eine Aktion
   *[other] { $moves } Aktionen
  }, { $time }.
end-scores = Stand Runde für Runde
end-score = { $round } · { $score }
end-chances = Die Gewinnchancen
end-said = **{ $name }:** „{ $line }“
end-review-follows = Ich suche die Wendepunkte. Sie erscheinen hier.
end-dice = 🔒 Faire Würfel: Die Dateien enthalten jeden Wurf und das Geheimnis (Prüfmarke `{ $mark }…`). `/tisch würfel` erklärt, wie du sie prüfst.
seat-with-sign = { $sign } { $name }

# --- commands that several games share ---------------------------------------------------------------------

verb-move = Eine Figur oder Einheit bewegen
    .name = bewegen
slot-move-figure = Was sich bewegt
    .name = figur
slot-move-to = Wohin
    .name = wohin
verb-card = Eine Karte spielen
    .name = karte
slot-card-card = Welche Karte, und wofür
    .name = karte
verb-pass = Deinen Zug beenden, passen oder nicht reagieren
    .name = passen
verb-odds = Die genauen Chancen zeigen
    .name = chancen
verb-rules = Eine Regel, eine Karte oder eine Figur nachschlagen
    .name = regeln
slot-rules-topic = Was du nachschlagen willst
    .name = thema

# --- Einladungen ---

option-new-with = Bis zu fünf Leute einladen (@Ben @Anna): Ich halte die Plätze zwei Tage frei
    .name = mit
lobby-door = Wer mitspielen kann
door-public = alle
door-private = nur Eingeladene
lobby-private = nur Eingeladene
lobby-guests = Eingeladen: { $people }. Drück auf *Annehmen* oder *Diesmal nicht*. Ich halte die Plätze zwei Tage frei.
invite-asked = { $people_count ->
    [one] { $people }: { $name } lädt dich zum Spielen ein. Drück
   *[other] { $people }: { $name } lädt euch zum Spielen ein. Drückt
  } auf *Annehmen* oder *Diesmal nicht*.
invite-accepted = Du bist dabei. Der Tisch ist in { $place }.
invite-declined = Gut, diesmal nicht. Der Host weiß Bescheid.
button-accept = Annehmen
button-decline = Diesmal nicht
notice-invited = { $name } lädt dich zu { $title } in { $place } ein. Ich halte deinen Platz zwei Tage frei.
notice-declined = Diesmal nicht dabei: { $people }. Der Platz an deinem Tisch in { $place } ({ $title }) ist frei.
notice-unanswered = Nach zwei Tagen keine Antwort von { $people }. Ich halte keinen Platz mehr frei ({ $title } in { $place }).
error-not-invited = An diesem Tisch spielen nur Leute mit, die { $host } eingeladen hat. Du kannst zuschauen oder mit /neu einen eigenen Tisch eröffnen.
error-not-your-invitation = Hier wartet keine Einladung auf dich. Mit *Mitspielen* nimmst du einen freien Platz.
error-nobody-invited = Zu diesem Tisch ist niemand eingeladen, also könnte niemand mitspielen. Eröffne einen mit `/neu mit:` und versuch es dort.
error-no-such-guest = Diese Leute finde ich auf diesem Server nicht. Erwähne Mitglieder: `mit: @Ben @Anna`.
error-too-many-guests = { $room ->
    [0] Dieser Tisch hat keinen Platz für Gäste. Wähle ein anderes Spiel, oder lass `mit:` weg.
    [one] Dieser Tisch hat nur Platz für einen Gast. Lad weniger Leute ein.
   *[other] Dieser Tisch hat nur Platz für { $room } Gäste. Lad weniger Leute ein.
}
me-invites-on = Einladung als Direktnachricht: an
me-invites-off = Einladung als Direktnachricht: aus

# --- zuschauen ---

button-watch = Zuschauen
button-watch-daily = Einmal am Tag
button-watch-end = Nur das Ergebnis
button-watch-stop = Nicht mehr zuschauen
button-watch-change = Ändern oder beenden
button-watched = Beobachtete Spiele
watch-daily = Du schaust zu. Einmal am Tag schicke ich dir als Direktnachricht ohne Ping, was passiert ist, dazu den Spielplan. Auch das Ergebnis schicke ich dir.
watch-end = Du schaust zu. Wenn das Spiel vorbei ist, schicke ich dir das Ergebnis als Direktnachricht ohne Ping.
watch-stopped = Du schaust diesem Spiel nicht zu.
watched-title = Beobachtete Spiele
watched-pick = Ein Spiel ändern oder beenden
watched-none = Du schaust keinem Spiel zu. Drück unter einem Spielplan auf *Zuschauen*, um einem zu folgen.
digest-since = Seit der letzten Zusammenfassung:
error-plays-here = Du spielst hier selbst mit und siehst ohnehin alles. *Ein Brief am Tag* in `/ich` fasst alle deine Spiele zusammen.

# --- die Blockliste ---

button-block-list = Blockliste
block-title = Blockliste
block-about = Mit diesen Leuten setze ich dich nie an einen Tisch, und sie können dich nicht einladen. Sie erfahren nichts davon. Gemeinsame Spiele laufen weiter.
block-pick = Niemand ist blockiert

# --- Serien ------------------------------------------------------------------------------------------------

lobby-series = Serie
series-single = Ein einzelnes Spiel
error-series-decides = Das bestimmt die Serie. Um selbst zu wählen, eröffne mit /neu einen eigenen Tisch.
series-best-of-3 = Zwei Siege aus drei Spielen, mit Seitenwechsel
series-head = **{ $series }** · Spiel { $number } von { $count }
series-game = Spiel { $number }
series-won = { $game }: gewonnen von **{ $people }**
series-drawn = { $game }: unentschieden
series-wins = { $name } **{ $wins }**
series-score = Gewonnene Spiele: { $score }
series-winner = 🏆 Die Serie geht an **{ $name }**!
series-tied = 🏆 Die Serie endet unentschieden.
series-asked = Weiter mit der Serie! { $people }: Drück auf *Mitspielen*, dein Platz ist reserviert.
button-series-next = Weiter in der Serie
button-series-again = Noch einmal spielen
button-series-new = Was ist neu?
series-new-people = Neu dabei: { $people }.
series-new-rules = Neue Regeln: { $rules }.
series-next = als Nächstes
series-side-won = Sieg: { $side }
series-draw = unentschieden
series-progress = { $played } von { $count } Spielen gespielt
series-nothing-new = In diesem Spiel ist nichts neu.
series-alt = { $series }, { $played } von { $count } Spielen gespielt. { $games } { $score }

# --- einander finden ---------------------------------------------------------------------------------------

command-challenge = Herausfordern
challenge-title = { $name } herausfordern
button-challenge = Herausfordern
error-challenges-themselves = Dich selbst kannst du nicht herausfordern. Wähle jemand anderen, oder eröffne mit /neu einen Tisch.
error-not-on-this-server = Ich bin nicht auf diesem Server und kann hier nichts posten. Nimm /neu in meinen Direktnachrichten, oder bitte einen Admin, mich einzuladen.
command-play = Jemanden zum Spielen finden
    .name = mitspielen
option-play-game = Welches Spiel (Standard: was du unten auswählst)
    .name = spiel
option-play-against = Gegen wen (Standard: Leute)
    .name = gegen
find-title = Spiel suchen
find-about = Wähle Spiele und Bedenkzeiten, dann drück auf *Spiel suchen*. Ich finde Leute, die wach sind, wenn du es bist.
find-waiting = Ich suche seit { $since } jemanden für ein Spiel mit dir. Ich pinge dich an, sobald ich jemanden finde.
find-meanwhile = Gerade passt niemand. Spiel bis dahin in { $place } gegen den Computer: Drück dort auf *Starten*.
find-found = Ich habe ein Spiel für dich: { $title } mit { $people }. Geh zu { $place } und drück auf *Starten*.
find-crowd = { $title }, { $pace }: { $count ->
    [one] Eine andere Person wartet.
   *[other] { $count } andere warten.
}
find-nobody = Sonst wartet gerade niemand.
find-games = Welche Spiele
find-paces = Bedenkzeit
find-against-people = Gegen Leute
find-against-computer = Gegen Leute, bis dahin gegen den Computer
find-watch = Sag Bescheid, wenn ein Tisch für dieses Spiel offen ist
find-watch-none = Für kein Spiel
find-ask = Du suchst seit drei Tagen ein Spiel auf { $server }. Soll ich weitersuchen? Ohne Antwort höre ich in drei Tagen auf.
find-kept = Gut, ich suche weiter. In drei Tagen frage ich wieder.
find-stopped = Gut, ich suche nicht mehr. Mit /mitspielen fängst du wieder an.
button-find = Spiel suchen
button-stop-looking = Nicht mehr suchen
button-keep-looking = Weitersuchen
pair-asked = { $people }: Ihr wolltet beide spielen. Drückt auf *Starten*, wenn ihr bereit seid.
notice-paired = Ich habe ein Spiel für dich: { $title } mit { $name }. Geh zu { $place } und drück auf *Starten*.
notice-table-opened = In { $place } ist ein Tisch für { $title } offen. Willst du vom nächsten hören, frag wieder mit /mitspielen.
error-not-waiting = Du suchst dort kein Spiel mehr. Mit /mitspielen auf dem Server fängst du wieder an.
error-no-game-for-two = Keins meiner Spiele hier ist für zwei. Eröffne mit /neu eins für dich allein.

## ein Brief am Tag

me-letter = Ein Brief am Tag
me-letter-means = Statt Pings: einmal am Tag alle deine Spiele. Tische mit weniger als einem Tag Bedenkzeit pingen dich weiter an.
me-letter-none = Nein, ping mich an
me-letter-at = Um { $time }
letter-title = { $count ->
    [0] Deine Spiele heute
    [one] 1 Spiel wartet auf dich
   *[other] { $count } Spiele warten auf dich
  }
letter-games = Deine Spiele
letter-ended = Beendet
letter-your-turn = Du bist dran.
letter-moved = Seit dem letzten Brief gezogen: { $people }
letter-more = `/spiele` zeigt { $count } weitere.
letter-off = Mit `/ich` änderst du die Uhrzeit oder holst die Pings zurück.
