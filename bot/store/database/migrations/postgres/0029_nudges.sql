-- Whether a person is reminded of games that they play alone.
alter table people add column nudges bigint not null default 1;
