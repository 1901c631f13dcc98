-- What these tables hold is said in the SQLite file of the same number.
alter table games add column revision bigint not null default 0;

create table requests (
    interaction_id bigint primary key,
    game_id        bigint not null references games (id),
    cause          bigint,
    at             double precision not null
);

create index requests_by_time on requests (at);
create index requests_by_game on requests (game_id);

alter table games add column votes_called bigint not null default 0;
alter table votes add column number bigint not null default 0;
delete from votes;

create table looks (
    game_id bigint not null references games (id),
    user_id bigint not null,
    seq     bigint not null,
    primary key (game_id, user_id)
);

create index looks_by_user on looks (user_id);
insert into looks (game_id, user_id, seq) select game_id, user_id, seen from sitters where seen >= 0;
alter table sitters drop column seen;

create table posts_by_kind (
    game_id    bigint not null references games (id),
    kind       text   not null check (kind in ('card', 'board', 'vote', 'offer')),
    number     bigint not null default 0,
    channel_id bigint not null,
    message_id bigint not null,
    primary key (game_id, kind, number)
);

insert into posts_by_kind (game_id, kind, number, channel_id, message_id)
    select game_id, case when turn < 0 then 'card' else 'board' end, case when turn < 0 then 0 else turn end,
        channel_id, message_id
    from posts;
drop table posts;
alter table posts_by_kind rename to posts;

alter table outbox drop constraint outbox_kind_check;
alter table outbox add constraint outbox_kind_check
    check (kind in ('board', 'hand', 'call', 'card', 'notice', 'vote', 'offer'));

insert into outbox (game_id, seq, turn, kind, nonce)
    select id, -1, 0, 'card', 'lobby' || id from games
    where status = 'lobby' and not exists (select 1 from posts where posts.game_id = games.id);
