-- What this column holds is said in the SQLite file of the same number.
alter table people add column away_from double precision;
