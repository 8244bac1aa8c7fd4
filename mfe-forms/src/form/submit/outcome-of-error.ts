import {
	ApiError,
	FIELD_ERROR_CODES,
	type FieldError,
	type FieldErrorCode,
	type FormDescription,
	type FormFieldError,
} from '@estate/shared-contract';
import type { SubmissionOutcome } from './submission-outcome.ts';

const codeOf = (code: string): FieldErrorCode =>
	(FIELD_ERROR_CODES as readonly string[]).includes(code) ? (code as FieldErrorCode) : 'invalid';

/** At most one error a field, in the order in which the form asks; errors of what the form does not ask are dropped. */
function errorsOfAnswer({ fields }: FormDescription, errors: readonly FieldError[]): FormFieldError[] {
	return fields.flatMap(({ name }) => {
		const error = errors.find(({ path }) => path === name);
		return error ? [{ name, code: codeOf(error.code) }] : [];
	});
}

/** What a failed call means for the visitor. Errors that are no answer of the api are thrown on. */
export function outcomeOfError(form: FormDescription, error: unknown): SubmissionOutcome {
	if (!(error instanceof ApiError)) throw error;
	if (error.code === 'captcha') return { kind: 'captcha', status: 422 };
	if (error.code === 'not-reviewed') return { kind: 'review', status: 200 };
	if (error.code === 'slot-full' || error.code === 'already-requested')
		return { kind: 'problem', status: 409, problem: error.code };
	const errors = errorsOfAnswer(form, error.fields);
	if (errors.length > 0) return { kind: 'fields', status: 422, errors };
	const { retryAfter } = error;
	if (error.code === 'too-many-visits') return { kind: 'problem', status: 429, problem: 'too-many-visits' };
	if (error.status === 429) return { kind: 'problem', status: 429, problem: 'too-many-requests', retryAfter };
	if (error.isTransient) return { kind: 'problem', status: 503, problem: 'unreachable', retryAfter };
	return { kind: 'problem', status: 422, problem: 'refused' };
}
