-- What these columns hold is said in the SQLite file of the same number.
alter table sitters add column abandoned bigint not null default 0;
alter table sitters add column rescued bigint not null default 0;

alter table people add column in_time bigint not null default 0;
alter table people add column too_late bigint not null default 0;
