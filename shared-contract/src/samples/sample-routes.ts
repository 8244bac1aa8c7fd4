import type { Route } from '../routing/route-table.ts';
import { SAMPLE_PAGE_ENTRIES } from './pages.ts';

/** Routes of the sample site's pages, `page.<id>`, so that links to them can be made. */
export function samplePageRoutes(): Route[] {
	return SAMPLE_PAGE_ENTRIES.map(({ id, path, paths, pageType, title }) => ({
		id: `page.${id}`,
		pageType,
		paths: { ...paths, original: path },
		breadcrumb: path === '/' ? [] : [{ names: title, path }],
		unprefixed: 'show',
		slots: [],
	}));
}
