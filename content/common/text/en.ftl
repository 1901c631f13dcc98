# --- lists -------------------------------------------------------------------------------------------------

list-more = { $list }, { $item }
list-last = { $list } and { $item }
list-clause = { $list }; { $item }

# --- what the journal tells besides the game's own events ---------------------------------------------------

note-clock = { $seat_gender ->
    [mp] The { $seat } are
   *[other] { $seat } is
  } not there, so the computer plays for them.
note-expired = Nobody has been here for a long time, so the table ends without a result.
note-resign = { $seat_gender ->
    [mp] The { $seat } give
   *[other] { $seat } gives
  } up.
note-left = { $name } leaves the game; the others on that side play on.
note-undo = { $seat_gender ->
    [mp] The { $seat } take
   *[other] { $seat } takes
  } a move back.
note-end = The host has called the game off.
note-lost = Something happened here that this version can no longer read.

outcome-resigned = { $winners_count ->
    [0] The game is given up.
   *[other] { $winners_gender ->
        [mp] { $winners } win
       *[other] { $winners } wins
      }: the others have given up.
  }

refusal-not-asked = It is not your turn to decide.

# --- what a table does not do ------------------------------------------------------------------------------

error-no-such-table = There is no such table.
error-not-seated = You are not seated at this table. You can join until the game starts, and you can always watch.
error-sits-here = You are seated at this table: what you choose is played, not suggested.
error-no-advice = There is nothing for you to decide right now. Ask me when it is your turn.
error-no-way-back = A die has been rolled since then, and what it shows stands.
error-seen-since = Something hidden has been shown since then, or the computer has answered. What happened stands.
error-no-computer-seat = The computer does not play that seat. Pick one from the list.
error-not-host = Only the host may do this.
error-stale = That moment has passed. Have a look at the latest board.
error-not-playing = No game is being played at this table: it has not started yet, or it is over.
error-already-started = The game has already started.
error-seat-taken = Somebody else is sitting there.
error-no-such-seat = There is no such seat at this table.
error-table-full = No seat is free.
error-not-captain = { $captain } is the captain of your side and decides how it reacts.
error-not-yours = { $friend } plays { $share }. While this table does not let friends stand in for each other, that is not yours to do: ask { $friend }, or ask the host for /table stand-in.
error-not-a-team = You are alone on your side: everything is yours anyway.
error-no-such-share = Your side has nothing of that name to give to somebody. Pick one from the list.
error-no-such-friend = Nobody of that name plays on your side. Pick one from the list.
error-last-of-seat = Nobody is left to leave your side to. To give the game up, use /table resign.
error-no-standing-orders = The game at this table has no standing orders.
error-cannot-order = There is no order to give for that, or not any more. Have a look at your hand.
error-too-many-orders = You already have { $most } standing orders, and that is the limit. Remove one first.
error-not-ready = { $fewest ->
    [one] One seat must be taken first, by a person.
   *[other] { $fewest } seats must be taken first, one of them by a person.
  }
error-unknown-title = I do not know that game.
error-bad-option = That is not a valid choice for “{ $option }”.
error-unknown-verb = The game at this table has no such command.
error-nothing-to-undo = You have no move to take back.
error-nothing-to-agree = There is nothing to agree to any more.
error-outdated = This game was started under rules I can no longer read. It cannot go on.
error-no-review-yet = A game can be reviewed once it has been played to its end.
error-review-interrupted = I’m about to restart. Ask for the review again in a minute.
error-not-over = The secret of the dice is told when the game is over.
error-not-allowed = { $sentence }

# === the front end =========================================================================================
# Everything from here on is said by bot/ui: buttons, panels, posts, commands.

# --- buttons -----------------------------------------------------------------------------------------------

button-turn = Take your turn
button-suggest = Suggest
button-undo = Take back
button-advice = What would you do?
button-hand = My hand
button-text-board = Board as text
button-standing = Standing orders
button-arm = Give an order
button-disarm = Remove
button-reactions = Reactions
button-choose = Choose
button-back = Back
button-previous = Earlier ones
button-next = More
button-sketch = Show me
button-do-it = Do it
button-replay = Replay
button-review = Review
button-join = Join
button-leave = Leave
button-computer = Add computer
button-start = Start
button-sit = Sit here
button-team = Join side
button-free = Send away
button-agree = Agree
button-disagree = No
button-resign = Give up
button-part = Leave my side
button-end = Call it off

# --- the lobby ---------------------------------------------------------------------------------------------

lobby-free = free
lobby-captain = { $name } (captain)
lobby-computer = the computer ({ $level })
lobby-level = How well does the computer play?
level-easy = easy
level-easy-about = Plays sensibly, and makes the slips people make
level-normal = normal
level-normal-about = Quick, and no pushover
level-hard = hard
level-hard-about = Thinks ahead, and takes a moment for it
lobby-read-on = New to this game? /rules explains it in a minute, and then page by page; /help says how to play it here.
lobby-begun = Played in { $place }
lobby-closed = This table is closed: it was called off, or nobody came for a week.
lobby-pace = Time for a turn
pace-3d = 3 days
pace-24h = 24 hours
pace-8h = 8 hours
pace-none = no limit
button-reopen = Open again
option-new-pace = How long somebody may take for a turn before the computer plays it; 3 days unless you say otherwise
# The beginning of the seal, for reading; all of it is told by /table dice.
lobby-seal = The dice are sealed: `{ $seal }`… (the whole seal: /table dice)
dice-seal = The dice are sealed: `{ $seal }`
thread-name = { $title }: { $players }
table-opened = Your table is open. Take a seat, find somebody to play with, and press Start.
table-opened-later = Your table is open, but Discord has not taken its message yet. I’ll keep trying; you don’t have to do anything.
table-done = Done.

# --- posts -------------------------------------------------------------------------------------------------

post-until = closes { $when }
post-away = { $people } is away, and the computer plays for them.
post-asleep = Everybody is away ({ $people }), so the table sleeps. Play on, or press I’m back. A table that sleeps for two weeks ends without a result.
sitter-away-until = { $who } (away until { $when })
call-half = { $people } Half of your time is over.
call-last = { $people } Your time is nearly up.
call-nudge = { $people } It is your move.
call-ends = { $people } Nobody has played here for a long time. In two days this table ends without a result.
button-here-again = I’m back
button-take = Take the seat: { $seat }
post-suggested = ✋{ $count } { $label }
post-earlier = … (more with /log)
post-hand = Your hand at { $table } ({ $place }):
hand-old = This is kept up to date no longer: the game may have moved on since.
hand-none = Nobody holds anything secret in this game: everything is on the board.

# --- the orders panel --------------------------------------------------------------------------------------

panel-which-kind = What will you do?
panel-none = none of these
panel-which-action = choose:
# Of an order that is said as one: two things a figure does, one after the other.
whole-then = { $first }, then { $then }
panel-suggesting = You are watching, so this is a suggestion. The decision is up to { $people }.
panel-suggested = You suggest: { $label }. You may change your mind.
panel-votes = ✋{ $count }
panel-not-asked = It is not your move.
panel-friends = It is your side’s move, but not yours: { $people } decides.

# --- taking back -------------------------------------------------------------------------------------------

undo-vote = { $name } asks to take back { $moves ->
    [one] a move
   *[other] { $moves } moves
  }. Others have learnt something from it, so all must agree.
vote-refused-undo = { $name } does not agree: the moves stand.
vote-done-undo = Agreed and taken back.

# --- what cannot be taken back -----------------------------------------------------------------------------

confirm-resign = Give up this game? This cannot be undone.
confirm-part = Leave your side to your friends? They play on without you. This cannot be undone.
confirm-end = Call this game off for everybody, without a result? This cannot be undone.

# --- reactions ---------------------------------------------------------------------------------------------

reactions-automatic = Automatic
reactions-counts = Ask me when it counts
reactions-ask = Always ask
reactions-never = Never
reactions-set-automatic = Nobody waits for you. In other people’s turns your standing orders react for you; where none fits, the computer does, from what you can see. In your own turn I only play cards you name. Give orders in *My hand*. An order can also be “ask me”.
reactions-set-counts = I ask you when it counts: when someone is likely to be killed (50 % or more), or a hero or a leader might be. Everything else goes by itself, as with *Automatic*.
reactions-set-ask = You are asked at every chance to react, against a clock. Your standing orders are paused.
reactions-set-never = Every chance to react passes by itself. Your standing orders are paused.

armed-title = How you react
armed-secret = Nobody else learns about this, or whether an order or the computer has answered.
armed-none = You have not given any standing orders.
armed-given = Given: { $order }

# --- teams -------------------------------------------------------------------------------------------------

team-anybody = anybody
team-share = { $share }: **{ $owner }**
team-nothing = There is nothing to divide.
team-captain = { $name } is the captain: chances to react are for the captain to answer. Everyone plays from the shared hand.
stand-in-yes = Those who share a side may now act for each other.
stand-in-no = Those who share a side now act only for themselves; the captain alone answers chances to react.

# --- looking -----------------------------------------------------------------------------------------------

log-empty = Nothing has happened yet.
sketch-look-at = Look at one of them
sketch-nothing = There is nothing to see of this on the board.
replay-being-made = The film is being made. That can take half a minute; then it appears here.
replay-so-far = The game so far, as everybody saw it.
replay-whole = The whole game, and at the end everything that was hidden.
replay-alt = The game in { $pictures } pictures, one a turn. The last one: { $board }
advice = I would say: **{ $label }**
games-mine = Your games here
games-here = Other games on this server
games-none = No game is being played. Open one with /new.
games-lobby = looking for players
notice-dm-closed = I cannot send you direct messages, so your hand is not sent when it changes. Nothing is lost: “My hand” and /hand always show it.
help-title = How to play
help-goal = **{ $title }.** { $goal }
help-rules = `/rules` is the rule book: an overview first, then page by page. Give it a topic to look one thing up.
help-new = Open a table with `/new`, take a seat, press *Start*. At the table, `/help` tells you more.
help-edition = Cards, maps and prices that no rule book shows are our own design. At a table, `/rules` *About this edition* says what is from the book, what is publicly known and what is ours.
help-unofficial = Ack-Ack { $version } is an unofficial fan project, not affiliated with the owners of these games. Questions about this bot, or about rights: { $contact }
help-move = When it is your move, press the buttons below the board or, if you would rather decide in private, *Take your turn*. Or type a command: it offers only what is allowed, with the odds.
help-sketch = *Show me* draws what a move would do on the board, before you make it.
help-hand = Your cards are behind *My hand*, for your eyes only.
help-standing = That is also where you give standing orders: what to answer on your behalf when you have a chance to react. Where none fits, the computer answers; with `/table reactions` you can be asked when it counts, or always.
help-board = *Board as text* says in words what the picture shows. `/board` shows it larger or close up, `/replay` shows the whole game as an animation.
help-back = When you come back, *Take your turn* and `/log` begin with what has happened since. `/games` finds all your tables; when a game is over, *Rematch* is on its card in the channel.
help-commands = Commands in every game
help-commands-here = Commands at this table

# --- the rules ---------------------------------------------------------------------------------------------

topic-term = { $name }
rules-term = **{ $name }** ({ $rule }): { $text }
rules-entry = **{ $name }**: { $text }
topic-about = { $name }
term-edition = About this edition
edition-from-book = - From the rule book: { $parts }.
edition-from-public = - Publicly known: { $parts }.
edition-from-ours = - Our own design: { $parts }.
edition-unofficial = This is an unofficial fan project, not affiliated with the owners of the game. `/help` shows who runs this bot and how to reach them.
edition-all = { $name } (all { $count })
edition-some = { $name } ({ $count } of { $all })
rules-unknown = There is no such topic. Type a word of it and pick one from the list.

# --- what goes wrong ---------------------------------------------------------------------------------------

error-no-table-here = No table is played here. Go to its thread, or open a new one with /new.
error-no-such-place = The board has no place called “{ $typed }”. Pick one from the list.
error-no-such-action = None of the actions allowed now is called that. Pick one from the list.
error-incomplete = Please also choose “{ $slot }”. Pick one from the list.
error-another-question = Something else has to be answered first.
error-command-changed = This command has changed since Discord showed it to you. Type it again; if that does not help, reload Discord.
error-may-not-write-here = I may not post messages with pictures here. Ask for the rights “Send Messages” and “Attach Files” for me, or open the table in another channel.
incident = Something went wrong on my side (incident { $number }). The table is unharmed: try again, and if it keeps happening, tell the person who runs me the number.

# --- commands ----------------------------------------------------------------------------------------------

command-new = Open a new table
option-new-game = Which game
option-new-where = Where to play: in a thread of its own unless you choose otherwise
choice-here = in this channel
command-act = Do anything that is allowed now
option-act-action = What to do; leave it empty to be guided step by step
command-board = Show the board as picture and text, only to you
option-board-size = How large: for a phone unless you say otherwise
option-board-around = A part of the board, close up
choice-size-phone = for a phone
choice-size-large = large, to zoom in
command-advice = Ask the computer what it would do, where that is fair
command-review = Look back on a finished game: the chance to win, and the turns that decided it
command-replay = Watch the game as an animation, one picture a turn
command-hand = Show your hand, only to you
command-log = Show what has happened so far
command-games = Show your games, wherever they are, and those of this server
command-help = Show how to play
command-table = Everything about the table itself
command-table-join = Sit down at the table in this channel
command-table-leave = Give up your seat before the game starts, or leave your side to your friends
command-table-start = Start the game
command-table-undo = Take back your last move
command-table-dice = Show how to verify the dice
command-table-resign = Give up
command-table-end = Call the game off without a result: the host alone, the others if all agree
command-table-reactions = Choose how you react: automatically, asked when it counts, always asked, or never
option-reactions-mode = What happens when you could react
command-table-assign = Divide your side: who plays which figure
option-assign-share = What to give to somebody; leave both empty to see who plays what
option-assign-to = Who plays it
command-table-stand-in = Let those who share a side act for an absent friend, or not (host only)
option-stand-in-allowed = Whether they may
choice-yes = yes
choice-no = no

# --- names of tables, cards, rematches, since you were here -------------------------------------------------

table-label = { $name } · { $title }
option-new-language = The language of the table: its board, its posts and its thread
option-new-name = A name for the table, shown wherever it is mentioned
error-bad-table-name = A table’s name has between one and { $longest } characters.

card-round = Round { $number }
card-away = { $name } (away)
card-waits = { $people } to move, asked { $since }
card-waits-until = { $people } to move, asked { $since }; time runs out { $until }
card-board = To the board
card-lobby = To the lobby
games-elsewhere = Your games on other servers
games-direct = Your games in direct messages
games-more = … and { $count } more.

button-rematch = Rematch
button-open = Open kept seats
lobby-kept = kept for { $people }
rematch-asked = A rematch? { $people }, press Join: the other side’s seat is kept for you.
rematch-open = The table for the rematch is open: { $link }
error-seat-kept = That seat is kept for { $people }. The host, or anybody who sits here, can give it up with “Open kept seats”.
error-still-played = The game is still on. A rematch can be asked for when it is over.
error-did-not-play = Only those who played can ask for a rematch. Open a table of your own with /new.
error-names-are-gone = I no longer know who played this game, so I can ask nobody to play it again. Open a table of your own with /new.

since-title = Since you were here:
since-before = Before that:
since-more = … and { $count } more: /log
button-film = As an animation
replay-since = What has happened since then, as everybody saw it.
option-replay-since = From when: your last look, or a number of turns back; the whole game unless you choose otherwise
choice-last-look = my last look
choice-turns = { $turns ->
    [one] the last turn
   *[other] the last { $turns } turns
  }
error-nothing-new = Nothing has happened since you last looked. To see the last turns, give /replay a number.
error-no-such-time = Say how many turns back to begin, or pick your last look from the list.
# --- ways out ----------------------------------------------------------------------------------------------

note-end-agreed = All at the table have agreed to end the game without a result.
note-end-moderator = A moderator has called the game off.
note-end-lost = The place where the game was played is gone, so it ends without a result.

error-not-your-vote = Whether somebody else takes your seat is for the others to say. To stay in, just play on.
error-not-paused = The table is not paused.
error-bad-pause = A pause lasts between 1 and { $most } days.
error-already-seated = Somebody who sits at this table cannot take another seat of it.
error-seen-other-side = Somebody who has held a hand at this table cannot take over another side.
error-too-many-lobbies = You have { $most } tables that are still looking for players. Start or end one of them first.
error-no-computers = Bots do not play. Choose a person.

notice-level = The computer now plays { $seats } at another level: { $level ->
    [easy] easy
    [hard] hard
   *[normal] normal
  }.
notice-host = { $name } is the host now.
notice-paused = The table is paused until { $when }. The clocks stand still, and you may still make moves. Anybody at the table can end the pause early with `/table resume`.
notice-resumed = The pause is over: the clocks are running again.
notice-handed-over = { $name } plays { $seat } from now on, in place of { $before }. The hand is theirs alone.
notice-sits-down = { $name } plays { $seat } from now on.
notice-taken = { $name } has taken your seat at your game of { $title }. The hand is theirs now; you are welcome to watch.
notice-moved = The table has moved here: I can no longer post where it was played before.
notice-back = I am back on this server. The table was kept: play on where you stopped.
notice-lost = Your game of { $title } has ended without a result: the place where it was played is gone.
notice-mute = I am not allowed to post here, so the others do not see what happens. Ask for the rights “View Channel”, “Send Messages”, “Send Messages in Threads” and “Attach Files” for me; then the board appears.

post-paused = Paused, ends { $when }

button-vote = Ask the others
button-take-seat = Take the seat
confirm-vote = End this game for everybody, without a result? You are not the host, so all others at the table are asked whether they agree.
vote-replaced = { $name } has asked something else since, so this question is closed.
vote-lapsed = This question is closed: the table has moved on.
vote-asked = The others are asked whether they agree.
end-vote = { $name } asks to end this game without a result. It ends if all agree.
vote-refused-end = { $name } does not agree: the game goes on.
vote-done-end = Agreed: the game has ended.
pause-vote = { $name } asks to pause for { $days ->
    [one] a day
   *[other] { $days } days
  }. Meanwhile the clocks would stand still, and everybody could still make moves.
vote-refused-pause = { $name } does not agree: the clocks run on.
vote-done-pause = Agreed: the table is paused.
replace-vote = { $name } asks that { $person } take over { $seat }.
vote-refused-replace = { $name } does not agree: everybody stays where they are.
vote-done-replace = Agreed: the seat is offered.
handover-seat = { $seat } ({ $people })
handover-offer = { $person }, would you take over { $seat }? The hand would be yours from then on.
handover-offered = The seat is offered. It stays as it is until they accept.
handover-accepted = { $name } has taken the seat.

help-ways = Away for a while, or no more time? `/table pause` stops the clocks if all agree, `/table replace` hands your seat to somebody else, `/table end` ends the game: the host alone, the others if all agree.
command-table-pause = Pause the clocks for some days, if all agree
option-pause-days = How many days, up to 14; 7 unless you say otherwise
command-table-resume = End a pause early
command-table-computer = Choose how well the computer plays (host only, once the game has started)
option-computer-level = easy, normal or hard
option-computer-seat = Which seat of the computer; all of them unless you say which
command-table-replace = Hand your seat to somebody else, or ask the others to hand on another one
option-replace-person = Who takes the seat
option-replace-seat = Which seat, if not your own: the others at the table must agree

# --- playing in a browser ----------------------------------------------------------------------------------

local-address = Open { $address } in a browser to play (Ctrl-C ends it).
local-add-person = Add a person
local-alt-text = What the picture shows
local-browser-zone = Same as this computer
local-cancel = Cancel
local-channels = Channels
local-choose = Choose
local-clock-ahead = { $hours } h ahead of real time
local-close = Close
local-closed = Ack-Ack has stopped. Start it again with make play and open the address it prints.
local-command-hint = Pick a command from the list to use it.
local-commands = Commands
local-direct = Direct messages
local-direct-begin = Only { $name } sees this. Hands, reminders and other private things from Ack-Ack arrive here.
local-dismiss = Dismiss
local-language = Language
local-language-note = Ack-Ack answers in a person’s language where it knows it, otherwise in English. Dates and times follow the language and the time zone.
local-more-options = More options
local-name = Name
local-new-messages = New
local-no-match = Nothing fits here. Try other words, or leave it empty.
local-only-you = Only you can see this
local-open-picture = Open the picture large
local-open-thread = Open
local-optional = Press Enter to send, or add:
local-people = People
local-people-hint = Everyone here is you: press a name to see the table through their eyes.
local-placeholder = Message, or / for commands
local-save = Save
local-search = Search
local-send = Send
local-settings = Name, language and time zone
local-skip-1 = +1 h
local-skip-8 = +8 h
local-skip-24 = +1 day
local-spoiler = Hidden text: press to read
local-submit = Send
local-thinking = { $name } is thinking …
local-thread-begin = This is the beginning of the thread. The game is played here.
local-thread-opened = { $name } opened a thread:
local-thread-posts = Messages: { $count }
local-time = Time
local-time-hint = Skip ahead to see clocks run out and reminders arrive.
local-time-zone = Time zone
local-to-newest = To the newest message
local-used = { $name } used { $command }
local-welcome = Welcome to Ack-Ack!
local-welcome-1 = Open a game: press one below, or type `/new`.
local-welcome-2 = You have a seat at once. Press **Add computer** to play against it, or become somebody else under *People* and press **Join**.
local-welcome-3 = Press **Start**. The game opens a thread of its own, and secret hands arrive under *Direct messages*.
local-you = you

local-error-broken = Something went wrong here. Try it again.
local-error-full = There is room for { $count } people here.
local-error-moved-on = That is no longer there. Have a look at the newest message.
local-error-no-command = There is no command /{ $name } here.
local-error-no-name = Please choose a name.
local-error-no-place = That place is not here any more.
local-error-nobody = That person is not here any more.
local-error-option = Please choose one of the values offered for “{ $name }”.
local-error-same-name = Somebody here is called { $name } already.
local-error-silent = Ack-Ack did not answer. Try it again.
local-error-slow = That takes long: Ack-Ack is still working on it.
local-error-too-long = Write something, with at most { $count } letters.

# --- what a server sets for its tables ----------------------------------------------------------------------

error-wrong-channel = On this server tables are opened in { $places }.
error-needs-role = On this server tables are opened by those who have the role { $role }. You can join any table that is looking for players: /games shows them.
error-server-full = { $most ->
    [one] One table is open on this server, and that is all it wants at once.
   *[other] { $most } tables are open on this server, and it wants no more at once.
  } Join one that is looking for players, or wait until one ends: /games shows them.
error-not-manager = Only those who may manage this server can do that.
error-not-on-server = This is about a server: use the command there.
error-everybodys-role = Everybody has that role. Pick one that people take because they want to be called.

command-server = For managers: where tables may be opened on this server, who may open them, and how
option-server-zone = The time zone of this server: type a city or a continent
lobby-calls = Players wanted, { $role }!
server-title = Tables on this server
server-all-optional = You may set any of this, or nothing. Every choice counts at once.
server-channels = Channels
server-channels-means = Where tables may be opened, and in threads there.
server-anywhere = everywhere
server-opener = Who may open a table
server-opener-means = Everybody may play; those who manage the server may always open one.
server-no-opener = everybody
server-caller = Who is called when a new table looks for players
server-caller-means = Called once a table, and not between 22:00 and 8:00 in the time zone of this server. Let people take the role themselves, for example under Channels & Roles.
server-no-caller = nobody
server-caller-unheard = Discord lets nobody hear my calls to this role yet: allow anyone to mention it, in its settings.
server-zone-none = **Time zone:** not set. Type `/server zone:` and pick one. It tells me when it is night here, and stands in for people who have not set theirs.
server-pace = Time for a turn, where the host does not choose
server-pace-any = as everywhere
server-tables = Most tables at once
server-tables-count = { $count ->
    [one] one table
   *[other] { $count } tables
  }
server-tables-any = as everywhere
server-locale = Language of new tables
server-locale-any = as the server is set in Discord
server-forget = When finished games lose their names
server-forget-means = I then replace the name and number of everybody who played with a stranger’s, as *Forget me* in /me does. The game no longer counts in anybody’s /record; it can still be read and checked. That cannot be undone, so it begins a day after you choose it.
server-forget-any = never
server-forget-days = { $count } days after the end

# --- what people set for themselves ------------------------------------------------------------------------

error-no-such-zone = I do not know a time zone called “{ $typed }”. Type a city or a continent and pick one from the list.
error-too-quiet = Quiet hours can be at most { $most } hours a day: somebody is waiting for you to play.
error-too-long-away = { $left ->
    [0] You have been away for { $most } of the last { $of } days, and that is as long as the others have to wait. You can be away again later; until then the clock helps: when it runs out, the computer plays for you.
    [one] You can be away for one more day now: at most { $most } days of any { $of }.
   *[other] You can be away for { $left } more days now: at most { $most } days of any { $of }.
  }

help-pace = Every turn has a time, which `/new` sets and the board shows. When it is up the computer plays that turn; after two in a row it stands in until you press *I’m back* or play. `/table pause` stops the clocks if all agree.
help-me = Games last for days. With `/me` you say when you sleep, which days you have off and when you are away: nobody calls you then, and the clock waits.
command-me = Your time zone, quiet hours, days off and absences, only shown to you
option-me-zone = Your time zone: type a city or a continent

call-next = { $people } has begun a turn at { $place }: you are next.
button-clear = Clear
me-title = Your settings
me-for-you = They hold at all your tables. Every choice counts at once.
me-zone = **Time zone:** { $zone }, where it is { $time } now.
me-zone-none = **Time zone:** not set. Type `/me zone:` and pick yours.
me-zone-means = Until then, quiet hours and days off go by the time zone of the server, if it has set one.
me-quiet = Quiet hours
me-quiet-means = Nobody calls you then, and no deadline of yours falls into them: it moves to two hours after they end.
me-no-quiet = no quiet hours
me-hours = { $since } to { $until }
me-days = Days off
me-no-days = no days off
day-0 = Monday
day-1 = Tuesday
day-2 = Wednesday
day-3 = Thursday
day-4 = Friday
day-5 = Saturday
day-6 = Sunday
me-away = Away
me-away-until = **Away** until { $when }. Your tables know, and wait for you.
me-away-left = { $days ->
    [0] You have no days left to be away for now.
    [one] You can be away for one day, counted from now.
   *[other] You can be away for up to { $days } days, counted from now.
  }
me-away-how-long = Going away? For how long?
me-away-days = { $days ->
    [one] one day
   *[other] { $days } days
  }
me-back = I’m back
me-wishes = Messages
me-hand-on = Hand by direct message: on
me-hand-off = Hand by direct message: off
me-heads-up-on = A word when you are next: on
me-heads-up-off = A word when you are next: off
me-lessons-on = Lessons: on
me-lessons-off = Lessons: off
me-language = Language
me-language-auto = as in your Discord
language-name = English

# --- records -----------------------------------------------------------------------------------------------

command-record = Show what you or somebody else have played and won, only to you
option-record-person = Whose record: yours unless you name somebody
option-record-game = Only this game
record-mine = Your record
record-theirs = { $name }’s record
record-everywhere = All your finished games
record-here = Finished games on this server
record-none-mine = You have not finished a game yet. Open a table with /new, or find one with /games.
record-none-theirs = { $name } has not finished a game on this server yet. You could ask them to join one: /new opens a table.
record-tally = { $played } played, { $won } won, { $drawn } drawn, { $lost } lost
record-tally-short = { $won } of { $played } won
record-entry = { $label }: { $tally }
record-against-people = **With other people:** { $tally }
record-against-computer = **Against the computer:** { $tally } (counted apart)
record-against-alone = **Alone:** { $tally }
record-streaks = **Won in a row:** { $now } now, { $best } at best
record-visit = **A turn takes** { $time } on average
record-by-title = By game
record-by-side = By side
record-by-scenario = By scenario
record-computer = Against the computer
record-latest = The latest games
record-won = won
record-drawn = drawn
record-lost = lost
record-alt = Bars of games won, drawn and lost. { $bars } { $latest }
record-alt-latest = The latest games, the last one last: { $results }.
duration-minutes = { $count ->
    [one] a minute
   *[other] { $count } minutes
  }
duration-hours = { $count ->
    [one] an hour
   *[other] { $count } hours
  }
duration-days = { $count ->
    [one] a day
   *[other] { $count } days
  }

# --- orders that go on by themselves -----------------------------------------------------------------------

panel-order-stopped = Your order stops here. This cannot be done any more: *{ $action }*.

# --- fair dice ---------------------------------------------------------------------------------------------

button-shake = Shake dice
shake-title = Shake the dice
shake-word = A word, or anything you like
shake-about = All rolls depend on it, and everybody will see it. Leave it empty to take yours back.
shake-done = What you give to the dice: `{ $word }`. Everybody sees it when the game starts.

opening-title = The dice of this game
opening-seal = The secret was sealed when the table was opened: `{ $seal }`
opening-lobby = The lobby’s message has the number `{ $id }`
opening-word = { $name } gives `{ $word }`
opening-about = All rolls come from the secret, these numbers and words, and the number of this message (copy its ID, or look at its link). The secret is told when the game is over. This message is never edited; /table dice says more.

dice-parts = All rolls come from the sealed secret and from what everybody may know:
dice-id = - a message’s number: `{ $id }`
dice-word = - a player’s word: `{ $word }`
dice-mark = So far, up to row { $row }, this game has the mark `{ $mark }`. Note it down if you like: the file you get at the end must contain it.
dice-owner = Those who run this bot can look into its database while a game goes on, at hands and at the secret. So choose a bot that is run by somebody you trust, or by somebody who does not play at your table. What they cannot do is change dice, moves or their order afterwards without being found out.
post-secret = The secret of the dice was { $secret }
proof-mark = Check it yourself: the file holds every roll and every move, the page shows the rolls in your browser. This game has the mark { $mark }

page-title = The dice of a game
page-about = This page contains the whole game. It works out the seal, the seed and every roll again, here in your browser, without asking anyone. Compare the seal and the numbers with what was posted in Discord. Only “ackack verify” can tell whether rolls are missing and whether every move was allowed.
page-good = Every roll listed here is the one the seed gives.
page-part = Not proved: rows 0 to { $last }. Other rules held then, so only the rolls they list could be checked.
page-bad = Something is wrong.
page-alone = Only the bot chose this seed. Nobody else added anything to it.
page-seal = Seal
page-secret = Secret
page-ids = Numbers of messages
page-words = Words of the players
page-seed = Seed
page-mark = Mark of the game
page-posted = Paste the seal or a mark that was posted:
page-uncompared = Not compared with anything posted yet.
page-same = This game has it.
page-other = This game does not have it.
page-row = Row
page-kind = What
page-seat = Seat
page-rolls = Rolls
page-told = What was told
page-roll = { $chosen } of { $choices }

# --- the booklet of rules ----------------------------------------------------------------------------------

booklet-overview = The game in a minute
booklet-part = { $name } ({ $number } of { $count })
booklet-page = { $title } · page { $number } of { $count }
booklet-contents = Contents
overview-turn = A turn, step by step
overview-winning = How you win
topic-page = { $name }
page-board = What the board shows
button-next-page = Next
button-rules = Rules

# --- lessons -----------------------------------------------------------------------------------------------

lesson = 💡 { $text }
post-welcome = First game? Press *Take your turn*, I explain as we go. The rules in a minute: /rules

# What is kept of a person, and being forgotten

button-my-data = My data
button-forget-me = Forget me
button-forget-sure = Yes, forget me
button-forget-not = No, keep everything
my-data-about = This is everything I have stored about you, on all servers.
my-data-large = What I have stored about you does not fit into a Discord message. Please ask those who run this bot for it.
forget-title = Do you want me to forget you?
forget-means =
    I then replace your name and your number with a stranger’s at every table of every server. Your settings, your record and your standing orders are deleted, and I send you no more direct messages. This cannot be undone.
forget-playing = { $games ->
        [one] You are playing **one game**. You give it up: the last other side wins, and where several go on, the computer plays for you.
       *[other] You are playing **{ $games } games**. You give them up: the last other side wins, and where several go on, the computer plays for you.
    }
forget-lobbies = { $lobbies ->
        [one] You also leave the game you are waiting for.
       *[other] You also leave the { $lobbies } games you are waiting for.
    }
forget-stays = The moves stay, so that others can read and check their games, and so do words you gave to the dice: the rolls come from them. Messages already posted in channels stay as they are.
forget-done = Done. I know nothing about you any more. If you press something at a table again, I’ll get to know you as a new person.
stranger-name = somebody
error-sat-down-again = You were sitting down at a table at the same moment. Press *Forget me* once more.

# Too much at once, and buttons nobody knows

error-too-fast = { $seconds ->
        [one] That was a lot in one minute. Please wait a second and try again.
       *[other] That was a lot in one minute. Please wait { $seconds } seconds and try again.
    }
suggestions-too-fast = { $seconds ->
        [one] That was a lot in one minute. Wait a second, or type it without suggestions.
       *[other] That was a lot in one minute. Wait { $seconds } seconds, or type it without suggestions.
    }
error-unknown-button = I do not know this button any more: it is from another version of me. Type /games to get back to your tables.

# --- advice ------------------------------------------------------------------------------------------------

error-unfair-advice = You are playing against other people, and advice for one would be unfair to the rest. I only help when every other seat is the computer’s.
advice-because = What speaks for it: { $hint }.

# --- the lobby's options ------------------------------------------------------------------------------------

option-new-watch = Only watch: you open the table, others play
choice-watch = only watch
button-options = Options
button-cancel = Cancel
lobby-change = Change what the game is played with. Everybody sees the new choice in the lobby.

# --- looking back ------------------------------------------------------------------------------------------

review-working = I’m playing this game out again from every turn. { $percent }% done.
review-queued = { $ahead ->
    [one] One review comes before yours.
   *[other] { $ahead } reviews come before yours.
  } You can close this and use /review later: I’ll keep it.
review-later = This takes a while. I’ll keep the review: use /review again later.
review-title = Looking back
review-about = { $game }
review-axis = Chance to win
review-round = Round
review-turn = Turn
review-intro = **{ $outcome }** The curves show each side’s chance to win, by what everyone could see. I played the game out many times from each turn. The shaded bands show how far off I may be.
review-alone = **{ $outcome }** The curve shows your chance to win. I played the game out many times from each turn. The shaded band shows how far off I may be.
review-numbers = The numbers mark the turns that decided it.
review-point = **{ $number }** · { $name }: { $before }% before, { $after }% after{ $round ->
    [0] .
   *[other] {" "}(round { $round }).
  }
review-resigned = **{ $number }** · { $name } resigned with a { $before }% chance to win{ $round ->
    [0] .
   *[other] {" "}(round { $round }).
  }
review-clock = **{ $number }** · { $name } ran out of time, and that ended the game: { $before }% before, { $after }% after{ $round ->
    [0] .
   *[other] {" "}(round { $round }).
  }
review-better = Better: **{ $action }**. With the same luck, that wins about { $gain } more games in 100.
review-no-better = I found no clearly better move in these turns.
review-none = No single turn decided this game. The chances moved bit by bit, and no step clearly stands out.
review-alt = The chance to win over the game. { $courses } { $turns ->
    [0] No turn stands out.
    [one] One turn is marked.
   *[other] { $turns } turns are marked.
  }
review-alt-course = { $name }: { $first } % at the beginning, { $last } % at the end.
