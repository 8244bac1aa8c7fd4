import { type Suggestion, writeSearch } from '@estate/shared-contract';
import type { Reader } from '../../content/site-settings.ts';
import type { Db } from '../../database/database.ts';
import { readTypes } from '../../places/read-places.ts';
import type { SearchIndex } from '../search-index.ts';
import { searchableText } from '../searchable-text.ts';
import { lexiconOf } from '../sentence/vocabulary/lexicon.ts';
import type { TypedText } from './typed-text.ts';

const MOST_TYPES = 3;
/** Shorter beginnings begin too many words for types. */
const SHORTEST_WORD = 3;

/** Types and main types whose name begins with the end of what was typed, the most properties first; then those that another word says: "kot", "woning". */
export async function suggestTypes(
	db: Db,
	index: SearchIndex,
	{ end, before, found }: TypedText,
	reader: Reader,
): Promise<Suggestion[]> {
	if (end === '') return [];
	const isCalled = (name: string) => ` ${searchableText(name)}`.includes(` ${end}`);
	const others = end.length < SHORTEST_WORD ? undefined : lexiconOf(reader.language).typesBegun(end);
	// "Rez de ch" where nothing is on a ground floor by name: the type stays, as in a sentence.
	const isOfType = (id: number) =>
		[...(others ?? [])].some((meaning) => {
			const [kind, type, slug = ''] = meaning.split(':');
			return Number(type) === id && (kind === 'type' || !index.subtypes.has(slug));
		});
	const types = await index.readOnce(`types/${reader.language}`, () => readTypes(db, reader));
	const ofTypes = types.map(({ WebID, Name }) => ({
		label: Name,
		isOther: isOfType(WebID),
		properties: index.sets.byType().get(WebID),
		query: { types: [WebID] },
	}));
	const subtypes = [...index.subtypes].map(([slug, names]) => ({
		label: reader.text(names),
		isOther: [...(others ?? [])].some(
			(meaning) => meaning.startsWith('subtype:') && meaning.endsWith(`:${slug}`),
		),
		properties: index.sets.bySubtype()[index.properties.subtypes.values.indexOf(slug)],
		query: { subtypes: [slug] },
	}));
	return [...ofTypes, ...subtypes]
		.map((type) => ({ ...type, fit: isCalled(type.label) ? 0 : 1 }))
		.filter(({ fit, isOther }) => fit === 0 || isOther)
		.map(({ label, fit, properties, query }) => ({
			fit,
			kind: 'type' as const,
			label,
			count: properties ? found.sizeWith(properties) : 0,
			goal: before.goal,
			query: writeSearch({ ...before, ...query }).toString(),
		}))
		.filter(({ count }) => count > 0)
		.sort((one, other) => one.fit - other.fit || other.count - one.count)
		.filter(({ label }, at, all) => all.findIndex((other) => other.label === label) === at)
		.slice(0, MOST_TYPES)
		.map(({ fit, ...suggestion }) => suggestion);
}
