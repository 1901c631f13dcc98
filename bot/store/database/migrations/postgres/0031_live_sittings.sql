-- What this column holds is said in the SQLite file of the same number.
alter table seats add column acted_at double precision not null default 0;
