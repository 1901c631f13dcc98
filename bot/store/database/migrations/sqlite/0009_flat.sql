-- What a start, a move, a press and an alarm ask for is found by an index, however many tables there are.

-- Where the next thing to be played needs nobody: what a start has to go on with. All games in play are
-- looked at once more.
alter table games add column goes_on integer not null default 0;
update games set goes_on = 1 where status = 'playing';
create index games_going_on on games (id) where goes_on = 1;

-- Tables are found by where they are played, by the server, by the channel and by the host.
drop index games_by_thread;
create index games_open_by_place on games (coalesce(thread_id, channel_id)) where status in ('lobby', 'playing');
create index games_by_place on games (coalesce(thread_id, channel_id), id);
create index games_in_lobby on games (id) where status = 'lobby';
create index games_by_host on games (host_id, status);

-- Those a seat is kept for, who are also named in the settings of their table.
create table pencilled (
    game_id integer not null references games (id),
    user_id integer not null,
    primary key (game_id, user_id)
) strict, without rowid;

create index pencilled_by_user on pencilled (user_id);

insert into pencilled (game_id, user_id)
    select distinct games.id, json_extract(one.value, '$.user_id')
    from games join json_each(cast(games.settings as text), '$.pencilled') as one;

-- What is kept of a person is found by the person.
create index moves_by_user on moves (by_user) where by_user is not null;
create index plans_by_user on plans (user_id);
create index votes_by_asker on votes (asked_by);
create index votes_about on votes (about) where kind = 'replace';
create index shares_by_user on shares (user_id);
create index suggestions_by_user on suggestions (user_id);
create index shakes_by_user on shakes (user_id);
create index outbox_by_game on outbox (game_id);
create index outbox_by_audience on outbox (audience) where audience is not null;

-- What was settled long ago is found by when, to be deleted; a settled notice names nobody.
create index outbox_settled on outbox (done_at) where done_at is not null;
update outbox set subject = '' where kind = 'notice' and done_at is not null;

-- Servers where finished games lose names.
create index servers_forgetting on servers (guild_id) where forget_days is not null;
