import type { PropertySummary } from '@estate/shared-contract';
import { formatDate, formatPrice } from '@estate/shared-i18n';
import { useLanguage, useText } from '../text.ts';
import classes from './card.module.css';

/** What a property cost before its price changed, and since when it costs what it does. */
export function FormerPrice({ property }: { property: PropertySummary }) {
	const text = useText();
	const language = useLanguage();
	const { FormerPrice: price, PriceChangedOn: day, PublishPrice } = property;
	const date = day && formatDate(day, language);
	if (!PublishPrice || price === undefined || !date) return null;
	return (
		<p className={classes.formerPrice}>
			{text('ui.cards.formerPrice', { price: formatPrice(price, language), date })}
		</p>
	);
}
