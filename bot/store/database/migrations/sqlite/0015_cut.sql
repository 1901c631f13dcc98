-- A start that waits: the dice are opened in the thread, then somebody cuts the deck, then it is dealt.
alter table games add column opening blob; -- null unless a lobby waits for its opening to be posted, or for the cut

-- Rows with draws so far. Since scheme 3 the dice of a row depend on this number, and not on its own.
alter table games add column rolls integer not null default 0;

create table alarms_with_cuts (
    game_id integer not null references games (id),
    kind    text    not null
        check (kind in
        ('deadline', 'half', 'last', 'nudge', 'close', 'sleep', 'resume', 'ask', 'lapse', 'cut')),
    seat    integer not null default -1, -- -1: the whole table
    due     real    not null,
    primary key (game_id, kind, seat)
) strict, without rowid;

insert into alarms_with_cuts (game_id, kind, seat, due) select game_id, kind, seat, due from alarms;
drop table alarms;
alter table alarms_with_cuts rename to alarms;
create index alarms_by_due on alarms (due);

create table outbox_with_openings (
    id       integer primary key autoincrement,
    game_id  integer not null references games (id),
    seq      integer not null,
    turn     integer not null, -- of a vote or an offer: the number of the vote; of an opening: its own
    kind     text    not null
        check (kind in ('board', 'hand', 'call', 'card', 'notice', 'vote', 'offer', 'opening')),
    audience integer, -- a user; null is the whole table
    nonce    text    not null unique check (length(nonce) <= 25),
    subject  text    not null default '', -- what a call or a notice is about; how a vote has ended
    attempts integer not null default 0,
    done_at  real,
    closed   text -- why it will never be posted
) strict;

insert into outbox_with_openings
    (id, game_id, seq, turn, kind, audience, nonce, subject, attempts, done_at, closed)
    select id, game_id, seq, turn, kind, audience, nonce, subject, attempts, done_at, closed from outbox;
drop table outbox;
alter table outbox_with_openings rename to outbox;

create index outbox_open on outbox (game_id, id) where done_at is null;
create index outbox_by_game on outbox (game_id);
create index outbox_by_audience on outbox (audience) where audience is not null;
create index outbox_settled on outbox (done_at) where done_at is not null;
