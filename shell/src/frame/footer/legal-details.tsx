import { type Agency, calledIn, type Language, pickText, type RouteTable } from '@estate/shared-contract';
import { telephoneAddress, useText } from '@estate/shared-ui';
import { cityOf } from '../../page/view/city-of.ts';
import { ConsentLink } from './consent-link.tsx';
import classes from './legal-details.module.css';

interface LegalDetailsProps {
	agency: Agency;
	table: RouteTable;
	language: Language;
	defaultLanguage: Language;
}

const together = (...parts: string[]) => parts.filter(Boolean).join(', ');

/** What a Belgian agent must show on every page (decisions 43). */
export function LegalDetails({ agency, table, language, defaultLanguage }: LegalDetailsProps) {
	const text = useText();
	const title = pickText(agency.registrationTitle, language, defaultLanguage);
	const supervisor = pickText(agency.supervisor, language, defaultLanguage);
	const policy = agency.insurancePolicy && text('frame.footer.policy', { number: agency.insurancePolicy });
	const number = calledIn(language, agency.registrationNumbers, agency.registrationNumber);
	const address = calledIn(language, agency.supervisorAddresses, agency.supervisorAddress);
	const details: [label: string, value: string][] = [
		[text('frame.footer.companyNumber'), agency.companyNumber],
		[text('frame.footer.vatNumber'), agency.vatNumber],
		[text('frame.footer.registrationNumber'), together(title, number)],
		[text('frame.footer.supervisor'), together(supervisor, address)],
		[text('frame.footer.insurance'), together(agency.insurer, policy)],
	];
	return (
		<div className={classes.legal}>
			<p className={classes.name}>
				<strong>{agency.legalName}</strong>
				<span>
					{agency.street}, {agency.zip} {cityOf(agency, language)}
				</span>
				<a href={telephoneAddress(agency.phone)}>{agency.phone}</a>
				<a href={`mailto:${agency.email}`}>{agency.email}</a>
			</p>
			<dl className={classes.details}>
				{details
					.filter(([, value]) => value)
					.map(([label, value]) => (
						<div key={label}>
							<dt>{text('frame.footer.term', { label })}</dt> <dd>{value}</dd>
						</div>
					))}
			</dl>
			<p className={classes.links}>
				{agency.codeOfConductUrl && (
					<a href={agency.codeOfConductUrl} rel="noopener">
						{text('frame.footer.codeOfConduct')}
					</a>
				)}
				<ConsentLink table={table} language={language} />
			</p>
		</div>
	);
}
