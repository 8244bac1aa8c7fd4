import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { HomeColumns } from './home-columns.ts';
import { allCities, readListedCities } from './known-cities.ts';
import { countHomes, readChangedHomes } from './read-search-rows.ts';
import { SearchIndex } from './search-index.ts';

async function readState(db: Db): Promise<{ revision: number; ignores: number[] }> {
	const { rows } = await sql<{ revision: number; ignores: number[] | null }>`
		select revision, (select configuration -> 'marqueeIgnoreList' from site) as ignores from content_state`.execute(
		db,
	);
	return { revision: rows[0]?.revision ?? 0, ignores: rows[0]?.ignores ?? [] };
}

/** Reads what changed since the index was made; everything when there is none, or when homes have gone. */
async function renewed(db: Db, before: SearchIndex | undefined): Promise<SearchIndex> {
	// Read first: a home that is written meanwhile is read twice, never missed.
	const { revision, ignores } = await readState(db);
	const homes = before?.homes ?? new HomeColumns();
	for await (const rows of readChangedHomes(db, before?.revision ?? -1))
		for (const row of rows) homes.put(row);
	if (before && (await countHomes(db)) !== homes.size) return renewed(db, undefined);
	const cities = allCities(await readListedCities(db), homes.cities.values);
	return new SearchIndex(revision, homes, cities, ignores);
}

/**
 * The search index of this process, always as new as the content: each api process has its own and nothing to tell the
 * others. After a change only the homes that were written are read again (`property.change`).
 */
export class CurrentIndex {
	readonly #db: Db;
	#index: SearchIndex | undefined;
	#renewing: Promise<SearchIndex> | undefined;

	constructor(db: Db) {
		this.#db = db;
	}

	/** The index as of this revision or a later one. */
	async at(revision: string): Promise<SearchIndex> {
		const wanted = Number(revision);
		for (;;) {
			if (this.#index && this.#index.revision >= wanted) return this.#index;
			this.#renewing ??= this.#renew();
			await this.#renewing;
		}
	}

	async #renew(): Promise<SearchIndex> {
		try {
			this.#index = await renewed(this.#db, this.#index);
			return this.#index;
		} catch (error) {
			// Half-read changes are in the columns: the next one starts anew.
			this.#index = undefined;
			throw error;
		} finally {
			this.#renewing = undefined;
		}
	}
}
