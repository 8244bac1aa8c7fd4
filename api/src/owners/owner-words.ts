import type { Language } from '@estate/shared-contract';

/** What the agency's software writes to owners: one text, or one per language. */
export type OwnerText = string | Record<string, string>;

/** Texts of a row in other languages, by column. */
export type RowWords = Record<string, Record<string, string>>;

type Row = Record<string, OwnerText>;

/** The text that is kept in the column itself: the first language that the software names is the agency's own. */
const ownText = (text: OwnerText): string =>
	typeof text === 'string' ? text : (Object.values(text).find(Boolean) ?? '');

/** Texts as a row keeps them: each column in the agency's language, and all languages of those that have several. */
export function rowTexts<Columns extends string>(
	texts: Record<Columns, OwnerText>,
): Record<Columns, string> & { words: RowWords } {
	const entries = Object.entries<OwnerText>(texts as Row);
	return {
		...(Object.fromEntries(entries.map(([column, text]) => [column, ownText(text)])) as Record<
			Columns,
			string
		>),
		words: Object.fromEntries(
			entries.flatMap(([column, text]) => (typeof text === 'string' ? [] : [[column, text]])),
		),
	};
}

/** The columns of a row that have a text in the reader's language. */
export const wordsIn = (words: RowWords, language: Language): Record<string, string> =>
	Object.fromEntries(
		Object.entries(words).flatMap(([column, texts]) => (texts[language] ? [[column, texts[language]]] : [])),
	);
