import type { DroppedValue, PropertySummary, SearchFilter } from '@estate/shared-contract';
import type { Widening } from './widenings.ts';

/** Names of property types by WebID, in the reader's language. */
export type TypeNames = Record<number, string>;

/** What a page of results shows. */
export interface ResultsData {
	/** The search, without what the agency does not know */
	filter: SearchFilter;
	items: PropertySummary[];
	total: number;
	pageCount: number;
	/** What of the address was left out: values that make no sense, and cities that the agency does not know */
	ignored: DroppedValue[];
	/** The text as it was understood, where a word was taken for a typing error */
	didYouMean?: string;
	typeNames: TypeNames;
	/** Only when nothing was found: filters to let go of or to loosen, the most promising first */
	widenings: Widening[];
}
