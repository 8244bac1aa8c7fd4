import {
	type EpcLetter,
	FACADE_COUNTS,
	type FacadeCount,
	type Feature,
	PROPERTY_TYPE_IDS,
	type SearchFilter,
} from '@estate/shared-contract';
import { says } from './item-meanings.ts';
import type { Item } from './items.ts';
import type { Reading } from './reading.ts';
import { MOST_RENT } from './rules/bare-price.ts';
import { facadesOfSubtype, saysFacades, subtypeOfFacades } from './rules/facades.ts';
import type { SentenceContext } from './sentence-context.ts';
import { APARTMENT, CAR, HOUSE, LAND, STUDIO } from './type-ids.ts';

export interface SettledTypes {
	types: number[];
	subtypes: string[];
	facades: FacadeCount[];
	/** Is the ground floor asked for? */
	isOnGround: boolean;
	/** Subtypes that no property has: words that are left */
	rest: Item[];
	/** What more is said of types that are asked for, and no filter can say beside others */
	unsaid: Item[];
}

const HOME_ROOMS = ['bedrooms', 'bathrooms', 'showerrooms', 'toilets'] as const;

/** EUR that no garage costs, to buy and by the month */
const HOME_PRICES = { sale: 150_000, rent: 500 };

function isPriceOfHome({ price, isMonthly }: Reading): boolean {
	const highest = price?.max ?? price?.min ?? 0;
	const isRent = isMonthly === true || highest <= MOST_RENT;
	return highest >= (isRent ? HOME_PRICES.rent : HOME_PRICES.sale);
}

/** Rooms, features and classes, as a text or a search has them. */
interface Wishes {
	rooms: SearchFilter['rooms'];
	features: Iterable<Feature>;
	epc: Iterable<string>;
	epcMin?: EpcLetter;
	bedroomsMax?: unknown;
}

/** Is something asked that no garage has? */
export const isBeyondGarage = ({ rooms, features, epc, epcMin, bedroomsMax }: Wishes): boolean =>
	HOME_ROOMS.some((kind) => rooms[kind]) ||
	[...features].some((feature) => feature !== 'parking') ||
	[...epc].length > 0 ||
	epcMin !== undefined ||
	bedroomsMax !== undefined;

/** "3 slaapkamers, garage, tuin", "Gent, 300.000, garage": what else is named has no garage alone. */
const isOfHome = (reading: Reading): boolean => isBeyondGarage(reading) || isPriceOfHome(reading);

type Named = Reading['subtypes'][number];
type HasFacades = (facades: FacadeCount, slug: string) => boolean;

const HOMES: readonly number[] = [HOUSE, APARTMENT, STUDIO];

/**
 * "Geen appartement" asks for houses, where a studio is an apartment as well; beside another type, or of anything but homes,
 * it is named. "Alles behalve appartementen" asks for every other type.
 */
function takeOtherTypes(
	{ notTypes, types, subtypes, dropped, garage, parking, rooms }: Reading,
	{ types: had, isTyped }: Pick<Known, 'types' | 'isTyped'>,
): void {
	const left = new Set(notTypes.flatMap((not) => not.types));
	const isAllElse = notTypes.some((not) => not.isAllElse);
	const asked: readonly number[] = isAllElse ? PROPERTY_TYPE_IDS : HOMES;
	const isKnown = [...left].every((type) => asked.includes(type));
	if (left.has(APARTMENT)) left.add(STUDIO);
	// "Alles behalve appartementen, garage": of what is looked for, and no type.
	if (garage || parking || rooms.garages) left.add(CAR);
	const others = asked.filter((type) => !left.has(type));
	const isOther = types.size + subtypes.length > 0 || (isTyped && !had.some((type) => left.has(type)));
	for (const { items } of notTypes)
		if (!isKnown || others.length === 0 || isOther) dropped.push(items);
		else for (const type of others) types.add(type);
}

/** Houses with fewer or more façades are looked for by "geen rijhuis"; of anything else, or where façades are not known, it is named. */
function takeOtherFacades(reading: Reading, hasFacades: HasFacades): void {
	const { notFacades, subtypes, types, dropped } = reading;
	const left = new Set(notFacades.flatMap(({ facades }) => facades));
	const others = FACADE_COUNTS.filter((count) => !left.has(count));
	const isHouse = types.size === 0 ? subtypes.every(({ type }) => type === HOUSE) : types.has(HOUSE);
	const isKnown = others.length > 0 && others.every((count) => hasFacades(count, subtypeOfFacades(count)));
	const isSaid = subtypes.some(({ slug }) => facadesOfSubtype(slug));
	for (const { items } of notFacades) {
		if (!isHouse || !isKnown || isSaid) dropped.push([...items]);
		else
			for (const count of others)
				subtypes.push({ type: HOUSE, slug: subtypeOfFacades(count), isChoice: false, item: items[0] });
	}
}

/**
 * Subtypes that stand for façades, where these are known. "Rijhuis of halfopen" are any of both; of "villa of rijhuis" filters,
 * which ask for both, can only say it as subtypes.
 */
function facadesNamed(
	{ subtypes, types }: Reading,
	hasFacades: HasFacades,
): { named: Named[]; facades: FacadeCount[] } {
	const isHome = types.size === 0 || types.has(HOUSE);
	const stands = subtypes.flatMap((named) => {
		const facades = facadesOfSubtype(named.slug);
		return facades && (isHome || saysFacades(named.item)) ? { named, facades } : [];
	});
	const isOtherChoice = stands.filter(({ named }) => named.isChoice).length === 1;
	const isKnown = stands.every(({ named, facades }) => hasFacades(facades, named.slug));
	if (isOtherChoice || !isKnown) return { named: [], facades: [] };
	return { named: stands.map(({ named }) => named), facades: stands.map(({ facades }) => facades) };
}

const GROUND_FLOOR = 'gelijkvloers';
const isFlat = (type: number) => type === APARTMENT || type === STUDIO;

/** "Erdgeschosswohnung", "ground floor flat": the apartment is asked for as well, where on "EG" a studio may lie. */
const saysFlat = ({ item }: Named) => /app|apart|flat|woh?nung/.test(item.key);

/** What is settled with: what the agency has, and the types of the search before. */
interface Known {
	subtypes: SentenceContext['subtypes'];
	hasFacades: HasFacades;
	hasGroundFloors: () => boolean;
	types: readonly number[];
	/** The search has types or subtypes already */
	isTyped: boolean;
	/** It asks for what no garage has */
	isOfHome: boolean;
}

/** What asks for the ground floor, where some homes are known to lie on it: beside nothing but apartments and studios, and no choice but one that it begins: "ground floor flat or studio". */
function groundFloorNamed(
	{ types, subtypes }: Reading,
	{ types: base, isTyped }: Pick<Known, 'types' | 'isTyped'>,
): Named[] {
	const named = subtypes.filter(
		(subtype) =>
			subtype.slug === GROUND_FLOOR && (!subtype.isChoice || (subtype.isFirst && saysFlat(subtype))),
	);
	const others = subtypes.filter((subtype) => !named.includes(subtype));
	const isOfFlats = [...types, ...others.map(({ type }) => type)].every(isFlat);
	return isOfFlats && (!isTyped || base.some(isFlat)) ? named : [];
}

/** "Garage" beside apartments, or three bedrooms, is one of theirs. */
const isOfCars = ({ types, isTyped, isOfHome }: Pick<Known, 'types' | 'isTyped' | 'isOfHome'>) =>
	types.includes(CAR) || !(isTyped || isOfHome);

/** "Duplex appartement" is a duplex; "huis of villa" any house; "appartement of villa" either type, where the villa is named. */
export function settleTypes(
	reading: Reading,
	{ subtypes: known, hasFacades, hasGroundFloors, ...before }: Known,
): SettledTypes {
	takeOtherTypes(reading, before);
	takeOtherFacades(reading, hasFacades);
	const { named, facades } = facadesNamed(reading, hasFacades);
	const asked = groundFloorNamed(reading, before);
	const onGround = asked.length > 0 && hasGroundFloors() ? asked : [];
	const others = reading.subtypes.filter(
		(subtype) => !named.includes(subtype) && !onGround.includes(subtype),
	);
	const types = new Set(reading.types);
	if (onGround.some(saysFlat) && others.length === 0) types.add(APARTMENT);
	if (reading.isOneRoom && types.delete(APARTMENT)) types.add(STUDIO);
	else if (reading.isOneRoom && types.size + reading.subtypes.length === 0 && !before.isTyped)
		types.add(STUDIO);
	if (types.size === 0 && reading.subtypes.length === 0) {
		if (reading.isLand) types.add(LAND);
		else if ((reading.garage || reading.parking) && !isOfHome(reading) && isOfCars(before)) types.add(CAR);
	}
	const subtypes = new Set<string>();
	const rest: Item[] = [];
	const unsaid: Item[] = [];
	const isNarrow = [...types].every((type) => others.some((subtype) => subtype.type === type));
	for (const subtype of others) {
		const { type, slug, isChoice, item } = subtype;
		const isHow = types.size > 0 && !isNarrow && !isChoice && says(item, 'quality') && !saysFlat(subtype);
		// "Gelijkvloerse woning": how a home is adds no other type.
		if (isHow) unsaid.push(item);
		else if (types.size > 0 && (isChoice || !isNarrow)) {
			// "Appartement of villa" finds all houses: that is said.
			if (!reading.types.has(type)) unsaid.push(item);
			types.add(type);
		} else if (known.has(slug)) for (const one of known.get(slug) ?? []) subtypes.add(one);
		else rest.push(item);
	}
	// A castle is a house: where no subtype is known, its type is what is left of it.
	if (types.size === 0 && subtypes.size === 0 && !before.isTyped)
		for (const subtype of reading.subtypes) if (!onGround.includes(subtype)) types.add(subtype.type);
	// Types are only narrowed where each has a subtype that is known.
	const isReplaced = subtypes.size > 0;
	const isOnGround = onGround.length > 0;
	return { types: isReplaced ? [] : [...types], subtypes: [...subtypes], facades, isOnGround, rest, unsaid };
}

/** Is a garage or a place for a car a part of what is looked for, and not that itself? */
export const isCarFeature = ({ types }: SettledTypes): boolean => !types.includes(CAR);

/** Is only land looked for? Then its measure is that of the plot. */
export const isOnlyLand = ({ types, subtypes }: SettledTypes): boolean =>
	(types.length > 0 && types.every((type) => type === LAND)) ||
	(types.length === 0 && subtypes.length > 0 && subtypes.every((slug) => slug === 'bouwgrond'));
