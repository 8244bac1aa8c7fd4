import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { feedItemSchema } from '@estate/api/feed';
import { takeInBrand, takeInPicture } from '@estate/api/media';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoReport, writeDemo } from './write-demo.ts';

const OPTIONS = { properties: 16, seed: '7', today: '2026-11-21' };

let root: string;
let feedDir: string;
let report: DemoReport;
let lines: string[];

beforeAll(async () => {
	root = await mkdtemp(join(tmpdir(), 'demo-'));
	feedDir = join(root, 'feed');
	report = await writeDemo(feedDir, OPTIONS);
	lines = (await readFile(report.feed, 'utf8')).trimEnd().split('\n');
}, 60_000);

afterAll(() => rm(root, { recursive: true }));

describe('writing the demo agency', () => {
	it('leaves a whole feed, one valid item a line, and counts what it wrote', async () => {
		for (const line of lines) feedItemSchema.parse(JSON.parse(line));
		expect(report.items.property).toBe(16);
		expect(Object.values(report.items).reduce((sum, count) => sum + count)).toBe(lines.length);
		expect(await readdir(feedDir)).not.toContain('feed.ndjson.tmp');
	});

	it('puts every picture and document that the feed names beside it', async () => {
		const named = new Set(lines.flatMap((line) => line.match(/(pictures|documents)\/[^"]+/g) ?? []));
		expect(named.size).toBeGreaterThan(50);
		for (const file of named) expect((await stat(join(feedDir, file))).size).toBeGreaterThan(100);
	});

	it('draws properties 4:3 at 1360 by 1020 and takes them in as pictures', async () => {
		const front = (await readdir(join(feedDir, 'pictures'))).find((name) => name.startsWith('front-'));
		const taken = await takeInPicture(`pictures/${front}`, { feedDir, mediaDir: join(root, 'media') });
		expect(taken).toMatchObject({ width: 1360, height: 1020 });
	});

	it('writes a logo for light and for dark that the site can serve', async () => {
		expect(await takeInBrand({ feedDir, mediaDir: join(root, 'media') })).toEqual([
			'logo-dark.svg',
			'logo-light.svg',
		]);
		const { width, height } = await sharp(join(feedDir, 'brand', 'logo-light.svg')).metadata();
		expect((width ?? 0) / (height ?? 1)).toBeGreaterThan(2);
	});

	it('writes the same bytes again for the same options', async () => {
		const again = await writeDemo(join(root, 'again'), OPTIONS);
		expect(await readFile(again.feed, 'utf8')).toBe(await readFile(report.feed, 'utf8'));
		for (const name of (await readdir(join(feedDir, 'pictures'))).slice(0, 12))
			expect(await readFile(join(root, 'again', 'pictures', name), 'utf8')).toBe(
				await readFile(join(feedDir, 'pictures', name), 'utf8'),
			);
	});
});
