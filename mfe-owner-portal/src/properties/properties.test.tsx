import { renderSlot, sampleApi } from '@estate/remote-kit/testing';
import { ApiError, LANGUAGES } from '@estate/shared-contract';
import { SAMPLE_SESSION_COOKIE } from '@estate/shared-contract/samples';
import { describe, expect, test } from 'vitest';
import overview from '../slots/overview.tsx';

const open = (url = '/en/owner/', cookie = SAMPLE_SESSION_COOKIE) =>
	renderSlot(overview, { url, slot: 'overview', cookie });

describe('the overview', () => {
	test('sends who is not logged in to the log-in page, and back afterwards', async () => {
		const { response, html } = await open('/nl/eigenaar/', '');
		expect(response.redirect).toEqual({ to: '/nl/login/?next=%2Fnl%2Feigenaar%2F' });
		expect(html).toBe('');
	});

	test('shows the own properties with state, counters and a plain sentence', async () => {
		const { html } = await open();
		expect(html).toContain('Hello Lieve');
		expect(html.match(/<article/g)).toHaveLength(2);
		for (const count of ['>4<', '>31<', '>148<', '>902<']) expect(html).toContain(count);
		expect(html).toContain(
			'In the past seven days your property was viewed 27 times, on our website and on portals that provide figures.',
		);
		expect(html).toContain('That is 12 more than in the seven days before.');
		expect(html).toContain('1 visit is planned.');
		expect(html).toContain('No visits are planned yet.');
		expect(html).toContain('href="/en/owner/12/"');
	});

	test('leads to the offers that wait for an answer, where there are any', async () => {
		const { html } = await open();
		expect(html.match(/<a[^>]* href="\/en\/owner\/\d+\/offers\/"[^>]*>[^<]*/g)).toEqual([
			expect.stringMatching(/\/12\/offers\/"[^>]*>2 offers await your answer$/),
		]);
	});

	test('loads the picture of the first property at once, which the first view shows, and others when they come near', async () => {
		const { html } = await open();
		const loading = [...html.matchAll(/<img[^>]* loading="(\w+)"/g)].map(([, how]) => how);
		expect([loading[0], new Set(loading.slice(1))]).toEqual(['eager', new Set(['lazy'])]);
	});

	test.each(LANGUAGES)('has every text in %s', async (language) => {
		const { html } = await open(`/${language}/owner/`);
		expect(html).not.toMatch(/[>"](homes|counters|portal|state|ui)\./);
	});

	test('speaks to who is let in alone of what is shared, and to an owner of the own', async () => {
		const items = (await open()).data?.properties.map(({ property }) => property) ?? [];
		const answer = async (shared: typeof items) => {
			(await sampleApi()).answer('ownerProperties', () => ({ status: 200, body: { items: shared } }));
			return open();
		};
		const Shared = { by: 'An Peeters', parts: [] };
		const guest = await answer(items.map((item) => ({ ...item, Shared })));
		const { text } = guest;
		expect(guest.response.heading).toBe(text('homes.guest.title'));
		expect(guest.html).toContain(text('homes.guest.lead', { count: items.length }));
		expect(guest.html).not.toContain(text('homes.open'));
		const both = await answer(items.map((item, index) => (index === 0 ? item : { ...item, Shared })));
		expect(both.response.heading).toBe(text('homes.title'));
		expect(both.html).toContain(text('homes.open'));
		expect(both.html).toContain(text('homes.guest.open'));
	});

	test('says so when no property is linked to the account', async () => {
		(await sampleApi()).answer('ownerProperties', () => ({ status: 200, body: { items: [] } }));
		const { html, text } = await open();
		expect(html).toContain(text('homes.empty'));
	});

	test('fails as a whole when the api is down, so that the site answers 503', async () => {
		(await sampleApi()).answer('ownerProperties', 503);
		await expect(open()).rejects.toBeInstanceOf(ApiError);
	});
});

describe('logging out', () => {
	test('is a form, ends the session at the api and takes its cookie back', async () => {
		const { html } = await open();
		expect(html).toMatch(/<form action="\/en\/owner\/" method="post">.*value="owner-portal.overview"/s);
		const api = await sampleApi();
		const { response } = await renderSlot(overview, {
			url: '/en/owner/',
			slot: 'overview',
			cookie: SAMPLE_SESSION_COOKIE,
			form: { _slot: 'owner-portal.overview' },
		});
		expect(api.calls.at(-1)?.name).toBe('ownerLogOut');
		expect(response.redirect).toEqual({ to: '/en/login/?notice=out' });
		expect(response.cookies).toEqual([expect.stringContaining('Max-Age=0')]);
	});
});
