-- Packs that tables have been opened with. A table names its pack by digest, in its options.
create table packs (
    digest  text not null primary key,
    content blob not null -- JSON: data files and texts
) strict, without rowid;
