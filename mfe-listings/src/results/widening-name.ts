import { appliedFilterName, type FilterWords, inside, spanOf } from '../search/applied-filter-name.ts';
import type { AppliedFilter } from '../search/applied-filters.ts';
import type { Widening } from './widenings.ts';

/** What stood in the place of one of its kind: "2+ bedrooms instead of 3+", "Up to € 900 instead of up to € 800". */
function replacedName(applied: AppliedFilter, words: FilterWords): string {
	switch (applied.kind) {
		case 'rooms':
			return words.text('chips.atLeast', { count: applied.value.count });
		case 'price':
		case 'area':
		case 'plot':
		case 'year':
			return inside(spanOf(applied, words));
		default:
			return appliedFilterName(applied, words);
	}
}

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
	const said = old ? replacedName(old, words) : before;
	return text('results.none.instead', { now, before: said });
}
