import { useHost, useText } from '@estate/remote-kit';
import type { PropertyDetail } from '@estate/shared-contract';
import { Icon, IconPhone } from '@estate/shared-ui';
import { contactAddress } from './contact-address.ts';
import classes from './contact-bar.module.css';
import { IntentLink } from './intent-link.tsx';

/** The contact card's two main ways, at the bottom of a phone's screen. */
export function ContactBar({ home }: { home: PropertyDetail }) {
	const text = useText();
	const { localize, site } = useHost();
	const phone = home.Contact?.Phone || site.agency.phone;
	const name = home.Contact?.Name || site.agency.name;
	const form = contactAddress(localize, home.ID);
	return (
		<div className={classes.bar}>
			<a
				className={classes.call}
				href={`tel:${phone.replace(/[^+\d]/g, '')}`}
				aria-label={text('detail.contact.call', { name })}
			>
				<Icon of={IconPhone} />
			</a>
			{form && (
				<IntentLink wide href={form} intent={{ type: 'book-visit', detail: { propertyId: home.ID } }}>
					{text('detail.contact.visit')}
				</IntentLink>
			)}
		</div>
	);
}
