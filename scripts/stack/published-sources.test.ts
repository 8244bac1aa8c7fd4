import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changedSources, noteSources } from './published-sources.ts';

let folder: string;
beforeAll(async () => {
	folder = await mkdtemp(path.join(tmpdir(), 'estate-sources-'));
	await noteSources(folder, 'content', { version: '1.0.0', stamp: 'then' });
});
afterAll(() => rm(folder, { recursive: true }));

const lines = (active: Record<string, string | undefined>, stamp: string) =>
	changedSources(folder, active, async () => stamp);

it('says of a remote that it serves other sources than there are, and how they are shown and published', async () => {
	expect(await lines({ content: '1.0.0' }, 'now')).toEqual([
		expect.stringMatching(
			/^content: its sources, .* differ from those of 1\.0\.0.*npm run dev .*publish content/,
		),
	]);
});

it('says nothing where they are the same, or where nobody knows', async () => {
	expect(await lines({ content: '1.0.0' }, 'then')).toEqual([]);
	// Published by a command, and never by a start
	expect(await lines({ content: '1.1.0', forms: '1.0.0', listings: undefined }, 'now')).toEqual([]);
});
