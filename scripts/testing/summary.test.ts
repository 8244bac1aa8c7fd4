import { describe, expect, it } from 'vitest';
import { failureOf, type TestOutcome } from './outcome.ts';
import { summary, totalOf } from './summary.ts';

const failure = (rest: Partial<TestOutcome> = {}): TestOutcome => ({
	...failureOf('expected 2 to be 3\n- 3\n+ 2'),
	file: 'api/src/sum.test.ts',
	line: 12,
	titlePath: ['a sum', "isn't right"],
	durationMs: 1_234,
	...rest,
});

describe('the end of a run', () => {
	it('tells the suites, and the total in its last line', () => {
		const ran = [
			{ name: 'lint', passed: 1, failures: [], seconds: 2.6 },
			{ name: 'unit', passed: 1_200, failures: [], seconds: 100 },
		];
		expect(summary(ran)).toBe(`
✓ lint     1 passed, 0 failed (3 s)
✓ unit     1200 passed, 0 failed (100 s)

1201 passed, 0 failed`);
	});

	it('tells of each failed test where, why, what it left, and how to run it again', () => {
		const failures = [
			failure({ output: 'counting', trace: 'var/test-results/sum/trace.zip' }),
			failureOf('did not run: 2 tests', { file: 'e2e/tests/drills/walk.spec.ts', tests: 2 }),
			failureOf('format is wrong'),
		];
		expect(summary([{ name: 'unit', passed: 4, failures, seconds: 9 }])).toBe(`
✗ unit     4 passed, 4 failed (9 s)

1.   api/src/sum.test.ts:12 › a sum › isn't right (1.2 s)
     expected 2 to be 3
     - 3
     + 2
     printed:
       counting
     trace: var/test-results/sum/trace.zip
     again: npm test -- --only unit --file api/src/sum.test.ts --title 'a sum › isn'\\''t right'

2.   e2e/tests/drills/walk.spec.ts
     did not run: 2 tests
     again: npm test -- --only unit --file e2e/tests/drills/walk.spec.ts

3.   unit
     format is wrong
     again: npm test -- --only unit

4 passed, 4 failed`);
	});

	it('tells of many failures the first in full, and the others in a line each', () => {
		const failures = Array.from({ length: 30 }, () => failure());
		const lines = summary([{ name: 'unit', passed: 0, failures, seconds: 9 }]).split('\n');
		expect(lines.filter((line) => line.includes('again: '))).toHaveLength(25);
		expect(lines.filter((line) => line.includes('sum.test.ts:12'))).toHaveLength(30);
	});

	it('says that nothing ran', () => {
		const ran = [{ name: 'unit', passed: 0, failures: [], seconds: 1 }];
		expect(summary(ran)).toContain('✗ unit     0 passed, 0 failed (1 s)\n\nNothing ran');
		expect(totalOf(ran)).toEqual({ passed: 0, failed: 0 });
	});
});
