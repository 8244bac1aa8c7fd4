import { boundsAt, says } from './item-meanings.ts';
import type { Item } from './items.ts';
import type { Meaning } from './vocabulary/vocabulary.ts';

const OPPOSITE: ReadonlyMap<Meaning, Meaning> = new Map([
	['bound:min', 'bound:max'],
	['bound:max', 'bound:min'],
]);
/** Said of the bound that was left out */
const LEFT_OUT: ReadonlySet<Meaning> = new Set(['strict', 'newer', 'older', 'to', 'better']);

/** "Not above", "pas moins de", "niet onder" as the bounds that they are. */
export function withNegatedBounds(items: readonly Item[]): Item[] {
	const joined: Item[] = [];
	for (let at = 0; at < items.length; at++) {
		const [item, next] = [items[at] as Item, items[at + 1]];
		const isBound = boundsAt(next).some((bound) => bound === 'min' || bound === 'max') && !next?.isSign;
		if (!next || !says(item, 'not') || !isBound) {
			joined.push(item);
			continue;
		}
		const meanings = [...next.meanings].filter((one) => !LEFT_OUT.has(one));
		joined.push({
			...next,
			key: `${item.key} ${next.key}`,
			from: item.from,
			meanings: new Set(meanings.map((one) => OPPOSITE.get(one) ?? one)),
		});
		at++;
	}
	return joined;
}
