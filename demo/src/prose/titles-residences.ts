import { type Phrase, phrase as p } from './phrase.ts';

const garden = (area?: number) => (area ?? 0) > 0;

/** Listing titles of dwellings, by kind. */
export const RESIDENCE_TITLES: Record<string, readonly Phrase[]> = {
	terraced: [
		p(
			'Instapklare rijwoning met stadstuin',
			'Maison mitoyenne prête à vivre avec jardin de ville',
			'Ready-to-live-in terraced house with town garden',
			(h) => h.condition === 'move-in',
		),
		p(
			'Lichte stadswoning met {bedrooms}',
			'Maison de ville lumineuse, {bedrooms}',
			'Light-filled town house with {bedrooms}',
		),
		p(
			'Charmante burgerwoning uit {year}',
			'Charmante maison bourgeoise de {year}',
			'Charming town house from {year}',
		),
		p(
			'Op te frissen rijhuis met potentieel',
			'Maison à rafraîchir à beau potentiel',
			'Terraced house with potential, to refresh',
			(h) => h.condition === 'refresh',
		),
		p(
			'Te renoveren rijwoning op goede ligging',
			'Maison à rénover, belle situation',
			'Terraced house to renovate in a good spot',
			(h) => h.condition === 'renovate',
		),
		p(
			'Rijwoning met tuin op het {facingShort}',
			'Maison avec jardin orienté {facingShort}',
			'Terraced house with {facingShort}-facing garden',
			(h) => garden(h.garden),
		),
		p(
			'Verrassend ruime gezinswoning in de stad',
			'Maison familiale étonnamment spacieuse en ville',
			'Surprisingly roomy family house in town',
			(h) => h.living > 130,
		),
	],
	townhouse: [
		p(
			'Statig herenhuis met stadstuin',
			'Élégante maison de maître avec jardin',
			'Stately town house with walled garden',
			(h) => garden(h.garden),
		),
		p(
			'Herenhuis met originele salons en atelier',
			'Maison de maître aux salons d’origine et atelier',
			'Town house with original salons and studio',
		),
		p(
			'Karaktervol herenhuis voor wonen en werken',
			'Maison de maître de caractère pour habiter et travailler',
			'Town house of character to live and work in',
		),
		p(
			'Gerenoveerd herenhuis met {bedrooms}',
			'Maison de maître rénovée, {bedrooms}',
			'Renovated town house with {bedrooms}',
			(h) => h.renovated !== undefined,
		),
		p(
			'Herenhuis uit {year} met grandeur',
			'Maison de maître de {year} pleine d’allure',
			'Town house of {year} with grandeur',
		),
	],
	maison: [
		p(
			'Brussels herenhuis met bel-etage en tuin',
			'Maison de maître avec bel étage et jardin',
			'Brussels town house with bel étage and garden',
			(h) => garden(h.garden),
		),
		p(
			'Art-nouveauwoning met glas-in-lood',
			'Maison Art nouveau aux vitraux d’origine',
			'Art Nouveau house with original stained glass',
			(h) => h.era === 'belle-epoque',
		),
		p(
			'Familiewoning in interbellumstijl',
			'Maison familiale d’entre-deux-guerres',
			'Family house in inter-war style',
			(h) => h.era === 'interbellum',
		),
		p(
			'Herenhuis in drie enfilades, te herontdekken',
			'Maison de maître à trois enfilades, à redécouvrir',
			'Town house of three suites, to be rediscovered',
			(h) => h.condition !== 'move-in',
		),
		p(
			'Elegante stadswoning met {bedrooms}',
			'Élégante maison de ville, {bedrooms}',
			'Elegant city house with {bedrooms}',
		),
	],
	family: [
		p(
			'Ruime gezinswoning met diepe tuin',
			'Spacieuse maison familiale et jardin profond',
			'Spacious family house with a deep garden',
			(h) => (h.garden ?? 0) > 120,
		),
		p(
			'Instapklare woning in kindvriendelijke wijk',
			'Maison prête à vivre dans un quartier d’enfants',
			'Move-in-ready house in a child-friendly area',
			(h) => h.condition === 'move-in',
		),
		p(
			'Halfopen bebouwing met garage',
			'Maison trois façades avec garage',
			'Semi-detached house with garage',
			(h) => h.garages > 0,
		),
		p(
			'Degelijke gezinswoning om naar uw hand te zetten',
			'Solide maison familiale à personnaliser',
			'Sound family house to make your own',
			(h) => h.condition !== 'move-in',
		),
		p(
			'Rustig gelegen woning met {bedrooms}',
			'Maison au calme, {bedrooms}',
			'Quietly situated house with {bedrooms}',
		),
		p(
			'Bel-etagewoning met tuin op het {facingShort}',
			'Maison bel étage, jardin {facingShort}',
			'Raised-ground-floor house, {facingShort}-facing garden',
			(h) => garden(h.garden),
		),
	],
	villa: [
		p(
			'Villa in het groen met volwassen tuin',
			'Villa dans la verdure, jardin arboré',
			'Villa in the green with a mature garden',
		),
		p('Tijdloze villa op {ground}', 'Villa intemporelle sur {ground}', 'Timeless villa on {ground}'),
		p(
			'Landelijke villa met {bedrooms}',
			'Villa de style campagnard, {bedrooms}',
			'Country-style villa with {bedrooms}',
		),
		p(
			'Villa met poolhouse en veel privacy',
			'Villa avec poolhouse et grande intimité',
			'Villa with pool house and great privacy',
			(h) => (h.ground ?? 0) > 1400,
		),
	],
	farmhouse: [
		p(
			'Gerenoveerde hoeve met boomgaard',
			'Ferme rénovée avec verger',
			'Renovated farmhouse with orchard',
			(h) => h.renovated !== undefined,
		),
		p(
			'Authentieke langgevelhoeve op {ground}',
			'Authentique longère sur {ground}',
			'Authentic long farmhouse on {ground}',
		),
		p(
			'Landelijk wonen: hoeve met stallen en weide',
			'Vivre à la campagne : ferme, écuries et prairie',
			'Country living: farmhouse with stables and paddock',
			(h) => (h.ground ?? 0) > 4000,
		),
	],
	modern: [
		p(
			'Lichtrijke architectenwoning met warmtepomp',
			'Maison d’architecte lumineuse avec pompe à chaleur',
			'Light-filled architect’s house with heat pump',
			(h) => h.heating === 'heat-pump',
		),
		p(
			'Strakke nieuwbouw met tuin op het {facingShort}',
			'Maison contemporaine, jardin {facingShort}',
			'Crisp new-build with {facingShort}-facing garden',
		),
		p(
			'Energiezuinige woning met {bedrooms}',
			'Maison basse énergie, {bedrooms}',
			'Low-energy house with {bedrooms}',
		),
	],
	apartment: [
		p(
			'Instapklaar appartement met terras',
			'Appartement prêt à vivre avec terrasse',
			'Ready-to-live-in apartment with terrace',
			(h) => (h.terrace ?? 0) > 0 && h.condition !== 'renovate',
		),
		p(
			'Lichtrijk appartement met {bedrooms}',
			'Appartement lumineux, {bedrooms}',
			'Light-filled apartment with {bedrooms}',
		),
		p(
			'Ruim appartement van {living}',
			'Vaste appartement de {living}',
			'Spacious apartment of {living}',
			(h) => h.living > 95,
		),
		p(
			'Hoekappartement met weids zicht',
			'Appartement d’angle à la vue dégagée',
			'Corner apartment with an open view',
			(h) => (h.floor ?? 0) > 2,
		),
		p(
			'BEN-appartement met staanplaats',
			'Appartement très basse énergie avec parking',
			'Near-zero-energy apartment with parking',
			(h) => h.era === 'recent' && h.parkings > 0,
		),
		p(
			'Rustig appartement aan de tuinzijde',
			'Appartement calme côté jardin',
			'Quiet apartment on the garden side',
			(h) => (h.floor ?? 9) < 3,
		),
		p(
			'Op te frissen appartement op topligging',
			'Appartement à rafraîchir, situation idéale',
			'Apartment to refresh in a prime spot',
			(h) => h.condition === 'refresh' || h.condition === 'renovate',
		),
		p(
			'Modern appartement in recent gebouw',
			'Appartement moderne dans un immeuble récent',
			'Modern apartment in a recent building',
			(h) => h.era === 'recent',
		),
		p(
			'Stijlvol appartement met balkon',
			'Appartement de style avec balcon',
			'Stylish apartment with balcony',
			(h) => (h.terrace ?? 0) > 0 && (h.terrace ?? 0) < 9,
		),
	],
	penthouse: [
		p(
			'Penthouse met terras van {terrace}',
			'Penthouse et terrasse de {terrace}',
			'Penthouse with a terrace of {terrace}',
		),
		p(
			'Penthouse met zicht over de daken',
			'Penthouse avec vue sur les toits',
			'Penthouse with a view over the roofs',
		),
		p(
			'Exclusief penthouse met {bedrooms}',
			'Penthouse d’exception, {bedrooms}',
			'Exclusive penthouse with {bedrooms}',
		),
	],
	duplex: [
		p(
			'Duplex onder het dak met {bedrooms}',
			'Duplex sous les toits, {bedrooms}',
			'Duplex under the roof with {bedrooms}',
		),
		p(
			'Lichte duplex met vide en terras',
			'Duplex lumineux avec vide et terrasse',
			'Bright duplex with double height and terrace',
			(h) => (h.terrace ?? 0) > 0,
		),
		p(
			'Duplexappartement met het gevoel van een huis',
			'Duplex à l’esprit de maison',
			'Duplex apartment that feels like a house',
		),
	],
	loft: [
		p('Loft in voormalige fabriek', 'Loft dans une ancienne fabrique', 'Loft in a former factory'),
		p('Industriële loft van {living}', 'Loft industriel de {living}', 'Industrial loft of {living}'),
		p('Atelierloft met stalen ramen', 'Loft-atelier aux châssis d’acier', 'Studio loft with steel windows'),
	],
	studio: [
		p(
			'Compacte studio op toplocatie',
			'Studio compact, situation idéale',
			'Compact studio in a prime location',
		),
		p(
			'Verzorgde studio met aparte kitchenette',
			'Studio soigné avec kitchenette séparée',
			'Well-kept studio with separate kitchenette',
		),
		p('Lichte studio van {living}', 'Studio lumineux de {living}', 'Bright studio of {living}'),
		p(
			'Studio voor starter of belegger',
			'Studio pour premier achat ou placement',
			'Studio for a first buyer or investor',
			(h) => h.goal === 0,
		),
	],
};
