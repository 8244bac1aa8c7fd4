import { isFiltered, type SearchFilter, type SlotHost, type Suggestion } from '@estate/shared-contract';
import { readRecentSearches } from './recent-searches.ts';
import { suggestionAddress } from './suggestion-address.ts';

/** A suggestion, a page of another remote or a recent search, as the list shows it. */
export interface SuggestionChoice {
	kind: Suggestion['kind'] | 'page' | 'recent';
	label: string;
	detail?: string;
	count?: number;
	isSoldOut?: true;
	/** Where it leads; none is there twice */
	href: string;
	/** What it is called among the recent searches */
	kept: string;
}

/** Suggestions with their addresses. A count is that of the suggestion alone, so beside other filters there is none. */
export function choicesOf(
	suggestions: readonly Suggestion[],
	{ href, language }: Pick<SlotHost, 'href' | 'language'>,
	readForm: () => SearchFilter,
): SuggestionChoice[] {
	if (suggestions.length === 0) return [];
	const beside = { ...readForm(), search: '' };
	const choices = suggestions.map((suggestion): SuggestionChoice => {
		const { kind, label, detail, count, isSoldOut } = suggestion;
		return {
			kind,
			label,
			...(detail === undefined ? {} : { detail }),
			...(isSoldOut ? { isSoldOut } : {}),
			...(count === undefined || isFiltered(beside) ? {} : { count }),
			href: suggestionAddress(suggestion, beside, href, language),
			kept: detail === undefined ? label : `${label}, ${detail}`,
		};
	});
	return [...new Map(choices.map((choice) => [choice.href, choice])).values()];
}

export const recentChoices = (): SuggestionChoice[] =>
	readRecentSearches().map(({ label, href }) => ({ kind: 'recent', label, href, kept: label }));
