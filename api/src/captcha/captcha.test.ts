import { createHash } from 'node:crypto';
import type { CaptchaAnswer, FormValues } from '@estate/shared-contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installationSecret } from '../server/installation-secret.ts';
import { importItems } from '../testing/import-items.ts';
import { SAMPLE_SITE, sampleProperty } from '../testing/sample-feed.ts';
import { sampleRequest } from '../testing/sample-requests.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { openTestDatabase } from '../testing/test-databases.ts';
import { newChallenge, ZERO_BITS } from './challenge.ts';
import { sweepCaptchas } from './check-captcha.ts';
import { drawChallenge } from './draw-challenge.ts';
import { offerCaptcha } from './register-captcha.ts';

/** What a browser does for who cannot read the picture. */
function work(challenge: string): string {
	for (let nonce = 0; ; nonce++) {
		const hash = createHash('sha256').update(`${challenge}.${nonce}`).digest();
		if (hash.readUInt32BE(0) >>> (32 - ZERO_BITS) === 0) return String(nonce);
	}
}

describe('the captcha', () => {
	let api: TestApi;
	let secret: string;
	beforeAll(async () => {
		api = await createTestApi(await openTestDatabase(), { CAPTCHA: 'on' });
		await importItems(api.database.db, [...SAMPLE_SITE, sampleProperty({ ID: 1 })]);
		secret = await installationSecret(api.database.db);
	});
	afterAll(() => api.close());

	const send = (captcha: CaptchaAnswer | undefined, body = sampleRequest('contact-me')) =>
		api.app.inject({ method: 'POST', url: '/api/v1/requests/contact-me', payload: { ...body, captcha } });
	const isRefused = async (captcha: CaptchaAnswer | undefined) => {
		const response = await send(captcha);
		expect(response.json().error).toMatchObject({
			code: 'captcha',
			fields: [{ path: 'captcha', code: 'captcha' }],
		});
		return response.statusCode === 422;
	};

	it('is a picture that no cache keeps, and no answer stands in what is sent', async () => {
		const response = await api.app.inject('/api/v1/captcha?language=nl');
		expect(response.headers['cache-control']).toBe('private, no-store');
		const { challenge, picture, zeroBits } = response.json();
		expect(zeroBits).toBe(ZERO_BITS);
		const png = Buffer.from(picture.split(',')[1], 'base64');
		expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 240, height: 80 });
		expect(challenge).toMatch(/^[0-9a-f]{24}-\d+\.[0-9a-f]{40}$/);
	});

	it('takes the characters in any case, once', async () => {
		const { challenge, text } = newChallenge(secret);
		const answer = { challenge, text: ` ${text.toLowerCase()} ` };
		expect((await send(answer)).statusCode).toBe(201);
		expect(await isRefused(answer)).toBe(true);
	});

	it('takes the same request again under the same key: a lost answer costs nothing', async () => {
		const { challenge, text } = newChallenge(secret);
		const body = sampleRequest('contact-me');
		const answers = await Promise.all([1, 2, 3].map(() => send({ challenge, text }, body)));
		expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
		expect(new Set(answers.map((answer) => answer.json().reference)).size).toBe(1);
	});

	it('takes one of many requests that bring the same proof at once', async () => {
		const { challenge, text } = newChallenge(secret);
		const answers = await Promise.all(Array.from({ length: 10 }, () => send({ challenge, text })));
		expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
	});

	it('takes work for who cannot read', async () => {
		const { challenge } = newChallenge(secret);
		expect((await send({ challenge, nonce: work(challenge) })).statusCode).toBe(201);
	});

	it('is used up by a wrong answer', async () => {
		const { challenge, text } = newChallenge(secret);
		expect(await isRefused({ challenge, text: 'ZZZZZ' })).toBe(true);
		expect(await isRefused({ challenge, text })).toBe(true);
	});

	it('refuses none, one that is over, one that was tampered with, and one of another installation', async () => {
		expect(await isRefused(undefined)).toBe(true);
		const old = newChallenge(secret, Date.now() - 11 * 60_000);
		expect(await isRefused(old)).toBe(true);
		const { challenge, text } = newChallenge(secret);
		const longer = challenge.replace(/-\d+/, `-${Math.floor(Date.now() / 1000) + 9_999}`);
		expect(await isRefused({ challenge: longer, text })).toBe(true);
		expect(await isRefused(newChallenge('another secret'))).toBe(true);
		expect(await isRefused({ challenge, text: '', nonce: '' })).toBe(true);
	});

	it('stays good when the form has a mistake', async () => {
		const { challenge, text } = newChallenge(secret);
		const wrong = await send({ challenge, text }, sampleRequest('contact-me', { email: 'nowhere' }));
		expect(wrong.json().error.code).toBe('invalid');
		expect((await send({ challenge, text })).statusCode).toBe(201);
	});

	it('is asked of newsletter readers only when something looks wrong: who comes often, or whose name is a link', async () => {
		const subscribe = (email: string, changes: FormValues = {}, address = '203.0.113.5') =>
			api.app.inject({
				method: 'POST',
				url: '/api/v1/requests/sign-newsletter',
				payload: sampleRequest('sign-newsletter', { email, ...changes }),
				headers: { 'x-forwarded-for': address },
			});
		const statuses: number[] = [];
		for (const name of ['a', 'b', 'c']) statuses.push((await subscribe(`${name}@example.test`)).statusCode);
		expect(statuses).toEqual([201, 201, 422]);
		expect((await subscribe('d@example.test', {}, '203.0.113.6')).statusCode).toBe(201);
		const bait = await subscribe('e@example.test', { firstName: 'evil.example' }, '203.0.113.7');
		expect(bait.json().error.code).toBe('captcha');
		const { challenge, text } = newChallenge(secret);
		const proved = await api.app.inject({
			method: 'POST',
			url: '/api/v1/requests/sign-newsletter',
			payload: {
				...sampleRequest('sign-newsletter', { email: 'c@example.test' }),
				captcha: { challenge, text },
			},
			headers: { 'x-forwarded-for': '203.0.113.5' },
		});
		expect(proved.statusCode).toBe(201);
	});

	it('is asked of whoever gives an address that was given often today, however its dots stand', async () => {
		const networks = ['198.51.100.1', '198.51.100.2', '198.51.100.3'];
		const spellings = ['jan.peeters@gmail.com', 'j.anpeeters+x@gmail.com', 'JanPeeters@googlemail.com'];
		const statuses: number[] = [];
		for (const [at, address] of networks.entries()) {
			const answer = await api.app.inject({
				method: 'POST',
				url: '/api/v1/requests/sign-newsletter',
				payload: sampleRequest('sign-newsletter', { email: spellings[at] ?? '' }),
				headers: { 'x-forwarded-for': address },
			});
			statuses.push(answer.statusCode);
		}
		expect(statuses).toEqual([201, 201, 422]);
	});

	it('comes without a picture where none can be drawn: work is proof enough', async () => {
		const failures: unknown[] = [];
		const broken = async () => Promise.reject(new Error('no library'));
		const { challenge, picture } = await offerCaptcha(
			{ secret, waitSeconds: 0 },
			(error) => failures.push(error),
			broken,
		);
		expect(failures).toHaveLength(1);
		expect(picture).toBe('');
		expect((await send({ challenge, nonce: work(challenge) })).statusCode).toBe(201);
	});

	it('forgets used challenges when they are over', async () => {
		const used = () => api.database.db.selectFrom('used_captcha').select('id').execute();
		expect(await used()).not.toEqual([]);
		await api.database.db
			.updateTable('used_captcha')
			.set({ expires_at: new Date(0) })
			.execute();
		await sweepCaptchas(api.database.db);
		expect(await used()).toEqual([]);
	});
});

it('answers who is quicker than a person can be as it answers a robot in the honeypot, and keeps a count alone', async () => {
	const api = await createTestApi(await openTestDatabase(), { CAPTCHA: 'on', FORM_AGE: '3' });
	try {
		const { db } = api.database;
		await importItems(db, [...SAMPLE_SITE, sampleProperty({ ID: 1 })]);
		const secret = await installationSecret(db);
		const url = '/api/v1/requests/contact-me';
		const send = (captcha: CaptchaAnswer) =>
			api.app.inject({ method: 'POST', url, payload: { ...sampleRequest('contact-me'), captcha } });
		expect((await api.app.inject('/api/v1/captcha?language=nl')).json().waitSeconds).toBe(3);
		const young = newChallenge(secret, Date.now());
		const quick = await send(young);
		expect([quick.statusCode, Object.keys(quick.json())]).toEqual([201, ['reference', 'kind', 'asked']]);
		const thanked = await api.app.inject(`/api/v1/requests/asked/${quick.json().asked}?language=nl`);
		expect([thanked.statusCode, thanked.json().about]).toEqual([200, expect.anything()]);
		expect(await db.selectFrom('request').select('id').execute()).toEqual([]);
		expect(await db.selectFrom('spam_count').select(['kind', 'count']).execute()).toEqual([
			{ kind: 'contact-me', count: 1 },
		]);
		expect((await send(young)).json().error.code, 'used up').toBe('captcha');
		expect((await send(newChallenge(secret, Date.now() - 3_000))).statusCode).toBe(201);
		expect(await db.selectFrom('request').select('id').execute()).toHaveLength(1);
	} finally {
		await api.close();
	}
});

it('is drawn again each time', async () => {
	expect(await drawChallenge('A3K7M')).not.toBe(await drawChallenge('A3K7M'));
});
