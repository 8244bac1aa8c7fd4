import { isSign, isTo, isTyped, meant, says } from '../item-meanings.ts';
import type { Item } from '../items.ts';
import type { Rule } from '../reading.ts';
import { APARTMENT, STUDIO } from '../type-ids.ts';

const sizeOf = (item: Item | undefined): number | undefined => {
	const named = meant(item, 'flat:');
	return named === undefined ? undefined : Number(named);
};

const isLink = (item: Item | undefined) => says(item, 'and') || isTo(item) || isSign(item, '/');

/** "T3", "F2 ou F3": an apartment by its rooms, of which one is the living room; without a bedroom it is a studio. */
export const flatSizeRule: Rule = (items, at, reading) => {
	const first = sizeOf(items[at]);
	if (first === undefined) return 0;
	const second = isLink(items[at + 1]) ? sizeOf(items[at + 2]) : undefined;
	const end = second === undefined ? at + 1 : at + 3;
	const size = Math.min(first, second ?? first);
	if (size === 1 && items.some(isTyped)) reading.dropped.push(items.slice(at, end));
	else if (size === 1) reading.types.add(STUDIO);
	// "Studio ou T2": bedrooms would hide the studios.
	else if (items.some((item) => says(item, `type:${STUDIO}`))) {
		reading.types.add(APARTMENT);
		reading.dropped.push(items.slice(at, end));
	} else {
		if (!items.some(isTyped)) reading.types.add(APARTMENT);
		reading.rooms.bedrooms = Math.max(reading.rooms.bedrooms ?? 0, size - 1);
		// As of "3 à 4 chambres"
		if (second !== undefined) reading.dropped.push(items.slice(at + 1, end));
	}
	return end - at;
};
