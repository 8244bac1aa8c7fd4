import {
	type DroppedValue,
	type Language,
	type SearchFilter,
	sortOf,
	writeSearch,
} from '@estate/shared-contract';
import type { Db } from '../database/database.ts';
import { resolveCities } from './chosen-places.ts';
import { propertiesOfNeighbourhoods } from './neighbourhood-names.ts';
import { propertiesOfProjects } from './project-names.ts';
import { PropertyFilter } from './property-filter.ts';
import type { SearchIndex } from './search-index.ts';
import { searchableText } from './searchable-text.ts';
import type { Understood } from './sentence/fill-filter.ts';
import { lexiconOf } from './sentence/vocabulary/lexicon.ts';
import type { SlotSet } from './slot-set.ts';
import { likelyMeant, propertiesOfText } from './understand-text.ts';

const WORD = /[^\s,;]+/g;

/** The words of a text, those together that the vocabulary has as one: "vrij beroep", "op te knappen". */
function wordsOfText(text: string, language: Language): string[] {
	const words = text.match(WORD) ?? [];
	const { longest, meanings } = lexiconOf(language);
	const together: string[] = [];
	for (let at = 0; at < words.length; ) {
		let length = Math.min(longest, words.length - at);
		while (length > 1 && !meanings(searchableText(words.slice(at, at + length).join(' ')))) length--;
		together.push(words.slice(at, at + length).join(' '));
		at += length;
	}
	return together;
}

/** What words find together, as they stand or with a typing error put right. */
async function foundBy(db: Db, index: SearchIndex, word: string, language: Language): Promise<SlotSet> {
	const found = await propertiesOfText(db, index, word, language);
	if (found.size > 0) return found;
	const meant = await likelyMeant(db, index, word);
	return meant === '' ? found : propertiesOfText(db, index, meant, language);
}

/** Is a word of the name of a neighbourhood or a project? Who asks for one does not want what lies elsewhere. */
async function isNameOfSome(db: Db, index: SearchIndex, word: string): Promise<boolean> {
	const [there, projects] = await Promise.all([
		propertiesOfNeighbourhoods(db, index, word),
		propertiesOfProjects(db, index, word),
	]);
	return there.size > 0 || projects.size > 0;
}

/** What a search finds without its text, units of projects among it. */
export function foundWithoutText(index: SearchIndex, filter: SearchFilter): SlotSet {
	const { cities, chosen, understood } = resolveCities(filter.cities, index);
	const places = chosen.flatMap(({ place }) => place ?? []);
	const plain = { ...filter, cities: understood, search: '' };
	return new PropertyFilter(index, {
		filter: plain,
		anyGoal: false,
		cities,
		places,
		words: [],
		units: 'each',
	}).found();
}

/**
 * A search with what its sentence says, without the words that nothing of what was understood has: from the first on, each
 * word stays that leaves something of it, and each that is a name. The others are named, and hide nothing. A text of which
 * nothing was understood stays whole; beside filters that find nothing anyway, each word stays that stands somewhere.
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
	const words = wordsOfText(filter.search, language);
	const found = await Promise.all(
		words.map(async (word) => {
			const [ofWord, isName] = await Promise.all([
				foundBy(db, index, word, language),
				isNameOfSome(db, index, word),
			]);
			return { ofWord, isName };
		}),
	);
	let left = foundWithoutText(index, filter);
	const hasSome = left.size > 0;
	const kept = words.filter((_, at) => {
		const { ofWord, isName } = found[at] as (typeof found)[number];
		if (ofWord.size === 0) return false;
		const joined = left.within([ofWord]);
		if (hasSome && joined.size === 0 && !isName) return false;
		left = joined;
		return true;
	});
	const unsaid = words
		.filter((word) => !kept.includes(word))
		.map((value): DroppedValue => ({ name: 'search', value }));
	if (unsaid.length === 0) return { filter, dropped };
	const search = kept.join(' ');
	const stays = { ...filter, search, sort: sortOf({ search, sort: filter.sort }) };
	return { filter: stays, dropped: [...dropped, ...unsaid] };
}
