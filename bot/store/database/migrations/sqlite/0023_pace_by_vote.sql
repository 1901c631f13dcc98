-- Votes learn to change the pace of a running game; `about` is its seconds then, 0: none.
create table votes_with_pace (
    game_id  integer primary key references games (id),
    seq      integer not null,
    back_to  integer not null,
    asked_by integer not null,
    agreed   blob    not null,
    kind     text    not null default 'undo' check (kind in ('undo', 'end', 'pause', 'replace', 'pace')),
    about    integer,
    seat     integer,
    number   integer not null default 0,
    asked_at real    not null default 0,
    silent   integer not null default 0
) strict;

insert into votes_with_pace (game_id, seq, back_to, asked_by, agreed, kind, about, seat, number, asked_at, silent)
    select game_id, seq, back_to, asked_by, agreed, kind, about, seat, number, asked_at, silent from votes;
drop table votes;
alter table votes_with_pace rename to votes;
create index votes_by_asker on votes (asked_by);
create index votes_about on votes (about) where kind = 'replace';
