import type { VisitSlot } from '@estate/shared-contract';
import { belgianIso } from '../calendar/belgian-time.ts';
import type { Db } from '../database/database.ts';
import { isOffered, type RequestSubject } from '../requests/request-subject.ts';
import { colleagueIdOf, freePlace, readTaken } from './book-place.ts';
import { type OfficeCalendar, possibleSlots } from './visit-calendar.ts';
import { visitedOf } from './visited.ts';

/** Times at which it can be visited, the full ones too. What is sold or rented is not visited. */
export async function readVisitSlots(
	db: Db,
	subject: RequestSubject,
	calendar: OfficeCalendar,
): Promise<VisitSlot[]> {
	const slots = isOffered(subject) ? possibleSlots(calendar) : [];
	const [first] = slots;
	const last = slots.at(-1);
	if (!first || !last) return [];
	const taken = await readTaken(db, colleagueIdOf(subject), first.startsAt, last.endsAt, calendar);
	const visited = visitedOf(subject);
	return slots.map((slot) => ({
		id: slot.id,
		startsAt: belgianIso(slot.startsAt),
		endsAt: belgianIso(slot.endsAt),
		isFull: freePlace(taken, slot, visited, calendar.capacity) === undefined,
	}));
}
