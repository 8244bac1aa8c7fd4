import { DROPPED_HOUSE_NUMBER, type SearchFilter } from '@estate/shared-contract';
import type { SearchIndex } from './search-index.ts';
import type { Understood } from './sentence/fill-filter.ts';
import { splitStreet } from './street-set.ts';
import { foundWithoutText } from './unsaid-words.ts';

/** Of a sentence whose house number no home has, where its street has others: the whole street, and the number is named. */
export function withoutUnknownNumber(
	index: SearchIndex,
	asked: SearchFilter,
	understood: Understood,
): Understood {
	const { filter, dropped } = understood;
	if (filter.street === undefined || filter.street === asked.street) return understood;
	const { name, houseNumber } = splitStreet(index.properties, filter.street);
	if (houseNumber === '' || foundWithoutText(index, filter).size > 0) return understood;
	const wholeStreet = { ...filter, street: name };
	if (foundWithoutText(index, wholeStreet).size === 0) return understood;
	return {
		...understood,
		filter: wholeStreet,
		dropped: [...dropped, { name: DROPPED_HOUSE_NUMBER, value: houseNumber }],
	};
}
