import { useHost, useText } from '@estate/remote-kit';
import type { FilterWords } from '../search/applied-filter-name.ts';
import type { TypeNames } from './results-data.ts';

/** What filters are named with, in the reader's language. */
export function useFilterWords(typeNames: TypeNames): FilterWords {
	const text = useText();
	const { language, site } = useHost();
	return { text, language, typeNames, citySpellings: site.citySpellings };
}
