import { useHost, useText } from '@estate/remote-kit';
import type { FilterWords } from '../search/applied-filter-name.ts';
import type { ResultsData } from './results-data.ts';

/** What filters are named with, in the reader's language. */
export function useFilterWords({
	typeNames,
	subtypeNames,
}: Pick<ResultsData, 'typeNames' | 'subtypeNames'>): FilterWords {
	const text = useText();
	const { language, site } = useHost();
	return { text, language, typeNames, subtypeNames, citySpellings: site.citySpellings };
}
