import type { CityChoice, EpcLetter, FacadeCount, SearchFilter } from '@estate/shared-contract';
import { chosenPlaces } from './chosen-places.ts';
import type { Reading } from './reading.ts';
import type { SentenceContext } from './sentence-context.ts';
import type { SettledTypes } from './settle-types.ts';
import { HOUSE } from './type-ids.ts';

/** Filters of a text that stand in place of those of before, or are added to them. */
interface NamedFilters {
	cities: readonly CityChoice[];
	notCities: readonly CityChoice[];
	isEverywhere: boolean;
	types: readonly number[];
	subtypes: readonly string[];
	facades: readonly FacadeCount[];
	epc: readonly EpcLetter[];
	hasClass: boolean;
	/** Does one of the places lie in it? */
	liesIn(city: CityChoice): boolean;
}

export const namedFilters = (
	reading: Reading,
	{ types, subtypes, facades }: SettledTypes,
	context: SentenceContext,
): NamedFilters => ({
	cities: chosenPlaces(reading.places, context),
	notCities: chosenPlaces(reading.notPlaces, context),
	isEverywhere: reading.isEverywhere === true,
	types,
	subtypes,
	facades,
	epc: [...reading.epc],
	hasClass: reading.epc.size > 0 || reading.epcMin !== undefined,
	liesIn({ name, zip }) {
		const id = (zip === '' ? context.gazetteer.named(name)[0] : context.gazetteer.match(name, zip))?.id;
		return id !== undefined && reading.places.some(({ places: [first] }) => first?.parents.includes(id));
	},
});

const isSame = (one: CityChoice) => (other: CityChoice) => one.name === other.name && one.zip === other.zip;

const isIn = (cities: readonly CityChoice[]) => (city: CityChoice) => cities.some(isSame(city));

export const apartFrom = (cities: readonly CityChoice[], others: readonly CityChoice[]) =>
	cities.filter((city) => !isIn(others)(city));

/** Another place takes along what was asked around and within the places of before. */
function withPlaces(
	before: SearchFilter,
	{ cities, notCities: not, isEverywhere, liesIn }: NamedFilters,
): SearchFilter {
	const { street: _, bounds: __, shape: ___, radius, ...rest } = before;
	if (cities.length === 0 && isEverywhere) return { ...rest, cities: [], notCities: [...not] };
	const others = apartFrom(before.notCities, [...not, ...cities]).filter((city) => !liesIn(city));
	const notCities = [...others, ...not];
	if (cities.length === 0) return { ...before, notCities, cities: apartFrom(before.cities, not) };
	const isAsBefore = cities.length === before.cities.length && cities.every(isIn(before.cities));
	if (isAsBefore) return { ...before, notCities };
	const around = before.cities.length === 0 && radius ? { radius } : {};
	return { ...rest, ...around, cities: [...cities], notCities };
}

function withTypes(before: SearchFilter, { types, subtypes, facades }: NamedFilters): SearchFilter {
	const isOther = types.length + subtypes.length > 0;
	const isOfHouses = before.types.length === 0 || before.types.includes(HOUSE);
	return {
		...before,
		...(isOther || (facades.length > 0 && !isOfHouses) ? { types: [...types], subtypes: [...subtypes] } : {}),
		...(facades.length > 0 ? { facades: [...facades] } : {}),
	};
}

function withClasses(before: SearchFilter, { epc, hasClass }: NamedFilters): SearchFilter {
	if (!hasClass) return before;
	const { epcMin: _, ...rest } = before;
	return { ...rest, epc: [...epc] };
}

/** The search with what a text says of places, types and classes in place of what was asked of the same before: "penthouse" beside the type house would find none. */
export const replaceFilters = (before: SearchFilter, named: NamedFilters): SearchFilter =>
	withClasses(withTypes(withPlaces(before, named), named), named);

export const union = <Value>(one: readonly Value[], other: Iterable<Value>): Value[] => [
	...new Set([...one, ...other]),
];

/** The search with both. */
export const addFilters = (before: SearchFilter, named: NamedFilters): SearchFilter => ({
	...before,
	cities: [...before.cities, ...apartFrom(named.cities, before.cities)],
	notCities: [...before.notCities, ...apartFrom(named.notCities, before.notCities)],
	types: union(before.types, named.types),
	subtypes: union(before.subtypes, named.subtypes),
	facades: union(before.facades, named.facades),
	epc: union(before.epc, named.epc),
});
