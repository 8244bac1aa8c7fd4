import { type Phrase, phrase as p } from './phrase.ts';

/** Listing titles of what is no dwelling, by kind. */
export const BUSINESS_TITLES: Record<string, readonly Phrase[]> = {
	plot: [
		p(
			'Bouwgrond van {ground} voor open bebouwing',
			'Terrain à bâtir de {ground}, quatre façades',
			'Building plot of {ground} for a detached house',
			(h) => (h.ground ?? 0) > 600,
		),
		p(
			'Bouwgrond voor halfopen bebouwing',
			'Terrain à bâtir, trois façades',
			'Plot for a semi-detached house',
			(h) => (h.ground ?? 0) <= 600,
		),
		p('Perceel met landelijk zicht', 'Parcelle avec vue champêtre', 'Plot with a country view'),
		p(
			'Vlakke bouwgrond, {front} aan de straat',
			'Terrain plat, {front} à rue',
			'Level plot with {front} of street front',
		),
	],
	revenue: [
		p('Opbrengsteigendom met {units}', 'Immeuble de rapport, {units}', 'Investment property with {units}'),
		p('Volledig verhuurd stadspand', 'Immeuble de ville entièrement loué', 'Fully let town property'),
		p(
			'Vergund meergezinspand in centrum',
			'Immeuble à logements avec permis, centre',
			'Licensed multi-dwelling property in the centre',
		),
	],
	shop: [
		p('Handelspand met woonst', 'Rez commercial avec logement', 'Shop with dwelling above'),
		p('Winkelruimte met brede etalage', 'Magasin à large vitrine', 'Retail space with a wide window'),
		p(
			'Hoekwinkel met veel passage',
			'Commerce d’angle très passant',
			'Corner shop with plenty of passers-by',
		),
	],
	horeca: [
		p(
			'Horecazaak met vergund terras',
			'Établissement horeca avec terrasse autorisée',
			'Restaurant with licensed terrace',
		),
		p('Bistro met uitgeruste keuken', 'Bistro avec cuisine équipée', 'Bistro with fitted kitchen'),
	],
	garage: [
		p(
			'Garagebox in afgesloten binnenkoer',
			'Box fermé dans cour sécurisée',
			'Lock-up garage in a gated yard',
		),
		p('Droge garage met elektriciteit', 'Garage sec avec électricité', 'Dry garage with electricity'),
	],
	parking: [
		p(
			'Ondergrondse staanplaats bij de lift',
			'Emplacement en sous-sol près de l’ascenseur',
			'Underground space by the lift',
		),
		p(
			'Binnenparking met laadmogelijkheid',
			'Parking intérieur, borne possible',
			'Indoor parking, charging possible',
		),
	],
	warehouse: [
		p('Magazijn met burelen en koer', 'Entrepôt avec bureaux et cour', 'Warehouse with offices and yard'),
		p(
			'Kmo-unit van {store} nabij de autosnelweg',
			'Unité PME de {store} près de l’autoroute',
			'Business unit of {store} near the motorway',
		),
		p(
			'Bedrijfsgebouw met sectionaalpoorten',
			'Bâtiment industriel à portes sectionnelles',
			'Industrial building with sectional doors',
		),
	],
	office: [
		p('Lichte kantoren van {living}', 'Bureaux lumineux de {living}', 'Bright offices of {living}'),
		p(
			'Representatieve kantoorruimte met parking',
			'Bureaux de standing avec parking',
			'Prestige office space with parking',
		),
	],
};
