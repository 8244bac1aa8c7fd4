import type { DroppedValue, PropertyPage, PropertySummary, SearchFilter } from '@estate/shared-contract';
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
	/** Words of a sentence that were left out, and how many of what was found have them in their texts */
	mentions: NonNullable<PropertyPage['mentions']>;
	/** Slug of the page of the one place that is searched, where there is something available */
	placeSlug?: string;
	/** The text as it was understood, where a word was taken for a typing error */
	didYouMean?: string;
	/** Of the types that are asked for, by WebID */
	typeNames: TypeNames;
	/** Projects that the text names */
	projects: NonNullable<PropertyPage['projects']>;
	/** Properties that the same search finds for the other goal, when it finds none for this one */
	otherGoal: number;
	/** Of the main types that are asked for, by slug */
	subtypeNames: Record<string, string>;
	/** Only when nothing was found: filters to let go of or to loosen, the most promising first */
	widenings: Widening[];
}
