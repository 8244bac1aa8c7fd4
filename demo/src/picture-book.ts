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

/** What is drawn: what stands before the first hyphen of a name, such as `kitchen`. */
const subjectOf = (name: string) => name.split('-', 1)[0] ?? name;

const FOLDER = 'pictures';
/** Files being written at the same time */
const BUFFER = 32;

/** `mostPerSubject` drawings of one subject are made; further names share them in turn. Default: no limit. */
export function openPictureBook(
	directory: string,
	{ mostPerSubject = Number.POSITIVE_INFINITY }: { mostPerSubject?: number } = {},
): PictureBook {
	const files = new Map<string, string>();
	const drawn = new Map<string, string[]>();
	let count = 0;
	let pending: Promise<void>[] = [];
	return {
		add(name, draw) {
			const known = files.get(name);
			if (known) return known;
			const ofSubject = drawn.get(subjectOf(name)) ?? [];
			const shared = ofSubject.length < mostPerSubject ? undefined : ofSubject[files.size % mostPerSubject];
			const file = shared ?? `${FOLDER}/${name}.svg`;
			files.set(name, file);
			if (shared) return file;
			drawn.set(subjectOf(name), [...ofSubject, file]);
			count++;
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
			return count;
		},
	};
}
