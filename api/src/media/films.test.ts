import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerMedia } from './register-media.ts';
import { takeInFilms } from './take-in-films.ts';

const root = await mkdtemp(join(tmpdir(), 'films-'));
const feedDir = join(root, 'feed');
const mediaDir = join(root, 'media');
const FILM = 'street.webm';
/** An EBML header of a WebM file, and bytes behind it. */
const film = Buffer.concat([
	Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701', 'hex'),
	Buffer.alloc(4_096, 7),
]);
const app = Fastify();
registerMedia(app, { mediaDir });

beforeAll(async () => {
	await mkdir(join(feedDir, 'films'), { recursive: true });
	await writeFile(join(feedDir, 'films', FILM), film);
	await writeFile(join(feedDir, 'films', 'read me.txt'), 'no film');
});

afterAll(async () => {
	await app.close();
	await rm(root, { recursive: true });
});

describe('the agency’s own films', () => {
	it('are taken in from the feed and served whole', async () => {
		expect(await takeInFilms({ feedDir, mediaDir })).toEqual([FILM]);
		const answer = await app.inject(`/media/films/${FILM}`);
		expect(answer.statusCode).toBe(200);
		expect(answer.headers).toMatchObject({ 'content-type': 'video/webm', 'accept-ranges': 'bytes' });
		expect(answer.rawPayload.equals(film)).toBe(true);
	});

	it('are served in parts to a player that asks for parts', async () => {
		const ask = (range: string) => app.inject({ url: `/media/films/${FILM}`, headers: { range } });
		const part = await ask('bytes=100-199');
		expect(part.statusCode).toBe(206);
		expect(part.headers['content-range']).toBe(`bytes 100-199/${film.length}`);
		expect(part.rawPayload.equals(film.subarray(100, 200))).toBe(true);
		expect((await ask(`bytes=${film.length}-`)).statusCode).toBe(416);
	});

	it.each(['/media/films/none.webm', '/media/films/read%20me.txt', '/media/films/..%2f..%2ffeed.webm'])(
		'are nothing else: %s',
		async (url) => {
			expect((await app.inject(url)).statusCode).toBe(404);
		},
	);

	it('are refused where the content is none', async () => {
		await writeFile(join(feedDir, 'films', 'false.mp4'), '<script>');
		await expect(takeInFilms({ feedDir, mediaDir })).rejects.toThrow('films/false.mp4');
		await rm(join(feedDir, 'films', 'false.mp4'));
	});

	it('are none in a feed without that folder', async () => {
		expect(await takeInFilms({ feedDir: root, mediaDir })).toEqual([]);
	});
});
