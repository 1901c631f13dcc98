-- When the present or next absence of a person begins; null: it was under way before absences could be planned.
alter table people add column away_from real;
