import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { type DemoOptions, demoFeed } from './demo-feed.ts';
import { writeDocuments } from './documents.ts';
import { drawLogo, LOGO_COLORS } from './drawing/index.ts';
import { openPictureBook } from './picture-book.ts';
import { DEMO_FILM } from './properties/property-media.ts';

export interface DemoReport {
	/** The feed, ready for `npm run import` */
	feed: string;
	/** Count per kind of item */
	items: Record<string, number>;
	pictures: number;
	seconds: number;
}

/** Nine seconds over three of the demo's drawings, recorded from a canvas by a browser. */
const FILM = join(import.meta.dirname, 'film', DEMO_FILM);

/** Items between two looks at the picture book and the progress line. */
const BATCH = 40;

/** Writes the demo agency to a folder: `feed.ndjson`, `pictures/`, `documents/`, `films/` and `brand/`. The feed appears whole or not at all. */
export async function writeDemo(
	directory: string,
	{ mostPicturesPerSubject, ...options }: DemoOptions & { mostPicturesPerSubject?: number },
	onProgress: (items: number, kind: string) => void = () => {},
): Promise<DemoReport> {
	const start = performance.now();
	await mkdir(join(directory, 'brand'), { recursive: true });
	for (const scheme of ['light', 'dark'] as const)
		await writeFile(join(directory, 'brand', `logo-${scheme}.svg`), drawLogo(LOGO_COLORS[scheme]));
	await mkdir(join(directory, 'films'), { recursive: true });
	await copyFile(FILM, join(directory, 'films', DEMO_FILM));
	await writeDocuments(directory);
	const book = openPictureBook(
		directory,
		mostPicturesPerSubject ? { mostPerSubject: mostPicturesPerSubject } : {},
	);
	const feed = join(directory, 'feed.ndjson');
	const out = createWriteStream(`${feed}.tmp`);
	const items: Record<string, number> = {};
	let count = 0;
	for (const item of demoFeed(options, book)) {
		items[item.kind] = (items[item.kind] ?? 0) + 1;
		if (!out.write(`${JSON.stringify(item)}\n`)) await once(out, 'drain');
		if (++count % BATCH !== 0) continue;
		await book.flush();
		onProgress(count, item.kind);
	}
	await book.flush();
	out.end();
	await finished(out);
	await rename(`${feed}.tmp`, feed);
	return { feed, items, pictures: book.count, seconds: Math.round(performance.now() - start) / 1000 };
}
