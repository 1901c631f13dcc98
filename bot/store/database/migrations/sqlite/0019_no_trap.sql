-- Whether a table counts against the tables of its server: solo and sleeping ones do not.
alter table games add column counts integer not null default 1;
update games set counts = 0 where status = 'playing' and (
    select count(distinct seat) from sitters where sitters.game_id = games.id and gone = 0) < 2;
update games set counts = 0 where status = 'playing' and not exists (
    select 1 from seats join sitters on sitters.game_id = seats.game_id and sitters.seat = seats.seat
    where seats.game_id = games.id and sitters.gone = 0 and seats.away = 0);
update games set counts = 0 where status = 'lobby' and (
    select count(*) from seats where seats.game_id = games.id) < 2;

-- The reactions people have chosen, while unanswered questions have switched their seat to automatic ones.
alter table seats add column chosen text;

-- Alarms learn to remind people at a table without a pace.
create table alarms_without_pace (
    game_id integer not null references games (id),
    kind    text    not null check (kind in (
        'deadline', 'half', 'last', 'nudge', 'close', 'sleep', 'resume', 'ask', 'lapse', 'cut', 'waits', 'waiting',
        'absent')),
    seat    integer not null default -1, -- -1: the whole table
    due     real    not null,
    primary key (game_id, kind, seat)
) strict, without rowid;

insert into alarms_without_pace (game_id, kind, seat, due) select game_id, kind, seat, due from alarms;

-- Games of version 0.1 know no visits: whose turn it is has been asked.
insert into visits (game_id, seat, since)
    select games.id, asked.value, unixepoch('now') from games, json_each(cast(turn_seats as text)) asked
    where status = 'playing' and paused_until is null
        and not exists (select 1 from visits where visits.game_id = games.id)
        and exists (select 1 from sitters where sitters.game_id = games.id and sitters.seat = asked.value
            and gone = 0);

-- Games without a pace that are under way have never reminded anybody: their silence counts from the update.
insert into alarms_without_pace (game_id, kind, seat, due)
    select visits.game_id, kinds.kind, visits.seat, unixepoch('now') + kinds.days * 86400.0
    from visits join games on games.id = visits.game_id
        join (select 'waits' as kind, 3 as days union all select 'waiting', 7 union all select 'absent', 14) kinds
    where status = 'playing' and counts = 1 and paused_until is null and deadline is null and late = 0;

-- A solo game without a pace, or one that all have left, now ends by itself.
insert into alarms_without_pace (game_id, kind, due)
    select id, kinds.kind, unixepoch('now') + kinds.days * 86400.0
    from games join (select 'last' as kind, 26 as days union all select 'sleep', 28) kinds
    where status = 'playing' and counts = 0 and paused_until is null
        and not exists (select 1 from alarms where alarms.game_id = games.id);

drop table alarms;
alter table alarms_without_pace rename to alarms;
create index alarms_by_due on alarms (due);
