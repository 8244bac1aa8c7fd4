import {
	type Href,
	type Language,
	parseSearch,
	type SearchFilter,
	type Suggestion,
	writeSearch,
} from '@estate/shared-contract';
import { listHref } from '../property/list-address.ts';
import { projectHref } from '../property/project-address.ts';
import { propertyHref } from '../property/property-address.ts';

/** The search of a suggestion with the filters that are set beside it; what the suggestion says itself wins. A street lies in its own place, and another place has other streets. */
function suggestedSearch({ kind, goal, query = '' }: Suggestion, beside: SearchFilter): SearchFilter {
	const joined = new URLSearchParams(query);
	const left = { street: ['street', 'city', 'radius'], place: ['street'] }[kind as string] ?? [];
	for (const [name, value] of writeSearch({ ...beside, search: '', page: 1 }))
		if (!left.includes(name)) joined.append(name, value);
	return parseSearch(joined, goal);
}

/** Where a suggestion leads: to a list, a project or a property. */
export function suggestionAddress(
	suggestion: Suggestion,
	beside: SearchFilter,
	href: Href,
	language: Language,
): string {
	const { kind, goal, page } = suggestion;
	if (!page) return listHref(suggestedSearch(suggestion, beside), href);
	if (kind === 'property') return propertyHref({ ...page, Goal: goal }, href, language);
	return projectHref(page.ID, language);
}
