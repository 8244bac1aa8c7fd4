import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
	abortCanary,
	changeChannel,
	openStore,
	promote,
	type ReleaseStore,
	retire,
	rollBack,
	setShare,
	startCanary,
} from '@estate/releases';
import type { Canary } from '@estate/shared-contract';
import { builtRemote } from '../../../scripts/testing/built-remote.ts';
import type { BundleFile } from '../server/render/worker-messages.ts';
import { scratchFolder } from './scratch-folder.ts';

const REMOTES = join(import.meta.dirname, '../../test');
const DRILL = join(REMOTES, 'drill-remote');
const FIELDS = join(REMOTES, 'fields-remote');
const CHANNEL = 'production';
const BY = { channel: CHANNEL, remote: 'drill', who: 'tests', why: 'drill' } as const;

/**
 * A copy of the drill remote's sources, whose marker text names the version, with some of its files changed: path below
 * `src` → new text. Returns its folder.
 */
export async function drillSource(
	version: string,
	changes: Record<string, (text: string) => string> = {},
): Promise<string> {
	const dir = join(await scratchFolder(), 'remote');
	await cp(DRILL, dir, { recursive: true });
	for (const [file, change] of Object.entries(changes)) {
		const path = join(dir, 'src', file);
		await writeFile(path, change(await readFile(path, 'utf8')));
	}
	for (const language of ['nl', 'fr', 'en', 'de']) {
		const path = join(dir, `src/texts/${language}.json`);
		const texts = JSON.parse(await readFile(path, 'utf8')) as Record<string, string>;
		await writeFile(path, JSON.stringify({ ...texts, marker: `drill ${version}` }));
	}
	return dir;
}

const unchanged = new Map<string, Promise<string>>();

async function build(version: string, changes: Parameters<typeof drillSource>[1]): Promise<string> {
	return builtRemote(await drillSource(version, changes), version);
}

/** A built version of `drillSource`. Returns its folder, which is never changed. */
export function buildDrill(
	version: string,
	changes?: Record<string, (text: string) => string>,
): Promise<string> {
	if (changes) return build(version, changes);
	const known = unchanged.get(version) ?? build(version, {});
	unchanged.set(version, known);
	return known;
}

/** The server bundle of a built folder. */
export async function drillBundle(outDir: string, version: string): Promise<BundleFile> {
	const manifest = JSON.parse(await readFile(join(outDir, 'remote.json'), 'utf8')) as {
		files: { path: string; integrity: string }[];
	};
	const integrity = manifest.files.find(({ path }) => path === 'server/server.mjs')?.integrity ?? '';
	return { remote: 'drill', version, path: join(outDir, 'server/server.mjs'), integrity };
}

/** Builds, publishes and promotes a second remote, whose fields are components that the shell provides on demand. */
export async function releaseFields(store: ReleaseStore): Promise<void> {
	const version = '1.0.0';
	await store.artifacts.put(await builtRemote(FIELDS, version));
	await changeChannel(store.log, { ...BY, remote: 'fields', action: 'promote' }, (state) =>
		promote(state, 'fields', version),
	);
}

/** A release store in a scratch folder with the drill remote's moves. */
export interface DrillStore {
	store: ReleaseStore;
	location: string;
	publish(outDir: string): Promise<void>;
	promote(version: string): Promise<void>;
	rollBack(): Promise<void>;
	/** Takes the remote out; its addresses lead to the path, if one is given */
	retire(redirect?: string): Promise<void>;
	/** Tries a version with a share of the visitors; the salt is the version */
	startCanary(version: string, share: Pick<Canary, 'traffic' | 'plan'>): Promise<void>;
	setShare(traffic: number): Promise<void>;
	abortCanary(): Promise<void>;
	/** Path of a published file */
	file(version: string, path: string): string;
}

/** A folder unless another location is given. */
export async function drillStore(elsewhere?: string): Promise<DrillStore> {
	const location = elsewhere ?? join(await scratchFolder(), 'releases');
	const store = openStore(location, { copies: join(await scratchFolder(), 'copies') });
	return {
		store,
		location,
		async publish(outDir) {
			await store.artifacts.put(outDir);
		},
		async promote(version) {
			await changeChannel(store.log, { ...BY, action: 'promote' }, (state) =>
				promote(state, 'drill', version),
			);
		},
		async rollBack() {
			await changeChannel(store.log, { ...BY, action: 'rollback' }, (state) => rollBack(state, 'drill'));
		},
		async retire(redirect) {
			const retirement = {
				who: BY.who,
				why: BY.why,
				at: new Date().toISOString(),
				...(redirect ? { redirect } : {}),
			};
			await changeChannel(store.log, { ...BY, action: 'retire' }, (state) =>
				retire(state, 'drill', retirement),
			);
		},
		async startCanary(version, share) {
			await changeChannel(store.log, { ...BY, action: 'canary' }, (state) =>
				startCanary(state, 'drill', { version, salt: version, ...share }),
			);
		},
		async setShare(traffic) {
			await changeChannel(store.log, { ...BY, action: 'canary' }, (state) =>
				setShare(state, 'drill', { traffic }),
			);
		},
		async abortCanary() {
			await changeChannel(store.log, { ...BY, action: 'abort' }, (state) => abortCanary(state, 'drill'));
		},
		file: (version, path) => join(location, 'artifacts/drill', version, path),
	};
}
