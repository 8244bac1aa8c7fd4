import { GOAL } from '@estate/shared-contract';
import type { Calendar } from '../calendar.ts';
import type { Random } from '../random.ts';
import { ASBESTOS, DESTINATION } from './fact-texts.ts';
import { isHouse } from './kinds.ts';
import type { Property } from './property.ts';

type Score = 'A' | 'B' | 'C' | 'D';

/** Most plots never flood; a few do, and the advert must say so. */
function scoreOf(random: Random): Score {
	const draw = random.next();
	return draw < 0.72 ? 'A' : draw < 0.88 ? 'B' : draw < 0.96 ? 'C' : 'D';
}

/** P-score of the plot, G-score of the building, and zones: Flanders only. */
export function floodFacts(property: Property, random: Random) {
	if (property.region !== 'flanders' || property.goal === GOAL.rent) return {};
	const plot = scoreOf(random);
	const zone =
		plot === 'D'
			? random.chance(0.5)
				? 'delimited-flood'
				: 'effective'
			: plot === 'C'
				? 'possible'
				: 'none';
	const FloodZone = zone as 'none' | 'possible' | 'effective' | 'delimited-flood';
	if (property.kind === 'plot') return { FloodZone, PScore: plot };
	return { FloodZone, PScore: plot, GScore: random.chance(0.7) ? plot : scoreOf(random) };
}

/** A certificate is compulsory at the sale of what was built before 2001 in Flanders. */
export function asbestosFacts(property: Property, calendar: Calendar, random: Random) {
	if (
		property.region !== 'flanders' ||
		property.goal === GOAL.rent ||
		property.year >= 2001 ||
		property.kind === 'plot'
	)
		return {};
	const isSafe = property.condition === 'move-in' ? random.chance(0.75) : random.chance(0.3);
	return {
		AsbestosType: isSafe ? ASBESTOS.safe : ASBESTOS.present,
		AsbestosDate: calendar.day(-random.int(30, 700)),
	};
}

/** Planning answers that an advert gives: permit, summons, allotment, pre-emption, destination. */
export function planningFacts(property: Property, random: Random) {
	const destination =
		property.kind === 'warehouse'
			? DESTINATION.industry
			: property.kind === 'farmhouse'
				? DESTINATION.rural
				: property.kind === 'villa'
					? DESTINATION.park
					: property.kind === 'shop' || property.kind === 'horeca' || property.kind === 'office'
						? DESTINATION.mixed
						: DESTINATION.residential;
	return {
		HasPermit: property.kind === 'plot' ? false : random.chance(0.93),
		HasSummons: random.chance(0.03),
		HasAllotmentPermit: property.kind === 'plot' || (isHouse(property.kind) && random.chance(0.25)),
		HasPreemptiveRights: random.chance(0.06),
		HasJudicialDecision: false,
		Destination: destination,
	};
}

/**
 * Percent at sale. Flanders: 2 for the only own property, 12 for the rest (since 2025). Brussels: 12.5, for a property up to
 * EUR 600,000 on what exceeds the first 200,000; the full rate is what the advert states.
 */
export function registrationFacts(property: Property) {
	if (property.goal === GOAL.rent) return {};
	const isProperty = property.bedrooms > 0 || property.kind === 'studio';
	if (property.region === 'brussels') return { RegistrationRights: 12.5 };
	return { RegistrationRights: isProperty && property.kind !== 'revenue' ? 2 : 12 };
}
