import type { UploadPurpose } from '@estate/shared-contract';
import { fileTypeFromBuffer } from 'file-type';
import { sharp } from '../media/sharp.ts';
import { hasTooManyTexts, isHardToUnpack } from '../media/unpacking.ts';
import { HttpError } from '../server/http-error.ts';
import { type Piece, Turns } from '../server/turns.ts';

const MEGABYTE = 1024 * 1024;

/** Largest files that are taken, in bytes. */
export const LARGEST: Readonly<Record<UploadPurpose, number>> = {
	cv: 10 * MEGABYTE,
	picture: 8 * MEGABYTE,
	message: 8 * MEGABYTE,
	document: 8 * MEGABYTE,
};

/** Largest body that any form takes, in bytes. */
export const MOST_BYTES = Math.max(...Object.values(LARGEST));

/** Word files before 2007 are of a family that `file-type` names by its container. */
const TEXT_TYPES: Readonly<Record<string, string>> = {
	'application/pdf': 'pdf',
	'application/x-cfb': 'doc',
	'application/msword': 'doc',
	'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
	'application/vnd.oasis.opendocument.text': 'odt',
};
const PICTURE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
/** Edge of a kept picture, in pixels. */
const LARGEST_EDGE = 1600;
const MOST_PIXELS = 80_000_000;
/** A small file may be a large picture, in memory and in work: the next waits, and one sender's for each other. */
const pictures = new Turns({
	what: 'pictures',
	atOnce: 2,
	ofOne: 1,
	waiting: 40,
	waitingOfOne: 12,
	longestMs: 20_000,
	retryAfterSeconds: 5,
});

/** A file as it is kept. */
export interface AcceptedFile {
	bytes: Buffer;
	mediaType: string;
	extension: string;
}

const refused = (what: string) =>
	new HttpError(415, 'unsupported-type', `The content of the file is not ${what}.`);

async function drawnAgain(bytes: Buffer): Promise<Buffer> {
	if (hasTooManyTexts(bytes)) throw new Error('It has too many texts.');
	const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS });
	if (isHardToUnpack(bytes, await picture.metadata())) throw new Error('It takes too much to unpack.');
	return picture
		.rotate()
		.resize(LARGEST_EDGE, LARGEST_EDGE, { fit: 'inside', withoutEnlargement: true })
		.webp({ quality: 82 })
		.toBuffer();
}

/** Drawn again, so that nothing is kept but the picture: no place, no camera, nothing hidden behind it. */
async function reencode(bytes: Buffer, sender: Piece | undefined): Promise<AcceptedFile> {
	const draw = () =>
		drawnAgain(bytes).catch(() => {
			throw refused('a picture that can be read');
		});
	return { bytes: await pictures.run(draw, sender), mediaType: 'image/webp', extension: 'webp' };
}

/**
 * Recognises by content what a file is, never by its name (decisions 34). Throws a 415 answer for what is not taken, and
 * 429 or 503 where too many pictures wait, of this sender or of all.
 */
export async function acceptFile(
	bytes: Buffer,
	purpose: UploadPurpose,
	sender?: Piece,
): Promise<AcceptedFile> {
	const mediaType = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime ?? '';
	if (PICTURE_TYPES.includes(mediaType) && purpose !== 'cv') return reencode(bytes, sender);
	if (purpose === 'picture') throw refused('JPEG, PNG or WebP');
	const extension = TEXT_TYPES[mediaType];
	if (!extension) throw refused('PDF, Word or OpenDocument');
	return { bytes, mediaType: extension === 'doc' ? 'application/msword' : mediaType, extension };
}
