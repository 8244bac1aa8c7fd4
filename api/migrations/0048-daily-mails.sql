-- Days in Belgium whose mail of what waits was taken care of: sent, or not sent because nothing waited.
create table daily_mail (day date primary key, done_at timestamptz not null default now());
