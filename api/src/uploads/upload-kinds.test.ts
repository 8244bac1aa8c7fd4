import { setImmediate as turn } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { acceptFile } from './upload-kinds.ts';

const SENT = 12;

it('pictures are drawn again two at a time, however many come at once: a small file may be large in memory', async () => {
	const blank = { width: 3_000, height: 3_000, channels: 3, background: '#468' } as const;
	const bytes = await sharp({ create: blank }).png().toBuffer();
	expect(bytes.length).toBeLessThan(200_000);
	let isOver = false;
	let mostAtOnce = 0;
	const all = Promise.all(Array.from({ length: SENT }, () => acceptFile(bytes, 'picture'))).finally(() => {
		isOver = true;
	});
	while (!isOver) {
		const { queue, process } = sharp.counters();
		mostAtOnce = Math.max(mostAtOnce, queue + process);
		await turn();
	}
	for (const { mediaType } of await all) expect(mediaType).toBe('image/webp');
	expect(mostAtOnce).toBeGreaterThan(0);
	// Two of these, and two of the queue that makes sizes of pictures, which may still work for the test before.
	expect(mostAtOnce).toBeLessThanOrEqual(4);
});
