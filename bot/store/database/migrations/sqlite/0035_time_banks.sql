-- The seconds that a seat has used of its time bank, which is as long as the time limit of its table.
alter table seats add column bank_used real not null default 0;

-- Since when a turn draws on the time bank of its seat; null: it does not.
alter table visits add column bank_from real;
