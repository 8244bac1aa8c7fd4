import { page, renderSlot, sampleApi, textsOf } from '@estate/remote-kit/testing';
import { LANGUAGES } from '@estate/shared-contract';
import { SAMPLE_SEARCHES_TOKEN, SAMPLE_SESSION_COOKIE } from '@estate/shared-contract/samples';
import { beforeEach, describe, expect, test } from 'vitest';
import slot from '../slots/searches.tsx';

const api = await sampleApi();
beforeEach(() => api.reset());

const LINK = `/en/my-searches/${SAMPLE_SEARCHES_TOKEN}/`;
const open = (url: string, cookie?: string) =>
	renderSlot(slot, { url, slot: 'searches', ...(cookie ? { cookie } : {}) });
const post = (url: string, form: Record<string, string>, cookie?: string) =>
	renderSlot(slot, { url, slot: 'searches', form, ...(cookie ? { cookie } : {}) });

describe('my searches, by the link of a mail', () => {
	test('lists each with its words, what it finds and what can be done with it, in every language', async () => {
		for (const language of LANGUAGES) {
			const { html, response } = await open(`/${language}/my-searches/${SAMPLE_SEARCHES_TOKEN}/`);
			expect(response.head).toMatchObject({ noindex: true });
			expect(page(html).querySelectorAll('article')).toHaveLength(5);
			expect(html).not.toMatch(/searches\.|\{\{/);
			expect(html).not.toContain('lieve@');
		}
	});

	test('offers in each state what comes next', async () => {
		const { html } = await open(LINK);
		const actions = [...page(html).querySelectorAll('article')].map((row) =>
			[...row.querySelectorAll<HTMLButtonElement>('button[name="do"]')].map(({ value }) => value),
		);
		expect(actions).toEqual([
			['pause', 'end'],
			['pause', 'end'],
			['resume', 'end'],
			['resume'],
			['confirm', 'end'],
		]);
	});

	test('changes one, and comes back to it', async () => {
		const { response } = await post(LINK, { do: 'change', search: '3', name: 'Gent', frequency: 'daily' });
		expect(response.redirect).toEqual({ to: `${LINK}#search-3` });
		const calls = api.calls.filter(({ name }) => name === 'changeSavedSearch');
		expect(calls.map(({ body }) => body)).toEqual([{ action: 'rename', name: 'Gent' }, { action: 'daily' }]);
	});

	test('that is over offers a fresh one, with status 404', async () => {
		const { html, response } = await open(`/en/my-searches/12-1700000000.${'a'.repeat(40)}/`);
		expect(response.status).toBe(404);
		expect(html).toContain('This link is no longer valid.');
	});

	test('by a link that was cut short says so, with status 404', async () => {
		const { html, response } = await open(`/en/my-searches/12-1700000000.${'a'.repeat(12)}/`);
		expect(response.status).toBe(404);
		expect(html).toContain('This link is not complete.');
	});

	test('says when the api does not take it', async () => {
		api.answer('changeSavedSearch', () => ({ status: 503, body: {} }));
		const { html, response } = await post(LINK, { do: 'pause', search: '3' });
		expect(response.status).toBe(503);
		expect(page(html).querySelectorAll('article')).toHaveLength(5);
	});
});

describe('my searches, without a link', () => {
	test('ask for an address, and answer alike whether it is known or not', async () => {
		const { html } = await open('/en/my-searches/');
		expect(html).toContain('Send me a link');
		const { response } = await post('/en/my-searches/', { do: 'ask', email: 'who@example.test' });
		expect(response.redirect).toEqual({ to: '/en/my-searches/?sent' });
		const sent = await open('/en/my-searches/?sent');
		expect(sent.html).toContain('If there are searches under this address');
	});

	test.each([
		['', 'required'],
		['nobody', 'invalid'],
	])('refuse %j as an address', async (email) => {
		const { html, response } = await post('/en/my-searches/', { do: 'ask', email });
		expect(response.status).toBe(422);
		expect(html).toContain('aria-invalid="true"');
	});

	test('say so after too many tries', async () => {
		api.answer('askSavedSearches', () => ({ status: 429, body: {} }));
		const { response } = await post('/en/my-searches/', { do: 'ask', email: 'who@example.test' });
		expect(response.status).toBe(429);
	});
});

describe('my searches, logged in', () => {
	test('have favourites with notes and the properties seen last', async () => {
		const { html, response } = await open('/en/my-searches/', SAMPLE_SESSION_COOKIE);
		expect(response.status ?? 200).toBe(200);
		expect(textsOf(html, 'h2')).toEqual(['Searches', 'My favourites', 'Recently viewed']);
		expect(page(html).querySelector('textarea')?.value).toBe('Zaterdag bezoeken');
		expect(html).toContain('?ids=12,31');
		expect(html).toContain('lieve@meander.example');
	});

	test('write a note, and let a favourite go', async () => {
		const form = { property: '12', note: ' Mooi ', do: 'note' };
		const noted = await post('/en/my-searches/', form, SAMPLE_SESSION_COOKIE);
		expect(noted.response.redirect).toEqual({ to: '/en/my-searches/#home-12' });
		await post('/en/my-searches/', { property: '12', do: 'unkeep' }, SAMPLE_SESSION_COOKIE);
		const bodies = api.calls.filter(({ name }) => name === 'keepProperties').map(({ body }) => body);
		expect(bodies).toEqual([{ note: { id: 12, text: ' Mooi ' } }, { favourites: { add: [], remove: [12] } }]);
	});
});
