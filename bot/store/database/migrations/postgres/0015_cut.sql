-- What these columns hold is said in the SQLite file of the same number.
alter table games add column opening bytea;
alter table games add column rolls bigint not null default 0;

alter table alarms drop constraint alarms_kind_check;
alter table alarms add constraint alarms_kind_check
    check (kind in
        ('deadline', 'half', 'last', 'nudge', 'close', 'sleep', 'resume', 'ask', 'lapse', 'cut'));

alter table outbox drop constraint outbox_kind_check;
alter table outbox add constraint outbox_kind_check
    check (kind in ('board', 'hand', 'call', 'card', 'notice', 'vote', 'offer', 'opening'));
