-- What onlookers suggest for the present question: one suggestion a person, gone when the journal moves on.
create table suggestions (
    game_id integer not null references games (id),
    user_id integer not null,
    action  blob    not null,
    primary key (game_id, user_id)
) strict, without rowid;
