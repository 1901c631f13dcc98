-- One message tells the turn of a person and the computers' answers to it: it is named by the turn that began it.
alter table games add column report integer; -- null: the present turn has a message of its own
alter table moves add column report integer; -- null: written before there were reports
alter table moves add column round integer; -- the one it was made in; null: unknown, or the game has none
