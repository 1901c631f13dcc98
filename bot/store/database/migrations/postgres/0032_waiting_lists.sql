-- What these tables hold is said in the SQLite file of the same number.
create table seekers (
    guild_id bigint not null,
    user_id  bigint not null,
    name     text   not null,
    titles   text   not null,
    paces    text   not null,
    computer bigint not null default 0,
    since    double precision,
    asks_at  double precision,
    asked    bigint not null default 0,
    game_id  bigint,
    primary key (guild_id, user_id)
);

create index seekers_by_question on seekers (asks_at) where asks_at is not null;
create index seekers_by_user on seekers (user_id);

create table table_watches (
    guild_id bigint not null,
    title    text   not null,
    user_id  bigint not null,
    primary key (guild_id, title, user_id)
);

create index table_watches_by_user on table_watches (user_id, guild_id);
