-- Lines that a person has tried out on a private copy of a table. Nobody else sees them; they are deleted with the game's end.
create table trials (
    game_id integer not null references games (id),
    user_id integer not null,
    number  integer not null,            -- of the line
    edits   integer not null,            -- changes of all lines of this person so far; the largest is the open line's
    name    text    not null default '',
    seq     integer not null,            -- the row of the journal that the copy was made at
    likely  integer not null default 0,  -- dice show their most likely outcome
    taking  integer not null default 0,  -- the orders panel offers its orders
    start   blob    not null,            -- the copy, with hidden things dealt again
    steps   blob    not null,
    primary key (game_id, user_id, number)
) strict, without rowid;

create index trials_by_user on trials (user_id);
