import { LANGUAGES, type Language } from '../domain/languages.ts';
import type { CityEntry, Neighbourhood, PropertyType } from '../entities/place.schema.ts';
import { inLanguage } from './in-language.ts';
import { samplePicture } from './pictures.ts';
import { PROPERTY_ROWS } from './property-rows.ts';

const TYPE_NAMES = [
	{ nl: 'Huis', fr: 'Maison', en: 'House' },
	{ nl: 'Appartement', fr: 'Appartement', en: 'Apartment' },
	{ nl: 'Studio', fr: 'Studio', en: 'Studio' },
	{ nl: 'Grond', fr: 'Terrain', en: 'Land' },
	{ nl: 'Opbrengsteigendom', fr: 'Immeuble de rapport', en: 'Investment property' },
	{ nl: 'Commercieel', fr: 'Commercial', en: 'Commercial' },
	{ nl: 'Garage/Parking', fr: 'Garage/Parking', en: 'Garage/Parking' },
	{ nl: 'Industrieel', fr: 'Industriel', en: 'Industrial' },
	{ nl: 'Kantoren', fr: 'Bureaux', en: 'Offices' },
];

export function sampleTypes(language: Language): PropertyType[] {
	return TYPE_NAMES.map((name, index) => ({
		ID: index + 1,
		WebID: index + 1,
		Name: inLanguage(name, language),
		ShowOrder: index,
		Sale: true,
		Rent: true,
		language,
	}));
}

const ALIASES: Record<string, string[]> = {
	GENT: ['gand', 'ghent'],
	ANTWERPEN: ['anvers', 'antwerp'],
	ELSENE: ['ixelles'],
};

/** Cities of the sample properties; all of them, or those of one goal. */
export function sampleCities(language: Language, goal?: '0' | '1'): CityEntry[] {
	const rows = PROPERTY_ROWS.filter(({ Goal }) => goal === undefined || String(Goal) === goal);
	return [...new Set(rows.map(({ City }) => City))].map((Name) => ({
		Name,
		Zip: rows.find(({ City }) => City === Name)?.Zip ?? '',
		CountryID: 10,
		CountryName: 'België',
		PropertyCount: rows.filter(({ City }) => City === Name).length,
		Aliases: ALIASES[Name] ?? [],
		language,
	}));
}

export function sampleNeighbourhoods(language: Language): Neighbourhood[] {
	const pictures = [samplePicture('patershol')];
	return [
		{
			ID: 1,
			Name: 'Patershol',
			Title: inLanguage(
				{ nl: 'Wonen in het Patershol', fr: 'Habiter au Patershol', en: 'Living in Patershol' },
				language,
			),
			Subtitle: inLanguage(
				{ nl: 'Middeleeuwse straten', fr: 'Rues médiévales', en: 'Medieval streets' },
				language,
			),
			Description: inLanguage(
				{
					nl: 'Smalle straten, veel restaurants.',
					fr: 'Rues étroites, restaurants nombreux.',
					en: 'Narrow streets, many restaurants.',
				},
				language,
			),
			Coordinates: [
				{ lat: 51.0571, lng: 3.7241 },
				{ lat: 51.0583, lng: 3.7262 },
				{ lat: 51.0562, lng: 3.7269 },
			],
			PicturesSmall: pictures,
			PicturesMedium: pictures,
			PicturesLarge: pictures,
			PicturesExtraLarge: pictures,
		},
	];
}

/** The same text in every language that the site may enable. */
export const everywhere = (text: string): Record<string, string> =>
	Object.fromEntries(LANGUAGES.map((language) => [language, text]));
