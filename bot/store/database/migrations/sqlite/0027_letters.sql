-- The hour (local time) at which a person gets one letter a day instead of pings; null: they are pinged.
alter table people add column letter_hour integer;
-- When their next letter is due.
alter table people add column letter_at real;

create index people_by_letter on people (letter_at) where letter_at is not null;
