import type { ContactPerson, PropertyDetail, PropertySummary } from '@estate/shared-contract';
import { shownDate } from '../calendar/feed-day.ts';
import type { Reader } from '../content/site-settings.ts';
import { asPicture } from '../content/stored-picture.ts';
import { approximateLocation } from './approximate-location.ts';
import type { StoredDetail } from './stored-property.ts';

const TEXT_KEYS = [
	'Availability',
	'Heating',
	'Kitchen',
	'WindowFrame',
	'Glazing',
	'RoofMaterial',
	'RoofCondition',
	'AsbestosType',
	'Destination',
] as const satisfies readonly (keyof StoredDetail & keyof PropertyDetail)[];

const DATE_KEYS = [
	'EPCCertificateEndDate',
	'AsbestosDate',
] as const satisfies readonly (keyof StoredDetail)[];

/** Amounts that follow from the price. */
const PRICE_DERIVED = [
	'NotaryFees',
	'NotaryFeesWithVAT',
	'AgencyCost',
] as const satisfies readonly (keyof StoredDetail)[];

/** Whose area is known is there: feeds give either, and filters know both. */
const KNOWN_BY_AREA = [
	['HasTerrace', 'SurfaceTerrace'],
	['HasGarden', 'SurfaceGarden'],
] as const satisfies readonly (readonly [keyof StoredDetail, keyof StoredDetail])[];

/** The texts that there are, in the reader's language. */
function pickedTexts(
	detail: StoredDetail,
	reader: Reader,
): Partial<Record<(typeof TEXT_KEYS)[number], string>> {
	const texts: Partial<Record<(typeof TEXT_KEYS)[number], string>> = {};
	for (const key of TEXT_KEYS) {
		const text = reader.text(detail[key]);
		if (text) texts[key] = text;
	}
	return texts;
}

/** The dates that there are, as visitors read them. */
function shownDates(detail: StoredDetail): Partial<Record<(typeof DATE_KEYS)[number], string>> {
	const dates: Partial<Record<(typeof DATE_KEYS)[number], string>> = {};
	for (const key of DATE_KEYS) {
		const date = shownDate(detail[key] ?? '');
		if (date) dates[key] = date;
	}
	return dates;
}

/** A property as its own page reads it. A hidden address has no point, only a circle around it (decisions 37). */
export function asDetail(
	summary: PropertySummary,
	detail: StoredDetail,
	contact: ContactPerson | undefined,
	reader: Reader,
): PropertyDetail {
	const { pictures, documents, Description, Location, contactId: _, ...facts } = detail;
	const plain: Omit<typeof facts, (typeof TEXT_KEYS)[number]> & Record<string, unknown> = { ...facts };
	for (const key of [...TEXT_KEYS, ...DATE_KEYS]) delete plain[key];
	for (const [has, area] of KNOWN_BY_AREA) if (facts[area]) plain[has] = true;
	// Fees follow from the price by a public scale: with them it could be worked out.
	if (!summary.PublishPrice) for (const key of PRICE_DERIVED) delete plain[key];
	return {
		...plain,
		...pickedTexts(detail, reader),
		...shownDates(detail),
		...summary,
		Description: reader.text(Description),
		Pictures: pictures.map((picture) => asPicture(picture, reader.language, reader.fallback)),
		Documents: documents.map(({ ID, Name, Kind }) => ({ ID, Name: reader.text(Name), Kind })),
		...(Location && summary.PublishAddress ? { Location } : {}),
		...(Location && !summary.PublishAddress ? { ApproximateLocation: approximateLocation(Location) } : {}),
		...(contact ? { Contact: contact } : {}),
	};
}
