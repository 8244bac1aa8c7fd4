import { appliedFilterName, type FilterWords } from '../search/applied-filter-name.ts';
import type { AppliedFilter } from '../search/applied-filters.ts';
import type { Widening } from './widenings.ts';

/** As within quotation marks: a chip puts a text into its own. */
const quotable = (applied: AppliedFilter, words: FilterWords): string =>
	applied.kind === 'search' ? applied.value : appliedFilterName(applied, words);

/** A wider search in the reader's words: what is let go of, or what stands in place of what. */
export function wideningName({ filters, isAll, instead }: Widening, words: FilterWords): string {
	const { text } = words;
	const before = filters.map((applied) => quotable(applied, words)).join(', ');
	if (isAll && filters.length > 1) return text('results.none.withoutAll');
	if (!instead) return text('results.none.without', { filter: before });
	if (instead.kind === 'bounds') return text('results.none.largerMap');
	const [old] = filters;
	if (instead.kind === 'radius' && old?.kind === 'city')
		return text('results.none.around', { place: before, kilometres: instead.value });
	const now = quotable(instead, words);
	// “2+ bedrooms” instead of “3+”: the kind of room is said once.
	const said = old?.kind === 'rooms' ? text('chips.atLeast', { count: old.value.count }) : before;
	return text('results.none.instead', { now, before: said });
}
