import { isUnknown, meant, numberAt, says } from '../item-meanings.ts';
import type { Item } from '../items.ts';
import type { Rule } from '../reading.ts';

/** "New" as French says it behind what is new, and German before it */
const BEHIND = /^neu(?:f|fs|ve|ves)$/;
const BEFORE = /^neue[mnrs]?$/;
const isPlural = (item: Item | undefined) => /^neu(?:fs|ves)$/.test(item?.key ?? '');

const isNew = (item: Item | undefined, order: RegExp) =>
	says(item, 'projects:only') && order.test(item?.key ?? '');

/** What a filter asks for, new or not */
const isAsked = (item: Item | undefined) =>
	meant(item, 'feature:') !== undefined || says(item, 'garage') || says(item, 'parking');

const isRoom = (item: Item | undefined) => meant(item, 'room:') !== undefined || says(item, 'rooms');

/** Something of a home, and not the home itself: "cuisine", "Bad", or a word that nobody knows */
const isPart = (item: Item | undefined) =>
	isAsked(item) || isRoom(item) || says(item, 'renewed') || says(item, 'amenity') || isUnknown(item);

/** What may stand between: "cuisine équipée neuve", "neue moderne Küche" */
const isHow = (item: Item | undefined) => isUnknown(item) || says(item, 'text');

/** Is it a count of rooms, as of "3 chambres", whose home is new? "2 salles de bain neuves" are new themselves. */
const isCounted = (items: readonly Item[], at: number, adjective: Item | undefined) =>
	isRoom(items[at]) && numberAt(items, at - 1) !== undefined && !isPlural(adjective);

/** "Cuisine neuve", "châssis neufs": where the adjective stands that belongs to a part; undefined where none does. */
function newBehind(items: readonly Item[], at: number): number | undefined {
	if (!isPart(items[at])) return undefined;
	const next = isHow(items[at + 1]) && !isNew(items[at + 1], BEHIND) ? at + 2 : at + 1;
	return isNew(items[next], BEHIND) && !isCounted(items, at, items[next]) ? next : undefined;
}

/** A new kitchen, roof or boiler makes no home new: it is named, and what a filter knows of it is asked for. */
export const newPartRule: Rule = (items, at, reading) => {
	const behind = newBehind(items, at);
	if (behind !== undefined && !isAsked(items[at]) && numberAt(items, at - 1) === undefined) {
		reading.dropped.push(items.slice(at, behind + 1));
		return behind + 1 - at;
	}
	if (isNew(items[at], BEHIND) && [at - 1, at - 2].some((part) => newBehind(items, part) === at)) {
		reading.dropped.push(items.slice(at, at + 1));
		return 1;
	}
	if (!isNew(items[at], BEFORE)) return 0;
	const part = isHow(items[at + 1]) && isPart(items[at + 2]) ? at + 2 : at + 1;
	if (!isPart(items[part])) return 0;
	const end = isAsked(items[part]) ? at + 1 : part + 1;
	reading.dropped.push(items.slice(at, end));
	return end - at;
};
