-- Every change of a table is one transaction that names the revision it was made from.
alter table games add column revision integer not null default 0;

-- Interactions that have changed a table, so that one delivered twice changes it once.
create table requests (
    interaction_id integer primary key,
    game_id        integer not null references games (id),
    cause          integer, -- the first row of the journal it led to; null: none
    at             real    not null
) strict;

create index requests_by_time on requests (at);
create index requests_by_game on requests (game_id);

-- Every question put to a table has a number of its own. One that was asked before there were numbers has to be
-- asked again: its buttons do not say which question they belong to.
alter table games add column votes_called integer not null default 0;
alter table votes add column number integer not null default 0;
delete from votes;

-- The last row of the journal that each person has looked at.
create table looks (
    game_id integer not null references games (id),
    user_id integer not null,
    seq     integer not null,
    primary key (game_id, user_id)
) strict, without rowid;

create index looks_by_user on looks (user_id);
insert into looks (game_id, user_id, seq) select game_id, user_id, seen from sitters where seen >= 0;
alter table sitters drop column seen;

-- Which message shows what: the card (a lobby's message, before the start), the board of a turn, a vote and the
-- offer of a seat by the number of the vote.
create table posts_by_kind (
    game_id    integer not null references games (id),
    kind       text    not null check (kind in ('card', 'board', 'vote', 'offer')),
    number     integer not null default 0,
    channel_id integer not null,
    message_id integer not null,
    primary key (game_id, kind, number)
) strict, without rowid;

insert into posts_by_kind (game_id, kind, number, channel_id, message_id)
    select game_id, case when turn < 0 then 'card' else 'board' end, case when turn < 0 then 0 else turn end,
        channel_id, message_id
    from posts;
drop table posts;
alter table posts_by_kind rename to posts;

-- The outbox learns to post votes and offers of seats.
create table outbox_with_votes (
    id       integer primary key autoincrement,
    game_id  integer not null references games (id),
    seq      integer not null,
    turn     integer not null, -- of a vote or an offer: the number of the vote
    kind     text    not null check (kind in ('board', 'hand', 'call', 'card', 'notice', 'vote', 'offer')),
    audience integer, -- a user; null is the whole table
    nonce    text    not null unique check (length(nonce) <= 25),
    subject  text    not null default '', -- what a call or a notice is about; how a vote has ended
    attempts integer not null default 0,
    done_at  real,
    closed   text -- why it will never be posted
) strict;

insert into outbox_with_votes
    (id, game_id, seq, turn, kind, audience, nonce, subject, attempts, done_at, closed)
    select id, game_id, seq, turn, kind, audience, nonce, subject, attempts, done_at, closed from outbox;
drop table outbox;
alter table outbox_with_votes rename to outbox;

create index outbox_open on outbox (game_id, id) where done_at is null;
create index outbox_by_game on outbox (game_id);
create index outbox_by_audience on outbox (audience) where audience is not null;
create index outbox_settled on outbox (done_at) where done_at is not null;

-- Lobbies that no message shows: the bot ended between opening and posting them.
insert into outbox (game_id, seq, turn, kind, nonce)
    select id, -1, 0, 'card', 'lobby' || id from games
    where status = 'lobby' and not exists (select 1 from posts where posts.game_id = games.id);
