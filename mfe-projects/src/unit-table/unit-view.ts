import type { Language, UnitSummary } from '@estate/shared-contract';

/** Columns of the table of units, in order; each is an order as well. */
export const UNIT_COLUMNS = [
	'name',
	'type',
	'floor',
	'bedrooms',
	'area',
	'terrace',
	'price',
	'state',
] as const;
export type UnitColumn = (typeof UNIT_COLUMNS)[number];

/** Which units are shown and in which order, as the address says it: `?type=2&floor=1&state=available&sort=price-desc`. */
export interface UnitView {
	/** The agency's own order where there is none */
	sort?: UnitColumn;
	isDescending?: boolean;
	/** WebID */
	type?: number;
	floor?: number;
	/** Only what is still to be had */
	isAvailable?: boolean;
	/** At least so many, as a search asked for */
	bedrooms?: number;
	/** EUR, both ends optional, as a search asked for */
	price?: { min?: number; max?: number };
}

/** What may be chosen among the units: types by WebID with their names, and floors from below. */
export interface UnitChoices {
	types: { id: number; name: string }[];
	floors: number[];
	/** Some are still to be had, some are not */
	hasStates: boolean;
}

const DESCENDING = '-desc';
const STATES: UnitSummary['State'][] = ['available', 'option', 'sold'];

export function unitChoices(units: readonly UnitSummary[]): UnitChoices {
	const types = new Map(units.map(({ WebID, TypeName }) => [WebID, TypeName]));
	const floors = new Set(units.flatMap(({ Floor }) => Floor ?? []));
	const available = units.filter(({ State }) => State === 'available').length;
	return {
		types: [...types].map(([id, name]) => ({ id, name })),
		floors: [...floors].sort((one, other) => one - other),
		hasStates: available > 0 && available < units.length,
	};
}

const whole = (value: string | null) => (value && /^-?\d{1,4}$/.test(value) ? Number(value) : undefined);

/** `min-max` as a search writes it, either end left out. */
function readPrice(value: string | null): UnitView['price'] {
	const [, min, max] = /^(\d{0,9})-(\d{0,9})$/.exec(value ?? '') ?? [];
	if (!Number(min) && !max) return undefined;
	return { ...(Number(min) ? { min: Number(min) } : {}), ...(max ? { max: Number(max) } : {}) };
}

/** Reads the view from the query of an address. What makes no sense, or what no unit has, is ignored. */
export function readUnitView(search: string, { types, floors }: UnitChoices): UnitView {
	const query = new URLSearchParams(search);
	const asked = query.get('sort') ?? '';
	const isDescending = asked.endsWith(DESCENDING);
	const sort = UNIT_COLUMNS.find((column) => column === asked.replace(DESCENDING, ''));
	const type = whole(query.get('type'));
	const floor = whole(query.get('floor'));
	const bedrooms = whole(query.get('bedrooms'));
	const price = readPrice(query.get('price'));
	return {
		...(sort ? { sort, isDescending } : {}),
		...(type !== undefined && types.some(({ id }) => id === type) ? { type } : {}),
		...(floor !== undefined && floors.includes(floor) ? { floor } : {}),
		...(query.get('state') === 'available' ? { isAvailable: true } : {}),
		...(bedrooms !== undefined && bedrooms > 0 ? { bedrooms } : {}),
		...(price ? { price } : {}),
	};
}

/** The query of a view, with its question mark; '' for all units in the agency's order. */
export function writeUnitView(view: UnitView): string {
	const { sort, isDescending, type, floor, isAvailable, bedrooms, price } = view;
	const query = new URLSearchParams();
	if (type !== undefined) query.set('type', String(type));
	if (floor !== undefined) query.set('floor', String(floor));
	if (isAvailable) query.set('state', 'available');
	if (bedrooms !== undefined) query.set('bedrooms', String(bedrooms));
	if (price) query.set('price', `${price.min ?? ''}-${price.max ?? ''}`);
	if (sort) query.set('sort', isDescending ? sort + DESCENDING : sort);
	return query.size > 0 ? `?${query}` : '';
}

/** The view after a press on the head of a column: ascending, and at the second press descending. */
export function sortedBy(view: UnitView, column: UnitColumn): UnitView {
	return { ...view, sort: column, isDescending: view.sort === column && !view.isDescending };
}

/** A price that may be shown: published, and of a unit that is still to be had. */
export const shownPrice = ({ Price, PublishPrice, State }: UnitSummary): number | undefined =>
	PublishPrice && State !== 'sold' && Number.isFinite(Price) ? Price : undefined;

const SORT_VALUE: Record<UnitColumn, (unit: UnitSummary) => string | number | undefined> = {
	name: ({ Name }) => Name,
	type: ({ TypeName }) => TypeName,
	floor: ({ Floor }) => Floor,
	bedrooms: ({ Bedrooms }) => Bedrooms,
	area: ({ SurfaceLiving }) => SurfaceLiving,
	terrace: ({ SurfaceTerrace }) => SurfaceTerrace,
	price: shownPrice,
	state: ({ State }) => STATES.indexOf(State),
};

/** A unit whose price is not shown lies within no bounds: nothing may be read from them. */
function isPriced(unit: UnitSummary, price: UnitView['price']): boolean {
	if (!price) return true;
	const shown = shownPrice(unit);
	return shown !== undefined && shown >= (price.min ?? 0) && shown <= (price.max ?? Number.POSITIVE_INFINITY);
}

/**
 * Units of a view, in its order, names and types as the page's language has them: server and browser sort alike. Those
 * without a value stand last either way.
 */
export function unitsInView(
	units: readonly UnitSummary[],
	view: UnitView,
	language: Language,
): UnitSummary[] {
	const { sort, isDescending, type, floor, isAvailable, bedrooms = 0, price } = view;
	const chosen = units.filter(
		(unit) =>
			(type === undefined || unit.WebID === type) &&
			(floor === undefined || unit.Floor === floor) &&
			(!isAvailable || unit.State === 'available') &&
			(unit.Bedrooms ?? 0) >= bedrooms &&
			isPriced(unit, price),
	);
	if (!sort) return chosen;
	const sortValue = SORT_VALUE[sort];
	return chosen.sort((one, other) => {
		const [a, b] = [sortValue(one), sortValue(other)];
		if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
		const order =
			typeof a === 'number' && typeof b === 'number'
				? a - b
				: String(a).localeCompare(String(b), language, { numeric: true });
		return isDescending ? -order : order;
	});
}
