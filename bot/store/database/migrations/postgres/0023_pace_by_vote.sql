-- What this table holds is said in the SQLite file of the same number.
alter table votes drop constraint votes_kind_check;
alter table votes add constraint votes_kind_check check (kind in ('undo', 'end', 'pause', 'replace', 'pace'));
