import type { FeedOwner } from '@estate/api/feed';
import type { Calendar } from '../calendar.ts';
import type { Property } from '../properties/property.ts';
import type { Random } from '../random.ts';
import { conversationsOf } from './conversations.ts';
import { makePageVisits } from './make-page-visits.ts';
import { offersOf } from './offers.ts';
import { OWN_SITE, PORTALS } from './portals.ts';
import { FEEDBACK, MESSAGES, STATUSES, VISITORS } from './visit-words.ts';

/** Password of every owner of the demo agency. It opens nothing but demo data. */
export const DEMO_PASSWORD = 'meander-demo';

interface DemoOwner extends Pick<FeedOwner, 'firstName' | 'lastName' | 'notifications'> {
	/** How many */
	properties: number;
}

/** People with so many properties each; the first is named in the documentation. Some chose how often they are mailed. */
export const OWNERS = [
	{ firstName: 'An', lastName: 'Peeters', properties: 4 },
	{
		firstName: 'Marc',
		lastName: 'De Wilde',
		properties: 6,
		notifications: { message: 'daily', visit: 'daily', offer: 'daily', figures: 'daily' },
	},
	{
		firstName: 'Sophie',
		lastName: 'Lambert',
		properties: 3,
		notifications: { visit: 'weekly', feedback: 'weekly', document: 'never' },
	},
	{ firstName: 'Yusuf', lastName: 'Demir', properties: 2, notifications: { figures: 'never' } },
	{ firstName: 'Godelieve', lastName: 'Van Acker', properties: 5 },
] as const satisfies readonly DemoOwner[];

/** How many properties belong to an owner with a log-in. */
export const OWNED_PROPERTIES = OWNERS.reduce((sum, { properties }) => sum + properties, 0);

/** They are spread over so many of the newest: some are online for days, others for weeks. */
export const OWNED_AMONG = OWNED_PROPERTIES * 3;

export const ownerEmail = (firstName: string, lastName: string) =>
	`${firstName}.${lastName}@example.be`.toLowerCase().replaceAll(' ', '');

/** Days on which the agency shows properties, of the days from `first` to `last`. */
const openDays = (calendar: Calendar, first: number, last: number) =>
	Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index).filter(
		(offset) => calendar.weekday(offset) !== 0,
	);

const VISIT_HOURS = [10, 11, 14, 15, 17] as const;

/** So many times on different days or hours: nobody is shown around while somebody else is. */
function visitTimes(days: readonly number[], count: number, calendar: Calendar, random: Random): string[] {
	if (days.length === 0) return [];
	const times = Array.from({ length: count }, () =>
		calendar.at(random.pick(days), random.pick(VISIT_HOURS), random.pick([0, 30])),
	);
	return [...new Set(times)];
}

const fitting = <Word>(
	words: readonly (readonly [Word, (property: Property) => boolean])[],
	property: Property,
) => words.filter(([, fits]) => fits(property)).map(([word]) => word);

function visitsOf(property: Property, calendar: Calendar, random: Random): FeedOwner['visits'] {
	const feedback = fitting(FEEDBACK, property);
	const past = Math.min(9, Math.floor(property.age / 4));
	const done = visitTimes(openDays(calendar, -property.age + 1, -1), past, calendar, random).map(
		(startsAt) => {
			const isCancelled = random.chance(0.12);
			return {
				propertyId: property.id,
				startsAt,
				status: isCancelled ? ('cancelled' as const) : ('done' as const),
				contact: random.pick(VISITORS),
				feedback: isCancelled ? '' : random.pick(feedback),
			};
		},
	);
	const wanted = property.state === 'available' ? random.int(1, 3) : 0;
	const coming = visitTimes(openDays(calendar, 1, 12), wanted, calendar, random).map((startsAt) => ({
		propertyId: property.id,
		startsAt,
		status: 'confirmed' as const,
		contact: random.pick(VISITORS),
		feedback: '',
	}));
	return [...done, ...coming].sort((one, other) => one.startsAt.localeCompare(other.startsAt));
}

function communicationsOf(
	property: Property,
	calendar: Calendar,
	random: Random,
): FeedOwner['communications'] {
	const messages = MESSAGES.filter(({ fits }) => fits(property));
	// Nobody asks about what was not online yet.
	const count = property.age < 2 ? 0 : random.int(5, 11);
	return Array.from({ length: count }, () => {
		const message = random.pick(messages);
		return {
			propertyId: property.id,
			date: calendar.at(-random.int(1, property.age - 1), random.int(9, 17), random.int(0, 59)),
			type: message.type,
			contact: random.pick(VISITORS),
			subject: message.subject,
			comment: message.comment,
			status: random.pick(STATUSES),
			source: message.source,
		};
	}).sort((one, other) => one.date.localeCompare(other.date));
}

function mediaOf(property: Property, calendar: Calendar): FeedOwner['media'] {
	return PORTALS.map((portal, index) => ({
		propertyId: property.id,
		portal: portal.name,
		url: `/property/${property.id}/`,
		since: calendar.at(-Math.max(0, property.age - index), 12),
		providesStatistics: portal.providesStatistics,
	}));
}

/** Days of views of properties that no owner of the demo has: as many as figures of owners are compared with. */
const COMPARED_DAYS = 30;

function viewsOf(property: Property, calendar: Calendar, random: Random) {
	const first = calendar.day(1 - COMPARED_DAYS);
	return makePageVisits(property.id, property.age, calendar, random)
		.filter(({ portal, day }) => portal === OWN_SITE && day >= first)
		.map(({ propertyId, day, count }) => ({ propertyId, day, count }));
}

/**
 * Deals the given properties out to the owners, who get 90 days of figures, viewings and messages about each. `others` are
 * properties of nobody with a log-in, whose views are counted too.
 */
export function makeOwners(
	properties: readonly Property[],
	others: readonly Property[],
	calendar: Calendar,
	random: Random,
): FeedOwner[] {
	let taken = 0;
	return OWNERS.map((person: DemoOwner, index): FeedOwner => {
		const { firstName, lastName, properties: wanted, notifications } = person;
		const own = properties.slice(taken, taken + wanted);
		taken += wanted;
		const about = <Item>(make: (property: Property, stream: Random) => Item[], name: string) =>
			own.flatMap((property) => make(property, random.fork(name, property.id)));
		return {
			kind: 'owner',
			id: index + 1,
			firstName,
			lastName,
			email: ownerEmail(firstName, lastName),
			password: DEMO_PASSWORD,
			propertyIds: own.map(({ id }) => id),
			visits: about((property, stream) => visitsOf(property, calendar, stream), 'visits'),
			communications: about((property, stream) => communicationsOf(property, calendar, stream), 'messages'),
			messages: conversationsOf(own, { firstName, lastName }, calendar),
			offers: offersOf(own, calendar),
			media: own.flatMap((property) => mediaOf(property, calendar)),
			pageVisits: about(
				(property, stream) => makePageVisits(property.id, property.age, calendar, stream),
				'views',
			),
			...(notifications ? { notifications } : {}),
			happened: {
				views: others
					.filter((_, place) => place % OWNERS.length === index)
					.flatMap((property) => viewsOf(property, calendar, random.fork('views', property.id))),
				favourites: own.map(({ id }, place) => ({
					propertyId: id,
					visitors: place === 0 ? 1 : random.fork('favourites', id).int(0, 6),
				})),
			},
		};
	});
}
