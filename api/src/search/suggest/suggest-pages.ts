import type { Goal, Suggestion } from '@estate/shared-contract';
import type { Reader } from '../../content/site-settings.ts';
import type { Db } from '../../database/database.ts';
import { projectSlugs } from '../../projects/as-project.ts';
import { readSummaries } from '../../properties/read-summaries.ts';
import { projectsCalled } from '../project-names.ts';
import { referenceCalled } from '../reference-spelling.ts';
import type { SearchIndex } from '../search-index.ts';
import { searchableText } from '../searchable-text.ts';
import { propertiesOfWord, wordsOf } from '../word-search.ts';

const MOST_PAGES = 3;
/** Properties that are looked at for references: a word of digits stands in addresses and texts as well. */
const MOST_FOUND = 40;
/** Shorter beginnings of a reference fit too many. */
const SHORTEST_REFERENCE = 3;

/** Projects that are called so. */
export async function suggestProjects(
	db: Db,
	index: SearchIndex,
	text: string,
	goal: Goal,
	reader: Reader,
): Promise<Suggestion[]> {
	const ids = (await projectsCalled(db, index, text)).slice(0, MOST_PAGES);
	if (ids.length === 0) return [];
	const rows = await db.selectFrom('project').selectAll().where('id', 'in', ids).orderBy('id').execute();
	return rows.map(({ id, data }) => ({
		kind: 'project',
		label: reader.text(data.Name),
		detail: reader.city(data.City, data.Zip),
		...(data.State === 'sold-out' ? { isSoldOut: true as const } : {}),
		goal,
		page: { ID: Number(id), Slugs: projectSlugs(data, reader) },
	}));
}

/** Properties whose reference or number begins like the text, or is spelled otherwise in it, of both goals: who types one has seen it. */
export async function suggestReferences(
	db: Db,
	index: SearchIndex,
	typed: string,
	reader: Reader,
): Promise<Suggestion[]> {
	const text = (await referenceCalled(db, index, typed, reader.language)) ?? typed;
	const words = wordsOf(text);
	const isReference = text.length >= SHORTEST_REFERENCE && /^\S*\d\S*$/.test(text);
	if (!isReference || words.length === 0) return [];
	const found = await Promise.all(words.map((word) => propertiesOfWord(db, index, word, reader.language)));
	const listed = index.sets.listed('any').within(found);
	const ids = Array.from(listed.list().subarray(0, MOST_FOUND), (row) => index.properties.id[row] ?? 0);
	const summaries = await readSummaries(db, index, ids, reader);
	const begun = searchableText(text);
	const meant = [...summaries.values()].filter(({ ID, RecordFile }) =>
		[RecordFile ?? '', String(ID)].some((one) => searchableText(one).startsWith(begun)),
	);
	return meant.slice(0, MOST_PAGES).map(({ ID, Slugs, Goal, TypeDescription, RecordFile, City }) => ({
		kind: 'property',
		label: TypeDescription,
		detail: [RecordFile || String(ID), City].join(', '),
		goal: Goal,
		page: { ID, Slugs },
	}));
}
