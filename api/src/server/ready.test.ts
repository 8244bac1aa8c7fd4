import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createTestApi } from '../testing/test-api.ts';
import { testDatabases } from '../testing/test-databases.ts';

describe.each(testDatabases())('an api that starts on $name', ({ open }) => {
	it('is alive at once, and ready when it has read what searches compare', async () => {
		const api = await createTestApi(await open());
		try {
			const ask = async (path: string, url: string) => {
				const answer = await fetch(new URL(path, url));
				return [answer.status, ((await answer.json()) as { status: string }).status];
			};
			let url = '';
			await api.database.db.transaction().execute(async (transaction) => {
				// Who reads properties waits.
				await sql`lock table property in access exclusive mode`.execute(transaction);
				url = await api.app.listen({ host: '127.0.0.1', port: 0 });
				expect(await ask('/livez', url)).toEqual([200, 'live']);
				expect(await ask('/readyz', url)).toEqual([503, 'starting']);
			});
			await expect.poll(() => ask('/readyz', url)).toEqual([200, 'ready']);
		} finally {
			await api.close();
		}
	});
});
