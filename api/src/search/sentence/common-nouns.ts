import type { Token } from './tokens.ts';
import type { Lexicon } from './vocabulary/lexicon.ts';
import type { Meaning } from './vocabulary/vocabulary.ts';

/** Tokens between "with" and the last of what it goes with: "met zwembad, sauna en spa" */
const LONGEST_LIST = 8;

/** What a home has */
const HAD = /^(feature|room|garage|parking|text|thing)/;
/** What may have something in it: "boom in de tuin", where "Boom in het centrum" is the town */
const ROOMS = /^(feature|room|garage)/;

const saysAny = (token: Token | undefined, lexicon: Lexicon, test: RegExp) =>
	token !== undefined && [...(lexicon.meanings(token.key) ?? [])].some((meaning) => test.test(meaning));

const says = (token: Token | undefined, lexicon: Lexicon, meaning: Meaning) =>
	token !== undefined && (lexicon.meanings(token.key)?.has(meaning) ?? false);

const isSize = (token: Token | undefined, lexicon: Lexicon) =>
	says(token, lexicon, 'unsayable') && says(token, lexicon, 'text');

/** An article, but not that of a phrase of another language: "près de" to a reader of Dutch */
function isArticle(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
	const phrase = `${tokens[at - 1]?.key} ${tokens[at]?.key}`;
	return (
		says(tokens[at], lexicon, 'article') && (lexicon.isOwn(phrase) || lexicon.meanings(phrase) === undefined)
	);
}

/** "met boom", "la forêt", "een grote boom": no town has an article or "with" before its name. */
export function isAfterArticle(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
	let before = at - 1;
	while (isSize(tokens[before], lexicon)) before--;
	return says(tokens[before], lexicon, 'with') || isArticle(tokens, before, lexicon);
}

/** "boom in de tuin", "spa dans le jardin" */
function isInRoom(tokens: readonly Token[], after: number, lexicon: Lexicon): boolean {
	if (!says(tokens[after], lexicon, 'where')) return false;
	const next = says(tokens[after + 1], lexicon, 'article') ? after + 2 : after + 1;
	return saysAny(tokens[next], lexicon, ROOMS);
}

/** "met sauna en spa", "avec piscine, spa et jardin": one of several that a home has. */
function isInList(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
	const isLinked =
		says(tokens[at - 1], lexicon, 'and') ||
		(says(tokens[at + 1], lexicon, 'and') && saysAny(tokens[at + 2], lexicon, HAD));
	if (!isLinked) return false;
	for (let before = at - 1; before >= Math.max(0, at - LONGEST_LIST); before--) {
		const token = tokens[before];
		if (says(token, lexicon, 'with')) return true;
		const isOfList =
			token?.key === ',' ||
			says(token, lexicon, 'and') ||
			says(token, lexicon, 'article') ||
			saysAny(token, lexicon, HAD);
		if (!isOfList) return false;
	}
	return false;
}

/** What a figure counts that does not say which one it is */
const COUNTED = /^(room|unit|short|times|euro|kilometre|mile|minute|month|counted)/;
const MOST_NUMBERED = 100;

/** "Lot 3", but not "Lot 3 chambres" */
const isNumbered = (tokens: readonly Token[], at: number, lexicon: Lexicon): boolean =>
	says(tokens[at], lexicon, 'numbered') &&
	(tokens[at + 1]?.number ?? MOST_NUMBERED) < MOST_NUMBERED &&
	!saysAny(tokens[at + 2], lexicon, COUNTED);

/** Is a word that some town is called by, such as Boom or Spa, the common noun here? What stands beside it says so; alone it is the town. */
export function isCommonNoun(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
	if (!says(tokens[at], lexicon, 'thing')) return false;
	if (isAfterArticle(tokens, at, lexicon) || isNumbered(tokens, at, lexicon)) return true;
	if (says(tokens[at - 1], lexicon, 'where')) return false;
	return isInRoom(tokens, at + 1, lexicon) || isInList(tokens, at, lexicon);
}
