import {
	PICTURE_FORMATS,
	PICTURE_WIDTHS,
	type PictureFormat,
	type PictureWidth,
	THUMBNAIL_WIDTH,
} from '@estate/shared-contract';

/** One size and format of a picture. */
export interface Derivative {
	width: PictureWidth;
	format: PictureFormat;
}

export const DERIVATIVE_WIDTHS: readonly PictureWidth[] = [...PICTURE_WIDTHS, THUMBNAIL_WIDTH];

export const CONTENT_TYPES: Record<PictureFormat, string> = {
	avif: 'image/avif',
	webp: 'image/webp',
	jpg: 'image/jpeg',
};

export const derivativeName = ({ width, format }: Derivative) => `${width}.${format}`;

/** Reads `600` and `avif`; undefined for a size or format that is not offered. */
export function parseDerivative(width: string, format: string): Derivative | undefined {
	const knownWidth = DERIVATIVE_WIDTHS.find((candidate) => String(candidate) === width);
	const knownFormat = PICTURE_FORMATS.find((candidate) => candidate === format);
	return knownWidth && knownFormat ? { width: knownWidth, format: knownFormat } : undefined;
}
