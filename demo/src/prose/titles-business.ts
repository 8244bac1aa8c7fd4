import { type Phrase, phrase as p } from './phrase.ts';

/** Listing titles of what is no dwelling, by kind. */
export const BUSINESS_TITLES: Record<string, readonly Phrase[]> = {
	plot: [
		p(
			'Bouwgrond van {ground} voor open bebouwing',
			'Terrain à bâtir de {ground}, quatre façades',
			'Building plot of {ground} for a detached house',
			'Baugrundstück von {ground} für ein frei stehendes Haus',
			(h) => (h.ground ?? 0) > 600,
		),
		p(
			'Bouwgrond voor halfopen bebouwing',
			'Terrain à bâtir, trois façades',
			'Plot for a semi-detached house',
			'Baugrundstück für eine Doppelhaushälfte',
			(h) => (h.ground ?? 0) <= 600,
		),
		p(
			'Perceel met landelijk zicht',
			'Parcelle avec vue champêtre',
			'Plot with a country view',
			'Grundstück mit Blick ins Grüne',
		),
		p(
			'Vlakke bouwgrond, {front} aan de straat',
			'Terrain plat, {front} à rue',
			'Level plot with {front} of street front',
			'Ebenes Baugrundstück, {front} Straßenfront',
		),
	],
	revenue: [
		p(
			'Opbrengsteigendom met {units}',
			'Immeuble de rapport, {units}',
			'Investment property with {units}',
			'Renditeobjekt mit {units}',
		),
		p(
			'Volledig verhuurd stadspand',
			'Immeuble de ville entièrement loué',
			'Fully let town property',
			'Voll vermietetes Stadthaus',
		),
		p(
			'Vergund meergezinspand in centrum',
			'Immeuble à logements avec permis, centre',
			'Licensed multi-dwelling property in the centre',
			'Genehmigtes Mehrfamilienhaus im Zentrum',
		),
	],
	shop: [
		p(
			'Handelspand met woonst',
			'Rez commercial avec logement',
			'Shop with dwelling above',
			'Geschäftshaus mit Wohnung',
		),
		p(
			'Winkelruimte met brede etalage',
			'Magasin à large vitrine',
			'Retail space with a wide window',
			'Ladenlokal mit breitem Schaufenster',
		),
		p(
			'Hoekwinkel met veel passage',
			'Commerce d’angle très passant',
			'Corner shop with plenty of passers-by',
			'Eckladen mit viel Laufkundschaft',
		),
	],
	horeca: [
		p(
			'Horecazaak met vergund terras',
			'Établissement horeca avec terrasse autorisée',
			'Restaurant with licensed terrace',
			'Lokal mit genehmigter Terrasse',
		),
		p(
			'Bistro met uitgeruste keuken',
			'Bistro avec cuisine équipée',
			'Bistro with fitted kitchen',
			'Bistro mit eingerichteter Küche',
		),
	],
	garage: [
		p(
			'Garagebox in afgesloten binnenkoer',
			'Box fermé dans cour sécurisée',
			'Lock-up garage in a gated yard',
			'Garage in geschlossenem Innenhof',
		),
		p(
			'Droge garage met elektriciteit',
			'Garage sec avec électricité',
			'Dry garage with electricity',
			'Trockene Garage mit Strom',
		),
	],
	parking: [
		p(
			'Ondergrondse staanplaats bij de lift',
			'Emplacement en sous-sol près de l’ascenseur',
			'Underground space by the lift',
			'Tiefgaragenstellplatz am Aufzug',
		),
		p(
			'Binnenparking met laadmogelijkheid',
			'Parking intérieur, borne possible',
			'Indoor parking, charging possible',
			'Stellplatz mit Lademöglichkeit',
		),
	],
	warehouse: [
		p(
			'Magazijn met burelen en koer',
			'Entrepôt avec bureaux et cour',
			'Warehouse with offices and yard',
			'Lagerhalle mit Büros und Hof',
		),
		p(
			'Kmo-unit van {store} nabij de autosnelweg',
			'Unité PME de {store} près de l’autoroute',
			'Business unit of {store} near the motorway',
			'Gewerbeeinheit von {store} nahe der Autobahn',
		),
		p(
			'Bedrijfsgebouw met sectionaalpoorten',
			'Bâtiment industriel à portes sectionnelles',
			'Industrial building with sectional doors',
			'Betriebsgebäude mit Sektionaltoren',
		),
	],
	office: [
		p(
			'Lichte kantoren van {living}',
			'Bureaux lumineux de {living}',
			'Bright offices of {living}',
			'Helle Büros von {living}',
		),
		p(
			'Representatieve kantoorruimte met parking',
			'Bureaux de standing avec parking',
			'Prestige office space with parking',
			'Repräsentative Büros mit Stellplätzen',
		),
	],
};
