import { describe, expect, it } from 'vitest';
import { csvFile, safeCell } from './csv-file.ts';

const HOSTILE = [
	'=1+1',
	' =1+1',
	'+1',
	'-1',
	'@SUM(1)',
	'\t=1',
	'\r=1',
	'\n=1',
	'＝1',
	'x,=HYPERLINK("http://evil.example")',
	'x;=1',
	'x\t=1',
	'x\n=1',
	'x",=1',
	'";=1',
	'x|+1',
];

describe('a file for spreadsheets', () => {
	it.each([';', ',', '\t', '|'])(
		'holds no cell that begins a formula where the locale splits at %j',
		(separator) => {
			const csv = csvFile(
				['a', 'b'],
				HOSTILE.map((cell) => [cell, 'end']),
			);
			// As a spreadsheet that knows no quotes in the middle of a cell: each line, split at each separator.
			const cells = csv.split(/[\r\n]+/).flatMap((line) => line.split(separator));
			for (const cell of cells) expect(cell.replace(/^["\s]*/, '')).not.toMatch(/^[=+\-@＝]/);
		},
	);

	it('quotes every cell, and leaves what is no formula as it is', () => {
		expect(csvFile(['a'], [['zoe@example.test']])).toBe('\ufeff"a"\r\n"zoe@example.test"\r\n');
		for (const plain of ['Heist-op-den-Berg', 'a = b', '9000 Gent', 'Zoë "D\'Hondt"', '10:00–12:00'])
			expect(safeCell(plain)).toBe(plain);
	});
});
