import type { SlotContext } from '@estate/remote-kit';
import type { Article, Category, Picture } from '@estate/shared-contract';
import { cleanDescription } from '@estate/shared-i18n';
import { linkAddress } from './link-address.ts';
import { localizeLinks } from './localize-links.ts';

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
	link?: { label: string; href: string };
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
	{ href, localize }: Pick<SlotContext, 'href' | 'localize'>,
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
		...(link && target ? { link: { label: link.label, href: target } } : {}),
	};
}

/** An article in full: what a single view shows. */
export function articleInFull(
	article: Article,
	kind: Category['kind'] | undefined,
	context: Pick<SlotContext, 'href' | 'localize'>,
): ArticleItem {
	return {
		...articleTeaser(article, kind, context),
		intro: article.intro,
		body: localizeLinks(article.body, context.localize),
	};
}
