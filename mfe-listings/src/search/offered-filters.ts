import type { PropertyFacets } from '@estate/shared-contract';

/** Parameters that an older api filters by without naming them in its answer. */
const FIRST_FILTERS = [
	'price',
	'area',
	'epc',
	'hide',
	'bedrooms',
	'bathrooms',
	'showerrooms',
	'toilets',
	'garages',
];

/** Is a filter to be shown? One that no property of the goal can match is not, unless it is at work and has to be let go of. */
export function isOffered(
	{ more }: Pick<PropertyFacets, 'more'>,
	parameter: string,
	isUsed = false,
): boolean {
	return isUsed || (more?.offered ?? FIRST_FILTERS).includes(parameter);
}
