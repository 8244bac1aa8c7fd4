import type { PropertyDetail, PropertyState, PropertySummary } from '@estate/shared-contract';

/** What a home's address shows (decisions 11). */
export type DetailView =
	| { view: 'home'; home: PropertyDetail; similar: PropertySummary[]; renovationYears?: number }
	| { view: 'sold' | 'rented'; home: PropertySummary; similar: PropertySummary[] }
	| { view: 'withdrawn' | 'unknown'; similar: PropertySummary[] };

const VIEWS: Record<PropertyState, DetailView['view']> = {
	available: 'home',
	option: 'home',
	sold: 'sold',
	rented: 'rented',
	withdrawn: 'withdrawn',
};

/** View of a home in a state. */
export function viewOfState(state: PropertyState): DetailView['view'] {
	return VIEWS[state];
}

const STATUS: Record<DetailView['view'], number> = {
	home: 200,
	sold: 200,
	rented: 200,
	withdrawn: 410,
	unknown: 404,
};

/** HTTP status of a view (decisions 11). */
export function statusOfView(view: DetailView['view']): number {
	return STATUS[view];
}
