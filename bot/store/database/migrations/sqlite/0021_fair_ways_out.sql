-- People who abandoned a seat (the game counts as lost for them), and people who took an abandoned one over (it
-- counts for them only if they win).
alter table sitters add column abandoned integer not null default 0;
alter table sitters add column rescued integer not null default 0;

-- The turns with a time limit that a person has taken in time, and those that they have missed.
alter table people add column in_time integer not null default 0;
alter table people add column too_late integer not null default 0;
