import { afterFillers, isSize, meant, says } from '../item-meanings.ts';
import type { Item } from '../items.ts';
import type { Rule } from '../reading.ts';

/** Commercial, industrial and offices: what homes stand above or beside */
const OTHERS = ['6', '8', '9'];

const typeOf = (item: Item | undefined) => (meant(item, 'type:') ?? meant(item, 'subtype:'))?.slice(0, 1);

/** Behind articles and sizes: "above a small shop" */
function typeBehind(items: readonly Item[], at: number): number {
	const next = afterFillers(items, at);
	return isSize(items[next]) ? next + 1 : next;
}

/** "Flat above a shop", "niet boven een café", "zonder zicht op winkels": what stands there is nothing that is looked for. */
export const besideRule: Rule = (items, at, reading) => {
	const start = says(items[at], 'not') ? at + 1 : at;
	if (!says(items[start], 'beside')) return 0;
	const first = typeBehind(items, start + 1);
	const type = typeOf(items[first]);
	const isOther =
		OTHERS.includes(type ?? '') || items.slice(0, at).some((item) => typeOf(item) !== undefined);
	if (type === undefined || !isOther || says(items[first], 'quality')) return 0;
	let end = first + 1;
	while (says(items[end], 'and')) {
		const next = typeBehind(items, end + 1);
		if (!OTHERS.includes(typeOf(items[next]) ?? '')) break;
		end = next + 1;
	}
	reading.dropped.push(items.slice(at, end));
	return end - at;
};
