-- What this table holds is said in the SQLite file of the same number.
create table blocks (
    user_id    bigint not null,
    blocked_id bigint not null,
    primary key (user_id, blocked_id)
);

create index blocks_by_blocked on blocks (blocked_id);
