import type { Language } from '@estate/shared-contract';
import { cityName, formatArea, formatPrice } from '@estate/shared-i18n';
import type { AppliedFilter } from './applied-filters.ts';

export interface FilterWords {
	text(key: string, values?: Record<string, string | number>): string;
	language: Language;
	typeNames: Record<number, string>;
	citySpellings: Record<string, string>;
}

function span(
	{ min, max }: { min?: number; max?: number },
	format: (value: number) => string,
	{ text }: FilterWords,
): string {
	if (min !== undefined && max !== undefined)
		return text('chips.between', { min: format(min), max: format(max) });
	if (min !== undefined) return text('chips.from', { min: format(min) });
	return text('chips.upTo', { max: format(max ?? 0) });
}

/** A filter in the reader's words, short enough for a chip. */
export function appliedFilterName(applied: AppliedFilter, words: FilterWords): string {
	const { text, language, typeNames, citySpellings } = words;
	switch (applied.kind) {
		case 'search':
			return text('chips.search', { value: applied.value });
		case 'city':
			return cityName(applied.value.name, citySpellings);
		case 'type':
			return typeNames[applied.value] ?? `${text('filters.type')} ${applied.value}`;
		case 'price':
			return span(applied.value, (value) => formatPrice(value, language), words);
		case 'area':
			return span(applied.value, (value) => formatArea(value, language), words);
		case 'rooms':
			return text(`chips.room.${applied.value.room}`, { count: applied.value.count });
		case 'epc':
			return text('chips.epc', { value: applied.value.toUpperCase() });
		case 'hideSold':
			return text('chips.hideSold');
		case 'projects':
			return text('chips.projects');
		case 'ids':
			return text('chips.ids', { count: applied.value });
		case 'bounds':
			return text('chips.bounds');
	}
}
