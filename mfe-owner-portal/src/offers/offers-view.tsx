import { useText } from '@estate/remote-kit';
import { Link } from '@estate/shared-ui/router';
import { FormSuccess } from '../fields/form-message.tsx';
import { PropertyPartPage } from '../property/property-part-page.tsx';
import type { OffersData } from './load-offers.ts';
import { OfferCard } from './offer-card.tsx';
import { OfferComparison } from './offer-comparison.tsx';
import classes from './offers.module.css';

/** Offers for a property: side by side, and each with its history and what can be asked of the agency. */
export function OffersView({ data }: { data: OffersData | null }) {
	const text = useText();
	if (!data) return null;
	const { offers, unshown, propertyHref, messagesHref, isSent } = data;
	return (
		<PropertyPartPage propertyHref={propertyHref}>
			<FormSuccess>{isSent ? text('offers.sent') : undefined}</FormSuccess>
			<p className={classes.lead}>{text('offers.lead')}</p>
			<p className={classes.lead}>
				<strong>{text('offers.bindsNobody')}</strong>
			</p>
			<OfferComparison data={data} />
			{offers.length === 0 ? (
				<p className={classes.lead}>{text('offers.none')}</p>
			) : (
				<section className={classes.part}>
					<h2 className={classes.title}>{text('offers.all', { count: offers.length + unshown })}</h2>
					<ul className={classes.list}>
						{offers.map((offer) => (
							<OfferCard key={offer.id} offer={offer} data={data} />
						))}
					</ul>
					{unshown > 0 && <p className={classes.lead}>{text('offers.unshown', { count: unshown })}</p>}
				</section>
			)}
			<p className={classes.said}>
				<Link to={messagesHref}>{text('messages.open')}</Link>
			</p>
		</PropertyPartPage>
	);
}
