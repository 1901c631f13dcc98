-- Every question put to a table has a number of its own, counted by table, so that an answer counts for that
-- question and no other. 0: asked before there were numbers.
alter table games add column votes_called integer not null default 0;
alter table votes add column number integer not null default 0;

-- The message that asks it; null: not posted yet.
alter table votes add column channel_id integer;
alter table votes add column message_id integer;
