import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importItems } from '../testing/import-items.ts';
import { emailOf, insertOwner, PASSWORD, startSession } from '../testing/owner-account.ts';
import { OwnerClient } from '../testing/owner-client.ts';
import { SAMPLE_SITE, sampleProperty } from '../testing/sample-feed.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { carryOut } from './operator/carry-out.ts';
import { askLink } from './password/ask-link.ts';
import { makeLink, makeStep } from './password/links.ts';
import { checkCredentials } from './session/log-in.ts';
import { Sessions } from './session/sessions.ts';

/** Wrong passwords that an account takes, and that an address takes at all accounts together */
const TRIES = 2;
const TRIES_OF_ADDRESS = 6;
/** Accounts that somebody guesses at, one after the other */
const GUESSED = Array.from({ length: TRIES_OF_ADDRESS + 1 }, (_, index) => 100 + index);

describe.each(testDatabases())('attacks on owners’ accounts on $name', ({ open }) => {
	let api: TestApi;
	beforeAll(async () => {
		api = await createTestApi(await open(), { LOGIN_LIMIT: String(TRIES) });
		await importItems(api.database.db, [
			...SAMPLE_SITE,
			sampleProperty({ ID: 1 }),
			sampleProperty({ ID: 2 }),
		]);
		for (const id of [1, 2]) await insertOwner(api.database.db, id, { properties: [id] });
		for (const id of GUESSED) await insertOwner(api.database.db, id);
	});
	afterAll(() => api.close());
	beforeEach(async () => {
		const { db } = api.database;
		for (const table of ['throttle', 'owner_session', 'owner_link', 'outbox_mail'] as const)
			await db.deleteFrom(table).execute();
	});

	async function loggedIn(id: number): Promise<OwnerClient> {
		const client = new OwnerClient(api);
		client.cookies.set('__Host-session', await startSession(api, id));
		return client;
	}

	it('cannot make a browser log in with a token that they know', async () => {
		const planted = 'a'.repeat(64);
		const victim = new OwnerClient(api);
		victim.cookies.set('__Host-session', planted);
		victim.cookies.set('__Host-log-in', planted);
		await victim.logIn(emailOf(1), PASSWORD);
		expect(victim.cookies.get('__Host-session')).not.toBe(planted);
		const attacker = new OwnerClient(api);
		attacker.cookies.set('__Host-session', planted);
		expect(await attacker.isLoggedIn()).toBe(false);
		expect((await attacker.post('session/code', { code: '000000' })).statusCode).toBe(401);
	});

	it('cannot read or send the cookies: each is for this host alone, over TLS, out of reach of scripts', async () => {
		const client = new OwnerClient(api);
		const login = await client.logIn(emailOf(1), PASSWORD);
		await client.post('second-factor', { password: PASSWORD });
		await api.database.db.updateTable('owner').set({ totp_since: new Date() }).where('id', '=', 1).execute();
		const step = await new OwnerClient(api).logIn(emailOf(1), PASSWORD);
		await api.database.db
			.updateTable('owner')
			.set({ totp_since: null, totp_secret: null })
			.where('id', '=', 1)
			.execute();
		for (const [response, name] of [
			[login, 'session'],
			[step, 'log-in'],
		] as const)
			expect([response.headers['set-cookie']].flat()[0]).toMatch(
				new RegExp(`^__Host-${name}=[\\da-f]{64}; Path=/; HttpOnly; Secure; SameSite=Lax$`),
			);
		expect(login.headers['set-cookie']).toEqual([
			expect.anything(),
			expect.stringMatching(
				/^__Host-device=[\da-f.-]+; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
			),
		]);
		expect([step.headers['set-cookie']].flat()).toHaveLength(1);
	});

	it('find no cookie left after the log-out: it is taken back as it was given', async () => {
		const client = await loggedIn(1);
		const out = await client.send('DELETE', 'session');
		expect(out.headers['set-cookie']).toMatch(
			/^__Host-session=; Max-Age=0; Path=\/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; Secure; SameSite=Lax$/,
		);
	});

	it('cannot go through the second step again with its token', async () => {
		const owner = await loggedIn(1);
		await owner.post('second-factor', { password: PASSWORD });
		const { setup } = (await owner.get('account')).json().secondFactor;
		const now = new TOTP({ secret: Secret.fromBase32(setup.key) }).generate();
		const { recoveryCodes } = (await owner.post('second-factor/code', { code: now })).json();
		try {
			const client = new OwnerClient(api);
			await client.logIn(emailOf(1), PASSWORD);
			const step = client.cookies.get('__Host-log-in') ?? '';
			expect((await client.post('session/code', { code: recoveryCodes[0] })).statusCode).toBe(200);
			const thief = new OwnerClient(api);
			thief.cookies.set('__Host-log-in', step);
			expect((await thief.post('session/code', { code: recoveryCodes[1] })).statusCode).toBe(401);
			expect(await thief.isLoggedIn()).toBe(false);
		} finally {
			await owner.post('second-factor/removal', { password: PASSWORD });
		}
	});

	it('learn from no limit whether there is an account: guesses at any address end alike', async () => {
		const guessesAt = async (email: string) => {
			await api.database.db.deleteFrom('throttle').execute();
			const answers: unknown[] = [];
			for (let n = 0; n < TRIES + 2; n++) {
				const { statusCode, body } = await new OwnerClient(api).logIn(email, `guess ${n}`);
				answers.push([statusCode, body]);
			}
			return answers;
		};
		const known = await guessesAt(emailOf(1));
		expect(known.map((answer) => (answer as [number])[0])).toEqual([401, 401, 429, 429]);
		expect(await guessesAt('nobody@example.test')).toEqual(known);
	});

	it('get no more tries by inventing addresses that they come from, nor by guessing at many accounts', async () => {
		const statuses: number[] = [];
		for (const [n, id] of GUESSED.entries()) {
			const { statusCode } = await api.app.inject({
				method: 'POST',
				url: '/api/v1/owner/session',
				remoteAddress: '198.51.100.7',
				headers: { 'x-forwarded-for': `203.0.113.${n}` },
				payload: { email: emailOf(id), password: 'wrong' },
			});
			statuses.push(statusCode);
		}
		expect(statuses).toEqual([...Array(TRIES_OF_ADDRESS).fill(401), 429]);
	});

	it('make the server check a password once, whether or not there is an account', async () => {
		for (const [email, hash] of [
			[emailOf(1), expect.stringContaining('$argon2id$')],
			['nobody@example.test', undefined],
		]) {
			const checked: unknown[] = [];
			const isPassword = async (stored: string | null | undefined) => {
				checked.push(stored);
				return false;
			};
			const rules = { network: '198.51.100.8', device: undefined, times: TRIES, isPassword };
			const tried = checkCredentials(api.database.db, { email, password: 'wrong' }, rules);
			await expect(tried).rejects.toMatchObject({ statusCode: 401, code: 'login-failed' });
			expect(checked).toEqual([hash]);
		}
	});

	it('learn from neither text nor time of a forgotten password whether there is an account', async () => {
		const { db } = api.database;
		const context = { ...api, onMailQueued: () => {} };
		const mails = () => db.selectFrom('outbox_mail').selectAll().execute();
		for (const [email, mailed] of [
			[emailOf(1), 1],
			['nobody@example.test', 0],
		] as const) {
			await db.deleteFrom('outbox_mail').execute();
			let end = () => {};
			const wait = new Promise<void>((resolve) => {
				end = resolve;
			});
			let isAnswered = false;
			const asked = askLink(context, { email, language: 'nl', network: '::1' }, () => wait).then(() => {
				isAnswered = true;
			});
			await expect.poll(mails).toHaveLength(mailed);
			// More questions to the database than the answer needs.
			for (let n = 0; n < 10; n++) await mails();
			expect(isAnswered).toBe(false);
			end();
			await asked;
			expect(isAnswered).toBe(true);
		}
	});

	it('cannot flood an owner with mails, and read the same for an address without account', async () => {
		const ask = async (email: string, n: number) => {
			const client = new OwnerClient(api, { 'x-forwarded-for': `203.0.113.${n}` });
			const { statusCode, body, headers } = await client.post('links', { email, language: 'nl' });
			const { date, 'x-request-id': requestId, ...otherHeaders } = headers;
			return JSON.stringify([statusCode, body, otherHeaders]);
		};
		const asked = (email: string) => Promise.all([1, 2, 3, 4, 5].map((n) => ask(email, n)));
		const known = (await asked(emailOf(1))).sort();
		expect(known.map((response) => JSON.parse(response)[0])).toEqual([200, 200, 200, 200, 429]);
		expect((await asked('nobody@example.test')).sort()).toEqual(known);
	});

	it('cannot use a mailed link again, nor at the same time as its owner', async () => {
		const token = await makeLink(api.database.db, 1, 'reset');
		const answers = await Promise.all(
			['eerste wachtwoord', 'tweede wachtwoord'].map((password) =>
				new OwnerClient(api).post(`links/${token}`, { password }),
			),
		);
		expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
		expect((await new OwnerClient(api).post(`links/${token}`, { password: PASSWORD })).statusCode).toBe(404);
		await api.database.db
			.updateTable('owner')
			.set(({ selectFrom }) => ({
				password_hash: selectFrom('owner as other').select('password_hash').where('id', '=', 2),
			}))
			.where('id', '=', 1)
			.execute();
	});

	/** A log-in whose password was right, and has another one a moment later. */
	async function checkedBefore(change: () => Promise<unknown>) {
		const secret = { email: emailOf(1), password: PASSWORD };
		const rules = { network: '198.51.100.9', device: undefined, times: TRIES };
		const known = await checkCredentials(api.database.db, secret, rules);
		await change();
		return known;
	}
	const withPassword = (id: number, password_hash: string) =>
		api.database.db.updateTable('owner').set({ password_hash }).where('id', '=', id).execute();

	it('keep no session that they were logging in to with the former password, nor get to its code', async () => {
		const { db } = api.database;
		const client = await loggedIn(1);
		const change = { current: PASSWORD, password: 'acht blauwe brommers' };
		const known = await checkedBefore(async () =>
			expect((await client.post('password', change)).statusCode).toBe(200),
		);
		try {
			const sessions = new Sessions(db, api.configuration);
			expect(await sessions.start(known, { browser: 'other', system: 'other' })).toBeUndefined();
			expect(await makeStep(db, known)).toBeUndefined();
			expect(await client.isLoggedIn()).toBe(true);
		} finally {
			await withPassword(1, known.passwordHash);
		}
	});

	it('change no password by one that was changed meanwhile', async () => {
		const [owner, thief] = [await loggedIn(1), await loggedIn(1)];
		const known = await checkedBefore(async () => {});
		const chosen = ['acht blauwe brommers', 'negen gele bussen'];
		try {
			const answers = await Promise.all(
				[owner, thief].map((client, n) =>
					client.post('password', { current: PASSWORD, password: chosen[n] }),
				),
			);
			const done = answers.findIndex(({ statusCode }) => statusCode === 200);
			expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, expect.toBeOneOf([401, 403])]);
			expect((await new OwnerClient(api).logIn(emailOf(1), chosen[done] ?? '')).statusCode).toBe(200);
		} finally {
			await withPassword(1, known.passwordHash);
		}
	});

	it('get no more tries at other accounts by logging in to their own', async () => {
		const statuses: number[] = [];
		for (const [n, id] of GUESSED.entries()) {
			if (n % 3 === 0) await new OwnerClient(api).logIn(emailOf(2), PASSWORD);
			statuses.push((await new OwnerClient(api).logIn(emailOf(id), 'wrong')).statusCode);
		}
		expect(statuses.at(-1)).toBe(429);
	});

	it('cannot guess the password in a session that was left open', async () => {
		const client = await loggedIn(1);
		const statuses: number[] = [];
		for (let n = 0; n <= TRIES; n++)
			statuses.push(
				(await client.post('password', { current: `guess ${n}`, password: PASSWORD })).statusCode,
			);
		expect(statuses).toEqual([403, 403, 429]);
	});

	it('end with the account: closed, it has no session, no link and no log-in, and does not reveal it', async () => {
		const order = (given: object) =>
			carryOut({ db: api.database.db, configuration: api.configuration }, given);
		const client = await loggedIn(2);
		const token = await makeLink(api.database.db, 2, 'reset');
		await order({ do: 'disable', email: emailOf(2) });
		expect(await client.isLoggedIn()).toBe(false);
		expect((await client.get(`links/${token}`)).statusCode).toBe(404);
		const refused = await client.logIn(emailOf(2), PASSWORD);
		expect([refused.statusCode, refused.json().error.code]).toEqual([401, 'login-failed']);
		expect((await client.post('links', { email: emailOf(2), language: 'nl' })).statusCode).toBe(200);
		expect(await api.database.db.selectFrom('outbox_mail').selectAll().execute()).toEqual([]);
		await order({ do: 'enable', email: emailOf(2) });
		expect((await client.logIn(emailOf(2), PASSWORD)).statusCode).toBe(200);
	});
});
