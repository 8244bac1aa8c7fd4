import { useHost, useText } from '@estate/remote-kit';
import { cityName } from '@estate/shared-i18n';
import { classNames, Picture, Price } from '@estate/shared-ui';
import { Link } from '@estate/shared-ui/router';
import type { Subject } from './subject.ts';
import { subjectAddress } from './subject-address.ts';
import classes from './subject-card.module.css';

export interface SubjectCardProps {
	subject: Subject;
	/** On one line, and without a link: its page mostly lies behind */
	isInDialog?: boolean;
}

/** The property or project that is asked about stays in sight. */
export function SubjectCard({ subject, isInDialog = false }: SubjectCardProps) {
	const host = useHost();
	const text = useText();
	const href = subjectAddress(subject, host.href);
	const about = text(`subject.${subject.kind}.about`);
	return (
		<aside className={classNames(classes.card, isInDialog ? classes.line : classes.tall)} aria-label={about}>
			{subject.picture && (
				<Picture
					className={classes.picture}
					picture={subject.picture}
					alt=""
					sizes={isInDialog ? '112px' : '(min-width: 60em) 320px, 112px'}
					ratio={4 / 3}
				/>
			)}
			<div className={classes.words}>
				<p className={classes.about}>{about}</p>
				<p className={classes.title}>
					{subject.unit ? `${subject.unit.name}, ${subject.title}` : subject.title}
				</p>
				<p className={classes.place}>
					{cityName(subject.city, host.site.citySpellings)}
					{subject.price && <Price property={subject.price} className={classes.price} />}
				</p>
				{href && !isInDialog && <Link to={href}>{text(`subject.${subject.kind}.link`)}</Link>}
			</div>
		</aside>
	);
}
