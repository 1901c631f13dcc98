-- People who do not want to meet others at a table; nobody but them reads this.
create table blocks (
    user_id    integer not null, -- who has blocked
    blocked_id integer not null,
    primary key (user_id, blocked_id)
) strict, without rowid;

create index blocks_by_blocked on blocks (blocked_id);
