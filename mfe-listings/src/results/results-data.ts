import type { PropertySummary, SearchFilter } from '@estate/shared-contract';
import type { AppliedFilter } from '../search/applied-filters.ts';

/** A filter that hides homes, and how many there are without it. */
export interface Widening {
	filter: AppliedFilter;
	total: number;
}

/** Names of property types by WebID, in the reader's language. */
export type TypeNames = Record<number, string>;

/** What a page of results shows. */
export interface ResultsData {
	/** The search, without the cities that the agency does not know */
	filter: SearchFilter;
	items: PropertySummary[];
	total: number;
	pageCount: number;
	unknownCities: string[];
	typeNames: TypeNames;
	/** Only when nothing was found: filters to let go of, the most fruitful first */
	widenings: Widening[];
}
