import { parseSearch, type SearchFilter, type WidenStep } from '@estate/shared-contract';
import { type AppliedFilter, appliedFilters } from '../search/applied-filters.ts';

/** A wider search, and how many properties it finds. */
export interface Widening {
	/** The filters that give way */
	filters: AppliedFilter[];
	/** None is left */
	isAll: boolean;
	/** What stands in their place, where they are loosened and not let go of */
	instead?: AppliedFilter;
	search: SearchFilter;
	total: number;
}

const written = ({ without, ...applied }: AppliedFilter) => JSON.stringify(applied);

/** Those filters that the other search has not. */
function onlyIn(applied: readonly AppliedFilter[], other: readonly AppliedFilter[]): AppliedFilter[] {
	const others = other.map(written);
	return applied.filter((each) => !others.includes(written(each)));
}

/** The api's ways to widen a search, in its order: the most promising first. */
export function widenings(filter: SearchFilter, steps: readonly WidenStep[]): Widening[] {
	const applied = appliedFilters(filter);
	return steps
		.map(({ query, total }): Widening => {
			const search = parseSearch(new URLSearchParams(query), filter.goal);
			const left = appliedFilters(search);
			const gone = onlyIn(applied, left);
			const [instead] = onlyIn(left, applied);
			return {
				// A first circle loosens the place that it is drawn around.
				filters: instead && gone.length === 0 ? applied.filter(({ kind }) => kind === 'city') : gone,
				isAll: left.length === 0,
				...(instead ? { instead } : {}),
				search,
				total,
			};
		})
		.filter(({ filters }) => filters.length > 0);
}
