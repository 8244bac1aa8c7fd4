import {
	afterFillers,
	isBedroom,
	isSign,
	isSize,
	isUnknown,
	meant,
	numberAt,
	says,
} from '../item-meanings.ts';
import type { Item } from '../items.ts';
import type { Reading, Rule } from '../reading.ts';
import { APARTMENT, STUDIO } from '../type-ids.ts';

/** What filters ask for together, and never one or the other */
const CONDITIONS = ['feature:', 'garage', 'double-garage', 'parking', 'projects:', 'text', 'thing'] as const;
/** Each a place for a car, of which the feature finds any */
const CARS = ['garage', 'parking'] as const;

const saysAny = (item: Item | undefined, prefixes: readonly string[]) =>
	prefixes.some((prefix) => meant(item, prefix) !== undefined);

/** "Eerste verdieping", "1st floor", of which no filter knows */
const isFloor = (item: Item | undefined) =>
	says(item, 'unsayable') && /verdiep|etage|étage|floor|stock/i.test(item?.key ?? '');

/** "Gelijkvloers" is a subtype and says how a home is, as a lift does. */
const isCondition = (item: Item | undefined): boolean =>
	says(item, 'quality') ||
	isFloor(item) ||
	(saysAny(item, CONDITIONS) &&
		!saysAny(item, ['type:', 'subtype:']) &&
		!says(item, 'name') &&
		!item?.places.length);

const isOr = (item: Item | undefined) => says(item, 'or') || isSign(item, '/');

/** The words and signs between two of a list: a comma, "or", "and/or"; "and" alone joins what is both asked for. */
function linkAt(items: readonly Item[], at: number): { end: number; hasOr: boolean } | undefined {
	let end = at;
	while (isOr(items[end]) || says(items[end], 'and') || isSign(items[end], ',')) end++;
	const link = items.slice(at, end);
	const hasOr = link.some(isOr);
	return end > at && (hasOr || !link.some((item) => says(item, 'and'))) ? { end, hasOr } : undefined;
}

/** The condition that stands behind a link, with an article and a size before it; undefined where none does. */
function conditionBehind(items: readonly Item[], at: number): number | undefined {
	let next = afterFillers(items, at);
	while (isSize(items[next]) && (isSize(items[next + 1]) || isCondition(items[next + 1]))) next++;
	return isCondition(items[next]) || isUnknown(items[next]) ? next : undefined;
}

/** Where a choice of conditions ends, "tuin, terras of balkon"; undefined where there is none. */
function endOfChoice(items: readonly Item[], at: number): number | undefined {
	let end = at + 1;
	let hasOr = false;
	for (let link = linkAt(items, end); link; link = linkAt(items, end)) {
		const next = conditionBehind(items, link.end);
		if (next === undefined) break;
		hasOr ||= link.hasOr;
		end = next + 1;
	}
	return hasOr ? end : undefined;
}

/** Are all that it is a choice of so called? */
const isOfKind = (choice: readonly Item[], prefixes: readonly string[]) =>
	choice.filter(isCondition).every((item) => saysAny(item, prefixes));

/** "Villa met garage of carport": any place for a car, which is one filter. */
function takePlaceForCar(before: Item | undefined, reading: Reading): void {
	if (says(before, 'with')) reading.features.add('parking');
	else reading.parking = true;
}

/**
 * "Tuin of terras", "ascenseur ou rez-de-chaussée": filters would ask for both, so the choice is named. "Detached or semi-detached"
 * are two subtypes, of which filters have any.
 */
export const choiceRule: Rule = (items, at, reading) => {
	// "Een garage of een carport": the article would count garages.
	const first = numberAt(items, at) === 1 && saysAny(items[at + 1], CARS) ? at + 1 : at;
	// "3 slaapkamers/tuin/garage" is a list.
	if (!isCondition(items[first]) || isSign(items[at - 1], '/')) return 0;
	const choice = endOfChoice(items, first);
	const chosen = items.slice(first, choice);
	if (choice === undefined || isOfKind(chosen, ['subtype:'])) return 0;
	const isUnneeded = says(items[choice], 'unneeded');
	if (isOfKind(chosen, CARS) && !isUnneeded && !chosen.some(isUnknown)) {
		takePlaceForCar(items[at - 1], reading);
		return choice - at;
	}
	const end = isUnneeded ? choice + 1 : choice;
	reading.dropped.push(items.slice(first, end));
	// "Lift or ground floor flat": the flat is asked for in any case.
	for (const item of chosen) {
		const type = meant(item, 'type:');
		if (type !== undefined) reading.types.add(Number(type));
	}
	return end - at;
};

/** A type, a count of bedrooms or both: "one bedroom flat", "appartement met 1 slaapkamer" */
interface Home {
	type?: number;
	count?: readonly Item[];
	end: number;
}

function homeAt(items: readonly Item[], at: number): Home {
	const home: Home = { end: at };
	for (let next = at; next < items.length; ) {
		const type = meant(items[next], 'type:');
		if (says(items[next], 'filler') && !says(items[next], 'and') && !isBedroom(items[next + 1])) next++;
		else if (type !== undefined && home.type === undefined && meant(items[next], 'goal:') === undefined) {
			home.type = Number(type);
			home.end = ++next;
		} else if (numberAt(items, next) !== undefined && isBedroom(items[next + 1]) && !home.count) {
			home.count = items.slice(next, next + 2);
			next += 2;
			home.end = next;
		} else break;
	}
	return home;
}

/** "Studio of appartement met 1 slaapkamer": no filter counts bedrooms of one of two types, so the count is named. */
export const studioRule: Rule = (items, at, reading) => {
	const first = homeAt(items, at);
	if (first.end === at || !isOr(items[first.end])) return 0;
	const second = homeAt(items, first.end + 1);
	const [studio, other] = first.type === STUDIO ? [first, second] : [second, first];
	if (studio.type !== STUDIO || studio.count || !other.count) return 0;
	const isTyped = reading.types.size + reading.subtypes.length > 0;
	reading.types.add(STUDIO);
	if (other.type !== undefined) reading.types.add(other.type);
	else if (!isTyped) reading.types.add(APARTMENT);
	reading.dropped.push(other.count);
	return second.end - at;
};
