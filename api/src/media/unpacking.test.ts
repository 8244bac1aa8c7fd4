import { crc32, deflateSync } from 'node:zlib';
import type { Metadata } from 'sharp';
import { describe, expect, it } from 'vitest';
import { acceptFile } from '../uploads/upload-kinds.ts';
import { inspectPicture } from './inspect-picture.ts';
import { sharp } from './sharp.ts';
import { isHardToUnpack } from './unpacking.ts';

const said = (format: Metadata['format'], width: number, height: number, more: Partial<Metadata> = {}) =>
	({ format, width, height, channels: 3, depth: 'uchar', ...more }) as Metadata;

const photo = () =>
	sharp({ create: { width: 96, height: 64, channels: 3, background: '#468' } })
		.jpeg({ progressive: true })
		.toBuffer();

/** With its last scan as often again. */
async function manyScans(times: number): Promise<Buffer> {
	const bytes = await photo();
	const [scan, end] = [
		bytes.lastIndexOf('ffda', undefined, 'hex'),
		bytes.lastIndexOf('ffd9', undefined, 'hex'),
	];
	const again = Array.from({ length: times }, () => bytes.subarray(scan, end));
	return Buffer.concat([bytes.subarray(0, end), ...again, bytes.subarray(end)]);
}

/** A part of a PNG */
function chunk(name: string, data: Buffer): Buffer {
	const named = Buffer.concat([Buffer.from(name), data]);
	const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
	length.writeUInt32BE(data.length);
	sum.writeUInt32BE(crc32(named));
	return Buffer.concat([length, named, sum]);
}

/** A PNG with so many compressed texts. */
async function withTexts(count: number): Promise<Buffer> {
	const bytes = await sharp({ create: { width: 96, height: 64, channels: 3, background: '#468' } })
		.png()
		.toBuffer();
	const text = chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(100_000))]));
	const end = bytes.length - chunk('IEND', Buffer.alloc(0)).length;
	const texts = Array.from({ length: count }, () => text);
	return Buffer.concat([bytes.subarray(0, end), ...texts, bytes.subarray(end)]);
}

describe('a picture that is hard to unpack', () => {
	it.each([
		['a photo of 45 megapixels', said('jpeg', 8192, 5464, { chromaSubsampling: '4:2:0' }), false],
		[
			'in several scans',
			said('jpeg', 8192, 5464, { chromaSubsampling: '4:2:0', isProgressive: true }),
			false,
		],
		[
			'of 80, in several scans',
			said('jpeg', 8900, 8900, { chromaSubsampling: '4:4:4', isProgressive: true }),
			true,
		],
		[
			'of four inks',
			said('jpeg', 6400, 6400, { channels: 4, chromaSubsampling: '4:4:4:4', isProgressive: true }),
			true,
		],
		['a large screenshot', said('png', 7680, 4320, { channels: 4, isProgressive: true }), false],
		['of 16 bits, read line by line', said('png', 8900, 8900, { channels: 4, depth: 'ushort' }), false],
		[
			'of 16 bits, interlaced',
			said('png', 8900, 8900, { channels: 4, depth: 'ushort', isProgressive: true }),
			true,
		],
		['a panorama', said('png', 20_000, 3_000, { channels: 4 }), false],
		['a photo of the widest', said('jpeg', 30_000, 2_000), false],
		[
			'of few lines, each of a million pixels',
			said('png', 1_000_000, 79, { channels: 4, depth: 'ushort' }),
			true,
		],
		['of lines of 65,000 pixels', said('png', 65_535, 1_200, { channels: 4, depth: 'ushort' }), true],
		['as high as that is wide', said('png', 79, 1_000_000, { channels: 4, depth: 'ushort' }), false],
		['WebP of 40 megapixels', said('webp', 8000, 5000), false],
		['WebP of 80 megapixels', said('webp', 10_000, 8_000), true],
	])('%s', (_, metadata, expected) => {
		expect(isHardToUnpack(Buffer.alloc(0), metadata)).toBe(expected);
	});

	it('is a PNG of hundreds of compressed texts, which no upload and no feed may hold', async () => {
		const honest = await withTexts(4);
		expect((await acceptFile(honest, 'picture')).mediaType).toBe('image/webp');
		expect(await inspectPicture('honest.png', honest, false)).toMatchObject({ width: 96 });
		const bomb = await withTexts(900);
		await expect(acceptFile(bomb, 'picture')).rejects.toMatchObject({ statusCode: 415 });
		await expect(inspectPicture('bomb.png', bomb, false)).rejects.toMatchObject({ code: 'too-large' });
	});

	it('is a JPEG of hundreds of scans, which no upload and no feed may hold', async () => {
		const honest = await manyScans(0);
		expect((await acceptFile(honest, 'picture')).mediaType).toBe('image/webp');
		expect(await inspectPicture('honest.jpg', honest, false)).toMatchObject({ width: 96 });
		const bomb = await manyScans(200);
		expect((await sharp(bomb).metadata()).width).toBe(96);
		await expect(acceptFile(bomb, 'picture')).rejects.toMatchObject({ statusCode: 415 });
		await expect(inspectPicture('bomb.jpg', bomb, false)).rejects.toMatchObject({ code: 'too-large' });
	});
});
