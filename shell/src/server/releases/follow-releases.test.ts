import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { providedVersions } from '@estate/remote-kit/shared-modules';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { buildDrill, type DrillStore, drillStore } from '../../testing/drill.ts';
import { holdTime, passTime, untilTimePassed } from '../../testing/held-time.ts';
import { createRenderPool, type RenderPool } from '../render/render-pool.ts';
import { type FollowSettings, followReleases } from './follow-releases.ts';
import { instanceReport } from './instance-report.ts';
import type { ReleaseFollower } from './release-follower.ts';
import { shellOffer } from './shell-offer.ts';

const lastGood = { revision: 7, state: { drill: { active: '1.0.0', withdrawn: [] } } };

let drill: DrillStore;
let pool: RenderPool;
let follower: ReleaseFollower;
const sets: string[] = [];

beforeAll(() => {
	holdTime();
	pool = createRenderPool({ workers: 1, timeLimitMs: 20_000, origins: [] });
});
afterAll(() => pool.close());
afterEach(() => {
	follower.stop();
	sets.length = 0;
});

async function open(prepare: () => Promise<void>, settings: Partial<FollowSettings> = {}): Promise<void> {
	drill = await drillStore();
	for (const version of ['1.0.0', '1.1.0']) await drill.publish(await buildDrill(version));
	await prepare();
	follower = await followReleases({
		store: drill.store,
		channel: 'production',
		pool,
		offer: shellOffer(providedVersions()),
		lastGood: undefined,
		onProblem: () => {},
		onChange: ({ current }) => sets.push(current.id),
		...settings,
	});
}

const serving = () => follower.current.remotes.get('drill')?.manifest.version;
const problem = () => follower.remotes.get('drill')?.problem;
const untilServing = (version: string) => untilTimePassed(serving, (served) => served === version);

it('serves what the channel says, and follows a promotion and a roll-back', async () => {
	await open(() => drill.promote('1.0.0'));
	expect(serving()).toBe('1.0.0');
	await drill.promote('1.1.0');
	await untilServing('1.1.0');
	expect(follower.current.remotes.get('drill')?.previous?.manifest.version).toBe('1.0.0');
	await drill.rollBack();
	await untilServing('1.0.0');
	expect(follower.current.remotes.get('drill')?.withdrawn).toEqual(['1.1.0']);
	expect(new Set(sets).size).toBe(3);
});

it('keeps the version that was served when the new one is broken, and says why', async () => {
	await open(() => drill.promote('1.0.0'));
	await writeFile(drill.file('1.1.0', 'server/server.mjs'), 'broken');
	await drill.promote('1.1.0');
	await untilTimePassed(() => problem() !== undefined);
	expect(serving()).toBe('1.0.0');
	expect(problem()).toMatch(/^1\.1\.0: .*server\.mjs/);
	const report = instanceReport('test', follower, 'production', {}, undefined);
	expect(report.remotes.drill).toMatchObject({ wanted: '1.1.0', serving: '1.0.0', problem: problem() });
});

it('falls back to the previous version when files of the active one are damaged later, and returns when they are mended', async () => {
	await open(async () => {
		await drill.promote('1.0.0');
		await drill.promote('1.1.0');
	});
	const entry = drill.file('1.1.0', 'client/remoteEntry.js');
	const whole = await readFile(entry);
	await rm(entry);
	await untilServing('1.0.0');
	expect(problem()).toMatch(/remoteEntry\.js/);
	await writeFile(entry, whole);
	await untilServing('1.1.0');
	expect(problem()).toBeUndefined();
});

it('starts with the previous version when the active one is damaged already', async () => {
	await open(async () => {
		await drill.promote('1.0.0');
		await drill.promote('1.1.0');
		await rm(drill.file('1.1.0', 'server/server.mjs'));
	});
	expect(serving()).toBe('1.0.0');
	expect(problem()).toMatch(/^1\.1\.0: /);
});

it('does not serve what no browser could run in this shell, and says why', async () => {
	await open(() => drill.promote('1.0.0'), {
		offer: { ...shellOffer(providedVersions()), shared: { ...providedVersions(), react: '18.3.1' } },
	});
	expect(follower.current.remotes.get('drill')?.damage).toBe('files');
	expect(problem()).toMatch(
		/^1\.0\.0: It asks for react \^19.*; the shell provides 18\.3\.1\. Build the remote/,
	);
	expect(problem()).toMatch(/react 19\.\S+ is bundled for the server; the shell gives 18\.3\.1\./);
});

it('falls back when a thread cannot import the bundle', async () => {
	await open(async () => {
		await drill.promote('1.0.0');
		await drill.promote('1.1.0');
	});
	await follower.reportBroken('drill', '1.1.0', 'A fresh thread could not import it.');
	expect(serving()).toBe('1.0.0');
	expect(problem()).toContain('A fresh thread could not import it.');
});

it('serves what is left of the only version, by the manifest that it was claimed with, and says why', async () => {
	await open(async () => {
		await drill.promote('1.0.0');
		await rm(drill.file('1.0.0', 'remote.json'));
	});
	expect(serving()).toBe('1.0.0');
	expect(follower.current.remotes.get('drill')?.damage).toBe('files');
	expect(problem()).toBeTruthy();
});

it('has no version to serve when nothing is known of it, and says why', async () => {
	await open(async () => {
		await drill.promote('1.0.0');
		await rm(drill.file('1.0.0', 'remote.json'));
		await rm(join(drill.location, 'claims'), { recursive: true });
	});
	expect(serving()).toBeUndefined();
	expect(problem()).toBeTruthy();
});

it('goes on with what it has when the store is lost while it runs, and follows again when that is back', async () => {
	await open(() => drill.promote('1.0.0'));
	await drill.promote('1.1.0');
	await untilServing('1.1.0');
	await rename(drill.location, `${drill.location}-lost`);
	await untilTimePassed(() => follower.storeProblem !== undefined);
	await follower.reportBroken('drill', '1.1.0', 'A file is missing.');
	// Long enough for looks at the files, and for a try at what is broken.
	passTime(60_000);
	await follower.reportBroken('drill', '1.1.0', 'It is missing still.');
	expect([serving(), problem()]).toEqual(['1.1.0', undefined]);
	expect((await pool.probe(follower.current.remotes.get('drill')!.bundle)).version).toBe('1.1.0');
	await rm(drill.location, { recursive: true, force: true });
	await rename(`${drill.location}-lost`, drill.location);
	await drill.rollBack();
	await untilServing('1.0.0');
	expect(follower.storeProblem).toBeUndefined();
});

it('serves the last good state when the store has lost its log', async () => {
	await open(async () => {}, { lastGood });
	expect(serving()).toBe('1.0.0');
	expect(follower.storeProblem).toMatch(/last good state/);
});

it('says once that a store is lost, and blames no version of it for what it lacks; of one that came back it does', async () => {
	const said: string[] = [];
	await open(() => rm(drill.location, { recursive: true }), {
		lastGood,
		onProblem: (problem) => said.push(problem),
	});
	expect(serving()).toBeUndefined();
	passTime(60_000);
	expect(said).toEqual([expect.stringMatching(/^The release store is empty, .*RELEASES_DIR/)]);
	await drill.promote('1.0.0');
	await untilTimePassed(() => said.length > 1);
	expect(said[1]).toMatch(/^drill: 1\.0\.0: /);
});
