-- A war begun with version 1 of the title, in which every UFO flies free: one hovers over an army.
BEGIN TRANSACTION;
CREATE TABLE clocks (
    game_id  integer primary key references games (id),
    deadline real not null
) strict;
CREATE TABLE facts (
    name  text primary key,
    value text not null
) strict, without rowid;
CREATE TABLE games (
    id            integer primary key autoincrement,
    title         text    not null,
    rules_version integer not null,
    rules_since   integer not null default 0, -- the row of the journal from which this version holds
    seed          blob    not null,
    options       blob    not null,
    settings      blob    not null,
    status        text    not null check (status in ('lobby', 'playing', 'over', 'ended')),
    guild_id      integer,
    channel_id    integer not null,
    thread_id     integer,
    host_id       integer not null,
    host_name     text    not null,
    locale        text    not null,
    seq           integer not null default -1, -- the last row of the journal
    turn          integer not null default 0,
    turn_seats    blob    not null default x'5b5d', -- whose turn it is
    outcome       blob,
    opened_at     real    not null
) strict;
INSERT INTO "games" VALUES(1,'new_wave',1,0,X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F',cast('{"advanced_swap":false}' as blob),cast('{"threads":true,"window_seconds":86400,"substitutes":false}' as blob),'playing',300,100,200,1,'Ann','en',3,0,cast('[0]' as blob),NULL,1000000.0);
CREATE TABLE moves (
    game_id        integer not null references games (id),
    seq            integer not null,
    kind           text    not null check (kind in ('setup', 'move', 'undo', 'resign', 'end')),
    seat           integer,
    action         blob,
    draws          blob    not null,
    told           blob    not null,
    turn           integer not null,
    cause          integer not null,
    by_user        integer,
    by_whom        text    not null check (by_whom in ('player', 'standing', 'clock', 'computer')),
    interaction_id integer unique,
    at             real    not null,
    back_to        integer,
    primary key (game_id, seq)
) strict, without rowid;
INSERT INTO "moves" VALUES(1,0,'setup',NULL,NULL,cast('[[10,9],[9,5],[8,6],[7,6],[6,0],[5,3],[4,0],[3,0],[2,0],[25,6],[24,23],[23,18],[22,20],[21,12],[20,4],[19,0],[18,17],[17,1],[16,10],[15,12],[14,11],[13,8],[12,8],[11,10],[10,6],[9,3],[8,4],[7,5],[6,1],[5,3],[4,1],[3,2],[2,0],[10,8],[9,0],[8,5],[7,0],[6,3],[5,2],[4,2],[3,0],[2,0],[25,22],[24,20],[23,15],[22,9],[21,11],[20,5],[19,11],[18,15],[17,12],[16,3],[15,5],[14,9],[13,1],[12,1],[11,1],[10,7],[9,0],[8,0],[7,3],[6,0],[5,1],[4,3],[3,1],[2,1]]' as blob),cast('[{"type":"landed","area":"western_highlands"},{"type":"offer_laid","seat":0,"cards":["infrasound","particle_generator","nerve_agent","plasma_synthesis","plasma_synthesis"]},{"type":"cards_drawn","seat":0,"count":5},{"type":"hand_dealt","to":[0],"cards":["reap","reap","reap","power_supply","tripod"]},{"type":"offer_laid","seat":1,"cards":["bunker","evacuate","evacuate","regroup","royal_navy"]},{"type":"cards_drawn","seat":1,"count":5},{"type":"hand_dealt","to":[1],"cards":["relocate","relocate","relocate","guerrilla","guerrilla"]},{"type":"turn_began","seat":0,"round":1,"income":0}]' as blob),0,0,1,'player',NULL,1000000.0,NULL);
INSERT INTO "moves" VALUES(1,1,'move',0,cast('{"type":"play_card","card":"ufo","mode":"ufo_move"}' as blob),cast('[]' as blob),cast('[{"type":"card_played","seat":0,"card":"ufo","mode":"ufo_move"}]' as blob),0,1,1,'player',NULL,1000000.0,NULL);
INSERT INTO "moves" VALUES(1,2,'move',0,cast('{"type":"move_unit","unit":"ufo_1","to":"central_lowlands"}' as blob),cast('[]' as blob),cast('[{"type":"unit_moved","unit":"ufo_1","origin":"western_highlands","to":"central_lowlands"}]' as blob),0,2,1,'player',NULL,1000000.0,NULL);
INSERT INTO "moves" VALUES(1,3,'move',0,cast('{"type":"stay","unit":"ufo_1"}' as blob),cast('[]' as blob),cast('[{"type":"unit_stayed","unit":"ufo_1","area":"central_lowlands"}]' as blob),0,3,1,'player',NULL,1000000.0,NULL);
CREATE TABLE notices (
    user_id integer not null,
    what    text    not null,
    at      real    not null,
    primary key (user_id, what)
) strict, without rowid;
CREATE TABLE orders (
    game_id  integer not null references games (id),
    seat     integer not null,
    number   integer not null,
    standing blob    not null,
    primary key (game_id, seat, number)
) strict, without rowid;
CREATE TABLE outbox (
    id       integer primary key autoincrement,
    game_id  integer not null references games (id),
    seq      integer not null,
    turn     integer not null,
    kind     text    not null check (kind in ('board', 'hand')),
    audience integer, -- a user; null is the whole table
    nonce    text    not null unique check (length(nonce) <= 25),
    attempts integer not null default 0,
    done_at  real,
    closed   text -- why it will never be posted
) strict;
INSERT INTO "outbox" VALUES(1,1,0,0,'board',NULL,'kTKZ9_n5uQH_1nUa',1,1000000.0,NULL);
INSERT INTO "outbox" VALUES(2,1,0,0,'hand',1,'sQPzw9ZdSvevES9o',1,1000000.0,NULL);
INSERT INTO "outbox" VALUES(3,1,0,0,'hand',2,'V4Bch1XMf2Zzs-4g',1,1000000.0,NULL);
INSERT INTO "outbox" VALUES(4,1,1,0,'board',NULL,'fcAAa25tCFlv9s6-',1,1000000.0,NULL);
INSERT INTO "outbox" VALUES(5,1,2,0,'board',NULL,'p-FD58ahS9Gb33JG',1,1000000.0,NULL);
INSERT INTO "outbox" VALUES(6,1,3,0,'board',NULL,'_7EmuPtT-TCJbscQ',1,1000000.0,NULL);
CREATE TABLE plans (
    game_id integer not null references games (id),
    seat    integer not null,
    user_id integer not null,
    actions blob    not null,
    primary key (game_id, seat)
) strict, without rowid;
CREATE TABLE posts (
    game_id    integer not null references games (id),
    turn       integer not null,
    channel_id integer not null,
    message_id integer not null,
    primary key (game_id, turn)
) strict, without rowid;
INSERT INTO "posts" VALUES(1,0,200,9000);
CREATE TABLE seats (
    game_id   integer not null references games (id),
    seat      integer not null,
    key       text    not null, -- its name in the text files
    computer  integer not null default 0,
    reactions text    not null default 'ask',
    primary key (game_id, seat)
) strict, without rowid;
INSERT INTO "seats" VALUES(1,0,'martians',0,'armed');
INSERT INTO "seats" VALUES(1,1,'humans',0,'armed');
CREATE TABLE shares (
    game_id integer not null references games (id),
    seat    integer not null,
    label   text    not null,
    user_id integer not null,
    primary key (game_id, seat, label)
) strict, without rowid;
CREATE TABLE sitters (
    game_id integer not null,
    user_id integer not null,
    seat    integer not null,
    name    text    not null, place integer not null default 0, gone integer not null default 0,
    primary key (game_id, user_id),
    foreign key (game_id, seat) references seats (game_id, seat)
) strict, without rowid;
INSERT INTO "sitters" VALUES(1,1,0,'Ann',0,0);
INSERT INTO "sitters" VALUES(1,2,1,'Bob',0,0);
CREATE TABLE snapshots (
    game_id       integer not null,
    seq           integer not null,
    rules_version integer not null,
    state         blob    not null,
    kept          integer not null,
    primary key (game_id, seq),
    foreign key (game_id, seq) references moves (game_id, seq)
) strict, without rowid;
INSERT INTO "snapshots" VALUES(1,0,1,cast('{"options":{"advanced_swap":false},"side":"martians","round":1,"damage":0,"civilians":{"central_lowlands":{"count":3,"fought":0},"north_west":{"count":3,"fought":0},"yorkshire":{"count":3,"fought":0},"wales":{"count":3,"fought":0},"west_midlands":{"count":3,"fought":0},"east_midlands":{"count":3,"fought":0},"east_anglia":{"count":3,"fought":0},"london":{"count":3,"fought":0},"wessex":{"count":3,"fought":0},"west_country":{"count":3,"fought":0}},"units":{"army_1":{"kind":"army","area":"central_lowlands","used":false},"tripod_1":{"kind":"tripod","area":"western_highlands","used":false},"ufo_1":{"kind":"ufo","area":"western_highlands","used":false}},"buildings":[{"kind":"invasion_ship","area":"western_highlands","used":false}],"markers":{},"camps":{"martians":{"hand":["alien_abduction","ufo"],"supply":["reap","power_supply","power_supply","power_supply","ufo"],"deck":["tripod","poisonous_fog","plasma_reactor","nerve_agent","regenerator","alien_abduction","scorching_beam","infrasound","plasma_synthesis","particle_generator","plasma_synthesis","frightening_sound","tripod","frightening_sound","poisonous_fog","plasma_synthesis","plasma_reactor","ufo","alien_factory","poisonous_fog"],"offer":["infrasound","particle_generator","nerve_agent","plasma_synthesis","plasma_synthesis"],"discard":[],"laid":[],"box":[],"purse":0,"swapped":false},"humans":{"hand":["relocate","relocate","relocate","guerrilla","guerrilla"],"supply":["relocate","guerrilla","relocate","relocate","guerrilla"],"deck":["army","supply_depot","air_strike","evacuate","air_strike","supply_depot","tank_factory","evacuate","barrage_balloons","supply_depot","evacuate","army","landmines","landmines","regroup","army","royal_navy","bunker","heavy_artillery","fort"],"offer":["bunker","evacuate","evacuate","regroup","royal_navy"],"discard":[],"laid":[],"box":[],"purse":0,"swapped":false}},"stack":[],"marks":[],"past":[]}' as blob),1);
INSERT INTO "snapshots" VALUES(1,3,1,cast('{"options":{"advanced_swap":false},"side":"martians","round":1,"damage":0,"civilians":{"central_lowlands":{"count":3,"fought":0},"north_west":{"count":3,"fought":0},"yorkshire":{"count":3,"fought":0},"wales":{"count":3,"fought":0},"west_midlands":{"count":3,"fought":0},"east_midlands":{"count":3,"fought":0},"east_anglia":{"count":3,"fought":0},"london":{"count":3,"fought":0},"wessex":{"count":3,"fought":0},"west_country":{"count":3,"fought":0}},"units":{"army_1":{"kind":"army","area":"central_lowlands","used":false},"tripod_1":{"kind":"tripod","area":"western_highlands","used":false},"ufo_1":{"kind":"ufo","area":"central_lowlands","used":true}},"buildings":[{"kind":"invasion_ship","area":"western_highlands","used":false}],"markers":{},"camps":{"martians":{"hand":["alien_abduction"],"supply":["reap","power_supply","power_supply","power_supply","ufo"],"deck":["tripod","poisonous_fog","plasma_reactor","nerve_agent","regenerator","alien_abduction","scorching_beam","infrasound","plasma_synthesis","particle_generator","plasma_synthesis","frightening_sound","tripod","frightening_sound","poisonous_fog","plasma_synthesis","plasma_reactor","ufo","alien_factory","poisonous_fog"],"offer":["infrasound","particle_generator","nerve_agent","plasma_synthesis","plasma_synthesis"],"discard":["ufo"],"laid":[],"box":[],"purse":0,"swapped":false},"humans":{"hand":["relocate","relocate","relocate","guerrilla","guerrilla"],"supply":["relocate","guerrilla","relocate","relocate","guerrilla"],"deck":["army","supply_depot","air_strike","evacuate","air_strike","supply_depot","tank_factory","evacuate","barrage_balloons","supply_depot","evacuate","army","landmines","landmines","regroup","army","royal_navy","bunker","heavy_artillery","fort"],"offer":["bunker","evacuate","evacuate","regroup","royal_navy"],"discard":[],"laid":[],"box":[],"purse":0,"swapped":false}},"stack":[],"marks":[{"trace":"move","at":"central_lowlands","start":"western_highlands","what":"ufo_1","amount":0}],"past":[]}' as blob),0);
CREATE TABLE suggestions (
    game_id integer not null references games (id),
    user_id integer not null,
    action  blob    not null,
    primary key (game_id, user_id)
) strict, without rowid;
CREATE TABLE votes (
    game_id  integer primary key references games (id),
    seq      integer not null,
    back_to  integer not null,
    asked_by integer not null,
    agreed   blob    not null
) strict;
CREATE INDEX games_by_channel on games (channel_id, status);
CREATE INDEX games_by_thread on games (thread_id, status);
CREATE INDEX games_by_guild on games (guild_id, status);
CREATE INDEX sitters_by_user on sitters (user_id);
CREATE INDEX clocks_by_deadline on clocks (deadline);
CREATE INDEX outbox_open on outbox (game_id, id) where done_at is null;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('games',1);
INSERT INTO "sqlite_sequence" VALUES('outbox',6);
COMMIT;
PRAGMA user_version = 3;
