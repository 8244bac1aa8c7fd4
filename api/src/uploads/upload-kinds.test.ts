import { setImmediate as turn } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { acceptFile } from './upload-kinds.ts';

const SENT = 12;

function underWay(): number {
	const { queue, process } = sharp.counters();
	return queue + process;
}

it('pictures are drawn again two at a time, however many come at once: a small file may be large in memory', async () => {
	const blank = { width: 3_000, height: 3_000, channels: 3, background: '#468' } as const;
	const bytes = await sharp({ create: blank }).png().toBuffer();
	expect(bytes.length).toBeLessThan(200_000);
	// Pictures of the test before may still be made.
	await expect.poll(underWay).toBe(0);
	let isOver = false;
	let mostAtOnce = 0;
	const all = Promise.all(Array.from({ length: SENT }, () => acceptFile(bytes, 'picture'))).finally(() => {
		isOver = true;
	});
	while (!isOver) {
		mostAtOnce = Math.max(mostAtOnce, underWay());
		await turn();
	}
	for (const { mediaType } of await all) expect(mediaType).toBe('image/webp');
	expect(mostAtOnce).toBeGreaterThan(0);
	expect(mostAtOnce).toBeLessThanOrEqual(2);
});
