import type { Language } from '@estate/shared-contract';
import { cityName, formatArea, formatMonth, formatPrice } from '@estate/shared-i18n';
import type { AppliedFilter } from './applied-filters.ts';

export interface FilterWords {
	text(key: string, values?: Record<string, string | number>): string;
	language: Language;
	typeNames: Record<number, string>;
	/** Names of main types by slug; one that is not there is shown as its slug */
	subtypeNames?: Readonly<Record<string, string>>;
	citySpellings: Record<string, string>;
}

function span(
	{ min, max }: { min?: number; max?: number },
	format: (value: number) => string,
	{ text }: Pick<FilterWords, 'text'>,
): string {
	if (min !== undefined && max !== undefined)
		return text('chips.between', { min: format(min), max: format(max) });
	if (min !== undefined) return text('chips.from', { min: format(min) });
	return text('chips.upTo', { max: format(max ?? 0) });
}

/** A span of prices in the reader's words. */
export const priceSpan = (
	bounds: { min?: number; max?: number },
	words: Pick<FilterWords, 'text' | 'language'>,
) => span(bounds, (value) => formatPrice(value, words.language), words);

/** Prices, areas or years from one bound to the other */
const spanOf = (
	{ kind, value }: Extract<AppliedFilter, { value: { min?: number; max?: number } }>,
	words: FilterWords,
) =>
	span(
		value,
		(bound) =>
			kind === 'year' ? String(bound) : (kind === 'price' ? formatPrice : formatArea)(bound, words.language),
		words,
	);

/** A span behind a name begins in lower case. */
const inside = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

/** "Appartement" is a type, which has penthouses too, and a main type, which has none. */
const subtypeName = (value: string, { text, typeNames }: FilterWords) =>
	Object.values(typeNames).includes(value) ? text('chips.subtype', { value }) : value;

/** A filter in the reader's words, short enough for a chip. */
export function appliedFilterName(applied: AppliedFilter, words: FilterWords): string {
	const { text, language, typeNames, citySpellings } = words;
	switch (applied.kind) {
		case 'search':
			return text('chips.search', { value: applied.value });
		case 'city':
			return (
				applied.value.label ??
				cityName(applied.value.name, citySpellings) + (applied.isNamesake ? ` (${applied.value.zip})` : '')
			);
		case 'city-not':
			return text('chips.cityNot', {
				value: applied.value.label ?? cityName(applied.value.name, citySpellings),
			});
		case 'type':
			return typeNames[applied.value] ?? `${text('filters.type')} ${applied.value}`;
		case 'street':
			return text('chips.street', { value: applied.value });
		case 'price':
		case 'area':
			return spanOf(applied, words);
		case 'plot':
		case 'year':
			return text(`chips.${applied.kind}`, { span: inside(spanOf(applied, words)) });
		case 'feature':
		case 'facades':
			return text(`filters.${applied.kind}.${applied.value}`);
		case 'bedrooms-max':
			return text('chips.bedroomsMax', { count: applied.value });
		case 'subtype':
			return subtypeName(words.subtypeNames?.[applied.value] ?? applied.value, words);
		case 'epcMin':
			return text('chips.epcMin', { value: applied.value.toUpperCase() });
		case 'available':
			return applied.value === 'now'
				? text('chips.availableNow')
				: text('chips.availableBy', { month: formatMonth(applied.value, language) });
		case 'radius':
			return text('chips.radius', { kilometres: applied.value });
		case 'shape':
			return text('chips.shape');
		case 'rooms':
			return text(`chips.room.${applied.value.room}`, { count: applied.value.count });
		case 'epc':
			return text('chips.epc', { value: applied.value.toUpperCase() });
		case 'hideSold':
			return text('chips.hideSold');
		case 'projects':
			return text(applied.value === 'only' ? 'filters.projectsOnly' : 'filters.projectsNone');
		case 'ids':
			return text('chips.ids', { count: applied.value });
		case 'bounds':
			return text('chips.bounds');
	}
}
