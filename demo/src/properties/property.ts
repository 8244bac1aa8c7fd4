import type { Goal, PropertyState, Region } from '@estate/shared-contract';
import type { City } from '../places/cities.ts';
import type { PropertyKind } from './kinds.ts';

const ERAS = ['belle-epoque', 'interbellum', 'postwar', 'seventies', 'nineties', 'recent'] as const;
export type Era = (typeof ERAS)[number];

const DECORS = ['classic', 'eclectic', 'scandinavian', 'modern', 'country', 'industrial'] as const;
export type Decor = (typeof DECORS)[number];

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

export const HOURS = ['morning', 'noon', 'golden', 'dusk'] as const;
export type Hour = (typeof HOURS)[number];

export const CONDITIONS = ['new', 'move-in', 'refresh', 'renovate'] as const;
export type Condition = (typeof CONDITIONS)[number];

export const FACINGS = ['south', 'south-west', 'south-east', 'west', 'east'] as const;
export type Facing = (typeof FACINGS)[number];

/** The bricks and mortar of a property, and the light it is drawn in. Areas in m². */
export interface PropertyBody {
	kind: PropertyKind;
	era: Era;
	year: number;
	renovated?: number;
	condition: Condition;
	living: number;
	ground?: number;
	frontWidth?: number;
	plotDepth?: number;
	garden?: number;
	terrace?: number;
	office?: number;
	store?: number;
	bedrooms: number;
	bathrooms: number;
	showerRooms: number;
	toilets: number;
	garages: number;
	parkings: number;
	externalParkings: number;
	/** Storeys of the building */
	storeys: number;
	/** Storey that a flat lies on; 0 = ground floor */
	floor?: number;
	facades?: number;
	facing: Facing;
	hasLift: boolean;
	hasCellar: boolean;
	hasAttic: boolean;
	heating: 'gas' | 'heat-pump' | 'oil' | 'district' | 'electric' | 'none';
	glazing: 'double' | 'high-efficiency' | 'triple' | 'single';
	frames: 'wood' | 'pvc' | 'aluminium' | 'steel';
	roof: 'clay-tiles' | 'slate' | 'flat-epdm' | 'concrete-tiles' | 'zinc' | 'steel-deck';
	kitchen: 'installed' | 'hyper' | 'basic' | 'none';
	decor: Decor;
	season: Season;
	hour: Hour;
	/** Names the drawing: properties with the same value share their pictures */
	look: number;
}

export interface PropertyEnergy {
	/** kWh/m² a year */
	value: number;
	labelText: string;
	/** kg CO2/m² a year */
	co2: number;
	certificate: string;
	validUntil: string;
}

/** A property with its address, price and papers. */
export interface Property extends PropertyBody {
	index: number;
	id: number;
	goal: Goal;
	city: City;
	region: Region;
	street: string;
	number: number;
	box?: string;
	/** EUR; per month for rent */
	price: number;
	/** EUR a month */
	charges: number;
	energy?: PropertyEnergy;
	state: PropertyState;
	/** Days since it was put on the site */
	age: number;
	/** Minutes after midnight, Belgian time, at which it went online */
	onlineAt: number;
	publishAddress: boolean;
	publishPrice: boolean;
	startingFrom: boolean;
	marquee: number;
	contactId: number;
}
