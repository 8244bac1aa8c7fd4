import { type Goal, parseSearch, type SearchFilter, writeSearch } from '@estate/shared-contract';

/** Fields of the plain form that an address spells otherwise: `price-min` and `price-max` become `price=min-max`. */
const FORM_FIELDS = ['price-min', 'price-max', 'area-min', 'area-max', 'goal'];

/** The search that a filled-in form stands for: read exactly as the server reads the plain form. */
export function searchOfForm(form: HTMLFormElement, goal: Goal): SearchFilter {
	const query = new URLSearchParams();
	for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.append(name, value);
	return parseSearch(query, goalOfQuery(query) ?? goal);
}

/** Goal that a quick search asks for; undefined when the query names none. */
export function goalOfQuery(query: URLSearchParams): Goal | undefined {
	return { '0': 0 as const, '1': 1 as const }[query.get('goal') ?? ''];
}

/** Did a plain form write this query, with empty fields and form-only names? Then it has a shorter spelling. */
export function isFormQuery(query: URLSearchParams): boolean {
	return FORM_FIELDS.some((name) => query.has(name)) || [...query.values()].some((value) => value === '');
}

/** The query that the api's search takes. */
export function apiQuery(filter: SearchFilter, language: string, pageSize?: number): URLSearchParams {
	const query = writeSearch(filter);
	query.set('goal', String(filter.goal));
	query.set('language', language);
	if (pageSize !== undefined) query.set('pageSize', String(pageSize));
	return query;
}
