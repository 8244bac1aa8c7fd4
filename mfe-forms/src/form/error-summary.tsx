import { useText } from '@estate/remote-kit';
import { fieldErrorText } from '@estate/shared-ui';
import type { Ref } from 'react';
import classes from './error-summary.module.css';
import { type FormDescription, type FormFieldError, fieldId } from './form-field.ts';
import type { SubmissionProblem } from './submission-outcome.ts';

export interface ErrorSummaryProps {
	form: FormDescription;
	errors: readonly FormFieldError[];
	problem?: SubmissionProblem | undefined;
	/** Takes the focus after a failed submission */
	ref?: Ref<HTMLDivElement>;
}

/** Above a form: what keeps it from being sent, with a link to each field. */
export function ErrorSummary({ form, errors, problem, ref }: ErrorSummaryProps) {
	const text = useText();
	if (errors.length === 0 && !problem) return null;
	return (
		<div ref={ref} className={classes.summary} role="alert" tabIndex={-1}>
			<p className={classes.title}>{text(problem ? 'form.problem.title' : 'form.summaryTitle')}</p>
			{problem && <p className={classes.problem}>{text(`form.problem.${problem}`)}</p>}
			{errors.length > 0 && (
				<ul className={classes.errors}>
					{errors.map(({ name, code }) => (
						<li key={name}>
							<a href={`#${fieldId(form, name)}`}>{fieldErrorText(text, name, code)}</a>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
