/** Sends as many pictures at once as its argument says, and prints how many of them were drawn at the same time. */
import { setImmediate as turn } from 'node:timers/promises';
import sharp from 'sharp';
import { acceptFile } from '../uploads/upload-kinds.ts';

const blank = { width: 3_000, height: 3_000, channels: 3, background: '#468' } as const;
const bytes = await sharp({ create: blank }).png().toBuffer();

/** Pictures that wait or are drawn. sharp reads its two counts one after the other while a picture goes from one to the other, which is then in both: only what is read twice is so. */
function underWay(): number {
	let before = Number.NaN;
	let now = 0;
	while (now !== before) {
		before = now;
		const { queue, process: drawn } = sharp.counters();
		now = queue + drawn;
	}
	return now;
}

let isOver = false;
let mostAtOnce = 0;
const all = Promise.all(
	Array.from({ length: Number(process.argv[2]) }, (_, at) =>
		acceptFile(bytes, 'picture', { client: `sender ${at % 4}` }),
	),
).finally(() => {
	isOver = true;
});
while (!isOver) {
	mostAtOnce = Math.max(mostAtOnce, underWay());
	await turn();
}
const kinds = new Set((await all).map(({ mediaType }) => mediaType));
process.stdout.write(JSON.stringify({ size: bytes.length, mostAtOnce, kinds: [...kinds] }));
