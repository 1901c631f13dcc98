-- The language of somebody's Discord when they last sat down: what is sent to them is written in it, unless
-- they have set another.
alter table people add column spoken text;
