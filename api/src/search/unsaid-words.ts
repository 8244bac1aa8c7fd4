import { type DroppedValue, type Language, type SearchFilter, sortOf } from '@estate/shared-contract';
import type { Db } from '../database/database.ts';
import { resolveCities } from './chosen-places.ts';
import { propertiesOfNeighbourhoods } from './neighbourhood-names.ts';
import { propertiesOfProjects } from './project-names.ts';
import { PropertyFilter } from './property-filter.ts';
import type { RowSet } from './row-set.ts';
import type { SearchIndex } from './search-index.ts';
import { searchableText } from './searchable-text.ts';
import type { Understood } from './sentence/fill-filter.ts';
import { lexiconOf } from './sentence/vocabulary/lexicon.ts';
import { likelyMeant, propertiesOfText } from './understand-text.ts';

/** What the words of a piece find together, as they stand or with a typing error put right. */
async function foundBy(db: Db, index: SearchIndex, piece: string, language: Language): Promise<RowSet> {
	const found = await propertiesOfText(db, index, piece, language);
	const isSpelledRight = piece.includes(' ') || lexiconOf(language).meanings(searchableText(piece));
	if (found.size > 0 || isSpelledRight) return found;
	const meant = await likelyMeant(db, index, piece);
	return meant === '' ? found : propertiesOfText(db, index, meant, language);
}

/** Is it a part of the name of a neighbourhood or a project? Who asks for one does not want what lies elsewhere. */
async function isNameOfSome(db: Db, index: SearchIndex, piece: string): Promise<boolean> {
	const word = searchableText(piece);
	const [there, projects] = await Promise.all([
		propertiesOfNeighbourhoods(db, index, word),
		propertiesOfProjects(db, index, word),
	]);
	return there.size > 0 || projects.size > 0;
}

/** What a search finds without its text, units of projects among it. */
export function foundWithoutText(index: SearchIndex, filter: SearchFilter): RowSet {
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
 * A search with what its sentence says, without the pieces of its text that nothing of what was understood has: from the
 * first on, each stays that leaves something of it, and each that is a name of the agency's. The others are named, and hide
 * nothing; beside filters that find nothing anyway, each stays that stands somewhere.
 */
export async function withoutUnsaid(
	db: Db,
	index: SearchIndex,
	understood: Understood,
	language: Language,
): Promise<Understood> {
	const { filter, dropped, sought = [] } = understood;
	if (sought.length === 0) return understood;
	const found = await Promise.all(
		sought.map(async (piece) => {
			const [ofPiece, isName] = await Promise.all([
				foundBy(db, index, piece, language),
				isNameOfSome(db, index, piece),
			]);
			return { piece, ofPiece, isName };
		}),
	);
	let left = foundWithoutText(index, filter);
	const hasSome = left.size > 0;
	const kept: string[] = [];
	const unsaid: DroppedValue[] = [];
	for (const { piece, ofPiece, isName } of found) {
		const joined = left.within([ofPiece]);
		if (ofPiece.size > 0 && (joined.size > 0 || isName || !hasSome)) {
			left = joined;
			kept.push(piece);
		} else unsaid.push({ name: 'search', value: piece });
	}
	if (unsaid.length === 0) return understood;
	const search = kept.join(' ');
	const stays = { ...filter, search, sort: sortOf({ search, sort: filter.sort }) };
	return { ...understood, filter: stays, dropped: [...dropped, ...unsaid], sought: kept };
}
