import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takeInPicture } from './take-in-picture.ts';

let root: string;
let feedDir: string;
let mediaDir: string;
let server: Server | undefined;

const drawing = (width: number, height: number) =>
	`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 4 3"><rect width="4" height="3" fill="#b9502b"/></svg>`;

const photo = (format: 'jpeg' | 'png' | 'webp' | 'avif', width = 80, height = 60) =>
	sharp({ create: { width, height, channels: 3, background: '#1f3d36' } })
		.toFormat(format)
		.toBuffer();

async function serve(body: Buffer | string, status = 200): Promise<string> {
	server = createServer((_, response) => response.writeHead(status).end(body)).listen(0, '127.0.0.1');
	await new Promise((resolve) => server?.once('listening', resolve));
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.jpg`;
}

beforeEach(async () => {
	root = await mkdtemp(join(tmpdir(), 'media-'));
	feedDir = join(root, 'feed');
	mediaDir = join(root, 'media');
	await mkdir(feedDir);
});

afterEach(async () => {
	server?.close();
	server = undefined;
	await rm(root, { recursive: true });
});

describe('taking a picture in', () => {
	it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
		'keeps a %s under the hash of its bytes',
		async (format) => {
			await writeFile(join(feedDir, 'home.bin'), await photo(format));
			const taken = await takeInPicture('home.bin', { feedDir, mediaDir });
			expect(taken).toMatchObject({ id: expect.stringMatching(/^[0-9a-f]{24}$/), width: 80, height: 60 });
			const extension = format === 'jpeg' ? 'jpg' : format;
			expect((await readdir(join(mediaDir, taken.id))).sort()).toEqual([
				'meta.json',
				`original.${extension}`,
			]);
			expect(await readFile(join(mediaDir, taken.id, `original.${extension}`))).toEqual(
				await readFile(join(feedDir, 'home.bin')),
			);
		},
	);

	it('gives a blurred placeholder as a small data URL that decodes', async () => {
		await writeFile(join(feedDir, 'home.jpg'), await photo('jpeg', 1600, 1200));
		const { placeholder } = await takeInPicture('home.jpg', { feedDir, mediaDir });
		expect(placeholder).toMatch(/^data:image\/webp;base64,/);
		expect(placeholder.length).toBeLessThan(400);
		const decoded = await sharp(Buffer.from(placeholder.split(',')[1] ?? '', 'base64')).metadata();
		expect(decoded.width).toBe(16);
	});

	it('counts a drawing as at most 1360 pixels wide and keeps a smaller one at its own size', async () => {
		await writeFile(join(feedDir, 'wide.svg'), drawing(2720, 2040));
		await writeFile(join(feedDir, 'small.svg'), drawing(400, 300));
		expect(await takeInPicture('wide.svg', { feedDir, mediaDir })).toMatchObject({
			width: 1360,
			height: 1020,
		});
		expect(await takeInPicture('small.svg', { feedDir, mediaDir })).toMatchObject({
			width: 400,
			height: 300,
		});
	});

	it('turns a photo as its camera held it', async () => {
		const turned = await sharp(await photo('jpeg'))
			.withMetadata({ orientation: 6 })
			.toBuffer();
		await writeFile(join(feedDir, 'turned.jpg'), turned);
		expect(await takeInPicture('turned.jpg', { feedDir, mediaDir })).toMatchObject({ width: 60, height: 80 });
	});

	it('gives the same answer again and leaves the original untouched', async () => {
		await writeFile(join(feedDir, 'a.jpg'), await photo('jpeg'));
		await writeFile(join(feedDir, 'copy.jpg'), await photo('jpeg'));
		const first = await takeInPicture('a.jpg', { feedDir, mediaDir });
		expect(await takeInPicture('a.jpg', { feedDir, mediaDir })).toEqual(first);
		expect(await takeInPicture('copy.jpg', { feedDir, mediaDir })).toEqual(first);
		expect(await readdir(mediaDir)).toEqual([first.id]);
	});

	it('fetches a picture from a URL', async () => {
		const url = await serve(await photo('jpeg'));
		expect(await takeInPicture(url, { feedDir, mediaDir, allowPrivate: true })).toMatchObject({
			width: 80,
			height: 60,
		});
	});

	it('fetches nothing from inside unless that is allowed', async () => {
		const url = await serve(await photo('jpeg'));
		const failure = await takeInPicture(url, { feedDir, mediaDir }).catch((error) => error);
		expect(failure).toMatchObject({ name: 'PictureError', code: 'unreachable' });
		expect(failure.message).toContain('IMPORT_PRIVATE=yes');
	});

	it.each([
		['a path out of the feed', '../secret.jpg', 'outside-feed'],
		['an absolute path', '/etc/hostname', 'outside-feed'],
		['a link out of the feed', 'link.jpg', 'outside-feed'],
		['a missing file', 'missing.jpg', 'not-found'],
		['a text named as a picture', 'text.jpg', 'not-a-picture'],
		['a GIF', 'moving.gif', 'not-a-picture'],
		['half a photo', 'half.jpg', 'not-a-picture'],
	])('refuses %s and names it', async (_, source, code) => {
		await writeFile(join(root, 'secret.jpg'), await photo('jpeg'));
		await symlink(join(root, 'secret.jpg'), join(feedDir, 'link.jpg'));
		await writeFile(join(feedDir, 'text.jpg'), 'no picture at all');
		await writeFile(
			join(feedDir, 'moving.gif'),
			await sharp(await photo('png'))
				.gif()
				.toBuffer(),
		);
		const whole = await sharp({
			create: {
				width: 900,
				height: 900,
				channels: 3,
				background: '#789',
				noise: { type: 'gaussian', mean: 99, sigma: 40 },
			},
		})
			.jpeg()
			.toBuffer();
		await writeFile(join(feedDir, 'half.jpg'), whole.subarray(0, whole.length / 2));
		const failure = await takeInPicture(source, { feedDir, mediaDir }).catch((error) => error);
		expect(failure).toMatchObject({ name: 'PictureError', code });
		expect(failure.message).toContain(source);
	});

	it('refuses a drawing from a URL, and a URL that does not answer with a picture', async () => {
		await expect(
			takeInPicture(await serve(drawing(4, 3)), { feedDir, mediaDir, allowPrivate: true }),
		).rejects.toMatchObject({
			code: 'not-a-picture',
		});
		server?.close();
		await expect(
			takeInPicture(await serve('gone', 404), { feedDir, mediaDir, allowPrivate: true }),
		).rejects.toMatchObject({
			code: 'unreachable',
		});
		server?.close();
		await expect(
			takeInPicture('http://127.0.0.1:1/a.jpg', { feedDir, mediaDir, allowPrivate: true }),
		).rejects.toMatchObject({
			code: 'unreachable',
		});
	});
});
