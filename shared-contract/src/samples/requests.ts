import type { Appointment, Captcha, Subscription, VisitSlot } from '../api/request-endpoints.schema.ts';
import type { Language } from '../domain/languages.ts';
import { sampleProperty } from './properties.ts';

/** What the sample api answers a request that is in order. */
export const SAMPLE_REFERENCE = 'M-7F3K-29';

/** Tokens of links in mails that the sample api knows. */
export const SAMPLE_TOKENS = {
	appointment: 'sample-appointment',
	savedSearch: 'sample-wish',
	searchWithAccount: 'sample-wish-account',
	newsletter: 'sample-newsletter',
	action: 'sample-action',
} as const;

/** Token of the page with all saved searches of an address. */
export const SAMPLE_SEARCHES_TOKEN = 'sample-searches';

/** A proof that the sample api gives; it takes any answer to it. */
export const SAMPLE_CAPTCHA: Captcha = {
	challenge: 'sample-challenge',
	picture:
		'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
	zeroBits: 4,
};

/** Visit times on two days; the second one is taken. */
export const SAMPLE_SLOTS: readonly VisitSlot[] = ['2038-01-12', '2038-01-13'].flatMap((day) =>
	['10:00', '10:30', '14:00'].map((time) => ({
		id: `${day}T${time}`,
		startsAt: `${day}T${time}:00+01:00`,
		endsAt: new Date(Date.parse(`${day}T${time}:00Z`) + 30 * 60_000).toISOString().replace('.000Z', '+01:00'),
		isFull: day === '2038-01-12' && time === '10:30',
	})),
);

export function sampleAppointment(language: Language): Appointment | undefined {
	const [slot] = SAMPLE_SLOTS;
	const property = sampleProperty(12, language);
	if (!slot || !property) return undefined;
	return {
		reference: SAMPLE_REFERENCE,
		status: 'confirmed',
		startsAt: slot.startsAt,
		endsAt: slot.endsAt,
		property: { ID: property.ID, title: property.TypeDescription, place: `${property.Zip} ${property.City}` },
		terms: [{ label: 'Eerste maand', value: '€ 1.000' }],
		slots: [...SAMPLE_SLOTS],
	};
}

export function sampleSubscription(token: string | undefined): Subscription | undefined {
	if (token === SAMPLE_TOKENS.newsletter) return { kind: 'newsletter', status: 'unconfirmed' };
	const search: Subscription = {
		kind: 'wish',
		status: 'active',
		frequency: 'daily',
		query: 'city=gent%7C9000&type=1&bedrooms=3',
		goal: '0',
	};
	if (token === SAMPLE_TOKENS.savedSearch) return search;
	if (token === SAMPLE_TOKENS.searchWithAccount)
		return { ...search, status: 'unconfirmed', account: 'asked' };
	return undefined;
}
