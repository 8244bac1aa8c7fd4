import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readRevision } from '../content/content-revision.ts';
import { testDatabases } from '../testing/test-databases.ts';
import type { Database } from './database.ts';
import { migrate, migrationStates } from './migrate.ts';
import { readMigrations } from './migration-files.ts';
import { newerDatabaseWarning, requireMigrated } from './require-migrated.ts';

const fileOf = (name: string, text: string) => ({
	name,
	sql: text,
	checksum: createHash('sha256').update(text).digest('hex'),
});

describe.each(testDatabases())('migrations on $name', ({ openBare }) => {
	let database: Database;
	beforeEach(async () => {
		database = await openBare();
	});
	afterEach(() => database.close());

	it('are applied once, however often they are run, and however many start at the same time', async () => {
		const runs = await Promise.all([migrate(database), migrate(database), migrate(database)]);
		expect(runs.flat().sort()).toEqual((await readMigrations()).map(({ name }) => name));
		expect(await migrate(database)).toEqual([]);
		for (const { state } of await migrationStates(database)) expect(state).toBe('applied');
	});

	it('are asked for in one sentence by an api that may not apply them, on an empty database too, which stays so', async () => {
		await expect(requireMigrated(database)).rejects.toThrow(
			/^The database lacks \d+ migrations, from 0001-content\.sql on: run "npm run db -- migrate", or start with MIGRATE=on\.$/,
		);
		expect((await migrationStates(database)).every(({ state }) => state === 'pending')).toBe(true);
		await migrate(database);
		await requireMigrated(database);
	});

	it('go on where our former runner stopped, and it can go on after them', async () => {
		const [one, two] = [fileOf('0001.sql', 'create table one (id int);'), fileOf('0002.sql', 'select 1;')];
		// As it left its table.
		await sql
			.raw(
				`create table migration (name text primary key, checksum text not null, applied_at timestamptz not null default now());
				create table one (id int); insert into migration (name, checksum) values ('0001.sql', '${one.checksum}');`,
			)
			.execute(database.db);
		const runs = await Promise.all([migrate(database, [one, two]), migrate(database, [one, two])]);
		expect(runs.flat()).toEqual(['0002.sql']);
		const { rows } = await sql`select name, checksum from migration order by name`.execute(database.db);
		expect(rows).toEqual([one, two].map(({ name, checksum }) => ({ name, checksum })));
		await sql`insert into migration (name, checksum) values ('0003.sql', 'x')`.execute(database.db);
		expect(await migrate(database, [one, two])).toEqual([]);
	});

	it('are undone as a whole when a statement fails, and can be run again when it is mended', async () => {
		const broken = fileOf('0001.sql', 'create table one (id int); select nonsense;');
		await expect(migrate(database, [broken])).rejects.toThrow(/0001\.sql failed and was undone/);
		const mended = fileOf('0001.sql', 'create table one (id int);');
		expect(await migrate(database, [mended])).toEqual(['0001.sql']);
	});

	it('are refused when one that ran was changed afterwards', async () => {
		await migrate(database, [fileOf('0001.sql', 'select 1;')]);
		await expect(migrate(database, [fileOf('0001.sql', 'select 2;')])).rejects.toThrow(
			/0001\.sql was changed/,
		);
	});

	it('fit the version before: it goes on beside those of a newer one, and says so', async () => {
		await migrate(database);
		await requireMigrated(database);
		expect(await newerDatabaseWarning(database)).toBeUndefined();
		await sql`insert into migration (name, checksum) values ('9999-later.sql', 'x')`.execute(database.db);
		await requireMigrated(database);
		expect(await migrate(database)).toEqual([]);
		expect(await newerDatabaseWarning(database)).toMatch(/^The database has 1 migrations .* 9999-later\.sql/);
	});

	it('are refused where another version’s ran among them, and where some are missing before a newer one', async () => {
		const [one, two, three] = [
			fileOf('0001.sql', 'select 1;'),
			fileOf('0002.sql', 'select 1;'),
			fileOf('0003.sql', 'select 1;'),
		];
		await migrate(database, [one, two, three]);
		await expect(migrate(database, [one, three])).rejects.toThrow(
			/0002\.sql, which this version does not know/,
		);
		await sql`delete from migration where name = '0002.sql'`.execute(database.db);
		await expect(migrate(database, [one, two])).rejects.toThrow(/lacks 0002\.sql: start the newer version/);
	});
});

describe.each(testDatabases())('transactions on $name', ({ open }) => {
	it('go on side by side with queries, each on what the one before left', async () => {
		const { db, close } = await open();
		const raise = () =>
			db.transaction().execute(async (transaction) => {
				const { revision } = await transaction
					.selectFrom('content_state')
					.select('revision')
					.forUpdate()
					.executeTakeFirstOrThrow();
				await transaction
					.updateTable('content_state')
					.set({ revision: revision + 1 })
					.execute();
			});
		await Promise.all([raise(), raise(), sql`select 1`.execute(db), raise(), raise()]);
		expect(await readRevision(db)).toBe('5');
		await close();
	});
});
