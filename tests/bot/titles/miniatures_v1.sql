-- Four games begun with version 1 of the title: final-09 with one Martian due and one in the reserve,
-- final-10 about to call up the fallen, final-02 and beta-03 in round 1. Played through the service with the
-- rules of that version, then written down table by table.
PRAGMA user_version = 3;
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
INSERT INTO games VALUES (1, 'miniatures', 1, 0, X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F', cast('{"scenario":"final-09","terrain":null,"turn_map":false,"night":false}' as blob), cast('{"threads":true,"window_seconds":86400,"substitutes":false}' as blob), 'playing', 300, 100, 201, 1, 'Ann', 'en', 3, 3, cast('[1]' as blob), NULL, 1000000.0);
INSERT INTO games VALUES (2, 'miniatures', 1, 0, X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F', cast('{"scenario":"final-10","terrain":null,"turn_map":false,"night":false}' as blob), cast('{"threads":true,"window_seconds":86400,"substitutes":false}' as blob), 'playing', 300, 100, 202, 1, 'Ann', 'en', 2, 2, cast('[1]' as blob), NULL, 1000000.0);
INSERT INTO games VALUES (3, 'miniatures', 1, 0, X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F', cast('{"scenario":"final-02","terrain":null,"turn_map":false,"night":false}' as blob), cast('{"threads":true,"window_seconds":86400,"substitutes":false}' as blob), 'playing', 300, 100, 203, 1, 'Ann', 'en', 2, 0, cast('[1]' as blob), NULL, 1000000.0);
INSERT INTO games VALUES (4, 'miniatures', 1, 0, X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F', cast('{"scenario":"beta-03","terrain":null,"turn_map":false,"night":false}' as blob), cast('{"threads":true,"window_seconds":86400,"substitutes":false}' as blob), 'playing', 300, 100, 204, 1, 'Ann', 'en', 1, 1, cast('[0]' as blob), NULL, 1000000.0);
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
INSERT INTO moves VALUES (1, 0, 'setup', NULL, NULL, cast('[]' as blob), cast('[{"type":"game_began","scenario":"final-09"}]' as blob), 0, 0, 1, 'player', NULL, 1000000.0, NULL);
INSERT INTO moves VALUES (1, 1, 'move', 0, cast('{"type":"activate","figure":"S1"}' as blob), cast('[]' as blob), cast('[{"type":"activated","figure":"S1"}]' as blob), 0, 1, 1, 'player', NULL, 1000000.0, NULL);
INSERT INTO moves VALUES (1, 2, 'move', 0, cast('{"type":"finish"}' as blob), cast('[]' as blob), cast('[]' as blob), 0, 2, 1, 'player', NULL, 1000000.0, NULL);
INSERT INTO moves VALUES (1, 3, 'move', 0, cast('{"type":"end_turn"}' as blob), cast('[]' as blob), cast('[{"type":"turn_began","side":"martian"}]' as blob), 0, 3, 1, 'player', NULL, 1000000.0, NULL);
INSERT INTO moves VALUES (2, 0, 'setup', NULL, NULL, cast('[]' as blob), cast('[{"type":"game_began","scenario":"final-10"}]' as blob), 0, 0, 1, 'player', NULL, 1000000.0, NULL);
INSERT INTO moves VALUES (2, 1, 'move', 0, cast('{"type":"activate","figure":"S1"}' as blob), cast('[]' as blob), cast('[{"type":"activated","figure":"S1"}]' as blob), 0, 1, 1, 'player', NULL, 1000000.0, NULL);
INSERT INTO moves VALUES (2, 2, 'move', 0, cast('{"type":"finish"}' as blob), cast('[]' as blob), cast('[{"type":"round_ended","round":2},{"type":"cards_drawn","side":"human","count":4},{"type":"hand_gained","to":[0],"cards":["F01","F02","F03","F04"]},{"type":"cards_drawn","side":"martian","count":4},{"type":"hand_gained","to":[1],"cards":["F05","F06","F07","F08"]}]' as blob), 0, 2, 1, 'player', NULL, 1000000.0, NULL);
INSERT INTO moves VALUES (3, 0, 'setup', NULL, NULL, cast('[]' as blob), cast('[{"type":"game_began","scenario":"final-02"}]' as blob), 0, 0, 1, 'player', NULL, 1000000.0, NULL);
INSERT INTO moves VALUES (3, 1, 'move', 1, cast('{"type":"activate","figure":"M1"}' as blob), cast('[]' as blob), cast('[{"type":"activated","figure":"M1"}]' as blob), 0, 1, 2, 'player', NULL, 1000000.0, NULL);
INSERT INTO moves VALUES (3, 2, 'move', 1, cast('{"type":"finish"}' as blob), cast('[]' as blob), cast('[]' as blob), 0, 2, 2, 'player', NULL, 1000000.0, NULL);
INSERT INTO moves VALUES (4, 0, 'setup', NULL, NULL, cast('[[42,39],[41,24],[40,22],[39,29],[38,28],[37,35],[36,28],[35,14],[34,24],[33,1],[32,15],[31,23],[30,0],[29,7],[28,24],[27,1],[26,13],[25,21],[24,18],[23,6],[22,5],[21,8],[20,16],[19,13],[18,2],[17,3],[16,4],[15,3],[14,3],[13,9],[12,9],[11,7],[10,2],[9,4],[8,0],[7,6],[6,4],[5,2],[4,3],[3,1],[2,1],[10,8],[9,1],[8,4],[7,2],[6,5],[5,2],[4,1],[3,1],[2,1],[8,1],[8,3],[8,5],[8,1],[8,7],[8,5],[8,7],[8,1],[8,0],[8,0],[8,6],[8,2],[8,5],[8,3],[8,7],[8,5],[8,3],[8,3],[8,6],[8,7]]' as blob), cast('[{"type":"game_began","scenario":"beta-03"},{"type":"cards_drawn","side":"human","count":4},{"type":"hand_dealt","to":[0],"cards":["B11","B28","B27","B31"]},{"type":"cards_drawn","side":"martian","count":4},{"type":"hand_dealt","to":[1],"cards":["B12","B21","B32","B18"]}]' as blob), 0, 0, 1, 'player', NULL, 1000000.0, NULL);
INSERT INTO moves VALUES (4, 1, 'move', 1, cast('{"type":"deploy_rest"}' as blob), cast('[]' as blob), cast('[{"type":"deployed","figure":"M1","at":"G2"},{"type":"deployed","figure":"M2","at":"B1"},{"type":"deployed","figure":"M3","at":"C1"},{"type":"deployed","figure":"M4","at":"D1"},{"type":"deployed","figure":"M5","at":"E1"},{"type":"deployed","figure":"M6","at":"F1"},{"type":"deployed","figure":"M7","at":"G1"},{"type":"deployed","figure":"M8","at":"H1"},{"type":"deployed","figure":"M9","at":"H2"},{"type":"deployed","figure":"M10","at":"H3"},{"type":"deployed","figure":"M11","at":"G2"},{"type":"deployed","figure":"M12","at":"B1"},{"type":"deployed","figure":"M13","at":"C1"},{"type":"deployed","figure":"M14","at":"D1"},{"type":"deployed","figure":"M15","at":"E1"},{"type":"deployed","figure":"M16","at":"F1"}]' as blob), 0, 1, 2, 'player', NULL, 1000000.0, NULL);
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
CREATE TABLE seats (
    game_id   integer not null references games (id),
    seat      integer not null,
    key       text    not null, -- its name in the text files
    computer  integer not null default 0,
    reactions text    not null default 'ask',
    primary key (game_id, seat)
) strict, without rowid;
INSERT INTO seats VALUES (1, 0, 'human', 0, 'armed');
INSERT INTO seats VALUES (1, 1, 'martian', 0, 'armed');
INSERT INTO seats VALUES (2, 0, 'human', 0, 'armed');
INSERT INTO seats VALUES (2, 1, 'martian', 0, 'armed');
INSERT INTO seats VALUES (3, 0, 'human', 0, 'armed');
INSERT INTO seats VALUES (3, 1, 'martian', 0, 'armed');
INSERT INTO seats VALUES (4, 0, 'human', 0, 'armed');
INSERT INTO seats VALUES (4, 1, 'martian', 0, 'armed');
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
INSERT INTO sitters VALUES (1, 1, 0, 'Ann', 0, 0);
INSERT INTO sitters VALUES (1, 2, 1, 'Bob', 0, 0);
INSERT INTO sitters VALUES (2, 1, 0, 'Ann', 0, 0);
INSERT INTO sitters VALUES (2, 2, 1, 'Bob', 0, 0);
INSERT INTO sitters VALUES (3, 1, 0, 'Ann', 0, 0);
INSERT INTO sitters VALUES (3, 2, 1, 'Bob', 0, 0);
INSERT INTO sitters VALUES (4, 1, 0, 'Ann', 0, 0);
INSERT INTO sitters VALUES (4, 2, 1, 'Bob', 0, 0);
CREATE TABLE snapshots (
    game_id       integer not null,
    seq           integer not null,
    rules_version integer not null,
    state         blob    not null,
    kept          integer not null,
    primary key (game_id, seq),
    foreign key (game_id, seq) references moves (game_id, seq)
) strict, without rowid;
INSERT INTO snapshots VALUES (1, 0, 1, cast('{"scenario":"final-09","terrain":{"map":"final-09","quarters":0,"collapsed":[],"wrecks":[]},"stack":[{"type":"round","stage":"turns","begun":true,"left":[],"refills":[]},{"type":"taking","side":"human","acted":[],"followers":[],"cards":0,"bound":null,"free":false}],"figures":{"S1":{"id":"S1","profile":"us_carbine","side":"human","place":"board","at":"A8","frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"S2":{"id":"S2","profile":"us_carbine","side":"human","place":"board","at":"B8","frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"S3":{"id":"S3","profile":"us_carbine","side":"human","place":"board","at":"C8","frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"EDW":{"id":"EDW","profile":"edwyn","side":"human","place":"board","at":"H8","frightened":false,"activated":false,"heroics":5,"bonus":0,"carded":false,"loot":false,"weapons":[]},"M1":{"id":"M1","profile":"martian_grunt","side":"martian","place":"reserve","at":null,"frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"M2":{"id":"M2","profile":"martian_grunt","side":"martian","place":"waiting","at":null,"frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"M3":{"id":"M3","profile":"martian_grunt","side":"martian","place":"board","at":"F5","frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"TOR":{"id":"TOR","profile":"general_tor","side":"martian","place":"board","at":"F6","frightened":false,"activated":true,"heroics":5,"bonus":0,"carded":false,"loot":false,"weapons":[]}},"hands":{"human":[],"martian":[]},"deck":["F01","F02","F03","F04","F05","F06","F07","F08","F09","F10","F11","F12","F13","F14","F15","F16","F17","F18","F19","F20","F21","F22","F23","F24","F25","F26","F27","F28","F29","F30","F31","F32","F33","F34","F35","F36","F37","F38","F39","F40","F41","F42","F43","F44","F45","FE1","FE2","FE3","FE4","FE5","FE6","FE7","FE8","FE9"],"discard":[],"markers":[],"spare":[],"rows":{},"tokens":{},"loot":null,"tally":{},"zones":{},"called":[],"round":2,"first":"human","last":"human","finished":null,"passed":[],"night":false,"dark_until":0,"marks":[],"past":[],"outcome":null}' as blob), 1);
INSERT INTO snapshots VALUES (1, 3, 1, cast('{"scenario":"final-09","terrain":{"map":"final-09","quarters":0,"collapsed":[],"wrecks":[]},"stack":[{"type":"round","stage":"turns","begun":true,"left":[],"refills":[]},{"type":"taking","side":"martian","acted":[],"followers":[],"cards":0,"bound":null,"free":false}],"figures":{"S1":{"id":"S1","profile":"us_carbine","side":"human","place":"board","at":"A8","frightened":false,"activated":true,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"S2":{"id":"S2","profile":"us_carbine","side":"human","place":"board","at":"B8","frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"S3":{"id":"S3","profile":"us_carbine","side":"human","place":"board","at":"C8","frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"EDW":{"id":"EDW","profile":"edwyn","side":"human","place":"board","at":"H8","frightened":false,"activated":false,"heroics":5,"bonus":0,"carded":false,"loot":false,"weapons":[]},"M1":{"id":"M1","profile":"martian_grunt","side":"martian","place":"reserve","at":null,"frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"M2":{"id":"M2","profile":"martian_grunt","side":"martian","place":"waiting","at":null,"frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"M3":{"id":"M3","profile":"martian_grunt","side":"martian","place":"board","at":"F5","frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"TOR":{"id":"TOR","profile":"general_tor","side":"martian","place":"board","at":"F6","frightened":false,"activated":true,"heroics":5,"bonus":0,"carded":false,"loot":false,"weapons":[]}},"hands":{"human":[],"martian":[]},"deck":["F01","F02","F03","F04","F05","F06","F07","F08","F09","F10","F11","F12","F13","F14","F15","F16","F17","F18","F19","F20","F21","F22","F23","F24","F25","F26","F27","F28","F29","F30","F31","F32","F33","F34","F35","F36","F37","F38","F39","F40","F41","F42","F43","F44","F45","FE1","FE2","FE3","FE4","FE5","FE6","FE7","FE8","FE9"],"discard":[],"markers":[],"spare":[],"rows":{},"tokens":{},"loot":null,"tally":{},"zones":{},"called":[],"round":2,"first":"human","last":"martian","finished":null,"passed":[],"night":false,"dark_until":0,"marks":[],"past":[],"outcome":null}' as blob), 0);
INSERT INTO snapshots VALUES (2, 0, 1, cast('{"scenario":"final-10","terrain":{"map":"final-10","quarters":0,"collapsed":[],"wrecks":[]},"stack":[{"type":"round","stage":"turns","begun":true,"left":[],"refills":[]},{"type":"taking","side":"human","acted":[],"followers":[],"cards":0,"bound":null,"free":false}],"figures":{"S1":{"id":"S1","profile":"us_carbine","side":"human","place":"board","at":"D4","frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"M1":{"id":"M1","profile":"martian_grunt","side":"martian","place":"board","at":"A8","frightened":false,"activated":true,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"M2":{"id":"M2","profile":"martian_grunt","side":"martian","place":"dead","at":null,"frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"C1":{"id":"C1","profile":"martian_commander","side":"martian","place":"dead","at":null,"frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"TOR":{"id":"TOR","profile":"general_tor","side":"martian","place":"dead","at":null,"frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]}},"hands":{"human":[],"martian":[]},"deck":["F01","F02","F03","F04","F05","F06","F07","F08","F09","F10","F11","F12","F13","F14","F15","F16","F17","F18","F19","F20","F21","F22","F23","F24","F25","F26","F27","F28","F29","F30","F31","F32","F33","F34","F35","F36","F37","F38","F39","F40","F41","F42","F43","F44","F45","FE1","FE2","FE3","FE4","FE5","FE6","FE7","FE8","FE9"],"discard":[],"markers":[],"spare":[],"rows":{},"tokens":{},"loot":null,"tally":{},"zones":{"blue":"human","red_NW":"martian","red_NE":"martian","red_SW":"martian","red_SE":"martian"},"called":[],"round":2,"first":"human","last":"human","finished":null,"passed":[],"night":false,"dark_until":0,"marks":[],"past":[],"outcome":null}' as blob), 1);
INSERT INTO snapshots VALUES (2, 2, 1, cast('{"scenario":"final-10","terrain":{"map":"final-10","quarters":0,"collapsed":[],"wrecks":[]},"stack":[{"type":"round","stage":"authority","begun":false,"left":[],"refills":[]},{"type":"calling_up","left":6}],"figures":{"S1":{"id":"S1","profile":"us_carbine","side":"human","place":"board","at":"D4","frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"M1":{"id":"M1","profile":"martian_grunt","side":"martian","place":"board","at":"A8","frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"M2":{"id":"M2","profile":"martian_grunt","side":"martian","place":"dead","at":null,"frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"C1":{"id":"C1","profile":"martian_commander","side":"martian","place":"dead","at":null,"frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"TOR":{"id":"TOR","profile":"general_tor","side":"martian","place":"dead","at":null,"frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]}},"hands":{"human":["F01","F02","F03","F04"],"martian":["F05","F06","F07","F08"]},"deck":["F09","F10","F11","F12","F13","F14","F15","F16","F17","F18","F19","F20","F21","F22","F23","F24","F25","F26","F27","F28","F29","F30","F31","F32","F33","F34","F35","F36","F37","F38","F39","F40","F41","F42","F43","F44","F45","FE1","FE2","FE3","FE4","FE5","FE6","FE7","FE8","FE9"],"discard":[],"markers":[],"spare":[],"rows":{},"tokens":{},"loot":null,"tally":{},"zones":{"blue":"human","red_NW":"martian","red_NE":"martian","red_SW":"martian","red_SE":"martian"},"called":[],"round":3,"first":"human","last":"human","finished":null,"passed":[],"night":false,"dark_until":0,"marks":[],"past":[],"outcome":null}' as blob), 0);
INSERT INTO snapshots VALUES (3, 0, 1, cast('{"scenario":"final-02","terrain":{"map":"final-02","quarters":0,"collapsed":[],"wrecks":[]},"stack":[{"type":"round","stage":"turns","begun":true,"left":[],"refills":[]},{"type":"taking","side":"martian","acted":[],"followers":[],"cards":0,"bound":null,"free":false}],"figures":{"EVA":{"id":"EVA","profile":"eva","side":"human","place":"board","at":"D5","frightened":false,"activated":false,"heroics":4,"bonus":0,"carded":false,"loot":false,"weapons":[]},"TRO":{"id":"TRO","profile":"troy","side":"human","place":"board","at":"D4","frightened":false,"activated":false,"heroics":3,"bonus":0,"carded":false,"loot":false,"weapons":[]},"M1":{"id":"M1","profile":"martian_grunt","side":"martian","place":"board","at":"A1","frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"M2":{"id":"M2","profile":"martian_grunt","side":"martian","place":"board","at":"H1","frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]}},"hands":{"human":[],"martian":[]},"deck":["F01","F02","F03","F04","F05","F06","F07","F08","F09","F10","F11","F12","F13","F14","F15","F16","F17","F18","F19","F20","F21","F22","F23","F24","F25","F26","F27","F28","F29","F30","F31","F32","F33","F34","F35","F36","F37","F38","F39","F40","F41","F42","F43","F44","F45","FE1","FE2","FE3","FE4","FE5","FE6","FE7","FE8","FE9"],"discard":[],"markers":[],"spare":[],"rows":{},"tokens":{},"loot":null,"tally":{},"zones":{},"called":[],"round":1,"first":"martian","last":"martian","finished":null,"passed":[],"night":false,"dark_until":0,"marks":[],"past":[],"outcome":null}' as blob), 1);
INSERT INTO snapshots VALUES (3, 2, 1, cast('{"scenario":"final-02","terrain":{"map":"final-02","quarters":0,"collapsed":[],"wrecks":[]},"stack":[{"type":"round","stage":"turns","begun":true,"left":[],"refills":[]},{"type":"taking","side":"martian","acted":["M1"],"followers":[],"cards":0,"bound":null,"free":false}],"figures":{"EVA":{"id":"EVA","profile":"eva","side":"human","place":"board","at":"D5","frightened":false,"activated":false,"heroics":4,"bonus":0,"carded":false,"loot":false,"weapons":[]},"TRO":{"id":"TRO","profile":"troy","side":"human","place":"board","at":"D4","frightened":false,"activated":false,"heroics":3,"bonus":0,"carded":false,"loot":false,"weapons":[]},"M1":{"id":"M1","profile":"martian_grunt","side":"martian","place":"board","at":"A1","frightened":false,"activated":true,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"M2":{"id":"M2","profile":"martian_grunt","side":"martian","place":"board","at":"H1","frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]}},"hands":{"human":[],"martian":[]},"deck":["F01","F02","F03","F04","F05","F06","F07","F08","F09","F10","F11","F12","F13","F14","F15","F16","F17","F18","F19","F20","F21","F22","F23","F24","F25","F26","F27","F28","F29","F30","F31","F32","F33","F34","F35","F36","F37","F38","F39","F40","F41","F42","F43","F44","F45","FE1","FE2","FE3","FE4","FE5","FE6","FE7","FE8","FE9"],"discard":[],"markers":[],"spare":[],"rows":{},"tokens":{},"loot":null,"tally":{},"zones":{},"called":[],"round":1,"first":"martian","last":"martian","finished":null,"passed":[],"night":false,"dark_until":0,"marks":[],"past":[],"outcome":null}' as blob), 0);
INSERT INTO snapshots VALUES (4, 0, 1, cast('{"scenario":"beta-03","terrain":{"map":"beta-03","quarters":0,"collapsed":[],"wrecks":[]},"stack":[{"type":"round","stage":"waves","begun":false,"left":[],"refills":[]},{"type":"deploying","side":"human","figures":[],"wave":false},{"type":"deploying","side":"martian","figures":["M1","M2","M3","M4","M5","M6","M7","M8","M9","M10","M11","M12","M13","M14","M15","M16"],"wave":false}],"figures":{"EVA":{"id":"EVA","profile":"beta_eva","side":"human","place":"waiting","at":null,"frightened":false,"activated":false,"heroics":4,"bonus":0,"carded":false,"loot":false,"weapons":[]},"TRO":{"id":"TRO","profile":"beta_troy","side":"human","place":"waiting","at":null,"frightened":false,"activated":false,"heroics":3,"bonus":0,"carded":false,"loot":false,"weapons":[]},"S1":{"id":"S1","profile":"beta_us_soldier","side":"human","place":"waiting","at":null,"frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"S2":{"id":"S2","profile":"beta_us_soldier","side":"human","place":"waiting","at":null,"frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"S3":{"id":"S3","profile":"beta_us_soldier","side":"human","place":"waiting","at":null,"frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"S4":{"id":"S4","profile":"beta_us_soldier","side":"human","place":"waiting","at":null,"frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"S5":{"id":"S5","profile":"beta_us_soldier","side":"human","place":"waiting","at":null,"frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"S6":{"id":"S6","profile":"beta_us_soldier","side":"human","place":"waiting","at":null,"frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"SGT":{"id":"SGT","profile":"beta_sergeant","side":"human","place":"waiting","at":null,"frightened":false,"activated":false,"heroics":2,"bonus":0,"carded":false,"loot":false,"weapons":[]},"M1":{"id":"M1","profile":"beta_martian","side":"martian","place":"waiting","at":null,"frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"M2":{"id":"M2","profile":"beta_martian","side":"martian","place":"waiting","at":null,"frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"M3":{"id":"M3","profile":"beta_martian","side":"martian","place":"waiting","at":null,"frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"M4":{"id":"M4","profile":"beta_martian","side":"martian","place":"waiting","at":null,"frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"M5":{"id":"M5","profile":"beta_martian","side":"martian","place":"waiting","at":null,"frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"M6":{"id":"M6","profile":"beta_martian","side":"martian","place":"waiting","at":null,"frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"M7":{"id":"M7","profile":"beta_martian","side":"martian","place":"waiting","at":null,"frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"M8":{"id":"M8","profile":"beta_martian","side":"martian","place":"waiting","at":null,"frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"M9":{"id":"M9","profile":"beta_martian","side":"martian","place":"waiting","at":null,"frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"M10":{"id":"M10","profile":"beta_martian","side":"martian","place":"waiting","at":null,"frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"M11":{"id":"M11","profile":"beta_martian","side":"martian","place":"waiting","at":null,"frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"M12":{"id":"M12","profile":"beta_martian","side":"martian","place":"waiting","at":null,"frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"M13":{"id":"M13","profile":"beta_martian","side":"martian","place":"waiting","at":null,"frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"M14":{"id":"M14","profile":"beta_martian","side":"martian","place":"waiting","at":null,"frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"M15":{"id":"M15","profile":"beta_martian","side":"martian","place":"waiting","at":null,"frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"M16":{"id":"M16","profile":"beta_martian","side":"martian","place":"waiting","at":null,"frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]}},"hands":{"human":["B11","B28","B27","B31"],"martian":["B12","B21","B32","B18"]},"deck":["BE1","B13","B10","B35","B20","B05","B04","B03","B26","B17","B09","B06","B07","B19","B22","B14","B33","B34","B08","B01","B24","B16","B02","BE5","B15","BE2","B36","B29","B30","B23","B25","BE4"],"discard":["BE6","BE3"],"markers":[{"at":"D2","kind":"creature","face_up":false},{"at":"B6","kind":"artefact","face_up":false},{"at":"F8","kind":"creature","face_up":false},{"at":"A1","kind":"artefact","face_up":false},{"at":"C7","kind":"artefact","face_up":false},{"at":"D6","kind":"artefact","face_up":false},{"at":"D4","kind":"creature","face_up":false},{"at":"H7","kind":"creature","face_up":false}],"spare":["creature","artefact"],"rows":{},"tokens":{},"loot":null,"tally":{},"zones":{},"called":[],"round":1,"first":"martian","last":"martian","finished":null,"passed":[],"night":false,"dark_until":0,"marks":[],"past":[],"outcome":null}' as blob), 1);
INSERT INTO snapshots VALUES (4, 1, 1, cast('{"scenario":"beta-03","terrain":{"map":"beta-03","quarters":0,"collapsed":[],"wrecks":[]},"stack":[{"type":"round","stage":"waves","begun":false,"left":[],"refills":[]},{"type":"deploying","side":"human","figures":["EVA","TRO","S1","S2","S3","S4","S5","S6","SGT"],"wave":false}],"figures":{"EVA":{"id":"EVA","profile":"beta_eva","side":"human","place":"waiting","at":null,"frightened":false,"activated":false,"heroics":4,"bonus":0,"carded":false,"loot":false,"weapons":[]},"TRO":{"id":"TRO","profile":"beta_troy","side":"human","place":"waiting","at":null,"frightened":false,"activated":false,"heroics":3,"bonus":0,"carded":false,"loot":false,"weapons":[]},"S1":{"id":"S1","profile":"beta_us_soldier","side":"human","place":"waiting","at":null,"frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"S2":{"id":"S2","profile":"beta_us_soldier","side":"human","place":"waiting","at":null,"frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"S3":{"id":"S3","profile":"beta_us_soldier","side":"human","place":"waiting","at":null,"frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"S4":{"id":"S4","profile":"beta_us_soldier","side":"human","place":"waiting","at":null,"frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"S5":{"id":"S5","profile":"beta_us_soldier","side":"human","place":"waiting","at":null,"frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"S6":{"id":"S6","profile":"beta_us_soldier","side":"human","place":"waiting","at":null,"frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"SGT":{"id":"SGT","profile":"beta_sergeant","side":"human","place":"waiting","at":null,"frightened":false,"activated":false,"heroics":2,"bonus":0,"carded":false,"loot":false,"weapons":[]},"M1":{"id":"M1","profile":"beta_martian","side":"martian","place":"board","at":"G2","frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"M2":{"id":"M2","profile":"beta_martian","side":"martian","place":"board","at":"B1","frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"M3":{"id":"M3","profile":"beta_martian","side":"martian","place":"board","at":"C1","frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"M4":{"id":"M4","profile":"beta_martian","side":"martian","place":"board","at":"D1","frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"M5":{"id":"M5","profile":"beta_martian","side":"martian","place":"board","at":"E1","frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"M6":{"id":"M6","profile":"beta_martian","side":"martian","place":"board","at":"F1","frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"M7":{"id":"M7","profile":"beta_martian","side":"martian","place":"board","at":"G1","frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"M8":{"id":"M8","profile":"beta_martian","side":"martian","place":"board","at":"H1","frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"M9":{"id":"M9","profile":"beta_martian","side":"martian","place":"board","at":"H2","frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"M10":{"id":"M10","profile":"beta_martian","side":"martian","place":"board","at":"H3","frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"M11":{"id":"M11","profile":"beta_martian","side":"martian","place":"board","at":"G2","frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"M12":{"id":"M12","profile":"beta_martian","side":"martian","place":"board","at":"B1","frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"M13":{"id":"M13","profile":"beta_martian","side":"martian","place":"board","at":"C1","frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"M14":{"id":"M14","profile":"beta_martian","side":"martian","place":"board","at":"D1","frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"M15":{"id":"M15","profile":"beta_martian","side":"martian","place":"board","at":"E1","frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]},"M16":{"id":"M16","profile":"beta_martian","side":"martian","place":"board","at":"F1","frightened":false,"activated":false,"heroics":0,"bonus":0,"carded":false,"loot":false,"weapons":[]}},"hands":{"human":["B11","B28","B27","B31"],"martian":["B12","B21","B32","B18"]},"deck":["BE1","B13","B10","B35","B20","B05","B04","B03","B26","B17","B09","B06","B07","B19","B22","B14","B33","B34","B08","B01","B24","B16","B02","BE5","B15","BE2","B36","B29","B30","B23","B25","BE4"],"discard":["BE6","BE3"],"markers":[{"at":"D2","kind":"creature","face_up":false},{"at":"B6","kind":"artefact","face_up":false},{"at":"F8","kind":"creature","face_up":false},{"at":"A1","kind":"artefact","face_up":false},{"at":"C7","kind":"artefact","face_up":false},{"at":"D6","kind":"artefact","face_up":false},{"at":"D4","kind":"creature","face_up":false},{"at":"H7","kind":"creature","face_up":false}],"spare":["creature","artefact"],"rows":{},"tokens":{},"loot":null,"tally":{},"zones":{},"called":[],"round":1,"first":"martian","last":"martian","finished":null,"passed":[],"night":false,"dark_until":0,"marks":[],"past":[],"outcome":null}' as blob), 0);
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
CREATE INDEX clocks_by_deadline on clocks (deadline);
CREATE INDEX games_by_channel on games (channel_id, status);
CREATE INDEX games_by_guild on games (guild_id, status);
CREATE INDEX games_by_thread on games (thread_id, status);
CREATE INDEX outbox_open on outbox (game_id, id) where done_at is null;
CREATE INDEX sitters_by_user on sitters (user_id);
COMMIT;
