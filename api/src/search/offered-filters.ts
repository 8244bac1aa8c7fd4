import {
	FACADE_COUNTS,
	type FacadeCount,
	FEATURES,
	type Feature,
	type Goal,
	ROOM_KINDS,
	type SpanKind,
} from '@estate/shared-contract';
import type { PreparedSearch } from './property-filter.ts';
import type { RowSet } from './row-set.ts';
import type { SearchIndex } from './search-index.ts';

/** What some property of a goal can match: nothing else is shown as a filter. */
interface OfferedFilters {
	/** Parameters of the filters */
	parameters: string[];
	features: Feature[];
	facades: FacadeCount[];
}

/** The same for every search of a goal until the content changes. */
const KNOWN = new WeakMap<SearchIndex, Map<string, OfferedFilters>>();

const SPANS: readonly SpanKind[] = ['area', 'plot', 'year'];

function count(index: SearchIndex, goal: Goal | 'any', withUnits: boolean): OfferedFilters {
	const { sets } = index;
	const listed = sets.listed(goal, withUnits);
	const has = (set: RowSet) => listed.sizeWith(set) > 0;
	const features = FEATURES.filter((feature) => has(sets.withFeature(feature)));
	const facades = FACADE_COUNTS.filter((count) => has(sets.withFacades(count)));
	const available = listed.sizeWith(sets.available());
	const isPriced = goal === 'any' || listed.sizeWith(sets.byPrice(goal).unpriced) < listed.size;
	const parameters = [
		...ROOM_KINDS.filter((_, number) => has(sets.withRooms(number, 1))),
		...(has(sets.withBedroomsAtMost(Number.POSITIVE_INFINITY)) ? ['bedrooms-max'] : []),
		...SPANS.filter((kind) => has(sets.known(kind))),
		...(has(sets.ofClassAtLeast('g')) ? ['epc', 'epc-min'] : []),
		...(available > 0 && available < listed.size ? ['hide'] : []),
		...(has(sets.inProjects()) && has(sets.outsideProjects()) ? ['projects'] : []),
		...(features.length > 0 ? ['feature'] : []),
		...(facades.length > 0 ? ['facades'] : []),
		...(has(sets.freeBy(Number.POSITIVE_INFINITY)) ? ['available'] : []),
		...(sets.bySubtype().filter(has).length > 1 ? ['subtype'] : []),
		...(isPriced ? ['price'] : []),
	];
	return { parameters, features, facades };
}

export function offeredFilters(
	index: SearchIndex,
	{ anyGoal, filter, units }: Pick<PreparedSearch, 'anyGoal' | 'filter' | 'units'>,
): OfferedFilters {
	const known = KNOWN.get(index) ?? new Map<string, OfferedFilters>();
	KNOWN.set(index, known);
	const goal = anyGoal ? 'any' : filter.goal;
	const withUnits = units !== undefined;
	const key = `${goal}/${withUnits}`;
	const offered = known.get(key) ?? count(index, goal, withUnits);
	known.set(key, offered);
	return offered;
}
