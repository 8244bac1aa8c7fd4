import { calledIn, pickText, qrAddress, type SiteConfiguration } from '@estate/shared-contract';
import type { Contact } from '../contact/contact.ts';
import { type Text, useLanguage } from '../text.ts';
import classes from './print-sheet.module.css';

export interface PrintSheetProps {
	/** Whom to ask */
	contact: Pick<Contact, 'name' | 'function' | 'phone' | 'email'>;
	/** Absolute address of the page */
	url: string;
	site: Pick<SiteConfiguration, 'agency' | 'defaultLanguage'>;
	/** Texts of the remote, section `print` */
	words: Text;
}

/** What only paper needs: the way back to the page, whom to ask, and who answers for the advert. */
export function PrintSheet({ contact, url, site, words }: PrintSheetProps) {
	const language = useLanguage();
	const { agency } = site;
	const { name, function: role, phone, email } = contact;
	const title = pickText(agency.registrationTitle, language, site.defaultLanguage);
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
			<p className={classes.legal}>
				{agency.legalName}, {agency.street}, {agency.zip} {calledIn(language, agency.cityNames, agency.city)}.{' '}
				{agency.vatNumber}. {title}{' '}
				{calledIn(language, agency.registrationNumbers, agency.registrationNumber)}. {words('print.legal')}
			</p>
		</aside>
	);
}
