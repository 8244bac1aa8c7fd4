import { IntentLink, useHost, useText } from '@estate/remote-kit';
import type { PropertyDetail } from '@estate/shared-contract';
import { ContactBar, contactOf } from '@estate/shared-ui';
import { contactAddress } from './contact-address.ts';

/** The two main ways to ask about a property, at the bottom of a phone's screen. */
export function PropertyContactBar({ property }: { property: PropertyDetail }) {
	const text = useText();
	const { localize, site } = useHost();
	const form = contactAddress(localize, 'visit', property.ID);
	return (
		<ContactBar contact={contactOf(property.Contact, site.agency)}>
			{form && (
				<IntentLink wide href={form} intent={{ type: 'book-visit', detail: { propertyId: property.ID } }}>
					{text('detail.contact.visit')}
				</IntentLink>
			)}
		</ContactBar>
	);
}
