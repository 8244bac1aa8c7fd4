import { kilometresBetween } from './distance.ts';
import { NearWords } from './near-words.ts';
import { PLACE_KINDS, type Place, type PlacePoint } from './place.ts';
import { placeKey } from './place-key.ts';

export interface NearPlace {
	place: Place;
	kilometres: number;
}

/** All places with what is asked of them. */
export interface Gazetteer {
	readonly places: readonly Place[];
	byId(id: string): Place | undefined;
	/**
	 * Places whose name or alias (any language), written in any case, with or without accents and hyphens, is exactly
	 * this, or whose postcode it is. Of namesakes the one with most inhabitants first; sub-municipalities last.
	 */
	named(text: string): readonly Place[];
	/**
	 * The same with one or two typing errors (one in a word of 4 to 6 letters, two from 7), of parts that of the larger
	 * municipality first; nothing when an exact one exists
	 */
	guess(text: string): readonly Place[];
	/** Ids of the place and of all that lies in it */
	within(id: string): ReadonlySet<string>;
	/** What a feed's city means: by postcode and any name; undefined when nothing matches */
	match(name: string, zip: string): Place | undefined;
	/** Places by distance from a point, nearest first */
	near(point: PlacePoint, kilometres: number): readonly NearPlace[];
}

/** Shorter words have too many neighbours to guess among. */
const SHORTEST_GUESS = 4;
/** From this length on two errors are forgiven. */
const LONG = 7;

const PART = PLACE_KINDS.indexOf('submunicipality');
const isPart = ({ kind }: Place) => PLACE_KINDS.indexOf(kind) === PART;

/** Parts last, then by inhabitants: who says Brussels means the region, who says Aalst the town. */
const byWeight = (left: Place, right: Place) =>
	Number(isPart(left)) - Number(isPart(right)) || (right.inhabitants ?? 0) - (left.inhabitants ?? 0);

class PlaceIndex implements Gazetteer {
	readonly places: readonly Place[];
	readonly #byId: ReadonlyMap<string, Place>;
	readonly #byKey = new Map<string, Set<Place>>();
	readonly #byPostcode: ReadonlyMap<string, Place[]>;
	readonly #within = new Map<string, Set<string>>();
	readonly #keys: NearWords;

	constructor(places: readonly Place[]) {
		this.places = places.toSorted(byWeight);
		this.#byId = new Map(this.places.map((place) => [place.id, place]));
		for (const place of this.places) {
			for (const name of [...Object.values(place.names), ...place.aliases]) this.#call(placeKey(name), place);
			for (const id of [place.id, ...place.parents]) this.#putWithin(id, place.id);
		}
		this.#byPostcode = this.#postcodes();
		this.#keys = new NearWords([...this.#byKey.keys()].filter((key) => key.length >= SHORTEST_GUESS));
	}

	#call(key: string, place: Place): void {
		const known = this.#byKey.get(key);
		if (known) known.add(place);
		else this.#byKey.set(key, new Set([place]));
	}

	#putWithin(id: string, part: string): void {
		const known = this.#within.get(id);
		if (known) known.add(part);
		else this.#within.set(id, new Set([part]));
	}

	/** A postcode means a municipality where it is the main one of it, else the parts that have it. */
	#postcodes(): Map<string, Place[]> {
		const all = this.places.flatMap((place) => place.postcodes.map((postcode) => ({ postcode, place })));
		return new Map(
			[...Map.groupBy(all, ({ postcode }) => postcode)].map(([postcode, group]) => {
				const places = group.map(({ place }) => place);
				const parts = places.filter(isPart);
				const whole = places.filter(
					(place) => !isPart(place) && (place.postcodes[0] === postcode || parts.length === 0),
				);
				return [postcode, whole.length > 0 ? whole : parts];
			}),
		);
	}

	byId(id: string): Place | undefined {
		return this.#byId.get(id);
	}

	named(text: string): readonly Place[] {
		const trimmed = text.trim();
		return this.#byPostcode.get(trimmed) ?? [...(this.#byKey.get(placeKey(trimmed)) ?? [])];
	}

	guess(text: string): readonly Place[] {
		const key = placeKey(text);
		if (this.#byKey.has(key) || key.length < SHORTEST_GUESS || /\d/.test(key)) return [];
		const near = this.#keys.nearest(key, key.length >= LONG ? 2 : 1);
		const places = near.flatMap((known) => [...(this.#byKey.get(known) ?? [])]);
		return [...new Set(places)].sort(
			(left, right) => byWeight(left, right) || this.#aroundPart(right) - this.#aroundPart(left),
		);
	}

	/** Inhabitants of the municipality that a part lies in: of the part itself nobody knows them. */
	#aroundPart({ parents: [municipality = ''] }: Place): number {
		return this.#byId.get(municipality)?.inhabitants ?? 0;
	}

	within(id: string): ReadonlySet<string> {
		return this.#within.get(id) ?? new Set();
	}

	match(name: string, zip: string): Place | undefined {
		const places = [...(this.#byKey.get(placeKey(name)) ?? [])].filter(
			({ kind }) => kind === 'municipality' || kind === 'submunicipality',
		);
		if (zip === '') return places[0];
		return (
			places.find(({ postcodes }) => postcodes.includes(zip)) ??
			places.find(({ id }) =>
				[...this.within(id)].some((part) => this.#byId.get(part)?.postcodes.includes(zip)),
			)
		);
	}

	near(point: PlacePoint, kilometres: number): readonly NearPlace[] {
		return this.places
			.filter(({ kind }) => kind === 'municipality' || kind === 'submunicipality')
			.flatMap((place) => (place.point ? { place, kilometres: kilometresBetween(point, place.point) } : []))
			.filter((found) => found.kilometres <= kilometres)
			.sort((left, right) => left.kilometres - right.kilometres);
	}
}

export function createGazetteer(places: readonly Place[]): Gazetteer {
	return new PlaceIndex(places);
}
