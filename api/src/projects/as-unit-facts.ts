import { showsPrice, type UnitDetail } from '@estate/shared-contract';
import type { Reader } from '../content/site-settings.ts';
import { asPicture } from '../content/stored-picture.ts';
import { UNIT_FACTS, UNIT_TEXTS } from '../import/feed/project.schema.ts';
import type { ProjectRow, TypeNames, UnitRow } from './as-project.ts';

/** What is known of a unit, under the names of a property's facts. Its price is left out when it is not to be published. */
export function asUnitFacts(
	{ data }: UnitRow,
	{ data: project, goal }: ProjectRow,
	types: TypeNames,
	reader: Reader,
): UnitDetail['Facts'] {
	const known = [
		...UNIT_FACTS.map((name) => [name, data[name]] as const),
		...UNIT_TEXTS.map((name) => [name, reader.text(data[name])] as const),
	].filter(([, value]) => value !== undefined && value !== '');
	return {
		...Object.fromEntries(known),
		City: reader.city(project.City, project.Zip),
		Zip: project.Zip,
		CountryID: project.CountryID,
		Goal: goal,
		WebID: data.WebID,
		MainTypeName: types.get(data.WebID) ?? '',
		PublishPrice: showsPrice(data),
		Description: reader.text(data.Description),
		Pictures: data.pictures.map((picture) => asPicture(picture, reader.language, reader.fallback)),
		...(showsPrice(data) && data.Price !== undefined ? { Price: data.Price } : {}),
	};
}
