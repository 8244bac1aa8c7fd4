import type { VisitSlot } from '@estate/shared-contract';
import { belgianIso } from '../calendar/belgian-time.ts';
import type { Db } from '../database/database.ts';
import type { PropertySubject } from '../requests/request-subject.ts';
import { AGENCY, freePlace, readTaken } from './book-place.ts';
import { type OfficeCalendar, possibleSlots } from './visit-calendar.ts';

/** What is sold or rented is not visited. */
export const canBeVisited = ({ state }: PropertySubject): boolean =>
	state === 'available' || state === 'option';

/** Times at which a property can be visited, the full ones too. */
export async function readVisitSlots(
	db: Db,
	property: PropertySubject,
	calendar: OfficeCalendar,
): Promise<VisitSlot[]> {
	const slots = canBeVisited(property) ? possibleSlots(calendar) : [];
	const [first] = slots;
	const last = slots.at(-1);
	if (!first || !last) return [];
	const taken = await readTaken(db, property.colleague?.id ?? AGENCY, first.startsAt, last.endsAt, calendar);
	return slots.map((slot) => ({
		id: slot.id,
		startsAt: belgianIso(slot.startsAt),
		endsAt: belgianIso(slot.endsAt),
		isFull: freePlace(taken, slot, property.id, calendar.capacity) === undefined,
	}));
}
