import type { Random } from '../random.ts';
import { isFlat, type PropertyKind } from './kinds.ts';
import type { Condition, Decor, Era } from './property.ts';

export const YEARS: Record<Era, readonly [number, number]> = {
	'belle-epoque': [1878, 1914],
	interbellum: [1922, 1939],
	postwar: [1948, 1964],
	seventies: [1966, 1982],
	nineties: [1987, 2004],
	recent: [2015, 2026],
};

export const ERAS_OF: Partial<Record<PropertyKind, readonly Era[]>> = {
	terraced: ['belle-epoque', 'interbellum', 'interbellum', 'postwar'],
	townhouse: ['belle-epoque', 'belle-epoque', 'interbellum'],
	maison: ['belle-epoque', 'belle-epoque', 'interbellum'],
	family: ['postwar', 'seventies', 'nineties', 'seventies'],
	villa: ['interbellum', 'seventies', 'nineties', 'recent'],
	farmhouse: ['belle-epoque'],
	modern: ['recent'],
	apartment: ['postwar', 'seventies', 'nineties', 'recent', 'recent'],
	penthouse: ['recent', 'nineties'],
	duplex: ['interbellum', 'nineties', 'recent'],
	loft: ['belle-epoque', 'interbellum'],
	studio: ['interbellum', 'seventies', 'recent'],
	revenue: ['belle-epoque', 'interbellum'],
	shop: ['belle-epoque', 'interbellum', 'postwar'],
	horeca: ['belle-epoque', 'interbellum'],
	garage: ['seventies', 'nineties'],
	parking: ['recent', 'nineties'],
	warehouse: ['nineties', 'seventies', 'recent'],
	office: ['nineties', 'recent'],
};

export function conditionOf(era: Era, random: Random): Condition {
	if (era === 'recent') return 'new';
	return random.pick(['move-in', 'move-in', 'move-in', 'refresh', 'refresh', 'renovate'] as const);
}

export function decorOf(kind: PropertyKind, era: Era, random: Random): Decor {
	if (kind === 'loft') return 'industrial';
	if (kind === 'farmhouse') return 'country';
	if (era === 'belle-epoque') return random.pick(['classic', 'eclectic', 'scandinavian'] as const);
	if (era === 'recent') return random.pick(['modern', 'scandinavian', 'modern'] as const);
	return random.pick(['scandinavian', 'eclectic', 'classic', 'modern'] as const);
}

export function storeysOf(kind: PropertyKind, random: Random): number {
	if (kind === 'townhouse' || kind === 'maison' || kind === 'revenue') return random.int(3, 4);
	if (kind === 'apartment' || kind === 'studio') return random.int(4, 7);
	if (kind === 'penthouse') return random.int(5, 8);
	if (kind === 'duplex' || kind === 'loft' || kind === 'office') return random.int(3, 5);
	if (kind === 'terraced' || kind === 'shop' || kind === 'horeca') return random.int(2, 3);
	return kind === 'garage' || kind === 'parking' || kind === 'warehouse' ? 1 : 2;
}

export function floorOf(kind: PropertyKind, storeys: number, random: Random): number | undefined {
	if (kind === 'penthouse') return storeys - 1;
	if (kind === 'duplex') return Math.max(1, storeys - 2);
	if (isFlat(kind) || kind === 'office') return random.int(0, storeys - 1);
	return undefined;
}

/** Front width in metres for a house that has a street front. */
export function frontOf(kind: PropertyKind, ground: number, random: Random): number {
	if (kind === 'plot') return Math.round(Math.sqrt(ground) * random.between(0.55, 0.75) * 10) / 10;
	if (kind === 'villa' || kind === 'farmhouse') return random.int(22, 48);
	if (kind === 'modern' || kind === 'family') return random.int(9, 18);
	if (kind === 'warehouse') return random.int(20, 42);
	return Math.round(random.between(5.2, 8.4) * 10) / 10;
}
