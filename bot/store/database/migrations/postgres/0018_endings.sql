-- What these tables hold is said in the SQLite file of the same number.
alter table posts drop constraint posts_by_kind_kind_check;
alter table posts add constraint posts_kind_check
    check (kind in ('card', 'board', 'vote', 'offer', 'end'));
alter table outbox drop constraint outbox_kind_check;
alter table outbox add constraint outbox_kind_check
    check (kind in ('board', 'hand', 'call', 'card', 'notice', 'vote', 'offer', 'opening', 'end'));
