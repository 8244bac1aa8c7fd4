import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
	followsContent,
	hasDemoOwners,
	hasEmbeddedDatabase,
	holdsSite,
	searchOnce,
	wasServed,
} from './later-start.ts';
import { stackSettings } from './settings.ts';

let folder: string;
let server: Server | undefined;

beforeAll(async () => {
	folder = await mkdtemp(path.join(tmpdir(), 'estate-later-'));
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(() => void server?.close());

async function answering(
	answers: readonly [status: number, body: object][],
	asked: string[] = [],
): Promise<string> {
	let calls = 0;
	const made = createServer(({ url = '' }, response) => {
		asked.push(url);
		const [status, body] = answers[Math.min(calls++, answers.length - 1)] ?? [500, {}];
		response.writeHead(status, { connection: 'close' }).end(JSON.stringify(body));
	});
	server = made;
	await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
	return `http://127.0.0.1:${(made.address() as AddressInfo).port}`;
}

describe('a start on data that were here before', () => {
	it('is known by its embedded database, and a site that was served by what it kept', async () => {
		const settings = stackSettings({ DATA_DIR: folder });
		expect([hasEmbeddedDatabase(settings), wasServed(settings)]).toEqual([false, false]);
		await mkdir(path.join(folder, 'db'));
		await writeFile(path.join(folder, 'last-good.json'), '{}');
		expect([hasEmbeddedDatabase(settings), wasServed(settings)]).toEqual([true, true]);
		// A server's database is migrated by the command, which costs little there.
		const onServer = stackSettings({ DATA_DIR: folder, DATABASE_URL: 'postgres://somewhere/estate' });
		expect(hasEmbeddedDatabase(onServer)).toBe(false);
	});

	it.each([
		[200, true],
		[404, false],
	])('asks the api whether there is a site: %i is %s', async (status, expected) => {
		expect(await holdsSite(await answering([[status, {}]]))).toBe(expected);
	});

	it('searches once before its first visitor does', async () => {
		const asked: string[] = [];
		await searchOnce(await answering([[200, {}]], asked));
		expect(asked).toEqual(['/api/v1/properties?language=nl&goal=0']);
	});

	it('is over when the site has seen the content that the api has now', async () => {
		const url = await answering([
			[200, { problems: ['content'] }],
			[200, { problems: ['content'] }],
			[200, { problems: [] }],
		]);
		await followsContent(url);
		expect(await (await fetch(url)).json()).toEqual({ problems: [] });
	});

	it('says nothing of owners where no api takes orders', async () => {
		expect(await hasDemoOwners(stackSettings({ DATA_DIR: folder }))).toBe(false);
	});
});
