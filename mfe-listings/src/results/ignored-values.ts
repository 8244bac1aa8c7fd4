import type { CityChoice, DroppedValue, PropertyPage, SearchFilter } from '@estate/shared-contract';

type Answer = Pick<PropertyPage, 'dropped' | 'unknownCities'>;

/** The search without the cities and types that the api did not know (decisions 15). */
export function withoutIgnored(filter: SearchFilter, { dropped, unknownCities }: Answer): SearchFilter {
	const names = unknownCities.map((name) => name.toLowerCase());
	const types = dropped.filter(({ name }) => name === 'type').map(({ value }) => value);
	const isKnown = ({ name, zip }: CityChoice) => !names.includes(name) && !names.includes(`${name} (${zip})`);
	return {
		...filter,
		cities: filter.cities.filter(isKnown),
		notCities: filter.notCities.filter(isKnown),
		types: filter.types.filter((type) => !types.includes(String(type))),
	};
}

/** All that was left out of an address: what made no sense to read, what the api dropped, cities that it does not know. */
export function ignoredValues(dropped: readonly DroppedValue[], answer: Answer): DroppedValue[] {
	return [...dropped, ...answer.dropped, ...answer.unknownCities.map((value) => ({ name: 'city', value }))];
}
