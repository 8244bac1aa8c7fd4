import { IntentLink, useHost, useIntent, useText } from '@estate/remote-kit';
import { GOAL, type PropertyDetail } from '@estate/shared-contract';
import { ContactCard, contactOf } from '@estate/shared-ui';
import { Link } from '@estate/shared-ui/router';
import { contactAddress, formAddress } from './contact-address.ts';
import classes from './home-contact.module.css';

/** The way to make an offer, for whoever has seen the home. */
function OfferLink({ homeId, href }: { homeId: number; href: string }) {
	const text = useText();
	const onClick = useIntent({ type: 'make-offer', detail: { propertyId: homeId } }, href);
	return (
		<Link className={classes.offer} to={href} onClick={onClick}>
			{text('detail.contact.offer')}
		</Link>
	);
}

/** Who shows the home, and the ways to ask. */
export function HomeContact({ home }: { home: PropertyDetail }) {
	const text = useText();
	const { localize, site } = useHost();
	const detail = { propertyId: home.ID };
	const visit = contactAddress(localize, 'visit', home.ID);
	const question = contactAddress(localize, 'question', home.ID);
	const offer = home.Goal === GOAL.sale ? formAddress(localize, 'offer', home.ID) : undefined;
	return (
		<ContactCard contact={contactOf(home.Contact, site.agency)}>
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
			{offer && <OfferLink homeId={home.ID} href={offer} />}
		</ContactCard>
	);
}
