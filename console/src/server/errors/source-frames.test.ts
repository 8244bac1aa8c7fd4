import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ErrorGroup, ReleaseStore } from '@estate/releases';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SourceFrames } from './source-frames.ts';

let folder: string;

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'maps-'));
	await mkdir(join(folder, 'maps'));
});
afterEach(() => rm(folder, { recursive: true }));

const FRAME = { file: 'client/a.js', line: 1, column: 1, name: 'f' };

/** What is said of a frame in a script whose version brings this map. */
async function frameWith(map: object | string) {
	const text = typeof map === 'string' ? map : JSON.stringify({ version: 3, ...map });
	await writeFile(join(folder, 'maps/a.js.map'), text);
	const files = [{ path: 'maps/a.js.map', size: text.length, integrity: '' }];
	const artifacts = { manifest: async () => ({ files }), folder: async () => folder };
	const frames = new SourceFrames(artifacts as unknown as ReleaseStore['artifacts']);
	const group = { remote: 'own', version: '1.0.0', where: 'browser', stack: [FRAME] };
	return (await frames.of(group as unknown as ErrorGroup))[0];
}

it('names the place in the sources', async () => {
	const sources = ['webpack://own_1_0_0/./src/view.tsx'];
	expect(await frameWith({ sources, names: ['render'], mappings: 'AAAAA' })).toEqual({
		...FRAME,
		source: { file: 'src/view.tsx', line: 1, name: 'render' },
	});
});

it.each([
	['a number as its source', { sources: [5], names: [], mappings: 'AAAA' }],
	['an object as its source', { sources: [{}], names: [], mappings: 'AAAA' }],
	['no sources', { mappings: 'AAAA' }],
	['no JSON', '{'],
	['null', 'null'],
])('leaves a frame as it is where a map has %s', async (_, map) => {
	expect(await frameWith(map)).toEqual(FRAME);
});

it('takes no name that is no text, which the console could not show', async () => {
	const frame = await frameWith({ sources: ['a.tsx'], names: [{ is: 'odd' }], mappings: 'AAAAA' });
	expect(frame?.source).toEqual({ file: 'a.tsx', line: 1, name: undefined });
});

it('unpacks no map that holds the server up', async () => {
	const mappings = `AAAA${',A'.repeat(600_000)}`;
	expect(await frameWith({ sources: ['a.tsx'], names: [], mappings })).toEqual(FRAME);
});
