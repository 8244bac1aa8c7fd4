import { type Phrase, phrase as p } from './phrase.ts';

const garden = (area?: number) => (area ?? 0) > 0;

/** Listing titles of dwellings, by kind. */
export const RESIDENCE_TITLES: Record<string, readonly Phrase[]> = {
	terraced: [
		p(
			'Instapklare rijwoning met stadstuin',
			'Maison mitoyenne prête à vivre avec jardin de ville',
			'Ready-to-live-in terraced house with town garden', 'Bezugsfertiges Reihenhaus mit Stadtgarten',
			(h) => h.condition === 'move-in',
		),
		p(
			'Lichte stadswoning met {bedrooms}',
			'Maison de ville lumineuse, {bedrooms}',
			'Light-filled town house with {bedrooms}', 'Helles Stadthaus, {bedrooms}',
		),
		p(
			'Charmante burgerwoning uit {year}',
			'Charmante maison bourgeoise de {year}',
			'Charming town house from {year}', 'Charmantes Bürgerhaus von {year}',
		),
		p(
			'Op te frissen rijhuis met potentieel',
			'Maison à rafraîchir à beau potentiel',
			'Terraced house with potential, to refresh', 'Reihenhaus mit Potenzial zum Auffrischen',
			(h) => h.condition === 'refresh',
		),
		p(
			'Te renoveren rijwoning op goede ligging',
			'Maison à rénover, belle situation',
			'Terraced house to renovate in a good spot', 'Reihenhaus zum Renovieren in guter Lage',
			(h) => h.condition === 'renovate',
		),
		p(
			'Rijwoning met tuin op het {facingShort}',
			'Maison avec jardin orienté {facingShort}',
			'Terraced house with {facingShort}-facing garden', 'Reihenhaus mit Garten nach {facingShort}',
			(h) => garden(h.garden),
		),
		p(
			'Verrassend ruime gezinswoning in de stad',
			'Maison familiale étonnamment spacieuse en ville',
			'Surprisingly roomy family house in town', 'Überraschend geräumiges Familienhaus in der Stadt',
			(h) => h.living > 130,
		),
	],
	townhouse: [
		p(
			'Statig herenhuis met stadstuin',
			'Élégante maison de maître avec jardin',
			'Stately town house with walled garden', 'Stattliches Stadthaus mit Stadtgarten',
			(h) => garden(h.garden),
		),
		p(
			'Herenhuis met originele salons en atelier',
			'Maison de maître aux salons d’origine et atelier',
			'Town house with original salons and studio', 'Stadthaus mit originalen Salons und Atelier',
		),
		p(
			'Karaktervol herenhuis voor wonen en werken',
			'Maison de maître de caractère pour habiter et travailler',
			'Town house of character to live and work in', 'Stadthaus mit Charakter zum Wohnen und Arbeiten',
		),
		p(
			'Gerenoveerd herenhuis met {bedrooms}',
			'Maison de maître rénovée, {bedrooms}',
			'Renovated town house with {bedrooms}', 'Renoviertes Stadthaus, {bedrooms}',
			(h) => h.renovated !== undefined,
		),
		p(
			'Herenhuis uit {year} met grandeur',
			'Maison de maître de {year} pleine d’allure',
			'Town house of {year} with grandeur', 'Stadthaus von {year} mit Grandezza',
		),
	],
	maison: [
		p(
			'Brussels herenhuis met bel-etage en tuin',
			'Maison de maître avec bel étage et jardin',
			'Brussels town house with bel étage and garden', 'Brüsseler Stadthaus mit Beletage und Garten',
			(h) => garden(h.garden),
		),
		p(
			'Art-nouveauwoning met glas-in-lood',
			'Maison Art nouveau aux vitraux d’origine',
			'Art Nouveau house with original stained glass', 'Jugendstilhaus mit Buntglas',
			(h) => h.era === 'belle-epoque',
		),
		p(
			'Familiewoning in interbellumstijl',
			'Maison familiale d’entre-deux-guerres',
			'Family house in inter-war style', 'Familienhaus der Zwischenkriegszeit',
			(h) => h.era === 'interbellum',
		),
		p(
			'Herenhuis in drie enfilades, te herontdekken',
			'Maison de maître à trois enfilades, à redécouvrir',
			'Town house of three suites, to be rediscovered', 'Stadthaus mit drei Raumfluchten zum Wiederentdecken',
			(h) => h.condition !== 'move-in',
		),
		p(
			'Elegante stadswoning met {bedrooms}',
			'Élégante maison de ville, {bedrooms}',
			'Elegant city house with {bedrooms}', 'Elegantes Stadthaus, {bedrooms}',
		),
	],
	family: [
		p(
			'Ruime gezinswoning met diepe tuin',
			'Spacieuse maison familiale et jardin profond',
			'Spacious family house with a deep garden', 'Geräumiges Einfamilienhaus mit tiefem Garten',
			(h) => (h.garden ?? 0) > 120,
		),
		p(
			'Instapklare woning in kindvriendelijke wijk',
			'Maison prête à vivre dans un quartier d’enfants',
			'Move-in-ready house in a child-friendly area', 'Bezugsfertiges Haus in kinderfreundlicher Gegend',
			(h) => h.condition === 'move-in',
		),
		p(
			'Halfopen bebouwing met garage',
			'Maison trois façades avec garage',
			'Semi-detached house with garage', 'Doppelhaushälfte mit Garage',
			(h) => h.garages > 0,
		),
		p(
			'Degelijke gezinswoning om naar uw hand te zetten',
			'Solide maison familiale à personnaliser',
			'Sound family house to make your own', 'Solides Familienhaus zum Selbstgestalten',
			(h) => h.condition !== 'move-in',
		),
		p(
			'Rustig gelegen woning met {bedrooms}',
			'Maison au calme, {bedrooms}',
			'Quietly situated house with {bedrooms}', 'Ruhig gelegenes Haus, {bedrooms}',
		),
		p(
			'Bel-etagewoning met tuin op het {facingShort}',
			'Maison bel étage, jardin {facingShort}',
			'Raised-ground-floor house, {facingShort}-facing garden', 'Beletage-Haus mit Garten nach {facingShort}',
			(h) => garden(h.garden),
		),
	],
	villa: [
		p(
			'Villa in het groen met volwassen tuin',
			'Villa dans la verdure, jardin arboré',
			'Villa in the green with a mature garden', 'Villa im Grünen mit eingewachsenem Garten',
		),
		p('Tijdloze villa op {ground}', 'Villa intemporelle sur {ground}', 'Timeless villa on {ground}', 'Zeitlose Villa auf {ground}'),
		p(
			'Landelijke villa met {bedrooms}',
			'Villa de style campagnard, {bedrooms}',
			'Country-style villa with {bedrooms}', 'Landhausvilla, {bedrooms}',
		),
		p(
			'Villa met poolhouse en veel privacy',
			'Villa avec poolhouse et grande intimité',
			'Villa with pool house and great privacy', 'Villa mit Poolhaus und viel Privatsphäre',
			(h) => (h.ground ?? 0) > 1400,
		),
	],
	farmhouse: [
		p(
			'Gerenoveerde hoeve met boomgaard',
			'Ferme rénovée avec verger',
			'Renovated farmhouse with orchard', 'Renoviertes Bauernhaus mit Obstwiese',
			(h) => h.renovated !== undefined,
		),
		p(
			'Authentieke langgevelhoeve op {ground}',
			'Authentique longère sur {ground}',
			'Authentic long farmhouse on {ground}', 'Authentisches Langhaus auf {ground}',
		),
		p(
			'Landelijk wonen: hoeve met stallen en weide',
			'Vivre à la campagne : ferme, écuries et prairie',
			'Country living: farmhouse with stables and paddock', 'Ländlich wohnen: Bauernhaus mit Ställen und Weide',
			(h) => (h.ground ?? 0) > 4000,
		),
	],
	modern: [
		p(
			'Lichtrijke architectenwoning met warmtepomp',
			'Maison d’architecte lumineuse avec pompe à chaleur',
			'Light-filled architect’s house with heat pump', 'Lichtes Architektenhaus mit Wärmepumpe',
			(h) => h.heating === 'heat-pump',
		),
		p(
			'Strakke nieuwbouw met tuin op het {facingShort}',
			'Maison contemporaine, jardin {facingShort}',
			'Crisp new-build with {facingShort}-facing garden', 'Klarer Neubau mit Garten nach {facingShort}',
		),
		p(
			'Energiezuinige woning met {bedrooms}',
			'Maison basse énergie, {bedrooms}',
			'Low-energy house with {bedrooms}', 'Energiesparendes Haus, {bedrooms}',
		),
	],
	apartment: [
		p(
			'Instapklaar appartement met terras',
			'Appartement prêt à vivre avec terrasse',
			'Ready-to-live-in apartment with terrace', 'Bezugsfertige Wohnung mit Terrasse',
			(h) => (h.terrace ?? 0) > 0 && h.condition !== 'renovate',
		),
		p(
			'Lichtrijk appartement met {bedrooms}',
			'Appartement lumineux, {bedrooms}',
			'Light-filled apartment with {bedrooms}', 'Helle Wohnung, {bedrooms}',
		),
		p(
			'Ruim appartement van {living}',
			'Vaste appartement de {living}',
			'Spacious apartment of {living}', 'Geräumige Wohnung von {living}',
			(h) => h.living > 95,
		),
		p(
			'Hoekappartement met weids zicht',
			'Appartement d’angle à la vue dégagée',
			'Corner apartment with an open view', 'Eckwohnung mit weitem Blick',
			(h) => (h.floor ?? 0) > 2,
		),
		p(
			'BEN-appartement met staanplaats',
			'Appartement très basse énergie avec parking',
			'Near-zero-energy apartment with parking', 'Niedrigstenergiewohnung mit Stellplatz',
			(h) => h.era === 'recent' && h.parkings > 0,
		),
		p(
			'Rustig appartement aan de tuinzijde',
			'Appartement calme côté jardin',
			'Quiet apartment on the garden side', 'Ruhige Wohnung zur Gartenseite',
			(h) => (h.floor ?? 9) < 3,
		),
		p(
			'Op te frissen appartement op topligging',
			'Appartement à rafraîchir, situation idéale',
			'Apartment to refresh in a prime spot', 'Wohnung in Bestlage zum Auffrischen',
			(h) => h.condition === 'refresh' || h.condition === 'renovate',
		),
		p(
			'Modern appartement in recent gebouw',
			'Appartement moderne dans un immeuble récent',
			'Modern apartment in a recent building', 'Moderne Wohnung in neuerem Gebäude',
			(h) => h.era === 'recent',
		),
		p(
			'Stijlvol appartement met balkon',
			'Appartement de style avec balcon',
			'Stylish apartment with balcony', 'Stilvolle Wohnung mit Balkon',
			(h) => (h.terrace ?? 0) > 0 && (h.terrace ?? 0) < 9,
		),
	],
	penthouse: [
		p(
			'Penthouse met terras van {terrace}',
			'Penthouse et terrasse de {terrace}',
			'Penthouse with a terrace of {terrace}', 'Penthouse mit Terrasse von {terrace}',
		),
		p(
			'Penthouse met zicht over de daken',
			'Penthouse avec vue sur les toits',
			'Penthouse with a view over the roofs', 'Penthouse mit Blick über die Dächer',
		),
		p(
			'Exclusief penthouse met {bedrooms}',
			'Penthouse d’exception, {bedrooms}',
			'Exclusive penthouse with {bedrooms}', 'Exklusives Penthouse, {bedrooms}',
		),
	],
	duplex: [
		p(
			'Duplex onder het dak met {bedrooms}',
			'Duplex sous les toits, {bedrooms}',
			'Duplex under the roof with {bedrooms}', 'Maisonette unter dem Dach, {bedrooms}',
		),
		p(
			'Lichte duplex met vide en terras',
			'Duplex lumineux avec vide et terrasse',
			'Bright duplex with double height and terrace', 'Helle Maisonette mit Luftraum und Terrasse',
			(h) => (h.terrace ?? 0) > 0,
		),
		p(
			'Duplexappartement met het gevoel van een huis',
			'Duplex à l’esprit de maison',
			'Duplex apartment that feels like a house', 'Maisonettewohnung, die sich wie ein Haus anfühlt',
		),
	],
	loft: [
		p('Loft in voormalige fabriek', 'Loft dans une ancienne fabrique', 'Loft in a former factory', 'Loft in ehemaliger Fabrik'),
		p('Industriële loft van {living}', 'Loft industriel de {living}', 'Industrial loft of {living}', 'Industrieloft von {living}'),
		p('Atelierloft met stalen ramen', 'Loft-atelier aux châssis d’acier', 'Studio loft with steel windows', 'Atelierloft mit Stahlfenstern'),
	],
	studio: [
		p(
			'Compacte studio op toplocatie',
			'Studio compact, situation idéale',
			'Compact studio in a prime location', 'Kompaktes Studio in Toplage',
		),
		p(
			'Verzorgde studio met aparte kitchenette',
			'Studio soigné avec kitchenette séparée',
			'Well-kept studio with separate kitchenette', 'Gepflegtes Studio mit separater Kochnische',
		),
		p('Lichte studio van {living}', 'Studio lumineux de {living}', 'Bright studio of {living}', 'Helles Studio von {living}'),
		p(
			'Studio voor starter of belegger',
			'Studio pour premier achat ou placement',
			'Studio for a first buyer or investor', 'Studio für Erstkäufer oder Anleger',
			(h) => h.goal === 0,
		),
	],
};
