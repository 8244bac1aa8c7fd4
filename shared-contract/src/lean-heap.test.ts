import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** Holds much, and drops twice as much that has grown old; prints the most that its heap took, in MB. */
const CHURN = `
	const make = () => Array.from({ length: 1000 }, (_, index) => ({ text: 'a' + index, more: [index, index] }));
	const held = Array.from({ length: 1600 }, make);
	let most = 0;
	for (let round = 0; round < 4000; round += 1) {
		held[round % 1600] = make();
		if (round % 50 === 0) most = Math.max(most, process.memoryUsage().heapTotal);
	}
	console.log(Math.round(most / 1e6));
`;

const mostMb = (before: string) =>
	Number(
		execFileSync(
			process.execPath,
			['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', before + CHURN],
			{
				cwd: import.meta.dirname,
				encoding: 'utf8',
			},
		),
	);

it('keeps a heap near what it holds', () => {
	const lean = mostMb("import { keepHeapLean } from './lean-heap.ts'; keepHeapLean();");
	expect(lean).toBeLessThan(0.9 * mostMb(''));
});
