import { expect, it } from 'vitest';
import { ServerLog } from './server-log.ts';

it('gives the lines of the time in which a test ran', () => {
	let now = 0;
	const log = new ServerLog(() => now);
	for (now of [10, 20, 30, 40]) log.add(`at ${now}`);
	expect(log.between(20, 30)).toEqual(['at 20', 'at 30']);
});
