-- The forum of a server in which each new table is a post.
alter table servers add column hall bigint;
