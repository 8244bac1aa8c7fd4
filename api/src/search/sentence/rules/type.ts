import type { Goal } from '@estate/shared-contract';
import { afterFillers, isSign, isSize, isTyped, isUnknown, meant, numberAt, says } from '../item-meanings.ts';
import type { Item } from '../items.ts';
import type { Rule } from '../reading.ts';

/** Items between "with" and what it goes with: "with a large plot" */
const MOST_BETWEEN = 3;

/** Offices and workshops of a home */
const MOST_COUNTED = 3;

/** Land, workshops and offices */
const GROUND_FLOOR = '2:gelijkvloers';
const PART_TYPES = ['4', '8', '9'];
const LISTED_TYPES = ['4', '6', '8', '9'];
const isHome = (item: Item) => /^[1235]/.test(meant(item, 'type:') ?? meant(item, 'subtype:') ?? '');
const isBedroom = (item: Item) => meant(item, 'room:') === 'bedrooms';

/** Items of the longest list of what a home has: "with garden, garage and office" */
const LONGEST_LIST = 8;
const HAD = ['feature:', 'room:', 'garage', 'parking', 'text', 'filler', 'number:'] as const;

/** The last of a list that "with" began: "mit Garten und Laden", but not "met tuin of winkel". */
function isLastOfList(items: readonly Item[], at: number): boolean {
	let link = at - 1;
	// "Et grand terrain"
	while (isSize(items[link])) link--;
	if (!says(items[link], 'and') || says(items[link], 'or')) return false;
	for (let before = link - 1; before >= Math.max(0, at - LONGEST_LIST); before--) {
		const item = items[before];
		if (says(item, 'with')) return items.slice(0, before).some(isHome);
		const isHad = item?.number !== undefined || HAD.some((prefix) => meant(item, prefix) !== undefined);
		const isPart = PART_TYPES.includes(meant(item, 'type:') ?? '');
		if (!isHad && !isPart && !isSign(item, ',')) return false;
	}
	return false;
}

/** "Huis met veel grond", "3 chambres + bureau": beside a home these are a part of it, of which no filter knows. */
const isPartOfHome = (items: readonly Item[], at: number): boolean => {
	const before = items.slice(Math.max(0, at - MOST_BETWEEN), at);
	return (
		PART_TYPES.includes(meant(items[at], 'type:') ?? '') &&
		(before.some((item) => says(item, 'with')) ||
			isSign(items[at - 1], '+') ||
			// "3 chambres 1 bureau"
			(items[at - 1]?.number ?? MOST_COUNTED + 1) <= MOST_COUNTED) &&
		items.some((item) => isHome(item) || isBedroom(item))
	);
};

const isLand = (item: Item) => /^4/.test(meant(item, 'type:') ?? meant(item, 'subtype:') ?? '');

/** "Something quiet with a big plot": where no type is named, land behind "with" is what a home has. */
function isLandOfSome(items: readonly Item[], at: number): boolean {
	let before = at - 1;
	while (isSize(items[before]) || says(items[before], 'article')) before--;
	const isOther = (item: Item, place: number) => place !== at && isTyped(item);
	return (
		meant(items[at], 'type:') === '4' && before > 0 && says(items[before], 'with') && !items.some(isOther)
	);
}

/** "Bouwgrond voor open bebouwing", "grond voor 2 woningen": what may be built is nothing that is looked for. */
export const builtOnLandRule: Rule = (items, at, reading) => {
	if (!says(items[at], 'for') || !items.slice(0, at).some(isLand)) return 0;
	let home = afterFillers(items, at + 1);
	if (numberAt(items, home) !== undefined) home++;
	const item = items[home];
	if (!item || !isHome(item)) return 0;
	reading.dropped.push(items.slice(at, home + 1));
	return home + 1 - at;
};

/** How a house stands beside others, and what a plot is for */
const BUILT_SO = ['1:rijwoning', '1:halfopen-bebouwing', '1:open-bebouwing'];

/** "Bouwgrond halfopen bebouwing", where "bouwgrond of open bebouwing" is a choice */
const isBuiltOnLand = (items: readonly Item[], at: number): boolean =>
	BUILT_SO.includes(meant(items[at], 'subtype:') ?? '') &&
	items.slice(0, at).some(isLand) &&
	!says(items[at - 1], 'and') &&
	!items.slice(0, at).some(isHome);

/** "Nabij school en winkel" */
const BETWEEN_NEARBY = ['filler', 'and', 'text'] as const;

/** "Bars and restaurants" */
const isNearbyToo = (items: readonly Item[], at: number) =>
	BETWEEN_NEARBY.some((meaning) => says(items[at], meaning)) ||
	(isUnknown(items[at]) && says(items[at + 1], 'and'));

/** "Huis, winkels dichtbij" */
const isNearHome = (items: readonly Item[], at: number): boolean => {
	// "Winkels en school dichtbij"
	const isListed = (item: Item | undefined) =>
		says(item, 'and') || says(item, 'text') || says(item, 'filler');
	let next = at + 1;
	while (!says(items[next], 'around') && isListed(items[next])) next++;
	const behind = items[afterFillers(items, next + 1)];
	return says(items[next], 'around') && !behind?.places.length && items.some(isHome);
};

/** "Près des commerces", "near the shops", "winkels dichtbij": shops are not what is looked for. */
function isBeside(items: readonly Item[], at: number): boolean {
	if (!/^[689]/.test(meant(items[at], 'type:') ?? meant(items[at], 'subtype:') ?? '')) return false;
	let before = at - 1;
	while (isNearbyToo(items, before)) before--;
	return says(items[before], 'around') || isNearHome(items, at);
}

const isCar = (item: Item | undefined) => says(item, 'garage') || says(item, 'parking');

/** "Ground floor shop", "gelijkvloerse garage", "rez + 2 étages": the floor of what is neither an apartment nor a studio. */
function isFloorOfOther(items: readonly Item[], at: number): boolean {
	const isFloor = says(items[at], 'quality') && meant(items[at], 'subtype:') === GROUND_FLOOR;
	const isOther = (item: Item) => /^[689]/.test(meant(item, 'type:') ?? meant(item, 'subtype:') ?? '');
	const isDwelling = (item: Item) => /^[123]/.test(meant(item, 'type:') ?? '');
	const isHeight = isSign(items[at + 1], '+') && numberAt(items, at + 2) !== undefined;
	return isFloor && (isHeight || ((isCar(items[at + 1]) || items.some(isOther)) && !items.some(isDwelling)));
}

/** "Alleenstaande man zoekt": somebody who looks for a home, and no detached house. */
function isPerson(items: readonly Item[], at: number): boolean {
	if (!says(items[at], 'quality') || !says(items[at], 'filler')) return false;
	const next = items[at + 1];
	const before = items[says(items[at - 1], 'article') ? at - 2 : at - 1];
	const isFor = says(before, 'for') && meant(next, 'type:') === undefined;
	const isAlone = next === undefined && at > 0;
	return isFor || isAlone || says(next, 'counted:people') || says(next, 'seek');
}

const isHouse = (item: Item) => /^1/.test(meant(item, 'type:') ?? meant(item, 'subtype:') ?? '');
const isApartment = (item: Item) => meant(item, 'type:') === '2';

/** Does a room lie on the ground floor, "chambre au rez-de-chaussée", "dont 1 au rdc"? Neither it nor a house with it is an apartment. */
function isFloorOfRoom(items: readonly Item[], at: number): boolean {
	if (!says(items[at], 'quality') || items.some(isApartment)) return false;
	let before = at - 1;
	while (says(items[before], 'filler') && !says(items[before], 'and')) before--;
	const isCount = numberAt(items, before) !== undefined;
	const room = isCount ? before - 1 : before;
	const isOfRoom = before < at - 1 && (isCount || meant(items[room], 'room:') !== undefined);
	const isOfHouse =
		items.slice(0, at).some(isHouse) && !says(items[at - 1], 'and') && !isHouse(items[at] as Item);
	return isOfRoom || isOfHouse;
}

/** "Villa of appartement"; what says how a home is needs another type beside it: "ik ben alleenstaand en zoek" has none. */
function isOfChoice(items: readonly Item[], at: number): boolean {
	const [before, behind] = [says(items[at - 1], 'and'), says(items[at + 1], 'and')];
	if (!says(items[at], 'quality')) return before || behind;
	return (before && isTyped(items[at - 2])) || (behind && isTyped(items[afterFillers(items, at + 2)]));
}

/** "Tweede verblijf": what may be of several types, and is only named beside one of them. */
function secondHomeTypes(item: Item | undefined): string[] | undefined {
	const types = [...(item?.meanings ?? [])].flatMap((meaning) => /^type:(.+)$/.exec(meaning)?.[1] ?? []);
	return types.length > 1 && says(item, 'unsayable') ? types : undefined;
}

/** "Buy to let", "Kapitalanlage": alone what yields, beside the word for a home what somebody buys it for. */
const isInvestment = (item: Item | undefined) =>
	says(item, 'type:5') && says(item, 'unsayable') && says(item, 'buy');

/** "Villa of bungalow, weekendhuisje": of what is called by more than its type, the type beside a subtype of it would find all others as well. */
function isNarrowed(items: readonly Item[], at: number): boolean {
	const type = meant(items[at], 'type:');
	return (
		type !== undefined &&
		says(items[at], 'unsayable') &&
		!isOfChoice(items, at) &&
		items.some((other) => meant(other, 'subtype:')?.startsWith(`${type}:`))
	);
}

export const typeRule: Rule = (items, at, reading) => {
	const item = items[at];
	const subtype = meant(item, 'subtype:');
	const type = meant(item, 'type:');
	if (isPerson(items, at)) return 1;
	if (
		item &&
		(secondHomeTypes(item) || isInvestment(item)) &&
		items.some((other) => other !== item && isHome(other))
	) {
		reading.dropped.push([item]);
		return 1;
	}
	const isListed = LISTED_TYPES.includes(type ?? subtype?.slice(0, 1) ?? '') && isLastOfList(items, at);
	const isOther =
		isFloorOfRoom(items, at) ||
		isBeside(items, at) ||
		isFloorOfOther(items, at) ||
		isBuiltOnLand(items, at) ||
		isLandOfSome(items, at) ||
		isNarrowed(items, at);
	if (item && (isOther || isListed || isPartOfHome(items, at))) {
		reading.dropped.push([item]);
		return 1;
	}
	if (subtype !== undefined) {
		const [of = '', slug = ''] = subtype.split(':');
		const isChoice = isOfChoice(items, at);
		const isFirst = !items.slice(0, at).some(isTyped);
		if (item) reading.subtypes.push({ type: Number(of), slug, isChoice, isFirst, item });
	} else if (type !== undefined)
		for (const one of secondHomeTypes(item) ?? [type]) reading.types.add(Number(one));
	else return 0;
	// "BEN-woning": more than the type
	if (item && says(item, 'unsayable') && !isInvestment(item)) reading.dropped.push([item]);
	// "Kamer te huur", "new flat": what a phrase says besides
	const goal = meant(item, 'goal:');
	if (goal !== undefined) reading.goal ??= Number(goal) as Goal;
	if (subtype === undefined && meant(item, 'projects:') === 'only') reading.projects ??= 'only';
	return 1;
};
