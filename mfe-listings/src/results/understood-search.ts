import { type PropertyPage, parseSearch, type SearchFilter } from '@estate/shared-contract';

/** The search that a sentence in the text was understood as; undefined where there was none. */
export function understoodSearch({ understood }: Pick<PropertyPage, 'understood'>): SearchFilter | undefined {
	return understood && parseSearch(new URLSearchParams(understood.query), understood.goal);
}
