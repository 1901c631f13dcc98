-- People of a server who look for a game, or did: their last choice is offered again.
create table seekers (
    guild_id integer not null,
    user_id  integer not null,
    name     text    not null,
    titles   text    not null, -- games, separated by blanks
    paces    text    not null, -- time limits by name, separated by blanks
    computer integer not null default 0, -- whether a table against the computer is opened meanwhile
    since    real, -- null: they are not waiting
    asks_at  real, -- when they are asked whether they still wait, or after that no longer wait
    asked    integer not null default 0,
    game_id  integer, -- the table of the last pairing
    primary key (guild_id, user_id)
) strict, without rowid;

create index seekers_by_question on seekers (asks_at) where asks_at is not null;
create index seekers_by_user on seekers (user_id);

-- People who are told, once, when a table of a game opens on a server.
create table table_watches (
    guild_id integer not null,
    title    text    not null,
    user_id  integer not null,
    primary key (guild_id, title, user_id)
) strict, without rowid;

create index table_watches_by_user on table_watches (user_id, guild_id);
