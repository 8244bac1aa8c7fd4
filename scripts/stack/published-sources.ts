import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sourceStamp } from './source-stamp.ts';

/** Sources that a version was published of. */
export interface PublishedSources {
	version: string;
	stamp: string;
}

const noteFile = (dataDir: string, remote: string) =>
	path.join(dataDir, 'published-sources', `${remote}.json`);

/** Keeps which sources a start published, so that a later one can say that they are others. */
export async function noteSources(dataDir: string, remote: string, sources: PublishedSources): Promise<void> {
	const file = noteFile(dataDir, remote);
	await mkdir(path.dirname(file), { recursive: true });
	await writeFile(file, JSON.stringify(sources));
}

async function readSources(dataDir: string, remote: string): Promise<PublishedSources | undefined> {
	try {
		return JSON.parse(await readFile(noteFile(dataDir, remote), 'utf8')) as PublishedSources;
	} catch {
		return undefined;
	}
}

/** A line for each remote whose active version was published by a start, of sources that are others now. */
export async function changedSources(
	dataDir: string,
	active: Readonly<Record<string, string | undefined>>,
	stampOf = (remote: string) => sourceStamp([`mfe-${remote}`]),
): Promise<string[]> {
	const lines = await Promise.all(
		Object.entries(active).map(async ([remote, version]) => {
			const published = await readSources(dataDir, remote);
			if (!published || published.version !== version) return [];
			if ((await stampOf(remote)) === published.stamp) return [];
			return [
				`${remote}: its sources, or the packages that are installed, differ from those of ${version}, which is served: npm run dev shows them, npm run release -- publish ${remote} --version <another> publishes them.`,
			];
		}),
	);
	return lines.flat();
}
