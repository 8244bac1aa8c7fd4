import { useText } from '@estate/remote-kit';
import type { OwnerFigures } from '@estate/shared-contract';
import { formatDate, formatPrice } from '@estate/shared-i18n';
import { useLanguage } from '@estate/shared-ui';
import classes from './figures.module.css';

/** How the price changed in a period: what the lines on the chart mean, and since when anybody knows. */
export function PriceChanges({ figures, from }: { figures: OwnerFigures; from: string }) {
	const text = useText();
	const language = useLanguage();
	const { priceChanges, pricesSince } = figures;
	return (
		<section>
			<h3 className={classes.title}>{text('figures.price.title')}</h3>
			<p className={classes.sentence}>{text('figures.price.changes', { count: priceChanges.length })}</p>
			{priceChanges.length > 0 && (
				<ul className={classes.list}>
					{priceChanges.map((change) => (
						<li key={`${change.day} ${change.to}`}>
							<time dateTime={change.day}>{formatDate(change.day, language)}</time>
							<span>
								{text('figures.price.change', {
									from: formatPrice(change.from, language),
									to: formatPrice(change.to, language),
								})}
							</span>
						</li>
					))}
				</ul>
			)}
			{from < pricesSince && (
				<p className={classes.hint}>
					{text('figures.price.since', { day: formatDate(pricesSince, language) })}
				</p>
			)}
		</section>
	);
}
