import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { demoFeed } from '@estate/demo';
import { sql } from 'kysely';
import { readConfiguration } from '../../../api/src/configuration.ts';
import type { Database, Db } from '../../../api/src/database/database.ts';
import type { FeedItem } from '../../../api/src/import/feed/feed-item.schema.ts';
import { importFeed } from '../../../api/src/import/import-feed.ts';
import { BENCH_DIR } from './search-databases.ts';

const KINDS = new Set<FeedItem['kind']>(['site', 'property-type', 'city', 'team-member', 'property']);

/** Names every drawing and draws none: searches do not look at pictures. */
const EMPTY_BOOK = { add: (name: string) => name, flush: async () => {}, count: 0 };

/** More are copies of these inside the database, of which no page is asked for. */
export const MOST_IMPORTED = 100_000;

/** A feed with the demo agency; who disposes of it removes its file. */
export interface BenchFeed extends AsyncDisposable {
	file: string;
	properties: number;
}

/** Writes the demo agency with so many properties, MOST_IMPORTED at most, without their pictures and documents. */
export async function writeFeed(count: number): Promise<BenchFeed> {
	await mkdir(BENCH_DIR, { recursive: true });
	const properties = Math.min(count, MOST_IMPORTED);
	const file = path.join(BENCH_DIR, `feed-${process.pid}.ndjson`);
	const out = createWriteStream(file);
	for (const item of demoFeed({ properties, seed: 'bench', today: '2026-11-21' }, EMPTY_BOOK)) {
		if (!KINDS.has(item.kind)) continue;
		const files = item.kind === 'property' ? { pictures: [], documents: [] } : {};
		if (!out.write(`${JSON.stringify({ ...item, ...files })}\n`)) await once(out, 'drain');
	}
	out.end();
	await finished(out);
	return { file, properties, [Symbol.asyncDispose]: () => rm(file) };
}

/** Takes a feed into a migrated database as agencies do, and copies its properties until there are so many. Returns the seconds that it took. */
export async function loadProperties({ db }: Database, feed: BenchFeed, count: number): Promise<number> {
	const started = performance.now();
	const configuration = readConfiguration({});
	const { refused } = await importFeed(db, { file: feed.file, configuration, dataDir: BENCH_DIR });
	const [first] = refused;
	if (first) throw new Error(`The import refused ${first.item}: ${first.message}`);
	if (count > feed.properties) await multiplyProperties(db, feed.properties, count);
	return (performance.now() - started) / 1000;
}

/** What a copy takes over as it is; city, place and price are those of another property, the day is shifted. */
const SAME = [
	'goal, state, type_ids, living_area, bedrooms, bathrooms, shower_rooms, toilets, garages, epc_letter, main_type',
	'marquee, price_unit, features, plot_area, construction_year, facades, free_month, subtype',
].join(', ');

/**
 * Copies the properties of a database inside it until there are so many: a million would be imported for minutes. Copies have ids
 * of their own, the words and the card of their original, and no page.
 */
async function multiplyProperties(db: Db, from: number, count: number): Promise<void> {
	await db.transaction().execute(async (transaction) => {
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
	await sql`analyze`.execute(db);
}
