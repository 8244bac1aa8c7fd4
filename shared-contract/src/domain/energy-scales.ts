import { COUNTRY, type Region, regionOfPostcode } from './regions.ts';

/** A class of an energy scale: its code and the highest value (kWh/m² a year) that still has it. */
export interface EnergyBand {
	code: string;
	upTo: number;
}

/**
 * Ordered upper bounds, inclusive, first match wins; `below zero` comes first in each scale.
 * Source: website.md §3 "Energy label scales", read as decisions 18 says.
 */
export const ENERGY_SCALES: Record<Region, readonly EnergyBand[]> = {
	flanders: [
		{ code: 'a_plus', upTo: -Number.MIN_VALUE },
		{ code: 'a', upTo: 100 },
		{ code: 'b', upTo: 200 },
		{ code: 'c', upTo: 300 },
		{ code: 'd', upTo: 400 },
		{ code: 'e', upTo: 500 },
		{ code: 'f', upTo: Number.POSITIVE_INFINITY },
	],
	brussels: [
		{ code: 'a_plus', upTo: -Number.MIN_VALUE },
		{ code: 'a', upTo: 23 },
		{ code: 'a_sub', upTo: 45 },
		{ code: 'b_plus', upTo: 62 },
		{ code: 'b', upTo: 79 },
		{ code: 'b_sub', upTo: 95 },
		{ code: 'c_plus', upTo: 113 },
		{ code: 'c', upTo: 132 },
		{ code: 'c_sub', upTo: 150 },
		{ code: 'd_plus', upTo: 170 },
		{ code: 'd', upTo: 190 },
		{ code: 'd_sub', upTo: 210 },
		{ code: 'e_plus', upTo: 232 },
		{ code: 'e', upTo: 253 },
		{ code: 'e_sub', upTo: 275 },
		{ code: 'f_plus', upTo: 298 },
		{ code: 'f', upTo: 322 },
		{ code: 'f_sub', upTo: 345 },
		{ code: 'g', upTo: Number.POSITIVE_INFINITY },
	],
	wallonia: [
		{ code: 'a_plusplus', upTo: -Number.MIN_VALUE },
		{ code: 'a_plus', upTo: 45 },
		{ code: 'a', upTo: 85 },
		{ code: 'b', upTo: 170 },
		{ code: 'c', upTo: 255 },
		{ code: 'd', upTo: 340 },
		{ code: 'e', upTo: 425 },
		{ code: 'f', upTo: 510 },
		{ code: 'g', upTo: Number.POSITIVE_INFINITY },
	],
};

/** `other`: outside the regions of Belgium and Luxembourg, where only a label's text is known. */
export type EnergyLabelSet = Region | 'luxembourg' | 'other';

export interface EnergyLabel {
	/** Which drawing of the label to use */
	set: EnergyLabelSet;
	/** Lower-case code such as `b`, `a_plus`, `c_sub` */
	code: string;
}

/** Luxembourg's classes, best first. Its feeds give letters and no values, so it has no bounds. */
const LUXEMBOURG_CLASSES = ['a_plus', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'] as const;

/** Codes of a scale's classes, best first. */
export function energyClasses(set: EnergyLabelSet): readonly string[] {
	if (set === 'luxembourg') return LUXEMBOURG_CLASSES;
	// Elsewhere letters run to G.
	return set === 'other' ? LUXEMBOURG_CLASSES.slice(0, 8) : ENERGY_SCALES[set].map(({ code }) => code);
}

/**
 * Where a property stands on a scale whose classes are drawn equally wide, from 0 (best) to 1: within its class by value,
 * in the middle of a class that has no bound on one side or where only the label is known. Undefined for a code that
 * the scale does not have.
 */
export function placeOnScale({ set, code }: EnergyLabel, value: number | undefined): number | undefined {
	const classes = energyClasses(set);
	const index = classes.indexOf(code);
	if (index < 0) return undefined;
	return (index + withinClass(set, index, value)) / classes.length;
}

function withinClass(set: EnergyLabelSet, index: number, value: number | undefined): number {
	if (set === 'luxembourg' || set === 'other' || value === undefined || index === 0) return 0.5;
	const upTo = ENERGY_SCALES[set][index]?.upTo ?? 0;
	const from = Math.max(0, ENERGY_SCALES[set][index - 1]?.upTo ?? 0);
	const isBounded = Number.isFinite(upTo) && value >= from && value <= upTo;
	return isBounded ? (value - from) / (upTo - from) : 0.5;
}

/** Class code of a value on a region's scale. */
export function energyClass(region: Region, value: number): string {
	const band = ENERGY_SCALES[region].find(({ upTo }) => value <= upTo);
	return band?.code ?? 'g';
}

/** Luxembourg's letters run to I. */
const LABEL_TEXT = /^([a-i])(\+{1,2}|-)?$/i;

/** `A+` → `a_plus`, `B-` → `b_sub`; undefined for anything that is no label. */
export function energyCodeOfText(text: string | null | undefined): string | undefined {
	const match = LABEL_TEXT.exec((text ?? '').trim());
	if (!match) return undefined;
	const suffix = { '+': '_plus', '++': '_plusplus', '-': '_sub', '': '' }[match[2] ?? ''] ?? '';
	return `${match[1]?.toLowerCase()}${suffix}`;
}

/** `b_plus` → `B+`: the code as people read it. */
export function energyCodeAsText(code: string): string {
	const [letter = '', suffix = ''] = code.split('_');
	return letter.toUpperCase() + ({ plus: '+', plusplus: '++', sub: '-' }[suffix] ?? '');
}

function setOf({ CountryID, Zip }: { CountryID: number; Zip: string }): EnergyLabelSet {
	if (CountryID === COUNTRY.luxembourg) return 'luxembourg';
	return (CountryID === COUNTRY.belgium ? regionOfPostcode(Zip) : undefined) ?? 'other';
}

/**
 * The label to show for a property, or undefined where neither value nor label text is known.
 * Belgium's regions: by value on the region's scale, else by label text; everywhere else by text alone, in Luxembourg (50)
 * of its own set. A text that the scale does not have is no label. (decisions 18)
 */
export function energyLabel(property: {
	CountryID: number;
	Zip: string;
	EnergyPerformance?: number | null | undefined;
	EPCLabelText?: string | null | undefined;
}): EnergyLabel | undefined {
	const set = setOf(property);
	const value = property.EnergyPerformance;
	if (set !== 'luxembourg' && set !== 'other' && typeof value === 'number' && Number.isFinite(value))
		return { set, code: energyClass(set, value) };
	const code = energyCodeOfText(property.EPCLabelText);
	return code !== undefined && energyClasses(set).includes(code) ? { set, code } : undefined;
}
