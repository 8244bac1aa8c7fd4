import { useHost, useText } from '@estate/remote-kit';
import type { FormDescription, FormFieldError, RequestKind } from '@estate/shared-contract';
import { type Text, telephoneAddress } from '@estate/shared-ui';
import type { Ref } from 'react';
import classes from './error-summary.module.css';
import { answerId, fieldId } from './field-id.ts';
import { fieldMessage } from './field-message.ts';
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
	'no-check': 'form.problem.no-check',
};

/** Trouble for which somebody can be called. */
const CALLABLE: ReadonlySet<SubmissionProblem> = new Set(['unreachable', 'no-check', 'too-many-visits']);

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3_600;

/** How long to wait, rounded up: in minutes up to an hour and a half, else in hours. */
function waitText(text: Text, seconds: number | undefined): string {
	if (!seconds) return text('form.wait.some');
	return seconds <= 1.5 * HOUR_SECONDS
		? text('form.wait.minutes', { count: Math.ceil(seconds / MINUTE_SECONDS) })
		: text('form.wait.hours', { count: Math.ceil(seconds / HOUR_SECONDS) });
}

export interface ErrorSummaryProps {
	form: FormDescription;
	errors: readonly FormFieldError[];
	problem?: SubmissionProblem | undefined;
	/** Seconds until another try makes sense */
	retryAfter?: number | undefined;
	/** Goes to a field, with JavaScript */
	onGo(name: string, id: string): void;
	/** Takes the focus after a failed submission */
	ref?: Ref<HTMLDivElement>;
}

/** Above a form: what keeps it from being sent, with a link to each field. */
export function ErrorSummary({ form, errors, problem, retryAfter, onGo, ref }: ErrorSummaryProps) {
	const text = useText();
	const { language, site } = useHost();
	const { phone } = site.agency;
	if (errors.length === 0 && !problem) return null;
	const why = problem && text(WHY[problem], { wait: waitText(text, retryAfter) });
	// Who has to wait reads that alone: "try again" would say the opposite.
	const isWait = problem === 'too-many-requests';
	const title = problem ? (FAILURES[form.kind] ?? 'ui.failures.mail') : 'form.summaryTitle';
	return (
		// The address that a form without JavaScript posts to points here: the browser takes the focus to it.
		<div ref={ref} id={answerId(form)} className={classes.summary} role="alert" tabIndex={-1}>
			<p className={classes.title}>{isWait ? why : text(title)}</p>
			{problem && !isWait && (
				<p className={classes.problem}>
					{why} {CALLABLE.has(problem) && <a href={telephoneAddress(phone)}>{phone}</a>}
				</p>
			)}
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
									{fieldMessage(text, form, { name, code }, language)}
								</a>
							</li>
						);
					})}
				</ul>
			)}
		</div>
	);
}
