import { texts as t } from '../texts.ts';

/** Words for facts of a property, as the agency's software delivers them in each language. */
export const HEATING = {
	gas: t('Centrale verwarming op aardgas', 'Chauffage central au gaz', 'Gas central heating'),
	'heat-pump': t(
		'Warmtepomp met vloerverwarming',
		'Pompe à chaleur et chauffage au sol',
		'Heat pump with underfloor heating',
	),
	oil: t('Centrale verwarming op stookolie', 'Chauffage central au mazout', 'Oil central heating'),
	district: t('Warmtenet', 'Réseau de chaleur', 'District heating'),
	electric: t('Elektrische accumulatie', 'Accumulation électrique', 'Electric storage heating'),
} as const;

export const GLAZING = {
	single: t('Enkel glas', 'Simple vitrage', 'Single glazing'),
	double: t('Dubbel glas', 'Double vitrage', 'Double glazing'),
	'high-efficiency': t('Hoogrendementsglas', 'Vitrage à haut rendement', 'High-efficiency glazing'),
	triple: t('Driedubbel glas', 'Triple vitrage', 'Triple glazing'),
} as const;

export const FRAMES = {
	wood: t('Hout', 'Bois', 'Wood'),
	pvc: t('Pvc', 'PVC', 'PVC'),
	aluminium: t('Aluminium', 'Aluminium', 'Aluminium'),
	steel: t('Staal', 'Acier', 'Steel'),
} as const;

export const ROOF = {
	'clay-tiles': t('Kleipannen', 'Tuiles en terre cuite', 'Clay tiles'),
	slate: t('Leien', 'Ardoises', 'Slates'),
	'flat-epdm': t('Plat dak, EPDM', 'Toit plat, EPDM', 'Flat roof, EPDM'),
	'concrete-tiles': t('Betonpannen', 'Tuiles en béton', 'Concrete tiles'),
	zinc: t('Zink', 'Zinc', 'Zinc'),
	'steel-deck': t('Geïsoleerde staalplaat', 'Bac acier isolé', 'Insulated steel deck'),
} as const;

export const KITCHEN_KIND = {
	installed: t('Geïnstalleerd', 'Équipée', 'Fitted'),
	hyper: t('Hypergeïnstalleerd', 'Hyper-équipée', 'Fully fitted'),
	basic: t('Basis', 'De base', 'Basic'),
} as const;

export const ROOF_CONDITION = {
	new: t('Nieuw', 'Neuf', 'New'),
	'move-in': t('Goed', 'Bon', 'Good'),
	refresh: t('Voldoende', 'Correct', 'Fair'),
	renovate: t('Te vernieuwen', 'À renouveler', 'Due for renewal'),
} as const;

export const ASBESTOS = {
	safe: t('Asbestveilig', 'Sûr pour l’amiante', 'Asbestos-safe'),
	present: t('Niet-asbestveilig', 'Non sûr pour l’amiante', 'Not asbestos-safe'),
} as const;

export const AVAILABILITY = {
	deed: t('Bij akte', 'À l’acte', 'At completion'),
	now: t('Onmiddellijk', 'Immédiatement', 'Immediately'),
	agreed: t('Overeen te komen', 'À convenir', 'By agreement'),
	lease: t('Rekening houdend met huurders', 'Selon les baux en cours', 'Subject to current leases'),
} as const;

export const DESTINATION = {
	residential: t('Woongebied', 'Zone d’habitat', 'Residential area'),
	rural: t('Woongebied met landelijk karakter', 'Zone d’habitat à caractère rural', 'Rural residential area'),
	park: t('Woonpark', 'Zone de parc résidentiel', 'Residential park'),
	industry: t('Zone voor kmo en ambacht', 'Zone PME et artisanat', 'Small business and crafts'),
	mixed: t('Gemengd gebied', 'Zone mixte', 'Mixed-use area'),
} as const;

export const MARQUEE_NAMES = [
	t('', '', ''),
	t('Nieuw', 'Nouveau', 'New'),
	t('Exclusief', 'Exclusivité', 'Exclusive'),
	t('Prijs aangepast', 'Prix adapté', 'Price adjusted'),
	t('Discrete verkoop', 'Vente discrète', 'Discreet sale'),
] as const;

export const PRICE_UNITS = {
	sale: { code: 1, text: t('', '', '') },
	rent: { code: 2, text: t('per maand', 'par mois', 'per month') },
	from: { code: 7, text: t('vanaf', 'à partir de', 'from') },
} as const;

export const BELGIUM = t('België', 'Belgique', 'Belgium');
