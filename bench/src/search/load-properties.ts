import { setImmediate as nextTurn } from 'node:timers/promises';
import { demoFeed } from '@estate/demo';
import { sql } from 'kysely';
import { raiseRevision } from '../../../api/src/content/content-revision.ts';
import type { Database } from '../../../api/src/database/database.ts';
import type { FeedItem } from '../../../api/src/import/feed/feed-item.schema.ts';
import type { ImportContext } from '../../../api/src/import/import-context.ts';
import { rowsOfItem } from '../../../api/src/import/rows-of-item.ts';
import type { TableRows } from '../../../api/src/import/table-rows.ts';
import { upsertRows } from '../../../api/src/import/upsert-rows.ts';
import { WriteBehind } from '../../../api/src/import/write-behind.ts';
import { addVectors } from '../../../api/src/search/vector/add-vectors.ts';
import { WordLexemes } from '../../../api/src/search/vector/word-lexemes.ts';

/** Rows a statement. */
const BATCH = 500;
/** Rows that are prepared without a look at what is being written */
const TURN = 10;
const KINDS = new Set<FeedItem['kind']>(['site', 'property-type', 'city', 'team-member', 'property']);

/** Names every drawing and draws none: searches do not look at pictures. */
const EMPTY_BOOK = { add: (name: string) => name, flush: async () => {}, count: 0 };
const NO_FILES: ImportContext = {
	pictures: async () => [],
	documents: async () => [],
	leaveOut: () => {},
	brand: async () => {},
};

/** Writes the demo agency with so many properties, without pictures, straight into a migrated database. */
export async function loadProperties(
	{ db }: Database,
	count: number,
	onProgress: (properties: number) => void = () => {},
): Promise<void> {
	let waiting: TableRows[] = [];
	const lexemes = new WordLexemes();
	let written = 0;
	const writer = new WriteBehind();
	const write = async () => {
		const parts = waiting;
		const [first] = parts;
		if (!first) return;
		waiting = [];
		await addVectors(db, parts, lexemes);
		const rows = parts.flatMap((part) => part.rows);
		await writer.add(async () => void (await upsertRows(db, first.table, first.key, rows)));
	};
	for (const item of demoFeed({ properties: count, seed: 'bench', today: '2026-11-21' }, EMPTY_BOOK)) {
		if (item.kind === 'owner' || !KINDS.has(item.kind)) continue;
		for (const part of await rowsOfItem(item, NO_FILES)) {
			if (waiting.length >= BATCH || waiting.some(({ table }) => table !== part.table)) await write();
			waiting.push(part);
		}
		// What is written meanwhile goes out, and comes in, when the event loop turns.
		if (waiting.length % TURN === 0) await nextTurn();
		if (item.kind === 'property' && ++written % 5_000 === 0) onProgress(written);
	}
	await write();
	await writer.finish();
	await raiseRevision(db);
	await sql`analyze`.execute(db);
}

/** What a copy takes over as it is; city, place and price are those of another property, the day is shifted. */
const SAME = [
	'goal, state, type_ids, living_area, bedrooms, bathrooms, shower_rooms, toilets, garages, epc_letter, main_type',
	'marquee, price_unit, features, plot_area, construction_year, facades, free_month, subtype',
].join(', ');

/**
 * Loads the demo agency and copies its properties inside the database until there are so many: the generator and the
 * text parser take a millisecond a property. Copies have ids of their own, the words and the card of their original, and no
 * page.
 */
export async function multiplyProperties(database: Database, from: number, count: number): Promise<void> {
	await loadProperties(database, from);
	await database.db.transaction().execute(async (transaction) => {
		const run = (statement: string) => sql.raw(statement).execute(transaction);
		await run("set local session_replication_role = replica; set local maintenance_work_mem = '1GB'");
		await run('drop index property_text');
		await run(`
			with original as materialized (
				select *, row_number() over (order by id) as place, row_number() over (partition by goal order by id) as n,
					count(*) over (partition by goal) as like_it from property)
			insert into property (id, ${SAME}, city_slug, city, zip, lat, lng, shows_point, public_price, price_per_m2, created_at,
				search_names, search_vector, summary, detail)
			select one.id + copy::bigint * 10000000, ${SAME.split(', ').map((name) => `one.${name}`)},
				other.city_slug, other.city, other.zip, other.lat, other.lng, other.shows_point,
				other.public_price, other.public_price / nullif(one.living_area, 0),
				one.created_at - copy * interval '7 hours', '', one.search_vector, one.summary, '{}'
			from original as one
			cross join generate_series(1, ${Math.ceil(count / from) - 1}) as copy
			join original as other on other.goal = one.goal and other.n = 1 + (one.n + copy * 7919) % one.like_it
			where copy * ${from} + one.place <= ${count}`);
		await run('create index property_text on property using gin (search_vector)');
	});
	await sql`analyze`.execute(database.db);
}
