import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChannelState } from '@estate/shared-contract';
import { federationName } from '@estate/shared-contract/schemas';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { pruneVersions } from '../operations/prune-versions.ts';
import { proposalSchema } from '../proposals/proposal.schema.ts';
import { Proposals } from '../proposals/proposals.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { buildFixture } from '../testing/fixture.ts';
import { emptyFolderStore, type StoreUnderTest } from '../testing/store-under-test.ts';
import { prunableVersions } from './prunable-versions.ts';

const DAY = 86_400_000;
const HASH = '0'.repeat(64);
const now = Date.now();
const ago = (days: number) => new Date(now - days * DAY).toISOString();

let built: string;
let under: StoreUnderTest & { folder: string };
let store: ReleaseStore;
beforeAll(async () => {
	built = (await buildFixture('1.0.0')).outDir;
});
beforeEach(async () => {
	under = await emptyFolderStore();
	store = await under.open();
});

/** A version as it would stand in the store since so many days. */
async function put(version: string, days: number): Promise<void> {
	const folder = join(under.folder, 'artifacts/fixture', version);
	await cp(built, folder, { recursive: true });
	const manifest = JSON.parse(await readFile(join(folder, 'remote.json'), 'utf8'));
	const changed = { version, federationName: federationName(manifest.name, version), builtAt: ago(days) };
	await writeFile(join(folder, 'remote.json'), JSON.stringify({ ...manifest, ...changed }));
}

/** Appends a change that was made so many days ago. */
async function log(days: number, before: ChannelState, after: ChannelState): Promise<ChannelState> {
	const { revision } = await store.log.newest('production');
	const entry = {
		action: 'promote',
		remote: 'fixture',
		before,
		after,
		at: ago(days),
		who: '',
		why: '',
	} as const;
	await store.log.append('production', revision, entry);
	return after;
}

const active = (version: string, more: Partial<ChannelState[string]> = {}): ChannelState => ({
	fixture: { active: version, withdrawn: [], ...more },
});
const prunable = async () =>
	(await prunableVersions(store, { period: 30 * DAY, now })).versions.map(({ version }) => version);

it('keeps what a channel has now, however old, and what was built lately', async () => {
	for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) await put(version, 200);
	await put('2.0.0', 3);
	await log(
		190,
		{},
		active('1.2.0', { previous: '1.1.0', canary: { version: '1.3.0', traffic: 5, salt: '' } }),
	);
	expect(await prunable()).toEqual(['1.0.0']);
});

it('keeps what a log entry within the period names, before or after it, and not what an older one names', async () => {
	for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) await put(version, 200);
	const first = await log(100, {}, active('1.0.0'));
	const second = await log(60, first, active('1.1.0', { withdrawn: [] }));
	const third = await log(29, second, active('1.2.0'));
	await log(2, third, active('1.3.0'));
	expect(await prunable()).toEqual(['1.0.0']);
});

it('keeps what a shell serves or wants, and every version of a locked remote', async () => {
	for (const version of ['1.0.0', '1.1.0', '1.2.0']) await put(version, 200);
	const state = await log(100, {}, active('1.2.0'));
	await store.instances.write({
		instance: 'web-1',
		channel: 'production',
		revision: 1,
		at: new Date().toISOString(),
		startedAt: ago(1),
		contract: '1.0.0',
		shared: {},
		remotes: { fixture: { serving: '1.0.0', wanted: '1.2.0' } },
	});
	expect(await prunable()).toEqual(['1.1.0']);
	await log(99, state, active('1.2.0', { lock: { who: 'An', why: 'audit', at: ago(99) } }));
	expect(await prunable()).toEqual([]);
});

it('removes nothing when a part of the log cannot be read', async () => {
	await put('1.0.0', 200);
	await log(100, {}, {});
	await log(99, {}, {});
	await under.write('channels/production/log/00000001.json', '{"half');
	await expect(prunable()).rejects.toThrow('00000001.json');
});

/** A proposal to promote a version, made now and good for so many days. */
async function propose(id: string, version: string, days: number): Promise<void> {
	const proposal = {
		...{ id, channel: 'preview', remote: 'fixture', action: 'promote', why: '', revision: 0 },
		change: { kind: 'promote', version, waived: [] },
		proposed: { who: 'An', identity: 'an', at: ago(0) },
		...{ expires: ago(-days), standing: HASH, versions: [{ remote: 'fixture', version, hash: HASH }] },
	};
	await store.records.create(`proposals/${id}`, JSON.stringify(proposalSchema.parse(proposal)));
}

it('keeps what is proposed, until that is over or has ended', async () => {
	for (const version of ['1.0.0', '1.1.0', '1.2.0']) await put(version, 200);
	await propose('00000000000000aa', '1.0.0', 1);
	await propose('00000000000000ab', '1.1.0', -1);
	await propose('00000000000000ac', '1.2.0', 1);
	await new Proposals(store.records).end('00000000000000ac', { how: 'declined', who: 'Bo', at: ago(0) });
	expect((await prunable()).sort()).toEqual(['1.1.0', '1.2.0']);
});

it('keeps what is promoted, or proposed, while others are removed', async () => {
	for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0']) await put(version, 200);
	const { artifacts } = store;
	const remove = artifacts.remove.bind(artifacts);
	artifacts.remove = async (...which) => {
		await remove(...which);
		artifacts.remove = remove;
		// It was active for a moment only, and is to be found again for the whole period.
		const first = await log(0, {}, active('1.2.0'));
		const second = await log(0, first, active('1.0.0'));
		await log(0, second, active('1.0.0'));
		await propose('00000000000000aa', '1.1.0', 1);
	};
	const removed = await pruneVersions(store, { keepDays: 30, dryRun: false });
	expect(removed.map(({ version }) => version)).toEqual(['1.4.0', '1.3.0']);
	expect(await store.artifacts.versions('fixture')).toEqual(['1.2.0', '1.1.0', '1.0.0']);
});
