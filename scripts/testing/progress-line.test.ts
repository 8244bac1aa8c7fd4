import { expect, it } from 'vitest';
import { ProgressLine } from './progress-line.ts';

function progressOn(isTerminal: boolean) {
	const written: string[] = [];
	let nowMs = 0;
	const output = { isTerminal, write: (text: string) => written.push(text) };
	const progress = new ProgressLine(output, () => nowMs);
	return { written, progress, pass: (ms: number) => (nowMs += ms) };
}

it('a file gets a line of what runs', () => {
	const { written, progress, pass } = progressOn(false);
	progress.tick();
	progress.set('unit', '3 of 9 files, 40 tests, 0 failed');
	pass(30_000);
	progress.set('unit', '4 of 9 files, 60 tests, 1 failed');
	progress.tick();
	progress.end('unit');
	progress.tick();
	expect(written).toEqual(['  unit: 4 of 9 files, 60 tests, 1 failed (30 s)\n']);
});

it('a terminal gets one line that is rewritten, and cleared at the end', () => {
	const { written, progress } = progressOn(true);
	progress.set('unit', '3 of 9 files');
	progress.tick();
	progress.end('unit');
	expect(written).toEqual(['\r\u001b[2K  unit: 3 of 9 files (0 s)', '\r\u001b[2K']);
});
