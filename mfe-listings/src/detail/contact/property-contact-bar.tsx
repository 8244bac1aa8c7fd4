import { IntentLink, useHost, useText } from '@estate/remote-kit';
import type { PropertyDetail } from '@estate/shared-contract';
import { ContactBar, ContactLine, contactOf } from '@estate/shared-ui';
import { contactAddress } from './contact-address.ts';

/**
 * The two main ways to ask about a property, at the bottom of a phone's screen, or beside the price on a wide one. There
 * the form is in the first view, and not fetched ahead: few open it.
 */
export function PropertyContactBar({ property, isLine }: { property: PropertyDetail; isLine?: true }) {
	const text = useText();
	const { localize, site } = useHost();
	const form = contactAddress(localize, 'visit', property.ID);
	const Place = isLine ? ContactLine : ContactBar;
	return (
		<Place contact={contactOf(property.Contact, site.agency)}>
			{form && (
				<IntentLink
					wide={!isLine}
					rel={isLine && 'nofollow'}
					href={form}
					intent={{ type: 'book-visit', detail: { propertyId: property.ID } }}
				>
					{text('detail.contact.visit')}
				</IntentLink>
			)}
		</Place>
	);
}
