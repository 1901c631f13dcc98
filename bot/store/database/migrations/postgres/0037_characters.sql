-- What this column holds is said in the SQLite file of the same number.
alter table seats add column character text;
