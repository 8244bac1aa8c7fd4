import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type CheckSettings, ChecksFailed, checkVersion } from '@estate/releases/checks';
import { LANGUAGES } from '@estate/shared-contract';
import { expect, it } from 'vitest';
import { builtRemote } from '../../../../scripts/testing/built-remote.ts';
import { drillStore } from '../../testing/drill.ts';

/** Ends what hangs; a busy machine takes its time. */
const SLOW_MS = 400_000;
const ROOT = join(import.meta.dirname, '../../../..');
const VERSION = '1.0.0';
const REMOTES = readdirSync(ROOT)
	.filter((folder) => folder.startsWith('mfe-'))
	.map((folder) => folder.slice('mfe-'.length));

it.each(REMOTES)(
	'the work tree’s own %s passes every check of a promotion, in the browser too',
	async (remote) => {
		const { store } = await drillStore();
		await store.artifacts.put(await builtRemote(join(ROOT, `mfe-${remote}`), VERSION));
		const settings: CheckSettings = { channel: 'production', remote, version: VERSION };
		const report = await checkVersion(store, settings).catch((error: unknown) => {
			if (!(error instanceof ChecksFailed)) throw error;
			return error;
		});
		expect(report instanceof ChecksFailed ? report.problems : []).toEqual([]);
		// At least a page in each language
		expect(report).toMatchObject({ pages: expect.toSatisfy((pages: number) => pages >= LANGUAGES.length) });
	},
	SLOW_MS,
);
