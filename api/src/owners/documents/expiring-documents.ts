import { belgianDay, type DocumentKind, EXPIRING_DAYS } from '@estate/shared-contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { feedDay } from '../../calendar/feed-day.ts';
import type { Db } from '../../database/database.ts';

/** A kind of document of a property that is still to be had, whose last day has come near or is over. */
export interface ExpiringDocument {
	propertyId: number;
	kind: DocumentKind;
	/** Of the newest document of its kind, YYYY-MM-DD */
	expiresOn: string;
}

/** Names it beside all others: `12 energy 2026-12-01` */
export const keyOfExpiring = ({ propertyId, kind, expiresOn }: ExpiringDocument): string =>
	`${propertyId} ${kind} ${expiresOn}`;

/** Documents that end within the days of `EXPIRING_DAYS` or have ended, of properties with an owner, the first to end first. */
export const readExpiring = (db: Db, now = new Date()): Promise<ExpiringDocument[]> =>
	readEnding(db, now, sql<SqlBool>`true`);

/** So many of those at most of whose end the owners were not reminded. `without`: keys of those that are left out */
export const readUnremindedDocuments = (
	db: Db,
	now: Date,
	{ most, without }: { most: number; without: readonly string[] },
): Promise<ExpiringDocument[]> =>
	readEnding(
		db,
		now,
		sql<SqlBool>`not exists (select from document_reminder
			where document_reminder.property_id = newest.property_id and document_reminder.kind = newest.kind and expires_on = ends)
			and not newest.property_id || ' ' || newest.kind || ' ' || to_char(ends, 'YYYY-MM-DD') = any(${without}::text[])`,
		most,
	);

/**
 * Days on which energy certificates of properties with an owner end, as the agency's software says. It writes what it likes, and
 * one text that is no day would end the query for everybody: they are read here, not by the database.
 */
async function readEnergyEnds(db: Db): Promise<{ ids: number[]; days: string[] }> {
	// The details of a hundred thousand properties take seconds to read, so those that have an owner are looked up first.
	const { rows } = await sql<{ id: number; text: string }>`
		select id, detail ->> 'EPCCertificateEndDate' as text from property
		where id = any(array(select property_id from owner_property))
			and state in ('available', 'option') and detail ->> 'EPCCertificateEndDate' is not null`.execute(db);
	const ends = rows.flatMap(({ id, text }) => {
		const day = feedDay(text);
		return day === undefined ? [] : [{ id, day }];
	});
	return { ids: ends.map(({ id }) => id), days: ends.map(({ day }) => day) };
}

async function readEnding(
	db: Db,
	now: Date,
	condition: RawBuilder<SqlBool>,
	most?: number,
): Promise<ExpiringDocument[]> {
	const today = belgianDay(now);
	const { ids, days } = await readEnergyEnds(db);
	// One without an end, or with a later one, replaces an earlier document of its kind.
	const { rows } = await sql<ExpiringDocument>`
		with document as (
			select property_id, kind, expires_on from owner_document where kind <> 'other'
			union all
			select id, 'energy', ends from unnest(${ids}::bigint[], ${days}::date[]) as certificate (id, ends)
		), newest as (
			select property_id, kind, max(coalesce(expires_on, 'infinity'::date)) as ends
			from document group by property_id, kind
		)
		select property_id as "propertyId", kind, to_char(ends, 'YYYY-MM-DD') as "expiresOn"
		from newest join property on property.id = property_id
		where state in ('available', 'option') and ends <= ${today}::date + ${EXPIRING_DAYS}::int
			and exists (select from owner_property where owner_property.property_id = property.id)
			and ${condition}
		order by ends, property_id, kind limit ${most ?? null}`.execute(db);
	return rows;
}
