import { expect, it } from 'vitest';
import { drawOffer } from './offer-document.ts';

const paper = (remark: string) => ({
	title: 'Bod',
	agency: ['Proefkantoor'],
	head: 'Gent',
	facts: [['Opmerking', remark]] as const,
	paragraphs: [remark],
	signature: 'Lena Maes',
});

it.each(['W', 'Ǆ', 'ﷺ', '家', 'สวัสดี', 'a\u00a0'])(
	'a remark of one word of thousands of letters is drawn as quickly as others: %s',
	async (letter) => {
		await drawOffer(paper('Graag'));
		const began = performance.now();
		const pdf = await drawOffer(paper(letter.repeat(5_000)));
		expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
		// It took 6 to 11 s of the api's one thread.
		expect(performance.now() - began).toBeLessThan(4_000);
	},
);
