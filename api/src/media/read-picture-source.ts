import { readFile, realpath, stat } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { PictureError } from './picture-error.ts';

/** Bytes; a 50-megapixel JPEG of a camera stays below. */
export const MAX_PICTURE_BYTES = 30 * 1024 * 1024;
const FETCH_TIMEOUT_MS = 20_000;

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
	const { size } = await stat(file);
	if (size > MAX_PICTURE_BYTES) throw tooLarge(source);
	return readFile(file);
}

export async function fetchPicture(url: string): Promise<Buffer> {
	const response = await fetch(url, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) }).catch((error) => {
		throw new PictureError('unreachable', `Picture ${url} cannot be fetched: ${error.message}.`, error);
	});
	if (!response.ok || !response.body) {
		await response.body?.cancel();
		throw new PictureError('unreachable', `Picture ${url} answers ${response.status}.`);
	}
	const parts: Uint8Array[] = [];
	let size = 0;
	try {
		for await (const part of response.body) {
			size += part.byteLength;
			if (size > MAX_PICTURE_BYTES) throw tooLarge(url);
			parts.push(part);
		}
	} catch (error) {
		if (error instanceof PictureError) throw error;
		throw new PictureError('unreachable', `Picture ${url} broke off while it was fetched.`, error);
	}
	return Buffer.concat(parts);
}
