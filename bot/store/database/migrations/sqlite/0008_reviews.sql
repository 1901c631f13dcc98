-- Finished games as they were looked back on.
create table reviews (
    game_id integer primary key references games (id) on delete cascade,
    rules_version integer not null,
    review blob not null,
    at real not null
) strict;
