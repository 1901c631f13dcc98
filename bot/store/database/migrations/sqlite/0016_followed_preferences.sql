-- How many changes of a person's calendar, and of a server's time zone, the clocks of their tables do not follow yet.
alter table people add column unfollowed integer not null default 0;
create index people_unfollowed on people (unfollowed) where unfollowed > 0;
alter table servers add column unfollowed integer not null default 0;
create index servers_unfollowed on servers (unfollowed) where unfollowed > 0;
