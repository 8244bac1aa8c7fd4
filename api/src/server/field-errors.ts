import { FIELD_ERROR_CODES, type FieldError } from '@estate/shared-contract';
import type { z } from 'zod';

/** What the dictionaries translate, for one issue of a schema. */
function codeOf(issue: z.core.$ZodIssue): string {
	if ((FIELD_ERROR_CODES as readonly string[]).includes(issue.message)) return issue.message;
	if (issue.input === undefined && issue.code === 'invalid_type') return 'required';
	if (issue.code === 'too_big' && issue.origin === 'string') return 'too-long';
	if (issue.code === 'too_small' && issue.origin === 'string') return 'too-short';
	return 'invalid';
}

/** Field errors of a failed check: dotted paths and codes, one per field. */
export function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldError[] {
	const byPath = new Map<string, FieldError>();
	for (const issue of issues) {
		const path = issue.path.join('.');
		if (!byPath.has(path)) byPath.set(path, { path, code: codeOf(issue) });
	}
	return [...byPath.values()];
}
