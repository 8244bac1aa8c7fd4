import { FORMS } from '@estate/shared-contract';
import { expect, test } from 'vitest';
import { submissionKey } from './submission-key.ts';

const noon = new Date('2026-03-03T12:00:00Z');
const key = (values: Record<string, string>, at = noon) =>
	submissionKey(FORMS['demand-register'], values, at);

test('the same message on the same day has the same key, in whatever order its fields come', async () => {
	const one = await key({ firstName: 'Lotte', remark: 'Hello' });
	const other = await key({ remark: 'Hello', firstName: 'Lotte' }, new Date('2026-03-03T23:00:00Z'));
	expect(other).toBe(one);
	expect(one).toMatch(/^[0-9a-f]{64}$/);
});

test('a corrected message, another visitor and another day have keys of their own', async () => {
	const keys = [
		await key({ firstName: 'Lotte', remark: 'Hello' }),
		await key({ firstName: 'Lotte', remark: 'Hello!' }),
		await key({ firstName: 'Jan', remark: 'Hello' }),
		await key({ firstName: 'Lotte', remark: 'Hello' }, new Date('2026-03-04T12:00:00Z')),
	];
	expect(new Set(keys).size).toBe(keys.length);
});

test('a password is no part of the key, which is kept', async () => {
	const one = await key({ firstName: 'Lotte', password: 'geheim-1' });
	expect(await key({ firstName: 'Lotte', password: 'geheim-2' })).toBe(one);
});
