import { GOAL } from '@estate/shared-contract';
import { isHouse, isResidence } from '../properties/kinds.ts';
import type { Property } from '../properties/property.ts';

/** Of which properties something can be said: nobody asks for the curtains of a plot, or bids on what is for rent. */
type Fits = (property: Property) => boolean;

const always: Fits = () => true;
const residence: Fits = ({ kind }) => isResidence(kind);
const forSale: Fits = ({ goal }) => goal === GOAL.sale;
const residenceForSale: Fits = (property) => residence(property) && forSale(property);
const withGarden: Fits = (property) => isHouse(property.kind) && (property.garden ?? 0) > 0;
const plot: Fits = ({ kind }) => kind === 'plot';
const forCars: Fits = ({ kind }) => kind === 'garage' || kind === 'parking';

/** What visitors said after a visit, in the language of the office (owners read Dutch). */
export const FEEDBACK: readonly [text: string, fits: Fits][] = [
	['Zeer geïnteresseerd, komt terug met de ouders.', residence],
	['Vindt de tuin prachtig, twijfelt over de badkamer.', withGarden],
	['Wil eerst de financiering rond krijgen.', forSale],
	['Iets te klein voor het gezin, verder heel positief.', residence],
	[
		'Vraagt het EPC en de plannen op.',
		(property) => residenceForSale(property) && property.energy !== undefined,
	],
	['Was vooral onder de indruk van het licht.', residence],
	['Vergelijkt met een woning in dezelfde straat.', residenceForSale],
	['Heeft een aannemer meegebracht, wacht op offerte.', residenceForSale],
	['Zoekt toch liever dichter bij het station.', residence],
	['Tweede bezoek gevraagd voor volgende week.', forSale],
	['Vraagt of de gordijnen kunnen blijven.', residence],
	['Denkt aan een bod, belt na het weekend.', forSale],
	['Wil graag huren, bezorgt de nodige documenten.', (property) => !forSale(property)],
	['Vraagt wanneer het vrijkomt.', (property) => !forSale(property)],
	['Legt de bouwvoorschriften eerst voor aan een architect.', plot],
	['Vindt de ligging goed, wil het perceel laten nameten.', plot],
	['Heeft de wagen meegebracht: die past er goed in.', forCars],
	['Vindt de ligging goed, denkt er nog over na.', always],
];

export const VISITORS = [
	'Familie Aerts',
	'S. Lemmens',
	'Koppel De Backer',
	'M. Willems',
	'J. Verstraete',
	'Mevr. Dumont',
	'A. Yilmaz',
	'T. en E. Cools',
	'Dhr. Segers',
	'K. Nowak',
	'Familie Rahimi',
	'L. Bogaerts',
	'N. Fontaine',
	'P. Heylen',
] as const;

interface Message {
	fits: Fits;
	type: string;
	subject: string;
	comment: string;
	source: string;
}

export const MESSAGES: readonly Message[] = [
	{
		fits: withGarden,
		type: 'E-mail',
		subject: 'Vraag om inlichtingen',
		comment: 'Wil weten of de tuin vanuit de keuken toegankelijk is. Plan doorgestuurd.',
		source: 'Website',
	},
	{
		fits: always,
		type: 'Telefoon',
		subject: 'Afspraak gevraagd',
		comment: 'Bezoek ingepland voor zaterdag.',
		source: 'Telefoon',
	},
	{
		fits: (property) => forSale(property) && residence(property) && property.region === 'flanders',
		type: 'E-mail',
		subject: 'Documenten gevraagd',
		comment: 'EPC, plannen en bodemattest bezorgd.',
		source: 'Website',
	},
	{
		fits: forSale,
		type: 'Bericht',
		subject: 'Bezichtiging via portaal',
		comment: 'Kandidaat met goedgekeurde lening.',
		source: 'Vastgoedportaal',
	},
	{
		fits: forSale,
		type: 'Telefoon',
		subject: 'Opvolging na bezoek',
		comment: 'Nog in overleg met de bank, belt volgende week.',
		source: 'Kantoor',
	},
	{
		fits: forSale,
		type: 'E-mail',
		subject: 'Vraag over kosten',
		comment: 'Overzicht van notariskosten en registratierechten bezorgd.',
		source: 'Website',
	},
	{
		fits: forSale,
		type: 'Brief',
		subject: 'Schatting bevestigd',
		comment: 'Verslag van de schatting met vergelijkingspunten.',
		source: 'Kantoor',
	},
	{
		fits: forSale,
		type: 'Bericht',
		subject: 'Vraag over verhuisdatum',
		comment: 'Datum is bespreekbaar, akte binnen vier maanden.',
		source: 'Sociale media',
	},
	{
		fits: forSale,
		type: 'E-mail',
		subject: 'Bod ontvangen',
		comment: 'Bod onder voorwaarde van lening. Besproken met de eigenaar.',
		source: 'Kantoor',
	},
	{
		fits: always,
		type: 'Telefoon',
		subject: 'Wekelijks overleg',
		comment: 'Bezoekcijfers en reacties overlopen.',
		source: 'Kantoor',
	},
	{
		fits: (property) => !forSale(property),
		type: 'E-mail',
		subject: 'Vraag over het huurcontract',
		comment: 'Duur, waarborg en lasten toegelicht.',
		source: 'Website',
	},
	{
		fits: plot,
		type: 'E-mail',
		subject: 'Vraag over de bouwvoorschriften',
		comment: 'Stedenbouwkundige inlichtingen en opmetingsplan bezorgd.',
		source: 'Website',
	},
	{
		fits: forCars,
		type: 'Telefoon',
		subject: 'Vraag over de toegang',
		comment: 'Breedte en hoogte van de doorgang doorgegeven.',
		source: 'Kantoor',
	},
];

export const STATUSES = ['Afgehandeld', 'Afgehandeld', 'In opvolging', 'Beantwoord'] as const;
