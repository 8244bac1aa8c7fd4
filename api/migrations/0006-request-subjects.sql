-- What a request is about may be a project.
alter table request add column project_id bigint;
