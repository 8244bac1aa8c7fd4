import { isLanguage, type Language, pickText } from '@estate/shared-contract';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { sql } from 'kysely';
import { visitCalendarOf } from '../../appointments/visit-calendar.ts';
import { streetWithBox } from '../../appointments/visit-place.ts';
import type { Configuration } from '../../configuration.ts';
import { readSite } from '../../content/site-settings.ts';
import type { Db } from '../../database/database.ts';
import { fillIn } from '../../mail/mail-text.ts';
import { siteLink } from '../../mail/site-links.ts';
import type { StoredSummary } from '../../properties/stored-property.ts';
import { OWNER_TEXTS } from '../owner-texts.ts';

/** Visits of so many days back stand in the calendar, and so many at most: the newest. */
const DAYS_BACK = 90;
const MOST_VISITS = 500;
const MINUTE_MS = 60_000;

interface CalendarVisit {
	id: number;
	property_id: number;
	starts_at: Date;
	ends_at: Date | null;
	status: 'confirmed' | 'cancelled' | 'done';
	contact: string;
	sequence: number;
	summary: StoredSummary;
}

/** Visits of the own properties, as the portal shows them. Of one that is called off the calendar hears that. */
async function readVisits(db: Db, ownerId: number): Promise<CalendarVisit[]> {
	const { rows } = await sql<CalendarVisit>`
		select visit.id, visit.property_id, visit.starts_at, visit.status, visit.contact, property.summary,
			max(appointment.ends_at) as ends_at, coalesce(max(appointment.sequence), 0) as sequence
		from visit
		join owner_property on owner_property.property_id = visit.property_id and owner_property.owner_id = ${ownerId}
		join property on property.id = visit.property_id
		left join appointment on appointment.visit_id = visit.id and appointment.starts_at = visit.starts_at
		where visit.starts_at > now() - make_interval(days => ${DAYS_BACK})
		group by visit.id, property.id
		order by visit.starts_at desc, visit.id limit ${MOST_VISITS}`.execute(db);
	return rows;
}

/** Where it is, with the street also where the advert hides it: it is the owner's own. */
function wholeAddress(summary: StoredSummary, language: Language): string {
	const { Zip, City } = summary;
	return [streetWithBox(summary, language), `${Zip} ${City}`].filter(Boolean).join(', ');
}

/** The calendar of an owner (RFC 5545), in the owner's language; times are in UTC, which every calendar shows as its own. */
export async function visitsCalendar(
	db: Db,
	{ SITE_URL }: Configuration,
	owner: { id: number; language: string | null },
): Promise<string> {
	const { configuration: site } = await readSite(db);
	const language = isLanguage(owner.language) ? owner.language : site.defaultLanguage;
	const texts = OWNER_TEXTS[language].calendar;
	const lengthMs = visitCalendarOf(site, { colleague: undefined }).minutesPerVisit * MINUTE_MS;
	const calendar = ical({
		prodId: { company: 'estate', product: 'visits' },
		method: ICalCalendarMethod.PUBLISH,
		name: fillIn(texts.name, { agency: site.agency.name }),
	});
	for (const visit of await readVisits(db, owner.id)) {
		const { id, property_id, starts_at, ends_at, status, contact, sequence, summary } = visit;
		const type = pickText(summary.TypeDescription, language, site.defaultLanguage);
		const url = siteLink(SITE_URL, site, language, 'owner', property_id);
		calendar.createEvent({
			id: `visit-${id}@${new URL(SITE_URL).hostname}`,
			sequence,
			status: status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
			start: starts_at,
			end: ends_at ?? new Date(starts_at.getTime() + lengthMs),
			summary: fillIn(texts.visit, { type, contact }),
			location: wholeAddress(summary, language),
			url,
		});
	}
	return calendar.toString();
}
