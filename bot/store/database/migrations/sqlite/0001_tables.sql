-- Tables, who sits at them, what was played, and what Discord is still owed.

create table games (
    id            integer primary key autoincrement,
    title         text    not null,
    rules_version integer not null,
    rules_since   integer not null default 0, -- the row of the journal from which this version holds
    seed          blob    not null,
    options       blob    not null,
    settings      blob    not null,
    status        text    not null check (status in ('lobby', 'playing', 'over', 'ended')),
    guild_id      integer,
    channel_id    integer not null,
    thread_id     integer,
    host_id       integer not null,
    host_name     text    not null,
    locale        text    not null,
    seq           integer not null default -1, -- the last row of the journal
    turn          integer not null default 0,
    turn_seats    blob    not null default x'5b5d', -- whose turn it is
    outcome       blob,
    opened_at     real    not null
) strict;

create index games_by_channel on games (channel_id, status);
create index games_by_thread on games (thread_id, status);
create index games_by_guild on games (guild_id, status);

create table seats (
    game_id   integer not null references games (id),
    seat      integer not null,
    key       text    not null, -- its name in the text files
    computer  integer not null default 0,
    reactions text    not null default 'ask',
    primary key (game_id, seat)
) strict, without rowid;

-- Several people may share a seat; a person has one seat at a table.
create table sitters (
    game_id integer not null,
    user_id integer not null,
    seat    integer not null,
    name    text    not null,
    primary key (game_id, user_id),
    foreign key (game_id, seat) references seats (game_id, seat)
) strict, without rowid;

create index sitters_by_user on sitters (user_id);

-- The journal. Row 0 is the setup. Nothing is ever changed or deleted here.
create table moves (
    game_id        integer not null references games (id),
    seq            integer not null,
    kind           text    not null check (kind in ('setup', 'move', 'undo', 'resign', 'end')),
    seat           integer,
    action         blob,
    draws          blob    not null,
    told           blob    not null,
    turn           integer not null,
    cause          integer not null,
    by_user        integer,
    by_whom        text    not null check (by_whom in ('player', 'standing', 'clock', 'computer')),
    interaction_id integer unique,
    at             real    not null,
    back_to        integer,
    primary key (game_id, seq)
) strict, without rowid;

-- The position after a row of the journal. The newest is always there; `kept` ones stay.
create table snapshots (
    game_id       integer not null,
    seq           integer not null,
    rules_version integer not null,
    state         blob    not null,
    kept          integer not null,
    primary key (game_id, seq),
    foreign key (game_id, seq) references moves (game_id, seq)
) strict, without rowid;

-- What is left of an order that somebody else's answer has interrupted.
create table plans (
    game_id integer not null references games (id),
    seat    integer not null,
    user_id integer not null,
    actions blob    not null,
    primary key (game_id, seat)
) strict, without rowid;

create table clocks (
    game_id  integer primary key references games (id),
    deadline real not null
) strict;

create index clocks_by_deadline on clocks (deadline);

-- A wish to take back moves that others must agree to; it lapses when the journal has moved on.
create table votes (
    game_id  integer primary key references games (id),
    seq      integer not null,
    back_to  integer not null,
    asked_by integer not null,
    agreed   blob    not null
) strict;

-- Which message shows which turn; turn -1 is the lobby.
create table posts (
    game_id    integer not null references games (id),
    turn       integer not null,
    channel_id integer not null,
    message_id integer not null,
    primary key (game_id, turn)
) strict, without rowid;

create table outbox (
    id       integer primary key autoincrement,
    game_id  integer not null references games (id),
    seq      integer not null,
    turn     integer not null,
    kind     text    not null check (kind in ('board', 'hand')),
    audience integer, -- a user; null is the whole table
    nonce    text    not null unique check (length(nonce) <= 25),
    attempts integer not null default 0,
    done_at  real,
    closed   text -- why it will never be posted
) strict;

create index outbox_open on outbox (game_id, id) where done_at is null;

create table notices (
    user_id integer not null,
    what    text    not null,
    at      real    not null,
    primary key (user_id, what)
) strict, without rowid;

-- What the front end remembers across restarts.
create table facts (
    name  text primary key,
    value text not null
) strict, without rowid;
