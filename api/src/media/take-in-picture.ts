import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { LRUCache } from 'lru-cache';
import { inspectPicture, placeholderOf } from './inspect-picture.ts';
import { pictureFolder, writeWhole } from './media-files.ts';
import { PictureError } from './picture-error.ts';
import { readPictureMeta, writePictureMeta } from './picture-meta.ts';
import { fetchPicture, isRemote, locatePictureFile, readPictureFile } from './read-picture-source.ts';

export interface TakenInPicture {
	/** First 24 hex digits of the SHA-256 of the bytes */
	id: string;
	/** Pixels; a drawing (SVG) counts as at most 1360 wide */
	width: number;
	height: number;
	/** Blurred WebP as a data URL, below 400 characters */
	placeholder: string;
}

export interface TakeInOptions {
	/** Where originals and derivatives are kept */
	mediaDir: string;
	/** Folder of the feed: local sources must lie inside */
	feedDir: string;
	/** Pictures may be fetched from addresses that are not public */
	allowPrivate?: boolean;
}

/** Unchanged files of this process's imports: a feed names the same picture many times. */
const recent = new LRUCache<string, TakenInPicture>({ max: 20_000 });

/**
 * Takes a picture of a feed in: reads it from a file below `feedDir` or from an http(s) URL, checks it by content
 * (JPEG, PNG, WebP, AVIF; SVG only from a file), keeps the original once under its hash. Doing it again changes nothing.
 * Throws PictureError, whose message says what is wrong with which source.
 */
export async function takeInPicture(source: string, options: TakeInOptions): Promise<TakenInPicture> {
	if (isRemote(source)) {
		const bytes = await fetchPicture(source, options.allowPrivate ?? false);
		return keep(source, bytes, options.mediaDir, false);
	}
	const file = await locatePictureFile(source, options.feedDir);
	const { mtimeMs, size } = await stat(file);
	const key = `${resolve(options.mediaDir)}|${file}|${mtimeMs}|${size}`;
	const known = recent.get(key);
	if (known) return known;
	const taken = await keep(source, await readPictureFile(source, file), options.mediaDir, true);
	recent.set(key, taken);
	return taken;
}

async function keep(
	source: string,
	bytes: Buffer,
	mediaDir: string,
	allowSvg: boolean,
): Promise<TakenInPicture> {
	const id = createHash('sha256').update(bytes).digest('hex').slice(0, 24);
	const known = await readPictureMeta(mediaDir, id);
	if (known) return { id, width: known.width, height: known.height, placeholder: known.placeholder };
	const { extension, width, height } = await inspectPicture(source, bytes, allowSvg);
	const placeholder = await placeholderOf(bytes).catch((error) => {
		throw new PictureError('not-a-picture', `"${source}" is damaged. Export it again.`, error);
	});
	const original = `original.${extension}`;
	await writeWhole(join(pictureFolder(mediaDir, id), original), bytes);
	await writePictureMeta(mediaDir, { id, original, width, height, placeholder });
	return { id, width, height, placeholder };
}
