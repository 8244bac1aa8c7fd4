import { qrAddress } from '@estate/shared-contract';
import type { Contact } from '../contact/contact.ts';
import type { Text } from '../text.ts';
import classes from './print-sheet.module.css';

export interface PrintSheetProps {
	/** Whom to ask */
	contact: Pick<Contact, 'name' | 'function' | 'phone' | 'email'>;
	/** Absolute address of the page */
	url: string;
	/** Texts of the remote, section `print` */
	words: Text;
}

/** What only paper needs: the way back to the page, whom to ask, and what binds nobody. The footer says who answers for the advert. */
export function PrintSheet({ contact, url, words }: PrintSheetProps) {
	const { name, function: role, phone, email } = contact;
	return (
		<aside className={classes.sheet} aria-hidden="true">
			<img
				className={classes.code}
				src={qrAddress(new URL(url).pathname)}
				alt=""
				width={96}
				height={96}
				fetchPriority="low"
			/>
			<p>
				<strong>{words('print.scan')}</strong>
				<br />
				{url}
			</p>
			<p>
				<strong>{name}</strong>
				{role && `, ${role}`}
				<br />
				{phone}
				<br />
				{email}
			</p>
			<p className={classes.legal}>{words('print.legal')}</p>
		</aside>
	);
}
