import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { IconPhone } from '../icons/icons.ts';
import { useText } from '../text.ts';
import type { Contact } from './contact.ts';
import classes from './contact-line.module.css';
import { telephoneAddress } from './telephone-address.ts';

export interface ContactLineProps {
	contact: Pick<Contact, 'name' | 'phone'>;
	/** The main way to ask, such as a button to a form */
	children?: ReactNode;
}

/** The contact card's two main ways beside the price, where a screen has no bar for them at its bottom. */
export function ContactLine({ contact: { name, phone }, children }: ContactLineProps) {
	const text = useText();
	return (
		<div className={classes.line}>
			<a
				className={classes.call}
				href={telephoneAddress(phone)}
				aria-label={`${text('ui.contact.call', { name })}, ${phone}`}
			>
				<Icon of={IconPhone} size={18} />
				{phone}
			</a>
			{children}
		</div>
	);
}
