import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requireFeed } from './require-feed.ts';

let folder: string;
beforeAll(async () => {
	folder = await mkdtemp(path.join(tmpdir(), 'estate-feed-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(content: string | Uint8Array): Promise<string> {
	const file = path.join(folder, 'feed.ndjson');
	await writeFile(file, content);
	return file;
}

it.each([
	[
		'a compressed feed',
		gzipSync('{"kind":"site"}\n'.repeat(1_000)),
		/is no feed but a compressed file; .*Unpack it first \(gunzip\)/,
	],
	['an archive', Buffer.from('PK\u0003\u0004 feed.ndjson'), /\(unzip\)/],
	[
		'a picture',
		Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]),
		/is no feed but a binary file; nothing was imported/,
	],
])('stops at %s with one sentence', async (_, content, sentence) => {
	const file = await fileOf(content);
	expect(() => requireFeed(file)).toThrow(sentence);
});

it.each(['', '{"kind":"site"}\n', '{"kind":"page","Title":"Zoë €"}\n'])('takes text: %j', async (content) => {
	const file = await fileOf(content);
	expect(() => requireFeed(file)).not.toThrow();
});
