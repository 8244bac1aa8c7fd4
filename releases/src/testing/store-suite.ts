import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { BuiltRemote } from '@estate/remote-kit/build';
import type { ChannelState } from '@estate/shared-contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyFiles } from '../artifacts/verify-files.ts';
import type { InstanceReport } from '../instances/instance-report.schema.ts';
import { changeChannel } from '../log/change-channel.ts';
import { promote } from '../log/transitions.ts';
import { channelStatus } from '../operations/channel-status.ts';
import { lockRemote, unlockRemote } from '../operations/lock-remote.ts';
import type { ChannelRevision, NewLogEntry, ReleaseStore } from '../store/release-store.ts';
import { buildFixture, scratchFolder } from './fixture.ts';
import type { StoreUnderTest } from './store-under-test.ts';

export const stateOf = (version: string): ChannelState => ({
	listings: { active: version, withdrawn: [] },
});

export function entryOf(version: string, before: ChannelState = {}): NewLogEntry {
	return {
		action: 'promote',
		remote: 'listings',
		before,
		after: stateOf(version),
		at: '2026-11-21T10:00:00.000Z',
		who: 'test',
		why: '',
	};
}

const LOG = 'channels/production/log';

export interface SuiteSettings {
	/** Milliseconds within which a watcher hears of a change */
	noticed: number;
	/** How many change a channel at once */
	writers: number;
}

/** What every store does, whatever it is made of. */
export function storeSuite(empty: () => Promise<StoreUnderTest>, { noticed, writers }: SuiteSettings): void {
	let under: StoreUnderTest;
	let store: ReleaseStore;
	beforeEach(async () => {
		under = await empty();
		store = await under.open();
	});

	describe('the log of a channel', () => {
		it('can be kept here', async () => {
			await store.log.check();
			await (await under.open()).log.check();
			expect(await store.log.newest('production')).toEqual({ revision: 0, state: {} });
			expect(await store.log.history('production')).toEqual([]);
		});

		it('lets one of many writers at once have a revision', async () => {
			const outcomes = await Promise.all(
				Array.from({ length: writers }, async (_, index) =>
					(await under.open()).log.append('production', 0, entryOf(`1.0.${index}`)),
				),
			);
			expect(outcomes.filter(Boolean)).toHaveLength(1);
			const winner = outcomes.indexOf(true);
			expect((await store.log.newest('production')).state).toEqual(stateOf(`1.0.${winner}`));
			expect(await under.list(`${LOG}/`)).toEqual([`${LOG}/00000001.json`]);
		});

		it('gives as many changes at once as many revisions, each on what the one before left', async () => {
			await Promise.all(
				Array.from({ length: writers }, async (_, index) =>
					changeChannel(
						(await under.open()).log,
						{ channel: 'production', action: 'promote', remote: 'listings', who: `w${index}`, why: '' },
						(current) => promote(current, 'listings', `1.0.${index}`),
					),
				),
			);
			const log = (await store.log.history('production')).reverse();
			expect(log.map(({ revision }) => revision)).toEqual(
				Array.from({ length: writers }, (_, index) => index + 1),
			);
			expect(new Set(log.map(({ who }) => who)).size).toBe(writers);
			for (const [index, { before }] of log.entries()) expect(before).toEqual(log[index - 1]?.after ?? {});
			expect((await store.log.history('production', 2)).map(({ revision }) => revision)).toEqual([
				writers,
				writers - 1,
			]);
			expect((await store.log.history('production', 2, 4)).map(({ revision }) => revision)).toEqual([3, 2]);
			expect(await store.log.history('production', 2, 1)).toEqual([]);
		});

		it('refuses a revision that does not follow the newest', async () => {
			expect(await store.log.append('production', 4, entryOf('1.0.0'))).toBe(false);
			expect((await store.log.newest('production')).revision).toBe(0);
			await store.log.append('production', 0, entryOf('1.0.0'));
			await store.log.append('production', 1, entryOf('1.1.0'));
			expect(await store.log.append('production', 0, entryOf('2.0.0'))).toBe(false);
			expect(await store.log.append('production', 1, entryOf('2.0.0'))).toBe(false);
			expect((await store.log.newest('production')).state).toEqual(stateOf('1.1.0'));
		});

		it('keeps channels apart', async () => {
			await store.log.append('preview', 0, entryOf('2.0.0'));
			expect((await store.log.newest('production')).state).toEqual({});
			expect((await store.log.newest('preview')).state).toEqual(stateOf('2.0.0'));
		});

		it('overlooks what a writer that died left behind', async () => {
			await store.log.append('production', 0, entryOf('1.0.0'));
			await under.write(`${LOG}/.00000002.json.half`, '{"rev');
			expect((await store.log.newest('production')).revision).toBe(1);
			expect(await store.log.append('production', 1, entryOf('1.1.0', stateOf('1.0.0')))).toBe(true);
		});

		it.each([
			['{"hello":1}', 'its "revision" is missing'],
			['[]', 'it is no object'],
			['{"rev', 'it breaks off'],
			['', 'it breaks off'],
		])('names the entry when it is %j, and the next step in one line', async (text, what) => {
			await store.log.append('production', 0, entryOf('1.0.0'));
			await under.write(`${LOG}/00000001.json`, text);
			await expect((await under.open()).log.newest('production')).rejects.toMatchObject({
				code: 'bad-store',
				message: expect.stringMatching(
					new RegExp(`00000001\\.json is no log entry \\(${what}.*from a backup.*hand\\.$`),
				),
			});
		});

		it('names an entry that stands in the place of another', async () => {
			await store.log.append('production', 0, entryOf('1.0.0'));
			await under.write(`${LOG}/00000002.json`, await under.read(`${LOG}/00000001.json`));
			await expect((await under.open()).log.newest('production')).rejects.toMatchObject({
				code: 'bad-store',
				message: expect.stringContaining('it says that it is revision 1'),
			});
		});

		it.each(['{"rev', ''])('goes on with the entry before a newest one of which %j is left', async (text) => {
			await store.log.append('production', 0, entryOf('1.0.0'));
			await store.log.append('production', 1, entryOf('1.1.0', stateOf('1.0.0')));
			await under.write(`${LOG}/00000002.json`, text);
			const other = await under.open();
			expect(await other.log.newest('production')).toMatchObject({
				revision: 2,
				state: stateOf('1.0.0'),
				finding: expect.stringContaining('breaks off in its entry 2, so that of revision 1 holds'),
			});
			expect((await other.log.history('production')).map(({ revision }) => revision)).toEqual([1]);
			expect((await other.log.history('production', 1)).map(({ revision }) => revision)).toEqual([1]);
			// The next change keeps what is left, and the log is whole again for everybody, with no number given twice.
			const order = { channel: 'production', remote: 'listings', who: 'An', why: 'drill' } as const;
			await lockRemote(other.log, order);
			expect(await channelStatus(other, 'production')).toMatchObject({ revision: 3, finding: undefined });
			await unlockRemote((await under.open()).log, order);
			const last = await under.open();
			const history = await last.log.history('production');
			expect(history.map(({ revision }) => revision)).toEqual([4, 3, 2, 1]);
			expect(history[2]?.why).toContain('channels/production/set-aside/00000002.json');
			expect((await under.read('channels/production/set-aside/00000002.json')).toString()).toBe(text);
			for (const [index, { before }] of history.entries())
				expect(before).toEqual(history[index + 1]?.after ?? {});
		});

		it('gives a watcher the state before an entry that is cut, then the next', async () => {
			await store.log.append('production', 0, entryOf('1.0.0'));
			const seen: ChannelRevision[] = [];
			const stop = store.log.watch('production', (current) => seen.push(current), { intervalMs: 50 });
			await expect.poll(() => seen.length).toBe(1);
			await under.write(`${LOG}/00000002.json`, '{"revis');
			await expect.poll(() => seen.at(-1)).toMatchObject({ revision: 2, state: stateOf('1.0.0') });
			expect(seen.at(-1)?.finding).toBeDefined();
			expect(await (await under.open()).log.append('production', 2, entryOf('1.1.0', stateOf('1.0.0')))).toBe(
				true,
			);
			await expect.poll(() => seen.at(-1)).toEqual({ revision: 3, state: stateOf('1.1.0') });
			stop();
		});

		it('informs a watcher that an entry which it saw whole was cut since', async () => {
			await store.log.append('production', 0, entryOf('1.0.0'));
			await store.log.append('production', 1, entryOf('1.1.0', stateOf('1.0.0')));
			const seen: ChannelRevision[] = [];
			const stop = store.log.watch('production', (current) => seen.push(current), { intervalMs: 20 });
			await expect.poll(() => seen.length).toBe(1);
			const text = (await under.read(`${LOG}/00000002.json`)).toString();
			await under.write(`${LOG}/00000002.json`, text.slice(0, text.length / 2));
			await expect
				.poll(() => seen.at(-1), { timeout: 5_000 })
				.toMatchObject({ cut: { revision: 2, begun: { action: 'promote', remote: 'listings' } } });
			stop();
		});

		it('gives a watcher the present state, and a change in time', async () => {
			await store.log.append('production', 0, entryOf('1.0.0'));
			const seen: ChannelRevision[] = [];
			const stop = store.log.watch('production', (current) => seen.push(current));
			await expect.poll(() => seen.map(({ revision }) => revision)).toEqual([1]);
			await (await under.open()).log.append('production', 1, entryOf('1.1.0', stateOf('1.0.0')));
			await expect
				.poll(() => seen.at(-1)?.state, { timeout: noticed, interval: 10 })
				.toEqual(stateOf('1.1.0'));
			stop();
		});

		it('informs a watcher why the store cannot be read, and that it can be again', async () => {
			await store.log.append('production', 0, entryOf('1.0.0'));
			const seen: number[] = [];
			const errors: unknown[] = [];
			const stop = store.log.watch('production', ({ revision }) => seen.push(revision), {
				intervalMs: 50,
				onError: (error) => errors.push(error),
			});
			await expect.poll(() => seen).toEqual([1]);
			await under.write(`${LOG}/00000002.json`, '{}');
			await expect.poll(() => errors.length).toBeGreaterThan(0);
			await under.remove(`${LOG}/00000002.json`);
			await expect.poll(() => seen).toEqual([1, 1]);
			await store.log.append('production', 1, entryOf('1.1.0'));
			await expect.poll(() => seen).toEqual([1, 1, 2]);
			stop();
		});
	});

	describe('the artifacts', () => {
		let built: BuiltRemote;
		let others: BuiltRemote;
		beforeAll(async () => {
			built = await buildFixture('1.0.0');
			others = await buildFixture('1.0.0', { 'texts/nl.json': (text) => text.replace('Welkom', 'Dag') });
		});

		const chunk = () => built.manifest.assets.greeting?.js[0] ?? '';
		const inStore = (path: string) => `artifacts/fixture/1.0.0/${path}`;

		it('are put in with compressed copies that hold the same bytes', async () => {
			expect(await store.artifacts.put(built.outDir)).toMatchObject({ created: true });
			const plain = await under.read(inStore(chunk()));
			expect(brotliDecompressSync(await under.read(inStore(`${chunk()}.br`))).equals(plain)).toBe(true);
			expect(gunzipSync(await under.read(inStore(`${chunk()}.gz`))).equals(plain)).toBe(true);
			expect(await store.artifacts.verify('fixture', '1.0.0')).toEqual([]);
			expect(await store.artifacts.remotes()).toEqual(['fixture']);
			expect(await store.artifacts.versions('fixture')).toEqual(['1.0.0']);
		});

		it('stand in a folder of this machine, whole', async () => {
			await store.artifacts.put(built.outDir);
			const other = await under.open();
			const folder = await other.artifacts.folder('fixture', '1.0.0');
			const manifest = await other.artifacts.manifest('fixture', '1.0.0');
			expect(await verifyFiles(folder, manifest)).toEqual([]);
		});

		it('may be put in again with the same bytes, and never with others', async () => {
			await store.artifacts.put(built.outDir);
			expect(await store.artifacts.put(built.outDir)).toMatchObject({ created: false });
			await expect(store.artifacts.put(others.outDir)).rejects.toMatchObject({
				code: 'already-published',
				message: expect.stringContaining('--version'),
			});
			expect(await store.artifacts.verify('fixture', '1.0.0')).toEqual([]);
		});

		it('are whole or not there, however many put them in at once', async () => {
			const outcomes = await Promise.allSettled(
				Array.from({ length: 6 }, async (_, index) =>
					(await under.open()).artifacts.put((index % 2 === 0 ? built : others).outDir),
				),
			);
			const created = outcomes.filter((each) => each.status === 'fulfilled' && each.value.created);
			const refused = outcomes.filter((each) => each.status === 'rejected');
			expect([created.length, refused.length]).toEqual([1, 3]);
			for (const { reason } of refused) expect(reason).toMatchObject({ code: 'already-published' });
			expect(await store.artifacts.versions('fixture')).toEqual(['1.0.0']);
			expect(await (await under.open()).artifacts.verify('fixture', '1.0.0')).toEqual([]);
		});

		it('are refused when the build lacks a file', async () => {
			const copy = join(await scratchFolder(), 'copy');
			await cp(built.outDir, copy, { recursive: true });
			await rm(join(copy, chunk()));
			await expect(store.artifacts.put(copy)).rejects.toThrow('is no whole build: The file is missing.');
			await expect(store.artifacts.put(join(copy, 'client'))).rejects.toThrow('is no build');
			expect(await store.artifacts.versions('fixture')).toEqual([]);
		});

		const flip = (bytes: Buffer) => {
			bytes[40] = (bytes[40] ?? 0) ^ 1;
			return bytes;
		};
		it.each([
			['a deleted chunk', 'missing-file', async () => under.remove(inStore(chunk()))],
			[
				'a byte too many',
				'wrong-size',
				async () =>
					under.write(inStore(chunk()), Buffer.concat([await under.read(inStore(chunk())), Buffer.of(32)])),
			],
			[
				'a flipped byte',
				'wrong-hash',
				async () => under.write(inStore(chunk()), flip(await under.read(inStore(chunk())))),
			],
			[
				'a compressed copy of something else',
				'wrong-hash',
				async () => under.write(inStore(`${chunk()}.br`), 'no brotli'),
			],
		])('report %s, to a reader from before as well', async (_, code, damage) => {
			await store.artifacts.put(built.outDir);
			expect(await store.artifacts.verify('fixture', '1.0.0')).toEqual([]);
			await damage();
			for (const each of [store, await under.open()])
				expect(await each.artifacts.verify('fixture', '1.0.0')).toMatchObject([
					{ code, where: expect.stringContaining(chunk()) },
				]);
		});

		it('say what is there when an unknown version is asked for', async () => {
			await store.artifacts.put(built.outDir);
			await expect(store.artifacts.manifest('fixture', '2.0.0')).rejects.toMatchObject({
				code: 'unknown-version',
				message: expect.stringContaining('There: 1.0.0'),
			});
			await expect(store.artifacts.manifest('nobody', '1.0.0')).rejects.toMatchObject({
				code: 'unknown-version',
			});
		});

		it('name the manifest when it is none', async () => {
			await store.artifacts.put(built.outDir);
			await under.write(inStore('remote.json'), '{"name":');
			await expect((await under.open()).artifacts.manifest('fixture', '1.0.0')).rejects.toMatchObject({
				code: 'bad-store',
				message: expect.stringContaining('remote.json'),
			});
		});

		it('report a manifest that is not the one that was published', async () => {
			await store.artifacts.put(built.outDir);
			const text = (await under.read(inStore('remote.json'))).toString();
			await under.write(inStore('remote.json'), text.replace('"hydration": "load"', '"hydration": "never"'));
			const problems = await (await under.open()).artifacts.verify('fixture', '1.0.0');
			expect(problems).toMatchObject([{ code: 'wrong-hash', where: 'fixture/1.0.0/remote.json' }]);
		});

		it('never leave their folder', async () => {
			await expect(store.artifacts.manifest('../channels', '1.0.0')).rejects.toThrow();
			await expect(store.artifacts.folder('fixture', '../../..')).rejects.toThrow();
		});

		it('are taken out as a whole, and their number stays taken', async () => {
			await store.artifacts.put(built.outDir);
			await store.artifacts.remove('fixture', '1.0.0');
			expect(await under.list('artifacts/fixture/1.0.0/')).toEqual([]);
			expect(await store.artifacts.versions('fixture')).toEqual([]);
			await expect((await under.open()).artifacts.manifest('fixture', '1.0.0')).rejects.toMatchObject({
				code: 'unknown-version',
			});
			await expect(store.artifacts.put(others.outDir)).rejects.toMatchObject({ code: 'already-published' });
			expect(await store.artifacts.put(built.outDir)).toMatchObject({ created: true });
			expect(await store.artifacts.verify('fixture', '1.0.0')).toEqual([]);
			await store.artifacts.remove('fixture', '9.9.9');
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
			await store.instances.write(report({ at: new Date(Date.now() - 5_000).toISOString() }));
			await store.instances.write(report({ revision: 4, at: new Date(Date.now() - 4_000).toISOString() }));
			await store.instances.write(report({ instance: 'host-2' }));
			const reports = await store.instances.read();
			expect(reports.map(({ instance, revision }) => [instance, revision])).toEqual([
				['host-2', 3],
				['host-1', 4],
			]);
		});

		it('are forgotten an hour after the shell stopped, and never half read', async () => {
			await store.instances.write(report({ at: '2026-01-01T00:00:00.000Z' }));
			await under.write('instances/broken.json', '{');
			expect(await store.instances.read()).toEqual([]);
			expect(await under.list('instances/')).toEqual(['instances/broken.json']);
		});
	});
}
