import { useText } from '@estate/remote-kit';
import type { Visit } from '@estate/shared-contract';
import { formatDateTime } from '@estate/shared-i18n';
import { Badge, type BadgeTone, useLanguage } from '@estate/shared-ui';
import classes from './visit-list.module.css';

export interface VisitListProps {
	visits: readonly Visit[];
	/** Said when there are none */
	empty: string;
	/** What visitors thought of the property */
	withFeedback?: boolean;
	/** So many are in sight, the others behind a line that opens; all by default */
	shown?: number;
}

const TONES: Record<Visit['status'], BadgeTone> = { confirmed: 'moss', cancelled: 'clay', done: 'plain' };

/** Visits to a property, with who came and, for those that were, what they said. */
export function VisitList({ visits, empty, withFeedback = false, shown = visits.length }: VisitListProps) {
	const text = useText();
	if (visits.length === 0) return <p className={classes.empty}>{empty}</p>;
	const older = visits.slice(shown);
	return (
		<>
			<Visits visits={visits.slice(0, shown)} withFeedback={withFeedback} />
			{older.length > 0 && (
				<details className={classes.older}>
					<summary>{text('visits.older', { count: older.length })}</summary>
					<Visits visits={older} withFeedback={withFeedback} />
				</details>
			)}
		</>
	);
}

function Visits({ visits, withFeedback }: { visits: readonly Visit[]; withFeedback: boolean }) {
	const text = useText();
	const language = useLanguage();
	return (
		<ul className={classes.visits}>
			{visits.map((visit) => (
				<li key={visit.id} className={classes.visit}>
					<p className={classes.when}>
						<time dateTime={visit.startsAt}>{formatDateTime(visit.startsAt, language)}</time>
						<Badge tone={TONES[visit.status]}>{text(`visits.status.${visit.status}`)}</Badge>
					</p>
					<p className={classes.who}>{visit.contact}</p>
					{withFeedback && visit.status === 'done' && (
						<p className={classes.feedback}>
							{visit.feedback ? <q>{visit.feedback}</q> : text('visits.noFeedback')}
						</p>
					)}
				</li>
			))}
		</ul>
	);
}
