-- Onlookers who are sent a digest of a game once a day, or only its end.
create table watchers (
    game_id integer not null references games (id),
    user_id integer not null,
    mode    text    not null check (mode in ('daily', 'end')),
    seen    integer not null, -- the last row of the journal that they have been told
    due     real, -- when the next digest is due; null: only the end is told
    primary key (game_id, user_id)
) strict, without rowid;

create index watchers_by_user on watchers (user_id);

create table alarms_of_watchers (
    game_id integer not null references games (id),
    kind    text    not null check (kind in (
        'deadline', 'half', 'last', 'nudge', 'close', 'sleep', 'resume', 'ask', 'lapse', 'cut', 'waits', 'waiting',
        'absent', 'invite', 'digest')),
    seat    integer not null default -1, -- -1: the whole table
    due     real    not null,
    primary key (game_id, kind, seat)
) strict, without rowid;

insert into alarms_of_watchers (game_id, kind, seat, due) select game_id, kind, seat, due from alarms;
drop table alarms;
alter table alarms_of_watchers rename to alarms;
create index alarms_by_due on alarms (due);

create table outbox_with_digests (
    id       integer primary key autoincrement,
    game_id  integer not null references games (id),
    seq      integer not null,
    turn     integer not null, -- the report of a board; of a vote or an offer: the number of the vote
    kind     text    not null check (kind in
        ('board', 'hand', 'call', 'card', 'notice', 'vote', 'offer', 'opening', 'end', 'digest')),
    audience integer, -- a user; null is the whole table
    nonce    text    not null unique check (length(nonce) <= 25),
    subject  text    not null default '', -- what a call, a notice or a digest is about; how a vote has ended
    attempts integer not null default 0,
    done_at  real,
    closed   text -- why it will never be posted
) strict;

insert into outbox_with_digests
    (id, game_id, seq, turn, kind, audience, nonce, subject, attempts, done_at, closed)
    select id, game_id, seq, turn, kind, audience, nonce, subject, attempts, done_at, closed from outbox;
drop table outbox;
alter table outbox_with_digests rename to outbox;

create index outbox_open on outbox (game_id, id) where done_at is null;
create index outbox_by_game on outbox (game_id);
create index outbox_by_audience on outbox (audience) where audience is not null;
create index outbox_settled on outbox (done_at) where done_at is not null;
