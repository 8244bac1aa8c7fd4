import { afterEach, expect, it, vi } from 'vitest';
import { printReport } from './print-report.ts';

afterEach(() => vi.restoreAllMocks());

it('writes what a feed says so that no terminal obeys it', () => {
	const log = vi.spyOn(console, 'log').mockImplementation(() => {});
	printReport({
		taken: { property: 1 },
		changed: 1,
		withdrawn: 0,
		withdrawalsHeld: false,
		invited: 0,
		demoOwnersRemoved: 0,
		refused: [{ line: 2, item: 'property \u001b[2J', path: 'a\u202e', message: 'No\r\nTaken: all.' }],
		leftOut: [],
		unknown: [{ kind: 'property', field: '\u001b]0;x\u0007', line: 1, items: 1 }],
		revision: '1',
		seconds: 1,
	});
	const printed = log.mock.calls.map(([text]) => String(text));
	expect(printed).toContain('  line 2, property \\u{1b}[2J, a\\u{202e}: No\\u{d}\\u{a}Taken: all.');
	for (const letter of ['\u001b', '\u0007', '\r', '\u202e']) expect(printed.join('')).not.toContain(letter);
});
