import { appendFile, cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { BuiltRemote } from '@estate/remote-kit/build';
import type { ChannelState } from '@estate/shared-contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { InstanceReport } from '../instances/instance-report.schema.ts';
import { changeChannel } from '../log/change-channel.ts';
import { promote } from '../log/transitions.ts';
import { buildFixture, scratchFolder } from '../testing/fixture.ts';
import { openStore } from './open-store.ts';
import type { ChannelRevision, NewLogEntry, ReleaseStore } from './release-store.ts';

const state = (version: string): ChannelState => ({ listings: { active: version, withdrawn: [] } });

function entry(version: string, before: ChannelState = {}): NewLogEntry {
	return {
		action: 'promote',
		remote: 'listings',
		before,
		after: state(version),
		at: '2026-11-21T10:00:00.000Z',
		who: 'test',
		why: '',
	};
}

let folder: string;
let store: ReleaseStore;
beforeEach(async () => {
	folder = await scratchFolder();
	store = openStore(folder);
});

describe('the log of a channel', () => {
	it('begins at revision 0 with nothing active', async () => {
		expect(await store.readState('production')).toEqual({ revision: 0, state: {} });
	});

	it('lets one of twenty writers at once have a revision', async () => {
		const outcomes = await Promise.all(
			Array.from({ length: 20 }, (_, index) =>
				openStore(folder).append('production', 0, entry(`1.0.${index}`)),
			),
		);
		expect(outcomes.filter(Boolean)).toHaveLength(1);
		const winner = outcomes.indexOf(true);
		expect((await store.readState('production')).state).toEqual(state(`1.0.${winner}`));
		expect(await readdir(join(folder, 'channels/production/log'))).toEqual(['00000001.json']);
	});

	it('gives twenty changes at once twenty revisions, each on what the one before left', async () => {
		await Promise.all(
			Array.from({ length: 20 }, (_, index) =>
				changeChannel(
					openStore(folder),
					{ channel: 'production', action: 'promote', remote: 'listings', who: `w${index}`, why: '' },
					(current) => promote(current, 'listings', `1.0.${index}`),
				),
			),
		);
		const log = (await store.history('production')).reverse();
		expect(log.map(({ revision }) => revision)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
		expect(new Set(log.map(({ who }) => who)).size).toBe(20);
		for (const [index, { before }] of log.entries()) expect(before).toEqual(log[index - 1]?.after ?? {});
	});

	it('refuses a revision that does not follow the newest', async () => {
		expect(await store.append('production', 4, entry('1.0.0'))).toBe(false);
		expect((await store.readState('production')).revision).toBe(0);
	});

	it('keeps channels apart', async () => {
		await store.append('preview', 0, entry('2.0.0'));
		expect((await store.readState('production')).state).toEqual({});
		expect((await store.readState('preview')).state).toEqual(state('2.0.0'));
	});

	it('overlooks what a writer that died left behind', async () => {
		await store.append('production', 0, entry('1.0.0'));
		await writeFile(join(folder, 'channels/production/log/.00000002.json.half'), '{"rev');
		expect((await store.readState('production')).revision).toBe(1);
		expect(await store.append('production', 1, entry('1.1.0', state('1.0.0')))).toBe(true);
	});

	it('names the file when an entry was tampered with', async () => {
		await store.append('production', 0, entry('1.0.0'));
		await writeFile(join(folder, 'channels/production/log/00000001.json'), '{}');
		await expect(store.readState('production')).rejects.toMatchObject({
			code: 'bad-store',
			message: expect.stringContaining('00000001.json'),
		});
	});

	it('tells a watcher the present state, and a change within half a second', async () => {
		await store.append('production', 0, entry('1.0.0'));
		const seen: ChannelRevision[] = [];
		const stop = store.watch('production', (current) => seen.push(current));
		await expect.poll(() => seen.map(({ revision }) => revision)).toEqual([1]);
		await openStore(folder).append('production', 1, entry('1.1.0', state('1.0.0')));
		await expect.poll(() => seen.at(-1)?.state, { timeout: 500, interval: 10 }).toEqual(state('1.1.0'));
		stop();
	});

	it('tells a watcher by looking alone, where the file system sends no notices', async () => {
		const seen: number[] = [];
		const stop = store.watch('production', ({ revision }) => seen.push(revision), { interval: 50 });
		await expect.poll(() => seen).toEqual([0]);
		await rm(join(folder, 'channels'), { recursive: true });
		await store.append('production', 0, entry('1.0.0'));
		await expect.poll(() => seen, { timeout: 1_000 }).toEqual([0, 1]);
		stop();
	});

	it('tells a watcher why the store cannot be read, and goes on', async () => {
		await store.append('production', 0, entry('1.0.0'));
		const seen: number[] = [];
		const errors: unknown[] = [];
		const stop = store.watch('production', ({ revision }) => seen.push(revision), {
			interval: 50,
			onError: (error) => errors.push(error),
		});
		await expect.poll(() => seen).toEqual([1]);
		const second = join(folder, 'channels/production/log/00000002.json');
		await writeFile(second, 'no JSON');
		await expect.poll(() => errors.length).toBeGreaterThan(0);
		await rm(second);
		await store.append('production', 1, entry('1.1.0'));
		await expect.poll(() => seen).toEqual([1, 2]);
		stop();
	});
});

describe('the artifacts', () => {
	let built: BuiltRemote;
	beforeAll(async () => {
		built = await buildFixture('1.0.0');
	});

	const chunk = () => built.manifest.assets.greeting?.js[0] ?? '';

	it('are put in with compressed copies that hold the same bytes', async () => {
		expect(await store.putArtifact(built.outDir)).toMatchObject({ created: true });
		const path = join(await store.artifactFolder('fixture', '1.0.0'), chunk());
		const plain = await readFile(path);
		expect(brotliDecompressSync(await readFile(`${path}.br`)).equals(plain)).toBe(true);
		expect(gunzipSync(await readFile(`${path}.gz`)).equals(plain)).toBe(true);
		expect(await store.verifyArtifact('fixture', '1.0.0')).toEqual([]);
	});

	it('may be put in again with the same bytes, and never with others', async () => {
		await store.putArtifact(built.outDir);
		expect(await store.putArtifact(built.outDir)).toMatchObject({ created: false });
		const other = await buildFixture('1.0.0', { 'texts/nl.json': (text) => text.replace('Welkom', 'Dag') });
		await expect(store.putArtifact(other.outDir)).rejects.toMatchObject({
			code: 'already-published',
			message: expect.stringContaining('--version'),
		});
		expect(await store.verifyArtifact('fixture', '1.0.0')).toEqual([]);
	});

	it('are whole or not there, however many put them in at once', async () => {
		const outcomes = await Promise.all(
			Array.from({ length: 5 }, () => openStore(folder).putArtifact(built.outDir)),
		);
		expect(outcomes.filter(({ created }) => created)).toHaveLength(1);
		expect(await readdir(join(folder, 'artifacts/fixture'))).toEqual(['1.0.0']);
	});

	it('are refused when the build lacks a file', async () => {
		const copy = join(folder, 'copy');
		await cp(built.outDir, copy, { recursive: true });
		await rm(join(copy, chunk()));
		await expect(store.putArtifact(copy)).rejects.toThrow('is no whole build: The file is missing.');
		expect(await store.listVersions('fixture')).toEqual([]);
	});

	it('are listed newest first by meaning, not by letters', async () => {
		for (const version of ['1.9.0', '1.10.0', '1.10.0-rc.1'])
			await cp(built.outDir, join(folder, 'artifacts/fixture', version), { recursive: true });
		expect(await store.listVersions('fixture')).toEqual(['1.10.0', '1.10.0-rc.1', '1.9.0']);
		expect(await store.listRemotes()).toEqual(['fixture']);
	});

	it.each([
		['a deleted chunk', 'missing-file', (path: string) => rm(path)],
		['a byte too many', 'wrong-size', (path: string) => appendFile(path, ' ')],
		[
			'a flipped byte',
			'wrong-hash',
			async (path: string) => {
				const bytes = await readFile(path);
				bytes[40] = (bytes[40] ?? 0) ^ 1;
				await writeFile(path, bytes);
			},
		],
		[
			'a compressed copy of something else',
			'wrong-hash',
			(path: string) => writeFile(`${path}.br`, 'no brotli'),
		],
	])('tell of %s', async (_, code, damage) => {
		await store.putArtifact(built.outDir);
		await damage(join(await store.artifactFolder('fixture', '1.0.0'), chunk()));
		const problems = await store.verifyArtifact('fixture', '1.0.0');
		expect(problems).toMatchObject([{ code, where: expect.stringContaining(chunk()) }]);
	});

	it('say what is there when an unknown version is asked for', async () => {
		await store.putArtifact(built.outDir);
		await expect(store.readManifest('fixture', '2.0.0')).rejects.toMatchObject({
			code: 'unknown-version',
			message: expect.stringContaining('There: 1.0.0'),
		});
	});

	it('never leave their folder', async () => {
		await expect(store.readManifest('../channels', '1.0.0')).rejects.toThrow();
		await expect(store.artifactFolder('fixture', '../../..')).rejects.toThrow();
	});
});

describe('reports of running shells', () => {
	const report = (changes: Partial<InstanceReport> = {}): InstanceReport => ({
		instance: 'host-1',
		channel: 'production',
		revision: 3,
		at: new Date().toISOString(),
		startedAt: '2026-11-21T09:00:00.000Z',
		contract: '1.0.0',
		shared: { react: '19.3.1' },
		remotes: { listings: { serving: '1.0.0', wanted: '1.1.0', problem: 'A file is missing.' } },
		...changes,
	});

	it('are kept one per shell, the newest first', async () => {
		await store.writeInstanceReport(report({ at: new Date(Date.now() - 5_000).toISOString() }));
		await store.writeInstanceReport(report({ revision: 4, at: new Date(Date.now() - 4_000).toISOString() }));
		await store.writeInstanceReport(report({ instance: 'host-2' }));
		const reports = await store.readInstanceReports();
		expect(reports.map(({ instance, revision }) => [instance, revision])).toEqual([
			['host-2', 3],
			['host-1', 4],
		]);
	});

	it('are forgotten an hour after the shell stopped, and never half read', async () => {
		await store.writeInstanceReport(report({ at: '2026-01-01T00:00:00.000Z' }));
		await writeFile(join(folder, 'instances/broken.json'), '{');
		expect(await store.readInstanceReports()).toEqual([]);
	});
});

describe('opening a store', () => {
	it('says what to do about a location that it cannot use', async () => {
		expect(() => openStore('s3://bucket/releases')).toThrow('Give the path of a folder');
		await writeFile(join(folder, 'file'), '');
		expect(() => openStore(join(folder, 'file'))).toThrow(
			'Give the path of a folder that this user may write',
		);
	});
});
