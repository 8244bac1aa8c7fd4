import { IntentLink, useHost, useIntent, useText } from '@estate/remote-kit';
import { GOAL, type PropertyDetail } from '@estate/shared-contract';
import { ContactCard, contactOf } from '@estate/shared-ui';
import { Link } from '@estate/shared-ui/router';
import { contactAddress, formAddress } from './contact-address.ts';
import classes from './property-contact.module.css';

/** The way to make an offer, for anyone who has seen the property. */
function OfferLink({ propertyId, href }: { propertyId: number; href: string }) {
	const text = useText();
	const onClick = useIntent({ type: 'make-offer', detail: { propertyId: propertyId } }, href);
	return (
		<Link className={classes.offer} to={href} onClick={onClick}>
			{text('detail.contact.offer')}
		</Link>
	);
}

/** Who shows the property, and the ways to ask. */
export function PropertyContact({ property }: { property: PropertyDetail }) {
	const text = useText();
	const { localize, site } = useHost();
	const detail = { propertyId: property.ID };
	const visit = contactAddress(localize, 'visit', property.ID);
	const question = contactAddress(localize, 'question', property.ID);
	const offer = property.Goal === GOAL.sale ? formAddress(localize, 'offer', property.ID) : undefined;
	return (
		<ContactCard contact={contactOf(property.Contact, site.agency)}>
			{visit && (
				<IntentLink wide href={visit} intent={{ type: 'book-visit', detail }}>
					{text('detail.contact.visit')}
				</IntentLink>
			)}
			{question && (
				<IntentLink wide variant="outline" href={question} intent={{ type: 'contact-property', detail }}>
					{text('detail.contact.ask')}
				</IntentLink>
			)}
			{offer && <OfferLink propertyId={property.ID} href={offer} />}
		</ContactCard>
	);
}
