import { type Goal, pickText, type SlotHost } from '@estate/shared-contract';
import { folded } from '@estate/shared-i18n';
import { routeOfList } from '../property/list-address.ts';
import type { SuggestionChoice } from './choices.ts';

/** Beside what the api suggests, which comes first */
const MOST_PAGES = 3;
/** One letter begins too many words */
const LEAST_TYPED = 2;

/** The list of a goal, by what it is called */
export interface ListPage {
	goal: Goal;
	label: string;
}

/** The lists of both goals ("te hu", "à lou"), and pages of other remotes whose title or words begin, at a word, with what was typed: accents and case do not matter. */
export function pageChoices(
	typed: string,
	lists: readonly ListPage[],
	{
		suggestedPages = [],
		href,
		language,
		site,
	}: Pick<SlotHost, 'suggestedPages' | 'href' | 'language' | 'site'>,
): SuggestionChoice[] {
	const sought = folded(typed.trim());
	if (sought.length < LEAST_TYPED) return [];
	const begins = (words: string) => ` ${folded(words)}`.includes(` ${sought}`);
	const page = (label: string, routeId: string): SuggestionChoice => ({
		kind: 'page',
		label,
		href: href(routeId),
		kept: label,
	});
	const ofGoals = lists.filter(({ label }) => begins(label));
	const inLanguage = (text: Readonly<Record<string, string>> | undefined) =>
		pickText(text, language, site.defaultLanguage);
	const found = suggestedPages.flatMap(({ title, words, routeId }): SuggestionChoice[] => {
		const label = inLanguage(title);
		return begins(`${label} ${inLanguage(words)}`) ? [page(label, routeId)] : [];
	});
	return [...ofGoals.map(({ goal, label }) => page(label, routeOfList(goal))), ...found].slice(0, MOST_PAGES);
}
