import { expect, it } from 'vitest';
import { answerText } from './release-site.ts';

const MEGABYTE = 1024 * 1024;

it('reads an answer, letters in two parts included', async () => {
	const parts = new ReadableStream<Uint8Array>({
		start(controller) {
			for (const byte of [0xc3, 0xa9]) controller.enqueue(new Uint8Array([byte]));
			controller.close();
		},
	});
	expect(await answerText(new Response(parts))).toBe('é');
	expect(await answerText(new Response(null))).toBe('');
});

it('stops reading an answer without end', async () => {
	let sent = 0;
	const endless = new ReadableStream<Uint8Array>({
		pull(controller) {
			sent += 1;
			controller.enqueue(new Uint8Array(MEGABYTE).fill(0x20));
		},
	});
	await expect(answerText(new Response(endless))).rejects.toThrow('too long');
	expect(sent).toBeLessThan(32);
});
