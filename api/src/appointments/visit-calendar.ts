import {
	type Agency,
	belgianDay,
	dayAfter,
	minutesOfDay,
	openingHoursOf,
	type VisitCalendar,
	weekdayIndex,
} from '@estate/shared-contract';
import { belgianInstant, weekdayOf } from '../calendar/belgian-time.ts';
import type { SiteData } from '../content/site-data.ts';
import type { RequestSubject } from '../requests/request-subject.ts';

const MINUTE_MS = 60_000;

/** What holds while the site's configuration says nothing about visits. */
const DEFAULTS: VisitCalendar = {
	weekdays: [1, 2, 3, 4, 5, 6],
	hours: [
		{ from: '10:00', to: '12:00' },
		{ from: '13:30', to: '18:00' },
	],
	minutesPerVisit: 30,
	capacity: 1,
	daysAhead: 21,
	noticeHours: 24,
	closedDays: [],
	rental: { incomeFactor: 3, personsPerBedroom: 2, inventoryShare: 200 },
};

/** When an office shows properties: never outside its opening hours, where it names any. */
export interface OfficeCalendar extends VisitCalendar {
	openingHours: Agency['openingHours'];
}

/** When something is shown: within the hours of the office of the colleague who shows it, else of the agency. */
export function visitCalendarOf(
	{ visits = DEFAULTS, agency }: Pick<SiteData, 'visits' | 'agency'>,
	{ colleague }: Pick<RequestSubject, 'colleague'>,
): OfficeCalendar {
	const office = agency.offices.find(({ id }) => id !== undefined && id === colleague?.officeId);
	return { ...visits, openingHours: openingHoursOf(agency, office) };
}

/** A time that can be asked for. */
export interface PossibleSlot {
	/** Belgian day and time, `2026-12-01T10:00` */
	id: string;
	startsAt: Date;
	endsAt: Date;
}

/** Minutes of a day, from and to. */
interface Span {
	from: number;
	to: number;
}

/** Nothing of a span without a beginning or an end, such as one of a row that holds words. */
function spanOf(from: string, to: string): Span[] {
	const [start, end] = [minutesOfDay(from), minutesOfDay(to)];
	return start === undefined || end === undefined || start >= end ? [] : [{ from: start, to: end }];
}

/** Spans in order, those that overlap as one: a time that stands in two of them is one time. */
function merged(spans: readonly Span[]): Span[] {
	const apart: Span[] = [];
	for (const span of spans.toSorted((one, other) => one.from - other.from)) {
		const last = apart.at(-1);
		if (last && span.from < last.to) last.to = Math.max(last.to, span.to);
		else apart.push({ ...span });
	}
	return apart;
}

const timeOf = (minutes: number) =>
	`${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The parts of a day in which properties are shown: those of the calendar, as far as the office is open then. */
function hoursOfDay(day: string, { hours, openingHours }: OfficeCalendar): Span[] {
	const shown = merged(hours.flatMap(({ from, to }) => spanOf(from, to)));
	if (openingHours.length === 0) return shown;
	const open = merged(
		openingHours
			.filter(({ days }) => days.some((name) => weekdayIndex(name) === weekdayOf(day) - 1))
			.flatMap(({ opens, closes }) => spanOf(opens, closes)),
	);
	return shown.flatMap(({ from, to }) =>
		open
			.map((span) => ({ from: Math.max(from, span.from), to: Math.min(to, span.to) }))
			.filter((part) => part.from < part.to),
	);
}

function slotsOfDay(day: string, calendar: OfficeCalendar): PossibleSlot[] {
	const { minutesPerVisit } = calendar;
	return hoursOfDay(day, calendar).flatMap(({ from, to }) => {
		const slots: PossibleSlot[] = [];
		const last = to - minutesPerVisit;
		for (let start = from; start <= last; start += minutesPerVisit) {
			const startsAt = belgianInstant(day, timeOf(start));
			slots.push({
				id: `${day}T${timeOf(start)}`,
				startsAt,
				endsAt: new Date(startsAt.getTime() + minutesPerVisit * MINUTE_MS),
			});
		}
		return slots;
	});
}

/** The first instant for which a visit asked for at `asked` leaves the agency its notice. */
const earliestVisit = ({ noticeHours }: OfficeCalendar, asked: Date): number =>
	asked.getTime() + noticeHours * 60 * MINUTE_MS;

/** Does a visit asked for at `asked` leave the agency its notice, and fall on a day on which it is not closed? */
export const isInTime = (calendar: OfficeCalendar, startsAt: Date, asked: Date): boolean =>
	startsAt.getTime() >= earliestVisit(calendar, asked) && !calendar.closedDays.includes(belgianDay(startsAt));

/** Every visit time that the calendar offers from now on, free or not, in order. */
export function possibleSlots(calendar: OfficeCalendar, now = new Date()): PossibleSlot[] {
	const earliest = earliestVisit(calendar, now);
	const today = belgianDay(now);
	return Array.from({ length: calendar.daysAhead + 1 }, (_, days) => dayAfter(today, days))
		.filter((day) => calendar.weekdays.includes(weekdayOf(day)) && !calendar.closedDays.includes(day))
		.flatMap((day) => slotsOfDay(day, calendar))
		.filter(({ startsAt }) => startsAt.getTime() >= earliest);
}
