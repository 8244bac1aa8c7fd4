import { slugify } from '@estate/shared-contract';
import type { Place } from '../src/place.ts';
import { inAllLanguages } from './languages-of.ts';
import { meanPoint } from './mean-point.ts';
import type { PostalPlace, SourceMunicipality, Sources } from './sources.ts';

/** A municipality of today with what its parts were before. */
export interface Municipality extends Place {
	parts: PostalPlace[];
	/** Postcode and slug of the place that is the municipality itself */
	isItself(place: PostalPlace): boolean;
}

const slugs = (names: Iterable<string>) => new Set([...names].map(slugify));

/** Codes of today by code of before. */
function successors({ mergers }: Sources): Map<string, string> {
	return new Map(mergers.flatMap(({ nis, from }) => from.map((before) => [before, nis])));
}

/** The municipalities of 2025, each with its postal places; the codes of before lead to those of today. */
export function makeMunicipalities(sources: Sources, places: readonly PostalPlace[]): Municipality[] {
	const after = successors(sources);
	const byCode = new Map(sources.municipalities.map((one) => [one.nis, one]));
	const mergers = new Map(sources.mergers.map((one) => [one.nis, one]));
	const parts = Map.groupBy(places, ({ nis }) => after.get(nis) ?? nis);
	return [...parts].map(([nis, group]) => {
		const merger = mergers.get(nis);
		const before = (merger?.from ?? [nis]).flatMap((code) => byCode.get(code) ?? []);
		const first = byCode.get(nis) ?? before[0];
		const nl = merger?.nl ?? first?.nl ?? '';
		const fr = merger?.fr ?? (merger?.nl ? merger.nl : first?.fr) ?? nl;
		const others = sources.names.municipalities[nl];
		const names = inAllLanguages(nis, spelledName(nl), spelledName(fr), others);
		const own = slugs([nl, fr, ...Object.values(names), `${nl}-waas`]);
		const isItself = (place: PostalPlace) => own.has(slugify(place.name));
		const main = group.filter(isItself);
		const order = (place: PostalPlace) => merger?.from.indexOf(place.nis) ?? 0;
		const ordered = (main.length > 0 ? main : group).toSorted(
			(left, right) => order(left) - order(right) || left.postcode.localeCompare(right.postcode),
		);
		return {
			id: nis,
			kind: 'municipality' as const,
			names,
			aliases: [...(others?.aliases ?? []), ...formerNames(before, group, names)],
			postcodes: [...new Set(ordered.map(({ postcode }) => postcode))],
			parents: parentsOf(nis, sources),
			point: meanPoint(main.some(({ lat }) => lat !== null) ? main : group),
			inhabitants: before.reduce((sum, { inhabitants }) => sum + inhabitants, 0),
			parts: group,
			isItself,
		};
	});
}

/** Names of merged municipalities that no part has: Ham, which is Kwaadmechelen and Oostham. */
function formerNames(
	before: readonly SourceMunicipality[],
	group: readonly PostalPlace[],
	names: Place['names'],
): string[] {
	const known = slugs([...group.map(({ name }) => name.replace(/-waas$/i, '')), ...Object.values(names)]);
	const gone = before.filter(({ nl, fr }) => ![nl, fr].some((name) => known.has(slugify(name))));
	return [...new Set(gone.flatMap(({ nl, fr }) => [nl, fr]))];
}

const spelledName = (name: string) => name.replace(/^’s /, '’s-');

function parentsOf(nis: string, { areas }: Sources): string[] {
	const arrondissement = `${nis.slice(0, 2)}000`;
	return [
		arrondissement,
		...(areas.arrondissements[arrondissement]?.parents ?? []).flatMap((id) => [
			id,
			...(areas.provinces[id]?.parents ?? []),
		]),
	].filter((id, place, all) => all.indexOf(id) === place);
}
