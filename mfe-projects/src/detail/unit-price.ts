import type { Language, UnitSummary } from '@estate/shared-contract';
import { formatPrice } from '@estate/shared-i18n';
import type { Text } from '@estate/shared-ui';

/** A unit's price; its state once it is sold, "on request" where the price is hidden or unknown (decisions 23). */
export function unitPrice(
	{ Price, PublishPrice, State }: Pick<UnitSummary, 'Price' | 'PublishPrice' | 'State'>,
	text: Text,
	language: Language,
): string {
	if (State === 'sold') return text('ui.states.sold');
	if (!PublishPrice || !Number.isFinite(Price)) return text('ui.price.onRequest');
	return formatPrice(Price, language);
}
