import type { Language } from '@estate/shared-contract';
import type { TextLookup } from '../text-lookup.ts';
import { formatNumber } from './numbers.ts';

/** `Page X of Y [N objects]` in the reader's language (website.md §9 "Lists"). */
export function pageOf(
	place: { page: number; pageCount: number; total: number },
	text: TextLookup,
	language: Language,
): string {
	return text('ui.pagination.pageOf', {
		page: formatNumber(place.page, language),
		pageCount: formatNumber(place.pageCount, language),
		total: formatNumber(place.total, language),
		count: place.total,
	});
}
