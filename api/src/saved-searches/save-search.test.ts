import type { FormValues, SavedSearches } from '@estate/shared-contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Tx } from '../database/database.ts';
import { CurrentIndex } from '../search/current-index.ts';
import type { SearchContext } from '../server/context.ts';
import { installationSecret } from '../server/installation-secret.ts';
import { sweepSubscriptions } from '../subscriptions/change-subscription.ts';
import { importItems } from '../testing/import-items.ts';
import { SAMPLE_SITE, sampleProject, sampleProperty } from '../testing/sample-feed.ts';
import { sampleRequest } from '../testing/sample-requests.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { openTestDatabase } from '../testing/test-databases.ts';
import { matchSavedSearches } from './match-saved-searches.ts';
import { readSearchesToken, searchesToken } from './page/searches-token.ts';
import { sendNews } from './send-saved-searches.ts';
import { sendWatched } from './watch/send-watched.ts';
import { takeChanges } from './watch/watched-properties.ts';

const LENA = 'lena@example.test';
const HOME = { WebID: 1, Zip: '9000', City: 'Gent', Price: 300_000, Bedrooms: 3 };

describe('a search that is saved in two fields', () => {
	let api: TestApi;
	let context: Omit<SearchContext, 'typed' | 'kept'>;
	beforeAll(async () => {
		api = await createTestApi(await openTestDatabase(), { WISH_QUIET: '0' });
		const { database, configuration } = api;
		context = { database, configuration, onMailQueued() {}, searchIndex: new CurrentIndex(database.db) };
	});
	afterAll(() => api.close());
	const db = () => api.database.db;
	beforeEach(async () => {
		for (const table of ['subscription', 'request', 'outbox_mail', 'throttle'] as const)
			await db().deleteFrom(table).execute();
		await importItems(db(), [
			...SAMPLE_SITE,
			sampleProperty({ ...HOME, ID: 1 }),
			sampleProperty({ ...HOME, ID: 2, Price: 500_000 }),
		]);
	});

	async function save(values: FormValues = {}) {
		const payload = sampleRequest('save-search', values);
		const response = await api.app.inject({ method: 'POST', url: '/api/v1/requests/save-search', payload });
		expect(response.statusCode, response.body).toBe(201);
		return response.json() as { search: string };
	}
	async function mailsOf(kind: string) {
		const rows = await db().selectFrom('outbox_mail').selectAll().orderBy('id').execute();
		return rows.filter((row) => row.kind === kind).map(({ message }) => message);
	}
	const tokenIn = (page: string, text = '') => new RegExp(`/${page}/([\\w.-]+)/`).exec(text)?.[1] ?? '';
	async function confirm(): Promise<string> {
		const token = tokenIn('subscription', (await mailsOf('wish-opt-in')).at(-1)?.text);
		const url = `/api/v1/subscriptions/${token}`;
		const { statusCode } = await api.app.inject({ method: 'POST', url, payload: { action: 'confirm' } });
		expect(statusCode).toBe(200);
		return (await api.app.inject(`${url}?language=nl`)).json().manage;
	}
	const list = async (token: string): Promise<SavedSearches> =>
		(await api.app.inject(`/api/v1/saved-searches/${token}?language=nl`)).json();
	async function change(token: string, id: number, body: object): Promise<number> {
		const url = `/api/v1/saved-searches/${token}/${id}`;
		return (await api.app.inject({ method: 'POST', url, payload: body })).statusCode;
	}
	const publish = (changes: Parameters<typeof sampleProperty>[0]) =>
		importItems(db(), [sampleProperty({ ...HOME, ...changes })]);
	async function round(): Promise<number> {
		await matchSavedSearches(context);
		return (await sendNews(context)) + (await sendWatched(context, undefined));
	}

	it('is confirmed by a mail that says it in words with what it finds, and nothing that was typed', async () => {
		const search = 'goal=0&city=gent%7C9000&type=1&bedrooms=2&price=0-400000&search=bel+0900&sort=price-asc';
		expect((await save({ search })).search).toBe(
			'search=bel+0900&city=gent%7C9000&type=1&bedrooms=2&price=0-400000&goal=0',
		);
		const [mail] = await mailsOf('wish-opt-in');
		expect(mail?.text).toMatch(
			/Uw zoekopdracht: Te koop · \S+ · Gent · tot €\s?400\.000 · minstens 2 slaapkamers\n/,
		);
		expect(mail?.text).toContain('Passende panden op dit moment: 0');
		expect(mail?.text).not.toContain('0900');
	});

	it('shows what was typed on no page before its address is confirmed, and then on each', async () => {
		await save();
		const own = await confirm();
		await save({ search: 'goal=0&bedrooms=4&search=bel+0900' });
		const token = tokenIn('subscription', (await mailsOf('wish-opt-in')).at(-1)?.text);
		const words = async () => [
			(await api.app.inject(`/api/v1/subscriptions/${token}?language=nl`)).json().description.words,
			(await list(own)).items[0]?.words,
		];
		expect(JSON.stringify(await words())).not.toContain('0900');
		await confirm();
		for (const shown of await words()) expect(shown).toContain('“bel 0900”');
	});

	it('stays within reach of whoever has it, however many others are saved in the name of its address', async () => {
		await save();
		const own = await confirm();
		const [{ id } = { id: 0 }] = (await list(own)).items;
		const { id: _, ...stored } = await db()
			.selectFrom('subscription')
			.selectAll()
			.where('id', '=', id)
			.executeTakeFirstOrThrow();
		await db()
			.insertInto('subscription')
			.values(Array.from({ length: 120 }, () => ({ ...stored, status: 'unconfirmed' as const })))
			.execute();
		const { items } = await list(own);
		expect(items).toHaveLength(100);
		expect(items.at(-1)?.id).toBe(id);
		expect(await change(own, id, { action: 'pause' })).toBe(200);
	});

	it('is confirmed with the name of its street as properties publish it, and with no other', async () => {
		await save({ search: 'goal=0&street=coupure<0900>' });
		await save({ search: 'goal=0&street=bel+0900' });
		const [street, unknown] = (await mailsOf('wish-opt-in')).map(({ text }) => text);
		expect(street).toContain('Uw zoekopdracht: Te koop · Coupure\n');
		expect(unknown).toContain('Uw zoekopdracht: Te koop\n');
		expect(`${street} ${unknown}`).not.toContain('0900');
	});

	it('is confirmed with façades and the most bedrooms in words', async () => {
		await save({ search: 'goal=0&bedrooms=1&bedrooms-max=1&facades=3&facades=4' });
		expect((await mailsOf('wish-opt-in')).at(-1)?.text).toContain(
			'minstens 1 slaapkamer · hoogstens 1 slaapkamer · halfopen bebouwing (3 gevels) · open bebouwing (4 gevels)\n',
		);
	});

	it('is confirmed with the places that it leaves out, and not with what nobody calls a place', async () => {
		await save({ search: 'goal=0&city=gent|9000&city-not=gentbrugge|9050&city-not=bel+0900|' });
		const text = (await mailsOf('wish-opt-in')).at(-1)?.text;
		expect(text).toContain('Gent · niet in Gentbrugge\n');
		expect(text).not.toContain('0900');
	});

	it('is confirmed with a cellar and the ground floor in words', async () => {
		await save({ search: 'goal=0&type=2&feature=cellar&feature=ground-floor' });
		expect((await mailsOf('wish-opt-in')).at(-1)?.text).toContain('kelder · gelijkvloers\n');
	});

	it('needs an address, and the consent', async () => {
		const wrong: FormValues[] = [{ email: '' }, { consent: '' }, { search: '' }, { search: 'city=gent' }];
		for (const values of wrong) {
			const payload = sampleRequest('save-search', values);
			const response = await api.app.inject({ method: 'POST', url: '/api/v1/requests/save-search', payload });
			expect(response.statusCode).toBe(422);
			expect(response.json().error.fields).toHaveLength(1);
		}
	});

	it('is saved once however often the form is sent, and again on the same day once it has ended', async () => {
		const payload = sampleRequest('save-search', { search: 'goal=0&type=2' });
		const send = async () =>
			(await api.app.inject({ method: 'POST', url: '/api/v1/requests/save-search', payload })).json()
				.reference;
		const first = await send();
		expect(await send()).toBe(first);
		expect(await mailsOf('wish-opt-in')).toHaveLength(1);
		const token = await confirm();
		const [saved] = (await list(token)).items;
		expect(await change(token, saved?.id ?? 0, { action: 'end' })).toBe(200);
		expect(await send()).not.toBe(first);
		expect(await mailsOf('wish-opt-in')).toHaveLength(2);
	});

	it('stands on the page of all searches of its address, which changes, pauses, resumes and ends it', async () => {
		await save();
		await save({ search: 'goal=1&type=2', frequency: 'daily' });
		await save({ email: 'jan@example.test' });
		await db().deleteFrom('outbox_mail').execute();
		await save();
		const token = await confirm();
		const { email, items } = await list(token);
		expect(email).toBe('l…@example.test');
		expect(items.map(({ status, frequency, goal, total }) => [status, frequency, goal, total])).toEqual([
			['unconfirmed', 'daily', '1', 0],
			['active', 'at-once', '0', 2],
		]);
		const id = items[1]?.id ?? 0;
		expect(await change(token, id, { action: 'rename', name: ' Huis  voor\n\u202emama ' })).toBe(200);
		expect(await change(token, id, { action: 'daily' })).toBe(200);
		expect(await change(token, id, { action: 'pause' })).toBe(200);
		expect((await list(token)).items[1]).toMatchObject({
			name: 'Huis voor mama',
			status: 'paused',
			frequency: 'daily',
		});
		expect(await change(token, id, { action: 'at-once' })).toBe(200);
		await publish({ ID: 3 });
		expect(await round()).toBe(0);
		expect(await change(token, id, { action: 'resume' })).toBe(200);
		expect(await round()).toBe(0);
		await publish({ ID: 4 });
		expect(await round()).toBe(1);
		const [news] = await mailsOf('wish-news');
		expect(news?.text).not.toContain('Beste');
		const managed = tokenIn('my-searches', news?.text);
		expect(await change(managed, id, { action: 'end' })).toBe(200);
		expect((await list(token)).items[1]?.status).toBe('ended');
		expect(await change(token, id, { action: 'pause' })).toBe(200);
		expect((await list(token)).items[1]?.status).toBe('ended');
	});

	it('of another address is not there', async () => {
		await save({ email: 'jan@example.test' });
		const { id } = await db().selectFrom('subscription').select('id').executeTakeFirstOrThrow();
		await save();
		const token = await confirm();
		expect(await change(token, id, { action: 'end' })).toBe(404);
	});

	it('is one when it is saved twice, and the mail says so', async () => {
		await save();
		await confirm();
		await save({ email: 'LENA@example.test' });
		expect(await db().selectFrom('subscription').select('id').execute()).toHaveLength(1);
		expect((await mailsOf('wish-opt-in')).at(-1)?.subject).toContain('loopt al');
	});

	it('is reached by a fresh link, good for an hour; nobody learns whether an address is known', async () => {
		await save();
		const ask = (email: string) =>
			api.app.inject({
				method: 'POST',
				url: '/api/v1/saved-searches',
				payload: { email, language: 'fr' },
			});
		const [known, unknown] = [await ask(` ${LENA.toUpperCase()} `), await ask('nobody@example.test')];
		expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
		const mails = await mailsOf('searches-link');
		expect(mails.map(({ to }) => to)).toEqual([LENA]);
		const token = tokenIn('my-searches', mails[0]?.text);
		expect((await list(token)).items).toHaveLength(1);
		const secret = await installationSecret(db());
		const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
		expect(readSearchesToken(secret, token, inMinutes(59))).toBeDefined();
		expect(readSearchesToken(secret, token, inMinutes(61))).toBeUndefined();
		const over = searchesToken(secret, 1, -1);
		expect((await api.app.inject(`/api/v1/saved-searches/${over}?language=nl`)).statusCode).toBe(404);
	});

	it('gets four links an hour and no more, known or not', async () => {
		const statuses = [];
		for (const email of [
			'who@example.test',
			'Who@example.test',
			'who@example.test',
			'who@example.test',
			'who@example.test',
		])
			statuses.push(
				(
					await api.app.inject({
						method: 'POST',
						url: '/api/v1/saved-searches',
						payload: { email, language: 'nl' },
					})
				).statusCode,
			);
		expect(statuses).toEqual([200, 200, 200, 200, 429]);
	});

	it('of favourites alone reports what changes of price and state, once', async () => {
		await save({ search: 'goal=0&ids=2,1,999999' });
		const token = await confirm();
		const { items } = await list(token);
		expect(items[0]).toMatchObject({ kind: 'watch', query: 'ids=2%2C1%2C999999', total: 2 });
		expect(items[0]?.words).toEqual(['3 panden die u volgt']);
		expect(await round()).toBe(0);
		await publish({ ID: 1, Bedrooms: 4 });
		expect(await round()).toBe(0);
		await publish({ ID: 1, Price: 280_000 });
		await publish({ ID: 2, Price: 500_000, State: 'sold' });
		await publish({ ID: 5 });
		expect(await round()).toBe(1);
		const [mail] = await mailsOf('watch-news');
		expect(mail?.subject).toBe('Nieuws over 2 van uw favorieten');
		expect(mail?.text).toMatch(/prijs €\s?300\.000 → €\s?280\.000/);
		expect(mail?.text).toContain('verkocht');
		expect(mail?.text).toContain('/nl/favourites/?ids=2%2C1%2C999999');
		expect(await round()).toBe(0);
	});

	it('of favourites tells the next time what changes while it is told', async () => {
		await save({ search: 'goal=0&ids=1' });
		await confirm();
		const [subscription] = await db().selectFrom('subscription').select('id').execute();
		await publish({ ID: 1, Price: 280_000 });
		const setPrice = (on: Tx, price: number) =>
			on.updateTable('property').set({ public_price: price }).where('id', '=', 1).execute();
		const take = (price: number) =>
			db()
				.transaction()
				.execute((transaction) =>
					takeChanges(
						transaction.withPlugin({
							transformQuery: ({ node }) => node,
							async transformResult({ result }) {
								await setPrice(transaction, price);
								return result;
							},
						}),
						subscription?.id ?? 0,
					),
				);
		expect(await take(270_000)).toMatchObject([{ price: 280_000, reportedPrice: 300_000 }]);
		expect(await take(270_000)).toMatchObject([{ price: 270_000, reportedPrice: 280_000 }]);
		expect(await take(270_000)).toEqual([]);
	});

	it('of favourites tells no price that is not published', async () => {
		await save({ search: 'goal=0&ids=1' });
		await confirm();
		await publish({ ID: 1, PublishPrice: false, Price: 123_000 });
		expect(await round()).toBe(1);
		const [mail] = await mailsOf('watch-news');
		expect(`${mail?.text}${mail?.html}`).not.toMatch(/123[\s.,]?000/);
		expect(mail?.text).toContain('→ Prijs op aanvraag');
	});

	it('of favourites tells that one is sold, and no price of it from then on', async () => {
		await save({ search: 'goal=0&ids=1' });
		await confirm();
		await publish({ ID: 1, State: 'sold', Price: 481_516 });
		expect(await round()).toBe(1);
		const [mail] = await mailsOf('watch-news');
		expect(mail?.text).toContain('verkocht');
		expect(`${mail?.text}${mail?.html}`).not.toMatch(/481[\s.,]?516|300[\s.,]000/);
		await publish({ ID: 1, State: 'sold', Price: 481_517 });
		expect(await round()).toBe(0);
	});

	it('of favourites, paused and taken up again, tells what changes from then on; after a year it ends', async () => {
		await save({ search: 'goal=0&ids=1' });
		const token = await confirm();
		const id = (await list(token)).items[0]?.id ?? 0;
		await change(token, id, { action: 'pause' });
		await publish({ ID: 1, Price: 280_000 });
		await change(token, id, { action: 'resume' });
		expect(await round()).toBe(0);
		await change(token, id, { action: 'pause' });
		await db()
			.updateTable('subscription')
			.set({ paused_at: sql<Date>`now() - interval '13 months'` })
			.execute();
		await db().deleteFrom('event').execute();
		await sweepSubscriptions(db());
		expect((await list(token)).items[0]?.status).toBe('ended');
		await sweepSubscriptions(db());
		expect(await db().selectFrom('event').select(['type', 'subject']).execute()).toEqual([
			{ type: 'estate.saved-search.ended', subject: `saved-search/${id}` },
		]);
	});

	it('counts alike on every page, in the list and in the mail: what is still to be had, units of projects too', async () => {
		const genk = { City: 'Genk', Zip: '3600' };
		await publish({ ...genk, ID: 21 });
		await publish({ ...genk, ID: 22, State: 'sold' });
		await publish({ ...genk, ID: 23, State: 'option' });
		const unit = { Name: {}, WebID: 1, PublishPrice: true, Description: {}, pictures: [] };
		const units = [71, 72].map((ID) => ({ ...unit, ID, State: 'available' as const, Price: 300_000 }));
		await importItems(db(), [sampleProject({ ...genk, ID: 7, units })]);
		const search = 'city=genk%7C3600&goal=0';
		const count = async (path: string) => (await api.app.inject(`/api/v1/${path}&language=nl`)).json();
		const asked = await count(`searches/description?${search}`);
		expect(asked).toMatchObject({ total: 3, query: 'city=genk%7C3600&hide=sold' });
		expect(await count(`properties?${search}&hide=sold&units=grouped`)).toMatchObject({ total: 3 });
		expect(await count(`searches/description?${search}&projects=none`)).toMatchObject({ total: 1 });
		await save({ search });
		const text = (await mailsOf('wish-opt-in')).at(-1)?.text ?? '';
		expect(text).toContain('Passende panden op dit moment: 3\n');
		const page = await count(`subscriptions/${tokenIn('subscription', text)}?`);
		expect(page.description).toEqual(asked);
		expect((await list(await confirm())).items[0]).toMatchObject(asked);
		await db().updateTable('subscription').set({ query: 'city=genk%7C3600' }).execute();
		await publish({ ...genk, ID: 24 });
		expect(await round()).toBe(1);
		expect((await mailsOf('wish-news'))[0]?.text).toContain('/?city=genk%7C3600&hide=sold');
		// Favourites may be units: those are watched.
		expect(await count('searches/description?goal=0&ids=-71,21')).toMatchObject({ total: 2 });
	});
});
