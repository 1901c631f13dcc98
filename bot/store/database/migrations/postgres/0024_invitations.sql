-- What these tables hold is said in the SQLite file of the same number.
alter table alarms drop constraint alarms_kind_check;
alter table alarms add constraint alarms_kind_check check (kind in (
    'deadline', 'half', 'last', 'nudge', 'close', 'sleep', 'resume', 'ask', 'lapse', 'cut', 'waits', 'waiting',
    'absent', 'invite'));

alter table people add column invites_by_dm bigint not null default 0;
