import type { PropertyDetail, PropertyState, PropertySummary } from '@estate/shared-contract';
import type { ShownNeighbourhood } from '@estate/shared-ui';

/** What is still told of a property that is sold or rented. */
export type GoneProperty = Pick<
	PropertySummary,
	'ID' | 'Goal' | 'TypeDescription' | 'City' | 'SmallPictureItem'
>;

/** What a property's address shows (decisions 11). */
export type DetailView =
	| {
			view: 'property';
			property: PropertyDetail;
			/** Absolute address of the page, for what leaves it */
			url: string;
			similar: PropertySummary[];
			renovationYears?: number;
			neighbourhood?: ShownNeighbourhood;
			/** The page of the place that it lies in */
			place?: { Name: string; slug: string };
	  }
	| {
			view: 'sold' | 'rented';
			property: GoneProperty;
			similar: PropertySummary[];
			/** A search for others of its type and place, as `searchToSave` writes it */
			search: string;
	  }
	| { view: 'withdrawn' | 'unknown'; similar: PropertySummary[] };

const VIEWS: Record<PropertyState, DetailView['view']> = {
	available: 'property',
	option: 'property',
	sold: 'sold',
	rented: 'rented',
	withdrawn: 'withdrawn',
};

/** View of a property in a state. */
export function viewOfState(state: PropertyState): DetailView['view'] {
	return VIEWS[state];
}

const STATUS: Record<DetailView['view'], number> = {
	property: 200,
	sold: 200,
	rented: 200,
	withdrawn: 410,
	unknown: 404,
};

/** HTTP status of a view (decisions 11). */
export function statusOfView(view: DetailView['view']): number {
	return STATUS[view];
}
