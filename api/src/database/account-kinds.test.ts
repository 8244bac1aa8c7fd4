import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabases } from '../testing/test-databases.ts';
import { migrate } from './migrate.ts';
import { readMigrations } from './migration-files.ts';

/** As a former version left them: of the demo agency, of a feed, made by the demand form, tied later, invited. */
const FORMER = `
	insert into content_state (id, revision, changed_at) values (1, 1, now()) on conflict do nothing;
	insert into site (id, configuration, menu) values (1, '{}', '[]');
	insert into property (id, goal, state, city_slug, city, zip, type_ids, lat, lng, shows_point, main_type, marquee, price_unit,
		created_at, search_names, search_nl, search_fr, search_en, summary, detail)
	values (1, 0, 'available', 'gent', 'Gent', '9000', '{1}', 51, 3, false, 1, 0, 0, now(), '', '', '', '', '{}', '{}');
	insert into owner (id, email, first_name, last_name, password_hash) values
		(1, 'an.peeters@example.be', 'An', 'Peeters', 'x'),
		(2, 'feed@example.test', 'A', 'B', 'x'),
		(1000001, 'searcher@example.test', 'A', 'B', 'x'),
		(1000002, 'tied@example.test', 'A', 'B', 'x'),
		(1000003, 'invited@example.test', 'A', 'B', 'x');
	insert into owner_property (owner_id, property_id) values (2, 1), (1000002, 1), (1000003, 1);
	insert into owner_session (token_hash, owner_id) values ('a', 1000002), ('b', 1000003);
	insert into request (reference, kind, language, idempotency_key, fingerprint, fields, created_at)
	select email, 'demand-register', 'nl', 'key', email, jsonb_build_object('email', email, 'withAccount', true),
		now() - interval '1 day'
	from unnest(array['Searcher@example.test', 'tied@example.test']) as email;`;

it.each(testDatabases())(
	'accounts that the demand form made are searchers’; one that got a property has no password any more ($name)',
	async ({ openBare }) => {
		const database = await openBare();
		const { db } = database;
		try {
			const files = await readMigrations();
			await migrate(
				database,
				files.filter(({ name }) => name < '0017'),
			);
			await sql.raw(FORMER).execute(db);
			await migrate(database);
			const rows = await db
				.selectFrom('owner')
				.select(['id', 'kind', 'feed_id', 'is_demo', 'password_hash'])
				.orderBy('id')
				.execute();
			expect(rows.map((row) => Object.values(row))).toEqual([
				[1, 'owner', 1, true, 'x'],
				[2, 'owner', 2, false, 'x'],
				[1_000_001, 'searcher', null, false, 'x'],
				[1_000_002, 'owner', null, false, null],
				[1_000_003, 'owner', null, false, 'x'],
			]);
			expect(await db.selectFrom('owner_session').select('owner_id').execute()).toEqual([
				{ owner_id: 1_000_003 },
			]);
			expect(await db.selectFrom('site').select('is_demo').execute()).toEqual([{ is_demo: true }]);
		} finally {
			await database.close();
		}
	},
);
