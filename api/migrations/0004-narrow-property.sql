-- A search looks at many homes but reads the JSON and the texts of few: those are stored apart, so that a scan is short.
alter table property set (toast_tuple_target = 128);
alter table property alter column type_ids set storage plain;
-- Rows that are there already move when they are next written; write them now.
update property set summary = summary || '{}'::jsonb;
