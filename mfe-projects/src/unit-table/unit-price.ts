import type { Language, UnitSummary } from '@estate/shared-contract';
import { formatPrice } from '@estate/shared-i18n';
import type { Text } from '@estate/shared-ui';
import { shownPrice } from './unit-view.ts';

/** A unit's price; its state once it is sold, "on request" where the price is hidden or unknown (decisions 23). */
export function unitPrice(unit: UnitSummary, text: Text, language: Language): string {
	if (unit.State === 'sold') return text('ui.states.sold');
	const price = shownPrice(unit);
	return price === undefined ? text('ui.price.onRequest') : formatPrice(price, language);
}
