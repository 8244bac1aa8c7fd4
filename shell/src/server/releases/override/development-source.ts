import type { Override } from '@estate/releases';
import { readManifest } from '@estate/shared-contract/schemas';
import type { ServedRemote } from '../release-set.ts';

const TIME_LIMIT_MS = 2_000;
const MOST_BYTES = 2 * 1024 * 1024;

/**
 * What a development server builds just now. Its slots are rendered in the browser alone: code of another machine never
 * runs on the site's server. Throws an Error that says what is wrong with it.
 */
export async function developmentRemote(
	{ remote, source }: Override & { source: string },
	allowed: readonly string[],
): Promise<ServedRemote> {
	if (!allowed.includes(source)) throw new Error(`OVERRIDE_ORIGINS does not list ${source}.`);
	const response = await fetch(`${source}/remote.json`, {
		signal: AbortSignal.timeout(TIME_LIMIT_MS),
		redirect: 'error',
	});
	const text = await response.text();
	if (!response.ok || text.length > MOST_BYTES)
		throw new Error(`${source}/remote.json answered ${response.status}.`);
	const manifest = readManifest(JSON.parse(text));
	if (manifest.name !== remote) throw new Error(`${source} serves ${manifest.name}, not ${remote}.`);
	const { version } = manifest;
	return {
		manifest,
		folder: source,
		bundle: { remote, version, path: '', integrity: '' },
		marks: '',
		withdrawn: [],
		source,
	};
}
