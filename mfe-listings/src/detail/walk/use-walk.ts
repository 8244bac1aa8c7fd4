import { useHost } from '@estate/remote-kit';
import { type Goal, PAGE_SIZE, type PropertyAnswer, type PropertySummary } from '@estate/shared-contract';
import { useEffect, useState } from 'react';
import { routeOfList } from '../../property/list-address.ts';
import { apiQuery } from '../../search/form-search.ts';
import { withUnits } from '../../search/unit-query.ts';
import { listOfReferrer, rememberedList, rememberList, type SeenList } from './remembered-list.ts';

/** A property's place in the search that led to it; the search is at the page of results that the property stands on. */
export interface Walk extends SeenList, Pick<PropertyAnswer, 'previous' | 'next' | 'position'> {}

/** The document's own step is told once: a later page of this tab came by another way. */
let isReferrerRead = false;

function listBefore(goal: Goal, listPath: string): SeenList | undefined {
	const fromList = isReferrerRead ? undefined : listOfReferrer(goal, listPath);
	isReferrerRead = true;
	if (fromList) rememberList(fromList);
	return fromList ?? rememberedList(goal);
}

/** Place within the visitor's search; undefined on the server, until it is known, and for who came without a search. */
export function useWalk({ ID: id, Goal: goal }: Pick<PropertySummary, 'ID' | 'Goal'>): Walk | undefined {
	const { api, href, language } = useHost();
	const [walk, setWalk] = useState<{ id: number; walk: Walk }>();
	useEffect(() => {
		const list = listBefore(goal, href(routeOfList(goal)));
		if (!list) return;
		const { search, view } = list;
		const leaving = new AbortController();
		// Counted as the list counts, with units of projects.
		const query = withUnits(apiQuery({ ...search, page: 1 }, language));
		setWalk({ id, walk: list });
		api.call('property', { params: { id }, query }, { signal: leaving.signal }).then(
			({ previous, next, position }) => {
				if (!position || leaving.signal.aborted) return;
				// An older api tells no page.
				const { page = Math.ceil(position.index / PAGE_SIZE) } = position;
				const beside = { ...(previous ? { previous } : {}), ...(next ? { next } : {}) };
				setWalk({ id, walk: { search: { ...search, page }, view, position, ...beside } });
			},
			// The way back stays; the way on is a convenience.
			() => {},
		);
		return () => leaving.abort();
	}, [id, goal, api, href, language]);
	return walk?.id === id ? walk.walk : undefined;
}
