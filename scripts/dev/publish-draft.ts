import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { changeChannel, openStore, promote } from '@estate/releases';
import { buildRemote } from '@estate/remote-kit/build';
import { ROOT, type StackSettings } from '../stack/settings.ts';

const SWITCH_WITHIN_MS = 5_000;

interface Health {
	remotes?: Record<string, { serving?: string }>;
}

async function isServed(sitePort: number, remote: string, version: string): Promise<boolean> {
	const response = await fetch(`http://127.0.0.1:${sitePort}/healthz`);
	return ((await response.json()) as Health).remotes?.[remote]?.serving === version;
}

/**
 * Builds a remote as it stands in the work tree and makes it active in the development store, without the checks of a
 * promotion: a half-written slot should be seen failing. Resolves when the site serves it.
 */
export async function publishDraft(
	remote: string,
	{ environment, dataDir, port }: StackSettings,
): Promise<void> {
	const version = `0.0.0-dev.${Date.now()}`;
	const { outDir } = await buildRemote({
		dir: path.join(ROOT, `mfe-${remote}`),
		version,
		outDir: path.join(dataDir, 'dev', remote),
		mode: 'development',
	});
	const store = openStore(environment.RELEASES_DIR ?? '');
	await store.artifacts.put(outDir);
	await changeChannel(
		store.log,
		{ channel: 'production', action: 'promote', remote, who: 'npm run dev', why: 'sources changed' },
		(state) => promote(state, remote, version),
	);
	const until = Date.now() + SWITCH_WITHIN_MS;
	while (Date.now() < until && !(await isServed(port, remote, version).catch(() => false))) await pause(50);
}
