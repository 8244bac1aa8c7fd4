import { LANGUAGES, type PropertySummary, pickText, slugify, withoutBadge } from '@estate/shared-contract';
import type { Reader } from '../content/site-settings.ts';
import { asPicture } from '../content/stored-picture.ts';
import type { PropertyTable } from '../database/tables.ts';
import type { StoredSummary } from './stored-property.ts';

/** Days for which a property counts as new. */
const NEW_FOR_DAYS = 14;
const DAY = 86_400_000;

/** Columns that a summary is made of. */
export const SUMMARY_COLUMNS = ['id', 'goal', 'state', 'created_at', 'summary'] as const;

export type SummaryRow = Pick<PropertyTable, 'id' | 'goal' | 'state' | 'created_at'> & {
	summary: StoredSummary;
};

/** City and title slug of a property in each language (decisions 13: without badge words). */
export function propertySlugs(
	city: string,
	title: Record<string, string>,
	reader: Reader,
): PropertySummary['Slugs'] {
	return Object.fromEntries(
		LANGUAGES.map((language) => [
			language,
			{ city: slugify(city), slug: slugify(withoutBadge(pickText(title, language, reader.fallback))) },
		]),
	);
}

/**
 * A property as lists read it. What is not to be published is left out here, before it can leave the server;
 * `reveal` keeps it in, for the owner of the property.
 */
export function asSummary(
	{ id, goal, state, created_at, summary }: SummaryRow,
	reader: Reader,
	{ reveal = false }: { reveal?: boolean } = {},
): PropertySummary {
	const {
		picture,
		Price,
		Street,
		HouseNumber,
		BoxNr,
		TypeDescription,
		MainTypeName,
		MarqueeName,
		PriceUnitText,
		CountryName,
		...same
	} = summary;
	const showsAddress = reveal || summary.PublishAddress;
	return {
		...same,
		ID: id,
		Goal: goal,
		State: state,
		language: reader.language,
		TypeDescription: reader.text(TypeDescription),
		MainTypeName: reader.text(MainTypeName),
		MarqueeName: reader.text(MarqueeName),
		PriceUnitText: reader.text(PriceUnitText),
		CountryName: reader.text(CountryName),
		...(picture ? { SmallPictureItem: asPicture(picture, reader.language, reader.fallback) } : {}),
		...(Price !== undefined && (reveal || summary.PublishPrice) ? { Price } : {}),
		...(showsAddress && Street !== undefined ? { Street } : {}),
		...(showsAddress && HouseNumber !== undefined ? { HouseNumber } : {}),
		...(showsAddress && BoxNr !== undefined ? { BoxNr } : {}),
		Slugs: propertySlugs(summary.City, TypeDescription, reader),
		CreatedAt: created_at.toISOString(),
		IsNew: state === 'available' && Date.now() - created_at.getTime() < NEW_FOR_DAYS * DAY,
	};
}
