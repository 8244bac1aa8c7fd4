import type { FormDescription, FormValues } from '@estate/shared-contract';

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Idempotency key of a submission: a hash of what is sent and of the day (UTC), so that a double click, a reload of
 * the answer or a retry after a lost answer is one request, a corrected message is a new one, and the same message
 * may be sent again tomorrow. Passwords are no part of it: the key is kept. The page itself carries no key: it is
 * cached and shared by all its visitors. Where a browser has no `crypto.subtle` (plain http) the key is random, and
 * the form's own guard stops double clicks.
 */
export async function submissionKey(
	{ name, fields }: Pick<FormDescription, 'name' | 'fields'>,
	values: FormValues,
	now: Date,
): Promise<string> {
	const secret = new Set(fields.filter(({ kind }) => kind === 'password').map((field) => field.name));
	const open = Object.entries(values).filter(([field]) => !secret.has(field));
	const content = JSON.stringify([name, now.toISOString().slice(0, 10), open.sort()]);
	const { subtle } = globalThis.crypto;
	const bytes = subtle
		? new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(content)))
		: globalThis.crypto.getRandomValues(new Uint8Array(32));
	return hex(bytes);
}
