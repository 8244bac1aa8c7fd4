/** With units of projects: several of one project as one item, as lists and counts have them, or each as its own. */
export function withUnits(query: URLSearchParams, units: 'grouped' | 'each' = 'grouped'): URLSearchParams {
	query.set('units', units);
	return query;
}
