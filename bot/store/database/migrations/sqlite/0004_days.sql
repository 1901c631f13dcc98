-- Play over days: paces, absences, what people and servers have set, and all that happens by itself.

-- A name of the table's own; when a person last did anything there; until when its clocks stand still.
alter table games add column name text not null default '';
alter table games add column touched_at real not null default 0;
alter table games add column paused_until real;
update games set touched_at = opened_at;

-- How many visits in a row a seat has missed; whether the computer stands in until somebody is back.
alter table seats add column missed integer not null default 0;
alter table seats add column away integer not null default 0;

-- The last row of the journal a person has looked at; -1: none.
alter table sitters add column seen integer not null default -1;

-- A visit: since when a seat is asked, and until when it may answer (null: without a clock).
create table visits (
    game_id  integer not null references games (id),
    seat     integer not null,
    since    real    not null,
    deadline real,
    acted    integer not null default 0, -- its owner has done something since
    late     integer not null default 0, -- time is up: the computer plays until it ends
    primary key (game_id, seat)
) strict, without rowid;

-- What happens by itself, and when: deadlines, reminders, lobbies that close, tables that fall asleep.
create table alarms (
    game_id integer not null references games (id),
    kind    text    not null check (kind in ('deadline', 'half', 'last', 'nudge', 'close', 'sleep', 'resume')),
    seat    integer not null default -1, -- -1: the whole table
    due     real    not null,
    primary key (game_id, kind, seat)
) strict, without rowid;

create index alarms_by_due on alarms (due);

insert into alarms (game_id, kind, due) select game_id, 'deadline', deadline from clocks;
drop table clocks;

-- Who gave up at a table that went on without them is no longer seated there, but has played.
create index moves_by_resigner on moves (by_user) where kind = 'resign';

-- What people have set with /me; who is not here has set nothing.
create table people (
    user_id    integer primary key,
    zone       text, -- a name of the time zone database; null: not told
    quiet_from integer not null default 22, -- quiet hours, by the clock of that zone
    quiet_to   integer not null default 8,
    days_off   integer not null default 0, -- a bit a weekday, Monday the lowest
    away_until real,
    hand_by_dm integer not null default 1,
    heads_up   integer not null default 0, -- a word when the one before them begins
    lessons    integer not null default 1,
    locale     text
) strict;

-- Absences people have taken, so that they are at most so many days of sixty.
create table absences (
    user_id integer not null,
    since   real    not null,
    until   real    not null,
    primary key (user_id, since)
) strict, without rowid;

-- What a server's managers have set; null: as everywhere.
create table servers (
    guild_id    integer primary key,
    channels    blob    not null default x'5b5d', -- where tables may be opened; none named: everywhere
    locale      text,
    zone        text,
    pace        integer, -- seconds; 0: none
    most_tables integer,
    opener_role integer, -- who may open a table
    caller_role integer, -- who is called when a lobby looks for players
    forget_days integer -- after this many days finished games lose names
) strict;

-- The outbox learns to remind people and to keep the table's card up to date.
create table outbox_of_all_kinds (
    id       integer primary key autoincrement,
    game_id  integer not null references games (id),
    seq      integer not null,
    turn     integer not null,
    kind     text    not null check (kind in ('board', 'hand', 'call', 'card', 'notice')),
    audience integer, -- a user; null is the whole table
    nonce    text    not null unique check (length(nonce) <= 25),
    subject  text    not null default '', -- what a call or a notice is about
    attempts integer not null default 0,
    done_at  real,
    closed   text -- why it will never be posted
) strict;

insert into outbox_of_all_kinds (id, game_id, seq, turn, kind, audience, nonce, attempts, done_at, closed)
    select id, game_id, seq, turn, kind, audience, nonce, attempts, done_at, closed from outbox;
drop table outbox;
alter table outbox_of_all_kinds rename to outbox;

create index outbox_open on outbox (game_id, id) where done_at is null;

-- Wishes that others must agree to: to take back, to end, to pause, to hand a seat to somebody else.
alter table votes add column kind text not null default 'undo'
    check (kind in ('undo', 'end', 'pause', 'replace'));
alter table votes add column about integer; -- the person who takes a seat; how many days a pause lasts
alter table votes add column seat integer; -- the seat that is handed over

-- Who was armed now reacts automatically: where no standing order fits, the computer answers.
update seats set reactions = 'automatic' where reactions = 'armed';
