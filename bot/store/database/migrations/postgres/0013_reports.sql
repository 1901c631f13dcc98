-- What these columns hold is said in the SQLite file of the same number.
alter table games add column report bigint;
alter table moves add column report bigint;
alter table moves add column round bigint;
