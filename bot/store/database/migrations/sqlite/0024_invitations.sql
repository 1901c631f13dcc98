-- Alarms learn to end the invitations that nobody has answered.
create table alarms_of_invitations (
    game_id integer not null references games (id),
    kind    text    not null check (kind in (
        'deadline', 'half', 'last', 'nudge', 'close', 'sleep', 'resume', 'ask', 'lapse', 'cut', 'waits', 'waiting',
        'absent', 'invite')),
    seat    integer not null default -1, -- -1: the whole table
    due     real    not null,
    primary key (game_id, kind, seat)
) strict, without rowid;

insert into alarms_of_invitations (game_id, kind, seat, due) select game_id, kind, seat, due from alarms;
drop table alarms;
alter table alarms_of_invitations rename to alarms;
create index alarms_by_due on alarms (due);

-- Whether a person is also asked by direct message when they are invited.
alter table people add column invites_by_dm integer not null default 0;
