import type { Language } from '@estate/shared-contract';
import { formatPrice } from '@estate/shared-i18n';
import type { Text } from '@estate/shared-ui';
import type { UnitChoices, UnitView } from './unit-view.ts';

function priceWords(price: NonNullable<UnitView['price']>, text: Text, language: Language): string {
	const { min, max } = price;
	const values = { min: formatPrice(min ?? 0, language), max: formatPrice(max ?? 0, language) };
	if (min === undefined) return text('units.upTo', values);
	return text(max === undefined ? 'units.from' : 'ui.price.range', values);
}

/**
 * What the search that led here asked of the units, such as "Apartment, at least 2 bedrooms, up to € 300.000"; '' where
 * the filters above the table show all of it.
 */
export function searchedWords(
	{ type, bedrooms, price }: UnitView,
	{ types }: UnitChoices,
	text: Text,
	language: Language,
): string {
	if (bedrooms === undefined && !price) return '';
	return [
		types.find(({ id }) => id === type)?.name,
		bedrooms && text('units.bedrooms', { count: bedrooms }),
		price && priceWords(price, text, language),
	]
		.filter(Boolean)
		.join(', ');
}
