import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { pictureFolder, writeWhole } from './media-files.ts';

const pictureMetaSchema = z.object({
	id: z.string(),
	/** File name of the original inside the picture's folder */
	original: z.string(),
	/** Pixels, as seen (turned by its EXIF orientation) */
	width: z.int().positive(),
	height: z.int().positive(),
	/** Tiny blurred WebP as a data URL */
	placeholder: z.string(),
});

/** What is remembered of a picture that was taken in. */
export type PictureMeta = z.infer<typeof pictureMetaSchema>;

const fileOf = (mediaDir: string, id: string) => join(pictureFolder(mediaDir, id), 'meta.json');

/** Undefined for a picture that was never (or only half) taken in. */
export async function readPictureMeta(mediaDir: string, id: string): Promise<PictureMeta | undefined> {
	const text = await readFile(fileOf(mediaDir, id), 'utf8').catch(() => undefined);
	if (text === undefined) return undefined;
	try {
		return pictureMetaSchema.parse(JSON.parse(text));
	} catch {
		return undefined;
	}
}

export async function writePictureMeta(mediaDir: string, meta: PictureMeta): Promise<void> {
	await writeWhole(fileOf(mediaDir, meta.id), `${JSON.stringify(meta)}\n`);
}
