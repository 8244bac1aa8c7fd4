import type { SlotContext } from '@estate/remote-kit';
import type { Article, Category, Picture } from '@estate/shared-contract';
import { cleanDescription } from '@estate/shared-i18n';
import { linkAddress } from './text/link-address.ts';
import { localizeLinks, outsideRel } from './text/localize-links.ts';

/** An article as a module shows it. */
export interface ArticleItem {
	id: number;
	categoryId: number;
	title: string;
	intro: string;
	/** Sanitised HTML; left out where a view shows the intro alone */
	body?: string;
	picture?: Picture;
	pictureAlt: string;
	author?: string;
	publishedAt: string;
	/** Its own page; articles that are part of a page have none */
	href?: string;
	/** Files to download; left out where a view shows the intro alone */
	documents?: Article['documents'];
	/** `rel` is set where it leads to another site */
	link?: { label: string; href: string; rel?: string };
}

/** What an article's texts and links are written with. */
export interface ArticleSetting extends Pick<SlotContext, 'href' | 'localize'> {
	/** Links to other sites pass no rank and no referrer */
	noReferrerNoFollow?: boolean | undefined;
}

/** Kinds of category whose articles have a page of their own. */
export function hasOwnPage(kind: Category['kind'] | undefined): boolean {
	return kind === 'news' || kind === 'blog';
}

const INTRO_LENGTH = 180;

/** An article in short: what cards and news items show. */
export function articleTeaser(
	article: Article,
	kind: Category['kind'] | undefined,
	{ href, localize, noReferrerNoFollow }: ArticleSetting,
): ArticleItem {
	const { id, categoryId, title, picture, pictureAlt = '', author, publishedAt, slug, link } = article;
	const target = link && linkAddress(link.path, localize);
	return {
		id,
		categoryId,
		title,
		intro: cleanDescription(article.intro || article.body, INTRO_LENGTH),
		pictureAlt,
		publishedAt,
		...(picture ? { picture } : {}),
		...(author ? { author } : {}),
		...(hasOwnPage(kind) ? { href: href('content.article', { slug }) } : {}),
		...(link && target
			? {
					link: {
						label: link.label,
						href: target,
						...(/^https?:/i.test(target) ? { rel: outsideRel(noReferrerNoFollow) } : {}),
					},
				}
			: {}),
	};
}

/** An article in full: what a single view shows. */
export function articleInFull(
	article: Article,
	kind: Category['kind'] | undefined,
	setting: ArticleSetting,
): ArticleItem {
	return {
		...articleTeaser(article, kind, setting),
		intro: article.intro,
		body: localizeLinks(article.body, setting),
		...(article.documents ? { documents: article.documents } : {}),
	};
}
