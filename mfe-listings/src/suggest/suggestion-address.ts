import {
	type Href,
	type Language,
	parseSearch,
	type SearchFilter,
	type Suggestion,
	withGoal,
	writeSearch,
} from '@estate/shared-contract';
import { listHref } from '../property/list-address.ts';
import { projectHref } from '../property/project-address.ts';
import { propertyHref } from '../property/property-address.ts';

/** Filters of one thing: where a suggestion has one of them, none of before stays, as where the same is typed. */
const RIVALS: readonly (readonly string[])[] = [
	['city', 'street', 'radius', 'bounds', 'shape'],
	['type', 'subtype', 'facades'],
	['epc', 'epc-min'],
	['bedrooms', 'bedrooms-max'],
];

/** The search of a suggestion with the filters that are set beside it; what the suggestion says itself wins. */
function suggestedSearch({ goal, query = '' }: Suggestion, beside: SearchFilter): SearchFilter {
	const joined = new URLSearchParams(query);
	const own = new Set(joined.keys());
	const left = new Set(RIVALS.filter((group) => group.some((name) => own.has(name))).flat());
	const set = goal === beside.goal ? beside : withGoal(beside, goal);
	for (const [name, value] of writeSearch({ ...set, search: '', page: 1 }))
		if (!left.has(name)) joined.append(name, value);
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
