# --- lists -------------------------------------------------------------------------------------------------

list-more = { $list }, { $item }
list-last = { $list } and { $item }
list-any = { $list } or { $item }
list-clause = { $list }; { $item }

# --- what the journal tells besides the game's own events ---------------------------------------------------

note-automatic = (automatic reaction)
note-clock = { $seat_gender ->
    [mp] The { $seat }
   *[other] { $seat }
  } ran out of time. The computer plays this turn.
note-expired = Nobody has played here for a long time, so this game ends without a result.
note-resign = { $seat_gender ->
    [mp] The { $seat } resign
   *[other] { $seat } resigns
  }.
note-left = { $name } leaves the game. Their teammates play on.
note-undo = { $seat_gender ->
    [mp] The { $seat } undo
   *[other] { $seat } undoes
  } a move.
note-end = The host has ended the game.
note-lost = This line comes from an older version, and I can’t read it.

outcome-resigned = { $winners_count ->
    [0] Everyone has resigned. Nobody wins.
   *[other] { $winners_gender ->
        [mp] The { $winners } win
       *[other] { $winners } wins
      }: nobody else is left in the game.
  }

refusal-not-asked = It’s not your turn. I’ll ping you when it is.
refusal-other-question = The game is asking something else. Answer that first.
try-instead = { $instead_count ->
    [0] *Take your turn* shows what you can do.
   *[other] Try { $instead_any }.
  }

# --- what a table does not do ------------------------------------------------------------------------------

error-no-such-table = I can’t find that table. /games lists yours.
error-not-seated = You don’t have a seat at this table. You can join until the game starts, and you can always watch.
error-sits-here = You’re playing in this game, so there’s no need to suggest a move. Press *Take your turn* and play it.
error-no-advice = You have nothing to decide right now. Ask me when it’s your turn.
error-no-way-back = You can’t undo that: someone has rolled dice since. Play on from here.
error-seen-since = You can’t undo that: something hidden has been revealed, or the computer has already reacted. Play on from here.
error-no-computer-seat = The computer doesn’t play that seat. Pick one from the list.
error-not-host = Only the host can do this. Ask them.
error-not-your-lobby = This lobby belongs to someone else: only its host and people who sat here can reopen it. Open your own table with /new.
error-others-play = Other people are still playing this game, so one person can’t end it alone. Someone at the table can ask them all with `/table end`.
error-still-there = { $name } is here and takes their turns in time. You can ask for another player after a missed turn or a day of silence.
error-not-prompt = This table is for people who take more than { $wanted }% of their turns in time. You’re at { $percent }%. You can watch, or open your own table with `/new`.
error-stale = The game has moved on. Use the buttons below the latest board.
error-not-playing = There’s no game to play here: it hasn’t started yet, or it’s over. Press *Start* in the lobby, or open a table with /new.
error-already-started = This game has already started. You can watch it, or open a table with /new.
error-awaits-cut = The deck is waiting to be cut, so the table is fixed. To change something, press *Back to lobby*.
error-not-the-cutter = You can’t cut this deck. { $people } can.
error-nothing-to-cut = There’s no deck to cut here. If the game hasn’t begun, press *Start* in the lobby.
error-empty-cut = That’s blank. Cut again and type at least one letter or number.
error-seat-taken = Someone else has that seat. Pick a free one.
error-no-such-seat = This table doesn’t have that seat. Pick one from the list.
error-table-full = All seats are taken. You can watch, or open a table with /new.
error-not-captain = Only your captain, { $captain }, can react for your side. Ask them.
error-not-yours = { $friend } plays { $share }. Ask them to do it, or ask the host to allow stand-ins (/table stand-in).
error-not-a-team = You have no teammates, so there’s nothing to share out. Just play.
error-not-your-side = That part belongs to the other side. Press a part of your own side, or join the other side first.
error-part-taken = { $friend } already leads that part. Choose another, or ask { $friend } to give it back.
error-no-such-share = Your side has nothing called that. Pick one from the list.
error-no-such-friend = None of your teammates is called that. Pick one from the list.
error-last-of-seat = You’re the last one on your side. To leave the game, use /table resign.
error-no-standing-orders = This game has no standing orders. Just answer when I ask you.
error-cannot-order = You can’t give an order for that any more. Press *My hand* to see what you hold.
error-too-many-orders = You already have { $most } standing orders, and that’s the limit. Remove one first.
error-not-ready = { $fewest ->
    [one] You need a player to start, and it has to be a person. Press *Join*.
   *[other] You need { $fewest } players to start, at least one of them a person. Invite someone or press *Add computer*.
  }
error-unknown-title = I don’t know that game. Pick one from the list.
error-bad-option = That doesn’t work for “{ $option }”. Pick a value from the list.
error-option-of-another-game = This game has no option “{ $option }”. Leave it out, or choose another game.
error-option-does-not-fit = “{ $option }” doesn’t go with this scenario or your other options. Leave it out, or change them.
error-unknown-verb = The game at this table doesn’t have that command. /help lists the ones it has.
error-nothing-to-undo = You have no move to undo. Press *Take your turn* to make one.
error-nothing-to-agree = This vote is already over. The table shows how it went.
error-outdated = This game comes from a version I no longer support, so it can’t go on. Open a new one with /new.
error-title-missing = I can’t load this table’s game right now. The table waits, and nothing is lost. Tell whoever runs this bot, or open another game with /new.
error-no-review-yet = You can review a game once it’s finished. Play on, then press *Review*.
error-no-puzzle = There’s no puzzle here any more. `/review` shows what I found in this game.
error-review-interrupted = I’m about to restart. Ask for the review again in a minute.
error-not-over = I reveal the dice secret when the game ends. Until then, /table dice shows its seal.
error-not-allowed = { $sentence }

# === the front end =========================================================================================
# Everything from here on is said by bot/ui: buttons, panels, posts, commands.

# --- buttons -----------------------------------------------------------------------------------------------

button-turn = Take your turn
button-guide = Guide me
button-guide-end = Stop the guide
button-suggest = Suggest a move
button-undo = Undo
button-advice = What would you do?
button-hand = My hand
button-wide = Wide picture
button-tall = Tall picture
button-text-board = Board as text
button-standing = Standing orders
button-arm = Give an order
button-disarm = Remove
button-reactions = Reactions
button-choose = Choose
button-back = Back
button-previous = Previous
button-next = Next
button-sketch = Preview
button-decide = Back to the panel
button-do-it = Confirm
button-replay = Replay
button-review = Review
button-join = Join
button-leave = Leave
button-computer = Add computer
button-start = Start
button-sit = Take seat
button-team = Join side
button-free = Remove
button-agree = Agree
button-disagree = Disagree
button-resign = Resign
button-part = Leave team
button-end = End game

# --- the lobby ---------------------------------------------------------------------------------------------

lobby-free = free
lobby-captain = { $name } (captain)
lobby-parts = Who leads what? Press your part. Press again to give it back.
lobby-part = { $name } leads { $part }
lobby-computer = the computer ({ $level })
lobby-character = { $name } (computer, { $level })
lobby-level = Computer level
level-easy = easy
level-easy-about = Plays sensibly but makes human mistakes
level-normal = normal
level-normal-about = Quick, and no pushover
level-hard = hard
level-hard-about = Thinks ahead and takes a little longer
character-pip = Pip
character-pip-about = New to this, and jumps at every bang
character-pip-won = Is it over? I had my eyes shut.
character-pip-lost = I knew it. I should have stayed in the saucer.
character-bazz = Bazz
character-bazz-about = Shoots first and thinks on the way home
character-bazz-won = Ha! And they said I needed a plan.
character-bazz-lost = Worth it. Did you see that explosion?
character-marlow = Marlow
character-marlow-about = Never leaves cover without a good reason
character-marlow-won = Nobody rushed, nobody cried. Dismissed!
character-marlow-lost = Fall back in good order. I said in good order!
character-scrap = Scrap
character-scrap-about = Keeps everything, because you never know
character-scrap-won = See? It all came in handy.
character-scrap-lost = And I was saving all that for later…
character-zorra = Zorra
character-zorra-about = A Martian warlord who likes to attack
character-zorra-won = Ack! One more planet for my collection.
character-zorra-lost = Impossible! I demand a bigger ray gun.
character-ames = Ames
character-ames-about = Plans three turns ahead and wastes nothing
character-ames-won = Just like page 47 of the plan.
character-ames-lost = That wasn’t in the plan. Back to page one.
lobby-read-on = New to this game? /rules explains it in a minute, then page by page. /help shows how to play it here.
lobby-begun = The game is in { $place }
lobby-cut = { $people } can cut the deck in { $place }. Then I’ll deal.
lobby-closed = This table is closed: its host cancelled it, or nobody came for a week.
lobby-pack = Pack
pack-none = Without a pack
lobby-pace = Time per turn
lobby-people = Players
lobby-prompt = only people who take their turns in time
pace-3d = 3 days
pace-24h = 24 hours
pace-8h = 8 hours
pace-30m = 30 minutes, live
pace-10m = 10 minutes, live
pace-none = no limit, nobody stands in
button-reopen = Reopen
option-new-pace = Time per turn before the computer stands in (default: 3 days)
# The beginning of the seal, for reading; all of it is told by /table dice.
lobby-seal = The dice are sealed: `{ $seal }`… (whole seal: /table dice)
dice-seal = The dice are sealed: `{ $seal }`
thread-name = { $title }: { $players }
thread-turn = waiting for { $people }
table-opened = { $seats ->
    [1] Your table is open and you have a seat. Press *Start* when you’re ready.
   *[other] Your table is open and you have a seat. Invite someone or add the computer, then press *Start*.
  }
table-opened-later = Your table is open, but Discord hasn’t taken its message yet. I’ll keep trying, so you don’t have to do anything.
table-done = Done.

# --- posts -------------------------------------------------------------------------------------------------

post-until = due { $when }
post-until-bank = time bank ends { $when }
post-away = Away: { $people }. The computer is standing in.
post-asleep = Everyone is away ({ $people }), so the game is on hold. Play, or press *I’m back*. After two weeks it ends without a result.
post-on-hold = Waiting for { $people } (away). Nobody stands in at this table, so the game is on hold. Take over the seat, or end the game with /table end. After two weeks it ends without a result.
post-absent = Away: { $people }. Nobody stands in at this table.
sitter-away-until = { $who } (away until { $when })
call-half = { $people } It’s your turn, and half your time is gone.
call-last = { $people } It’s your turn, and your time is nearly up.
call-nudge = { $people } It’s your turn.
call-bank = then { $left } of your time bank
call-waits = { $people } It’s your turn, and has been for three days.
call-waiting = { $people } It’s your turn, and has been for a week. After two weeks, others can take over your seat.
call-absent = { $people } It’s your turn, and has been for two weeks. From now on, others can take over your seat or end the game without you. Play, or press *I’m back*, and it’s yours again.
call-alone-waits = { $people } Your game is waiting for you. There’s no clock, so take your time.
call-alone-waiting = { $people } Your game is still waiting. I won’t remind you again. `/me` switches these reminders off.
call-ends = { $people } Nobody has played here for a long time. In two days this game ends without a result. Press *Take your turn* to go on.
button-here-again = I’m back
button-take = Take over { $seat }
post-suggested = ✋{ $count } { $label }
post-earlier = … (more with /log)
post-hand = Your hand at { $table } ({ $place }):
hand-old = This may be out of date. Press *My hand* to see it now.
hand-none = This game has no hidden hands: everything is on the board.

# --- the orders panel --------------------------------------------------------------------------------------

panel-list = { $kind } …
panel-rest = Everything else
panel-none = none of these
panel-which-action = what exactly?
# Of an order that is said as one: two things a figure does, one after the other.
whole-then = { $first }, then { $then }
panel-suggesting = You’re watching, so this is a suggestion. The decision is up to { $people }.
panel-suggested = Your suggestion: { $label }. You can still change your mind.
panel-votes = ✋{ $count }
panel-not-asked = It’s not your turn.
panel-computer = The computer is playing ({ $seats }) …
panel-friends = It’s your side’s turn, but this one is for { $people }.

# --- taking back -------------------------------------------------------------------------------------------

undo-vote = { $name } wants to undo { $moves ->
    [one] a move
   *[other] { $moves } moves
  }. Others have seen what happened, so everyone has to agree.
vote-refused-undo = { $name } said no, so nothing is undone.
vote-done-undo = Everyone agreed. The moves are undone.

# --- what cannot be taken back -----------------------------------------------------------------------------

confirm-resign = Resign this game? You can’t undo this.
confirm-part = Leave your team? They play on without you. You can’t undo this.
confirm-end = End this game for everyone, without a result? You can’t undo this.

# --- reactions ---------------------------------------------------------------------------------------------

reactions-automatic = Automatic
reactions-counts = Ask me when it counts
reactions-ask = Always ask
reactions-never = Never
reactions-set-automatic = Nobody waits for you. On other people’s turns your standing orders react. Where none fits, the computer does, and it knows only what you can see. On your own turn I only play cards you name. Give orders in *My hand*. An order can also be “ask me”.
reactions-set-counts = I ask you when it counts: when someone is likely to die (50% or more), or when a hero or a leader might. The rest happens by itself, as with *Automatic*.
reactions-set-ask = I ask you every time you could react, and the clock runs. Your standing orders are paused. If you don’t answer in time, I react automatically until you’re back at the table.
reactions-set-never = You never react. Your standing orders are paused.

armed-title = How you react
armed-secret = Only you can see this. Nobody can tell whether an order or the computer reacted.
armed-none = You haven’t given any standing orders yet.
armed-given = Order given: { $order }

# --- teams -------------------------------------------------------------------------------------------------

team-anybody = anyone
team-rest = the rest
team-share = { $share }: **{ $owner }**
team-nothing = There’s nothing to share out.
team-captain = { $name } is captain and decides on reactions. You all share one hand.
stand-in-yes = Teammates can now act for each other.
stand-in-no = Teammates now play only their own figures, and only the captain reacts.

# --- looking -----------------------------------------------------------------------------------------------

log-empty = Nothing has happened yet.
sketch-look-at = Choose what to look at. Nothing is played until you confirm.
sketch-nothing = There’s nothing to preview for this.
replay-being-made = Making the replay. It’ll appear here within half a minute.
replay-so-far = The game so far, as everyone saw it.
replay-whole = The whole game, then everything that was hidden.
replay-alt = The game in { $pictures } pictures, one per turn. The last one: { $board }
replay-open = Everything that was hidden
replay-hand = Hand at the end: { $seat }
replay-page-first = First move
replay-page-back = One move back
replay-page-next = Next move
replay-page-last = Last move
replay-page-play = Play
replay-page-controls = Step through the game
replay-page-slider = Move
replay-page-rounds = Rounds
replay-page-points = Turning points
replay-page-prose = The position in words
replay-page-keys = Keys: ← and → go one move back or forward. Home and End go to the first and last.
replay-page-begins = The game begins
advice = I’d say: **{ $label }**
games-mine = Your games here
games-here = Other games on this server
games-none = No games here yet. Open one with /new.
games-lobby = looking for players
games-cut = waiting for someone to cut the deck
notice-dm-closed = I can’t send you direct messages, so your hand won’t arrive by itself. Press *My hand* or type /hand to see it.
help-goal = **{ $title }.** { $goal }
help-rules = `/rules` is the rule book: an overview first, then page by page. Give it a topic to look something up.
help-new = Open a table with `/new`, add players and press *Start*. `/help` at the table tells you more.
help-edition = Where a rule book doesn’t show a card, map or price, we designed our own. `/rules` *About this edition* lists what comes from where.
help-unofficial = Ack-Ack { $version } is an unofficial fan project, not affiliated with the owners of these games. Questions about this bot, or about rights: { $contact }
help-move = When it’s your turn, use the buttons below the board. To decide in private, press *Take your turn*. Or type a command: it offers only what’s allowed, with the odds.
help-sketch = *Preview* draws what a move would do before you make it.
help-hand = Press *My hand* to see your cards. Nobody else can.
help-standing = That’s also where you give standing orders, which tell me how to react while you’re away. Where none fits, the computer reacts. Use `/table reactions` if I should ask you when it counts, or always.
help-board = *Board as text* says in words what the picture shows. `/board` shows it larger or close up. `/replay` shows the whole game.
help-back = When you come back, *Take your turn* and `/log` start with what you missed. `/games` lists all your tables. After a game, press *Rematch* on its card.
help-page-home = How to play
help-page-turn = Your turn
help-page-look = Board and replay
help-page-time = Time and absences
help-page-own = Commands of this game
help-page-more = Commands of every game
help-page-about = About this bot
help-menu = More help

# --- the rules ---------------------------------------------------------------------------------------------

topic-term = { $name }
rules-term = **{ $name }** ({ $rule }): { $text }
rules-entry = **{ $name }**: { $text }
topic-about = { $name }
term-edition = About this edition
edition-from-pack = - From the pack “{ $name }”: { $parts }.
edition-named = { $name } ({ $count } of { $all }: { $entries })
edition-from-book = - From the rule book: { $parts }.
edition-from-public = - Publicly known: { $parts }.
edition-from-ours = - Our own design: { $parts }.
edition-unofficial = This is an unofficial fan project, not affiliated with the owners of the game. `/help` shows who runs this bot and how to reach them.
edition-all = { $name } (all { $count })
edition-some = { $name } ({ $count } of { $all })
rules-unknown = I can’t find that topic. Type a word of it and pick one from the list.
button-topic = 📖 { $topic }

# --- what goes wrong ---------------------------------------------------------------------------------------

error-no-table-here = There’s no game in this channel. Go to its thread, or open a table with /new.
error-no-such-place = There’s no place called “{ $typed }” on the board. Pick one from the list.
error-no-such-action = You can’t do that now. Pick an action from the list.
error-incomplete = Please also choose “{ $slot }”. Pick one from the list.
error-another-question = { refusal-other-question }
error-command-changed = This command has changed since Discord showed it to you. Type it again. If that doesn’t help, reload Discord.
error-may-not-write-here = I need “Send Messages” and “Attach Files” in this channel. Ask someone who manages the server, or open the table elsewhere.
incident = Something went wrong on my side. Your game is safe, so please try again. If it keeps happening, report incident { $number } to whoever runs this bot.

# --- commands ----------------------------------------------------------------------------------------------

command-new = Open a new table
option-new-game = Which game
option-new-where = Where to play (default: a new thread)
choice-here = in this channel
command-act = Take any legal action
option-act-action = What to do (leave it empty to go step by step)
command-board = Show the board as a picture and as text, only to you
option-board-size = Picture size (default: phone)
option-board-position = Show the position as one line that you can copy
choice-position = as one line
board-position = The position as one line. Paste it into `/new from:` to play on from there. I’ll deal the hidden cards at random.
option-board-around = Part of the board to show close up
choice-size-phone = for a phone
choice-size-large = large, to zoom in
command-advice = Ask the computer for a hint (not against other people)
command-review = Review a finished game: the chances, and the turns that decided it
command-replay = Go through the game move by move, only for you
command-hand = Show your hand, only to you
command-log = Show what has happened so far
command-games = Show all your games, and those on this server
command-help = Show how to play
command-table = Everything about the table
command-table-join = Take a seat at the table in this channel
command-table-leave = Leave your seat before the game starts, or leave your team
command-table-start = Start the game
command-table-undo = Undo your last move
command-table-dice = Show how to check the dice
command-table-resign = Resign the game
command-table-end = End the game without a result, if everyone agrees
command-table-reactions = Choose how you react: automatic, ask when it counts, always ask, never
option-reactions-mode = How you react
command-table-assign = Share out your side: who plays which figure
option-assign-share = What to give to someone (leave both empty to see who plays what)
option-assign-to = Who plays it
command-table-stand-in = Let teammates act for each other, or not (host only)
option-stand-in-allowed = Allow it?
choice-yes = yes
choice-no = no

# --- names of tables, cards, rematches, since you were here -------------------------------------------------

table-label = { $name } · { $title }
seat-of-player = { $player } ({ $seat })
option-new-language = Language of the table: board, posts and thread
option-new-name = A name for the table
error-bad-position = I can’t read that position at “{ $typed }”. Copy the whole line that `/board position:` shows.
error-unplayable-position = Nobody can play on from that position. Copy one from a game that isn’t over.
error-position-of-another-game = That position belongs to another game. Choose that game under `game:`.
error-options-of-position = The options come with the position. Use /new `from:` without them.
error-nothing-to-play-on = Nobody can play on from here. Pick another turn of a finished game with /replay.
error-no-notation-here = I can’t write positions of this game as a line. `/board` shows it as a picture and text.
error-bad-table-name = A table’s name needs between 1 and { $longest } characters. Try another one.

card-round = Round { $number }
card-away = { $name } (away)
card-waits = Waiting for { $people } (asked { $since })
card-waits-until = Waiting for { $people } (asked { $since }, due { $until })
card-waits-on-bank = Waiting for { $people } (asked { $since }, time bank ends { $until })
card-banks = Time bank: { $banks }
card-banks-full = Time bank: { $left } each
card-bank = { $name } { $left }
card-bank-empty = { $name } empty
card-board = Go to the board
card-lobby = Go to the lobby
games-elsewhere = Your games on other servers
games-direct = Your games in direct messages
note-title = Private note
note-own = Your note
note-about = Only you see it, whenever you take your turn or look at your hand.
note-kept = Noted. Nobody else can see it.
note-deleted = Your note is gone.
button-note = Note
button-mute = Mute
button-unmute = Unmute

# --- try it out ---------------------------------------------------------------------------------------------

button-trial = Try it out
trial-mark = TRIAL
trial-title = **Try it out** · { $line }
trial-line = Line { $number }
trial-about = Play both sides as you like. Only you see this, and the game goes on as it was.
trial-about-hidden = Play both sides as you like. Only you see this. Whatever is hidden from you, I’ve dealt at random.
trial-alt = A trial, not the table. { $board }
trial-passed = The game has moved on since you began this line.
trial-stale = You’ve changed this line in the meantime. Here’s how it stands now.
trial-odds = { $percent }% for this outcome
trial-outcomes = { $count ->
    [one] There’s only one outcome.
   *[other] { $count } outcomes, the most likely first. Choose one.
}
trial-outcomes-about = There are many outcomes. I’ve rolled { $rolls } times: here are the most frequent. Choose one.
trial-outcome = Outcome
trial-outcome-odds = { $percent }%
trial-lines = **Your lines at this table.** You can keep up to { $most }. Only you see them, and they last until the game ends.
trial-lines-choose = Open a line
trial-line-passed = the game has moved on since
trial-name-title = Rename line
trial-name = Name
trial-name-about = Only you see it. Leave it empty to go back to the number.
panel-line-next = **{ $line }** goes on: { $action }
panel-line-over = **{ $line }** ends here: the game went another way.
button-line-leave = Leave the line
button-trial-roll = Roll again
button-trial-chances = Other outcomes
button-trial-likely = Dice: most likely
button-trial-rolled = Dice: roll
button-trial-deal = Deal again
button-trial-take = Take this line
button-trial-lines = Lines ({ $count })
button-trial-add = New line
button-trial-carry = Carry over
button-trial-name = Rename
button-trial-delete = Delete line
button-trial-panel = Back to the table
error-line-full = This line is { $most } steps long, and that’s the limit. Undo some, or press *Lines* and *New line*.
error-too-many-lines = You already have { $most } lines here, and that’s the limit. Open one and press *Delete line*.
error-line-does-not-fit = The game has moved on, and this line no longer fits. Press *New line*.

# --- end of try it out --------------------------------------------------------------------------------------
mute-on = This table won’t ping you any more. The clock keeps running, so look in with /games.
mute-off = This table pings you again.
games-next-page = Page { $page } of { $pages }
games-none-waiting = No game is waiting for you now.
games-away = You’re marked as away here
games-stood-in = The computer stands in for you here
games-back = { $count ->
    [0] You weren’t away anywhere.
    [one] You’re back at one table.
   *[other] You’re back at { $count } tables.
  }
button-next-game = Next game ({ $count })
button-back-everywhere = I’m back everywhere
me-absent = { $count ->
    [one] You’re marked as away at one table.
   *[other] You’re marked as away at { $count } tables.
  } Where turns have a time limit, the computer stands in for you.
games-missing = { $count ->
    [one] One of your games is waiting because I can’t load it right now
   *[other] { $count } of your games are waiting because I can’t load them right now
  }. Nothing is lost. Tell whoever runs this bot.

button-rematch = Rematch
button-open = Release seats
lobby-kept = kept for { $people }
rematch-asked = A rematch? { $people }, press *Join*: I’ve kept you a seat on the other side.
rematch-open = The rematch table is open: { $link }
error-seat-kept = That seat is kept for { $people }. Anyone at this table can free it with *Release seats*.
error-still-played = This game isn’t over yet. Ask for a rematch when it is.
error-did-not-play = Only the players can ask for a rematch. Open a table of your own with /new.
error-names-are-gone = This game no longer has its players’ names, so I can’t invite them. Open a new table with /new.

since-title = Since you were here:
since-before = Before that:
since-more = … and { $count } more: /log
button-film = As an animation
button-news = Watch as a replay
button-file = As a file
replay-step = { $number } of { $count }
replay-file = The whole game to step through, with a check of its dice. Download it and open it in your browser.
replay-file-so-far = The game so far to step through, as everyone saw it. Download it and open it in your browser.
replay-since = What has happened since then, as everyone saw it.
option-replay-since = Your last look, or a number of turns back (default: the whole game)
choice-last-look = my last look
choice-turns = { $turns ->
    [one] the last turn
   *[other] the last { $turns } turns
  }
error-nothing-new = Nothing has happened since you last looked. To see the last turns, give /replay a number.
error-no-such-time = Type how many turns to go back, or pick your last look from the list.
# --- ways out ----------------------------------------------------------------------------------------------

note-end-agreed = Everyone at the table has agreed to end the game without a result.
note-end-alone = { $name } has ended the game. Nobody else was left.
note-ended = The game has ended without a result.
note-end-moderator = A moderator has ended the game.
note-end-lost = The channel of this game is gone, so the game ends without a result.

error-not-your-vote = The others vote on this. To keep your seat, just play.
error-not-paused = This game isn’t paused. Just play on.
error-bad-pause = A pause lasts between 1 and { $most } days. Pick another number.
error-already-seated = Someone who already has a seat here can’t take another. Choose someone else.
error-seen-other-side = Someone who has seen one side’s cards in this game can’t take over another side. Choose someone else.
error-too-many-lobbies = You have { $most } tables still looking for players. Start or cancel one of them first.
error-no-computers = Bots don’t play. Choose a person.

notice-level = The computer’s new level ({ $seats }): { $level ->
    [easy] easy
    [hard] hard
   *[normal] normal
  }.
notice-character = Playing for the computer from now on: { $who }. Level: { $level }.
notice-host = { $name } is the host now.
notice-paused = The game is paused until { $when }. The clocks have stopped, but you can still play. To end the pause early, type `/table resume`.
notice-resumed = The pause is over. The clocks are running again.
notice-handed-over = { $name } takes over { $seat } from { $before }. Only { $name } sees the hand now.
notice-sits-down = { $name } now plays { $seat }.
notice-taken = { $name } has taken over your seat in { $title }, hand included. You’re welcome to watch.
notice-moved = The game has moved here: I can’t post where it was before.
notice-cut = ✂️ { $name } cut the deck: `{ $word }`
notice-uncut = Nobody cut the deck in time. I’ve dealt without a cut.
notice-back = I’m back on this server, and your game is still here. Play on where you stopped.
notice-lost = Your game of { $title } has ended without a result: its channel is gone.
notice-mute = I’m not allowed to post here, so nobody sees what happens. Please give me “View Channel”, “Send Messages”, “Send Messages in Threads” and “Attach Files”.

post-paused = paused, resumes { $when }

button-vote = Ask the others
button-take-seat = Take the seat
confirm-vote = End this game for everyone, without a result? The others have to agree.
vote-replaced = { $name } has asked something else since, so this vote is over.
vote-lapsed = This vote is over: the game has moved on.
vote-timed-out = This vote is over: three days have passed without an answer from everyone.
vote-asked = I’ve asked the others.
end-vote = { $name } wants to end this game without a result. It ends if everyone agrees.
vote-refused-end = { $name } said no, so the game goes on.
vote-done-end = Everyone agreed. The game is over.
pause-vote = { $name } wants to pause for { $days ->
    [one] a day
   *[other] { $days } days
  }. The clocks would stop, but you could still play.
vote-refused-pause = { $name } said no, so the clocks keep running.
vote-done-pause = Everyone agreed. The game is paused.
pace-vote = { $name } wants to change the time limit per turn: { $pace }.
vote-refused-pace = { $name } said no, so the time limit stays as it is.
vote-done-pace = Everyone agreed. There’s a new time limit.
notice-pace = The time limit per turn is now: { $pace }.
notice-slow = I haven’t heard from { $people } for an hour, so there’s more time per turn now: { $pace }. `/table pace` changes it.
replace-vote = { $name } wants { $person } to take over { $seat }.
vote-refused-replace = { $name } said no, so nobody changes seats.
vote-done-replace = Everyone agreed. I’ve offered the seat.
handover-seat = { $seat } ({ $people })
handover-offer = { $person }, will you take over { $seat }? You’d get the hand, too.
handover-offered = I’ve offered the seat. Nothing changes until they accept.
handover-accepted = { $name } has taken the seat.

help-ways = Away for a while, or out of time? `/table pause` stops the clocks if everyone agrees. `/table replace` gives your seat to someone else. `/table end` ends the game if everyone agrees.
command-table-pause = Pause the clocks for some days, if everyone agrees
option-pause-days = How many days, up to 14 (default: 7)
command-table-pace = Change the time limit per turn, if everyone agrees
command-table-resume = End a pause early
command-table-computer = Change the computer’s level during a game (host only)
option-computer-level = A name, or easy, normal or hard
option-computer-seat = Which of the computer’s seats (default: all)
command-table-replace = Give your seat to someone else, or propose a new player for another seat
option-replace-person = Who takes the seat
option-replace-seat = Which seat, if not yours (the others have to agree)

# --- playing in a browser ----------------------------------------------------------------------------------

local-address = Open { $address } in a browser to play (Ctrl-C to stop).
local-add-person = Add a person
local-alt-text = What the picture shows
local-browser-zone = Same as this computer
local-cancel = Cancel
local-channels = Channels
local-choose = Choose
local-clock-ahead = { $hours } h ahead of real time
local-close = Close
local-closed = Ack-Ack has stopped. Start it again with make play, and open the address it prints.
local-command-hint = Pick a command from the list to use it.
local-commands = Commands
local-direct = Direct messages
local-direct-begin = Only { $name } sees this. Hands, reminders and other private messages from Ack-Ack arrive here.
local-dismiss = Dismiss
local-language = Language
local-language-note = Ack-Ack answers people in their own language if it speaks it, otherwise in English. Dates and times follow the language and the time zone.
local-more-options = More options
local-name = Name
local-new-messages = New
local-no-match = Nothing matches. Try other words, or leave it empty.
local-only-you = Only you can see this
local-open-picture = Open the picture full size
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
local-thread-begin = This is the start of the thread. The game takes place here.
local-thread-opened = { $name } opened a thread:
local-thread-posts = Messages: { $count }
local-time = Time
local-time-hint = Skip ahead to see clocks run out and reminders arrive.
local-time-zone = Time zone
local-to-newest = To the newest message
local-used = { $name } used { $command }
local-welcome = Welcome to Ack-Ack! Ack ack ack.
local-welcome-1 = Open a game: press one below, or type `/new`.
local-welcome-2 = You have a seat already. Press **Add computer** to play against it. Or become someone else under *People* and press **Join**.
local-welcome-3 = Press **Start**. The game opens its own thread, and secret hands arrive under *Direct messages*.
local-you = you

local-error-broken = Something went wrong here. Try again.
local-error-full = That’s everyone: there’s room for { $count } people. Press a name to play as them.
local-error-moved-on = That’s gone. Look at the newest message.
local-error-no-command = There’s no command /{ $name } here. Type / to see them all.
local-error-no-name = Please choose a name.
local-error-no-place = That channel is gone. Pick another one on the left.
local-error-nobody = That person is gone. Pick another one under *People*.
local-error-option = Please choose one of the values offered for “{ $name }”.
local-error-same-name = Someone here is already called { $name }. Pick another name.
local-error-silent = Ack-Ack didn’t answer. Try again.
local-error-slow = Still working on it …
local-error-too-long = Type between 1 and { $count } characters.

# --- what a server sets for its tables ----------------------------------------------------------------------

error-wrong-channel = On this server you can open tables in { $places }.
error-needs-role = To open tables on this server you need the role { $role }. You can join any table that’s looking for players: see /games.
error-server-full = { $most ->
    [one] This server allows one table at a time, and it’s in use.
   *[other] All { $most } tables on this server are in use.
  } Join one with /games, or wait until a game ends. People who manage the server can allow more with /server.
error-not-manager = You need the “Manage Server” permission for this. Ask someone who has it.
error-not-on-server = Use this command on a server, not in direct messages.
error-everybodys-role = Everyone has that role. Pick one that people choose for themselves.

command-server = Settings for managers: who can open tables here, where and how
option-server-zone = This server’s time zone: type a city or a continent
lobby-calls = Players wanted, { $role }!
server-title = Tables on this server
server-all-optional = All of this is optional. Changes take effect immediately.
server-channels = Channels
server-channels-means = Where people can open tables, threads included.
server-anywhere = everywhere
server-hall = Hall
server-hall-means = A forum where each new table gets a post, with tags for its game and state.
server-no-hall = no forum
server-hall-closed = I can’t post there. A server admin can give me *Send Messages* and *Attach Files* in that forum.
server-hall-tags = I can’t add tags there. A server admin can give me *Manage Channels*, or add the tags.
hall-wanted = players wanted
hall-running = running
hall-finished = finished
table-in-hall = Your table: { $post }
server-opener = Who can open a table
server-opener-means = Everyone can play. People who manage the server can always open a table.
server-no-opener = everyone
server-caller = Role to ping when a new table looks for players
server-caller-means = One ping per table, and none between 22:00 and 8:00 in this server’s time zone. Let people pick the role themselves, for example under Channels & Roles.
server-no-caller = nobody
server-caller-unheard = I can’t ping this role yet. In its settings, allow anyone to @mention it.
server-zone-none = **Time zone:** not set. Type `/server zone:` and pick one. It tells me when it’s night here. I also use it for people who haven’t set their own.
server-pace = Time per turn, unless the host picks another
server-pace-any = default (3 days)
server-tables = Table limit (solo games and games on hold don’t count)
server-tables-count = { $count ->
    [one] one table
   *[other] { $count } tables
  }
server-tables-any = default (100)
server-locale = Language of new tables
server-locale-any = the server’s language in Discord
server-forget = Remove players’ names from finished games
server-forget-means = I replace the name and Discord ID of everyone who played with a placeholder. These games no longer count in /record, but you can still replay and check them. You can’t undo this, so it starts a day after you choose it.
server-forget-any = never
server-forget-days = { $count } days after the end

# --- what people set for themselves ------------------------------------------------------------------------

error-no-such-zone = I don’t know a time zone called “{ $typed }”. Type a city or a continent and pick one from the list.
error-too-quiet = Quiet hours can be at most { $most } hours a day, because others are waiting for you. Pick fewer.
error-too-long-away = { $left ->
    [0] You’ve been away for { $most } of the last { $of } days, and that’s the limit. If you don’t play, the computer stands in for you.
    [one] You can be away for one more day now: at most { $most } days out of any { $of }.
   *[other] You can be away for { $left } more days now: at most { $most } days out of any { $of }.
  }

help-pace = Between people, every turn has a time limit, set with `/new` and shown on the board. When it runs out, your time bank starts: the same time again, once per game. Prompt turns refill it. When it’s empty, the computer plays the turn. If you miss two in a row, it stands in until you press *I’m back* or play. Against the computer there’s no clock.
help-me = Games last for days. Tell me with `/me` when you sleep, which days you have off and when you’re away. I won’t ping you then, and the clock waits.
command-me = Your settings: time zone, quiet hours, days off, absences
option-me-zone = Your time zone: type a city or a continent

call-next = You’re up next at { $place }. It’s { $people }’s turn now.
button-clear = Clear
me-title = Your settings
me-for-you = These apply to all your tables, immediately.
me-zone = **Time zone:** { $zone } (it’s { $time } now)
me-zone-none = **Time zone:** not set. Type `/me zone:` and pick yours.
me-zone-means = Until then I use the server’s time zone, if it has one.
me-zone-learnt = Until then I don’t ping you in these hours: { $hours }. You’ve never played at that time.
zone-ask = **When do you sleep?** Pick a place with your time, and I won’t ping you at night.
zone-ask-time = What time is it where you are?
zone-later = No problem. `/me` sets your time zone and quiet hours whenever you like.
zone-set = Your time zone is { $zone }. Quiet hours: { $hours }. Change both with `/me`.
button-not-now = Not now
me-quiet = Quiet hours
me-quiet-means = I don’t ping you in these hours. A deadline that would fall in them moves to two hours after they end.
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
me-away-until = **Away** until { $when }. Games for two with three days a turn wait for you. In all other games with a time limit, the computer plays for you.
me-away-planned = **Away** from { $since } until { $until }. Until then everything goes on as usual.
me-away-first = From when?
me-away-now = from now on
me-away-day = from { $day }, { $date }
me-away-cancel = Cancel this
me-away-left = { $days ->
    [0] You have no days away left for now.
    [one] You can be away for one day, starting now.
   *[other] You can be away for up to { $days } days, starting now.
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
me-heads-up-on = Heads-up when you’re next: on
me-heads-up-off = Heads-up when you’re next: off
me-lessons-on = Tips: on
me-lessons-off = Tips: off
me-nudges-on = Solo reminders: on
me-nudges-off = Solo reminders: off
me-language = Language
me-language-auto = your Discord’s language
language-name = English

# --- records -----------------------------------------------------------------------------------------------

command-record = Show what you or someone else has played and won, only to you
option-record-person = Whose record (default: yours)
option-record-game = Only this game
record-mine = Your record
record-theirs = { $name }’s record
record-everywhere = All your finished games
record-here = Finished games on this server
record-none-mine = You haven’t finished a game yet. Open a table with /new, or find one with /games.
record-none-theirs = { $name } hasn’t finished a game on this server yet. Invite them to one: /new opens a table.
record-tally = { $played } played, { $won } won, { $drawn } drawn, { $lost } lost
record-tally-short = { $won } of { $played } won
record-entry = { $label }: { $tally }
record-against-people = **With other people:** { $tally }
record-against-computer = **Against the computer:** { $tally } (counted separately)
record-against-alone = **Alone:** { $tally }
record-streaks = **Winning streak:** { $now } (best: { $best })
record-visit = **A turn takes** { $time } on average
record-in-time = **In time:** { $made } of { $turns } turns ({ $percent }%)
record-by-title = By game
record-by-side = By side
record-by-scenario = By scenario
record-by-series = Series
record-computer = Against the computer
record-latest = The latest games
record-won = won
record-drawn = drawn
record-lost = lost
record-alt = Bars of games won, drawn and lost. { $bars } { $latest }
record-alt-latest = The latest games, newest last: { $results }.
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

panel-order-stopped = Your order stopped here: *{ $action }* is no longer possible.

# --- fair dice ---------------------------------------------------------------------------------------------

button-shake = Shake dice
shake-title = Shake the dice
shake-word = A word, or anything you like
shake-about = All rolls depend on it, and everyone will see it. Leave it empty to delete your word.
shake-done = Your word for the dice: `{ $word }`. Everyone will see it when the game starts.

button-cut = Cut the deck
button-unopen = Back to lobby
cut-title = Cut the deck
cut-word = A word, or anything you like
cut-about = All rolls depend on it, and everyone sees it. Nobody can know it in advance.
cut-done = You’ve cut the deck: `{ $word }`. The game is in { $place }.

opening-seal = seal `{ $seal }`
opening-dice = 🔒 Fair dice, sealed before the game: ||{ $values }|| `/table dice` explains them
opening-lobby = ID of the lobby message `{ $id }`
opening-id = ID for { $name } `{ $id }`
opening-word = Word from { $name }: `{ $word }`
opening-alone = No cut needed: no two people play against each other here.
opening-cut = { $people }: cut the deck! Press the button and type any word. If nobody cuts, I’ll deal { $until }.

dice-parts = Every roll comes from the sealed secret and these public values:
dice-id = - ID of a message: `{ $id }`
dice-word = - word from a player: `{ $word }`
dice-cut = - word from the cut: `{ $word }`
dice-uncut = - nobody cut the deck
dice-mark = Checkpoint after row { $row }: `{ $mark }`. The file you get at the end must contain it.
dice-owner = Whoever runs this bot can see hands and the dice secret during a game. So play on a bot run by someone you trust, or by someone who isn’t in your game. They can’t change dice, moves or their order without it showing.
post-secret = The dice secret was { $secret }
proof-mark = Check it yourself: the file holds every roll and every move, the page shows the rolls in your browser. Checksum: { $mark }

page-title = The dice of a game
page-about = This page contains the whole game. It recalculates the seal, the seed and every roll here in your browser, without asking anyone.
page-part = I found nothing wrong. Every roll on this page is the one the seed gives.
page-bad = Something is wrong.
page-unproved = This page doesn’t prove:
page-early = Rows 0 to { $last }. They were played under other rules, so this page could only check the rolls they list.
page-rules = That every move was legal, that no roll is missing, and who won. Only “ackack verify” can tell.
page-authors = Who made each move. Only the checksum protects that.
page-compared = That this is the game you played. Compare the seal, the IDs and the last checksum with the posts in Discord.
page-alone = Only the bot chose this seed. Nobody else added anything.
page-seal = Seal
page-secret = Secret
page-ids = Message IDs
page-words = Players’ words
page-cut = Word from the cut
page-uncut = nobody cut the deck
page-seed = Seed
page-mark = Checksum of the game
page-posted = Paste a seal or checksum from Discord:
page-uncompared = Not compared with any post yet.
page-same = It belongs to this game.
page-other = It doesn’t belong to this game.
page-row = Row
page-kind = What
page-seat = Seat
page-rolls = Rolls
page-told = What happened
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
post-welcome = First invasion? Press *Take your turn*, and I’ll explain as we go. The rules in a minute: /rules
post-guide = First invasion? *Guide me* leads you through the first moves, right at this table.
guide-step = 🧭 **Step { $number } of { $count }.** { $text }
guide-between = 🧭 { $advised ->
    [true] I’d choose this. Then I go on.
   *[other] Your choice. Then I go on.
  }
guide-move = 👉 { $label }
guide-or = All your choices:
guide-done = 🧭 You know the basics now. From here on, the invasion is yours.

# What is kept of a person, and being forgotten

button-my-data = My data
button-forget-me = Forget me
button-forget-sure = Yes, forget me
button-forget-not = No, keep everything
my-data-about = This is everything I’ve stored about you, on all servers.
my-data-large = What I’ve stored about you doesn’t fit in a Discord message. Please ask whoever runs this bot for it.
forget-title = Forget you?
forget-means = I replace your name and Discord ID with a placeholder in every game on every server. I delete your settings, record and standing orders, and stop sending you direct messages. You can’t undo this.
forget-playing = { $games ->
        [one] You’re playing **one game** and would resign it. If one opponent is left, they win. Otherwise the computer takes your seat.
       *[other] You’re playing **{ $games } games** and would resign them. If one opponent is left, they win. Otherwise the computer takes your seat.
    }
forget-lobbies = { $lobbies ->
        [one] You also leave the game you’re waiting for.
       *[other] You also leave the { $lobbies } games you’re waiting for.
    }
forget-stays = Your moves stay, so others can replay and check their games. The words you gave to the dice stay, too. Posts in channels stay as they are.
forget-done = Done. I know nothing about you any more. If you play again, we’ll meet as strangers.
stranger-name = Someone
error-sat-down-again = You joined a table at that very moment, so I stopped. Press *Forget me* again.

# Too much at once, and buttons nobody knows

error-too-fast = { $seconds ->
        [one] That’s a lot at once. Try again in a second.
       *[other] That’s a lot at once. Try again in { $seconds } seconds.
    }
suggestions-too-fast = { $seconds ->
        [one] That’s a lot at once. Wait a second, or type it without suggestions.
       *[other] That’s a lot at once. Wait { $seconds } seconds, or type it without suggestions.
    }
error-unknown-button = This button is from an older version. Type /games to get back to your tables.

# --- advice ------------------------------------------------------------------------------------------------

error-unfair-advice = I don’t give hints against other people: that would be unfair to them. Play against the computer, and I’ll help.
because-best = I’ve compared every choice, and this one leaves you best off.

# --- the lobby's options ------------------------------------------------------------------------------------

option-new-from = Start from a position: a line that /board position: shows
table-from-position = { $title } (from a position)
option-new-watch = Just watch: you open the table, others play
choice-watch = just watch
option-new-prompt = Only for people who take more than 90% of their turns in time
choice-prompt = take their turns in time
button-options = Options
button-cancel = Cancel
lobby-change = Change the game’s options. Everyone sees the change in the lobby.

# --- looking back ------------------------------------------------------------------------------------------

review-working = I’m playing this game out again from every turn: { $percent }% done.
review-queued = { $ahead ->
    [one] One review is ahead of yours.
   *[other] { $ahead } reviews are ahead of yours.
  } You can close this and use /review later: I’ll keep it.
review-later = This takes a while. I’ll keep the review: use /review again later.
review-title = Review
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
review-none = No single turn decided this game. The chances moved bit by bit.
review-alt = The chance to win over the game. { $courses } { $turns ->
    [0] No turn stands out.
    [one] One turn is marked.
   *[other] { $turns } turns are marked.
  }
review-alt-course = { $name }: { $first }% at the beginning, { $last }% at the end.
review-better-hidden = There’s a better move: ||{ $action }||. With the same luck, it wins about { $gain } more games in 100.
button-puzzle = Find the better move
puzzle-mark = PUZZLE
puzzle-title = Find the better move
puzzle-about = { $name } was to play here. One move wins about { $gain } more games in 100 than the one played, with the same luck.
puzzle-left = { $tries ->
    [one] You have one try left.
   *[other] You have { $tries } tries left.
  }
puzzle-alt = A puzzle from a finished game. { $board }
puzzle-missed = **{ $action }** wins about { $tried } games in 100, the better move { $better }.
puzzle-found = **{ $action }**: you’ve found it! That wins about { $tried } games in 100.
puzzle-hint = Hint: look at **{ $where }**.
puzzle-over = That was the last try. The better move was **{ $action }**.
puzzle-working = I’m playing your move out many times. One moment.
button-play-on = Play on from here
play-on-title = Play on from here
play-on-about = I’ll open a table from this position. It won’t count in anyone’s record. I’ll deal again what was hidden from your side.
play-on-side = Your side
play-on-level = How well should the computer play?
play-on-opened = Your table is open: { $link } Press *Start* there.

# --- reports ---------------------------------------------------------------------------------------------------

end-length = { $rounds ->
    [0] {""}
    [one] One round, {""}
   *[other] { $rounds } rounds, {""}
  }{ $moves ->
    [one] one move
   *[other] { $moves } moves
  }, { $time }.
end-scores = Score by round
end-score = { $round } · { $score }
end-chances = The chance to win
end-said = **{ $name }:** “{ $line }”
end-review-follows = I’m looking for the turning points. They’ll appear here.
end-dice = 🔒 Fair dice: the files hold every roll and the secret (checksum `{ $mark }…`). `/table dice` explains how to check.
seat-with-sign = { $sign } { $name }

# --- commands that several games share ---------------------------------------------------------------------

verb-move = Move a piece
slot-move-figure = What moves
slot-move-to = Where it goes
verb-card = Play a card
slot-card-card = Which card, and what for
verb-pass = End your turn, pass, or don’t react
verb-odds = Show the exact chances
verb-rules = Look up a rule, a card or a piece
slot-rules-topic = What to look up

# --- invitations ---

option-new-with = Invite up to five people (@Ben @Anna): I keep their seats for two days
lobby-door = Who can join
door-public = everyone
door-private = invited people only
lobby-private = invited people only
lobby-guests = Invited: { $people }. Press *Accept* or *Not this time*. I keep the seats for two days.
invite-asked = { $people }, { $name } invites you to play. Press *Accept* or *Not this time*.
invite-accepted = You’re in. The table is in { $place }.
invite-declined = OK, not this time. I’ve told the host.
button-accept = Accept
button-decline = Not this time
notice-invited = { $name } invites you to play { $title } in { $place }. I keep your seat for two days.
notice-declined = { $people } can’t join your game of { $title } in { $place } this time. The seat is free.
notice-unanswered = No answer from { $people } in two days, so I no longer keep seats for them ({ $title } in { $place }).
error-not-invited = Only people { $host } has invited can join this table. You can watch, or open your own with /new.
error-not-your-invitation = No open invitation here is for you. Press *Join* to take a free seat.
error-nobody-invited = You’ve invited nobody, so nobody could join this table. Open one with `/new with:` instead.
error-no-such-guest = I can’t find those people on this server. Mention people who are here: `with: @Ben @Anna`.
error-too-many-guests = { $room ->
    [0] This table has no seat for guests. Pick another game, or leave out `with:`.
    [one] This table has a seat for one guest. Invite fewer people.
   *[other] This table has seats for { $room } guests. Invite fewer people.
}
me-invites-on = Invitations by direct message: on
me-invites-off = Invitations by direct message: off

# --- watching ---

button-watch = Watch
button-watch-daily = Daily digest
button-watch-end = Only the result
button-watch-stop = Stop watching
button-watch-change = Change or stop
button-watched = Watched games
watch-daily = You’re watching. Once a day I send you what happened and the board, as a direct message without a ping. I’ll send the result, too.
watch-end = You’re watching. When the game ends, I send you the result as a direct message without a ping.
watch-stopped = You’re not watching this game.
watched-title = Watched games
watched-pick = Change or stop a game
watched-none = You aren’t watching any games. Press *Watch* below a board to follow one.
digest-since = Since the last digest:
error-plays-here = You’re playing in this game, so you see everything anyway. *One letter a day* in `/me` sums up all your games.

# --- the block list ---

button-block-list = Block list
block-title = Block list
block-about = I never seat you at a table with these people, and they can’t invite you. They won’t find out. Games you already share go on.
block-pick = Nobody is blocked

# --- series ------------------------------------------------------------------------------------------------

lobby-series = Series
series-single = Single game
error-series-decides = The series decides that. To choose for yourself, open a table with /new.
series-best-of-3 = Best of three, sides swapped
series-head = **{ $series }** · game { $number } of { $count }
series-game = Game { $number }
series-won = { $game }: won by **{ $people }**
series-drawn = { $game }: a draw
series-wins = { $name } **{ $wins }**
series-score = Games won: { $score }
series-winner = { $name_gender ->
    [mp] 🏆 The series goes to the **{ $name }**!
   *[other] 🏆 The series goes to **{ $name }**!
  }
series-tied = 🏆 The series ends in a tie.
series-asked = On with the series! { $people }, press *Join*: I’ve kept your seat.
button-series-next = Next in the series
button-series-again = Play it again
button-series-new = What’s new
series-new-people = New here: { $people }.
series-new-rules = New rules: { $rules }.
series-next = next
series-side-won = { $side } won
series-draw = draw
series-progress = { $played } of { $count } games played
series-nothing-new = There’s nothing new in this game.
series-alt = { $series }, { $played } of { $count } games played. { $games } { $score }

# --- finding each other ------------------------------------------------------------------------------------

command-challenge = Challenge
challenge-title = Challenge { $name }
button-challenge = Send challenge
error-challenges-themselves = You can’t challenge yourself. Pick someone else, or open a table with /new.
error-not-on-this-server = I’m not on this server, so I can’t post here. Use /new in my direct messages, or ask an admin to add me.
command-play = Find someone to play with
option-play-game = Which game (default: the ones you pick below)
option-play-against = Who to play against (default: people)
find-title = Find a game
find-about = Pick games and time limits, then press *Find a game*. I’ll pair you with someone who’s awake when you are.
find-waiting = I’ve been looking for someone to play with you since { $since }. I’ll ping you when I find them.
find-meanwhile = Nobody fits right now. Until then, play the computer in { $place }: press *Start* there.
find-found = I’ve found you a game of { $title } with { $people }. Go to { $place } and press *Start*.
find-crowd = { $title }, { $pace }: { $count ->
    [one] one other person is waiting.
   *[other] { $count } others are waiting.
}
find-nobody = Nobody else is waiting right now.
find-games = Which games
find-paces = Time per turn
find-against-people = Against people
find-against-computer = Against people, and the computer until then
find-watch = Tell me when a table for this game opens
find-watch-none = None
find-ask = You’ve been looking for a game on { $server } for three days. Should I keep looking? Without an answer I’ll stop in three days.
find-kept = OK, I’ll keep looking. I’ll ask again in three days.
find-stopped = OK, I’ve stopped looking. Use /play when you want a game.
button-find = Find a game
button-stop-looking = Stop looking
button-keep-looking = Keep looking
pair-asked = { $people }, you both wanted to play. Press *Start* when you’re ready.
notice-paired = I’ve found you a game of { $title } with { $name }. Go to { $place } and press *Start*.
notice-table-opened = A table for { $title } is open in { $place }. To hear about the next one, ask again with /play.
error-not-waiting = You’re no longer looking for a game there. Use /play on the server to start again.
error-no-game-for-two = None of my games here is for two. Open one for yourself with /new.

## one letter a day

me-letter = One letter a day
me-letter-means = Instead of pings: all your games, once a day. Tables with less than a day per turn still ping you.
me-letter-none = No, ping me
me-letter-at = At { $time }
letter-title = { $count ->
    [0] Your games today
    [one] 1 game is waiting for you
   *[other] { $count } games are waiting for you
  }
letter-games = Your games
letter-ended = Finished
letter-your-turn = It’s your turn.
letter-moved = Since the last letter: { $people }
letter-more = `/games` lists { $count } more.
letter-off = `/me` changes the hour or brings the pings back.
