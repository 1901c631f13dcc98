-- When the people of a seat last did something, at a table with less than an hour per turn; 0: not counted.
alter table seats add column acted_at real not null default 0;
