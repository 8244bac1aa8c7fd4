import { type Place, typingErrors } from '@estate/places';
import { isOrdinaryWord } from '@estate/places/ordinary-words';
import type { Language } from '@estate/shared-contract';
import { searchableText } from '../searchable-text.ts';
import { STREET_END } from '../street-words.ts';
import { isSign, isTyped, isUnknown, says } from './item-meanings.ts';
import { type Item, NO_MEANINGS, STREET_NAME } from './items.ts';
import { isNearOneOf } from './near-places.ts';
import type { SentenceContext } from './sentence-context.ts';
import { lexiconOf } from './vocabulary/lexicon.ts';

/** Shorter words are too alike to guess at. */
const SHORTEST_GUESS = 4;
/** Two errors in words of so many letters, one in shorter ones */
const LONG_WORD = 7;
/** Who mistypes more words of one sentence is not understood: each is compared with all that it may mean, and looked up. */
const MOST_GUESSES = 12;
/** Words of a mistyped name */
const LONGEST_NAME = 3;

/** "HODB": of the letters of an abbreviation any other would be one as well. */
const ABBREVIATION = /^\p{Lu}{1,4}$/u;

/** Words that may be mistyped: neither part of a street, nor with digits. */
function isCandidate(items: readonly Item[], at: number): boolean {
	const item = items[at];
	if (!item || !isUnknown(item) || says(items[at + 1], 'street')) return false;
	return item.key.length >= SHORTEST_GUESS && /^\p{L}+$/u.test(item.key) && !STREET_END.test(item.key);
}

/** Words of which it matters whether some property has them: the first of a text that may be mistyped. */
export function doubtfulWords(items: readonly Item[]): string[] {
	const words = new Set(items.filter((_, at) => isCandidate(items, at)).map(({ key }) => key));
	return [...words].slice(0, MOST_GUESSES);
}

/** The word of the vocabulary that was likeliest meant, with at most so many errors. */
const guessedWord = (word: string, limit: number, { language }: SentenceContext): string | undefined =>
	lexiconOf(language).guessable.nearest(word, limit)[0];

function asMeaning(item: Item, limit: number, context: SentenceContext): Item | undefined {
	const word = guessedWord(item.key, limit, context);
	const meanings = word === undefined ? undefined : lexiconOf(context.language).meanings(word);
	return meanings && { ...item, meanings, isGuess: true };
}

/** "Kerkstraet" */
function asStreet(item: Item, { streetNearly }: SentenceContext): Item | undefined {
	const key = streetNearly(item.key);
	return key === undefined ? undefined : { ...item, key, meanings: STREET_NAME, isGuess: true };
}

/** "Merelb." */
function asBegun(text: string, item: Item, { placeBegun, language }: SentenceContext): Item | undefined {
	const isShortened = text[item.to] === '.' && !isOrdinaryWord(item.key, language);
	const place = isShortened ? placeBegun(item.key) : undefined;
	return place && { ...item, places: [place], isGuess: true };
}

/** Has a place a name with one error at most? */
function isNear({ names, aliases }: Place, text: string): boolean {
	const asked = searchableText(text);
	return [...Object.values(names), ...aliases].some(
		(name) => typingErrors(asked, searchableText(name), 1) <= 1,
	);
}

/** Shorter words are like too many things. */
const SHORTEST_THING = 6;

/** "Zwmebad": what a home may have, where the word is none of the language and no place is spelled as nearly so. */
function asThing(item: Item, { language, gazetteer }: SentenceContext): Item | undefined {
	if (item.key.length < SHORTEST_THING || isOrdinaryWord(item.key, language)) return undefined;
	const { things, meanings } = lexiconOf(language);
	const [key] = things.nearest(item.key, 1);
	const known = key === undefined ? undefined : meanings(key);
	if (gazetteer.guess(item.key).some((place) => isNear(place, item.key))) return undefined;
	return key === undefined || !known ? undefined : { ...item, key, meanings: known, isGuess: true };
}

/** "nieuwbouwapartement": a word that is known, and one that is nearly. */
function asCompound(item: Item, context: SentenceContext): Item[] | undefined {
	const { key, from, to } = item;
	const { meanings } = lexiconOf(context.language);
	if (key.length !== to - from || guessedWord(key, 1, context)) return undefined;
	for (let cut = key.length - LONG_WORD; cut >= LONG_WORD; cut--) {
		const start = meanings(key.slice(0, cut));
		const end = start && asMeaning({ ...item, key: key.slice(cut), from: from + cut }, 1, context);
		if (start && end) return [{ ...item, key: key.slice(0, cut), to: from + cut, meanings: start }, end];
	}
	return undefined;
}

/** "Betalen" is no mistyped Balen; but "à Gant" and "huis Gant" mean a place, though a "gant" is a glove. */
function isOrdinary(text: string, items: readonly Item[], at: number, language: Language): boolean {
	const [before, item] = [items[at - 1], items[at]];
	const isName = at > 0 && /^\p{Lu}/u.test(text.slice(item?.from, item?.to));
	// "Om te bouwen" is no Bouwel: Dutch has "te" before verbs, and seldom before towns.
	const isIn = says(before, 'where') && before?.key !== 'te';
	return !isName && !isIn && isOrdinaryWord(item?.key ?? '', language);
}

/** "Avenue Louise", "rue de la Loi": what stands behind the word for a street is its name, and nothing that is spelled nearly so. */
function isNameOfStreet(items: readonly Item[], at: number): boolean {
	let before = at - 1;
	while (says(items[before], 'filler') && !says(items[before], 'where')) before--;
	return says(items[before], 'street') && !STREET_END.test(items[before]?.key ?? '');
}

/** "Gent of Antwrepen", "Gent, Antwrepen": one of several, which need not lie near each other */
const isLink = (item: Item | undefined) =>
	says(item, 'and') || says(item, 'towards') || says(item, 'to') || isSign(item, ',/&+-–');

/**
 * Where another place is named beside it, a mistyped one lies in or near that: "huis ekkergem gent" asks for a quarter of Ghent
 * that no list of places has, and not for Evergem.
 */
function likelyPlaces(
	items: readonly Item[],
	[at, end]: readonly [number, number],
	places: readonly Place[],
	known: readonly Place[],
): readonly Place[] {
	const others = items.filter((item, place) => (place < at || place >= end) && item.places.length > 0);
	const before = says(items[at - 1], 'where') ? at - 2 : at - 1;
	const named = [...known, ...others.flatMap((item) => item.places)];
	if (named.length === 0 || isLink(items[before]) || isLink(items[end])) return places;
	return places.filter((place) => isNearOneOf(place, named));
}

/** A name of one to three words, the longest first. */
function asPlace(
	text: string,
	items: readonly Item[],
	at: number,
	{ gazetteer, isInhabited, isLike, isSaid, language }: SentenceContext,
	known: readonly Place[],
): { item: Item; length: number } | undefined {
	for (let length = LONGEST_NAME; length > 0; length--) {
		const part = items.slice(at, at + length);
		const last = part.at(-1);
		const isWhole = part.length === length && part.every((item) => isUnknown(item) || says(item, 'filler'));
		// "Build on" is no Bouillon: no name ends in a word that says nothing.
		if (!isWhole || !last || !isUnknown(last)) continue;
		if (length === 1 && isOrdinary(text, items, at, language)) continue;
		const name = text.slice(part[0]?.from, last.to);
		const places = likelyPlaces(items, [at, at + length], gazetteer.guess(name), known);
		// A short word is like many names, and what a text says is none: they lead to no place where nothing is.
		if ((name.length < LONG_WORD || isSaid(last.key)) && !places.some(isInhabited)) continue;
		if (places.length > 0 && (!isLike(last.key) || places.some((place) => isNear(place, name))))
			return {
				item: {
					key: part.map(({ key }) => key).join(' '),
					from: part[0]?.from ?? 0,
					to: last.to,
					meanings: NO_MEANINGS,
					places,
					isGuess: true,
				},
				length,
			};
	}
	return undefined;
}

/** "Quartier Bertand": alone or with the word beside it nearly the name of a project. */
function isOfProject(
	text: string,
	items: readonly Item[],
	at: number,
	{ isNearlyName }: SentenceContext,
): boolean {
	const spans = [
		[at, at],
		[at - 1, at],
		[at, at + 1],
	] as const;
	return spans.some(([first, last]) => {
		const [from, to] = [items[first]?.from, items[last]?.to];
		return from !== undefined && to !== undefined && isNearlyName(searchableText(text.slice(from, to)));
	});
}

/** "Huis gend": the end of a sentence leaves nothing out, and hardly does its beginning a type; so it is no mistyped "gene" or "geen". */
function leavesNothingOut(items: readonly Item[], at: number, word: Item | undefined): boolean {
	const isLast = items[at + 1] === undefined;
	return says(word, 'not') && (isLast || (at === 0 && isTyped(items[at + 1])));
}

/** Words that nobody knows, as what they were likely meant to be: a word, a street or what a home has with one error first, then a place, then a word with two. `known`: places that were read in the text before. */
export function guessItems(
	text: string,
	items: readonly Item[],
	context: SentenceContext,
	known: readonly Place[],
): Item[] {
	const guessed: Item[] = [];
	const doubtful = new Set(doubtfulWords(items));
	for (let at = 0; at < items.length; ) {
		const item = items[at] as Item;
		const isShort = ABBREVIATION.test(text.slice(item.from, item.to));
		const isAsked = doubtful.has(item.key) && isCandidate(items, at);
		const isDoubtful = isAsked && !isShort && !context.isKnown(item.key);
		const compound = isDoubtful ? asCompound(item, context) : undefined;
		if (compound) {
			guessed.push(...compound);
			at++;
			continue;
		}
		const nearest = isDoubtful
			? (asBegun(text, item, context) ?? asMeaning(item, 1, context) ?? asStreet(item, context))
			: undefined;
		// "Place de parkng" is no square.
		const isStreet = isNameOfStreet(items, at) && !says(nearest, 'parking');
		const word = isStreet || leavesNothingOut(items, at, nearest) ? undefined : nearest;
		const isName = isDoubtful && isOfProject(text, items, at, context);
		const mayBeMore = isDoubtful && !word && !isStreet;
		const thing = mayBeMore && !isName ? asThing(item, context) : undefined;
		const place = mayBeMore && !isName && !thing ? asPlace(text, items, at, context, known) : undefined;
		const far = mayBeMore && !thing && !place && !context.isLike(item.key) && item.key.length >= LONG_WORD;
		guessed.push(word ?? thing ?? place?.item ?? (far ? asMeaning(item, 2, context) : undefined) ?? item);
		at += place?.length ?? 1;
	}
	return guessed;
}
