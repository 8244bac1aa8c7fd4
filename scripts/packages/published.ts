import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Versions } from '@estate/create-remote';
import { ROOT } from '../stack/settings.ts';

/** Folders of the packages that are published, each behind those that it stands on. */
export const PUBLISHED = [
	'shared-contract',
	'shared-i18n',
	'shared-ui',
	'remote-kit',
	'releases',
	'create-remote',
] as const;

/** Tools of this workspace's own tests, which lean on what no team installs. */
export const LEFT_OUT = 'releases/src/testing/';

export type PublishedFolder = (typeof PUBLISHED)[number];

/** What of a package.json concerns publishing. */
export interface Manifest {
	name: string;
	version: string;
	description?: string;
	license?: string;
	sideEffects?: unknown;
	bin?: Record<string, string>;
	exports?: Record<string, string>;
	dependencies?: Record<string, string>;
	devDependencies?: Record<string, string>;
	overrides?: Record<string, unknown>;
	peerDependencies?: Record<string, string>;
	peerDependenciesMeta?: Record<string, { optional: boolean }>;
}

/** package.json of a folder of the workspace; of the workspace itself without one. */
export function manifestOf(folder = ''): Manifest {
	return JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')) as Manifest;
}

/** Range by which one published package asks for another: what was built together, and what only adds to it. */
export const rangeOf = (folder: PublishedFolder): string => `^${manifestOf(folder).version}`;

/** Name of each published package → its range. */
export function publishedRanges(): Record<string, string> {
	return Object.fromEntries(PUBLISHED.map((folder) => [manifestOf(folder).name, rangeOf(folder)]));
}

/** Versions that a repository of a remote is made with: those that this workspace is checked and tested with. */
export function repositoryVersions(): Versions {
	const { devDependencies, overrides = {} } = manifestOf();
	const installed = PUBLISHED.flatMap((folder) => Object.keys(manifestOf(folder).dependencies ?? {}));
	return {
		packages: { ...devDependencies, ...manifestOf('remote-kit').dependencies, ...publishedRanges() },
		// npm obeys those of the outermost package alone.
		overrides: Object.fromEntries(Object.entries(overrides).filter(([name]) => installed.includes(name))),
	};
}
