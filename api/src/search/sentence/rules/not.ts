import type { FacadeCount, Feature } from '@estate/shared-contract';
import {
	afterFillers,
	boundsAt,
	isBedroom,
	isSign,
	isSize,
	isTyped,
	isUnknown,
	meant,
	numberAt,
	says,
} from '../item-meanings.ts';
import type { Item } from '../items.ts';
import { emptyReading, type Reading, type Rule } from '../reading.ts';
import { MINUS } from '../tokens.ts';
import { CAR } from '../type-ids.ts';
import { isCellar } from './cellar.ts';
import { facadesOfSubtype } from './facades.ts';
import { placesUpTo } from './place.ts';
import { publishedStreetAt, streetRule } from './street.ts';

const NEGATABLE = [
	'type:',
	'subtype:',
	'feature:',
	'garage',
	'parking',
	'room:',
	'epc',
	'available',
	'projects:none',
	'text',
	'unsayable',
	'around',
	'sort:',
];

const isPlaceOrType = (item: Item | undefined) => isTyped(item) || (item?.places.length ?? 0) > 0;

/** Words that may describe a type before its name */
const MOST_DESCRIBING = 2;

/** Items between "rather" and "than" */
const FURTHEST_RATHER = 6;

const isJoined = (item: Item | undefined, next: Item | undefined) => item?.to === next?.from;

/** Does a word describe the type behind it? "geen groot appartement", and what a compound begins with: "geen huurappartement". */
function describes(item: Item | undefined, next: Item | undefined): boolean {
	// "Geen huisdieren appartement": pets describe no home.
	if (meant(item, 'counted:') !== undefined || item?.key.includes(' ')) return false;
	// "Zonder kelder gelijkvloers" leaves out the cellar alone.
	if (isCellar(item) && says(next, 'quality')) return false;
	return isUnknown(item) || says(item, 'text') || isJoined(item, next);
}

/** Where a type that is left out ends, with those that are joined to it: "geen studio of appartement". Undefined where no type is. */
function endOfTypes(items: readonly Item[], at: number): number | undefined {
	// "No one bedroom flats"
	const isCounted = numberAt(items, at) !== undefined && isBedroom(items[at + 1]);
	let end = isCounted && isTyped(items[at + 2]) ? at + 2 : at;
	while (end < at + MOST_DESCRIBING && !isTyped(items[end]) && describes(items[end], items[end + 1])) end++;
	if (!isTyped(items[end])) return undefined;
	for (let next = end; isTyped(items[next]); next = afterFillers(items, next + 1)) {
		end = next + 1;
		if (!says(items[end], 'and')) break;
		next = end;
	}
	// "Geen appartement op het gelijkvloers", "no flat in the basement"
	const how = afterFillers(items, end);
	return says(items[how], 'quality') || (how > end && isCellar(items[how])) ? how + 1 : end;
}

const isCondition = (item: Item) =>
	['feature:', 'garage', 'parking', 'amenity'].some((prefix) => meant(item, prefix) !== undefined);

/** Where a list ends that is left out as a whole: "zonder tuin, terras en garage", "niet in Gent of Aalst". */
function endOfList(items: readonly Item[], at: number, isOne: (item: Item) => boolean): number {
	let end = at;
	const isLink = (item: Item | undefined) => says(item, 'and') || isSign(item, ',/&');
	while (
		items.slice(end, end + 1).some(isOne) &&
		isLink(items[end + 1]) &&
		items.slice(end + 2, end + 3).some(isOne)
	)
		end += 2;
	return end;
}

/** What is left out from `at` on is named, up to `end`, and no condition of before either. */
function dropped(items: readonly Item[], at: number, end: number, reading: Reading): number {
	reading.dropped.push(items.slice(at, end));
	for (const item of items.slice(at, end)) {
		if (says(item, 'garage')) reading.notFeatures.add('garage');
		if (says(item, 'parking')) reading.notFeatures.add('parking');
		const feature = meant(item, 'feature:');
		if (feature !== undefined) reading.notFeatures.add(feature as Feature);
	}
	return end - at;
}

/** Where a list of places ends with the centre of the last: "gent-centrum". */
function endOfCentre(items: readonly Item[], end: number): number | undefined {
	const centre = isSign(items[end], '-–') ? end + 1 : end;
	return says(items[centre], 'centre') ? centre + 1 : undefined;
}

/** Leaves out the places that stand from `first` up to `end`; what is a part of one, far from one, or no place is named from `at` on. */
function leaveOut(
	items: readonly Item[],
	at: number,
	[first, end]: readonly [first: number, end: number],
	reading: Reading,
): number {
	const [listed, longer] = [placesUpTo(items, first, end), placesUpTo(items, first, end + 1)];
	// "Niet in 9000 Gent" is one place, "niet in Gent Aalst" are two.
	const isJoined = longer !== undefined && (listed === undefined || listed.length === longer.length);
	const [places, last] = isJoined ? [longer, end + 1] : [listed, end];
	const before = items.slice(at, first);
	const centre = endOfCentre(items, last);
	if (!places?.length || before.some((item) => says(item, 'away')))
		return dropped(items, at, places?.length ? last : end, reading);
	// Not in its centre is in the town all the same.
	const isPart = centre !== undefined || before.some((item) => says(item, 'centre-of'));
	(isPart ? reading.places : reading.notPlaces).push(...places);
	return isPart ? dropped(items, at, centre ?? last, reading) : last - at;
}

const isLetter = (item: Item | undefined) => /^[a-g]$/.test(item?.key ?? '');

/** "Boven het gelijkvloers", "hors rez-de-chaussée", "buiten de kelder": any floor but that one. */
function floorLeftOut(items: readonly Item[], at: number, reading: Reading): number {
	const isBound = boundsAt(items[at]).some((bound) => bound === 'min' || bound === 'max');
	const next = afterFillers(items, at + 1);
	if (!(isBound || says(items[at], 'outside')) || !(says(items[next], 'quality') || isCellar(items[next])))
		return 0;
	return dropped(items, at, next + 1, reading);
}

/** "Outside Brussels": a place is left out, and "loin de Gand" is named, since no filter knows what is far. Of anything else the word says something else: "outside space". */
export const outsideRule: Rule = (items, at, reading) => {
	const floor = floorLeftOut(items, at, reading);
	if (floor > 0 || !says(items[at], 'outside')) return floor;
	const next = afterFillers(items, at + 1);
	if (!items[next]?.places.length) {
		const isFar = says(items[at], 'far') && (isUnknown(items[next]) || says(items[next], 'text'));
		return isFar ? dropped(items, at, next + 1, reading) : 0;
	}
	const end = endOfList(items, next, ({ places }) => places.length > 0) + 1;
	return leaveOut(items, at, [next, end], reading);
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
	const next = says(items[at + 1], 'unneeded') ? at + 1 : afterFillers(items, at + 1);
	// "Avec jardin peu importe Gand ou Namur": that is said of the places.
	const isOfNext = says(items[next], 'filler') && isPlaceOrType(items[next + 1]);
	if (!says(items[next], 'unneeded') || isOfNext) return 0;
	return dropped(items, at, next + 1, reading);
};

/** "Eventueel met garage", "ideally with a terrace": a wish that is no condition is named. */
export const optionalRule: Rule = (items, at, reading) => {
	if (!says(items[at], 'optional')) return 0;
	let next = at + 1;
	while (['filler', 'with', 'number:1'].some((word) => meant(items[next], word) !== undefined)) next++;
	const wished = items[next];
	return wished && isCondition(wished)
		? dropped(items, at, endOfList(items, next, isCondition) + 1, reading)
		: 0;
};

/** "Geen nieuwbouwappartement": one word, of which the phrase took the beginning. */
const isSplitPhrase = (items: readonly Item[], at: number): boolean =>
	meant(items[at], 'projects:') === 'none' &&
	(items[at]?.key.includes(' ') ?? false) &&
	isTyped(items[at + 1]) &&
	isJoined(items[at], items[at + 1]);

/** "Niet om te huren" and "pas de projet neuf" ask for what else there is. */
function opposite(item: Item | undefined, reading: Reading): boolean {
	const goal = meant(item, 'goal:');
	// "Pas de vente publique" asks for no rent.
	if (goal !== undefined && !says(item, 'unsayable')) reading.goal ??= goal === '1' ? 0 : 1;
	else if (meant(item, 'projects:') === 'only') reading.projects = 'none';
	else return false;
	return true;
}

/** Where the letters end that "geen EPC F" leaves out; undefined where no class is named. */
function endOfClasses(items: readonly Item[], at: number): number | undefined {
	// "Geen F-label"
	if (isLetter(items[at]) && says(items[at + 1], 'epc')) return at + 2;
	if (!says(items[at], 'epc')) return undefined;
	let end = at + 1;
	while (isLetter(items[end]) || (says(items[end], 'and') && isLetter(items[end + 1]))) end++;
	return end;
}

/** Where a street ends in which nothing is published: "pas chaussée d'Haecht" */
function endOfStreet(items: readonly Item[], at: number): number | undefined {
	const length = says(items[at], 'street') ? streetRule(items, at, emptyReading()) : 0;
	return length > 0 ? at + length : undefined;
}

/** Where a place, a condition or a word ends that is left out, with those that are joined to it. */
function endOfOther(items: readonly Item[], at: number, isMinus: boolean): number | undefined {
	const place = says(items[at], 'around') ? afterFillers(items, at + 1) : at;
	const isPlace = (items[place]?.places.length ?? 0) > 0;
	const isWord = isMinus || isUnknown(items[at]);
	if (!isPlace && !isWord && !NEGATABLE.some((prefix) => meant(items[at], prefix) !== undefined))
		return undefined;
	// "Geen grote tuin"
	let thing = at;
	while (
		isSize(items[thing]) &&
		items.slice(thing + 1, thing + 2).some((next) => isSize(next) || isCondition(next))
	)
		thing++;
	// "Pas près de la gare": what it is near is left out with it, whatever that is.
	const isNear = place !== at && items[place] !== undefined;
	const end =
		isPlace || isNear
			? endOfList(items, place, ({ places }) => places.length > 0)
			: endOfList(items, thing, isCondition);
	// "Pas de chauffage électrique": what describes it stands behind it.
	return (isUnknown(items[end]) && isUnknown(items[end + 1]) ? end + 1 : end) + 1;
}

/** "Plutôt Gand que Bruxelles": where the place or type ends that another one is preferred to. */
function endOfThan(items: readonly Item[], at: number): number | undefined {
	const next = afterFillers(items, at + 1);
	if (!says(items[at], 'than') || !isPlaceOrType(items[at - 1]) || !isPlaceOrType(items[next]))
		return undefined;
	const isRather = items.slice(Math.max(0, at - FURTHEST_RATHER), at).some((item) => says(item, 'rather'));
	return isRather ? endOfList(items, next, isPlaceOrType) + 1 : undefined;
}

/** "Niet gelijkvloers appartement": how it is gets left out and named, and what it is stays looked for. */
function qualityLeftOut(items: readonly Item[], at: number, reading: Reading): number {
	const [negation, quality, next] = items.slice(at, at + 3);
	if (!says(negation, 'not-so') || !says(quality, 'quality')) return 0;
	const type = meant(quality, 'type:');
	if (type !== undefined) reading.types.add(Number(type));
	else if (!isTyped(next)) return 0;
	return dropped(items, at, at + 2, reading);
}

/** "Nicht zu teures Haus", "not overpriced house": how it is not to be gets named, and what it is stays looked for. */
function measureLeftOut(items: readonly Item[], at: number, reading: Reading): number {
	const [negation, how, what] = items.slice(at, at + 3);
	const isTooMuch = says(negation, 'not-too');
	if (!isTooMuch && !(says(negation, 'not-so') && isTyped(what) && !isJoined(how, what))) return 0;
	const isHow =
		isUnknown(how) || isSize(how) || (says(how, 'text') && !isTyped(how) && !isCondition(how as Item));
	return isHow && !how?.key.includes(' ') ? dropped(items, at, at + 2, reading) : 0;
}

/** What a word for a type may say besides */
const MORE_THAN_TYPE = ['subtype:', 'goal:', 'projects:', 'let', 'unsayable', 'quality'] as const;

/** Is it the word for a type, of which it says nothing more? */
const isPlainType = (item: Item) =>
	meant(item, 'type:') !== undefined && MORE_THAN_TYPE.every((more) => meant(item, more) === undefined);

const isCar = (item: Item | undefined) => says(item, 'garage') || says(item, 'parking');

/** "Alles behalve appartementen en garages": every other type is asked for; 0 where more than types is left out. */
function everythingBut(items: readonly Item[], at: number, reading: Reading): number {
	if (!says(items[at], 'all-but')) return 0;
	const from = afterFillers(items, at + 1);
	const isLink = (item: Item | undefined) => says(item, 'and') || isSign(item, '/&') || says(item, 'not');
	const types: number[] = [];
	let end = from;
	let isListed = false;
	for (let next = from; isTyped(items[next]) || isCar(items[next]); next = afterFillers(items, end + 1)) {
		const item = items[next] as Item;
		if (!isPlainType(item) && !isCar(item)) return 0;
		types.push(isCar(item) ? CAR : Number(meant(item, 'type:')));
		end = next + 1;
		isListed ||= isLink(items[end]);
		if (!isLink(items[end]) && !isSign(items[end], ',')) break;
	}
	const isOfCars = types.every((type) => type === CAR);
	// "Appartement, behalve garage": what is said of a home. "Tout sauf un appartement, maison": what is left out, and what is not.
	if (types.length === 0 || (isOfCars && items.slice(0, at).some(isTyped)) || (types.length > 1 && !isListed))
		return 0;
	if (says(items[end], 'with')) return 0;
	reading.notTypes.push({ types, items: items.slice(at, end), isAllElse: true });
	return end - at;
}

/** "Geen appartement", "no flat or studio": the types alone, of which nothing more is said. */
function typesLeftOut(
	items: readonly Item[],
	at: number,
	from: number,
	end: number,
	reading: Reading,
): number {
	const named = items.slice(from, end).filter((item) => !says(item, 'and') && !says(item, 'filler'));
	if (says(items[end], 'with') || !named.every(isPlainType)) return 0;
	reading.notTypes.push({
		types: named.map((item) => Number(meant(item, 'type:'))),
		items: items.slice(at, end),
	});
	return end - at;
}

/** "Geen rijhuis", "not terraced or semi-detached": houses with other façades are looked for. */
function facadesLeftOut(
	items: readonly Item[],
	at: number,
	from: number,
	end: number,
	reading: Reading,
): number {
	const facades: FacadeCount[] = [];
	for (const item of items.slice(from, end)) {
		if (says(item, 'and') || says(item, 'filler')) continue;
		const [, slug = ''] = meant(item, 'subtype:')?.split(':') ?? [];
		const left = facadesOfSubtype(slug);
		if (left === undefined) return 0;
		facades.push(left);
	}
	const said = items.slice(at, end) as [Item, ...Item[]];
	reading.notFacades.push({ facades, items: said });
	return end - at;
}

/** What stands behind a negation, or behind what joins it to one, from `at` on; 0: nothing that could be left out. */
function leftOut(items: readonly Item[], at: number, reading: Reading): number {
	const next = afterFillers(items, at + 1);
	const types = endOfTypes(items, next);
	if (types !== undefined)
		return (
			facadesLeftOut(items, at, next, types, reading) ||
			typesLeftOut(items, at, next, types, reading) ||
			dropped(items, at, types, reading)
		);
	if (opposite(items[next], reading)) return next + 1 - at;
	const end =
		endOfClasses(items, next) ??
		publishedStreetAt(items, next)?.end ??
		endOfStreet(items, next) ??
		endOfOther(items, next, isSign(items[at], MINUS));
	return end === undefined ? 0 : leaveOut(items, at, [next, end], reading);
}

/** Does what stands behind "or" or "and" belong to what was left out before it, though it is of another kind? */
function isLeftOutToo(items: readonly Item[], from: number, link: number): boolean {
	if (!says(items[link], 'and') && !isSign(items[link], '/&')) return false;
	const isOr = says(items[link], 'or') || isSign(items[link], '/');
	let next = afterFillers(items, link + 1);
	const between = items.slice(link + 1, next);
	// "No flat and a garage": that is wished for.
	if (between.some((item) => says(item, 'with') || (!isOr && says(item, 'article')))) return false;
	while (isSize(items[next])) next++;
	const item = items[next];
	if (!item || meant(item, 'counted:') !== undefined) return false;
	const isOfOther = items.slice(from, link).some((one) => isCondition(one) && !isTyped(one));
	// "House without garden or flat with terrace": a choice of homes.
	if (isTyped(item)) return !(isOfOther && items.slice(0, from).some(isTyped));
	return isCar(item) || (isOr && (isCondition(item) || says(item, 'projects:only')));
}

/** "Flats", "appartementen", "Wohnungen": kinds of homes, where one that is wished for is said of one */
const isPlural = (item: Item | undefined) => /(?:s|en)$/.test(item?.key ?? '');

/**
 * Where "no garages, studios or flats" ends, with its commas; undefined where no type is among them. "No flat, house and garage" goes on
 * with what is wished for.
 */
function endOfCommas(items: readonly Item[], at: number): number | undefined {
	const listed: Item[] = [];
	let end = at;
	for (let next = at; ; next = afterFillers(items, end + 1)) {
		const item = items[next];
		if (!item || !(isTyped(item) || isCondition(item)) || says(items[end], 'with')) return undefined;
		const isLast = says(items[end], 'and');
		const isKind = isPlural(listed[0]) && isPlural(item) && (isTyped(item) || isCar(item));
		listed.push(item);
		if (isLast)
			return listed.length > 2 && listed.some(isTyped) && (says(items[end], 'or') || isKind)
				? next + 1
				: undefined;
		end = next + 1;
		if (!isSign(items[end], ',') && !says(items[end], 'and')) return undefined;
	}
}

/** "No new build", where "existing homes only" has no negation that could go on. */
const isNegatedPhrase = (item: Item | undefined) =>
	meant(item, 'projects:') === 'none' &&
	/^(?:no|not|without|geen|zonder|niet|pas|sans|non|keine?|ohne|nicht) /.test(item?.key ?? '');

/** Joins what is named of a list that is left out as one. */
function joinDropped({ dropped: named }: Reading, link: Item | undefined, before: Item | undefined): void {
	const [first, second] = named.slice(-2);
	if (!first || !second || second[0] !== link || first.at(-1) !== before) return;
	named.splice(-2, 2, [...first, ...second]);
}

/** "No flats or garages": of what was left out up to `first` and what is joined to it, of each kind what is said of it. */
function leftOutAll(items: readonly Item[], at: number, first: number, reading: Reading): number {
	let end = first;
	while (end > at && isLeftOutToo(items, at, end)) {
		const length = leftOut(items, end, reading);
		if (length === 0) break;
		joinDropped(reading, items[end], items[end - 1]);
		end += length;
	}
	return end - at;
}

/** "Flats or studios not wanted": the types that stand before are left out, and so is what else is joined to them. */
export const unwantedRule: Rule = (items, at, reading) => {
	const isThing = (item: Item) => isTyped(item) || isCondition(item);
	let end = at;
	while (items.slice(end, end + 1).some(isThing) && says(items[end + 1], 'and')) end += 2;
	if (!isTyped(items[at]) || !items.slice(end, end + 1).some(isThing) || !says(items[end + 1], 'unwanted'))
		return 0;
	const named = items.slice(at, end + 1).filter((item) => !says(item, 'and'));
	if (!named.every(isPlainType)) return dropped(items, at, end + 2, reading);
	const types = named.map((item) => Number(meant(item, 'type:')));
	reading.notTypes.push({ types, items: items.slice(at, end + 2) });
	return end + 2 - at;
};

/** "zonder tuin", "-tuin": no filter leaves out what has something, so it is named; but "pas de projet neuf" is one. */
export const notRule: Rule = (items, at, reading) => {
	if (isSplitPhrase(items, at)) return dropped(items, at, at + 2, reading);
	// "No new build or flats": a phrase that leaves out by itself
	if (isNegatedPhrase(items[at]) && isLeftOutToo(items, at, at + 1)) {
		reading.projects ??= 'none';
		return leftOutAll(items, at, at + 1, reading);
	}
	const than = endOfThan(items, at);
	if (than !== undefined) return dropped(items, at, than, reading);
	const measure = measureLeftOut(items, at, reading);
	if (measure > 0) return measure;
	if (!says(items[at], 'not') && !isSign(items[at], MINUS)) return 0;
	const quality = qualityLeftOut(items, at, reading);
	if (quality > 0) return quality;
	// "Peu importe Gand ou Liège": any of them.
	if (says(items[at], 'filler') && isPlaceOrType(items[afterFillers(items, at + 1)])) return 1;
	const everything = everythingBut(items, at, reading);
	if (everything > 0) return everything;
	const commas = endOfCommas(items, afterFillers(items, at + 1));
	if (commas !== undefined) return dropped(items, at, commas, reading);
	return leftOutAll(items, at, at + leftOut(items, at, reading), reading);
};
