import { TIME_SLOTS, type TimeSlot, type VisitSlot } from '@estate/shared-contract';

const PARTS = Object.keys(TIME_SLOTS) as TimeSlot[];

/** Part of the day that a visit time lies in; what is before the first belongs to it, and what is after the last to that (decisions 22). */
export function dayPartOf({ startsAt }: Pick<VisitSlot, 'startsAt'>): TimeSlot {
	// Belgian time, as the api writes it
	const hour = Number(startsAt.slice(11, 13));
	return PARTS.find((part) => hour < TIME_SLOTS[part][1]) ?? 'evening';
}

/** Parts of the day that visits are offered in, in order. */
export function dayPartsOf(slots: readonly VisitSlot[]): TimeSlot[] {
	const offered = new Set(slots.map(dayPartOf));
	return PARTS.filter((part) => offered.has(part));
}
