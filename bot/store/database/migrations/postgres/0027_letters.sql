-- What these columns hold is said in the SQLite file of the same number.
alter table people add column letter_hour bigint;
alter table people add column letter_at double precision;

create index people_by_letter on people (letter_at) where letter_at is not null;
