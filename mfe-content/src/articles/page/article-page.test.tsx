import { renderSlot, sampleApi } from '@estate/remote-kit/testing';
import { ApiError } from '@estate/shared-contract';
import { describe, expect, test } from 'vitest';
import articlePage from '../../slots/article-page.tsx';
import relatedArticles from '../../slots/related-articles.tsx';

const open = (url: string) =>
	renderSlot(articlePage, {
		url,
		slot: 'article-page',
		site: { enabledLanguages: ['nl', 'fr', 'en'] },
	});
const NEWS = '/nl/blog/nieuwe-regels-voor-het-asbestattest/';

describe('the page of an article', () => {
	test('shows title, date, reading time, topics and body', async () => {
		const { html, response } = await open(NEWS);
		expect(html).toContain('Nieuwe regels voor het asbestattest</h1>');
		expect(html).toContain('15 maart 2026');
		expect(html).toContain('<li>Kijken</li>');
		expect(html).toContain('1 minuut leestijd');
		expect(html).toContain('href="/nl/blog/?tag=epc"');
		expect(response.ownHeading).toBe(true);
		expect(response.crumbs).toEqual([{ name: 'Nieuwe regels voor het asbestattest' }]);
	});

	test('says to search engines what it is, and its address in every language of the site', async () => {
		const { response } = await open(NEWS);
		expect(response.head).toMatchObject({
			title: 'Nieuwe regels voor het asbestattest',
			description: 'Wat u voor de verkoop moet weten.',
			ogType: 'article',
			jsonLd: [{ '@type': 'BlogPosting', headline: 'Nieuwe regels voor het asbestattest' }],
		});
		expect(response.addresses).toMatchObject({ nl: NEWS });
		expect(response.addresses?.fr).toMatch(/^\/fr\/blog\/[a-z0-9-]+\/$/);
		expect(response.addresses).not.toHaveProperty('de');
	});

	test('does not exist for an unknown slug', async () => {
		const { response, html } = await open('/nl/blog/no-such-article/');
		expect(response.status).toBe(404);
		expect(html).toBe('');
	});

	test('does not exist for an article that is part of another page', async () => {
		const { response } = await open('/nl/blog/een-huis-kiezen-begint-bij-kijken/');
		expect(response.status).toBe(404);
	});

	test('fails as a whole when the api is down, so that the site answers 503', async () => {
		const api = await sampleApi();
		api.answer('article', 503);
		await expect(open(NEWS)).rejects.toBeInstanceOf(ApiError);
	});

	test('is followed by articles like it, whatever category they are of', async () => {
		const { html } = await renderSlot(relatedArticles, { url: NEWS, slot: 'related-articles' });
		expect(html).toContain('Lees ook');
		expect(html.match(/<article/g)).toHaveLength(3);
		expect(html).toContain('Zo leest u een EPC');
		expect(html).not.toContain('asbestattest');
	});
});
