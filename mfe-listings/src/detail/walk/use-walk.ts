import { useHost } from '@estate/remote-kit';
import {
	type Goal,
	PAGE_SIZE,
	type PropertyAnswer,
	type PropertySummary,
	type SearchFilter,
} from '@estate/shared-contract';
import { useEffect, useState } from 'react';
import { routeOfList } from '../../property/list-address.ts';
import { apiQuery } from '../../search/form-search.ts';
import { withUnits } from '../../search/unit-query.ts';
import { rememberedSearch, rememberSearch, searchOfReferrer } from './remembered-search.ts';

/** A property's place in the search that led to it. */
export interface Walk extends Pick<PropertyAnswer, 'previous' | 'next' | 'position'> {
	/** The search, at the page of results that the property stands on */
	search: SearchFilter;
}

/** The document's own step is told once: a later page of this tab came by another way. */
let isReferrerRead = false;

function searchBefore(goal: Goal, listPath: string): SearchFilter | undefined {
	const fromList = isReferrerRead ? undefined : searchOfReferrer(goal, listPath);
	isReferrerRead = true;
	if (fromList) rememberSearch(fromList);
	return fromList ?? rememberedSearch(goal);
}

/** Place within the visitor's search; undefined on the server, until it is known, and for who came without a search. */
export function useWalk({ ID: id, Goal: goal }: Pick<PropertySummary, 'ID' | 'Goal'>): Walk | undefined {
	const { api, href, language } = useHost();
	const [walk, setWalk] = useState<{ id: number; walk: Walk }>();
	useEffect(() => {
		const search = searchBefore(goal, href(routeOfList(goal)));
		if (!search) return;
		const leaving = new AbortController();
		// Counted as the list counts, with units of projects.
		const query = withUnits(apiQuery({ ...search, page: 1 }, language));
		setWalk({ id, walk: { search } });
		api.call('property', { params: { id }, query }, { signal: leaving.signal }).then(
			({ previous, next, position }) => {
				if (!position || leaving.signal.aborted) return;
				// An older api tells no page.
				const { page = Math.ceil(position.index / PAGE_SIZE) } = position;
				const beside = { ...(previous ? { previous } : {}), ...(next ? { next } : {}) };
				setWalk({ id, walk: { search: { ...search, page }, position, ...beside } });
			},
			// The way back stays; the way on is a convenience.
			() => {},
		);
		return () => leaving.abort();
	}, [id, goal, api, href, language]);
	return walk?.id === id ? walk.walk : undefined;
}
