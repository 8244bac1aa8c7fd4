import { type Place, typingErrors } from '@estate/places';
import { searchableText } from '../searchable-text.ts';
import { STREET_END } from '../street-words.ts';
import type { SentenceContext } from './sentence-context.ts';
import type { Token } from './tokens.ts';
import { type Lexicon, lexiconOf, SAYING } from './vocabulary/lexicon.ts';

/** Nobody glues more together. */
const LONGEST_GLUED = 40;
const SHORTEST_GLUED = 3;
/** Letters of the longest and shortest pieces; of shorter names most are parts of words. */
const LONGEST_PIECE = 20;
const SHORTEST_WORD = 3;
const SHORTEST_PLACE = 4;

/** Behind a figure: what it counts */
const COUNTED = /^(unit|short|room|rooms|times|euro|kilometre)/;

/** What a piece is; `joined`: a phrase without its spaces, "tekoop". A figure is nothing without what it counts. */
type Kind = 'figure' | 'counted' | 'word' | 'joined' | 'place' | 'postcode' | 'with' | 'where';
/** What a piece may stand behind; at the beginning of a word only what the figure before it counts, or what says something. */
const BEHIND: Readonly<Record<Kind, readonly (Kind | 'start')[]>> = {
	figure: ['counted', 'word', 'joined', 'place', 'postcode', 'with'],
	counted: ['figure'],
	word: ['start', 'counted', 'word', 'joined', 'place', 'postcode', 'with'],
	joined: ['start', 'counted', 'word', 'joined', 'place', 'postcode'],
	place: ['start', 'counted', 'word', 'joined', 'where', 'postcode'],
	postcode: ['place', 'where'],
	with: ['counted', 'word', 'joined', 'place', 'postcode'],
	where: ['counted', 'word', 'joined'],
};

interface Piece {
	kind: Kind;
	/** As the vocabulary spells it, with the spaces of a phrase */
	phrase: string;
	end: number;
}

function placesOf(word: string, hasFigure: boolean, { gazetteer, language, isInhabited }: SentenceContext) {
	// "Bergwoning": a common noun is no town there.
	if (word.length < SHORTEST_PLACE || lexiconOf(language).meanings(word)) return [];
	return gazetteer.named(word).filter((place) => hasFigure || isInhabited(place));
}

/** What a word of the vocabulary may be among others. */
function kindsOf(word: string, lexicon: Lexicon): readonly Kind[] {
	const meanings = lexicon.meanings(word);
	if (!meanings) return [];
	const saysAny = (test: RegExp) => [...meanings].some((meaning) => test.test(meaning));
	const kinds: Kind[] = [];
	if (saysAny(COUNTED)) kinds.push('counted');
	if (word.length >= SHORTEST_WORD && saysAny(SAYING)) kinds.push('word');
	if (meanings.has('with') && lexicon.isOwn(word)) kinds.push('with');
	if (meanings.has('where') && lexicon.isOwn(word)) kinds.push('where');
	return kinds;
}

/** Pieces that a word may have at a place, of any length. */
function piecesAt(word: string, from: number, hasFigure: boolean, context: SentenceContext): Piece[] {
	const lexicon = lexiconOf(context.language);
	const pieces: Piece[] = [];
	const [figure] = /^\d+/.exec(word.slice(from, from + LONGEST_PIECE)) ?? [];
	if (figure) {
		pieces.push({ kind: 'figure', phrase: figure, end: from + figure.length });
		if (/^[1-9]\d{3}$/.test(figure) && context.gazetteer.named(figure).length > 0)
			pieces.push({ kind: 'postcode', phrase: figure, end: from + figure.length });
		return pieces;
	}
	for (let end = from + 1; end <= Math.min(word.length, from + LONGEST_PIECE); end++) {
		const phrase = word.slice(from, end);
		for (const kind of kindsOf(phrase, lexicon)) pieces.push({ kind, phrase, end });
		const joined = lexicon.joined(phrase);
		if (joined) pieces.push({ kind: 'joined', phrase: joined, end });
		if (placesOf(phrase, hasFigure, context).length > 0) pieces.push({ kind: 'place', phrase, end });
	}
	return pieces;
}

/** The fewest pieces that a whole word is made of; each end of it behind a kind is tried once. */
function cover(word: string, isCounted: boolean, context: SentenceContext): Piece[] | undefined {
	const hasFigure = isCounted || /\d/.test(word);
	const pieces = new Map<number, readonly Piece[]>();
	const known = new Map<string, Piece[] | undefined>();
	const from = (at: number, before: Kind | 'start'): Piece[] | undefined => {
		if (at === word.length)
			return before === 'figure' || before === 'with' || before === 'where' ? undefined : [];
		const key = `${at} ${before}`;
		if (known.has(key)) return known.get(key);
		let fewest: Piece[] | undefined;
		const here = pieces.get(at) ?? piecesAt(word, at, hasFigure, context);
		pieces.set(at, here);
		for (const piece of here) {
			if (!BEHIND[piece.kind].includes(before)) continue;
			const others = from(piece.end, piece.kind);
			if (others && (!fewest || others.length + 1 < fewest.length)) fewest = [piece, ...others];
		}
		known.set(key, fewest);
		return fewest;
	};
	return from(0, isCounted ? 'figure' : 'start');
}

/** Something that says what is looked for, and not only names or parts that compounds are made of anyway. */
function isTelling(pieces: readonly Piece[], isCounted: boolean): boolean {
	const has = (...kinds: Kind[]) => pieces.some(({ kind }) => kinds.includes(kind));
	if (pieces.length < 2) return has('joined');
	return (
		(has('word', 'joined') && has('place', 'joined', 'with', 'figure')) ||
		isCounted ||
		has('figure', 'postcode')
	);
}

const isNearly = ({ names, aliases }: Place, word: string) =>
	[...Object.values(names), ...aliases].some((name) => typingErrors(word, searchableText(name), 1) <= 1);

/** Is a word something by itself: of the vocabulary, a name, a street, or one of these with a letter mistyped? */
function isWord(key: string, { gazetteer, language, ...context }: SentenceContext): boolean {
	const lexicon = lexiconOf(language);
	return (
		lexicon.meanings(key) !== undefined ||
		gazetteer.named(key).length > 0 ||
		context.isName(key) ||
		context.streetCalled(key) !== undefined ||
		STREET_END.test(key)
	);
}

function isNearlyWord(key: string, { gazetteer, language, ...context }: SentenceContext): boolean {
	return (
		context.isNearlyName(key) ||
		context.streetNearly(key) !== undefined ||
		lexiconOf(language).guessable.nearest(key, 1).length > 0 ||
		gazetteer.guess(key).some((place) => isNearly(place, key))
	);
}

/**
 * "huisgent3slpk", "3slpk1badk", "houseinghent": known words, places and figures without spaces between them, where
 * they make up the whole and it is no word itself. `isCompound`: its end says a type, so it needs to stand in no text.
 */
export function gluedWords(
	token: Token,
	before: Token | undefined,
	isCompound: boolean,
	context: SentenceContext,
): Token[] | undefined {
	const { key, from, to } = token;
	// Offsets of an accented word are not those of its key.
	const isPlain = token.number === undefined && !token.isOdd && !token.isSign && key.length === to - from;
	if (!isPlain || key.length < SHORTEST_GLUED || key.length > LONGEST_GLUED || isWord(key, context))
		return undefined;
	const isCounted = before?.number !== undefined && before.to === from;
	const isCode = isCounted || /\d/.test(key);
	if (!isCode && !isCompound && context.isKnown(key)) return undefined;
	const pieces = cover(key, isCounted, context);
	if (!pieces || !isTelling(pieces, isCounted) || (!isCode && isNearlyWord(key, context))) return undefined;
	let start = from;
	return pieces.flatMap(({ phrase }) =>
		phrase.split(' ').map((word): Token => {
			const at = start;
			start += word.length;
			const number = /^\d+$/.test(word) ? { number: Number(word) } : {};
			return { key: word, from: at, to: start, ...number };
		}),
	);
}
