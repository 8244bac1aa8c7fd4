import { IntentLink, useHost, useText } from '@estate/remote-kit';
import type { PropertyDetail } from '@estate/shared-contract';
import { ContactLine, contactOf } from '@estate/shared-ui';
import { contactAddress } from './contact-address.ts';

/** The two main ways to ask about a property, beside its price on a wide screen. */
export function PropertyContactLine({ property }: { property: PropertyDetail }) {
	const text = useText();
	const { localize, site } = useHost();
	const form = contactAddress(localize, 'visit', property.ID);
	return (
		<ContactLine contact={contactOf(property.Contact, site.agency)}>
			{form && (
				// Not fetched ahead, though it is in the first view: few open it.
				<IntentLink
					href={form}
					rel="nofollow"
					intent={{ type: 'book-visit', detail: { propertyId: property.ID } }}
				>
					{text('detail.contact.visit')}
				</IntentLink>
			)}
		</ContactLine>
	);
}
