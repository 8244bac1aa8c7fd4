import type { FormFieldError } from './form-field.ts';

/** Why nothing was sent although the fields are in order; the texts are `form.problem.<problem>`. */
export type SubmissionProblem = 'unreachable' | 'too-many-requests' | 'refused';

/** What became of a submission. `status` is what a page that shows it answers. */
export type SubmissionOutcome =
	| { kind: 'sent'; reference: string }
	| { kind: 'fields'; status: 422; errors: FormFieldError[] }
	| { kind: 'problem'; status: 422 | 429 | 503; problem: SubmissionProblem };
