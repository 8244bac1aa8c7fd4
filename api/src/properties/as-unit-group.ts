import type { PropertySummary } from '@estate/shared-contract';
import type { Reader } from '../content/site-settings.ts';
import { asPicture } from '../content/stored-picture.ts';
import type { UnitGroup } from '../search/unit-groups.ts';
import type { StoredListedUnit } from './stored-property.ts';

/** `PriceUnit` for "starting from" (website.md §9). */
const STARTING_FROM = 7;

/** Facts that differ from unit to unit, and are none of their project. */
const OF_ONE_UNIT = [
	'Price',
	'FormerPrice',
	'PriceChangedOn',
	'Bedrooms',
	'Bathrooms',
	'SurfaceLiving',
	'SurfaceGround',
	'EnergyPerformance',
	'EPCLabelText',
	'ChargesRenter',
	'SmallPictureItem',
	'PictureIDs',
] as const satisfies readonly (keyof PropertySummary)[];

/**
 * Several units of a project as one item of a list, made from the first of them: the project's name and photos, how many
 * units were found, and the lowest price of those that are still to be had.
 */
export function asUnitGroup(
	first: PropertySummary,
	{ project }: StoredListedUnit,
	{ rows, priceFrom, isAvailable }: Pick<UnitGroup, 'rows' | 'priceFrom' | 'isAvailable'>,
	reader: Reader,
): PropertySummary {
	if (!first.Unit) return first;
	const common = { ...first };
	for (const fact of OF_ONE_UNIT) delete common[fact];
	return {
		...common,
		TypeDescription: first.Unit.ProjectName,
		PublishPrice: priceFrom !== undefined,
		...(priceFrom === undefined ? {} : { Price: priceFrom, PriceUnit: STARTING_FROM }),
		State: isAvailable ? 'available' : 'option',
		...(project.picture
			? { SmallPictureItem: asPicture(project.picture, reader.language, reader.fallback) }
			: {}),
		...(project.photos ? { PictureIDs: [...project.photos] } : {}),
		Unit: {
			...first.Unit,
			Group: { Count: rows.length, ...(priceFrom === undefined ? {} : { PriceFrom: priceFrom }) },
		},
	};
}
