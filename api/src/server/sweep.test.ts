import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { importItems } from '../testing/import-items.ts';
import { SAMPLE_SITE } from '../testing/sample-feed.ts';
import { sampleRequest } from '../testing/sample-requests.ts';
import { createTestApi } from '../testing/test-api.ts';
import { openTestDatabase } from '../testing/test-databases.ts';
import { sweep } from './sweep.ts';

it('what is over is removed, whatever cannot be', async () => {
	const api = await createTestApi(await openTestDatabase(), { REQUEST_MONTHS: '12' });
	const { database, configuration } = api;
	const { db } = database;
	await importItems(db, SAMPLE_SITE);
	const payload = sampleRequest('site-contact');
	await api.app.inject({ method: 'POST', url: '/api/v1/requests/site-contact', payload });
	await db.updateTable('request').set({ created_at: sql`now() - interval '13 months'` }).execute();
	const lost = ['used_captcha', 'owner_activity'];
	const rename = async (names: (table: string) => [from: string, to: string]) => {
		for (const [from, to] of lost.map(names))
			await sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(db);
	};
	await rename((table) => [table, `${table}_lost`]);
	try {
		await expect(sweep({ database, configuration, onMailQueued() {} })).rejects.toMatchObject({
			failures: [
				{ message: expect.stringMatching(/^challenges: .*used_captcha/) },
				{ message: expect.stringMatching(/^activity: .*owner_activity/) },
			],
		});
	} finally {
		await rename((table) => [`${table}_lost`, table]);
	}
	expect(await db.selectFrom('request').select('id').execute()).toEqual([]);
	await api.close();
});
