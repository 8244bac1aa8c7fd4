import type { Language } from '@estate/shared-contract';

export const PLACE_KINDS = [
	'region',
	'province',
	'arrondissement',
	'municipality',
	'submunicipality',
] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** WGS 84. */
export interface PlacePoint {
	latitude: number;
	longitude: number;
}

export interface Place {
	/** NIS code for municipality and above; `${nis}-${zip}-${slug}` for a sub-municipality */
	id: string;
	kind: PlaceKind;
	/** As pages show it */
	names: Record<Language, string>;
	/** Further spellings and former names, any language */
	aliases: readonly string[];
	/** The main one first; none above municipalities */
	postcodes: readonly string[];
	/** Nearest first: municipality, arrondissement, province, region; a part of a former municipality has that before */
	parents: readonly string[];
	/** Of the place itself, or the mean of its parts */
	point: PlacePoint | undefined;
	/** Of municipalities and above: of namesakes the largest is meant first */
	inhabitants?: number;
}
