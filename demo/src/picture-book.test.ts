import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openPictureBook } from './picture-book.ts';

let directory: string;
beforeEach(async () => {
	directory = await mkdtemp(join(tmpdir(), 'estate-pictures-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

it('draws so many of a subject as it may, and shares those among all further names', async () => {
	const book = openPictureBook(directory, { mostPerSubject: 2 });
	const names = ['kitchen-1', 'kitchen-2', 'kitchen-3', 'kitchen-4', 'bath-1'];
	const files = names.map((name) => book.add(name, () => `<svg>${name}</svg>`));
	expect(names.map((name) => book.add(name, () => ''))).toEqual(files);
	await book.flush();
	expect((await readdir(join(directory, 'pictures'))).sort()).toEqual([
		'bath-1.svg',
		'kitchen-1.svg',
		'kitchen-2.svg',
	]);
	expect(book.count).toBe(3);
	expect(new Set(files).size).toBe(3);
});
