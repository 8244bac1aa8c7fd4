import { useText } from '@estate/remote-kit';
import {
	Icon,
	IconMail,
	IconPhone,
	LocationMap,
	OpeningHours,
	telephoneAddress,
	useLanguage,
} from '@estate/shared-ui';
import type { Office, OfficesData } from './load-offices.ts';
import classes from './offices.module.css';

function OfficeCard({ name, address, phone, email, routeHref, location, openingHours }: Office) {
	const text = useText();
	const language = useLanguage();
	return (
		<article className={classes.office}>
			<h3 className={classes.name}>{name}</h3>
			{location ? (
				<LocationMap
					located={{ Location: location }}
					address={address}
					title={text('offices.map', { name })}
					without={text('offices.withoutMap')}
					hidden=""
				/>
			) : (
				<p>{address}</p>
			)}
			<ul className={classes.ways}>
				<li>
					<Icon of={IconPhone} size={18} />
					<a href={telephoneAddress(phone)} aria-label={`${text('ui.contact.call', { name })}, ${phone}`}>
						{phone}
					</a>
				</li>
				<li>
					<Icon of={IconMail} size={18} />
					<a href={`mailto:${email}`} aria-label={`${text('ui.contact.mail', { name })}, ${email}`}>
						{email}
					</a>
				</li>
				<li>
					<a href={routeHref} rel="noopener noreferrer">
						{text('offices.route', { name })}
					</a>
				</li>
			</ul>
			{openingHours.length > 0 && (
				<div className={classes.hours}>
					<h4 className={classes.hoursTitle}>{text('ui.contact.openingHours')}</h4>
					<OpeningHours openingHours={openingHours} language={language} />
				</div>
			)}
		</article>
	);
}

/** Where the agency is and how to get there: a map that comes when it is asked for, a route, telephone, mail and opening hours per office. */
export function Offices({ data: { offices } }: { data: OfficesData }) {
	const text = useText();
	if (offices.length === 0) return null;
	return (
		<section aria-labelledby="offices-title">
			<h2 id="offices-title" className={classes.title}>
				{text('offices.title')}
			</h2>
			<div className={classes.offices}>
				{offices.map((office) => (
					<OfficeCard key={office.name} {...office} />
				))}
			</div>
		</section>
	);
}
