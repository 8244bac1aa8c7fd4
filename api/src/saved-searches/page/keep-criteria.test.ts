import type { FormValues } from '@estate/shared-contract';
import { LONGEST_SEARCH, type SavedSearches, SEARCH_CHANGE_COOKIE } from '@estate/shared-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../../owners/password/password-hash.ts';
import { CurrentIndex } from '../../search/current-index.ts';
import type { SearchContext } from '../../server/context.ts';
import { installationSecret } from '../../server/installation-secret.ts';
import { importItems } from '../../testing/import-items.ts';
import { OwnerClient } from '../../testing/owner-client.ts';
import { SAMPLE_SITE, sampleProperty } from '../../testing/sample-feed.ts';
import { sampleRequest } from '../../testing/sample-requests.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { openTestDatabase } from '../../testing/test-databases.ts';
import { matchSavedSearches } from '../match-saved-searches.ts';
import { sendNews, sendSavedSearchDigests } from '../send-saved-searches.ts';
import { searchesToken } from './searches-token.ts';

const HOME = { WebID: 1, Zip: '9000', City: 'Gent', Price: 300_000, Bedrooms: 3 };
const PASSWORD = 'acht blauwe brommers';
const GENT = 'goal=0&city=gent%7C9000&type=1';
const GENT_CHEAP = `${GENT}&price=0-250000`;

describe('the criteria of a saved search', () => {
	let api: TestApi;
	let context: Omit<SearchContext, 'typed' | 'kept'>;
	let id: number;
	let token: string;
	beforeAll(async () => {
		api = await createTestApi(await openTestDatabase(), { WISH_QUIET: '0' });
		const { database, configuration } = api;
		context = { database, configuration, onMailQueued() {}, searchIndex: new CurrentIndex(database.db) };
	});
	afterAll(() => api.close());
	const db = () => api.database.db;
	beforeEach(async () => {
		for (const table of ['subscription', 'request', 'outbox_mail', 'throttle', 'event', 'owner'] as const)
			await db().deleteFrom(table).execute();
		await importItems(db(), [...SAMPLE_SITE, sampleProperty({ ...HOME, ID: 1 })]);
		({ id, token } = await save({ search: GENT }));
	});

	/** A search that is saved and on, with a link to it. */
	async function save(values: FormValues, status: 'active' | 'unconfirmed' | 'ended' | 'paused' = 'active') {
		const payload = sampleRequest('save-search', values);
		const url = '/api/v1/requests/save-search';
		expect((await api.app.inject({ method: 'POST', url, payload })).statusCode).toBe(201);
		const saved = await db()
			.updateTable('subscription')
			.set(({ selectFrom }) => ({ status, seen: selectFrom('content_state').select('revision') }))
			.where('status', '=', 'unconfirmed')
			.returning('id')
			.executeTakeFirstOrThrow();
		return { id: saved.id, token: searchesToken(await installationSecret(db()), saved.id, 60) };
	}
	const change = (search: number, payload: object, link = token, headers: Record<string, string> = {}) =>
		api.app.inject({ method: 'POST', url: `/api/v1/saved-searches/${link}/${search}`, payload, headers });
	const keep = async (search: string, link?: string) =>
		(await change(id, { action: 'keep-criteria', search }, link)).statusCode;
	const list = async (): Promise<SavedSearches['items']> =>
		(await api.app.inject(`/api/v1/saved-searches/${token}?language=nl`)).json().items;
	const publish = (changes: Parameters<typeof sampleProperty>[0]) =>
		importItems(db(), [sampleProperty({ ...HOME, ...changes })]);
	async function round(): Promise<number> {
		await matchSavedSearches(context);
		return sendNews(context);
	}
	const lastNews = async () => {
		const rows = await db().selectFrom('outbox_mail').selectAll().orderBy('id').execute();
		return rows.filter(({ kind }) => /^wish-(news|digest)$/.test(kind)).at(-1)?.message.text ?? '';
	};

	it('change a hundred and twenty times an hour, and no more: each is announced to other systems', async () => {
		for (let times = 0; times < 120; times++)
			expect(await keep(`goal=0&bedrooms=${1 + (times % 9)}`)).toBe(200);
		const refused = await change(id, { action: 'keep-criteria', search: GENT });
		expect(refused.statusCode).toBe(429);
		expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
	});

	it('are what its mails follow from the change on, and the page shows them', async () => {
		expect(await keep('goal=1&city=gent%7C9000&bedrooms=2&sort=price-asc&page=3')).toBe(200);
		expect((await list())[0]).toMatchObject({
			id,
			goal: '1',
			query: 'city=gent%7C9000&bedrooms=2&hide=sold',
		});
		await publish({ ID: 2 });
		expect(await round()).toBe(0);
		await publish({ ID: 3, Goal: 1, Price: 900 });
		expect(await round()).toBe(1);
		expect(await lastNews()).toContain('/nl/for-rent/?city=gent%7C9000&bedrooms=2');
		expect(await keep('goal=1&city=gent%7C9000&bedrooms=2')).toBe(200);
	});

	it('bring no mail about what was there before, and none twice about what was reported', async () => {
		await publish({ ID: 4, Zip: '2000', City: 'Antwerpen' });
		await publish({ ID: 5 });
		expect(await round()).toBe(1);
		expect(await keep('goal=0&city=antwerpen%7C2000')).toBe(200);
		expect(await round()).toBe(0);
		expect(await keep('goal=0')).toBe(200);
		await publish({ ID: 5, Price: 310_000 });
		expect(await round()).toBe(0);
		await publish({ ID: 6 });
		expect(await round()).toBe(1);
	});

	it('let go of what waits for its mail and does not fit them, and keep what does', async () => {
		await change(id, { action: 'daily' });
		await publish({ ID: 7, Price: 240_000 });
		await publish({ ID: 8, Price: 290_000 });
		await matchSavedSearches(context);
		expect(await keep(GENT_CHEAP)).toBe(200);
		expect(await sendSavedSearchDigests(context, '2026-11-21')).toBe(1);
		expect(await lastNews()).toContain('/nl/property/7/');
		expect(await lastNews()).not.toContain('/nl/property/8/');
	});

	it('that are changed while properties are compared are what counts', async () => {
		await publish({ ID: 9, Price: 290_000 });
		await Promise.all([matchSavedSearches(context), keep(GENT_CHEAP)]);
		await matchSavedSearches(context);
		expect(await db().selectFrom('wish_match').selectAll().execute()).toEqual([]);
	});

	it('are announced to receivers of events, once', async () => {
		for (let time = 0; time < 2; time++) expect(await keep(GENT_CHEAP)).toBe(200);
		const events = await db().selectFrom('event').select(['type', 'data']).execute();
		const ofSearches = events.filter(({ type }) => type === 'estate.saved-search.confirmed');
		expect(ofSearches).toHaveLength(1);
		expect(JSON.stringify(ofSearches[0]?.data)).toContain('price=0-250000');
	});

	it.each([
		['nothing', ''],
		['neither sale nor rent', 'city=gent%7C9000'],
		['properties', 'goal=0&ids=1,2'],
		['more than a search holds', `goal=0&search=${'a'.repeat(LONGEST_SEARCH)}`],
	])('are not %s', async (_what, search) => {
		expect(await keep(search)).toBe(400);
		expect((await list())[0]?.query).toBe('city=gent%7C9000&type=1&hide=sold');
	});

	it('are not those of another search of the same address', async () => {
		await save({ search: GENT_CHEAP });
		const answer = await change(id, { action: 'keep-criteria', search: GENT_CHEAP });
		expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'already-saved']);
	});

	it.each(['ended', 'unconfirmed'] as const)('of one that is %s stay', async (status) => {
		const other = await save({ search: 'goal=1' }, status);
		expect((await change(other.id, { action: 'choose-criteria' })).statusCode).toBe(404);
		const answer = await change(other.id, { action: 'keep-criteria', search: GENT_CHEAP });
		expect(answer.statusCode).toBe(409);
	});

	it('of one that is paused change, and it stays paused', async () => {
		await change(id, { action: 'pause' });
		expect(await keep(GENT_CHEAP)).toBe(200);
		expect((await list())[0]).toMatchObject({ status: 'paused', query: expect.stringContaining('250000') });
	});

	it('are changed by who has a link of that address, sent from the site, and by no one else', async () => {
		const other = await save({ search: 'goal=1', email: 'jan@example.test' });
		expect(await keep(GENT_CHEAP, other.token)).toBe(404);
		expect(await keep(GENT_CHEAP, searchesToken('another secret', id, 60))).toBe(404);
		const url = `/api/v1/searcher/saved-searches/${id}`;
		const payload = { action: 'keep-criteria', search: GENT_CHEAP };
		expect((await api.app.inject({ method: 'POST', url, payload })).statusCode).toBe(401);
		const foreign = await change(id, payload, token, { origin: 'https://elsewhere.example' });
		expect(foreign.statusCode).toBe(403);
		expect((await list())[0]?.query).toBe('city=gent%7C9000&type=1&hide=sold');
	});

	describe('while a browser looks for others', () => {
		const chosen = async () => {
			const answer = await change(id, { action: 'choose-criteria' });
			const given = String(answer.headers['set-cookie']);
			expect(given).toMatch(/Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
			return given.split(';')[0] ?? '';
		};
		const look = (cookie: string, search = GENT_CHEAP) => {
			const query = new URLSearchParams({ language: 'nl', search });
			return api.app.inject({ url: `/api/v1/searches/chosen?${query}`, headers: { cookie } });
		};

		it('are shown beside those that were found, privately, with the way back', async () => {
			const answer = await look(await chosen());
			expect(answer.headers['cache-control']).toBe('private, no-store');
			expect(answer.json()).toMatchObject({ search: { id }, token });
			expect(answer.json().criteria.words.join()).toContain('250.000');
			expect(answer.json().search.words.join()).not.toContain('250.000');
		});

		it('are shown to nobody by the number of a search alone, nor by a link that is over', async () => {
			const over = searchesToken(await installationSecret(db()), id, -1);
			expect((await look('')).statusCode).toBe(404);
			expect((await look(`${SEARCH_CHANGE_COOKIE}=${id}`)).statusCode).toBe(401);
			expect((await look(`${SEARCH_CHANGE_COOKIE}=${id}~${over}`)).statusCode).toBe(404);
			expect((await look(`${SEARCH_CHANGE_COOKIE}=${id + 1}~${token}`)).statusCode).toBe(404);
		});

		it('are changed by who is logged in with that address, by number, and by no other account', async () => {
			const password_hash = await hashPassword(PASSWORD);
			for (const email of ['lena@example.test', 'jan@example.test'])
				await db()
					.insertInto('owner')
					.values({ kind: 'searcher', email, first_name: 'L', last_name: '', password_hash })
					.execute();
			const [lena, jan] = [new OwnerClient(api), new OwnerClient(api)];
			await lena.logIn('lena@example.test', PASSWORD);
			await jan.logIn('jan@example.test', PASSWORD);
			const own = `../searcher/saved-searches/${id}`;
			const shown = `../searches/chosen?${new URLSearchParams({ language: 'nl', search: GENT_CHEAP })}`;
			expect((await jan.post(own, { action: 'choose-criteria' })).statusCode).toBe(404);
			const begun = await lena.post(own, { action: 'choose-criteria' });
			expect(String(begun.headers['set-cookie'])).toContain(`${SEARCH_CHANGE_COOKIE}=${id};`);
			const seen = (await lena.get(shown)).json();
			expect([seen.search.id, seen.token]).toEqual([id, undefined]);
			const kept = { action: 'keep-criteria', search: GENT_CHEAP };
			expect((await jan.post(own, kept)).statusCode).toBe(404);
			expect((await lena.post(own, kept)).statusCode).toBe(200);
			expect((await list())[0]?.query).toContain('price=0-250000');
		});

		it('are no longer sought once they are kept or left', async () => {
			for (const payload of [{ action: 'leave-criteria' }, { action: 'keep-criteria', search: GENT_CHEAP }]) {
				const answer = await change(id, payload);
				expect(String(answer.headers['set-cookie'])).toContain(`${SEARCH_CHANGE_COOKIE}=;`);
			}
		});
	});
});
