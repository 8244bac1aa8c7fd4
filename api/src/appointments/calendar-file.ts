import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

export interface CalendarEntry {
	/** The same for every version of the appointment */
	id: string;
	sequence: number;
	isCancelled: boolean;
	startsAt: Date;
	endsAt: Date;
	summary: string;
	location: string;
	description: string;
	url: string;
	organizer: { name: string; email: string };
}

/** An appointment as a calendar file (RFC 5545); times are in UTC, which every calendar shows as its own. */
export function calendarFile(entry: CalendarEntry): string {
	const calendar = ical({
		prodId: { company: 'estate', product: 'site' },
		method: entry.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
	});
	calendar.createEvent({
		id: entry.id,
		sequence: entry.sequence,
		status: entry.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
		start: entry.startsAt,
		end: entry.endsAt,
		summary: entry.summary,
		location: entry.location,
		description: entry.description,
		url: entry.url,
		organizer: entry.organizer,
	});
	return calendar.toString();
}
