import { energyClass, energyCodeAsText, type Region } from '@estate/shared-contract';
import type { Calendar } from '../calendar.ts';
import type { Random } from '../random.ts';
import type { PropertyBody, PropertyEnergy } from './property.ts';

/** kWh/m² a year that a building of its time uses when little was done to it. */
const USE: Record<PropertyBody['era'], readonly [number, number]> = {
	'belle-epoque': [390, 640],
	interbellum: [350, 600],
	postwar: [300, 480],
	seventies: [250, 430],
	nineties: [150, 290],
	recent: [18, 88],
};

function useOf(body: PropertyBody, random: Random): number {
	const value = random.between(...USE[body.era]) * (body.facades === undefined ? 0.72 : 1);
	if (body.era === 'recent') return random.chance(0.08) ? -random.int(3, 14) : Math.round(value);
	if (body.condition === 'renovate') return Math.round(value * 1.08);
	if (body.renovated) return Math.round(value * (body.renovated > 2018 ? 0.38 : 0.6));
	return Math.round(value * (body.condition === 'refresh' ? 0.92 : 0.75));
}

const CO2_PER_KWH: Record<PropertyBody['heating'], number> = {
	gas: 0.2,
	oil: 0.26,
	electric: 0.22,
	'heat-pump': 0.17,
	district: 0.12,
	none: 0,
};

const digits = (random: Random, count: number) =>
	Array.from({ length: count }, () => random.int(0, 9)).join('');

/** Ground, garages, parking spaces and industrial buildings without heating need no certificate. */
const needsCertificate = (body: PropertyBody) => body.heating !== 'none' && body.kind !== 'warehouse';

/**
 * Certificate of a property, numbered as its region numbers them: Flanders `yyyymmdd-nnnnnnnnnn-RES-1` (KNR for small
 * non-residential), Brussels `yyyymmdd-nnnnnnnnnn-01-n`. Valid for ten years.
 */
export function makeEnergy(
	body: PropertyBody,
	region: Region,
	calendar: Calendar,
	random: Random,
): PropertyEnergy | undefined {
	if (!needsCertificate(body)) return undefined;
	const value = useOf(body, random);
	// A certificate shows the building as it is now: it is no older than the last works.
	const worksYear = body.renovated ?? body.year;
	const drawn = calendar.day(-random.int(20, 1400));
	const issued = Number(drawn.slice(0, 4)) < worksYear ? calendar.day(-20) : drawn;
	const isBusiness = body.kind === 'office' || body.kind === 'shop' || body.kind === 'horeca';
	const suffix = region === 'brussels' ? `01-${random.int(1, 9)}` : `${isBusiness ? 'KNR' : 'RES'}-1`;
	return {
		value,
		labelText: energyCodeAsText(energyClass(region, value)),
		co2: Math.max(0, Math.round(value * CO2_PER_KWH[body.heating])),
		certificate: `${issued.replaceAll('-', '')}-000${digits(random, 7)}-${suffix}`,
		validUntil: `${Number(issued.slice(0, 4)) + 10}${issued.slice(4).replace('02-29', '02-28')}`,
	};
}
