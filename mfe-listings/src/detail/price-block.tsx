import { useHost, useText } from '@estate/remote-kit';
import { GOAL, type PropertyDetail } from '@estate/shared-contract';
import { formatPrice } from '@estate/shared-i18n';
import { Price } from '@estate/shared-ui';
import classes from './price-block.module.css';
import { publishedPrice } from './price-of-home.ts';

/** The price with what comes on top of a rent, and the price per m² of a home for sale. */
export function PriceBlock({ home }: { home: PropertyDetail }) {
	const text = useText();
	const { language } = useHost();
	const price = publishedPrice(home);
	const isRental = home.Goal === GOAL.rent;
	return (
		<div className={classes.block}>
			<p className={classes.label}>{text(isRental ? 'detail.price.rent' : 'detail.price.sale')}</p>
			<p className={classes.price}>
				<Price home={home} />
			</p>
			{!isRental && price !== undefined && home.SurfaceLiving ? (
				<p className={classes.aside}>
					{text('detail.price.perM2', {
						amount: formatPrice(Math.round(price / home.SurfaceLiving), language),
					})}
				</p>
			) : null}
		</div>
	);
}
