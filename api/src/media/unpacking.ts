import type { Metadata } from 'sharp';

const MEGABYTE = 1024 * 1024;

/**
 * Bytes of memory that one picture may take to unpack, where that needs all of it at once. Two are unpacked at a time, beside an
 * api that lives with 1 GB.
 */
const MOST_MEMORY = 192 * MEGABYTE;

/** Cameras and programs write about ten. Each goes over all blocks of the picture, and a small file may have thousands. */
const MOST_SCANS = 100;

const SAMPLE_BYTES: Readonly<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2 };
const LARGEST_SAMPLE = 8;

/** What an unpacked picture takes where it cannot be read line by line: interlaced, in several scans, WebP or AVIF. */
function memoryOf({ format, width, height, channels, depth, isProgressive, chromaSubsampling }: Metadata) {
	const pixels = width * height;
	if (format === 'webp' || format === 'heif') return pixels * 4;
	if (!isProgressive) return 0;
	const samples = chromaSubsampling === '4:2:0' ? channels / 2 : channels;
	// Of a JPEG in several scans coefficients of two bytes are kept.
	return pixels * samples * (format === 'jpeg' ? 2 : (SAMPLE_BYTES[depth ?? ''] ?? LARGEST_SAMPLE));
}

/** Scans of a JPEG: its compressed data never holds this marker. A preview inside has one of its own. */
function scansOf(bytes: Buffer): number {
	let scans = 0;
	for (let at = bytes.indexOf('ffda', 0, 'hex'); at >= 0; at = bytes.indexOf('ffda', at + 2, 'hex')) scans++;
	return scans;
}

/**
 * Is a picture more work to unpack than its bytes and pixels tell? Its head and its markers say so, in a
 * millisecond. A file made for that holds up all others: what decodes cannot be stopped.
 */
export const isHardToUnpack = (bytes: Buffer, metadata: Metadata): boolean =>
	memoryOf(metadata) > MOST_MEMORY || (metadata.format === 'jpeg' && scansOf(bytes) > MOST_SCANS);
