import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Channel } from '@estate/shared-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ChecksFailed } from '../checks/checks-failed.ts';
import { changeChannel } from '../log/change-channel.ts';
import { promote, rollBack } from '../log/transitions.ts';
import { channelStatus } from '../operations/channel-status.ts';
import { promoteVersion } from '../operations/promote-version.ts';
import { pruneVersions } from '../operations/prune-versions.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { buildFixture, scratchFolder } from '../testing/fixture.ts';
import { writeSmallShell } from '../testing/small-shell.ts';
import {
	emptyFolderStore,
	emptyS3Store,
	type StoreUnderTest,
	startTestS3,
} from '../testing/store-under-test.ts';
import { abortShell, promoteShell, rollBackShell, tryShell } from './release-shell.ts';
import type { ShellManifest } from './shell-manifest.schema.ts';

const order = { channel: 'production' as Channel, who: 'An', why: 'drill' };
let fixture: string;
let s3: Awaited<ReturnType<typeof startTestS3>>;
beforeAll(async () => {
	fixture = (await buildFixture('1.0.0')).outDir;
	s3 = await startTestS3();
});
afterAll(() => s3.stop());

describe.each<[string, () => Promise<StoreUnderTest>]>([
	['a folder', emptyFolderStore],
	['an object store', async () => emptyS3Store(s3.location())],
])('versions of the shell in %s', (_, empty) => {
	let under: StoreUnderTest;
	let store: ReleaseStore;
	beforeEach(async () => {
		under = await empty();
		store = await under.open();
	});

	const put = async (version: string, other: Partial<ShellManifest> = {}, text = 'server') =>
		store.shells.artifacts.put(
			await writeSmallShell(await scratchFolder(), version, { 'server/site.js': text }, other),
		);
	const wanted = async () => (await store.shells.log.newest('production')).state.shell;
	async function activateFixture(): Promise<void> {
		await store.artifacts.put(fixture);
		await changeChannel(store.log, { ...order, action: 'promote', remote: 'fixture' }, (state) =>
			promote(state, 'fixture', '1.0.0'),
		);
	}

	it('are published once, promoted, gone back from and tried, with a log of their own', async () => {
		expect(await put('1.0.0')).toMatchObject({ created: true });
		expect(await put('1.0.0')).toMatchObject({ created: false });
		await expect(put('1.0.0', {}, 'other bytes')).rejects.toThrow('a version never changes');
		await put('1.1.0');
		await promoteShell(store, { ...order, version: '1.0.0' });
		await promoteShell(store, { ...order, version: '1.1.0', traffic: 50 });
		await promoteShell(store, { ...order, version: '1.1.0', traffic: 75 });
		expect(await wanted()).toMatchObject({ active: '1.0.0', canary: { version: '1.1.0', traffic: 75 } });
		await abortShell(store, order);
		await promoteShell(store, { ...order, version: '1.1.0' });
		expect(await wanted()).toMatchObject({ active: '1.1.0', previous: '1.0.0' });
		await rollBackShell(store, order);
		expect(await wanted()).toMatchObject({ active: '1.0.0', withdrawn: ['1.1.0'] });
		expect((await store.shells.log.history('production')).map(({ action }) => action)).toEqual([
			...['rollback', 'promote', 'abort', 'canary', 'canary', 'promote'],
		]);
		// Of remotes nothing has changed.
		expect(await store.log.newest('production')).toEqual({ revision: 0, state: {} });
		expect(await store.artifacts.remotes()).toEqual([]);
		expect(await channelStatus(store, 'production')).toMatchObject({
			remotes: {},
			shell: { active: '1.0.0', versions: ['1.1.0', '1.0.0'] },
		});
	});

	it('are refused in words where they could not run what is active, and so is the way back to one', async () => {
		await activateFixture();
		await put('1.0.0');
		await put('2.0.0', { shared: { react: '20.0.0' } });
		await put('3.0.0', { contracts: ['9.0.0'] });
		await promoteShell(store, { ...order, version: '1.0.0' });
		const refusal = await promoteShell(store, { ...order, version: '2.0.0' }).catch((error) => error);
		expect(refusal).toBeInstanceOf(ChecksFailed);
		expect(refusal.message).toMatch(/^shell 2\.0\.0 was not promoted: \d+ problems/);
		expect(refusal.problems).toContainEqual(
			expect.objectContaining({
				code: 'shared-range',
				where: 'fixture 1.0.0',
				what: expect.stringMatching(/^It asks for react \S+; the shell provides 20\.0\.0\.$/),
				mend: expect.stringContaining('Promote a version of fixture that fits both shells first'),
			}),
		);
		await expect(tryShell(store, { ...order, version: '3.0.0' })).rejects.toMatchObject({
			problems: [{ code: 'contract', where: 'fixture 1.0.0' }],
		});
		expect(await wanted()).toEqual({ active: '1.0.0', withdrawn: [] });
		// As if it had been active once, before the remote came.
		const log = { ...order, remote: 'shell' };
		await changeChannel(store.shells.log, { ...log, action: 'promote' }, (state) =>
			promote(state, 'shell', '2.0.0'),
		);
		await changeChannel(store.shells.log, { ...log, action: 'rollback' }, (state) =>
			rollBack(state, 'shell'),
		);
		await expect(rollBackShell(store, order, { version: '2.0.0', anyway: true })).rejects.toThrow(
			'shell 2.0.0 cannot be gone back to',
		);
	});

	it('are refused where a file is not what was published', async () => {
		await put('1.0.0');
		await under.write('shells/artifacts/shell/1.0.0/server/site.js', 'sorver');
		await expect(promoteShell(store, { ...order, version: '1.0.0' })).rejects.toMatchObject({
			problems: [{ code: 'wrong-hash' }],
		});
		await expect(promoteShell(store, { ...order, version: '1.0.1' })).rejects.toThrow(
			'shell 1.0.1 is not in the store',
		);
	});

	it('are fitted by every remote that is promoted, whether they run yet or not', async () => {
		await store.artifacts.put(fixture);
		await put('2.0.0', { shared: { react: '20.0.0' } });
		await promoteShell(store, { ...order, version: '2.0.0' });
		const promotion = { ...order, remote: 'fixture', version: '1.0.0', waived: ['browser'] as const };
		await expect(promoteVersion(store, promotion)).rejects.toMatchObject({
			problems: expect.arrayContaining([expect.objectContaining({ where: 'shell 2.0.0' })]),
		});
	});

	it('are kept while a channel or a server has them', async () => {
		for (const version of ['1.0.0', '1.1.0', '1.2.0'])
			await put(version, { builtAt: '2020-01-01T00:00:00.000Z' });
		await promoteShell(store, { ...order, version: '1.0.0' });
		await store.instances.write({
			instance: 'here',
			channel: 'production',
			revision: 0,
			at: new Date().toISOString(),
			startedAt: new Date().toISOString(),
			contract: '2.0.0',
			shared: {},
			remotes: {},
			shell: { version: '1.1.0', seat: 'here-3000', wanted: '1.0.0', problem: 'It was ended by SIGKILL.' },
		});
		expect(await pruneVersions(store, { keepDays: 30, dryRun: false })).toMatchObject([
			{ remote: 'shell', version: '1.2.0', isShell: true },
		]);
		expect(await store.shells.artifacts.versions('shell')).toEqual(['1.1.0', '1.0.0']);
		for (const version of ['1.3.0', '1.3.0-pr.12'])
			await put(version, { builtAt: '2020-01-01T00:00:00.000Z' });
		expect(await pruneVersions(store, { keepDays: 7, dryRun: false, previews: true })).toMatchObject([
			{ version: '1.3.0-pr.12' },
		]);
		expect(await store.shells.artifacts.versions('shell')).toEqual(['1.3.0', '1.1.0', '1.0.0']);
	});
});

it('what is no build of a shell is refused', async () => {
	const { open } = await emptyFolderStore();
	const { shells } = await open();
	const folder = await scratchFolder();
	await expect(shells.artifacts.put(folder)).rejects.toThrow('it has no shell.json. Build the shell first.');
	await writeFile(join(folder, 'shell.json'), '{"name":"listings"}');
	await expect(shells.artifacts.put(folder)).rejects.toThrow('is no manifest of a shell');
});
