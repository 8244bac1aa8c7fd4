/** What visitors said after a viewing, in the language of the office (owners read Dutch). */
export const FEEDBACK = [
	'Zeer geïnteresseerd, komt terug met de ouders.',
	'Vindt de tuin prachtig, twijfelt over de badkamer.',
	'Wil eerst de financiering rond krijgen.',
	'Iets te klein voor het gezin, verder heel positief.',
	'Vraagt het EPC en de plannen op.',
	'Was vooral onder de indruk van het licht.',
	'Vergelijkt met een woning in dezelfde straat.',
	'Heeft een aannemer meegebracht, wacht op offerte.',
	'Zoekt toch liever dichter bij het station.',
	'Tweede bezoek gevraagd voor volgende week.',
	'Vraagt of de gordijnen kunnen blijven.',
	'Denkt aan een bod, belt na het weekend.',
] as const;

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
	type: string;
	subject: string;
	comment: string;
	source: string;
}

export const MESSAGES: readonly Message[] = [
	{
		type: 'E-mail',
		subject: 'Vraag om inlichtingen',
		comment: 'Wil weten of de tuin vanuit de keuken toegankelijk is. Plan doorgestuurd.',
		source: 'Website',
	},
	{
		type: 'Telefoon',
		subject: 'Afspraak gevraagd',
		comment: 'Bezoek ingepland voor zaterdag.',
		source: 'Telefoon',
	},
	{
		type: 'E-mail',
		subject: 'Documenten gevraagd',
		comment: 'EPC, plannen en bodemattest bezorgd.',
		source: 'Website',
	},
	{
		type: 'Bericht',
		subject: 'Bezichtiging via portaal',
		comment: 'Kandidaat met goedgekeurde lening.',
		source: 'Vastgoedportaal',
	},
	{
		type: 'Telefoon',
		subject: 'Opvolging na bezoek',
		comment: 'Nog in overleg met de bank, belt volgende week.',
		source: 'Kantoor',
	},
	{
		type: 'E-mail',
		subject: 'Vraag over kosten',
		comment: 'Overzicht van notariskosten en registratierechten bezorgd.',
		source: 'Website',
	},
	{
		type: 'Brief',
		subject: 'Schatting bevestigd',
		comment: 'Verslag van de schatting met vergelijkingspunten.',
		source: 'Kantoor',
	},
	{
		type: 'Bericht',
		subject: 'Vraag over verhuisdatum',
		comment: 'Datum is bespreekbaar, akte binnen vier maanden.',
		source: 'Sociale media',
	},
	{
		type: 'E-mail',
		subject: 'Bod ontvangen',
		comment: 'Bod onder voorwaarde van lening. Besproken met de eigenaar.',
		source: 'Kantoor',
	},
	{
		type: 'Telefoon',
		subject: 'Wekelijks overleg',
		comment: 'Bezoekcijfers en reacties overlopen.',
		source: 'Kantoor',
	},
];

export const STATUSES = ['Afgehandeld', 'Afgehandeld', 'In opvolging', 'Beantwoord'] as const;
