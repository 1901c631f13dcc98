-- Whether a person wants boards in their wide layout, where a game has one.
alter table people add column wide integer not null default 0;
