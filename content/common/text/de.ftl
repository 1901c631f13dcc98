# --- lists -------------------------------------------------------------------------------------------------

list-more = { $list }, { $item }
list-last = { $list } und { $item }
list-clause = { $list }; { $item }

# --- what the journal tells besides the game's own events ---------------------------------------------------

note-clock = { $seat_gender ->
    [mp] Die { $seat } sind
   *[other] { $seat } ist
  } nicht da, also übernimmt der Computer den Zug.
note-expired = Hier war lange niemand mehr, deshalb endet der Tisch ohne Ergebnis.
note-resign = { $seat_gender ->
    [mp] Die { $seat } geben auf.
   *[other] { $seat } gibt auf.
  }
note-left = { $name } verlässt das Spiel; die anderen auf dieser Seite spielen weiter.
note-undo = { $seat_gender ->
    [mp] Die { $seat } nehmen
   *[other] { $seat } nimmt
  } eine Aktion zurück.
note-end = Die Tischleitung hat das Spiel abgebrochen.
note-lost = Hier ist etwas passiert, das diese Version nicht mehr lesen kann.

outcome-resigned = { $winners_count ->
    [0] Das Spiel wurde aufgegeben.
   *[other] Sieg für { $winners_def }: Alle anderen haben aufgegeben.
  }

refusal-not-asked = Du bist gerade nicht dran.

# --- what a table does not do ------------------------------------------------------------------------------

error-no-such-table = Diesen Tisch gibt es nicht.
error-not-seated = Du sitzt nicht an diesem Tisch. Mitspielen kannst du, solange das Spiel nicht begonnen hat, zuschauen immer.
error-sits-here = Du sitzt an diesem Tisch: Was du wählst, wird gespielt, nicht vorgeschlagen.
error-no-advice = Du hast gerade nichts zu entscheiden. Frag mich, wenn du dran bist.
error-no-way-back = Seitdem wurde gewürfelt, und was gefallen ist, gilt.
error-seen-since = Seitdem wurde etwas Verborgenes gezeigt, oder der Computer hat geantwortet. Was geschehen ist, gilt.
error-no-computer-seat = Diesen Platz spielt nicht der Computer. Wähle einen aus der Liste.
error-not-host = Das darf nur die Tischleitung.
error-stale = Dieser Moment ist vorbei. Sieh dir den neuesten Spielplan an.
error-not-playing = An diesem Tisch wird gerade nicht gespielt: Das Spiel hat noch nicht begonnen oder ist schon vorbei.
error-already-started = Das Spiel hat schon begonnen.
error-seat-taken = Da sitzt schon jemand.
error-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
error-table-full = Es ist kein Platz mehr frei.
error-not-captain = { $captain } führt deine Seite an und entscheidet, wie sie reagiert.
error-not-yours = { $friend } spielt { $share }. Solange an diesem Tisch niemand für andere einspringen darf, kannst du das nicht tun: Frag { $friend } oder bitte die Tischleitung um /tisch vertretung.
error-not-a-team = Du bist allein auf deiner Seite: Dir gehört ohnehin alles.
error-no-such-share = Deine Seite hat nichts mit diesem Namen zu vergeben. Wähle etwas aus der Liste.
error-no-such-friend = Auf deiner Seite spielt niemand mit diesem Namen. Wähle jemanden aus der Liste.
error-last-of-seat = Es ist niemand mehr da, der deine Seite übernehmen könnte. Zum Aufgeben gibt es /tisch aufgeben.
error-no-standing-orders = Das Spiel an diesem Tisch kennt keine Dauerbefehle.
error-cannot-order = Dafür kannst du keinen Dauerbefehl geben, oder nicht mehr. Sieh dir deine Hand an.
error-too-many-orders = Du hast schon { $most } Dauerbefehle, mehr geht nicht. Entferne zuerst einen.
error-not-ready = { $fewest ->
    [one] Zuerst muss ein Platz besetzt sein, und zwar von einem Menschen.
   *[other] Zuerst müssen { $fewest } Plätze besetzt sein, einer davon von einem Menschen.
  }
error-unknown-title = Dieses Spiel kenne ich nicht.
error-bad-option = Das geht bei „{ $option }“ nicht.
error-unknown-verb = Das Spiel an diesem Tisch kennt diesen Befehl nicht.
error-nothing-to-undo = Du hast keine Aktion, die du zurücknehmen könntest.
error-nothing-to-agree = Es gibt nichts mehr, dem du zustimmen könntest.
error-outdated = Dieses Spiel wurde nach Regeln begonnen, die ich nicht mehr lesen kann. Es kann nicht weitergehen.
error-no-review-yet = Einen Rückblick gibt es, sobald ein Spiel zu Ende gespielt ist.
error-review-interrupted = Ich starte gleich neu. Bitte in einer Minute noch einmal um den Rückblick.
error-not-over = Das Geheimnis der Würfel wird verraten, wenn das Spiel vorbei ist.
error-not-allowed = { $sentence }

# === the front end =========================================================================================
# Everything from here on is said by bot/ui: buttons, panels, posts, commands.

# --- buttons -----------------------------------------------------------------------------------------------

button-turn = Zug machen
button-suggest = Vorschlagen
button-undo = Zurücknehmen
button-advice = Was würdest du tun?
button-hand = Meine Hand
button-text-board = Spielplan als Text
button-standing = Dauerbefehle
button-arm = Dauerbefehl geben
button-disarm = Entfernen
button-reactions = Reaktionen
button-choose = Wählen
button-back = Zurück
button-previous = Frühere
button-next = Weitere
button-sketch = Zeig mal
button-do-it = So machen
button-replay = Wiederholung
button-review = Rückblick
button-join = Mitspielen
button-leave = Verlassen
button-computer = Computer dazu
button-start = Starten
button-sit = Hier sitzen
button-team = Mit ins Team
button-free = Wegschicken
button-agree = Zustimmen
button-disagree = Nein
button-resign = Aufgeben
button-part = Meine Seite verlassen
button-end = Spiel abbrechen

# --- the lobby ---------------------------------------------------------------------------------------------

lobby-free = frei
lobby-captain = { $name } (führt an)
lobby-computer = der Computer ({ $level })
lobby-level = Wie gut spielt der Computer?
level-easy = leicht
level-easy-about = Spielt vernünftig und macht Fehler, wie Menschen sie machen
level-normal = mittel
level-normal-about = Schnell und nicht leicht zu schlagen
level-hard = schwer
level-hard-about = Denkt voraus und nimmt sich dafür einen Moment
lobby-read-on = Neu bei diesem Spiel? /regeln erklärt es in einer Minute und dann Seite für Seite; /hilfe sagt, wie man es hier spielt.
lobby-begun = Gespielt wird in { $place }
lobby-closed = Dieser Tisch ist geschlossen: Das Spiel wurde abgebrochen, oder eine Woche lang kam niemand.
lobby-pace = Bedenkzeit
pace-3d = 3 Tage
pace-24h = 24 Stunden
pace-8h = 8 Stunden
pace-none = unbegrenzt
button-reopen = Wieder öffnen
option-new-pace = Bedenkzeit für einen Zug, danach spielt ihn der Computer; ohne Angabe 3 Tage
    .name = bedenkzeit
# The beginning of the seal, for reading; all of it is told by /table dice.
lobby-seal = Die Würfel sind versiegelt: `{ $seal }`… (das ganze Siegel: /tisch würfel)
dice-seal = Die Würfel sind versiegelt: `{ $seal }`
thread-name = { $title }: { $players }
table-opened = Dein Tisch ist offen. Nimm Platz, such dir Leute zum Mitspielen und drück auf „Starten“.
table-opened-later = Dein Tisch ist offen, aber Discord hat die Nachricht dazu noch nicht angenommen. Ich versuche es weiter; du musst nichts tun.
table-done = Erledigt.

# --- posts -------------------------------------------------------------------------------------------------

post-until = endet { $when }
post-away = Nicht da: { $people }. So lange spielt der Computer.
post-asleep = Alle sind weg ({ $people }), deshalb schläft der Tisch. Spiel weiter oder drück auf „Ich bin zurück“. Ein Tisch, der zwei Wochen schläft, endet ohne Ergebnis.
sitter-away-until = { $who } (weg bis { $when })
call-half = { $people } Die Hälfte der Bedenkzeit ist um.
call-last = { $people } Die Bedenkzeit ist fast um.
call-nudge = { $people } Du bist dran.
call-ends = { $people } Hier hat lange niemand gespielt. In zwei Tagen endet dieser Tisch ohne Ergebnis.
button-here-again = Ich bin zurück
button-take = Platz übernehmen: { $seat }
post-suggested = ✋{ $count } { $label }
post-earlier = … (mehr mit /verlauf)
post-hand = Deine Hand bei { $table } ({ $place }):
hand-old = Das wird nicht mehr aktualisiert: Das Spiel kann inzwischen weitergegangen sein.
hand-none = In diesem Spiel hält niemand etwas geheim: Alles liegt offen auf dem Spielplan.

# --- the orders panel --------------------------------------------------------------------------------------

panel-which-kind = Was hast du vor?
panel-none = nichts davon
panel-which-action = Wähle:
# Of an order that is said as one: two things a figure does, one after the other.
whole-then = { $first }, dann { $then }
panel-suggesting = Du schaust zu, also ist das ein Vorschlag. Die Entscheidung trifft: { $people }.
panel-suggested = Dein Vorschlag: { $label }. Du kannst es dir noch anders überlegen.
panel-votes = ✋{ $count }
panel-not-asked = Du bist nicht dran.
panel-friends = Deine Seite ist dran, aber nicht du. Die Entscheidung trifft: { $people }.

# --- taking back -------------------------------------------------------------------------------------------

undo-vote = { $name } möchte { $moves ->
    [one] eine Aktion
   *[other] { $moves } Aktionen
  } zurücknehmen. Andere haben dadurch etwas erfahren, deshalb müssen alle zustimmen.
vote-refused-undo = { $name } stimmt nicht zu: Es bleibt, wie es ist.
vote-done-undo = Alle sind einverstanden: zurückgenommen.

# --- what cannot be taken back -----------------------------------------------------------------------------

confirm-resign = Dieses Spiel aufgeben? Das lässt sich nicht rückgängig machen.
confirm-part = Deine Seite den anderen überlassen? Sie spielen ohne dich weiter. Das lässt sich nicht rückgängig machen.
confirm-end = Dieses Spiel für alle ohne Ergebnis abbrechen? Das lässt sich nicht rückgängig machen.

# --- reactions ---------------------------------------------------------------------------------------------

reactions-automatic = Automatisch
reactions-counts = Fragen, wenn es darauf ankommt
reactions-ask = Immer fragen
reactions-never = Nie
reactions-set-automatic = Niemand wartet auf dich. Ist jemand anders dran, reagieren deine Dauerbefehle sofort; wo keiner passt, entscheidet der Computer nach dem, was du siehst. In deinem eigenen Zug spiele ich nur Karten, die du nennst. Dauerbefehle gibst du unter *Meine Hand*. Einer kann auch „frag mich“ sein.
reactions-set-counts = Ich frage dich, wenn es darauf ankommt: wenn jemand wahrscheinlich stirbt (50 % oder mehr) oder es einen Helden oder Anführer treffen könnte. Alles andere geht von selbst, wie bei *Automatisch*.
reactions-set-ask = Du wirst bei jeder Gelegenheit zu reagieren gefragt, und die Uhr läuft. Deine Dauerbefehle ruhen.
reactions-set-never = Jede Gelegenheit zu reagieren verstreicht von selbst. Deine Dauerbefehle ruhen.

armed-title = So reagierst du
armed-secret = Niemand sonst erfährt davon, auch nicht, ob ein Dauerbefehl oder der Computer geantwortet hat.
armed-none = Du hast keine Dauerbefehle gegeben.
armed-given = Dauerbefehl gegeben: { $order }

# --- teams -------------------------------------------------------------------------------------------------

team-anybody = alle
team-share = { $share }: **{ $owner }**
team-nothing = Hier gibt es nichts aufzuteilen.
team-captain = { $name } führt die Seite an und beantwortet die Gelegenheiten zu reagieren. Die Hand gehört allen gemeinsam.
stand-in-yes = Alle, die sich eine Seite teilen, dürfen jetzt füreinander einspringen.
stand-in-no = Alle, die sich eine Seite teilen, handeln jetzt nur für sich selbst; auf Gelegenheiten zu reagieren antwortet nur, wer die Seite anführt.

# --- looking -----------------------------------------------------------------------------------------------

log-empty = Noch ist nichts passiert.
sketch-look-at = Eines davon ansehen
sketch-nothing = Davon ist auf dem Spielplan nichts zu sehen.
replay-being-made = Der Film wird gerade gemacht. Das kann eine halbe Minute dauern, dann erscheint er hier.
replay-so-far = Das Spiel bis jetzt, so wie alle es gesehen haben.
replay-whole = Das ganze Spiel, und am Ende alles, was verborgen war.
replay-alt = Das Spiel in { $pictures } Bildern, eines je Zug. Das letzte: { $board }
advice = Ich würde sagen: **{ $label }**
games-mine = Deine Spiele hier
games-here = Andere Spiele auf diesem Server
games-none = Gerade wird nichts gespielt. Eröffne einen Tisch mit /neu.
games-lobby = sucht noch Leute
notice-dm-closed = Ich kann dir keine Direktnachrichten schicken, deshalb kommt deine Hand nicht, wenn sie sich ändert. Verloren geht nichts: „Meine Hand“ und /hand zeigen sie immer.
help-title = So wird gespielt
help-goal = **{ $title }.** { $goal }
help-rules = `/regeln` ist das Regelheft: erst ein Überblick, dann Seite für Seite. Mit einem Stichwort schlägst du etwas Bestimmtes nach.
help-new = Eröffne mit `/neu` einen Tisch, nimm Platz und drück auf *Starten*. Am Tisch verrät dir `/hilfe` mehr.
help-edition = Karten, Pläne und Preise, die kein Regelheft zeigt, haben wir selbst entworfen. Am Tisch sagt `/regeln` unter *Über diese Ausgabe*, was aus dem Heft stammt, was öffentlich bekannt ist und was von uns kommt.
help-unofficial = Ack-Ack { $version } ist ein inoffizielles Fanprojekt und hat mit den Rechteinhabern dieser Spiele nichts zu tun. Fragen zu diesem Bot oder zu Rechten: { $contact }
help-move = Wenn du dran bist, nimm die Knöpfe unter dem Spielplan oder, wenn du lieber im Stillen entscheidest, *Zug machen*. Oder tippe einen Befehl: Er bietet nur an, was erlaubt ist, samt den Chancen.
help-sketch = *Zeig mal* zeichnet auf den Spielplan, was eine Aktion bewirken würde, bevor du sie ausführst.
help-hand = Deine Karten findest du unter *Meine Hand*; nur du siehst sie.
help-standing = Dort gibst du auch Dauerbefehle: was für dich geantwortet wird, wenn du reagieren könntest. Wo keiner passt, antwortet der Computer; mit `/tisch reaktionen` lässt du dich fragen, wenn es darauf ankommt, oder immer.
help-board = *Spielplan als Text* sagt in Worten, was das Bild zeigt. `/spielplan` zeigt es größer oder aus der Nähe, `/wiederholung` das ganze Spiel als Animation.
help-back = Wenn du wiederkommst, beginnen *Zug machen* und `/verlauf` mit dem, was inzwischen passiert ist. `/spiele` findet alle deine Tische; nach dem Spiel gibt es auf seiner Karte im Kanal den Knopf *Revanche*.
help-commands = Befehle in jedem Spiel
help-commands-here = Befehle an diesem Tisch

# --- the rules ---------------------------------------------------------------------------------------------

topic-term = { $name }
rules-term = **{ $name }** ({ $rule }): { $text }
rules-entry = **{ $name }**: { $text }
topic-about = { $name }
term-edition = Über diese Ausgabe
edition-from-book = - Aus dem Regelheft: { $parts }.
edition-from-public = - Öffentlich bekannt: { $parts }.
edition-from-ours = - Von uns entworfen: { $parts }.
edition-unofficial = Das hier ist ein inoffizielles Fanprojekt und hat mit den Rechteinhabern des Spiels nichts zu tun. `/hilfe` zeigt, wer diesen Bot betreibt und wie du sie erreichst.
edition-all = { $name } (alle { $count })
edition-some = { $name } ({ $count } von { $all })
rules-unknown = Dieses Thema gibt es nicht. Tippe ein Wort davon und wähle aus der Liste.

# --- what goes wrong ---------------------------------------------------------------------------------------

error-no-table-here = Hier wird an keinem Tisch gespielt. Geh in den Thread deines Tisches oder eröffne mit /neu einen neuen Tisch.
error-no-such-place = Auf dem Spielplan gibt es keinen Ort namens „{ $typed }“. Wähle einen aus der Liste.
error-no-such-action = So heißt keine der Aktionen, die jetzt erlaubt sind. Wähle eine aus der Liste.
error-incomplete = Bitte wähle auch „{ $slot }“. Nimm etwas aus der Liste.
error-another-question = Zuerst ist etwas anderes zu beantworten.
error-command-changed = Dieser Befehl hat sich geändert, seit Discord ihn dir gezeigt hat. Tippe ihn noch einmal; wenn das nicht hilft, lade Discord neu.
error-may-not-write-here = Ich darf hier keine Nachrichten mit Bildern schreiben. Bitte um die Rechte „Nachrichten senden“ und „Dateien anhängen“ für mich, oder eröffne den Tisch in einem anderen Kanal.
incident = Bei mir ist etwas schiefgegangen (Vorfall { $number }). Dem Tisch ist nichts passiert: Versuch es noch einmal, und wenn es wieder geschieht, gib die Nummer an die Person weiter, die mich betreibt.

# --- commands ----------------------------------------------------------------------------------------------

command-new = Einen neuen Tisch eröffnen
    .name = neu
option-new-game = Welches Spiel
    .name = spiel
option-new-where = Wo gespielt wird: ohne Angabe in einem eigenen Thread
    .name = ort
choice-here = in diesem Kanal
command-act = Irgendetwas tun, das jetzt erlaubt ist
    .name = handeln
option-act-action = Was du tust; lass es leer, um Schritt für Schritt geführt zu werden
    .name = aktion
command-board = Den Spielplan als Bild und Text zeigen, nur für dich
    .name = spielplan
option-board-size = Wie groß: ohne Angabe fürs Handy
    .name = größe
option-board-around = Ein Ausschnitt aus der Nähe
    .name = ausschnitt
choice-size-phone = fürs Handy
choice-size-large = groß, zum Hineinzoomen
command-advice = Den Computer fragen, was er tun würde, wo das fair ist
    .name = rat
command-review = Auf ein beendetes Spiel zurückblicken: Gewinnchancen und die entscheidenden Züge
    .name = rückblick
command-replay = Das Spiel als Animation ansehen, ein Bild je Zug
    .name = wiederholung
command-hand = Deine Hand zeigen, nur für dich
    .name = hand
command-log = Zeigen, was bisher passiert ist
    .name = verlauf
command-games = Deine Spiele zeigen, wo immer sie laufen, und die auf diesem Server
    .name = spiele
command-help = Zeigen, wie gespielt wird
    .name = hilfe
command-table = Alles rund um den Tisch selbst
    .name = tisch
command-table-join = Am Tisch in diesem Kanal Platz nehmen
    .name = mitspielen
command-table-leave = Vor dem Start deinen Platz räumen oder deine Seite den anderen überlassen
    .name = verlassen
command-table-start = Das Spiel starten
    .name = starten
command-table-undo = Deine letzte Aktion zurücknehmen
    .name = zurücknehmen
command-table-dice = Zeigen, wie man die Würfel nachprüft
    .name = würfel
command-table-resign = Aufgeben
    .name = aufgeben
command-table-end = Das Spiel ohne Ergebnis abbrechen: die Tischleitung allein, sonst nur, wenn alle zustimmen
    .name = abbrechen
command-table-reactions = Wählen, wie du reagierst: automatisch, gefragt, wenn es darauf ankommt, immer gefragt oder nie
    .name = reaktionen
option-reactions-mode = Was geschieht, wenn du reagieren könntest
    .name = art
command-table-assign = Deine Seite aufteilen: wer welche Figur spielt
    .name = aufteilen
option-assign-share = Was du vergibst; lass beides leer, um zu sehen, wer was spielt
    .name = was
option-assign-to = Wer es spielt
    .name = wer
command-table-stand-in = Ob man auf einer Seite für Abwesende einspringen darf (nur die Tischleitung)
    .name = vertretung
option-stand-in-allowed = Ob es erlaubt ist
    .name = erlaubt
choice-yes = ja
choice-no = nein

# --- names of tables, cards, rematches, since you were here -------------------------------------------------

table-label = { $name } · { $title }
option-new-language = Die Sprache des Tisches: Spielplan, Beiträge und Thread
    .name = sprache
option-new-name = Ein Name für den Tisch, der überall erscheint, wo er erwähnt wird
    .name = name
error-bad-table-name = Der Name eines Tisches hat 1 bis { $longest } Zeichen.

card-round = Runde { $number }
card-away = { $name } (weg)
card-waits = Am Zug: { $people }, gefragt { $since }
card-waits-until = Am Zug: { $people }, gefragt { $since }; die Zeit läuft { $until } ab
card-board = Zum Spielplan
card-lobby = Zur Lobby
games-elsewhere = Deine Spiele auf anderen Servern
games-direct = Deine Spiele in Direktnachrichten
games-more = … und { $count } weitere.

button-rematch = Revanche
button-open = Plätze freigeben
lobby-kept = freigehalten für { $people }
rematch-asked = Revanche? { $people }: Drück auf „Mitspielen“, der Platz der anderen Seite ist für dich freigehalten.
rematch-open = Der Tisch für die Revanche ist offen: { $link }
error-seat-kept = Dieser Platz ist für { $people } freigehalten. Die Tischleitung und alle, die hier sitzen, können ihn mit „Plätze freigeben“ öffnen.
error-still-played = Das Spiel läuft noch. Um eine Revanche kannst du bitten, wenn es vorbei ist.
error-did-not-play = Um eine Revanche kann nur bitten, wer mitgespielt hat. Eröffne mit /neu einen eigenen Tisch.
error-names-are-gone = Ich weiß nicht mehr, wer dieses Spiel gespielt hat, und kann deshalb niemanden um eine Revanche bitten. Eröffne mit /neu einen eigenen Tisch.

since-title = Seit du zuletzt hier warst:
since-before = Davor:
since-more = … und { $count } weitere: /verlauf
button-film = Als Animation
replay-since = Was seitdem passiert ist, so wie alle es gesehen haben.
option-replay-since = Ab wann: dein letzter Blick oder so viele Züge zurück; ohne Angabe das ganze Spiel
    .name = seit
choice-last-look = mein letzter Blick
choice-turns = { $turns ->
    [one] der letzte Zug
   *[other] die letzten { $turns } Züge
  }
error-nothing-new = Seit deinem letzten Blick ist nichts passiert. Um die letzten Züge zu sehen, gib bei /wiederholung eine Zahl an.
error-no-such-time = Sag, wie viele Züge vorher es losgehen soll, oder wähle deinen letzten Blick aus der Liste.
# --- ways out ----------------------------------------------------------------------------------------------

note-end-agreed = Alle am Tisch haben zugestimmt, das Spiel ohne Ergebnis zu beenden.
note-end-moderator = Die Moderation hat das Spiel abgebrochen.
note-end-lost = Den Ort, an dem gespielt wurde, gibt es nicht mehr, deshalb endet das Spiel ohne Ergebnis.

error-not-your-vote = Ob jemand anders deinen Platz übernimmt, entscheiden die anderen. Um dabeizubleiben, spiel einfach weiter.
error-not-paused = Der Tisch macht gerade keine Pause.
error-bad-pause = Eine Pause dauert 1 bis { $most } Tage.
error-already-seated = Wer an diesem Tisch sitzt, kann dort keinen zweiten Platz einnehmen.
error-seen-other-side = Wer an diesem Tisch schon Karten auf der Hand hatte, kann keine andere Seite übernehmen.
error-too-many-lobbies = Du hast { $most } Tische, die noch Leute suchen. Starte oder beende zuerst einen davon.
error-no-computers = Bots spielen nicht. Wähle einen Menschen.
notice-level = Der Computer spielt jetzt auf einer anderen Stufe ({ $seats }): { $level ->
    [easy] leicht
    [hard] schwer
   *[normal] mittel
  }.

notice-host = Die Tischleitung hat jetzt { $name }.
notice-paused = Der Tisch macht Pause bis { $when }. Die Uhren stehen still, spielen darfst du trotzdem. Alle am Tisch können die Pause mit `/tisch fortsetzen` vorzeitig beenden.
notice-resumed = Die Pause ist vorbei: Die Uhren laufen wieder.
notice-handed-over = { $name } spielt ab jetzt { $seat_def }, anstelle von { $before }. Die Handkarten sieht ab jetzt nur noch { $name }.
notice-sits-down = { $name } spielt ab jetzt { $seat_def }.
notice-taken = { $name } hat deinen Platz bei { $title } übernommen, samt Handkarten. Zuschauen kannst du gern weiter.
notice-moved = Der Tisch ist hierher umgezogen: Wo bisher gespielt wurde, kann ich nicht mehr schreiben.
notice-back = Ich bin zurück auf diesem Server. Der Tisch ist noch da: Spielt weiter, wo ihr aufgehört habt.
notice-lost = Dein Spiel { $title } endet ohne Ergebnis: Den Ort, an dem gespielt wurde, gibt es nicht mehr.
notice-mute = Ich darf hier nicht schreiben, deshalb sehen die anderen nicht, was passiert. Bitte um die Rechte „Kanal anzeigen“, „Nachrichten senden“, „Nachrichten in Threads senden“ und „Dateien anhängen“ für mich; dann erscheint der Spielplan.

post-paused = Pause, endet { $when }

button-vote = Die anderen fragen
button-take-seat = Platz übernehmen
confirm-vote = Dieses Spiel für alle ohne Ergebnis beenden? Du hast nicht die Tischleitung, deshalb werden alle anderen am Tisch gefragt, ob sie zustimmen.
vote-replaced = { $name } hat inzwischen etwas anderes gefragt, deshalb ist diese Frage erledigt.
vote-lapsed = Diese Frage ist erledigt: Am Tisch ging es inzwischen weiter.
vote-asked = Die anderen werden gefragt, ob sie zustimmen.
end-vote = { $name } möchte dieses Spiel ohne Ergebnis beenden. Es endet, wenn alle zustimmen.
vote-refused-end = { $name } stimmt nicht zu: Das Spiel geht weiter.
vote-done-end = Alle sind einverstanden: Das Spiel ist beendet.
pause-vote = { $name } möchte { $days ->
    [one] einen Tag
   *[other] { $days } Tage
  } Pause. So lange stünden die Uhren still, und spielen dürfte man trotzdem.
vote-refused-pause = { $name } stimmt nicht zu: Die Uhren laufen weiter.
vote-done-pause = Alle sind einverstanden: Der Tisch macht Pause.
replace-vote = { $name } schlägt vor: { $person } übernimmt { $seat_def }.
vote-refused-replace = { $name } stimmt nicht zu: Alle bleiben, wo sie sind.
vote-done-replace = Alle sind einverstanden: Der Platz wird angeboten.
handover-seat = { $seat } ({ $people })
handover-offer = { $person }, übernimmst du { $seat_def }? Die Handkarten wären ab dann deine.
handover-offered = Der Platz ist angeboten. Bis das Angebot angenommen wird, bleibt alles, wie es ist.
handover-accepted = { $name } hat den Platz übernommen.

help-ways = Eine Weile weg, oder keine Zeit mehr? `/tisch pause` hält die Uhren an, wenn alle zustimmen, `/tisch weitergeben` gibt deinen Platz an jemand anderen weiter, `/tisch abbrechen` beendet das Spiel: die Tischleitung darf das allein, sonst müssen alle zustimmen.
command-table-pause = Die Uhren für einige Tage anhalten, wenn alle zustimmen
    .name = pause
option-pause-days = Wie viele Tage, höchstens 14; ohne Angabe 7
    .name = tage
command-table-resume = Eine Pause vorzeitig beenden
    .name = fortsetzen
command-table-computer = Wählen, wie gut der Computer spielt (nur die Tischleitung, nach dem Start)
    .name = computer
option-computer-level = leicht, mittel oder schwer
    .name = stufe
option-computer-seat = Welcher Platz des Computers; ohne Angabe alle
    .name = platz
command-table-replace = Deinen Platz weitergeben oder vorschlagen, dass ein anderer weitergegeben wird
    .name = weitergeben
option-replace-person = Wer den Platz übernimmt
    .name = person
option-replace-seat = Welcher Platz, wenn nicht deiner: Dann müssen die anderen am Tisch zustimmen
    .name = platz

# --- playing in a browser ----------------------------------------------------------------------------------

local-address = Öffne { $address } in einem Browser, um zu spielen (Strg+C beendet es).
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
local-language-note = Ack-Ack antwortet jeder Person in ihrer Sprache, soweit es sie kann, sonst auf Englisch. Datum und Uhrzeit richten sich nach Sprache und Zeitzone.
local-more-options = Weitere Angaben
local-name = Name
local-new-messages = Neu
local-no-match = Hier passt nichts. Versuch es mit anderen Worten oder lass es leer.
local-only-you = Nur du kannst das sehen
local-open-picture = Bild groß öffnen
local-open-thread = Öffnen
local-optional = Mit der Eingabetaste senden oder ergänzen:
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
local-thread-begin = Hier beginnt der Thread. Hier wird das Spiel gespielt.
local-thread-opened = { $name } hat einen Thread eröffnet:
local-thread-posts = Nachrichten: { $count }
local-time = Zeit
local-time-hint = Spring nach vorn, um Uhren ablaufen und Erinnerungen ankommen zu sehen.
local-time-zone = Zeitzone
local-to-newest = Zur neuesten Nachricht
local-used = { $name } hat { $command } benutzt
local-welcome = Willkommen bei Ack-Ack!
local-welcome-1 = Eröffne ein Spiel: Drück unten auf eines, oder tippe `/neu`.
local-welcome-2 = Du hast sofort einen Platz. Drück auf **Computer dazu**, um gegen ihn zu spielen, oder werde unter *Leute* jemand anders und drück auf **Mitspielen**.
local-welcome-3 = Drück auf **Starten**. Das Spiel öffnet seinen eigenen Thread, und geheime Handkarten kommen unter *Direktnachrichten* an.
local-you = du

local-error-broken = Hier ist etwas schiefgegangen. Versuch es noch einmal.
local-error-full = Hier ist Platz für { $count } Leute.
local-error-moved-on = Das ist nicht mehr da. Sieh dir die neueste Nachricht an.
local-error-no-command = Den Befehl /{ $name } gibt es hier nicht.
local-error-no-name = Bitte wähle einen Namen.
local-error-no-place = Diesen Ort gibt es hier nicht mehr.
local-error-nobody = Diese Person ist nicht mehr da.
local-error-option = Bitte wähle für „{ $name }“ einen der angebotenen Werte.
local-error-same-name = Hier heißt schon jemand { $name }.
local-error-silent = Ack-Ack hat nicht geantwortet. Versuch es noch einmal.
local-error-slow = Das dauert: Ack-Ack arbeitet noch daran.
local-error-too-long = Schreib etwas, mit höchstens { $count } Zeichen.

# --- what a server sets for its tables ----------------------------------------------------------------------

error-wrong-channel = Auf diesem Server werden Tische hier eröffnet: { $places }.
error-needs-role = Auf diesem Server eröffnet Tische, wer die Rolle { $role } hat. Mitspielen kannst du an jedem Tisch, der Leute sucht: /spiele zeigt sie.
error-server-full = { $most ->
    [one] Auf diesem Server ist schon ein Tisch offen, mehr sollen es zugleich nicht sein.
   *[other] Auf diesem Server sind schon { $most } Tische offen, mehr sollen es zugleich nicht sein.
  } Setz dich an einen, der noch Leute sucht, oder warte, bis einer endet: /spiele zeigt sie.
error-not-manager = Das kann nur, wer diesen Server verwalten darf.
error-not-on-server = Hier geht es um einen Server: Benutze den Befehl dort.
error-everybodys-role = Diese Rolle haben alle. Wähle eine, die sich Leute geben, weil sie gerufen werden wollen.

command-server = Für die Verwaltung: wo, von wem und wie auf diesem Server Tische eröffnet werden
    .name = server
option-server-zone = Die Zeitzone dieses Servers: Tippe eine Stadt oder einen Kontinent
    .name = zeitzone
lobby-calls = Wer spielt mit? { $role }
server-title = Tische auf diesem Server
server-all-optional = Du kannst etwas davon einstellen oder nichts. Jede Wahl gilt sofort.
server-channels = Kanäle
server-channels-means = Wo Tische eröffnet werden dürfen, auch in Threads dort.
server-anywhere = überall
server-opener = Wer einen Tisch eröffnen darf
server-opener-means = Mitspielen dürfen alle; wer den Server verwaltet, darf immer eröffnen.
server-no-opener = alle
server-caller = Wer gerufen wird, wenn ein neuer Tisch Leute sucht
server-caller-means = Einmal je Tisch, und nicht zwischen 22:00 und 8:00 Uhr in der Zeitzone dieses Servers. Lass die Leute sich die Rolle selbst geben, zum Beispiel unter „Kanäle & Rollen“.
server-no-caller = niemand
server-caller-unheard = Noch erreichen meine Rufe an diese Rolle niemanden: Erlaube in ihren Einstellungen, dass alle sie erwähnen dürfen.
server-zone-none = **Zeitzone:** nicht gesetzt. Tippe `/server zeitzone:` und wähle eine. Sie sagt mir, wann hier Nacht ist, und gilt für alle, die keine eigene gesetzt haben.
server-pace = Bedenkzeit, wo die Tischleitung keine wählt
server-pace-any = wie überall
server-tables = Höchstens so viele Tische zugleich
server-tables-count = { $count ->
    [one] ein Tisch
   *[other] { $count } Tische
  }
server-tables-any = wie überall
server-locale = Sprache neuer Tische
server-locale-any = wie in Discord für den Server eingestellt
server-forget = Wann beendete Spiele ihre Namen verlieren
server-forget-means = Dann ersetze ich Namen und Nummer von allen, die mitgespielt haben, durch die einer fremden Person, so wie *Vergiss mich* unter /ich. Das Spiel zählt dann in keiner /bilanz mehr; lesen und prüfen lässt es sich weiterhin. Das lässt sich nicht rückgängig machen, deshalb beginnt es erst einen Tag nach deiner Wahl.
server-forget-any = nie
server-forget-days = { $count } Tage nach dem Ende

# --- what people set for themselves ------------------------------------------------------------------------

error-no-such-zone = Eine Zeitzone namens „{ $typed }“ kenne ich nicht. Tippe eine Stadt oder einen Kontinent und wähle aus der Liste.
error-too-quiet = Mehr als { $most } Stunden Ruhezeit am Tag gehen nicht: Jemand wartet darauf, dass du spielst.
error-too-long-away = { $left ->
    [0] Du warst in den letzten { $of } Tagen { $most } Tage weg, und länger müssen die anderen nicht warten. Später kannst du wieder weg sein; bis dahin hilft die Uhr: Wenn sie abläuft, spielt der Computer für dich.
    [one] Du kannst jetzt noch einen Tag weg sein: höchstens { $most } von je { $of } Tagen.
   *[other] Du kannst jetzt noch { $left } Tage weg sein: höchstens { $most } von je { $of } Tagen.
  }

help-pace = Jeder Zug hat eine Bedenkzeit; `/neu` legt sie fest, und der Spielplan zeigt sie. Ist sie um, spielt der Computer diesen Zug; nach zweien in Folge springt er ein, bis du auf *Ich bin zurück* drückst oder spielst. `/tisch pause` hält die Uhren an, wenn alle zustimmen.
help-me = Spiele dauern Tage. Mit `/ich` sagst du, wann du schläfst, welche Tage du frei hast und wann du weg bist: Dann ruft dich niemand, und die Uhr wartet.
command-me = Deine Zeitzone, Ruhezeiten, freien Tage und Abwesenheiten, nur für dich zu sehen
    .name = ich
option-me-zone = Deine Zeitzone: Tippe eine Stadt oder einen Kontinent
    .name = zeitzone

call-next = { $people } hat bei { $place } einen Zug begonnen: Du bist als Nächstes dran.
button-clear = Leeren
me-title = Deine Einstellungen
me-for-you = Sie gelten an allen deinen Tischen. Jede Wahl gilt sofort.
me-zone = **Zeitzone:** { $zone }, dort ist es jetzt { $time }.
me-zone-none = **Zeitzone:** nicht gesetzt. Tippe `/ich zeitzone:` und wähle deine.
me-zone-means = Bis dahin richten sich Ruhezeiten und freie Tage nach der Zeitzone des Servers, falls er eine gesetzt hat.
me-quiet = Ruhezeiten
me-quiet-means = Dann ruft dich niemand, und keine deiner Fristen fällt hinein: Sie rückt auf zwei Stunden nach dem Ende der Ruhezeit.
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
me-away-until = **Abwesend** bis { $when }. Deine Tische wissen Bescheid und warten auf dich.
me-away-left = { $days ->
    [0] Im Moment kannst du keinen weiteren Tag weg sein.
    [one] Du kannst einen Tag weg sein, von jetzt an gezählt.
   *[other] Du kannst bis zu { $days } Tage weg sein, von jetzt an gezählt.
  }
me-away-how-long = Wie lange bist du weg?
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
me-lessons-on = Lektionen: an
me-lessons-off = Lektionen: aus
me-language = Sprache
me-language-auto = wie in deinem Discord
language-name = Deutsch

# --- records -----------------------------------------------------------------------------------------------

command-record = Zeigen, was du oder jemand anders gespielt und gewonnen hat, nur für dich
    .name = bilanz
option-record-person = Wessen Bilanz: ohne Angabe deine
    .name = person
option-record-game = Nur dieses Spiel
    .name = spiel
record-mine = Deine Bilanz
record-theirs = Bilanz von { $name }
record-everywhere = Alle deine beendeten Spiele
record-here = Beendete Spiele auf diesem Server
record-none-mine = Du hast noch kein Spiel beendet. Eröffne mit /neu einen Tisch oder finde einen mit /spiele.
record-none-theirs = { $name } hat auf diesem Server noch kein Spiel beendet. Lad doch zum Mitspielen ein: /neu eröffnet einen Tisch.
record-tally = { $played } gespielt, { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
record-tally-short = { $won } von { $played } gewonnen
record-entry = { $label }: { $tally }
record-against-people = **Mit anderen Menschen:** { $tally }
record-against-computer = **Gegen den Computer:** { $tally } (getrennt gezählt)
record-against-alone = **Allein:** { $tally }
record-streaks = **Siege in Folge:** jetzt { $now }, Rekord { $best }
record-visit = **Ein Zug dauert** im Schnitt { $time }
record-by-title = Nach Spiel
record-by-side = Nach Seite
record-by-scenario = Nach Szenario
record-computer = Gegen den Computer
record-latest = Die letzten Spiele
record-won = gewonnen
record-drawn = unentschieden
record-lost = verloren
record-alt = Balken für gewonnene, unentschiedene und verlorene Spiele. { $bars } { $latest }
record-alt-latest = Die letzten Spiele, das jüngste zuletzt: { $results }.
duration-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
  }
duration-hours = { $count ->
    [one] eine Stunde
   *[other] { $count } Stunden
  }
duration-days = { $count ->
    [one] einen Tag
   *[other] { $count } Tage
  }

# --- orders that go on by themselves -----------------------------------------------------------------------

panel-order-stopped = Hier endet dein Befehl. Das geht nicht mehr: *{ $action }*.

# --- fair dice ---------------------------------------------------------------------------------------------

button-shake = Schütteln
shake-title = Würfel schütteln
shake-word = Ein Wort, oder was du willst
shake-about = Alle Würfe hängen davon ab, und alle werden es sehen. Lass es leer, um deines zurückzunehmen.
shake-done = Das gibst du den Würfeln: `{ $word }`. Alle sehen es, wenn das Spiel beginnt.

opening-title = Die Würfel dieses Spiels
opening-seal = Das Geheimnis wurde versiegelt, als der Tisch eröffnet wurde: `{ $seal }`
opening-lobby = Die Nachricht der Lobby hat die Nummer `{ $id }`
opening-word = { $name } gibt `{ $word }`
opening-about = Alle Würfe entstehen aus dem Geheimnis, diesen Nummern und Wörtern und der Nummer dieser Nachricht (kopiere ihre ID oder sieh dir ihren Link an). Das Geheimnis wird verraten, wenn das Spiel vorbei ist. Diese Nachricht wird nie geändert; mehr sagt /tisch würfel.

dice-parts = Alle Würfe entstehen aus dem versiegelten Geheimnis und aus dem, was alle wissen dürfen:
dice-id = - Nummer einer Nachricht: `{ $id }`
dice-word = - Wort von jemandem am Tisch: `{ $word }`
dice-mark = Bis hierher, bis Zeile { $row }, hat dieses Spiel die Prüfmarke `{ $mark }`. Schreib sie dir auf, wenn du magst: Die Datei, die du am Ende bekommst, muss sie enthalten.
dice-owner = Wer diesen Bot betreibt, kann während des Spiels in seiner Datenbank die Handkarten und das Geheimnis sehen. Spiel also dort, wo ihn jemand betreibt, dem du vertraust oder der nicht an deinem Tisch sitzt. Was nicht geht: Würfel, Aktionen oder ihre Reihenfolge nachträglich ändern, ohne dass es auffällt.
post-secret = Das Geheimnis der Würfel war { $secret }
proof-mark = Prüf es selbst nach: Die Datei enthält jeden Wurf und jede Aktion, die Seite zeigt die Würfe in deinem Browser. Dieses Spiel hat die Prüfmarke { $mark }

page-title = Die Würfel eines Spiels
page-about = Diese Seite enthält das ganze Spiel. Sie berechnet das Siegel, den Seed und jeden Wurf noch einmal, hier in deinem Browser, ohne irgendwo nachzufragen. Vergleiche das Siegel und die Nummern mit dem, was in Discord stand. Ob Würfe fehlen und ob jede Aktion erlaubt war, kann nur „ackack verify“ sagen.
page-good = Jeder Wurf, der hier steht, ist der, den der Seed ergibt.
page-part = Nicht bewiesen: Zeile 0 bis { $last }. Damals galten andere Regeln, deshalb ließen sich nur die Würfe prüfen, die dort stehen.
page-bad = Hier stimmt etwas nicht.
page-alone = Diesen Seed hat allein der Bot bestimmt. Niemand sonst hat etwas beigetragen.
page-seal = Siegel
page-secret = Geheimnis
page-ids = Nummern der Nachrichten
page-words = Wörter der Mitspielenden
page-seed = Seed
page-mark = Prüfmarke des Spiels
page-posted = Füge das Siegel oder eine Prüfmarke ein, die gepostet wurde:
page-uncompared = Noch mit nichts verglichen, was gepostet wurde.
page-same = Gehört zu diesem Spiel.
page-other = Gehört nicht zu diesem Spiel.
page-row = Zeile
page-kind = Was
page-seat = Platz
page-rolls = Würfe
page-told = Was erzählt wurde
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
post-welcome = Dein erstes Spiel? Drück auf *Zug machen*, ich erkläre unterwegs alles. Die Regeln in einer Minute: /regeln

# What is kept of a person, and being forgotten

button-my-data = Meine Daten
button-forget-me = Vergiss mich
button-forget-sure = Ja, vergiss mich
button-forget-not = Nein, alles behalten
my-data-about = Das ist alles, was ich über dich gespeichert habe, auf allen Servern.
my-data-large = Was ich über dich gespeichert habe, passt nicht in eine Discord-Nachricht. Bitte frag bei denen nach, die diesen Bot betreiben.
forget-title = Soll ich dich vergessen?
forget-means =
    Dann ersetze ich deinen Namen und deine Nummer an jedem Tisch auf jedem Server durch die einer fremden Person. Deine Einstellungen, deine Bilanz und deine Dauerbefehle werden gelöscht, und ich schicke dir keine Direktnachrichten mehr. Das lässt sich nicht rückgängig machen.
forget-playing = { $games ->
        [one] Du spielst gerade **ein Spiel**. Damit gibst du es auf: Die letzte andere Seite gewinnt, und wo mehrere weiterspielen, spielt der Computer für dich.
       *[other] Du spielst gerade **{ $games } Spiele**. Damit gibst du sie auf: Die letzte andere Seite gewinnt, und wo mehrere weiterspielen, spielt der Computer für dich.
    }
forget-lobbies = { $lobbies ->
        [one] Du verlässt auch das Spiel, auf das du wartest.
       *[other] Du verlässt auch die { $lobbies } Spiele, auf die du wartest.
    }
forget-stays = Die Aktionen bleiben, damit andere ihre Spiele nachlesen und prüfen können, ebenso die Wörter, die du den Würfeln gegeben hast: Daraus entstehen die Würfe. Nachrichten, die schon in Kanälen stehen, bleiben, wie sie sind.
forget-done = Erledigt. Ich weiß nichts mehr über dich. Wenn du an einem Tisch wieder auf etwas drückst, lerne ich dich als neue Person kennen.
stranger-name = jemand
error-sat-down-again = Du hast dich im selben Moment an einen Tisch gesetzt. Drück noch einmal auf *Vergiss mich*.

# Too much at once, and buttons nobody knows

error-too-fast = { $seconds ->
        [one] Das war viel für eine Minute. Bitte warte eine Sekunde und versuch es dann noch einmal.
       *[other] Das war viel für eine Minute. Bitte warte { $seconds } Sekunden und versuch es dann noch einmal.
    }
suggestions-too-fast = { $seconds ->
        [one] Das war viel für eine Minute. Warte eine Sekunde oder tippe es ohne Vorschläge.
       *[other] Das war viel für eine Minute. Warte { $seconds } Sekunden oder tippe es ohne Vorschläge.
    }
error-unknown-button = Diesen Knopf kenne ich nicht mehr: Er stammt aus einer anderen Version von mir. Mit /spiele kommst du zu deinen Tischen zurück.

# --- advice ------------------------------------------------------------------------------------------------

error-unfair-advice = Du spielst gegen andere Menschen, und ein Rat für dich wäre unfair gegenüber den anderen. Ich helfe nur, wenn auf allen anderen Plätzen der Computer sitzt.
advice-because = Dafür spricht: { $hint }.

# --- the lobby's options ------------------------------------------------------------------------------------

option-new-watch = Nur zuschauen: Du eröffnest den Tisch, andere spielen
    .name = zuschauen
choice-watch = nur zuschauen
button-options = Optionen
button-cancel = Abbrechen
lobby-change = Ändere, womit gespielt wird. Alle sehen die neue Wahl in der Lobby.

# --- looking back ------------------------------------------------------------------------------------------

review-working = Ich spiele dieses Spiel von jedem Zug an noch einmal durch. { $percent } % sind geschafft.
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
review-numbers = Die Zahlen markieren die Züge, die es entschieden haben.
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
review-better = Besser: **{ $action }**. Bei gleichem Glück gewinnt das von 100 Spielen etwa { $gain } mehr.
review-no-better = In diesen Zügen habe ich nichts eindeutig Besseres gefunden.
review-none = Kein einzelner Zug hat dieses Spiel entschieden. Die Chancen haben sich nach und nach verschoben, kein Schritt sticht klar heraus.
review-alt = Die Gewinnchance im Lauf des Spiels. { $courses } { $turns ->
    [0] Kein Zug sticht heraus.
    [one] Ein Zug ist markiert.
   *[other] { $turns } Züge sind markiert.
  }
review-alt-course = { $name }: { $first } % am Anfang, { $last } % am Ende.
