import { articleRows } from '../content/article-rows.ts';
import { pageRows } from '../content/page-rows.ts';
import { footerBlockRows, siteRows } from '../content/site-rows.ts';
import { categoryRows, teamMemberRows, testimonialRows } from '../content/small-content-rows.ts';
import { cityRows, neighbourhoodRows, propertyTypeRows } from '../places/place-rows.ts';
import { projectRows } from '../projects/project-rows.ts';
import { propertyRows } from '../properties/property-rows.ts';
import type { FeedItem } from './feed/feed-item.schema.ts';
import type { ImportContext } from './import-context.ts';
import type { TableRows } from './table-rows.ts';

/** Items of every kind but owners, whose accounts are more than rows. */
export type ContentItem = Exclude<FeedItem, { kind: 'owner' }>;

/** Turns an item into rows. Pictures are taken in on the way. */
export function rowsOfItem(item: ContentItem, context: ImportContext): Promise<TableRows[]> {
	switch (item.kind) {
		case 'site':
			return siteRows(item, context);
		case 'footer-block':
			return footerBlockRows(item, context);
		case 'property-type':
			return propertyTypeRows(item);
		case 'city':
			return cityRows(item);
		case 'neighbourhood':
			return neighbourhoodRows(item, context);
		case 'team-member':
			return teamMemberRows(item, context);
		case 'property':
			return propertyRows(item, context);
		case 'project':
			return projectRows(item, context);
		case 'category':
			return categoryRows(item);
		case 'article':
			return articleRows(item, context);
		case 'testimonial':
			return testimonialRows(item, context);
		case 'page':
			return pageRows(item, context);
	}
}
