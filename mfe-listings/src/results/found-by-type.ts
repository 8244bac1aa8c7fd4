import type { PropertySummary, SearchFilter } from '@estate/shared-contract';
import type { FilterWords } from '../search/applied-filter-name.ts';

/** A property of several types as a search of one shows it: a shop with a home above it, found among houses, says that it is one as well. */
export function foundByType(
	property: PropertySummary,
	{ types }: Pick<SearchFilter, 'types'>,
	{ text, typeNames }: Pick<FilterWords, 'text' | 'typeNames'>,
): PropertySummary {
	const { WebID, WebIDs, MainTypeName } = property;
	const found = WebIDs.split(',')
		.map(Number)
		.filter((id) => types.includes(id));
	const names = found.flatMap((id) => typeNames[id] ?? []);
	if (types.includes(WebID) || names.length === 0) return property;
	return {
		...property,
		MainTypeName: text('results.alsoType', { type: MainTypeName, types: names.join(', ') }),
	};
}
