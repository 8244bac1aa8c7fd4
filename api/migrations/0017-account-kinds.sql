-- Accounts of searchers, whom the demand form gives one, beside those of owners.
alter table owner
	add column kind text not null default 'owner' check (kind in ('owner', 'searcher')),
	-- The owner's id in the agency's feed
	add column feed_id bigint,
	-- Of the demo agency: everybody knows the password
	add column is_demo boolean not null default false;
alter table owner add constraint owner_id_kind unique (id, kind);
-- Ids below were the feed's, those above the database's own.
update owner set feed_id = id where id < 1000000;
create unique index owner_feed on owner (feed_id);
update owner set is_demo = true where id between 1 and 5 and lower(email) in (
	'an.peeters@example.be', 'marc.dewilde@example.be', 'sophie.lambert@example.be', 'yusuf.demir@example.be',
	'godelieve.vanacker@example.be'
);

alter table site add column is_demo boolean not null default false;
update site set is_demo = exists (select from owner where owner.is_demo);

update owner set kind = 'searcher'
where id >= 1000000
	and not exists (select from owner_property where owner_id = owner.id)
	and (
		exists (
			select from request
			where request.kind = 'demand-register' and fields ->> 'withAccount' = 'true'
				and lower(fields ->> 'email') = lower(owner.email) and request.created_at <= owner.created_at
		)
		or exists (
			select from subscription
			where subscription.kind = 'wish' and subscription.status <> 'unconfirmed'
				and lower(subscription.email) = lower(owner.email) and subscription.created_at <= owner.created_at
		)
	);

-- Only an owner's account has properties: the database itself holds that.
alter table owner_property
	add column owner_kind text not null default 'owner' check (owner_kind = 'owner'),
	add constraint owner_property_kind foreign key (owner_id, owner_kind) references owner (id, kind) on delete cascade;

-- An account that the demand form made and that was tied to properties later may have a stranger's password: it is
-- void. "Forgotten your password?" mails the owner a link for a new one.
create temporary table doubtful as
select id from owner
where id >= 1000000
	and exists (select from owner_property where owner_id = owner.id)
	and exists (
		select from request
		where request.kind = 'demand-register' and fields ->> 'withAccount' = 'true'
			and lower(fields ->> 'email') = lower(owner.email) and request.created_at <= owner.created_at
	);
delete from owner_session where owner_id in (select id from doubtful);
delete from owner_link where owner_id in (select id from doubtful);
delete from owner_recovery_code where owner_id in (select id from doubtful);
update owner set password_hash = null, totp_secret = null, totp_since = null, totp_last_step = null
where id in (select id from doubtful);
drop table doubtful;
