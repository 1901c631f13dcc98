-- How well the computer plays a seat.
alter table seats add column level text not null default 'normal';
