import type { Place } from '@estate/places';
import type {
	Available,
	EpcLetter,
	FacadeCount,
	Feature,
	Goal,
	Radius,
	RoomKind,
	SortOrder,
	Span,
} from '@estate/shared-contract';
import type { Item } from './items.ts';
import type { Seldom } from './sentence-context.ts';

/** Places that a name, a postcode or both may mean. */
export interface NamedPlaces {
	places: readonly Place[];
	zip?: string;
	hasName: boolean;
	/** A station or a square in the place */
	isSpot?: true;
	/** Several are called so for short, and none in full: "Woluwe" */
	isShort?: boolean;
	/** A municipality by the short name that is also one of its villages': "Latem" */
	isVillage?: boolean;
}

/** What a sentence was understood as. */
export interface Reading {
	goal?: Goal;
	places: NamedPlaces[];
	/** Places that are left out */
	notPlaces: NamedPlaces[];
	/** Places of before hold no more */
	isEverywhere?: true;
	/** That properties publish, as searches compare it */
	street?: { key: string; houseNumber: string };
	/** A distance that no place stands beside, and where it stands */
	distance?: { radius: Radius; items: readonly Item[] };
	/** A home of one room, the living room: a studio */
	isOneRoom?: true;
	/** Something is named that is let rather than sold */
	isLet?: true;
	/** Kilometres around the places */
	radius?: Radius;
	types: Set<number>;
	/** With their type; `isChoice`: beside something else, not a closer word for it; `isFirst`: nothing of the kind stands before it */
	subtypes: { type: number; slug: string; isChoice: boolean; isFirst?: boolean; item: Item }[];
	/** "Geen appartement": types that are left out, with what says so; `isAllElse`: every other one is asked for, and not only homes */
	notTypes: { types: readonly number[]; items: readonly Item[]; isAllElse?: true }[];
	/** "Geen rijhuis": façades that are left out, with what says so */
	notFacades: { facades: readonly FacadeCount[]; items: readonly [Item, ...Item[]] }[];
	rooms: Partial<Record<RoomKind, number>>;
	/** EUR */
	price?: Span;
	/** Where the price stands; `isAbout`: somewhat less to somewhat more than one */
	priced?: { items: readonly Item[]; isAbout: boolean };
	isMonthly?: true;
	area?: Span;
	plot?: Span;
	/** m² without a word for what they measure: of the plot where land is looked for, else of the living area */
	size?: Span;
	/** Where such an area stands */
	measured?: readonly Item[];
	/** "500 m² of land" */
	isLand?: true;
	year?: Span;
	/** At most so many bedrooms, and what says so */
	bedroomsMax?: { count: number; items: readonly Item[] };
	features: Set<Feature>;
	/** That are no condition, or none any more: "zonder tuin", "garage niet nodig" */
	notFeatures: Set<Feature | 'garage'>;
	/** Named without a number: what is looked for when nothing else is, else a feature of it */
	garage?: true;
	parking?: true;
	epc: Set<EpcLetter>;
	epcMin?: EpcLetter;
	projects?: 'none' | 'only';
	available?: Available;
	/** Kinds of land that are looked for unless the search has something else already */
	fields: Item[];
	/** Words for what may be had for one goal only: furniture, a date; `isOfBoth`: said of what is sold as well */
	seldom: { kind: Exclude<Seldom, 'ground-floor'>; items: readonly Item[]; isOfBoth?: true }[];
	hideSold?: true;
	/** An order of the list; without one it stays */
	sort?: SortOrder;
	/** What was not understood, and is looked for in texts */
	rest: Item[];
	/** What no filter can say, piece by piece: it is named, and neither looked for nor turned into something else */
	dropped: (readonly Item[])[];
	/** Words in which a letter or two were taken for mistyped */
	guessed: Item[];
}

export const emptyReading = (): Reading => ({
	places: [],
	notPlaces: [],
	types: new Set(),
	subtypes: [],
	notTypes: [],
	notFacades: [],
	rooms: {},
	features: new Set(),
	notFeatures: new Set(),
	epc: new Set(),
	fields: [],
	seldom: [],
	rest: [],
	dropped: [],
	guessed: [],
});

/** A rule of the grammar: takes what it understands from `at` on into the reading, and returns how many items that were; 0: nothing. */
export type Rule = (items: readonly Item[], at: number, reading: Reading) => number;
