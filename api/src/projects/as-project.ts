import {
	availableUnits,
	LANGUAGES,
	type ProjectSummary,
	pickText,
	projectPrices,
	showsPrice,
	slugify,
	stateOfProject,
	type UnitSummary,
} from '@estate/shared-contract';
import type { Selectable } from 'kysely';
import { shownDate } from '../calendar/feed-day.ts';
import type { Reader } from '../content/site-settings.ts';
import { asPicture } from '../content/stored-picture.ts';
import type { Tables } from '../database/tables/tables.ts';
import { propertySlugs } from '../properties/property-slugs.ts';
import { cardPhotos } from '../properties/stored-property.ts';

export type ProjectRow = Selectable<Tables['project']>;
export type UnitRow = Selectable<Tables['project_unit']>;
/** Names of property types in the reader's language, by WebID */
export type TypeNames = ReadonlyMap<number, string>;

/** `Appartement (18), Penthouse (2)`: types with how many units they have, the most first. */
function typesWithCounts(project: ProjectRow, units: readonly UnitRow[], types: TypeNames): string {
	const counts = new Map<number, number>();
	for (const { data } of units) counts.set(data.WebID, (counts.get(data.WebID) ?? 0) + 1);
	if (counts.size === 0) return types.get(project.data.WebID) ?? '';
	return [...counts]
		.sort(([, one], [, other]) => other - one)
		.map(([webId, count]) => `${types.get(webId) ?? ''} (${count})`.trim())
		.join(', ');
}

/** City and name slug of a project in each language. */
export const projectSlugs = (
	{ City, Zip, Name }: Pick<ProjectRow['data'], 'City' | 'Zip' | 'Name'>,
	reader: Reader,
) => propertySlugs({ City, Zip }, Name, reader);

/** Slug of a unit in each language. */
export function unitSlugs({ Name }: Pick<UnitRow['data'], 'Name'>, reader: Reader): UnitSummary['Slugs'] {
	return Object.fromEntries(
		LANGUAGES.map((language) => [language, slugify(pickText(Name, language, reader.fallback))]),
	);
}

/** A project as lists read it. The address is left out when it is not to be published. */
export function asProject(
	{ id, goal, data }: ProjectRow,
	units: readonly UnitRow[],
	types: TypeNames,
	reader: Reader,
): ProjectSummary {
	const { picture: first, photos } = cardPhotos(data.pictures);
	const picture = first && asPicture(first, reader.language, reader.fallback);
	const { Street, HouseNumber, BoxNr } = data.PublicAddress ? data : {};
	const priced = units.map((unit) => unit.data);
	const State = stateOfProject(data, priced);
	const Delivery = shownDate(data.Delivery ?? '');
	return {
		ID: id,
		Goal: goal,
		Name: reader.text(data.Name),
		City: reader.city(data.City, data.Zip),
		Zip: data.Zip,
		WebID: data.WebID,
		WebIDName: typesWithCounts({ id, goal, data }, units, types),
		SmallPicture: picture?.Url ?? '',
		language: reader.language,
		PublicAddress: data.PublicAddress,
		CountryID: data.CountryID,
		CountryName: reader.text(data.CountryName),
		State,
		Slugs: projectSlugs(data, reader),
		UnitCount: units.length,
		UnitsSold: units.filter((unit) => unit.data.State === 'sold').length,
		UnitsAvailable: availableUnits({ State }, priced),
		...(picture ? { Picture: picture } : {}),
		...(photos ? { PictureIDs: [...photos] } : {}),
		...(data.ProjectWebID === undefined ? {} : { ProjectWebID: data.ProjectWebID }),
		...projectPrices({ ...data, State }, priced),
		...(Street === undefined ? {} : { Street }),
		...(HouseNumber === undefined ? {} : { HouseNumber }),
		...(BoxNr === undefined ? {} : { BoxNr }),
		...(Delivery ? { Delivery } : {}),
	};
}

/** A unit in its project's table; its price only when it is to be published. */
export function asUnit({ id, project_id, data }: UnitRow, types: TypeNames, reader: Reader): UnitSummary {
	return {
		ID: id,
		ProjectID: project_id,
		Name: reader.text(data.Name),
		WebID: data.WebID,
		TypeName: types.get(data.WebID) ?? '',
		PublishPrice: showsPrice(data),
		State: data.State,
		Slugs: unitSlugs(data, reader),
		...(showsPrice(data) && data.Price !== undefined ? { Price: data.Price } : {}),
		...(data.Floor === undefined ? {} : { Floor: data.Floor }),
		...(data.Bedrooms === undefined ? {} : { Bedrooms: data.Bedrooms }),
		...(data.SurfaceLiving === undefined ? {} : { SurfaceLiving: data.SurfaceLiving }),
		...(data.SurfaceTerrace === undefined ? {} : { SurfaceTerrace: data.SurfaceTerrace }),
	};
}
