-- The character that the computer plays a seat as; null: none, as in games from before there were any.
alter table seats add column character text;
