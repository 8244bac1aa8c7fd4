import type { Place } from '@estate/places';
import {
	DROPPED_SELLER,
	DROPPED_SPOT,
	emptySearch,
	GOAL,
	type Goal,
	isFiltered,
	type SearchFilter,
	sortOf,
	writeSearch,
} from '@estate/shared-contract';
import { fillFilter, type Understood } from './fill-filter.ts';
import { withoutForeignPostcodes } from './foreign-postcodes.ts';
import { doubtfulWords, guessItems } from './guess-items.ts';
import { innerOffices } from './inner-offices.ts';
import { says } from './item-meanings.ts';
import { type Item, itemsOf } from './items.ts';
import { withJoinedNumerals } from './joined-numerals.ts';
import { leftOver } from './left-over.ts';
import { marketOf } from './market.ts';
import { withoutPricedPostcodes } from './money-numbers.ts';
import { withNegatedBounds } from './negated-bounds.ts';
import { otherGoals } from './one-goal.ts';
import { formerProperty } from './own-property.ts';
import { paidAmounts, saysLoan } from './paid-amounts.ts';
import { withPlusBounds } from './plus-bounds.ts';
import { readItems } from './read-items.ts';
import { apartFrom } from './replace-filters.ts';
import { restText } from './rest-text.ts';
import { saysGoal, sellersWords } from './sellers-words.ts';
import type { SentenceContext } from './sentence-context.ts';
import { lexiconOf } from './vocabulary/lexicon.ts';

/** What is left may say something once the rest is gone. */
const MOST_ROUNDS = 3;

/** What is named, and where it stands in the text */
interface Piece {
	from: number;
	value: string;
	/** As of a `DroppedValue` */
	name: string;
}

interface Round extends Understood {
	/** What no filter can say */
	unsaid: readonly Piece[];
	/** What is left of the text */
	rest: readonly Item[];
	/** A home of any type is asked for: "bright home", "bien lumineux" */
	isOfHome: boolean;
}

/** Those of the items, side by side where they stand so. */
function runsOf(items: readonly Item[], some: readonly Item[]): Item[][] {
	const runs: Item[][] = [];
	for (const [at, item] of items.entries()) {
		if (!some.includes(item)) continue;
		if (some.includes(items[at - 1] as Item)) runs.at(-1)?.push(item);
		else runs.push([item]);
	}
	return runs;
}

/** "Ook in Aalst", "or a flat": beside what was asked before, not in its place. */
const addsToSearch = (items: readonly Item[]): boolean =>
	says(items[0], 'and') || items.some((item) => says(item, 'also'));

/** What is said beside the search: what somebody pays now, another goal than theirs, the home that they have, an office in one. */
function besideSearch(items: readonly Item[], goal: Goal): Item[] {
	const paid = paidAmounts(items);
	const others = items.filter((item) => !paid.includes(item));
	return [...paid, ...otherGoals(others, goal), ...formerProperty(others), ...innerOffices(others)];
}

/** `since`: places that were read in the text before; undefined at its first reading */
function understandOnce(filter: SearchFilter, context: SentenceContext, since?: readonly Place[]): Round {
	const text = filter.search;
	const read = guessItems(text, itemsOf(text, context), context, since ?? []);
	const sellers = sellersWords(read);
	const beside = besideSearch(read, filter.goal);
	const isSought = (item: Item) => !beside.includes(item) && (!sellers.includes(item) || saysGoal(item));
	const sought = read.filter(isSought);
	const numbered = withoutPricedPostcodes(
		withPlusBounds(withNegatedBounds(withJoinedNumerals(sought))),
		filter.goal,
	);
	const items = withoutForeignPostcodes(numbered, marketOf(numbered, filter.goal));
	const reading = readItems(items, filter.goal);
	// In what is left of a text, letting is said no more.
	if (since === undefined && saysLoan(read)) reading.goal ??= GOAL.sale;
	const replaces = since === undefined && !addsToSearch(items);
	const { filter: next, dropped, rest } = fillFilter(filter, reading, text, context, { replaces });
	// A text without any word is looked for as it is: it finds nothing, and not everything.
	if (next.search === '' && read.length === 0)
		return { filter, dropped: [], unsaid: [], rest, isOfHome: false };
	const named = (name: string) => (piece: readonly Item[]) => ({
		from: piece[0]?.from ?? 0,
		value: restText(text, piece),
		name,
	});
	const unsaid = reading.dropped.map(named('search'));
	if (sellers.length > 0) unsaid.push(named(DROPPED_SELLER)(sellers));
	unsaid.push(...runsOf(read, beside).map(named('search')));
	return { filter: next, dropped, unsaid, rest, isOfHome: read.some((item) => says(item, 'home')) };
}

/** Words of a text that no vocabulary has: whether some property has them decides if they were mistyped. */
export function unknownWords(text: string, context: SentenceContext): string[] {
	return doubtfulWords(itemsOf(text, context));
}

/** The places that were read in a text so far. */
const placesSince = (asked: SearchFilter, { cities }: SearchFilter, { gazetteer }: SentenceContext) =>
	apartFrom(cities, asked.cities).flatMap(({ name }) => gazetteer.named(name));

const queryOf = (filter: SearchFilter) => `${filter.goal} ${writeSearch(filter)}`;

const withText = (filter: SearchFilter, search: string): SearchFilter => ({
	...filter,
	search,
	sort: sortOf({ search, sort: filter.sort }),
});

/** What is looked for in texts: things that a home may have in the words of the reader's language, all else as it was typed. */
function soughtText(text: string, piece: readonly Item[], { language }: SentenceContext): string {
	const { ownWord } = lexiconOf(language);
	const wordOf = ({ key, from, to, isGuess }: Item) => (isGuess ? key : text.slice(from, to));
	if (!piece.every((item) => says(item, 'amenity'))) return restText(text, piece);
	return piece.map((thing) => ownWord(thing.key) ?? wordOf(thing)).join(' ');
}

/** "15.03.2027": each number of it would be an amount. As long as what it becomes, so that places in the text stay. */
const DOTTED_DATE = /(?<![\d.,])(\d{1,2})\.(\d{1,2})\.(20\d\d)(?![\d.,]\d)/g;

/** What its own people write for short; "XL" is a size but for a place, or the word before one, beside it. */
const IXELLES =
	/^\s*xl\s*$|(?<![\p{L}\d])ixl(?![\p{L}\d])|(?<=(?<!\p{L})(?:à|in|te|near|vers|1050|bxl|bruxelles|brussels?|brüssel)[\s,]+)xl(?![\p{L}\d])|(?<![\p{L}\d])xl(?=[\s,]+(?:1050|bxl|bruxelles|brussels?|brüssel)(?![\p{L}\d]))/giu;

/** Who looks for a home means no glove, which it is in French, but the town. */
const GANT = /(?<![\p{L}\d])gant(?![\p{L}\d])/giu;

/** All but the text */
const othersOf = (filter: SearchFilter) => queryOf(withText(filter, ''));

/**
 * A text of which nothing was understood is searched as it is. Where the vocabulary has all of its words, "vue mer",
 * "preiswert", and nothing has them in its texts, it is named and hides nothing, as beside a filter.
 */
function wholeText(filter: SearchFilter, left: readonly Item[], dropped: Understood['dropped']): Understood {
	const isKnown = left.every((item) => says(item, 'text') && !says(item, 'name') && !says(item, 'amenity'));
	if (!isKnown || isFiltered({ ...filter, search: '' })) return { filter, dropped };
	return { filter, dropped, sought: [filter.search] };
}

/** Does a text say a filter by itself? A form sends a sentence along with the filters that were understood of it, which it then adds nothing to. */
function saysSomething(text: string, goal: Goal, context: SentenceContext): boolean {
	const alone = withText(emptySearch(goal), text);
	return othersOf(understandOnce(alone, context).filter) !== othersOf(alone);
}

/**
 * The search that its text asks for: places, types, counts, prices, areas, features and the goal as filters; of the rest
 * what homes have and names as text. Where nothing is understood, the text stays. Understanding the result again changes nothing.
 */
export function understandSentence(asked: SearchFilter, context: SentenceContext): Understood {
	const filter = {
		...asked,
		search: asked.search.replace(DOTTED_DATE, '$1/$2/$3').replace(IXELLES, 'Ixelles').replace(GANT, 'Gand'),
	};
	const text = filter.search;
	let understood = filter;
	let left: readonly Item[] = [];
	let isOfHome = false;
	const dropped: Understood['dropped'] = [];
	const pieces: Piece[] = [];
	for (let round = 0; round < MOST_ROUNDS && understood.search.trim() !== ''; round++) {
		const next = understandOnce(
			understood,
			context,
			round === 0 ? undefined : placesSince(asked, understood, context),
		);
		dropped.push(...next.dropped);
		pieces.push(...next.unsaid);
		left = next.rest;
		isOfHome ||= next.isOfHome;
		const isSame = queryOf(next.filter) === queryOf(understood);
		understood = next.filter;
		if (isSame) break;
	}
	const named = (others: readonly Piece[]) => [
		...dropped,
		...[...pieces, ...others]
			.toSorted((one, other) => one.from - other.from)
			.map(({ name, value }) => ({ name, value })),
	];
	if (left.length === 0) return { filter: understood, dropped: named([]) };
	// A station, a part of the country or the centre alone would be looked for in texts that are seldom about it.
	// "Hond toegelaten": of a text with something that no filter can say the rest is no whole one either.
	const isAll =
		othersOf(understood) === othersOf(filter) &&
		pieces.length === 0 &&
		!isOfHome &&
		!(isFiltered({ ...filter, search: '' }) && saysSomething(text, filter.goal, context));
	if (isAll && !left.some((item) => says(item, 'landmark') || says(item, 'centre')))
		return wholeText(withText(understood, soughtText(text, left, context)), left, named([]));
	const { sought, unsaid } = leftOver(text, left, context);
	const words = sought.map((piece) => soughtText(text, piece, context));
	const leftOut = unsaid.map(({ from, to, isSpot }) => ({
		from,
		value: text.slice(from, to),
		name: isSpot ? DROPPED_SPOT : 'search',
	}));
	return {
		filter: withText(understood, words.join(' ')),
		dropped: named(leftOut),
		sought: words,
		leftOut: leftOut.map(({ value }) => value),
	};
}
