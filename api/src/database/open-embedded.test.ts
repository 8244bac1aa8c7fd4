import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openEmbedded } from './open-embedded.ts';

it('the embedded database keeps a quarter of the pages that PostgreSQL would, since the system keeps them as well', async () => {
	const { db, close } = await openEmbedded(undefined);
	const { rows } = await sql<{ shared_buffers: string }>`show shared_buffers`.execute(db);
	await close();
	expect(rows).toEqual([{ shared_buffers: '32MB' }]);
});
