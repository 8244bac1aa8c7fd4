import {
	type FormDescription,
	type FormValues,
	GOAL,
	PRICE_RANGES,
	type RequestKind,
	readSearch,
	savedSearchFilter,
	searchToSave,
} from '@estate/shared-contract';

/** The search that a visitor comes from, as values of the form (website.md §7). */
function savedSearchOf(query: URLSearchParams): FormValues {
	const goal = query.get('goal') === '1' ? GOAL.rent : GOAL.sale;
	const { filter } = readSearch(query, goal);
	const { price, area, rooms } = filter;
	const range = PRICE_RANGES[goal];
	const text = (value: number | undefined) => (value === undefined ? '' : String(value));
	return {
		goal: query.has('goal') ? (goal === GOAL.rent ? 'rent' : 'sale') : '',
		types: filter.types.map(String),
		zones: filter.cities.map(({ name, zip }) => `${name}|${zip}`),
		budgetMin: text(price.min > range.min ? price.min : undefined),
		budgetMax: text(price.max < range.max ? price.max : undefined),
		bedrooms: text(rooms.bedrooms),
		livingArea: text(area.min),
		frequency: 'at-once',
	};
}

/** Why somebody writes, where a link says so: `?reason=job`. */
function reasonOf(query: URLSearchParams, { fields }: FormDescription): FormValues {
	const reason = query.get('reason') ?? '';
	const known = fields.find(({ name }) => name === 'reason')?.options ?? [];
	return known.includes(reason) ? { reason } : {};
}

/** The search of the page's address, whole: of properties by their ids as well. */
const searchOf = (query: URLSearchParams): FormValues => ({
	search: searchToSave(savedSearchFilter(query.toString())),
	frequency: 'at-once',
});

const SOURCES: Partial<Record<RequestKind, (query: URLSearchParams, form: FormDescription) => FormValues>> = {
	'demand-register': savedSearchOf,
	'site-contact': reasonOf,
	'save-search': searchOf,
};

/** What a form holds before anybody typed, from the address of its page. */
export function initialValues(form: FormDescription, search: string): FormValues {
	return SOURCES[form.kind]?.(new URLSearchParams(search), form) ?? {};
}
