-- Visits that the agency's software noted take time of a colleague as well.
create index visit_time on visit (starts_at) where status = 'confirmed';

-- Whether a worker has the mail at this moment: a process that is alone frees what its predecessor held when it died.
alter table outbox_mail add column is_claimed boolean not null default false;

-- Since when a home waits to be told: news go out when the content has been quiet for a while.
alter table wish_match add column noted_at timestamptz not null default now();
