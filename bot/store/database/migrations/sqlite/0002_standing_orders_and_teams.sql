-- Answers given in advance, and several people on one seat.

-- What a seat answers to chances to react without being asked, in the order it was given.
create table orders (
    game_id  integer not null references games (id),
    seat     integer not null,
    number   integer not null,
    standing blob    not null,
    primary key (game_id, seat, number)
) strict, without rowid;

-- Of those who share a seat the first is the captain. Who has left it to the others is remembered by name.
alter table sitters add column place integer not null default 0;
alter table sitters add column gone integer not null default 0;

-- What of a shared seat is one member's: a figure by its label.
create table shares (
    game_id integer not null references games (id),
    seat    integer not null,
    label   text    not null,
    user_id integer not null,
    primary key (game_id, seat, label)
) strict, without rowid;
