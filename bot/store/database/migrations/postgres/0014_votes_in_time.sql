-- What these tables hold is said in the SQLite file of the same number.
alter table votes add column asked_at double precision not null default 0;
alter table votes add column silent bigint not null default 0;
update votes set asked_at = (select touched_at from games where games.id = votes.game_id);

alter table seats add column asked_at double precision not null default 0;

alter table alarms drop constraint alarms_kind_check;
alter table alarms add constraint alarms_kind_check check (kind in
    ('deadline', 'half', 'last', 'nudge', 'close', 'sleep', 'resume', 'ask', 'lapse'));
