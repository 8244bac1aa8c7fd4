import type { PropertyDetail, PropertyState, PropertySummary } from '@estate/shared-contract';
import type { ShownNeighbourhood } from '@estate/shared-ui';

/** What is still told of a home that is sold or rented. */
export type GoneHome = Pick<PropertySummary, 'ID' | 'Goal' | 'TypeDescription' | 'City' | 'SmallPictureItem'>;

/** What a home's address shows (decisions 11). */
export type DetailView =
	| {
			view: 'home';
			home: PropertyDetail;
			/** Absolute address of the page, for what leaves it */
			url: string;
			similar: PropertySummary[];
			renovationYears?: number;
			neighbourhood?: ShownNeighbourhood;
	  }
	| { view: 'sold' | 'rented'; home: GoneHome; similar: PropertySummary[] }
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
