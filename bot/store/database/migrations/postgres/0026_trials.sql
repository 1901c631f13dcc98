-- What this table holds is said in the SQLite file of the same number.
create table trials (
    game_id bigint not null references games (id),
    user_id bigint not null,
    number  bigint not null,
    edits   bigint not null,
    name    text   not null default '',
    seq     bigint not null,
    likely  bigint not null default 0,
    taking  bigint not null default 0,
    start   bytea  not null,
    steps   bytea  not null,
    primary key (game_id, user_id, number)
);

create index trials_by_user on trials (user_id);
