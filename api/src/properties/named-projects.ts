import type { PropertyPage } from '@estate/shared-contract';
import type { Reader } from '../content/site-settings.ts';
import type { Db } from '../database/database.ts';
import type { AskedSearch } from '../search/prepare-search.ts';
import { projectsCalled } from '../search/project-names.ts';
import type { SearchIndex } from '../search/search-index.ts';

/** Projects that a text may mean; more share no name but a word. */
const MOST_PROJECTS = 3;

/** The projects whose name has every word of the search's text. */
export async function namedProjectsOf(
	db: Db,
	index: SearchIndex,
	{ filter: { search } }: AskedSearch,
	reader: Reader,
): Promise<Pick<PropertyPage, 'projects'>> {
	if (search === '') return {};
	const ids = (await projectsCalled(db, index, search)).slice(0, MOST_PROJECTS);
	if (ids.length === 0) return {};
	const rows = await db.selectFrom('project').selectAll().where('id', 'in', ids).orderBy('id').execute();
	const projects = rows.map(({ id, data }) => ({
		ID: Number(id),
		Name: reader.text(data.Name),
		City: reader.city(data.City, data.Zip),
		State: data.State,
	}));
	return { projects };
}
