-- What a person keeps about one table for themselves: a note that nobody else sees, and whether it may notify them.
create table own_tables (
    game_id integer not null references games (id),
    user_id integer not null,
    note    text    not null default '',
    muted   integer not null default 0,
    primary key (game_id, user_id)
) strict, without rowid;

create index own_tables_by_user on own_tables (user_id);
