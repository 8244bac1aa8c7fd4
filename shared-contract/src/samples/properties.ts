import { LANGUAGES, type Language } from '../domain/languages.ts';
import { showsPrice } from '../domain/property-states.ts';
import { slugify, withoutBadge } from '../domain/slug.ts';
import type { PropertyDetail, PropertySummary } from '../entities/property.schema.ts';
import { propertySummarySchema } from '../entities/property.schema.ts';
import { inLanguage } from './in-language.ts';
import { samplePicture } from './pictures.ts';
import { PROPERTY_ROWS, type PropertyRow, WITHDRAWN_PROPERTY } from './property-rows.ts';
import { sampleTeam } from './team.ts';

const DESCRIPTION = {
	nl: '<p>De woning ligt in een rustige straat, op wandelafstand van winkels, scholen en het openbaar vervoer.</p><p>Beneden zijn er een leefruimte met open keuken en een berging; boven liggen de slaapkamers.</p>',
	fr: '<p>Le bien se trouve dans une rue calme, à pied des commerces, des écoles et des transports en commun.</p><p>Au rez-de-chaussée : séjour avec cuisine ouverte et débarras ; à l’étage, les chambres.</p>',
	en: '<p>The home is in a quiet street, within walking distance of shops, schools and public transport.</p><p>Downstairs: a living room with open kitchen and a storeroom; the bedrooms are upstairs.</p>',
};
const MARQUEES = [
	{ nl: '', fr: '', en: '' },
	{ nl: 'Exclusief', fr: 'Exclusivité', en: 'Exclusive' },
	{ nl: 'Prijs gewijzigd', fr: 'Prix modifié', en: 'Price changed' },
	{ nl: 'Nieuwbouw', fr: 'Construction neuve', en: 'New build' },
	{ nl: 'Opendeurdag', fr: 'Portes ouvertes', en: 'Open day' },
];
const COUNTRY = { nl: 'België', fr: 'Belgique', en: 'Belgium' };
const GHENT = { lat: 51.0543, lng: 3.7174 };

function propertyInLanguage(row: PropertyRow, language: Language): PropertyDetail {
	const { ID, Goal, City, Zip, WebID, facts, hiddenPrice = false, hiddenAddress = false } = row;
	const State = row.state ?? 'available';
	const PublishPrice = showsPrice({ PublishPrice: !hiddenPrice, State });
	const pictures = Array.from({ length: row.pictures }, (_, index) =>
		samplePicture(`home-${ID}-${index + 1}`),
	);
	const plan = row.pictures > 3 ? [samplePicture(`home-${ID}-plan`, 'plan')] : [];
	const [contact] = sampleTeam(language);
	const point = { lat: GHENT.lat + ID / 1000, lng: GHENT.lng + ID / 1000 };
	return {
		ID,
		Goal,
		City,
		Zip,
		TypeDescription: inLanguage(row.title, language),
		WebID,
		WebIDs: '',
		MainTypeName: inLanguage(row.typeName, language),
		language,
		RecordFile: `M/${2000 + ID}`,
		Marquee: 0,
		PublishPrice,
		...(PublishPrice && row.Price !== undefined ? { Price: row.Price } : {}),
		PriceUnit: 0,
		PriceUnitText: '',
		PublishAddress: !hiddenAddress,
		...(hiddenAddress
			? { ApproximateLocation: { ...GHENT, radiusMetres: 300 } }
			: {
					Street: 'Lindelei',
					HouseNumber: String(ID),
					...(ID % 2 ? { BoxNr: '2.01' } : {}),
					Location: point,
				}),
		CountryID: 10,
		CountryName: inLanguage(COUNTRY, language),
		State,
		Slugs: Object.fromEntries(
			LANGUAGES.map((each) => [
				each,
				{ city: slugify(City), slug: slugify(withoutBadge(inLanguage(row.title, each))) },
			]),
		),
		CreatedAt: `2026-10-${String((ID % 28) + 1).padStart(2, '0')}T09:00:00.000Z`,
		IsNew: ID % 5 === 0,
		...(pictures[0] ? { SmallPictureItem: pictures[0] } : {}),
		Description: inLanguage(DESCRIPTION, language),
		Pictures: [...pictures, ...plan],
		Documents: row.pictures > 3 ? [{ ID: `doc-${ID}`, Name: 'EPC', Kind: 'epc' }] : [],
		VideoUrls: [],
		...(contact
			? {
					Contact: {
						ID: contact.id,
						Name: contact.name,
						Function: contact.function,
						Phone: contact.phone,
						Email: contact.email,
						...(contact.picture ? { Picture: contact.picture } : {}),
					},
				}
			: {}),
		...facts,
		MarqueeName: inLanguage(MARQUEES[facts.Marquee ?? 0] ?? { nl: '', fr: '', en: '' }, language),
	};
}

function frozen<T>(value: T): T {
	if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
	return value;
}

// Every search of the samples looks through all of them.
const made = new Map<Language, readonly PropertyDetail[]>();

/** The fourteen properties that a search can find, as their own pages read them; what is to be changed is copied first. */
export function sampleProperties(language: Language): PropertyDetail[] {
	const properties =
		made.get(language) ?? frozen(PROPERTY_ROWS.map((row) => propertyInLanguage(row, language)));
	made.set(language, properties);
	return [...properties];
}

/** Any property that the agency knows, withdrawn ones too. */
export function sampleProperty(id: number, language: Language): PropertyDetail | undefined {
	const row = [...PROPERTY_ROWS, WITHDRAWN_PROPERTY].find(({ ID }) => ID === id);
	return row && propertyInLanguage(row, language);
}

/** What lists read of a property. */
export function summaryOf(property: PropertyDetail): PropertySummary {
	return propertySummarySchema.parse(property);
}
