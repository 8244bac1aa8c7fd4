-- Content of the agency: what the import writes and the site reads.
create extension if not exists pg_trgm with schema public;

create table content_state (
	id int primary key check (id = 1),
	revision bigint not null,
	changed_at timestamptz not null
);
insert into content_state values (1, 1, now());

create table picture (
	id text primary key,
	width int not null,
	height int not null,
	placeholder text not null,
	created_at timestamptz not null default now()
);

create table site (
	id bigint primary key check (id = 1),
	configuration jsonb not null,
	menu jsonb not null
);

create table footer_block (
	id bigint primary key,
	sort int not null,
	data jsonb not null
);

create table property_type (
	id bigint primary key,
	web_id int not null unique,
	name jsonb not null,
	show_order int not null,
	sale boolean not null,
	rent boolean not null
);

create table city (
	name text not null,
	zip text not null,
	country_id int not null,
	country_name jsonb not null,
	-- Name and aliases as slugs: what a search may call the city
	slugs text[] not null,
	primary key (name, zip)
);

create table neighbourhood (
	id bigint primary key,
	name text not null,
	data jsonb not null
);

create table team_member (
	id bigint primary key,
	position int not null,
	data jsonb not null
);

create table property (
	id bigint primary key,
	goal smallint not null check (goal in (0, 1)),
	state text not null check (state in ('available', 'option', 'sold', 'rented', 'withdrawn')),
	city_slug text not null,
	city text not null,
	zip text not null,
	type_ids int[] not null,
	-- Null when the price is not to be published: what is hidden can be found by no filter and no order
	public_price double precision,
	-- Null without a public price and a living area
	price_per_m2 double precision,
	living_area double precision,
	bedrooms int,
	bathrooms int,
	shower_rooms int,
	toilets int,
	garages int,
	epc_letter text,
	created_at timestamptz not null,
	-- Names (title, type, city, street when public, reference) and running text, without accents and in lower case
	search_names text not null,
	search_nl text not null,
	search_fr text not null,
	search_en text not null,
	search_vector tsvector not null generated always as (
		to_tsvector('simple', search_names)
			|| to_tsvector('dutch', search_names) || to_tsvector('french', search_names) || to_tsvector('english', search_names)
			|| to_tsvector('dutch', search_nl) || to_tsvector('french', search_fr) || to_tsvector('english', search_en)
	) stored,
	-- What lists read, and what only the home's own page reads
	summary jsonb not null,
	detail jsonb not null
);
create index property_newest on property (goal, created_at desc, id desc);
create index property_price on property (goal, public_price, id);
create index property_city on property (goal, city_slug, zip);
create index property_types on property using gin (type_ids);
create index property_text on property using gin (search_vector);
create index property_names on property using gin (search_names gin_trgm_ops);

create table project (
	id bigint primary key,
	goal smallint not null check (goal in (0, 1)),
	data jsonb not null
);

create table project_unit (
	id bigint primary key,
	project_id bigint not null references project (id) on delete cascade,
	position int not null,
	data jsonb not null
);
create index project_unit_project on project_unit (project_id, position);

create table category (
	id bigint primary key,
	kind text not null,
	parent_id bigint,
	name jsonb not null
);

create table article (
	id bigint primary key,
	category_id bigint not null,
	published_at timestamptz not null,
	slugs text[] not null,
	data jsonb not null
);
create index article_category on article (category_id, published_at desc);
create index article_slugs on article using gin (slugs);

create table testimonial (
	id bigint primary key,
	published_at timestamptz not null,
	data jsonb not null
);

create table page (
	id bigint primary key,
	status text not null,
	sort int not null,
	entry jsonb not null,
	data jsonb not null
);
