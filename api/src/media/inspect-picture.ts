import type { Metadata } from 'sharp';
import { PictureError } from './picture-error.ts';
import { sharp } from './sharp.ts';
import { hasTooManyTexts, isHardToUnpack } from './unpacking.ts';

/** Pixels (width × height) that a picture may have. */
const MAX_PIXELS = 60_000_000;
/** Vector drawings are read at this width at most: the widest derivative. */
const DRAWING_WIDTH = 1360;

const PLACEHOLDER_WIDTH = 16;
const PLACEHOLDER_LIMIT = 400;

export interface PictureFacts {
	extension: 'jpg' | 'png' | 'webp' | 'avif' | 'svg';
	width: number;
	height: number;
}

function extensionOf({ format, compression }: Metadata): PictureFacts['extension'] | undefined {
	if (format === 'jpeg') return 'jpg';
	if (format === 'heif') return compression === 'av1' ? 'avif' : undefined;
	if (format === 'png' || format === 'webp' || format === 'svg') return format;
	return undefined;
}

/** A sharp pipeline on a picture, turned upright, with the limits that hold for every picture. */
export function openPicture(input: Buffer | string) {
	return sharp(input, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
}

/** Reads by content what a picture is; its name plays no part. Throws PictureError for anything that is no picture. */
export async function inspectPicture(
	source: string,
	bytes: Buffer,
	allowSvg: boolean,
): Promise<PictureFacts> {
	if (hasTooManyTexts(bytes))
		throw new PictureError('too-large', `"${source}" holds too many texts. Export it without its metadata.`);
	const metadata = await openPicture(bytes)
		.metadata()
		.catch((error) => {
			throw new PictureError('not-a-picture', `"${source}" is no picture that can be read.`, error);
		});
	const extension = extensionOf(metadata);
	if (!extension || (extension === 'svg' && !allowSvg))
		throw new PictureError(
			'not-a-picture',
			`"${source}" is ${metadata.format ?? 'of an unknown kind'}. Use JPEG, PNG, WebP or AVIF${allowSvg ? ', or SVG' : ''}.`,
		);
	const { width, height } = metadata.autoOrient;
	if (width * height > MAX_PIXELS)
		throw new PictureError('too-large', `"${source}" has ${width} × ${height} pixels. Export it smaller.`);
	if (isHardToUnpack(bytes, metadata))
		throw new PictureError(
			'too-large',
			`"${source}" takes too much to unpack. Export it smaller, or neither interlaced nor progressive.`,
		);
	if (extension !== 'svg' || width <= DRAWING_WIDTH) return { extension, width, height };
	return { extension, width: DRAWING_WIDTH, height: Math.round((height * DRAWING_WIDTH) / width) };
}

/** Tiny blurred WebP as a data URL of less than 400 characters. Throws when the picture is damaged. */
export async function placeholderOf(bytes: Buffer): Promise<string> {
	for (const quality of [40, 15, 1]) {
		const tiny = await openPicture(bytes)
			.resize({ width: PLACEHOLDER_WIDTH, height: PLACEHOLDER_WIDTH, fit: 'inside' })
			.flatten({ background: '#faf7f2' })
			.blur(0.6)
			.webp({ quality, smartSubsample: false })
			.toBuffer();
		const url = `data:image/webp;base64,${tiny.toString('base64')}`;
		if (url.length < PLACEHOLDER_LIMIT) return url;
	}
	return '';
}
