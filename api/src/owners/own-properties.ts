import {
	belgianDay,
	type Communication,
	type GuestPart,
	type Language,
	type OnlineMedia,
	type OwnerProperty,
	type PropertyDetail,
	type Visit,
} from '@estate/shared-contract';
import { sql } from 'kysely';
import { readContactPerson } from '../content/people.ts';
import type { Reader } from '../content/site-settings.ts';
import type { Db } from '../database/database.ts';
import { asSummary, SUMMARY_COLUMNS } from '../properties/as-summary.ts';
import type { StoredDocument } from '../properties/stored-property.ts';
import { isKeptFromGuest } from './guests/kept-communications.ts';
import { COUNTED } from './own-statistics.ts';
import { wordsIn } from './owner-words.ts';
import { wordsOfRequest } from './record-request.ts';

/** Properties of an owner, or one of them, with how often they were looked at; another owner's are not among them. */
export async function readOwnProperties(
	db: Db,
	ownerId: number,
	reader: Reader,
	propertyId?: number,
): Promise<OwnerProperty[]> {
	const today = sql`${belgianDay()}::date`;
	const views = (condition: ReturnType<typeof sql>) =>
		sql<number>`coalesce((select sum(count) from page_visit where property_id = property.id and ${COUNTED} and ${condition}), 0)`;
	const rows = await db
		.selectFrom('property')
		.innerJoin('owner_property', 'owner_property.property_id', 'property.id')
		.select(SUMMARY_COLUMNS)
		.select([
			views(sql`day = ${today}`).as('today'),
			views(sql`day between date_trunc('week', ${today})::date and ${today}`).as('this_week'),
			views(sql`day between date_trunc('month', ${today})::date and ${today}`).as('this_month'),
			views(sql`true`).as('total'),
			views(sql`day > ${today} - 7 and day <= ${today}`).as('last_week'),
			views(sql`day > ${today} - 14 and day <= ${today} - 7`).as('week_before'),
			sql<number>`(select count(*) from visit where property_id = property.id
				and status = 'confirmed' and starts_at > now())`.as('upcoming'),
			sql<number>`(select count(*)::int from offer where property_id = property.id and state = 'passed-on'
				and (valid_until is null or valid_until > now())
				and not exists (select from offer_step where offer_id = offer.id and side = 'owner'))`.as(
				'open_offers',
			),
		])
		.where('owner_property.owner_id', '=', ownerId)
		.$if(propertyId !== undefined, (query) => query.where('property.id', '=', propertyId ?? 0))
		.orderBy('property.created_at', 'desc')
		.orderBy('property.id', 'desc')
		.execute();
	return rows.map(
		({ today, this_week, this_month, total, last_week, week_before, upcoming, open_offers, ...row }) => ({
			...asSummary(row, reader, { reveal: true }),
			Counters: { today, thisWeek: this_week, thisMonth: this_month, total },
			ViewsLastWeek: last_week,
			ViewsWeekBefore: week_before,
			UpcomingVisits: upcoming,
			OpenOffers: open_offers,
		}),
	);
}

/** Visits of an own property, the latest first. */
export async function readOwnVisits(
	db: Db,
	ownerId: number,
	propertyId: number,
	language: Language,
): Promise<Visit[]> {
	const rows = await db
		.selectFrom('visit')
		.innerJoin('owner_property', 'owner_property.property_id', 'visit.property_id')
		.leftJoin('visit_answer', (join) =>
			join
				.onRef('visit_answer.visit_id', '=', 'visit.id')
				.onRef('visit_answer.starts_at', '=', 'visit.starts_at'),
		)
		.selectAll('visit')
		.select(['agrees', 'proposed_at', 'access'])
		.where('owner_property.owner_id', '=', ownerId)
		.where('visit.property_id', '=', propertyId)
		.orderBy('visit.starts_at', 'desc')
		.execute();
	return rows.map(({ id, property_id, starts_at, status, contact, feedback, words, ...answer }) => ({
		id,
		propertyId: property_id,
		startsAt: starts_at.toISOString(),
		status,
		contact,
		feedback,
		...wordsIn(words, language),
		...(answer.agrees === null
			? {}
			: {
					answer: {
						agrees: answer.agrees,
						...(answer.proposed_at ? { proposedAt: answer.proposed_at.toISOString() } : {}),
						access: answer.access ?? '',
					},
				}),
	}));
}

/**
 * Communications about an own property, the latest first, in the language of the reader as far as they are written in it.
 * `guestParts`: what is shared with a guest who reads.
 */
export async function readOwnCommunications(
	db: Db,
	ownerId: number,
	propertyId: number,
	{ language, guestParts }: { language: Language; guestParts: readonly GuestPart[] | undefined },
): Promise<Communication[]> {
	const rows = await db
		.selectFrom('communication')
		.innerJoin('owner_property', 'owner_property.property_id', 'communication.property_id')
		.selectAll('communication')
		.where('owner_property.owner_id', '=', ownerId)
		.where('communication.property_id', '=', propertyId)
		.orderBy('date', 'desc')
		.orderBy('communication.id', 'desc')
		.execute();
	const shown = guestParts ? rows.filter((row) => !isKeptFromGuest(row, guestParts)) : rows;
	return shown.map(({ property_id, date, request_id, words, ...row }) => ({
		...row,
		...wordsIn(words, language),
		...(request_id === null ? {} : wordsOfRequest(row.subject, language)),
		propertyId: property_id,
		date: date.toISOString(),
	}));
}

/** Where an own property is advertised, the longest there first. */
export async function readOwnMedia(db: Db, ownerId: number, propertyId: number): Promise<OnlineMedia[]> {
	const rows = await db
		.selectFrom('online_media')
		.innerJoin('owner_property', 'owner_property.property_id', 'online_media.property_id')
		.selectAll('online_media')
		.where('owner_property.owner_id', '=', ownerId)
		.where('online_media.property_id', '=', propertyId)
		.orderBy('since')
		.orderBy('online_media.id')
		.execute();
	return rows.map(({ id, property_id, portal, url, since, provides_statistics }) => ({
		id,
		propertyId: property_id,
		portal,
		url,
		since: since.toISOString(),
		providesStatistics: provides_statistics,
	}));
}

async function readOwnDetail(db: Db, ownerId: number, propertyId: number) {
	const row = await db
		.selectFrom('property')
		.innerJoin('owner_property', 'owner_property.property_id', 'property.id')
		.select('property.detail')
		.where('owner_property.owner_id', '=', ownerId)
		.where('property.id', '=', propertyId)
		.executeTakeFirst();
	return row?.detail;
}

/** A document of an own property; undefined for a property of another, and for one that is not there. */
export async function readOwnDocument(
	db: Db,
	ownerId: number,
	propertyId: number,
	documentId: string,
): Promise<StoredDocument | undefined> {
	const detail = await readOwnDetail(db, ownerId, propertyId);
	return detail?.documents.find(({ ID }) => ID === documentId);
}

/** Names of an own property's documents, and who of the agency answers for it. */
export async function readOwnFile(
	db: Db,
	ownerId: number,
	reader: Reader,
	propertyId: number,
): Promise<{ documents: PropertyDetail['Documents']; contact?: PropertyDetail['Contact'] }> {
	const detail = await readOwnDetail(db, ownerId, propertyId);
	if (!detail) return { documents: [] };
	const contact = await readContactPerson(db, detail.contactId, reader);
	return {
		documents: detail.documents.map(({ ID, Name, Kind }) => ({ ID, Name: reader.text(Name), Kind })),
		...(contact ? { contact } : {}),
	};
}
