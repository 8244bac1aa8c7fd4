import { useText } from '@estate/remote-kit';
import type { Visit } from '@estate/shared-contract';
import { formatDateTime } from '@estate/shared-i18n';
import { useLanguage } from '@estate/shared-ui';
import type { RefusedAnswer } from './refused-answer.ts';
import { VisitAnswerForm } from './visit-answer-form.tsx';
import classes from './visit-answers.module.css';

/** What the owner said to the visits that are to come, and a form for each that opens. */
export function VisitAnswers({
	visits,
	refused,
}: {
	visits: readonly Visit[];
	refused: RefusedAnswer | undefined;
}) {
	const text = useText();
	const language = useLanguage();
	if (visits.length === 0) return null;
	const stateOf = ({ answer }: Visit) => {
		if (!answer) return text('visits.answer.none');
		if (!answer.proposedAt) return text('visits.answer.agreed');
		return text('visits.answer.proposed', { when: formatDateTime(answer.proposedAt, language) });
	};
	return (
		<ul className={classes.list}>
			{visits.map((visit) => (
				<li key={visit.id}>
					<details open={refused?.visit === visit.id}>
						<summary>
							{text('visits.answer.open', { when: formatDateTime(visit.startsAt, language) })}
							<span className={classes.state}>{stateOf(visit)}</span>
						</summary>
						<VisitAnswerForm visit={visit} refused={refused?.visit === visit.id ? refused : undefined} />
					</details>
				</li>
			))}
		</ul>
	);
}
