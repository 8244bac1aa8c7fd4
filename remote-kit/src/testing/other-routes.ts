import type { Route } from '@estate/shared-contract';

/** Routes of other remotes, by id, at their original paths: for links that lead there. */
export const otherRoutes = (paths: Readonly<Record<string, string>>): Route[] =>
	Object.entries(paths).map(([id, original]) => ({
		id,
		pageType: 'page',
		paths: { original },
		breadcrumb: [],
		unprefixed: 'show',
		slots: [],
	}));
