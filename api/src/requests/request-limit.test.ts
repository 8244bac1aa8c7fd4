import { expect, it } from 'vitest';
import { newChallenge } from '../captcha/challenge.ts';
import { installationSecret } from '../server/installation-secret.ts';
import { importItems } from '../testing/import-items.ts';
import { SAMPLE_SITE } from '../testing/sample-feed.ts';
import { sampleRequest } from '../testing/sample-requests.ts';
import { createTestApi } from '../testing/test-api.ts';
import { openTestDatabase } from '../testing/test-databases.ts';

it('more requests than one address may send are answered 429 with the time to wait, for that address alone', async () => {
	const { subjectId, ...payload } = sampleRequest('site-contact');
	const api = await createTestApi(await openTestDatabase(), { REQUEST_LIMIT: '3' });
	try {
		await importItems(api.database.db, SAMPLE_SITE);
		const send = (address: string) =>
			api.app.inject({
				method: 'POST',
				url: '/api/v1/requests/site-contact',
				payload,
				headers: { 'x-forwarded-for': address },
			});
		const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send('203.0.113.7')));
		expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 201, 429, 429]);
		const refused = answers.find(({ statusCode }) => statusCode === 429);
		expect(refused?.json().error.code).toBe('too-many-tries');
		expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(500);
		expect((await send('203.0.113.8')).statusCode).toBe(201);
		const kept = await api.database.db.selectFrom('throttle').select('key').execute();
		expect(JSON.stringify(kept)).not.toContain('203.0.113');
	} finally {
		await api.close();
	}
});

it('the addresses of one IPv6 network are one client: for forms, captchas and uploads', async () => {
	const { subjectId, ...payload } = sampleRequest('site-contact');
	const api = await createTestApi(await openTestDatabase(), { REQUEST_LIMIT: '1' });
	try {
		await importItems(api.database.db, SAMPLE_SITE);
		const statuses = async (method: 'GET' | 'POST', url: string, network: string, times: number) => {
			const codes: number[] = [];
			for (let host = 1; host <= times; host++) {
				const headers = { 'x-forwarded-for': `${network}::${host}`, origin: 'https://www.example.test' };
				const body = method === 'POST' ? { payload } : {};
				codes.push((await api.app.inject({ method, url, headers, ...body })).statusCode);
			}
			return codes;
		};
		const form = '/api/v1/requests/site-contact';
		expect(await statuses('POST', form, '2001:db8:1:2', 3)).toEqual([201, 429, 429]);
		expect(await statuses('POST', form, '2001:db8:1:3', 1)).toEqual([201]);
		const captchas = await statuses('GET', '/api/v1/captcha?language=nl', '2001:db8:1:2', 8);
		expect(captchas).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
		const tokens = await statuses('GET', '/api/v1/uploads/token', '2001:db8:1:2', 3);
		expect(tokens.at(-1)).toBe(429);
	} finally {
		await api.close();
	}
});

it('a first post without JavaScript, which only asks for the captcha, costs none of the limit; such posts have their own', async () => {
	const api = await createTestApi(await openTestDatabase(), { REQUEST_LIMIT: '1', CAPTCHA: 'on' });
	try {
		await importItems(api.database.db, SAMPLE_SITE);
		const secret = await installationSecret(api.database.db);
		const { subjectId, ...payload } = sampleRequest('site-contact');
		const send = async (isProved: boolean) => {
			const { challenge, text } = newChallenge(secret);
			const proof = isProved ? { captcha: { challenge, text } } : {};
			const url = '/api/v1/requests/site-contact';
			return (await api.app.inject({ method: 'POST', url, payload: { ...payload, ...proof } })).statusCode;
		};
		expect([await send(false), await send(true)]).toEqual([422, 201]);
		expect([await send(false), await send(true)]).toEqual([429, 429]);
	} finally {
		await api.close();
	}
});
