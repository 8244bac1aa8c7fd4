import { GOAL, type Goal, type PropertyState } from '@estate/shared-contract';
import { formatPrice } from '@estate/shared-i18n';
import { classNames } from '../class-names.ts';
import { type Text, useLanguage, useText } from '../text.ts';
import classes from './price.module.css';

/** `PriceUnit` of the feeds that means "starting from" (website.md §9). */
export const STARTING_FROM = 7;

export interface PriceParts {
	Goal: Goal;
	PublishPrice: boolean;
	Price?: number | undefined;
	PriceUnit: number;
	ChargesRenter?: number | undefined;
	/** Of a new-build project: sold with VAT and costs on top */
	Unit?: object | undefined;
	/** Available by default */
	State?: PropertyState | undefined;
}

/** A feed that knows no price may say 0. */
const isPrice = (value: number | undefined): value is number => Number.isFinite(value) && Number(value) > 0;

/** The price as people read it: of what is sold or let that it is, on request when hidden or no number, with its prefix, a month's rent as such (decisions 23). */
function priceText(property: PriceParts, text: Text, language: Parameters<typeof formatPrice>[1]): string {
	if (!property.PublishPrice || !isPrice(property.Price)) {
		const isSold = property.State === 'sold' || property.State === 'rented';
		return text(isSold ? `ui.states.${property.State}` : 'ui.price.onRequest');
	}
	const amount = formatPrice(property.Price, language);
	const price = property.Goal === GOAL.rent ? text('ui.price.perMonth', { price: amount }) : amount;
	return property.PriceUnit === STARTING_FROM ? text('ui.price.startingFrom', { price }) : price;
}

/** What comes on top of a published price: VAT and costs of a new unit, known charges of a rental (decisions 24); else ''. */
function onTopText(property: PriceParts, text: Text, language: Parameters<typeof formatPrice>[1]): string {
	if (!property.PublishPrice) return '';
	if (property.Goal !== GOAL.rent)
		return property.Unit && isPrice(property.Price) ? text('ui.price.onTop') : '';
	if (!isPrice(property.ChargesRenter)) return '';
	return text('ui.price.charges', { price: formatPrice(property.ChargesRenter, language) });
}

interface PriceLook {
	/** Element that holds it; `span` by default */
	as?: 'p' | 'span';
	className?: string | undefined;
}

/** A price in words, and what comes on top beside it where something does. */
export function PriceLine({
	amount,
	onTop,
	as: Element = 'span',
	className,
}: PriceLook & { amount: string; onTop: string }) {
	return (
		<Element className={classNames(classes.price, className)}>
			{onTop ? <span className={classes.amount}>{amount}</span> : amount}
			{onTop && (
				<>
					{' '}
					<span className={classes.onTop}>{onTop}</span>
				</>
			)}
		</Element>
	);
}

export interface PriceProps extends PriceLook {
	property: PriceParts;
}

/** A property's price; what comes on top beside it. */
export function Price({ property, ...look }: PriceProps) {
	const text = useText();
	const language = useLanguage();
	return (
		<PriceLine
			amount={priceText(property, text, language)}
			onTop={onTopText(property, text, language)}
			{...look}
		/>
	);
}
