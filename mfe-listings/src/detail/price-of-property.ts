import type { PropertySummary } from '@estate/shared-contract';

/** The price that may be shown, in EUR; undefined where it is hidden, unknown or no number (decisions 23). */
export function publishedPrice({ PublishPrice, Price }: Pick<PropertySummary, 'PublishPrice' | 'Price'>) {
	return PublishPrice && Price !== undefined && Number.isFinite(Price) && Price > 0 ? Price : undefined;
}
