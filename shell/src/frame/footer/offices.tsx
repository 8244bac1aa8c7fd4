import { type Agency, calledIn, type Language, openingHoursOf } from '@estate/shared-contract';
import { OpeningHours, telephoneAddress, useText } from '@estate/shared-ui';
import { cityOf } from '../../page/view/city-of.ts';
import classes from './offices.module.css';

interface OfficesProps {
	agency: Agency;
	language: Language;
}

function HoursOfAll({ agency: { openingHours }, language }: OfficesProps) {
	const text = useText();
	return (
		<section className={classes.office}>
			<h3 className={classes.title}>{text('ui.contact.openingHours')}</h3>
			<OpeningHours openingHours={openingHours} language={language} />
		</section>
	);
}

/** Where the agency is, how it is reached, and when it is open: each office by itself as soon as one keeps its own hours. */
export function Offices({ agency, language }: OfficesProps) {
	const isAlike = agency.offices.every(({ openingHours }) => openingHours === undefined);
	return (
		<div className={classes.offices}>
			{agency.offices.map(({ name, names, street, streets, zip, phone, openingHours, ...place }) => (
				<section key={name} className={classes.office}>
					<h3 className={classes.title}>{calledIn(language, names, name)}</h3>
					<address className={classes.address}>
						<span>{calledIn(language, streets, street)}</span>
						<span>
							{zip} {cityOf(place, language)}
						</span>
						<a href={telephoneAddress(phone)}>{phone}</a>
					</address>
					{!isAlike && (
						<OpeningHours openingHours={openingHoursOf(agency, { openingHours })} language={language} />
					)}
				</section>
			))}
			{isAlike && agency.openingHours.length > 0 && <HoursOfAll agency={agency} language={language} />}
		</div>
	);
}
