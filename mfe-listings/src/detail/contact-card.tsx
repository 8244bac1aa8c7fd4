import { useHost, useText } from '@estate/remote-kit';
import type { PropertyDetail } from '@estate/shared-contract';
import { Icon, IconMail, IconPhone, Picture } from '@estate/shared-ui';
import { contactAddress } from './contact-address.ts';
import classes from './contact-card.module.css';
import { IntentLink } from './intent-link.tsx';

/** Who shows the home, and the ways to ask. */
export function ContactCard({ home }: { home: PropertyDetail }) {
	const text = useText();
	const { localize, site } = useHost();
	const person = home.Contact;
	const phone = person?.Phone || site.agency.phone;
	const email = person?.Email || site.agency.email;
	const name = person?.Name || site.agency.name;
	const form = contactAddress(localize, home.ID);
	const detail = { propertyId: home.ID };
	return (
		<aside className={classes.card} aria-labelledby="contact-title">
			<h2 className={classes.title} id="contact-title">
				{text('detail.contact.title')}
			</h2>
			<div className={classes.person}>
				{person?.Picture && (
					<span className={classes.portrait}>
						<Picture picture={person.Picture} alt="" sizes="64px" ratio={1} />
					</span>
				)}
				<p>
					<strong className={classes.name}>{name}</strong>
					{person?.Function && <span className={classes.function}>{person.Function}</span>}
				</p>
			</div>
			{form && (
				<div className={classes.actions}>
					<IntentLink wide href={form} intent={{ type: 'book-visit', detail }}>
						{text('detail.contact.visit')}
					</IntentLink>
					<IntentLink wide variant="outline" href={form} intent={{ type: 'contact-property', detail }}>
						{text('detail.contact.ask')}
					</IntentLink>
				</div>
			)}
			<ul className={classes.lines}>
				<li>
					<a
						href={`tel:${phone.replace(/[^+\d]/g, '')}`}
						aria-label={`${text('detail.contact.call', { name })}, ${phone}`}
					>
						<Icon of={IconPhone} size={18} />
						{phone}
					</a>
				</li>
				<li>
					<a href={`mailto:${email}`} aria-label={`${text('detail.contact.mail', { name })}, ${email}`}>
						<Icon of={IconMail} size={18} />
						{email}
					</a>
				</li>
			</ul>
		</aside>
	);
}
