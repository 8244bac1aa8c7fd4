import type { StoredPicture } from '../content/stored-picture.ts';
import type { FeedProperty } from '../import/feed/property.schema.ts';

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
	'FormerPrice',
	'PriceChangedOn',
] as const satisfies readonly (keyof FeedProperty)[];

const IN_SUMMARY: ReadonlySet<string> = new Set(SUMMARY_KEYS);

type SummaryKey = (typeof SUMMARY_KEYS)[number];
/** What has a column of its own and stands in neither JSON */
type ColumnKey = 'kind' | 'ID' | 'Goal' | 'State' | 'CreatedAt' | 'pictures' | 'documents';

/** What every list reads of a property. Texts stand in all languages; hidden values are still in it. */
export type StoredSummary = Pick<FeedProperty, SummaryKey> & {
	picture?: StoredPicture;
	/** Ids of the photos after it, as many as a card shows */
	photos?: readonly string[];
	/** Of a unit that is listed beside properties */
	unit?: StoredListedUnit;
};

/** What lists read of a unit: its names, and what its project shows where several of its units are found. */
export interface StoredListedUnit {
	ID: number;
	Name: Record<string, string>;
	project: { Name: Record<string, string>; picture?: StoredPicture; photos?: readonly string[] };
}

/** Photos of a card: the first one and these. */
const FURTHER_PHOTOS = 5;

/** A document of a property: where the api keeps its file is its own business. */
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

/** The first photo, or a plan where there is none, and the photos after it. */
export function cardPhotos(pictures: readonly StoredPicture[]): Pick<StoredSummary, 'picture' | 'photos'> {
	const photos = pictures.filter((picture) => picture.kind !== 'plan');
	const first = photos[0] ?? pictures[0];
	const further = photos.slice(1, 1 + FURTHER_PHOTOS).map((picture) => picture.id);
	return { ...(first ? { picture: first } : {}), ...(further.length > 0 ? { photos: further } : {}) };
}

/** Splits a property of the feed into what lists read and what only its own page reads. */
export function splitProperty(
	item: FeedProperty,
	pictures: StoredPicture[],
	documents: StoredDocument[],
): { summary: StoredSummary; detail: StoredDetail } {
	const { kind, ID, Goal, State, CreatedAt, pictures: _, documents: __, ...facts } = item;
	const summary: Record<string, unknown> = {};
	const detail: Record<string, unknown> = {};
	for (const [key, value] of Object.entries(facts)) (IN_SUMMARY.has(key) ? summary : detail)[key] = value;
	return {
		summary: { ...summary, ...cardPhotos(pictures) } as StoredSummary,
		detail: { ...detail, pictures, documents } as StoredDetail,
	};
}
