import { expect, it } from 'vitest';
import { firstLines, lastLines } from './short-text.ts';

const NUMBERS = Array.from({ length: 15 }, (_, index) => `line ${index + 1}`).join('\n');

it('the first lines of a long text say how many follow', () => {
	expect(firstLines(NUMBERS, 2)).toBe('line 1\nline 2\n… 13 more lines');
	expect(firstLines(NUMBERS).split('\n')).toHaveLength(13);
});

it('the last lines of a long text say how many stood before', () => {
	expect(lastLines(NUMBERS, 14)).toBe(`… 1 more line\n${NUMBERS.slice('line 1\n'.length)}`);
});

it('colours, empty lines, and frames of packages and of Node are left out', () => {
	const text = `\u001b[31mError: no\u001b[39m

    at swim (api/src/swim.ts:3:4)
    at run (/x/node_modules/vitest/dist/run.js:1:2)
    at process.emit (node:events:519:28)
`;
	expect(firstLines(text)).toBe('Error: no\n    at swim (api/src/swim.ts:3:4)');
});

it('a long line is cut', () => {
	expect(firstLines('x'.repeat(1_000))).toBe(`${'x'.repeat(300)} …`);
});
