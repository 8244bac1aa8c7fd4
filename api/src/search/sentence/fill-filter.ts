import {
	type DroppedValue,
	type Feature,
	GOAL,
	type Goal,
	isFiltered,
	PRICE_RANGES,
	ROOM_KINDS,
	type SearchFilter,
	type Span,
	sortOf,
	withGoal,
} from '@estate/shared-contract';
import { says } from './item-meanings.ts';
import type { Item } from './items.ts';
import type { Reading } from './reading.ts';
import { addFilters, namedFilters, replaceFilters, union } from './replace-filters.ts';
import { restInPlace } from './rest-text.ts';
import { MOST_RENT } from './rules/bare-price.ts';
import type { SentenceContext } from './sentence-context.ts';
import { isBeyondGarage, isCarFeature, isOnlyLand, type SettledTypes, settleTypes } from './settle-types.ts';
import { tokensOf } from './tokens.ts';
import { APARTMENT, LAND, STUDIO } from './type-ids.ts';
import { lexiconOf } from './vocabulary/lexicon.ts';

/** What a text was understood as. */
export interface Understood {
	filter: SearchFilter;
	/** Read in it, but more than a filter can say */
	dropped: DroppedValue[];
	/** The pieces of its text where something else was understood: each stays where it leaves something of that */
	sought?: readonly string[];
	/** The pieces of its text that are neither looked for nor say what no filter can; they are among `dropped` */
	leftOut?: readonly string[];
}

/** What was read in a text, and what is left of it where it stood. */
interface Filled extends Understood {
	rest: readonly Item[];
}

/** Is something asked that is let, or that only homes to let have? No price may say otherwise. */
function isOfRent({ isLet, seldom, price }: Reading, { isOffered }: SentenceContext): boolean {
	const isOnlyLet = ({ kind, isOfBoth }: Reading['seldom'][number]) =>
		!isOfBoth && isOffered(GOAL.rent, kind) && !isOffered(GOAL.sale, kind);
	const highest = price?.max ?? price?.min ?? 0;
	return highest <= MOST_RENT && (isLet === true || seldom.some(isOnlyLet));
}

function goalOf(reading: Reading, goal: Goal, context: SentenceContext): Goal {
	return reading.goal ?? (isOfRent(reading, context) ? GOAL.rent : goalOfPrice(reading, goal));
}

/** "Appartement loué 900 €/mois" to buy: what it brings in is no price. */
function withoutRent(reading: Reading, goal: Goal): void {
	const { isMonthly, price, priced } = reading;
	if (goal !== GOAL.sale || !isMonthly || !priced || (price?.max ?? price?.min ?? 0) > MOST_RENT) return;
	reading.dropped.push(priced.items);
	delete reading.price;
}

/** "Nieuwbouwwoning": a home of that main type, in a project or not; where nothing is called so, and beside another type, new build. */
function withNewBuild(reading: Reading, { subtypes }: SentenceContext): void {
	const isNewBuild = ({ slug, item, isChoice }: Reading['subtypes'][number]) =>
		says(item, 'projects:only') && (isChoice || !subtypes.has(slug));
	for (const { type, item } of reading.subtypes.filter(isNewBuild)) {
		reading.types.add(type);
		reading.projects ??= 'only';
		reading.seldom.push({ kind: 'projects', items: [item], isOfBoth: true });
	}
	reading.subtypes = reading.subtypes.filter((named) => !isNewBuild(named));
}

/** What no home of the goal has would empty the list: it is named. A cellar that feeds do not tell of is one that texts may. */
function withoutUnoffered(reading: Reading, goal: Goal, { isOffered }: SentenceContext): void {
	for (const { kind, items } of reading.seldom) {
		if (isOffered(goal, kind)) continue;
		if (kind === 'cellar') reading.rest.push(...items);
		else reading.dropped.push(items);
		if (kind === 'furnished' || kind === 'cellar') reading.features.delete(kind);
		else delete reading[kind];
	}
}

/** Nothing is sold for so little, nothing let for so much. */
function goalOfPrice({ price, isMonthly }: Reading, goal: Goal): Goal {
	const highest = price?.max ?? price?.min;
	if (isMonthly && (highest ?? 0) <= MOST_RENT) return GOAL.rent;
	if (highest === undefined) return goal;
	if (goal === GOAL.sale && highest < MOST_RENT / 2) return GOAL.rent;
	return goal === GOAL.rent && highest > MOST_RENT ? GOAL.sale : goal;
}

function priced(filter: SearchFilter, price: Span | undefined): SearchFilter['price'] {
	const { min, max } = PRICE_RANGES[filter.goal];
	const within = (value: number) => Math.min(Math.max(Math.round(value), min), max);
	return price ? { min: within(price.min ?? min), max: within(price.max ?? max) } : filter.price;
}

/** Bounds of a price beyond the slider's range, which no address says: they are an open end. */
function droppedPrices(goal: Goal, { price }: Reading): DroppedValue[] {
	const { max } = PRICE_RANGES[goal];
	const isBeyond = [(price?.min ?? 0) > max && price?.min, (price?.max ?? 0) >= max && price?.max];
	const values = new Set(isBeyond.filter((value) => typeof value === 'number').map(Math.round));
	return [...values].map((value) => ({ name: 'price', value: String(value) }));
}

/** "Garage 20 m²": of types of which nothing says its area, a filter would hide all that fits, so the area is named. */
function withoutAreas(
	reading: Reading,
	{ types }: SettledTypes,
	goal: Goal,
	{ hasAreas }: SentenceContext,
): void {
	const asked = [...types, ...reading.subtypes.map(({ type }) => type)];
	const isLand = (type: number) => type === LAND;
	if (!reading.measured || asked.length === 0 || asked.some((type) => isLand(type) || hasAreas(goal, type)))
		return;
	reading.dropped.push(reading.measured);
	delete reading.area;
	delete reading.size;
}

const FLATS = [APARTMENT, STUDIO];

/** Is an apartment among what is looked for? */
const hasFlat = (
	{ types, subtypes, isOnGround }: SettledTypes,
	reading: Reading,
	{ types: had }: SearchFilter,
): boolean =>
	isOnGround ||
	FLATS.some((type) => types.includes(type) || had.includes(type)) ||
	reading.subtypes.some(({ type, slug }) => FLATS.includes(type) && subtypes.includes(slug));

/** "At least 3, at most 2 bedrooms" asks for nothing that there is: the most is named. */
function withoutFewerBedrooms(reading: Reading): void {
	const { bedroomsMax, rooms } = reading;
	if (!bedroomsMax || bedroomsMax.count >= (rooms.bedrooms ?? 0)) return;
	reading.dropped.push(bedroomsMax.items);
	delete reading.bedroomsMax;
}

/** Few apartments count their garage: a place for a car is one, or a parking space. */
function withFlatGarage(settled: SettledTypes, reading: Reading, filter: SearchFilter): void {
	const isGarage = reading.rooms.garages === 1 || (reading.garage && isCarFeature(settled));
	if (!isGarage || !hasFlat(settled, reading, filter)) return;
	delete reading.rooms.garages;
	delete reading.garage;
	reading.features.add('parking');
}

function roomsOf(filter: SearchFilter, reading: Reading, isCar: boolean): SearchFilter['rooms'] {
	const rooms = { ...filter.rooms };
	for (const kind of ROOM_KINDS) if (reading.rooms[kind]) rooms[kind] = reading.rooms[kind];
	if (isCar && reading.garage) rooms.garages ??= 1;
	return rooms;
}

/** What was asked before without what the text says is no condition. */
function withoutFeatures(filter: SearchFilter, { notFeatures }: Reading): SearchFilter {
	const { garages: _, ...rooms } = filter.rooms;
	return {
		...filter,
		features: filter.features.filter((feature) => !notFeatures.has(feature)),
		rooms: notFeatures.has('garage') ? rooms : filter.rooms,
	};
}

/** The least and the most bedrooms: what the text says holds, and of what was asked before what does not speak against it. */
function bedroomsOf(
	{ bedroomsMax: mostBefore }: SearchFilter,
	reading: Reading,
	rooms: SearchFilter['rooms'],
): Pick<SearchFilter, 'rooms' | 'bedroomsMax'> {
	const most = reading.bedroomsMax?.count ?? mostBefore;
	const { bedrooms: least = 0, ...others } = rooms;
	if (most === undefined) return { rooms };
	if (most >= least) return { rooms, bedroomsMax: most };
	return reading.bedroomsMax ? { rooms: others, bedroomsMax: most } : { rooms };
}

/** As properties publish it, with the house number that stood beside it. */
function streetOf({ street }: Reading, { streetCalled }: SentenceContext): string | undefined {
	const name = street && streetCalled(street.key);
	return name && street.houseNumber ? `${name} ${street.houseNumber}` : name;
}

/** Of "detached house" the first word: the type that the second one says is a filter. */
function withoutType(item: Item, text: string, { language }: SentenceContext): Item[] {
	const { meanings } = lexiconOf(language);
	const isType = (key: string) => [...(meanings(key) ?? [])].some((meaning) => meaning.startsWith('type:'));
	const words = tokensOf(text.slice(item.from, item.to)).filter(({ key }) => !isType(key));
	return words.map(({ from, to }) => ({ ...item, from: item.from + from, to: item.from + to }));
}

/** "Binnen 10 km" is said of the towns that were asked for; of none it says nothing, and is looked for. */
function addDistance(reading: Reading, { cities }: SearchFilter): void {
	if (!reading.distance) return;
	if (cities.length + reading.places.length > 0) reading.radius ??= reading.distance.radius;
	else reading.rest.push(...reading.distance.items);
}

/** "Bos te koop" is land, of which no filter knows the kind; beside filters the word is what is left of a sentence. */
function addFields(reading: Reading, filter: SearchFilter): void {
	if (reading.fields.length === 0) return;
	if (isFiltered({ ...filter, search: '' })) {
		reading.rest.push(...reading.fields);
		return;
	}
	reading.isLand = true;
	reading.dropped.push(...reading.fields.map((item) => [item]));
}

/** The search with what was read in its text as filters, its text being what was not understood, where it stood; and what no filter can say. `replaces`: it stands in place of what was asked of the same before, else it adds to that. */
export function fillFilter(
	filter: SearchFilter,
	reading: Reading,
	text: string,
	context: SentenceContext,
	{ replaces }: { replaces: boolean },
): Filled {
	const goal = goalOf(reading, filter.goal, context);
	withNewBuild(reading, context);
	withoutUnoffered(reading, goal, context);
	withoutRent(reading, goal);
	const base = withoutFeatures(goal === filter.goal ? filter : withGoal(filter, goal), reading);
	addFields(reading, base);
	const isTyped = base.types.length + base.subtypes.length > 0;
	const settled = settleTypes(reading, {
		subtypes: context.subtypes,
		hasFacades: (facades, subtype) => context.hasFacades(goal, facades, subtype),
		hasGroundFloors: () => context.isOffered(goal, 'ground-floor'),
		types: base.types,
		isTyped,
		isOfHome: isBeyondGarage(base),
	});
	withoutAreas(reading, settled, goal, context);
	addDistance(reading, base);
	const isCar = isCarFeature(settled);
	withFlatGarage(settled, reading, base);
	withoutFewerBedrooms(reading);
	const features: Feature[] = [
		...reading.features,
		...(isCar && reading.parking ? (['parking'] as const) : []),
		...(settled.isOnGround ? (['ground-floor'] as const) : []),
	];
	reading.dropped.push(...settled.unsaid.map((item) => withoutType(item, text, context)));
	const { size, epcMin, projects, available, radius } = reading;
	const isLand = isOnlyLand(settled);
	const street = streetOf(reading, context);
	const rest = [
		...reading.rest,
		...settled.rest.flatMap((item) => withoutType(item, text, context)),
	].toSorted((one, other) => one.from - other.from);
	const search = restInPlace(text, rest);
	const named = namedFilters(reading, settled, context);
	const { bedroomsMax: _, ...others } = replaces ? replaceFilters(base, named) : addFilters(base, named);
	const understood = {
		...others,
		search,
		sort: reading.sort ?? sortOf({ search, sort: base.sort }),
		...bedroomsOf(base, reading, roomsOf(base, reading, isCar)),
		price: priced(base, reading.price),
		area: reading.area ?? (isLand ? undefined : size) ?? base.area,
		plot: reading.plot ?? (isLand ? size : undefined) ?? base.plot,
		year: reading.year ?? base.year,
		features: union(base.features, features),
		hideSold: base.hideSold || reading.hideSold === true,
		...(epcMin ? { epcMin } : {}),
		...(projects ? { projects } : {}),
		...(available ? { available } : {}),
		...(radius ? { radius } : {}),
		...(street ? { street } : {}),
	};
	return { filter: understood, dropped: droppedPrices(goal, reading), rest };
}
