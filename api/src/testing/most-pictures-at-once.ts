/** Sends as many pictures at once as its argument says, and prints how many of them were drawn at the same time. */
import { setImmediate as turn } from 'node:timers/promises';
import sharp from 'sharp';
import { acceptFile } from '../uploads/upload-kinds.ts';

const blank = { width: 3_000, height: 3_000, channels: 3, background: '#468' } as const;
const bytes = await sharp({ create: blank }).png().toBuffer();
let isOver = false;
let mostAtOnce = 0;
const all = Promise.all(
	Array.from({ length: Number(process.argv[2]) }, () => acceptFile(bytes, 'picture')),
).finally(() => {
	isOver = true;
});
while (!isOver) {
	const { queue, process: drawn } = sharp.counters();
	mostAtOnce = Math.max(mostAtOnce, queue + drawn);
	await turn();
}
const kinds = new Set((await all).map(({ mediaType }) => mediaType));
process.stdout.write(JSON.stringify({ size: bytes.length, mostAtOnce, kinds: [...kinds] }));
