-- When a vote was called, or its offer made: it lapses after some days. Whether it was posted without a ring.
alter table votes add column asked_at real not null default 0;
alter table votes add column silent integer not null default 0;
update votes set asked_at = (select touched_at from games where games.id = votes.game_id);

-- When the people of a seat last rang the others with a vote.
alter table seats add column asked_at real not null default 0;

-- Alarms learn to ask again when a voter is awake, and to end a vote.
create table alarms_of_votes (
    game_id integer not null references games (id),
    kind    text    not null check (kind in
        ('deadline', 'half', 'last', 'nudge', 'close', 'sleep', 'resume', 'ask', 'lapse')),
    seat    integer not null default -1, -- -1: the whole table
    due     real    not null,
    primary key (game_id, kind, seat)
) strict, without rowid;

insert into alarms_of_votes (game_id, kind, seat, due) select game_id, kind, seat, due from alarms;
drop table alarms;
alter table alarms_of_votes rename to alarms;
create index alarms_by_due on alarms (due);
