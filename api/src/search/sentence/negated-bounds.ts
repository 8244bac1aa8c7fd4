import { boundsAt, says } from './item-meanings.ts';
import type { Item } from './items.ts';
import type { Meaning } from './vocabulary/vocabulary.ts';

const OPPOSITE: ReadonlyMap<Meaning, Meaning> = new Map([
	['bound:min', 'bound:max'],
	['bound:max', 'bound:min'],
]);
/** Said of the bound that was left out */
const LEFT_OUT: ReadonlySet<Meaning> = new Set(['strict', 'newer', 'older', 'to', 'better']);
/** Words between a negation and its bound: "can't pay more than", "shouldn't cost over" */
const MOST_BETWEEN = 3;
/** Items between a bound and what turns it round behind it: "meer dan 300k kan ik niet betalen" */
const MOST_BEFORE = 8;

const isBound = (item: Item | undefined): item is Item =>
	!item?.isSign && boundsAt(item).some((bound) => bound === 'min' || bound === 'max');

const isBetween = (item: Item | undefined) =>
	says(item, 'pay') || (says(item, 'filler') && !says(item, 'and'));

/** The bound that a negation stands before; undefined where none does. */
function boundBehind(items: readonly Item[], at: number): number | undefined {
	if (isBound(items[at + 1])) return at + 1;
	let next = at + 1;
	while (next <= at + MOST_BETWEEN && isBetween(items[next]) && !isBound(items[next])) next++;
	const bound = items[next];
	return isBound(bound) && !says(bound, 'limit') ? next : undefined;
}

function turned(bound: Item, from: Item): Item {
	const meanings = [...bound.meanings].filter((one) => !LEFT_OUT.has(one));
	return {
		...bound,
		key: from === bound ? bound.key : `${from.key} ${bound.key}`,
		from: from.from,
		meanings: new Set(meanings.map((one) => OPPOSITE.get(one) ?? one)),
	};
}

/** Where "kan ik niet betalen" ends, with the negation at a place. */
function endOfUnpaid(items: readonly Item[], at: number): number | undefined {
	let next = at + 1;
	while (next <= at + MOST_BETWEEN && says(items[next], 'filler')) next++;
	return says(items[next], 'pay') ? next + 1 : undefined;
}

/** "Not above", "pas moins de", "can't pay more than", "meer dan 300k kan ik niet betalen" as the bounds that they are. */
export function withNegatedBounds(items: readonly Item[]): Item[] {
	const joined: Item[] = [];
	for (let at = 0; at < items.length; at++) {
		const item = items[at] as Item;
		const bound = says(item, 'not') ? boundBehind(items, at) : undefined;
		if (bound !== undefined) {
			joined.push(turned(items[bound] as Item, item));
			at = bound;
			continue;
		}
		const unpaid = says(item, 'not') ? endOfUnpaid(items, at) : undefined;
		const before = unpaid === undefined ? -1 : joined.findLastIndex(isBound);
		const least = joined[before];
		if (unpaid === undefined || !least || joined.length - before > MOST_BEFORE || !says(least, 'bound:min')) {
			joined.push(item);
			continue;
		}
		joined[before] = turned(least, least);
		at = unpaid - 1;
	}
	return joined;
}
