import { GOAL, type Goal } from '@estate/shared-contract';
import type { City } from '../places/cities.ts';
import type { Random } from '../random.ts';
import { isHouse, KINDS } from './kinds.ts';
import type { PropertyBody, PropertyEnergy } from './property.ts';

const CONDITION_FACTOR = { new: 1.18, 'move-in': 1.06, refresh: 0.94, renovate: 0.76 } as const;

/** Prices as people ask them: 389,000, 1,250,000, 27,500. */
function roundAsked(price: number): number {
	if (price < 60_000) return Math.round(price / 500) * 500;
	if (price < 900_000)
		return Math.round(price / 5_000) * 5_000 - (Math.round(price / 5_000) % 3 === 0 ? 1_000 : 0);
	return Math.round(price / 25_000) * 25_000;
}

/** Large properties cost less a square metre. */
const sizeFactor = (living: number) => (100 / Math.max(30, living)) ** 0.14;

function salePrice(
	body: PropertyBody,
	city: City,
	energy: PropertyEnergy | undefined,
	random: Random,
): number {
	const { house, apartment, plot } = city.pricePerM2;
	const noise = random.between(0.94, 1.07);
	if (body.kind === 'plot') return (body.ground ?? 0) ** 0.82 * 3.4 * plot * noise;
	if (body.kind === 'garage' || body.kind === 'parking')
		return body.living * apartment * KINDS[body.kind].priceFactor * noise;
	const perM2 =
		body.facades === undefined && body.kind !== 'shop' && body.kind !== 'horeca' ? apartment : house;
	const label = energy && body.era !== 'recent' ? 1.06 - energy.value / 5_000 : 1;
	const built =
		body.living *
		perM2 *
		KINDS[body.kind].priceFactor *
		sizeFactor(body.living) *
		CONDITION_FACTOR[body.condition] *
		label;
	const land = isHouse(body.kind) ? Math.sqrt(body.garden ?? 0) * plot * 4.2 * 0.6 : 0;
	return (built + land + (body.terrace ?? 0) * perM2 * 0.12 + body.garages * 14_000) * noise;
}

function rentPrice(body: PropertyBody, city: City, random: Random): number {
	const noise = random.between(0.95, 1.06);
	if (body.kind === 'garage') return Math.round((95 * noise) / 5) * 5;
	if (body.kind === 'warehouse') return Math.round((body.living * 4.6 * noise) / 50) * 50;
	const perM2 =
		city.rentPerM2 * (body.kind === 'penthouse' ? 1.12 : 1) * (body.condition === 'new' ? 1.1 : 1);
	const rent = body.living * perM2 * (75 / Math.max(25, body.living)) ** 0.32 + (body.garden ? 60 : 0);
	return Math.round((rent * noise) / 10) * 10 - (random.chance(0.4) ? 5 : 0);
}

/** Asking price in EUR, or rent in EUR a month. */
export function makePrice(
	body: PropertyBody,
	goal: Goal,
	city: City,
	energy: PropertyEnergy | undefined,
	random: Random,
): number {
	return goal === GOAL.rent
		? rentPrice(body, city, random)
		: roundAsked(salePrice(body, city, energy, random));
}
