import { afterFillers, isBedroom, isSign, isSize, meant, numberAt, says } from '../item-meanings.ts';
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

/** Land is measured by the rule of areas. */
const IN_OTHERS = /^[1235689]$/;
/** Items between "with" and what it goes with: "with a large" */
const MOST_BETWEEN = 3;

/** The type behind "with" and what counts or describes it: "met 6 koten"; undefined where another word comes first. */
function typeIn(items: readonly Item[], at: number): number | undefined {
	let next = at;
	const isBefore = (item: Item | undefined) =>
		typeOf(item) === undefined && !says(item, 'and') && (says(item, 'filler') || isSize(item));
	while (next < at + MOST_BETWEEN && (isBefore(items[next]) || numberAt(items, next) !== undefined)) next++;
	return IN_OTHERS.test(typeOf(items[next]) ?? '') && !says(items[next], 'quality') ? next : undefined;
}

/** "Huis met winkel", "house divided into flats", "loods met kantoor": what is in a building is nothing else that is looked for. */
export const insideRule: Rule = (items, at, reading) => {
	const had = new Set([...reading.types, ...reading.subtypes.map(({ type }) => type)]);
	if (!says(items[at], 'with') || had.size === 0) return 0;
	const first = typeIn(items, at + 1);
	if (first === undefined || had.has(Number(typeOf(items[first])))) return 0;
	let end = first + 1;
	while (says(items[end], 'and') && !says(items[end], 'or')) {
		const next = typeIn(items, end + 1);
		if (next === undefined) break;
		end = next + 1;
	}
	reading.dropped.push(items.slice(Math.min(first, afterFillers(items, at + 1)), end));
	return end - at;
};

const HOME = /^[12]$/;
const isRoom = (item: Item | undefined) =>
	meant(item, 'room:') !== undefined || says(item, 'rooms') || meant(item, 'feature:') !== undefined;

/** "3 chambres et un bureau", "3 bedrooms, office": an office in a row with rooms is one of them. */
export const amongRoomsRule: Rule = (items, at, reading) => {
	const isLinked = (says(items[at], 'and') && !says(items[at], 'or')) || isSign(items[at], ',&+');
	if (!isLinked || !isRoom(items[at - 1])) return 0;
	const office = typeBehind(items, at + 1);
	const isOfHome = isBedroom(items[at - 1]) || items.some((item) => HOME.test(typeOf(item) ?? ''));
	if (typeOf(items[office]) !== '9' || !isOfHome) return 0;
	reading.dropped.push(items.slice(office, office + 1));
	return office + 1 - at;
};
