-- What these tables hold is said in the SQLite file of the same number.
alter table games add column counts bigint not null default 1;
update games set counts = 0 where status = 'playing' and (
    select count(distinct seat) from sitters where sitters.game_id = games.id and gone = 0) < 2;
update games set counts = 0 where status = 'playing' and not exists (
    select 1 from seats join sitters on sitters.game_id = seats.game_id and sitters.seat = seats.seat
    where seats.game_id = games.id and sitters.gone = 0 and seats.away = 0);
update games set counts = 0 where status = 'lobby' and (
    select count(*) from seats where seats.game_id = games.id) < 2;

alter table seats add column chosen text;

alter table alarms drop constraint alarms_kind_check;
alter table alarms add constraint alarms_kind_check check (kind in (
    'deadline', 'half', 'last', 'nudge', 'close', 'sleep', 'resume', 'ask', 'lapse', 'cut', 'waits', 'waiting',
    'absent'));

insert into alarms (game_id, kind, seat, due)
    select visits.game_id, kinds.kind, visits.seat,
        extract(epoch from now())::double precision + kinds.days * 86400.0
    from visits join games on games.id = visits.game_id
        cross join (values ('waits', 3), ('waiting', 7), ('absent', 14)) as kinds (kind, days)
    where status = 'playing' and counts = 1 and paused_until is null and deadline is null and late = 0;

insert into alarms (game_id, kind, due)
    select id, kinds.kind, extract(epoch from now())::double precision + kinds.days * 86400.0
    from games cross join (values ('last', 26), ('sleep', 28)) as kinds (kind, days)
    where status = 'playing' and counts = 0 and paused_until is null
        and not exists (select 1 from alarms where alarms.game_id = games.id);
