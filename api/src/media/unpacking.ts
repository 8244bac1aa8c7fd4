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

/** Lines that are kept of a picture which is read line by line: some 300, once for each step of the work. */
const KEPT_LINES = 300;
const STEPS = 4;

/** Texts of a PNG that are compressed, or its profile. Programs write a handful; each unpacks to 8 MB, all of them at once. */
const MOST_PACKED_CHUNKS = 12;
const PACKED_CHUNKS: readonly string[] = ['zTXt', 'iTXt', 'iCCP'];
const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** Length, name and check sum */
const CHUNK_FRAME = 12;

/** What an unpacked picture takes: all of it where it is interlaced, in several scans, WebP or AVIF; else lines of it, which may be long. */
function memoryOf({ format, width, height, channels, depth, isProgressive, chromaSubsampling }: Metadata) {
	const pixels = width * height;
	if (format === 'webp' || format === 'heif') return pixels * 4;
	const sampleBytes = SAMPLE_BYTES[depth ?? ''] ?? LARGEST_SAMPLE;
	if (!isProgressive) return width * Math.min(height, KEPT_LINES) * STEPS * channels * sampleBytes;
	const samples = chromaSubsampling === '4:2:0' ? channels / 2 : channels;
	// Of a JPEG in several scans coefficients of two bytes are kept.
	return pixels * samples * (format === 'jpeg' ? 2 : sampleBytes);
}

/**
 * Has a PNG so many compressed texts that already its head takes too much to read? To be asked before any library sees the
 * file. One whose parts do not follow each other is left to the library, which reads no further than they do.
 */
export function hasTooManyTexts(bytes: Buffer): boolean {
	if (!bytes.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) return false;
	let packed = 0;
	for (let at = PNG_SIGNATURE.length; at + CHUNK_FRAME <= bytes.length; ) {
		if (PACKED_CHUNKS.includes(bytes.toString('latin1', at + 4, at + 8)) && ++packed > MOST_PACKED_CHUNKS)
			return true;
		at += bytes.readUInt32BE(at) + CHUNK_FRAME;
	}
	return false;
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
