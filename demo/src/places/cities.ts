import { everywhere, type Texts, texts } from '../texts.ts';

export interface City {
	/** As the feed and the addresses write it */
	name: string;
	/** As a text in each language names it */
	called: Texts;
	zip: string;
	lat: number;
	lng: number;
	/** Metres around the centre in which properties lie */
	radius: number;
	aliases: string[];
	/** EUR a m² living area of an average existing property */
	pricePerM2: { house: number; apartment: number; plot: number };
	/** EUR a m² and month */
	rentPerM2: number;
	streets: readonly string[];
	neighbourhoodId?: number;
	/** Streets that lie in that neighbourhood, where others do not */
	neighbourhoodStreets?: readonly string[];
}

const same = (name: string) => everywhere(name);

/** Where Meander works: fifteen postcodes, true names, points and postcodes. */
export const CITIES: readonly City[] = [
	{
		name: 'Gent',
		called: texts('Gent', 'Gand', 'Ghent', 'Gent'),
		zip: '9000',
		lat: 51.0543,
		lng: 3.7174,
		radius: 1500,
		aliases: ['Gand', 'Ghent'],
		pricePerM2: { house: 3150, apartment: 3850, plot: 620 },
		rentPerM2: 13.4,
		streets: [
			'Coupure Links',
			'Visserij',
			'Kortrijksepoortstraat',
			'Burgstraat',
			'Bijlokekaai',
			'Lange Violettestraat',
			'Holstraat',
			'Ottogracht',
			'Kasteellaan',
			'Sint-Kwintensberg',
			'Tentoonstellingslaan',
			'Muinkkaai',
		],
		neighbourhoodId: 1,
		neighbourhoodStreets: ['Coupure Links', 'Bijlokekaai', 'Holstraat', 'Kortrijksepoortstraat'],
	},
	{
		name: 'Gentbrugge',
		called: same('Gentbrugge'),
		zip: '9050',
		lat: 51.0375,
		lng: 3.7644,
		radius: 900,
		aliases: [],
		pricePerM2: { house: 2750, apartment: 3200, plot: 480 },
		rentPerM2: 11.5,
		streets: ['Brusselsesteenweg', 'Kerkstraat', 'Gentbruggestraat', 'Oude Brusselseweg', 'Peter Benoitlaan'],
		neighbourhoodId: 3,
	},
	{
		name: 'Sint-Amandsberg',
		called: texts('Sint-Amandsberg', 'Mont-Saint-Amand', 'Sint-Amandsberg', 'Sint-Amandsberg'),
		zip: '9040',
		lat: 51.0598,
		lng: 3.749,
		radius: 900,
		aliases: ['Mont-Saint-Amand'],
		pricePerM2: { house: 2650, apartment: 3100, plot: 460 },
		rentPerM2: 11.3,
		streets: ['Antwerpsesteenweg', 'Visitatiestraat', 'Wolterslaan', 'Schoolstraat', 'Beelbroekstraat'],
		neighbourhoodId: 2,
	},
	{
		name: 'Merelbeke',
		called: same('Merelbeke'),
		zip: '9820',
		lat: 50.9945,
		lng: 3.7455,
		radius: 1300,
		aliases: ['Merelbeke-Melle'],
		pricePerM2: { house: 2700, apartment: 3050, plot: 430 },
		rentPerM2: 10.9,
		streets: ['Hundelgemsesteenweg', 'Salisburylaan', 'Fraterstraat', 'Molenhoekstraat', 'Kloosterstraat'],
	},
	{
		name: 'Sint-Martens-Latem',
		called: texts('Sint-Martens-Latem', 'Laethem-Saint-Martin', 'Sint-Martens-Latem', 'Sint-Martens-Latem'),
		zip: '9830',
		lat: 51.0136,
		lng: 3.6305,
		radius: 1300,
		aliases: ['Laethem-Saint-Martin', 'Latem'],
		pricePerM2: { house: 4250, apartment: 4900, plot: 690 },
		rentPerM2: 14,
		streets: [
			'Kapitteldreef',
			'Maenhoutstraat',
			'Meersstraat',
			'Kortrijksesteenweg',
			'Golflaan',
			'Brandstraat',
		],
		neighbourhoodId: 4,
	},
	{
		name: 'Deinze',
		called: same('Deinze'),
		zip: '9800',
		lat: 50.9819,
		lng: 3.531,
		radius: 1600,
		aliases: [],
		pricePerM2: { house: 2350, apartment: 2950, plot: 330 },
		rentPerM2: 10,
		streets: ['Gentstraat', 'Guido Gezellelaan', 'Tolpoortstraat', 'Kalkhofstraat', 'Oostkouterlaan'],
	},
	{
		name: 'Lokeren',
		called: same('Lokeren'),
		zip: '9160',
		lat: 51.1036,
		lng: 3.9936,
		radius: 1600,
		aliases: [],
		pricePerM2: { house: 2150, apartment: 2600, plot: 320 },
		rentPerM2: 9.6,
		streets: ['Zelebaan', 'Gentse Steenweg', 'Durmelaan', 'Heirbrugstraat', 'Groendreef'],
	},
	{
		name: 'Aalst',
		called: texts('Aalst', 'Alost', 'Aalst', 'Aalst'),
		zip: '9300',
		lat: 50.9378,
		lng: 4.0403,
		radius: 1500,
		aliases: ['Alost'],
		pricePerM2: { house: 2200, apartment: 2750, plot: 340 },
		rentPerM2: 10.2,
		streets: [
			'Keizersplein',
			'Parklaan',
			'Moorselbaan',
			'Sint-Annalaan',
			'Brusselsesteenweg',
			'Binnenstraat',
		],
	},
	{
		name: 'Mortsel',
		called: same('Mortsel'),
		zip: '2640',
		lat: 51.1694,
		lng: 4.453,
		radius: 900,
		aliases: [],
		pricePerM2: { house: 2800, apartment: 3050, plot: 560 },
		rentPerM2: 11.2,
		streets: ['Liersesteenweg', 'Statielei', 'Deurnestraat', 'Molenlei', 'Edegemsestraat'],
		neighbourhoodId: 5,
	},
	{
		name: 'Edegem',
		called: same('Edegem'),
		zip: '2650',
		lat: 51.1561,
		lng: 4.4453,
		radius: 1000,
		aliases: [],
		pricePerM2: { house: 2900, apartment: 3150, plot: 570 },
		rentPerM2: 11.4,
		streets: ['Prins Boudewijnlaan', 'Strijdersstraat', 'Hovestraat', 'Boniverlei', 'Mechelsesteenweg'],
	},
	{
		name: 'Kontich',
		called: same('Kontich'),
		zip: '2550',
		lat: 51.1333,
		lng: 4.4469,
		radius: 1100,
		aliases: [],
		pricePerM2: { house: 2750, apartment: 3000, plot: 500 },
		rentPerM2: 10.8,
		streets: [
			'Koningin Astridlaan',
			'Mechelsesteenweg',
			'Magdalenastraat',
			'Edegemsesteenweg',
			'Duffelsesteenweg',
		],
	},
	{
		name: 'Heist-op-den-Berg',
		called: same('Heist-op-den-Berg'),
		zip: '2220',
		lat: 51.0752,
		lng: 4.7283,
		radius: 1700,
		aliases: ['Heist op den Berg'],
		pricePerM2: { house: 2250, apartment: 2750, plot: 310 },
		rentPerM2: 9.8,
		streets: ['Bergstraat', 'Lostraat', 'Oude Liersebaan', 'Mechelsesteenweg', 'Noordstraat'],
	},
	{
		name: 'Elsene',
		called: texts('Elsene', 'Ixelles', 'Ixelles', 'Ixelles'),
		zip: '1050',
		lat: 50.8275,
		lng: 4.372,
		radius: 900,
		aliases: ['Ixelles'],
		pricePerM2: { house: 3650, apartment: 4100, plot: 900 },
		rentPerM2: 17.2,
		streets: [
			'Lesbroussartstraat',
			'Kroonlaan',
			'Vleurgatsesteenweg',
			'Louizalaan',
			'Waversesteenweg',
			'Edelknaapstraat',
			'Tenbosstraat',
		],
		neighbourhoodId: 6,
	},
	{
		name: 'Schaarbeek',
		called: texts('Schaarbeek', 'Schaerbeek', 'Schaerbeek', 'Schaerbeek'),
		zip: '1030',
		lat: 50.8676,
		lng: 4.3737,
		radius: 1000,
		aliases: ['Schaerbeek'],
		pricePerM2: { house: 2850, apartment: 3150, plot: 700 },
		rentPerM2: 14.1,
		streets: ['Louis Bertrandlaan', 'Haachtsesteenweg', 'Azalealaan', 'Josaphatstraat', 'Lambermontlaan'],
		neighbourhoodId: 7,
	},
	{
		name: 'Brussel',
		called: texts('Brussel', 'Bruxelles', 'Brussels', 'Brüssel'),
		zip: '1000',
		lat: 50.8467,
		lng: 4.3525,
		radius: 900,
		aliases: ['Bruxelles', 'Brussels'],
		pricePerM2: { house: 3300, apartment: 3800, plot: 850 },
		rentPerM2: 16,
		streets: [
			'Hopstraat',
			'Vlaamsesteenweg',
			'Hoogstraat',
			'Antoine Dansaertstraat',
			'Kogelstraat',
			'Zandstraat',
		],
	},
];

/** Throws RangeError for a city that the agency does not work in. */
export function cityNamed(name: string): City {
	const city = CITIES.find((candidate) => candidate.name === name);
	if (!city) throw new RangeError(`There is no city "${name}" in the demo agency.`);
	return city;
}

/** The neighbourhood that the agency describes around a street, as the feed names it. */
export function neighbourhoodOf(
	{ neighbourhoodId, neighbourhoodStreets }: City,
	street: string,
): { NeighbourhoodID?: number } {
	const isInside = neighbourhoodStreets?.includes(street) ?? true;
	return neighbourhoodId && isInside ? { NeighbourhoodID: neighbourhoodId } : {};
}
