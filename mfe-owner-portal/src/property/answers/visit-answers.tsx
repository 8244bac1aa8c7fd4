import { useText } from '@estate/remote-kit';
import type { Visit } from '@estate/shared-contract';
import { formatDateTime } from '@estate/shared-i18n';
import { useLanguage } from '@estate/shared-ui';
import { FormProblem } from '../../fields/form-message.tsx';
import { answerProblemText, type RefusedAnswer } from './refused-answer.ts';
import { VisitAnswerForm } from './visit-answer-form.tsx';
import classes from './visit-answers.module.css';

/**
 * What the owner said to the visits that are to come, and a form for each that opens; of a visit that is over or called off
 * meanwhile what was typed stands above them.
 */
export function VisitAnswers({
	visits,
	refused,
}: {
	visits: readonly Visit[];
	refused: RefusedAnswer | undefined;
}) {
	const text = useText();
	const language = useLanguage();
	const isOver = refused && visits.every(({ id }) => id !== refused.visit);
	const stateOf = ({ answer }: Visit) => {
		if (!answer) return text('visits.answer.none');
		if (!answer.proposedAt) return text('visits.answer.agreed');
		return text('visits.answer.proposed', { when: formatDateTime(answer.proposedAt, language) });
	};
	return (
		<>
			{isOver && <OverProblem refused={refused} />}
			{visits.length > 0 && (
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
			)}
		</>
	);
}

/** There is no form any more that would show it again. */
function OverProblem({ refused }: { refused: RefusedAnswer }) {
	const text = useText();
	const problem = text(answerProblemText(refused));
	return refused.access ? (
		<FormProblem title={problem}>{refused.access}</FormProblem>
	) : (
		<FormProblem>{problem}</FormProblem>
	);
}
