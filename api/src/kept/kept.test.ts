import { MOST_KEPT } from '@estate/shared-contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../owners/password/password-hash.ts';
import { forgetPerson, personData } from '../privacy/forget-person.ts';
import { importItems } from '../testing/import-items.ts';
import { OwnerClient } from '../testing/owner-client.ts';
import { SAMPLE_SITE, sampleProperty } from '../testing/sample-feed.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { openTestDatabase } from '../testing/test-databases.ts';
import { sweepSearchers } from './sweep-searchers.ts';

const LENA = 'lena@example.test';
const PASSWORD = 'acht blauwe brommers';

describe('what an account keeps', () => {
	let api: TestApi;
	let hash: string;
	beforeAll(async () => {
		hash = await hashPassword(PASSWORD);
		api = await createTestApi(await openTestDatabase());
		const homes = Array.from({ length: 14 }, (_, index) => sampleProperty({ ID: index + 1 }));
		await importItems(api.database.db, [...SAMPLE_SITE, ...homes]);
	});
	afterAll(() => api.close());
	const db = () => api.database.db;
	beforeEach(async () => {
		for (const table of ['owner', 'throttle'] as const) await db().deleteFrom(table).execute();
		for (const email of [LENA, 'jan@example.test'])
			await db()
				.insertInto('owner')
				.values({ kind: 'searcher', email, first_name: 'L', last_name: '', password_hash: hash })
				.execute();
	});

	async function loggedIn(email = LENA): Promise<OwnerClient> {
		const client = new OwnerClient(api);
		const { owner } = (await client.logIn(email, PASSWORD)).json();
		expect(owner).toMatchObject({ email, kind: 'searcher' });
		return client;
	}
	const kept = async (client: OwnerClient) => (await client.get('../searcher/kept')).json();
	const keep = (client: OwnerClient, body: object) => client.post('../searcher/kept', body);

	it('is read on another device, newest first, with notes', async () => {
		const [laptop, phone] = [await loggedIn(), await loggedIn()];
		await keep(laptop, { favourites: { add: [3, 2, 1] } });
		await keep(phone, { favourites: { add: [5, -7, 5], remove: [2] }, seen: { add: [4] } });
		await keep(phone, { note: { id: 3, text: '  Tuin is klein ' } });
		await keep(phone, { note: { id: 9, text: 'staat op geen lijst' } });
		expect(await kept(laptop)).toMatchObject({
			favourites: [5, -7, 3, 1],
			seen: [4],
			notes: [{ id: 3, text: 'Tuin is klein' }],
		});
		expect(await kept(await loggedIn('jan@example.test'))).toMatchObject({ favourites: [], notes: [] });
	});

	it('of properties seen last is twelve at most', async () => {
		const client = await loggedIn();
		await keep(client, { seen: { add: [1, 2] } });
		await keep(client, { seen: { add: [14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4] } });
		expect((await kept(client)).seen).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 1]);
	});

	it('is so many notes at most, also of what is on no list any more', async () => {
		const client = await loggedIn();
		for (let id = 1; id <= MOST_KEPT + 2; id += 1) {
			await keep(client, { favourites: { add: [id] }, note: { id, text: `Nota ${id}` } });
			await keep(client, { favourites: { remove: [id] } });
		}
		const { notes } = await kept(client);
		expect(notes).toHaveLength(MOST_KEPT);
		expect(notes[0]).toEqual({ id: 3, text: 'Nota 3' });
		await keep(client, { favourites: { add: [MOST_KEPT] } });
		expect((await kept(client)).notes).toContainEqual({ id: MOST_KEPT, text: `Nota ${MOST_KEPT}` });
	});

	it('needs a session, and has bounds', async () => {
		const stranger = new OwnerClient(api);
		expect((await stranger.get('../searcher/kept')).statusCode).toBe(401);
		expect((await stranger.get('../searcher/saved-searches?language=nl')).statusCode).toBe(401);
		expect((await keep(stranger, { seen: { add: [1] } })).statusCode).toBe(401);
		const client = await loggedIn();
		for (const body of [
			{ favourites: { add: Array.from({ length: 101 }, (_, index) => index + 1) } },
			{ note: { id: 1, text: 'x'.repeat(1_001) } },
			{ seen: { add: ['1; drop table owner'] } },
		])
			expect([400, 422]).toContain((await keep(client, body)).statusCode);
	});

	it('tells scripts that a searcher is logged in, until the log-out', async () => {
		const client = await loggedIn();
		expect(client.cookies.get('__Host-searcher')).toBe('1');
		await client.send('DELETE', 'session');
		expect(client.cookies.has('__Host-searcher')).toBe(false);
	});

	it('is shown, and gone, when the person asks for that', async () => {
		await keep(await loggedIn(), { favourites: { add: [1] } });
		expect(await personData(db(), LENA)).toMatchObject({ account: { kept: [{ home: 1, note: '' }] } });
		expect(await forgetPerson(db(), api.configuration.DATA_DIR, LENA)).toMatchObject({ account: 'removed' });
		expect(await db().selectFrom('kept_property').selectAll().execute()).toEqual([]);
	});

	it('is gone with an account that nobody used for two years', async () => {
		await keep(await loggedIn(), { favourites: { add: [1] } });
		await sweepSearchers(db());
		expect(await db().selectFrom('owner').select('id').execute()).toHaveLength(2);
		await db().updateTable('owner').set({ used_at: sql<Date>`now() - interval '25 months'` }).execute();
		await loggedIn();
		await sweepSearchers(db());
		expect(await db().selectFrom('owner').select('email').execute()).toEqual([{ email: LENA }]);
	});
});
