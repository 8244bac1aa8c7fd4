import { parseSearch, type SearchFilter, type WidenStep } from '@estate/shared-contract';
import { type AppliedFilter, appliedFilters } from '../search/applied-filters.ts';

/** A wider search, and how many properties it finds. */
export interface Widening {
	/** The filters that give way: of one to three kinds, or all of them */
	filters: AppliedFilter[];
	isAll: boolean;
	/** What stands in their place, where they are loosened and not let go of */
	instead?: AppliedFilter;
	search: SearchFilter;
	total: number;
}

/** Query parameter that carries a filter. */
function parameterOf(applied: AppliedFilter): string {
	if (applied.kind === 'rooms') return applied.value.room;
	if (applied.kind === 'epcMin') return 'epc-min';
	return applied.kind === 'hideSold' ? 'hide' : applied.kind;
}

/** The filters that a step loosens or lets go of. A first circle loosens the place that it is drawn around. */
function givingWay(applied: readonly AppliedFilter[], name: string): AppliedFilter[] {
	const own = applied.filter((each) => parameterOf(each) === name);
	return own.length === 0 && name === 'radius' ? applied.filter(({ kind }) => kind === 'city') : own;
}

/** The api's ways to widen a search, in its order: the most promising first. */
export function widenings(filter: SearchFilter, steps: readonly WidenStep[]): Widening[] {
	const applied = appliedFilters(filter);
	return steps
		.map(({ filter: name, also = [], how, query, total }): Widening => {
			const search = parseSearch(new URLSearchParams(query), filter.goal);
			const isAll = name === 'all';
			const instead =
				how === 'relaxed' ? appliedFilters(search).find((each) => parameterOf(each) === name) : undefined;
			return {
				filters: isAll ? applied : [name, ...also].flatMap((one) => givingWay(applied, one)),
				isAll,
				...(instead ? { instead } : {}),
				search,
				total,
			};
		})
		.filter(({ filters }) => filters.length > 0);
}
