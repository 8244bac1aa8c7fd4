import type { Place } from '@estate/places';
import type { Language } from '@estate/shared-contract';
import { searchableText } from '../searchable-text.ts';
import { isAfterArticle, isCommonNoun } from './common-nouns.ts';
import { gluedWords } from './glued-words.ts';
import type { SentenceContext } from './sentence-context.ts';
import { splitCompound } from './split-compound.ts';
import { type Token, tokensOf } from './tokens.ts';
import { landmarkCalled } from './vocabulary/landmarks.ts';
import { type Lexicon, lexiconOf } from './vocabulary/lexicon.ts';
import type { Meaning } from './vocabulary/vocabulary.ts';

/** One or several tokens that say one thing: a phrase of the vocabulary, a place, a number, a sign, or a word that is neither. */
export interface Item {
	key: string;
	from: number;
	to: number;
	meanings: ReadonlySet<Meaning>;
	places: readonly Place[];
	/** The postcode of a station or a square, which lies in its places */
	zip?: string;
	number?: number;
	isSign?: true;
	/** It means something because a letter or two were taken for mistyped */
	isGuess?: true;
}

export const NO_MEANINGS: ReadonlySet<Meaning> = new Set();
const TEXT: ReadonlySet<Meaning> = new Set(['text']);
export const STREET_NAME: ReadonlySet<Meaning> = new Set(['street-name']);
export const NAME: ReadonlySet<Meaning> = new Set(['text', 'name']);
export const STREET: ReadonlySet<Meaning> = new Set(['street']);
export const UNSAYABLE: ReadonlySet<Meaning> = new Set(['unsayable']);
/** Named and not looked for: in a text alone it would be the town. */
const COMMON_NOUN: ReadonlySet<Meaning> = new Set(['thing', 'unsayable']);
/** "Heist o/d Berg" */
const UPON_THE = /\so[./]d\.?\s/i;
/** Words of the longest name of a place, a project or a street */
const LONGEST_NAME = 6;
/** Words of a name beside which a word is looked at as a place */
const LONGEST_BESIDE = 3;
/** Of names as short as On and My most are words of some language. */
const SHORTEST_NAME = 3;

interface Found {
	length: number;
	phrase: string;
	meanings: ReadonlySet<Meaning>;
}

const phraseAt = (tokens: readonly Token[], at: number, length: number) =>
	tokens
		.slice(at, at + length)
		.map(({ key }) => key)
		.join(' ');

const isWords = (tokens: readonly Token[], at: number, length: number) =>
	tokens.length >= at + length &&
	tokens.slice(at, at + length).every(({ isSign, isOdd }) => !isSign && !isOdd);

/** "Zimmer mieten", where "3 Zimmer mieten" counts them */
const isRoomToLet = (meanings: ReadonlySet<Meaning>) => meanings.has('type:3') && meanings.has('goal:1');

const isNumber = (token: Token | undefined, lexicon: Lexicon) =>
	token?.number !== undefined ||
	[...(lexicon.meanings(token?.key ?? '') ?? [])].some((meaning) => meaning.startsWith('number:'));

/** "Flagey", where a neighbourhood of the agency's is called after it: that says more. */
const isOwnLandmark = (phrase: string, meanings: ReadonlySet<Meaning>, { isOfName }: SentenceContext) =>
	meanings.has('landmark') && isOfName(phrase.split(' ').at(-1) ?? '');

function phraseFound(tokens: readonly Token[], at: number, context: SentenceContext): Found | undefined {
	const lexicon = lexiconOf(context.language);
	for (let length = lexicon.longest; length > 0; length--) {
		if (!isWords(tokens, at, length)) continue;
		const phrase = phraseAt(tokens, at, length);
		const meanings = lexicon.meanings(phrase);
		if (!meanings || isOwnLandmark(phrase, meanings, context)) continue;
		if (!(isRoomToLet(meanings) && isNumber(tokens[at - 1], lexicon))) return { length, phrase, meanings };
	}
	return undefined;
}

/** Where a station, a square or a part of the country lies. */
function landmarkPlaces(phrase: string, { gazetteer }: SentenceContext): Pick<Item, 'places' | 'zip'> {
	const { zip, towns } = landmarkCalled(phrase);
	const places = towns.flatMap((town) => gazetteer.named(town).slice(0, 1));
	return zip === undefined ? { places } : { places, zip };
}

/** What a word says only without an accent at its end: "à" is no are, "fermé" no farm, "serré" no Dutch "serre". */
const UNACCENTED = /^(short:|subtype:1:hoeve$|amenity$)/;

function asAccented(found: Found, written: string): Found {
	if (!/[àé]s?$/iu.test(written.normalize('NFC'))) return found;
	const meanings = new Set([...found.meanings].filter((meaning) => !UNACCENTED.test(meaning)));
	return { ...found, meanings: meanings.size > 0 ? meanings : TEXT };
}

/** Words of a name that is left whole: of a project, a neighbourhood or a street. */
function nameFound(tokens: readonly Token[], at: number, isName: (phrase: string) => boolean): number {
	for (let length = LONGEST_NAME; length > 0; length--)
		if (isWords(tokens, at, length) && isName(phraseAt(tokens, at, length))) return length;
	return 0;
}

/** "Voor de" is not Voorde: a name with a word in it that says nothing is spelled so. */
const hasFiller = (tokens: readonly Token[], at: number, length: number, language: Language) =>
	tokens.slice(at, at + length).some(({ key }) => lexiconOf(language).meanings(key)?.has('filler'));

/** "In As", "As Limburg": elsewhere it is a word. */
const isAs = (tokens: readonly Token[], at: number) =>
	tokens[at]?.key === 'as' &&
	(['in', 'te', '3665'].includes(tokens[at - 1]?.key ?? '') ||
		['limburg', '3665'].includes(tokens[at + 1]?.key ?? ''));

const isCalled = ({ names, aliases }: Place, name: string) =>
	[...Object.values(names), ...aliases].some((one) => searchableText(one) === searchableText(name));

function placeFound(text: string, tokens: readonly Token[], at: number, context: SentenceContext) {
	const { gazetteer, language } = context;
	for (let length = LONGEST_NAME; length > 0; length--) {
		if (!isWords(tokens, at, length) || tokens[at]?.number !== undefined) continue;
		const name = text.slice(tokens[at]?.from, tokens[at + length - 1]?.to).replace(UPON_THE, ' op den ');
		const places = gazetteer.named(name);
		const isWhole =
			length === 1 ||
			!hasFiller(tokens, at, length, language) ||
			places.some((place) => isCalled(place, name));
		if (places.length === 0 || !isWhole || (name.length < SHORTEST_NAME && !isAs(tokens, at))) continue;
		return { length, places };
	}
	return undefined;
}

function postcodeFound(token: Token, { gazetteer }: SentenceContext): readonly Place[] {
	return /^[1-9]\d{3}$/.test(token.key) ? gazetteer.named(token.key) : [];
}

/** "Flat in Forest", where "with Attic" or "near the Forest" name no town. Germans write all their nouns so. */
function isProper(
	text: string,
	tokens: readonly Token[],
	at: number,
	{ language }: SentenceContext,
): boolean {
	const isWritten = /^\p{Lu}\p{Ll}/u.test(text.slice(tokens[at]?.from));
	if (language === 'de' || at === 0 || !isWritten) return false;
	return !isAfterArticle(tokens, at, lexiconOf(language));
}

/** "Uccle or forest", "forest 1190": beside another place, or its own postcode, a word that is also a place is the place. */
function isBesidePlace(tokens: readonly Token[], at: number, context: SentenceContext): boolean {
	const lexicon = lexiconOf(context.language);
	const isOr = (token: Token | undefined) =>
		token?.key === ',' || lexicon.meanings(token?.key ?? '')?.has('and') === true;
	const placesOf = (token: Token | undefined) =>
		token && !isOr(token) ? context.gazetteer.named(token.key) : [];
	// "St Gilles or forest": a name of several words as well
	const isPlace = (from: number, step: 1 | -1) =>
		Array.from({ length: LONGEST_BESIDE }, (_, more) => {
			const first = Math.min(from, from + step * more);
			return tokens.slice(Math.max(0, first), first + more + 1);
		}).some((words) => {
			const name = words.map(({ key }) => key).join(' ');
			const isName = words.length > 0 && words.every((word) => !isOr(word) && word.number === undefined);
			return isName && context.gazetteer.named(name).length > 0 && lexicon.meanings(name) === undefined;
		});
	const own = new Set(placesOf(tokens[at]).map(({ id }) => id));
	const isOwnPostcode = (token: Token | undefined) =>
		token?.number !== undefined &&
		placesOf(token).some(({ id, parents }) => own.has(id) || parents.some((one) => own.has(one)));
	return (
		(isOr(tokens[at - 1]) && isPlace(at - 2, -1)) ||
		(isOr(tokens[at + 1]) && isPlace(at + 2, 1)) ||
		isOwnPostcode(tokens[at + 1]) ||
		isOwnPostcode(tokens[at - 1])
	);
}

const isType = (meaning: Meaning) => meaning.startsWith('type:');

/** A word for a type that a town is called by as well, beside the name of another place */
function isTypeInPlace(
	tokens: readonly Token[],
	at: number,
	meanings: ReadonlySet<Meaning>,
	{ gazetteer, language }: SentenceContext,
): boolean {
	const lexicon = lexiconOf(language);
	const isOwn = lexicon.isOwn(tokens[at]?.key ?? '');
	if (!isOwn || !meanings.has('thing') || ![...meanings].some(isType)) return false;
	const isWhere = lexicon.meanings(tokens[at + 1]?.key ?? '')?.has('where') === true;
	return [tokens[at - 1], tokens[isWhere ? at + 2 : at + 1]].some(
		(token) =>
			token !== undefined &&
			token.number === undefined &&
			lexicon.meanings(token.key) === undefined &&
			gazetteer.named(token.key).length > 0,
	);
}

/** What stands at a token: the longer of phrase and name; of two as long the reader's own word, else the name. */
function itemAt(
	text: string,
	tokens: readonly Token[],
	at: number,
	context: SentenceContext,
): { item: Item; length: number } {
	const lexicon = lexiconOf(context.language);
	const first = tokens[at] as Token;
	const { number, isSign } = first;
	const spanned = (length: number) => ({
		key: phraseAt(tokens, at, length),
		from: first.from,
		to: tokens[at + length - 1]?.to ?? first.to,
	});
	if (first.isPart) return { item: { ...spanned(1), meanings: TEXT, places: [] }, length: 1 };
	const name = nameFound(tokens, at, context.isName);
	if (name > 0) return { item: { ...spanned(name), meanings: NAME, places: [] }, length: name };
	const street = nameFound(tokens, at, (phrase) => context.streetCalled(phrase) !== undefined);
	if (street > 0) return { item: { ...spanned(street), meanings: STREET_NAME, places: [] }, length: street };
	const found = phraseFound(tokens, at, context);
	const phrase = found?.length === 1 ? asAccented(found, text.slice(first.from, first.to)) : found;
	if (phrase?.length === 1 && isCommonNoun(tokens, at, lexicon))
		return { item: { ...spanned(1), meanings: COMMON_NOUN, places: [] }, length: 1 };
	// "Halle in Aalst" of a German: a hall, where "Halle" alone is the town.
	if (phrase?.length === 1 && isTypeInPlace(tokens, at, phrase.meanings, context))
		return {
			item: { ...spanned(1), meanings: new Set([...phrase.meanings].filter(isType)), places: [] },
			length: 1,
		};
	const place = placeFound(text, tokens, at, context);
	// "10 ans" are years, and Ans a town; so are Heure and Hour.
	const isCount = phrase?.meanings.has('counted:years') || phrase?.meanings.has('hour');
	const isUncounted = isCount && !isNumber(tokens[at - 1], lexicon);
	// "In Meer", where the word alone means "more".
	const isIn = tokens[at - 1]?.key === 'in' && isProper(text, tokens, at, context);
	const isOwn =
		phrase !== undefined &&
		!(isIn && phrase.meanings.has('filler')) &&
		lexicon.isOwn(phrase.phrase) &&
		!phrase.meanings.has('thing') &&
		!isAs(tokens, at) &&
		!isUncounted &&
		!(
			phrase.meanings.has('text') &&
			(isProper(text, tokens, at, context) || isBesidePlace(tokens, at, context))
		);
	const isPlace =
		place !== undefined &&
		(phrase === undefined || place.length > phrase.length || (place.length === phrase.length && !isOwn));
	if (place && isPlace)
		return {
			item: { ...spanned(place.length), meanings: NO_MEANINGS, places: place.places },
			length: place.length,
		};
	if (phrase) {
		const { length, meanings } = phrase;
		const places = meanings.has('landmark') ? landmarkPlaces(phrase.phrase, context) : { places: [] };
		return { item: { ...spanned(length), meanings, ...places }, length };
	}
	return {
		item: {
			...spanned(1),
			meanings: first.isOdd ? UNSAYABLE : NO_MEANINGS,
			places: number === undefined ? [] : postcodeFound(first, context),
			...(number === undefined ? {} : { number }),
			...(isSign ? { isSign } : {}),
		},
		length: 1,
	};
}

/** A token as the words that it is made of: those of a compound, or what was typed without spaces. */
function partsOf(token: Token, before: Token | undefined, context: SentenceContext): Token[] {
	const parts = splitCompound(token, lexiconOf(context.language));
	const isCompound = parts.length > 1;
	// "Gentappartement": the end is known, and what it begins with as well.
	const isWhole = isCompound && !parts[0]?.isPart;
	return (isWhole ? undefined : gluedWords(token, before, isCompound, context)) ?? parts;
}

/** What a text says, piece by piece. */
export function itemsOf(text: string, context: SentenceContext): Item[] {
	const written = tokensOf(text);
	const tokens = written.flatMap((token, at) => partsOf(token, written[at - 1], context));
	const items: Item[] = [];
	for (let at = 0; at < tokens.length; ) {
		const { item, length } = itemAt(text, tokens, at, context);
		items.push(item);
		at += length;
	}
	return items;
}
