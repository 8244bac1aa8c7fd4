import type { Visit } from '@estate/shared-contract';

/** Visits still to come, the next first; and those that were, the latest first. A cancelled visit counts as past. */
export function sortVisits(visits: readonly Visit[], now: Date): { upcoming: Visit[]; past: Visit[] } {
	const timeOf = (visit: Visit) => Date.parse(visit.startsAt);
	const isUpcoming = (visit: Visit) => visit.status === 'confirmed' && timeOf(visit) >= now.getTime();
	return {
		upcoming: visits.filter(isUpcoming).toSorted((one, other) => timeOf(one) - timeOf(other)),
		past: visits.filter((visit) => !isUpcoming(visit)).toSorted((one, other) => timeOf(other) - timeOf(one)),
	};
}
