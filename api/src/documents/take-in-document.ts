import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from '../media/media-files.ts';

/** Bytes: more than that is no attachment of a mail. */
const LARGEST_BYTES = 20 * 1024 * 1024;

/** First bytes of the files that are taken. The zip family holds docx, odt and xlsx. */
const KINDS: readonly [extension: string, start: readonly number[]][] = [
	['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
	['zip', [0x50, 0x4b, 0x03, 0x04]],
	['png', [0x89, 0x50, 0x4e, 0x47]],
	['jpg', [0xff, 0xd8, 0xff]],
];

/** Endings of the zip family: any other would be handed to a reader under a name that promises something else. */
const ZIP_ENDINGS = ['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'zip'];

/** A document of a feed that cannot be taken in. The message names the source and how to mend it. */
export class DocumentError extends Error {
	override readonly name = 'DocumentError';
}

async function locate(source: string, feedDir: string): Promise<string> {
	const folder = await realpath(feedDir);
	const file = await realpath(path.resolve(folder, source)).catch(() => undefined);
	if (!file) throw new DocumentError(`There is no file "${source}". Put it beside the feed.`);
	if (!file.startsWith(folder + path.sep))
		throw new DocumentError(`"${source}" lies outside the feed's folder. Move it inside.`);
	return file;
}

/**
 * Keeps a document of a feed, once, under its hash, where no address leads to. Returns the name of the file in
 * `documentDir`. Throws DocumentError.
 */
export async function takeInDocument(
	source: string,
	{ documentDir, feedDir }: { documentDir: string; feedDir: string },
): Promise<string> {
	const file = await locate(source, feedDir);
	const found = await stat(file);
	// A folder cannot be read, and what reads a pipe waits for ever.
	if (!found.isFile()) throw new DocumentError(`"${source}" is no file. Name the document itself.`);
	const { size } = found;
	if (size > LARGEST_BYTES)
		throw new DocumentError(`"${source}" is larger than ${LARGEST_BYTES / 1024 / 1024} MB. Make it smaller.`);
	const bytes = await readFile(file);
	const kind = KINDS.find(([, start]) => start.every((byte, index) => bytes[index] === byte));
	if (!kind) throw new DocumentError(`"${source}" is no PDF, office document, PNG or JPEG.`);
	const ending = path.extname(file).slice(1).toLowerCase();
	const extension = kind[0] === 'zip' && ZIP_ENDINGS.includes(ending) ? ending : kind[0];
	const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}.${extension}`;
	const target = path.join(documentDir, name);
	if ((await stat(target).catch(() => undefined))?.size === size) return name;
	await writeWhole(target, bytes);
	return name;
}
