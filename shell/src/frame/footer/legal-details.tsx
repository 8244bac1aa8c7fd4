import { type Agency, type Language, pickText } from '@estate/shared-contract';
import { useText } from '@estate/shared-ui';
import classes from './legal-details.module.css';

interface LegalDetailsProps {
	agency: Agency;
	language: Language;
	defaultLanguage: Language;
}

/** What a Belgian agent must show on every page (decisions 43). */
export function LegalDetails({ agency, language, defaultLanguage }: LegalDetailsProps) {
	const text = useText();
	const details: [label: string, value: string][] = [
		[text('frame.footer.companyNumber'), agency.companyNumber],
		[text('frame.footer.vatNumber'), agency.vatNumber],
		[
			text('frame.footer.registrationNumber'),
			[pickText(agency.registrationTitle, language, defaultLanguage), agency.registrationNumber]
				.filter(Boolean)
				.join(', '),
		],
		[
			text('frame.footer.supervisor'),
			[pickText(agency.supervisor, language, defaultLanguage), agency.supervisorAddress]
				.filter(Boolean)
				.join(', '),
		],
		[
			text('frame.footer.insurance'),
			[agency.insurer, text('frame.footer.policy', { number: agency.insurancePolicy })]
				.filter(Boolean)
				.join(', '),
		],
	];
	return (
		<div className={classes.legal}>
			<p className={classes.name}>
				{agency.legalName}, {agency.street}, {agency.zip} {agency.city}
			</p>
			<dl className={classes.details}>
				{details
					.filter(([, value]) => value)
					.map(([label, value]) => (
						<div key={label}>
							<dt>{label}</dt>
							<dd>{value}</dd>
						</div>
					))}
			</dl>
			{agency.codeOfConductUrl && (
				<a href={agency.codeOfConductUrl} rel="noopener">
					{text('frame.footer.codeOfConduct')}
				</a>
			)}
		</div>
	);
}
