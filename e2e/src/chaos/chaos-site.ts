import {
	copyFileSync,
	cpSync,
	existsSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { changeChannel, openStore, promote } from '@estate/releases';
import { startConfiguredSite } from '../configured-site.ts';
import { publishCopy } from '../release-tool.ts';
import { TEST_DATA_DIR, testStackSettings } from '../test-stack.ts';
import { SUBJECTS } from './subjects.ts';

/** The version of every remote that misbehaves when the address asks it to; the one before is sound. */
export const CHAOS_VERSION = '3.0.0';

/** Made by the first worker of a run, and copied by each. */
const PREPARED = path.join(TEST_DATA_DIR, 'chaos-releases');
const STAMP = `${PREPARED}.ready`;

const settingsOf = (store: string) => ({
	RELEASES_DIR: store,
	// Long enough for a sound slot on a busy machine, short enough to wait for.
	RENDER_TIME_LIMIT: '3000',
});

/** Wraps each slot of a remote's copied sources in `misbehaving`. */
function makeMisbehave(folder: string): void {
	copyFileSync(
		path.join(import.meta.dirname, 'misbehaving.tsx'),
		path.join(folder, 'src', 'misbehaving.tsx'),
	);
	// The faults stand in the address, which a sound slot names no parameters for.
	const config = path.join(folder, 'src', 'remote.config.ts');
	const declared = readFileSync(config, 'utf8').replace(
		'export default defineRemote(',
		'const sound = defineRemote(',
	);
	writeFileSync(
		config,
		`${declared}\nexport default { ...sound, slots: sound.slots.map(({ query: _, ...slot }) => slot) };\n`,
	);
	const slots = path.join(folder, 'src', 'slots');
	for (const file of readdirSync(slots)) {
		const source = readFileSync(path.join(slots, file), 'utf8');
		const name = path.parse(file).name;
		writeFileSync(
			path.join(slots, file),
			`import { misbehaving } from '../misbehaving.tsx';\n${source.replace(/^export default /m, 'const sound = ')}\nexport default misbehaving(sound, '${name}');\n`,
		);
	}
}

async function promoteChaos(remote: string): Promise<void> {
	await changeChannel(
		openStore(PREPARED).log,
		{ channel: 'production', remote, who: 'chaos drill', why: 'drill', action: 'promote' },
		(state) => promote(state, remote, CHAOS_VERSION),
	);
}

export interface ChaosSite {
	url: string;
	/** Text of `/metrics` */
	metrics(): Promise<string>;
	/** The site reaches no api from now on */
	cutApi(): void;
	/** Takes the release store away; returns a function that brings it back */
	loseStore(): () => void;
	stop(): Promise<void>;
}

/** Publishes and promotes the version that misbehaves, of every remote, in a store of its own. */
async function prepareReleases(): Promise<void> {
	cpSync(path.join(TEST_DATA_DIR, 'releases'), PREPARED, { recursive: true });
	for (const { remote } of SUBJECTS) {
		await publishCopy(remote, CHAOS_VERSION, makeMisbehave, {
			...testStackSettings().environment,
			...settingsOf(PREPARED),
		});
		await promoteChaos(remote);
	}
	writeFileSync(STAMP, '');
}

/**
 * A site and a release store of a worker's own, on the test stack's data, whose remotes are all active in the version that
 * misbehaves. The first worker of a run publishes it, the others wait for that.
 */
export async function startChaosSite(worker: number): Promise<ChaosSite> {
	if (worker === 0) await prepareReleases();
	while (!existsSync(STAMP)) await pause(100);
	const store = `${PREPARED}-${worker}`;
	cpSync(PREPARED, store, { recursive: true });
	const site = await startConfiguredSite(`chaos-${worker}`, () => {}, settingsOf(store));
	return {
		...site,
		loseStore() {
			const lost = `${store}-lost`;
			renameSync(store, lost);
			return () => {
				// The site goes on writing what it has to say of itself.
				rmSync(store, { recursive: true, force: true });
				renameSync(lost, store);
			};
		},
	};
}
