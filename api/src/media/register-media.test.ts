import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorBodySchema } from '@estate/shared-contract/schemas';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerMedia } from './register-media.ts';
import { takeInBrand } from './take-in-brand.ts';
import { takeInPicture } from './take-in-picture.ts';
import { warmPictures } from './warm-pictures.ts';

let root: string;
let feedDir: string;
let mediaDir: string;
let app: FastifyInstance;
let photo: string;
let drawing: string;

const LOGO =
	'<svg xmlns="http://www.w3.org/2000/svg" width="40" height="10"><rect width="40" height="10"/></svg>';

async function takeIn(name: string, content: Buffer | string) {
	await writeFile(join(feedDir, name), content);
	return (await takeInPicture(name, { feedDir, mediaDir })).id;
}

beforeAll(async () => {
	root = await mkdtemp(join(tmpdir(), 'media-'));
	feedDir = join(root, 'feed');
	mediaDir = join(root, 'media');
	await mkdir(join(feedDir, 'brand'), { recursive: true });
	photo = await takeIn(
		'photo.jpg',
		await sharp({ create: { width: 1000, height: 750, channels: 3, background: '#3a6' } })
			.jpeg()
			.toBuffer(),
	);
	drawing = await takeIn(
		'drawing.svg',
		'<svg xmlns="http://www.w3.org/2000/svg" width="1360" height="1020"><rect width="1360" height="1020" fill="#b9502b"/></svg>',
	);
	app = Fastify();
	registerMedia(app, { mediaDir });
});

afterAll(async () => {
	await app.close();
	await rm(root, { recursive: true });
});

describe('the media routes', () => {
	it.each([
		['100', 'avif', 'image/avif', 'heif', 75],
		['250', 'webp', 'image/webp', 'webp', 188],
		['400', 'jpg', 'image/jpeg', 'jpeg', 300],
		['600', 'avif', 'image/avif', 'heif', 450],
	])('draw a picture %s wide as %s, keeping its aspect', async (width, format, type, kind, height) => {
		const answer = await app.inject(`/media/${photo}/${width}.${format}`);
		expect(answer.statusCode).toBe(200);
		expect(answer.headers['content-type']).toBe(type);
		expect(answer.headers['cache-control']).toContain('immutable');
		expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
			format: kind,
			width: Number(width),
			height,
		});
		expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
	});

	it('never draw a photo larger than it is, and a drawing up to 1360', async () => {
		const enlarged = await app.inject(`/media/${photo}/1360.webp`);
		expect((await sharp(enlarged.rawPayload).metadata()).width).toBe(1000);
		const full = await app.inject(`/media/${drawing}/1360.webp`);
		expect((await sharp(full.rawPayload).metadata()).width).toBe(1360);
	});

	it.each(['photo', 'drawing'])('cut a %s to the size in which pages are shared', async (name) => {
		const { rawPayload } = await app.inject(`/media/${name === 'photo' ? photo : drawing}/share.jpg`);
		expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
	});

	it('keep what they made and answer 304 to a browser that has it', async () => {
		const address = `/media/${photo}/400.webp`;
		const first = await app.inject(address);
		const before = await stat(join(mediaDir, photo, '400.webp'));
		await app.inject(address);
		expect((await stat(join(mediaDir, photo, '400.webp'))).mtimeMs).toBe(before.mtimeMs);
		const again = await app.inject({
			url: address,
			headers: { 'if-none-match': String(first.headers.etag) },
		});
		expect(again.statusCode).toBe(304);
		expect(again.rawPayload).toHaveLength(0);
	});

	it('make a derivative once when twelve ask at the same time', async () => {
		const answers = await Promise.all(
			Array.from({ length: 12 }, () => app.inject(`/media/${drawing}/600.webp`)),
		);
		const kept = await readFile(join(mediaDir, drawing, '600.webp'));
		for (const answer of answers) expect(answer.rawPayload.equals(kept)).toBe(true);
	});

	it.each([
		['an unknown picture', () => `/media/${'0'.repeat(24)}/400.avif`],
		['a width that is not offered', () => `/media/${photo}/401.avif`],
		['a format that is not offered', () => `/media/${photo}/400.gif`],
		['the shared form in another format', () => `/media/${photo}/share.avif`],
		['the original', () => `/media/${photo}/original.jpg`],
		['a path that climbs', () => '/media/..%2f..%2fetc/400.avif'],
		['an unknown mark', () => '/media/logo-missing.svg'],
		['a mark outside the brand folder', () => '/media/..%2ffeed%2fdrawing.svg'],
	])('answer %s with a JSON 404 in the shape of the contract', async (_, address) => {
		const answer = await app.inject(address());
		expect(answer.statusCode).toBe(404);
		expect(errorBodySchema.parse(answer.json()).error.code).toBe('not-found');
	});
});

describe('the agency’s marks', () => {
	it('are served under their name, as SVG that can run nothing', async () => {
		await writeFile(join(feedDir, 'brand', 'logo-light.svg'), LOGO);
		expect(await takeInBrand({ feedDir, mediaDir })).toEqual(['logo-light.svg']);
		const answer = await app.inject('/media/logo-light.svg');
		expect(answer.headers['content-type']).toContain('image/svg+xml');
		expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
		expect(answer.body).toBe(LOGO);
	});

	it('are refused when they hold a script', async () => {
		await writeFile(
			join(feedDir, 'brand', 'logo-dark.svg'),
			LOGO.replace('<rect', '<script>1</script><rect'),
		);
		await expect(takeInBrand({ feedDir, mediaDir })).rejects.toThrow('brand/logo-dark.svg');
		await rm(join(feedDir, 'brand', 'logo-dark.svg'));
	});
});

describe('the warmer', () => {
	it('makes the list sizes ahead and passes over what it cannot draw', async () => {
		const id = await takeIn(
			'warm.png',
			await sharp({ create: { width: 700, height: 500, channels: 3, background: '#123' } })
				.png()
				.toBuffer(),
		);
		expect(await warmPictures(mediaDir, ['f'.repeat(24), id])).toBe(4);
		for (const width of [250, 400, 600]) await stat(join(mediaDir, id, `${width}.avif`));
	});

	it('stops when asked to', async () => {
		expect(await warmPictures(mediaDir, [photo], { signal: AbortSignal.abort() })).toBe(0);
	});
});
