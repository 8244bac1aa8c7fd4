import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filmFolder, writeWhole } from './media-files.ts';
import { PictureError } from './picture-error.ts';

/** File names of films that the site serves below `/media/films/`. */
export const FILM_FILE = /^[a-z0-9][a-z0-9-]{0,60}\.(webm|mp4|mov)$/;

/** How a film begins: WebM by its EBML mark, MP4 and QuickTime by the name of their first box. */
const isFilm = (bytes: Buffer) =>
	bytes.subarray(0, 4).equals(Buffer.from([0x1a, 0x45, 0xdf, 0xa3])) ||
	bytes.subarray(4, 8).toString('latin1') === 'ftyp';

/**
 * Copies the agency's own films from `<feedDir>/films/` to where `/media/films/<name>` serves them. A feed without that
 * folder has none. Returns the names taken in. Throws PictureError for a file that is no film.
 */
export async function takeInFilms({
	mediaDir,
	feedDir,
}: {
	mediaDir: string;
	feedDir: string;
}): Promise<string[]> {
	const folder = join(feedDir, 'films');
	const names = (await readdir(folder).catch(() => [])).filter((name) => FILM_FILE.test(name)).sort();
	for (const name of names) {
		const bytes = await readFile(join(folder, name));
		if (!isFilm(bytes))
			throw new PictureError('not-a-picture', `"films/${name}" is no film. Export it as MP4 or WebM.`);
		await writeWhole(join(filmFolder(mediaDir), name), bytes);
	}
	return names;
}
