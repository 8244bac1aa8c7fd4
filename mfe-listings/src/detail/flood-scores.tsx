import { useText } from '@estate/remote-kit';
import { Icon, IconAlertCircle } from '@estate/shared-ui';
import type { Fact } from './fact.ts';
import classes from './flood-scores.module.css';

const SCORES = ['A', 'B', 'C', 'D'];
const WORST = 'D';

/** P-score and G-score on their scale, with the warning that Flemish adverts carry for class D. */
export function FloodScores({ scores }: { scores: readonly Fact[] }) {
	const text = useText();
	return (
		<div className={classes.flood}>
			<h3 className={classes.title}>{text('detail.flood.title')}</h3>
			<dl className={classes.scores}>
				{scores.map(({ name, value }) => (
					<div key={name} className={classes.score}>
						<dt>{text(`facts.${name}`)}</dt>
						<dd className={classes.scale}>
							{SCORES.map((score) => (
								<span
									key={score}
									className={classes.step}
									data-score={score}
									data-current={score === value || undefined}
									aria-hidden={score === value ? undefined : true}
								>
									{score}
								</span>
							))}
						</dd>
					</div>
				))}
			</dl>
			<p className={classes.explain}>{text('detail.flood.explain')}</p>
			{scores.some(({ value }) => value === WORST) && (
				<p className={classes.warning}>
					<Icon of={IconAlertCircle} />
					{text('detail.flood.warning')}
				</p>
			)}
		</div>
	);
}
