import type { Feature, Goal } from '@estate/shared-contract';
import { afterFillers, isSign, isUnknown, meant, says } from '../item-meanings.ts';
import type { Item } from '../items.ts';
import type { Rule } from '../reading.ts';
import { MINUS } from '../tokens.ts';
import { publishedStreetAt } from './street.ts';

const NEGATABLE = [
	'type:',
	'subtype:',
	'feature:',
	'garage',
	'parking',
	'room:',
	'epc',
	'available',
	'text',
	'around',
];

const isType = (item: Item | undefined) =>
	meant(item, 'type:') !== undefined || meant(item, 'subtype:') !== undefined;

/** Words that may describe a type before its name */
const MOST_DESCRIBING = 2;

const isJoined = (item: Item | undefined, next: Item | undefined) => item?.to === next?.from;

/** Does a word describe the type behind it? "geen groot appartement", and what a compound begins with: "geen huurappartement". */
function describes(item: Item | undefined, next: Item | undefined): boolean {
	// "Geen huisdieren appartement": pets describe no home.
	if (meant(item, 'counted:') !== undefined || item?.key.includes(' ')) return false;
	return isUnknown(item) || says(item, 'text') || isJoined(item, next);
}

/** Where a type that is left out ends, with those that are joined to it: "geen studio of appartement". Undefined where no type is. */
function endOfTypes(items: readonly Item[], at: number): number | undefined {
	let end = at;
	while (end < at + MOST_DESCRIBING && !isType(items[end]) && describes(items[end], items[end + 1])) end++;
	if (!isType(items[end])) return undefined;
	for (let next = end; isType(items[next]); next = afterFillers(items, next + 1)) {
		end = next + 1;
		if (!says(items[end], 'and')) return end;
		next = end;
	}
	return end;
}

const isCondition = (item: Item) =>
	['feature:', 'garage', 'parking'].some((prefix) => meant(item, prefix) !== undefined);

/** Where a list ends that is left out as a whole: "zonder tuin, terras en garage", "niet in Gent of Aalst". */
function endOfList(items: readonly Item[], at: number, isOne: (item: Item) => boolean): number {
	let end = at;
	for (let next = end + 1; items[end] && isOne(items[end] as Item); ) {
		const isJoined = says(items[next], 'and') || isSign(items[next], ',/&');
		const other = items[isJoined ? next + 1 : next];
		if (!isJoined || !other || !isOne(other)) break;
		end = next + 1;
		next = end + 1;
	}
	return end;
}

const isLetter = (item: Item | undefined) => /^[a-g]$/.test(item?.key ?? '');

/** "Loin de Gand", "outside Brussels": no filter leaves out a place. Of anything else the word says something else: "outside space". */
export const outsideRule: Rule = (items, at, reading) => {
	if (!says(items[at], 'outside')) return 0;
	const next = afterFillers(items, at + 1);
	if (!items[next]?.places.length) return 0;
	const end = endOfList(items, next, ({ places }) => places.length > 0);
	reading.dropped.push(items.slice(at, end + 1));
	return end + 1 - at;
};

const CONDITIONS = [
	'feature:',
	'garage',
	'double-garage',
	'parking',
	'room:',
	'projects:',
	'available',
	'text',
];

/** "Lift niet nodig", "garden not needed": what is no condition is none of the search. */
export const unneededRule: Rule = (items, at, reading) => {
	if (!CONDITIONS.some((prefix) => meant(items[at], prefix) !== undefined)) return 0;
	const next = afterFillers(items, at + 1);
	if (!says(items[next], 'unneeded')) return 0;
	reading.dropped.push(items.slice(at, next + 1));
	return next + 1 - at;
};

/** "zonder tuin", "-tuin": no filter leaves out what has something, so it is named; but "pas de projet neuf" is one. */
export const notRule: Rule = (items, at, reading) => {
	// "Geen nieuwbouwappartement": one word, of which the phrase took the beginning.
	if (
		meant(items[at], 'projects:') === 'none' &&
		items[at]?.key.includes(' ') &&
		isType(items[at + 1]) &&
		isJoined(items[at], items[at + 1])
	) {
		reading.dropped.push(items.slice(at, at + 2));
		return 2;
	}
	const isMinus = isSign(items[at], MINUS);
	if (!says(items[at], 'not') && !isMinus) return 0;
	const next = afterFillers(items, at + 1);
	const endTypes = endOfTypes(items, next);
	if (endTypes !== undefined) {
		reading.dropped.push(items.slice(at, endTypes));
		return endTypes - at;
	}
	const goal = meant(items[next], 'goal:');
	if (goal !== undefined) {
		// "Niet om te huren"
		reading.goal ??= goal === '1' ? 0 : 1;
		return next + 1 - at;
	}
	if (says(items[next], 'epc')) {
		// "Geen EPC F": the letters are what is left out.
		let end = next + 1;
		while (isLetter(items[end]) || (says(items[end], 'and') && isLetter(items[end + 1]))) end++;
		reading.dropped.push(items.slice(at, end));
		return end - at;
	}
	if (meant(items[next], 'projects:') === 'only') {
		reading.projects = 'none';
		return next + 1 - at;
	}
	const street = publishedStreetAt(items, next);
	if (street) {
		reading.dropped.push(items.slice(at, street.end));
		return street.end - at;
	}
	let end = next;
	if (says(items[end], 'around')) end = afterFillers(items, end + 1);
	const isPlace = (items[end]?.places.length ?? 0) > 0;
	const isWord = isMinus || isUnknown(items[next]);
	if (!isPlace && !isWord && !NEGATABLE.some((prefix) => meant(items[next], prefix) !== undefined)) return 0;
	if (isPlace) end = endOfList(items, end, ({ places }) => places.length > 0);
	else end = endOfList(items, next, isCondition);
	// "Pas de chauffage électrique": what describes it stands behind it.
	if (isUnknown(items[end]) && isUnknown(items[end + 1])) end++;
	reading.dropped.push(items.slice(at, end + 1));
	return end + 1 - at;
};

/** "ref M00012": what follows is no number of anything. */
export const referenceRule: Rule = (items, at, reading) => {
	const next = afterFillers(items, at + 1);
	const reference = items[next];
	if (!says(items[at], 'reference') || !reference || !/\d/.test(reference.key)) return 0;
	reading.rest.push(reference);
	return next + 1 - at;
};

/** Items between "with" and what it goes with: "with a large plot" */
const MOST_BETWEEN = 3;

/** Land, workshops and offices */
const PART_TYPES = ['4', '8', '9'];
const isHome = (item: Item) => /^[1235]/.test(meant(item, 'type:') ?? meant(item, 'subtype:') ?? '');
const isBedroom = (item: Item) => meant(item, 'room:') === 'bedrooms';

/** "Huis met veel grond", "3 chambres + bureau": beside a home these are a part of it, of which no filter knows. */
const isPartOfHome = (items: readonly Item[], at: number): boolean => {
	const before = items.slice(Math.max(0, at - MOST_BETWEEN), at);
	return (
		PART_TYPES.includes(meant(items[at], 'type:') ?? '') &&
		(before.some((item) => says(item, 'with')) || isSign(items[at - 1], '+')) &&
		items.some((item) => isHome(item) || isBedroom(item))
	);
};

/** "Bouwgrond voor open bebouwing": what may be built is nothing that is looked for. */
const isBuiltOnLand = (items: readonly Item[], at: number): boolean =>
	says(items[at - 1], 'for') &&
	isHome(items[at] as Item) &&
	items.slice(0, at).some((item) => meant(item, 'type:') === '4' || meant(item, 'subtype:')?.startsWith('4'));

/** "Nabij school en winkel" */
const BETWEEN_NEARBY = ['filler', 'and', 'text'] as const;

/** "Près des commerces", "near the shops": shops are not what is looked for. */
const isBeside = (items: readonly Item[], at: number): boolean =>
	['6', '8', '9'].includes(meant(items[at], 'type:') ?? '') &&
	says(
		items.slice(0, at).findLast((item) => !BETWEEN_NEARBY.some((meaning) => says(item, meaning))),
		'around',
	);

export const typeRule: Rule = (items, at, reading) => {
	const item = items[at];
	const subtype = meant(item, 'subtype:');
	const type = meant(item, 'type:');
	if (item && isBuiltOnLand(items, at)) {
		reading.dropped.push(items.slice(at - 1, at + 1));
		return 1;
	}
	if (item && isBeside(items, at)) {
		reading.dropped.push([item]);
		return 1;
	}
	if (item && isPartOfHome(items, at)) {
		reading.dropped.push([item]);
		return 1;
	}
	if (subtype !== undefined) {
		const [of = '', slug = ''] = subtype.split(':');
		const isChoice = says(items[at - 1], 'and') || says(items[at + 1], 'and');
		if (item) reading.subtypes.push({ type: Number(of), slug, isChoice, item });
	} else if (type !== undefined) reading.types.add(Number(type));
	else return 0;
	return 1;
};

/** A place for a car: with "met" before it, a feature of what is looked for. */
export const carRule: Rule = (items, at, reading) => {
	// "Met parking", "met 2 parkeerplaatsen"
	const before = items[at - 1]?.number === undefined ? at - 1 : at - 2;
	const isFeature = says(items[before], 'with');
	if (says(items[at], 'garage')) {
		if (isFeature) reading.rooms.garages ??= 1;
		else reading.garage = true;
	} else if (says(items[at], 'parking')) {
		if (isFeature) reading.features.add('parking');
		else reading.parking = true;
	} else return 0;
	return 1;
};

export const factRule: Rule = (items, at, reading) => {
	const item = items[at];
	const goal = meant(item, 'goal:');
	const feature = meant(item, 'feature:');
	const projects = meant(item, 'projects:');
	if (item && goal !== undefined && reading.goal !== undefined && reading.goal !== Number(goal))
		// "Te koop of te huur": a list has one of them.
		reading.dropped.push([item]);
	else if (goal !== undefined) reading.goal = Number(goal) as Goal;
	else if (feature !== undefined) reading.features.add(feature as Feature);
	// "pas de projets neufs": what was left out is not asked for by the next word.
	else if (projects !== undefined) reading.projects ??= projects as 'none' | 'only';
	else if (says(item, 'available')) reading.available = 'now';
	else if (says(item, 'open')) reading.hideSold = true;
	else return 0;
	return 1;
};
