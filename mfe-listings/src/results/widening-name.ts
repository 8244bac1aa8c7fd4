import { appliedFilterName, type FilterWords, replacedFilterName } from '../search/applied-filter-name.ts';
import type { AppliedFilter } from '../search/applied-filters.ts';
import type { Widening } from './widenings.ts';

/** A wider search in the reader's words: what is let go of, or what stands in place of what. */
export function wideningName({ filters, isAll, instead }: Widening, words: FilterWords): string {
	const { text } = words;
	// "Street: Meir" would have a second colon behind "Without:".
	const nameOf = (applied: AppliedFilter) =>
		applied.kind === 'street' ? applied.value : appliedFilterName(applied, words);
	const before = filters.map(nameOf).join(', ');
	if (isAll) return text('results.none.withoutAll');
	if (!instead) return text('results.none.without', { filter: before });
	if (instead.kind === 'bounds') return text('results.none.largerMap');
	const [old] = filters;
	if (instead.kind === 'radius' && old?.kind === 'city')
		return text('results.none.around', { place: before, kilometres: instead.value });
	const now = appliedFilterName(instead, words);
	const said = old ? replacedFilterName(old, words) : before;
	return text('results.none.instead', { now, before: said });
}
