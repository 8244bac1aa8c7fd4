import { appliedFilterName, type FilterWords } from '../search/applied-filter-name.ts';
import type { Widening } from './widenings.ts';

/** A wider search in the reader's words: what is let go of, or what stands in place of what. */
export function wideningName({ filters, isAll, instead }: Widening, words: FilterWords): string {
	const { text } = words;
	const before = filters.map((applied) => appliedFilterName(applied, words)).join(', ');
	if (isAll) return text('results.none.withoutAll');
	if (!instead) return text('results.none.without', { filter: before });
	if (instead.kind === 'bounds') return text('results.none.largerMap');
	const [old] = filters;
	if (instead.kind === 'radius' && old?.kind === 'city')
		return text('results.none.around', { place: before, kilometres: instead.value });
	const now = appliedFilterName(instead, words);
	// “2+ bedrooms” instead of “3+”: the kind of room is said once.
	const said = old?.kind === 'rooms' ? text('chips.atLeast', { count: old.value.count }) : before;
	return text('results.none.instead', { now, before: said });
}
