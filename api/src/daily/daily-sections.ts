import { belgianDay, dayAfter } from '@estate/shared-contract';
import { actionLinks } from '../actions/action-links.ts';
import type { ActionName } from '../actions/action-texts.ts';
import {
	readConfirmedBetween,
	readHeld,
	readWithoutFeedback,
	type StoredAppointment,
} from '../appointments/stored-appointment.ts';
import { isOnline, streetWithBox } from '../appointments/visit-place.ts';
import { readVisited } from '../appointments/visited.ts';
import { belgianInstant } from '../calendar/belgian-time.ts';
import type { Reader } from '../content/site-settings.ts';
import { writeDateTime, writeDay, writeEuro, writeTime } from '../mail/formats.ts';
import { fillIn, MAIL_TEXTS } from '../mail/mail-text.ts';
import { offerActions } from '../offers/offer-actions.ts';
import { type OpenOffer, readOpenOffers } from '../offers/open-offers.ts';
import { standingOf } from '../offers/stored-offer.ts';
import { readExpiring } from '../owners/documents/expiring-documents.ts';
import { readThread } from '../owners/messages/message-thread.ts';
import { readUnansweredMessages } from '../owners/messages/unanswered.ts';
import { OWNER_TEXTS } from '../owners/owner-texts.ts';
import { nameOfSubject, type RequestSubject } from '../requests/request-subject.ts';
import { senderName, unlinkedText } from '../requests/taken-request.ts';
import type { DailySection, DailySources } from './daily-section.ts';
import { DAILY_TEXTS } from './daily-texts.ts';
import { rolledBackSection } from './rolled-back-section.ts';
import { readOpenTestimonials, readUnanswered, type WaitingRequest } from './waiting-requests.ts';

const DAY_MS = 86_400_000;
const joined = (parts: readonly string[], by: string) => parts.filter(Boolean).join(by);

function linksOf(sources: DailySources, names: readonly ActionName[], reference: string) {
	const sender = { ...sources, language: sources.reader.language };
	// The mail says once what the links are.
	return actionLinks(sender, names, reference).slice(1);
}

/** Since when it waits, by the days of the calendar. */
function ageOf({ reader, now }: DailySources, since: Date): string {
	const { age } = DAILY_TEXTS[reader.language];
	const days = Math.round((Date.parse(belgianDay(now)) - Date.parse(belgianDay(since))) / DAY_MS);
	if (days < 1) return age['0'];
	return days === 1 ? age['1'] : fillIn(age.more, { days: String(days) });
}

/** Where to go: the agency knows the street, also where its advert hides it. */
function wholePlace(subject: RequestSubject, visit: StoredAppointment, reader: Reader): string {
	if (isOnline(visit.fields)) return MAIL_TEXTS[reader.language].appointment.online;
	const address = subject.kind === 'project' ? subject.project : subject.summary;
	const { Zip, City } = address;
	return joined([streetWithBox(address, reader.language), `${Zip} ${reader.city(City, Zip)}`], ', ');
}

async function wordsOfVisit(sources: DailySources, visit: StoredAppointment, when: string): Promise<string> {
	const { db, reader } = sources;
	const { fields, reference } = visit;
	const subject = await readVisited(db, visit);
	const place = subject ? wholePlace(subject, visit, reader) : '';
	const person = joined([senderName(fields), unlinkedText(fields, 'phone')], ', ');
	const about = subject ? nameOfSubject(subject, reader) : '';
	return joined([`${when} – ${person} (${reference})`, place, about], '\n');
}

async function visitsOfToday(sources: DailySources): Promise<DailySection> {
	const { db, now, reader } = sources;
	const today = belgianDay(now);
	const [from, to] = [today, dayAfter(today, 1)].map((day) => belgianInstant(day, '00:00'));
	const visits = from && to ? await readConfirmedBetween(db, from, to) : [];
	const items = visits.map(async (visit) => ({
		words: await wordsOfVisit(sources, visit, writeTime(visit.starts_at, reader.language)),
		links: [],
	}));
	return { name: 'visits', items: await Promise.all(items) };
}

async function heldVisits(sources: DailySources): Promise<DailySection> {
	const { db, reader } = sources;
	const items = (await readHeld(db)).map(async (visit) => ({
		words: await wordsOfVisit(sources, visit, writeDateTime(visit.starts_at, reader.language)),
		links: linksOf(sources, ['visit-confirm'], visit.reference),
	}));
	return { name: 'held', items: await Promise.all(items) };
}

/** Days for which it is asked what a visitor thought. */
const FEEDBACK_DAYS = 3;

async function visitsWithoutFeedback(sources: DailySources): Promise<DailySection> {
	const { db, now, reader } = sources;
	const since = new Date(now.getTime() - FEEDBACK_DAYS * DAY_MS);
	const items = (await readWithoutFeedback(db, now, { since })).map(async (visit) => ({
		words: await wordsOfVisit(sources, visit, writeDateTime(visit.starts_at, reader.language)),
		links: linksOf(sources, ['visit-feedback'], visit.reference),
	}));
	return { name: 'feedback', items: await Promise.all(items) };
}

/** Conversations in which an owner wrote last. The line names no person: it stays when the message is removed. */
async function unansweredMessages(sources: DailySources): Promise<DailySection> {
	const { db, now, reader } = sources;
	const items = (await readUnansweredMessages(db, now)).map(async ({ propertyId, messageId, since }) => {
		const { nameIn } = await readThread(db, propertyId);
		return {
			words: `${ageOf(sources, since)} – ${nameIn(reader.language)}`,
			links: linksOf(sources, ['message-answer'], String(messageId)),
		};
	});
	return { name: 'messages', items: await Promise.all(items) };
}

async function wordsOfRequest(sources: DailySources, request: WaitingRequest): Promise<string> {
	const { db, reader } = sources;
	const { language } = reader;
	const { kind, reference, fields, created_at } = request;
	const subject = await readVisited(db, request);
	return joined(
		[
			`${ageOf(sources, created_at)} – ${MAIL_TEXTS[language].forms[kind].name} (${reference})`,
			joined([senderName(fields), unlinkedText(fields, 'phone')], ', '),
			subject ? nameOfSubject(subject, reader) : '',
		],
		'\n',
	);
}

async function wordsOfOffer(sources: DailySources, offer: OpenOffer): Promise<string> {
	const { db, reader } = sources;
	const { language } = reader;
	const { reference, received_at, property_id, buyer, fields, amount, valid_until } = offer;
	const subject = await readVisited(db, { property_id, project_id: null });
	const until = valid_until && { when: writeDateTime(valid_until, language) };
	return joined(
		[
			`${ageOf(sources, received_at)} – ${MAIL_TEXTS[language].forms['purchase-offer'].name} (${reference})`,
			joined([senderName(fields) || buyer, unlinkedText(fields, 'phone')], ', '),
			subject ? nameOfSubject(subject, reader) : '',
			writeEuro(amount, language),
			until ? fillIn(DAILY_TEXTS[language].until, until) : '',
		],
		'\n',
	);
}

/** Offers that wait for a decision, with the links by which every one that can be taken is noted. */
async function openOffers(sources: DailySources): Promise<DailySection> {
	const { db, now } = sources;
	const items = (await readOpenOffers(db, now)).map(async (offer) => ({
		words: await wordsOfOffer(sources, offer),
		links: linksOf(
			sources,
			offerActions({ ...standingOf(offer), asksCounter: offer.asks_counter }, now),
			offer.reference,
		),
	}));
	return { name: 'offers', items: await Promise.all(items) };
}

async function requests(
	sources: DailySources,
	name: DailySection['name'],
	actions: readonly ActionName[],
	read: typeof readUnanswered,
): Promise<DailySection> {
	const items = (await read(sources.db, sources.now)).map(async (request) => ({
		words: await wordsOfRequest(sources, request),
		links: linksOf(sources, actions, request.reference),
	}));
	return { name, items: await Promise.all(items) };
}

async function expiringDocuments({ db, now, reader: { language } }: DailySources): Promise<DailySection> {
	const items = (await readExpiring(db, now)).map(({ propertyId, kind, expiresOn }) => ({
		words: fillIn(DAILY_TEXTS[language].document, {
			document: OWNER_TEXTS[language].documents.kinds[kind],
			property: String(propertyId),
			day: writeDay(expiresOn, language),
		}),
		links: [],
	}));
	return { name: 'documents', items };
}

/** All that waits, sort by sort; sorts of which nothing waits are left out. */
export async function readDailySections(sources: DailySources): Promise<DailySection[]> {
	const sections = [
		await visitsOfToday(sources),
		await heldVisits(sources),
		await visitsWithoutFeedback(sources),
		await unansweredMessages(sources),
		await openOffers(sources),
		await requests(
			sources,
			'testimonials',
			['testimonial-publish', 'testimonial-refuse'],
			readOpenTestimonials,
		),
		await requests(sources, 'requests', ['request-answered'], readUnanswered),
		await expiringDocuments(sources),
		await rolledBackSection(sources),
	];
	return sections.filter(({ items }) => items.length > 0);
}
