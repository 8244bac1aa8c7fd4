-- What visitors ask by the site's forms stands among the communications of the home; it goes with its request.
-- Of these rows subject is the kind of request: the owner reads it in a language of choice.
alter table communication add column request_id bigint references request (id) on delete cascade;
create unique index communication_request on communication (request_id) where request_id is not null;
