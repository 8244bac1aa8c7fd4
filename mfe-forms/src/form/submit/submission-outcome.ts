import type { FormFieldError, RequestReceipt } from '@estate/shared-contract';

/** Why nothing was sent although the fields are in order. */
export type SubmissionProblem =
	| 'unreachable'
	| 'too-many-requests'
	| 'refused'
	| 'slot-full'
	| 'too-many-visits'
	| 'already-requested'
	/** The check against robots could not be loaded, and nothing is taken without it */
	| 'no-check';

/** What became of a submission. `status` is what a page that shows it answers. */
export type SubmissionOutcome =
	/** `slip`: the domain of the visitor's e-mail address, where it looks mistyped */
	| { kind: 'sent'; receipt: RequestReceipt; slip?: string }
	| { kind: 'fields'; status: 422; errors: readonly FormFieldError[] }
	/** The proof that a person fills it in is missing, wrong or used up */
	| { kind: 'captcha'; status: 422 }
	/** All is in order, and the visitor looks at it before it is sent */
	| { kind: 'review'; status: 200 }
	/** `retryAfter`: seconds until another try makes sense, where the api says so */
	| {
			kind: 'problem';
			status: 409 | 422 | 429 | 503;
			problem: SubmissionProblem;
			retryAfter?: number | undefined;
	  };
