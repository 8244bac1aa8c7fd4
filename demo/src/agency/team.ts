import { type Texts, texts as t } from '../texts.ts';
import { institute } from './institute.ts';

interface Member {
	id: number;
	name: string;
	function: Texts;
	biography: Texts;
	phone: string;
	registration?: Texts;
	office: 'Gent' | 'Mortsel' | 'Brussel' | 'Alle';
	/** How the portrait is drawn */
	look: {
		hair: 'short' | 'long' | 'bun' | 'curly' | 'bald' | 'bob';
		tone: number;
		beard?: boolean;
		glasses?: boolean;
	};
}

/** Twelve people, four desks: 1 leads, 2–4 sell in Ghent, 5–6 let, 7–8 Mortsel, 9–10 Brussels, 11–12 keep the office running. */
export const TEAM: readonly Member[] = [
	{
		id: 1,
		name: 'Katrien Verbeke',
		function: t('Zaakvoerder', 'Gérante', 'Managing director', 'Geschäftsführerin'),
		biography: t(
			'Begon in 2003 met één fiets en één sleutelbos. Leidt vandaag drie kantoren en schat nog elke week zelf een huis.',
			'A commencé en 2003 avec un vélo et un trousseau de clés. Dirige aujourd’hui trois agences et estime encore une maison par semaine.',
			'Started in 2003 with one bike and one bunch of keys. Runs three offices today and still values a house every week.',
			'Begann 2003 mit einem Fahrrad und einem Schlüsselbund. Leitet heute drei Büros und bewertet noch immer jede Woche selbst ein Haus.',
		),
		phone: '09 000 40 21',
		registration: institute('514.208'),
		office: 'Alle',
		look: { hair: 'bob', tone: 1, glasses: true },
	},
	{
		id: 2,
		name: 'Joris De Clercq',
		function: t('Makelaar verkoop Gent', 'Agent vente Gand', 'Sales agent, Ghent', 'Makler Verkauf Gent'),
		biography: t(
			'Kent elke straat tussen Coupure en Dampoort en weet welke gevels in de avondzon liggen.',
			'Connaît chaque rue entre la Coupure et Dampoort, et les façades qui prennent le soleil du soir.',
			'Knows every street between Coupure and Dampoort, and which fronts get the evening sun.',
			'Kennt jede Straße zwischen Coupure und Dampoort und weiß, welche Fassaden in der Abendsonne liegen.',
		),
		phone: '09 000 40 22',
		registration: institute('511.774'),
		office: 'Gent',
		look: { hair: 'short', tone: 1, beard: true },
	},
	{
		id: 3,
		name: 'Nadia El Amrani',
		function: t('Makelaar verkoop Gent', 'Agente vente Gand', 'Sales agent, Ghent', 'Maklerin Verkauf Gent'),
		biography: t(
			'Jurist van opleiding. Legt een compromis uit zoals anderen een recept: stap voor stap en zonder haast.',
			'Juriste de formation. Explique un compromis comme d’autres une recette : pas à pas et sans hâte.',
			'A lawyer by training. Explains a sales agreement as others do a recipe: step by step and without hurry.',
			'Juristin von Haus aus. Erklärt einen Kaufvertrag wie andere ein Rezept: Schritt für Schritt und ohne Eile.',
		),
		phone: '09 000 40 23',
		registration: institute('512.903'),
		office: 'Gent',
		look: { hair: 'long', tone: 3 },
	},
	{
		id: 4,
		name: 'Pieter-Jan Maes',
		function: t(
			'Makelaar verkoop Leiestreek',
			'Agent vente région de la Lys',
			'Sales agent, Leie region',
			'Makler Verkauf Leie-Region',
		),
		biography: t(
			'Architect geweest, en dat blijft: hij ziet wat een huis kan worden, en zegt eerlijk wat dat kost.',
			'Ancien architecte, et cela se voit : il devine ce qu’une maison peut devenir, et dit franchement ce que cela coûte.',
			'A former architect, and it shows: sees what a house could become, and says frankly what that costs.',
			'Früher Architekt, und das merkt man: Er sieht, was aus einem Haus werden kann, und sagt ehrlich, was es kostet.',
		),
		phone: '09 000 40 24',
		registration: institute('513.340'),
		office: 'Gent',
		look: { hair: 'bald', tone: 0, glasses: true, beard: true },
	},
	{
		id: 5,
		name: 'Charlotte Baert',
		function: t('Verhuur Gent', 'Location Gand', 'Lettings, Ghent', 'Vermietung Gent'),
		biography: t(
			'Zoekt voor elke woning de huurder die er wil blijven, en beantwoordt mails voor de koffie koud is.',
			'Cherche pour chaque bien le locataire qui voudra y rester, et répond aux mails avant que le café ne refroidisse.',
			'Finds each home the tenant who wants to stay, and answers e-mail before the coffee gets cold.',
			'Sucht für jede Wohnung den Mieter, der bleiben will, und beantwortet E-Mails, bevor der Kaffee kalt wird.',
		),
		phone: '09 000 40 25',
		registration: institute('515.027'),
		office: 'Gent',
		look: { hair: 'bun', tone: 0 },
	},
	{
		id: 6,
		name: 'Tom Wouters',
		function: t(
			'Verhuur en rentmeesterschap',
			'Location et gestion',
			'Lettings and property management',
			'Vermietung und Verwaltung',
		),
		biography: t(
			'Beheert tweehonderd woningen en kent van elke ketel het onderhoudsjaar.',
			'Gère deux cents logements et connaît l’année d’entretien de chaque chaudière.',
			'Manages two hundred homes and knows when each boiler was last serviced.',
			'Verwaltet zweihundert Wohnungen und weiß bei jedem Heizkessel, wann er zuletzt gewartet wurde.',
		),
		phone: '09 000 40 26',
		registration: institute('510.662'),
		office: 'Gent',
		look: { hair: 'short', tone: 1, glasses: true },
	},
	{
		id: 7,
		name: 'Ilse Peeters',
		function: t(
			'Kantoorhouder Mortsel',
			'Responsable Mortsel',
			'Head of Mortsel office',
			'Leiterin Büro Mortsel',
		),
		biography: t(
			'Groeide op naast Fort 4 en verkoopt al achttien jaar huizen aan mensen die er nooit meer weg willen.',
			'A grandi près du Fort 4 et vend depuis dix-huit ans des maisons à des gens qui ne veulent plus en partir.',
			'Grew up beside Fort 4 and has spent eighteen years selling houses to people who never want to leave.',
			'Wuchs neben Fort 4 auf und verkauft seit achtzehn Jahren Häuser an Menschen, die nie wieder wegwollen.',
		),
		phone: '03 000 61 16',
		registration: institute('509.815'),
		office: 'Mortsel',
		look: { hair: 'curly', tone: 1 },
	},
	{
		id: 8,
		name: 'Yassin Bouzid',
		function: t(
			'Makelaar verkoop rand Antwerpen',
			'Agent vente périphérie d’Anvers',
			'Sales agent, Antwerp’s edge',
			'Makler Verkauf Antwerpener Umland',
		),
		biography: t(
			'Fietst naar elke afspraak. Weet dus precies hoe ver de school echt is.',
			'Se rend à vélo à chaque rendez-vous. Il sait donc à quelle distance se trouve vraiment l’école.',
			'Cycles to every appointment, and so knows exactly how far away the school really is.',
			'Fährt mit dem Rad zu jedem Termin. Weiß also genau, wie weit die Schule wirklich ist.',
		),
		phone: '03 000 61 17',
		registration: institute('515.419'),
		office: 'Mortsel',
		look: { hair: 'curly', tone: 3, beard: true },
	},
	{
		id: 9,
		name: 'Amélie Lambert',
		function: t(
			'Kantoorhouder Brussel',
			'Responsable Bruxelles',
			'Head of Brussels office',
			'Leiterin Büro Brüssel',
		),
		biography: t(
			'Onderhandelt even vlot in het Nederlands als in het Frans, en verzamelt art-nouveautegels.',
			'Négocie aussi bien en néerlandais qu’en français et collectionne les carreaux Art nouveau.',
			'Negotiates as easily in Dutch as in French, and collects Art Nouveau tiles.',
			'Verhandelt auf Niederländisch so gut wie auf Französisch und sammelt Jugendstilfliesen.',
		),
		phone: '02 000 77 41',
		registration: institute('511.096'),
		office: 'Brussel',
		look: { hair: 'long', tone: 0 },
	},
	{
		id: 10,
		name: 'Samuel Nkosi',
		function: t('Makelaar Brussel', 'Agent Bruxelles', 'Agent, Brussels', 'Makler Brüssel'),
		biography: t(
			'Begeleidt wie van ver komt: eerste huurcontract, eerste aankoop, eerste buren.',
			'Accompagne ceux qui viennent de loin : premier bail, premier achat, premiers voisins.',
			'Guides those who come from afar: first lease, first purchase, first neighbours.',
			'Begleitet Menschen, die von weit her kommen: erster Mietvertrag, erster Kauf, erste Nachbarn.',
		),
		phone: '02 000 77 42',
		registration: institute('515.883'),
		office: 'Brussel',
		look: { hair: 'short', tone: 5 },
	},
	{
		id: 11,
		name: 'Greet Hendrickx',
		function: t(
			'Dossierbeheer',
			'Gestion des dossiers',
			'Files and certificates',
			'Unterlagen und Bescheinigungen',
		),
		biography: t(
			'Geen bodemattest, EPC of keuring ontsnapt haar. Notarissen bellen haar eerst.',
			'Aucune attestation, aucun certificat ne lui échappe. Les notaires l’appellent en premier.',
			'No soil certificate, EPC or inspection escapes her. Notaries call her first.',
			'Keine Bodenbescheinigung, kein Energieausweis und kein Prüfbericht entgeht ihr. Notare rufen sie zuerst an.',
		),
		phone: '09 000 40 27',
		office: 'Gent',
		look: { hair: 'bob', tone: 0, glasses: true },
	},
	{
		id: 12,
		name: 'Lucas Van Damme',
		function: t(
			'Fotografie en plannen',
			'Photographie et plans',
			'Photography and plans',
			'Fotografie und Pläne',
		),
		biography: t(
			'Wacht op het juiste uur licht en tekent elk plan na met de lasermeter in de hand.',
			'Attend l’heure où la lumière est juste et redessine chaque plan, laser en main.',
			'Waits for the right hour of light and redraws every plan with a laser measure in hand.',
			'Wartet auf die richtige Stunde Licht und zeichnet jeden Plan mit dem Lasermessgerät in der Hand nach.',
		),
		phone: '09 000 40 28',
		office: 'Gent',
		look: { hair: 'short', tone: 1, beard: true },
	},
];

export type TeamLook = Member['look'];

/** `katrien.verbeke@meander.example` */
export const teamEmail = (name: string) =>
	`${name
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.replace(/[^a-z]+/g, '.')}@meander.example`;
