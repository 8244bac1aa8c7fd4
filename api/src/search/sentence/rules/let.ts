import { isSign, isTyped, meant, says } from '../item-meanings.ts';
import type { Item } from '../items.ts';
import type { Rule } from '../reading.ts';
import { STUDIO } from '../type-ids.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';

const LETTING: readonly Meaning[] = ['student', 'goal:1', 'feature:furnished'];
/** Higher numbers behind a room are its price. */
const MOST_ROOMS = 20;

/** "Opbrengsthuis": what is bought so that others rent it */
const isYielding = (items: readonly Item[]) => items.some((item) => says(item, 'type:5'));

/** "Kot", "colocation", "student": what is let, unless another word says that it is for sale. */
export const letRule: Rule = (items, at, reading) => {
	if (says(items[at], 'let') && !isYielding(items)) reading.isLet = true;
	return 0;
};

const PEOPLE = /^([2-9])er$/;

/** "3er WG": a home for three who share it, and so with three bedrooms; how it is lived in gets named. */
export const sharedRule: Rule = (items, at, reading) => {
	const [, people] = PEOPLE.exec(items[at]?.key ?? '') ?? [];
	const shared = isSign(items[at + 1], '-–') ? at + 2 : at + 1;
	if (people === undefined || !says(items[shared], 'let') || !says(items[shared], 'unsayable')) return 0;
	reading.isLet = true;
	reading.rooms.bedrooms = Math.max(reading.rooms.bedrooms ?? 0, Number(people));
	reading.dropped.push(items.slice(at, shared + 1));
	return shared + 1 - at;
};

/** "Student zoekt kamer", "room to rent": a room by itself is what is looked for, and no count of bedrooms. */
export const roomRule: Rule = (items, at, reading) => {
	const room = says(items[at], 'article') ? at + 1 : at;
	const isLet = items.some((item) => LETTING.some((meaning) => says(item, meaning)));
	const isCounted = isSign(items[room + 1], ':') || (items[room + 1]?.number ?? MOST_ROOMS + 1) <= MOST_ROOMS;
	if (!says(items[room], 'lodging') || !isLet || isCounted || items.some(isTyped)) return 0;
	reading.types.add(STUDIO);
	return room + 1 - at;
};

const HAD = ['room', 'feature:', 'garage', 'parking', 'street'] as const;

/** Words that may stand before land and say nothing of where it lies: "een", "zoek", "te koop" */
function saysNothing(item: Item | undefined): boolean {
	const isFiller = says(item, 'filler') && !says(item, 'where') && !says(item, 'with') && !says(item, 'for');
	return isFiller || says(item, 'and') || says(item, 'field') || meant(item, 'goal:') !== undefined;
}

/** "Bos te koop", "Acker oder Wiese": land where nothing else is looked for. "Aan het bos" is where something lies. */
export const fieldRule: Rule = (items, at, reading) => {
	const item = items[at];
	if (!item || !says(item, 'field')) return 0;
	const isOfOther = (other: Item) =>
		isTyped(other) || HAD.some((prefix) => meant(other, prefix) !== undefined);
	// "Bos" alone says too little.
	const isAsked =
		says(item, 'unsayable') ||
		items.some((other) => meant(other, 'goal:') !== undefined) ||
		items.filter((other) => says(other, 'field')).length > 1;
	const isBeside = !items.slice(0, at).every((other) => saysNothing(other) || isSign(other, ','));
	if (!isAsked || isBeside || items.some(isOfOther)) return 0;
	reading.fields.push(item);
	return 1;
};
