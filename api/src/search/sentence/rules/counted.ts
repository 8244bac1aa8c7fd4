import { afterFillers, boundsAt, isUnknown, meant, numberAt, says } from '../item-meanings.ts';
import type { Rule } from '../reading.ts';

/** "voor 3 wagens", "4 personnes", "10 min": cars count places of a garage, people and minutes nothing that a filter knows. */
export const countedRule: Rule = (items, at, reading) => {
	const start = says(items[at], 'for') || boundsAt(items[at]).length > 0 ? at + 1 : at;
	const count = numberAt(items, start);
	const counted = meant(items[start + 1], 'counted:');
	if (count === undefined) return 0;
	const isGarage = says(items[at - 1], 'garage') || says(items[at - 1], 'parking');
	if (counted === 'cars' && isGarage && Number.isInteger(count)) reading.rooms.garages = Math.max(1, count);
	else if (counted !== undefined || says(items[start + 1], 'minute'))
		reading.dropped.push(items.slice(start, start + 2));
	else return 0;
	return afterFillers(items, start + 2) - at;
};

/** Smaller ones count something that was not understood */
const LEAST_NUMBER = 100;

const COUNTED = ['unit:', 'room', 'times:', 'kilometre', 'euro', 'month'];

/** "max 900" of nothing, "a family of 4": a number that says nothing by itself is looked for in no text. */
export const loneNumberRule: Rule = (items, at, reading) => {
	const hasBound = boundsAt(items[at]).some((bound) => bound !== 'between');
	const item = items[hasBound ? at + 1 : at];
	const isSmall = says(items[at - 1], 'filler') && (item?.number ?? LEAST_NUMBER) < LEAST_NUMBER;
	if (item?.number === undefined || item.places.length > 0 || !(hasBound || isSmall)) return 0;
	const end = at + (hasBound ? 2 : 1);
	const isCounted = COUNTED.some((prefix) => meant(items[end], prefix) !== undefined);
	if (isCounted || isUnknown(items[end])) return 0;
	reading.dropped.push(items.slice(at, end));
	return end - at;
};

/** What no filter can say: "sold", "100%" */
export const unsayableRule: Rule = (items, at, reading) => {
	const item = items[at];
	if (!item || !says(item, 'unsayable')) return 0;
	reading.dropped.push([item]);
	return 1;
};
