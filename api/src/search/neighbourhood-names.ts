import type { MapShape } from '@estate/shared-contract';
import type { Db } from '../database/database.ts';
import { RowSet } from './row-set.ts';
import type { SearchIndex } from './search-index.ts';
import { searchableText } from './searchable-text.ts';

/** A neighbourhood that the agency describes, by what it is called. */
export interface NamedNeighbourhood {
	/** As searches compare it: "coupure en bijloke" */
	name: string;
	/** "coupure", "bijloke": what people call it; none that is a place of the gazetteer */
	parts: readonly string[];
	shape: MapShape;
}

/** Shorter words begin too many names. */
const SHORTEST_WORD = 3;
/** "Coupure en Bijloke", "Flagey & Châtelain" */
const JOINTS = /\s+(?:en|et|and|und)\s+|[&,/]/;

/** Neighbourhoods by their names; some dozens at most. */
export function namedNeighbourhoods(db: Db, index: SearchIndex): Promise<readonly NamedNeighbourhood[]> {
	return index.readOnce('neighbourhood names', async () => {
		const rows = await db.selectFrom('neighbourhood').select(['name', 'data']).orderBy('id').execute();
		return rows.map(({ name, data }) => ({
			name: searchableText(name),
			parts: name
				.split(JOINTS)
				.filter((part) => index.gazetteer.named(part).length === 0)
				.map(searchableText)
				.filter((part) => part.length >= SHORTEST_WORD),
			shape: data.Coordinates,
		}));
	});
}

/** Properties in the neighbourhoods that have a word in their name: those that lie between its corners. */
export async function propertiesOfNeighbourhoods(db: Db, index: SearchIndex, word: string): Promise<RowSet> {
	const empty = new RowSet(index.properties.size);
	if (word.length < SHORTEST_WORD) return empty;
	const called = (await namedNeighbourhoods(db, index)).filter(({ parts }) =>
		parts.some((part) => ` ${part}`.includes(` ${word}`)),
	);
	if (called.length === 0) return empty;
	return index.readOnce(`in neighbourhoods/${called.map(({ name }) => name).join('|')}`, async () =>
		index.sets.union(called.map(({ shape }) => index.sets.inShape(shape))),
	);
}
