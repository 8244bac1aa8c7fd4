import type { Agency, Language } from '@estate/shared-contract';
import { useText } from '@estate/shared-ui';
import classes from './offices.module.css';
import { weekdayName } from './weekday-name.ts';

const telHref = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;

interface OfficesProps {
	agency: Agency;
	language: Language;
}

/** Where the agency is, how it is reached, and when it is open. */
export function Offices({ agency, language }: OfficesProps) {
	const text = useText();
	return (
		<div className={classes.offices}>
			{agency.offices.map(({ name, street, zip, city, phone }) => (
				<address key={name} className={classes.office}>
					<strong>{name}</strong>
					<span>{street}</span>
					<span>
						{zip} {city}
					</span>
					<a href={telHref(phone)}>{phone}</a>
				</address>
			))}
			<address className={classes.office}>
				<strong>{agency.name}</strong>
				<a href={telHref(agency.phone)}>{agency.phone}</a>
				<a href={`mailto:${agency.email}`}>{agency.email}</a>
			</address>
			{agency.openingHours.length > 0 && (
				<div className={classes.office}>
					<strong>{text('frame.footer.openingHours')}</strong>
					{agency.openingHours.map(({ days, opens, closes }) => (
						<span key={`${days.join()} ${opens}`}>
							{[days[0], days.length > 1 ? days.at(-1) : undefined]
								.flatMap((day) => (day ? weekdayName(day, language) : []))
								.join(' – ')}
							: {opens} – {closes}
						</span>
					))}
				</div>
			)}
		</div>
	);
}
