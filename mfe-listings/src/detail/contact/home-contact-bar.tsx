import { IntentLink, useHost, useText } from '@estate/remote-kit';
import type { PropertyDetail } from '@estate/shared-contract';
import { ContactBar, contactOf } from '@estate/shared-ui';
import { contactAddress } from './contact-address.ts';

/** The two main ways to ask about a home, at the bottom of a phone's screen. */
export function HomeContactBar({ home }: { home: PropertyDetail }) {
	const text = useText();
	const { localize, site } = useHost();
	const form = contactAddress(localize, 'visit', home.ID);
	return (
		<ContactBar contact={contactOf(home.Contact, site.agency)}>
			{form && (
				<IntentLink wide href={form} intent={{ type: 'book-visit', detail: { propertyId: home.ID } }}>
					{text('detail.contact.visit')}
				</IntentLink>
			)}
		</ContactBar>
	);
}
