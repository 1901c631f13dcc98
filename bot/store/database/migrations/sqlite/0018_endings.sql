-- The end of a game is a post of its own, completed once its review is done.
create table posts_with_ends (
    game_id    integer not null references games (id),
    kind       text    not null check (kind in ('card', 'board', 'vote', 'offer', 'end')),
    number     integer not null default 0,
    channel_id integer not null,
    message_id integer not null,
    primary key (game_id, kind, number)
) strict, without rowid;

insert into posts_with_ends (game_id, kind, number, channel_id, message_id)
    select game_id, kind, number, channel_id, message_id from posts;
drop table posts;
alter table posts_with_ends rename to posts;

create table outbox_with_ends (
    id       integer primary key autoincrement,
    game_id  integer not null references games (id),
    seq      integer not null,
    turn     integer not null, -- the report of a board; of a vote or an offer: the number of the vote
    kind     text    not null check (kind in
        ('board', 'hand', 'call', 'card', 'notice', 'vote', 'offer', 'opening', 'end')),
    audience integer, -- a user; null is the whole table
    nonce    text    not null unique check (length(nonce) <= 25),
    subject  text    not null default '', -- what a call or a notice is about; how a vote has ended
    attempts integer not null default 0,
    done_at  real,
    closed   text -- why it will never be posted
) strict;

insert into outbox_with_ends
    (id, game_id, seq, turn, kind, audience, nonce, subject, attempts, done_at, closed)
    select id, game_id, seq, turn, kind, audience, nonce, subject, attempts, done_at, closed from outbox;
drop table outbox;
alter table outbox_with_ends rename to outbox;

create index outbox_open on outbox (game_id, id) where done_at is null;
create index outbox_by_game on outbox (game_id);
create index outbox_by_audience on outbox (audience) where audience is not null;
create index outbox_settled on outbox (done_at) where done_at is not null;
