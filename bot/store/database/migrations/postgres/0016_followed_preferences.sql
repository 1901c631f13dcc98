-- What these columns hold is said in the SQLite file of the same number.
alter table people add column unfollowed bigint not null default 0;
create index people_unfollowed on people (unfollowed) where unfollowed > 0;
alter table servers add column unfollowed bigint not null default 0;
create index servers_unfollowed on servers (unfollowed) where unfollowed > 0;
