/** Sentences that visitors type, with a mistake here and there. */
export const SENTENCES = {
	nl: [
		'appartement 3 slaapkamers gent',
		'huis met tuin in de buurt van mortsel tot 400k',
		'drie slpk antwerpen en omgeving',
		'villa oost-vlaanderen min 150 m²',
		'te huur appartment brussel max 1200',
		'nieuwbouw lift terras leuven',
	],
	fr: [
		'maison 4 chambres ixelles',
		'appartement à louer bruxelles moins de 1 200 €/mois',
		'villa avec jardin gand et environs',
		'penthouse anvers terrasse',
		'maison entre 250 000 et 400 000',
	],
	en: [
		'3-bed apartment ghent with lift',
		'house with garden near antwerp',
		'between 250,000 and 400,000 brussels',
		'furnished flat to rent leuven',
		'villa at least 150 sqm',
	],
} as const;

/** What is typed so far is a beginning of these. */
export const TYPED = [
	'gent',
	'antwerpen',
	'ixelles',
	'brussels',
	'villa',
	'penthouse',
	'mortsel',
	'9000',
	'huis gent',
	'kortrijksesteenweg',
	'rue de la',
];
