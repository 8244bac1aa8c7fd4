import type { AskedRequest } from '../api/request-endpoints.schema.ts';
import type { Language } from '../domain/languages.ts';
import { inLanguage } from './in-language.ts';

const TITLE = {
	nl: 'Herenhuis met stadstuin',
	fr: 'Maison de maître avec jardin de ville',
	en: 'Town house with city garden',
};
const CITY = { nl: 'Gent', fr: 'Gand', en: 'Ghent' };

/** What thank-you pages repeat, by token. */
export function sampleAsked(language: Language): Readonly<Record<string, AskedRequest>> {
	const about = {
		title: inLanguage(TITLE, language),
		place: `Coupure 12, 9000 ${inLanguage(CITY, language)}`,
	};
	return {
		'sample-offer': {
			kind: 'purchase-offer',
			about,
			amount: 345_000,
			validUntil: '2038-01-14T18:00:00+01:00',
		},
		'sample-visit': {
			kind: 'contact-appointment',
			about,
			visit: { startsAt: '2038-01-12T10:00:00+01:00', endsAt: '2038-01-12T10:30:00+01:00' },
		},
		'sample-period': {
			kind: 'contact-appointment',
			about,
			period: { from: '2038-01-12', to: '2038-01-15' },
		},
		'sample-application': { kind: 'site-contact', isApplication: true },
		'sample-discreet': { kind: 'request-documents', about, byAgent: true },
	};
}
