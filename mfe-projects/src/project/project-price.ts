import { GOAL, type Language, type ProjectSummary } from '@estate/shared-contract';
import { formatPrice } from '@estate/shared-i18n';
import type { Text } from '@estate/shared-ui';

/** From which to which price the units go; one price where both are the same, "on request" where none is known. */
export function priceOfProject(
	{
		PriceMin,
		PriceMax,
		State,
	}: Pick<ProjectSummary, 'PriceMin' | 'PriceMax'> & Partial<Pick<ProjectSummary, 'State'>>,
	text: Text,
	language: Language,
): string {
	const from = PriceMin ?? PriceMax;
	if (from === undefined) return text(State === 'sold-out' ? 'ui.states.sold-out' : 'ui.price.onRequest');
	if (PriceMax !== undefined && PriceMax > from)
		return text('ui.price.range', { min: formatPrice(from, language), max: formatPrice(PriceMax, language) });
	return PriceMin === undefined
		? formatPrice(from, language)
		: text('ui.price.startingFrom', { price: formatPrice(from, language) });
}

/** A new building is sold with VAT; a feed knows its rate, and no price with it. Nothing comes on top where no price stands, or of a rent. */
export const hasMoreOnTop = (
	{ Goal }: Pick<ProjectSummary, 'Goal'>,
	shownPrices: readonly (number | undefined)[],
): boolean => Goal === GOAL.sale && shownPrices.some((price) => price !== undefined);
