import { isPlaceName, isSign, isTyped, meant, says } from './item-meanings.ts';
import type { Item } from './items.ts';
import { isEuro, LEAST_SALE_PRICE } from './rules/amount.ts';
import type { Meaning } from './vocabulary/vocabulary.ts';

const LEAST: ReadonlySet<Meaning> = new Set(['bound:min']);

const endsAmount = (item: Item | undefined): boolean =>
	isEuro(item) ||
	meant(item, 'times:') !== undefined ||
	meant(item, 'unit:') !== undefined ||
	(item?.number ?? 0) >= LEAST_SALE_PRICE;

/** Does nothing stand behind the word that it could add? The first place or type of a sentence is no further one. */
function addsNothing(items: readonly Item[], at: number): boolean {
	const next = items[says(items[at + 1], 'where') ? at + 2 : at + 1];
	const isFirst = (isOne: (item: Item | undefined) => boolean) =>
		isOne(next) && !items.slice(0, at).some(isOne);
	return (
		next === undefined ||
		isSign(next, ',') ||
		meant(next, 'goal:') !== undefined ||
		isFirst(isPlaceName) ||
		isFirst(isTyped)
	);
}

/** "400k plus", "1 million plus in Ghent": at least so much, where "400k plus garage" names something else. */
export const withPlusBounds = (items: readonly Item[]): Item[] =>
	items.map((item, at) =>
		says(item, 'plus') && endsAmount(items[at - 1]) && addsNothing(items, at)
			? { ...item, meanings: LEAST }
			: item,
	);
