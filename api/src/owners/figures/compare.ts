import type { Place, PlaceKind } from '@estate/places';
import {
	belgianDay,
	countDays,
	dayAfter,
	isGone,
	LEAST_COMPARED,
	type OwnerComparison,
	type OwnerFigures,
	type ReportPeriod,
} from '@estate/shared-contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { readRevision } from '../../content/content-revision.ts';
import type { Db } from '../../database/database.ts';
import type { PropertyTable } from '../../database/tables/property-table.ts';
import type { StoredSummary } from '../../properties/stored-property.ts';
import { citiesIn } from '../../search/chosen-places.ts';
import type { SearchIndex } from '../../search/search-index.ts';
import type { SearchContext } from '../../server/context.ts';
import { OWN_SITE } from '../../views/own-site.ts';
import { ASKING, REQUESTED_ON } from './funnel.ts';
import { middleOf, toTenth } from './middle.ts';

/** Whole days that are compared, up to yesterday; nobody chooses others, so that no two answers differ by one property. */
const DAYS = 28;
/** Days online before which views and requests say little. */
const LEAST_DAYS = 7;
const WEEK = 7;
/** Of more similar properties the newest are compared. */
const MOST_COMPARED = 60;
/** Of so many it is looked whether their views are counted. */
const MOST_LOOKED_AT = 500;
/** The area widens through these, in each of them the prices do. */
const AREAS: readonly PlaceKind[] = ['municipality', 'arrondissement', 'province', 'region'];
const PERCENTS = [20, 40] as const;

/** A property that is compared. */
export interface ComparedProperty
	extends Pick<PropertyTable, 'id' | 'goal' | 'state' | 'main_type' | 'city' | 'zip' | 'created_at'> {
	summary: StoredSummary;
}

/** How similar the others are at least. */
interface Width {
	place?: Place;
	percent?: number;
}

interface Measured {
	created_at: Date;
	/** On the own site, in the days that are compared */
	views: number;
	requests: number;
}

/** From the nearest to all that the agency has of the kind. Without a price there is nothing to be near to. */
function widths({ gazetteer }: SearchIndex, { city, zip, summary }: ComparedProperty): Width[] {
	const own = gazetteer.match(city, zip);
	const around = own ? [own, ...own.parents.map((id) => gazetteer.byId(id))] : [];
	const areas: Width[] = AREAS.flatMap((kind) => {
		const place = around.find((each) => each?.kind === kind);
		return place ? [{ place }] : [];
	});
	const anywhere = {};
	return [
		...[...areas, anywhere].flatMap((area) =>
			summary.Price ? PERCENTS.map((percent) => ({ ...area, percent })) : [area],
		),
		anywhere,
	];
}

/** The condition on `property` that a width is. */
function isWithin(index: SearchIndex, { place, percent }: Width, price: number): RawBuilder<SqlBool> {
	const conditions: RawBuilder<SqlBool>[] = [sql`true`];
	if (place) {
		const cities = citiesIn(place, '', index);
		if (cities.length === 0) return sql`false`;
		conditions.push(
			sql`(city_slug, zip) in (${sql.join(cities.map(({ slug, zip }) => sql`(${slug}::text, ${zip}::text)`))})`,
		);
	}
	if (percent)
		conditions.push(
			sql`public_price between ${price * (1 - percent / 100)}::float8 and ${price * (1 + percent / 100)}::float8`,
		);
	return sql.join(conditions, sql` and `);
}

/**
 * Other properties of the kind that are online and whose views are counted. Those that a reader knows from inside are left
 * out: what is known of some would tell what the rest has.
 */
async function readOthers(
	db: Db,
	{ id, goal, main_type }: ComparedProperty,
	{ from, to }: ReportPeriod,
	readers: readonly number[],
	within: RawBuilder<SqlBool>,
): Promise<Measured[]> {
	const knownTo = sql`(select owner_id from owner_property where property_id = ${id} union select unnest(${readers}::bigint[]))`;
	const days = sql`day between ${from}::date and ${to}::date`;
	const { rows } = await sql<Measured>`
		with candidate as (
			select id, created_at from property
			where id <> ${id} and goal = ${goal} and main_type = ${main_type} and unit_id is null
				and state in ('available', 'option')
				and (created_at at time zone 'Europe/Brussels')::date <= ${dayAfter(to, 1 - LEAST_DAYS)}::date
				and ${within}
			order by created_at desc, id desc limit ${MOST_LOOKED_AT}
		)
		select created_at,
			(select sum(count) from page_visit
				where property_id = candidate.id and portal = ${OWN_SITE} and ${days}) as views,
			(select count(*)::int from request where property_id = candidate.id and kind in (${sql.join(ASKING)})
				and ${REQUESTED_ON} between ${from}::date and ${to}::date) as requests
		from candidate
		where exists (select from page_visit where property_id = candidate.id and portal = ${OWN_SITE} and ${days})
			and not exists (select from owner_property where property_id = candidate.id and owner_id in ${knownTo})
			and not exists (select from property_guest where property_id = candidate.id and guest_id in ${knownTo})
		order by created_at desc, candidate.id desc limit ${MOST_COMPARED}`.execute(db);
	return rows;
}

async function readOwn(
	db: Db,
	{ id, created_at }: ComparedProperty,
	{ from, to }: ReportPeriod,
): Promise<Measured> {
	const { rows } = await sql<Measured>`
		select coalesce((select sum(count) from page_visit where property_id = ${id} and portal = ${OWN_SITE}
				and day between ${from}::date and ${to}::date), 0) as views,
			(select count(*)::int from request where property_id = ${id} and kind in (${sql.join(ASKING)})
				and ${REQUESTED_ON} between ${from}::date and ${to}::date) as requests`.execute(db);
	return { views: 0, requests: 0, ...rows[0], created_at };
}

/** A property's figures per day and week of the time that it was online. */
function rates({ created_at, views, requests }: Measured, { to }: ReportPeriod) {
	const online = countDays({ from: belgianDay(created_at), to });
	const counted = Math.min(DAYS, online);
	return {
		viewsPerDay: views / counted,
		requestsPerWeek: (requests / counted) * WEEK,
		// Today too, as everywhere that days online are said.
		daysOnline: online + 1,
	};
}

/**
 * A property beside similar ones of the agency: of the same kind, near by and at a like price, as widely as it takes to find
 * LEAST_COMPARED others. Of these only the middle is told. `readers`: accounts that read it.
 */
export async function compareProperty(
	{ database: { db }, searchIndex }: Pick<SearchContext, 'database' | 'searchIndex'>,
	property: ComparedProperty,
	readers: readonly number[],
	now: Date,
): Promise<OwnerFigures['comparison']> {
	if (isGone(property.state)) return 'gone';
	const to = dayAfter(belgianDay(now), -1);
	const period = { from: dayAfter(to, 1 - DAYS), to };
	if (belgianDay(property.created_at) > dayAfter(to, 1 - LEAST_DAYS)) return 'too-new';
	const index = await searchIndex.at(await readRevision(db));
	for (const width of widths(index, property)) {
		const within = isWithin(index, width, property.summary.Price ?? 0);
		const others = await readOthers(db, property, period, readers, within);
		if (others.length < LEAST_COMPARED) continue;
		const own = rates(await readOwn(db, property, period), period);
		return {
			...period,
			...asComparison(
				width,
				own,
				others.map((other) => rates(other, period)),
			),
		};
	}
	return 'too-few';
}

type Rates = ReturnType<typeof rates>;

function asComparison(
	{ place, percent }: Width,
	own: Rates,
	others: readonly Rates[],
): Omit<OwnerComparison, 'from' | 'to'> {
	const beside = (figure: keyof Rates, round: (value: number) => number) => ({
		own: round(own[figure]),
		others: round(middleOf(others.map((other) => other[figure]))),
	});
	return {
		others: others.length,
		...(place ? { place: place.names } : {}),
		...(percent ? { percent } : {}),
		viewsPerDay: beside('viewsPerDay', toTenth),
		requestsPerWeek: beside('requestsPerWeek', toTenth),
		daysOnline: beside('daysOnline', Math.round),
	};
}
