import { expect, it } from 'vitest';
import { durationsText } from './durations-text.ts';
import type { TestOutcome } from './outcome.ts';

const outcome = (file: string, title: string, durationMs: number): TestOutcome => ({
	file,
	titlePath: ['a block', title],
	passed: true,
	startedAtMs: 0,
	durationMs,
});

it('lists files by the time of all their tests, then tests, the slowest first', () => {
	const outcomes = [
		outcome('a.test.ts', 'one', 900),
		outcome('b.test.ts', 'two', 1200),
		outcome('a.test.ts', 'three', 12_340),
	];
	expect(durationsText(outcomes).trimEnd().split('\n')).toEqual([
		'   13.24  a.test.ts',
		'    1.20  b.test.ts',
		'',
		'   12.34  a.test.ts › a block › three',
		'    1.20  b.test.ts › a block › two',
		'    0.90  a.test.ts › a block › one',
	]);
});
