import { useHost, useText } from '@estate/remote-kit';
import { type PropertyDetail, pickText, qrAddress } from '@estate/shared-contract';
import { contactOf } from '@estate/shared-ui';
import classes from './print-sheet.module.css';

interface Props {
	property: PropertyDetail;
	/** Absolute address of the page */
	url: string;
}

/** What only paper needs: the way back to the page, whom to ask, and who answers for the advert. */
export function PrintSheet({ property, url }: Props) {
	const text = useText();
	const { language, site } = useHost();
	const { agency } = site;
	const { name, function: role, phone, email } = contactOf(property.Contact, agency);
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
				<strong>{text('detail.print.scan')}</strong>
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
				{agency.legalName}, {agency.street}, {agency.zip} {agency.city}. {agency.vatNumber}. {title}{' '}
				{agency.registrationNumber}. {text('detail.print.legal')}
			</p>
		</aside>
	);
}
