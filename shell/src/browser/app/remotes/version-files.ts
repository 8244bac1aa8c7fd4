import type { VersionFiles, VersionOffer } from '../../../page/site/site-facts.ts';
import { fetchJson } from '../../fetch-json.ts';

const known = new Map<string, Promise<VersionFiles>>();

/** Remembers what was fetched before the application was there. */
export function rememberFiles(href: string, files: Promise<VersionFiles>): void {
	known.set(href, files);
	files.catch(() => known.delete(href));
}

/** Files of a version, asked for once; rejects as `fetchJson` does, and is asked for again then. */
export function filesOf({ files }: VersionOffer): Promise<VersionFiles> {
	if (typeof files !== 'string') return Promise.resolve(files);
	if (!known.has(files)) rememberFiles(files, fetchJson<VersionFiles>(files));
	return known.get(files) as Promise<VersionFiles>;
}
