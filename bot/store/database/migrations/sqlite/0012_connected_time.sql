-- When the bot was last connected to Discord, by shard: the time since then is added to every clock.
create table connections (
    shards integer not null, -- of the whole bot
    shard  integer not null,
    at     real    not null,
    primary key (shards, shard)
) strict, without rowid;

-- When the owner of a visit is called, if it began in their quiet hours; null: when it began.
alter table visits add column call_at real;
update visits set call_at = (
    select due from alarms
    where alarms.game_id = visits.game_id and alarms.seat = visits.seat and kind = 'nudge'
);
