import { type PropertySummary, showsPrice } from '@estate/shared-contract';

/** The price that may be shown, in EUR; undefined where it is hidden, unknown or no number (decisions 23), and of what is gone. */
export function publishedPrice(property: Pick<PropertySummary, 'PublishPrice' | 'Price' | 'State'>) {
	const { Price } = property;
	return showsPrice(property) && Price !== undefined && Number.isFinite(Price) && Price > 0
		? Price
		: undefined;
}
