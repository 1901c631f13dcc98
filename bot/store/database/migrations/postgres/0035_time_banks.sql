-- What these columns hold is said in the SQLite file of the same number.
alter table seats add column bank_used double precision not null default 0;
alter table visits add column bank_from double precision;
