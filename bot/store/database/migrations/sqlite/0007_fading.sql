-- Finished games lose the names of people by themselves, where a server wants that.

-- Since when a table is over and people are still named there; null: it goes on, or they are not.
alter table games add column named_since real;
update games set named_since = max(
    touched_at, coalesce((select at from moves where game_id = games.id and seq = games.seq), 0)
) where status in ('over', 'ended');

create index games_named on games (guild_id, named_since) where named_since is not null;

-- Nothing is forgotten earlier: whoever chose it by mistake has until then.
alter table servers add column forget_from real;
