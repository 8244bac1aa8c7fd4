import { type DocumentKind, EXPIRING_DAYS } from '@estate/shared-contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { belgianDay } from '../../calendar/belgian-day.ts';
import type { Db } from '../../database/database.ts';

/** A kind of document of a property that is still to be had, whose last day has come near or is over. */
export interface ExpiringDocument {
	propertyId: number;
	kind: DocumentKind;
	/** Of the newest document of its kind, YYYY-MM-DD */
	expiresOn: string;
}

/** Documents that end within the days of `EXPIRING_DAYS` or have ended, of properties with an owner, the first to end first. */
export const readExpiring = (db: Db, now = new Date()): Promise<ExpiringDocument[]> =>
	readEnding(db, now, sql<SqlBool>`true`);

/** So many of those at most of whose end the owners were not reminded. */
export const readUnremindedDocuments = (db: Db, now: Date, most: number): Promise<ExpiringDocument[]> =>
	readEnding(
		db,
		now,
		sql<SqlBool>`not exists (select from document_reminder
			where document_reminder.property_id = newest.property_id and document_reminder.kind = newest.kind and expires_on = ends)`,
		most,
	);

async function readEnding(
	db: Db,
	now: Date,
	condition: RawBuilder<SqlBool>,
	most?: number,
): Promise<ExpiringDocument[]> {
	const today = belgianDay(now);
	// One without an end, or with a later one, replaces an earlier document of its kind. The details of a hundred thousand
	// properties take seconds to read, so those that have an owner are looked up first.
	const { rows } = await sql<ExpiringDocument>`
		with document as (
			select property_id, kind, expires_on from owner_document where kind <> 'other'
			union all
			select id, 'energy', (detail ->> 'EPCCertificateEndDate')::date from property
			where id = any(array(select property_id from owner_property))
				and detail ->> 'EPCCertificateEndDate' ~ '^\\d{4}-\\d{2}-\\d{2}'
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
