import { expect, it } from 'vitest';
import { brokenWaits } from './budgets.ts';

it('names each wait that is longer than meant, by the clock and by the processor', () => {
	expect(
		brokenWaits([
			{ what: 'start', seconds: 4, cpuSeconds: 6.5 },
			{ what: 'publish', seconds: 5.25, cpuSeconds: 1 },
			{ what: 'promote', seconds: 1, cpuSeconds: 9 },
		]),
	).toEqual(['publish: 5.3 s, at most 5 are meant.', 'promote: 9.0 s of processor, at most 3.5 are meant.']);
});
