import { texts as t } from '../texts.ts';

/** Words for facts of a property, as the agency's software delivers them in each language. */
export const HEATING = {
	gas: t(
		'Centrale verwarming op aardgas',
		'Chauffage central au gaz',
		'Gas central heating',
		'Gaszentralheizung',
	),
	'heat-pump': t(
		'Warmtepomp met vloerverwarming',
		'Pompe à chaleur et chauffage au sol',
		'Heat pump with underfloor heating',
		'Wärmepumpe mit Fußbodenheizung',
	),
	oil: t(
		'Centrale verwarming op stookolie',
		'Chauffage central au mazout',
		'Oil central heating',
		'Ölzentralheizung',
	),
	district: t('Warmtenet', 'Réseau de chaleur', 'District heating', 'Fernwärme'),
	electric: t(
		'Elektrische accumulatie',
		'Accumulation électrique',
		'Electric storage heating',
		'Nachtspeicherheizung',
	),
} as const;

export const GLAZING = {
	single: t('Enkel glas', 'Simple vitrage', 'Single glazing', 'Einfachverglasung'),
	double: t('Dubbel glas', 'Double vitrage', 'Double glazing', 'Doppelverglasung'),
	'high-efficiency': t(
		'Hoogrendementsglas',
		'Vitrage à haut rendement',
		'High-efficiency glazing',
		'Wärmeschutzverglasung',
	),
	triple: t('Driedubbel glas', 'Triple vitrage', 'Triple glazing', 'Dreifachverglasung'),
} as const;

export const FRAMES = {
	wood: t('Hout', 'Bois', 'Wood', 'Holz'),
	pvc: t('Pvc', 'PVC', 'PVC', 'PVC'),
	aluminium: t('Aluminium', 'Aluminium', 'Aluminium', 'Aluminium'),
	steel: t('Staal', 'Acier', 'Steel', 'Stahl'),
} as const;

export const ROOF = {
	'clay-tiles': t('Kleipannen', 'Tuiles en terre cuite', 'Clay tiles', 'Tonziegel'),
	slate: t('Leien', 'Ardoises', 'Slates', 'Schiefer'),
	'flat-epdm': t('Plat dak, EPDM', 'Toit plat, EPDM', 'Flat roof, EPDM', 'Flachdach, EPDM'),
	'concrete-tiles': t('Betonpannen', 'Tuiles en béton', 'Concrete tiles', 'Betondachsteine'),
	zinc: t('Zink', 'Zinc', 'Zinc', 'Zink'),
	'steel-deck': t(
		'Geïsoleerde staalplaat',
		'Bac acier isolé',
		'Insulated steel deck',
		'Gedämmtes Stahlblech',
	),
} as const;

export const KITCHEN_KIND = {
	installed: t('Geïnstalleerd', 'Équipée', 'Fitted', 'Eingerichtet'),
	hyper: t('Hypergeïnstalleerd', 'Hyper-équipée', 'Fully fitted', 'Voll ausgestattet'),
	basic: t('Basis', 'De base', 'Basic', 'Einfach'),
} as const;

export const ROOF_CONDITION = {
	new: t('Nieuw', 'Neuf', 'New', 'Neu'),
	'move-in': t('Goed', 'Bon', 'Good', 'Gut'),
	refresh: t('Voldoende', 'Correct', 'Fair', 'Ausreichend'),
	renovate: t('Te vernieuwen', 'À renouveler', 'Due for renewal', 'Zu erneuern'),
} as const;

export const ASBESTOS = {
	safe: t('Asbestveilig', 'Sûr quant à l’amiante', 'Asbestos-safe', 'Asbestsicher'),
	present: t('Niet-asbestveilig', 'Non sûr quant à l’amiante', 'Not asbestos-safe', 'Nicht asbestsicher'),
} as const;

export const AVAILABILITY = {
	deed: t('Bij akte', 'À l’acte', 'On signing the deed', 'Bei der Beurkundung'),
	delivery: t('Bij oplevering', 'À la livraison', 'Once built', 'Bei Fertigstellung'),
	now: t('Onmiddellijk', 'Immédiatement', 'Immediately', 'Sofort'),
	agreed: t('Overeen te komen', 'À convenir', 'By agreement', 'Nach Vereinbarung'),
	lease: t(
		'Rekening houdend met huurders',
		'Selon les baux en cours',
		'Subject to current leases',
		'Je nach laufenden Mietverträgen',
	),
} as const;

export const DESTINATION = {
	residential: t('Woongebied', 'Zone d’habitat', 'Residential area', 'Wohngebiet'),
	rural: t(
		'Woongebied met landelijk karakter',
		'Zone d’habitat à caractère rural',
		'Rural residential area',
		'Ländliches Wohngebiet',
	),
	park: t('Woonpark', 'Zone de parc résidentiel', 'Residential park', 'Wohnpark'),
	industry: t(
		'Zone voor kmo en ambacht',
		'Zone PME et artisanat',
		'Small business and crafts',
		'Gebiet für Handwerk und Kleinbetriebe',
	),
	mixed: t('Gemengd gebied', 'Zone mixte', 'Mixed-use area', 'Mischgebiet'),
} as const;

export const MARQUEE_NAMES = [
	t('', '', '', ''),
	t('Nieuw', 'Nouveau', 'New', 'Neu'),
	t('Exclusief', 'Exclusivité', 'Exclusive', 'Exklusiv'),
	t('Prijs aangepast', 'Prix adapté', 'Price adjusted', 'Preis angepasst'),
	t('Discrete verkoop', 'Vente discrète', 'Discreet sale', 'Diskreter Verkauf'),
] as const;

export const PRICE_UNITS = {
	sale: { code: 1, text: t('', '', '', '') },
	rent: { code: 2, text: t('per maand', 'par mois', 'per month', 'pro Monat') },
	from: { code: 7, text: t('vanaf', 'à partir de', 'from', 'ab') },
} as const;

export const BELGIUM = t('België', 'Belgique', 'Belgium', 'Belgien');
