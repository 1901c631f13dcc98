-- How the seed of a game comes about. Scheme 1: the secret is the seed. Scheme 2: it is made at the start
-- from the secret and from parts that everybody may know.
alter table games add column scheme integer not null default 1;
alter table games add column secret blob not null default x'';
alter table games add column parts blob; -- null in the lobby, and where there are none
update games set secret = seed;

-- Whether other rules held at first: then the game can be played again only from `rules_since` on.
alter table games add column adopted integer not null default 0;
update games set adopted = 1 where rules_since > 0;

-- What those who sit in a lobby give to the dice: the number of their joining, and a word if they like.
create table shakes (
    game_id integer not null references games (id),
    user_id integer not null,
    joined  integer, -- null: not known
    word    text    not null default '',
    primary key (game_id, user_id)
) strict, without rowid;
