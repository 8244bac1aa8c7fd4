import type { FeedItem, FeedPicture } from '@estate/api/feed';
import type { Calendar } from '../calendar.ts';
import type { Texts } from '../texts.ts';
import { TAGS, type TagName } from './tags.ts';

export type FeedArticle = Extract<FeedItem, { kind: 'article' }>;

/** Which wide drawing stands above an article. */
const ARTICLE_SCENES = [
	'canal',
	'terraces',
	'keys',
	'energy',
	'contract',
	'garden',
	'boulevard',
	'suburb',
	'fields',
	'rooftops',
	'desk',
	'interior',
	'building-site',
	'market',
] as const;
export type ArticleScene = (typeof ARTICLE_SCENES)[number];

/** An article as written here; dates count back from the demo's day. */
export interface ArticlePlan {
	id: number;
	title: Texts;
	intro: Texts;
	/** HTML */
	body: Texts;
	scene?: ArticleScene;
	author?: string;
	tags?: TagName[];
	/** Days since it was published */
	age: number;
	link?: { label: Texts; path: string };
	/** For anyone to download: names of files of `documents.ts` */
	documents?: { name: Texts; file: string }[];
}

/** Categories of the site; pages and modules name them by these ids. */
export const CATEGORY = { page: 1, news: 2, blog: 3, testimonials: 4, team: 5, legal: 6 } as const;

export function toFeedArticle(
	plan: ArticlePlan,
	categoryId: number,
	picture: FeedPicture | undefined,
	calendar: Calendar,
): FeedArticle {
	return {
		kind: 'article',
		id: plan.id,
		categoryId,
		title: plan.title,
		intro: plan.intro,
		body: plan.body,
		...(picture ? { picture } : {}),
		...(plan.author ? { author: plan.author } : {}),
		tags: (plan.tags ?? []).map((name) => TAGS[name]),
		publishedAt: calendar.at(-plan.age, 8, 30),
		...(plan.link ? { link: plan.link } : {}),
		...(plan.documents
			? {
					documents: plan.documents.map(({ name, file }, index) => ({
						ID: `${plan.id}-${index + 1}`,
						Kind: 'download',
						Name: name,
						file: `documents/${file}.pdf`,
					})),
				}
			: {}),
	};
}
