import { renderSlot, sampleApi } from '@estate/remote-kit/testing';
import { type CallAnswer, LANGUAGES } from '@estate/shared-contract';
import { SAMPLE_SESSION_COOKIE } from '@estate/shared-contract/samples';
import { describe, expect, test } from 'vitest';
import history from '../slots/history.tsx';

const open = (url: string, cookie = SAMPLE_SESSION_COOKIE) =>
	renderSlot(history, { url, slot: 'history', cookie });

describe('what happened around a property of the owner', () => {
	test('sends who is not logged in to the log-in page', async () => {
		const { response } = await open('/fr/proprietaire/12/', '');
		expect(response.redirect).toEqual({ to: '/fr/login/?next=%2Ffr%2Fproprietaire%2F12%2F' });
	});

	test('shows messages in the columns of the specification, the newest first, each column a link that sorts', async () => {
		const { html } = await open('/en/owner/12/');
		const columns = Array.from(html.matchAll(/<th [^>]*><a [^>]*>([^<]*)</g), (match) => match[1]);
		expect(columns).toEqual(['Date', 'Type', 'Contact', 'Subject', 'Comment', 'Status', 'Source']);
		expect(html.indexOf('Verslag van het bezoek')).toBeLessThan(html.indexOf('Start van de verkoop'));
		expect(html).toContain('aria-sort="descending"');
		expect(html).toContain('href="/en/owner/12/?sort=date#communications"');
	});

	test('names what each answer is to, whose and of when: two of one subject are told apart', async () => {
		const { html } = await open('/fr/proprietaire/12/');
		const names = Array.from(html.matchAll(/aria-label="(Répondre[^"]*)"/g), (match) => match[1]);
		expect(names.length).toBeGreaterThan(1);
		expect(new Set(names).size).toBe(names.length);
		for (const name of names) expect(name).toMatch(/^Répondre, .+, .+, .* \d{4}$/);
	});

	test('offers an answer to the owner, and none to a guest, who only reads', async () => {
		const answers = async () => (await open('/en/owner/12/')).html.match(/\?answers=\d+#/g)?.length ?? 0;
		expect(await answers()).toBeGreaterThan(0);
		const api = await sampleApi();
		const own = await fetch(new URL('/api/v1/owner/properties/12?language=en', api.url), {
			headers: { cookie: SAMPLE_SESSION_COOKIE },
		});
		const whole = (await own.json()) as CallAnswer<'ownerProperty'>;
		const property = { ...whole.property, Shared: { by: 'An Peeters', parts: ['messages' as const] } };
		api.answer('ownerProperty', () => ({ status: 200, body: { ...whole, property } }));
		expect(await answers()).toBe(0);
	});

	test('keeps filter and order in the address', async () => {
		const { html } = await open('/en/owner/12/?type=phone&q=verkoop');
		expect(html).toContain('Start van de verkoop');
		expect(html).not.toContain('Verslag van het bezoek');
		expect(html).toContain('href="/en/owner/12/?sort=subject&amp;type=phone&amp;q=verkoop#communications"');
		expect((await open('/en/owner/12/?q=nowhere')).html).toContain('Nothing found.');
	});

	test('names files, portals, documents and who answers for the property', async () => {
		const { html } = await open('/en/owner/12/');
		for (const ending of ['csv', 'xlsx'])
			expect(html).toContain(`href="/api/v1/owner/properties/12/communications.${ending}?language=en"`);
		expect(html).toMatch(/href="https:\/\/www.immoweb.be\/12"[^>]*>Immoweb<.*since 21 September 2026/s);
		expect(html).toContain('provides no figures');
		expect(html).toMatch(/href="\/api\/v1\/owner\/properties\/12\/documents\/[^"]+"[^>]*>.*EPC/s);
		expect(html).toContain('href="mailto:');
	});

	test('is not there for a property of another owner', async () => {
		const { response, html } = await open('/en/owner/14/');
		expect(response.status).toBe(404);
		expect(html).toBe('');
	});

	test.each(LANGUAGES)('has every text in %s', async (language) => {
		const { html } = await open(`/${language}/owner/12/`);
		expect(html).not.toMatch(/[>"](communications|media|documents|statistics|ui)\./);
	});
});
