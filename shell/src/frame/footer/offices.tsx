import { type Agency, calledIn, type Language } from '@estate/shared-contract';
import { telephoneAddress, useText } from '@estate/shared-ui';
import { cityOf } from '../../page/view/city-of.ts';
import classes from './offices.module.css';
import { openingDays } from './opening-days.ts';

interface OfficesProps {
	agency: Agency;
	language: Language;
}

function OpeningHours({ agency: { openingHours }, language }: OfficesProps) {
	const text = useText();
	const range = (from: string, to: string) => text('frame.footer.range', { from, to });
	return (
		<section className={classes.office}>
			<h3 className={classes.title}>{text('frame.footer.openingHours')}</h3>
			{openingHours.map(({ days, opens, closes }) => (
				<span key={`${days.join()} ${opens}`}>
					{text('frame.footer.hours', {
						days: openingDays(days, language, range),
						hours: range(opens, closes),
					})}
				</span>
			))}
		</section>
	);
}

/** Where the agency is, how it is reached, and when it is open. */
export function Offices({ agency, language }: OfficesProps) {
	return (
		<div className={classes.offices}>
			{agency.offices.map(({ name, names, street, streets, zip, phone, ...place }) => (
				<section key={name} className={classes.office}>
					<h3 className={classes.title}>{calledIn(language, names, name)}</h3>
					<address className={classes.address}>
						<span>{calledIn(language, streets, street)}</span>
						<span>
							{zip} {cityOf(place, language)}
						</span>
						<a href={telephoneAddress(phone)}>{phone}</a>
					</address>
				</section>
			))}
			{agency.openingHours.length > 0 && <OpeningHours agency={agency} language={language} />}
		</div>
	);
}
