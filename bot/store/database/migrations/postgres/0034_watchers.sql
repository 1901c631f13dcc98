-- What these tables hold is said in the SQLite file of the same number.
create table watchers (
    game_id bigint not null references games (id),
    user_id bigint not null,
    mode    text   not null check (mode in ('daily', 'end')),
    seen    bigint not null,
    due     double precision,
    primary key (game_id, user_id)
);

create index watchers_by_user on watchers (user_id);

alter table alarms drop constraint alarms_kind_check;
alter table alarms add constraint alarms_kind_check check (kind in (
    'deadline', 'half', 'last', 'nudge', 'close', 'sleep', 'resume', 'ask', 'lapse', 'cut', 'waits', 'waiting',
    'absent', 'invite', 'digest'));

alter table outbox drop constraint outbox_kind_check;
alter table outbox add constraint outbox_kind_check
    check (kind in ('board', 'hand', 'call', 'card', 'notice', 'vote', 'offer', 'opening', 'end', 'digest'));
