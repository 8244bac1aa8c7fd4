import { GOAL, type OwnerDocument, regionOfPostcode } from '@estate/shared-contract';
import { askedDocuments, DOCUMENT_RULES_AS_OF } from '@estate/shared-contract/schemas';
import { feedDay } from '../../calendar/feed-day.ts';
import type { Reader } from '../../content/site-settings.ts';
import type { Db } from '../../database/database.ts';
import type { StoredDetail } from '../../properties/stored-property.ts';
import { bestState, stateOf } from './document-state.ts';
import { kindOfFeed } from './feed-kinds.ts';

const addressOf = (propertyId: number, rest: string) =>
	`/api/v1/owner/properties/${propertyId}/documents/${rest}`;

/** What the agency put on the property. The energy certificate's end stands among the property's facts. */
function documentsOfAgency(propertyId: number, detail: StoredDetail, reader: Reader): OwnerDocument[] {
	return detail.documents.map(({ ID, Name, Kind }) => {
		const kind = kindOfFeed(Kind);
		const expiresOn = kind === 'energy' ? feedDay(detail.EPCCertificateEndDate) : undefined;
		return {
			id: ID,
			name: reader.text(Name),
			kind,
			isAdded: false,
			...(expiresOn ? { expiresOn } : {}),
			state: stateOf(expiresOn),
			href: addressOf(propertyId, encodeURIComponent(ID)),
		};
	});
}

/** What owners handed in, the newest first. */
async function addedDocuments(db: Db, propertyId: number): Promise<OwnerDocument[]> {
	const rows = await db
		.selectFrom('owner_document')
		.innerJoin('upload', 'upload.document_id', 'owner_document.id')
		.selectAll('owner_document')
		.select(['upload.name', 'upload.size'])
		.where('property_id', '=', propertyId)
		.orderBy('owner_document.id', 'desc')
		.execute();
	return rows.map((row) => ({
		id: String(row.id),
		name: row.name,
		kind: row.kind,
		isAdded: true,
		author: row.author,
		addedAt: row.added_at.toISOString(),
		size: row.size,
		...(row.issued_on ? { issuedOn: row.issued_on } : {}),
		...(row.expires_on ? { expiresOn: row.expires_on } : {}),
		state: stateOf(row.expires_on),
		href: addressOf(propertyId, `added/${row.id}`),
	}));
}

/** What decides about a property's documents; undefined where there is no such property. */
export async function readDocumentFacts(db: Db, propertyId: number) {
	const row = await db
		.selectFrom('property')
		.select(['goal', 'zip', 'summary', 'detail'])
		.where('id', '=', propertyId)
		.executeTakeFirst();
	if (!row) return undefined;
	const { WebID, WebIDs } = row.summary;
	const facts = {
		isLetting: row.goal === GOAL.rent,
		WebID,
		WebIDs,
		year: row.detail.ConstructionYear,
	};
	return { facts, region: regionOfPostcode(row.zip), detail: row.detail };
}

/** The file of a property: what is asked for, what there is of it, and what there is beside. Whose it is is the caller's to know. */
export async function readDocuments(db: Db, propertyId: number, reader: Reader) {
	const property = await readDocumentFacts(db, propertyId);
	if (!property) return undefined;
	const { facts, region, detail } = property;
	const all = [...(await addedDocuments(db, propertyId)), ...documentsOfAgency(propertyId, detail, reader)];
	const rules = region ? askedDocuments({ region, ...facts }) : [];
	return {
		...(region ? { region } : {}),
		isLetting: facts.isLetting,
		asOf: DOCUMENT_RULES_AS_OF,
		asked: rules.map(({ kind, source, isConditional = false, validYears, since }) => {
			const documents = all.filter((document) => document.kind === kind);
			return {
				kind,
				source,
				isConditional,
				...(validYears ? { validYears } : {}),
				...(since ? { since } : {}),
				state: bestState(documents.map(({ state }) => state)) ?? ('lacking' as const),
				documents,
			};
		}),
		further: all.filter(({ kind }) => !rules.some((rule) => rule.kind === kind)),
	};
}

/** The file of a document that was handed in; undefined for one of another property. */
export function readAddedFile(db: Db, propertyId: number, documentId: number) {
	return db
		.selectFrom('upload')
		.innerJoin('owner_document', 'owner_document.id', 'upload.document_id')
		.select(['upload.file', 'upload.name', 'upload.media_type'])
		.where('property_id', '=', propertyId)
		.where('owner_document.id', '=', documentId)
		.executeTakeFirst();
}
