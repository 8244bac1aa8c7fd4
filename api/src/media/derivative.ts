import {
	PICTURE_FORMATS,
	PICTURE_WIDTHS,
	type PictureFormat,
	type PictureWidth,
	THUMBNAIL_WIDTH,
} from '@estate/shared-contract';

/** One size and format of a picture: as wide as given, or cut to the size in which pages are shared. */
export interface Derivative {
	width: PictureWidth | 'share';
	format: PictureFormat;
}

const DERIVATIVE_WIDTHS: readonly PictureWidth[] = [...PICTURE_WIDTHS, THUMBNAIL_WIDTH];

export const CONTENT_TYPES: Record<PictureFormat, string> = {
	avif: 'image/avif',
	webp: 'image/webp',
	jpg: 'image/jpeg',
};

export const derivativeName = ({ width, format }: Derivative) => `${width}.${format}`;

/** Reads `600` and `avif`, or `share` and `jpg`; undefined for a size or format that is not offered. */
export function parseDerivative(width: string, format: string): Derivative | undefined {
	if (width === 'share') return format === 'jpg' ? { width, format } : undefined;
	const knownWidth = DERIVATIVE_WIDTHS.find((candidate) => String(candidate) === width);
	const knownFormat = PICTURE_FORMATS.find((candidate) => candidate === format);
	return knownWidth && knownFormat ? { width: knownWidth, format: knownFormat } : undefined;
}
