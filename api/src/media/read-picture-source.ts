import { readFile, realpath, stat } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { FetchRefusal, fetchPublic } from './fetch-public.ts';
import { PictureError } from './picture-error.ts';

/** Bytes; a 50-megapixel JPEG of a camera stays below. */
const MAX_PICTURE_BYTES = 30 * 1024 * 1024;

export const isRemote = (source: string) => /^https?:\/\//i.test(source);

const tooLarge = (source: string) =>
	new PictureError(
		'too-large',
		`Picture "${source}" is larger than ${MAX_PICTURE_BYTES / 1024 / 1024} MB. Export it smaller.`,
	);

/** Absolute path of a picture of a feed. Throws PictureError when it leads out of the feed's folder, also through a link. */
export async function locatePictureFile(source: string, feedDir: string): Promise<string> {
	const root = await realpath(resolve(feedDir));
	const file = await realpath(resolve(root, source)).catch((error) => {
		throw new PictureError(
			'not-found',
			`Picture "${source}" is not in ${root}. Add it or mend its path.`,
			error,
		);
	});
	const inside = relative(root, file);
	if (inside === '' || inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside))
		throw new PictureError(
			'outside-feed',
			`Picture "${source}" lies outside the feed's folder ${root}. Put it beside the feed.`,
		);
	return file;
}

export async function readPictureFile(source: string, file: string): Promise<Buffer> {
	const found = await stat(file);
	// A folder cannot be read, and what reads a pipe waits for ever.
	if (!found.isFile())
		throw new PictureError('not-a-picture', `Picture "${source}" is no file. Name the picture itself.`);
	if (found.size > MAX_PICTURE_BYTES) throw tooLarge(source);
	return readFile(file);
}

/** Fetches a picture from a public address; with `allowPrivate` from any. Throws PictureError. */
export async function fetchPicture(url: string, allowPrivate: boolean): Promise<Buffer> {
	try {
		return await fetchPublic(url, { maxBytes: MAX_PICTURE_BYTES, allowPrivate });
	} catch (error) {
		if (!(error instanceof FetchRefusal))
			throw new PictureError(
				'unreachable',
				`Picture ${url} cannot be fetched: ${(error as Error).message}.`,
				error,
			);
		if (error.code === 'too-large') throw tooLarge(url);
		throw new PictureError(
			'unreachable',
			error.code === 'private'
				? `Picture ${url} is not fetched: ${error.message}.`
				: `Picture ${url} ${error.message}.`,
		);
	}
}
