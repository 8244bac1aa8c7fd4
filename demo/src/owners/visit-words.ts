import { GOAL } from '@estate/shared-contract';
import { isHouse, isResidence } from '../properties/kinds.ts';
import type { Property } from '../properties/property.ts';
import { type Texts, texts as t } from '../texts.ts';

/** Of which properties something can be said: nobody asks for the curtains of a plot, or bids on what is for rent. */
type Fits = (property: Property) => boolean;

const always: Fits = () => true;
const residence: Fits = ({ kind }) => isResidence(kind);
const forSale: Fits = ({ goal }) => goal === GOAL.sale;
const forRent: Fits = (property) => !forSale(property);
const residenceForSale: Fits = (property) => residence(property) && forSale(property);
const withGarden: Fits = (property) => isHouse(property.kind) && (property.garden ?? 0) > 0;
const plot: Fits = ({ kind }) => kind === 'plot';
const forCars: Fits = ({ kind }) => kind === 'garage' || kind === 'parking';

/** What visitors said after a visit. */
export const FEEDBACK: readonly [text: Texts, fits: Fits][] = [
	[
		t(
			'Zeer geïnteresseerd, komt terug met de ouders.',
			'Très intéressé, revient avec les parents.',
			'Very interested, coming back with the parents.',
			'Sehr interessiert, kommt mit den Eltern wieder.',
		),
		residence,
	],
	[
		t(
			'Vindt de tuin prachtig, twijfelt over de badkamer.',
			'Trouve le jardin superbe, hésite pour la salle de bains.',
			'Loves the garden, has doubts about the bathroom.',
			'Findet den Garten wunderschön, zögert wegen des Badezimmers.',
		),
		withGarden,
	],
	[
		t(
			'Wil eerst de financiering rond krijgen.',
			'Veut d’abord régler le financement.',
			'Wants to arrange the financing first.',
			'Möchte zuerst die Finanzierung klären.',
		),
		forSale,
	],
	[
		t(
			'Iets te klein voor het gezin, verder heel positief.',
			'Un peu petit pour la famille, sinon très positif.',
			'A little small for the family, otherwise very positive.',
			'Etwas zu klein für die Familie, sonst sehr positiv.',
		),
		residence,
	],
	[
		t(
			'Vraagt het EPC en de plannen op.',
			'Demande le PEB et les plans.',
			'Asks for the EPC and the floor plans.',
			'Bittet um den Energieausweis und die Grundrisse.',
		),
		(property) => residenceForSale(property) && property.energy !== undefined,
	],
	[
		t(
			'Was vooral onder de indruk van het licht.',
			'A surtout été impressionné par la lumière.',
			'Was impressed by the light above all.',
			'War vor allem vom Licht beeindruckt.',
		),
		residence,
	],
	[
		t(
			'Vergelijkt met een woning in dezelfde straat.',
			'Compare avec une maison de la même rue.',
			'Compares it with another in the same street.',
			'Vergleicht mit einem Haus in derselben Straße.',
		),
		residenceForSale,
	],
	[
		t(
			'Heeft een aannemer meegebracht, wacht op offerte.',
			'Est venu avec un entrepreneur, attend un devis.',
			'Brought a contractor, is waiting for a quotation.',
			'Hat einen Bauunternehmer mitgebracht, wartet auf ein Angebot.',
		),
		residenceForSale,
	],
	[
		t(
			'Zoekt toch liever dichter bij het station.',
			'Préfère finalement chercher plus près de la gare.',
			'Would rather look closer to the station.',
			'Sucht doch lieber näher am Bahnhof.',
		),
		residence,
	],
	[
		t(
			'Tweede bezoek gevraagd voor volgende week.',
			'Deuxième visite demandée pour la semaine prochaine.',
			'Second visit requested for next week.',
			'Zweite Besichtigung für nächste Woche angefragt.',
		),
		forSale,
	],
	[
		t(
			'Vraagt of de gordijnen kunnen blijven.',
			'Demande si les rideaux peuvent rester.',
			'Asks whether the curtains can stay.',
			'Fragt, ob die Vorhänge bleiben können.',
		),
		residence,
	],
	[
		t(
			'Denkt aan een bod, belt na het weekend.',
			'Pense à une offre, rappelle après le week-end.',
			'Is thinking of an offer, will call after the weekend.',
			'Denkt an ein Angebot, ruft nach dem Wochenende an.',
		),
		forSale,
	],
	[
		t(
			'Wil graag huren, bezorgt de nodige documenten.',
			'Souhaite louer, envoie les documents nécessaires.',
			'Would like to rent, will send the documents needed.',
			'Möchte mieten, sendet die nötigen Unterlagen.',
		),
		forRent,
	],
	[
		t(
			'Vraagt wanneer het vrijkomt.',
			'Demande quand le bien se libère.',
			'Asks when it becomes available.',
			'Fragt, wann es frei wird.',
		),
		forRent,
	],
	[
		t(
			'Legt de bouwvoorschriften eerst voor aan een architect.',
			'Soumet d’abord les prescriptions à un architecte.',
			'Will show the building rules to an architect first.',
			'Legt die Bauvorschriften zuerst einem Architekten vor.',
		),
		plot,
	],
	[
		t(
			'Vindt de ligging goed, wil het perceel laten nameten.',
			'Trouve la situation bonne, veut faire mesurer la parcelle.',
			'Likes the location, wants to have the plot measured.',
			'Findet die Lage gut, will das Grundstück nachmessen lassen.',
		),
		plot,
	],
	[
		t(
			'Heeft de wagen meegebracht: die past er goed in.',
			'Est venu avec sa voiture : elle y entre bien.',
			'Brought the car along: it fits well.',
			'Hat das Auto mitgebracht: Es passt gut hinein.',
		),
		forCars,
	],
	[
		t(
			'Vindt de ligging goed, denkt er nog over na.',
			'Trouve la situation bonne, réfléchit encore.',
			'Likes the location, is still thinking it over.',
			'Findet die Lage gut, überlegt noch.',
		),
		always,
	],
];

export const VISITORS = [
	'E. Aerts',
	'S. Lemmens',
	'A. De Backer',
	'M. Willems',
	'J. Verstraete',
	'C. Dumont',
	'A. Yilmaz',
	'T. & E. Cools',
	'P. Segers',
	'K. Nowak',
	'R. Rahimi',
	'L. Bogaerts',
	'N. Fontaine',
	'P. Heylen',
] as const;

const TYPE = {
	mail: t('E-mail', 'E-mail', 'E-mail', 'E-Mail'),
	phone: t('Telefoon', 'Téléphone', 'Phone', 'Telefon'),
	message: t('Bericht', 'Message', 'Message', 'Nachricht'),
	letter: t('Brief', 'Courrier', 'Letter', 'Brief'),
} as const;

const SOURCE = {
	phone: t('Telefoon', 'Téléphone', 'Phone', 'Telefon'),
	portal: t('Vastgoedportaal', 'Portail immobilier', 'Property portal', 'Immobilienportal'),
	office: t('Kantoor', 'Agence', 'Office', 'Büro'),
	social: t('Sociale media', 'Réseaux sociaux', 'Social media', 'Soziale Medien'),
} as const;

interface Message {
	fits: Fits;
	type: Texts;
	subject: Texts;
	comment: Texts;
	source: Texts;
}

const message = (fits: Fits, type: Texts, source: Texts, subject: Texts, comment: Texts): Message => ({
	fits,
	type,
	source,
	subject,
	comment,
});

export const MESSAGES: readonly Message[] = [
	message(
		withGarden,
		TYPE.mail,
		SOURCE.portal,
		t('Vraag over het pand', 'Question sur le bien', 'Question about the property', 'Frage zur Immobilie'),
		t(
			'Wil weten of de tuin vanuit de keuken toegankelijk is. Plan doorgestuurd.',
			'Veut savoir si le jardin est accessible depuis la cuisine. Plan envoyé.',
			'Wants to know whether the garden can be reached from the kitchen. Floor plan sent.',
			'Möchte wissen, ob der Garten von der Küche aus zugänglich ist. Grundriss gesendet.',
		),
	),
	message(
		always,
		TYPE.phone,
		SOURCE.phone,
		t('Bezoek aangevraagd', 'Visite demandée', 'Visit requested', 'Besichtigung angefragt'),
		t(
			'Bezoek ingepland voor zaterdag.',
			'Visite fixée à samedi.',
			'Visit planned for Saturday.',
			'Besichtigung für Samstag vereinbart.',
		),
	),
	message(
		(property) => residenceForSale(property) && property.region === 'flanders',
		TYPE.mail,
		SOURCE.portal,
		t('Documenten aangevraagd', 'Documents demandés', 'Documents requested', 'Unterlagen angefordert'),
		t(
			'EPC, plannen en bodemattest bezorgd.',
			'PEB, plans et attestation du sol envoyés.',
			'EPC, floor plans and soil certificate sent.',
			'EPC, Grundrisse und Bodenbescheinigung gesendet.',
		),
	),
	message(
		forSale,
		TYPE.message,
		SOURCE.portal,
		t(
			'Bezoek via portaal',
			'Visite via un portail',
			'Visit through a portal',
			'Besichtigung über ein Portal',
		),
		t(
			'Kandidaat met goedgekeurde lening.',
			'Candidat dont le prêt est accordé.',
			'Candidate whose loan has been approved.',
			'Interessent mit bewilligtem Darlehen.',
		),
	),
	message(
		forSale,
		TYPE.phone,
		SOURCE.office,
		t('Opvolging na bezoek', 'Suivi après la visite', 'Follow-up after a visit', 'Nach der Besichtigung'),
		t(
			'Nog in overleg met de bank, belt volgende week.',
			'Encore en discussion avec la banque, rappelle la semaine prochaine.',
			'Still talking to the bank, will call next week.',
			'Noch im Gespräch mit der Bank, ruft nächste Woche an.',
		),
	),
	message(
		forSale,
		TYPE.mail,
		SOURCE.portal,
		t('Vraag over kosten', 'Question sur les frais', 'Question about costs', 'Frage zu den Kosten'),
		t(
			'Overzicht van notariskosten en registratierechten bezorgd.',
			'Aperçu des frais de notaire et des droits d’enregistrement envoyé.',
			'Overview of notary fees and registration duty sent.',
			'Übersicht der Notarkosten und Registrierungsgebühren gesendet.',
		),
	),
	message(
		forSale,
		TYPE.letter,
		SOURCE.office,
		t('Schatting bevestigd', 'Estimation confirmée', 'Valuation confirmed', 'Bewertung bestätigt'),
		t(
			'Verslag van de schatting met vergelijkingspunten.',
			'Rapport d’estimation avec points de comparaison.',
			'Valuation report with comparables.',
			'Bewertungsbericht mit Vergleichswerten.',
		),
	),
	message(
		forSale,
		TYPE.message,
		SOURCE.social,
		t(
			'Vraag over de verhuisdatum',
			'Question sur la date de déménagement',
			'Question about the moving date',
			'Frage zum Umzugstermin',
		),
		t(
			'Datum is bespreekbaar, akte binnen vier maanden.',
			'Date à discuter, acte dans les quatre mois.',
			'The date is open to discussion, deed within four months.',
			'Datum nach Absprache, Beurkundung innerhalb von vier Monaten.',
		),
	),
	message(
		forSale,
		TYPE.mail,
		SOURCE.office,
		t('Bod ontvangen', 'Offre reçue', 'Offer received', 'Angebot erhalten'),
		t(
			'Bod onder voorwaarde van een lening. Besproken met de eigenaar.',
			'Offre sous condition d’un prêt. Discutée avec le propriétaire.',
			'Offer subject to a loan. Discussed with the owner.',
			'Angebot unter der Bedingung eines Darlehens. Mit dem Eigentümer besprochen.',
		),
	),
	message(
		always,
		TYPE.phone,
		SOURCE.office,
		t('Wekelijks overleg', 'Entretien hebdomadaire', 'Weekly call', 'Wöchentliche Besprechung'),
		t(
			'Bezoekcijfers en reacties overlopen.',
			'Chiffres de visite et réactions passés en revue.',
			'Went through the visit figures and reactions.',
			'Besuchszahlen und Rückmeldungen durchgegangen.',
		),
	),
	message(
		forRent,
		TYPE.mail,
		SOURCE.portal,
		t(
			'Vraag over het huurcontract',
			'Question sur le bail',
			'Question about the lease',
			'Frage zum Mietvertrag',
		),
		t(
			'Duur, waarborg en lasten uitgelegd.',
			'Durée, garantie et charges expliquées.',
			'Term, deposit and charges explained.',
			'Laufzeit, Kaution und Nebenkosten erklärt.',
		),
	),
	message(
		plot,
		TYPE.mail,
		SOURCE.portal,
		t(
			'Vraag over de bouwvoorschriften',
			'Question sur les prescriptions',
			'Question about the building rules',
			'Frage zu den Bauvorschriften',
		),
		t(
			'Stedenbouwkundige inlichtingen en opmetingsplan bezorgd.',
			'Renseignements urbanistiques et plan de mesurage envoyés.',
			'Planning information and survey sent.',
			'Städtebauliche Auskünfte und Vermessungsplan gesendet.',
		),
	),
	message(
		forCars,
		TYPE.phone,
		SOURCE.office,
		t('Vraag over de toegang', 'Question sur l’accès', 'Question about access', 'Frage zur Zufahrt'),
		t(
			'Breedte en hoogte van de doorgang doorgegeven.',
			'Largeur et hauteur du passage communiquées.',
			'Width and height of the passage passed on.',
			'Breite und Höhe der Durchfahrt mitgeteilt.',
		),
	),
];

const DONE = t('Afgehandeld', 'Traité', 'Done', 'Erledigt');

export const STATUSES: readonly Texts[] = [
	DONE,
	DONE,
	t('In opvolging', 'En suivi', 'In progress', 'In Bearbeitung'),
	t('Beantwoord', 'Répondu', 'Answered', 'Beantwortet'),
];
