import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const SENT = 12;
const LIMITS = { timeout: 60_000 };

// In a process of its own: what sharp counts is of the whole process, in which the servers of other tests draw too.
it('pictures are drawn again two at a time, however many come at once: a small file may be large in memory', async () => {
	const script = path.join(import.meta.dirname, '..', 'testing', 'most-pictures-at-once.ts');
	const { stdout } = await promisify(execFile)(process.execPath, [script, String(SENT)], LIMITS);
	const { size, mostAtOnce, kinds } = JSON.parse(stdout);
	expect(size).toBeLessThan(200_000);
	expect(kinds).toEqual(['image/webp']);
	expect(mostAtOnce).toBeGreaterThan(0);
	expect(mostAtOnce).toBeLessThanOrEqual(2);
});
