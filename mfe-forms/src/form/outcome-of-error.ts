import { ApiError } from '@estate/shared-contract';
import { errorsOfAnswer } from './field-errors.ts';
import type { FormField } from './form-field.ts';
import type { SubmissionOutcome } from './submission-outcome.ts';

/** What a failed call means for the visitor. Errors that are no answer of the api are thrown on. */
export function outcomeOfError(fields: readonly FormField[], error: unknown): SubmissionOutcome {
	if (!(error instanceof ApiError)) throw error;
	const errors = errorsOfAnswer(fields, error.fields);
	if (errors.length > 0) return { kind: 'fields', status: 422, errors };
	if (error.status === 429) return { kind: 'problem', status: 429, problem: 'too-many-requests' };
	if (error.isTransient) return { kind: 'problem', status: 503, problem: 'unreachable' };
	return { kind: 'problem', status: 422, problem: 'refused' };
}
