-- What this table holds is said in the SQLite file of the same number.
create table own_tables (
    game_id bigint not null references games (id),
    user_id bigint not null,
    note    text   not null default '',
    muted   bigint not null default 0,
    primary key (game_id, user_id)
);

create index own_tables_by_user on own_tables (user_id);
