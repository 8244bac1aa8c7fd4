import { useText } from '@estate/remote-kit';
import type { FormDescription, FormFieldError, RequestKind } from '@estate/shared-contract';
import { fieldErrorText } from '@estate/shared-ui';
import type { Ref } from 'react';
import classes from './error-summary.module.css';
import { answerId, fieldId } from './field-id.ts';
import type { SubmissionProblem } from './submit/submission-outcome.ts';

/** What failed, in the words of website.md §8. */
const FAILURES: Partial<Record<RequestKind, string>> = {
	'contact-me': 'ui.failures.contact',
	'contact-construction': 'ui.failures.contact',
	'site-contact': 'ui.failures.contact',
	'contact-appointment': 'ui.failures.appointment',
	'send-to-friend': 'ui.failures.sendToFriend',
	'request-documents': 'ui.failures.documents',
	testimonial: 'ui.failures.testimonial',
};

const WHY: Readonly<Record<SubmissionProblem, string>> = {
	unreachable: 'form.problem.unreachable',
	'too-many-requests': 'form.problem.too-many-requests',
	refused: 'form.problem.refused',
	'slot-full': 'form.problem.slot-full',
	'too-many-visits': 'form.problem.too-many-visits',
	'already-requested': 'ui.failures.documentsRequested',
};

export interface ErrorSummaryProps {
	form: FormDescription;
	errors: readonly FormFieldError[];
	problem?: SubmissionProblem | undefined;
	/** Goes to a field, with JavaScript */
	onGo(name: string, id: string): void;
	/** Takes the focus after a failed submission */
	ref?: Ref<HTMLDivElement>;
}

/** Above a form: what keeps it from being sent, with a link to each field. */
export function ErrorSummary({ form, errors, problem, onGo, ref }: ErrorSummaryProps) {
	const text = useText();
	if (errors.length === 0 && !problem) return null;
	const title = problem ? (FAILURES[form.kind] ?? 'ui.failures.mail') : 'form.summaryTitle';
	return (
		// The address that a form without JavaScript posts to points here: the browser takes the focus to it.
		<div ref={ref} id={answerId(form)} className={classes.summary} role="alert" tabIndex={-1}>
			<p className={classes.title}>{text(title)}</p>
			{problem && <p className={classes.problem}>{text(WHY[problem])}</p>}
			{errors.length > 0 && (
				<ul className={classes.errors}>
					{errors.map(({ name, code }) => {
						const id = fieldId(form, name);
						return (
							<li key={name}>
								<a
									href={`#${id}`}
									onClick={(event) => {
										event.preventDefault();
										onGo(name, id);
									}}
								>
									{fieldErrorText(text, name, code)}
								</a>
							</li>
						);
					})}
				</ul>
			)}
		</div>
	);
}
