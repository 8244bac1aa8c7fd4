-- When a mail told the address last that the documents were mailed to it before.
alter table document_request add column told_at timestamptz;
