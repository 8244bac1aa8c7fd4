import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importItems } from '../testing/import-items.ts';
import { emailOf, insertOwner, PASSWORD } from '../testing/owner-account.ts';
import { mailedToken, OwnerClient } from '../testing/owner-client.ts';
import { SAMPLE_SITE, sampleProperty } from '../testing/sample-feed.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { testDatabases } from '../testing/test-databases.ts';

/** Wrong passwords of a network at an account; ten times as many of all networks together */
const TRIES = 2;
const TRIES_EVERYWHERE = 20;
const EMAIL = emailOf(1);

describe.each(testDatabases())('strangers who guess at an owner’s password, on $name', ({ open }) => {
	let api: TestApi;
	beforeAll(async () => {
		api = await createTestApi(await open(), { LOGIN_LIMIT: String(TRIES) });
		await importItems(api.database.db, [...SAMPLE_SITE, sampleProperty({ ID: 1 })]);
		await insertOwner(api.database.db, 1, { properties: [1] });
	});
	afterAll(() => api.close());
	beforeEach(async () => {
		for (const table of ['throttle', 'outbox_mail', 'owner_link', 'owner_session'] as const)
			await api.database.db.deleteFrom(table).execute();
	});

	const from = (network: number) => new OwnerClient(api, { 'x-forwarded-for': `203.0.113.${network}` });
	const statusOf = async (client: OwnerClient, password: string, email = EMAIL) =>
		(await client.logIn(email, password)).statusCode;
	/** So many wrong passwords from each of so many networks; the last status */
	async function guess(networks: number, tries = TRIES, email = EMAIL): Promise<number> {
		let status = 0;
		for (let network = 1; network <= networks; network++)
			for (let n = 0; n < tries; n++) status = await statusOf(from(network), `guess ${n}`, email);
		return status;
	}
	const mails = async () =>
		(await api.database.db.selectFrom('outbox_mail').select('kind').execute()).map(({ kind }) => kind);

	it('keep nobody out who comes from another network', async () => {
		expect(await guess(1, TRIES + 1)).toBe(429);
		expect(await statusOf(from(9), PASSWORD)).toBe(200);
	});

	it('keep the owner’s own device in, in their own network too; it has a bound of its own', async () => {
		const own = from(1);
		expect(await statusOf(own, PASSWORD)).toBe(200);
		await own.send('DELETE', 'session');
		expect(await guess(1, 4 * TRIES)).toBe(429);
		expect(await statusOf(from(1), PASSWORD)).toBe(429);
		expect(await statusOf(own, PASSWORD)).toBe(200);
		for (let n = 0; n < TRIES; n++) expect(await statusOf(own, 'mistyped')).toBe(401);
		expect(await statusOf(own, 'mistyped')).toBe(429);
	});

	it('get no tries by a device of another account, nor by one that they make up', async () => {
		await insertOwner(api.database.db, 2);
		const other = from(1);
		expect(await statusOf(other, PASSWORD, emailOf(2))).toBe(200);
		const device = other.cookies.get('__Host-device') ?? '';
		expect(device).not.toContain(emailOf(2));
		await guess(1);
		expect(await statusOf(other, 'guess')).toBe(429);
		other.cookies.set('__Host-device', device.replace(/^.{32}/, 'a'.repeat(32)));
		expect(await statusOf(other, 'guess')).toBe(429);
	});

	it('have few guesses a day from all networks together; the owner is told once, and gets in by the mail', async () => {
		const own = from(200);
		expect(await statusOf(own, PASSWORD)).toBe(200);
		expect(await guess(TRIES_EVERYWHERE / TRIES)).toBe(401);
		expect(await mails()).toEqual([]);
		for (const network of [101, 102, 103]) expect(await statusOf(from(network), PASSWORD)).toBe(429);
		await expect.poll(mails).toEqual(['owner-guesses']);
		expect(await statusOf(own, PASSWORD), 'a known device').toBe(200);
		const link = await mailedToken(api, EMAIL);
		const elsewhere = from(104);
		expect((await elsewhere.post(`links/${link}`, { password: PASSWORD })).statusCode).toBe(200);
		expect(await elsewhere.isLoggedIn()).toBe(true);
		await elsewhere.send('DELETE', 'session');
		expect(await statusOf(elsewhere, PASSWORD), 'known by the link').toBe(200);
	});

	it('read the same of an address without account, and nobody is mailed', async () => {
		const email = 'nobody@example.test';
		expect(await guess(TRIES_EVERYWHERE / TRIES, TRIES, email)).toBe(401);
		const known = await from(101).logIn(email, 'guess');
		expect([known.statusCode, known.json().error.code]).toEqual([429, 'too-many-tries']);
		expect(await mails()).toEqual([]);
	});

	it('cannot stop the link of a forgotten password by asking for more, nor the change of a password', async () => {
		const own = from(200);
		await own.logIn(EMAIL, PASSWORD);
		await own.post('links', { email: EMAIL, language: 'nl' });
		const link = await mailedToken(api, EMAIL);
		for (let n = 0; n < 5; n++) await from(n).post('links', { email: EMAIL, language: 'nl' });
		await guess(1, TRIES + 1);
		expect((await own.post('password', { current: PASSWORD, password: PASSWORD })).statusCode).toBe(200);
		await api.database.db.deleteFrom('throttle').execute();
		await own.post('links', { email: EMAIL, language: 'nl' });
		const later = await mailedToken(api, EMAIL);
		await from(1).post('links', { email: EMAIL, language: 'nl' });
		expect((await own.get(`links/${link}`)).statusCode, 'a new password ended it').toBe(404);
		expect((await own.post(`links/${later}`, { password: PASSWORD })).statusCode).toBe(200);
	});
});
