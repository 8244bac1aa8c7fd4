import type { Feature, Goal, SortOrder } from '@estate/shared-contract';
import { afterFillers, boundsAt, isTyped, meant, numberAt, says } from '../item-meanings.ts';
import { type Item, NAME } from '../items.ts';
import type { Reading, Rule } from '../reading.ts';
import { CAR } from '../type-ids.ts';

/** Shorter ones behind "no." are those of houses. */
const SHORTEST_REFERENCE = 3;

/** "ref M00012": what follows is no number of anything. */
export const referenceRule: Rule = (items, at, reading) => {
	const next = afterFillers(items, at + 1);
	const reference = items[next];
	if (!says(items[at], 'reference') || !reference || !/\d/.test(reference.key)) return 0;
	// "Kerkstraat nr 12"
	if (items[at]?.key === 'nr' && reference.key.length < SHORTEST_REFERENCE) return 0;
	// Alone it would be any number, or a postcode, "ref 1300": the word stays with it.
	if (/^\d+$/.test(reference.key))
		reading.rest.push(...items.slice(at, next).map((word) => ({ ...word, meanings: NAME })));
	reading.rest.push({ ...reference, meanings: NAME });
	return next + 1 - at;
};

/**
 * "Een garage in Gent", "nur eine Garage": one of which nothing says that it goes with a home, as a garage without a number.
 * That there is to be nothing else says no more where no type is named.
 */
export const oneCarRule: Rule = (items, at, reading) => {
	const isOnly = says(items[at], 'only') && !items.some(isTyped);
	const count = isOnly ? at + 1 : at;
	const place = numberAt(items, count) === 1 ? count + 1 : count;
	const isCounted = says(items[at - 1], 'with') || boundsAt(items[at - 1]).length > 0;
	if (place === at || isCounted || says(items[place + 1], 'double')) return 0;
	if (says(items[place], 'garage')) reading.garage = true;
	else if (says(items[place], 'parking')) reading.parking = true;
	else return 0;
	if (isOnly) reading.types.add(CAR);
	return place + 1 - at;
};

/** "Alleen appartementen", "nur Neubau", "only to let": all that a list has is of that anyway. */
export const onlyRule: Rule = (items, at) => {
	const next = items[afterFillers(items, at + 1)];
	const isFilter =
		isTyped(next) || ['projects:', 'goal:'].some((prefix) => meant(next, prefix) !== undefined);
	return says(items[at], 'only') && isFilter ? 1 : 0;
};

/** A place for a car: with "met" before it, a feature of what is looked for. */
export const carRule: Rule = (items, at, reading) => {
	// "Met parking", "met twee parkeerplaatsen"
	const before = numberAt(items, at - 1) === undefined ? at - 1 : at - 2;
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

function addFeature(reading: Reading, feature: Feature, item: Item): void {
	reading.features.add(feature);
	if (feature === 'furnished') reading.seldom.push({ kind: feature, items: [item] });
	if (feature === 'cellar') reading.seldom.push({ kind: feature, items: [item], isOfBoth: true });
}

function addNow(reading: Reading, item: Item): void {
	reading.available = 'now';
	reading.seldom.push({ kind: 'available', items: [item], isOfBoth: true });
}

/** "Les nouveautés", "nieuw te koop", "goedkoopste huizen": an order of the list, which hides nothing. */
export const sortRule: Rule = (items, at, reading) => {
	const sort = meant(items[at], 'sort:');
	if (sort === undefined) return 0;
	reading.sort ??= sort as SortOrder;
	// "Nieuw deze week": no filter knows since when something is there.
	if (says(items[at], 'unsayable')) reading.dropped.push(items.slice(at, at + 1));
	const goal = meant(items[at], 'goal:');
	if (goal !== undefined) reading.goal ??= Number(goal) as Goal;
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
	else if (item && goal !== undefined) {
		reading.goal = Number(goal) as Goal;
		// "Rendement locatif": more than the goal
		if (says(item, 'unsayable')) reading.dropped.push([item]);
		if (says(item, 'available')) addNow(reading, item);
	} else if (item && feature !== undefined) addFeature(reading, feature as Feature, item);
	// "pas de projets neufs": what was left out is not asked for by the next word.
	else if (item && projects !== undefined) {
		reading.projects ??= projects as 'none' | 'only';
		if (projects === 'only') reading.seldom.push({ kind: 'projects', items: [item], isOfBoth: true });
	} else if (item && (says(item, 'available') || says(item, 'ready'))) addNow(reading, item);
	else if (says(item, 'open')) reading.hideSold = true;
	else return 0;
	return 1;
};
