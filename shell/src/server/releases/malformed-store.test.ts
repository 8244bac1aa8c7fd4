import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { malformed } from '@estate/releases/testing/malformed';
import { providedVersions } from '@estate/remote-kit/shared-modules';
import { remoteManifestSchema } from '@estate/shared-contract/schemas';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDrill, type DrillStore, drillStore } from '../../testing/drill.ts';
import { createRenderPool, type RenderPool } from '../render/render-pool.ts';
import { followReleases } from './follow-releases.ts';
import type { ReleaseFollower } from './release-follower.ts';
import { settleRemote } from './settle-remote.ts';
import { shellOffer } from './shell-offer.ts';
import { VersionMemory } from './version-memory.ts';

/** Few by default, so that everybody runs them; `FUZZ_RUNS=10000` before a release. */
const NUM_RUNS = Number(process.env.FUZZ_RUNS ?? 60);
const RUNS = { numRuns: NUM_RUNS };
const TIME_LIMIT = 30_000 + NUM_RUNS * 100;

let drill: DrillStore;
let pool: RenderPool;
let follower: ReleaseFollower;
beforeAll(async () => {
	drill = await drillStore();
	for (const out of await Promise.all(['1.0.0', '1.1.0'].map((version) => buildDrill(version))))
		await drill.publish(out);
	await drill.promote('1.0.0');
	pool = createRenderPool({ workers: 1, timeLimitMs: 10_000, origins: [] });
	follower = await followReleases({
		store: drill.store,
		channel: 'production',
		pool,
		offer: shellOffer(providedVersions()),
		lastGood: undefined,
		onProblem: () => {},
		onChange: () => {},
	});
});
afterAll(async () => {
	follower.stop();
	await pool.close();
});

/** What makes a manifest the one that was published; undefined for what is no manifest. */
function publishedBytes(text: string): string | undefined {
	try {
		const { builtAt: _, commit: __, ...bytes } = remoteManifestSchema.parse(JSON.parse(text));
		return JSON.stringify(bytes);
	} catch {
		return undefined;
	}
}

it(
	'goes on with what it serves, however an entry of the log is malformed',
	async () => {
		const log = join(drill.location, 'channels/production/log');
		const good = JSON.parse(await readFile(join(log, '00000001.json'), 'utf8'));
		const before = follower.current;
		// Never a whole entry by chance: it would say that it is another revision.
		const entries = malformed(JSON.stringify({ ...good, revision: 3 }));
		await fc.assert(
			fc.asyncProperty(entries, async (text) => {
				await writeFile(join(log, '00000002.json'), text);
				const read = await drill.store.log.newest('production').catch((error: unknown) => error);
				expect(read).toMatchObject(
					read instanceof Error
						? { code: 'bad-store' }
						: { revision: 2, state: follower.followed.state, finding: expect.any(String) },
				);
				expect(follower.current.id).toBe(before.id);
			}),
			RUNS,
		);
		const problem = () => follower.storeProblem ?? follower.storeFinding;
		await expect.poll(problem).toMatch(/the last good state is served|that of revision 1 holds/);
		await rm(join(log, '00000002.json'));
		await expect.poll(problem).toBeUndefined();
		expect(follower.current.remotes.get('drill')?.manifest.version).toBe('1.0.0');
	},
	TIME_LIMIT,
);

it(
	'serves the version before, however the manifest of the active one is malformed',
	async () => {
		const path = drill.file('1.1.0', 'remote.json');
		const good = await readFile(path, 'utf8');
		const published = publishedBytes(good);
		await fc.assert(
			fc.asyncProperty(malformed(good), async (text) => {
				// What differs in the time of the build alone is the same version.
				fc.pre(publishedBytes(text) !== published);
				await writeFile(path, text);
				const settled = await settleRemote(
					'drill',
					{ active: '1.1.0', previous: '1.0.0', withdrawn: [] },
					follower.current.remotes.get('drill'),
					new VersionMemory(drill.store.artifacts, pool, shellOffer(providedVersions())),
				);
				expect(settled.served?.manifest.version).toBe('1.0.0');
				expect(settled.problem).toContain('1.1.0: ');
			}),
			RUNS,
		);
		await writeFile(path, good);
		expect(pool.restarts).toBe(0);
	},
	TIME_LIMIT,
);
