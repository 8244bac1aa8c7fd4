import { PLACE_KINDS, type Place } from './place.ts';

/** A place as a line of data/places.json: id, kind, names (nl, fr, en, de), aliases, postcodes, parents, point, inhabitants. */
export type PackedPlace = [
	id: string,
	kind: number,
	names: string[],
	aliases: string[],
	postcodes: string[],
	parents: string[],
	point: number[],
	inhabitants: number,
];

export function packPlace({
	id,
	kind,
	names,
	aliases,
	postcodes,
	parents,
	point,
	inhabitants = 0,
}: Place): PackedPlace {
	return [
		id,
		PLACE_KINDS.indexOf(kind),
		[names.nl, names.fr, names.en, names.de],
		[...aliases],
		[...postcodes],
		[...parents],
		point ? [point.latitude, point.longitude] : [],
		inhabitants,
	];
}

export function unpackPlace(packed: PackedPlace): Place {
	const [id, kind, [nl = '', fr = nl, en = nl, de = nl], aliases, postcodes, parents, point, inhabitants] =
		packed;
	const [latitude, longitude] = point;
	return {
		id,
		kind: PLACE_KINDS[kind] ?? 'submunicipality',
		names: { nl, fr, en, de },
		aliases,
		postcodes,
		parents,
		point: latitude === undefined || longitude === undefined ? undefined : { latitude, longitude },
		...(inhabitants > 0 ? { inhabitants } : {}),
	};
}
