import { useText } from '@estate/remote-kit';
import type { FormDescription } from '@estate/shared-contract';
import { classNames } from '@estate/shared-ui';
import classes from './progress-line.module.css';

/** How far a form of several steps is. */
export function ProgressLine({ form, step }: { form: FormDescription; step: number }) {
	const text = useText();
	const { steps = [] } = form;
	return (
		<ol className={classes.steps} aria-label={text('form.steps.label')}>
			{steps.map((name, index) => (
				<li
					key={name}
					className={classNames(classes.step, index <= step && classes.reached)}
					aria-current={index === step ? 'step' : undefined}
				>
					<span className={classes.number}>{index + 1}</span>
					{text(`forms.${form.name}.steps.${name}`)}
				</li>
			))}
		</ol>
	);
}
