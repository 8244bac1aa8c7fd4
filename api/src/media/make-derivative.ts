import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { SHARE_SIZE } from '@estate/shared-contract';
import type { ResizeOptions, Sharp } from 'sharp';
import { type Derivative, derivativeName } from './derivative.ts';
import { openPicture } from './inspect-picture.ts';
import { PICTURE_ID, pictureFolder, writeWhole } from './media-files.ts';
import { readPictureMeta } from './picture-meta.ts';
import { createWorkQueue, type Urgency } from './work-queue.ts';

/** Two at once keep two cores busy and leave the event loop and the other threads of the pool alone. */
const queue = createWorkQueue(2);

function encode(picture: Sharp, { format }: Derivative): Sharp {
	if (format === 'avif') return picture.avif({ quality: 52, effort: 2 });
	if (format === 'webp') return picture.webp({ quality: 78, effort: 3 });
	return picture.jpeg({ quality: 80, progressive: true });
}

/** Whole and never larger than the original; the shared form is cut, and drawn larger where it has to be. */
function sizeOf({ width: wanted }: Derivative, meta: { width: number; height: number }): ResizeOptions {
	if (wanted === 'share') return { ...SHARE_SIZE, fit: 'cover' };
	const width = Math.min(wanted, meta.width);
	return { width, height: Math.max(1, Math.round((width * meta.height) / meta.width)), fit: 'fill' };
}

async function make(mediaDir: string, id: string, derivative: Derivative): Promise<string | undefined> {
	const meta = await readPictureMeta(mediaDir, id);
	if (!meta) return undefined;
	const folder = pictureFolder(mediaDir, id);
	const sized = openPicture(join(folder, meta.original))
		.resize(sizeOf(derivative, meta))
		.flatten({ background: '#faf7f2' });
	const file = join(folder, derivativeName(derivative));
	await writeWhole(file, await encode(sized, derivative).toBuffer());
	return file;
}

type Making = () => Promise<string | undefined>;

/**
 * Path of a derivative, made now if it does not exist yet; undefined when the picture is unknown.
 * Equal requests at the same time make it once. `inTurn` begins the making, at once by default.
 */
export async function derivativeFile(
	mediaDir: string,
	id: string,
	derivative: Derivative,
	urgency: Urgency,
	inTurn: (making: Making) => Promise<string | undefined> = (making) => making(),
): Promise<string | undefined> {
	if (!PICTURE_ID.test(id)) return undefined;
	const file = join(pictureFolder(mediaDir, id), derivativeName(derivative));
	const exists = await access(file).then(
		() => true,
		() => false,
	);
	return exists ? file : inTurn(() => queue.run(file, urgency, () => make(mediaDir, id, derivative)));
}
