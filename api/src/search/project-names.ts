import type { Db } from '../database/database.ts';
import { RowSet } from './row-set.ts';
import type { SearchIndex } from './search-index.ts';
import { searchableText } from './searchable-text.ts';

/** A project by what it is called. */
export interface NamedProject {
	id: number;
	/** As searches compare them, in any language */
	names: readonly string[];
}

/** Shorter words begin too many names. */
const SHORTEST_WORD = 3;

/** Projects of the agency by their names; some dozens at most. */
export function namedProjects(db: Db, index: SearchIndex): Promise<readonly NamedProject[]> {
	return index.readOnce('project names', async () => {
		const rows = await db.selectFrom('project').select(['id', 'data']).orderBy('id').execute();
		return rows.map(({ id, data }) => ({
			id: Number(id),
			names: [...new Set(Object.values(data.Name).map(searchableText))].filter(Boolean),
		}));
	});
}

const hasWord = (name: string, word: string) => ` ${name}`.includes(` ${word}`);

/** Projects in whose name every word of a text stands; none for a text without words. */
export async function projectsCalled(db: Db, index: SearchIndex, text: string): Promise<number[]> {
	const words = searchableText(text).split(' ').filter(Boolean);
	if (words.every((word) => word.length < SHORTEST_WORD)) return [];
	const projects = await namedProjects(db, index);
	return projects
		.filter(({ names }) => names.some((name) => words.every((word) => hasWord(name, word))))
		.map(({ id }) => id);
}

/** Properties of the projects that a word stands in the name of. */
export async function propertiesOfProjects(db: Db, index: SearchIndex, word: string): Promise<RowSet> {
	const projects = await projectsCalled(db, index, word);
	if (projects.length === 0) return new RowSet(index.properties.size);
	return index.readOnce(`of projects/${projects.join()}`, async () => {
		const rows = await db.selectFrom('property').select('id').where('project_id', 'in', projects).execute();
		return index.sets.only(rows.flatMap(({ id }) => index.properties.rows.get(Number(id)) ?? []));
	});
}
