import { FIELD_ERROR_CODES, type FieldError, type FieldErrorCode } from '@estate/shared-contract';
import type { z } from 'zod';
import type { FormField, FormFieldError } from './form-field.ts';

const codeOf = (code: string): FieldErrorCode =>
	(FIELD_ERROR_CODES as readonly string[]).includes(code) ? (code as FieldErrorCode) : 'invalid';

/** At most one error a field, in the order in which the form asks; errors of what the form does not ask are dropped. */
function inFormOrder(fields: readonly FormField[], errors: readonly FieldError[]): FormFieldError[] {
	return fields.flatMap(({ name }) => {
		const error = errors.find(({ path }) => path === name);
		return error ? [{ name, code: codeOf(error.code) }] : [];
	});
}

/** Errors of zod, whose messages are codes (request.schema.ts). */
export function errorsOfIssues(fields: readonly FormField[], error: z.ZodError): FormFieldError[] {
	return inFormOrder(
		fields,
		error.issues.map(({ path, message }) => ({ path: path.join('.'), code: message })),
	);
}

/** Errors that the api answered. */
export function errorsOfAnswer(
	fields: readonly FormField[],
	errors: readonly FieldError[],
): FormFieldError[] {
	return inFormOrder(fields, errors);
}
