import { expect, it } from 'vitest';
import { drawPaper } from './paper-thread.ts';
import type { Paper } from './papers.ts';

const offer = (remark: string): Paper => ({
	kind: 'offer',
	offer: {
		title: 'Bod',
		agency: ['Proefkantoor'],
		head: 'Gent',
		facts: [['Opmerking', remark]],
		paragraphs: [remark],
		signature: 'Lena Maes',
	},
});

it('draws papers away from the thread that answers visitors', async () => {
	await drawPaper(offer('Graag'));
	const before = process.threadCpuUsage();
	const papers = await Promise.all(
		Array.from({ length: 4 }, () => drawPaper(offer('onder voorbehoud '.repeat(250)))),
	);
	const { user, system } = process.threadCpuUsage(before);
	for (const paper of papers) expect(paper.subarray(0, 5).toString()).toBe('%PDF-');
	// Microseconds: each takes the other thread a tenth of a second and more.
	expect(user + system).toBeLessThan(80_000);
});

it('says that a paper cannot be drawn, and draws the next', async () => {
	await expect(drawPaper({ kind: 'offer', offer: {} } as never)).rejects.toThrow();
	expect((await drawPaper(offer('Graag'))).subarray(0, 5).toString()).toBe('%PDF-');
});
