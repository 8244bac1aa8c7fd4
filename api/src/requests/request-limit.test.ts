import { expect, it } from 'vitest';
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
