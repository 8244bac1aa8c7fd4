import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { IconAlertCircle } from '../icons/icons.ts';
import classes from './flood-scores.module.css';

const SCORES = ['A', 'B', 'C', 'D'];
const WORST = 'D';

export interface FloodScoresProps {
	title: string;
	/** P-score of the plot, G-score of the building: A to D */
	scores: readonly { name: string; label: string; score: string; aside?: ReactNode }[];
	/** Which end of the scale is the good one */
	explanation: string;
	/** What class D means */
	warning: string;
}

/** P-score and G-score on their scale, with the warning that Flemish adverts carry for class D. */
export function FloodScores({ title, scores, explanation, warning }: FloodScoresProps) {
	return (
		<div className={classes.flood}>
			<h3 className={classes.title}>{title}</h3>
			<dl className={classes.scores}>
				{scores.map(({ name, label, score: own, aside }) => (
					<div key={name} className={classes.score}>
						<dt>{label}</dt>
						<dd className={classes.scale}>
							{SCORES.map((score) => (
								<span
									key={score}
									className={classes.step}
									data-score={score}
									data-current={score === own || undefined}
									aria-hidden={score === own ? undefined : true}
								>
									{score}
								</span>
							))}
							{aside}
						</dd>
					</div>
				))}
			</dl>
			<p className={classes.explain}>{explanation}</p>
			{scores.some(({ score }) => score === WORST) && (
				<p className={classes.warning}>
					<Icon of={IconAlertCircle} />
					{warning}
				</p>
			)}
		</div>
	);
}
