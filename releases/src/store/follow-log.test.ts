import { expect, it } from 'vitest';
import { followLog } from './follow-log.ts';

it('is not followed back: a log with fewer entries than before is another store, until the former one is there again', async () => {
	let revision = 2;
	const seen: number[] = [];
	const errors: Error[] = [];
	const stop = followLog(
		{ look: async (last) => (last?.revision === revision ? undefined : { revision, state: {} }) },
		(current) => seen.push(current.revision),
		{ intervalMs: 5, onError: (error) => errors.push(error as Error) },
	);
	await expect.poll(() => seen).toEqual([2]);
	revision = 0;
	await expect.poll(() => errors.length).toBeGreaterThan(1);
	expect(errors[0]?.message).toContain('ends at revision 0, though revision 2 was there');
	expect(seen).toEqual([2]);
	revision = 2;
	await expect.poll(() => seen).toEqual([2, 2]);
	revision = 3;
	await expect.poll(() => seen).toEqual([2, 2, 3]);
	stop();
});
