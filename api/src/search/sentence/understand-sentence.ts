import { type SearchFilter, writeSearch } from '@estate/shared-contract';
import { fillFilter, type Understood } from './fill-filter.ts';
import { doubtfulWords, guessItems } from './guess-items.ts';
import { itemsOf } from './items.ts';
import { withJoinedNumerals } from './joined-numerals.ts';
import { withoutPricedPostcodes } from './money-numbers.ts';
import { withNegatedBounds } from './negated-bounds.ts';
import { readItems } from './read-items.ts';
import { restText } from './rest-text.ts';
import type { SentenceContext } from './sentence-context.ts';

/** What is left may say something once the rest is gone. */
const MOST_ROUNDS = 3;

function understandOnce(filter: SearchFilter, context: SentenceContext): Understood {
	const text = filter.search;
	const read = guessItems(text, itemsOf(text, context), context);
	const items = withoutPricedPostcodes(withNegatedBounds(withJoinedNumerals(read)));
	const reading = readItems(items, filter.goal);
	const understood = fillFilter(filter, reading, text, context);
	// A text without any word is looked for as it is: it finds nothing, and not everything.
	if (understood.filter.search === '' && items.length === 0) return { filter, dropped: [] };
	const unsaid = reading.dropped.map((piece) => ({ name: 'search', value: restText(text, piece) }));
	return { filter: understood.filter, dropped: [...understood.dropped, ...unsaid] };
}

/** Words of a text that no vocabulary has: whether some property has them decides if they were mistyped. */
export function unknownWords(text: string, context: SentenceContext): string[] {
	return doubtfulWords(itemsOf(text, context));
}

/**
 * The search that its text asks for: places, types, counts, prices, areas, features and the goal as filters, the rest as
 * text. Understanding the result again changes nothing.
 */
export function understandSentence(filter: SearchFilter, context: SentenceContext): Understood {
	let understood = filter;
	const dropped: Understood['dropped'] = [];
	for (let round = 0; round < MOST_ROUNDS && understood.search !== ''; round++) {
		const { filter: next, dropped: more } = understandOnce(understood, context);
		dropped.push(...more);
		const isSame = next.goal === understood.goal && `${writeSearch(next)}` === `${writeSearch(understood)}`;
		understood = next;
		if (isSame) break;
	}
	return { filter: understood, dropped };
}
