-- What this table holds is said in the SQLite file of the same number.
create table packs (
    digest  text not null primary key,
    content bytea not null
);
