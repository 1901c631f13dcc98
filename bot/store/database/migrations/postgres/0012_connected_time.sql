-- What these tables hold is said in the SQLite file of the same number.
create table connections (
    shards bigint not null,
    shard  bigint not null,
    at     double precision not null,
    primary key (shards, shard)
);

alter table visits add column call_at double precision;
update visits set call_at = (
    select due from alarms
    where alarms.game_id = visits.game_id and alarms.seat = visits.seat and kind = 'nudge'
);
