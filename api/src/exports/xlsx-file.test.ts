import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { xlsxFile } from './xlsx-file.ts';

it('a sheet holds texts and numbers, and no formula, whatever a cell begins with', async () => {
	const cells = ['=1+1', '+1', '@SUM(1)', '-2+3', '＝1', 'x\n=1', '<f>1+1</f>'];
	const file = await xlsxFile({
		name: 'Cells',
		headings: ['what', 'how many'],
		rows: cells.map((cell, index) => [cell, index - 3.5]),
		widths: [20, 10],
	});
	const parts = Object.values(unzipSync(file)).map((part) => strFromU8(part));
	const text = parts.join('\n');
	expect(text).not.toMatch(/<f[ >]/);
	expect(text).not.toMatch(/<t[^>]*>\s*[=+\-@＝]/);
	for (const cell of ['=1+1', '+1', '@SUM(1)', '-2+3'])
		expect(text).toMatch(new RegExp(`(?:'|&apos;|&#39;)${cell.replace(/[+()]/g, '\\$&')}`));
	expect(text).toContain('<v>-3.5</v>');
});
