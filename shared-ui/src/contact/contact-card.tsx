import { type ReactNode, useId } from 'react';
import { Icon } from '../icons/icon.tsx';
import { IconMail, IconPhone } from '../icons/icons.ts';
import { Picture } from '../picture/picture.tsx';
import { useText } from '../text.ts';
import type { Contact } from './contact.ts';
import classes from './contact-card.module.css';
import { telephoneAddress } from './telephone-address.ts';

export interface ContactCardProps {
	contact: Contact;
	/** The ways to ask, such as buttons to a form */
	children?: ReactNode;
}

/** Who to ask, and how. */
export function ContactCard({ contact, children }: ContactCardProps) {
	const text = useText();
	const titleId = useId();
	const { name, phone, email, picture } = contact;
	return (
		<aside className={classes.card} aria-labelledby={titleId}>
			<h2 className={classes.title} id={titleId}>
				{text('ui.contact.title')}
			</h2>
			<div className={classes.person}>
				{picture && (
					<span className={classes.portrait}>
						<Picture picture={picture} alt="" sizes="64px" ratio={1} />
					</span>
				)}
				<p>
					<strong className={classes.name}>{name}</strong>
					{contact.function && <span className={classes.function}>{contact.function}</span>}
				</p>
			</div>
			{children && <div className={classes.actions}>{children}</div>}
			<ul className={classes.lines}>
				<li>
					<a href={telephoneAddress(phone)} aria-label={`${text('ui.contact.call', { name })}, ${phone}`}>
						<Icon of={IconPhone} size={18} />
						{phone}
					</a>
				</li>
				<li>
					<a href={`mailto:${email}`} aria-label={`${text('ui.contact.mail', { name })}, ${email}`}>
						<Icon of={IconMail} size={18} />
						{email}
					</a>
				</li>
			</ul>
		</aside>
	);
}
