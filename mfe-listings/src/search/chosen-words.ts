import type { SearchFilter } from '@estate/shared-contract';
import { appliedFilterName, type FilterWords } from './applied-filter-name.ts';
import { type AppliedFilter, appliedFilters } from './applied-filters.ts';

/** Groups of the filter form and the filters that each holds. */
const GROUPS = {
	place: ['city', 'city-not', 'radius'],
	type: ['type', 'subtype'],
	price: ['price'],
	rooms: ['rooms', 'bedrooms-max'],
	more: ['area', 'facades', 'feature', 'epc', 'hideSold', 'plot', 'year', 'available', 'epcMin', 'projects'],
} as const satisfies Record<string, readonly AppliedFilter['kind'][]>;

export type FilterGroupName = keyof typeof GROUPS;

const GROUPED: ReadonlySet<string> = new Set(Object.values(GROUPS).flat());

/** Filters that the form has a group for: words and what was chosen on the map are none. */
export const filtersOfGroups = (filter: SearchFilter): AppliedFilter[] =>
	appliedFilters(filter).filter(({ kind }) => GROUPED.has(kind));

/** What each group of the form says under its label: the first choice, and how many more; '' where nothing is chosen. */
export function chosenWords(filter: SearchFilter, words: FilterWords): Record<FilterGroupName, string> {
	const applied = appliedFilters(filter);
	const wordsOf = (kinds: readonly AppliedFilter['kind'][]) => {
		const [first, ...others] = applied.filter(({ kind }) => kinds.includes(kind));
		if (!first) return '';
		return appliedFilterName(first, words) + (others.length > 0 ? ` +${others.length}` : '');
	};
	return {
		place: wordsOf(GROUPS.place),
		type: wordsOf(GROUPS.type),
		price: wordsOf(GROUPS.price),
		rooms: wordsOf(GROUPS.rooms),
		more: wordsOf(GROUPS.more),
	};
}
