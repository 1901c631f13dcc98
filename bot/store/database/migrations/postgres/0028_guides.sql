-- The next step of a person's guided first game, from 1; 0: none, -1: it is offered.
alter table own_tables add column guide bigint not null default 0;
