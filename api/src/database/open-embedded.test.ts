import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabases } from '../testing/test-databases.ts';
import { openEmbedded } from './open-embedded.ts';

it('the embedded database keeps a quarter of the pages that PostgreSQL would, since the system keeps them as well', async () => {
	const { db, close } = await openEmbedded(undefined);
	const { rows } = await sql<{ shared_buffers: string }>`show shared_buffers`.execute(db);
	await close();
	expect(rows).toEqual([{ shared_buffers: '32MB' }]);
});

it('JSON comes out as on a server, in the columns of one statement and of several, and NULL', async () => {
	const { db, close } = await openEmbedded(undefined);
	const value = { a: [1, 'twee', null], b: { c: true } };
	const text = JSON.stringify(value);
	const one =
		await sql`select ${text}::jsonb as j, ${text}::json as k, null::jsonb as none, ${text}::text as t,
		array[${text}::jsonb] as list`.execute(db);
	const several = await sql.raw("select 1; select '[1]'::jsonb as j").execute(db);
	await close();
	expect(one.rows).toEqual([{ j: value, k: value, none: null, t: text, list: [value] }]);
	expect(several.rows).toEqual([{ j: [1] }]);
});

it.each([
	['0001-01-01T00:00:00+01:00', '0000-12-31T23:00:00.000Z'],
	['0044-03-15T12:00:00.5Z BC', '-000043-03-15T12:00:00.500Z'],
	['2026-07-01T00:00:00+02:00', '2026-06-30T22:00:00.000Z'],
])('reads the instant %s as a server does', async (text, iso) => {
	for (const { open } of testDatabases()) {
		const { db, close } = await open();
		const { rows } = await sql<{ at: Date }>`select ${text}::timestamptz as at`.execute(db);
		await close();
		expect(rows.map(({ at }) => at.toISOString())).toEqual([iso]);
	}
});

it('counts what may have written, and no reads', async () => {
	const { db, writes, close } = await openEmbedded(undefined);
	const before = writes?.() ?? Number.NaN;
	await sql`select 1`.execute(db);
	expect(writes?.()).toBe(before);
	await sql`create table one (n int)`.execute(db);
	await db.transaction().execute(async (transaction) => sql`insert into one values (1)`.execute(transaction));
	await close();
	expect(writes?.()).toBeGreaterThan(before + 1);
});

it('its folder is for its own account alone', async () => {
	const folder = mkdtempSync(path.join(tmpdir(), 'estate-database-'));
	try {
		const { close } = await openEmbedded(path.join(folder, 'db'));
		await close();
		expect(statSync(path.join(folder, 'db')).mode & 0o777).toBe(0o700);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
});
