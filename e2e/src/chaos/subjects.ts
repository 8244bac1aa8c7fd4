import type { APIRequestContext } from '@playwright/test';

/** Where a remote is put to the test. */
export interface Subject {
	remote: string;
	/** A page of its own, and the primary slot there */
	page: string;
	slot: string;
	/** A page with an optional slot of it; none where it has none */
	optional?: { page: string; slot: string };
	/** For the owner alone: such pages come as documents, and are never kept */
	isPrivate?: boolean;
	/** Where its code runs in the browser, if not there */
	alive?: { page: string; slot: string };
}

/** Every remote of the site, each by a page that visitors come to. */
export const SUBJECTS: readonly Subject[] = [
	{
		remote: 'listings',
		page: '/nl/te-koop/',
		slot: 'results',
		optional: { page: '/nl/te-koop/', slot: 'kept' },
	},
	{
		remote: 'projects',
		page: '/nl/projecten/',
		slot: 'list',
		optional: { page: '/nl/', slot: 'project-list' },
	},
	{
		remote: 'content',
		page: '/nl/blog/',
		slot: 'article-page',
		optional: { page: '/nl/blog/', slot: 'related-articles' },
	},
	{ remote: 'forms', page: '/nl/gratis-schatting/', slot: 'contact-demand' },
	{
		remote: 'owner-portal',
		page: '/nl/eigenaar/',
		slot: 'overview',
		optional: { page: '/nl/eigenaar/', slot: 'session' },
		isPrivate: true,
		alive: { page: '/nl/login/', slot: 'login' },
	},
];

/** The first article below the blog: which there are, the agency's feed says. */
export async function firstArticle(request: APIRequestContext, siteUrl: string): Promise<string> {
	const html = await (await request.get(`${siteUrl}/nl/blog/`)).text();
	const path = /href="(\/nl\/blog\/[^"/]+\/)"/.exec(html)?.[1];
	if (!path) throw new Error('The blog has no article.');
	return path;
}
