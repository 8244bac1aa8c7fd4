import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { importItems } from '../testing/import-items.ts';
import { insertOwner, PASSWORD } from '../testing/owner-account.ts';
import { mailedToken, OwnerClient } from '../testing/owner-client.ts';
import { SAMPLE_SITE, sampleProperty } from '../testing/sample-feed.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { carryOut } from './operator/carry-out.ts';
import { makeLink } from './password/links.ts';
import { hashPassword } from './password/password-hash.ts';
import { renewRecoveryCodes } from './second-factor/second-factor.ts';

const ID = 7;
const EMAIL = 'lieve@example.test';
const NEW = 'acht blauwe brommers';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';

/** A code of the app: of this period of 30 seconds, or of the next, which is taken too. */
const codeOf = (key: string, ahead = 0) =>
	new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + ahead * 30_000 });

describe.each(testDatabases())('an owner’s account on $name', ({ open }) => {
	let api: TestApi;
	let owner: OwnerClient;
	const order = (given: object) => carryOut({ db: api.database.db, configuration: api.configuration }, given);
	beforeAll(async () => {
		// A code of the app is good for half a minute: here the minute does not end.
		vi.useFakeTimers({ toFake: ['Date'] });
		api = await createTestApi(await open());
		await importItems(api.database.db, [
			...SAMPLE_SITE,
			sampleProperty({ ID: 1 }),
			sampleProperty({ ID: 2 }),
		]);
	});
	afterAll(async () => {
		await api.close();
		vi.useRealTimers();
	});
	beforeEach(async () => {
		const { db } = api.database;
		await db.deleteFrom('throttle').execute();
		await db.deleteFrom('outbox_mail').execute();
		await db.deleteFrom('owner').execute();
		owner = new OwnerClient(api, { 'user-agent': FIREFOX });
	});

	/** Logs in to an account that is in use */
	async function enter(): Promise<void> {
		await insertOwner(api.database.db, ID, { email: EMAIL, properties: [1] });
		await owner.logIn(EMAIL, PASSWORD);
	}
	const resetLink = () => makeLink(api.database.db, ID, 'reset');
	const invite = () =>
		order({
			do: 'create',
			email: EMAIL,
			firstName: 'Lieve',
			lastName: 'Maes',
			language: 'fr',
			properties: [1],
		});
	const mails = async () =>
		(await api.database.db.selectFrom('outbox_mail').selectAll().orderBy('id').execute()).map(
			({ kind }) => kind,
		);

	/** Switches the second factor on, and returns the key and the recovery codes. */
	async function setUp(): Promise<{ key: string; codes: string[] }> {
		expect((await owner.post('second-factor', { password: PASSWORD })).statusCode).toBe(200);
		const { setup } = (await owner.get('account')).json().secondFactor;
		const confirmed = await owner.post('second-factor/code', { code: codeOf(setup.key) });
		expect(confirmed.statusCode, confirmed.body).toBe(200);
		return { key: setup.key, codes: confirmed.json().recoveryCodes };
	}

	it('begins with an invitation in the owner’s language, whose link leads to a password and into the portal', async () => {
		await invite();
		const [mail] = await api.database.db.selectFrom('outbox_mail').selectAll().execute();
		expect(mail?.message).toMatchObject({ to: EMAIL, language: 'fr' });
		const token = await mailedToken(api, EMAIL);
		expect(mail?.message.html).toContain(`https://www.example.test/fr/login/password/${token}/`);
		expect((await owner.logIn(EMAIL, PASSWORD)).statusCode).toBe(401);
		expect((await owner.get(`links/${token}`)).json()).toEqual({ purpose: 'invitation', email: EMAIL });
		const answer = await owner.post(`links/${token}`, { password: PASSWORD });
		expect(answer.json()).toMatchObject({ next: 'portal', owner: { email: EMAIL } });
		const properties = (await owner.get('properties?language=nl')).json().items;
		expect(properties.map(({ ID }: { ID: number }) => ID)).toEqual([1]);
		expect((await new OwnerClient(api).logIn(EMAIL, PASSWORD)).statusCode).toBe(200);
	});

	it('takes no password below 8 characters, and keeps the link for another try', async () => {
		await enter();
		const token = await resetLink();
		const short = await owner.post(`links/${token}`, { password: '1234567' });
		expect([short.statusCode, short.json().error.fields]).toEqual([
			400,
			[{ path: 'password', code: 'too-short' }],
		]);
		expect((await owner.get(`links/${token}`)).statusCode).toBe(200);
	});

	it('takes no password that is guessed at once, nor one of the own name, and keeps the link for another try', async () => {
		await enter();
		const token = await resetLink();
		for (const password of ['wachtwoord1', '123456789012', 'lieve2026']) {
			const refused = await owner.post(`links/${token}`, { password });
			expect([refused.statusCode, refused.json().error.fields]).toEqual([
				422,
				[{ path: 'password', code: 'too-common' }],
			]);
			const changed = await owner.post('password', { current: PASSWORD, password });
			expect([changed.statusCode, changed.json().error.code]).toEqual([422, 'invalid']);
		}
		expect((await owner.post(`links/${token}`, { password: NEW })).statusCode).toBe(200);
	});

	it('still logs in with a password of former days that would be refused today', async () => {
		await enter();
		const password_hash = await hashPassword('wachtwoord1');
		await api.database.db.updateTable('owner').set({ password_hash }).execute();
		expect((await new OwnerClient(api).logIn(EMAIL, 'wachtwoord1')).statusCode).toBe(200);
	});

	it('gets a new password by mail, which ends all sessions and informs the owner', async () => {
		await enter();
		const other = new OwnerClient(api);
		await other.logIn(EMAIL, PASSWORD);
		expect(
			(await new OwnerClient(api).post('links', { email: ` ${EMAIL.toUpperCase()}`, language: 'nl' })).json(),
		).toEqual({ ok: true });
		const token = await mailedToken(api, EMAIL);
		const third = new OwnerClient(api);
		expect((await third.post(`links/${token}`, { password: NEW })).json().next).toBe('portal');
		expect([await owner.isLoggedIn(), await other.isLoggedIn(), await third.isLoggedIn()]).toEqual([
			false,
			false,
			true,
		]);
		expect((await other.logIn(EMAIL, PASSWORD)).statusCode).toBe(401);
		expect(await mails()).toEqual(['owner-reset', 'owner-passwordChanged']);
	});

	it('keeps of a mailed link only a hash; it is good for an hour, also when a stranger asks for more of them', async () => {
		await enter();
		const [first, second] = [await resetLink(), await resetLink()];
		expect((await owner.get(`links/${first}`)).statusCode).toBe(200);
		expect((await owner.get(`links/${second}`)).statusCode).toBe(200);
		const rows = await api.database.db.selectFrom('owner_link').selectAll().execute();
		expect(JSON.stringify(rows)).not.toContain(second);
		await sql`update owner_link set expires_at = expires_at - interval '61 minutes'`.execute(api.database.db);
		expect((await owner.get(`links/${second}`)).statusCode).toBe(404);
		expect((await owner.post(`links/${second}`, { password: NEW })).statusCode).toBe(404);
	});

	it('changes the password for who knows the present one; other sessions end, this one goes on under a new token', async () => {
		await enter();
		const other = new OwnerClient(api);
		await other.logIn(EMAIL, PASSWORD);
		expect((await owner.post('password', { current: 'wrong', password: NEW })).statusCode).toBe(403);
		const before = owner.cookies.get('__Host-session');
		expect((await owner.post('password', { current: PASSWORD, password: NEW })).statusCode).toBe(200);
		expect(owner.cookies.get('__Host-session')).not.toBe(before);
		expect([await owner.isLoggedIn(), await other.isLoggedIn()]).toEqual([true, false]);
		expect((await other.logIn(EMAIL, NEW)).statusCode).toBe(200);
	});

	it('lists sessions by the families of their devices alone, ends one, and ends all', async () => {
		await enter();
		const other = new OwnerClient(api);
		await other.logIn(EMAIL, PASSWORD);
		const { sessions } = (await owner.get('account')).json();
		expect(sessions).toMatchObject([
			{ browser: 'firefox', system: 'linux', isCurrent: true },
			{ browser: 'other', system: 'other', isCurrent: false },
		]);
		const stored = await api.database.db.selectFrom('owner_session').selectAll().execute();
		expect(JSON.stringify(stored)).not.toMatch(/Mozilla|Gecko|127\.0\.0\.1/);
		expect((await owner.send('DELETE', `sessions/${sessions[1].id}`)).statusCode).toBe(200);
		expect([await owner.isLoggedIn(), await other.isLoggedIn()]).toEqual([true, false]);
		await other.logIn(EMAIL, PASSWORD);
		expect((await owner.send('DELETE', 'sessions')).statusCode).toBe(200);
		expect(owner.cookies.has('__Host-session')).toBe(false);
		expect([await owner.isLoggedIn(), await other.isLoggedIn()]).toEqual([false, false]);
	});

	it('says how long the session lasts without prolonging it; staying does, but never beyond the longest', async () => {
		await enter();
		const age = (column: 'last_seen_at' | 'created_at', interval: string) =>
			api.database.db
				.updateTable('owner_session')
				.set({ [column]: sql`now() - ${sql.lit(interval)}::interval` })
				.execute();
		await age('last_seen_at', '1000 seconds');
		for (let n = 0; n < 2; n++) {
			const { secondsLeft, ...rest } = (await owner.get('session/clock')).json();
			expect(secondsLeft).toBeLessThanOrEqual(800);
			expect(rest).toEqual({ idleSeconds: 1800, canStay: true });
		}
		expect((await owner.post('session/clock')).json().secondsLeft).toBeGreaterThan(800);
		await age('created_at', '11 hours 59 minutes');
		const last = (await owner.post('session/clock')).json();
		expect(last.canStay).toBe(false);
		expect(last.secondsLeft).toBeLessThanOrEqual(60);
		await age('last_seen_at', '31 minutes');
		expect((await owner.get('session/clock')).statusCode).toBe(401);
		expect((await owner.post('session/clock')).statusCode).toBe(401);
	});

	it('asks for a code once a second factor is set up, and nothing opens before it', async () => {
		await enter();
		expect((await owner.post('second-factor', { password: 'wrong' })).statusCode).toBe(403);
		const { key, codes } = await setUp();
		expect((await owner.get('account')).json().secondFactor).toMatchObject({ state: 'on', codesLeft: 10 });
		expect(JSON.stringify((await owner.get('account')).json())).not.toContain(key);
		const other = new OwnerClient(api);
		expect((await other.logIn(EMAIL, PASSWORD)).json()).toEqual({ next: 'code' });
		expect(await other.isLoggedIn()).toBe(false);
		expect((await other.get('session/code')).statusCode).toBe(200);
		expect((await other.post('session/code', { code: '000000' })).statusCode).toBe(422);
		expect(
			(await other.post('session/code', { code: ` ${codeOf(key, 1).replace(/(...)/, '$1 ')}` })).statusCode,
		).toBe(200);
		expect(await other.isLoggedIn()).toBe(true);
		expect(other.cookies.has('__Host-log-in')).toBe(false);
		const stored = await api.database.db.selectFrom('owner_recovery_code').selectAll().execute();
		expect(JSON.stringify(stored)).not.toContain(codes[0]);
		expect(await mails()).toContain('owner-secondFactorOn');
	});

	it('takes a code of the app once, and none older than one that was taken', async () => {
		await enter();
		const { key } = await setUp();
		const other = new OwnerClient(api);
		await other.logIn(EMAIL, PASSWORD);
		const code = codeOf(key, 1);
		expect((await other.post('session/code', { code })).statusCode).toBe(200);
		for (const again of [code, codeOf(key)]) {
			await other.logIn(EMAIL, PASSWORD);
			expect((await other.post('session/code', { code: again })).statusCode).toBe(422);
		}
	});

	it('takes each recovery code once, as it is typed from paper, and gives new ones', async () => {
		await enter();
		const { codes } = await setUp();
		const other = new OwnerClient(api);
		const [code = ''] = codes;
		await other.logIn(EMAIL, PASSWORD);
		expect(
			(await other.post('session/code', { code: code.toUpperCase().replaceAll('-', ' ') })).statusCode,
		).toBe(200);
		await other.logIn(EMAIL, PASSWORD);
		expect((await other.post('session/code', { code })).statusCode).toBe(422);
		const renewed = (await owner.post('second-factor/recovery-codes', { password: PASSWORD })).json();
		expect(new Set([...renewed.recoveryCodes, ...codes]).size).toBe(20);
		expect((await other.post('session/code', { code: codes[1] })).statusCode).toBe(422);
		expect((await other.post('session/code', { code: renewed.recoveryCodes[0] })).statusCode).toBe(200);
	});

	it('has ten recovery codes, also of who asks for new ones several times at once', async () => {
		await enter();
		await setUp();
		await Promise.all(Array.from({ length: 8 }, () => renewRecoveryCodes(api.database.db, ID)));
		expect((await owner.get('account')).json().secondFactor.codesLeft).toBe(10);
	});

	it('stops guessing at codes, also for who logs in again with the password', async () => {
		await enter();
		const { key } = await setUp();
		const thief = new OwnerClient(api);
		const statuses: number[] = [];
		for (let n = 0; n < 6; n++) {
			if (n % 3 === 0) await thief.logIn(EMAIL, PASSWORD);
			statuses.push((await thief.post('session/code', { code: `00000${n}` })).statusCode);
		}
		expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
		expect((await thief.post('session/code', { code: codeOf(key) })).statusCode).toBe(429);
	});

	it('asks for the code after a new password by mail too', async () => {
		await enter();
		await setUp();
		const other = new OwnerClient(api);
		const answer = await other.post(`links/${await resetLink()}`, { password: NEW });
		expect(answer.json()).toEqual({ next: 'code' });
		expect(await other.isLoggedIn()).toBe(false);
	});

	it('is without second factor again for who gives the password, and the owner is informed', async () => {
		await enter();
		await setUp();
		expect((await owner.post('second-factor/removal', { password: 'wrong' })).statusCode).toBe(403);
		expect((await owner.post('second-factor/removal', { password: PASSWORD })).statusCode).toBe(200);
		expect((await new OwnerClient(api).logIn(EMAIL, PASSWORD)).json().next).toBe('portal');
		expect(await mails()).toContain('owner-secondFactorOff');
		expect((await owner.post('second-factor/recovery-codes', { password: PASSWORD })).statusCode).toBe(409);
	});
});
