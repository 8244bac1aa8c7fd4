// @vitest-environment node
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRemote } from '@estate/remote-kit/build';
import { expect, test } from 'vitest';
import config from './remote.config.ts';

test('the remote builds, with every slot and the texts of every language', async () => {
	const outDir = await mkdtemp(join(tmpdir(), 'mfe-content-'));
	try {
		const { manifest } = await buildRemote({ dir: join(import.meta.dirname, '..'), outDir });
		const exposed = [
			...config.slots.map(({ name }) => name),
			...config.languages.map((language) => `texts-${language}`),
		];
		expect(Object.keys(manifest.assets).sort()).toEqual(exposed.sort());
	} finally {
		await rm(outDir, { recursive: true });
	}
});
