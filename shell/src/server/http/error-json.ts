import type { ErrorBody } from '@estate/shared-contract';

/** An error as the api answers it, where the site answers in its place. */
export function errorJson(code: string, message: string): string {
	const body: ErrorBody = { error: { code, message } };
	return JSON.stringify(body);
}
