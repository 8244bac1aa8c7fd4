import {
	type DroppedValue,
	type Language,
	type SearchFilter,
	sortOf,
	writeSearch,
} from '@estate/shared-contract';
import type { Db } from '../database/database.ts';
import type { SearchIndex } from './search-index.ts';
import type { Understood } from './sentence/fill-filter.ts';
import { likelyMeant, propertiesOfText } from './understand-text.ts';

const WORD = /[^\s,;]+/g;

/** Does a word find something, as it stands or with a typing error put right? */
async function findsSomething(
	db: Db,
	index: SearchIndex,
	word: string,
	language: Language,
): Promise<boolean> {
	if ((await propertiesOfText(db, index, word, language)).size > 0) return true;
	return (await likelyMeant(db, index, word)) !== '';
}

/**
 * A search with what its sentence says, without the words that nothing has where other words were understood: they are
 * named, and hide nothing. A text of which nothing was understood stays whole, and finds nothing.
 */
export async function withoutUnsaid(
	db: Db,
	index: SearchIndex,
	asked: SearchFilter,
	{ filter, dropped }: Understood,
	language: Language,
): Promise<Understood> {
	const text = ({ goal, search, sort, ...others }: SearchFilter) =>
		writeSearch({ ...others, goal, search: '', sort: sortOf({ search: '', sort }) }).toString();
	const isUnderstood = filter.goal !== asked.goal || text(filter) !== text(asked);
	if (filter.search === '' || !isUnderstood) return { filter, dropped };
	const words = filter.search.match(WORD) ?? [];
	const found = await Promise.all(words.map((word) => findsSomething(db, index, word, language)));
	const unsaid = words
		.filter((_, at) => !found[at])
		.map((value): DroppedValue => ({ name: 'search', value }));
	if (unsaid.length === 0) return { filter, dropped };
	const search = words.filter((_, at) => found[at]).join(' ');
	const left = { ...filter, search, sort: sortOf({ search, sort: filter.sort }) };
	return { filter: left, dropped: [...dropped, ...unsaid] };
}
