import type { StoredPicture } from '../content/stored-picture.ts';
import type { FeedProperty } from '../import/feed.schema.ts';

const SUMMARY_KEYS = [
	'City',
	'Zip',
	'TypeDescription',
	'WebID',
	'WebIDs',
	'MainTypeName',
	'RecordFile',
	'ProjectID',
	'Marquee',
	'MarqueeName',
	'PublishPrice',
	'Price',
	'PriceUnit',
	'PriceUnitText',
	'PublishAddress',
	'Street',
	'HouseNumber',
	'BoxNr',
	'CountryID',
	'CountryName',
	'EnergyPerformance',
	'EPCLabelText',
	'Bedrooms',
	'Bathrooms',
	'SurfaceLiving',
	'SurfaceGround',
	'ChargesRenter',
] as const satisfies readonly (keyof FeedProperty)[];

type SummaryKey = (typeof SUMMARY_KEYS)[number];
/** What has a column of its own and stands in neither JSON */
type ColumnKey = 'kind' | 'ID' | 'Goal' | 'State' | 'CreatedAt' | 'pictures' | 'documents';

/** What every list reads of a property. Texts stand in all languages; hidden values are still in it. */
export type StoredSummary = Pick<FeedProperty, SummaryKey> & { picture?: StoredPicture };

/** A document of a property: where the api keeps its file is nobody else's business. */
export interface StoredDocument {
	ID: string;
	Name: Record<string, string>;
	Kind: string;
	file: string;
}

/** What only the property's own page reads besides the summary. */
export type StoredDetail = Omit<FeedProperty, SummaryKey | ColumnKey> & {
	pictures: StoredPicture[];
	documents: StoredDocument[];
};

/** Splits a property of the feed into what lists read and what only its own page reads. */
export function splitProperty(
	item: FeedProperty,
	pictures: StoredPicture[],
	documents: StoredDocument[],
): { summary: StoredSummary; detail: StoredDetail } {
	const { kind, ID, Goal, State, CreatedAt, pictures: _, documents: __, ...facts } = item;
	const summary: Record<string, unknown> = {};
	const detail: Record<string, unknown> = {};
	for (const [key, value] of Object.entries(facts))
		((SUMMARY_KEYS as readonly string[]).includes(key) ? summary : detail)[key] = value;
	const first = pictures.find((picture) => picture.kind !== 'plan') ?? pictures[0];
	return {
		summary: { ...summary, ...(first ? { picture: first } : {}) } as StoredSummary,
		detail: { ...detail, pictures, documents } as StoredDetail,
	};
}
