import { IntentLink, useHost, useText } from '@estate/remote-kit';
import { GOAL, type PropertyDetail } from '@estate/shared-contract';
import { ContactCard, contactOf } from '@estate/shared-ui';
import { Link } from '@estate/shared-ui/router';
import { contactAddress, formAddress } from './contact-address.ts';
import classes from './home-contact.module.css';

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
			{offer && (
				<Link className={classes.offer} to={offer}>
					{text('detail.contact.offer')}
				</Link>
			)}
		</ContactCard>
	);
}
