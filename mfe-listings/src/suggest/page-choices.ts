import { pickText, type SlotHost } from '@estate/shared-contract';
import type { SuggestionChoice } from './choices.ts';

/** Beside what the api suggests, which comes first */
const MOST_PAGES = 3;
/** One letter begins too many words */
const LEAST_TYPED = 2;

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Pages of other remotes whose title or words begin, at a word, with what was typed: accents and case do not matter. */
export function pageChoices(
	typed: string,
	{
		suggestedPages = [],
		href,
		language,
		site,
	}: Pick<SlotHost, 'suggestedPages' | 'href' | 'language' | 'site'>,
): SuggestionChoice[] {
	const sought = plain(typed.trim());
	if (sought.length < LEAST_TYPED) return [];
	const inLanguage = (text: Readonly<Record<string, string>> | undefined) =>
		pickText(text, language, site.defaultLanguage);
	const found = suggestedPages.flatMap(({ title, words, routeId }): SuggestionChoice[] => {
		const label = inLanguage(title);
		const isMeant = ` ${plain(`${label} ${inLanguage(words)}`)}`.includes(` ${sought}`);
		return isMeant ? [{ kind: 'page', label, href: href(routeId), kept: label }] : [];
	});
	return found.slice(0, MOST_PAGES);
}
