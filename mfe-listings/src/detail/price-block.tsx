import { useHost, useText } from '@estate/remote-kit';
import { GOAL, type PropertyDetail } from '@estate/shared-contract';
import { formatPrice } from '@estate/shared-i18n';
import { FormerPrice, Price } from '@estate/shared-ui';
import classes from './price-block.module.css';
import { publishedPrice } from './price-of-property.ts';

/** The price with what comes on top of a rent, what it was before it changed, and the price per m² of a property for sale. */
export function PriceBlock({ property }: { property: PropertyDetail }) {
	const text = useText();
	const { language } = useHost();
	const price = publishedPrice(property);
	const isRental = property.Goal === GOAL.rent;
	return (
		<div className={classes.block}>
			<p className={classes.label}>{text(isRental ? 'detail.price.rent' : 'detail.price.sale')}</p>
			<p className={classes.price}>
				<Price property={property} />
			</p>
			<FormerPrice property={property} />
			{!isRental && price !== undefined && property.SurfaceLiving ? (
				<p className={classes.aside}>
					{text('detail.price.perM2', {
						amount: formatPrice(Math.round(price / property.SurfaceLiving), language),
					})}
				</p>
			) : null}
		</div>
	);
}
