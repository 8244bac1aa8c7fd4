import { type Suggestion, writeSearch } from '@estate/shared-contract';
import type { Reader } from '../../content/site-settings.ts';
import type { Db } from '../../database/database.ts';
import { readTypes } from '../../places/read-places.ts';
import type { SearchIndex } from '../search-index.ts';
import { searchableText } from '../searchable-text.ts';
import type { TypedText } from './typed-text.ts';

const MOST_TYPES = 3;

/** Types and main types whose name begins with the end of what was typed, the most properties first. */
export async function suggestTypes(
	db: Db,
	index: SearchIndex,
	{ end, before, found }: TypedText,
	reader: Reader,
): Promise<Suggestion[]> {
	const isMeant = (name: string) => ` ${searchableText(name)}`.includes(` ${end}`);
	const types = await index.readOnce(`types/${reader.language}`, () => readTypes(db, reader));
	const ofTypes = types.map(({ WebID, Name }) => ({
		label: Name,
		properties: index.sets.byType().get(WebID),
		query: { types: [WebID] },
	}));
	const subtypes = [...index.subtypes].map(([slug, names]) => ({
		label: reader.text(names),
		properties: index.sets.bySubtype()[index.properties.subtypes.values.indexOf(slug)],
		query: { subtypes: [slug] },
	}));
	return [...ofTypes, ...subtypes]
		.filter(({ label }) => isMeant(label))
		.map(({ label, properties, query }) => ({
			kind: 'type' as const,
			label,
			count: properties ? found.sizeWith(properties) : 0,
			goal: before.goal,
			query: writeSearch({ ...before, ...query }).toString(),
		}))
		.filter(({ count }) => count > 0)
		.sort((one, other) => other.count - one.count)
		.filter(({ label }, at, all) => all.findIndex((other) => other.label === label) === at)
		.slice(0, MOST_TYPES);
}
