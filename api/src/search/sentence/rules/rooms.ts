import type { RoomKind } from '@estate/shared-contract';
import { isSign, isSize, isTyped, isUnknown, meant, numberAt, says } from '../item-meanings.ts';
import type { Item } from '../items.ts';
import type { Reading, Rule } from '../reading.ts';
import { isCounted, isPlural } from './counted.ts';
import { countsOf, endOfBut, isCeiling, spanAt } from './span.ts';

const MOST_ROOMS = 20;
const HALF = 0.5;

function countAt(items: readonly Item[], at: number) {
	const number = numberAt(items, at);
	// "2½ bedrooms"
	const value = number !== undefined && number > 1 && number % 1 === HALF ? number - HALF : number;
	const isCount = value !== undefined && Number.isInteger(value) && value >= 1 && value <= MOST_ROOMS;
	return isCount ? { value, end: at + 1 } : undefined;
}

/** The kind of room that an item names. Of French and German rooms one is the living room. */
function roomAt(item: Item | undefined): { kind: RoomKind; fewer: number } | undefined {
	const named = meant(item, 'room:');
	if (named !== undefined) return { kind: named as RoomKind, fewer: 0 };
	if (says(item, 'rooms')) return { kind: 'bedrooms', fewer: 1 };
	if (says(item, 'garage')) return { kind: 'garages', fewer: 0 };
	return undefined;
}

/** "3 ruime slaapkamers" */
const isAdjective = (item: Item | undefined) => isUnknown(item) || says(item, 'text');

function take(reading: Reading, room: { kind: RoomKind; fewer: number }, count: number): void {
	reading.rooms[room.kind] = Math.max(1, count - room.fewer, reading.rooms[room.kind] ?? 0);
}

/** At most so many bedrooms; of other rooms, or of none, no filter knows a most. */
function takeMost(
	reading: Reading,
	room: { kind: RoomKind; fewer: number },
	count: number,
	items: readonly Item[],
): boolean {
	const most = count - room.fewer;
	if (room.kind !== 'bedrooms' || most < 1) return false;
	reading.bedroomsMax = { count: most, items };
	return true;
}

/** "sdb 2 ch 4": each number belongs to the room before it, where of "ch 2 sdb" it may be that of either. */
function arePairs(items: readonly Item[], at: number): boolean {
	let next = at;
	while (roomAt(items[next]) && items[next + 1]?.number !== undefined) next += 2;
	return next > at + 2 && !roomAt(items[next]) && meant(items[next], 'unit:') === undefined;
}

const isBehindPair = (items: readonly Item[], at: number): boolean =>
	items[at - 1]?.number !== undefined && roomAt(items[at - 2]) !== undefined;

/** What a number before it hardly counts: "slaapkamers 3 huis", but not "chambre 2 terrasses" */
const isOne = (item: Item | undefined): boolean =>
	(isTyped(item) || meant(item, 'feature:') !== undefined) && !isPlural(item);

/** Exactly "2 bedrooms" are at least two and at most two; of other rooms, that they are no more gets named. */
export const exactRule: Rule = (items, at, reading) => {
	const [count, room] = [countAt(items, at + 1), roomAt(items[at + 2])];
	if (!says(items[at], 'exact') || !count || !room) return 0;
	if (!takeMost(reading, room, count.value, items.slice(at, at + 1)))
		reading.dropped.push(items.slice(at, at + 1));
	return 1;
};

/** "slaapkamers: 3", "chambres min 2", "bedrooms max 2" */
function roomFirst(items: readonly Item[], at: number, reading: Reading): number {
	const room = roomAt(items[at]);
	const isMost = says(items[at + 1], 'bound:max') && !says(items[at + 1], 'to');
	const isLinked = isSign(items[at + 1], ':') || says(items[at + 1], 'bound:min') || isMost;
	const next = isLinked ? at + 2 : at + 1;
	const count = countAt(items, next);
	if (!room || !count || items[next]?.number === undefined) return 0;
	const isOther = meant(items[count.end], 'room:') ?? meant(items[count.end], 'unit:');
	const behind = items[count.end];
	const isPair = next === at + 1 && (arePairs(items, at) || isBehindPair(items, at));
	const isLast =
		behind === undefined ||
		(behind.number === undefined && behind.places.length > 0) ||
		isSign(behind, ',') ||
		isOne(behind);
	if (!isPair && (isOther !== undefined || (next === at + 1 && !isLast))) return 0;
	if (!isMost) take(reading, room, count.value);
	else if (!takeMost(reading, room, count.value, items.slice(at, count.end))) return 0;
	return count.end - at;
}

/** "Dubbele garage", "garage double", "Doppelgarage": places for two cars. */
export const doubleGarageRule: Rule = (items, at, reading) => {
	const [first, second] = [items[at], items[at + 1]];
	const isPair =
		(says(first, 'double') && says(second, 'garage')) || (says(first, 'garage') && says(second, 'double'));
	if (!isPair && !says(first, 'double-garage')) return 0;
	take(reading, { kind: 'garages', fewer: 0 }, 2);
	return isPair ? 2 : 1;
};

/** "3 of 4 slaapkamers", "deux ou trois chambres", "3+1 bedrooms": at least the smaller and at most the larger, of a sum the first. */
function choiceAt(items: readonly Item[], at: number, reading: Reading): number {
	const [one, other] = [countAt(items, at), countAt(items, at + 2)];
	const room = roomAt(items[at + 3]);
	const isSum = isSign(items[at + 1], '+');
	if (
		!one ||
		!other ||
		!room ||
		!(isSum || isSign(items[at + 1], '/') || says(items[at + 1], 'and')) ||
		says(items[at + 1], 'to')
	)
		return 0;
	take(reading, room, isSum ? one.value : Math.min(one.value, other.value));
	// As of "2-3 bedrooms"
	const most = Math.max(one.value, other.value);
	if (!isSum && one.value !== other.value && !takeMost(reading, room, most, items.slice(at, at + 4)))
		reading.dropped.push(one.value < other.value ? items.slice(at + 2, at + 4) : items.slice(at, at + 1));
	return 4;
}

/** Where "but at most 4" ends behind "at least 3 bedrooms"; undefined where something else stands there. */
function mostBehind(
	items: readonly Item[],
	at: number,
	room: { kind: RoomKind; fewer: number },
	reading: Reading,
): number | undefined {
	const bound = endOfBut(items, at);
	const count = isCeiling(items[bound]) ? countAt(items, bound + 1) : undefined;
	if (!count) return undefined;
	const behind = items[count.end];
	const again = roomAt(behind);
	const isOther = isCounted(behind) || says(behind, 'minute') || says(behind, 'hour') || isSign(behind, '€/');
	if (again ? again.kind !== room.kind : isOther) return undefined;
	const end = again ? count.end + 1 : count.end;
	return takeMost(reading, room, count.value, items.slice(bound, end)) ? end : undefined;
}

/** Counts of rooms: at least so many (decisions 17). "At most" is a filter of bedrooms alone: of other rooms it is named. */
export const roomsRule: Rule = (items, at, reading) => {
	// "0 slaapkamers": no filter counts none of them.
	if (items[at]?.number === 0 && roomAt(items[at + 1])) {
		reading.dropped.push(items.slice(at, at + 2));
		return 2;
	}
	const choice = choiceAt(items, at, reading);
	if (choice > 0) return choice;
	const found = spanAt(items, at, (from) => countAt(items, from));
	if (!found) return roomFirst(items, at, reading);
	const isDescribed = isAdjective(items[found.end]) && roomAt(items[found.end + 1]) !== undefined;
	const end = isDescribed ? found.end + 1 : found.end;
	const room = roomAt(items[end]);
	if (!room) return 0;
	// "3 slaapkamers min", "3 bedrooms or more"
	// Nor is "3 slaapkamers voor ons gezin" one that is no more.
	const isBehindMax = says(items[end + 1], 'bound:max') && !says(items[end + 1], 'for');
	const isMost = found.bound === 'max' || isBehindMax;
	const isFigure =
		numberAt(items, end + 2) !== undefined ||
		meant(items[end + 2], 'times:') !== undefined ||
		isSign(items[end + 2], '€');
	if (isMost && (found.bound === 'max' || !isFigure)) {
		const isBehind = found.bound !== 'max';
		const said = items.slice(at, end + (isBehind ? 2 : 1));
		const { max = 0 } = countsOf(found, 'max');
		if (!takeMost(reading, room, max, said)) reading.dropped.push(said);
		return end + (isBehind ? 2 : 1) - at;
	}
	// "1-Zimmer-Wohnung", "1 pièce": the living room alone, which is a studio and no bedroom.
	if (room.fewer === 1 && items[at]?.number === 1 && !found.bound && !found.second) {
		reading.isOneRoom = true;
		return end + 1 - at;
	}
	const described = items.slice(found.end, end);
	// "3 large bedrooms": a size is named, anything else looked for.
	if (isSize(described[0])) reading.dropped.push(described);
	else reading.rest.push(...described);
	// Of "2-3 toilets" the three are named: the two are looked for, and with the sign they read as a number below zero.
	const most = isSign(items[found.first.end], '–—-~/') ? found.first.end + 1 : found.first.end;
	const { max = 0 } = countsOf(found, 'min');
	if (found.second && !takeMost(reading, room, max, items.slice(most, end + 1)))
		reading.dropped.push(items.slice(most, end + 1));
	take(reading, room, countsOf(found, 'min').min ?? found.first.value);
	const ceiling = found.bound === 'min' ? mostBehind(items, end + 1, room, reading) : undefined;
	if (ceiling !== undefined) return ceiling - at;
	const isLeast = says(items[end + 1], 'bound:min') && !isFigure;
	return end + (isLeast ? 2 : 1) - at;
};
