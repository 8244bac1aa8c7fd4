-- What a saved search found when it was looked at first, after it began or got other criteria: who saved it saw these in the
-- list, so a change of one of them is no news. Searches from before get theirs at the next look.
create table wish_known (
	subscription_id bigint primary key references subscription (id) on delete cascade,
	property_ids integer[] not null
);
