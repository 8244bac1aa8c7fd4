import { LANGUAGES, type Language } from '../domain/languages.ts';
import { availableUnits, projectPrices } from '../domain/project-prices.ts';
import { showsPrice } from '../domain/property-states.ts';
import { slugify } from '../domain/slug.ts';
import {
	type ProjectDetail,
	type ProjectSummary,
	projectSummarySchema,
	type UnitDetail,
	type UnitSummary,
} from '../entities/project.schema.ts';
import { inLanguage } from './in-language.ts';
import { samplePicture } from './pictures.ts';
import { sampleNeighbourhoods } from './places.ts';
import { sampleTeam } from './team.ts';

const ROWS = [
	{
		ID: 14,
		name: { nl: 'Residentie Schelde', fr: 'Résidence Escaut', en: 'Scheldt Residence' },
		City: 'GENT',
		Zip: '9000',
		PriceMin: 259_000,
		PriceMax: 349_000,
		PublicAddress: true,
		State: 'available',
		units: 4,
	},
	{
		ID: 3,
		name: { nl: 'De Kaaien', fr: 'Les Quais', en: 'The Quays' },
		City: 'ANTWERPEN',
		Zip: '2000',
		PublicAddress: false,
		State: 'available',
		units: 2,
	},
	{
		ID: 6,
		name: { nl: 'Hof ter Linden', fr: 'Clos des Tilleuls', en: 'Lime Court' },
		City: 'LIER',
		Zip: '2500',
		PriceMin: 315_000,
		PublicAddress: true,
		State: 'sold-out',
		units: 3,
	},
] as const;
const STATES = ['available', 'option', 'sold', 'available'] as const;

function unitsOf(row: (typeof ROWS)[number], language: Language): UnitSummary[] {
	return Array.from({ length: row.units }, (_, index) => {
		const name = (each: Language) =>
			`${inLanguage({ nl: 'Appartement', fr: 'Appartement', en: 'Apartment' }, each)} ${index + 1}.01`;
		const State = row.State === 'sold-out' ? 'sold' : (STATES[index] ?? 'available');
		const PublishPrice = showsPrice({ PublishPrice: 'PriceMin' in row, State });
		return {
			ID: row.ID * 100 + index + 1,
			ProjectID: row.ID,
			Name: name(language),
			WebID: 2,
			TypeName: inLanguage({ nl: 'Appartement', fr: 'Appartement', en: 'Apartment' }, language),
			Floor: index,
			Bedrooms: 1 + (index % 3),
			SurfaceLiving: 62 + index * 14,
			...(index > 0 ? { SurfaceTerrace: 8 } : {}),
			...(PublishPrice ? { Price: 259_000 + index * 30_000 } : {}),
			PublishPrice,
			State,
			Slugs: Object.fromEntries(LANGUAGES.map((each) => [each, slugify(name(each))])),
		};
	});
}

function contactOf(language: Language): Pick<ProjectDetail, 'Contact'> {
	const [person] = sampleTeam(language);
	if (!person) return {};
	const { id, name, phone, email } = person;
	return { Contact: { ID: id, Name: name, Function: person.function, Phone: phone, Email: email } };
}

function projectInLanguage(row: (typeof ROWS)[number], language: Language): ProjectDetail {
	const { ID, name, City, Zip, units, State, PublicAddress } = row;
	const Units = unitsOf(row, language);
	const Picture = samplePicture(`project-${ID}`);
	const [neighbourhood] = sampleNeighbourhoods(language);
	return {
		ID,
		Goal: 0,
		Name: inLanguage(name, language),
		City,
		Zip,
		WebID: 2,
		WebIDName: `${inLanguage({ nl: 'Appartement', fr: 'Appartement', en: 'Apartment' }, language)} (${units})`,
		SmallPicture: Picture.Url,
		Picture,
		...projectPrices(row, Units),
		language,
		PublicAddress,
		...(PublicAddress ? { Street: 'Kaai', HouseNumber: String(ID) } : {}),
		CountryID: 10,
		CountryName: inLanguage({ nl: 'België', fr: 'Belgique', en: 'Belgium' }, language),
		State,
		Slugs: Object.fromEntries(
			LANGUAGES.map((each) => [each, { city: slugify(City), slug: slugify(inLanguage(name, each)) }]),
		),
		UnitCount: units,
		UnitsSold: Units.filter((unit) => unit.State === 'sold').length,
		UnitsAvailable: availableUnits(row, Units),
		Delivery: '2027-06',
		Description: inLanguage(
			{
				nl: '<p>Rustig wonen aan het water.</p>',
				fr: '<p>Habiter au calme, près de l’eau.</p>',
				en: '<p>Quiet living by the water.</p>',
			},
			language,
		),
		Pictures: [Picture, samplePicture(`project-${ID}-2`)],
		Documents: [
			{ ID: `${ID}-brochure`, Name: 'Brochure', Kind: 'brochure' },
			{
				ID: `${ID}-specification`,
				Name: inLanguage(
					{ nl: 'Lastenboek', fr: 'Cahier des charges', en: 'Building specification' },
					language,
				),
				Kind: 'specification',
			},
		],
		...(PublicAddress
			? { Location: { lat: 51.05, lng: 3.72 } }
			: { ApproximateLocation: { lat: 51.22, lng: 4.4, radiusMetres: 400 } }),
		...(neighbourhood ? { NeighbourhoodID: neighbourhood.ID, Neighbourhood: neighbourhood } : {}),
		...contactOf(language),
		Units,
	};
}

export function sampleProjects(language: Language): ProjectSummary[] {
	return ROWS.map((row) => projectSummarySchema.parse(projectInLanguage(row, language)));
}

export function sampleProject(id: number, language: Language): ProjectDetail | undefined {
	const row = ROWS.find(({ ID }) => ID === id);
	return row && projectInLanguage(row, language);
}

export function sampleUnit(id: number, language: Language): UnitDetail | undefined {
	for (const row of ROWS) {
		const project = projectInLanguage(row, language);
		const Unit = project.Units.find(({ ID }) => ID === id);
		if (Unit)
			return {
				Unit,
				Facts: {
					Zip: row.Zip,
					CountryID: 10,
					WebID: 2,
					Description: project.Description,
					EnergyPerformance: 28,
					...(Unit.Floor === undefined ? {} : { Floor: Unit.Floor }),
					Bathrooms: 1,
					HasLift: true,
					HasSummons: false,
					PScore: 'A',
					GScore: 'A',
					Pictures: [samplePicture('unit-living'), samplePicture('unit-plan', 'plan')],
				},
				Project: projectSummarySchema.parse(project),
				...contactOf(language),
				Others: project.Units.filter((other) => other.ID !== id && other.State !== 'sold'),
			};
	}
	return undefined;
}
