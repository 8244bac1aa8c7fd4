import { LANGUAGES, type Language } from '../domain/languages.ts';
import type { PropertyDetail } from '../entities/property.schema.ts';
import { sampleUnit } from './projects.ts';

/** A unit as the property that lists it; undefined for one that is sold, which is listed no more. */
export function sampleListedUnit(id: number, language: Language): PropertyDetail | undefined {
	const found = sampleUnit(id, language);
	if (!found || found.Unit.State === 'sold') return undefined;
	const { Unit, Project, Facts } = found;
	const { City, Zip, Goal, CountryID, CountryName } = Project;
	const { Name, WebID, TypeName, State, PublishPrice, Price, Bedrooms, SurfaceLiving, SurfaceTerrace } = Unit;
	return {
		...Facts,
		ID: -id,
		Goal,
		City,
		Zip,
		CountryID,
		CountryName,
		TypeDescription: `${Name}, ${Project.Name}`,
		WebID,
		WebIDs: '',
		MainTypeName: TypeName,
		language,
		RecordFile: '',
		ProjectID: Project.ID,
		Marquee: 0,
		MarqueeName: '',
		PublishPrice,
		...(Price === undefined ? {} : { Price }),
		PriceUnit: 0,
		PriceUnitText: '',
		PublishAddress: false,
		State,
		Slugs: Object.fromEntries(LANGUAGES.map((each) => [each, { city: '-', slug: '-' }])),
		...(Bedrooms === undefined ? {} : { Bedrooms }),
		...(SurfaceLiving === undefined ? {} : { SurfaceLiving }),
		...(SurfaceTerrace === undefined ? {} : { SurfaceTerrace }),
		CreatedAt: '2026-10-01T09:00:00.000Z',
		IsNew: false,
		Description: Facts.Description ?? '',
		Pictures: Facts.Pictures ?? [],
		Documents: [],
		VideoUrls: [],
		Unit: {
			ID: id,
			Name,
			Slugs: Unit.Slugs,
			ProjectName: Project.Name,
			ProjectSlugs: Project.Slugs,
		},
	};
}
