import type { Goal } from '@estate/shared-contract';
import { isSign, meant, numberAt, says } from '../item-meanings.ts';
import type { Item } from '../items.ts';
import type { Rule } from '../reading.ts';

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

export const typeRule: Rule = (items, at, reading) => {
	const item = items[at];
	const subtype = meant(item, 'subtype:');
	const type = meant(item, 'type:');
	if (item && isBuiltOnLand(items, at)) {
		reading.dropped.push(items.slice(at - 1, at + 1));
		return 1;
	}
	if (item && isFloorOfRoom(items, at)) {
		reading.dropped.push([item]);
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
	// "Kamer te huur", "new flat": what a phrase says besides
	const goal = meant(item, 'goal:');
	if (goal !== undefined) reading.goal ??= Number(goal) as Goal;
	if (meant(item, 'projects:') === 'only') reading.projects ??= 'only';
	return 1;
};
