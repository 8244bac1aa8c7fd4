import { slugify } from '@estate/shared-contract';
import type { Place } from '../src/place.ts';
import { inAllLanguages } from './languages-of.ts';
import type { Municipality } from './make-municipalities.ts';
import { meanPoint } from './mean-point.ts';
import type { PostalPlace, Sources } from './sources.ts';
import { spelled } from './spelling.ts';

/** The municipality that a place was before a merger, where it has the place's name. */
function formerMunicipality(place: PostalPlace, sources: Sources) {
	return sources.municipalities.find(
		({ nis, nl, fr }) =>
			nis === place.nis &&
			[nl, fr].some(
				(name) => slugify(name) === slugify(place.name) || `${slugify(name)}-waas` === slugify(place.name),
			),
	);
}

function makeOne(place: PostalPlace, municipality: Municipality, sources: Sources): Place {
	const former = formerMunicipality(place, sources);
	const others = sources.names.submunicipalities[`${place.postcode}|${place.name}`];
	const name = spelled(place.name);
	const names = inAllLanguages(
		municipality.id,
		former?.nl ?? others?.nl ?? name,
		former?.fr ?? others?.fr ?? name,
		others,
	);
	return {
		id: `${municipality.id}-${place.postcode}-${slugify(place.name)}`,
		kind: 'submunicipality',
		names,
		aliases: [...new Set([...(others?.aliases ?? []), name])].filter(
			(alias) => !Object.values(names).includes(alias),
		),
		postcodes: [place.postcode],
		parents: [municipality.id, ...municipality.parents],
		point: meanPoint([place]) ?? municipality.point,
	};
}

/** The parts of a municipality; those of one that was merged lie in what it was. */
export function makeSubmunicipalities(municipality: Municipality, sources: Sources): Place[] {
	const parts = municipality.parts.filter((place) => !municipality.isItself(place));
	const formers = new Map(
		parts
			.filter((place) => place.nis !== municipality.id && formerMunicipality(place, sources))
			.map((place) => [place.nis, makeOne(place, municipality, sources).id]),
	);
	const made = parts.map((place) => {
		const one = makeOne(place, municipality, sources);
		const former = formers.get(place.nis);
		return former && former !== one.id ? { ...one, parents: [former, ...one.parents] } : one;
	});
	return [...new Map(made.map((one) => [one.id, one])).values()];
}
