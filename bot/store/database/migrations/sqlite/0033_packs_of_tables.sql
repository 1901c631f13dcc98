-- The digest of the pack that a table was opened with, which its options name; null: none.
alter table games add column pack text;
update games set pack = json_extract(cast(options as text), '$."+pack"')
    where cast(options as text) like '%"+pack"%';
create index games_by_pack on games (pack) where pack is not null;

-- When a table was last opened with a pack, or changed to it; unused packs are removed some time later.
alter table packs add column kept_at real not null default 0;
create index packs_by_age on packs (kept_at);
