import type { Place } from '@estate/places';
import { RADII, type Radius } from '@estate/shared-contract';
import { searchableText } from '../../searchable-text.ts';
import {
	afterFillers,
	boundsAt,
	isPlaceName,
	isSign,
	isUnknown,
	meant,
	numberAt,
	says,
} from '../item-meanings.ts';
import type { Item } from '../items.ts';
import type { NamedPlaces, Reading, Rule } from '../reading.ts';

/** A radius around a whole province says nothing: it is named, as "and surroundings" of one. */
const isWide = (place: Place | undefined) => place?.kind === 'region' || place?.kind === 'province';

/** Of so many parts that a postcode of one of them says far more than the name */
const hasManyPostcodes = (place: Place) => isWide(place) || place.kind === 'arrondissement';

/** Of "and surroundings", kilometres */
const NEARBY: Radius = 10;

/** The shortest radius of the filter that has so many kilometres in it. */
const radiusOf = (kilometres: number): Radius =>
	RADII.find((radius) => radius >= kilometres) ?? (RADII.at(-1) as Radius);

const widest = (one: Radius | undefined, other: Radius): Radius =>
	one !== undefined && one > other ? one : other;

/** Has a place the postcode, or something in it that has it? A part of a municipality may have the one that means the whole: "Beveren 9120". */
const hasPart = ({ id, postcodes }: Place, zip: Item | undefined) =>
	zip !== undefined &&
	zip.places.length > 0 &&
	(postcodes.includes(zip.key) || zip.places.some((part) => part.id === id || part.parents.includes(id)));

/** Of a name the places that have the postcode; where they are whole regions ("1000 Brussels"), what has it in them. */
export function placesOfBoth(name: Item | undefined, zip: Item | undefined): NamedPlaces | undefined {
	if (zip?.number === undefined) return undefined;
	const both = name?.places.filter((place) => hasPart(place, zip)) ?? [];
	const exact = both.filter((place) => !hasManyPostcodes(place));
	if (exact.length > 0) return { places: exact, zip: zip.key, hasName: true };
	const within = zip.places.filter(({ parents }) => both.some(({ id }) => parents.includes(id)));
	return within.length > 0 ? { places: within, zip: zip.key, hasName: false } : undefined;
}

/** "Woluwe": all of them are called otherwise in full, so none is meant more than the others. */
const isShort = ({ key, places, isGuess }: Item): boolean =>
	!isGuess &&
	places.length > 1 &&
	places.every(
		({ kind, names }) =>
			kind === 'municipality' && Object.values(names).every((name) => searchableText(name) !== key),
	);

/** "Latem", "Knokke", "Ottignies": the short name of a municipality is a village of it, as others are; "Antw" is none. */
const isVillage = ({ key, places: [place], isGuess }: Item): boolean => {
	const names = Object.values(place?.kind === 'municipality' ? place.names : {}).map(searchableText);
	return !isGuess && !names.includes(key) && names.some((name) => ` ${name} `.includes(` ${key} `));
};

/** A part of the country is all of its towns. */
const landmarkOf = ({ places, zip }: Item): NamedPlaces =>
	zip === undefined
		? { places, hasName: true, isShort: true }
		: { places, zip, hasName: false, isSpot: true };

/** Is a town named in the part of the country? "Oostende aan zee" */
const isNarrower = (items: readonly Item[], landmark: Item): boolean =>
	items.some(
		(item) =>
			!says(item, 'landmark') &&
			item.places.some(({ id, parents }) =>
				landmark.places.some((town) => town.id === id || parents.includes(town.id)),
			),
	);

/**
 * "Gare du Midi", "bij de kust": the towns of a landmark, which are near enough. A spot in one is named, since that is wider
 * than what was asked for; so is a part of the country beside one of its towns.
 */
function addLandmark(items: readonly Item[], start: number, at: number, reading: Reading): number {
	const item = items[at] as Item;
	if (item.zip !== undefined) {
		addPlaces(reading, landmarkOf(item), [items[start - 2], items[start - 1]]);
		reading.rest.push(item);
	} else if (isNarrower(items, item)) reading.dropped.push(items.slice(start, at + 1));
	else {
		reading.places.push(landmarkOf(item));
		if (at > start) reading.dropped.push(items.slice(start, at + 1));
	}
	return at + 1 - start;
}

/** Postcode and name side by side are one place. */
function placesAt(items: readonly Item[], at: number): { found: NamedPlaces; end: number } | undefined {
	const next = isSign(items[at + 1], ',') ? at + 2 : at + 1;
	const [first, second] = [items[at], items[next]];
	if (!first || first.places.length === 0) return undefined;
	// "Max 1500" is no postcode.
	const isBound = boundsAt(items[at - 1]).some((bound) => bound === 'max' || bound === 'min');
	if (first.number !== undefined && isBound) return undefined;
	if (says(first, 'landmark')) return { found: landmarkOf(first), end: at + 1 };
	const both = first.number === undefined ? placesOfBoth(first, second) : placesOfBoth(second, first);
	if (both) return { found: both, end: next + 1 };
	const isName = first.number === undefined;
	return {
		found: {
			places: first.places,
			hasName: isName,
			isShort: isName && isShort(first),
			isVillage: isName && isVillage(first),
			...(isName ? {} : { zip: first.key }),
		},
		end: at + 1,
	};
}

/** "20 km from Brussels": around the town in the region that is called like it. */
function middleOf(named: NamedPlaces): NamedPlaces {
	const [wide] = named.places;
	if (!wide || !isWide(wide)) return named;
	const inside = named.places.filter((place) => !hasManyPostcodes(place) && place.parents.includes(wide.id));
	return inside.length > 0 ? { ...named, places: inside } : named;
}

/** Kilometres of a mile */
const MILE = 1.609;
const MINUTES = 60;

const isTime = (item: Item | undefined) => says(item, 'minute') || says(item, 'hour');

/** Kilometres of a unit of distance, or of a time: by car or train a minute is about one. */
function distanceOf(item: Item | undefined): number | undefined {
	if (says(item, 'mile')) return MILE;
	if (says(item, 'hour')) return MINUTES;
	return says(item, 'kilometre') || says(item, 'minute') ? 1 : undefined;
}

interface Distance {
	kilometres: number;
	isTime: boolean;
	/** Of miles no step of the filter has just so many */
	isMiles: boolean;
	/** The figure with its unit */
	words: readonly Item[];
	end: number;
}

/** "5 km", with what may stand before it: "binnen", "within", "+" */
function kilometresAt(items: readonly Item[], at: number): Distance | undefined {
	const start =
		says(items[at], 'within') || isSign(items[at], '+') || says(items[at], 'bound:max') ? at + 1 : at;
	const number = numberAt(items, start);
	const unit = distanceOf(items[start + 1]);
	if (number === undefined || unit === undefined) return undefined;
	let end = start + 2;
	while (says(items[end], 'drive')) end++;
	const words = items.slice(start, end);
	return {
		kilometres: number * unit,
		isTime: isTime(items[start + 1]),
		isMiles: says(items[start + 1], 'mile'),
		words,
		end,
	};
}

/** A distance between two steps of the filter is the larger one, and named, unless it is in miles; so is a time, which no filter knows. */
function addDistance(reading: Reading, { kilometres, isTime, isMiles, words }: Distance): void {
	const radius = radiusOf(kilometres);
	reading.radius = widest(reading.radius, radius);
	if (isTime || (isMiles ? radius < kilometres : radius !== kilometres)) reading.dropped.push(words);
}

/** Of places of one name those that lie in another: of Nieuwerkerken beside Aalst the part of Aalst. */
function placesIn(named: NamedPlaces, { places: [whole] }: NamedPlaces): NamedPlaces | undefined {
	const places = named.places.filter(({ parents }) => parents.includes(whole?.id ?? ''));
	return places.length > 0 ? { ...named, places } : undefined;
}

/**
 * "Brussel Elsene", "Brugge Sint-Kruis", "Gent, Oost-Vlaanderen", "Nieuwerkerken bij Aalst": of a place and one in it, side by
 * side, the smaller is meant; "Brussel, Elsene" is a list.
 */
function addPlaces(
	reading: Reading,
	found: NamedPlaces,
	[second, before]: readonly (Item | undefined)[],
): void {
	const last = reading.places.at(-1);
	// "Latem Deurle" are two villages.
	if (isPlaceName(before) && (last?.isVillage || found.isVillage)) {
		reading.places.push(found);
		return;
	}
	const isJoint = isSign(before, ',') || says(before, 'by');
	const isBehind = isPlaceName(before) || (isJoint && isPlaceName(second));
	const smaller = last && isBehind ? placesIn(last, found) : undefined;
	if (smaller) {
		reading.places.splice(-1, 1, smaller);
		return;
	}
	const inside = last && isPlaceName(before) ? placesIn(found, last) : undefined;
	if (inside) reading.places.pop();
	reading.places.push(inside ?? found);
}

/** "Entre Gand et Bruxelles", "tussen 9000 en 9050": both places are looked for, and the word is named, since what lies between them is not. */
export const betweenRule: Rule = (items, at, reading) => {
	const first = afterFillers(items, at + 1);
	const isLinked = says(items[first + 1], 'and') || isSign(items[first + 1], '&');
	const second = items[afterFillers(items, first + 2)];
	const ends = [items[first], second];
	const areNames = ends.every(isPlaceName);
	const arePostcodes = ends.every((end) => end?.number !== undefined && end.places.length > 0);
	if (!says(items[at], 'between') || !isLinked || (!areNames && !arePostcodes)) return 0;
	reading.dropped.push(items.slice(at, at + 1));
	return first - at;
};

/** Where the items go on behind "near"; undefined where that does not stand here. "Huis bij Gent", but not "Lede bij Aalst", which says which Lede. */
function aroundAt(items: readonly Item[], at: number): number | undefined {
	const isBy = says(items[at], 'by') && isPlaceName(items[at + 1]) && !isPlaceName(items[at - 1]);
	if (isBy) return at + 1;
	const next = afterFillers(items, at);
	return says(items[next], 'around') ? next + 1 : undefined;
}

/** "20 km van Maastricht": a distance from what no filter knows is named with it. */
function distanceFromUnknown(items: readonly Item[], start: number, at: number, reading: Reading): number {
	if (!says(items[at], 'landmark')) return 0;
	reading.dropped.push(items.slice(start, at + 1));
	return at + 1 - start;
}

/** Items from `at` up to `end` as places alone, with what joins them; undefined where one is a station or anything else. */
export function placesUpTo(items: readonly Item[], at: number, end: number): NamedPlaces[] | undefined {
	const named: NamedPlaces[] = [];
	for (let next = at; next < end; ) {
		const place = placesAt(items, next);
		if (!place || place.end > end || place.found.isSpot) return undefined;
		named.push(place.found);
		next = place.end;
		while (
			next < end &&
			(says(items[next], 'and') || says(items[next], 'filler') || isSign(items[next], ',/&'))
		)
			next++;
	}
	return named;
}

/** Something that a home may have: "overal parket" says nothing of places. */
const isThing = (item: Item | undefined) =>
	isUnknown(item) || says(item, 'text') || says(item, 'amenity') || meant(item, 'feature:') !== undefined;

/** "Overal", "no matter where": places that were asked for before hold no more. */
export const everywhereRule: Rule = (items, at, reading) => {
	if (!says(items[at], 'everywhere')) return 0;
	if (!isThing(items[at - 1]) && !isThing(items[afterFillers(items, at + 1)])) reading.isEverywhere = true;
	return 1;
};

/** Places with what is said of their surroundings, before or after. */
export const placeRule: Rule = (items, at, reading: Reading) => {
	const before = kilometresAt(items, at);
	let next = before?.end ?? at;
	const around = aroundAt(items, next);
	const isAround = around !== undefined;
	if (isAround) next = around;
	// "Alentours 15 km de Gand"
	const within = isAround && !before ? kilometresAt(items, next) : undefined;
	if (within) next = within.end;
	if (before && boundsAt(items[next]).length > 0) next++;
	if (before || isAround || says(items[next], 'level:region')) next = afterFillers(items, next);
	const named = placesAt(items, next);
	if (!named && before && items[next] === undefined && says(items[at], 'within')) {
		reading.distance = { radius: radiusOf(before.kilometres), items: items.slice(at, next) };
		return next - at;
	}
	if (!named) return before ? distanceFromUnknown(items, at, next, reading) : 0;
	if (!before && !within && says(items[next], 'landmark')) return addLandmark(items, at, next, reading);
	const place = items[next] as Item;
	if (place.zip !== undefined) reading.rest.push(place);
	let { end } = named;
	const behind = kilometresAt(items, end);
	if (behind) end = behind.end;
	if (isSign(items[end], '+') && says(items[end + 1], 'surroundings')) end++;
	const isNearby = says(items[end], 'surroundings');
	if (isNearby) end++;
	// "Gand et alentours max 15 km"
	const nearby = isNearby && !behind ? kilometresAt(items, end) : undefined;
	if (nearby) end = nearby.end;
	// "Op meer dan 10 km van Gent": no filter knows what is far.
	if (before && boundsAt(items[at - 1]).includes('min')) {
		reading.dropped.push(items.slice(at - 1, end));
		return end - at;
	}
	const isRadius = before || behind || isAround || isNearby;
	const found = isRadius ? middleOf(named.found) : named.found;
	addPlaces(reading, found, isRadius ? [] : [items[at - 2], items[at - 1]]);
	if (isRadius && isWide(found.places[0])) {
		const piece = next > at ? items.slice(at, next) : items.slice(named.end, end);
		reading.dropped.push(piece);
		return end - at;
	}
	const distance = before ?? within ?? behind ?? nearby;
	if (distance) addDistance(reading, distance);
	else if (isAround || isNearby) reading.radius = widest(reading.radius, NEARBY);
	return end - at;
};
