/** The ways to look at results, as the address names them. The first is the default, which no address names. */
export const LIST_VIEWS = ['grid', 'list', 'map'] as const;
export type ListView = (typeof LIST_VIEWS)[number];

/** Query parameter of the view: no filter, so neither `readSearch` nor the api knows it. */
export const VIEW_PARAMETER = 'view';

/** The view that an address asks for. */
export function listViewOf(search: string): ListView {
	const asked = new URLSearchParams(search).get(VIEW_PARAMETER);
	return LIST_VIEWS.find((view) => view === asked) ?? LIST_VIEWS[0];
}

/** What an address says of a view. */
export function viewInAddress(view: ListView): [name: string, value: string][] {
	return view === LIST_VIEWS[0] ? [] : [[VIEW_PARAMETER, view]];
}
