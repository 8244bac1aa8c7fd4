import type { Columns, PageEntry } from '@estate/shared-contract';
import type { FeedItem } from '../import/feed/feed-item.schema.ts';
import type { FeedPage } from '../import/feed/page.schema.ts';
import type { StoredDocument } from '../properties/stored-property.ts';
import type { StoredPicture } from './stored-picture.ts';

type Feed<Kind extends FeedItem['kind']> = Extract<FeedItem, { kind: Kind }>;
type WithPicture<Item, Picture extends keyof Item = never> = Omit<
	Item,
	'kind' | 'id' | 'picture' | Picture
> & {
	picture?: StoredPicture;
};

/** `slugs` holds one per language that the article has a title in. */
export type ArticleData = Omit<WithPicture<Feed<'article'>>, 'categoryId' | 'documents'> & {
	documents?: StoredDocument[];
	slugs: Record<string, string>;
};
export type TestimonialData = WithPicture<Feed<'testimonial'>>;
export type TeamMemberData = WithPicture<Feed<'team-member'>>;
export type PageEntryData = Omit<PageEntry, 'id' | 'status' | 'sort'>;

export type StoredModule = Omit<FeedPage['modules'][number], 'pictures' | 'columns'> & {
	pictures: StoredPicture[];
	columns: Columns;
};

/** What a page has beyond its entry in the route table. */
export type PageData = Omit<
	FeedPage,
	'kind' | 'id' | 'picture' | 'logo' | 'modules' | keyof PageEntryData | 'status' | 'sort'
> & { picture?: StoredPicture; logo?: StoredPicture; modules: StoredModule[] };
