import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { IconPhone } from '../icons/icons.ts';
import { useText } from '../text.ts';
import type { Contact } from './contact.ts';
import classes from './contact-bar.module.css';
import { telephoneAddress } from './telephone-address.ts';

export interface ContactBarProps {
	contact: Pick<Contact, 'name' | 'phone'>;
	/** The main way to ask, such as a button to a form */
	children?: ReactNode;
}

/** The contact card's two main ways, at the bottom of a phone's screen. */
export function ContactBar({ contact: { name, phone }, children }: ContactBarProps) {
	const text = useText();
	return (
		<div className={classes.bar} data-bottom-bar>
			<a
				className={classes.call}
				href={telephoneAddress(phone)}
				aria-label={text('ui.contact.call', { name })}
			>
				<Icon of={IconPhone} />
			</a>
			{children}
		</div>
	);
}
