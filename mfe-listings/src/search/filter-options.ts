import type { SlotContext } from '@estate/remote-kit';
import type { CityEntry, Goal, PropertyType } from '@estate/shared-contract';

export interface CityOption {
	/** As the query spells it: `gent|9000` */
	value: string;
	name: string;
	zip: string;
	count: number;
}

export interface TypeOption {
	id: number;
	name: string;
}

/** A city as a field of the form offers it (website.md §7). */
export function cityOption({ Name, Zip, PropertyCount }: CityEntry): CityOption {
	return { value: `${Name.toLowerCase()}|${Zip}`, name: Name, zip: Zip, count: PropertyCount };
}

/** Types that can be had for a goal, in the agency's order. */
export function typeOptions(types: readonly PropertyType[], goal: Goal): TypeOption[] {
	return types
		.filter(({ Sale, Rent }) => (goal === 1 ? Rent : Sale))
		.sort((one, other) => one.ShowOrder - other.ShowOrder)
		.map(({ WebID, Name }) => ({ id: WebID, name: Name }));
}

/** Cities and types that a form offers for a goal. */
export async function readOptions(
	{ api, language, signal }: Pick<SlotContext, 'api' | 'language' | 'signal'>,
	goal: Goal,
): Promise<{ cities: CityOption[]; types: TypeOption[] }> {
	const [cities, types] = await Promise.all([
		api.call('cities', { query: { language, goal: goal === 1 ? '1' : '0' } }, { signal }),
		api.call('types', { query: { language } }, { signal }),
	]);
	return { cities: cities.items.map(cityOption), types: typeOptions(types.items, goal) };
}
