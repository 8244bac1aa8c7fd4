import { cp, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildFixture, scratchFolder } from '../testing/fixture.ts';
import { entryOf, storeSuite } from '../testing/store-suite.ts';
import { emptyFolderStore } from '../testing/store-under-test.ts';
import { openStore } from './open-store.ts';
import type { ReleaseStore } from './release-store.ts';

describe('a folder store', () => {
	storeSuite(emptyFolderStore, { noticed: 500, writers: 20 });

	let folder: string;
	let store: ReleaseStore;
	beforeEach(async () => {
		folder = await scratchFolder();
		store = openStore(folder);
	});

	it('informs a watcher by looking alone, where the file system sends no events', async () => {
		const seen: number[] = [];
		const stop = store.log.watch('production', ({ revision }) => seen.push(revision), { intervalMs: 50 });
		await expect.poll(() => seen).toEqual([0]);
		await rm(join(folder, 'channels'), { recursive: true });
		await store.log.append('production', 0, entryOf('1.0.0'));
		await expect.poll(() => seen).toEqual([0, 1]);
		stop();
	});

	it('lists versions newest first by meaning, not by letters, and nothing that is half done', async () => {
		const { outDir } = await buildFixture('1.0.0');
		for (const version of ['1.9.0', '1.10.0', '1.10.0-rc.1', '.incoming-died', '.incoming-now'])
			await cp(outDir, join(folder, 'artifacts/fixture', version), { recursive: true });
		expect(await store.artifacts.versions('fixture')).toEqual(['1.10.0', '1.10.0-rc.1', '1.9.0']);
		expect(await store.artifacts.remotes()).toEqual(['fixture']);
		const died = join(folder, 'artifacts/fixture/.incoming-died');
		const dayBefore = new Date((await stat(died)).mtimeMs - 86_400_000);
		await utimes(died, dayBefore, dayBefore);
		expect(await store.artifacts.removeLeftovers(3_600_000)).toBe(1);
		expect(await store.artifacts.removeLeftovers(3_600_000)).toBe(0);
	});
});

describe('opening a store', () => {
	it('says what to do about a location that it cannot use', async () => {
		expect(() => openStore('ftp://host/releases')).toThrow('Give RELEASES_DIR the path of a folder');
		const folder = await scratchFolder();
		await writeFile(join(folder, 'file'), '');
		expect(() => openStore(join(folder, 'file'))).toThrow(
			'Give the path of a folder that this user may write',
		);
	});
});
