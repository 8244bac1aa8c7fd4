import type { Language } from '../domain/languages.ts';
import { daysOf, type ReportPeriod } from '../domain/report-period.ts';
import type {
	Communication,
	OnlineMedia,
	Owner,
	OwnerProperty,
	OwnerReport,
	OwnerStatistics,
	Visit,
} from '../entities/owner.schema.ts';
import type { OwnerFigures } from '../entities/owner-figures.schema.ts';
import { sampleProperty, summaryOf } from './properties.ts';

/** Who may log in to the sample api, and with what. */
export const SAMPLE_CREDENTIALS = { email: 'owner@meander.example', password: 'a sample password' };

/** Cookie that the sample api gives at log-in, and takes for the owner's. */
export const SAMPLE_SESSION_COOKIE = '__Host-owner=sample-session';

export const SAMPLE_OWNER: Owner = {
	id: 1,
	firstName: 'Lieve',
	lastName: 'Maes',
	email: SAMPLE_CREDENTIALS.email,
};

const PROPERTIES = [12, 15];

export function sampleOwnerProperties(language: Language): OwnerProperty[] {
	return PROPERTIES.flatMap((id) => {
		const property = sampleProperty(id, language);
		return property
			? [
					{
						...summaryOf(property),
						Counters: { today: 4, thisWeek: 31, thisMonth: 148, total: 902 },
						ViewsLastWeek: 27,
						ViewsWeekBefore: 15,
						UpcomingVisits: id === 12 ? 1 : 0,
						OpenOffers: id === 12 ? 2 : 0,
					},
				]
			: [];
	});
}

export const SAMPLE_VISITS: readonly Visit[] = [
	{
		id: 1,
		propertyId: 12,
		startsAt: '2038-01-12T10:00:00.000Z',
		status: 'confirmed',
		contact: 'T. Janssens',
		feedback: '',
	},
	{
		id: 2,
		propertyId: 12,
		startsAt: '2026-10-02T13:00:00.000Z',
		status: 'done',
		contact: 'F. Lambert',
		feedback: 'Mooi licht, keuken wat klein.',
	},
	{
		id: 3,
		propertyId: 12,
		startsAt: '2026-09-30T16:00:00.000Z',
		status: 'cancelled',
		contact: 'R. Aerts',
		feedback: '',
	},
];

export const SAMPLE_COMMUNICATIONS: readonly Communication[] = [
	{
		id: 1,
		propertyId: 12,
		date: '2026-10-03T08:30:00.000Z',
		type: 'mail',
		contact: 'Karim Benali',
		subject: 'Verslag van het bezoek',
		comment: 'Kandidaat denkt na.',
		status: 'sent',
		source: 'office',
	},
	{
		id: 2,
		propertyId: 12,
		date: '2026-09-21T14:10:00.000Z',
		type: 'phone',
		contact: 'Annelies De Smet',
		subject: 'Start van de verkoop',
		comment: '',
		status: 'done',
		source: 'office',
	},
];

export const SAMPLE_MEDIA: readonly OnlineMedia[] = [
	{
		id: 1,
		propertyId: 12,
		portal: 'Immoweb',
		url: 'https://www.immoweb.be/12',
		since: '2026-09-21T10:00:00.000Z',
		providesStatistics: true,
	},
	{
		id: 2,
		propertyId: 12,
		portal: 'Facebook',
		url: 'https://www.facebook.com/12',
		since: '2026-09-22T10:00:00.000Z',
		providesStatistics: false,
	},
];

/** What is counted beside the views of a period: all of it is known, and six similar properties are there. */
export function sampleFigures(views: number, priceChanges: OwnerFigures['priceChanges'] = []): OwnerFigures {
	return {
		daysOnline: 19,
		priceChanges,
		pricesSince: '2026-09-21',
		favourites: 3,
		savedSearches: 1,
		funnel: { views, requests: 4, visits: 1, offers: 0 },
		comparison: {
			others: 6,
			place: { nl: 'Gent', fr: 'Gand', en: 'Ghent', de: 'Gent' },
			percent: 20,
			from: '2026-09-11',
			to: '2026-10-08',
			viewsPerDay: { own: 4.2, others: 3.5 },
			requestsPerWeek: { own: 1, others: 1 },
			daysOnline: { own: 19, others: 42 },
		},
	};
}

const DAY_MS = 86_400_000;

/** Thirty days up to 9 October 2026; Immoweb gives figures. */
export const SAMPLE_STATISTICS: OwnerStatistics = {
	days: Array.from({ length: 30 }, (_, index) =>
		new Date(Date.UTC(2026, 8, 10) + index * DAY_MS).toISOString().slice(0, 10),
	),
	series: [
		{ portal: 'site', counts: Array.from({ length: 30 }, (_, index) => (index * 3) % 8) },
		{ portal: 'Immoweb', counts: Array.from({ length: 30 }, (_, index) => 2 + ((index * 5) % 11)) },
	],
	figures: sampleFigures(316, [{ day: '2026-09-28', from: 395_000, to: 379_000 }]),
};

/** What happened in a period, from the samples above. The figures of a day repeat every thirty days. */
export function sampleOwnerReport(period: ReportPeriod): Omit<OwnerReport, 'property'> {
	const days = daysOf(period);
	const isWithin = (timestamp: string) => {
		const day = timestamp.slice(0, 10);
		return period.from <= day && day <= period.to;
	};
	const mails = SAMPLE_COMMUNICATIONS.filter(({ date }) => isWithin(date));
	const series = SAMPLE_STATISTICS.series.map(({ portal, counts }) => ({
		portal,
		counts: days.map((_, index) => counts[index % counts.length] ?? 0),
	}));
	const views = series.flatMap(({ counts }) => counts).reduce((total, count) => total + count, 0);
	return {
		...period,
		views: { days, series },
		viewsBefore: 201,
		figures: sampleFigures(views),
		visits: SAMPLE_VISITS.filter(({ startsAt }) => isWithin(startsAt)).toReversed(),
		communications: mails.map(({ type }) => ({ type, count: 1 })),
		media: [...SAMPLE_MEDIA],
	};
}
