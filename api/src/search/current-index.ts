import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { gazetteerOf } from '../places/read-gazetteer.ts';
import { arrangedRows } from './arranged-rows.ts';
import { allCities, readListedCities } from './known-cities.ts';
import { PropertyColumns } from './property-columns.ts';
import { countProperties, readChangedProperties } from './read-search-rows.ts';
import { SearchIndex } from './search-index.ts';
import { readSubtypeNames } from './subtype-names.ts';

interface State {
	revision: number;
	ignores: number[] | null;
	/** Checksum of the gazetteer's data */
	places: string | null;
}

async function readState(db: Db): Promise<State> {
	const { rows } = await sql<State>`
		select revision, (select configuration -> 'marqueeIgnoreList' from site) as ignores,
			(select checksum from place_data) as places
		from content_state`.execute(db);
	return rows[0] ?? { revision: 0, ignores: null, places: null };
}

/** Reads what changed since the index was made; everything when there is none, or when properties have gone. */
async function renewed(db: Db, before: SearchIndex | undefined): Promise<SearchIndex> {
	// Read first: a property that is written meanwhile is read twice, never missed.
	const { revision, ignores, places } = await readState(db);
	const properties = before?.properties ?? new PropertyColumns();
	const changed = new Set<number>();
	for await (const rows of readChangedProperties(db, before?.revision ?? -1))
		for (const read of rows) {
			const row = properties.put(read);
			if (before) changed.add(row);
		}
	if (!before) properties.arrange(arrangedRows(properties));
	if (before && (await countProperties(db)) !== properties.size) return renewed(db, undefined);
	const gazetteer = await gazetteerOf(db, places ?? '');
	const cities = allCities(await readListedCities(db), properties.cities.values, gazetteer);
	return new SearchIndex(
		revision,
		properties,
		{ cities, gazetteer },
		ignores ?? [],
		await readSubtypeNames(db),
		before?.renewal(changed),
	);
}

/**
 * The search index of this process, always as new as the content: each api process has its own and nothing to tell the
 * others. After a change only the properties that were written are read again (`property.change`).
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
			const index = await renewed(this.#db, this.#index);
			this.#index = index;
			// Before somebody mistypes a word; who does reads them where this fails.
			index.names.upTo(this.#db, index.revision).catch(() => {});
			return index;
		} catch (error) {
			// Half-read changes are in the columns: the next one starts again.
			this.#index = undefined;
			throw error;
		} finally {
			this.#renewing = undefined;
		}
	}
}
