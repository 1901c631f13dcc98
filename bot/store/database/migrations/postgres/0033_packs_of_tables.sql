-- What these columns hold is said in the SQLite file of the same number.
alter table games add column pack text;
update games set pack = convert_from(options, 'UTF8')::json ->> '+pack'
    where convert_from(options, 'UTF8') like '%"+pack"%';
create index games_by_pack on games (pack) where pack is not null;

alter table packs add column kept_at double precision not null default 0;
create index packs_by_age on packs (kept_at);
