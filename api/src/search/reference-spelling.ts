import type { Language } from '@estate/shared-contract';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { SearchIndex } from './search-index.ts';
import { searchableText } from './searchable-text.ts';
import { lexiconOf } from './sentence/vocabulary/lexicon.ts';
import { propertiesOfExactWord } from './word-search.ts';

/** Letters and figures as searches compare them; the road "E411" is none. */
const REFERENCE = /^(?!e\d{3}$)([a-z]{1,4})( ?)(\d{3,8})$/;
/** Figures of the longest reference that zeros are written before */
const MOST_FIGURES = 8;
/** Properties whose reference is looked at: a text may have the same letters and figures in it. */
const MOST_FOUND = 40;

/** The text without "ref" or "nummer" before it. */
function withoutWordFor(text: string, language: Language): string {
	const words = searchableText(text).split(' ');
	const { meanings } = lexiconOf(language);
	return words.slice(words.findIndex((word) => !meanings(word)?.has('reference'))).join(' ');
}

/** Do letters and figures apart from each other say something else? "Gent 9000", "app 1200", "B-1200" */
function saysMore(letters: string, figures: string, { gazetteer }: SearchIndex, language: Language): boolean {
	const isWord = letters.length > 1 && lexiconOf(language).meanings(letters) !== undefined;
	return isWord || [letters, figures].some((part) => gazetteer.named(part).length > 0);
}

/** As it was typed first, then with any number of zeros. */
function spellings(letters: string, figures: string): string[] {
	const bare = figures.replace(/^0+/, '');
	const zeros = Array.from({ length: MOST_FIGURES + 1 - bare.length }, (_, count) => '0'.repeat(count));
	return [...new Set([figures, ...zeros.map((before) => before + bare)])].map((one) => letters + one);
}

/** The reference of a property, as its feed writes it, that is spelled so as searches compare it. */
async function referenceOf(db: Db, index: SearchIndex, spelling: string): Promise<string | undefined> {
	const found = await propertiesOfExactWord(db, index, spelling);
	if (found.size === 0) return undefined;
	const ids = Array.from(found.list().subarray(0, MOST_FOUND), (row) => index.properties.id[row] ?? 0);
	const { rows } = await sql<{ reference: string | null }>`
		select summary ->> 'RecordFile' as reference from property where id = any(${ids}::bigint[])`.execute(db);
	return rows.find(({ reference }) => searchableText(reference ?? '') === spelling)?.reference ?? undefined;
}

/**
 * The reference that a whole text is, however its letters, zeros and figures are joined: "M-02119", "ref m 02119" and "M2119"
 * are "M02119". Undefined where no property has it.
 */
export async function referenceCalled(
	db: Db,
	index: SearchIndex,
	text: string,
	language: Language,
): Promise<string | undefined> {
	const [, letters = '', gap, figures = ''] = REFERENCE.exec(withoutWordFor(text, language)) ?? [];
	if (letters === '' || (gap !== '' && saysMore(letters, figures, index, language))) return undefined;
	const asked = spellings(letters, figures);
	const references = await Promise.all(asked.map((spelling) => referenceOf(db, index, spelling)));
	return references.find((reference) => reference !== undefined);
}
