import type { PageEntry, Site } from '@estate/shared-contract';
import { SAMPLE_SITE } from '@estate/shared-contract/samples';

/** A CMS page as the route table lists it. */
export function pageEntry(entry: Partial<PageEntry> & Pick<PageEntry, 'id' | 'path'>): PageEntry {
	return {
		parentId: null,
		name: `Page ${entry.id}`,
		paths: {},
		status: 'Published',
		pageType: 'page',
		title: { nl: `Pagina ${entry.id}`, fr: `Page ${entry.id}` },
		sort: entry.id,
		...entry,
	};
}

/** The sample site with other pages and three languages, as the demo agency has them. */
export function siteWith(pages: PageEntry[]): Site {
	return {
		...SAMPLE_SITE,
		configuration: { ...SAMPLE_SITE.configuration, enabledLanguages: ['nl', 'fr', 'en'] },
		pages,
	};
}
