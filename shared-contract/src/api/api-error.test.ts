import { expect, it } from 'vitest';
import { ApiError } from './api-error.ts';

it('is recognised when another copy of the package made it, as the shell does for a remote', async () => {
	const copy = (await import('./api-error.ts?copy' as string)) as { ApiError: typeof ApiError };
	expect(copy.ApiError).not.toBe(ApiError);
	const error: unknown = new copy.ApiError('slot-full', 'All places are taken.', { status: 409 });
	expect(error instanceof ApiError && [error.status, error.code, error.isTransient]).toEqual([
		409,
		'slot-full',
		false,
	]);
	for (const other of [new Error('x'), { name: 'ApiError', status: 1 }, undefined])
		expect(other instanceof ApiError).toBe(false);
});
