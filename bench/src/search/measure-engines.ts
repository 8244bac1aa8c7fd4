import { deepStrictEqual } from 'node:assert';
import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { PAGE_SIZE, SORT_ORDERS } from '@estate/shared-contract';
import { sql } from 'kysely';
import { raiseRevision, readRevision } from '../../../api/src/content/content-revision.ts';
import type { Db } from '../../../api/src/database/database.ts';
import { migrate } from '../../../api/src/database/migrate.ts';
import { serverPool } from '../../../api/src/database/open-server.ts';
import { countFacets } from '../../../api/src/search/count-facets.ts';
import { CurrentIndex } from '../../../api/src/search/current-index.ts';
import { pageOf } from '../../../api/src/search/find-properties.ts';
import { type AskedSearch, prepareSearch } from '../../../api/src/search/prepare-search.ts';
import { countFound, PropertyFilter } from '../../../api/src/search/property-filter.ts';
import type { SearchIndex } from '../../../api/src/search/search-index.ts';
import { wordsOf } from '../../../api/src/search/word-search.ts';
import type { Progress } from '../../../scripts/stack/progress.ts';
import { loadProperties, writeFeed } from './load-properties.ts';
import { type ClientFigures, type ClientRun, runAsks } from './run-clients.ts';
import type { BenchDatabase } from './search-databases.ts';
import { askAt } from './search-mix.ts';
import { type SearchAnswer, SQL_INDEXES, type SqlSearch, searchBySql } from './sql-search.ts';

interface EngineCosts {
	engine: 'index' | 'SQL';
	/** Of the process for the index; of the indexes made for it in PostgreSQL for SQL */
	memoryMB: number;
	/** Until the first search can be answered: the index built, SQL's indexes made and analysed */
	builtSeconds: number;
	/** From a changed property until a search sees it */
	refreshSeconds: number;
}

export interface EngineFigures extends ClientFigures, EngineCosts {
	properties: number;
	/** Of the machine over the last minute, at the end */
	load: number;
}

/** More are copies of these. */
const MOST_GENERATED = 10_000;
const ASKS = 600;
const COMPARED = 60;
const PAGE_KINDS = ['list', 'filtered', 'text'];
/** Hash aggregates and sorts stay in memory; compiling a statement of a few milliseconds takes longer than it saves. */
const TUNED = '-c jit=off -c work_mem=64MB';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

async function memoryInUse(): Promise<number> {
	// What the first round frees of other threads and of buffers the second one counts.
	for (let round = 0; round < 2; round++) {
		collectGarbage();
		await delay(100);
	}
	const { heapUsed, external } = process.memoryUsage();
	return (heapUsed + external) / 1e6;
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
	const started = performance.now();
	await work();
	return (performance.now() - started) / 1_000;
}

/** Filters that the SQL search was not written with. */
const INDEX_ALONE = ['feature', 'plot', 'year', 'projects', 'subtype', 'facades', 'available', 'epc-min'];

/** The first asks of the mix that a list answers and both engines know: pages and counts. */
function listAsks(properties: number) {
	return Array.from({ length: ASKS * 4 }, (_, n) => askAt(n, properties))
		.filter(({ kind }) => kind === 'count' || PAGE_KINDS.includes(kind))
		.map(({ kind, path }) => ({ kind, query: new URL(path, 'http://localhost').searchParams }))
		.filter(({ query }) => !INDEX_ALONE.some((name) => query.has(name)))
		.slice(0, ASKS);
}
type ListAsk = ReturnType<typeof listAsks>[number];

/** In an order that both engines have: how well a text fits is PostgreSQL's alone to say. */
function prepared(db: Db, index: SearchIndex, { query }: ListAsk): Promise<AskedSearch> {
	const sorted = new URLSearchParams(query);
	if (!sorted.has('sort')) sorted.set('sort', 'newest');
	return prepareSearch(db, index, sorted, query.get('goal') === '1' ? 1 : 0);
}

async function searchByIndex(db: Db, index: SearchIndex, ask: ListAsk): Promise<SearchAnswer> {
	const search = await prepared(db, index, ask);
	if (ask.kind === 'count') return { total: countFound(index, search) };
	const filter = new PropertyFilter(index, search);
	const found = filter.found();
	const slots = pageOf(index, search, found, {
		start: (search.filter.page - 1) * PAGE_SIZE,
		count: PAGE_SIZE,
	});
	const ids = slots.map((slot) => index.properties.id[slot] ?? 0);
	return { total: found.size, ids, facets: countFacets(index, filter, search, 'nl') };
}

async function sqlSearchOf(db: Db, index: SearchIndex, ask: ListAsk): Promise<SqlSearch> {
	const { filter, cities, didYouMean } = await prepared(db, index, ask);
	const words = wordsOf(didYouMean ?? filter.search);
	return { filter, cities, words, countsOnly: ask.kind === 'count' };
}

/** One property is written again. */
const changeProperty = (db: Db) =>
	db.transaction().execute(async (transaction) => {
		await sql`update property set marquee = marquee where id = (select min(id) from property)`.execute(
			transaction,
		);
		await raiseRevision(transaction);
	});

/** Fills a database, has both engines answer the same asks, compares their answers and measures one after the other. */
export async function measureEngines(
	database: BenchDatabase,
	{ properties, ...run }: ClientRun & { properties: number },
	progress: Progress,
): Promise<EngineFigures[]> {
	const opened = await database.open();
	const { db } = opened;
	const url = `${database.environment.DATABASE_URL}?options=${encodeURIComponent(TUNED)}`;
	const pool = serverPool(url, run.clients, { connectionMs: 10_000 });
	const what = `${properties.toLocaleString('en')} properties`;
	const asks = listAsks(properties);
	const figures: EngineFigures[] = [];
	const measure = (of: EngineCosts, answer: (place: number) => Promise<unknown>) =>
		progress.step(`Searching ${what} by ${of.engine}: ${run.clients} clients, ${run.seconds} s`, async () => {
			const ask = async (n: number) => {
				await answer(n % ASKS);
				return asks[n % ASKS]?.kind ?? 'list';
			};
			await runAsks(ask, { ...run, seconds: run.seconds / 3 });
			figures.push({ ...of, ...(await runAsks(ask, run)), properties, load: loadavg()[0] ?? 0 });
		});
	try {
		await progress.step(`Loading ${what}`, async () => {
			await migrate(opened);
			await using feed = await writeFeed(Math.min(properties, MOST_GENERATED));
			await loadProperties(opened, feed, properties);
			await sql`vacuum analyze property`.execute(db);
		});
		const before = await memoryInUse();
		const current = new CurrentIndex(db);
		const refreshed = async () => {
			const index = await current.at(await readRevision(db));
			for (const sort of SORT_ORDERS) index.order(sort);
			await searchByIndex(db, index, asks[0] as ListAsk);
			return index;
		};
		const builtSeconds = await seconds(refreshed);
		await changeProperty(db);
		const refreshSeconds = await seconds(refreshed);
		const index = await refreshed();
		const byIndex = (place: number) => searchByIndex(db, index, asks[place] as ListAsk);
		for (const place of asks.keys()) await byIndex(place);
		const memoryMB = (await memoryInUse()) - before;

		const searches = await Promise.all(asks.map((ask) => sqlSearchOf(db, index, ask)));
		const bySql = (place: number) => searchBySql(pool, db, searches[place] as SqlSearch);
		const indexedSeconds = await seconds(async () => {
			for (const made of SQL_INDEXES) await made.execute(db);
			await sql`vacuum analyze property`.execute(db);
		});
		const { rows } = await sql<{ mb: number }>`select sum(pg_relation_size(indexrelid)) / 1e6 as mb
			from pg_index where indexrelid::regclass::text like 'bench%'`.execute(db);
		await progress.step(`Comparing ${COMPARED} answers`, async () => {
			for (let place = 0; place < COMPARED; place++)
				deepStrictEqual(await bySql(place), await byIndex(place), String(asks[place]?.query));
		});
		await measure({ engine: 'index', memoryMB, builtSeconds, refreshSeconds }, byIndex);
		const sqlCosts = { memoryMB: rows[0]?.mb ?? 0, builtSeconds: indexedSeconds, refreshSeconds: 0 };
		await measure({ engine: 'SQL', ...sqlCosts }, bySql);
		return figures;
	} finally {
		await pool.end();
		await opened.close();
		await database.remove();
	}
}
