import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes each drawing once, under a name that says what it shows, and tells the feed where it stands. */
export interface PictureBook {
	/** Path relative to the feed; `draw` runs only for a name that is new */
	add(name: string, draw: () => string): string;
	/** Settles when all drawings are on the disk */
	flush(): Promise<void>;
	readonly count: number;
}

const FOLDER = 'pictures';
/** Files being written at the same time */
const BUFFER = 32;

export function openPictureBook(directory: string): PictureBook {
	const known = new Set<string>();
	let pending: Promise<void>[] = [];
	return {
		add(name, draw) {
			const file = `${FOLDER}/${name}.svg`;
			if (known.has(name)) return file;
			known.add(name);
			const path = join(directory, file);
			const drawing = draw();
			pending.push(mkdir(dirname(path), { recursive: true }).then(() => writeFile(path, drawing)));
			return file;
		},
		async flush() {
			const writing = pending;
			pending = [];
			for (let start = 0; start < writing.length; start += BUFFER)
				await Promise.all(writing.slice(start, start + BUFFER));
		},
		get count() {
			return known.size;
		},
	};
}
