// @vitest-environment node
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError, LANGUAGES, type LoadResult, type RenderRequest } from '@estate/shared-contract';
import { SAMPLE_CONFIGURATION, SAMPLE_SESSION_COOKIE, serveSamples } from '@estate/shared-contract/samples';
import { useLanguage, useText } from '@estate/shared-ui';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { defineSlot, type SlotContext, type SlotProps } from '../define-slot.ts';
import { createServerSlot } from './create-server-slot.ts';

const texts = { hello: 'Dag {{name}}' };
const identity = {
	remote: 'fixture',
	version: '1.0.0',
	slot: 'greeting',
	texts: { nl: texts, fr: texts, en: texts, de: texts },
};

function request(changes: Partial<RenderRequest> = {}): RenderRequest {
	return {
		language: 'nl',
		defaultLanguage: 'nl',
		enabledLanguages: LANGUAGES,
		identifierPrefix: 's1-',
		route: { id: 'page.1', params: {} },
		location: { pathname: '/nl/', search: '', hash: '' },
		siteUrl: 'https://meander.example',
		input: null,
		site: SAMPLE_CONFIGURATION,
		routes: [],
		apiUrl: 'http://127.0.0.1:1',
		apiHeaders: {},
		timeLimit: 1_000,
		...changes,
	};
}

const Plain = ({ data }: SlotProps<string>) => data;

function Wanderer({ host }: SlotProps<string>) {
	host.navigate('/');
	return null;
}

function slotLoading(load: (context: SlotContext) => Promise<LoadResult<string>>) {
	return createServerSlot(defineSlot({ load, Component: Plain }), identity);
}

describe('a slot on the server', () => {
	it('hands load the remote’s texts, for titles', async () => {
		const { head } = await slotLoading(async ({ text }) => ({
			head: { title: text('hello', { name: 'Lieve' }) },
			data: '',
		}))(request());
		expect(head?.title).toBe('Dag Lieve');
	});

	it('redirects without rendering', async () => {
		const answer = await slotLoading(async () => ({ redirect: { to: '/nl/login/' }, data: 'secret' }))(
			request(),
		);
		expect(answer).toMatchObject({ redirect: { to: '/nl/login/' }, html: '' });
	});

	it.each([400, 404, 414])(
		'is missing where the api answers %i: nothing is behind such an address',
		async (status) => {
			const load = async () => {
				throw new ApiError('invalid', 'Refused.', { status });
			};
			expect(await slotLoading(load)(request())).toMatchObject({ status: 404, data: null, html: '' });
		},
	);

	it.each([401, 409, 500])('fails as the api does where that answers %i', async (status) => {
		const load = async () => {
			throw new ApiError('refused', 'Refused.', { status });
		};
		await expect(slotLoading(load)(request())).rejects.toMatchObject({ status });
	});

	it('passes the visitor’s headers to the api, and the api’s cookies back', async () => {
		const api = await serveSamples();
		const login = slotLoading(async (context) => {
			const { owner } = await context.api.call('ownerSession');
			await context.api.call('ownerLogOut');
			return { data: owner.firstName };
		});
		const answer = await login(request({ apiUrl: api.url, apiHeaders: { cookie: SAMPLE_SESSION_COOKIE } }));
		await api.close();
		expect(answer.html).toBe('Lieve');
		expect(answer.cookies).toEqual([expect.stringContaining('__Host-owner=; ')]);
	});

	it('shows a posted form again although the api is away by now: nothing that was typed is lost', async () => {
		const slot = createServerSlot(
			defineSlot<string>({
				async load({ api }) {
					await api.call('site');
					return { data: 'empty' };
				},
				action: async () => ({ status: 503, heading: 'Uw vraag', data: 'what was typed' }),
				Component: Plain,
			}),
			identity,
		);
		const answer = await slot(request({ form: { fields: [['name', 'Lotte']] } }));
		expect(answer).toMatchObject({ status: 503, heading: 'Uw vraag' });
		expect(answer.html).toContain('what was typed');
		await expect(slot(request())).rejects.toThrow();
	});

	it('shows a posted form again where the page by itself would lead elsewhere, unless there is nothing to show', async () => {
		const slotAnswering = (data: string | null) =>
			createServerSlot(
				defineSlot<string | null>({
					load: async () => ({ redirect: { to: '/nl/login/' }, data: null }),
					action: async () => ({ status: 401, data }),
					Component: ({ data }: SlotProps<string | null>) => data,
				}),
				identity,
			)(request({ form: { fields: [['name', 'Lotte']] } }));
		const shown = await slotAnswering('what was typed');
		expect(shown.html).toContain('what was typed');
		expect(shown.redirect).toBeUndefined();
		expect((await slotAnswering(null)).redirect).toEqual({ to: '/nl/login/' });
	});

	it('shows a posted form again although the api hangs: it is not waited for twice', async () => {
		const silent = createServer(() => {});
		await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
		const slot = createServerSlot(
			defineSlot<string>({
				async load({ api }) {
					await api.call('site');
					return { data: 'empty' };
				},
				async action(_, { api }) {
					// What is sent may take longer, but not longer than the page.
					const isTaken = await api.call('revision', {}, { timeout: 10_000 }).then(
						() => true,
						() => false,
					);
					return { status: isTaken ? 200 : 503, heading: 'Uw vraag', data: 'what was typed' };
				},
				Component: Plain,
			}),
			identity,
		);
		const apiUrl = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
		const answer = await slot(request({ apiUrl, form: { fields: [['name', 'Lotte']] } }));
		expect(answer).toMatchObject({ status: 503, heading: 'Uw vraag' });
		expect(answer.html).toContain('what was typed');
		await expect(slot(request({ apiUrl }))).rejects.toMatchObject({ name: 'ApiError', code: 'timeout' });
		silent.closeAllConnections();
		silent.close();
	});

	it('gives up at its time limit, even when load does not heed the signal', async () => {
		const slot = slotLoading(() => new Promise(() => {}));
		await expect(slot(request({ timeLimit: 30 }))).rejects.toThrow(
			'fixture.greeting 1.0.0: load took longer than 30 ms.',
		);
	});

	it('ends its calls before the time limit, so that it can still say so', async () => {
		const silent = createServer(() => {});
		await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
		let reason: unknown;
		const slot = slotLoading(async ({ api, signal }) => {
			await api.call('types', { query: { language: 'nl' } }, { signal }).catch((error) => {
				reason = error;
			});
			return { data: '' };
		});
		const apiUrl = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
		await slot(request({ timeLimit: 30, apiUrl })).catch(() => {});
		await expect.poll(() => reason).toMatchObject({ code: 'timeout' });
		silent.closeAllConnections();
		silent.close();
	});

	it('shares nothing between two requests at once', async () => {
		const slot = slotLoading(async ({ language, text }) => ({
			data: `${language} ${text('hello', { name: language })}`,
		}));
		const [one, other] = await Promise.all([slot(request()), slot(request({ language: 'fr' }))]);
		expect([one.html, other.html]).toEqual(['nl Dag nl', 'fr Dag fr']);
	});

	it('gives components the texts and the language of their own page', async () => {
		function Greeting() {
			return createElement('p', null, `${useLanguage()} ${useText()('hello', { name: 'An' })}`);
		}
		const own = { ...identity, texts: { ...identity.texts, fr: { hello: 'Bonjour {{name}}' } } };
		const slot = createServerSlot(defineSlot({ load: async () => ({ data: '' }), Component: Greeting }), own);
		const pages = await Promise.all([slot(request()), slot(request({ language: 'fr' })), slot(request())]);
		expect(pages.map(({ html }) => html)).toEqual([
			'<p>nl Dag An</p>',
			'<p>fr Bonjour An</p>',
			'<p>nl Dag An</p>',
		]);
	});

	it('reports a text that is missing or empty once in each language, and renders all the same', async () => {
		const own = { ...identity, texts: { ...identity.texts, fr: { hello: '' } } };
		const Greeting = () => useText()(['nowhere', 'hello'], { name: 'An' }) + useText()('hell0');
		const slot = createServerSlot(defineSlot({ load: async () => ({ data: '' }), Component: Greeting }), own);
		const other = createServerSlot(
			defineSlot({ load: async () => ({ data: '' }), Component: Greeting }),
			own,
		);
		const missing = (key: string, language: string) => ({
			kind: 'missing-text',
			message: `"${key}" has no text in ${language}.`,
		});
		const pages = [await slot(request()), await slot(request()), await slot(request({ language: 'fr' }))];
		expect(pages.map(({ html, reports }) => [html, reports])).toEqual([
			['Dag Anhell0', [missing('hell0', 'nl')]],
			['Dag Anhell0', []],
			['hellohell0', [missing('hello', 'fr'), missing('hell0', 'fr')]],
		]);
		expect((await other(request())).reports).toEqual([missing('hell0', 'nl')]);
	});

	it('remembers a hundred keys without a text and no more: a slot may make them of what somebody typed', async () => {
		const own = { ...identity, texts: { ...identity.texts } };
		const Typed = () => {
			const text = useText();
			return Array.from({ length: 300 }, (_, key) => text(`typed${'x'.repeat(1_000)}${key}`.slice(-key - 1)));
		};
		const slot = createServerSlot(defineSlot({ load: async () => ({ data: '' }), Component: Typed }), own);
		const { reports } = await slot(request());
		expect(reports).toHaveLength(100);
		for (const { message } of reports) expect(message.length).toBeLessThan(250);
		expect((await slot(request())).reports).toEqual([]);
	});

	it('says what was done wrong when a component navigates while it is rendered', async () => {
		const slot = createServerSlot(
			defineSlot({ load: async () => ({ data: '' }), Component: Wanderer }),
			identity,
		);
		await expect(slot(request())).rejects.toThrow('host.navigate was called while rendering on the server');
	});
});
