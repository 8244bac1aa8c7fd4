-- What is offered for a property, as its owners see it, and what becomes of it.
create table offer (
	id bigint primary key generated always as identity,
	-- What everybody quotes: of an offer by the form the request's
	reference text not null unique,
	-- The form that it came by: with the request its offer goes. Null: the demo agency's
	request_id bigint unique references request (id) on delete cascade,
	-- As in request: a unit of a project by the negative of its id
	property_id bigint not null,
	-- Who offers, as owners read it: `L. Maes`
	buyer text not null,
	has_second_buyer boolean not null default false,
	-- EUR
	amount double precision not null check (amount > 0),
	financing text check (financing in ('own-means', 'loan')),
	loan_amount double precision,
	conditions text not null default '',
	valid_until timestamptz,
	state text not null default 'received'
		check (state in ('received', 'passed-on', 'accepted', 'refused', 'countered', 'withdrawn', 'expired')),
	-- Since when its owners see more of it than that there is one
	passed_on_at timestamptz,
	received_at timestamptz not null default now()
);
create index offer_of on offer (property_id, id);
create index offer_due on offer (valid_until) where state in ('received', 'passed-on');

-- History of offers: each change of state, and what an owner asked the agency to do.
create table offer_step (
	id bigint primary key generated always as identity,
	offer_id bigint not null references offer (id) on delete cascade,
	at timestamptz not null default now(),
	-- Who did it; `time`: the hour came until which it was valid
	side text not null check (side in ('buyer', 'agency', 'owner', 'time')),
	state text check (state in ('received', 'passed-on', 'accepted', 'refused', 'countered', 'withdrawn', 'expired')),
	answer text check (answer in ('accept', 'refuse', 'counter')),
	-- EUR, of a counter-offer
	amount double precision,
	note text not null default '',
	-- Of the owners' side: whose account it was, and the name as it was then
	owner_id bigint references owner (id) on delete set null,
	author text not null default '',
	-- The same for a form that is sent twice
	once_key text unique,
	check ((state is null) <> (answer is null)),
	check ((side = 'owner') = (answer is not null))
);
create index offer_step_of on offer_step (offer_id, id);
create index offer_step_owner on offer_step (owner_id) where owner_id is not null;

-- Offers that are kept already, as the agency marked them.
insert into offer (reference, request_id, property_id, buyer, has_second_buyer, amount, financing, loan_amount, conditions,
	valid_until, state, passed_on_at, received_at)
select reference, request.id, property_id,
	trim(coalesce(nullif(upper(left(fields ->> 'firstName', 1)), '') || '. ', '') || coalesce(fields ->> 'lastName', '')),
	coalesce(fields ->> 'secondName', '') <> '',
	(fields ->> 'amount')::double precision,
	case when fields ->> 'financing' in ('own-means', 'loan') then fields ->> 'financing' end,
	case when jsonb_typeof(fields -> 'loanAmount') = 'number' then (fields ->> 'loanAmount')::double precision end,
	coalesce(fields ->> 'remark', ''),
	case when fields ->> 'validUntil' ~ '^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$'
		then (fields ->> 'validUntil')::timestamp at time zone 'Europe/Brussels' end,
	case when mark in ('accepted', 'refused') then mark else 'received' end,
	case when mark in ('accepted', 'refused') then marked_at end,
	request.created_at
from request left join request_mark on request_id = request.id
where kind = 'purchase-offer' and property_id is not null
	and jsonb_typeof(fields -> 'amount') = 'number' and (fields ->> 'amount')::double precision > 0;

insert into offer_step (offer_id, at, side, state)
select id, received_at, 'buyer', 'received' from offer order by id;
insert into offer_step (offer_id, at, side, state)
select id, passed_on_at, 'agency', state from offer where passed_on_at is not null order by id;
