import type { SiteConfiguration } from '@estate/shared-contract';
import { texts as t } from '../texts.ts';
import { institute } from './institute.ts';

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

/** The offices, as colleagues name theirs; Ghent keeps the agency's own hours. */
export const OFFICE_IDS = { Gent: 1, Mortsel: 2, Brussel: 3 } as const;

/** Meander does not exist. Numbers are well-formed (the check digits are right) but belong to the demo alone. */
export const AGENCY: SiteConfiguration['agency'] = {
	name: 'Meander',
	legalName: 'Meander Vastgoed bv',
	street: 'Coupure Links 214',
	zip: '9000',
	city: 'Gent',
	country: 'BE',
	phone: '09 000 40 20',
	email: 'gent@meander.example',
	companyNumber: '0786.421.362',
	vatNumber: 'BE 0786.421.362',
	registrationTitle: t(
		'Vastgoedmakelaar-bemiddelaar',
		'Agent immobilier intermédiaire',
		'Estate agent and intermediary',
		'Immobilienmakler und Vermittler',
	),
	registrationNumber: 'BIV 514.208',
	registrationNumbers: institute('514.208'),
	supervisor: t(
		'Beroepsinstituut van Vastgoedmakelaars (BIV)',
		'Institut professionnel des agents immobiliers (IPI)',
		'Professional Institute of Real Estate Agents (BIV-IPI)',
		'Berufsinstitut für Immobilienmakler (BIV-IPI)',
	),
	supervisorAddress: 'Luxemburgstraat 16B, 1000 Brussel',
	supervisorAddresses: t(
		'Luxemburgstraat 16B, 1000 Brussel',
		'Rue du Luxembourg 16B, 1000 Bruxelles',
		'Rue du Luxembourg 16B, 1000 Brussels',
		'Rue du Luxembourg 16B, 1000 Brüssel',
	),
	insurer: 'Waterkant Verzekeringen nv',
	insurancePolicy: 'WV 4.118.207',
	codeOfConductUrl: 'https://www.biv.be/de-vastgoedmakelaar/deontologie',
	offices: [
		{
			id: OFFICE_IDS.Gent,
			name: 'Meander Gent',
			names: t('Meander Gent', 'Meander Gand', 'Meander Ghent', 'Meander Gent'),
			street: 'Coupure Links 214',
			zip: '9000',
			city: 'Gent',
			phone: '09 000 40 20',
			email: 'gent@meander.example',
			location: { lat: 51.0508, lng: 3.7086 },
		},
		{
			id: OFFICE_IDS.Mortsel,
			name: 'Meander Mortsel',
			street: 'Statielei 38',
			zip: '2640',
			city: 'Mortsel',
			phone: '03 000 61 15',
			email: 'mortsel@meander.example',
			location: { lat: 51.1717, lng: 4.4562 },
			openingHours: [
				{ days: WEEK, opens: '09:30', closes: '12:30' },
				{ days: WEEK, opens: '13:30', closes: '18:00' },
				{ days: ['Saturday'], opens: '10:00', closes: '13:00' },
			],
		},
		{
			id: OFFICE_IDS.Brussel,
			name: 'Meander Brussel',
			names: t('Meander Brussel', 'Meander Bruxelles', 'Meander Brussels', 'Meander Brüssel'),
			street: 'Lesbroussartstraat 52',
			streets: t(
				'Lesbroussartstraat 52',
				'Rue Lesbroussart 52',
				'Rue Lesbroussart 52',
				'Rue Lesbroussart 52',
			),
			zip: '1050',
			city: 'Elsene',
			phone: '02 000 77 40',
			email: 'brussel@meander.example',
			location: { lat: 50.8283, lng: 4.3641 },
			openingHours: [
				{ days: WEEK, opens: '10:00', closes: '18:30' },
				{ days: ['Saturday'], opens: '10:00', closes: '14:00' },
			],
		},
	],
	social: [
		{ name: 'Instagram', url: 'https://www.instagram.com/' },
		{ name: 'Facebook', url: 'https://www.facebook.com/' },
		{ name: 'LinkedIn', url: 'https://www.linkedin.com/' },
	],
	openingHours: [
		{ days: WEEK, opens: '09:00', closes: '18:00' },
		{ days: ['Saturday'], opens: '10:00', closes: '13:00' },
	],
};
